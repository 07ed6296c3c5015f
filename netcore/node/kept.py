"""What a program keeps of its chairs beside a table that runs: their secrets, and the identities of its bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.disk import read_whole
from netcore.errors import Malformed
from netcore.feeds.charter import Terms
from netcore.feeds.entry import MOST_SEATS
from netcore.files.aside import UNREADABLE
from netcore.identity import Identity
from netcore.lobby.customs import customs_of_terms
from netcore.lobby.room import Strength
from netcore.node.chair import Chair
from netcore.speech.circle import ALL, Talk
from netcore.status import Customs
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes32

CUSTOMS: Final = "customs"
"""The file of how the table plays, as far as its terms do not say so."""


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    secrets: bytes


class _AllKept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chairs: Annotated[tuple[_Kept, ...], msgspec.Meta(max_length=MOST_SEATS)]
    check: Bytes32
    """A digest of the table and of all that is kept: one changed bit in a secret would make its owner break rules."""


class _KeptCustoms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    strength: Strength = "lively"
    talk: Talk = ALL
    hints: bool = False
    bench: bool = True


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


def save_customs(folder: Path, customs: Customs) -> None:
    """Keep how a table plays, as far as its terms do not say so. Blocking."""
    kept = _KeptCustoms(customs.strength, customs.talk, customs.hints, customs.bench)
    (folder / CUSTOMS).write_bytes(encode(kept))


def load_customs(folder: Path, terms: Terms) -> Customs:
    """How the table of `terms` plays; as usual where nothing that can be read says otherwise. Blocking."""
    try:
        kept = decode(read_whole(folder / CUSTOMS), _KeptCustoms)
    except (FileNotFoundError, *UNREADABLE):
        kept = _KeptCustoms()
    return customs_of_terms(terms, Customs(strength=kept.strength, talk=kept.talk, hints=kept.hints, bench=kept.bench))


def load_identity(folder: Path, terms: Terms, seat: int, person: Identity) -> Identity:
    """The identity of one of this program's seats. Raises Malformed or FileNotFoundError when it is not here."""
    peer = terms.seats[seat].peer
    if peer == person.public:
        return person
    identity = Identity.load(folder / f"bot-{seat}")
    if identity.public != peer:
        raise Malformed(f"the identity kept for seat {seat} is another one")
    return identity
