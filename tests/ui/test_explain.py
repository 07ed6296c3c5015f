"""The raven's strip: what is pointed at, or has the keyboard, is explained. Whether all is: tests/ui/test_scenes.py."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client.settings import LANGUAGES, Settings
from tests.scenery.scenes import GAME_SCENES, SCENES, TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.raven import marks, strip
from tests.ui.sight import box_of
from tests.ui.test_screens import leave_room, smallest

ALL = {**SCENES, **TABLE_SCENES}


def told(driver: Driver) -> tuple[str, str]:
    """What the raven says now."""
    return str(driver.find("toldTitle").property("text")), str(driver.find("toldText").property("text"))


def point_at(driver: Driver, item: QQuickItem) -> None:
    """Move the pointer there, as a hand would: not in one leap."""
    to = item.mapToScene(item.boundingRect().center()).toPoint()
    for at in (to - QPoint(3, 2), to):
        QTest.mouseMove(driver.window.root, at)
        QTest.qWait(60)
    driver.settle()


def at_table(driver: Driver, scene: str = "sen_4") -> None:
    QTest.mouseMove(driver.window.root, QPoint(2, 2))
    ALL[scene](driver.window.app)
    driver.settle()


def pile(driver: Driver, zone: str) -> QQuickItem:
    return next(item for item in driver.shown() if item.property("zone") == zone and item.property("label"))


def test_what_the_pointer_rests_on_is_told(driver: Driver) -> None:
    at_table(driver)
    point_at(driver, pile(driver, "closed"))
    title, text = told(driver)
    assert title.startswith("Closed pile: ")
    assert "Nobody knows" in text
    point_at(driver, driver.find("seat-2"))
    assert told(driver)[0].startswith("Ondřej")
    leave_room(driver)


def test_a_pointer_that_left_the_window_points_at_nothing(opened: Driver) -> None:
    QTest.mouseMove(opened.window.root, QPoint(512, 300))
    QTest.qWait(60)
    opened.reset(smallest("en"))
    ALL["room"](opened.window.app)
    opened.settle()
    opened.window.root.grabWindow()
    QTest.qWait(60)  # where a pointer is seen is looked at a little later
    assert told(opened)[0] == "You are ready"
    leave_room(opened)


def test_a_button_that_cannot_be_pressed_says_why(driver: Driver) -> None:
    at_table(driver, "dream_4")
    point_at(driver, driver.find("deed-confirm"))
    assert told(driver) == ("Whisper", "Not yet: type a word.")
    leave_room(driver)


def test_what_the_keyboard_rests_on_is_told(driver: Driver) -> None:
    at_table(driver)
    driver.press(Qt.Key.Key_Right)
    assert told(driver)[0] == "Your card 2"
    driver.press(Qt.Key.Key_Left)
    assert told(driver)[0] == "Your card 1"
    leave_room(driver)


def test_the_keyboard_comes_to_what_cannot_be_pressed_and_back(driver: Driver) -> None:
    at_table(driver)
    before, seen = driver.focused, set[str]()
    driver.press(Qt.Key.Key_F8)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Down):
        for _ in range(12):
            driver.press(key)
            seen.add(told(driver)[0])
    assert driver.focused.objectName() == "raven"
    assert any(title.startswith("Closed pile") for title in seen)
    assert any(title.startswith("Ondřej") for title in seen)
    driver.press(Qt.Key.Key_Escape)
    assert driver.focused is before
    assert driver.window.app.play.opened == ""
    leave_room(driver)


def test_a_screen_reader_hears_what_is_told_and_no_secret(driver: Driver) -> None:
    QAccessible.setActive(True)
    try:
        at_table(driver, "sen_peek")
        teller = driver.window.app.play
        looked = [row for row in teller.rows.cards if row.eye]
        assert looked
        for row in looked:
            assert teller.tell(f"card:{row.key}")["private"]
            item = driver.find(f"card-{row.key}")
            heard = QAccessible.queryAccessibleInterface(item)
            assert heard.text(QAccessible.Text.Description) == "being peeked at"
        closed = QAccessible.queryAccessibleInterface(pile(driver, "closed"))
        assert closed.text(QAccessible.Text.Description).startswith("Nobody knows what")
    finally:
        QAccessible.setActive(False)
        leave_room(driver)


@pytest.mark.parametrize(
    ("language", "keys"), [("en", "Space"), ("pl", "Spacja"), ("uk", "Пробіл"), ("cs", "Mezerník")]
)
def test_the_longest_key_is_called_as_the_player_calls_it(opened: Driver, language: str, keys: str) -> None:
    opened.reset(smallest(language))
    at_table(opened, "sen_4")
    opened.press(Qt.Key.Key_Right)
    raven = strip(opened)
    assert raven is not None
    shown = [item for item in opened.shown() if item.inherits("QQuickText") and raven.isAncestorOf(item)]
    assert keys in [str(item.property("text")) for item in shown]
    assert list(misfits(opened.window.root)) == []
    leave_room(opened)


@pytest.mark.parametrize(
    ("text_size", "size"), [("usual", (1366, 768)), ("usual", (800, 480)), ("largest", (1024, 640))]
)
def test_what_a_bot_would_do_is_said_in_the_ravens_own_place(
    opened: Driver, text_size: str, size: tuple[int, int]
) -> None:
    opened.reset(
        Settings(
            language="pl",
            motion="calm",
            text_size=text_size,  # type: ignore[arg-type]  # one of the sizes
            introduced=True,
            width=size[0],
            height=size[1],
        )
    )
    at_table(opened, "hint")
    said, raven = opened.find("toast"), strip(opened)
    assert raven is not None
    assert said.isVisible()
    over = said.mapRectToScene(said.boundingRect())
    place = raven.mapRectToScene(raven.boundingRect())
    assert over.left() <= place.left() + 8
    assert over.right() >= place.right() - 8
    assert -8 <= over.top() - place.top() <= 1, "it covers nothing of the table, and no halves of letters lie beside it"
    assert over.bottom() >= place.bottom() - 8
    leave_room(opened)


@pytest.mark.parametrize("scene", ["sen_4", "race_flight"])
def test_also_what_the_raven_does_not_say_is_said_there(driver: Driver, scene: str) -> None:
    """As that nobody answers: it would lie on names and cards for seconds."""
    at_table(driver, scene)
    driver.window.app.saying.say("Nobody answers.", "warn")
    driver.settle()
    raven = strip(driver)
    assert raven is not None
    over, place = box_of(driver.find("toast")), box_of(raven)
    assert -8 <= over.top() - place.top() <= 1
    leave_room(driver)


def test_what_is_said_where_a_game_is_over_lies_on_no_button(driver: Driver) -> None:
    """The raven has no place there."""
    at_table(driver, "over")
    driver.window.app.saying.say("Somebody proposes another game.")
    driver.settle()
    said = box_of(driver.find("toast"))
    buttons = [item for item in driver.shown() if item.activeFocusOnTab() and item.objectName() != "toast"]
    assert len(buttons) > 3
    assert not any(box_of(button).intersects(said) for button in buttons)
    leave_room(driver)


def test_the_raven_is_silent_when_asked_to_be(driver: Driver) -> None:
    at_table(driver)
    table = driver.find("senTable")
    low = table.height()
    driver.window.settings.explainOn(False)
    driver.settle()
    assert strip(driver) is None
    assert table.height() > low
    driver.window.settings.explainOn(True)
    leave_room(driver)


def test_nothing_is_told_in_the_dreamers_dark_room(driver: Driver) -> None:
    scenes = [name for name in GAME_SCENES["dream"] if "dark" in name or "mask" in name or "dreamer" in name]
    for scene in scenes or GAME_SCENES["dream"]:
        at_table(driver, scene)
        if driver.window.app.play.own.property("eyes") == "dreamer":
            assert strip(driver) is None
            assert driver.window.app.play.tell("word")["title"] == ""
        leave_room(driver)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_telling_fits_the_smallest_window_with_the_largest_letters(opened: Driver, language: str) -> None:
    """Of each scene the longest ones are shown: making a picture of all of them would take too long."""
    opened.reset(smallest(language))
    found = {}
    for scene in ("sen_4", "race_flight", "dream_4", "room"):
        at_table(opened, scene)
        raven = strip(opened)
        assert raven is not None
        tellings = [raven.property("teller").tell(thing) for thing in sorted(set(marks(opened).values()))]
        longest = max(tellings, key=lambda telling: len(telling["text"]))
        widest = max(tellings, key=lambda telling: len(telling["title"]) + 9 * len(str(telling["can"])))
        for telling in (longest, widest):
            raven.setProperty("now", telling)
            opened.window.root.grabWindow()  # only what is drawn finds its place
            if missing := list(misfits(opened.window.root)):
                found[scene, telling["title"]] = missing
        leave_room(opened)
    assert not found
