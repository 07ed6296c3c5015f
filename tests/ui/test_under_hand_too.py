"""More that comes under the hand by itself: on the evening's page, the shelf, beside a film, in the chat, in a room."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from client.viewmodels.settings.model import InterfaceRow
from netcore.status import CircleNews, Download, GiftNews, Listener, RoomNews, ShelfNews, ShelvedGame
from tests.copies import replace
from tests.scenery import scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of
from tests.scenery.replay import proof_of, tape
from tests.scenery.scenes import TABLE_SCENES, neighbours, room_news
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver
from tests.ui.test_gift import OPEN
from tests.ui.test_under_hand import click_at, middle, network

if TYPE_CHECKING:
    from client.viewmodels.replay.model import ReplayModel

Key = Qt.Key


def names(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown() if item.objectName()}


# ── the evening ─────────────────────────────────────────────────────────────────────────────────────────────────────
def evening(driver: Driver) -> None:
    scenes.SCENES["evening"](driver.window.app)
    driver.settle()


def test_no_click_says_yes_to_another_game_than_the_one_that_was_there(asleep: Driver) -> None:
    """As many are proposed as before: one is taken back, and another comes in its place."""
    evening(asleep)
    company = asleep.window.app.evening._company
    at = middle(asleep, "agree-0")
    other = replace(company.proposals[0], opener=company.members[4].peer, game="race")
    asleep.window.app.hear(replace(company, proposals=(other, *company.proposals[1:])))
    asleep.settle()
    click_at(asleep, at)
    click_at(asleep, middle(asleep, "agree-0"))
    assert asleep.node.asked == []


def test_no_click_says_yes_to_rules_that_have_changed_just_then(asleep: Driver) -> None:
    evening(asleep)
    company = asleep.window.app.evening._company
    mine = company.proposals[0]
    longer = replace(mine, options={**mine.options, "limit": 150})
    asleep.window.app.hear(replace(company, proposals=(longer, *company.proposals[1:])))
    asleep.settle()
    click_at(asleep, middle(asleep, "agree-0"))
    asleep.find("agree-0").forceActiveFocus()
    asleep.press(Key.Key_Space)
    assert asleep.node.asked == []


def test_who_comes_moves_no_offer_under_a_click(asleep: Driver) -> None:
    """The line of who has not said yes yet takes one line more, and all below it lies lower."""
    evening(asleep)
    company = asleep.window.app.evening._company
    at = middle(asleep, "offer-sen")
    longer = tuple(replace(each, name=each.name + " z bardzo dalekiego lasu", here=True) for each in company.members)
    asleep.window.app.hear(replace(company, members=longer))
    asleep.settle()
    assert middle(asleep, "offer-sen") != at
    click_at(asleep, at)
    assert asleep.node.asked == []


# ── the shelf ───────────────────────────────────────────────────────────────────────────────────────────────────────
def shelved(number: int, game: str) -> ShelvedGame:
    return ShelvedGame(bytes([number]) * 32, game, ("Puchacz", "Sowa", "Gil"), 1000.0 + number)


def test_a_game_that_comes_onto_the_shelf_is_not_taken_up_for_another(asleep: Driver) -> None:
    old, new = shelved(7, "sen"), shelved(8, "smoki")
    asleep.window.app.hear(ShelfNews((old,)))
    asleep.settle()
    at, cross = middle(asleep, "shelf-0"), middle(asleep, "throwAway-0")
    asleep.window.app.hear(ShelfNews((new, old)))
    asleep.settle()
    click_at(asleep, at)
    click_at(asleep, cross)
    assert asleep.node.asked == []
    assert "throwing" not in names(asleep), "nor is it asked about"


def test_a_moment_later_it_is(awake: Driver) -> None:
    new = shelved(8, "smoki")
    awake.window.app.hear(ShelfNews((new, shelved(7, "sen"))))
    awake.settle()
    awake.click("shelf-0")
    assert awake.node.asked == [("take_up", new.table)]


# ── keys ────────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_letter_tests_nothing_with_who_is_named_there_just_then(asleep: Driver) -> None:
    network(asleep)
    before = str(asleep.find("test").property("text"))
    asleep.window.app.hear(neighbours(("0 x", "x 0")))
    asleep.settle()
    assert str(asleep.find("test").property("text")) != before
    asked = len(asleep.node.asked)
    asleep.press(Key.Key_T)
    assert asleep.node.asked[asked:] == []


def test_a_network_that_goes_has_no_other_switched_off_in_its_place(asleep: Driver) -> None:
    network(asleep)
    settings = asleep.window.settings
    rows = settings.interfaces
    wired, wireless = InterfaceRow("eth0", "192.168.1.12", used=True), InterfaceRow("wlan0", "10.0.0.7", used=True)
    known = rows.rows
    try:
        rows.update((wired, wireless))
        asleep.settle()
        asleep.find("use-wlan0").forceActiveFocus()
        asleep.settle()
        at = middle(asleep, "use-eth0")
        rows.update((wireless,))
        asleep.settle()
        asleep.window.root.grabWindow()
        assert asleep.find("use-wlan0").contains(asleep.find("use-wlan0").mapFromScene(at))
        click_at(asleep, at)
        assert settings.values.left_out == ()
    finally:
        rows.update(known)


def test_space_turns_no_switch_back_that_has_turned_just_then(asleep: Driver) -> None:
    network(asleep)
    settings = asleep.window.settings
    rows, known = settings.interfaces, settings.interfaces.rows
    try:
        rows.update((InterfaceRow("eth0", "192.168.1.12", used=False),))
        asleep.settle()
        asleep.find("use-eth0").forceActiveFocus()
        asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
        rows.update((InterfaceRow("eth0", "192.168.1.12", used=True),))
        asleep.settle()
        asleep.press(Key.Key_Space)
        assert settings.values.left_out == ()
    finally:
        rows.update(known)


# ── a film ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def film(driver: Driver) -> ReplayModel:
    model = driver.window.app.replay
    model.show(tape("sen", 3))
    driver.window.app.show_replay()
    driver.settle()
    return model


def test_a_proof_that_comes_takes_no_key_that_was_meant_for_the_film(asleep: Driver) -> None:
    model = film(asleep)
    model.chooseNext(1)
    asleep.settle()
    at = middle(asleep, "replayPlay")
    assert model.chosen is not None
    model.show_proof(proof_of(tape("sen", 3), model.chosen))
    asleep.settle()
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_S):
        asleep.press(key)
    click_at(asleep, at)
    click_at(asleep, middle(asleep, "proofBack"))
    assert "proofTitle" in names(asleep)
    assert asleep.window.app.saying.props.text == "", "nothing was saved"
    asleep.press(Key.Key_Escape)
    assert "proofTitle" not in names(asleep)


def test_a_proof_that_comes_while_the_film_goes_on_stays(driver: Driver) -> None:
    model = film(driver)
    model.pace = 1000.0
    model.chooseNext(1)
    assert model.chosen is not None
    driver.press(Key.Key_Space)
    assert model.props.playing
    model._proved(model._asked, model.chosen, proof_of(tape("sen", 3), model.chosen))
    driver.settle()
    assert not model.props.playing, "the next step would take it away"
    assert "proofTitle" in names(driver)


def test_a_click_to_stop_the_checking_chooses_no_card(asleep: Driver) -> None:
    app = asleep.window.app
    app.replay.show_reading(Path("/tmp/some.sennik"), 0.4)
    app.show_replay()
    asleep.settle()
    at = middle(asleep, "replayGiveUp")
    app.replay._opened(app.replay._asked, tape("sen", 3))
    asleep.settle()
    cards = [item for item in asleep.shown() if item.objectName().startswith("card-")]
    under = [item for item in cards if item.contains(item.mapFromScene(at))]
    for each in (at, *(item.mapToScene(item.boundingRect().center()).toPoint() for item in under or cards[:1])):
        click_at(asleep, each)
    asleep.press(Key.Key_Return)
    assert (app.replay.props.card, app.replay.props.playing) == ("", False)


# ── what is said for a moment ───────────────────────────────────────────────────────────────────────────────────────
def test_a_sentence_that_comes_over_a_card_leaves_the_click_to_it(asleep: Driver) -> None:
    said, at = over_a_card(asleep)
    before = asleep.focus_name
    click_at(asleep, at)
    assert asleep.window.app.saying.props.text == said
    assert asleep.focus_name != before, "the card has it"


def test_a_click_that_takes_it_away_presses_no_card(awake: Driver) -> None:
    _, at = over_a_card(awake)
    before = awake.focus_name
    click_at(awake, at)
    assert awake.window.app.saying.props.text == ""
    assert awake.focus_name == before
    assert awake.node.asked == []


def over_a_card(driver: Driver) -> tuple[str, QPoint]:
    """A table of Smoki, a sentence that lies over one of its cards as there is no raven's place, and where."""
    driver.window.settings.explainOn(False)
    TABLE_SCENES["smoki_4"](driver.window.app)
    driver.settle()
    said = "Something was said that is rather long, so that it lies over quite a lot of the page here"
    driver.window.app.saying.say(said)
    driver.settle()
    driver.window.root.grabWindow()
    toast = driver.find("toast")
    area = toast.mapRectToScene(toast.boundingRect())
    cards = [item for item in driver.shown() if item.objectName().startswith("card-") and item.property("live")]
    lying = [item.mapRectToScene(item.boundingRect()).intersected(area) for item in cards]
    spot = next(each for each in lying if each.height() > 10)
    return said, spot.center().toPoint()


