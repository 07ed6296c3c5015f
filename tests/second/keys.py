"""The keys of a table: how they are shown, backed up, and folded when a peer has left.

docs/protocol/cards.md, "Charter"; crypto.md, sections 4 and 10; views.md, R11 and "The keys".
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tests.second import group, proofs
from tests.second.bodies import Body
from tests.second.group import IDENTITY, Q, decoded, linear
from tests.second.hashing import Place, u32
from tests.second.reader import Offence, Reader, Unfinished, broken
from tests.second.terms import Terms

FEWEST_TO_BACK_UP: Final = 3


def one_hash(part: bytes) -> bytes:
    """What stands for one byte string in the context of a proof (cards.md, "What proofs are tied to")."""
    return hashlib.sha256(u32(1) + u32(len(part)) + part).digest()


@dataclass(frozen=True)
class SeatKeys:
    """What one seat has shown."""

    share: bytes
    reading: bytes
    receive: bytes
    seed: bytes
    """The commitment to its seed."""


@dataclass(frozen=True)
class Charter:
    """What all later proofs are tied to."""

    hash: bytes
    keys: Sequence[SeatKeys]
    joint: bytes


def make_charter(reader: Reader, terms: Terms) -> Charter:
    """Read `sit`, `promise` and `keys` of everyone."""
    everyone = range(len(terms.seats))
    promises: dict[int, bytes] = {}
    shown: dict[int, SeatKeys] = {}
    hashes: list[bytes] = []
    used: set[bytes] = set()

    def promise(seat: int, body: Body) -> None:
        promises[seat] = body["commitment"]

    def show(seat: int, body: Body) -> None:
        value = body["share"] + body["reading"] + body["receive"] + body["seed"]
        if proofs.commitment("sennik/keys/v1", terms.hash, seat, value, body["nonce"]) != promises[seat]:
            raise Offence("keys.promise")
        kinds = ("share", "reading", "receive")
        for kind in kinds:
            with broken("keys.point"):
                decoded(body[kind])
        for kind in kinds:
            if body[kind] in used or _negative(body[kind]) in used:
                raise Offence("keys.repeated")
            used.add(body[kind])
        for kind in kinds:
            context = Place(terms.hash, 0, 0, seat).context(kind, one_hash(terms.seats[seat].peer))
            with broken("keys.proof"):
                proofs.possession(kind, body[kind], context, body[f"{kind}_proof"])
        shown[seat] = SeatKeys(body["share"], body["reading"], body["receive"], body["seed"])
        hashes.append(reader.body_hash(seat))

    reader.collect("sit", everyone, lambda _seat, _body: None, numbered=False)
    reader.collect("promise", everyone, promise, numbered=False)
    reader.collect("keys", everyone, show, numbered=False)
    joint = group.total(shown[seat].share for seat in everyone)
    if joint == IDENTITY:
        raise Unfinished(())
    digest = hashlib.sha256(b"sennik/charter/v1" + terms.hash + b"".join(hashes)).digest()
    return Charter(digest, [shown[seat] for seat in everyone], joint)


def _negative(point: bytes) -> bytes:
    return point[:31] + bytes([point[31] ^ 0x80])


class Keyring:
    """Who holds which share of the joint key now, and the backups of these shares."""

    def __init__(self, reader: Reader, terms: Terms, charter: Charter) -> None:
        self._reader = reader
        self._terms = terms
        self.charter = charter
        self.publics = {seat: keys.share for seat, keys in enumerate(charter.keys)}
        self._folds = 0
        self._dealings: dict[int, list[bytes]] = {}
        """The commitments of each seat's backup."""

    def back_up(self) -> tuple[int, ...]:
        """Read how everyone backs its share up. Returns who has refused a piece."""
        reader, members = self._reader, self._reader.view.members
        if not self._terms.backups or len(members) < FEWEST_TO_BACK_UP:
            return ()
        self._dealings = {}
        refusing: list[int] = []

        def kept(seat: int, body: Body) -> None:
            if not body["good"]:
                refusing.append(seat)

        reader.collect("backup", reader.view.seats, self._dealt, numbered=False)
        reader.collect("kept", members, kept, numbered=False)
        reader.can_spare = not refusing
        return tuple(refusing)

    def _dealt(self, seat: int, body: Body) -> None:
        home, members = self._terms.seats[seat].home, self._reader.view.members
        holders = [peer for peer in members if peer != home]
        with broken("backup.dealing"):
            commitments = [decoded(raw) for raw in proofs.cut(body["commitments"], 32)]
            pieces = proofs.cut(body["pieces"], 144)
            for piece in pieces:
                proofs.shown_piece(piece)
        if len(commitments) != len(holders) or len(pieces) != len(holders):
            raise Offence("backup.dealing")
        self._dealings[seat] = commitments
        if seat == self._terms.seats_of(home)[-1] and IDENTITY in self._folded(home).values():
            raise Offence("backup.dealing")
        if commitments[0] != self.publics[seat]:
            raise Offence("backup.proof")
        context = self._context(seat, "backup")
        for holder, piece in zip(holders, pieces, strict=True):
            receiver = self.charter.keys[holder].receive
            with broken("backup.proof"):
                proofs.piece(context, holder, receiver, commitments, piece)

    def _context(self, seat: int, kind: str) -> bytes:
        identity = one_hash(self._terms.seats[seat].peer)
        return Place(self.charter.hash, 0, self._folds, seat).context(kind, identity)

    def _folded(self, gone: int) -> Mapping[int, bytes]:
        """The share of each other peer's first seat once `gone` has left: its pieces are folded in."""
        holders = [peer for peer in self._reader.view.members if peer != gone]
        dealings = [self._dealings[seat] for seat in self._terms.seats_of(gone)]
        folded = {}
        for holder in holders:
            weight, at = _lagrange(holder, holders), holder + 1
            terms = [(weight * pow(at, k, Q), point) for each in dealings for k, point in enumerate(each)]
            folded[holder] = group.plus(self.publics[holder], linear(*terms))
        return folded

    def fold(self, gone: int) -> None:
        """A peer has left, as the view knows by now: read the new shares, and how they are backed up."""
        reader = self._reader
        holders = reader.view.members
        self.publics.update(self._folded(gone))
        for seat in self._terms.seats_of(gone):
            del self.publics[seat]
        self._folds += 1
        self._dealings = {}

        def show(seat: int, body: Body) -> None:
            if body["share"] != self.publics[seat]:
                raise Offence("folded.share")
            context = self._context(seat, "share")
            with broken("folded.proof"):
                proofs.possession("share", self.publics[seat], context, body["proof"])

        reader.collect("folded", holders, show, numbered=False)
        self.back_up()


def _lagrange(seat: int, holders: Sequence[int]) -> int:
    """The weight of the piece of `seat` among those of all holders."""
    weight = 1
    for other in holders:
        if other != seat:
            weight = weight * (other + 1) * pow(other - seat, -1, Q) % Q
    return weight
