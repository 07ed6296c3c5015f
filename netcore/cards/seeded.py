"""Everything that came out of a seed while the game ran, kept for the day on which the seeds are laid open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from engine.pieces import Face, Handle, Seat
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext, deck_hash
from netcore.crypto.group import Point
from netcore.crypto.seed import GameSeed, StepId, recompute_shuffle


@dataclass(frozen=True, slots=True)
class SeededMixing:
    """A shuffle or keep-and-pass by `seat`: what went in and came out, the names under which the seed may have made it.

    A shuffle has one name; keep-and-pass has one for each card that may have been kept. `hand`: whose hand it was, None
    for a pile.
    """

    seat: Seat
    question: int
    names: tuple[StepId, ...]
    cards: tuple[Ciphertext, ...]
    mixed: tuple[Ciphertext, ...]
    hand: Seat | None

    def name_under(self, seed: GameSeed, joint: Point) -> StepId | None:
        """The name under which `seed` makes exactly this again; None if under none."""
        return next((n for n in self.names if recompute_shuffle(seed, n, joint, self.cards) == self.mixed), None)

    def comes_from(self, seed: GameSeed, joint: Point, cache: ProofCache) -> bool:
        """Whether `seed` makes exactly this under one of the names; done once for all tables of this process."""
        name = self.names[0]
        context = Context(name.version, name.charter, self.question, name.attempt, self.seat, "seed-step", name.inputs)
        statement = deck_hash(self.mixed)
        work = partial(self._made_under_any, seed, joint)
        return cache.check("seed-step", name.version, context, statement, seed.expose(), work)

    def _made_under_any(self, seed: GameSeed, joint: Point) -> bool:
        return self.name_under(seed, joint) is not None


@dataclass(frozen=True, slots=True)
class SeededOpening:
    """The opening of a promised move by `seat`."""

    seat: Seat
    question: int
    name: StepId
    opening: bytes


@dataclass(frozen=True, slots=True)
class Deal:
    """Where the cards of a shuffle went, or (with a seat) those of one hand in keep-and-pass."""

    question: int
    seat: Seat | None
    cards: tuple[Face | Handle, ...]
    fresh: tuple[Handle, ...]


class SeededSteps:
    """The seeded steps of one table, in the order in which they were read."""

    def __init__(self) -> None:
        self._mixings: list[SeededMixing] = []
        self._openings: list[SeededOpening] = []
        self._deals: list[Deal] = []

    def add_shuffle(
        self,
        seat: Seat,
        name: StepId,
        cards: tuple[Ciphertext, ...],
        mixed: tuple[Ciphertext, ...],
        hand: Seat | None = None,
    ) -> None:
        """Note one link of a shuffle; `hand`: whose hand it is, where it is one."""
        self._mixings.append(SeededMixing(seat, name.question, (name,), cards, mixed, hand))

    def add_keeping(
        self, seat: Seat, names: Sequence[StepId], cards: tuple[Ciphertext, ...], mixed: tuple[Ciphertext, ...]
    ) -> None:
        """Note one seat's keep-and-pass; `names` by the place of the card that may have been kept."""
        self._mixings.append(SeededMixing(seat, names[0].question, tuple(names), cards, mixed, seat))

    def add_opening(self, seat: Seat, name: StepId, opening: bytes) -> None:
        """Note one opening."""
        self._openings.append(SeededOpening(seat, name.question, name, opening))

    def add_deal(
        self, question: int, seat: Seat | None, cards: tuple[Face | Handle, ...], fresh: tuple[Handle, ...]
    ) -> None:
        """Note which handles the cards of a shuffle (or, in keep-and-pass, of the hand of `seat`) have come to."""
        self._deals.append(Deal(question, seat, cards, fresh))

    def faces(self, seeds: Mapping[Seat, GameSeed], joint: Point) -> dict[Handle, Face]:
        """What every card of the game shows or showed, from all seats' seeds.

        Raises KeyError when a seed is missing, as that of an evicted seat is, ValueError when a step is not the seed's.
        """
        faces: dict[Handle, Face] = {}
        for deal in self._deals:
            shown = [faces[Handle(card)] if isinstance(card, int) else card for card in deal.cards]
            for mixing in self._mixings:
                if mixing.question == deal.question and deal.seat == mixing.hand:
                    name = mixing.name_under(seeds[mixing.seat], joint)
                    if name is None:
                        raise ValueError(f"seat {mixing.seat} did not shuffle by its seed")
                    shown = [shown[i] for i in seeds[mixing.seat].permutation(name, len(shown))]
            faces.update(zip(deal.fresh, shown, strict=True))
        return faces

    def ways(self, card: Handle, seeds: Mapping[Seat, GameSeed], joint: Point) -> tuple[tuple[int, ...], ...]:
        """Where cards lay before the shuffle in which `card` got its handle and after each link of it: that card first,
        then all others of the shuffle; () if it got it in none.

        Raises as `faces` does.
        """
        for deal in self._deals:
            if card not in deal.fresh:
                continue
            own = deal.fresh.index(card)
            mixings = [m for m in self._mixings if m.question == deal.question and deal.seat == m.hand]
            permutations = []
            for mixing in reversed(mixings):
                name = mixing.name_under(seeds[mixing.seat], joint)
                if name is None:
                    raise ValueError(f"seat {mixing.seat} did not shuffle by its seed")
                permutations.append(seeds[mixing.seat].permutation(name, len(deal.fresh)))
            others = (at for at in range(len(deal.fresh)) if at != own)
            return tuple(_way_back(at, permutations) for at in (own, *others))
        return ()

    def count(self, seat: Seat) -> int:
        """How many steps of `seat` its seed accounts for."""
        return sum(m.seat == seat for m in self._mixings) + sum(o.seat == seat for o in self._openings)

    def audit(self, seat: Seat, seed: GameSeed, joint: Point, cache: ProofCache) -> tuple[int, ...]:
        """The questions in which `seat` did something else than its `seed` says, in order. Empty: all is as it says."""
        mixed = {m.question for m in self._mixings if m.seat == seat and not m.comes_from(seed, joint, cache)}
        opened = {s.question for s in self._openings if s.seat == seat and seed.opening(s.name) != s.opening}
        return tuple(sorted(mixed | opened))


def _way_back(place: int, permutations: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """From a place behind all links back to the one before them, told forwards; the last link's permutation first."""
    way = [place]
    for permutation in permutations:
        way.append(permutation[way[-1]])
    return tuple(reversed(way))
