"""The window for whoever does not see it: what is said aloud, and what the keyboard finds. tests/ui/test_scenes.py
listens to every scene.
"""

from __future__ import annotations

import pytest
from PySide6.QtCore import SIGNAL, QObject, Qt

from tests.copies import replace
from tests.scenery.scenes import TABLE_SCENES, room_news
from tests.ui.driver import Driver
from tests.ui.heard import Role, hear

HUSH_MS = 1100
"""After words were typed, letters are nobody's keys for a second."""


def spoken(driver: Driver) -> list[str]:
    """All that is said aloud from now on."""
    said: list[str] = []
    driver.window.app.spokenTo.connect(said.append)
    return said


def test_a_spirit_who_types_can_hear_the_word(driver: Driver) -> None:
    TABLE_SCENES["dream_4"](driver.window.app)
    driver.settle()
    said = spoken(driver)
    assert driver.focus_name == "words"
    driver.press(Qt.Key.Key_F5)
    word = driver.find("word").property("text")
    assert word in said[-1]
    assert driver.find("words").property("text") == ""


def test_whoever_judges_can_hear_the_word_and_walk_to_each_verdict(driver: Driver) -> None:
    TABLE_SCENES["dream_verdict"](driver.window.app)
    driver.settle()
    driver.wait(HUSH_MS)
    said = spoken(driver)
    assert driver.focus_name == "ask"
    driver.type("r")
    word = driver.find("word").property("text")
    assert word in said[-1]
    driver.press(Qt.Key.Key_Tab)
    assert driver.focus_name == "deed-act:right"
    before = len(said)
    driver.type("r")
    assert len(said) == before + 1


@pytest.mark.parametrize(
    ("scene", "title"), [("sen_end", "Awake too soon"), ("smoki_end", "A token for Sofija: 1 of 3")]
)
def test_how_a_round_ended_is_said_with_everybodys_score(driver: Driver, scene: str, title: str) -> None:
    said = spoken(driver)
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    aloud = next(sentence for sentence in said if title in sentence)
    for row in driver.window.app.play.rows.seats:
        assert row.name.removesuffix(" · you") + ": " in aloud


@pytest.mark.parametrize("scene", ["over", "smoki_over", "race_over", "dream_over"])
def test_who_won_is_said_with_all_totals(driver: Driver, scene: str) -> None:
    said = spoken(driver)
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    table = driver.window.app.play.rows.table
    aloud = next(sentence for sentence in said if table.over_title in sentence)
    for bar in driver.window.app.play.rows.bars:
        assert f"{bar.name}: {bar.total}" in aloud


def test_who_sits_down_and_stands_up_is_said(driver: Driver) -> None:
    app = driver.window.app
    before = room_news()
    app.hear(before)
    driver.settle()
    said = spoken(driver)
    bot = replace(before.places[3], seat=4, name="Sowa")
    app.hear(replace(before, places=(*before.places[:4], bot)))
    assert said[-1].startswith("Sowa: a bot")
    app.hear(before)
    assert said[-1].startswith("Sowa stands up")


def test_a_guest_hears_which_option_has_changed(driver: Driver) -> None:
    app = driver.window.app
    before = room_news(host=False)
    app.hear(before)
    driver.settle()
    said = spoken(driver)
    app.hear(replace(before, options={**before.options, "limit": 70}))
    assert said == ["The game ends at: 70 crows"]


@pytest.mark.parametrize("scene", ["sen_end", "smoki_end", "race_turbo", "dream_end", "notebook"])
def test_the_page_that_opens_gives_the_keyboard_to_its_lit_button(driver: Driver, scene: str) -> None:
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    assert driver.focused.property("lit") or driver.focused.property("primary")


def test_a_button_that_cannot_be_pressed_keeps_its_place_and_says_why(driver: Driver) -> None:
    app = driver.window.app
    before = room_news()
    me, *others = before.places
    app.hear(replace(before, places=(replace(me, ready=False), *others)))
    driver.settle()
    button = driver.find("ready")
    assert button.property("allowed") is False
    reason = app.room.props.why_not
    assert reason
    for _ in range(40):
        if driver.focused is button:
            break
        driver.press(Qt.Key.Key_Tab)
    told = [each for each in hear(driver.window.root).all() if each.focused]
    assert [(each.name.endswith(", " + reason), each.role) for each in told] == [(True, Role.StaticText)]
    (inner,) = told[0].parts
    assert (inner.role, inner.disabled, inner.name + ", " + reason) == (Role.Button, True, told[0].name)
    driver.press(Qt.Key.Key_Space)
    driver.press(Qt.Key.Key_Return)
    assert driver.node.asked == []


def test_enter_stays_with_the_lit_button_while_a_refused_one_has_the_keyboard(driver: Driver) -> None:
    TABLE_SCENES["race_exchange"](driver.window.app)
    driver.settle()
    table = driver.window.app.play
    refused = next(each for each in table.rows.buttons if not each.allowed and each.reason)
    lit = next(each for each in table.rows.buttons if each.key == "Return" and each.allowed)
    driver.find(f"deed-{refused.act}").forceActiveFocus()
    pressed: list[str] = []
    assert QObject.connect(driver.find(f"deed-{lit.act}"), SIGNAL("triggered()"), lambda: pressed.append(lit.act))
    driver.press(Qt.Key.Key_Return)
    assert pressed == [lit.act]
