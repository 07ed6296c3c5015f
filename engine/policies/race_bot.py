"""The bot for the race: drafts for its flight, its next team and turbo, minds its neighbour, attacks where it hurts.

It reckons in whole numbers only, so that it plays the same race on every machine: hundredths of a space throughout.
What is not known yet (its later picks, its next hands) is dealt in `WORLDS` deals of the cards that it has not seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Final, cast

from engine.chance import Chance
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies.race_planner import Plan, Sets, Stock, Wanting, demand_of, plan, plan_flight, stock_of
from engine.race_board import Attack, Board, Exchange, Fire, Stay, cards_of, start_cards
from engine.race_cards import CARDS, COLOURS, LANDS, STRIKE, TURBO, TURNS, Card, hand_cards, passes_left, turbo_spaces
from engine.race_flight import STRIKE_SPACES, TURBO_TALENT_SPACES, exchange_spaces

SPACE: Final = 100
WORLDS: Final = 24
CHOICE: Final = 2
"""How many cards a later pick is thought to choose from."""
FUTURE: Final = 150
"""Percent: what a better team is worth in all turns to come, compared with the next one."""
DENIAL: Final = 25
"""Percent: how much of what a card is worth to the neighbour counts as one's own loss."""
FLIES: Final = 45
"""Percent: how likely an attack keeps a dragon from flying that would have flown."""
RIVAL: Final = 60
"""Percent: how much of a loss of the rival, whoever is ahead or next behind, counts as one's own gain."""
OTHER: Final = 15
"""The same of anybody else's."""
LAND_SPREAD: Final = 200
"""By how many hundredths of a card a count of a land may turn out otherwise than expected."""


class RaceBot:
    """Values every move by what it is expected to bring; equally good ones are chosen among by chance."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can think of."""
        mind = Mind(view, chance)
        first = legal.listed[0]
        if isinstance(first, Pick):
            worths = mind.draft.worths()
        elif isinstance(first, Stay):
            worths = [mind.exchange(made) for made in legal.listed]
        else:
            return mind.flight()
        best = max(worths)
        return chance.choice([made for made, worth in zip(legal.listed, worths, strict=True) if worth == best])


class Mind:
    """What one seat makes of what lies on the table and in its hand."""

    def __init__(self, view: View, chance: Chance) -> None:
        self.board = cast("Board", view.board)
        self.me = cast("Seat", view.seat)
        self.known = view.known
        self.hero = self.board.hero(self.me)
        self.team = self.board.team(self.me)
        self.others = [seat for seat in self.board.seats if seat != self.me]
        self.hand = [CARDS[view.known[card]] for card in self.board.hands[self.me]]
        self.drafted = [CARDS[view.known[card]] for card in self.board.drafted[self.me]]
        self._chance = chance
        self._worths: dict[tuple[Card, ...], int] = {}

    @cached_property
    def unseen(self) -> list[Card]:
        """The cards that may lie anywhere: all in the game but those in teams and those seen now."""
        board = self.board
        late = [
            card for tile in board.turned_up() if tile.group != "corner" for card in cards_of(len(board.seats), tile)
        ]
        seen = {card.id for seat in board.seats for card in board.team(seat)}
        seen |= {card.id for card in (*self.hand, *self.drafted)} | set(board.faces.values())
        return [CARDS[card] for card in (*start_cards(len(board.seats)), *late) if card not in seen]

    def deals(self, picks: int) -> list[list[int]]:
        """For each world the colours of the cards that `picks` later picks choose from, `CHOICE` for each pick."""
        colours = [COLOURS.index(card.colour) for card in self.unseen]
        return [self._chance.shuffled(colours)[: picks * CHOICE] for _ in range(WORLDS)]

    # ── flight ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def flight(self) -> Move:
        """Attack first, then lay one support after the other, then fire."""
        attacks = Attacks(self)
        made = attacks.best()
        if made is not None:
            return made
        supports = plan_flight(self.board).supports
        return supports[0] if supports else Fire()

    # ── exchange ────────────────────────────────────────────────────────────────────────────────────────────────────
    def exchange(self, made: Move) -> int:
        """What the team is worth after `made`, and what the exchange itself brings."""
        if not isinstance(made, Exchange):
            return self.worth_of(self.team)
        out, into = self._two(made)
        team = [into if card is out else card for card in self.team]
        return self.worth_of(team) + SPACE * exchange_spaces(self.hero, out, into)

    def _two(self, made: Exchange) -> tuple[Card, Card]:
        by_id = {str(card.id): card for card in (*self.team, *self.drafted)}
        return by_id[made.out], by_id[made.in_]

    def worth_of(self, team: Sequence[Card]) -> int:
        """What `team` is expected to fly in turns to come, beyond this one."""
        if self.board.turn == TURNS:
            return 0
        key = tuple(team)
        if key not in self._worths:
            self._worths[key] = self._worth(team)
        return self._worths[key]

    def _worth(self, team: Sequence[Card]) -> int:
        sets = Sets([Wanting(dragon, dragon.needs) for dragon in team], self.hero)
        demand = demand_of(total_demand(team).elements())
        alone = stock_of((), self.hero)
        flown = sum(sets.best(chosen(alone, colours, demand)).spaces for colours in self._next_deals)
        return SPACE * FUTURE * flown // (100 * WORLDS)

    @cached_property
    def _next_deals(self) -> list[list[int]]:
        return self.deals(hand_cards(min(TURNS, self.board.turn + 1)))

    @cached_property
    def draft(self) -> Draft:
        """What the cards of the hand are worth."""
        return Draft(self)


