"""Showing cards: each seat gives its decryption share, proved.

In the clear only where all may read; in every other case sealed to each reader.
Source: docs/protocol/cards.md, "Show".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from engine.pieces import Face, Handle, Seat
from netcore.cards.desk import Desk
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.crypto import equality, sealed
from netcore.crypto.elgamal import Ciphertext, deck_hash
from netcore.crypto.group import POINT_BYTES, Point
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES, SealedShare
from netcore.errors import Malformed
from netcore.feeds.bodies import MOST_SEALED, AnyBody, SealedShares, Shares, chop

CLEAR = "show"
SEALED = "show-some"


def read_points(raw: bytes, count: int, rule: str) -> tuple[Point, ...]:
    """The points that `raw` spells, exactly `count` of them. Raises Offence(`rule`)."""
    if len(raw) != count * POINT_BYTES:
        raise Offence(rule)
    try:
        return tuple(Point.decode(piece) for piece in chop(raw, POINT_BYTES))
    except Malformed:
        raise Offence(rule) from None


class ClearShares(Phase):
    """Everyone's shares of the same cards, for all to read."""

    kind = Shares
    busy: ClassVar[str] = "show"

    def __init__(self, desk: Desk, cards: tuple[Ciphertext, ...]) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self._cards = cards
        self._inputs = deck_hash(cards)
        self.shares: list[tuple[Point, ...]] = []

    def make(self, me: Seat) -> Work:
        """My shares, one proof for all."""
        desk, firsts = self._desk, tuple(card.a for card in self._cards)
        secret, public = desk.my_share().secret, desk.key(me)
        context = desk.context(me, CLEAR, self._inputs)

        def work() -> AnyBody:
            shares = tuple(equality.share(secret, first) for first in firsts)
            proof = equality.prove_shares(secret, public, firsts, shares, context)
            return Shares(number=desk.number, shares=b"".join(share.encode() for share in shares), proof=proof)

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the shares of `seat`."""
        given = expect(body, Shares)
        shares = read_points(given.shares, len(self._cards), "show.share")
        self.shares.append(shares)
        desk, firsts = self._desk, tuple(card.a for card in self._cards)
        public, proof, inputs = desk.key(seat), given.proof, self._inputs
        context = desk.context(seat, CLEAR, inputs)
        statement = public.encode() + given.shares

        def work() -> bool:
            return desk.cached(
                CLEAR,
                seat,
                inputs,
                statement,
                proof,
                lambda: equality.shares_ok(public, firsts, shares, context, proof),
            )

        return None if seat == desk.me else Check("show.proof", work, cards=len(shares), proof_bytes=len(proof))


def show_to_all(desk: Desk, cards: tuple[Handle, ...]) -> Protocol[tuple[Face, ...]]:
    """Turn `cards` up for everyone; cards that everyone has seen need no shares."""
    closed = tuple(card for card in cards if card not in desk.deck.public)
    if closed:
        clear = ClearShares(desk, desk.deck.of(closed))
        yield clear
        by_card = zip(desk.deck.of(closed), zip(*clear.shares, strict=True), strict=True)
        desk.deck.turn_up(closed, [desk.face_of(card, shares) for card, shares in by_card])
    faces = {card: desk.deck.public[card] for card in cards}
    desk.knowledge.learn(faces)
    return tuple(faces.values())


class SealedPhase(Phase):
    """The shares of those who have something to give, sealed: all can check them, their reader alone can open them."""

    kind = SealedShares
    busy: ClassVar[str] = "show"

    def __init__(self, desk: Desk, cards: tuple[Ciphertext, ...], readers: tuple[Seat, ...]) -> None:
        super().__init__(tuple(seat for seat in desk.everyone if set(readers) - {seat}))
        self._desk = desk
        self._firsts = tuple(card.a for card in cards)
        self._readers = readers
        self._inputs = deck_hash(cards)
        self.shares: dict[tuple[Seat, Seat], tuple[SealedShare, ...]] = {}
        """What one seat sealed to a reader, in the order of cards."""

    def _others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(reader for reader in self._readers if reader != seat)

    def make(self, me: Seat) -> Work:
        """My share of every card, sealed to every reader but me."""
        desk, firsts = self._desk, self._firsts
        readings = tuple(desk.charter.keys[reader].reading for reader in self._others(me))
        secret, public = desk.my_share().secret, desk.key(me)
        context = desk.context(me, SEALED, self._inputs)

        def work() -> AnyBody:
            made = [sealed.seal_shares(secret, public, firsts, reading, context) for reading in readings]
            return SealedShares(
                number=desk.number,
                sealed=b"".join(share.encode() for shares, _ in made for share in shares),
                proofs=b"".join(proof for _, proof in made),
            )

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the sealed shares of `seat`."""
        given = expect(body, SealedShares)
        desk, firsts, readers = self._desk, self._firsts, self._others(seat)
        if len(given.sealed) != len(firsts) * len(readers) * SEALED_BYTES:
            raise Offence("show.share")
        if len(given.proofs) != len(readers) * PROOF_BYTES:
            raise Offence("show.proof")
        try:
            shares = tuple(SealedShare.decode(piece) for piece in chop(given.sealed, SEALED_BYTES))
        except Malformed:
            raise Offence("show.share") from None
        by_reader = {r: shares[i * len(firsts) : (i + 1) * len(firsts)] for i, r in enumerate(readers)}
        self.shares |= {(seat, reader): given_to for reader, given_to in by_reader.items()}
        proofs = dict(zip(readers, chop(given.proofs, PROOF_BYTES), strict=True))
        public, inputs = desk.key(seat), self._inputs
        readings = {reader: desk.charter.keys[reader].reading for reader in readers}
        context = desk.context(seat, SEALED, inputs)

        def hold() -> bool:
            return all(
                sealed.sealed_ok(public, firsts, readings[reader], context, by_reader[reader], proofs[reader])
                for reader in readers
            )

        def work() -> bool:
            statement = b"".join(point.encode() for point in (public, *firsts, *readings.values())) + given.sealed
            return desk.cached(SEALED, seat, inputs, statement, given.proofs, hold)

        proof_bytes = len(given.sealed) + len(given.proofs)
        return None if seat == desk.me else Check("show.proof", work, cards=len(shares), proof_bytes=proof_bytes)


