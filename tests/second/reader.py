"""Reads the entries that are due, in the order that the rules give (docs/protocol/cards.md, "How entries are read").

Whoever plays the game out asks for one phase after the other: `collect` comes back when all of it is in and good. Else
it raises what the file comes to: a foul, nothing more to read, or a peer that leaves in the midst of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from tests.second.bodies import ASIDE, Body
from tests.second.feeds import Feeds, Letter
from tests.second.group import Refused
from tests.second.history import History
from tests.second.lateness import Lateness
from tests.second.undoing import Undoing
from tests.second.view import View


class Offence(Exception):
    """A body that breaks a rule; whoever reads it knows whose it is."""


@dataclass(frozen=True)
class Foul(Exception):
    """Somebody is at fault. `entry`: the number in its feed; `question`: the one that was open."""

    rule: str
    seat: int
    entry: int
    question: int


@dataclass(frozen=True)
class Unfinished(Exception):
    """Nothing more can be read. `waits`: whose entries are missing."""

    waits: tuple[int, ...]
    astray: tuple[int, ...] = ()
    """Whose program has read the same and computes another board."""


@dataclass(frozen=True)
class Left(Exception):
    """A peer has left while a phase was open."""

    peer: int


Take: TypeAlias = Callable[[int, Body], None]
"""Takes the body of a seat; raises Offence, or Refused of the proof that it was given."""


class Reader:
    """The feeds of one table, as they are read."""

    def __init__(self, feeds: Feeds) -> None:
        self.feeds = feeds
        self.view = View(feeds)
        self.history = History(feeds.terms.hash)
        self.undoing = Undoing(feeds, self.view)
        self.lateness = Lateness(feeds, self.view, self.undoing)
        self.question = 0
        """The open question; 0 during the set-up."""
        self.can_spare = False
        """Whether all keys are backed up in this view, so that a change can be carried out."""
        self.rules_ended = False
        self._last: dict[int, int] = {}

    def collect(
        self, kind: str, seats: Sequence[int], take: Take, *, chain: bool = False, numbered: bool = True
    ) -> None:
        """Read one body of `kind` from each of `seats`, in order."""
        self.history.read(self._collected(kind, seats, take, chain, numbered))

    def collect_decisions(self, kind: str, seats: Sequence[int], take: Take) -> frozenset[int]:
        """The same for decisions to which the rules give no time. Returns who was late by the table's clock."""
        clock = self.feeds.terms.clock
        if clock:
            return self.collect_in_time(kind, seats, take, wishes=clock == "gentle")
        self.collect(kind, seats, take)
        return frozenset()

    def collect_in_time(self, kind: str, seats: Sequence[int], take: Take, *, wishes: bool = False) -> frozenset[int]:
        """The same under a clock, from those who were in time. Returns who was late."""
        late = self._settled(seats, wishes)
        hashes = self._collected(kind, [seat for seat in seats if seat not in late], take, False, True)
        self.history.timed(late)
        self.history.read(hashes)
        return late

    def _settled(self, seats: Sequence[int], wishes: bool) -> frozenset[int]:
        """Who is late of those who are asked, once that is known of each."""
        self.view.settle()
        history = self.history.now().history
        late = self.lateness.settle(history, seats, wishes=wishes)
        if late is not None:
            return late
        missing = tuple(seat for seat in seats if self._next(seat, history) is None)
        missing = missing or self.lateness.silent(history, seats)
        if self.view.leaving is not None:
            raise Left(self._change(missing))
        raise Unfinished(missing)

    def _collected(self, kind: str, seats: Sequence[int], take: Take, chain: bool, numbered: bool) -> list[bytes]:
        hashes: list[bytes] = []
        for place, seat in enumerate(seats):
            letter = self._due(seat, hashes if chain else (), () if chain else seats[place + 1 :])
            rule = self._broken(letter, kind, numbered)
            if rule:
                raise self.foul(rule, seat)
            assert letter.body is not None
            try:
                take(seat, letter.body)
            except Offence as offence:
                raise self.foul(str(offence), seat) from None
            hashes.append(letter.entry.hash)
        return hashes

    def body_hash(self, seat: int) -> bytes:
        """The hash of the body that was read last of a feed."""
        return self.feeds.letters[seat][self._last[seat]].entry.body_hash

    def foul(self, rule: str, seat: int) -> Foul:
        """That seat is at fault by the entry that was read last of its feed."""
        return Foul(rule, seat, self._last[seat], self.question)

    def _due(self, seat: int, links: Sequence[bytes], after: Sequence[int]) -> Letter:
        """The next entry of a seat whose turn it is; those `after` it owe theirs under the same history."""
        while True:
            self.view.settle()
            history = self.history.now(links).history
            number = self._next(seat, history)
            if number is None:
                missing = (seat, *(other for other in after if self._next(other, history) is None))
                if self.view.leaving is not None:
                    raise Left(self._change(missing))
                raise Unfinished(missing, (seat,) if self._is_astray(seat, links) else ())
            self.view.position[seat] = number + 1
            self._last[seat] = number
            return self.feeds.letters[seat][number]

    def _next(self, seat: int, history: bytes) -> int | None:
        """The number of the next entry that may be read by who stands at this history."""
        limit, number, letters = self.view.limit(seat), self.view.position[seat], self.feeds.letters[seat]
        while number < limit and self._passes_over(seat, letters[number]):
            number += 1
        self.view.position[seat] = number
        if number >= limit:
            return None
        body = letters[number].body
        theirs = body.history if body is not None else None
        if theirs is None:
            return number
        return number if theirs == history and not self.undoing.has_undone(seat, history) else None

    def _passes_over(self, seat: int, letter: Letter) -> bool:
        """Whether an entry answers nothing: a word, or what came too late."""
        body = letter.body
        if body is None or body.history is None:
            return letter.is_word
        return body.kind in ASIDE or self.lateness.passes_over(seat, body.history)

    def _is_astray(self, seat: int, links: Sequence[bytes]) -> bool:
        past, at = self.history.now(links), self.view.position[seat]
        unread = [letter.body for letter in self.feeds.letters[seat][at : at + 8] if letter.body is not None]
        return any(body.read == past.read and body.history != past.history for body in unread)

    def _broken(self, letter: Letter, kind: str, numbered: bool) -> str:
        """What is plainly wrong with an entry that is due; "" for nothing."""
        body = letter.body
        if body is None:
            return "body.malformed"
        if body.kind != kind:
            return "body.undue"
        if numbered and body["number"] != self.question:
            return "body.number"
        return ""

    def _change(self, missing: tuple[int, ...]) -> int:
        """Carry out the change of view that is due, while the entries of `missing` are. Returns who has left."""
        if not (self.can_spare or self.rules_ended):
            raise Unfinished(missing)
        try:
            forked = self.view.forked()
        except LookupError:
            raise Unfinished(missing) from None
        if forked is not None:
            raise Foul("feed.fork", forked, self.feeds.length(forked) - 1, self.question)
        change = self.view.change()
        if self.view.overran and not self.rules_ended:
            raise Unfinished(())
        if not self.rules_ended:
            words = {seat: self.feeds.letters[seat][number].entry.hash for seat, number in change.words.items()}
            self.history.changed(change.gone, change.ends, words)
        self.can_spare = False
        return change.gone

    # ── when the rules have ended ───────────────────────────────────────────────────────────────────────────────────

    def sign(self) -> None:
        """Read all signatures under the result. Raises Unfinished with those that are missing."""
        self.rules_ended = True
        signed: set[int] = set()
        while True:
            self.view.settle()
            signed.update(seat for seat in self.view.seats if seat not in signed and self._result(seat, "agreed"))
            missing = tuple(seat for seat in self.view.seats if seat not in signed)
            if not missing:
                return
            if self.view.leaving is None:
                raise Unfinished(missing)
            self._change(missing)

    def last_words(self, kind: str) -> dict[int, Body] | None:
        """What each seat says of the result; None where one says nothing. None of it can be a foul."""
        found: dict[int, Body] = {}
        for seat in self.view.seats:
            body = self._result(seat, kind)
            if body is None:
                return None
            found[seat] = body
        return found

    def _result(self, seat: int, kind: str) -> Body | None:
        """The next body of a kind that stands under the result, wherever in the feed; the rest is passed over."""
        result, letters = self.history.now().history, self.feeds.letters[seat]
        for number in range(self.view.position[seat], len(letters)):
            body = letters[number].body
            if body is not None and body.history == result and body.kind == kind and body["number"] == self.question:
                self.view.position[seat] = number + 1
                return body
        return None


@contextmanager
def broken(rule: str) -> Iterator[None]:
    """What is refused in here breaks this rule."""
    try:
        yield
    except Refused:
        raise Offence(rule) from None