@dataclass(frozen=True, slots=True)
class Parts:
    """What a card of a hand is worth for this flight (more than the worst colour), the team to come, its land, an
    attack, and to the neighbour: in hundredths of a space.
    """

    flight: int
    team: int
    land: int
    attack: int
    neighbour: int


class Draft:
    """What each card of a hand is worth to keep."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.board = mind.board
        self.left = len(mind.hand) - 1
        """How many picks come after this one."""

    def worths(self) -> list[int]:
        """By card of the hand, in hundredths of a space."""
        flown = self._flown()
        worths = []
        for card in self.mind.hand:
            worth = flown[card.colour]
            if card.attacks:
                worth = max(worth, min(flown.values()) + self._attack())
            else:
                worth += self._team(card)
            worths.append(worth + self._turbo(card.land) + DENIAL * self._to_neighbour(card) // 100)
        return worths

    def parts(self, index: int) -> Parts:
        """What makes up the worth of one card of the hand."""
        card, flown = self.mind.hand[index], self._flown()
        return Parts(
            flight=flown[card.colour] - min(flown.values()),
            team=0 if card.attacks else self._team(card),
            land=self._turbo(card.land),
            attack=self._attack() if card.attacks else 0,
            neighbour=self._to_neighbour(card),
        )

    def _flown(self) -> dict[str, int]:
        """For a card of each colour, what the flight is expected to bring with it."""
        mind = self.mind
        sets = Sets([Wanting(dragon, dragon.needs) for dragon in mind.team], mind.hero)
        demand = demand_of(total_demand(mind.team).elements())
        deals = mind.deals(self.left)
        out = {}
        for at, colour in enumerate(COLOURS):
            stock = stock_of(mind.drafted, mind.hero)
            stock.by_colour[at] += 1
            flown = sum(sets.best(chosen(stock, colours, demand)).spaces for colours in deals)
            out[colour] = SPACE * flown // len(deals)
        return out

    # ── the team to come ────────────────────────────────────────────────────────────────────────────────────────────
    def _team(self, card: Card) -> int:
        """By how much `card` can better the team, more than what was drafted already can."""
        return max(0, self.betters(card) - self._bettered)

    @cached_property
    def _bettered(self) -> int:
        return max((self.betters(card) for card in self.mind.drafted if not card.attacks), default=0)

    @cached_property
    def _as_it_is(self) -> int:
        return self.mind.worth_of(self.mind.team)

    def betters(self, card: Card) -> int:
        """What `card` is worth in the team, in the place where it does most good."""
        mind = self.mind
        best = 0
        for out in mind.team:
            team = [card if dragon is out else dragon for dragon in mind.team]
            gain = mind.worth_of(team) - self._as_it_is + SPACE * exchange_spaces(mind.hero, out, card)
            best = max(best, gain)
        return best

    # ── turbo ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _turbo(self, land: str) -> int:
        """How much likelier one more dragon of `land` makes it to win it."""
        return self._lands[land]

    @cached_property
    def _lands(self) -> dict[str, int]:
        mind, board = self.mind, self.board
        share = Counter(card.land for card in mind.unseen)
        total = max(1, len(mind.unseen))
        hand = hand_cards(board.turn)
        won = SPACE * (turbo_spaces(board.turn) + (TURBO_TALENT_SPACES if mind.hero.talent == TURBO else 0))
        out = {}
        for land in LANDS:
            expected = SPACE * share[land] // total
            own = SPACE * sum(card.land == land for card in (*mind.team, *mind.drafted)) + self.left * expected
            most = max(SPACE * sum(card.land == land for card in board.team(seat)) for seat in mind.others)
            margin = own - most - hand * expected
            out[land] = won * (odds(margin + SPACE) - odds(margin)) // 100
        return out

    # ── what it means to others ─────────────────────────────────────────────────────────────────────────────────────
    def _attack(self) -> int:
        """What an attack with this card may bring."""
        worth = SPACE * STRIKE_SPACES if self.mind.hero.talent == STRIKE else 0
        return worth + max((harm(self.board, self.mind.me, seat) for seat in self.mind.others), default=0)

    def _to_neighbour(self, card: Card) -> int:
        """What `card` may be worth to who is handed the rest of this hand."""
        board, me = self.board, self.mind.me
        neighbour = (me + (1 if passes_left(board.turn) else -1)) % len(board.seats)
        wants = total_demand(board.team(neighbour))
        worth = SPACE if wants[card.colour] else SPACE // 3
        if not card.attacks and board.turn < TURNS:
            slowest = min(dragon.speed for dragon in board.team(neighbour))
            worth += SPACE * max(0, card.speed - slowest) // 3
        return worth


class Attacks:
    """Which attacking cards the flying seat had better lay over dragons than under its own."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.board = mind.board
        self.spare = mind.board.spare()
        self.free = mind.board.hero_is_free()

    def best(self) -> Attack | None:
        """The first of the attacks that are worth more than what they cost; None if there are none."""
        cards = [card for card in self.spare if card.attacks]
        if not cards:
            return None
        by_colour = {colour: [card for card in cards if card.colour == colour] for colour in COLOURS}
        best: tuple[int, Attack | None] = (SPACE * self._plan(()).spaces, None)
        for counts in product(*(range(len(group) + 1) for group in by_colour.values())):
            laid = [card for count, group in zip(counts, by_colour.values(), strict=True) for card in group[:count]]
            if not laid:
                continue
            found = self._plan(laid)
            targets = self._targets(found)[: len(laid)]
            if len(targets) == len(laid):
                worth = SPACE * found.spaces + sum(worth for worth, _, _ in targets)
                _, seat, dragon = targets[0]
                best = max(best, (worth, Attack(laid[0].id, seat, dragon)), key=lambda each: each[0])
        return best[1]

    def _plan(self, without: Iterable[Card]) -> Plan:
        gone = {card.id for card in without}
        board = self.board
        if any(board.supports.values()):
            return plan_flight(board)
        team = [Wanting(dragon, board.needs(self.mind.me, dragon)) for dragon in self.mind.team]
        left = [card for card in self.spare if card.id not in gone]
        return plan([team], left, self.mind.hero, hero_is_free=self.free)

    def _targets(self, found: Plan) -> list[tuple[int, Seat, str]]:
        """Dragons to attack, the most worthwhile first: (worth, seat, dragon)."""
        board, me = self.board, self.mind.me
        talent = SPACE * STRIKE_SPACES if self.mind.hero.talent == STRIKE else 0
        targets = []
        for seat in self.mind.others:
            if board.has_flown(seat):
                continue
            share = rivalry(board, me, seat)
            for dragon in board.team(seat):
                laid = len(board.laid_on(seat, dragon.id))
                worth = SPACE * FLIES * share * dragon.speed // 10_000 // (1 + laid)
                targets.append((talent + worth, seat, str(dragon.id)))
        if talent:
            flown = {dragon.id for dragon in found.flown}
            targets += [(talent, me, str(dragon.id)) for dragon in self.mind.team if dragon.id not in flown]
        return sorted(targets, key=lambda target: (-target[0], target[1], target[2]))


