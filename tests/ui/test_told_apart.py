"""Tables and people of the same name: by their keys each is told from the other, by eye and by ear."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from client.settings import LANGUAGES, Language, Settings
from netcore.identity import key_numbers
from netcore.status import TableAd, TablesNews
from netcore.verbs import verify
from tests.copies import replace
from tests.scenery.scenes import TABLE_SCENES, room_news
from tests.ui.driver import Driver, everything
from tests.ui.fits import misfits
from tests.ui.heard import amiss


def ad(number: int) -> TableAd:
    return TableAd(bytes([number]) * 32, bytes([number]) * 16, "Dell", "sen", 2, 1, "open", True)


def pattern(driver: Driver, name: str) -> tuple[list[bool], set[str]]:
    """What the picture of a key shows: its squares and their colours."""
    squares = [
        item
        for item in everything(driver.find(name))
        if item.inherits("QQuickRectangle") and item.property("bit") is not None
    ]
    assert len(squares) == 25
    return [square.isVisible() for square in squares], {
        square.property("color").name() for square in squares if square.isVisible()
    }


def test_two_tables_of_one_name_have_pictures_and_words_of_their_own(driver: Driver) -> None:
    driver.window.app.hear(TablesNews((ad(1), ad(2))))
    driver.window.app.goLobby()
    driver.settle()
    rows = [driver.find(f"table-{at}") for at in (0, 1)]
    notes = [str(row.property("note")) for row in rows]
    assert notes[0] != notes[1]
    assert all(re.search(r"since \d+:\d\d · key: \w+ \w+$", note) for note in notes), notes
    assert pattern(driver, "table-0") != pattern(driver, "table-1")
    assert list(amiss(driver.window.root)) == []
    driver.window.app.hear(TablesNews((ad(1), replace(ad(2), host="Lenovo"))))
    driver.settle()
    assert "key:" not in str(driver.find("table-0").property("note")), "nothing to be told apart from"


def test_everyones_key_is_read_and_copied_as_verify_prints_it(driver: Driver) -> None:
    news = room_news(phrase=True)
    driver.window.app.hear(news)
    driver.settle()
    driver.click("keysChip")
    assert driver.focus_name == "keysClose"
    table = verify.words("en")
    people = [place for place in news.places if place.kind == "person"]
    told = [*(key_numbers(person.peer) for person in people), news.phrase]
    for at, numbers in enumerate(told):
        item = driver.find(f"key-{at}")
        item.forceActiveFocus()
        QGuiApplication.clipboard().setText("")
        QTest.keyClick(driver.window.root, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
        driver.settle()
        printed = [f"{table[number]} {number:03d}" for number in numbers]
        assert QGuiApplication.clipboard().text() == " · ".join(printed)
    assert list(amiss(driver.window.root)) == []
    driver.press(Qt.Key.Key_Escape)
    assert driver.focus_name == "ready"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text_size", "size"), [("largest", (1024, 640)), ("usual", (800, 480))])
def test_the_keys_fit(opened: Driver, language: Language, text_size: str, size: tuple[int, int]) -> None:
    opened.reset(
        Settings(
            language=language,
            motion="calm",
            text_size=text_size,  # type: ignore[arg-type]  # one of the sizes
            introduced=True,
            width=size[0],
            height=size[1],
        )
    )
    opened.window.app.hear(room_news(phrase=True))
    opened.settle()
    opened.click("keysChip")
    assert list(misfits(opened.window.root)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("text_size", "size"), [("largest", (1024, 640)), ("usual", (800, 480))])
def test_the_end_says_where_the_game_is_and_it_is_copied(
    opened: Driver, language: Language, text_size: str, size: tuple[int, int]
) -> None:
    opened.reset(
        Settings(
            language=language,
            motion="calm",
            text_size=text_size,  # type: ignore[arg-type]  # one of the sizes
            introduced=True,
            width=size[0],
            height=size[1],
        )
    )
    table = opened.window.app.play
    TABLE_SCENES["over"](opened.window.app)
    path = "/home/jagna/.local/share/sennik/games/2026-11-28-sen-3f0a77.sennik"
    over = table.state.over
    assert over is not None
    opened.window.app.hear(replace(over, ask_to_open=False, saved=path))
    opened.settle()
    assert list(misfits(opened.window.root)) == []
    QGuiApplication.clipboard().setText("")
    QTest.keyClick(opened.window.root, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    opened.settle()
    assert QGuiApplication.clipboard().text() == path
