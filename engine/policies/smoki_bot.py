"""The bot for Smoki: weighs columns, mirrors and what is left in the deck, and ends a round when that is worth it.

It reckons in whole numbers only, so that it plays the same game on every machine. What a dream is expected to be worth
is measured in hundredths of a point. A state of the round is worth `CERTAIN` if the round is as good as won and 0 if it
is lost (goal "tokens"), or by how much the own dream is milder than those of the others (other goals). If a move ends
the round, that is counted out in `WORLDS` deals of the cards that nobody has seen; else it is guessed from the dreams.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final, TypeAlias, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.smoki import (
    CIRCLE,
    COLUMNS,
    COPIES,
    CORRECTED,
    DREAM_CARDS,
    FACES,
    MIRROR,
    NEST,
    ROW_CARDS,
    TOKENS,
    VALUES,
    Board,
    Discard,
    Draw,
    Give,
    Place,
    PlaceCircle,
    Reveal,
    Stay,
    Swap,
    TakeOpen,
    count,
)

POINT: Final = 100
CERTAIN: Final = 1_000_000
WORLDS: Final = 24
"""In how many deals of the unseen cards an ended round is counted out."""
MIRROR_GUESS: Final = 2 * POINT
"""What an unseen mirror is expected to come to."""
EASE: Final = 35
"""Percent: how likely a card that all copies of a kind were would be found by its seeker in one turn of a round."""
MOST_EASE: Final = 40
"""Percent: how likely at most a column is thought to be struck later."""
LEAST_SPREAD: Final = 3 * POINT
TURN_SPREAD: Final = 2 * POINT
"""By how much dreams are expected to change before the round ends: at least, and for every turn that it still has."""
PATIENCE: Final = 96
"""Percent: what a round is worth that goes on, compared with one that could be ended as well."""
IMPATIENCE: Final = 20
"""The same in points' hundredths, where points are written down."""
WHIM: Final = 8
"""One turn in so many begins with a draw whatever lies open: else two bots could send one circle round for ever."""
HARM: Final = 3
"""One part in so many of what the next player gains from the cards left open counts as one's own loss."""

Faces: TypeAlias = "Sequence[Face | None]"
"""The six faces of a dream, None for one that nobody has seen."""

_DRAWN: Final = Handle(-1)
"""Stands for a card that could be drawn."""


class SmokiBot:
    """Tries every legal move and what may follow it in its turn; equally good ones are chosen among by chance."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can think of."""
        if isinstance(legal.listed[0], Reveal):
            return chance.choice(legal.listed)
        if Draw() in legal.listed and not chance.below(WHIM):
            return Draw()
        mind = Mind(view, chance)
        worths = [mind.worth(move) for move in legal.listed]
        best = max(worths)
        return chance.choice([move for move, worth in zip(legal.listed, worths, strict=True) if worth == best])


class Scene:
    """The dreams as they would lie: cards by place, and which of them would lie face up."""

    def __init__(self, dreams: Sequence[Sequence[Handle]], faces: Mapping[Handle, Face], turned: frozenset[Handle]):
        self.dreams = dreams
        self.faces = faces
        self.turned = turned
        """Cards that would be face up although nobody can know yet what they show."""

    def seen(self, seat: Seat) -> list[Face | None]:
        """The faces in the dream of `seat`."""
        return [self.faces.get(card) for card in self.dreams[seat]]

    def hidden(self, seat: Seat) -> int:
        """How many cards of the dream of `seat` would lie face down."""
        return sum(card not in self.faces and card not in self.turned for card in self.dreams[seat])

    def ended(self) -> bool:
        """Whether some dream would lie face up altogether."""
        return any(not self.hidden(seat) for seat in range(len(self.dreams)))

    def with_dream(self, seat: Seat, dream: Sequence[Handle]) -> Scene:
        """This scene with another dream for `seat`."""
        return Scene([dream if s == seat else d for s, d in enumerate(self.dreams)], self.faces, self.turned)


