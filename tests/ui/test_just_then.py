"""What others do just as this player presses: a room's rules and people change, a sheet goes, a game ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from netcore.status import CompanyNews, LinkNews, RoomNews, UndoNews
from tests.copies import replace
from tests.scenery import sen as sen_scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import SCENES, TABLE_SCENES, room_news
from tests.ui.driver import Driver
from tests.ui.test_door import BARTEK, OTHER, door
from tests.ui.test_room import guest, hear, shown
from tests.ui.test_under_hand import click_at, middle
from tests.ui.test_undo import sit, wishes
from tests.ui.test_ways import text_of

Key = Qt.Key
OTHER_PHRASE = (7, 8, 9, 10)
EVERY_KEY = (Key.Key_Return, Key.Key_Space, Key.Key_Escape)


def at_rest(driver: Driver) -> None:
    """Whatever this player did, that was long ago: what comes now is others' doing."""
    hands = driver.window.engine.singletonInstance("Sennik", "Hands")
    hands.setProperty("deedMs", 0)
    hands.setProperty("touchedMs", 0)


def wake(driver: Driver, wake_ms: int) -> None:
    driver.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", wake_ms)


@pytest.fixture
def drowsy(asleep: Driver) -> Driver:
    """A window in which all that was there at first is awake, and what comes from then on is asleep."""
    wake(asleep, 0)
    return asleep


def fall_asleep(driver: Driver) -> None:
    at_rest(driver)
    wake(driver, 3_600_000)


def full(host: bool) -> RoomNews:
    """A room in which all but this player are ready."""
    news = room_news(host=host, phrase=True)
    me, *others = news.places
    return replace(news, places=(replace(me, ready=False), *others))


def without(news: RoomNews, at: int = 1) -> RoomNews:
    free = replace(news.places[at], kind="free", name="", peer=b"", ready=False)
    return replace(news, phrase=(), places=tuple(free if each is news.places[at] else each for each in news.places))


def with_another(news: RoomNews, at: int = 1) -> RoomNews:
    there = replace(news.places[at], name="Zbyszek", peer=bytes([77]) * 32)
    return replace(
        news, phrase=OTHER_PHRASE, places=tuple(there if each is news.places[at] else each for each in news.places)
    )


# ── a room: what is agreed to ───────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("cover", ["rulesChip", "keysChip", "doorChip", "leave", "menu", "book"])
def test_what_has_changed_under_a_sheet_is_read_before_it_is_agreed_to(drowsy: Driver, cover: str) -> None:
    """However long ago that was: Enter, pressed twice, closes the sheet and agrees to nothing."""
    hear(drowsy, guest())
    if cover == "book":
        drowsy.window.app.openBook()
        drowsy.settle()
    else:
        drowsy.click(cover)
    hear(drowsy, replace(guest(limit=150), phrase=OTHER_PHRASE))
    fall_asleep(drowsy)
    drowsy.press(Key.Key_Escape)
    assert text_of(drowsy, "ready") == "Agree to the change"
    assert not drowsy.find("ready").property("lit")
    drowsy.press(Key.Key_Return)
    drowsy.click("ready")
    assert drowsy.node.asked == []


@pytest.mark.parametrize("host", [True, False])
@pytest.mark.parametrize("free_meanwhile", [True, False])
def test_no_press_agrees_to_play_with_whoever_has_sat_down_just_then(
    drowsy: Driver, host: bool, free_meanwhile: bool
) -> None:
    """The phrase is another one: nobody has compared it."""
    hear(drowsy, full(host))
    fall_asleep(drowsy)
    if free_meanwhile:
        hear(drowsy, without(full(host)))
    hear(drowsy, with_another(full(host)))
    assert not drowsy.find("ready").property("lit")
    drowsy.press(Key.Key_Return)
    drowsy.click("ready")
    assert drowsy.node.asked == []


def test_a_host_agrees_at_once_to_what_they_have_changed_themselves(drowsy: Driver) -> None:
    hear(drowsy, full(host=True))
    fall_asleep(drowsy)
    drowsy.click("option-limit-0")
    hear(drowsy, replace(full(host=True), phrase=OTHER_PHRASE, options={**full(host=True).options, "limit": 50}))
    drowsy.node.asked.clear()
    drowsy.press(Key.Key_Return)
    assert drowsy.node.asked == [("ready", True)]


