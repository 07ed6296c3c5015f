"""Entries that came and were not read yet, each author's in order, and which of them may be read now."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from engine.pieces import Seat
from netcore.errors import Malformed
from netcore.feeds.bodies import AnyBody, Evict, Objected, Stay, read_body
from netcore.feeds.entry import Entry
from netcore.table.recovery import Finding, Recovery


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


class Unread:
    """The waiting entries of one table. What is said in polls goes to `recovery` at once, and is passed over here.

    So are objections, which answer nothing: they are laid aside, to be judged before what comes after them is read.
    """

    def __init__(self, seats: int, recovery: Recovery) -> None:
        self._recovery = recovery
        self._letters: tuple[deque[Letter], ...] = tuple(deque() for _ in range(seats))
        self._read = [0] * seats
        self._aside: tuple[list[Letter], ...] = tuple([] for _ in range(seats))

    def add(self, letter: Letter) -> None:
        """The next entry of a feed came; of a feed that was cut it does not count."""
        self._recovery.arrive(letter.entry, letter.body)
        if self._recovery.counts(letter.entry):
            self._letters[letter.entry.seat].append(letter)

    def any(self, seat: Seat) -> bool:
        """Whether something of `seat` waits, be it for a poll."""
        self._pass_over(seat)
        return bool(self._letters[seat])

    def ready(self, seat: Seat) -> bool:
        """Whether the next entry of `seat` may be read."""
        self._pass_over(seat)
        if not self._letters[seat]:
            return False
        return self._may_read(seat, self._letters[seat][0])

    def _may_read(self, seat: Seat, letter: Letter) -> bool:
        number = letter.entry.number
        limit, pause = self._recovery.limit(seat), self._recovery.pause(seat)
        return (limit is None or number < limit) and (pause is None or number < pause)

    def laid_aside(self, seat: Seat) -> list[Letter]:
        """The objections of `seat` that stand before its next entry, each once."""
        aside = self._aside[seat][:]
        self._aside[seat].clear()
        return aside

    def take(self, seat: Seat) -> Letter:
        """The next entry of `seat`, which is ready."""
        letter = self._letters[seat].popleft()
        self._read[seat] = letter.entry.number + 1
        return letter

    def overtaken(self, finding: Finding) -> bool:
        """Whether more was read than the others found to count. Whoever has a word in a poll never gets there."""
        return any(self._read[seat] > end for seat, end in finding.ends.items())

    def cut(self, finding: Finding) -> None:
        """Drop what was written for the question that is given up, and what does not count any more."""
        for seat in finding.gone:
            self._letters[seat].clear()
        for seat, at in finding.votes.items():
            waiting = self._letters[seat]
            while waiting and waiting[0].entry.number <= at:
                letter = waiting.popleft()
                if isinstance(letter.body, Objected):
                    self._aside[seat].append(letter)

    def left_over(self) -> tuple[Entry, ...]:
        """What waits, in the order of seats."""
        return tuple(letter.entry for seat, waiting in enumerate(self._letters) if self.any(seat) for letter in waiting)

    def _pass_over(self, seat: Seat) -> None:
        """What was said in a poll that is decided, or that it comes to nothing, is no part of the game."""
        waiting, pause = self._letters[seat], self._recovery.pause(seat)
        while waiting:
            first = waiting[0]
            if isinstance(first.body, Objected) and self._may_read(seat, first):
                self._aside[seat].append(waiting.popleft())
            elif isinstance(first.body, Evict | Stay) and first.entry.number != pause:
                waiting.popleft()
            else:
                return
