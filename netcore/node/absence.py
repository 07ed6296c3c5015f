"""Who at a running table is not heard, since when, and what seats without a person say when somebody is found gone.

Sans-I/O: times are handed in, in monotonic seconds.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from netcore.errors import Late
from netcore.feeds.charter import Terms
from netcore.node.chair import Chair

STILL_HERE_S: Final = 8.0
"""How long a peer that others find gone has to be heard here before this program says so: longer than a link takes to
notice that the other side is gone."""
BOTS_WAIT_S: Final = 20.0
"""How long bots leave it to the persons at the table to agree that somebody is gone."""
PATIENCE_S: Final = 120.0
"""How long a program that no person plays waits for a peer that is not heard before it finds it gone."""


class Absence:
    """The peers of one table, as this program, which has the seats `mine`, hears them."""

    def __init__(self, terms: Terms, mine: Collection[int]) -> None:
        self._terms = terms
        self._mine = frozenset(mine)
        self._unheard: dict[int, float] = {
            seat: float("inf") for seat in range(len(terms.seats)) if seat not in self._mine
        }
        """Since when a seat is not heard; infinity: it was not heard yet, and has its time to come."""
        self._asked: tuple[tuple[int, ...], float] = ((), 0.0)
        self._patience_s = PATIENCE_S
        self._found_s = float("-inf")
        """When a seat of this program last found somebody gone without being asked."""

    def seats_of(self, peer: bytes) -> tuple[int, ...]:
        """The seats of the program of `peer`. Bots are their host's, who has the first seat."""
        seats = enumerate(self._terms.seats)
        host = self._terms.seats[0].peer == peer
        return tuple(
            s for s, card in seats if card.peer == peer or (host and card.kind == "bot" and s not in self._mine)
        )

    def heard(self, peer: bytes) -> None:
        """There is a link to the program of `peer`."""
        for seat in self.seats_of(peer):
            self._unheard.pop(seat, None)

    def unheard(self, peer: bytes, now_s: float) -> None:
        """There is none any more, or still none though there was time enough."""
        for seat in self.seats_of(peer):
            self._unheard[seat] = min(now_s, self._unheard.get(seat, now_s))

    def hears(self, seat: int) -> bool:
        """Whether the program of `seat` is heard, or is this one."""
        return seat not in self._unheard

    def answer(self, chair: Chair, now_s: float) -> bool:
        """Let a seat of this program say in a poll what needs no person to be asked. Whether it said something."""
        table = chair.table
        poll = table.poll()
        if poll is None or chair.seat in poll.agreed:
            return self._find_gone(chair, poll.gone if poll is not None else (), now_s)
        if chair.seat not in poll.awaited or table.answered():
            return False
        if self._asked[0] != poll.gone:
            self._asked = (poll.gone, now_s)
        waited_s = now_s - self._asked[1]
        if any(self.hears(seat) for seat in poll.gone):
            if waited_s < STILL_HERE_S:
                return False
            table.stay()
            return True
        person = any(self._terms.seats[seat].kind == "person" for seat in poll.agreed)
        if chair.policy is None or not (person or waited_s >= BOTS_WAIT_S):
            return False
        try:
            table.evict(poll.gone)
        except Late:  # it has found others gone as often as a seat may
            table.stay()
        return True

    def _find_gone(self, chair: Chair, already: tuple[int, ...], now_s: float) -> bool:
        """Where no person plays, nobody else would say that the one who is waited for is gone."""
        table = chair.table
        if table.ended or chair.policy is None or self._terms.seats[chair.seat].kind == "bot":
            return False
        gone = {seat for seat in table.playing if now_s - self._unheard.get(seat, now_s) >= PATIENCE_S}
        if not gone & set(table.waiting_for()) or gone <= set(already):
            return False
        if not already and now_s - self._found_s < self._patience_s:
            return False
        if not already:
            # Others may hear who is not heard here, and thinks: to ask them over and over would be a foul.
            self._found_s, self._patience_s = now_s, 2 * self._patience_s
        table.evict(gone | set(already))
        return True
