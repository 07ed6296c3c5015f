"""Which seats are whose: a peer is a program, and its seats are one person's and those of the bots that it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.pieces import Seat
from netcore.errors import Misuse

Peer: TypeAlias = Seat
"""A peer, by the seat of its person: the feed of that seat is the one in which it speaks."""


class Roster:
    """The peers of one table, and the seats of each."""

    def __init__(self, homes: Sequence[Seat]) -> None:
        """`homes`: for each seat the peer whose program it is. Raises Misuse if a home is not at home in itself."""
        if not all(0 <= home < len(homes) and homes[home] == home for home in homes):
            raise Misuse("a seat at home in a bot's seat")
        self.peers: tuple[Peer, ...] = tuple(seat for seat, home in enumerate(homes) if seat == home)
        self._homes = tuple(homes)
        self._seats = {peer: tuple(seat for seat, home in enumerate(homes) if home == peer) for peer in self.peers}

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self._homes))

    def peer_of(self, seat: Seat) -> Peer:
        """Whose program plays `seat`."""
        return self._homes[seat]

    def seats_of(self, peer: Peer) -> tuple[Seat, ...]:
        """The seats of that program, in order."""
        return self._seats[peer]
