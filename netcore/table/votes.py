"""What one seat says in the polls of a table, in the order of its feed, and which rules of polls it breaks by itself.

A seat's words in one poll are a chain: each set of seats that it finds gone holds the one before. Whatever else it
writes after such a word ends the chain, for its own table has then decided. Source: docs/protocol/recovery.md.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.pieces import Seat
from netcore.feeds.entry import Entry, SignedHeader

MOST_CALLS: Final = 64
"""Polls of one table in which one seat may find somebody gone. Each asks people, and silences who agrees for seconds:
without a bound one seat could keep a table busy with nothing else."""


@dataclass(frozen=True, slots=True)
class Vote:
    """What one entry says in a poll; `ends` is empty for Stay. `rule`: what is wrong with it, "" for nothing."""

    entry: Entry
    poll: int
    ends: Mapping[Seat, SignedHeader | None]
    rule: str = ""

    @property
    def gone(self) -> tuple[Seat, ...]:
        """Who is gone by it, in order."""
        return tuple(self.ends)

    def length(self, seat: Seat) -> int:
        """How many entries of `seat` its author had."""
        last = self.ends[seat]
        return 0 if last is None else last.header.number + 1

    def names(self, ends: Mapping[Seat, int]) -> bool:
        """Whether it finds exactly these seats gone, at these ends."""
        return self.gone == tuple(ends) and all(self.length(seat) == end for seat, end in ends.items())


class Voice:
    """All that one seat says in polls."""

    def __init__(self) -> None:
        self.faulty: Vote | None = None
        """The first vote that breaks a rule by what is in this feed alone."""
        self.calls = 0
        """In how many polls it finds somebody gone."""
        self._votes: dict[int, list[Vote]] = {}
        self._pauses: deque[tuple[int, int]] = deque()
        """By poll: the number of the first entry that finds somebody gone."""
        self._latest = -1
        """The latest poll in which it said something."""
        self._ended = False
        """Whether it has written something else after its last word."""

    def hear(self, vote: Vote) -> None:
        """Its next entry is a vote."""
        said = self._votes.get(vote.poll, [])
        vote = replace(vote, rule=vote.rule or self._broken(vote, said))
        if vote.ends and not any(each.ends for each in said):
            self.calls += 1
            self._pauses.append((vote.poll, vote.entry.number))
        self._votes.setdefault(vote.poll, []).append(vote)
        self._latest, self._ended = max(self._latest, vote.poll), False
        if vote.rule and self.faulty is None:
            self.faulty = vote

    def hear_else(self) -> None:
        """Its next entry is no vote."""
        self._ended = True

    def _broken(self, vote: Vote, said: Sequence[Vote]) -> str:
        if self._latest > vote.poll:
            return "evict.order"
        if not said:
            return "evict.often" if vote.ends and self.calls >= MOST_CALLS else ""
        if self._ended or not vote.ends or not said[-1].ends:
            return "evict.twice"
        same = sum(each.gone == vote.gone for each in said)
        # Once more, at the end that others know; a third time says nothing new.
        grows = set(self.largest(vote.poll)) < set(vote.gone)
        return "" if same == 1 or (same == 0 and grows) else "evict.twice"

    def in_poll(self, poll: int) -> Sequence[Vote]:
        """Its votes in that poll, in order."""
        return self._votes.get(poll, ())

    def largest(self, poll: int) -> tuple[Seat, ...]:
        """The most seats that it finds gone in that poll."""
        return max((vote.gone for vote in self.in_poll(poll)), key=len, default=())

    def first(self, poll: int, gone: tuple[Seat, ...]) -> Vote | None:
        """Its first word in that poll that exactly these are gone."""
        return next((vote for vote in self.in_poll(poll) if vote.gone == gone), None)

    def may_say(self, poll: int, gone: tuple[Seat, ...]) -> bool:
        """Whether it has said in that poll that exactly these are gone, or may yet."""
        votes = self.in_poll(poll)
        if any(vote.gone == gone for vote in votes):
            return True
        if self._latest > poll or (votes and (self._ended or not votes[-1].ends)):
            return False
        return set(self.largest(poll)) < set(gone)

    def pause(self, poll: int) -> int | None:
        """The number of its first entry that finds somebody gone in that poll or a later one. `poll` never falls."""
        while self._pauses and self._pauses[0][0] < poll:
            self._pauses.popleft()
        return self._pauses[0][1] if self._pauses else None
