"""The page of saved games, by clicks and keys, over true game files."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import Qt

from client.viewmodels.saved import words
from engine.games import find
from netcore.audit.evening import Verified
from netcore.audit.replay import Report
from netcore.feeds.charter import read_terms
from netcore.files import checked as checks
from netcore.files.checked import GAMES
from netcore.files.gamefile import pack_game, unpack_game
from netcore.files.seen import beside
from netcore.wire.codec import encode
from tests.tables.ring import Ring
from tests.ui.driver import Driver


@pytest.fixture(scope="module")
def game() -> bytes:
    """A whole game of Sen."""
    ring = Ring(find("sen"), 2, {"rounds": 1}, seed=2).run()
    return pack_game(encode(ring.terms), ring.entries())


@pytest.fixture
def folder(driver: Driver, game: bytes) -> Iterator[Path]:
    """Three saved games of the player at the window: a whole one, one that breaks off, one that was changed."""
    games = driver.window.settings.folder / GAMES
    games.mkdir(exist_ok=True)
    changed = bytearray(game)
    changed[len(game) // 2] ^= 1
    for name, content in (("sen-a", game), ("sen-b", cut(game)), ("sen-c", bytes(changed))):
        (games / f"{name}.sennik").write_bytes(content)
    yield games
    for file in games.iterdir():
        file.unlink()
    driver.window.app.saved.find("")
    driver.window.app.saved.look()
    wait(driver, lambda: driver.window.app.saved.rows.rows == ())


def cut(game: bytes) -> bytes:
    """The same game without the end of its last feed."""
    offset, records = 8, []
    while length := int.from_bytes(game[offset : offset + 4], "big"):
        records.append(game[offset : offset + 4 + length])
        offset += 4 + length
    return game[:8] + b"".join(records[:-4]) + bytes(4)


def wait(driver: Driver, reached: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not reached():
        assert time.monotonic() < until
        driver.settle()
        time.sleep(0.005)


def texts(driver: Driver) -> list[str]:
    return [str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")]


def test_a_game_is_found_checked_and_deleted(driver: Driver, folder: Path) -> None:
    driver.click("savedGames")
    model = driver.window.app.saved
    wait(driver, lambda: len(model.rows.rows) == 3)
    driver.settle()
    assert driver.find("savedGames").property("count") == 3
    verdicts = {}
    for at in range(3):
        model.chooseAt(at)
        driver.settle()
        name = Path(model.props.path).stem
        driver.click("savedCheck")
        wait(driver, lambda: not model.props.checking)
        verdicts[name] = model.props.kind
        if name == "sen-a":
            told = model.places.rows
            assert [row.rank for row in told] == ["1.", "2."]
            assert told[0].winner
            assert int(told[0].score) < int(told[1].score), "the fewest crows first"
            row = model.rows.rows[at]
            assert row.won == f"{told[0].name} · {told[0].score}"
            assert list(row.lanterns) == [each.lantern for each in told]
            assert {row.won, told[0].name, told[1].score} <= set(texts(driver))
    assert verdicts == {"sen-a": "good", "sen-b": "open", "sen-c": "foul"}
    # What was checked is known when the page is opened again.
    driver.press(Qt.Key.Key_Escape)
    driver.settle()
    driver.click("savedGames")
    wait(driver, lambda: {row.kind for row in model.rows.rows} == {"good", "open", "foul"})
    at = [Path(row.key).stem for row in model.rows.rows].index("sen-b")
    driver.click(f"saved-{at}")
    driver.click("savedDelete")
    assert driver.focus_name == "deleteNo"
    driver.press(Qt.Key.Key_Return)
    assert (folder / "sen-b.sennik").exists(), "Enter keeps it"
    beside(folder / "sen-b.sennik").write_bytes(b"what was seen in it")
    driver.click("savedDelete")
    driver.click("deleteYes")
    wait(driver, lambda: len(model.rows.rows) == 2)
    assert not list(folder.glob("*.seen")), "it goes with the game"
    assert sorted(path.stem for path in folder.glob("*.sennik")) == ["sen-a", "sen-c"]
    assert model.props.at == -1, "nothing is chosen in its place"
    assert "savedCheck" not in [item.objectName() for item in driver.shown()]


def test_a_game_that_was_checked_for_the_evening_is_a_checked_one(driver: Driver, folder: Path) -> None:
    for name in ("sen-b", "sen-c"):
        (folder / f"{name}.sennik").unlink()
    app = driver.window.app
    app.evening.look()
    wait(driver, lambda: [line.kind for line in app.evening.lines.rows] == ["good"])
    driver.click("savedGames")
    wait(driver, lambda: [row.kind for row in app.saved.rows.rows] == ["good"])


def test_what_the_evening_finds_damaged_is_called_so_in_the_list(driver: Driver, folder: Path) -> None:
    for name in ("sen-a", "sen-b"):
        (folder / f"{name}.sennik").unlink()
    app = driver.window.app
    app.evening.look()
    wait(driver, lambda: [line.kind for line in app.evening.lines.rows] == ["foul"])
    driver.click("savedGames")
    wait(driver, lambda: [row.kind for row in app.saved.rows.rows] == ["foul"])


def test_a_game_by_other_rules_is_no_foul_of_anybody(driver: Driver, folder: Path, game: bytes) -> None:
    """Those who have these rules can check it."""
    there = unpack_game(game)
    terms = structs.replace(read_terms(there.terms), rules=bytes(32))
    for file in folder.iterdir():
        file.unlink()
    (folder / "sen-a.sennik").write_bytes(pack_game(encode(terms), there.entries))
    app = driver.window.app
    app.evening.look()
    wait(driver, lambda: [line.kind for line in app.evening.lines.rows] == ["open"])
    assert app.evening.lines.rows[0].note.endswith(" · not readable")
    assert "from 0 signed" in app.evening.props.counted
    driver.click("savedGames")
    wait(driver, lambda: [row.kind for row in app.saved.rows.rows] == ["unknown"])


@pytest.mark.parametrize("while_away", [False, True])
def test_a_forged_file_does_not_come_by_the_mark_of_the_good_one_before_it(
    driver: Driver, folder: Path, tmp_path: Path, game: bytes, while_away: bool
) -> None:
    """As long, as old and of the same name: only its bytes are others."""
    forged, good = tmp_path / "forged.sennik", tmp_path / "good.sennik"
    good.write_bytes(game)
    signed = unpack_game(game).entries[-1].signed_header.signature
    end = game.index(signed) + len(signed)
    forged.write_bytes(game[: end - 1] + bytes([game[end - 1] ^ 1]) + game[end:])
    for path in (good, forged):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    model = driver.window.app.saved
    driver.click("savedGames")
    wait(driver, lambda: len(model.rows.rows) == 3)
    model.bring(str(good))
    wait(driver, lambda: len(model.rows.rows) == 4)
    path = model.props.path
    model.check()
    wait(driver, lambda: model.props.kind == "good")
    notebook = driver.window.app.evening
    game_there = next(each for each in model._games if each.path == path)
    notebook._checked[game_there] = Verified("good", Report(()))
    model.remove(path)
    wait(driver, lambda: len(model.rows.rows) == 3)
    assert game_there not in notebook._checked
    if while_away:
        (folder / Path(path).name).write_bytes(forged.read_bytes())
        os.utime(path, (1_700_000_000, 1_700_000_000))
        model.look()
    else:
        model.bring(str(forged))
    wait(driver, lambda: len(model.rows.rows) == 4)
    model.choose(path)
    driver.settle()
    assert model.props.kind == "unknown"
    assert Path(path).name not in checks.load(folder)


def test_keys_walk_through_the_list_and_letters_find_a_player(driver: Driver, folder: Path) -> None:
    driver.click("savedGames")
    model = driver.window.app.saved
    wait(driver, lambda: len(model.rows.rows) == 3)
    driver.settle()
    assert driver.focus_name == "savedGames"
    for key, at in ((Qt.Key.Key_Down, 0), (Qt.Key.Key_Down, 1), (Qt.Key.Key_End, 2), (Qt.Key.Key_Home, 0)):
        driver.press(key)
        assert model.props.at == at
    driver.click("savedLetters")
    driver.type("player 1")
    assert len(model.rows.rows) == 3
    driver.type("x")
    assert model.rows.rows == ()
    wait(driver, lambda: "No such game." in texts(driver))
    assert model.props.at == -1
    model.find(model.props.day or words.day(folder.joinpath("sen-a.sennik").stat().st_mtime, "en"))
    assert len(model.rows.rows) == 3, "or the games of a day"


def test_what_is_looked_for_is_to_be_seen(driver: Driver, folder: Path) -> None:
    """A list that is short without a word would be taken for all games there are."""
    driver.click("savedGames")
    model = driver.window.app.saved
    wait(driver, lambda: len(model.rows.rows) == 3)
    driver.click("savedLetters")
    driver.type("x")
    assert model.rows.rows == ()
    driver.press(Qt.Key.Key_Escape)
    driver.click("savedGames")
    assert driver.find("savedLetters").property("text") == "x"
    other = folder.parent / "other.sennik"
    other.write_bytes((folder / "sen-a.sennik").read_bytes())
    model.bring(str(other))
    wait(driver, lambda: len(model.rows.rows) == 4)
    assert driver.find("savedLetters").property("text") == ""


def test_a_question_about_a_game_is_about_that_one_whichever_is_chosen_by_then(driver: Driver, folder: Path) -> None:
    """As when a file is dropped on the window while the question is open."""
    driver.click("savedGames")
    model = driver.window.app.saved
    wait(driver, lambda: len(model.rows.rows) == 3)
    at = {Path(row.key).stem: place for place, row in enumerate(model.rows.rows)}
    driver.click(f"saved-{at['sen-a']}")
    driver.click("savedCopy")
    model.chooseAt(at["sen-c"])
    copy = folder.parent / "copy.sennik"
    driver.find("copyWhere").setProperty("text", str(copy))
    driver.click("copyYes")
    wait(driver, lambda: copy.exists() and copy.read_bytes() == (folder / "sen-a.sennik").read_bytes())
    model.chooseAt(at["sen-b"])
    driver.settle()
    driver.click("savedDelete")
    asked = texts(driver)
    model.chooseAt(at["sen-c"])
    driver.settle()
    assert driver.find("deleteSaved").property("about") in asked
    driver.click("deleteYes")
    wait(driver, lambda: len(model.rows.rows) == 2)
    assert sorted(path.stem for path in folder.glob("*.sennik")) == ["sen-a", "sen-c"]