# ── the chat ────────────────────────────────────────────────────────────────────────────────────────────────────────
HEARD = tuple(Listener(bytes([at + 1]) * 32, *PEOPLE[at]) for at in range(3))


def writing(driver: Driver) -> RoomNews:
    """In the room, somebody is writing a line."""
    news = room_news(host=False, phrase=True)
    driver.window.app.hear(news)
    driver.window.app.hear(CircleNews(news.table, HEARD))
    driver.settle()
    driver.click("talkChip")
    driver.type("hel")
    return news


def test_whoever_writes_in_the_chat_as_the_game_begins_goes_on_writing(driver: Driver) -> None:
    writing(driver)
    driver.press(Key.Key_Left)
    LocalTable("sen", 4, 5).run(driver.window.app.hear)
    driver.settle()
    assert driver.window.app.props.page == "play"
    driver.type("nd d1")
    assert (driver.focus_name, driver.focused.property("text")) == ("talkField", "hend d1l"), "where the caret was"
    assert (driver.window.app.play.opened, driver.node.asked) == ("", [])
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("say", "hend d1l")]


def test_where_the_chat_goes_from_under_the_hand_no_letter_is_a_key_of_the_table(asleep: Driver) -> None:
    """The only other one has left."""
    TABLE_SCENES["sen_4"](asleep.window.app)
    asleep.window.app.hear(CircleNews(room_of(PEOPLE[:4]).table, HEARD[:1]))
    asleep.settle()
    asleep.click("talkChip")
    asleep.type("hel")
    asleep.window.app.hear(CircleNews(room_of(PEOPLE[:4]).table, ()))
    asleep.settle()
    asleep.type("nhd1")
    asleep.press(Key.Key_Return)
    assert (asleep.window.app.play.opened, asleep.node.asked) == ("", [])
    asleep.press(Key.Key_Tab)
    assert asleep.focus_name != "lostField", "who goes on by Tab is at the table"


