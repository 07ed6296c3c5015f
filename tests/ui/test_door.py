"""The door of a table by real clicks and keys: the host's nod, the word, and whoever waits before it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from netcore.status import ClosedNews, DoorCaller, DoorNews, RoomDoor, RoomNews
from tests.copies import replace
from tests.scenery.scenes import DOOR, lobby, room_news
from tests.ui.driver import Driver
from tests.ui.test_room import AWAKE_MS, hear, shown
from tests.ui.test_ways import text_of

Key = Qt.Key
BARTEK, OTHER = DOOR.callers
HOST = bytes([1]) * 32


def door(kind: str = "nod", *callers: DoorCaller, host: bool = True, **fields: object) -> RoomNews:
    word = "moon owl" if kind == "word" and host else ""
    return replace(room_news(host=host), door=RoomDoor(kind, word, callers=callers, **fields))  # type: ignore[arg-type]


def before(driver: Driver, kind: str, why: str = "") -> None:
    """This player has clicked on "sit down", and stands before the door."""
    lobby(driver.window.app)
    driver.settle()
    driver.window.app.hear(DoorNews(HOST, kind, why))
    driver.settle()


# ── the host ────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_host_chooses_how_people_come_in_and_has_a_word_to_say(driver: Driver) -> None:
    hear(driver, door("open"))
    assert text_of(driver, "doorChip") == "Open to all"
    driver.click("doorChip")
    driver.press(Key.Key_Right)
    hear(driver, door("nod"))
    driver.press(Key.Key_Right)
    hear(driver, door("word"))
    (nod, word) = driver.node.asked
    assert nod == ("set_door", "nod", "")
    assert word[:2] == ("set_door", "word")
    assert len(str(word[2]).split()) == 2
    assert text_of(driver, "doorWord") == "moon owl"
    driver.click("anotherWord")
    assert driver.node.asked[-1][:2] == ("set_door", "word")
    assert driver.node.asked[-1][2] != word[2]
    driver.press(Key.Key_Escape)
    assert "doorWord" not in shown(driver)


def test_a_word_of_ones_own_has_four_letters_or_more(driver: Driver) -> None:
    hear(driver, door("word"))
    driver.click("doorChip")
    driver.click("ownWord")
    driver.type("abc")
    driver.press(Key.Key_Return)
    assert driver.node.asked == []
    driver.type("d")
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("set_door", "word", "abcd")]


def test_the_host_nods_or_turns_away_and_nobody_else_is_meant_by_it(asleep: Driver) -> None:
    hear(asleep, door("nod", BARTEK))
    assert text_of(asleep, "doorChip") == "1 at the door"
    asleep.click("doorChip")
    asleep.a_moment_later()
    hear(asleep, door("nod", OTHER, BARTEK))
    asleep.click("letIn-0")
    assert asleep.node.asked == [], "somebody else has come under the click"
    asleep.a_moment_later()
    asleep.click("letIn-1")
    asleep.click("turnAway-0")
    assert asleep.node.asked == [("let_in", BARTEK.peer), ("turn_away", OTHER.peer)]


def test_who_comes_takes_no_key_and_no_click_from_the_room_and_is_told_of(driver: Driver) -> None:
    hear(driver, door("nod"))
    focus = driver.focus_name
    hear(driver, door("nod", BARTEK))
    assert driver.focus_name == focus == "ready"
    assert "Bartek would like to sit down" in driver.window.app.saying.props.text
    driver.press(Key.Key_Return)
    assert [asked[0] for asked in driver.node.asked] in ([], ["ready"])


def test_whoever_was_kept_out_may_come_again(driver: Driver) -> None:
    hear(driver, door("nod", turned_away=(BARTEK,)))
    driver.click("doorChip")
    driver.wait(AWAKE_MS)
    driver.click("letIn-0")
    assert driver.node.asked == [("let_in", BARTEK.peer)]


def test_a_guest_sees_who_waits_and_who_is_kept_out_and_changes_nothing(driver: Driver) -> None:
    hear(driver, door("word", BARTEK, host=False, turned_away=(OTHER,)))
    driver.click("doorChip")
    driver.settle()
    seen = {str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")}
    assert {"Bartek", OTHER.name, "kept out", "would like to sit down"} <= seen
    assert not {"letIn-0", "turnAway-0", "anotherWord"} & shown(driver)
    driver.press(Key.Key_Right)
    assert driver.node.asked == []
    driver.press(Key.Key_Return)
    assert "doorClose" not in shown(driver)


# ── before the door ─────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_word_is_typed_and_said_by_enter_and_its_like_again_if_it_was_wrong(driver: Driver) -> None:
    before(driver, "word")
    assert driver.window.app.lobby.props.door_title == "Ondřej’s table is for friends"
    driver.type("moon owl")
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("say_word", "moon owl")]
    driver.window.app.hear(DoorNews(HOST, "word", "wrong"))
    driver.settle()
    assert text_of(driver, "doorWaits").startswith("That wasn’t the word")
    driver.type("moon cat")
    driver.press(Key.Key_Return)
    assert driver.node.asked[-1] == ("say_word", "moon cat")
    hear(driver, door("word", host=False))
    assert not {"doorSay", "doorStop"} & shown(driver)


def test_enter_once_more_sends_nobody_away_from_the_door(asleep: Driver) -> None:
    """It was pressed to sit down."""
    before(asleep, "nod")
    for key in (Key.Key_Return, Key.Key_Space):
        asleep.press(key)
    asleep.click("doorStop")
    assert asleep.node.asked == []
    asleep.press(Key.Key_Escape)
    assert asleep.node.asked == [("leave",)]


def test_where_the_table_closes_the_rest_of_the_word_sits_nobody_down_again(asleep: Driver) -> None:
    before(asleep, "word")
    asleep.type("moon")
    asleep.window.app.hear(ClosedNews("declined"))
    asleep.settle()
    assert "doorSays" not in shown(asleep)
    asleep.type(" owl")
    asleep.press(Key.Key_Return)
    asleep.press(Key.Key_Tab)
    asleep.click("sit")
    assert asleep.node.asked == []


def test_where_the_host_would_rather_nod_a_space_of_the_word_sends_nobody_away(asleep: Driver) -> None:
    before(asleep, "word")
    asleep.type("moon")
    asleep.window.app.hear(DoorNews(HOST, "nod"))
    asleep.settle()
    asleep.type(" owl")
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == []
    assert "doorStop" in shown(asleep)


def test_who_waits_for_the_nod_can_go_away(driver: Driver) -> None:
    before(driver, "nod")
    assert "doorSays" not in shown(driver)
    driver.press(Key.Key_Escape)
    assert driver.node.asked == [("leave",)]
    assert "doorStop" not in shown(driver)
    assert driver.focus_name == "sit"


def test_who_is_not_let_in_reads_why(driver: Driver) -> None:
    for why, told in (("declined", "doesn’t let you in"), ("tries", "Too many words"), ("impostor", "somebody else’s")):
        before(driver, "word")
        driver.window.app.hear(ClosedNews(why))
        driver.settle()
        assert told in driver.window.app.saying.props.text
        assert "doorStop" not in shown(driver)
