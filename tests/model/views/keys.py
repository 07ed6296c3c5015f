"""The keys of the explored tables: the program's own keyring and backups, on the curve, and what liars deal.

Where a table's keys stand follows from what was dealt and who left, so every place is come to once and kept. There it
is checked that those who stay hold the joint key between them, that each honest one can use its share, and that liars,
all their pieces put together, know no honest peer's share. Source: docs/protocol/views.md, R11.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from engine.pieces import Seat
from netcore.cards.backup import Backing, Confirming
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Offence
from netcore.crypto import sharing
from netcore.crypto.cache import ProofCache
from netcore.crypto.elgamal import joint_key
from netcore.crypto.group import Q, base
from netcore.feeds.bodies import Backup, BackupKept
from netcore.feeds.charter import SeatKeys, make_charter
from netcore.feeds.roster import Peer, Roster
from tests.engine.contract_games import DICE
from tests.tables.ring import secrets_for, terms_for

GOOD, HOLLOW, UNSEALED, FORGED = range(4)
"""Kinds of dealings: as it should be; so that nothing is left for another peer once the dealer is gone; with a piece
that does not open; with a piece of which nobody proves to know the key.
"""

Dealt: TypeAlias = "tuple[tuple[Seat, int], ...]"
"""Which kind of dealing each seat has made, by seat."""
Path: TypeAlias = "tuple[tuple[Dealt, Peer], ...]"
"""For each peer that left, in order: what had been dealt, and who it was."""
Vector: TypeAlias = "dict[object, int]"
"""A sum of what liars do not know, by name, with its weights; what they know counts for nothing."""


class Broken(Exception):
    """What must not be true of keys."""


class Place(NamedTuple):
    """Where the keys stand: a keyring for each seat of an honest peer, and an onlooker's, by None."""

    rings: dict[Seat | None, Keyring]
    shares: dict[Seat, Vector]
    """What the share of each honest seat is made of."""
    known: list[Vector]
    """What liars know in all."""
    told: bool
    """Whether somebody's keys have been backed up among liars alone, who then know them: that nothing prevents."""