class Mind:
    """What one seat makes of what lies on the table."""

    def __init__(self, view: View, chance: Chance, worlds: int = WORLDS) -> None:
        self.board = cast("Board", view.board)
        self.me = cast("Seat", view.seat)
        self.others = [seat for seat in self.board.seats if seat != self.me]
        self.next = self.board.left
        self.scene = Scene(self.board.dreams, self.board.faces, frozenset())
        self.unseen = unseen(self.board.faces.values())
        self.turns = min(self.scene.hidden(seat) for seat in self.board.seats)
        self.guess = guesses(self.unseen)
        self.ease = eases(self.unseen, self.turns)
        self._chance, self._count = chance, worlds
        self._weights: dict[tuple[Face | None, ...], int] = {}
        self._dreamt: dict[tuple[Face | Handle, ...], list[int]] = {}

    # ── what a dream is expected to be worth, in hundredths of a point ──────────────────────────────────────────────
    def weigh(self, dream: Faces) -> int:
        """The expected points of a dream at the end of the round."""
        key = tuple(dream)
        if key not in self._weights:
            self._weights[key] = self._weigh(key)
        return self._weights[key]

    def _weigh(self, dream: tuple[Face | None, ...]) -> int:
        values = [self.guess[face] for face in dream]
        for position, face in enumerate(dream):
            if face == MIRROR:
                values[position] = self._copied(dream, position)
        weight = 0
        for upper, lower in COLUMNS:
            one, other = dream[upper], dream[lower]
            if one == other and one in VALUES:
                continue
            points = values[upper] + values[lower]
            if points > 0:
                points -= points * min(MOST_EASE, self.ease[one] + self.ease[other]) // 100
            weight += points
        return weight

    def _copied(self, dream: tuple[Face | None, ...], mirror: int) -> int:
        start = mirror - mirror % ROW_CARDS
        sides = (range(mirror - 1, start - 1, -1), range(mirror + 1, start + ROW_CARDS))
        nearest = (next((dream[p] for p in side if dream[p] != MIRROR), MIRROR) for side in sides)
        return min((self.guess[face] for face in nearest if face != MIRROR), default=0)

    # ── what a scene is worth to this seat ──────────────────────────────────────────────────────────────────────────
    def judge(self, scene: Scene, harm: int = 0) -> int:
        """The worth of `scene` after this seat's turn; `harm` is what the next player may gain from it."""
        if scene.ended():
            return self._counted(scene)
        own = self.weigh(scene.seen(self.me)) + harm // HARM
        margins = [self.weigh(scene.seen(seat)) - own for seat in self.others]
        if self.board.agreed.goal != TOKENS:
            return sum(margins) // len(margins) - IMPATIENCE
        spread = LEAST_SPREAD + TURN_SPREAD * min(scene.hidden(seat) for seat in self.board.seats)
        worth = CERTAIN
        for margin in margins:
            worth = worth * (abs(margin) + spread + margin) // (2 * (abs(margin) + spread))
        return worth * PATIENCE // 100

    def _counted(self, scene: Scene) -> int:
        worth = 0
        for points in zip(*(self._points(scene, seat) for seat in self.board.seats), strict=True):
            own, best_other = points[self.me], min(points[seat] for seat in self.others)
            if self.board.agreed.goal != TOKENS:
                worth += POINT * (sum(points) - own) // len(self.others) - POINT * own
            elif own <= best_other:
                worth += CERTAIN if own < best_other else CERTAIN // 2
        return worth // self._count

    def _points(self, scene: Scene, seat: Seat) -> list[int]:
        """What the dream of `seat` comes to in each of the worlds."""
        key = tuple(scene.faces.get(card) or card for card in scene.dreams[seat])
        if key not in self._dreamt:
            worlds = self._worlds if any(isinstance(card, int) for card in key) else self._worlds[:1]
            points = [count([world.get(cast("Handle", c)) or cast("Face", c) for c in key]).total for world in worlds]
            self._dreamt[key] = points * (self._count // len(worlds))
        return self._dreamt[key]

    @cached_property
    def _worlds(self) -> list[dict[Handle, Face]]:
        """Faces for the cards of all dreams that nobody has seen, each dealt from what is left in the deck."""
        cards = [card for dream in self.board.dreams for card in dream if card not in self.board.faces]
        left = [face for face, copies in self.unseen.items() for _ in range(copies)]
        return [dict(zip(cards, self._chance.shuffled(left), strict=False)) for _ in range(self._count)]

    # ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def worth(self, move: Move) -> int:
        """The worth of the best scene that `move` can lead to, or its mean over what can be drawn."""
        tops = [pile[-1] if pile else None for pile in self.board.open]
        match move:
            case Draw():
                return self._drawing(tops)
            case TakeOpen(pile):
                under = self.board.open[pile][-2:-1]
                rest = [*tops[:pile], under[0] if under else None, *tops[pile + 1 :]]
                return self._placing(cast("Handle", tops[pile]), self.scene, self._left_open(rest))
            case Place(position, pile):
                return self._place(position, [*tops[:pile], self.board.dream[position], *tops[pile + 1 :]])
            case PlaceCircle(position):
                return self._going_round(cast("Handle", self.board.drawn), self.scene, position, self._harm(tops))
            case Discard(pile):
                return self.judge(self.scene, self._harm([*tops[:pile], self.board.drawn, *tops[pile + 1 :]]))
            case Swap(a, b):
                return self.judge(swapped(self.scene, self.me, a, b))
            case Give(pile):
                return self._giving(pile, tops)
            case Stay():
                return self.judge(self.scene)
            case _:
                return 0

    def _drawing(self, tops: Sequence[Handle | None]) -> int:
        harm = self._left_open(tops)
        worth = 0
        for face, copies in self.unseen.items():
            if copies:
                scene = Scene(self.scene.dreams, {**self.scene.faces, _DRAWN: face}, self.scene.turned)
                best = self._placing(_DRAWN, scene, harm)
                worth += copies * (best if face == CIRCLE else max(best, self.judge(self.scene, harm)))
        return worth // max(1, sum(self.unseen.values()))

    def _placing(self, card: Handle, scene: Scene, harm: int) -> int:
        """The worth of laying `card` where it does most good."""
        if scene.faces[card] == CIRCLE:
            return max(self._going_round(card, scene, p, harm) for p in range(DREAM_CARDS))
        return max(self._laying(card, scene, p, harm) for p in range(DREAM_CARDS))

    def _laying(self, card: Handle, scene: Scene, position: int, harm: int) -> int:
        dream = list(scene.dreams[self.me])
        dream[position] = card
        laid = scene.with_dream(self.me, dream)
        worth = self.judge(laid, harm)
        if scene.faces[card] != NEST:
            return worth
        rest = [p for p in range(DREAM_CARDS) if p != position]
        return max(worth, *(self.judge(swapped(laid, self.me, a, b), harm) for a in rest for b in rest if a < b))

    def _place(self, position: int, tops: Sequence[Handle | None]) -> int:
        return self._laying(cast("Handle", self.board.drawn), self.scene, position, self._harm(tops))

    def _going_round(self, card: Handle, scene: Scene, position: int, harm: int) -> int:
        """The worth of the dreams after `card`, a Kruczy krąg laid at `position`, has gone round."""
        dreams = [list(dream) for dream in scene.dreams]
        turned = set(scene.turned)
        for step in range(len(dreams)):
            dream = dreams[(self.me + step) % len(dreams)]
            turned.add(card)
            dream[position], card = card, dream[position]
        gone = Scene(dreams, scene.faces, frozenset(turned))
        if self.board.agreed.edition != CORRECTED or not all(self.board.open):
            harm = max(harm, self._gain(card, gone))
        return self.judge(gone, harm)

    def _giving(self, pile: int, tops: list[Handle | None]) -> int:
        """Where the last card of a circle goes matters only to who finds it on top."""
        if self.board.agreed.edition != CORRECTED or tops[pile] is None:
            tops[pile] = self.board.drawn
        harm = self._harm(tops)
        return harm if self.next == self.me else -harm

    # ── what the next player may make of the open cards ─────────────────────────────────────────────────────────────
    def _gain(self, card: Handle | None, scene: Scene | None = None) -> int:
        """By how much `card` would lighten the next player's dream."""
        face = None if card is None else self.board.faces.get(card)
        if face is None or face == CIRCLE:
            return 0
        dream = (scene or self.scene).seen(self.next)
        places = range(DREAM_CARDS)
        return max(0, self.weigh(dream) - min(self.weigh([*dream[:p], face, *dream[p + 1 :]]) for p in places))

    def _harm(self, tops: Iterable[Handle | None]) -> int:
        """What the next player gains from the best of `tops`."""
        return max(self._gain(card) for card in tops)

    def _left_open(self, tops: Iterable[Handle | None]) -> int:
        """What the next player gains from `tops` once the best of them is covered."""
        return max(sorted((self._gain(card) for card in tops), reverse=True)[1:], default=0)


def swapped(scene: Scene, seat: Seat, a: int, b: int) -> Scene:
    """The scene in which two cards of the dream of `seat` have changed places."""
    dream = list(scene.dreams[seat])
    dream[a], dream[b] = dream[b], dream[a]
    return scene.with_dream(seat, dream)


def unseen(seen: Iterable[Face]) -> dict[Face, int]:
    """How many cards of each face lie face down somewhere."""
    left = dict.fromkeys(FACES, COPIES)
    for face in seen:
        left[face] -= 1
    return left


def guesses(left: Mapping[Face, int]) -> dict[Face | None, int]:
    """The value of each face in hundredths of a point; of None, the mean of the cards that nobody has seen."""
    guess: dict[Face | None, int] = {face: value * POINT for face, value in VALUES.items()}
    guess[MIRROR] = MIRROR_GUESS
    cards = sum(left.values())
    total = sum(copies * guess[face] for face, copies in left.items())
    guess[None] = total // cards if cards else 4 * POINT
    return guess


def eases(left: Mapping[Face, int], turns: int) -> dict[Face | None, int]:
    """How likely, in percent, another card of each face is found in `turns` turns; never for None and mirrors."""
    cards = max(1, sum(left.values()))
    ease: dict[Face | None, int] = {face: EASE * turns * copies // cards for face, copies in left.items()}
    return ease | {None: 0, MIRROR: 0}
