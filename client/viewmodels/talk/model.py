"""The chat of a table: what was said, reactions above the lanterns, and whom this player does not want to hear."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls, TableNode
from client.texts import says
from client.viewmodels.properties import Model, for_qml
from client.viewmodels.rows import Rows
from client.viewmodels.talk import words
from netcore.speech.said import LONGEST_TEXT, REACTIONS
from netcore.status import CircleNews, ClosedNews, Listener, News, ResumedNews, RoomNews, SaidNews, WatchNews

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

KEPT: Final = 100
"""Lines that can be read again."""
BUBBLE_MS: Final = 3000
"""How long a reaction is above a lantern."""


@dataclass(frozen=True, slots=True)
class LineRow:
    """One thing said: `text`, or the drawing of a reaction and its word. `name` is "" for what the program tells."""

    key: int
    name: str
    lantern: str
    text: str
    face: str
    mine: bool
    looks_on: bool = False
    """Whether it comes from the bench."""


@dataclass(frozen=True, slots=True)
class EarRow:
    """Somebody else in the circle, and whether this player hears them. `things`: as in BubbleRow; `looks_on`: from the
    bench.
    """

    key: str
    name: str
    lantern: str
    muted: bool
    things: tuple[str, ...] = ()
    looks_on: bool = False


@dataclass(frozen=True, slots=True)
class BubbleRow:
    """A reaction that is shown now. `things` are the names under which a page may know where its author is."""

    key: str
    name: str
    lantern: str
    face: str
    word: str
    things: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TalkProps:
    """`there`: somebody else is at the table, and speaking is not turned off. `writes`: words may be written at all,
    `speaks`: something may be said just now, and `why` not, if not. `unread`: lines that came while it was closed.
    """

    there: bool = False
    open: bool = False
    writes: bool = False
    speaks: bool = False
    why: str = ""
    unread: int = 0
    draft: str = ""
    """What is being written, on whichever page."""


@QmlElement
@QmlUncreatable("the program has one chat")
class TalkModel(Model[TalkProps]):  # type: ignore[operator]
    """The chat for its bar. `announced` is what a screen reader says, `sounded` the name of a sound; `spoken`: what
    this player said is heard.
    """

    announced = Signal(str)
    sounded = Signal(str)
    said = Signal(str)
    spoken = Signal()
    facesChanged = Signal()

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(TalkProps(), parent)
        self._calls = calls
        self._circle = CircleNews()
        self._table = b""
        """The table of which the lines are."""
        self._limit = "all"
        self._seats: dict[bytes, int] = {}
        self._me: int | None = None
        self._count = 0
        self._heard: deque[LineRow] = deque(maxlen=KEPT)
        self._muted: set[bytes] = set()
        self._exposed: set[bytes] = set()
        """Of whom it was told at this table that they have two tongues: who goes and comes again is not news again."""
        self._sending = False
        """Whether something is on its way to the others: a second press says nothing twice."""
        self._until_s: dict[str, float] = {}
        """When each of the bubbles goes that go by themselves."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._hide_old)
        self.bubble_ms = BUBBLE_MS
        self._lines = Rows(LineRow, "key", self, scrolled=True)
        self._ears = Rows(EarRow, "key", self)
        self._bubbles = Rows(BubbleRow, "key", self)

    # ── what comes from the node ────────────────────────────────────────────────────────────────────────────────────
    def hear(self, news: News) -> None:
        """Take in what concerns the chat."""
        match news:
            case RoomNews():
                self._sit(news)
            case ResumedNews(room) | WatchNews(room):
                self._sit(room)
            case CircleNews():
                self._gather(news)
            case SaidNews():
                self._take(news)
            case ClosedNews():
                self._set(open=False)
            case _:
                pass

    def _sit(self, room: RoomNews) -> None:
        self._seats = {place.peer: place.seat for place in room.places if place.peer}
        self._me = room.me
        self._derive()

    def _gather(self, news: CircleNews) -> None:
        if news.table and news.table != self._table:
            self._table = news.table
            self._heard.clear()
            self._exposed.clear()
            self._hide_all()
            self._set(unread=0, draft="")
        for peer in set(news.two_tongued) - self._exposed:
            self._exposed.add(peer)
            name = next((other.name for other in news.others if other.peer == peer), "")
            self._add("", "", words.two_tongued(name), "", mine=False)
        self._circle, self._sending = news, False
        self._derive()

    def _take(self, news: SaidNews) -> None:
        if news.mine:
            self._sending = False
        wanted = self._limit != "off" and (self._limit == "all" or not news.text)
        if news.table != self._table or news.by.peer in self._muted or not wanted:
            return
        face, word = "", news.text
        if news.reaction:
            face, word = f"faces/{words.FACES[news.reaction]}", words.word(news.reaction)
            self._show(news.by, face, word)
        self._add(news.by.name, news.by.lantern, word, face, mine=news.mine, looks_on=news.by.looks_on)
        if news.mine:
            self.spoken.emit()
        else:
            self.announced.emit(says(news.by.name, word))
            self.sounded.emit("talk")

    def _add(self, name: str, lantern: str, text: str, face: str, *, mine: bool, looks_on: bool = False) -> None:
        self._count += 1
        self._heard.append(LineRow(self._count, name, lantern, text, face, mine, looks_on))
        self._lines.update(tuple(self._heard))
        if not self.props.open and not mine:
            self._set(unread=self.props.unread + 1)

    def refuse(self, code: str) -> bool:
        """Something was not said, for this reason; whether it is one of the chat's."""
        if not code.startswith("speech_"):
            return False
        self._sending = False
        self.said.emit(words.refusal(code))
        return True

    # ── reactions above the lanterns ────────────────────────────────────────────────────────────────────────────────
    def _show(self, by: Listener, face: str, word: str) -> None:
        key = by.peer.hex()
        row = BubbleRow(key, by.name, by.lantern, face, word, self._things(by.peer))
        self._bubbles.update((*(each for each in self._bubbles.rows if each.key != key), row))
        if self.bubble_ms > 0:
            self._until_s[key] = time.monotonic() + self.bubble_ms / 1000
            self._wait()

    def _things(self, peer: bytes) -> tuple[str, ...]:
        """What the place of `peer` is called: in the room, and at the tables of all games."""
        seat = self._seats.get(peer)
        if seat is None:
            return ()
        place = seat if self._me is None else (seat - self._me) % max(1, len(self._seats))
        return f"place:{seat}", f"seat:{place}", f"racer:{place}", f"spirit:{seat}"

    def _hide(self, *keys: str) -> None:
        for key in keys:
            self._until_s.pop(key, None)
        self._bubbles.update(tuple(each for each in self._bubbles.rows if each.key not in keys))
        self._wait()

    def _hide_all(self) -> None:
        self._hide(*(each.key for each in self._bubbles.rows))

    @Slot()
    def _hide_old(self) -> None:
        now_s = time.monotonic()
        self._hide(*(key for key, until_s in self._until_s.items() if until_s <= now_s))

    def _wait(self) -> None:
        """Look again when the next of them goes."""
        if self._until_s:
            self._soon.start(max(1, ceil(1000 * (min(self._until_s.values()) - time.monotonic()))))
        else:
            self._soon.stop()

    # ── what this player does ───────────────────────────────────────────────────────────────────────────────────────
    @Slot(str, result=bool)
    def say(self, text: str) -> bool:
        """Say a few words; whether they are on their way. They are heard when `spoken` tells so."""
        if not text.strip() or not self.props.writes or not self.props.speaks or self._sending:
            return False
        self._send(lambda node: node.talking.say(text))
        return True

    @Slot(int, result=bool)
    def react(self, at: int) -> bool:
        """Show reaction number `at`, from 0; whether it is on its way."""
        if not 0 <= at < len(REACTIONS) or not self.props.speaks or self._sending:
            return False
        self._send(lambda node: node.talking.react(REACTIONS[at]))
        return True

    def _send(self, work: Callable[[TableNode], None]) -> None:
        self._sending = True
        self._calls.do(work)

    @Slot(bool)
    def show(self, on: bool) -> None:
        """Open the chat, or close it."""
        self._set(open=on and self.props.there, unread=0 if on else self.props.unread)

    @Slot(str)
    def keep(self, draft: str) -> None:
        """Keep what is being written for the next page with a chat."""
        self._set(draft=draft)

    @Slot(str, bool)
    def mute(self, key: str, on: bool) -> None:
        """Hear nothing of somebody from now on, or hear them again. Nobody else is told."""
        (self._muted.add if on else self._muted.discard)(bytes.fromhex(key))
        if on:
            self._hide(key)
        self._derive()

    @Slot(str, result=str)
    def earAt(self, thing: str) -> str:
        """Who sits at a place that a page calls `thing`; "" for nobody whom one hears."""
        return next((row.key for row in self._ears.rows if thing in row.things), "")

    @Slot(str, result=int)
    def earRow(self, key: str) -> int:
        """Which row of those whom one hears is that of `key`; the first for nobody there."""
        return next((at for at, row in enumerate(self._ears.rows) if row.key == key), 0)

    def limit(self, limit: str) -> None:
        """What this player wants to say and hear: "all", "reactions" or "off"."""
        self._limit = limit
        self._derive()

    def speak(self, language: str) -> None:
        """Put every text into the language of the window; what was said stays as it was."""
        self._derive()
        self.facesChanged.emit()

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _derive(self) -> None:
        circle = self._circle
        there = bool(circle.others) and "off" not in (circle.talk, self._limit)
        if not there:
            self._hide_all()
        self._lines.update(tuple(self._heard))
        self._ears.update(
            tuple(
                EarRow(
                    each.peer.hex(),
                    each.name,
                    each.lantern,
                    each.peer in self._muted,
                    self._things(each.peer),
                    each.looks_on,
                )
                for each in circle.others
            )
        )
        self._set(
            there=there,
            open=self.props.open and there,
            writes=there and circle.talk == self._limit == "all",
            speaks=there and not circle.hushed,
            why=words.why_silent(circle, self._limit) if there else "",
        )

    def _set(self, **changes: object) -> None:
        self.become(replace(self.props, **changes))  # type: ignore[arg-type]  # the fields' own names

    @Property(QObject, constant=True)
    def lines(self) -> Rows:
        return self._lines

    @Property(QObject, constant=True)
    def ears(self) -> Rows:
        return self._ears

    @Property(QObject, constant=True)
    def bubbles(self) -> Rows:
        return self._bubbles

    @Property("QVariantList", notify=facesChanged)  # type: ignore[arg-type]
    def faces(self) -> list[object]:
        """Drawing and word of each reaction, in the order of their keys."""
        return for_qml(words.faces())

    @Property(int, constant=True)
    def longest(self) -> int:
        """Letters of one line."""
        return LONGEST_TEXT
