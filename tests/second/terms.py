"""What a table agreed on before its first card (docs/protocol/cards.md, "Terms")."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, TypeAlias

from engine import games
from engine.game import Game
from resources.phrase import words
from tests.second.hashing import VERSION
from tests.second.packed import Unreadable, unpack
from tests.second.rules import rules_hash
from tests.second.shapes import either, listed, octets, one_of, plain_name, record, row, text, truth, whole

Find: TypeAlias = Callable[[str], Game]

LARGEST: Final = 65536
PERSON: Final = "person"

_SEAT: Final = record(
    {
        "peer": octets(32),
        "name": text(1, 64),
        "lantern": text(0, 16),
        "kind": one_of(PERSON, "bot"),
        "nonce": octets(32),
        "home": whole(0, 9),
    }
)
_TERMS: Final = record(
    {
        "version": whole(0, 65535),
        "table": octets(16),
        "game": plain_name,
        "options": listed(row(text(1, 32), either(truth, whole(-1_000_000, 1_000_000), text(0, 256))), 0, 32),
        "rules": octets(32),
        "seats": listed(_SEAT, 2, 10),
        "backups": truth,
    },
    last={
        "clock": record({"kind": one_of("gentle", "strict"), "limit_s": whole(10, 600)}),
        "undo": one_of("consent"),
    },
)


class Foreign(ValueError):
    """Terms that this program cannot go over: another version, other rules, a game it does not know."""


@dataclass(frozen=True)
class Seat:
    """Who sits in one seat."""

    peer: bytes
    name: str
    lantern: str
    kind: str
    nonce: bytes
    home: int

    @property
    def key_words(self) -> list[str]:
        """The words by which people know the key (verdicts.md)."""
        numbers = hashlib.sha256(b"sennik key words 1" + self.peer).digest()[:6]
        return [f"{words('en')[number]} {number:03d}" for number in numbers]


@dataclass(frozen=True)
class Terms:
    """The terms of one table."""

    raw: bytes = field(repr=False)
    game: Game
    options: dict[str, int | bool | str]
    seats: Sequence[Seat]
    backups: bool
    clock: str
    """The kind of clock that runs for decisions to which the rules give none; "" for none."""
    undo: bool
    """Whether a move may be taken back."""

    @cached_property
    def hash(self) -> bytes:
        """The name of the table in each entry."""
        return hashlib.sha256(b"sennik/draft/v1" + self.raw).digest()

    @property
    def phrase(self) -> tuple[int, ...]:
        """The safety phrase, as numbers into the list of words."""
        numbers: list[int] = []
        for byte in hashlib.sha256(b"sennik/phrase/v1" + self.hash).digest():
            if byte not in numbers and len(numbers) < 4:
                numbers.append(byte)
        return tuple(numbers)

    @property
    def peers(self) -> tuple[int, ...]:
        """The programs at the table, each by its person's seat."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.home == number)

    def seats_of(self, peer: int) -> tuple[int, ...]:
        """The seats of a program, in order."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.home == peer)


def read_terms(raw: bytes, find: Find = games.find) -> Terms:
    """The terms that `raw` spells; `find` knows games by their names.

    Raises Unreadable, or Foreign where others may be able to read them.
    """
    if len(raw) > LARGEST:
        raise Unreadable("terms of more than 64 KiB")
    loose = unpack(raw)
    version = loose.get("version") if isinstance(loose, dict) else None
    if type(version) is int and 0 <= version <= 65535 and version != VERSION:
        raise Foreign(f"version {version} of the protocol")
    said = _TERMS(loose)
    try:
        game = find(said["game"])
    except ValueError as error:
        raise Foreign(str(error)) from None
    seats = [Seat(**each) for each in said["seats"]]
    if said["rules"] != rules_hash(game):
        raise Foreign(f"other rules of {game.name}")
    _check_options(game, len(seats), said["options"])
    _check_seats(seats)
    clock = said.get("clock", {}).get("kind", "")
    return Terms(raw, game, dict(said["options"]), seats, said["backups"], clock, "undo" in said)


def _check_options(game: Game, seats: int, options: list[tuple[str, Any]]) -> None:
    try:
        chosen = game.agree(seats, dict(options))
    except ValueError as error:
        raise Unreadable(str(error)) from None
    if options != sorted(chosen.items()):
        raise Unreadable("options that are not written out in full, in order")


def _check_seats(seats: Sequence[Seat]) -> None:
    homes = [seat.home for seat in seats]
    if len({seat.peer for seat in seats}) != len(seats):
        raise Unreadable("one identity in two seats")
    if any(home >= len(homes) or homes[home] != home for home in homes):
        raise Unreadable("a home that is not at home in itself")
    if any(seat.kind == PERSON and seat.home != number for number, seat in enumerate(seats)):
        raise Unreadable("a person who is at home in another seat")
