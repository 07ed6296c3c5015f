"""Every screen: drawn without a complaint, walked by keyboard, with nothing cut off and a name for every control."""

from __future__ import annotations

import re

import msgspec
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from client import app as program
from client.settings import LANGUAGES, Settings
from tests.copies import replace
from tests.scenery.scenes import SCENES, TABLE_SCENES, room_news
from tests.ui.driver import Driver, everything, lay_out
from tests.ui.fits import misfits, scroller
from tests.ui.sight import box_of

QML = program.QML
SMALL, USUAL = (1024, 640), (1366, 768)


def open_scene(driver: Driver, name: str) -> None:
    driver.window.app.closeSettings()
    driver.window.app.saying.hush()
    SCENES[name](driver.window.app)
    driver.settle()


def leave_room(driver: Driver) -> None:
    from netcore.status import ClosedNews

    driver.window.app.hear(ClosedNews("left"))
    driver.settle()


ALL_SCENES = {**SCENES, **TABLE_SCENES}
ONE_OF_EACH = (
    *("start", "hello", "lobby", "room", "room_race", "settings"),
    *("sen_4", "smoki_end", "race_flight", "dream_4", "prove", "lost"),
)


def smallest(language: str) -> Settings:
    """The smallest window with the largest letters."""
    return Settings(
        language=language,  # type: ignore[arg-type]  # one of the languages
        motion="calm",
        introduced=True,
        width=SMALL[0],
        height=SMALL[1],
        text_size="largest",
    )


def in_every_language(scene: str) -> tuple[str, ...]:
    """All languages; each is the first one of a quarter of the scenes, in which it is opened."""
    first = [*ALL_SCENES].index(scene) % len(LANGUAGES)
    return (*LANGUAGES[first:], *LANGUAGES[:first])


def test_the_question_about_a_guest_is_read_whole_in_every_language(opened: Driver) -> None:
    """With the largest letters in the smallest window, whatever the guest is called."""
    news = room_news()
    me, guest, *others = news.places
    for language in LANGUAGES:
        opened.reset(smallest(language))
        opened.window.app.hear(replace(news, places=(me, replace(guest, name="W" * 32), *others)))
        opened.settle()
        opened.click("free-1")
        dialog = opened.find("removing")
        within = set(everything(dialog))
        found = [fault for fault in misfits(opened.window.root) if "W" * 5 not in fault]
        assert not found, (language, found)
        assert opened.focused in within
        assert box_of(opened.find("keepOut")).left() >= box_of(opened.find("whoRemoved")).left(), language
        leave_room(opened)


def words(driver: Driver) -> list[str]:
    """All that can be read; a clock may show another time each time."""
    shown = (str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText"))
    return sorted(re.sub(r"\d+", "0", text) for text in shown)


@pytest.mark.parametrize("scene", ONE_OF_EACH)
def test_a_page_that_changes_its_language_says_what_one_says_that_was_made_in_it(opened: Driver, scene: str) -> None:
    first, second, *_ = in_every_language(scene)
    app = opened.window.app
    said = []
    for before in (first, second):
        opened.reset(smallest(before))
        ALL_SCENES[scene](app)
        opened.settle()
        opened.window.settings.change(smallest(second))
        opened.settle()
        said.append(words(opened))
        leave_room(opened)
    assert said[0] == said[1], (first, second)


def test_no_text_of_a_stranger_is_ever_taken_for_markup() -> None:
    for path in QML.rglob("*.qml"):
        source = path.read_text()
        drawn = re.findall(r"^\s*(Text|TextEdit) \{", source, re.MULTILINE)
        assert "Text" not in drawn or path.name == "Label.qml", f"{path.name} draws text by itself"
        plain = re.findall(r"^\s*textFormat: Text(?:Edit)?\.PlainText$", source, re.MULTILINE)
        assert len(plain) == len(drawn), f"{path.name} may take a text for markup"


@pytest.mark.parametrize("size", [(3840, 2160), (2560, 1080), (1280, 1024)])
def test_the_room_fits_other_windows(driver: Driver, size: tuple[int, int]) -> None:
    driver.resize(*size)
    open_scene(driver, "room")
    for item in driver.shown():
        if item.activeFocusOnTab() and scroller(item) is None:
            assert QRectF(0, 0, *size).contains(box_of(item)), item.objectName()


def test_a_field_that_waits_for_words_draws_nothing_anew(newcomer: Driver) -> None:
    root = newcomer.window.root
    drawn: list[int] = []
    root.frameSwapped.connect(lambda: drawn.append(1), Qt.ConnectionType.DirectConnection)
    newcomer.type("Z")
    assert newcomer.focus_name == "name"
    assert newcomer.find("caret").isVisible()
    QTest.qWait(200)  # what is typed is drawn
    assert drawn
    drawn.clear()
    QTest.qWait(QGuiApplication.styleHints().cursorFlashTime() + 100)
    assert not drawn


@pytest.mark.parametrize("name", ["start", "hello", "lobby", "room", "settings"])
def test_the_largest_letters_fit_too(opened: Driver, name: str) -> None:
    opened.reset(Settings(language="en", motion="calm", text_size="largest", introduced=True))
    open_scene(opened, name)
    for item in opened.shown():
        if item.activeFocusOnTab() and scroller(item) is None:
            assert QRectF(0, 0, *USUAL).contains(box_of(item)), item.objectName()


def test_what_is_chosen_about_bots_stands_where_it_stood_whatever_was_chosen_before(opened: Driver) -> None:
    opened.reset(smallest("en"))
    opened.window.settings.change(msgspec.structs.replace(smallest("en"), text_size="usual"))
    places = {}
    for game in ("sen", "race", "sen", "dream"):
        opened.window.app.start.chooseGame(game)
        opened.settle()
        rows = [
            [item for item in opened.shown() if item.objectName().startswith(f"{kind}-")]
            for kind in ("botCount", "botStrength")
        ]
        for item in [item for row in rows for item in row]:
            lay_out(item)
        assert [len({item.y() for item in row}) for row in rows] == [1, 1], game
        assert places.setdefault(game, [[item.x() for item in row] for row in rows]) == [
            [item.x() for item in row] for row in rows
        ]
    opened.window.app.start.chooseGame("sen")