def test_a_mute_that_moves_up_under_the_hand_mutes_nobody(asleep: Driver) -> None:
    TABLE_SCENES["sen_4"](asleep.window.app)
    asleep.window.app.hear(CircleNews(room_of(PEOPLE[:4]).table, HEARD))
    asleep.settle()
    asleep.click("talkChip")
    at = middle(asleep, f"ear-{HEARD[0].name}")
    asleep.window.app.hear(CircleNews(room_of(PEOPLE[:4]).table, HEARD[1:]))
    asleep.settle()
    click_at(asleep, at)
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.find(f"ear-{HEARD[1].name}").forceActiveFocus()
        asleep.press(key)
    assert [row.name for row in asleep.window.app.talk.ears.rows if row.muted] == []


@pytest.mark.parametrize("scene", ["sen_4", "room"])
def test_when_who_had_the_keyboard_in_the_list_goes_no_key_mutes_another(asleep: Driver, scene: str) -> None:
    table = room_of(PEOPLE[:4]).table
    if scene == "room":
        news = room_news(host=False, phrase=True)
        table = news.table
        asleep.window.app.hear(news)
    else:
        TABLE_SCENES[scene](asleep.window.app)
    asleep.window.app.hear(CircleNews(table, HEARD))
    asleep.settle()
    asleep.click("talkChip")
    while asleep.focus_name != f"ear-{HEARD[0].name}":
        asleep.press(Key.Key_Tab)
    asleep.window.app.hear(CircleNews(table, HEARD[1:]))
    asleep.settle()
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_N, Key.Key_D):
        asleep.press(key)
    assert [row.name for row in asleep.window.app.talk.ears.rows if row.muted] == []
    assert (asleep.window.app.play.opened, asleep.node.asked) == ("", [])


