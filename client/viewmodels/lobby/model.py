"""The lobby: which tables this network has, which one is looked at, and what can be done with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from PySide6.QtCore import Property, QObject, QTime, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import words
from client.bridge import BadAddress, Calls, TableNode
from client.doors import waiting_line
from client.obstacles import obstacle_note, obstacle_sentence
from client.texts import fill
from client.viewmodels.games import game_picture, game_title
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from netcore.status import ClosedNews, DoorNews, News, RoomNews, TableAd, TablesNews
from resources import phrase

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = words.translate
ADDRESS_CHARS = 80


@dataclass(frozen=True, slots=True)
class TableRow:
    """One table as the list shows it. `key` is the ad's id as hex digits, `numbers` those of the picture of the key."""

    key: str
    art: str
    title: str
    host: str
    note: str
    chosen: bool
    fresh: bool
    open: bool
    numbers: tuple[int, ...] = ()
    lantern: str = ""


@dataclass(frozen=True, slots=True)
class LobbyInput:
    """What the lobby is computed from. `chosen` is the id of the table looked at, b"" for none.

    `network` is None until the node has looked. `entered`: a player looks at the lobby. Then nothing is chosen but by
    that player, and nothing at all once the chosen table is gone. `door` is what is waited for before a table's door.
    `since` is the time of day from which on this program
    has seen a table, by its host's key, and `language` the one in which keys are told apart.
    """

    tables: tuple[TableAd, ...] = ()
    network: str | None = None
    chosen: bytes = b""
    waiting: bool = False
    entered: bool = False
    door: DoorNews | None = None
    since: Mapping[bytes, str] = field(default_factory=dict)
    language: str = "en"


@dataclass(frozen=True, slots=True)
class LobbyProps:
    """What the lobby shows. `door`: "nod" or "word" while this player waits before the door of a table.
    `seats` has a word for each place of the chosen table: "host", "taken" or "free"."""

    tables: tuple[TableRow, ...] = ()
    where: str = ""
    network_ok: bool = True
    empty: bool = True
    host: str = ""
    host_lantern: str = ""
    line: str = ""
    pictures: tuple[str, str, str] = ("", "", "")
    seats: tuple[str, ...] = ()
    can_sit: bool = False
    can_watch: bool = False
    why_not: str = ""
    waiting: bool = False
    door: str = ""
    door_title: str = ""
    door_line: str = ""


def chosen_table(inputs: LobbyInput) -> TableAd | None:
    """The table looked at: the chosen one while it is seen. Before anybody looks, the first that one can sit down at is
    ready to be looked at, else the first.
    """
    named = next((ad for ad in inputs.tables if ad.peer == inputs.chosen), None)
    if inputs.entered:
        return named
    return named or next((ad for ad in inputs.tables if sits(ad)), None) or next(iter(inputs.tables), None)


def sits(ad: TableAd) -> bool:
    """Whether one can sit down there."""
    return ad.fresh and not ad.obstacle and ad.phase == "open" and ad.taken < ad.seats


def watches(ad: TableAd) -> bool:
    """Whether one can look on there."""
    return ad.fresh and not ad.obstacle and ad.phase == "playing" and ad.bench


def places_note(ad: TableAd) -> str:
    """How full a table is, in words."""
    if note := obstacle_note(ad.obstacle):
        return note
    match ad.phase:
        case "playing" if not ad.bench:
            note = translate("Lobby", "%1 of %2 · playing, without onlookers")
        case "playing":
            note = translate("Lobby", "%1 of %2 · playing")
        case "over":
            note = translate("Lobby", "%1 of %2 · game over")
        case _ if not ad.fresh:
            note = translate("Lobby", "not answering")
        case _:
            note = translate("Lobby", "%1 of %2 seats taken")
    return fill(note, ad.taken, ad.seats)


def told_note(ad: TableAd, inputs: LobbyInput, *, alone: bool) -> str:
    """The second line of a row: how full the table is, since when it is seen where nothing is in the way, and where
    it is not `alone`, another row saying the same of a host of the same name, words of the key.
    """
    parts = [places_note(ad)]
    if ad.door and sits(ad):
        parts.append(translate("Lobby", "for friends"))
    if (since := inputs.since.get(ad.peer)) and not ad.obstacle:
        parts.append(fill(translate("Lobby", "since %1"), since))
    if not alone:
        table = phrase.words(inputs.language if inputs.language in phrase.LANGUAGES else "en")
        parts.append(fill(translate("Lobby", "key: %1"), " ".join(table[at] for at in _numbers(ad.peer)[:2])))
    return " · ".join(parts)


