"""What a player types or has chosen stays, whatever the program learns meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from client.bridge import Failure
from client.settings import LANGUAGES
from netcore.status import TablesNews
from tests.client.fake_node import ME
from tests.copies import replace
from tests.scenery.scenes import room_news
from tests.ui.driver import Driver
from tests.ui.test_ways import table, text_of

TABLES = TablesNews((table(1), table(2)))
Happening = Callable[[Driver], None]


def tables_come(driver: Driver) -> None:
    driver.window.app.hear(TABLES)


def a_sentence_is_said(driver: Driver) -> None:
    driver.window.app.saying.say("A sentence for a moment.", "warn")


def a_language_is_chosen(driver: Driver) -> None:
    driver.window.settings.chooseLanguage(LANGUAGES.index("uk"))


def letters_grow(driver: Driver) -> None:
    driver.window.settings.chooseTextSize(3)


def a_call_fails(driver: Driver) -> None:
    driver.window.app.fail(Failure("unreachable", ""))


HAPPENINGS = (tables_come, a_sentence_is_said, a_language_is_chosen, letters_grow, a_call_fails)


def type_over(driver: Driver, text: str) -> None:
    """Replace what stands in the field that has the keyboard."""
    driver.press(Qt.Key.Key_End)
    driver.press(Qt.Key.Key_Backspace, len(ME.name))
    driver.type(text)


@pytest.mark.parametrize("happens", HAPPENINGS)
def test_the_name_that_a_newcomer_types_stays(newcomer: Driver, happens: Happening) -> None:
    type_over(newcomer, "Ew")
    happens(newcomer)
    newcomer.settle()
    assert (text_of(newcomer, "name"), newcomer.focus_name) == ("Ew", "name")
    newcomer.type("a")
    newcomer.press(Qt.Key.Key_Return)
    assert newcomer.node.asked == [("rename", "Ewa", "round")]


def test_no_letter_of_a_name_is_taken_that_would_not_be_kept(newcomer: Driver) -> None:
    """What can be typed is what all others see: a name is not cut behind its owner's back."""
    type_over(newcomer, "x" * 33)
    assert text_of(newcomer, "name") == "x" * 32
    newcomer.press(Qt.Key.Key_Return)
    assert newcomer.node.asked == [("rename", "x" * 32, "round")]


def test_the_name_that_is_typed_before_the_program_has_started_stays(newcomer: Driver) -> None:
    """The first page is there at once; who this computer's player was is known a moment later."""
    newcomer.window.app.rename(replace(ME, name="Basia"))
    newcomer.settle()
    assert text_of(newcomer, "name") == "Basia", "nobody has typed yet"
    type_over(newcomer, "Ewa")
    newcomer.window.app.begin(ME)
    newcomer.settle()
    assert text_of(newcomer, "name") == "Ewa"


def test_before_the_program_has_started_no_name_can_be_kept(driver: Driver) -> None:
    app = driver.window.app
    driver.click("me")
    driver.find("name").forceActiveFocus()
    type_over(driver, "Ewa")
    app.become(replace(app.props, started=False))
    driver.settle()
    driver.press(Qt.Key.Key_Return)
    assert (text_of(driver, "name"), driver.node.asked) == ("Ewa", [])
    app.begin(ME)
    driver.settle()
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("rename", "Ewa", "round")]


def test_a_field_that_was_emptied_stays_empty(newcomer: Driver) -> None:
    type_over(newcomer, "")
    newcomer.window.app.begin(replace(ME, name="Basia"))
    newcomer.settle()
    assert text_of(newcomer, "name") == ""


@pytest.mark.parametrize("happens", HAPPENINGS)
def test_the_name_that_is_typed_in_the_settings_stays(driver: Driver, happens: Happening) -> None:
    driver.click("me")
    driver.find("name").forceActiveFocus()
    type_over(driver, "Ew")
    driver.click("lantern-bell")
    driver.find("name").forceActiveFocus()
    happens(driver)
    driver.settle()
    assert (text_of(driver, "name"), driver.focus_name) == ("Ew", "name")
    assert driver.find("lanterns").property("chosen") == "bell"
    driver.type("a")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("rename", "Ewa", "bell")]


