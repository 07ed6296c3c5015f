"""Taking a move back by mouse and keyboard, over a table in the real window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec import structs
from PySide6.QtCore import QPointF, Qt

from client.settings import Settings
from netcore.status import Customs, UndoNews
from tests.copies import replace
from tests.scenery import undo as undo_scenes
from tests.scenery.local_table import room
from tests.scenery.scenes import TABLE_SCENES, room_news
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver, everything_shown
from tests.ui.overlaps import TOUCH
from tests.ui.sight import box_of, sight

Key = Qt.Key
WAKE_MS = 1000


@pytest.fixture
def awake(driver: Driver) -> Iterator[Driver]:
    """A window whose questions are awake at once."""
    theme = driver.window.engine.singletonInstance("Sennik", "Theme")
    theme.setProperty("wakeMs", 0)
    yield driver
    theme.setProperty("wakeMs", WAKE_MS)


def shown(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown()}


def wishes(driver: Driver) -> list[tuple[object, ...]]:
    return [asked for asked in driver.node.asked if asked[0] == "wish_undo"]


def places(driver: Driver) -> dict[str, tuple[float, float, float]]:
    """Where everything lies that can be pressed, but for what belongs to the question."""
    found = {}
    for item in driver.shown():
        name = item.objectName()
        if name and not name.startswith("undo"):
            at = item.mapToScene(QPointF())
            found[name] = at.x(), at.y(), item.width()
    return found


def sit(driver: Driver, scene: str) -> int:
    """At the table of a scene; the question that is open there."""
    TABLE_SCENES[scene](driver.window.app)
    driver.settle()
    frame = driver.window.app.play.state.frame
    assert frame is not None
    return frame.number


@pytest.mark.parametrize("scene", ["undo_mine", "undo_race"])
def test_one_asks_by_one_key(driver: Driver, scene: str) -> None:
    number = sit(driver, scene)
    assert "undoAsk" in shown(driver)
    driver.press(Key.Key_Z)
    assert wishes(driver) == [("wish_undo", True, number)]


def test_one_asks_in_the_menu(driver: Driver) -> None:
    number = sit(driver, "undo_mine")
    driver.press(Key.Key_Escape)
    driver.click("menuUndo")
    assert wishes(driver) == [("wish_undo", True, number)]
    sit(driver, "undo_waits")
    driver.press(Key.Key_Escape)
    assert "menuUndo" not in shown(driver)


@pytest.mark.parametrize(("answer", "agree"), [("undoYes", True), ("undoNo", False)])
@pytest.mark.parametrize("scene", ["undo_asked", "undo_smoki_asked", "undo_race_asked"])
def test_the_others_answer_by_a_click(awake: Driver, scene: str, answer: str, agree: bool) -> None:
    number = sit(awake, scene)
    awake.click(answer)
    assert wishes(awake) == [("wish_undo", agree, number)]


def test_the_question_takes_no_key_and_no_early_click_and_the_table_plays_on(asleep: Driver) -> None:
    """Whoever is to move draws a card by the key or the click that was on its way."""
    sit(asleep, "undo_asked")
    before = asleep.focus_name
    for name in ("undoYes", "undoNo"):
        asleep.click(name)
    assert wishes(asleep) == []
    asleep.press(Key.Key_D)
    assert wishes(asleep) == []
    assert asleep.node.asked[-1][0] == "submit"
    assert before != "undoYes"


def test_nothing_moves_under_the_hand_when_it_comes_and_goes(driver: Driver) -> None:
    sit(driver, "sen_5")
    play, before = driver.window.app.play, places(driver)
    frame = play.state.frame
    assert frame is not None
    play._set(frame=replace(frame, undo=UndoNews(4, wish=(4,), awaited=(0, 1, 2, 3), may_answer=True)))
    driver.settle()
    assert "undoAsked" in shown(driver)
    assert places(driver) == before
    play._set(frame=replace(frame, undo=None))
    driver.settle()
    assert "undoBox" not in shown(driver)
    assert places(driver) == before


def test_it_can_be_walked_to_by_keyboard(awake: Driver) -> None:
    number = sit(awake, "undo_asked")
    for _ in range(30):
        awake.press(Key.Key_Tab)
        if awake.focus_name == "undoNo":
            break
    assert awake.focus_name == "undoNo"
    awake.press(Key.Key_Space)
    assert wishes(awake) == [("wish_undo", False, number)]


# ── the list of keys ────────────────────────────────────────────────────────────────────────────────────────────────
BACK = "take your last move back, if all agree"


@pytest.mark.parametrize("agreed", [True, False])
def test_its_key_is_in_the_list_of_keys_where_moves_may_be_taken_back(driver: Driver, agreed: bool) -> None:
    sit(driver, "smoki_3")
    if not agreed:
        driver.window.app.play.receive(replace(room(PEOPLE[:3], game="smoki"), customs=Customs()))
    driver.press(Key.Key_F1)
    told = [str(item.property("text")) for item in driver.shown()]
    assert (BACK in told) == agreed
    assert not agreed or "Z" in told


@pytest.mark.parametrize("agreed", [True, False])
def test_its_key_is_in_the_rooms_list_of_keys_too(driver: Driver, agreed: bool) -> None:
    app = driver.window.app
    app.hear(replace(room_news(game="sen"), customs=Customs(undo=agreed)))
    driver.settle()
    driver.click("rulesChip")
    assert (BACK in [str(item.property("text")) for item in driver.shown()]) == agreed


# ── where it lies ───────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("scene", undo_scenes.SCENES)
def test_it_lies_on_no_word_of_the_table(opened: Driver, scene: str) -> None:
    """As on the name of a land."""
    opened.reset(Settings(language="uk", motion="calm", introduced=True))
    sit(opened, scene)
    found = {}
    for width, height, text_size in ((1366, 768, "usual"), (1024, 640, "largest")):
        opened.resize(width, height)
        for language in ("uk", "cs"):
            settings = structs.replace(opened.window.settings.values, language=language, text_size=text_size)
            opened.window.settings.change(settings)
            opened.settle()
            opened.window.root.grabWindow()
            if under := list(hidden(opened)):
                found[width, language] = under
    assert found == {}


def hidden(driver: Driver) -> Iterator[str]:
    """The texts that the chip, or the question, lies on."""
    box = driver.find("undoBox")
    own = list(everything_shown(box))
    (lying,) = (box_of(item) for item in own if item.objectName() in ("undoAsk", "undoAsked"))
    for seen in sight(driver.window.root.contentItem()):
        if seen.text and seen.opacity > 0 and seen.item not in own:
            common = seen.letters & lying
            if min(common.width(), common.height()) > TOUCH:
                yield seen.text
