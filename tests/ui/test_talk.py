"""The chat by real clicks and keys: it never takes a key or click meant for the table, nor the other way round."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.settings import LANGUAGES, TALKS
from netcore.status import CircleNews, Listener, SaidNews
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver
from tests.ui.test_ways import text_of

Key = Qt.Key
TABLE = bytes(16)
SOFIJA, ONDREJ = Listener(b"\1" * 32, "Sofija", "tall"), Listener(b"\2" * 32, "Ondřej", "star")
ME = Listener(b"\0" * 32, "Jagna", "round")


def hear(driver: Driver, by: Listener, text: str = "", reaction: str = "") -> None:
    driver.window.app.hear(SaidNews(TABLE, by, text, reaction, mine=by is ME))
    driver.settle()


def gather(driver: Driver, **changes: object) -> None:
    driver.window.app.hear(CircleNews(TABLE, (SOFIJA, ONDREJ), **changes))  # type: ignore[arg-type]
    driver.settle()


def shown(driver: Driver) -> list[str]:
    return [item.objectName() for item in driver.shown()]


def said(driver: Driver) -> list[tuple[str, ...]]:
    return [call for call in driver.node.asked if call[0] in ("say", "react")]  # type: ignore[misc]


@pytest.fixture(autouse=True)
def falls_silent(driver: Driver) -> Iterator[None]:
    """Nothing stays above the lanterns: the next test may have an engine of its own, with other types."""
    talk = driver.window.app.talk
    bubble_ms = talk.bubble_ms
    yield
    talk.bubble_ms = bubble_ms
    driver.window.app.hear(CircleNews(b"no one's table.."))
    driver.settle()


@pytest.fixture
def table(driver: Driver) -> Driver:
    """A table of Sen where it is this player's turn and two others are persons; nothing has been said."""
    app = driver.window.app
    TABLE_SCENES["sen_4"](app)
    app.talk.bubble_ms = 0
    for peer in (SOFIJA, ONDREJ):
        app.talk.mute(peer.peer.hex(), False)
    gather(driver)
    driver.settle()
    return driver


def test_a_line_that_comes_takes_no_focus_and_is_counted_until_it_is_looked_at(table: Driver) -> None:
    before = table.focused
    hear(table, SOFIJA, "Is that eight <b>yours</b>?")
    hear(table, ONDREJ, reaction="oh")
    assert table.focused is before
    assert "talk" not in shown(table)
    assert "unread" in shown(table)
    table.click("talkChip")
    assert table.focus_name == "talkField"
    assert "unread" not in shown(table)
    texts = [str(item.property("text")) for item in table.shown() if item.inherits("QQuickText")]
    assert "Is that eight <b>yours</b>?" in texts
    focus = table.focused
    hear(table, SOFIJA, "another")
    assert table.focused is focus
    assert "unread" not in shown(table)


def test_what_is_typed_in_the_chat_plays_nothing_and_stays_until_it_is_heard(table: Driver) -> None:
    table.press(Key.Key_F6)
    assert table.focus_name == "talkField"
    table.type("xp1 d")
    table.press(Key.Key_Return)
    table.press(Key.Key_Return)
    assert table.node.asked == [("say", "xp1 d")]
    assert text_of(table, "talkField") == "xp1 d"
    hear(table, ME, "xp1 d")
    assert text_of(table, "talkField") == ""
    assert table.focus_name == "talkField"
    table.press(Key.Key_Escape)
    assert "talk" not in shown(table)
    assert "tableMenu" not in shown(table)
    assert table.find("table").property("activeFocus")
    table.press(Key.Key_Escape)
    assert table.node.asked == [("say", "xp1 d")]


def test_reactions_by_mouse_leave_the_keyboard_where_it_is(table: Driver) -> None:
    table.press(Key.Key_F6)
    table.press(Key.Key_Escape)
    table.window.app.talk.show(True)
    table.settle()
    table.find("table").forceActiveFocus()
    table.settle()
    before = table.focused
    table.click("face-4")
    assert said(table) == [("react", "caw")]
    assert table.focused is before
    hear(table, ME, reaction="caw")
    assert shown(table).count("bubble") == 1


def test_a_reaction_by_keys_goes_and_comes_back(table: Driver) -> None:
    before = table.focused
    table.press(Key.Key_F7)
    assert table.focus_name == "face-1"
    table.type("x")  # a key of the table
    table.press(Key.Key_3)
    assert table.node.asked == [("react", "thinking")]
    assert "talk" not in shown(table)
    assert table.focused is before or table.find("table").property("activeFocus")
    hear(table, ME, reaction="thinking")
    table.press(Key.Key_F7)
    table.press(Key.Key_Right)
    assert table.focus_name == "face-2"
    table.press(Key.Key_Return)
    assert said(table)[-1] == ("react", "oh")
    assert not any(call[0] == "submit" for call in table.node.asked)


def test_a_click_on_the_table_plays_while_the_chat_is_open(table: Driver) -> None:
    table.press(Key.Key_F6)
    table.type("hm")
    table.click("deed-confirm")
    assert [call[0] for call in table.node.asked] == ["submit"]
    assert text_of(table, "talkField") == "hm"


def test_who_is_muted_is_seen_no_more(table: Driver) -> None:
    table.press(Key.Key_F6)
    hear(table, SOFIJA, reaction="no")
    assert shown(table).count("bubble") == 1
    table.click("ear-Sofija")
    assert shown(table).count("bubble") == 0
    lines = shown(table).count("talkLine")
    hear(table, SOFIJA, "noise")
    hear(table, SOFIJA, reaction="no")
    assert (shown(table).count("talkLine"), shown(table).count("bubble")) == (lines, 0)
    assert said(table) == []
    table.click("ear-Sofija")
    hear(table, SOFIJA, "sorry")
    until = time.monotonic() + 30  # a list makes its rows with the next frame
    while shown(table).count("talkLine") != lines + 1 and time.monotonic() < until:
        table.settle()
    assert shown(table).count("talkLine") == lines + 1


