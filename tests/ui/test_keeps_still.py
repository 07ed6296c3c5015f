"""What is read, chosen or about to be pressed keeps still while lists grow and shrink, and is not dead for ever."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.viewmodels.evening.model import EveningModel
from client.viewmodels.gift.drives import Drive
from netcore.files.sticks import NotCopied
from netcore.status import CompanyMember, CompanyNews, Proposed, TablesNews
from tests.client.fake_node import ME
from tests.copies import replace
from tests.scenery import scenes
from tests.scenery import sen as sen_scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.replay import tape
from tests.scenery.scenes import SCENES, TABLE_SCENES, neighbours, room_news
from tests.ui.driver import Driver
from tests.ui.test_room import guest
from tests.ui.test_under_hand import click_at, middle, network
from tests.ui.test_ways import table, text_of

Key = Qt.Key
LIMIT_S = 30


def wait(driver: Driver, reached: Callable[[], bool]) -> None:
    until = time.monotonic() + LIMIT_S
    while not reached():
        assert time.monotonic() < until
        driver.window.root.grabWindow()
        driver.settle()


def top(item: QQuickItem) -> float:
    return item.mapToScene(item.boundingRect().topLeft()).y()


# ── the lobby ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_click_chooses_no_table_that_has_moved_there_just_then(asleep: Driver) -> None:
    """Enter would sit this player down at it."""
    playing = replace(table(9), phase="playing")
    asleep.window.app.hear(TablesNews((table(1), playing)))
    asleep.click("lobby")
    asleep.click("table-0")
    at = middle(asleep, "table-1")
    asleep.window.app.hear(TablesNews((table(1), table(2), playing)))
    asleep.settle()
    lobby = asleep.window.app.lobby
    assert [row.open for row in lobby.tables.rows] == [True, True, False], "a new one lies there now"
    click_at(asleep, at)
    assert [row.chosen for row in lobby.tables.rows] == [True, False, False]
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == [("join", table(1).peer)]


def test_a_table_that_comes_below_leaves_those_above_to_the_hand(asleep: Driver) -> None:
    """However often tables come: only what lies elsewhere than before is no longer meant."""
    asleep.window.app.hear(TablesNews((table(1), table(2))))
    asleep.click("lobby")
    for number in range(3, 6):
        asleep.window.app.hear(TablesNews(tuple(map(table, range(1, number + 1)))))
        asleep.settle()
        asleep.click(f"table-{number % 2}")
        assert asleep.window.app.lobby.tables.rows[number % 2].chosen


# ── the network ─────────────────────────────────────────────────────────────────────────────────────────────────────
FEW = tuple(" ".join("0" if row == at else "2" for at in range(4)) for row in range(4))


def test_people_who_come_and_go_all_the_time_leave_the_network_page_to_the_hand(asleep: Driver) -> None:
    network(asleep)
    wait(asleep, lambda: asleep.find("lookAround") is not None)
    asleep.a_moment_later()
    looks = asleep.find("sendTest")
    asleep.click("testAddress")
    asleep.type("10.0.0.1")
    high = top(looks)
    for news in (neighbours(FEW), neighbours()) * 3:
        asleep.window.app.hear(news)
        asleep.settle()
        asleep.window.root.grabWindow()
        asleep.settle()
        assert top(looks) == high, "the room of whoever has gone is kept"
    assert (text_of(asleep, "testAddress"), asleep.focus_name) == ("10.0.0.1", "testAddress")
    asked = len(asleep.node.asked)
    click_at(asleep, middle(asleep, "sendTest"))
    assert asleep.node.asked[asked:] == [("ask_address", "10.0.0.1")]


def test_a_cell_that_has_become_another_pairs_is_not_chosen(asleep: Driver) -> None:
    network(asleep)
    asleep.a_moment_later()
    before = text_of(asleep, "networkTitle")
    at = middle(asleep, "cell-1-2")
    people = (*scenes.NEIGHBOURS[:1], ("Bartek", "bell"), *scenes.NEIGHBOURS[2:])
    asleep.window.app.hear(replace(neighbours(people=people), people=other_keys(people)))
    asleep.settle()
    click_at(asleep, at)
    assert text_of(asleep, "networkTitle") in (before, "Everybody hears everybody", "Zdeňka is heard only in part")
    assert not [row for row in asleep.window.app.neighbours.cells.rows if row.chosen]


def other_keys(people: tuple[tuple[str, str], ...]) -> tuple[object, ...]:
    """Those of `neighbours`, but that the second is somebody else."""
    seen = list(neighbours(people=people).people)
    seen[1] = replace(seen[1], peer=bytes([77]) * 32)
    return tuple(seen)


def test_larger_letters_begin_anew_and_take_no_more_room_than_they_need(driver: Driver) -> None:
    network(driver)
    driver.window.root.grabWindow()
    driver.settle()
    usual = top(driver.find("lookAround")) - top(driver.find("ownAddress"))
    for size in (3, 1):
        driver.window.settings.chooseTextSize(size)
        driver.settle()
        driver.window.root.grabWindow()
        driver.settle()
    assert top(driver.find("lookAround")) - top(driver.find("ownAddress")) == usual


# ── the books ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_reads_of_an_earlier_round_goes_on_reading_when_another_is_over(driver: Driver) -> None:
    app = driver.window.app
    app.turn_to("play")
    local = sen_scenes.ended(app.play, 4, 2)
    app.play.goOn()
    app.play.escape()
    app.play.open("notebook")
    driver.settle()
    rounds = driver.find("rounds")
    assert rounds.property("currentIndex") == 1, "the newest, as it is opened"
    rounds.forceActiveFocus()
    driver.press(Key.Key_Up)
    assert rounds.property("currentIndex") == 0
    local.run_until_shown(local.driver.board.round, sen_scenes.wise(local))
    sen_scenes.show(app.play, local)
    app.play.hurry()
    driver.settle()
    assert rounds.property("count") == 3
    assert rounds.property("currentIndex") == 0
    assert driver.focus_name == "rounds"
    driver.press(Key.Key_End)
    driver.press(Key.Key_Down, 3)
    assert rounds.property("currentIndex") == 2


def test_no_round_is_chosen_that_lies_where_another_was(asleep: Driver) -> None:
    app = asleep.window.app
    app.turn_to("play")
    local = sen_scenes.ended(app.play, 4, 5)
    app.play.goOn()
    app.play.escape()
    app.play.open("notebook")
    asleep.settle()
    rounds = asleep.find("rounds")
    chosen = rounds.property("currentIndex")
    corner = rounds.mapToScene(QPoint(40, 10)).toPoint()
    click_at(asleep, corner)
    assert rounds.property("currentIndex") == 0, "nothing has moved yet"
    rounds.setProperty("currentIndex", chosen)
    high = rounds.property("rowHeight")
    local.run_until_shown(local.driver.board.round, sen_scenes.wise(local))
    sen_scenes.show(app.play, local)
    app.play.hurry()
    asleep.settle()
    assert rounds.property("rowHeight") < high, "all lie elsewhere"
    now = rounds.property("currentIndex")
    click_at(asleep, corner)
    assert rounds.property("currentIndex") == now


def test_what_has_been_read_of_the_history_stays_where_it_is(driver: Driver) -> None:
    app = driver.window.app
    app.turn_to("play")
    local = sen_scenes.turn(app.play, 4)
    app.play.toggle("history")
    driver.settle()
    lines = driver.find("history")
    driver.press(Key.Key_Down, 3)
    chosen = text_now(lines)
    where = driver.find("historyClose").mapToScene(QPoint(0, 0))
    local.step(local.own_policy(local.view))
    local.run(app.play.receive)
    app.play.hurry()
    driver.settle()
    assert text_now(lines) == chosen, "newer lines have come above it"
    assert driver.find("historyClose").mapToScene(QPoint(0, 0)) == where
    assert driver.focus_name == "historyRow"


def test_a_history_that_is_opened_again_begins_with_the_newest_line(driver: Driver) -> None:
    app = driver.window.app
    app.turn_to("play")
    local = sen_scenes.turn(app.play, 4)
    app.play.toggle("history")
    driver.settle()
    driver.press(Key.Key_Down, 3)
    app.play.toggle("history")
    local.step(local.own_policy(local.view))
    local.run(app.play.receive)
    app.play.hurry()
    app.play.toggle("history")
    driver.settle()
    lines = driver.find("history")
    assert text_now(lines) == app.play.rows.lines[0].text
    assert lines.property("atYBeginning")


def text_now(view: QQuickItem) -> str:
    return str(view.property("currentItem").property("text"))


def test_who_reads_of_an_earlier_game_of_the_evening_goes_on_reading(driver: Driver) -> None:
    driver.resize(1024, 640)
    SCENES["evening"](driver.window.app)
    driver.settle()
    model = driver.window.app.evening
    assert isinstance(model, EveningModel)
    lines = driver.find("eveningGames")
    lines.forceActiveFocus()
    rows = model.lines.rows
    many = tuple(replace(rows[at % len(rows)], key=f"game {at}") for at in range(9))
    model.lines.update(many)
    driver.settle()
    assert lines.property("atYEnd"), "the newest is in sight"
    driver.press(Key.Key_Up, 4)
    read = lines.property("contentY")
    assert not lines.property("atYEnd")
    model.lines.update((*many, replace(rows[0], key="one more")))
    driver.settle()
    assert abs(lines.property("contentY") - read) < 1
    driver.press(Key.Key_Down, 40)
    model.lines.update((*many, replace(rows[0], key="one more"), replace(rows[0], key="and one more")))
    driver.settle()
    assert lines.property("atYEnd")


# ── a film ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_press_that_was_to_stop_the_checking_leads_nowhere_in_the_film(asleep: Driver) -> None:
    app = asleep.window.app
    app.replay.show_reading(asleep.window.settings.folder / "some.sennik", 0.4)
    app.show_replay()
    asleep.settle()
    app.replay._opened(app.replay._asked, tape("sen", 3))
    asleep.settle()
    click_at(asleep, middle(asleep, "timeline"))
    assert app.replay.props.at == 0
    rows = [item for item in asleep.shown() if item.parentItem() is asleep.find("replayLines").property("contentItem")]
    click_at(asleep, rows[3].mapToScene(rows[3].boundingRect().center()).toPoint())
    assert app.replay.props.at == 0


def test_lines_of_a_film_keep_still_under_a_pointer_that_is_on_its_way(asleep: Driver) -> None:
    app = asleep.window.app
    model = app.replay
    model.show(tape("sen", 5))
    app.show_replay()
    asleep.settle()
    asleep.a_moment_later()
    model.pace = 1000.0  # no step goes by itself meanwhile
    asleep.press(Key.Key_Space)
    assert model.props.playing
    lines = asleep.find("replayLines")
    spot = middle(asleep, "replayLines")
    for dx in (0, 3, 6):
        QTest.mouseMove(asleep.window.root, spot + QPoint(dx, 0))
    asleep.settle()
    read = lines.property("contentY")
    for _ in range(40):
        model._go_on()
        asleep.settle()
    assert model.props.at > 30
    assert abs(lines.property("contentY") - read) < 1
    click_at(asleep, spot)
    assert 0 < model.props.at < 30, "the line that was there is meant"


def test_the_line_of_a_film_is_kept_in_sight_where_nobody_points_at_them(driver: Driver) -> None:
    model = driver.window.app.replay
    model.show(tape("sen", 5))
    driver.window.app.show_replay()
    driver.settle()
    model.pace = 1000.0
    driver.press(Key.Key_Space)
    read = driver.find("replayLines").property("contentY")
    for _ in range(40):
        model._go_on()
        driver.settle()
    assert driver.find("replayLines").property("contentY") > read


# ── sticks ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_stick_that_is_pulled_out_has_no_other_chosen_by_a_click_on_it(asleep: Driver) -> None:
    SCENES["stick"](asleep.window.app)
    model = asleep.window.app.gift.stick_model
    asleep.settle()
    asleep.a_moment_later()
    other = Drive("/media/jagna/NEW", "NEW", 7_000_000_000)
    model.see((other, *scenes.DRIVES))
    asleep.settle()
    assert model.props.folder == scenes.DRIVES[1].folder, "what is chosen stays, wherever it lies now"
    assert asleep.find("stick-2").property("chosen")
    click_at(asleep, middle(asleep, "stick-0"))
    assert model.props.folder == scenes.DRIVES[1].folder
    asleep.a_moment_later()
    click_at(asleep, middle(asleep, "stick-0"))
    assert model.props.folder == other.folder
    model.see(scenes.DRIVES)
    asleep.settle()
    assert model.props.folder == ""
    asleep.press(Key.Key_Return)
    assert model.props.state == "choosing", "nothing is chosen, and no button is lit"


def test_a_folder_that_is_typed_stays_while_sticks_come_and_go(driver: Driver) -> None:
    SCENES["stick"](driver.window.app)
    model = driver.window.app.gift.stick_model
    driver.settle()
    driver.click("stickFolder")
    driver.press(Key.Key_End)
    driver.type("/Sen")
    driver.press(Key.Key_Left, 2)
    for found in (scenes.DRIVES[:1], (), scenes.DRIVES):
        model.see(found)
        driver.settle()
        assert (text_of(driver, "stickFolder"), driver.focus_name) == ("/media/jagna/OLD/Sen", "stickFolder")
    driver.type("x")
    assert text_of(driver, "stickFolder") == "/media/jagna/OLD/Sxen"


def test_a_click_to_stop_copying_chooses_no_stick_when_it_has_failed_just_then(asleep: Driver) -> None:
    SCENES["stick_copying"](asleep.window.app)
    model = asleep.window.app.gift.stick_model
    asleep.settle()
    asleep.a_moment_later()
    asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
    folder = model.props.folder
    at = middle(asleep, "stickStop")
    model.end(NotCopied("full", needed=115_000_000, free=60_000_000))
    asleep.settle()
    for point in (at, middle(asleep, "stick-1"), middle(asleep, "stickSave"), middle(asleep, "stickCancel")):
        # Longer ago than a click is a touch of what it is on.
        asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("touchedMs", 0)
        click_at(asleep, point)
        for key in (Key.Key_Return, Key.Key_Space):
            asleep.press(key)
    assert (model.props.state, model.props.folder) == ("choosing", folder)


# ── pages that come ─────────────────────────────────────────────────────────────────────────────────────────────────
def test_enter_once_more_agrees_to_no_room_that_has_come_just_then(asleep: Driver) -> None:
    """Sitting down takes its time, and some press Enter twice."""
    asleep.window.app.hear(TablesNews((table(1),)))
    asleep.click("lobby")
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == [("join", table(1).peer)]
    asleep.window.app.hear(guest())
    asleep.settle()
    assert not asleep.find("ready").property("lit")
    asleep.press(Key.Key_Return)
    asleep.click("ready")
    assert asleep.node.asked == [("join", table(1).peer)]
    asleep.a_moment_later()
    asleep.settle()
    asleep.press(Key.Key_Return)
    assert asleep.node.asked[1:] == [("ready", True)]


@pytest.mark.parametrize("game", ["sen", "smoki", "race", "dream"])
def test_a_game_that_begins_takes_no_click_or_enter_that_was_meant_for_the_room(asleep: Driver, game: str) -> None:
    app = asleep.window.app
    seats = 4
    app.hear(room_news(host=False, phrase=True, game=game))
    asleep.settle()
    spots = [middle(asleep, name) for name in ("ready", "place-0", "place-1", "place-2")]
    local = LocalTable(game, seats, 5)
    local.run(app.hear)
    asleep.settle()
    assert app.props.page == "play"
    play = app.play
    play.hurry()
    asleep.settle()
    before = play.state
    asleep.node.asked.clear()  # what a program says by itself
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.press(key)
    mine = [item for item in asleep.shown() if item.property("live") and item.objectName().startswith("card-")]
    spots += [item.mapToScene(item.boundingRect().center()).toPoint() for item in mine[:3]]
    for spot in spots:
        click_at(asleep, spot)
    assert asleep.node.asked == []
    assert (play.state.hand.chosen, play.state.hand.armed) == (before.hand.chosen, before.hand.armed)


@pytest.mark.parametrize("thinks", [False, True])
@pytest.mark.parametrize("field", ["address", "savedLetters", "copyWhere"])
def test_letters_that_were_on_their_way_to_a_field_are_no_keys_of_the_page_that_has_come(
    asleep: Driver, field: str, thinks: bool
) -> None:
    """Somebody waits for a seat, and looks for another table or a game meanwhile; `thinks` for a while how to go on."""
    app = asleep.window.app
    if field == "address":
        asleep.click("lobby")
    else:
        SCENES["saved"](app)
        asleep.settle()
    if field == "copyWhere":
        asleep.click("savedCopy")
    asleep.find(field).forceActiveFocus()
    asleep.type("10.0")
    if thinks:
        asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("typedMs", 1)
    LocalTable("sen", 4, 5).run(app.hear)
    asleep.settle()
    assert app.props.page == "play"
    for letter in "nhd1":
        asleep.type(letter)
        assert app.play.opened == "", letter
    asleep.press(Key.Key_Return)
    assert (app.play.opened, asleep.node.asked) == ("", [])
    asleep.press(Key.Key_Tab)
    assert asleep.focus_name != "lostField", "who goes on by Tab is at the table"


def test_a_room_that_comes_after_a_game_takes_no_click_or_enter_that_was_meant_for_its_end(asleep: Driver) -> None:
    """One has asked for the same again, and the others have said yes by now."""
    app = asleep.window.app
    TABLE_SCENES["over"](app)
    app.hear(app.play.state.over)
    asleep.settle()
    asleep.a_moment_later()
    spots = [middle(asleep, name) for name in ("overAgain", "overLeave", "overAnother", "menu")]
    app.hear(room_news(phrase=True))
    asleep.settle()
    asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
    spots += [middle(asleep, name) for name in ("ready", "leave", "doorChip", "menu")]
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.press(key)
    for spot in spots:
        click_at(asleep, spot)
    assert asleep.node.asked == []
    assert not app.props.settings_open
    assert not {"leaveRoom", "door"} & {item.objectName() for item in asleep.shown()}


def test_a_copy_that_is_asked_for_stays_as_it_is_typed(asleep: Driver) -> None:
    """The game is chosen no more, goes from the list, or letters grow: the question is about it still."""
    app = asleep.window.app
    SCENES["saved"](app)
    asleep.settle()
    game = app.saved.rows.rows[0].key
    asleep.click("savedCopy")
    asleep.press(Key.Key_End)
    asleep.type("-2")
    asleep.press(Key.Key_Left)
    text = text_of(asleep, "copyWhere")
    for happens in (
        lambda: app.saved.chooseAt(2),
        lambda: app.saved.only(1),
        lambda: app.hear(TablesNews((table(1),))),
        lambda: asleep.window.settings.chooseTextSize(3),
        lambda: app.saved.show((), {}),
    ):
        happens()
        asleep.settle()
        assert (text_of(asleep, "copyWhere"), asleep.focus_name) == (text, "copyWhere")
    asleep.type("x")
    assert text_of(asleep, "copyWhere") == text[:-1] + "x" + text[-1]
    assert asleep.find("copySaved").property("path") == game


# ── a room ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_chip_that_has_moved_under_the_pointer_opens_nothing(asleep: Driver) -> None:
    """Somebody proposes another game: the evening's chip comes, and another makes room for it."""
    app = asleep.window.app
    me = CompanyMember(ME.peer, "Jagna", "round", True, b"")
    sofija = CompanyMember(bytes([2]) * 32, "Sofija", "tall", True, bytes([2]) * 32)
    proposed = Proposed(sofija.peer, "sen", scenes.games_options("sen"), 5, 0)

    def propose(*proposals: Proposed) -> None:
        app.hear(CompanyNews(bytes(16), (me, sofija), proposals) if proposals else CompanyNews())
        asleep.settle()
        asleep.window.root.grabWindow()

    app.hear(room_news())
    propose(proposed)
    at = middle(asleep, "eveningChip")
    propose()
    asleep.a_moment_later()
    propose(proposed)
    click_at(asleep, at)
    assert not app.props.evening_open
    asleep.a_moment_later()
    click_at(asleep, at)
    assert app.props.evening_open
    app.closeEvening()
    propose()


def test_no_bot_is_seated_by_a_click_on_somebody_who_goes_just_then(asleep: Driver) -> None:
    app = asleep.window.app
    news = room_news()
    app.hear(news)
    asleep.settle()
    person = next(at for at, each in enumerate(news.places) if each.kind == "person" and at > 0)
    gone = tuple(replace(each, kind="free") if at == person else each for at, each in enumerate(news.places))
    asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
    app.hear(replace(news, places=gone))
    asleep.settle()
    asleep.click(f"seatBot-{person}")
    assert asleep.node.asked == []