# ── a sheet or a screen that goes by itself ─────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("then", [without, with_another])
@pytest.mark.parametrize("press", ["keepOut", "freeTheSeat", "keepGuest", *EVERY_KEY])
def test_where_a_question_goes_with_its_guest_no_press_means_the_room_below(
    drowsy: Driver, press: str | Key, then: Callable[[RoomNews], RoomNews]
) -> None:
    hear(drowsy, full(host=True))
    drowsy.click("free-1")
    at = middle(drowsy, press) if isinstance(press, str) else None
    fall_asleep(drowsy)
    hear(drowsy, then(full(host=True)))
    assert "removing" not in shown(drowsy)
    if at is not None:
        click_at(drowsy, at)
    else:
        drowsy.press(press)  # type: ignore[arg-type]  # a key then
    assert drowsy.node.asked == []
    assert not {"leaveRoom", "removing"} & shown(drowsy)


def test_after_that_it_is_as_ever(drowsy: Driver) -> None:
    hear(drowsy, full(host=True))
    drowsy.click("free-1")
    fall_asleep(drowsy)
    hear(drowsy, without(full(host=True)))
    drowsy.press(Key.Key_Tab)
    drowsy.press(Key.Key_Escape)
    assert "leaveRoom" in shown(drowsy), "who has gone on by Tab means what they press"


def test_what_one_closes_oneself_leaves_all_below_to_the_hand(drowsy: Driver) -> None:
    hear(drowsy, full(host=True))
    fall_asleep(drowsy)
    for way in ("doorChip", "keysChip", "rulesChip", "leave", "menu"):
        drowsy.click(way)
        drowsy.press(Key.Key_Escape)
    drowsy.click("leave")
    drowsy.click("stay")
    drowsy.press(Key.Key_Return)
    assert drowsy.node.asked == [("ready", True)]


def test_where_somebody_is_heard_again_no_press_means_the_table_below(drowsy: Driver) -> None:
    """It was meant for the question whether to wait; the table is that of the own turn."""
    app = drowsy.window.app
    local = LocalTable("sen", 4, sen_scenes.SEED)
    local.run()
    app.hear(room_of(sen_scenes.PEOPLE[:4]))
    app.hear(local.news())
    drowsy.settle()
    app.play.hurry()
    app.hear(LinkNews(2, False, left=True))
    drowsy.settle()
    spots = [middle(drowsy, name) for name in sorted({"lostWait", "lostAgree"} & shown(drowsy))]
    assert spots
    fall_asleep(drowsy)
    drowsy.node.asked.clear()
    app.hear(LinkNews(2, True))
    drowsy.settle()
    assert "lost" not in shown(drowsy)
    cards = [item for item in drowsy.shown() if item.property("live") and item.objectName().startswith("card-")]
    spots += [item.mapToScene(item.boundingRect().center()).toPoint() for item in cards[:3]]
    before = app.play.state.hand
    for key in EVERY_KEY:
        drowsy.press(key)
    for spot in spots:
        click_at(drowsy, spot)
    assert (drowsy.node.asked, app.play.state.hand, app.play.opened) == ([], before, "")


@pytest.mark.parametrize("below", ["start", "room"])
def test_where_the_evening_makes_way_for_a_room_no_press_means_that(drowsy: Driver, below: str) -> None:
    app = drowsy.window.app
    if below == "room":
        hear(drowsy, guest())
    SCENES["evening"](app)
    drowsy.settle()
    drowsy.node.asked.clear()
    app.evening.chosen.emit()
    fall_asleep(drowsy)
    news = replace(full(host=True), table=bytes([9]) * 16)
    app.hear(news)
    drowsy.settle()
    assert (app.props.page, app.props.evening_open) == ("room", False)
    for key in EVERY_KEY:
        drowsy.press(key)
    for name in ("ready", "leave", "doorChip", "option-limit-0"):
        drowsy.click(name)
    assert drowsy.node.asked == []
    assert not {"leaveRoom", "door"} & shown(drowsy)
    app.hear(CompanyNews())


def test_a_page_that_has_come_under_the_settings_is_seen_before_it_is_meant(drowsy: Driver) -> None:
    """A room has come there, and Escape leads to it: the next press was not meant for it."""
    drowsy.click("lobby")
    drowsy.click("menu")
    assert drowsy.window.app.props.settings_open
    hear(drowsy, full(host=True))
    fall_asleep(drowsy)
    drowsy.press(Key.Key_Escape)
    assert drowsy.window.app.props.page == "room"
    assert not drowsy.window.app.props.settings_open
    drowsy.press(Key.Key_Return)
    for name in ("ready", "leave"):
        drowsy.click(name)
    assert drowsy.node.asked == []
    assert "leaveRoom" not in shown(drowsy)


