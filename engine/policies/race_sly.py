"""The sly player of the race: deals what it cannot see in many ways and plays each draft to its end.

A hand that it passes on comes back, shorter by what the others have kept: it knows what is in it, and counts on it.
What a draft has brought is the exact flight, the better team, and the lands it wins, against what it has brought the
others. It flies and exchanges as the bot does, whose plans are exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies.race_bot import SPACE, Mind, RaceBot, rivalry
from engine.policies.race_planner import Sets, Wanting, stock_of
from engine.policies.worlds import Hurry, best_of, counted, dealt, unhurried
from engine.race_board import Board
from engine.race_cards import COLOURS, LANDS, TURBO, TURBO_TIED, TURNS, Card, passes_left, turbo_spaces
from engine.race_flight import TURBO_TALENT_SPACES

WORLDS: Final = 12
MOST: Final = 5
"""Between so many cards of a hand it looks ahead at most, the best by what the bot takes them for."""
SURER: Final = 20
"""So many hundredths of a space more has a card to bring before it is kept instead of the one the bot would keep."""
LASTS: Final = 90
"""What a dragon that is faster by one space than the slowest of a team is worth to it in turns to come, roughly."""
WANTED: Final = 300
"""In a draft that is played on: what a colour is worth that some dragon still asks for."""
LANDED: Final = 60
"""There: what a card of a land is worth of which one has another."""


@dataclass(frozen=True, slots=True)
class RaceSly:
    """Looks at `worlds` deals of what it has not seen before it keeps a card. Short of time it looks at fewer."""

    worlds: int = WORLDS
    hurry: Hurry = unhurried

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can find."""
        if not isinstance(legal.listed[0], Pick) or len(legal.listed) < 2:
            return RaceBot().choose(view, legal, chance)
        time_is_up = self.hurry()
        mind = Mind(view, chance)
        weighed = mind.draft.worths()
        order = sorted(range(len(weighed)), key=lambda at: -weighed[at])[:MOST]
        dealing = Dealing(mind, chance)
        worths = [0] * len(order)
        for _ in counted(self.worlds, time_is_up):
            hands, drafted = dealing.world()
            for at, index in enumerate(order):
                worths[at] += dealing.worth(hands, drafted, index)
        worths[0] += SURER * self.worlds
        return legal.listed[order[best_of(range(len(order)), worths)]]


class Dealing:
    """What one seat knows of a draft that goes on, and how what it does not know can be dealt."""

    def __init__(self, mind: Mind, chance: Chance) -> None:
        self.mind, self.board, self.me = mind, mind.board, mind.me
        self._chance = chance
        board = self.board
        self.step = 1 if passes_left(board.turn) else -1
        self.drafters = [Drafter(board, seat) for seat in board.seats]
        self.upgrades = {card.id: mind.draft.betters(card) for card in mind.hand if not card.attacks}
        self.had = max((mind.draft.betters(card) for card in mind.drafted if not card.attacks), default=0)
        self.shares = {seat: rivalry(board, self.me, seat) for seat in mind.others}

    def world(self) -> tuple[list[list[Card]], list[list[Card]]]:
        """One way in which the hands may be, and what was drafted."""
        board, mind = self.board, self.mind
        others = mind.others
        pile = dealt(mind.unseen, sum(len(board.hands[s]) + len(board.drafted[s]) for s in others), self._chance)
        hands = [mind.hand if seat == self.me else [pile.pop() for _ in board.hands[seat]] for seat in board.seats]
        drafted = [
            mind.drafted if seat == self.me else [pile.pop() for _ in board.drafted[seat]] for seat in board.seats
        ]
        return hands, drafted

    def worth(self, hands: Sequence[Sequence[Card]], drafted: Sequence[Sequence[Card]], index: int) -> int:
        """What keeping card `index` of the own hand brings, in hundredths of a space, against what it brings others."""
        drafters = self.drafters
        left, kept = [[*hand] for hand in hands], [[*cards] for cards in drafted]
        missing = [drafter.missing(cards) for drafter, cards in zip(drafters, kept, strict=True)]
        first: int | None = index
        while left[0]:
            for seat, drafter in enumerate(drafters):
                hand = left[seat]
                at = first if first is not None and seat == self.me else drafter.pick(hand, missing[seat])
                card = hand.pop(at)
                kept[seat].append(card)
                missing[seat][drafter.colour[card.colour]] -= 1
            first = None
            left = [left[(seat - self.step) % len(left)] for seat in range(len(left))]
        brought = [drafter.brought(cards) for drafter, cards in zip(drafters, kept, strict=True)]
        turbo = self._turbo(kept)
        known = [self.upgrades[card.id] for card in kept[self.me] if card.id in self.upgrades]
        better = max(self.had, *known, 0) if known else self.had
        worth = drafters[self.me].flown(kept[self.me]) * SPACE + better + turbo[self.me]
        for seat, share in self.shares.items():
            worth -= (brought[seat] + turbo[seat]) * share // 100
        return worth

    def _turbo(self, kept: Sequence[Sequence[Card]]) -> list[int]:
        board = self.board
        won = [0] * len(kept)
        lands = [
            [card.land for card in (*drafter.team, *cards)] for drafter, cards in zip(self.drafters, kept, strict=True)
        ]
        for land in LANDS:
            counts = [own.count(land) for own in lands]
            most = max(counts)
            if most:
                spaces = turbo_spaces(board.turn) if counts.count(most) == 1 else TURBO_TIED
                for seat, count in enumerate(counts):
                    if count == most:
                        won[seat] += SPACE * (spaces + self.drafters[seat].talent)
        return won


class Drafter:
    """One seat in a draft that is played on by rules of thumb."""

    colour: Final = {colour: at for at, colour in enumerate(COLOURS)}

    def __init__(self, board: Board, seat: Seat) -> None:
        self.hero, self.team = board.hero(seat), board.team(seat)
        self.sets = Sets([Wanting(dragon, dragon.needs) for dragon in self.team], self.hero)
        self.talent = TURBO_TALENT_SPACES if self.hero.talent == TURBO else 0
        self.slowest = min(dragon.speed for dragon in self.team)
        self.lasts = LASTS if board.turn < TURNS else 0
        self.lands = {dragon.land for dragon in self.team}
        self._needs = [sum(dragon.needs.count(colour) for dragon in self.team) for colour in COLOURS]

    def missing(self, cards: Sequence[Card]) -> list[int]:
        """How many cards of each colour the team still asks for beside `cards`."""
        have = stock_of(cards, self.hero).by_colour
        return [need - got for need, got in zip(self._needs, have, strict=True)]

    def pick(self, hand: Sequence[Card], missing: Sequence[int]) -> int:
        """The place of the card that it keeps."""
        best, where = -1, 0
        for at, card in enumerate(hand):
            worth = WANTED if missing[self.colour[card.colour]] > 0 else 0
            if card.speed > self.slowest:
                worth += self.lasts * (card.speed - self.slowest)
            if card.land in self.lands:
                worth += LANDED
            if worth > best:
                best, where = worth, at
        return where

    def flown(self, cards: Sequence[Card]) -> int:
        """The spaces of the best flight with `cards`."""
        return self.sets.best(stock_of(cards, self.hero)).spaces

    def brought(self, cards: Sequence[Card]) -> int:
        """What a draft of `cards` is worth to it in hundredths of a space, but for turbo."""
        fastest = max((card.speed for card in cards), default=0)
        return SPACE * self.flown(cards) + self.lasts * max(0, fastest - self.slowest)
