"""The page on which Sennik is given to a friend: while it is open, and no longer, browsers can fetch the installers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.viewmodels.gift import words
from client.viewmodels.gift.stick import StickModel
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from netcore.files.beside import SYSTEMS
from netcore.files.gifts import places
from netcore.status import Download, Gift, GiftNews, News
from netcore.version import RELEASE
from resources import gift as pages
from resources import phrase

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN = 2
"""Downloads that the page has room for; those under way come first."""


@dataclass(frozen=True, slots=True)
class GiftRow:
    """A file, or a system that there is none for: then it is not `ready`."""

    key: str
    title: str
    note: str
    ready: bool


@dataclass(frozen=True, slots=True)
class DownloadRow:
    """Somebody who takes a file: `part` from 0 to 1 of it is away. `ended`: "", "whole" or "cut"."""

    key: str
    text: str
    note: str
    part: float
    ended: str


@dataclass(frozen=True, slots=True)
class GiftProps:
    """What the page shows. `state`: "looking", "open", "empty", "fault" or "closed"; `told` is it in words, "" where
    all is well. `taking`: how many take a file just now. `can_save`: there are files for a stick. `at`: which file's
    words are shown. `code`: the QR code of the address as a path of an SVG, of
    `code_size` cells each way.
    """

    state: str = "closed"
    told: str = ""
    taking: int = 0
    can_save: bool = False
    address: str = ""
    others: tuple[str, ...] = ()
    code: str = ""
    code_size: int = 0
    at: int = 0
    file: str = ""
    words: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()
    digest: str = ""
    command: str = ""
    folder: str = ""
    where: str = ""


def derive(news: GiftNews, at: int, language: str, folder: Path) -> GiftProps:
    """What the page shows of `news` in `language` while file number `at` is looked at."""
    address = news.addresses[0] if news.addresses else ""
    shown = GiftProps(
        state=news.state,
        told=words.state(news),
        taking=sum(not each.ended for each in news.downloads),
        can_save=bool(news.gifts),
        address=address,
        others=news.addresses[1:],
        folder=str(folder),
        where=words.where(folder),
    )
    if not 0 <= at < len(news.gifts):
        return shown
    gift, cells = news.gifts[at], pages.code(address) if address else ()
    return replace(
        shown,
        code=drawn(cells),
        code_size=len(cells),
        at=at,
        file=gift.name,
        words=tuple(phrase.words(language)[number] for number in gift.numbers),
        numbers=gift.numbers,
        digest=gift.digest.hex(),
        command=pages.command(gift),
    )


def drawn(cells: Sequence[Sequence[bool]]) -> str:
    """Dark cells as a path of an SVG, one unit each: a rectangle for each run in a row."""
    parts = []
    for y, row in enumerate(cells):
        x = 0
        while x < len(row):
            start = x
            while x < len(row) and row[x]:
                x += 1
            if x > start:
                parts.append(f"M{start} {y}h{x - start}v1h{start - x}z")
            x += 1
    return "".join(parts)


def gift_rows(gifts: Sequence[Gift]) -> tuple[GiftRow, ...]:
    """The files that there are, then the systems that there is none for."""
    held = {gift.system for gift in gifts}
    ready = [GiftRow(gift.name, words.title(gift.system), words.note(gift), True) for gift in gifts]
    missing = [
        GiftRow(system, words.title(system), words.note(None), False) for system in SYSTEMS if system not in held
    ]
    return (*ready, *missing)


def download_rows(news: GiftNews) -> tuple[DownloadRow, ...]:
    """Those under way, the first first; then the last that have ended."""
    systems = {gift.name: gift.system for gift in news.gifts}
    order = sorted(news.downloads, key=lambda each: (bool(each.ended), -each.number if each.ended else each.number))
    return tuple(_row(each, systems) for each in order[:SHOWN])


def _row(download: Download, systems: Mapping[str, str]) -> DownloadRow:
    part = download.sent / download.size if download.size else 0.0
    text = words.taking(download, systems.get(download.gift, ""))
    return DownloadRow(str(download.number), text, words.progress(download), part, download.ended)


def make_pages(news: GiftNews) -> dict[str, bytes]:
    """The page for browsers in every language. Called on the node's thread."""
    return pages.pages(RELEASE, news.addresses, news.gifts)


@QmlElement
@QmlUncreatable("the program has one page for giving itself")
class GiftModel(Model[GiftProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """What is given, to whom. `begin` and `end` come with the page's opening and closing."""

    def __init__(self, calls: Calls, profile: Path, parent: QObject | None = None) -> None:
        self._places = places(profile)
        super().__init__(GiftProps(), parent)
        self._calls = calls
        self._news = GiftNews("closed")
        self._at = 0
        self._language = "en"
        self._open = False
        self._gifts = Rows(GiftRow, "key", self)
        self._downloads = Rows(DownloadRow, "key", self)
        self._stick = StickModel(self._places, self)

    @Slot()
    def begin(self) -> None:
        """Offer what there is; once more, to look for files anew."""
        self._open = True
        self.hear(GiftNews("looking"))
        folders = self._places
        self._calls.do(lambda node: node.give(folders, make_pages))

    @Slot()
    def end(self) -> None:
        """Offer nothing any more."""
        self._stick.close()
        if self._open:
            self._open = False
            self._calls.do(lambda node: node.take_back())

    def hear(self, news: News) -> None:
        """How it stands; other news are none here."""
        if isinstance(news, GiftNews) and (self._open or news.state == "closed"):
            self._news = news
            self._at = min(self._at, max(0, len(news.gifts) - 1))
            self._derive()

    @Slot(int)
    def choose(self, at: int) -> None:
        """Show the words of file number `at`."""
        if 0 <= at < len(self._news.gifts):
            self._at = at
            self._derive()

    def speak(self, language: str) -> None:
        """Use the words of `language` from now on."""
        self._language = language
        self._derive()

    def _derive(self) -> None:
        self._gifts.update(gift_rows(self._news.gifts))
        self._downloads.update(download_rows(self._news))
        self._stick.offer(self._news.gifts, self._at)
        self.become(derive(self._news, self._at, self._language, self._places[0]))

    @Property(QObject, constant=True)
    def gifts(self) -> Rows:
        return self._gifts

    @Property(QObject, constant=True)
    def downloads(self) -> Rows:
        return self._downloads

    @property
    def stick_model(self) -> StickModel:
        """Where they are saved to."""
        return self._stick

    @Property(StickModel, constant=True)
    def stick(self) -> StickModel:
        return self._stick