@pytest.mark.parametrize("how", ["escape", "button"])
@pytest.mark.parametrize(
    ("scene", "opens", "closes"),
    [
        ("start_shelf", "throwAway-0", "stay"),
        ("saved", "savedCopy", "copyNo"),
        ("saved", "savedDelete", "deleteNo"),
        ("evening", "eveningLeave", "stay"),
        ("gift", "wholeHash", "hashClose"),
        ("gift", "saveGifts", "stickCancel"),
        ("start", "settings", "back"),
        ("start", "openBook", "closeBook"),
        ("start", "giveSennik", "closeGift"),
        ("sen_4", "menu", "menuBack"),
        ("sen_4", "rulesChip", "helpClose"),
        ("room", "doorChip", "doorClose"),
        ("room", "keysChip", "keysClose"),
        ("room_race", "part", "heroesClose"),
    ],
)
def test_whatever_one_closes_oneself_has_not_gone_by_itself(
    drowsy: Driver, scene: str, opens: str, closes: str, how: str
) -> None:
    {**SCENES, **TABLE_SCENES}[scene](drowsy.window.app)
    drowsy.settle()
    drowsy.a_moment_later()
    before = shown(drowsy)
    drowsy.click(opens)
    assert closes in shown(drowsy) - before
    fall_asleep(drowsy)
    if how == "escape":
        drowsy.press(Key.Key_Escape)
    else:
        drowsy.click(closes)
    assert opens in shown(drowsy)
    hands = drowsy.window.engine.singletonInstance("Sennik", "Hands")
    assert not hands.property("bared")


def test_escape_out_of_the_question_of_a_lesson_leaves_the_lesson_to_the_hand(drowsy: Driver) -> None:
    app = drowsy.window.app
    TABLE_SCENES["lesson_race"](app)
    drowsy.settle()
    at = app.lesson.props.at
    for _ in range(2):
        drowsy.press(Key.Key_Escape)
        assert "leaveLesson" in shown(drowsy)
        fall_asleep(drowsy)
        drowsy.press(Key.Key_Escape)
        assert "leaveLesson" not in shown(drowsy)
    drowsy.press(Key.Key_Return)
    assert app.lesson.props.at == at + 1
    app.goHome()
    drowsy.settle()


# ── the door ────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("walked", ["letIn-0", "turnAway-0"])
def test_where_who_waits_has_gone_the_keyboard_means_nobody_else(drowsy: Driver, walked: str) -> None:
    hear(drowsy, door("nod", BARTEK, OTHER))
    drowsy.click("doorChip")
    for _ in range(12):
        drowsy.press(Key.Key_Tab)
        if drowsy.focus_name == walked:
            break
    assert drowsy.focus_name == walked
    fall_asleep(drowsy)
    hear(drowsy, door("nod", OTHER))
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_Left, Key.Key_Right):
        drowsy.press(key)
    drowsy.click("letIn-0")
    assert drowsy.node.asked == [], "nor is everybody let in"
    drowsy.press(Key.Key_Escape)
    assert not {"door", "leaveRoom"} & shown(drowsy), "one step out"


# ── a table ─────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("how", ["click", "key"])
def test_no_yes_is_said_to_another_question_than_the_one_that_was_there(drowsy: Driver, how: str) -> None:
    """One has played on, and another one would take that back."""
    sit(drowsy, "undo_asked")
    play, at = drowsy.window.app.play, middle(drowsy, "undoYes")
    if how == "key":
        walk_to(drowsy, "undoYes")
    frame = play.state.frame
    assert frame is not None
    drowsy.find("undoBox").setProperty("since", 0)  # it was read for long
    fall_asleep(drowsy)
    another = UndoNews(3, wish=(3,), awaited=(0, 1, 2), may_answer=True)
    play._set(frame=replace(frame, number=frame.number + 2, undo=another))
    drowsy.settle()
    assert text_of(drowsy, "undoText").startswith("Puchacz ")
    if how == "key":
        for key in (Key.Key_Space, Key.Key_Return):
            drowsy.press(key)
    else:
        click_at(drowsy, at)
        drowsy.click("undoYes")
    assert wishes(drowsy) == []


