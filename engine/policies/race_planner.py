"""Which cards go under which dragons, so that the flight is worth the most: an exact answer, for bots and as a hint.

Dragons that fly together need a number of cards of each colour and a number of any colour. Cards of one colour are
alike, so a set of dragons can fly exactly if the cards and the hero cover these numbers; all sets are tried, which for
a team of five are 31. Only then are cards laid, those that could attack last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.pieces import Seat
from engine.race_board import HERO, Board, Support
from engine.race_cards import ANY, COLOURS, Card, Hero
from engine.race_flight import fits, flight_spaces, given_to

_KINDS: Final = (*COLOURS, ANY)


@dataclass(frozen=True, slots=True)
class Wanting:
    """A dragon of a team and the support that it still needs to fly."""

    dragon: Card
    needs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """Supports that let dragons fly which are worth `spaces`; `flown` lists them, those already supported too."""

    spaces: int
    flown: tuple[Card, ...]
    supports: tuple[Support, ...]


@dataclass(slots=True)
class Stock:
    """What can be laid as support, counted by colour; `wild` supports of any colour are the hero's."""

    by_colour: list[int]
    wild: int = 0

    def copy(self) -> Stock:
        """The same, to be added to."""
        return Stock([*self.by_colour], self.wild)

    def covers(self, demand: Sequence[int]) -> bool:
        """Whether `demand`, a number for each of the four colours and one for any, can be met at once."""
        short = beyond = 0
        for have, need in zip(self.by_colour, demand, strict=False):
            if have < need:
                short += need - have
            else:
                beyond += have - need
        return short <= self.wild and demand[-1] <= beyond + self.wild - short


def demand_of(needs: Iterable[str]) -> tuple[int, ...]:
    """How many of each colour, and of any, `needs` are."""
    counts = Counter(needs)
    return tuple(counts[kind] for kind in _KINDS)


@dataclass(frozen=True, slots=True)
class Set:
    """Some dragons of a team (bits from the first), what they are worth together, and what they need together."""

    spaces: int
    bits: int
    demand: tuple[int, ...]


class Sets:
    """All sets of a team's dragons, the best first: the most spaces, then the fewest cards, then earlier dragons."""

    def __init__(self, team: Sequence[Wanting], hero: Hero) -> None:
        dragons = [wanting.dragon for wanting in team]
        demands = [demand_of(wanting.needs) for wanting in team]
        sets = []
        for bits in range(1, 1 << len(team)):
            inside = [at for at in range(len(team)) if bits >> at & 1]
            demand = tuple(sum(demands[at][kind] for at in inside) for kind in range(len(_KINDS)))
            sets.append(Set(flight_spaces(hero, dragons, [dragons[at] for at in inside]), bits, demand))
        self._sets = sorted(sets, key=lambda each: (-each.spaces, sum(each.demand), each.bits))

    def best(self, stock: Stock) -> Set:
        """The best set that `stock` can support; the empty one if there is none."""
        return next((each for each in self._sets if stock.covers(each.demand)), NOBODY)


NOBODY: Final = Set(0, 0, (0,) * len(_KINDS))


def plan_flight(board: Board) -> Plan:
    """The best plan for the flying seat from here, with what it has laid already. Needs public faces alone.

    It says nothing of attacks: cards that are laid as attacks afterwards are missing in it.
    """
    spare = board.spare()
    hero = board.hero(_flying(board))
    return plan(_variants(board), spare, hero, hero_is_free=board.hero_is_free())


def plan(variants: Sequence[Sequence[Wanting]], cards: Sequence[Card], hero: Hero, *, hero_is_free: bool) -> Plan:
    """The best plan among `variants` of what each dragon of the team still needs; there is more than one only if the
    hero's support of any colour lies under a dragon, for it may stand for any of its needs.
    """
    stock = stock_of(cards, hero, hero_is_free=hero_is_free)
    found = [(Sets(team, hero).best(stock), team) for team in variants]
    best, team = min(found, key=lambda each: (-each[0].spaces, sum(each[0].demand)))
    flown = [wanting for at, wanting in enumerate(team) if best.bits >> at & 1]
    supports = lay(flown, cards, hero if hero_is_free else None)
    return Plan(best.spaces, tuple(wanting.dragon for wanting in flown), supports)


def stock_of(cards: Iterable[Card], hero: Hero, *, hero_is_free: bool = True) -> Stock:
    """All that can be laid: cards, and the hero's support unless it is given already."""
    colours = [card.colour for card in cards]
    if hero_is_free and hero.support in COLOURS:
        colours.append(hero.support)
    return Stock([colours.count(colour) for colour in COLOURS], wild=int(hero_is_free and hero.support == ANY))


def lay(flown: Sequence[Wanting], cards: Iterable[Card], hero: Hero | None) -> tuple[Support, ...]:
    """Supports that meet the needs of all of `flown`, which `cards` and the hero, if it is free, are known to cover.

    The hero is laid before cards, and cards that could attack are laid last.
    """
    piles: dict[str, list[str]] = {kind: [] for kind in _KINDS}
    rank: dict[str, int] = {}
    for card in sorted(cards, key=lambda card: not card.attacks):
        piles[card.colour].append(card.id)
        rank[card.id] = int(card.attacks)
    if hero is not None and hero.support is not None:
        piles[hero.support].append(HERO)
        rank[HERO] = -1
    out: list[Support] = []
    for wanting in flown:
        coloured = [need for need in wanting.needs if need != ANY]
        out += [Support((piles[need] or piles[ANY]).pop(), wanting.dragon.id) for need in coloured]
    left = sorted((card for pile in piles.values() for card in pile), key=lambda card: rank[card], reverse=True)
    for wanting in flown:
        out += [Support(left.pop(), wanting.dragon.id) for need in wanting.needs if need == ANY]
    return tuple(out)


def _flying(board: Board) -> Seat:
    assert board.flying is not None
    return board.flying


def _variants(board: Board) -> list[list[Wanting]]:
    """What each dragon of the flying seat still needs, in every way in which what lies under it can be counted."""
    variants: list[list[Wanting]] = [[]]
    for dragon in board.team(_flying(board)):
        rests = still_needed(board.needs(_flying(board), dragon), given_to(board, dragon))
        variants = [[*team, Wanting(dragon, rest)] for team in variants for rest in rests]
    return variants


def still_needed(needs: Sequence[str], given: Sequence[str]) -> list[tuple[str, ...]]:
    """What is left of `needs` when `given` lies there; each way once. A coloured card meets its own colour first."""
    assert fits(needs, given)
    left = list(needs)
    for colour in given:
        if colour != ANY:
            left.remove(colour if colour in left else ANY)
    if ANY not in given:
        return [tuple(left)]
    ways = [tuple(rest) for rest in combinations(left, len(left) - given.count(ANY))]
    return list(dict.fromkeys(ways))
