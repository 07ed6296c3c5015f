"""A game of each kind to its end by ear and keyboard: nothing but names, states, actions and keys is used to play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt

from tests.scenery.local_table import LocalTable
from tests.ui.driver import Driver
from tests.ui.ear import Ear
from tests.ui.heard import Role, amiss

Key = Qt.Key
MOST_STEPS = 200
SEED = 6


@pytest.fixture
def sit(driver: Driver) -> Iterator[Callable[..., Ear]]:
    """Sits down at a table whose other seats play at once."""
    ears: list[Ear] = []

    def sit_down(game: str, seats: int, policy: str, **options: int | bool | str) -> Ear:
        ears.append(Ear.sit(driver, LocalTable(game, seats, SEED, options, policy=policy)))
        return ears[-1]

    yield sit_down
    for ear in ears:
        ear.stand_up()


def play(ear: Ear, act: Callable[[Ear], bool], ended: str) -> None:
    """Do one thing after the other until somebody says that the game has `ended`; nothing is amiss on the way."""
    scanned = set[str]()
    for _ in range(MOST_STEPS):
        if any(re.search(ended, sentence) for sentence in ear.said):
            return
        ask = ear.ask()
        # What is asked is said, and each kind of question is looked through once.
        assert not ask or any(ask in sentence for sentence in ear.said), ask
        kind = re.sub(r"“.*”|[\d−]+|\(.*\)|[A-ZŻŹŚĆŁ]\w+", "", ask)
        if kind not in scanned:
            scanned.add(kind)
            assert list(amiss(ear.driver.window.root)) == []
        assert act(ear), [*ear.told()]
    raise AssertionError(f"the game does not end: {ear.said[-6:]}")


def test_sen(sit: Callable[..., Ear]) -> None:
    ear = sit("sen", 3, "bot", limit=0, rounds=2)
    hands = 0

    def act(ear: Ear) -> bool:
        nonlocal hands
        if ear.named("Discard it"):
            at = len(ear.said)
            ear.key(Key.Key_R)
            hands += 1
            drawn = re.search(r"(\d+) crow", " ".join(ear.since(at)))
            # What is small is kept in the place of the last card, by arrows and Enter.
            if drawn and int(drawn.group(1)) < 4:
                ear.walk(Key.Key_Right, "Your card 4")
                ear.key(Key.Key_Space)
                ear.key(Key.Key_Return)
                return True
            assert drawn or re.search("Peek|Swap|Take", " ".join(ear.since(at))), ear.since(at)
            return ear.press_first("Use it: .*" if hands % 2 else "Discard it", "Discard it")
        if hands >= 4 and ear.named("Wake up!"):
            ear.key(Key.Key_W)
            assert ear.named("Again: Wake up!")
            ear.key(Key.Key_W)
            return True
        return (
            ear.press_first(*SEN)
            or ear.choose("Drawn card 1", "Your card 1", "Your card 3", "’s card")
            or ear.press_any()
        )

    play(ear, act, r"rounds dreamt")
    assert any(re.search(r"^The calmest .*: .*\d", sentence) for sentence in ear.said)
    assert sum("All dreams are turned up" in sentence for sentence in ear.said) == 2


SEN = (
    "Peek at .*", "I’ll remember", "Swap .*", "Take .* as .*", "Keep .*", "Put it .*", "Replace.*",
    "Next round", "See how it ended", "Back to the table", "Draw a card", "Discard .*",
)  # fmt: skip


def test_smoki(sit: Callable[..., Ear]) -> None:
    ear = sit("smoki", 2, "random", goal="rounds", rounds=1)

    def act(ear: Ear) -> bool:
        if ear.named("Discard to pile I") and ear.choose("face down"):
            return True
        return ear.press_first(*SMOKI) or ear.choose("face down", "Open pile I:", "Your") or ear.press_any()

    play(ear, act, r"round dreamt")


SMOKI = (
    "Turn it up", "Send it round", "Place it.*", "Onto pile I", "Swap.*", "See how it ended", "Next round",
    "Draw a card", "Under pile I", "Don’t.*", "Leave.*", "Discard to pile I",
)  # fmt: skip


def test_race(sit: Callable[..., Ear]) -> None:
    ear = sit("race", 2, "random")
    laid = set[str]()

    def act(ear: Ear) -> bool:
        if ear.named("Suggest") and "suggested" not in ear.notes:
            ear.notes.add("suggested")
            ear.key(Key.Key_S)
            laid.update(card.name for card in ear.buttons(cards=True) if ", under " in card.name)
            return True
        ear.notes.discard("suggested")
        if ear.choose("Card 1 in your hand"):
            ear.key(Key.Key_Return)
            return True
        return (
            ear.press_first(
                "Keep and pass",
                "Keep it",
                "Fly!",
                "Keep the team",
                "Don’t fly",
                "Again: don’t fly",
                "Next land",
                "Next turn",
                "To the .*",
                "See .*",
                "Back to the round",
            )
            or ear.press_any()
        )

    play(ear, act, r" in seven turns")
    assert any(re.fullmatch(r"\w+, under \w+", name) for name in laid)


def test_dream(sit: Callable[..., Ear]) -> None:
    ear = sit("dream", 4, "random", night_s=10)
    clues = 0

    def act(ear: Ear) -> bool:
        nonlocal clues
        if ear.press_first("Right", "Fair", "Go on", "All of them", "That was my dream"):
            return True
        if ear.focused().role is Role.EditableText and not ear.named("Take back.*|Not yet"):
            clues += 1
            at = len(ear.said)
            ear.key(Key.Key_F5)
            assert len(ear.said) == at + 1
            ear.write(f"cloud{'abcdefghij'[clues % 10]}{'abcdefghij'[clues // 10 % 10]}")
            return True
        return ear.press_any()

    play(ear, act, r"nights dreamt")
