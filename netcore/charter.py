"""The charter: what a table agrees on before its first card. A draft from the lobby, then every seat's keys.

The draft says who plays what, under which rules; its hash is the name of the table's feeds, so the first entry of a
feed is its author's signature under the draft. The keys are made in the first entries (`netcore.cards.setup`); the
charter's hash covers the draft and all of them, and every later proof is tied to that hash.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from engine import games
from engine.game import Game
from netcore.crypto.elgamal import joint_key
from netcore.crypto.group import Point
from netcore.errors import Malformed
from netcore.feeds.entry import MOST_SEATS
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes16, Bytes32

FEWEST_SEATS: Final = 2
MOST_OPTIONS: Final = 32
PHRASE_LENGTH: Final = 4

_DRAFT_DOMAIN: Final = b"sennik/draft/v1"
_PHRASE_DOMAIN: Final = b"sennik/phrase/v1"
_CHARTER_DOMAIN: Final = b"sennik/charter/v1"

OptionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
OptionValue: TypeAlias = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=256)]


class SeatCard(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the identity that signs its feed (32 bytes, Ed25519), how it is shown, and its random number."""

    peer: Bytes32
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    lantern: Annotated[str, Meta(max_length=16)]
    kind: Literal["person", "bot"]
    nonce: Bytes32


class Draft(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a table agrees on but the keys. Equal drafts have equal bytes: options are sorted by name."""

    version: Annotated[int, Meta(ge=0, le=65535)]
    table: Bytes16
    game: Annotated[str, Meta(min_length=1, max_length=32)]
    options: Annotated[tuple[tuple[OptionName, OptionValue], ...], Meta(max_length=MOST_OPTIONS)]
    rules: Bytes32
    seats: Annotated[tuple[SeatCard, ...], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]

    def hash(self) -> bytes:
        """32 bytes that stand for this draft; the table's name in every entry of its feeds."""
        return hashlib.sha256(_DRAFT_DOMAIN + encode(self)).digest()

    def authors(self) -> tuple[bytes, ...]:
        """The identities that sign the feeds, by seat."""
        return tuple(seat.peer for seat in self.seats)

    def chosen(self) -> dict[str, int | bool | str]:
        """The options as a game reads them."""
        return dict(self.options)


def read_draft(raw: bytes) -> Draft:
    """The draft that `raw` spells; whether it can be played is for `check_draft`. Raises Malformed."""
    return decode(raw, Draft)


def phrase(draft: Draft) -> tuple[int, ...]:
    """The safety phrase: four numbers 0 … 255 into a list of words or pictures, the same on every screen."""
    return tuple(hashlib.sha256(_PHRASE_DOMAIN + draft.hash()).digest()[:PHRASE_LENGTH])


def check_draft(draft: Draft, find: Callable[[str], Game] = games.find) -> Game:
    """The game that `draft` is for. Raises Malformed, with a sentence, if it cannot be played under this draft."""
    if draft.version != PROTOCOL_VERSION:
        raise Malformed(
            f"the table speaks version {draft.version} of the protocol, this program version {PROTOCOL_VERSION}"
        )
    try:
        game = find(draft.game)
        chosen = game.agree(len(draft.seats), draft.chosen())
    except ValueError as refused:
        raise Malformed(str(refused)) from refused
    if draft.rules != game.rules_hash():
        raise Malformed(f"the table plays other rules of {game.name} than this program")
    if draft.options != tuple(sorted(chosen.items())):
        raise Malformed("the options are not written out in full, in order")
    if len(set(draft.authors())) != len(draft.seats):
        raise Malformed("one identity sits in two seats")
    if len({seat.nonce for seat in draft.seats}) != len(draft.seats):
        raise Malformed("two seats have one random number")
    return game


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """One seat's public keys for one game, and the commitment to its seed (32 bytes)."""

    share: Point
    reading: Point
    receive: Point
    seed: bytes


@dataclass(frozen=True, slots=True)
class Charter:
    """A draft with every seat's keys. `hash` (32 bytes) goes into every proof's context; `joint` encrypts the cards."""

    draft: Draft
    keys: tuple[SeatKeys, ...]
    hash: bytes
    joint: Point

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.keys)


def make_charter(draft: Draft, keys: Sequence[SeatKeys], bodies: Sequence[bytes]) -> Charter:
    """The charter from all seats' keys and the entry bodies they came in. Raises Malformed if they cancel."""
    digest = hashlib.sha256(_CHARTER_DOMAIN + draft.hash())
    for body in bodies:
        digest.update(hashlib.sha256(body).digest())
    return Charter(draft, tuple(keys), digest.digest(), joint_key([key.share for key in keys]))
