"""The sly player of Smoki: deals what lies face down in many ways, plays each round on, and takes what does best.

It weighs moves as the bot does and looks ahead between those that come out nearly alike. What it sees there is by whom
a round would be won, not how the dreams look now: when to end it, what to leave on top, whom a circle helps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.policies.smoki_bot import CERTAIN, POINT, Mind
from engine.policies.worlds import Hurry, best_of, counted, dealt, unhurried
from engine.smoki import (
    CIRCLE,
    COPIES,
    CORRECTED,
    DREAM_CARDS,
    FACES,
    MIRROR,
    ROW_CARDS,
    TOKENS,
    VALUES,
    Board,
    Discard,
    Draw,
    Place,
    PlaceCircle,
    Reveal,
    TakeOpen,
    count,
)

WORLDS: Final = 32
MOST: Final = 4
"""Between so many moves it looks ahead at most."""
NEAR_PERCENT: Final = 6
"""A move is looked at that wins in so many of a hundred rounds fewer than the best one, as the bot weighs it."""
NEAR_POINTS: Final = 200
"""The same where points are written down, in hundredths of a point."""
EARLY: Final = 3
"""With more cards face down in each dream than this a round is so far from its end that all it sees there is noise."""
WHIM: Final = 40
"""One turn in so many begins with a draw whatever lies open, as the bot's does more often."""
SURER: Final = 6
"""So many rounds in a hundred more has a move to win, or as many tenths of a point, before it is made instead."""
LONGEST: Final = 16
"""Turns after which a round that is played on is counted as it lies."""
HIDDEN: Final = 4
"""In a round that is played on: what a card that lies face down is taken for."""
MIRRORED: Final = 2
"""There: what a mirror is taken for."""
CLEAR: Final = 4
"""A round that is won or lost by so many points might as well have ended otherwise, half of it."""
TAKES: Final = 3
"""There: an open card is taken that lightens the dream by so many points."""

Shown: TypeAlias = "Face | None"


def _columns() -> Mapping[tuple[Shown, Shown], int]:
    value: dict[Shown, int] = {MIRROR: MIRRORED, None: HIDDEN, **{face: VALUES[face] for face in VALUES}}
    faces: Sequence[Shown] = (*FACES, None)
    return {
        (one, other): 0 if one == other and one in VALUES else value[one] + value[other]
        for one in faces
        for other in faces
    }


COLUMN: Final = _columns()
"""What two cards in a column are taken for, None for one that lies face down."""
_OTHER: Final = tuple((at + ROW_CARDS) % DREAM_CARDS for at in range(DREAM_CARDS))


