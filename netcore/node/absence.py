"""Who at a running table is not heard, since when, and what a program says without being asked when somebody is gone.

Sans-I/O: times are handed in, in seconds by a clock that stands still while the computer sleeps.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from netcore.feeds.charter import Terms
from netcore.feeds.roster import Peer
from netcore.node.chair import Chair
from netcore.table.table import State

STILL_HERE_S: Final = 8.0
"""How long a peer that others find gone has to be heard here before this program says so: longer than a link takes to
notice that the other side is gone."""
ASKED_S: Final = 20.0
"""How long a program that no person plays leaves it to the others' persons to take their word back."""
PATIENCE_S: Final = 120.0
"""How long a program that no person plays waits for a peer that is not heard before it finds it gone."""
STALLED_S: Final = 60.0
"""How long a peer that is heard may owe the same before it can be called gone like one that is silent: what a program
owes by itself or within a limit, …"""
LEISURE_S: Final = 300.0
"""… and a person's decision that has none."""
ASTRAY_S: Final = 8.0
"""How long the next entry of a peer has to be unreadable before that is more than a change under way."""


class Absence:
    """The peers of one table, as this program, which has the seats `mine`, hears them."""

    def __init__(self, terms: Terms, mine: Collection[int]) -> None:
        self._authors = terms.authors()
        self._roster = terms.roster()
        self._unheard: dict[Peer, float] = {
            peer: float("inf") for peer in self._roster.peers if not set(self._roster.seats_of(peer)) & set(mine)
        }
        """Since when a peer is not heard; infinity: it was not heard yet, and has its time to come."""
        self._unread: dict[Peer, float] = {}
        """Since when what a peer wrote next cannot be read here."""
        self._owing: dict[Peer, tuple[int, float]] = {}
        """In which question a peer is waited for, and since when."""
        self._leisurely = False
        self._limit_s = 0.0
        self._asked: tuple[tuple[int, ...], float] = ((), 0.0)
        self._patience_s = PATIENCE_S
        self._found_s = float("-inf")
        """When this program last found somebody gone without being asked."""

    def seats_of(self, peer: bytes) -> tuple[int, ...]:
        """The seats of the program of `peer`: its own, and its bots'."""
        return self._roster.seats_of(self._authors.index(peer)) if peer in self._authors else ()

    def heard(self, peer: bytes) -> None:
        """There is a link to the program of `peer`."""
        self._unheard.pop(self._authors.index(peer), None)

    def unheard(self, peer: bytes, now_s: float) -> None:
        """There is none any more, or still none though there was time enough."""
        seat = self._authors.index(peer)
        self._unheard[seat] = min(now_s, self._unheard.get(seat, now_s))

    def unreadable(self, seats: Collection[int], now_s: float) -> None:
        """What these seats wrote next cannot be read here, and what all others did can."""
        peers = {self._roster.peer_of(seat) for seat in seats}
        self._unread = {peer: self._unread.get(peer, now_s) for peer in peers}

    def astray(self, now_s: float) -> tuple[Peer, ...]:
        """The peers that have been unreadable for long."""
        return tuple(sorted(peer for peer, since_s in self._unread.items() if now_s - since_s >= ASTRAY_S))

    def owes(
        self, seats: Collection[int], number: int, now_s: float, *, leisurely: bool = False, limit_s: float = 0.0
    ) -> None:
        """What these seats owe in question `number` is waited for; `leisurely`: people decide it without a limit.

        `limit_s`: how long it may take by a clock.
        """
        self._leisurely, self._limit_s = leisurely, limit_s
        peers = {self._roster.peer_of(seat) for seat in seats}
        before = self._owing
        self._owing = {
            peer: before[peer] if peer in before and before[peer][0] == number else (number, now_s) for peer in peers
        }

    def stalled(self, now_s: float) -> tuple[Peer, ...]:
        """The peers that have been waited for in one question for so long that they may as well be gone."""
        most_s = self._limit_s + (LEISURE_S if self._leisurely else STALLED_S)
        return tuple(sorted(peer for peer, (_, since_s) in self._owing.items() if now_s - since_s >= most_s))

    def hears(self, peer: Peer, now_s: float) -> bool:
        """Whether `peer` is heard, does its part, and what it says can be read; or whether it is this program."""
        return peer not in self._unheard and peer not in self.astray(now_s) and peer not in self.stalled(now_s)

    def missing(self) -> tuple[Peer, ...]:
        """The peers that are not heard, though there was time."""
        return tuple(sorted(peer for peer, since_s in self._unheard.items() if since_s != float("inf")))

    def conclude(self, chair: Chair, now_s: float) -> bool:
        """Wait no longer for seeds, where all that could still show theirs have left. Whether it comes to that."""
        waited_for = {self._roster.peer_of(seat) for seat in chair.table.waiting_for()}
        gone = {peer for peer, since_s in self._unheard.items() if now_s - since_s >= STILL_HERE_S}
        if chair.table.state is not State.OPENING or not waited_for or not waited_for <= gone:
            return False
        chair.table.conclude()
        return True

    def answer(self, chair: Chair, now_s: float) -> bool:
        """Let a seat of this program say in a poll what needs no person to be asked. Whether it said something."""
        table = chair.table
        if table.ended or self._roster.peer_of(chair.seat) != chair.seat:
            return False
        poll = table.poll()
        if poll is None:
            return self._find_gone(chair, now_s)
        if table.answered() or chair.seat not in poll.awaited:
            return False
        if self._asked[0] != poll.gone:
            self._asked = (poll.gone, now_s)
        waited_s = now_s - self._asked[1]
        gone = self._roster.peer_of(poll.gone[0])
        if self.hears(gone, now_s):
            return waited_s >= STILL_HERE_S and _deny(chair)
        if not table.can_call(gone, self.missing()):
            return _deny(chair)
        if chair.policy is None or waited_s < ASKED_S:
            return False
        table.call(gone, self.missing())
        return True

    def _find_gone(self, chair: Chair, now_s: float) -> bool:
        """Where no person plays, nobody else would say that the one who is waited for is gone, nor leave it at that."""
        table = chair.table
        if chair.policy is None or now_s - self._found_s < self._patience_s:
            return False
        owing = {} if self._leisurely else {peer: since_s for peer, (_, since_s) in self._owing.items()}
        since = {**owing, **self._unread, **{peer: self._unheard[peer] for peer in self.missing()}}
        lost = sorted(peer for peer, since_s in since.items() if now_s - since_s >= PATIENCE_S)
        waited_for = {self._roster.peer_of(seat) for seat in table.waiting_for()}
        gone = [peer for peer in lost if peer in waited_for]
        if not gone:
            return False
        if len(lost) > 1 or not table.can_spare([gone[0]]):
            table.break_off([seat for peer in lost for seat in self._roster.seats_of(peer)])
            return True
        if not table.can_call(gone[0], self.missing()):
            return False
        # Others may hear who is not heard here, and thinks: they need not be asked over and over.
        self._found_s, self._patience_s = now_s, 2 * self._patience_s
        table.call(gone[0], self.missing())
        return True


def _deny(chair: Chair) -> bool:
    chair.table.deny()
    return True
