"""A game is known by its own folders and by two lists, of rules and of screens; nothing else in the window names it."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from client.viewmodels.game.room_script import RoomScript
from client.viewmodels.game.screen import GameScreen, Mood
from client.viewmodels.games import QML, SCREENS, offered
from client.viewmodels.table.script import PlainScript
from engine.games import GAMES, find
from tests.pebbles.screen import on_the_shelf
from tests.scenery.scenes import GAME_SCENES

CLIENT = Path(__file__).resolve().parents[2] / "client"
ART = CLIENT.parent / "resources" / "art" / "svg"
REGISTRY = CLIENT / "viewmodels" / "games.py"
# Folders that are games' own, by the file of the screen and by the module of the script.
OWN = {screen.table.parent for screen in SCREENS.values()} | {
    CLIENT.parent / Path(*type(screen.parts().script).__module__.split(".")[:-1]) for screen in SCREENS.values()
}
SOURCES = sorted(
    path
    for path in CLIENT.rglob("*")
    if path.suffix in {".py", ".qml", ".js"} or path.name == "qmldir"
    if path != REGISTRY and OWN.isdisjoint(path.parents)
)
# As a word or a part of a name: "sen", "sen_cards", "SenTable", but neither "Sennik" nor "dreams".
SMALL, CAPITAL = "|".join(SCREENS), "|".join(name.capitalize() for name in SCREENS)
NAMED = re.compile(f"(?<![A-Za-z])(?:(?:{SMALL})(?![A-Za-z])|(?:{CAPITAL})(?![a-z]))")


def test_the_pattern_finds_names_of_games() -> None:
    for line in ('case "sen":', "from client.viewmodels.race import words", "SmokiTable {}", "zone == 'dream'", "Race"):
        assert NAMED.search(line), line
    for line in ("import Sennik.Models", "How the dreams grew", "sentence", "traced", "embrace", "Sennik"):
        assert not NAMED.search(line), line


def test_the_sources_are_there() -> None:
    assert len(OWN) == 2 * len(SCREENS)
    assert all(folder.is_dir() for folder in OWN)
    assert len(SOURCES) > 80
    assert {"Main.qml", "RoomPage.qml", "PlayPage.qml", "Theme.qml", "words.py", "app.py"} <= {s.name for s in SOURCES}


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.relative_to(CLIENT).as_posix())
def test_nothing_outside_a_game_names_it(source: Path) -> None:
    name = source.relative_to(CLIENT).as_posix()
    found = [f"{name}: the file's name"] if NAMED.search(source.stem) else []
    lines = enumerate(source.read_text(encoding="utf-8").splitlines(), 1)
    found += [f"{name}:{number}: {line.strip()}" for number, line in lines if NAMED.search(line)]
    assert not found


def test_every_game_with_rules_has_a_screen_and_moments_to_look_at() -> None:
    assert list(SCREENS) == list(GAMES) == list(offered()) == list(GAME_SCENES)
    assert all(GAME_SCENES.values())


def test_what_is_put_on_the_shelf_is_offered_and_what_is_taken_away_is_not() -> None:
    before = offered()
    with on_the_shelf():
        assert offered() == (*before, "pebbles")
        assert find("pebbles").name == "pebbles"
    assert offered() == before
    with pytest.raises(ValueError, match="pebbles"):
        find("pebbles")


@pytest.mark.parametrize("name", SCREENS)
def test_a_record_names_what_there_is(name: str) -> None:
    screen: GameScreen = SCREENS[name]
    assert isinstance(screen.parts().script, PlainScript)
    assert isinstance(screen.room, RoomScript)
    assert screen.title()
    assert screen.players == (find(name).least_seats, find(name).most_seats)
    assert all(file.is_file() for file in (screen.table, screen.rules, screen.sheet) if file is not None)
    assert QML in screen.table.parents
    assert (screen.sheet is None) == (screen.part is None)
    look = screen.look
    drawings = [look.pictures.left, look.pictures.right, look.table_top, *(f"scene/{part}" for part in look.scene)]
    assert [art for art in drawings if not (ART / f"{art}.svg").is_file()] == []
    colours = [getattr(look.mood, each.name) for each in fields(Mood)]
    assert not any(colours) or all(re.fullmatch("#[0-9A-F]{6}", colour) for colour in colours)


@pytest.mark.parametrize("name", SCREENS)
def test_every_option_is_told_in_words(name: str, qapp: object) -> None:
    room, game = SCREENS[name].room, find(name)
    for option in game.options:
        assert room.option_title(option.name) != option.name
        values = room.offered(option, room.shown(option.name, option.default))
        told = [room.option_value(option.name, value) for value in values]
        assert all(told)
        assert len(set(told)) == len(told)