def test_a_name_that_is_kept_is_shown_as_it_is_kept(driver: Driver) -> None:
    driver.click("me")
    driver.find("name").forceActiveFocus()
    type_over(driver, "  Ewa ")
    driver.click("keep")
    assert driver.node.asked == [("rename", "Ewa", "round")]
    assert text_of(driver, "name") == "Ewa"
    driver.window.app.rename(replace(ME, name="Basia"))
    driver.settle()
    assert text_of(driver, "name") == "Basia"


@pytest.mark.parametrize("happens", HAPPENINGS)
def test_an_address_that_is_half_typed_stays_where_it_is_typed(driver: Driver, happens: Happening) -> None:
    driver.click("lobby")
    driver.press(Qt.Key.Key_Tab)
    driver.type("10.0.12")
    driver.press(Qt.Key.Key_Left, 2)
    happens(driver)
    driver.settle()
    assert (text_of(driver, "address"), driver.focus_name) == ("10.0.12", "address")
    driver.type("0.")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("join_address", "10.0.0.12")]


def test_an_address_outlives_the_tables_too(driver: Driver) -> None:
    driver.window.app.hear(TABLES)
    driver.click("lobby")
    driver.find("address").forceActiveFocus()
    driver.type("10.0.0.1")
    driver.window.app.hear(TablesNews())
    driver.settle()
    driver.type("2")
    driver.window.app.hear(TABLES)
    driver.settle()
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("join_address", "10.0.0.12")]


def test_the_keyboard_stays_in_the_settings_while_tables_come_to_the_lobby_behind(driver: Driver) -> None:
    driver.click("lobby")
    driver.window.app.openSettingsAt("me")
    driver.settle()
    driver.find("name").forceActiveFocus()
    type_over(driver, "Ew")
    driver.window.app.hear(TABLES)
    driver.settle()
    driver.type("a")
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == [("rename", "Ewa", "round")]
    driver.press(Qt.Key.Key_Escape)
    assert driver.focus_name != "name"


def test_the_keyboard_stays_on_the_table_that_is_looked_at_while_others_come(driver: Driver) -> None:
    driver.window.app.hear(TABLES)
    driver.click("lobby")
    driver.click("table-1")
    driver.window.app.hear(TablesNews((table(2), table(3), replace(table(1), taken=4))))
    driver.settle()
    assert driver.focus_name == "table-1", "and it stays where it is"
    assert driver.find("table-1").property("chosen")


def test_somebody_who_sits_down_makes_no_plate_anew(driver: Driver) -> None:
    driver.window.app.hear(TABLES)
    driver.click("lobby")
    driver.click("table-0")
    plates = [driver.find(f"place-{at}") for at in range(5)]
    assert [plate.property("name") for plate in plates[2:]] == ["A player", "Free", "Free"]
    driver.window.app.hear(TablesNews((replace(table(1), taken=4), table(2))))
    driver.settle()
    assert [driver.find(f"place-{at}") for at in range(5)] == plates
    assert plates[3].property("name") == "A player"
    driver.window.app.hear(TablesNews((replace(table(1), seats=3, taken=2), table(2))))
    driver.settle()
    assert [driver.find(f"place-{at}").property("name") for at in range(3)] == ["Ondřej", "A player", "Free"]


@pytest.mark.parametrize("name", ["textSize-0", "memoryHelp", "showKeys", "motion-2", "language-2"])
def test_a_setting_leaves_the_windows_size_alone(driver: Driver, name: str) -> None:
    driver.resize(1920, 1080)
    driver.click("settings")
    driver.find(name).forceActiveFocus()  # in sight
    driver.settle()
    driver.click(name)
    root = driver.window.root
    assert (root.width(), root.height()) == (1920, 1080)
    content = root.contentItem()
    assert (content.width(), content.height()) == (1920, 1080)


def test_a_setting_leaves_the_room_as_it_is(driver: Driver) -> None:
    driver.window.app.hear(room_news())
    driver.settle()
    places = [driver.find(f"place-{seat}") for seat in range(5)]
    options = driver.find("option-limit")
    options.forceActiveFocus()
    for happens in HAPPENINGS:
        happens(driver)
        driver.settle()
    assert [driver.find(f"place-{seat}") for seat in range(5)] == places
    assert (driver.find("option-limit"), driver.focus_name) == (options, "option-limit")
