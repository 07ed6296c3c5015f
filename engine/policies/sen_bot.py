"""The bot for Sen: remembers what it was shown, weighs what it was not by what can still be there, and wakes in time.

It reckons in whole numbers only, so that it plays the same game on every machine. What a dream is expected to count is
measured in points, `POINT` to a crow. Every choice is the one by which the own dream grows lightest; it wakes when that
costs no more crows now than it would a turn later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.sen import (
    COPIES,
    CROWS,
    NINE,
    PEEK,
    SWAP,
    TAKE_TWO,
    Board,
    Choose,
    Discard,
    Draw,
    Keep,
    Pair,
    Peek,
    PeekTwo,
    Swap,
    TakeOpen,
    Use,
    Wake,
)

POINT: Final = 100
CERTAINTY: Final = 30
"""Points that it is worth to know a card of one's own instead of guessing it."""
GLANCE: Final = 15
"""Points that it is worth to know a card of somebody else's."""
HARM: Final = 4
"""One part in so many of what a swap costs another player counts as one's own gain."""
HOPE: Final[Mapping[int, int]] = {0: 60 * POINT, 1: 25 * POINT, 2: 5 * POINT}
"""With "Idź na całość!": what a dream of nines is worth from which so many cards are missing."""
LIGHT: Final = 10 * POINT
"""No heavier dream is woken from: an early call with many crows pays often enough, but it ends a round unplayed."""
NEVER: Final = -(10**9)
"""The gain of a move that is not considered."""

Weights: TypeAlias = Sequence[int]
"""How likely each number of crows is, from 0 up, in proportion."""
Dream: TypeAlias = "tuple[Face | None, ...]"
"""The faces of a dream as one seat knows them."""


@dataclass(frozen=True, slots=True)
class SenBot:
    """Weighs every legal move by what this seat was shown; moves that are equally good are chosen among by chance."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can think of."""
        if isinstance(legal.listed[0], PeekTwo):
            return chance.choice(legal.listed)
        mind = Mind(view)
        gains = [mind.gain(move) for move in legal.listed]
        best = max(gains)
        if Wake() in legal.listed and mind.should_wake(best):
            return Wake()
        return chance.choice([move for move, gain in zip(legal.listed, gains, strict=True) if gain == best])


