"""Backing keys up: every seat shares its own out among the other peers, who say whether what they got is good.

Only all the other peers together could use a backup; with two that would be the opponent, so there is none. When a peer
has left, the others first show their folded shares, and then all are backed up again.
Source: docs/protocol/cards.md, "Charter"; views.md, R11 and "The keys"; crypto.md, section 10.
"""

from __future__ import annotations

from typing import ClassVar

from engine.pieces import Seat
from netcore.cards.hashing import hashed
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.crypto import sharing
from netcore.crypto.cache import ProofCache
from netcore.crypto.group import POINT_BYTES, Point
from netcore.crypto.keys import KeyKind, possession_ok
from netcore.errors import Malformed
from netcore.feeds.bodies import AnyBody, Backup, BackupKept, Folded, chop
from netcore.feeds.roster import Peer
from netcore.version import PROTOCOL_VERSION

BACKUP = "backup"


class Folding(Phase):
    """Every peer shows the share that it holds since another left, and proves that it has its secret half."""

    kind = Folded
    busy: ClassVar[str] = "keys"

    def __init__(self, ring: Keyring, cache: ProofCache) -> None:
        super().__init__(ring.peers)
        self._ring = ring
        self._cache = cache

    def make(self, me: Seat) -> Work:
        """My folded share."""
        share, context = self._ring.mine, self._ring.context(me, KeyKind.SHARE)
        return lambda: Folded(share=share.public.encode(), proof=share.prove(context))

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the share of `seat`: everyone can compute what it must be."""
        given, public = expect(body, Folded), self._ring.public(seat)
        if given.share != public.encode():
            raise Offence("folded.share")
        context, cache = self._ring.context(seat, KeyKind.SHARE), self._cache

        def work() -> bool:
            return cache.check(
                "folded",
                PROTOCOL_VERSION,
                context,
                given.share,
                given.proof,
                lambda: possession_ok(KeyKind.SHARE, public, context, given.proof),
            )

        return None if seat == self._ring.me else Check("folded.proof", work, proof_bytes=len(given.proof))


class Backing(Phase):
    """Every seat shares its share of the joint key out among the other peers."""

    kind = Backup
    busy: ClassVar[str] = "keys"

    def __init__(self, ring: Keyring, cache: ProofCache) -> None:
        super().__init__(ring.seats)
        self.ring = ring
        self._cache = cache
        self.backups: dict[Seat, sharing.Backup] = {}

    def make(self, me: Seat) -> Work:
        """My dealing."""
        share, receivers, context = self.ring.mine, self.ring.receivers(me), self.ring.context(me, BACKUP)

        def work() -> AnyBody:
            dealt = sharing.deal(share, receivers, context)
            return Backup(
                commitments=b"".join(point.encode() for point in dealt.commitments),
                pieces=b"".join(dealt.pieces[seat].encode() for seat in sorted(receivers)),
            )

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the dealing of `seat`."""
        given, receivers = expect(body, Backup), self.ring.receivers(seat)
        try:
            commitments = tuple(Point.decode(raw) for raw in chop(given.commitments, POINT_BYTES))
            pieces = [sharing.SealedPiece.decode(raw) for raw in chop(given.pieces, sharing.PIECE_BYTES)]
        except Malformed:
            raise Offence("backup.dealing") from None
        if len(pieces) != len(receivers) or len(commitments) != len(receivers):
            raise Offence("backup.dealing")
        backup = sharing.Backup(commitments, dict(zip(sorted(receivers), pieces, strict=True)))
        self.backups[seat] = backup
        peer = self.ring.roster.peer_of(seat)
        if seat == self.ring.roster.seats_of(peer)[-1] and self.ring.is_hollow(peer, self.backups):
            raise Offence("backup.dealing")
        context, public, cache = self.ring.context(seat, BACKUP), self.ring.public(seat), self._cache
        statement = hashed(public.encode(), *(receivers[other].encode() for other in sorted(receivers)))
        proof = given.commitments + given.pieces

        def work() -> bool:
            return cache.check(
                BACKUP,
                PROTOCOL_VERSION,
                context,
                statement,
                proof,
                lambda: sharing.backup_ok(backup, public, receivers, context),
            )

        return None if seat == self.ring.me else Check("backup.proof", work, proof_bytes=len(proof))


class Confirming(Phase):
    """Every peer says whether the pieces dealt to it are good."""

    kind = BackupKept
    busy: ClassVar[str] = "keys"

    def __init__(self, backing: Backing) -> None:
        super().__init__(backing.ring.peers)
        self._backing = backing
        self.refusing: list[Seat] = []

    def make(self, me: Seat) -> Work:
        """The work of opening my pieces."""
        backing, ring = self._backing, self._backing.ring
        receive = ring.secrets.receive
        mine = ring.roster.seats_of(me)
        dealings = [
            (backup, ring.context(seat, BACKUP)) for seat, backup in backing.backups.items() if seat not in mine
        ]

        def work() -> AnyBody:
            pieces = [sharing.open_piece(receive, me, backup, context) for backup, context in dealings]
            return BackupKept(good=all(piece is not None for piece in pieces))

        return work

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take what `seat` says."""
        if not expect(body, BackupKept).good:
            self.refusing.append(seat)


def back_up(ring: Keyring, cache: ProofCache) -> Protocol[tuple[Seat, ...]]:
    """Back every share up, if there are peers enough. The seats that refuse what they were dealt."""
    if not ring.needs_backup:
        return ()
    backing = Backing(ring, cache)
    yield backing
    confirming = Confirming(backing)
    yield confirming
    if not confirming.refusing:
        ring.keep(backing.backups)
    return tuple(confirming.refusing)


def go_on_without(ring: Keyring, gone: Peer, cache: ProofCache) -> Protocol[tuple[Seat, ...]]:
    """Play on without `gone`: fold its backups, show the new shares, back them up. The seats that refuse a backup.

    A refused backup ends nothing here: it only means that nobody else can be played on without.
    """
    ring.fold(gone)
    yield Folding(ring, cache)
    return (yield from back_up(ring, cache))
