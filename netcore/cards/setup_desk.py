"""What lies before the seats while they set a game up: the terms, and nothing agreed yet but that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.pieces import Seat
from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.feeds.charter import Terms
from netcore.version import PROTOCOL_VERSION


@dataclass(frozen=True, slots=True)
class SetupDesk:
    """What lies on the table before there is a charter."""

    terms: Terms
    table: bytes
    """The terms' hash."""
    me: Seat | None
    secrets: TableSecrets | None
    cache: ProofCache

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple(range(len(self.terms.seats)))

    def context(self, seat: Seat, kind: str) -> Context:
        """What a proof of `seat` during the set-up is tied to: the terms, the seat and the identity in it."""
        return Context(PROTOCOL_VERSION, self.table, 0, 0, seat, kind, hashed(self.terms.seats[seat].peer))

    def mine(self) -> TableSecrets:
        """My secrets; only a seat of this table has any."""
        if self.secrets is None:
            raise AssertionError("an onlooker owes nothing")
        return self.secrets
