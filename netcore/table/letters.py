"""Entries with what they say, each author's in order: those that are not read yet, and the last of each feed."""

from __future__ import annotations

from dataclasses import dataclass

from engine.pieces import Seat
from netcore.errors import Malformed
from netcore.feeds.bodies import AnyBody, read_body
from netcore.feeds.entry import Entry, SignedHeader


@dataclass(frozen=True, slots=True)
class Letter:
    """An entry with what it says; None where that is nothing that can be understood."""

    entry: Entry
    body: AnyBody | None


def open_letter(entry: Entry) -> Letter:
    """The entry with its body."""
    try:
        return Letter(entry, read_body(entry.body))
    except Malformed:
        return Letter(entry, None)


class Letters:
    """The letters of one table."""

    def __init__(self, seats: int) -> None:
        self._unread: tuple[dict[int, Letter], ...] = tuple({} for _ in range(seats))
        self._headers: tuple[list[SignedHeader], ...] = tuple([] for _ in range(seats))

    def add(self, letter: Letter) -> None:
        """The next entry of a feed came."""
        self._headers[letter.entry.seat].append(letter.entry.signed_header)
        self._unread[letter.entry.seat][letter.entry.number] = letter

    def length(self, seat: Seat) -> int:
        """How many entries of a feed came."""
        return len(self._headers[seat])

    def last(self, seat: Seat) -> bytes:
        """Header and signature of the last entry of a feed; empty for none."""
        headers = self._headers[seat]
        return headers[-1].raw if headers else b""

    def take(self, seat: Seat, number: int) -> Letter:
        """An entry, to be read once; those before it that were passed over are forgotten."""
        waiting = self._unread[seat]
        for passed in [each for each in waiting if each < number]:
            del waiting[passed]
        return waiting.pop(number)

    def peek(self, seat: Seat, number: int) -> AnyBody | None:
        """What an entry says that was not read yet."""
        return self._unread[seat][number].body

    def unread(self, seat: Seat, number: int) -> tuple[Letter, ...]:
        """What came of a feed and was not read, from that number on."""
        waiting = self._unread[seat]
        return tuple(waiting[each] for each in sorted(waiting) if each >= number)

    def let_go(self, seat: Seat, length: int) -> None:
        """Forget all entries of a feed but the first `length`."""
        del self._headers[seat][length:]
        for number in [each for each in self._unread[seat] if each >= length]:
            del self._unread[seat][number]
