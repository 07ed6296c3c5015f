"""People whose names look like places in a sentence: every page says them as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible

from client import app as program
from client.viewmodels.app import AppModel
from netcore.lan.addresses import LocalAddress
from netcore.status import ClosedNews, TableAd, TablesNews
from tests.client.fake_node import ME
from tests.copies import replace
from tests.scenery.scenes import room_news
from tests.ui.driver import Driver

CLIENT = Path(program.__file__).resolve().parent
PLAIN = ("Xenie", "Yvona")
ODD = ("%1", "A%3")
Names = tuple[str, str]


def hello(app: AppModel, names: Names) -> None:
    app.turn_to("hello")
    app.rename(replace(ME, name=names[0]))


def start(app: AppModel, names: Names) -> None:
    app.rename(replace(ME, name=names[1]))
    app.hear(TablesNews(ads(names)))


def lobby(app: AppModel, names: Names) -> None:
    app.hear(TablesNews(ads(names)))
    app.goLobby()


def ads(names: Names) -> tuple[TableAd, ...]:
    return tuple(
        TableAd(bytes([at]) * 32, bytes([at]) * 16, name, "sen", 5, 3, "open", True) for at, name in enumerate(names)
    )


def room(app: AppModel, names: Names, *, host: bool = True, phrase: bool = True) -> None:
    news = room_news(host=host, phrase=phrase, game="race")
    first, second, *others = news.places
    people = (replace(first, name=names[0]), replace(second, name=names[1]), replace(others[0], name=names[0]))
    app.hear(replace(news, places=(*people, *others[1:]), addresses=(f"{names[0]}:7370",)))


def room_of_another(app: AppModel, names: Names) -> None:
    room(app, names, host=False)


def room_with_places(app: AppModel, names: Names) -> None:
    room(app, names, phrase=False)


def me(app: AppModel, names: Names) -> None:
    app.rename(replace(ME, name=names[1]))
    app.openSettingsAt("me")


def network(app: AppModel, names: Names) -> None:
    app.openSettingsAt("network")


def closed(app: AppModel, names: Names) -> None:
    app.hear(room_news())
    app.hear(ClosedNews("disk", names[1]))


PAGES: tuple[Callable[[AppModel, Names], None], ...] = (
    hello, start, lobby, room, room_of_another, room_with_places, me, network, closed,
)  # fmt: skip


def said(driver: Driver) -> list[str]:
    """All that is written or told to a screen reader, item by item."""
    texts = []
    for item in driver.shown():
        told = QAccessible.queryAccessibleInterface(item)
        texts += [str(item.property("text") or ""), str(item.property("placeholder") or "")]
        if told is not None:
            texts += [told.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
    return texts


@pytest.mark.parametrize("page", PAGES)
def test_a_name_with_a_percent_sign_is_said_as_it_is(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, page: Callable[[AppModel, Names], None]
) -> None:
    app, heard = driver.window.app, []
    for names in (PLAIN, ODD):
        found = tuple(LocalAddress(f"10.0.0.{at}", name, at, 24) for at, name in enumerate(names, 1))
        monkeypatch.setattr("netcore.lan.addresses.local_addresses", lambda found=found: found)
        app.hear(ClosedNews("left"))
        app.saying.hush()
        driver.settle()
        page(app, names)
        driver.settle()
        heard.append(said(driver))
    plain, odd = heard
    assert any(name in text for text in plain for name in PLAIN), "no name is on this page"
    for before, after in zip(PLAIN, ODD, strict=True):
        plain = [text.replace(before, after) for text in plain]
    assert odd == plain
    app.hear(ClosedNews("left"))


def test_sentences_of_the_pages_are_filled_in_one_pass() -> None:
    for path in (CLIENT / "qml" / "Sennik" / "Screens").glob("*.qml"):
        assert ".arg(" not in path.read_text(), path.name
    for folder in ("lobby", "settings"):
        for path in (CLIENT / "viewmodels" / folder).glob("*.py"):
            assert '.replace("%' not in path.read_text(), path.name
    assert '.replace("%' not in (CLIENT / "viewmodels" / "app.py").read_text()
