"""A card with motion on: it turns, and the side that it ends on is its face."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtQuick import QQuickItem, QQuickView
from pytestqt.qtbot import QtBot

from tests.ui.driver import everything
from tests.ui.test_states import item, view

__all__ = ["view"]


@pytest.fixture
def card(view: QQuickView) -> Iterator[QQuickItem]:
    theme = view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.3)
    yield item(view, "rest")
    theme.setProperty("speed", 0.0)


@pytest.mark.parametrize("faces", [["sen/crows_5"], ["", "sen/crows_5"], ["sen/crows_5", "sen/crows_6", ""]])
def test_a_card_ends_on_its_face_however_often_it_is_turned_meanwhile(
    card: QQuickItem, qtbot: QtBot, faces: list[str]
) -> None:
    before = card.property("shown")
    for face in faces:
        card.setProperty("face", face)
    assert card.property("shown") == before
    qtbot.waitUntil(lambda: card.property("shown") == faces[-1], timeout=5000)


def test_a_back_bears_no_figure_while_it_turns(card: QQuickItem, qtbot: QtBot) -> None:
    def figures() -> list[QQuickItem]:
        return [each for each in everything(card) if str(each.property("art")).startswith("figures/")]

    card.setProperty("face", "")
    qtbot.waitUntil(lambda: card.property("shown") == "", timeout=5000)
    card.setProperty("figure", "4")
    card.setProperty("face", "sen/crows_5")
    assert card.property("shown") == ""
    assert [each.isVisible() for each in figures()] in ([], [False])
    qtbot.waitUntil(lambda: card.property("shown") == "sen/crows_5", timeout=5000)
    qtbot.waitUntil(lambda: [each.isVisible() for each in figures()] == [True], timeout=5000)
    card.setProperty("figure", "")
