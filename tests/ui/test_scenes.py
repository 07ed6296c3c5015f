"""Every scene there is: opened once, and looked at in every way in which all of them have to be good.

Making a page is most of what that costs, and painting its drawings in another size. So it is made in the smallest
window with the largest letters, in one language; then it speaks another, and at last it has the usual letters in
English, as under the hands of a player who tries the settings.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from client.settings import LANGUAGES, Settings
from netcore.status import ClosedNews
from tests.scenery import replay
from tests.scenery.scenes import GAME_SCENES, SCENES, TABLE_SCENES
from tests.ui.contrast import too_faint
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.groundless import groundless
from tests.ui.heard import amiss
from tests.ui.raven import unexplained
from tests.ui.rings import cut_rings, ring_out_of_sight
from tests.ui.sight import box_of, sight
from tests.ui.test_screens import smallest

pytestmark = pytest.mark.xdist_group("scenes")  # a third of what the window costs, in a window of its own

ALL_SCENES = {**SCENES, **TABLE_SCENES}
EXPLAINED = {name for name in SCENES if name.startswith("room")}.union(*GAME_SCENES.values())
WATCHED = replay.SCENES
"""A table that is watched again stands in a smaller frame, with smaller letters."""
PASSING = "trouble"
"""What is said for a moment stays in the language in which it was said."""
BETWEEN = "hello"
"""The page that is soonest made. It is left for each scene, so that this one is made anew."""
WAKE_S = 20.0
"""A window that nobody asked for takes neither keys nor the focus for its first second."""
LEAST_PX = 12
MOST_STEPS = 60


def in_turn(scene: str) -> Iterator[tuple[str, Settings]]:
    """What a scene is looked at with. It is made in one language and then speaks another; the next scene, which is
    mostly another moment of the same page, has the other two. `python -m bench.sizes` puts all of them to all.
    """
    first = [*ALL_SCENES].index(scene)
    for language in (LANGUAGES[first % 4], LANGUAGES[(first + 2) % 4]):
        yield f"largest letters, {language}", smallest(language)
    yield "usual letters", msgspec.structs.replace(smallest("en"), text_size="usual")


@pytest.mark.parametrize("scene", ALL_SCENES)
def test_it_is_whole_can_be_read_and_heard_and_is_explained(opened: Driver, scene: str) -> None:
    (state, settings), *others = in_turn(scene)
    opened.reset(settings, page=BETWEEN if scene != BETWEEN else "start")
    ALL_SCENES[scene](opened.window.app)
    opened.settle()
    found = {state: looked_at(opened)}
    for state, settings in others:
        opened.window.settings.change(settings)
        if scene == PASSING:
            ALL_SCENES[scene](opened.window.app)
        opened.settle()
        found[state] = [*looked_at(opened), *([] if scene in WATCHED else too_small(opened))]
    found |= {
        "heard": heard(opened),
        "contrast": list(too_faint(opened.window.root)),
        "ground": list(groundless(sight(opened.window.root.contentItem()))),
        "roles": list(without_role(opened)),
        "explained": list(unexplained(opened)) if scene in EXPLAINED else [],
        "tab": list(lost_by_tab(opened)) if scene in SCENES else [],
    }
    opened.window.app.hear(ClosedNews("left"))
    opened.window.app.turn_to(BETWEEN)
    assert {what: faults for what, faults in found.items() if faults} == {}


def looked_at(driver: Driver) -> list[str]:
    """What is not whole, and would not be if it had the focus."""
    found = list(misfits(driver.window.root))
    root = driver.window.root.contentItem()
    return [*found, *(f"ring cut: {ring}" for ring in cut_rings(sight(root), box_of(root)))]


def heard(driver: Driver) -> list[str]:
    """What is amiss for whoever does not see the page, once it is awake."""
    until = time.monotonic() + WAKE_S
    while (found := list(amiss(driver.window.root))) and time.monotonic() < until:
        QTest.qWait(100)
    return found


def too_small(driver: Driver) -> Iterator[str]:
    """Texts in letters that are too small to read."""
    for item in driver.shown():
        if item.inherits("QQuickText") and item.property("text"):
            size = item.property("font").pixelSize()
            if size < LEAST_PX:
                yield f"{size} px: {item.property('text')}"


def without_role(driver: Driver) -> Iterator[str]:
    """Controls that a screen reader does not know, or has no name for."""
    controls = [item for item in driver.shown() if item.activeFocusOnTab()]
    if not controls:
        yield "nothing can be walked to"
    for item in controls:
        told = QAccessible.queryAccessibleInterface(item)
        if told is None or told.role() == QAccessible.Role.NoRole or not told.text(QAccessible.Text.Name):
            yield item.objectName() or item.metaObject().className()


def lost_by_tab(driver: Driver) -> Iterator[str]:
    """Where the Tab key goes astray on its way round every control."""
    first = driver.focused
    seen = [first]
    for _ in range(MOST_STEPS):
        driver.press(Qt.Key.Key_Tab)
        here = driver.focused
        if (by := ring_out_of_sight(here, box_of(driver.window.root.contentItem()))) is not None:
            yield f"the ring is cut: {here.objectName()}, by {by}"
        if not here.isVisible() or not here.isEnabled():
            yield f"on something that cannot be used: {here.objectName()}"
        if here is first:
            break
        if here in seen:
            yield f"twice: {here.objectName()}"
        seen.append(here)
    else:
        yield "the way does not lead back"
    for item in driver.shown():
        if item.activeFocusOnTab() and item.isEnabled() and item.width() > 0 and item not in seen:
            yield f"left out: {item.objectName()}"
