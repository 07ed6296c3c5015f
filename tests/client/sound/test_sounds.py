"""What is heard when, and what is not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from client.settings import AWAYS, SOUNDS, VOLUMES
from client.sound.sounds import KINDS, SAMPLES, Sounds
from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from client.viewmodels.settings.model import SettingsModel
from client.viewmodels.table.running_clock import Hours
from client.viewmodels.talk.model import TalkModel
from engine.driver import Step
from netcore.status import CircleNews, Listener, SaidNews
from resources.sounds import NAMES
from tests.client.fake_node import DirectCalls, FakeNode
from tests.copies import replace
from tests.scenery.local_table import LocalTable
from tests.scenery.sen import sit


class Window(QObject):
    """A window as far as sounds are concerned."""

    def __init__(self) -> None:
        super().__init__()
        self.in_front = True
        self.alerts = 0

    def isActive(self) -> bool:
        return self.in_front

    def alert(self, _ms: int) -> None:
        self.alerts += 1


class Heard:
    def __init__(self) -> None:
        self.names: list[str] = []

    def play(self, name: str, volume: float) -> None:
        assert 0 < volume <= 1
        self.names.append(name)

    def taken(self) -> list[str]:
        names, self.names = self.names, []
        return names


class Evening:
    """A table, its settings and a window, and what is heard."""

    def __init__(self, folder: Path) -> None:
        self.table, self.lesson = PlayTable(), PlayTable()
        self.settings = SettingsModel(folder, "en")
        self.window = Window()
        self.heard = Heard()
        self.sounds = Sounds(self.settings, self.window, self.heard)  # type: ignore[arg-type]
        self.sounds.sit_at(self.table)
        self.sounds.listen_to(self.lesson)

    def ask(self, question: int) -> None:
        self.table.become(replace(self.table.props, mine=True, question=question))


@pytest.fixture
def evening(qtbot: QtBot, tmp_path: Path) -> Evening:
    return Evening(tmp_path)


def test_every_sound_can_be_left_out_and_shown() -> None:
    assert set(KINDS) == set(NAMES)
    assert set(KINDS.values()) == set(SOUNDS) == set(SAMPLES)
    assert all(KINDS[sample] == kind for kind, sample in SAMPLES.items())


def test_what_happens_at_a_table_or_in_a_lesson_is_heard_unless_it_is_left_out(evening: Evening) -> None:
    evening.table.sounded.emit("card")
    evening.lesson.sounded.emit("wake")
    assert evening.heard.taken() == ["card", "wake"]
    evening.settings.hear(SOUNDS.index("card"), False)
    evening.table.sounded.emit("shuffle")
    evening.table.sounded.emit("wake")
    assert evening.heard.taken() == ["wake"]
    evening.settings.chooseVolume(VOLUMES.index("off"))
    evening.table.sounded.emit("wake")
    evening.ask(3)
    assert evening.heard.taken() == []


def test_the_chat_is_heard_by_who_wants_it_and_of_nobody_who_is_muted(evening: Evening) -> None:
    chat = TalkModel(DirectCalls(FakeNode(lambda _news: None)))
    chat.sounded.connect(evening.sounds.hear)
    sofija = Listener(bytes(32), "Sofija", "tall")
    chat.hear(CircleNews(b"t" * 16, (sofija,)))

    def say() -> list[str]:
        chat.hear(SaidNews(b"t" * 16, sofija, "hello", "", mine=False))
        return evening.heard.taken()

    assert say() == [], "it is quiet until somebody wants it"
    evening.settings.hear(SOUNDS.index("talk"), True)
    assert evening.heard.taken() == ["talk"]
    assert say() == ["talk"]
    evening.window.in_front = False
    assert say() == []
    evening.window.in_front = True
    chat.mute(sofija.peer.hex(), True)
    assert say() == []
    chat.mute(sofija.peer.hex(), False)
    evening.settings.chooseVolume(VOLUMES.index("off"))
    assert say() == []


@pytest.mark.parametrize("away", AWAYS)
def test_behind_another_window_only_a_turn_is_told_as_the_player_wants_it(evening: Evening, away: str) -> None:
    evening.settings.chooseAway(AWAYS.index(away))  # type: ignore[arg-type]
    evening.ask(3)
    assert evening.heard.taken() == ["turn"], "in front it is heard"
    assert evening.window.alerts == 0
    evening.window.in_front = False
    evening.table.sounded.emit("card")
    evening.ask(5)
    assert evening.heard.taken() == (["turn"] if away in ("bell", "both") else [])
    assert evening.window.alerts == (away in ("light", "both"))


def test_whoever_chooses_a_sound_hears_it(evening: Evening) -> None:
    evening.settings.hear(SOUNDS.index("clock"), True)
    evening.settings.hear(SOUNDS.index("clock"), False)
    assert evening.heard.taken() == ["tick"]
    evening.settings.sample(SOUNDS.index("clock"))
    assert evening.heard.taken() == ["tick"], "even what is left out"
    evening.settings.chooseVolume(VOLUMES.index("loud"))
    assert evening.heard.taken() == ["turn"]


def test_the_last_seconds_of_ones_own_decision_tick_once(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.settings.change(msgspec.structs.replace(evening.settings.values, unheard=()))
    clock = evening.table.clock
    now_s = 0.0
    monkeypatch.setattr(clock, "_now_s", lambda: now_s)
    evening.ask(7)
    evening.heard.taken()
    clock.set(Hours(number=7, limit_ms=12_000))
    for _ in range(130):
        now_s += 0.1
        clock.ticked.emit()
    assert evening.heard.taken() == 10 * ["tick"]
    evening.table.become(replace(evening.table.props, mine=False, question=0))
    clock.set(Hours(number=9, limit_ms=5_000))
    clock.ticked.emit()
    clock.set(Hours())
    assert evening.heard.taken() == [], "another's time is theirs"


def steps_of(game: str, seats: int, options: dict[str, int | bool | str] | None = None) -> list[Step]:
    """Every step of a game that bots play."""
    table = LocalTable(game, seats, 5, options, me=-1, policy="random")
    while table.step():
        pass
    return list(table._steps)


@pytest.mark.parametrize(
    ("game", "seats", "sounds"),
    [
        ("sen", 2, {"", "card", "shuffle", "wake"}),
        ("smoki", 2, {"", "card", "shuffle"}),
        ("race", 2, {"", "card", "shuffle", "start", "wake"}),
        ("dream", 4, {"", "card", "night", "dawn"}),
    ],
)
def test_each_game_has_its_sounds(game: str, seats: int, sounds: set[str]) -> None:
    script = SCREENS[game].parts().script
    heard = [script.sound(step) for step in steps_of(game, seats)]
    assert set(heard) == sounds
    if game == "race":
        assert heard.count("start") == 1
    if game == "dream":
        assert heard.count("night") == heard.count("dawn") == 4


def test_the_film_lets_each_step_be_heard_and_one_that_was_taken_up_only_its_end(qtbot: QtBot) -> None:
    table = PlayTable()
    heard: list[str] = []
    table.sounded.connect(heard.append)
    local = sit(table, 4)
    news = local.news()
    table.receive(news)
    assert heard == [sound for step in news.steps if (sound := table._script.sound(step))]
    assert "shuffle" in heard
    heard.clear()
    again = PlayTable()
    again.pace_ms = 0
    again.sounded.connect(heard.append)
    again.receive(replace(news, steps=9 * news.steps))
    assert len(heard) <= 1
