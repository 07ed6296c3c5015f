"""A game that is watched again, by clicks and keys: over games that were dealt, and over a true file."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtTest import QTest

from client.viewmodels.replay.model import ReplayModel
from engine.games import find
from engine.pieces import Handle
from netcore.files import seen
from netcore.files.acquaintances import Acquaintances
from netcore.files.checked import GAMES
from netcore.files.gamefile import pack_game
from netcore.files.seen import Seen
from netcore.status import OverNews
from netcore.wire.codec import encode
from tests.scenery import sen
from tests.scenery.local_table import LocalTable
from tests.scenery.replay import proof_of, tape
from tests.tables.ring import Ring
from tests.ui.driver import Driver
from tests.ui.sight import box_of
from tests.ui.test_scenes import lost_by_tab

GAMES_WITH_SEATS = [("sen", 5), ("smoki", 2), ("race", 8), ("dream", 10)]


@pytest.fixture(scope="module")
def game() -> Ring:
    """A whole game of Sen, every seed of which was laid open."""
    return Ring(find("sen"), 2, {"rounds": 1}, seed=2).run()


@pytest.fixture
def file(driver: Driver, game: Ring) -> Iterator[Path]:
    """Its file, among the saved games of the player at the window."""
    folder = driver.window.settings.folder / GAMES
    folder.mkdir(exist_ok=True)
    path = folder / f"sen-{game.terms.hash().hex()[:16]}.sennik"
    path.write_bytes(pack_game(encode(game.terms), game.entries()))
    yield path
    driver.window.app.replay.close()
    driver.settle()
    for each in folder.iterdir():
        each.unlink()


@pytest.fixture
def model(driver: Driver) -> Iterator[ReplayModel]:
    yield driver.window.app.replay
    driver.window.app.replay.close()
    driver.settle()


def wait(driver: Driver, reached: Callable[[], bool]) -> None:
    until = time.monotonic() + 30
    while not reached():
        assert time.monotonic() < until
        driver.settle()
        time.sleep(0.005)


def show(driver: Driver, game: str, seats: int, **how: bool) -> None:
    driver.window.app.replay.show(tape(game, seats, **how))
    driver.window.app.show_replay()
    driver.settle()


@pytest.mark.parametrize(("game", "seats"), GAMES_WITH_SEATS)
def test_every_game_is_shown_from_its_first_step_to_its_end(
    driver: Driver, model: ReplayModel, game: str, seats: int
) -> None:
    show(driver, game, seats)
    assert driver.focus_name == "replayPlay"
    assert model.props.at == 0
    driver.press(Qt.Key.Key_End)
    assert model.props.at == model.props.count - 1
    assert model.props.over
    assert str(driver.find("replayText").property("text")).startswith("Won: ")
    driver.press(Qt.Key.Key_Left)
    assert not model.props.over
    for eyes in range(len(model.props.eyes_names)):
        model.see(eyes)
        model.go(model.props.count // 2 + eyes)
        assert model.screen.rows.table.ask or game == "dream"
        assert not model.screen.rows.buttons, "nothing can be done"
    driver.settle()


def test_keys_go_through_it(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 4)
    driver.press(Qt.Key.Key_Right, 3)
    assert model.props.at == 3
    driver.press(Qt.Key.Key_Left)
    assert model.props.at == 2
    QTest.keyClick(driver.window.root, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert model.props.at == next(at for at, row in enumerate(model.rows.rows) if row.begins and at > 2)
    driver.press(Qt.Key.Key_Home)
    assert model.props.at == 0
    driver.press(Qt.Key.Key_B)
    assert model.props.at == model.props.marks[0].at
    driver.press(Qt.Key.Key_O)
    assert driver.find("replayEyes").property("text") == "all cards turned up"
    faces = [row.face for row in model.screen.rows.cards if row.zone == "front"]
    assert faces
    assert all(faces), "every card in a dream is face up"
    driver.press(Qt.Key.Key_Escape)
    assert not driver.window.app.props.replay_open
    assert driver.focus_name != "replayPlay"


def test_play_and_pause_and_how_fast(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 4)
    model.pace = 1000.0  # no step goes by itself meanwhile
    driver.press(Qt.Key.Key_Space)
    assert model.props.playing
    model._go_on()
    assert model.props.at == 1
    assert model.props.playing
    driver.click("replaySpeed-3")
    assert model.props.speed == 3
    driver.click("replayPlay")
    assert not model.props.playing
    driver.press(Qt.Key.Key_End)
    assert not driver.find("replayOn").property("allowed")
    driver.click("replayPlay")
    assert model.props.at == 0, "from the end it begins anew"
    model.toggle()
    model.pace = 1.0


def test_the_timeline_and_the_lines_lead_to_a_step(driver: Driver, model: ReplayModel) -> None:
    show(driver, "race", 3)
    line = driver.find("timeline")
    point = line.mapToScene(line.boundingRect().center()).toPoint()
    QTest.mouseClick(driver.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(point))
    driver.settle()
    assert abs(model.props.at - model.props.count // 2) < model.props.count * 0.03
    at = model.props.at
    lines = driver.find("replayLines")
    lines.forceActiveFocus()
    driver.press(Qt.Key.Key_Down)
    assert model.props.at == at + 1


@pytest.mark.parametrize(("game", "seats"), GAMES_WITH_SEATS)
@pytest.mark.parametrize("width", [1366, 1024])
def test_each_mark_lies_by_itself_and_leads_to_what_it_marks(
    driver: Driver, model: ReplayModel, game: str, seats: int, width: int
) -> None:
    driver.resize(width, 768 if width == 1366 else 640)
    show(driver, game, seats)
    marks = [driver.find(f"mark-{at}") for at in range(len(model.props.marks))]
    boxes = [box_of(mark) for mark in marks]
    assert all(one.right() <= next_.left() for one, next_ in pairwise(boxes))
    line = box_of(driver.find("timeline"))
    assert all(line.left() <= box.left() and box.right() <= line.right() for box in boxes)
    for at, mark in enumerate(marks):
        driver.click(mark.objectName())
        assert model.props.at == model.props.marks[at].at


def test_nothing_is_done_at_a_table_that_is_watched(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 2)
    said: list[object] = []
    model.screen.submitted.connect(said.append)
    model.go(model.props.count // 2)
    for key in (Qt.Key.Key_W, Qt.Key.Key_N, Qt.Key.Key_F1, Qt.Key.Key_H, Qt.Key.Key_Return):
        driver.press(key)
    assert said == []
    assert model.screen.opened == ""
    assert driver.node.asked == []
    assert driver.find("replay").isVisible()
    shown = [item.objectName() for item in driver.shown()]
    assert not {"historyChip", "menu", "deeds"} & set(shown) or not model.screen.rows.buttons


def test_a_card_is_chosen_by_click_and_by_key(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 3)
    model.go(model.props.count // 2)
    driver.settle()
    row = next(row for row in model.screen.rows.cards if row.zone == "front" and row.place == 0)
    driver.click(f"card-{row.key}")
    assert model.props.card == row.key
    assert model.props.knew[0].text.startswith("nobody")
    driver.press(Qt.Key.Key_Escape)
    assert model.chosen is None
    driver.press(Qt.Key.Key_K)
    assert model.chosen is not None
    assert driver.find("replayCard").property("text") == model.props.card_title


def test_no_card_tells_more_than_was_known_then(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 3, opened=False)
    found = tape("sen", 3, opened=False)
    assert driver.find("replayEyes").property("allowed") is False
    for at in range(0, model.props.count, 5):
        model.go(at)
        number = found.watched.steps[model._moments()[at].at].number
        known = found.watched.since(0)
        for row in model.screen.rows.cards:
            if row.face and row.zone == "front":
                assert known[Handle(int(row.key))] <= number, "a face that this seat had not seen"


def test_the_proof_of_a_card_is_read_copied_and_saved(
    driver: Driver, model: ReplayModel, awake: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client.viewmodels.replay.model.takeaways", lambda: tmp_path)
    show(driver, "sen", 4)
    model.go(model.props.count - 2)
    model.chooseNext(1)
    card = model.chosen
    assert card is not None
    model.show_proof(proof_of(tape("sen", 4), card))
    driver.settle()
    assert driver.focus_name == "proofBack"
    assert driver.find("proofTitle").property("text") == "One card’s way through 4 shuffles"
    told: list[str] = []
    model.said.connect(told.append)
    driver.click("proofSave")
    driver.click("proofSave")
    wait(driver, lambda: len(told) == 2)
    texts = sorted(tmp_path.iterdir())
    assert len(texts) == 2, "nothing is written over"
    assert all(path.read_text() == model.props.proof.text for path in texts)
    assert "sennik verify" in texts[0].read_text()
    driver.press(Qt.Key.Key_Escape)
    assert model.props.proof.title == ""
    assert model.props.phase == "ready"


def test_a_true_file_is_checked_watched_and_a_card_in_it_proved(awake: Driver, file: Path, game: Ring) -> None:
    model = awake.window.app.replay
    awake.click("savedGames")
    wait(awake, lambda: len(awake.window.app.saved.rows.rows) == 1)
    awake.press(Qt.Key.Key_Down)
    awake.click("savedWatch")
    wait(awake, lambda: model.props.phase == "ready")
    assert model.props.kind == "good"
    assert "Player 0, Player 1" in model.props.whose
    assert not model.props.foreign
    wait(awake, lambda: awake.window.app.saved.props.kind == "good")
    assert len(model.props.eyes_names) == 4, "an onlooker’s, all cards, and each player’s"
    awake.press(Qt.Key.Key_End)
    awake.press(Qt.Key.Key_Left)
    awake.press(Qt.Key.Key_K)
    awake.press(Qt.Key.Key_D)
    wait(awake, lambda: model.props.proof.title != "")
    assert all(gate.checked for gate in model.props.proof.gates)
    threads = model.props.proof.threads
    assert len(threads) == 9, "the seeds are open, so its way is seen, and a few others'"
    assert all(len(set(column)) == 9 for column in zip(*threads, strict=True)), "no two lie in one place"


def test_my_own_eyes_come_from_this_computers_note(driver: Driver, file: Path, game: Ring) -> None:
    model = driver.window.app.replay
    faces = dict(game.members[1].table.seen)
    seen.save(file, game.terms.hash(), Seen(1, {int(card): str(face) for card, face in faces.items()}))
    driver.window.app.watch(str(file), False)
    wait(driver, lambda: model.props.phase == "ready")
    assert model.props.eyes_names[0] == "as you saw it"
    model.go(model.props.count - 3)
    assert model.screen.state.me == 1


def test_a_bad_file_is_told_in_words_and_checking_can_be_stopped(driver: Driver, file: Path) -> None:
    model = driver.window.app.replay
    changed = bytearray(file.read_bytes())
    changed[len(changed) // 2] ^= 1
    bad = file.with_name("changed.sennik")
    bad.write_bytes(bytes(changed))
    driver.window.app.watch(str(bad), False)
    wait(driver, lambda: model.props.phase == "bad")
    driver.settle()
    assert str(driver.find("replayBad").property("text"))
    assert bad.read_bytes() == bytes(changed)
    driver.window.app.saved.look()
    rows = driver.window.app.saved.rows
    wait(driver, lambda: {Path(row.key): row.kind for row in rows.rows} == {bad: "foul", file: "unknown"})
    driver.press(Qt.Key.Key_Return)
    assert not driver.window.app.props.replay_open
    driver.window.app.watch(str(file), False)
    driver.settle()
    if model.props.phase == "reading":
        driver.press(Qt.Key.Key_Escape)
    model.close()
    assert model.props.phase == ""
    assert not driver.window.app.props.replay_open


def test_whoever_has_no_name_is_called_the_same_here_and_in_the_list(driver: Driver, file: Path, game: Ring) -> None:
    app = driver.window.app
    nameless = (structs.replace(game.terms.seats[0], name="\u200b"), *game.terms.seats[1:])
    file.write_bytes(pack_game(encode(structs.replace(game.terms, seats=nameless)), game.entries()))
    app.watch(str(file), False)
    wait(driver, lambda: app.replay.props.phase == "bad")
    app.saved.look()
    wait(driver, lambda: len(app.saved.rows.rows) == 1)
    assert app.replay.props.whose == app.saved.rows.rows[0].players == "1, Player 1"


def test_a_file_that_is_dropped_is_watched_or_put_among_the_saved_games(
    driver: Driver, file: Path, tmp_path: Path
) -> None:
    app, model = driver.window.app, driver.window.app.replay
    stranger = tmp_path / "from Zdeňka.sennik"
    stranger.write_bytes(file.read_bytes())
    file.unlink()
    app.dropped(QUrl.fromLocalFile(str(stranger)).toString())
    wait(driver, lambda: model.props.phase == "ready")
    assert model.props.foreign
    driver.a_moment_later()
    driver.click("replayKeep")
    wait(driver, lambda: not model.props.foreign)
    assert file.read_bytes() == stranger.read_bytes()
    driver.press(Qt.Key.Key_Escape)
    driver.click("savedGames")
    wait(driver, lambda: len(app.saved.rows.rows) == 1)
    app.dropped(QUrl.fromLocalFile(str(stranger)).toString())
    wait(driver, lambda: app.saved.props.at == 0)
    assert len(list(file.parent.glob("*.sennik"))) == 1, "the same game is not kept twice"
    junk = tmp_path / "junk.sennik"
    junk.write_bytes(b"SENNIK01 and nothing else")
    app.dropped(QUrl.fromLocalFile(str(junk)).toString())
    wait(driver, lambda: "wasn’t put among your games" in app.saying.props.text)
    assert len(list(file.parent.glob("*.sennik"))) == 1


def test_a_copy_is_saved_and_nothing_written_over(driver: Driver, file: Path, tmp_path: Path) -> None:
    saved = driver.window.app.saved
    driver.click("savedGames")
    wait(driver, lambda: len(saved.rows.rows) == 1)
    driver.press(Qt.Key.Key_Down)
    for _ in range(2):
        driver.click("savedCopy")
        assert driver.focus_name == "copyWhere"
        driver.find("copyWhere").setProperty("text", str(tmp_path / "evening.sennik"))
        driver.press(Qt.Key.Key_Return)
    wait(driver, lambda: len(list(tmp_path.iterdir())) == 2)
    assert {path.name for path in tmp_path.iterdir()} == {"evening.sennik", "evening 2.sennik"}
    assert all(path.read_bytes() == file.read_bytes() for path in tmp_path.iterdir())


def test_the_end_of_a_game_leads_to_its_replay(driver: Driver, file: Path) -> None:
    app = driver.window.app
    app.turn_to("play")
    sen.over(app.play)
    app.play.receive(OverNews((24, 11, 27, 17), (1,), False, None, str(file)))
    driver.settle()
    driver.a_moment_later()
    driver.press(Qt.Key.Key_P)
    wait(driver, lambda: app.replay.props.phase == "ready")
    assert app.replay.props.path == str(file)
    said = app.replay.props.kind
    driver.press(Qt.Key.Key_Escape)
    assert app.props.page == "play"
    app.saved.look()
    wait(driver, lambda: [row.kind for row in app.saved.rows.rows] == [said])
    assert said == "good"


@pytest.mark.parametrize("come", ["played", "checked"])
def test_what_lies_in_the_place_of_a_checked_game_is_checked_anew(driver: Driver, file: Path, come: str) -> None:
    """Its proofs were never checked here, whichever way it came there."""
    app = driver.window.app
    good = file.read_bytes()
    app.saved.look()
    wait(driver, lambda: len(app.saved.rows.rows) == 1)
    app.saved.choose(str(file))
    if come == "checked":
        app.saved.check()
        wait(driver, lambda: app.saved.props.kind == "good")
    else:
        app.saved.remove(str(file))
        wait(driver, lambda: app.saved.rows.rows == ())
    file.write_bytes(good)
    os.utime(file, (1_700_000_000, 1_700_000_000))
    if come == "checked":
        app.saved.watch()
    else:
        app.turn_to("play")
        sen.over(app.play)
        app.play.receive(OverNews((24, 11, 27, 17), (1,), False, None, str(file)))
        app.watchPlayed()
    wait(driver, lambda: app.replay.props.phase == "ready")
    assert app.replay.props.verdict.startswith("Checked just now")


def test_a_game_that_goes_on_under_it_calls(driver: Driver, model: ReplayModel, awake: Driver) -> None:
    show(driver, "sen", 3)
    names = [item.objectName() for item in driver.shown()]
    assert "replayCalled" not in names
    local = LocalTable("sen", 3, 5)
    local.run(driver.window.app.hear)
    driver.settle()
    assert driver.window.app.props.playing
    driver.window.app.play.hurry()
    driver.settle()
    assert driver.find("replayCalled").property("text") == "Your turn at the table"
    assert model.props.phase == "ready", "nothing is taken away from under the hand"
    driver.click("replayCalled")
    assert not driver.window.app.props.replay_open
    assert driver.window.app.props.page == "play"


def test_tab_leads_round_a_replay_and_a_proof(driver: Driver, model: ReplayModel) -> None:
    show(driver, "sen", 3)
    assert list(lost_by_tab(driver)) == []
    model.chooseNext(1)
    driver.settle()
    assert list(lost_by_tab(driver)) == []
    assert model.chosen is not None
    model.show_proof(proof_of(tape("sen", 3), model.chosen))
    driver.settle()
    assert list(lost_by_tab(driver)) == []


def test_the_settings_tell_who_is_known_by_which_key(driver: Driver, file: Path, game: Ring) -> None:
    app, folder = driver.window.app, driver.window.settings.folder
    keys = [seat.peer for seat in game.terms.seats]
    met = Acquaintances(folder)
    met.remember("Player 0", keys[0])
    met.remember("Player 1", bytes(32))
    met.remember("Player 1", keys[1])
    met.remember_keys([keys[0]])
    try:
        app.openSettingsAt("trust")
        wait(driver, lambda: app.trust.rows.rows != ())
        rows = {row.key: row for row in app.trust.rows.rows}
        assert (rows[keys[0].hex()].name, rows[keys[0].hex()].kind) == ("Player 0", "known"), (
            "as the game's file calls them"
        )
        assert rows[keys[1].hex()].kind == "new"
        assert rows[bytes(32).hex()].kind == ""
        assert "1 saved game together" in rows[keys[0].hex()].text
        assert driver.find("ownKey").property("what") == app.trust.props.own
        driver.press(Qt.Key.Key_Tab)
        assert list(lost_by_tab(driver)) == []
    finally:
        app.closeSettings()
        (folder / "acquaintances").unlink()
