"""A seat that this program plays: its identity, its secrets, its own table, and who decides (a person or a policy)."""

from __future__ import annotations

import secrets as chance_source
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from engine.chance import Chance
from engine.game import Game
from engine.knowledge import View
from engine.pieces import Move
from engine.policies import Policy
from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.errors import Malformed, Misuse
from netcore.feeds.charter import Terms
from netcore.feeds.entry import MOST_SEATS
from netcore.identity import Identity
from netcore.table.table import Table
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes32

_SEED_BITS: Final = 64


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    secrets: bytes


class _AllKept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chairs: Annotated[tuple[_Kept, ...], msgspec.Meta(max_length=MOST_SEATS)]
    check: Bytes32
    """A digest of the table and of all that is kept: one changed bit in a secret would make its owner break rules."""


class Chair:
    """One of this program's seats at a table. `policy` is None where a person decides."""

    def __init__(self, seat: int, identity: Identity, secrets: TableSecrets, policy: Policy | None) -> None:
        self.seat = seat
        self.identity = identity
        self.secrets = secrets
        self.policy = policy
        self._table: Table | None = None
        self._chance = Chance(chance_source.randbits(_SEED_BITS), "policy")

    def sit(self, terms: Terms, game: Game, cache: ProofCache, own_stored: int = 0) -> Table:
        """Take the seat at a table; `own_stored`: how many entries of this seat are on disk already."""
        if terms.seats[self.seat].peer != self.identity.public:
            raise Misuse(f"seat {self.seat} is somebody else's")
        self._table = Table(terms, game, self.seat, self.secrets, cache, own_stored)
        return self._table

    @property
    def table(self) -> Table:
        """The table as this seat has it."""
        if self._table is None:
            raise Misuse("nobody sits here yet")
        return self._table

    def choose(self, view: View) -> Move:
        """What the policy decides. May take a while: to be run in a thread."""
        if self.policy is None or view.legal is None:
            raise Misuse("no policy is asked here")
        return self.policy.choose(view, view.legal, self._chance)

    def __repr__(self) -> str:
        return f"Chair({self.seat})"


def pack_secrets(chairs: Sequence[Chair], terms: Terms) -> bytes:
    """The secrets of all chairs at the table of `terms`, for this program's own disk."""
    kept = tuple(_Kept(chair.seat, chair.secrets.store()) for chair in chairs)
    return encode(_AllKept(kept, _check(kept, terms)))


def unpack_secrets(raw: bytes, terms: Terms) -> dict[int, TableSecrets]:
    """The secrets by seat. Raises Malformed if they, or the terms, are not as they were put away."""
    found = decode(raw, _AllKept)
    if found.check != _check(found.chairs, terms):
        raise Malformed("the kept secrets are damaged, or another table's")
    return {kept.seat: TableSecrets.restore(kept.secrets) for kept in found.chairs}


def _check(chairs: Sequence[_Kept], terms: Terms) -> bytes:
    return hashed(terms.hash(), *(encode(kept) for kept in chairs))


def save_bots(folder: Path, chairs: Sequence[Chair], person: Identity) -> None:
    """Keep the identities of this program's bots beside their table; a person's is in the profile. Blocking."""
    for chair in chairs:
        if chair.identity.public != person.public:
            chair.identity.save(folder / f"bot-{chair.seat}")


def load_identity(folder: Path, terms: Terms, seat: int, person: Identity) -> Identity:
    """The identity of one of this program's seats. Raises Malformed or FileNotFoundError when it is not here."""
    peer = terms.seats[seat].peer
    if peer == person.public:
        return person
    identity = Identity.load(folder / f"bot-{seat}")
    if identity.public != peer:
        raise Malformed(f"the identity kept for seat {seat} is another one")
    return identity
