"""The charter: what a table agrees on before its first card. Terms from the lobby, then every seat's keys.

The terms say who plays what, under which rules; their hash is the name of the table's feeds, so the first entry of a
feed is its author's signature under the terms. The keys are made in the first entries (`netcore.cards.setup`); the
charter's hash covers the terms and all of them, and every later proof is tied to that hash.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.game import Game
from netcore.crypto.elgamal import joint_key
from netcore.crypto.group import Point
from netcore.errors import Malformed
from netcore.feeds.entry import MOST_SEATS, SeatNumber
from netcore.feeds.roster import Roster
from netcore.feeds.rules import rules_hash
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import decode, decode_part, encode
from netcore.wire.fields import Bytes16, Bytes32, GameName

FEWEST_SEATS: Final = 2
MOST_OPTIONS: Final = 32
PHRASE_LENGTH: Final = 4
SHORTEST_S: Final = 10
LONGEST_S: Final = 600
"""Seconds that a table may give a move."""

_TERMS_DOMAIN: Final = b"sennik/draft/v1"
_PHRASE_DOMAIN: Final = b"sennik/phrase/v1"
_CHARTER_DOMAIN: Final = b"sennik/charter/v1"

OptionName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=32)]
OptionValue: TypeAlias = bool | Annotated[int, Meta(ge=-1_000_000, le=1_000_000)] | Annotated[str, Meta(max_length=256)]


class Signatory(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: the identity that signs its feed (32 bytes, Ed25519), how it is shown, and its random number.

    `home`: the seat in whose program it is at home. A person's is its own; a bot's is that of who brought it.
    """

    peer: Bytes32
    name: Annotated[str, Meta(min_length=1, max_length=64)]
    lantern: Annotated[str, Meta(max_length=16)]
    kind: Literal["person", "bot"]
    nonce: Bytes32
    home: SeatNumber


class MoveClock(Struct, frozen=True, forbid_unknown_fields=True):
    """The time that a table gives each decision to which the rules give none of their own.

    After it the ghost's move is made in a seat's stead, where most of those who wait say so: with a strict clock their
    programs do by themselves, with a gentle one only when their players ask for it.
    """

    kind: Literal["gentle", "strict"]
    limit_s: Annotated[int, Meta(ge=SHORTEST_S, le=LONGEST_S)]

    @property
    def limit_ms(self) -> int:
        """The same in milliseconds."""
        return 1000 * self.limit_s

    @property
    def gentle(self) -> bool:
        """Whether nothing happens by itself when the time is over."""
        return self.kind == "gentle"


Undo: TypeAlias = Literal["consent"]
"""How a move may be taken back: if all agree."""


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything a table agrees on but the keys. Equal terms have equal bytes: options are sorted by name.

    `backups`: whether keys are backed up among the other programs, where there are three or more. `clock`: the table's
    own clock; none where nothing is said. `undo`: whether a move may be taken back if all agree; not where nothing is
    said.
    """

    version: Annotated[int, Meta(ge=0, le=65535)]
    table: Bytes16
    game: GameName
    options: Annotated[tuple[tuple[OptionName, OptionValue], ...], Meta(max_length=MOST_OPTIONS)]
    rules: Bytes32
    seats: Annotated[tuple[Signatory, ...], Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    backups: bool = True
    clock: MoveClock | UnsetType = UNSET
    undo: Undo | UnsetType = UNSET

    def hash(self) -> bytes:
        """32 bytes that stand for these terms; the table's name in every entry of its feeds."""
        return hashlib.sha256(_TERMS_DOMAIN + encode(self)).digest()

    def authors(self) -> tuple[bytes, ...]:
        """The identities that sign the feeds, by seat."""
        return tuple(seat.peer for seat in self.seats)

    def roster(self) -> Roster:
        """Which seats are whose. Raises Misuse for terms that were not checked."""
        return Roster([seat.home for seat in self.seats])

    @property
    def move_clock(self) -> MoveClock | None:
        """The clock of the table, if it has one."""
        return self.clock or None

    @property
    def lets_undo(self) -> bool:
        """Whether a move may be taken back if all agree."""
        return self.undo is not UNSET

    def chosen(self) -> dict[str, int | bool | str]:
        """The options as a game reads them."""
        return dict(self.options)


class Foreign(Malformed):
    """Terms that nobody here can play by, and that nothing is wrong with: another game, or other rules of it."""


class OtherVersion(Foreign):
    """Terms of another version of the protocol."""


class _Dated(Struct, frozen=True):
    """What terms of every version say."""

    version: Annotated[int, Meta(ge=0, le=65535)]


def read_terms(raw: bytes) -> Terms:
    """The terms that `raw` spells; whether they can be played is for `check_terms`. Raises Malformed."""
    _check_version(decode_part(raw, _Dated).version)
    return decode(raw, Terms)


def _check_version(version: int) -> None:
    if version != PROTOCOL_VERSION:
        raise OtherVersion(
            f"the table speaks version {version} of the protocol, this program version {PROTOCOL_VERSION}"
        )


def phrase(terms: Terms) -> tuple[int, ...]:
    """The safety phrase: four different numbers 0 … 255 into a list of words or pictures, the same on every screen.

    A word said twice in a row would be taken for a slip of the tongue.
    """
    digest = hashlib.sha256(_PHRASE_DOMAIN + terms.hash()).digest()
    return tuple(islice(dict.fromkeys(digest), PHRASE_LENGTH))


def check_terms(terms: Terms, find: Callable[[str], Game]) -> Game:
    """The game that `terms` are for, as `find` knows it by its name.

    Raises Malformed, with a sentence, if it cannot be played under these terms: Foreign, if others may be able to.
    """
    _check_version(terms.version)
    try:
        game = find(terms.game)
    except ValueError as refused:
        raise Foreign(str(refused)) from refused
    if terms.rules != rules_hash(game):
        raise Foreign(f"the table plays other rules of {game.name} than this program")
    try:
        chosen = game.agree(len(terms.seats), terms.chosen())
    except ValueError as refused:
        raise Malformed(str(refused)) from refused
    if terms.options != tuple(sorted(chosen.items())):
        raise Malformed("the options are not written out in full, in order")
    if len(set(terms.authors())) != len(terms.seats):
        raise Malformed("one identity sits in two seats")
    homes = [seat.home for seat in terms.seats]
    if any(home >= len(homes) or homes[home] != home for home in homes):
        raise Malformed("a seat is at home in another program's bot")
    if any(card.kind == "person" and card.home != seat for seat, card in enumerate(terms.seats)):
        raise Malformed("a person is at home in another one's seat")
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
    """Terms with every seat's keys. `hash` (32 bytes) goes into every proof's context; `joint` encrypts the cards."""

    terms: Terms
    keys: tuple[SeatKeys, ...]
    hash: bytes
    joint: Point

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.keys)


def make_charter(terms: Terms, keys: Sequence[SeatKeys], bodies: Sequence[bytes]) -> Charter:
    """The charter from all seats' keys and the entry bodies they came in. Raises Malformed if they cancel."""
    digest = hashlib.sha256(_CHARTER_DOMAIN + terms.hash())
    for body in bodies:
        digest.update(hashlib.sha256(body).digest())
    return Charter(terms, tuple(keys), digest.digest(), joint_key([key.share for key in keys]))
