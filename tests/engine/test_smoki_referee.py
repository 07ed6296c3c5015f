"""Whole games of Smoki, as `sennik simulate` prints them, before a referee that does not know the engine."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from engine.pieces import Face
from engine.policies import Policy
from engine.smoki import count
from netcore.verbs.cli import main
from tests.engine.altering import altered, exchanged, misplaced, read, with_notes, write
from tests.engine.judging import Refused
from tests.engine.printed import Printed
from tests.engine.smoki_referee import DEFAULTS, KINDS, count_dream, judge
from tests.engine.watched import AnyKind

PRINTED = Printed("smoki", DEFAULTS)
play, play_kind, expect_start = PRINTED.play, PRINTED.play_kind, PRINTED.expect_start
VARIANTS: list[dict[str, int | str]] = [
    {"piles": piles, "edition": edition, **goal}
    for piles, edition, goal in product(
        (2, 1),
        ("corrected", "first"),
        ({}, {"goal": "points", "limit": 60}, {"goal": "rounds", "rounds": 2}, {"tokens": 1}),
    )
]


# ── games that are right ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("kind", "step"), [("random", 3), ("bot", 9)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_of_smoki_is_played_by_the_printed_rules(seats: int, kind: str, step: int) -> None:
    for number, options in enumerate(VARIANTS[seats % step :: step]):
        seed = 1000 * seats + number
        (verdict,) = judge(play_kind(kind, seats, seed, **options))
        expect_start(verdict, seats, seed, **options)


def test_everything_that_can_happen_in_smoki_happens_before_the_referee() -> None:
    seen: Counter[str] = Counter()
    for seed in range(18):
        # Who seldom places a card plays long rounds, in which the closed pile runs out.
        policies: list[Policy] = [AnyKind("place") if seed % 3 else AnyKind()] * (2 + seed % 4)
        options: dict[str, int | str] = {"goal": ("rounds", "points")[seed % 2], "rounds": 2, "limit": 30}
        (verdict,) = judge(play(policies, seed, **options, piles=1 + seed // 2 % 2))
        seen += verdict.seen
    for what in (
        "reshuffle",
        "circle: open card handed on",
        "circle: hidden card handed on",
        "circle: completed another's dream",
        "nest: swap",
        "nest: swap of a hidden and an open card",
        "taken from an open pile: circle",
        "taken from an open pile: nest",
        "taken from an open pile: mirror",
        "open pile: emptied",
        "open pile: begun again",
        "first open card: raven",
        "turned up at the start: raven",
        "mirror: 1 in a row",
        "mirror: 2 in a row",
        "mirror: chooses",
        "column: struck",
        "column: two mirrors",
        "mirror: beside a struck column",
    ):
        assert seen[what] > 0, what


def test_a_random_player_of_smoki_takes_all_legal_moves_alike() -> None:
    moves: Counter[str] = Counter()
    for seed in range(25):
        (verdict,) = judge(play_kind("random", 3, seed, goal="rounds", rounds=2))
        moves += verdict.moves
    turns = moves["draw"] + moves["take_open"]
    assert turns > 500
    # One of two or three.
    assert 0.30 < moves["draw"] / turns < 0.45
    # A drawn card that is no circle may be laid off in two of fourteen ways.
    assert moves["discard"] / moves["draw"] == pytest.approx(1 / 7, abs=0.06)


def test_two_readings_of_the_count_of_smoki_agree() -> None:
    """Far more dreams than can be played: few kinds, so that columns and mirrors meet in all ways."""
    whims = random.Random(52)
    seen: Counter[str] = Counter()
    for _ in range(5000):
        kinds = [*whims.sample(KINDS, 3), "mirror"]
        dream = whims.choices(kinds, k=6)
        points, why = count_dream(dream)
        assert count([Face(face) for face in dream]).total == points, dream
        seen.update(why)
    assert len(seen) == 8
    assert min(seen.values()) > 20


def test_the_printed_examples_of_smoki() -> None:
    """Koniec rundy: 22, 16 and 14 (in the first printing 16)."""
    dreams = ["circle mirror mirror circle 2 0", "1 8 2 mirror 1 3", "7 8 1 7 3 2", "7 8 1 7 3 4"]
    assert [count_dream(dream.split())[0] for dream in dreams] == [22, 16, 14, 16]


# ── games that are not ──────────────────────────────────────────────────────────────────────────────────────────────
SAMPLES = {
    "random": lambda: play_kind("random", 3, 7, goal="rounds", rounds=1),
    "bot": lambda: play_kind("bot", 2, 3, tokens=1),
    "any kind": lambda: play([AnyKind("place")] * 4, 5, goal="points", limit=1, piles=1, edition="first"),
}


@pytest.fixture(scope="module", params=sorted(SAMPLES))
def sample(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """A game that is right."""
    text = SAMPLES[request.param]()
    judge(text)
    return read(text)


def test_a_line_of_smoki_lost_doubled_or_moved_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in misplaced(sample):
        with pytest.raises(Refused):
            judge(text)


def test_a_value_of_smoki_altered_anywhere_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in altered(sample, random.Random(4), 40):
        with pytest.raises(Refused):
            judge(text)


def test_two_cards_of_smoki_that_changed_places_are_refused(sample: list[dict[str, Any]]) -> None:
    for text in exchanged(sample, random.Random(5), 30, lambda board: [board["closed"], *board["open"]]):
        with pytest.raises(Refused):
            judge(text)
    for text in exchanged(sample, random.Random(6), 30, lambda board: board["dreams"]):
        with pytest.raises(Refused):
            judge(text)


@pytest.mark.parametrize(
    ("option", "value", "needs"),
    [
        ("edition", "first", "circle: open card handed on"),
        ("goal", "points", "round"),
        ("goal", "rounds", "round"),
        ("tokens", 1, "round"),
        ("piles", 1, "round"),
    ],
)
def test_a_game_of_smoki_by_other_options_is_refused(option: str, value: int | str, needs: str) -> None:
    # In a single round, or with a circle's last card on a pile of its own, two options may come to the same.
    text = play_kind("random", 3, 2, tokens=2)
    (verdict,) = judge(text)
    assert verdict.seen[needs] > 1
    lines = read(text)
    lines[0]["options"][option] = value
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", "sen"), ("seats", 4), ("seats", "3"), ("seed", True), ("rules", ""), ("options", {}), ("type", "step")],
)
def test_a_wrong_first_line_of_smoki_is_refused(key: str, value: object) -> None:
    lines = read(SAMPLES["random"]())
    lines[0][key] = value
    with pytest.raises(Refused):
        judge(write(lines))


def test_more_keys_are_no_fault_in_smoki(sample: list[dict[str, Any]]) -> None:
    judge(with_notes(sample))


def test_the_command_plays_smoki(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    options = ["-o", "goal=points", "-o", "limit=70", "-o", "piles=1", "-o", "edition=first"]
    assert main(["simulate", "smoki", "--seats", "4", "--seed", "11", "--games", "2", *options]) == 0
    said = capsysbinary.readouterr()
    assert said.err == b""
    assert said.out.isascii()
    verdicts = judge(said.out.decode())
    assert len(verdicts) == 2
    for number, verdict in enumerate(verdicts):
        expect_start(verdict, 4, 11 + number, goal="points", limit=70, piles=1, edition="first")
