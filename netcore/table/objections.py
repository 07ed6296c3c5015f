"""Objections to claims of time, as they stand in the feeds: what was claimed, who objects, and whether it may be said.

They change nothing at the table. What is checked is only what everybody can check: that there was such a claim, and
that the measure, if it is true, contradicts it. Source: docs/protocol/clock.md.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.contract import Clock, Timed
from engine.pieces import Seat
from netcore.feeds.bodies import Objected
from netcore.table.clock import is_off
from netcore.table.events import Objection


@dataclass(frozen=True, slots=True)
class _Claim:
    """How long an answered question took by its author."""

    seat: Seat
    claimed_ms: int
    clock: Clock


class Objections:
    """The claims and objections of one table."""

    def __init__(self) -> None:
        self._claims: dict[int, _Claim] = {}
        self._heard: dict[tuple[int, Seat], Objected] = {}
        """By question and author; told once the question is answered here too."""
        self._told: set[tuple[int, Seat]] = set()
        self._read: set[tuple[int, Seat]] = set()

    # What comes in.

    def claimed(self, number: int, seat: Seat, clock: Clock, made: Timed) -> list[Objection]:
        """Question `number` was answered. What can be told now."""
        self._claims[number] = _Claim(seat, made.claimed_ms, clock)
        return [event for key in list(self._heard) if key[0] == number for event in self._tell(key)]

    def arrive(self, author: Seat, body: Objected) -> list[Objection]:
        """An objection came, be it earlier than what it is about. What can be told now."""
        key = (body.number, author)
        if key in self._heard:
            return []
        self._heard[key] = body
        return self._tell(key)

    def _tell(self, key: tuple[int, Seat]) -> list[Objection]:
        body, (number, by) = self._heard[key], key
        if number not in self._claims or key in self._told or self._wrong(by, body):
            return []
        self._told.add(key)
        return [Objection(number, body.seat, body.claimed_ms, by, body.measured_ms)]

    # What may be said.

    def judge(self, author: Seat, body: Objected) -> str:
        """The rule that an objection breaks, "" for none, when what comes after it in its author's feed is read.

        By then all that its author can have seen has been answered here, so all peers judge alike.
        """
        key = (body.number, author)
        if key in self._read:
            return "objection.twice"
        self._read.add(key)
        return self._wrong(author, body)

    def _wrong(self, author: Seat, body: Objected) -> str:
        claim = self._claims.get(body.number)
        if claim is None or author == body.seat or (claim.seat, claim.claimed_ms) != (body.seat, body.claimed_ms):
            return "objection.claim"
        return "" if is_off(claim.clock, body.claimed_ms, body.measured_ms) else "objection.groundless"

    def object_to(self, me: Seat, number: int, measured_ms: int) -> Objected | None:
        """My objection to the claim in question `number`; None if there is none to make, or it was made already."""
        claim = self._claims.get(number)
        if claim is None or (number, me) in self._heard:
            return None
        body = Objected(number=number, seat=claim.seat, claimed_ms=claim.claimed_ms, measured_ms=measured_ms)
        return None if self._wrong(me, body) else body