def test_at_night_the_field_waits_and_keeps_what_was_typed(table: Driver) -> None:
    table.press(Key.Key_F6)
    table.type("moo")
    gather(table, hushed=True)
    assert table.focus_name == "talkField", "no key typed on meets the table"
    table.type("n")
    table.press(Key.Key_Return)
    table.click("face-1")
    table.click("talkSend")
    assert table.node.asked == []
    gather(table)
    table.type("n")
    assert text_of(table, "talkField") == "moon"


@pytest.mark.parametrize("limit", ["reactions", "off"])
def test_what_this_player_wants_to_hear_is_a_setting(table: Driver, limit: str) -> None:
    table.window.settings.chooseTalk(TALKS.index(limit))  # type: ignore[arg-type]
    table.settle()
    hear(table, SOFIJA, "words")
    hear(table, SOFIJA, reaction="oh")
    assert ("talkChip" in shown(table), shown(table).count("bubble")) == (
        (True, 1) if limit == "reactions" else (False, 0)
    )
    table.press(Key.Key_F6)
    if limit == "off":
        assert "talk" not in shown(table)
        return
    assert table.focus_name == "face-1"
    assert table.find("talkField").property("readOnly")
    assert shown(table).count("talkLine") == 1


def test_the_setting_is_chosen_on_its_page(driver: Driver) -> None:
    driver.window.app.openSettings()
    driver.settle()
    driver.find("talkLimit").property("label")
    before = driver.window.settings.values.talk
    QTest.qWait(1)
    driver.window.settings.chooseTalk(1)
    assert (before, driver.window.settings.values.talk) == ("all", "reactions")
    assert driver.find("talkLimit").property("at") == 1
    driver.window.settings.chooseTalk(0)


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(item.boundingRect())


@pytest.mark.parametrize("scene", ["talk_sen", "talk_smoki", "talk_race"])
def test_reactions_hide_nothing_that_is_played(driver: Driver, scene: str) -> None:
    driver.window.app.talk.bubble_ms = 0
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    bubbles = [box(item) for item in driver.shown() if item.objectName() == "bubble"]
    cards = [box(item) for item in driver.shown() if item.metaObject().className().startswith("CardView")]
    assert len(bubbles) == 3
    assert cards
    assert not [bubble for bubble in bubbles if bubble.top() < 4], "each is where its author is, not in the bar"
    assert not [(bubble, card) for bubble in bubbles for card in cards if bubble.intersects(card)]
    bar = box(driver.find("talk"))
    assert not [card for card in cards if bar.intersects(card)]


def test_a_reaction_hides_no_chip_of_the_bar(driver: Driver) -> None:
    """In long words, large letters and a small window chips lie over the plate in the middle."""
    settings = driver.window.settings
    driver.window.app.talk.bubble_ms = 0
    driver.resize(1024, 640)
    settings.chooseLanguage(LANGUAGES.index("uk"))
    settings.chooseTextSize(3)
    TABLE_SCENES["talk_sen"](driver.window.app)
    driver.settle()
    bubbles = [box(item) for item in driver.shown() if item.objectName() == "bubble"]
    chips = [box(driver.find(name)) for name in ("talkChip", "menu")]
    settings.chooseTextSize(1)
    settings.chooseLanguage(LANGUAGES.index("en"))
    assert len(bubbles) == 3
    assert not [bubble for bubble in bubbles for chip in chips if bubble.intersects(chip)]


def test_people_talk_in_the_room_and_its_host_agrees_on_how(driver: Driver) -> None:
    SCENES["room_talk"](driver.window.app)
    driver.settle()
    assert shown(driver).count("bubble") == 3
    assert driver.focus_name == "ready", "a page that comes is not taken from whoever comes to it"
    driver.press(Key.Key_F6)
    assert driver.focus_name == "talkField"
    driver.type("ready?")
    driver.press(Key.Key_Return)
    driver.press(Key.Key_Escape)
    assert driver.node.asked == [("say", "ready?")]
    assert "leaveRoom" not in shown(driver)


def test_a_plates_menu_mutes_whoever_sits_there_by_mouse_keys_and_ear(table: Driver) -> None:
    driver, app = table, table.window.app
    app.talk.hear(room_of(PEOPLE[:4]))
    plate = next(item for item in driver.shown() if item.property("thing") == "seat:1")
    middle = plate.mapToScene(plate.boundingRect().center()).toPoint()
    QTest.mouseClick(driver.window.root, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, middle)
    driver.settle()
    name = str(plate.property("name"))
    assert driver.focus_name == f"mute-{name}"
    button = QAccessible.queryAccessibleInterface(driver.focused)
    assert button.text(QAccessible.Text.Name) == f"Mute {name}"
    driver.press(Qt.Key.Key_Space)
    assert [row.name for row in app.talk.ears.rows if row.muted] == [name]
    assert driver.focus_name == f"mute-{name}"
    driver.press(Qt.Key.Key_Escape)
    driver.press(Qt.Key.Key_M)
    driver.click(f"mute-{name}")
    assert not [row for row in app.talk.ears.rows if row.muted]
    driver.press(Qt.Key.Key_Escape)
    assert app.play.opened == ""


def test_the_other_button_of_the_mouse_opens_nothing_where_nobody_sits(table: Driver) -> None:
    driver = table
    for point in (QPoint(5, 400), QPoint(683, 420)):
        QTest.mouseClick(driver.window.root, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, point)
        driver.settle()
        assert driver.window.app.play.opened == ""