class Mind:
    """What one seat makes of what it sees."""

    def __init__(self, view: View) -> None:
        self.board = cast("Board", view.board)
        self.agreed = self.board.agreed
        self.me = cast("Seat", view.seat)
        self.others = [seat for seat in self.board.seats if seat != self.me]
        self.known = view.known
        self.unseen = unseen(self.board, view.known)
        self.turns_each = (len(self.board.open) - 1) // view.seats
        self.mean = mean(self.unseen)
        self.theirs = lightened(self.unseen, self.turns_each)
        self.their_mean = mean(self.theirs)
        self._alone: dict[int, int] = {}
        self.dream: Dream = tuple(self.known.get(card) for card in self.board.dreams[self.me])
        self.weight = self.weigh(self.dream)

    # ── what a dream is expected to count, in points ────────────────────────────────────────────────────────────────
    def weigh(self, dream: Dream) -> int:
        """The expected crows of a dream of one's own, in points; the unknown weighs a little more than its mean."""
        nines = dream.count(NINE)
        weight = dream.count(None) * (self.mean + CERTAINTY)
        weight += sum(CROWS[face] for face in dream if face is not None) * POINT
        if self.agreed.all_in and nines:
            weight -= HOPE.get(len(dream) - nines, 0)
        if self.agreed.nines and nines:
            weight -= nines * CROWS[NINE] * self.alone_percent(nines)
        return weight

    def alone_percent(self, nines: int) -> int:
        """How likely nobody else has as many as `nines` nines."""
        if nines not in self._alone:
            self._alone[nines] = self._find_alone_percent(nines)
        return self._alone[nines]

    def _find_alone_percent(self, nines: int) -> int:
        ways, all_ways = 1, 1
        for seat in self.others:
            faces = self._faces(seat)
            few, every = fewer_nines(faces.count(NINE), faces.count(None), nines, self.theirs)
            ways *= few
            all_ways *= every
        return 100 * ways // max(1, all_ways)

    def _faces(self, seat: Seat) -> Dream:
        return tuple(self.known.get(card) for card in self.board.dreams[seat])

    def _with(self, position: int, face: Face | None) -> Dream:
        return (*self.dream[:position], face, *self.dream[position + 1 :])

    # ── gains: by how many points a move is expected to lighten one's own dream ─────────────────────────────────────
    def gain(self, move: Move) -> int:
        """The gain of `move`; `NEVER` for what is not weighed by gain."""
        match move:
            case TakeOpen(position):
                return self._laying(self.known[self.board.open[-1]], position)
            case Draw():
                return self._drawing(1)
            case Pair() as pair:
                return self._giving_up(pair)
            case Keep(position):
                return self._laying(self.known[self.board.drawn[0]], position)
            case Use():
                return self._using(self.known[self.board.drawn[0]])
            case Choose(index):
                face = self.known[self.board.drawn[index]]
                return max(self._placing(face), self._using(face))
            case Peek(seat, position):
                return self._peeking(seat, self.board.dreams[seat][position])
            case Swap() as swap:
                return self._swapping(swap)
            case Discard():
                return 0
            case _:
                return NEVER

    def _laying(self, face: Face, position: int) -> int:
        return self.weight - self.weigh(self._with(position, face))

    def _placing(self, face: Face) -> int:
        """The gain from laying `face` where it does most good, or nowhere."""
        return max(0, *(self._laying(face, position) for position in range(len(self.dream))))

    def _using(self, face: Face) -> int:
        dreams = self.board.dreams
        if face == TAKE_TWO:
            return self._drawing(min(2, len(self.board.closed)))
        if face == PEEK:
            return max(self._peeking(seat, card) for seat in self.board.seats for card in dreams[seat])
        if face == SWAP:
            return max(
                self._exchanging(position, card)
                for position in range(len(self.dream))
                for seat in self.others
                for card in dreams[seat]
            )
        return NEVER

    @cached_property
    def _gains(self) -> list[tuple[int, int]]:
        """The gain from an unseen card of each number of crows, with its weight, best first; specials as plain."""
        gains = ((self._placing(Face(str(crows))), weight) for crows, weight in enumerate(self.unseen) if weight)
        return sorted(gains, reverse=True)

    def _drawing(self, cards: int) -> int:
        """The gain from the better of `cards` unseen cards (1 or 2; nothing from none)."""
        total = sum(self.unseen)
        if not cards or not total:
            return 0
        gained, worse = 0, total
        for gain, weight in self._gains:
            best = weight if cards == 1 else weight * (2 * worse - weight)  # so many draws have no better card
            worse -= weight
            gained += best * gain
        return gained // (total if cards == 1 else total * total)

    def _giving_up(self, pair: Pair) -> int:
        a, b = pair.positions
        if any(face is None or CROWS[face] != pair.value for face in (self.dream[a], self.dream[b])):
            return NEVER
        rest = tuple(face for position, face in enumerate(self.dream) if position not in (a, b))
        return self.weight - self.weigh((*rest, None))

    def _peeking(self, seat: Seat, card: Handle) -> int:
        if card in self.known:
            return 0
        return CERTAINTY if seat == self.me else GLANCE

    def _swapping(self, swap: Swap) -> int:
        (seat_a, a), (seat_b, b) = swap.a, swap.b
        if self.me not in (seat_a, seat_b):
            return -1
        if seat_a == self.me:
            return self._exchanging(a, self.board.dreams[seat_b][b])
        return self._exchanging(b, self.board.dreams[seat_a][a])

    def _exchanging(self, position: int, card: Handle) -> int:
        face = self.known.get(card)
        gained = self._laying_face(face, position)
        return gained + max(0, gained) // HARM

    def _laying_face(self, face: Face | None, position: int) -> int:
        gained = self.weight - self.weigh(self._with(position, face))
        return gained if face is not None else gained + self.mean - self.their_mean

    # ── waking ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def should_wake(self, gain: int) -> bool:
        """Whether to wake costs no more now than a turn later, this dream lighter by `gain` and the others by some."""
        if self.agreed.all_in and set(self.dream) == {NINE}:
            return True
        if self._expected() > LIGHT:
            return False
        later = lightened(self.unseen, self.turns_each + 1)
        return self._cost(0, self.theirs) <= self._cost(max(0, gain) // POINT, later)

    def odds_of_waking(self) -> tuple[int, int]:
        """The crows that the own dream is expected to count, and how likely, in percent, nobody else has fewer."""
        mine = self._odds(self.me, self.unseen)
        others = [self._odds(seat, self.theirs) for seat in self.others]
        ways = every = 0
        for crows, weight in enumerate(mine):
            none_fewer, all_ways = 1, 1
            for odds in others:
                none_fewer *= sum(odds[crows:])
                all_ways *= sum(odds)
            ways += weight * none_fewer
            every += weight * all_ways
        return (self._expected() + POINT // 2) // POINT, 100 * ways // every

    def _expected(self) -> int:
        """The crows of the own dream as they will be counted, in points, on average."""
        odds = self._odds(self.me, self.unseen)
        return POINT * _total(odds) // sum(odds)

    def _cost(self, lighter: int, theirs: Weights) -> int:
        """How many points a caller writes down on average, with a dream made `lighter` by so many crows."""
        mine = self._odds(self.me, self.unseen)
        others = [self._odds(seat, theirs) for seat in self.others]
        written = sum(ways * self._called(max(0, crows - lighter), others) for crows, ways in enumerate(mine))
        return written // sum(mine)

    def _called(self, crows: int, others: Sequence[Weights]) -> int:
        """What a caller with `crows` writes down on average, in points."""
        fewest, no_penalty, every = 1, 1, 1
        for odds in others:
            more = sum(odds[crows + 1 :])
            fewest *= more
            no_penalty *= more + (odds[crows] if crows < len(odds) else 0)
            every *= sum(odds)
        loses = every - no_penalty
        return POINT * (crows * (every - fewest) + self.agreed.penalty * loses) // every

    def _odds(self, seat: Seat, unknown: Weights) -> list[int]:
        """How likely each number of crows in the dream of `seat` is, as it will be counted."""
        faces = self._faces(seat)
        nines = faces.count(NINE)
        seen = sum(CROWS[face] for face in faces if face is not None)
        if self.agreed.nines and nines:
            rivals = max(self._faces(other).count(NINE) for other in self.board.seats if other != seat)
            alone = self.alone_percent(nines) > 50 if seat == self.me else nines > max(1, rivals)
            seen -= nines * CROWS[NINE] if alone else 0
        odds = [0] * seen + [1]
        for _ in range(faces.count(None)):
            odds = plus(odds, unknown)
        return odds


def unseen(board: Board, known: Mapping[Handle, Face]) -> list[int]:
    """How many cards of each number of crows have not been seen in this round by who has seen `known`."""
    weights = [0] * (max(CROWS.values()) + 1)
    for face, copies in COPIES.items():
        weights[CROWS[face]] += copies
    for card in board.cards():
        if card in known:
            weights[CROWS[known[card]]] -= 1
    return weights


def lightened(weights: Weights, turns: int) -> list[int]:
    """`weights` of a card that its owner has had `turns` turns to exchange: light ones are likelier."""
    heaviest = len(weights) - 1
    return [weight * (20 + 5 * min(turns, 12) * (heaviest - crows) // 4) for crows, weight in enumerate(weights)]


def mean(weights: Weights) -> int:
    """The mean number of crows, in points; about the mean of the deck if nothing is left to weigh."""
    total = sum(weights)
    return POINT * _total(weights) // total if total else 5 * POINT


def plus(odds: Weights, card: Weights) -> list[int]:
    """The weights of the sum of two independent numbers of crows."""
    out = [0] * (len(odds) + len(card) - 1)
    for i, ways in enumerate(odds):
        if ways:
            for j, weight in enumerate(card):
                out[i + j] += ways * weight
    return out


def fewer_nines(seen: int, unknown: int, nines: int, weights: Weights) -> tuple[int, int]:
    """How likely a dream with `seen` nines and `unknown` cards holds fewer than `nines`: so many ways, of so many."""
    nine, other = weights[CROWS[NINE]], sum(weights) - weights[CROWS[NINE]]
    ways = [1]
    for _ in range(unknown):
        ways = plus(ways, [other, nine])
    return sum(ways[: max(0, nines - seen)]), sum(ways)


def _total(weights: Weights) -> int:
    return sum(crows * weight for crows, weight in enumerate(weights))
