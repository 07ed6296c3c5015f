"""What lies before the seats while they set a game up: the draft, and nothing agreed yet but that."""

from __future__ import annotations

from dataclasses import dataclass

from engine.pieces import Seat
from netcore.cards.hashing import hashed
from netcore.charter import Draft
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.secrets import TableSecrets
from netcore.version import PROTOCOL_VERSION


@dataclass(frozen=True, slots=True)
class SetupDesk:
    """What lies on the table before there is a charter."""

    draft: Draft
    table: bytes
    """The draft's hash."""
    me: Seat | None
    secrets: TableSecrets | None
    cache: ProofCache

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple(range(len(self.draft.seats)))

    def context(self, seat: Seat, kind: str) -> Context:
        """What a proof of `seat` during the set-up is tied to: the draft, the seat and the identity in it."""
        return Context(PROTOCOL_VERSION, self.table, 0, 0, seat, kind, hashed(self.draft.seats[seat].peer))

    def mine(self) -> TableSecrets:
        """My secrets; only a seat of this table has any."""
        if self.secrets is None:
            raise AssertionError("an onlooker owes nothing")
        return self.secrets
