"""Claims of time, and who objects to them (docs/protocol/clock.md). They change no board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.contract import Clock
from tests.second.bodies import Body

TOLERANCE_MS: Final = 2000


@dataclass(frozen=True)
class _Claim:
    seat: int
    claimed_ms: int
    limit_ms: int


class Objections:
    """The claims of one table, and which of them somebody has objected to."""

    def __init__(self) -> None:
        self._claims: dict[int, _Claim] = {}
        self._made: set[tuple[int, int]] = set()

    def claimed(self, question: int, seat: int, clock: Clock, claimed_ms: int) -> None:
        """A question was answered under a clock."""
        self._claims[question] = _Claim(seat, claimed_ms, clock.limit_ms)

    def judge(self, author: int, body: Body) -> str:
        """The rule that an objection breaks; "" for none."""
        key = body["number"], author
        if key in self._made:
            return "objection.twice"
        self._made.add(key)
        claim = self._claims.get(body["number"])
        if claim is None or author == body["seat"]:
            return "objection.claim"
        if (claim.seat, claim.claimed_ms) != (body["seat"], body["claimed_ms"]):
            return "objection.claim"
        return "" if _contradicts(claim, body["measured_ms"]) else "objection.groundless"


def _contradicts(claim: _Claim, measured_ms: int) -> bool:
    too_long = measured_ms > claim.claimed_ms + TOLERANCE_MS
    too_short = measured_ms < claim.claimed_ms - TOLERANCE_MS
    return too_short if claim.claimed_ms > claim.limit_ms else too_long or too_short