def why_not(ad: TableAd | None) -> str:
    """The reason for which one cannot sit down, "" when one can."""
    if ad is None:
        return translate("Lobby", "no table yet")
    if sentence := obstacle_sentence(ad.obstacle, ad.release):
        return sentence
    if not ad.fresh:
        return translate("Lobby", "not answering")
    if ad.phase != "open":
        return translate("Lobby", "already started")
    if ad.taken >= ad.seats:
        return translate("Lobby", "every seat is taken")
    return ""


def table_title(ad: TableAd) -> str:
    """Which game is played; of a program of another version that is not known, only which program it is."""
    if ad.game:
        return game_title(ad.game)
    return fill(translate("Lobby", "Sennik %1"), ad.release) if ad.release else translate("Lobby", "Another Sennik")


def host_line(ad: TableAd) -> str:
    """Whose table it is; whoever has never answered has no name yet."""
    return fill(translate("Lobby", "hosted by %1"), ad.host) if ad.host else ""


def _door_title(inputs: LobbyInput) -> str:
    door = inputs.door
    host = next((ad.host for ad in inputs.tables if door is not None and ad.peer == door.host and ad.host), "")
    return (
        fill(translate("Lobby", "%1’s table is for friends"), host)
        if host
        else translate("Lobby", "A table for friends")
    )


def _numbers(peer: bytes) -> tuple[int, ...]:
    # The cryptography that comes with it is there once a table is seen.
    from netcore.identity import key_numbers

    return key_numbers(peer)


def derive_lobby(inputs: LobbyInput) -> LobbyProps:
    """The lobby's values, from what is seen on the network."""
    chosen = chosen_table(inputs)
    titles = [table_title(ad) for ad in inputs.tables]
    alike = Counter((ad.host, title) for ad, title in zip(inputs.tables, titles, strict=True))
    rows = tuple(
        TableRow(
            key=ad.peer.hex(),
            art=game_picture(ad.game).left,
            title=title,
            host=host_line(ad),
            note=told_note(ad, inputs, alone=alike[ad.host, title] == 1),
            chosen=ad is chosen,
            fresh=ad.fresh,
            open=sits(ad),
            numbers=_numbers(ad.peer),
            lantern=ad.lantern,
        )
        for ad, title in zip(inputs.tables, titles, strict=True)
    )
    props = LobbyProps(
        tables=rows,
        where=words.network_sentence(inputs.network, len(rows)),
        network_ok=not inputs.network,
        empty=not rows,
        waiting=inputs.waiting,
        door=inputs.door.kind if inputs.door is not None else "",
        door_title=_door_title(inputs),
        door_line=waiting_line(inputs.door) if inputs.door is not None else "",
        why_not=translate("Lobby", "Choose a table in the list.") if rows and chosen is None else why_not(chosen),
    )
    if chosen is None:
        return props
    picture = game_picture(chosen.game)
    line = fill(translate("Lobby", "%1 · %n seat(s)", "", chosen.seats), table_title(chosen))
    return replace(
        props,
        host=chosen.host or translate("Lobby", "Someone"),
        host_lantern=chosen.lantern,
        line=line if chosen.seats else table_title(chosen),
        pictures=(picture.left, picture.middle, picture.right),
        seats=tuple("host" if i == 0 else "taken" if i < chosen.taken else "free" for i in range(chosen.seats)),
        can_sit=sits(chosen) and not inputs.waiting,
        can_watch=watches(chosen) and not inputs.waiting,
    )


def _ends(text: str) -> tuple[str, ...]:
    """`text` from each of its words on."""
    words_of = text.split()
    return tuple(" ".join(words_of[at:]) for at in range(len(words_of)))


