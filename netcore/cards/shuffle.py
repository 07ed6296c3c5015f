"""Shuffling: each seat in turn re-encrypts and permutes all cards, and proves that it did just that.

Seats shuffle on while the proofs before theirs are still being checked; the shuffle answers only when every proof was
checked here. One seat that keeps its order to itself makes the order unknown to all.
Source: docs/protocol/cards.md, "Shuffle".
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from engine.pieces import Face, Handle, Seat
from netcore.cards.desk import Desk
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.crypto import shuffle_proof
from netcore.crypto.elgamal import CIPHERTEXT_BYTES, Ciphertext, deck_hash, open_face
from netcore.crypto.faces import face_point
from netcore.crypto.seed import Purpose
from netcore.errors import Malformed
from netcore.feeds.bodies import AnyBody, Mixed, chop

KIND = "shuffle"

DECKS_CACHED: Final = 64
"""Lists of cards of which it is cached what they spell: all seats of one program read the same ones."""


def read_deck(raw: bytes, cards: int) -> tuple[Ciphertext, ...]:
    """The ciphertexts that `raw` spells, exactly `cards` of them. Raises Offence."""
    if len(raw) != cards * CIPHERTEXT_BYTES:
        raise Offence("shuffle.count")
    try:
        return _spelt(raw)
    except Malformed:
        raise Offence("shuffle.cards") from None


@lru_cache(DECKS_CACHED)
def _spelt(raw: bytes) -> tuple[Ciphertext, ...]:
    return tuple(Ciphertext.decode(piece) for piece in chop(raw, CIPHERTEXT_BYTES))


def write_deck(deck: tuple[Ciphertext, ...]) -> bytes:
    """The bytes of a list of ciphertexts."""
    return b"".join(card.encode() for card in deck)


class Mixing(Phase):
    """The chain: `chain[0]` goes in, `chain[k]` is what seat k-1 left."""

    kind = Mixed
    busy: ClassVar[str] = "shuffle"
    in_turn: ClassVar[bool] = True

    def __init__(
        self,
        desk: Desk,
        cards: tuple[Ciphertext, ...],
        hand: Seat | None = None,
        fresh: tuple[Ciphertext, ...] = (),
    ) -> None:
        """`hand`: whose hand is shuffled for it. `fresh`: cards that come into play with this question besides."""
        super().__init__(desk.everyone)
        self._desk = desk
        self._hand = hand
        self._fresh = fresh
        self.chain = [cards]

    def make(self, me: Seat) -> Work:
        """The work of shuffling what the seat before me left."""
        desk, cards = self._desk, self.chain[-1]
        inputs = deck_hash(cards)
        step = desk.step(me, Purpose.SHUFFLE, inputs)
        context = desk.context(me, KIND, inputs)
        seed, joint = desk.mine().seed, desk.charter.joint

        def work() -> AnyBody:
            permutation, factors = seed.permutation(step, len(cards)), seed.factors(step, len(cards))
            mixed, proof = shuffle_proof.shuffle_and_prove(joint, cards, permutation, factors, context)
            return Mixed(number=desk.number, deck=write_deck(mixed), proof=proof)

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take one link of the chain."""
        mixed = expect(body, Mixed)
        desk, cards = self._desk, self.chain[-1]
        deck = read_deck(mixed.deck, len(cards))
        if not desk.deck.all_new((*deck, *self._fresh), cards):
            raise Offence("shuffle.untouched")
        check = check_mix(desk, seat, KIND, cards, deck, mixed.proof)
        inputs = deck_hash(cards)
        desk.seeded.add_shuffle(seat, desk.step(seat, Purpose.SHUFFLE, inputs), cards, deck, self._hand)
        self.chain.append(deck)
        return None if seat == desk.me else check


def check_mix(
    desk: Desk, seat: Seat, kind: str, cards: tuple[Ciphertext, ...], deck: tuple[Ciphertext, ...], proof: bytes
) -> Check:
    """The check that `deck` is `cards`, re-encrypted and permuted by `seat`."""
    inputs = deck_hash(cards)
    context = desk.context(seat, kind, inputs)
    joint = desk.charter.joint
    statement = inputs + deck_hash(deck)

    def work() -> bool:
        return desk.cached(
            kind, seat, inputs, statement, proof, lambda: shuffle_proof.verify(joint, cards, deck, context, proof)
        )

    return Check("shuffle.proof", work, cards=len(cards), proof_bytes=len(proof))


def shuffle_cards(desk: Desk, cards: tuple[Face | Handle, ...]) -> Protocol[None]:
    """Mix faces, or cards in play, into fresh handles."""
    handles = tuple(Handle(card) for card in cards if isinstance(card, int))
    joint = desk.charter.joint
    under = dict(zip(handles, desk.deck.of(handles), strict=True))
    going_in = tuple(
        under[Handle(card)] if isinstance(card, int) else open_face(face_point(str(card)), joint) for card in cards
    )
    if going_in:
        mixing = Mixing(desk, going_in)
        yield mixing
        desk.seeded.add_deal(desk.number, None, cards, desk.fresh)
        desk.deck.void(handles)
        desk.deck.place(desk.fresh, mixing.chain[-1])
