"""Pick and pass: every seat mixes its own hand, the card it keeps in the first place, and proves the mixing.

All hands are mixed at once and none is read on before all are in and checked, so a slow seat cannot look at its next
hand before it has chosen. The old cards are void. The hand of a seat that was evicted is shuffled by all who play
before its ghost keeps a card, or else whoever passed it on would know which one. So is that of a seat whose time was
over; it is then shown what was kept for it.
Source: docs/protocol/cards.md, "Keep and pass".
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from engine.contract import Pick
from engine.pieces import Handle, Legal, Move, Seat
from netcore.cards.desk import Desk
from netcore.cards.phase import Check, Offence, Phase, Protocol, Work, expect
from netcore.cards.show import show_to_some
from netcore.cards.shuffle import Mixing, check_mix, read_deck, write_deck
from netcore.crypto import shuffle_proof
from netcore.crypto.elgamal import Ciphertext, deck_hash
from netcore.crypto.seed import Purpose, recompute_shuffle
from netcore.errors import Misuse
from netcore.feeds.bodies import AnyBody, KeptPassed

KIND = "keep-and-pass"


class Keeping(Phase):
    """Every seat with a hand chooses and mixes."""

    kind = KeptPassed
    busy: ClassVar[str] = ""
    decides: ClassVar[bool] = True

    def __init__(
        self, desk: Desk, hands: Mapping[Seat, tuple[Handle, ...]], fresh: tuple[Ciphertext, ...] = ()
    ) -> None:
        """`fresh`: cards that come into play with this question besides."""
        super().__init__(tuple(sorted(seat for seat in hands if hands[seat] and desk.plays(seat))))
        self.clock = desk.clock
        self._desk = desk
        self._fresh = fresh
        self._hands: dict[Seat, tuple[Ciphertext, ...]] = {seat: desk.deck.of(hands[seat]) for seat in self.seats}
        self.mixed: dict[Seat, tuple[Ciphertext, ...]] = {}
        self.kept: int | None = None
        """Which place of my hand I keep."""
        self.late: tuple[Seat, ...] = ()
        """Who did not choose in time."""

    def be_late(self, seats: Collection[Seat]) -> None:
        """The ghost keeps a card for these, once their hands are shuffled."""
        self.late = tuple(sorted(seats))

    def decide(self, me: Seat, move: Move) -> Work:
        """The work of mixing my hand."""
        if not isinstance(move, Pick):
            raise Misuse("a card to keep is asked for")
        desk, hand, kept = self._desk, self._hands[me], move.index
        self.kept = kept
        inputs = deck_hash(hand)
        step = desk.step(me, Purpose.KEEP_AND_PASS, inputs, kept)
        context = desk.context(me, KIND, inputs)
        seed, joint = desk.mine().seed, desk.charter.joint

        def work() -> AnyBody:
            permutation, factors = seed.permutation(step, len(hand)), seed.factors(step, len(hand))
            mixed, proof = shuffle_proof.shuffle_and_prove(joint, hand, permutation, factors, context)
            return KeptPassed(number=desk.number, deck=write_deck(mixed), proof=proof)

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the mixed hand of `seat`."""
        given, desk, hand = expect(body, KeptPassed), self._desk, self._hands[seat]
        mixed = read_deck(given.deck, len(hand))
        others = (card for other in self.mixed.values() for card in other)
        if not desk.deck.all_new((*mixed, *others, *self._fresh)):
            raise Offence("shuffle.untouched")
        self.mixed[seat] = mixed
        inputs = deck_hash(hand)
        names = [desk.step(seat, Purpose.KEEP_AND_PASS, inputs, kept) for kept in range(len(hand))]
        desk.seeded.add_keeping(seat, names, hand, mixed)
        if seat == desk.me:
            self.kept = self._recall(seat) if self.kept is None else self.kept
            return None
        return check_mix(desk, seat, KIND, hand, mixed, given.proof)

    def _recall(self, me: Seat) -> int | None:
        """After a restart: which card I had kept. My seed makes my mixing again for one place only."""
        desk, hand = self._desk, self._hands[me]
        for kept in range(len(hand)):
            step = desk.step(me, Purpose.KEEP_AND_PASS, deck_hash(hand), kept)
            if recompute_shuffle(desk.mine().seed, step, desk.charter.joint, hand) == self.mixed[me]:
                return kept
        return None


def keep_and_pass(desk: Desk, hands: Mapping[Seat, tuple[Handle, ...]]) -> Protocol[None]:
    """Every seat keeps one card; the fresh handles are each hand's in the order of seats, the kept first."""
    left: dict[Seat, tuple[Ciphertext, ...]] = {}
    for seat in sorted(hands):
        if hands[seat] and not desk.plays(seat):
            left[seat] = yield from _keep_by_ghost(desk, seat, hands[seat], _all_of(left))
    keeping = Keeping(desk, hands, _all_of(left))
    if keeping.seats:
        yield keeping
    left |= keeping.mixed
    for seat in keeping.late:
        left[seat] = yield from _keep_by_ghost(desk, seat, hands[seat], _all_of(left))
    left = {seat: left.get(seat, ()) for seat in sorted(hands)}
    fresh = iter(desk.fresh)
    placed = {seat: tuple(next(fresh) for _ in left[seat]) for seat in left}
    me, kept = desk.me, keeping.kept
    if me is not None and me in placed and kept is not None:
        face = desk.knowledge.faces.get(hands[me][kept])
        if face is not None:
            desk.knowledge.learn({placed[me][0]: face})
    for seat in left:
        desk.seeded.add_deal(desk.number, seat, hands[seat], placed[seat])
        desk.deck.void(hands[seat])
        desk.deck.place(placed[seat], left[seat])
    for seat in keeping.late:
        yield from show_to_some(desk, placed[seat][:1], (seat,))


def _all_of(hands: Mapping[Seat, tuple[Ciphertext, ...]]) -> tuple[Ciphertext, ...]:
    return tuple(card for hand in hands.values() for card in hand)


def _keep_by_ghost(
    desk: Desk, seat: Seat, hand: tuple[Handle, ...], fresh: tuple[Ciphertext, ...]
) -> Protocol[tuple[Ciphertext, ...]]:
    """A hand that all shuffle, the card that its seat's ghost keeps, by its place alone, in front."""
    mixing = Mixing(desk, desk.deck.of(hand), seat, fresh)
    yield mixing
    cards = mixing.chain[-1]
    picked = desk.ghost(seat, Legal(tuple(Pick(place) for place in range(len(cards)))))
    if not isinstance(picked, Pick):
        raise AssertionError("a ghost that is asked for a card to keep picks one")
    return (cards[picked.index], *cards[: picked.index], *cards[picked.index + 1 :])