def show_to_some(desk: Desk, cards: tuple[Handle, ...], readers: Iterable[Seat]) -> Protocol[None]:
    """Let only `readers` see `cards`; cards that everyone has seen need no shares, and a ghost has no eyes."""
    to = tuple(sorted(reader for reader in set(readers) if desk.plays(reader)))
    closed = tuple(card for card in cards if card not in desk.deck.public)
    if not to:
        return
    at_once = MOST_SEALED // len(to)
    for start in range(0, len(closed), at_once):
        some = closed[start : start + at_once]
        hidden = SealedPhase(desk, desk.deck.of(some), to)
        yield hidden
        if desk.me in to:
            desk.knowledge.learn(dict(zip(some, _read_mine(desk, some, hidden), strict=True)))


def _read_mine(desk: Desk, cards: tuple[Handle, ...], hidden: SealedPhase) -> list[Face]:
    """The faces of cards shown to me: everyone else's shares, opened, and my own, which I never give away."""
    secrets = desk.mine()
    given = [hidden.shares[seat, reader] for seat, reader in hidden.shares if reader == desk.me]
    faces: list[Face] = []
    for i, card in enumerate(desk.deck.of(cards)):
        others = [sealed.open_sealed(secrets.reading.secret, shares[i]) for shares in given]
        faces.append(desk.face_of(card, (*others, equality.share(desk.my_share().secret, card.a))))
    return faces
