"""The sly player of Sen: deals what it cannot see in many ways, plays each round on, and takes what does best.

It weighs moves as the bot does and looks ahead only where that leaves a choice: whether to wake now or to go on, and
what becomes of the card in hand. What others have laid into their dreams from the closed pile it takes for light, for
they have seen it; everybody at the table saw them do it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.policies.sen_bot import POINT, Mind, SenBot
from engine.policies.worlds import Hurry, best_of, counted, dealt, unhurried
from engine.sen import (
    COPIES,
    CROWS,
    DREAM_CARDS,
    NINE,
    PEEK,
    SPECIALS,
    SWAP,
    TAKE_TWO,
    Agreed,
    Board,
    Choose,
    Discard,
    Draw,
    Keep,
    TakeOpen,
    Use,
    Wake,
    score,
)

WORLDS: Final = 60
HEAVY: Final = 17 * POINT
"""From a dream that is expected to be heavier than this nobody wakes, so it need not be tried."""
NEAR: Final = 150
"""A move is looked at that gains so many points less than the best one, as the bot weighs it."""
MOST: Final = 3
"""Between so many ways to play a drawn card it looks ahead at most."""
SURER: Final = 300
"""So many points better a move has to do before it is made instead of the one the bot would make; not to go on or to
wake, which the bot cannot weigh against each other as well."""
AHEAD: Final = 24
"""So many cards of the closed pile are dealt in a world; few rounds go on for longer."""
REFUSED: Final = 3
"""So many cards come up, roughly, before one that another seat would have laid into its dream."""
KEPT: Final[Sequence[int]] = (100, 100, 95, 85, 60, 30, 14, 8, 4, 3)
"""How likely, in percent, a card with so many crows that was drawn is laid into a dream."""
LONG: Final = 8
"""After so many turns of a seat there is no more to be told from what it has left where it was dealt."""
TAKEN_FOR: Final = 5
"""In a round that is played on: the crows of an own card that its player does not know."""
TAKES: Final = 4
"""There: an open card with no more crows is taken."""
WAKES: Final = 5
"""There: a dream is woken from that is taken for no heavier."""
NOBODY: Final = -1

Cards: TypeAlias = "list[Face]"


@dataclass(frozen=True, slots=True)
class SenSly:
    """Looks at `worlds` deals of what it has not seen before it decides. Short of time it looks at fewer."""

    worlds: int = WORLDS
    hurry: Hurry = unhurried

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can find."""
        time_is_up = self.hurry()
        plain = SenBot().choose(view, legal, chance)
        board, me = cast("Board", view.board), cast("Seat", view.seat)
        hopes = board.agreed.all_in and [view.known.get(card) for card in board.dreams[me]].count(NINE) > 2
        moves = [] if hopes else candidates(view, legal, plain)
        if len(moves) < 2:
            return plain
        worths, dealing = [0] * len(moves), Dealing(view)
        surer = 0 if plain == Wake() else SURER * self.worlds
        for _ in counted(self.worlds, time_is_up):
            world = dealing.world(chance)
            for at, move in enumerate(moves):
                worths[at] += world.copy().worth(me, move)
        return best_of(
            moves,
            [worth + (surer if move in (plain, Wake()) else 0) for move, worth in zip(moves, worths, strict=True)],
        )


def candidates(view: View, legal: Legal, plain: Move) -> list[Move]:
    """The moves between which it is worth looking ahead, `plain` first: what it would do without."""
    first = legal.listed[0]
    if not isinstance(first, Draw | Keep | Choose):
        return [plain]
    mind = Mind(view)
    going_on = [move for move in legal.listed if move != Wake()]
    gains = {move: mind.gain(move) for move in going_on}
    best = max(gains.values())
    near = sorted((move for move in going_on if gains[move] > best - NEAR), key=lambda move: -gains[move])
    if not isinstance(first, Draw):
        return list(dict.fromkeys((plain, *near[:MOST])))
    if plain == Wake():
        return [plain, near[0]]
    found = [plain, *[move for move in near if isinstance(move, TakeOpen)][:1]]
    found += [Draw()] if Draw() in near else []
    found += [Wake()] if mind.weight <= HEAVY else []
    return list(dict.fromkeys(found))