# ── the room and the lesson ─────────────────────────────────────────────────────────────────────────────────────────
def test_a_click_to_fill_with_bots_changes_no_rule_where_a_guest_has_sat_down(asleep: Driver) -> None:
    news = room_news()
    free = tuple(at for at, place in enumerate(news.places) if place.kind == "free")
    assert free
    opened = tuple(replace(news.places[free[0]], seat=at) if at >= 2 else place for at, place in enumerate(news.places))
    asleep.resize(1024, 640)
    asleep.window.app.hear(replace(news, places=opened))
    asleep.settle()
    at = middle(asleep, "seatBots")
    asleep.window.app.hear(news)
    asleep.settle()
    for dy in range(-24, 25, 8):
        click_at(asleep, at + QPoint(0, dy))
        click_at(asleep, at + QPoint(-60, dy))
    assert [call for call in asleep.node.asked if not str(call[0]).startswith("seat_bot")] == []


def test_a_table_that_begins_under_a_lesson_takes_no_key(asleep: Driver) -> None:
    app = asleep.window.app
    app.statistics.show(())  # whatever was played here before
    app.hear(room_news(host=False, phrase=True))
    asleep.settle()
    asleep.click("learnChip")
    assert app.props.page == "lesson"
    asleep.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
    LocalTable("sen", 4, 5).run(app.hear)
    asleep.settle()
    assert app.props.page == "play"
    asked = len(asleep.node.asked)
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_D, Key.Key_N, Key.Key_1):
        asleep.press(key)
    click_at(asleep, QPoint(683, 560))
    assert (app.play.opened, asleep.node.asked[asked:]) == ("", [])


def test_after_a_moment_the_table_has_the_keyboard(driver: Driver, qtbot: QtBot) -> None:
    app = driver.window.app
    app.statistics.show(())  # whatever was played here before
    app.hear(room_news(host=False, phrase=True))
    driver.settle()
    driver.click("learnChip")
    driver.window.engine.singletonInstance("Sennik", "Hands").setProperty("deedMs", 0)
    LocalTable("sen", 4, 5).run(app.hear)
    driver.settle()
    qtbot.waitUntil(lambda: driver.focus_name.startswith("card-"), timeout=30_000)
    driver.press(Key.Key_N)
    assert app.play.opened == "notebook"


# ── a gift ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_begins_to_take_a_file_moves_no_button_under_a_click(asleep: Driver) -> None:
    asleep.click("giveSennik")
    asleep.window.app.hear(OPEN)
    asleep.settle()
    at = middle(asleep, "saveGifts")
    taking = Download(1, "192.168.1.44", OPEN.gifts[0].name, 20_000_000, OPEN.gifts[0].size, 6.0)
    asleep.window.app.hear(GiftNews("open", OPEN.addresses, OPEN.gifts, (taking,)))
    asleep.settle()
    assert middle(asleep, "saveGifts") != at
    click_at(asleep, at)
    click_at(asleep, middle(asleep, "saveGifts"))
    assert "stickSheet" not in names(asleep)
    # It has meant this for long.
    asleep.find("saveGifts").setProperty("meantMs", 0)
    asleep.press(Key.Key_S)
    assert "stickSheet" in names(asleep), "a key that still means the same is no surprise"