@QmlElement
@QmlUncreatable("the program has one lobby")
class LobbyModel(Model[LobbyProps]):  # type: ignore[operator]
    """The lobby for its screen. Intents: choose, step, seek, sit, watch, joinAddress.

    The list begins with the tables that one can sit down at. While a player looks at it no table changes its place: one
    that comes is put behind those of its kind.
    """

    asked = Signal()

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(LobbyProps(), parent)
        self._calls = calls
        self._input = LobbyInput()
        self._tables = Rows(TableRow, "key", self, scrolled=True)
        self._order: list[str] = []
        self.refresh()

    def hear(self, news: TablesNews) -> None:
        """Take in what is seen on the network now."""
        now, before = QTime.currentTime().toString("H:mm"), self._input.since
        since = {ad.peer: before.get(ad.peer, now) for ad in news.tables}
        self._set(replace(self._input, tables=news.tables, network=news.network, since=since))

    def hear_door(self, news: News) -> None:
        """Take in what is waited for before the door of a table, or that nothing is any more."""
        match news:
            case DoorNews():
                self._set(replace(self._input, door=news))
            case RoomNews() | ClosedNews() if self._input.door is not None:
                self._set(replace(self._input, door=None))

    def wait(self, waiting: bool) -> None:
        """Whether an answer to an intent is awaited: nothing can be asked meanwhile."""
        self._set(replace(self._input, waiting=waiting))

    def speak(self, language: str) -> None:
        """Say everything anew, words of keys in `language`."""
        self._set(replace(self._input, language=language))

    def refresh(self) -> None:
        """Compute everything again, as after a change of language."""
        self._set(self._input)

    def _set(self, inputs: LobbyInput) -> None:
        self._input = inputs
        props = derive_lobby(inputs)
        self._tables.update(self._ordered(props.tables))
        self.become(props)

    def _ordered(self, rows: tuple[TableRow, ...]) -> list[TableRow]:
        by_key = {row.key: row for row in rows}
        known = [by_key[key] for key in self._order if key in by_key] if self._input.entered else []
        there = {row.key for row in known}
        new = [row for key, row in by_key.items() if key not in there]
        after_open = 1 + max((at for at, each in enumerate(known) if each.open), default=-1)
        known[after_open:after_open] = [row for row in new if row.open]
        known += [row for row in new if not row.open]
        self._order = [row.key for row in known]
        return known

    def enter(self) -> None:
        """A player looks at the lobby: what is chosen now stays so until another is chosen, or it is gone."""
        if not self._input.entered:
            looked_at = chosen_table(self._input)
            chosen = looked_at.peer if looked_at is not None else b""
            self._order = []
            self._set(replace(self._input, entered=True, chosen=chosen))

    def go(self) -> None:
        """Nobody looks at the lobby any more."""
        if self._input.entered:
            self._set(replace(self._input, entered=False))

    @Slot(str)
    def choose(self, key: str) -> None:
        """Look at another table of the list. The host of one that this program cannot play is told so."""
        host = bytes.fromhex(key)
        self._set(replace(self._input, chosen=host))
        ad = chosen_table(self._input)
        if ad is not None and ad.obstacle in ("rules", "game"):
            self._calls.do(lambda node: node.cannot_join(host))

    @Slot(int, result=int)
    def step(self, by: int) -> int:
        """Look at the table so many rows further down, or at the first or last one. The row that is looked at now."""
        rows = self._tables.rows
        at = next((at for at, row in enumerate(rows) if row.chosen), -1)
        then = min(max(at + by, 0), len(rows) - 1)
        if rows and then != at:
            self.choose(rows[then].key)
        return then

    @Slot(str, result=int)
    def seek(self, begin: str) -> int:
        """Look at the next table, this one included, of which a word begins so. Its row, -1 if there is none."""
        rows = self._tables.rows
        at = next((at for at, row in enumerate(rows) if row.chosen), 0)
        wanted = begin.casefold()
        for then in (*range(at, len(rows)), *range(at)):
            row = rows[then]
            if any(word.startswith(wanted) for text in (row.host, row.title) for word in _ends(text.casefold())):
                self.choose(row.key)
                return then
        return -1

    @Slot()
    def sit(self) -> None:
        """Sit down at the table looked at."""
        ad = chosen_table(self._input)
        if ad is None or not self.props.can_sit:
            return
        host = ad.peer

        # The last free place may be one's own: the list must not look elsewhere then.
        self.choose(host.hex())
        self.asked.emit()
        self._calls.do(lambda node: node.join(host))

    @Slot()
    def watch(self) -> None:
        """Look on at the table looked at, whose game runs."""
        ad = chosen_table(self._input)
        if ad is None or not self.props.can_watch:
            return
        host = ad.peer
        self.choose(host.hex())
        self.asked.emit()
        self._calls.do(lambda node: node.watch(host))

    @Slot(str)
    def sayWord(self, word: str) -> None:
        """Say the word that the door of a table asks for."""
        if self.props.door == "word" and word.strip():
            self._calls.do(lambda node: node.room.say_word(word))

    @Slot()
    def stopWaiting(self) -> None:
        """Go away from the door."""
        if self.props.door:
            self._set(replace(self._input, door=None))
            self._calls.do(lambda node: node.leave())

    @Slot(str)
    def joinAddress(self, address: str) -> None:
        """Join the table at an address that a player has typed."""
        wanted = address.strip()[:ADDRESS_CHARS]
        if not wanted or self.props.waiting:
            return

        async def join(node: TableNode) -> None:
            try:
                await node.join_address(wanted)
            except ValueError as error:
                raise BadAddress(wanted) from error

        self.asked.emit()
        self._calls.do(join)

    @Property(QObject, constant=True)
    def tables(self) -> Rows:
        return self._tables