def test_a_yes_to_a_question_that_goes_is_no_move(drowsy: Driver) -> None:
    """The keyboard is on the cards again, and the press was on its way."""
    sit(drowsy, "undo_asked")
    walk_to(drowsy, "undoYes")
    play = drowsy.window.app.play
    frame = play.state.frame
    assert frame is not None
    fall_asleep(drowsy)
    play._set(frame=replace(frame, undo=None))
    drowsy.settle()
    assert drowsy.focused.isVisible()
    assert drowsy.focus_name.startswith("card-")
    before = play.state.hand
    for key in (Key.Key_Space, Key.Key_Return):
        drowsy.press(key)
    assert (drowsy.node.asked, play.state.hand) == ([], before)


def walk_to(driver: Driver, name: str) -> None:
    for _ in range(30):
        driver.press(Key.Key_Tab)
        if driver.focus_name == name:
            break
    assert driver.focus_name == name


def with_bots(driver: Driver) -> LocalTable:
    """At a short game of Sen against three bots."""
    app = driver.window.app
    local = LocalTable("sen", 4, sen_scenes.SEED, {"limit": 50})
    local.run()
    app.hear(room_of(sen_scenes.PEOPLE[:4], bots=(1, 2, 3)))
    app.hear(local.news())
    driver.settle()
    app.play.hurry()
    driver.settle()
    return local


def end(driver: Driver, local: LocalTable) -> None:
    local.run_until(lambda _view: False, local.own_policy)
    driver.window.app.hear(local.news())
    driver.window.app.hear(local.over())
    driver.settle()


@pytest.mark.parametrize("panel", ["leave", "menu"])
def test_a_click_that_would_put_a_game_away_leaves_none_that_has_ended_just_then(drowsy: Driver, panel: str) -> None:
    local = with_bots(drowsy)
    drowsy.window.app.play.open(panel)
    drowsy.settle()
    names = {"leaveLater", "leaveNo"} if panel == "leave" else {"menuShelve", "menuLeave"}
    spots = [middle(drowsy, name) + QPoint(0, aside) for name in sorted(names) for aside in (-14, 14)]
    fall_asleep(drowsy)
    end(drowsy, local)
    assert "leaveTable" not in shown(drowsy), "that is no question any more"
    for spot in spots:
        click_at(drowsy, spot)
    for key in (Key.Key_Return, Key.Key_Space):
        drowsy.press(key)
    assert drowsy.node.asked == []


def test_a_bot_that_moves_just_then_leaves_what_is_asked_where_it_is(drowsy: Driver) -> None:
    local = with_bots(drowsy)
    drowsy.window.app.play.open("leave")
    drowsy.settle()
    at = middle(drowsy, "leaveLater")
    play_on(drowsy, local)
    assert middle(drowsy, "leaveLater") == at
    click_at(drowsy, at)
    assert ("shelve",) in drowsy.node.asked


def test_where_a_turn_changes_the_menu_no_other_line_is_meant(drowsy: Driver) -> None:
    """A bot can be asked in one's own turn alone: with that line goes its room."""
    local = with_bots(drowsy)
    drowsy.window.app.play.open("menu")
    drowsy.settle()
    names = ("menuHint", "menuSettings", "menuShelve", "menuLeave")
    spots = [middle(drowsy, name) + QPoint(0, aside) for name in names for aside in (-14, 14)]
    play_on(drowsy, local)
    assert "menuHint" not in shown(drowsy)
    for spot in spots:
        click_at(drowsy, spot)
    assert (drowsy.node.asked, drowsy.window.app.play.opened) == ([], "menu")


def play_on(driver: Driver, local: LocalTable) -> None:
    """A move later, by which this player has no more to decide."""
    fall_asleep(driver)
    local.step(local.own_policy(local.view))
    driver.window.app.hear(local.news())
    driver.settle()
    driver.window.root.grabWindow()
    driver.settle()
    driver.node.asked.clear()


def test_nothing_is_asked_of_whoever_leaves_when_the_game_is_over(drowsy: Driver) -> None:
    """Nothing is lost, and nobody plays on."""
    TABLE_SCENES["over"](drowsy.window.app)
    drowsy.settle()
    drowsy.press(Key.Key_Escape)
    drowsy.click("menuLeave")
    assert drowsy.node.asked == [("leave",)]
    assert "leaveTable" not in shown(drowsy)
