"""Backing keys up: everyone shares its own out among the others, and says whether what it got is good.

Only all the others together could use a backup; with two seats that would be the opponent, so there is none.
Source: docs/protocol/cards.md, "Charter"; crypto.md, "Backups".
"""

from __future__ import annotations

from typing import ClassVar

from engine.pieces import Seat
from netcore.bodies import AnyBody, Backup, BackupKept, chop
from netcore.cards.desk import hashed
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.cards.setup_desk import SetupDesk
from netcore.charter import PROTOCOL_VERSION, Charter
from netcore.crypto import sharing
from netcore.crypto.context import Context
from netcore.crypto.group import POINT_BYTES, Point
from netcore.errors import Malformed

FEWEST_FOR_BACKUP = 3
"""With two seats a backup would hand each key to the opponent."""


class Backing(Phase):
    """Everyone shares its key out among the others."""

    kind = Backup
    busy: ClassVar[str] = "keys"

    def __init__(self, desk: SetupDesk, charter: Charter) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self._charter = charter
        self.backups: dict[Seat, sharing.Backup] = {}

    def context(self, dealer: Seat) -> Context:
        """What a dealing is tied to."""
        inputs = hashed(self._desk.draft.seats[dealer].peer)
        return Context(PROTOCOL_VERSION, self._charter.hash, 0, 0, dealer, "backup", inputs)

    def _receivers(self, dealer: Seat) -> dict[Seat, Point]:
        return {seat: self._charter.keys[seat].receive for seat in self._desk.everyone if seat != dealer}

    def make(self, me: Seat) -> Work:
        """My dealing."""
        secrets, receivers, context = self._desk.mine(), self._receivers(me), self.context(me)

        def work() -> AnyBody:
            dealt = sharing.deal(secrets.share, receivers, context)
            return Backup(
                commitments=b"".join(point.encode() for point in dealt.commitments),
                pieces=b"".join(dealt.pieces[seat].encode() for seat in sorted(receivers)),
            )

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the dealing of `seat`."""
        given, receivers = expect(body, Backup), self._receivers(seat)
        try:
            commitments = tuple(Point.decode(raw) for raw in chop(given.commitments, POINT_BYTES))
            pieces = [sharing.SealedPiece.decode(raw) for raw in chop(given.pieces, sharing.PIECE_BYTES)]
        except Malformed:
            raise Offence("backup.dealing") from None
        if len(pieces) != len(receivers) or len(commitments) != len(receivers):
            raise Offence("backup.dealing")
        backup = sharing.Backup(commitments, dict(zip(sorted(receivers), pieces, strict=True)))
        self.backups[seat] = backup
        context, public = self.context(seat), self._charter.keys[seat].share
        statement = hashed(public.encode(), *(receivers[other].encode() for other in sorted(receivers)))
        proof = given.commitments + given.pieces

        def work() -> bool:
            return self._desk.cache.check(
                "backup",
                PROTOCOL_VERSION,
                context,
                statement,
                proof,
                lambda: sharing.backup_ok(backup, public, receivers, context),
            )

        return None if seat == self._desk.me else Check("backup.proof", work, proof_bytes=len(proof))


class Confirming(Phase):
    """Everyone says whether the pieces dealt to it are good."""

    kind = BackupKept
    busy: ClassVar[str] = "keys"

    def __init__(self, desk: SetupDesk, backing: Backing) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self._backing = backing
        self.good: list[bool] = []

    def make(self, me: Seat) -> Work:
        """The work of opening my pieces."""
        receive, backing = self._desk.mine().receive, self._backing

        def work() -> AnyBody:
            dealers = [seat for seat in backing.backups if seat != me]
            pieces = [sharing.open_piece(receive, me, backing.backups[seat], backing.context(seat)) for seat in dealers]
            return BackupKept(good=all(piece is not None for piece in pieces))

        return work

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take what `seat` says."""
        self.good.append(expect(body, BackupKept).good)


def back_up(desk: SetupDesk, charter: Charter) -> Protocol[tuple[Seat, ...]]:
    """Back every key up, if there are seats enough. The seats that refuse what they were dealt."""
    if charter.seats < FEWEST_FOR_BACKUP:
        return ()
    backing = Backing(desk, charter)
    yield backing
    confirming = Confirming(desk, backing)
    yield confirming
    return tuple(seat for seat, good in enumerate(confirming.good) if not good)