class Dealing:
    """What one seat knows of where the cards of a round are, and how what it does not know can be dealt."""

    def __init__(self, view: View) -> None:
        self.board = board = cast("Board", view.board)
        self.me = cast("Seat", view.seat)
        self.known = view.known
        left = dict(COPIES)
        for card in board.cards():
            if card in view.known:
                left[view.known[card]] -= 1
        self.unseen = [face for face, copies in left.items() for _ in range(copies)]
        drawn_below = min(board.cards()) + sum(COPIES.values()) - DREAM_CARDS * view.seats
        handed = still_there((len(board.open) - 1) // view.seats)
        self.others = [
            (seat, at, card, KEPT if card < drawn_below else handed)
            for seat in board.seats
            if seat != self.me
            for at, card in enumerate(board.dreams[seat])
            if card not in view.known
        ]
        """Cards of others that it has not seen, each with how likely it lies there, by its crows."""

    def world(self, chance: Chance) -> World:
        """One way in which the cards may lie, and what everybody knows of the own dream."""
        pile = dealt(self.unseen, AHEAD + REFUSED * len(self.others), chance)
        faces: dict[Handle, Face] = dict(self.known)
        for _, _, card, weights in self.others:
            at = len(pile) - 1
            while at > 0 and chance.below(100) >= weights[CROWS[pile[at]]]:
                at -= 1
            faces[card] = pile.pop(at)
        dreams = [[faces[card] if card in faces else pile.pop() for card in dream] for dream in self.board.dreams]
        return World(
            dreams=dreams,
            knows=[self._knows(seat, dream, faces) for seat, dream in enumerate(self.board.dreams)],
            closed=pile,
            open=self.known[self.board.open[-1]],
            drawn=[self.known[card] for card in self.board.drawn],
            agreed=self.board.agreed,
        )

    def _knows(self, seat: Seat, dream: Sequence[Handle], faces: Mapping[Handle, Face]) -> list[bool]:
        """Of others it is taken that they know what they laid there, and half of what they were dealt."""
        if seat == self.me:
            return [card in self.known for card in dream]
        unsure = {card for s, _, card, weights in self.others if s == seat and weights is not KEPT}
        return [card not in unsure or at % 2 == 0 for at, card in enumerate(dream)]


def still_there(turns: int) -> list[int]:
    """How likely, in percent, a card with so many crows that was dealt to another seat lies there still after so many
    of its turns: who knows that a card is heavy has exchanged it.
    """
    return [100 - 2 * min(turns, LONG) * crows // 3 for crows in range(max(CROWS.values()) + 1)]


@dataclass(slots=True)
class World:
    """A round as it may be, every card known; `closed` has its top card last. It is played on by rules of thumb."""

    dreams: list[Cards]
    knows: list[list[bool]]
    """Which cards of its own dream each seat knows."""
    closed: Cards
    open: Face
    drawn: Cards
    agreed: Agreed

    def copy(self) -> World:
        """The same, to be played on."""
        return World(
            [*map(list, self.dreams)], [*map(list, self.knows)], [*self.closed], self.open, [*self.drawn], self.agreed
        )

    def worth(self, me: Seat, move: Move) -> int:
        """By how many crows, in points, `me` comes off better than the others on average if it makes `move`."""
        caller, ender = NOBODY, me
        match move:
            case Wake():
                caller = me
            case Draw():
                self._draw(me)
            case TakeOpen(position):
                self._lay(me, position, self.open)
            case Keep(position):
                self._lay(me, position, self.drawn[0])
            case Discard():
                self.open = self.drawn[0]
            case Use():
                self._use(me, self.drawn[0])
            case Choose(index):
                self.open = self.drawn[1 - index]
                self._play(me, self.drawn[index])
        if caller == NOBODY:
            caller, ender = self._go_on(me)
        ended = score(self.dreams, None if caller == NOBODY else caller, ender, self.agreed)
        others = sum(ended.scores) - ended.scores[me]
        return POINT * others // (len(self.dreams) - 1) - POINT * ended.scores[me]

    def _go_on(self, seat: Seat) -> tuple[Seat, Seat]:
        """Play until somebody wakes or the closed pile runs out; who woke, and whose turn it was."""
        while self.closed:
            seat = (seat + 1) % len(self.dreams)
            if self._taken_for(seat) <= WAKES:
                return seat, seat
            at, most = self._heaviest(seat)
            if CROWS[self.open] <= TAKES and CROWS[self.open] < most:
                self._lay(seat, at, self.open)
            else:
                self._draw(seat)
        return NOBODY, seat

    def _taken_for(self, seat: Seat) -> int:
        known = zip(self.dreams[seat], self.knows[seat], strict=True)
        return sum([CROWS[face] if knows else TAKEN_FOR for face, knows in known])

    def _heaviest(self, seat: Seat) -> tuple[int, int]:
        known = zip(self.dreams[seat], self.knows[seat], strict=True)
        crows = [CROWS[face] if knows else TAKEN_FOR for face, knows in known]
        most = max(crows)
        return crows.index(most), most

    def _draw(self, seat: Seat) -> None:
        if self.closed:
            self._play(seat, self.closed.pop())

    def _play(self, seat: Seat, card: Face) -> None:
        if card in SPECIALS:
            self._use(seat, card)
            return
        at, most = self._heaviest(seat)
        if CROWS[card] < most:
            self._lay(seat, at, card)
        else:
            self.open = card

    def _lay(self, seat: Seat, at: int, card: Face) -> None:
        self.open, self.dreams[seat][at] = self.dreams[seat][at], card
        self.knows[seat][at] = True

    def _use(self, seat: Seat, card: Face) -> None:
        self.open = card
        if card == TAKE_TWO:
            two = [self.closed.pop() for _ in range(min(2, len(self.closed)))]
            if two:
                two.sort(key=CROWS.__getitem__)
                self.open = two[-1] if len(two) > 1 else self.open
                self._play(seat, two[0])
        elif card == PEEK and False in self.knows[seat]:
            self.knows[seat][self.knows[seat].index(False)] = True
        elif card == SWAP:
            at, most = self._heaviest(seat)
            other = (seat + 1) % len(self.dreams)
            if most > TAKEN_FOR:
                there = at % len(self.dreams[other])
                mine, theirs = self.dreams[seat], self.dreams[other]
                mine[at], theirs[there] = theirs[there], mine[at]
                self.knows[seat][at] = self.knows[other][there] = False