@dataclass(frozen=True, slots=True)
class SmokiSly:
    """Looks at `worlds` deals of what it has not seen before it decides. Short of time it looks at fewer."""

    worlds: int = WORLDS
    hurry: Hurry = unhurried

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can find."""
        time_is_up = self.hurry()
        if isinstance(legal.listed[0], Reveal):
            return chance.choice(legal.listed)
        if Draw() in legal.listed and not chance.below(WHIM):
            return Draw()
        mind = Mind(view, chance)
        weighed = [mind.worth(move) for move in legal.listed]
        moves = candidates(mind.board, legal, weighed)
        if (
            len(moves) < 2
            or mind.turns > EARLY
            or not isinstance(moves[0], Draw | TakeOpen | Place | PlaceCircle | Discard)
        ):
            return moves[0]
        worths = [0] * len(moves)
        dealing = Dealing(view)
        for _ in counted(self.worlds, time_is_up):
            world = dealing.world(chance)
            for at, move in enumerate(moves):
                worths[at] += world.copy().worth(mind.me, move)
        return best_of(moves, [worths[0] + SURER * 10 * self.worlds, *worths[1:]])


def candidates(board: Board, legal: Legal, weighed: Sequence[int]) -> list[Move]:
    """The moves that are nearly as good as the best by what they are `weighed`, the best first."""
    near = NEAR_PERCENT * CERTAIN // 100 if board.agreed.goal == TOKENS else NEAR_POINTS
    order = sorted(range(len(weighed)), key=lambda at: -weighed[at])
    return [legal.listed[at] for at in order if weighed[at] >= weighed[order[0]] - near][:MOST]


class Dealing:
    """What one seat sees of a round, and how what it does not see can be dealt."""

    def __init__(self, view: View) -> None:
        self.board = board = cast("Board", view.board)
        left = dict.fromkeys(FACES, COPIES)
        for face in board.faces.values():
            left[face] -= 1
        self.unseen = [face for face, copies in left.items() for _ in range(copies)]
        self.hidden = sum(card not in board.faces for dream in board.dreams for card in dream)

    def world(self, chance: Chance) -> World:
        """One way in which the cards may lie."""
        board, faces = self.board, self.board.faces
        pile = dealt(self.unseen, self.hidden + LONGEST, chance)

        def face(card: Handle) -> Face:
            return faces[card] if card in faces else pile.pop()

        dreams = [[face(card) for card in dream] for dream in board.dreams]
        return World(
            dreams=dreams,
            up=[[card in faces for card in dream] for dream in board.dreams],
            closed=pile,
            open=[[faces[card] for card in cards] for cards in board.open],
            drawn=None if board.drawn is None else faces[board.drawn],
            by_tokens=board.agreed.goal == TOKENS,
            under=board.agreed.edition == CORRECTED,
        )


@dataclass(slots=True)
class World:
    """A round as it may be, every card known; in piles the top card is last. It is played on by rules of thumb."""

    dreams: list[list[Face]]
    up: list[list[bool]]
    closed: list[Face]
    open: list[list[Face]]
    drawn: Face | None
    by_tokens: bool
    under: bool

    def copy(self) -> World:
        """The same, to be played on."""
        return World(
            [*map(list, self.dreams)],
            [*map(list, self.up)],
            [*self.closed],
            [*map(list, self.open)],
            self.drawn,
            self.by_tokens,
            self.under,
        )

    def worth(self, me: Seat, move: Move) -> int:
        """In thousandths: whether `me` wins the round if it makes `move`, or by how many hundredths of a point."""
        match move:
            case Draw():
                self._draw(me)
            case TakeOpen(pile):
                self._must_lay(me, self.open[pile].pop())
            case Place(position, pile):
                self._lay(me, position, pile, cast("Face", self.drawn))
            case PlaceCircle(position):
                self._go_round(me, position, cast("Face", self.drawn))
            case Discard(pile):
                self.open[pile].append(cast("Face", self.drawn))
        seat, turns = me, 0
        while not any(map(all, self.up)) and self.closed and turns < LONGEST:
            seat = (seat + 1) % len(self.dreams)
            turns += 1
            self._turn(seat)
        points = [count(dream).total for dream in self.dreams]
        best_other = min(points[:me] + points[me + 1 :])
        if not self.by_tokens:
            return POINT * (sum(points) - points[me]) // (len(points) - 1) - POINT * points[me]
        lead = best_other - points[me]
        won = 300 if lead > 0 else 150 if lead == 0 else 0
        return won + 350 + 350 * lead // (abs(lead) + CLEAR)

    def _shown(self, seat: Seat) -> list[Shown]:
        return [face if up else None for face, up in zip(self.dreams[seat], self.up[seat], strict=True)]

    def _best(self, shown: list[Shown], face: Face, closing: bool) -> tuple[int, int]:
        """By how much `face` can lighten a dream, and where; not at its last hidden place unless it may be closed."""
        last = shown.index(None) if not closing and shown.count(None) == 1 else -1
        best, where = -100, 0
        for at in range(DREAM_CARDS):
            if at != last:
                other = shown[_OTHER[at]]
                gain = COLUMN[shown[at], other] - COLUMN[face, other]
                if gain > best:
                    best, where = gain, at
        return best, where

    def _may_close(self, seat: Seat, shown: list[Shown]) -> bool:
        """Whether its dream looks mild enough to end the round with the next card."""
        own = _weight(shown)
        return all(own <= _weight(self._shown(other)) for other in range(len(self.dreams)) if other != seat)

    def _turn(self, seat: Seat) -> None:
        shown = self._shown(seat)
        closing = shown.count(None) != 1 or self._may_close(seat, shown)
        best, where, pile = TAKES - 1, 0, -1
        for at, cards in enumerate(self.open):
            if cards and cards[-1] != CIRCLE:
                gain, position = self._best(shown, cards[-1], closing)
                if gain > best:
                    best, where, pile = gain, position, at
        if pile < 0:
            self._draw(seat)
        else:
            self._lay(seat, where, pile, self.open[pile].pop())

    def _draw(self, seat: Seat) -> None:
        if not self.closed:
            return
        face, shown = self.closed.pop(), self._shown(seat)
        if face == CIRCLE:
            self._go_round(seat, self._best(shown, Face("0"), True)[1], face)
            return
        gain, where = self._best(shown, face, shown.count(None) != 1 or self._may_close(seat, shown))
        if gain > 0:
            self._lay(seat, where, self._covered(), face)
        else:
            self.open[self._covered()].append(face)

    def _must_lay(self, seat: Seat, face: Face) -> None:
        shown = self._shown(seat)
        if face == CIRCLE:
            self._go_round(seat, self._best(shown, Face("0"), True)[1], face)
        else:
            _, where = self._best(shown, face, shown.count(None) != 1 or self._may_close(seat, shown))
            self._lay(seat, where, self._covered(), face)

    def _covered(self) -> int:
        """The open pile whose top card others would rather have."""
        tops = [VALUES.get(cards[-1], MIRRORED) if cards else 99 for cards in self.open]
        return tops.index(min(tops))

    def _lay(self, seat: Seat, at: int, pile: int, face: Face) -> None:
        self.open[pile].append(self.dreams[seat][at])
        self.dreams[seat][at] = face
        self.up[seat][at] = True

    def _go_round(self, seat: Seat, at: int, face: Face) -> None:
        for step in range(len(self.dreams)):
            other = (seat + step) % len(self.dreams)
            self.dreams[other][at], face = face, self.dreams[other][at]
            self.up[other][at] = True
        self.open[0].insert(0 if self.under else len(self.open[0]), face)


def _weight(shown: Sequence[Shown]) -> int:
    """What a dream is taken for."""
    return sum(COLUMN[shown[at], shown[at + ROW_CARDS]] for at in range(ROW_CARDS))