class Keys:
    """All places that a table's keys may come to, each with what may happen there."""

    def __init__(self, roster: Roster, liars: Sequence[Peer]) -> None:
        self.roster, self.liars = roster, liars
        drawn = terms_for(DICE, len(roster.seats))
        homes = [replace(each, home=roster.peer_of(seat)) for seat, each in enumerate(drawn.seats)]
        people = [replace(each, kind="person") if each.home == seat else each for seat, each in enumerate(homes)]
        terms = replace(drawn, seats=tuple(people))
        made = [secrets_for(seat, 1) for seat in roster.seats]
        keys = [
            SeatKeys(
                each.share.public, each.reading.public, each.receive.public, each.seed.commitment(terms.hash(), seat)
            )
            for seat, each in enumerate(made)
        ]
        self._charter = make_charter(terms, keys, [b""] * len(keys))
        self._places: dict[Path, Place] = {}
        self._dealings: dict[object, sharing.Backup] = {}
        self._verdicts: dict[object, str] = {}
        self._opened: dict[object, bool] = {}
        self._secret: set[object] = set()
        self._chance = random.Random(1)

    # ── what happens ──
    def peers(self, path: Path) -> tuple[Peer, ...]:
        """Who is left."""
        gone = {peer for _, peer in path}
        return tuple(peer for peer in self.roster.peers if peer not in gone)

    def verdict(self, path: Path, dealt: Dealt, seat: Seat, kind: int) -> str:
        """The rule that this dealing breaks, made after those of the seats before it; "" for none."""
        key = (path, dealt, seat, kind)
        if key not in self._verdicts:
            self._verdicts[key] = self._judged(path, dealt, seat, kind)
        return self._verdicts[key]

    def _judged(self, path: Path, dealt: Dealt, seat: Seat, kind: int) -> str:
        backing = self._backing(path, dealt, None)
        given = self._dealing(path, dealt, seat, kind)
        body = Backup(
            commitments=b"".join(point.encode() for point in given.commitments),
            pieces=b"".join(given.pieces[holder].encode() for holder in sorted(given.pieces)),
        )
        try:
            check = backing.read(seat, body)
        except Offence as offence:
            return offence.rule
        return "" if check is None or check.work() else check.rule

    def opens(self, path: Path, dealt: Dealt, me: Peer) -> bool:
        """Whether an honest peer finds all its pieces good."""
        key = (path, dealt, me)
        if key not in self._opened:
            said = Confirming(self._backing(path, dealt, me)).make(me)()  # type: ignore[operator]
            assert isinstance(said, BackupKept)
            self._opened[key] = said.good
        return self._opened[key]

    def after(self, path: Path, dealt: Dealt, gone: Peer) -> Path:
        """Where keys stand when `gone` has left. Raises Broken."""
        following = (*path, (dealt, gone))
        self.at(following)
        return following

    # ── where they stand ──
    def at(self, path: Path) -> Place:
        """The place that is come to so. Raises Broken."""
        if path not in self._places:
            self._places[path] = self._come_to(path)
            self._check_held(self._places[path])
        return self._places[path]

    def _come_to(self, path: Path) -> Place:
        honest = [seat for seat in self.roster.seats if self.roster.peer_of(seat) not in self.liars]
        rings: dict[Seat | None, Keyring] = {None: Keyring(self._charter, None, None)}
        rings.update({seat: Keyring(self._charter, seat, secrets_for(seat, 1)) for seat in self.roster.seats})
        shares: dict[Seat, Vector] = {seat: {("share", seat): 1} for seat in honest}
        known: list[Vector] = []
        told = False
        for number, (dealt, gone) in enumerate(path):
            place = Place(rings, shares, known, told)
            pieces, told = self._pieces(place, path[:number], dealt)
            known = [*known, *(piece for (_, holder), piece in pieces.items() if holder in self.liars)]
            holders = [peer for peer in self.peers(path[:number]) if peer != gone]
            shares = dict(shares)
            for holder in holders:
                if holder in shares and gone not in self.liars:
                    weight = sharing._weight(holder, holders)
                    folded = (_times(weight, pieces[seat, holder]) for seat in self.roster.seats_of(gone))
                    shares[holder] = _sum([shares[holder], *folded])
            for ring in rings.values():
                ring.keep(
                    {
                        seat: self._dealing(path[:number], dealt[:at], seat, kind)
                        for at, (seat, kind) in enumerate(dealt)
                    }
                )
                ring.fold(gone)
            rings = {seat: ring for seat, ring in rings.items() if seat is None or self.roster.peer_of(seat) != gone}
        return Place(rings, shares, known, told)

    def _pieces(self, place: Place, path: Path, dealt: Dealt) -> tuple[dict[tuple[Seat, Peer], Vector], bool]:
        """What each piece of an honest seat is made of, and whether some seat's are all with liars."""
        pieces: dict[tuple[Seat, Peer], Vector] = {}
        told = place.told
        for at, (seat, kind) in enumerate(dealt):
            if self.roster.peer_of(seat) in self.liars:
                continue
            made = self._dealing(path, dealt[:at], seat, kind)
            told |= set(made.pieces) <= set(self.liars)
            for holder in made.pieces:
                point = sharing.evaluation_point(holder)
                own = [
                    {("coefficient", path, seat, power): pow(point, power, Q)}
                    for power in range(1, len(made.commitments))
                ]
                pieces[seat, holder] = _sum([place.shares[seat], *own])
        return pieces, told

    # ── what must be so ──
    def _check_held(self, place: Place) -> None:
        public = place.rings[None]
        if joint_key([public.public(seat) for seat in public.seats]) != self._charter.joint:
            raise Broken("those who are left do not hold the joint key between them")
        for seat, ring in place.rings.items():
            if seat is not None and ring.mine.public != public.public(seat):
                raise Broken(f"{seat} has another share than all others compute")

    def check_secret(self, path: Path, dealt: Dealt) -> None:
        """Liars know the share of no honest peer by what was dealt up to now. Raises Broken."""
        if (path, dealt) in self._secret:
            return
        self._secret.add((path, dealt))
        place = self.at(path)
        pieces, told = self._pieces(place, path, dealt)
        known = _reduced([*place.known, *(piece for (_, holder), piece in pieces.items() if holder in self.liars)])
        for seat, share in place.shares.items():
            if not told and not _rest(known, share):
                raise Broken(f"liars know the share of {seat} after {path}: {dealt}")

    # ── what is dealt ──
    def _backing(self, path: Path, dealt: Dealt, me: Seat | None) -> Backing:
        backing = Backing(self.at(path).rings[me], ProofCache())
        for at, (seat, kind) in enumerate(dealt):
            backing.backups[seat] = self._dealing(path, dealt[:at], seat, kind)
        return backing

    def _dealing(self, path: Path, before: Dealt, seat: Seat, kind: int) -> sharing.Backup:
        """The dealing of a seat; `before`: what seats before it have dealt."""
        home = self.roster.peer_of(seat)
        own = tuple(each for each in before if self.roster.peer_of(each[0]) == home)
        key = (path, own, seat, kind)
        if key not in self._dealings:
            self._dealings[key] = self._dealt(path, own, seat, kind)
        return self._dealings[key]

    def _dealt(self, path: Path, own: Dealt, seat: Seat, kind: int) -> sharing.Backup:
        ring = self.at(path).rings[seat]
        receivers, context = ring.receivers(seat), ring.context(seat, "backup")
        made = sharing.deal(ring.mine, receivers, context)
        if kind == HOLLOW:
            return self._hollow(path, own, seat)
        if kind in (UNSEALED, FORGED):
            victim, sealed = min(receivers), made.pieces[min(receivers)]
            if kind == FORGED:
                made.pieces[victim] = sharing.SealedPiece(sealed.ephemeral, bytes(len(sealed.box)), sealed.proof)
            else:
                made.pieces[victim] = sharing._seal(1, victim, receivers[victim], made.commitments, context)
        return made

    def _hollow(self, path: Path, own: Dealt, seat: Seat) -> sharing.Backup:
        """A dealing that takes up, with those of the dealer's seats before it, all that another peer holds.

        Liars who help one another know what that is; here they know it of everybody.
        """
        rings = self.at(path).rings
        ring = rings[seat]
        receivers, context = ring.receivers(seat), ring.context(seat, "backup")
        victim = max(receivers)
        given = sum(self._piece(path, rings, own[:at], each, kind, victim) for at, (each, kind) in enumerate(own))
        wanted = -rings[victim].mine.secret.expose() * pow(sharing._weight(victim, list(receivers)), -1, Q) - given
        at = sharing.evaluation_point(victim)
        coefficients = [
            ring.mine.secret.expose(),
            0,
            *(self._chance.randrange(1, Q) for _ in range(len(receivers) - 2)),
        ]
        coefficients[1] = (wanted - _value(coefficients, at)) * pow(at, -1, Q) % Q
        commitments = tuple(base(each) for each in coefficients)
        pieces = {
            holder: sharing._seal(
                _value(coefficients, sharing.evaluation_point(holder)), holder, receivers[holder], commitments, context
            )
            for holder in receivers
        }
        return sharing.Backup(commitments, pieces)

    def _piece(
        self, path: Path, rings: Mapping[Seat | None, Keyring], before: Dealt, seat: Seat, kind: int, holder: Peer
    ) -> int:
        made, ring = self._dealing(path, before, seat, kind), rings[holder]
        piece = sharing.open_piece(ring.secrets.receive, holder, made, ring.context(seat, "backup"))
        return 0 if piece is None else piece.expose()


def _value(coefficients: Sequence[int], at: int) -> int:
    return sum(each * pow(at, power, Q) for power, each in enumerate(coefficients)) % Q


# ── what follows from what ──
def _times(weight: int, vector: Vector) -> Vector:
    return {name: weight * each % Q for name, each in vector.items()}


def _sum(vectors: Sequence[Vector]) -> Vector:
    total: Vector = {}
    for vector in vectors:
        for name, each in vector.items():
            total[name] = (total.get(name, 0) + each) % Q
    return {name: each for name, each in total.items() if each}


def _reduced(vectors: Sequence[Vector]) -> list[tuple[object, Vector]]:
    """The same knowledge, each line with a name of its own that stands in it once."""
    lines: list[tuple[object, Vector]] = []
    for vector in vectors:
        rest = _rest(lines, vector)
        if rest:
            name = next(iter(rest))
            lines.append((name, _times(pow(rest[name], -1, Q), rest)))
    return lines


def _rest(lines: Sequence[tuple[object, Vector]], vector: Vector) -> Vector:
    """What of it does not follow."""
    for name, line in lines:
        if name in vector:
            vector = _sum([vector, _times(-vector[name], line)])
    return vector
