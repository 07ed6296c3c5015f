"""The kit by itself: what each control does in each of its states."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL, QCoreApplication, QEvent, QObject, QPoint, Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickItem, QQuickView
from PySide6.QtTest import QTest

from client import app as program

SCENE = Path(__file__).with_name("States.qml")


@pytest.fixture
def view(qapp: object) -> Iterator[QQuickView]:
    """The scene of all states, 1366 x 768."""
    made = QQuickView()
    made.engine().addImportPath(str(program.QML))
    theme = made.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.0)
    made.setResizeMode(QQuickView.ResizeMode.SizeRootObjectToView)
    made.resize(1366, 768)
    made.setSource(QUrl.fromLocalFile(str(SCENE)))
    made.show()
    QTest.qWaitForWindowExposed(made)
    yield made
    made.close()
    made.deleteLater()


def item(view: QQuickView, name: str) -> QQuickItem:
    found = view.rootObject().findChild(QQuickItem, name)
    assert found is not None, name
    return found


def presses(of: QQuickItem) -> list[int]:
    """A list that grows by one whenever the item is triggered."""
    seen: list[int] = []
    assert QObject.connect(of, SIGNAL("triggered()"), lambda: seen.append(1))
    return seen


def tap(view: QQuickView, at: QQuickItem) -> None:
    point = at.mapToScene(at.boundingRect().center()).toPoint()
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(point.x(), point.y()))


def hold(view: QQuickView, key: Qt.Key, text: str = "") -> None:
    """A key that is kept down until the keyboard has repeated it three times."""
    for repeated in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text, repeated)
        QCoreApplication.sendEvent(view, event)
    QCoreApplication.sendEvent(view, QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier))


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("rest", False),
        ("legal", True),
        ("selected", True),
        ("disabled", False),
        ("peeked", False),
        ("marked", True),
        ("passive", False),
        ("primary", True),
        ("refused", False),
        ("long", True),
    ],
)
def test_what_may_be_pressed_answers_to_tap_and_keys_alike(view: QQuickView, name: str, answers: bool) -> None:
    pressed = presses(item(view, name))
    tap(view, item(view, name))
    assert len(pressed) == answers
    item(view, name).forceActiveFocus()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    # After a click Enter is still the lit button's.
    assert len(pressed) == (2 if name == "long" else 3) * answers


@pytest.mark.parametrize("name", ["legal", "selected", "primary", "chip", "plate"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_that_is_held_down_presses_once(view: QQuickView, name: str, key: Qt.Key) -> None:
    pressed = presses(item(view, name))
    item(view, name).forceActiveFocus()
    hold(view, key)
    assert len(pressed) == 1


def test_enter_that_is_held_down_sends_what_is_typed_once(view: QQuickView) -> None:
    field = item(view, "field")
    sent: list[int] = []
    assert QObject.connect(field, SIGNAL("accepted()"), lambda: sent.append(1))
    field.forceActiveFocus()
    hold(view, Qt.Key.Key_Return)
    assert len(sent) == 1
    hold(view, Qt.Key.Key_X, "x")
    assert field.property("text") == "xxxx", "letters are repeated as everywhere"


def test_what_is_switched_stays_switched_while_the_key_is_down(view: QQuickView) -> None:
    item(view, "switch").forceActiveFocus()
    hold(view, Qt.Key.Key_Space)
    assert item(view, "switch").property("on")


def test_a_key_works_from_anywhere_unless_something_else_has_the_focus_for_it(view: QQuickView) -> None:
    primary, long = (presses(item(view, name)) for name in ("primary", "long"))
    item(view, "choice").forceActiveFocus()
    QTest.keyClick(view, Qt.Key.Key_D)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (len(primary), len(long)) == (1, 1)
    item(view, "field").forceActiveFocus()
    QTest.keyClick(view, Qt.Key.Key_D)
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert (len(primary), len(long)) == (1, 1)
    assert item(view, "field").property("text") == "d"


def test_one_of_several_by_arrows_and_never_beyond_the_ends(view: QQuickView) -> None:
    choice = item(view, "choice")
    choice.forceActiveFocus()
    seen = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(view, key)
        seen.append(choice.property("at"))
    assert seen == [0, 0, 1, 2, 2]


def test_what_is_fixed_stays(view: QQuickView) -> None:
    fixed = item(view, "fixed")
    tap(view, fixed)
    assert fixed.property("at") == 1


def test_yes_and_no(view: QQuickView) -> None:
    switch = item(view, "switch")
    tap(view, switch)
    assert switch.property("on")
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert not switch.property("on")


def test_a_long_word_takes_two_lines_and_stays_inside_its_button(view: QQuickView) -> None:
    button = item(view, "long")
    texts = [child for child in button.findChildren(QQuickItem) if child.inherits("QQuickText") and child.isVisible()]
    assert [text.property("lineCount") for text in texts] == [2]
    assert not any(text.property("truncated") for text in texts)
    for text in texts:
        corner = text.mapToItem(button, text.boundingRect().bottomRight())
        assert corner.x() <= button.width()
        assert corner.y() <= button.height()


def test_a_card_turns_over_at_once_when_motion_is_calm(view: QQuickView) -> None:
    card = item(view, "rest")
    card.setProperty("face", "")
    assert card.property("shown") == ""


def test_the_second_of_two_quick_clicks_means_nothing_to_what_has_come_in_its_place(view: QQuickView) -> None:
    """As when a click on a button makes another of it, or puts another there."""
    twice, button = presses(item(view, "refused")), item(view, "long")
    item(view, "refused").setProperty("allowed", True)
    pressed = presses(button)
    assert QObject.connect(button, SIGNAL("triggered()"), lambda: button.setProperty("text", "Another"))

    def at(name: str) -> QPoint:
        point = item(view, name).mapToScene(item(view, name).boundingRect().center()).toPoint()
        return QPoint(point.x(), point.y())

    left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(view, left, plain, at("refused"))
    assert len(twice) == 2, "what stays what it is may be clicked as fast as one likes"
    QTest.mouseDClick(view, left, plain, at("long"))
    assert len(pressed) == 1
    QTest.mouseClick(view, left, plain, at("long"))
    assert len(pressed) == 2