# ── small reckonings ────────────────────────────────────────────────────────────────────────────────────────────────
def total_demand(team: Iterable[Card]) -> Counter[str]:
    """What all dragons of a team need, counted by kind."""
    return Counter(need for dragon in team for need in dragon.needs)


def chosen(stock: Stock, colours: Sequence[int], demand: Sequence[int]) -> Stock:
    """`stock` and one of every `CHOICE` colours in turn, given by place: the one missed most for `demand`."""
    grown = stock.copy()
    missed = [need - have for need, have in zip(demand, grown.by_colour, strict=False)]
    for start in range(0, len(colours), CHOICE):
        best = colours[start]
        for at in colours[start + 1 : start + CHOICE]:
            if missed[at] > missed[best]:
                best = at
        missed[best] -= 1
        grown.by_colour[best] += 1
    return grown


def odds(margin: int) -> int:
    """Percent: how likely a land is won with an expected lead of `margin` hundredths of a card."""
    return max(0, min(100, 100 * (margin + LAND_SPREAD) // (2 * LAND_SPREAD)))


def rivalry(board: Board, me: Seat, seat: Seat) -> int:
    """Percent: how much of what `seat` loses counts as gained by `me`."""
    if len(board.seats) == 2:
        return 100
    others = [other for other in board.seats if other != me]
    leader = max(others, key=lambda other: (board.positions[other], -other))
    return RIVAL if seat == leader else OTHER


def harm(board: Board, me: Seat, seat: Seat) -> int:
    """What an attack on the fastest dragon of `seat` may be worth to `me`, if it still can be attacked by then."""
    if board.trophies[seat] > board.trophies[me]:
        return 0
    fastest = max(dragon.speed for dragon in board.team(seat))
    return SPACE * FLIES * rivalry(board, me, seat) * fastest // 10_000
