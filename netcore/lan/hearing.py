"""Who hears whom on this network, as one program is told. Sans-I/O: times are seconds of a monotonic clock."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from netcore.bucket import Buckets
from netcore.lan.neighbourly import MOST_EARS, Ear, HearFault, Told
from netcore.names import clean_name

ASK_EVERY_S: Final = 2.0
FORGOTTEN_S: Final = 10.0
"""What somebody has told counts for so long."""
MOST_PEOPLE: Final = 10
"""Peers in a chart, this program included."""
MOST_TELLERS: Final = 32
ASKS_AT_ONCE: Final = 4
ASKS_PER_S: Final = 1.0

Way: TypeAlias = Literal["self", "heard", "through", "not", "unknown"]


@dataclass(frozen=True, slots=True)
class Cell:
    """Whether one peer hears another: after `ms` milliseconds; by way of the peer at place `through` of the chart, who
    hears both; not at all, for `fault`; or nobody has told. `multicast`: whether adverts arrive, None where not told.
    """

    way: Way
    ms: int = 0
    through: int = -1
    fault: HearFault | None = None
    multicast: bool | None = None


@dataclass(frozen=True, slots=True)
class Person:
    """A peer in a chart. `tells`: whether it has told whom it hears."""

    peer: bytes
    name: str
    lantern: str
    tells: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """Row `i`, column `j`: how person `i` hears person `j`. This program comes first. `more`: whom it leaves out."""

    people: tuple[Person, ...]
    cells: tuple[tuple[Cell, ...], ...]
    more: int = 0


class Hearing:
    """What this program hears, and what others have told it. `own`: its key."""

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._ears: tuple[Ear, ...] = ()
        self._told: dict[bytes, tuple[tuple[Ear, ...], float]] = {}
        self._asked: dict[bytes, float] = {}
        self._asks: Buckets[bytes] = Buckets(ASKS_AT_ONCE, ASKS_PER_S, MOST_TELLERS)

    def listen(self, ears: Sequence[Ear]) -> None:
        """These are the peers that there are for this program, and how it hears each."""
        self._ears = tuple(ear for ear in ears if ear.peer != self._own)[:MOST_EARS]

    def due(self, linked: Collection[bytes], now: float) -> list[bytes]:
        """Those of the linked peers who are to be asked now."""
        due = [peer for peer in linked if now - self._asked.get(peer, float("-inf")) >= ASK_EVERY_S][:MOST_TELLERS]
        self._asked = {peer: at for peer, at in self._asked.items() if peer in linked}
        self._asked.update(dict.fromkeys(due, now))
        return due

    def answer(self, peer: bytes, may_know: Collection[bytes], now: float) -> Told | None:
        """What `peer` is told, who asks: of whoever is announced to all, and of those in `may_know`. None: it asks too
        often.
        """
        if not self._asks.take(peer, now):
            return None
        return Told(tuple(ear for ear in self._ears if ear.multicast or ear.peer in may_know))

    def hear(self, peer: bytes, told: Told, now: float) -> None:
        """`peer` has told whom it hears. Unasked words are not listened to."""
        if peer in self._asked:
            self._told[peer] = (told.ears, now)

    def forget(self, now: float) -> None:
        """What was told long ago counts no more."""
        self._told = {peer: told for peer, told in self._told.items() if now - told[1] < FORGOTTEN_S}

    def chart(self, name: str, lantern: str) -> Chart:
        """All of it, this program's player being called `name`."""
        own = {ear.peer: ear for ear in self._ears}
        heard = {self._own: own} | {
            peer: {ear.peer: ear for ear in ears} for peer, (ears, _) in self._told.items() if peer in own
        }
        names = _names(self._ears, [ears for ears, _ in self._told.values()])
        peers = list(dict.fromkeys([self._own, *own, *(peer for ears in heard.values() for peer in ears)]))
        shown = peers[:MOST_PEOPLE]
        direct = tuple(tuple(_cell(heard.get(row), row, column) for column in shown) for row in shown)
        people = tuple(
            Person(peer, *((name, lantern) if peer == self._own else names.get(peer, ("", ""))), peer in heard)
            for peer in shown
        )
        return Chart(people, _carried(direct), len(peers) - len(shown))


def _names(own: Sequence[Ear], told: Sequence[Sequence[Ear]]) -> dict[bytes, tuple[str, str]]:
    """What everybody is called: as they have told this program, else as they have told somebody else."""
    names: dict[bytes, tuple[str, str]] = {}
    for ears in (own, *told):
        for ear in ears:
            name = clean_name(ear.name)
            if name:
                names.setdefault(ear.peer, (name, ear.lantern))
    return names


def _cell(ears: dict[bytes, Ear] | None, row: bytes, column: bytes) -> Cell:
    if row == column:
        return Cell("self")
    if ears is None:
        return Cell("unknown")
    ear = ears.get(column)
    if ear is None:
        return Cell("not", fault="unseen", multicast=False)
    if ear.ms is None:
        return Cell("not", fault=ear.fault, multicast=ear.multicast)
    return Cell("heard", max(1, ear.ms), multicast=ear.multicast)


def _carried(direct: tuple[tuple[Cell, ...], ...]) -> tuple[tuple[Cell, ...], ...]:
    """The same with who carries what others do not hear: at a table everybody passes on what the others lack."""
    count = range(len(direct))

    def by(row: int, column: int) -> int:
        both = [
            (direct[row][at].ms + direct[at][column].ms, at)
            for at in count
            if direct[row][at].way == "heard" and direct[at][column].way == "heard"
        ]
        return min(both)[1] if both else -1

    return tuple(
        tuple(
            Cell("through", 0, by(row, column), cell.fault, cell.multicast)
            if cell.way == "not" and by(row, column) >= 0
            else cell
            for column, cell in enumerate(direct[row])
        )
        for row in count
    )
