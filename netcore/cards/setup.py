"""From terms to a charter: sit down, promise keys, show keys, back them up, and say that the backups are good.

Keys are promised before any is seen, so none can be chosen to fit the others'; each comes with a proof that its secret
is known, one kind of proof for each kind of key. Source: docs/protocol/cards.md, "Charter".
"""

from __future__ import annotations

from typing import ClassVar

from engine.pieces import Seat
from netcore.cards.backup import back_up
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.cards.setup_desk import SetupDesk
from netcore.crypto.commit import commit, opens
from netcore.crypto.elgamal import are_independent
from netcore.crypto.group import Point
from netcore.crypto.keys import KeyKind, possession_ok
from netcore.errors import Malformed
from netcore.feeds.bodies import AnyBody, KeyPromise, Keys, SitDown, write_body
from netcore.feeds.charter import SeatKeys, make_charter
from netcore.version import PROTOCOL_VERSION

DOMAIN = b"sennik/keys/v1"


class SittingDown(Phase):
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
    """My keys, and the nonce of the promise; the proofs are fresh with every call."""
    secrets = desk.mine()
    return Keys(
        share=secrets.share.public.encode(),
        share_proof=secrets.share.prove(desk.context(me, KeyKind.SHARE)),
        reading=secrets.reading.public.encode(),
        reading_proof=secrets.reading.prove(desk.context(me, KeyKind.READING)),
        receive=secrets.receive.public.encode(),
        receive_proof=secrets.receive.prove(desk.context(me, KeyKind.RECEIVE)),
        seed=secrets.seed.commitment(desk.table, me),
        nonce=secrets.nonce,
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
        return lambda: my_keys(desk, me)

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


def set_up(desk: SetupDesk) -> Protocol[Keyring | tuple[Seat, ...]]:
    """The charter and who holds its key; or, if a backup is refused, by whom: nobody's proven fault, and no charter."""
    yield SittingDown(desk)
    promised = KeyPromising(desk)
    yield promised
    shown = KeyShowing(desk, promised)
    yield shown
    try:
        charter = make_charter(desk.terms, shown.keys, shown.bodies)
    except Malformed:
        return desk.everyone
    ring = Keyring(charter, desk.me, desk.secrets)
    return (yield from back_up(ring, desk.cache)) or ring
