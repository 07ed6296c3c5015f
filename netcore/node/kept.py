"""What a program keeps of its chairs beside a table that runs: their secrets, and the identities of its bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from engine.levels import LEVELS, LIVELY
from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.errors import Malformed
from netcore.feeds.charter import Terms
from netcore.feeds.entry import MOST_SEATS
from netcore.identity import Identity
from netcore.node.chair import Chair
from netcore.speech.circle import ALL, TALKS, Talk
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes32

STRENGTH: Final = "strength"
"""The file that names the strength of a program's bots."""
TALK: Final = "talk"
HINTS: Final = "hints"
"""The file that names what may be said at the table."""
BENCH: Final = "bench"
"""The file that is there where nobody may look on."""


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    secrets: bytes


class _AllKept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chairs: Annotated[tuple[_Kept, ...], msgspec.Meta(max_length=MOST_SEATS)]
    check: Bytes32
    """A digest of the table and of all that is kept: one changed bit in a secret would make its owner break rules."""


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


def save_strength(folder: Path, strength: str) -> None:
    """Keep how this program's bots play, where they do not play as usual. Blocking."""
    if strength != LIVELY:
        (folder / STRENGTH).write_text(strength, encoding="ascii")


def load_strength(folder: Path) -> str:
    """How this program's bots play; as usual where nothing that can be read says otherwise. Blocking."""
    try:
        strength = (folder / STRENGTH).read_text(encoding="ascii")
    except (FileNotFoundError, UnicodeDecodeError):
        return LIVELY
    return strength if strength in LEVELS else LIVELY


def save_talk(folder: Path, talk: Talk) -> None:
    """Keep what may be said at the table, where that is not everything. Blocking."""
    if talk != ALL:
        (folder / TALK).write_text(talk, encoding="ascii")


def load_talk(folder: Path) -> Talk:
    """What may be said at the table; everything where nothing that can be read says otherwise. Blocking."""
    try:
        kept = (folder / TALK).read_text(encoding="ascii")
    except (FileNotFoundError, UnicodeDecodeError):
        return ALL
    return next((talk for talk in TALKS if talk == kept), ALL)


def save_hints(folder: Path, hints: bool) -> None:
    """Keep that people at the table may ask what a bot would do. Blocking."""
    if hints:
        (folder / HINTS).write_text("yes", encoding="ascii")


def load_hints(folder: Path) -> bool:
    """Whether people at the table may ask what a bot would do. Blocking."""
    return (folder / HINTS).exists()


def save_bench(folder: Path, is_open: bool) -> None:
    """Keep that nobody may look on at the table, where it is so. Blocking."""
    if not is_open:
        (folder / BENCH).write_text("closed", encoding="ascii")


def load_bench(folder: Path) -> bool:
    """Whether anybody may look on at the table. Blocking."""
    return not (folder / BENCH).exists()


def load_identity(folder: Path, terms: Terms, seat: int, person: Identity) -> Identity:
    """The identity of one of this program's seats. Raises Malformed or FileNotFoundError when it is not here."""
    peer = terms.seats[seat].peer
    if peer == person.public:
        return person
    identity = Identity.load(folder / f"bot-{seat}")
    if identity.public != peer:
        raise Malformed(f"the identity kept for seat {seat} is another one")
    return identity
