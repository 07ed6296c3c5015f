"""From a draft to a charter: sit down, promise keys, show keys, back them up, and say that the backups are good.

Keys are promised before any is seen, so none can be chosen to fit the others'; each comes with a proof that its secret
is known, one kind of proof for each kind of key. Source: docs/protocol/cards.md, "Charter".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import msgspec

from engine.pieces import Seat
from netcore.bodies import (
    PIECE_BYTES,
    POINT_BYTES,
    AnyBody,
    Backup,
    BackupKept,
    KeyPromise,
    Keys,
    SitDown,
    chop,
    write_body,
)
from netcore.cards.desk import hashed
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.charter import PROTOCOL_VERSION, Charter, Draft, SeatKeys, make_charter
from netcore.crypto import sharing
from netcore.crypto.cache import ProofCache
from netcore.crypto.commit import commit, opens
from netcore.crypto.context import Context
from netcore.crypto.elgamal import are_independent
from netcore.crypto.group import Point
from netcore.crypto.keys import KeyKind, possession_ok
from netcore.errors import Malformed
from netcore.secrets import TableSecrets

DOMAIN = b"sennik/keys/v1"
NO_NONCE = bytes(32)
FEWEST_FOR_BACKUP = 3
"""With two seats a backup would hand each key to the opponent."""


@dataclass(frozen=True, slots=True)
class SetupDesk:
    """What lies on the table before there is a charter."""

    draft: Draft
    table: bytes
    """The draft's hash."""
    me: Seat | None
    secrets: TableSecrets | None
    cache: ProofCache

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats, in order."""
        return tuple(range(len(self.draft.seats)))

    def context(self, seat: Seat, kind: str) -> Context:
        """What a proof of `seat` during the set-up is tied to: the draft, the seat and the identity in it."""
        return Context(PROTOCOL_VERSION, self.table, 0, 0, seat, kind, hashed(self.draft.seats[seat].peer))

    def mine(self) -> TableSecrets:
        """My secrets; only a seat of this table has any."""
        if self.secrets is None:
            raise AssertionError("an onlooker owes nothing")
        return self.secrets


class Sitting(Phase):
    """Everyone sits down."""

    kind = SitDown
    busy: ClassVar[str] = "keys"

    def __init__(self, desk: SetupDesk) -> None:
        super().__init__(desk.everyone)

    def make(self, me: Seat) -> AnyBody:
        """I sit down."""
        return SitDown()

    def read(self, seat: Seat, body: AnyBody) -> None:
        """The entry's signature is all that is said."""


def my_keys(desk: SetupDesk, me: Seat) -> Keys:
    """My keys as they are promised, the nonce left out; the proofs are fresh with every call."""
    secrets = desk.mine()
    return Keys(
        share=secrets.share.public.encode(),
        share_proof=secrets.share.prove(desk.context(me, KeyKind.SHARE)),
        reading=secrets.reading.public.encode(),
        reading_proof=secrets.reading.prove(desk.context(me, KeyKind.READING)),
        receive=secrets.receive.public.encode(),
        receive_proof=secrets.receive.prove(desk.context(me, KeyKind.RECEIVE)),
        seed=secrets.seed.commitment(desk.table, me),
        nonce=NO_NONCE,
    )


def promised_part(keys: Keys) -> bytes:
    """What a promise binds: keys and seed commitment. Proofs are made anew after a restart, so they stay out."""
    return b"".join((keys.share, keys.reading, keys.receive, keys.seed))


class KeyPromising(Phase):
    """Everyone promises its keys."""

    kind = KeyPromise
    busy: ClassVar[str] = "keys"

    def __init__(self, desk: SetupDesk) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self.commitments: dict[Seat, bytes] = {}

    def make(self, me: Seat) -> Work:
        """My promise."""
        desk = self._desk

        def work() -> AnyBody:
            value = promised_part(my_keys(desk, me))
            return KeyPromise(commitment=commit(DOMAIN, desk.table, me, value, desk.mine().nonce))

        return work

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the promise of `seat`."""
        self.commitments[seat] = expect(body, KeyPromise).commitment


class KeyShowing(Phase):
    """Everyone shows its keys."""

    kind = Keys
    busy: ClassVar[str] = "keys"

    def __init__(self, desk: SetupDesk, promised: KeyPromising) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self._promised = promised
        self.keys: list[SeatKeys] = []
        self.bodies: list[bytes] = []

    def make(self, me: Seat) -> Work:
        """My keys, proofs and the nonce of my promise."""
        desk = self._desk
        return lambda: msgspec.structs.replace(my_keys(desk, me), nonce=desk.mine().nonce)

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the keys of `seat`."""
        given, desk = expect(body, Keys), self._desk
        if not opens(self._promised.commitments[seat], DOMAIN, desk.table, seat, promised_part(given), given.nonce):
            raise Offence("keys.promise")
        try:
            share, reading, receive = (Point.decode(raw) for raw in (given.share, given.reading, given.receive))
        except Malformed:
            raise Offence("keys.point") from None
        if not are_independent(
            [key for k in self.keys for key in (k.share, k.reading, k.receive)] + [share, reading, receive]
        ):
            raise Offence("keys.repeated")
        self.keys.append(SeatKeys(share, reading, receive, given.seed))
        self.bodies.append(write_body(given))
        proofs = (
            (KeyKind.SHARE, share, given.share_proof),
            (KeyKind.READING, reading, given.reading_proof),
            (KeyKind.RECEIVE, receive, given.receive_proof),
        )

        def work() -> bool:
            return all(_possessed(desk, seat, kind, public, proof) for kind, public, proof in proofs)

        return None if seat == desk.me else Check("keys.proof", work, proof_bytes=3 * len(given.share_proof))


def _possessed(desk: SetupDesk, seat: Seat, kind: KeyKind, public: Point, proof: bytes) -> bool:
    context = desk.context(seat, kind)
    return desk.cache.check(
        kind,
        PROTOCOL_VERSION,
        context,
        public.encode(),
        proof,
        lambda: possession_ok(kind, public, context, proof),
    )


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
            pieces = [sharing.SealedPiece.decode(raw) for raw in chop(given.pieces, PIECE_BYTES)]
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

    def __init__(self, desk: SetupDesk, charter: Charter, backing: Backing) -> None:
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


def set_up(desk: SetupDesk) -> Protocol[Charter | tuple[Seat, ...]]:
    """The charter; or the seats that refuse a backup, which is nobody's proven fault: then there is none."""
    yield Sitting(desk)
    promised = KeyPromising(desk)
    yield promised
    shown = KeyShowing(desk, promised)
    yield shown
    try:
        charter = make_charter(desk.draft, shown.keys, shown.bodies)
    except Malformed:
        return desk.everyone
    if len(desk.everyone) < FEWEST_FOR_BACKUP:
        return charter
    backing = Backing(desk, charter)
    yield backing
    confirming = Confirming(desk, charter, backing)
    yield confirming
    refusing = tuple(seat for seat, good in enumerate(confirming.good) if not good)
    return refusing or charter
