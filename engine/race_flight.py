"""Support, attacks and what a flight is worth: the arithmetic of the race, apart from whose turn it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.pieces import Face, Seat
from engine.race_board import HERO, Attack, Award, Board, Exchange, Fired, Laid, Support
from engine.race_cards import (
    ANY,
    CARDS,
    COLOURS,
    FORMATION,
    HIGH,
    LANDS,
    STRIKE,
    SWAP,
    TURBO,
    TURBO_TIED,
    Card,
    Hero,
    turbo_spaces,
)

FORMATION_SPACES: Final = 3
SWAP_SPACES: Final = 2
HIGH_SPEED: Final = 6
HIGH_SPACES: Final = 1
STRIKE_SPACES: Final = 2
TURBO_TALENT_SPACES: Final = 1

NEEDS_CACHED: Final = 4096
"""Needs, with what lies under them, of which it is cached what fits; some hundreds come up in a game."""


# ── support (Przydziel zebrane smoki) ───────────────────────────────────────────────────────────────────────────────
def fits(needs: Sequence[str], given: Sequence[str]) -> bool:
    """Whether each of the colours `given` meets a need of its own; "any" in `given` meets whichever is left."""
    beyond = sum(max(0, given.count(colour) - needs.count(colour)) for colour in COLOURS)
    return len(given) <= len(needs) and beyond <= needs.count(ANY)


def are_met(needs: Sequence[str], given: Sequence[str]) -> bool:
    """Whether the colours `given` meet all of `needs` and nothing is left over."""
    return len(given) == len(needs) and fits(needs, given)


@lru_cache(NEEDS_CACHED)
def useful_colours(needs: tuple[str, ...], given: tuple[str, ...]) -> frozenset[str]:
    """The colours, "any" among them, of which one more fits."""
    return frozenset(colour for colour in (*COLOURS, ANY) if fits(needs, (*given, colour)))


def colours_of(hero: Hero, cards: Iterable[str]) -> list[str]:
    """The colours that cards, by id, give as support; "hero" stands for the support of `hero`."""
    colours = colours_with(hero.support)
    return [colours[card] for card in cards]


@cache
def colours_with(support: str | None) -> Mapping[str, str]:
    """The colours of all that can be laid under a dragon, by card; `support` is what the hero gives."""
    cards: dict[str, str] = {card.id: card.colour for card in CARDS.values()}
    return cards if support is None else {HERO: support, **cards}


def given_to(board: Board, dragon: Card) -> tuple[str, ...]:
    """The colours of what lies under a dragon of the flying seat."""
    assert board.flying is not None
    under = board.supports.get(dragon.id)
    return tuple(colours_of(board.hero(board.flying), under)) if under else ()


def useful_under(board: Board, dragon: Card) -> frozenset[str]:
    """The colours of which one more fits under a dragon of the flying seat."""
    assert board.flying is not None
    return useful_colours(board.needs(board.flying, dragon), given_to(board, dragon))


@cache
def supports_of(dragon: str) -> Mapping[str, Support]:
    """What can be laid under `dragon`, by card: listed once, for the same few moves are legal over and over."""
    return {card: Support(card, dragon) for card in (*CARDS, HERO)}


# ── attacks (Smocze ataki) ──────────────────────────────────────────────────────────────────────────────────────────
@cache
def attacks_over(seat: Seat, dragon: str) -> Mapping[str, Attack]:
    """What can be laid over `dragon` of `seat`, by card."""
    return {card.id: Attack(card.id, seat, dragon) for card in CARDS.values() if card.attacks}


def attack(board: Board, made: Attack) -> None:
    """Lay the card over the dragon; who has the talent for it moves at once."""
    assert board.flying is not None
    seat = board.flying
    board.attacks.append(Laid(seat, _id(made.card), made.seat, _id(made.dragon)))
    if board.hero(seat).talent == STRIKE:
        board.positions[seat] += STRIKE_SPACES


# ── what can be laid ────────────────────────────────────────────────────────────────────────────────────────────────
class Choices:
    """What the flying seat can lay: looked for once in a flight, and kept up as one thing after another is laid."""

    def __init__(self, board: Board) -> None:
        assert board.flying is not None
        self._board = board
        spare, hero = board.spare(), board.hero(board.flying)
        self._left: dict[str, str] = {card.id: card.colour for card in spare}
        """The colour of every card left, and of the hero's support."""
        if hero.support is not None and board.hero_is_free():
            self._left[HERO] = hero.support
        self._wanting: dict[str, frozenset[str]] = {
            dragon.id: useful_under(board, dragon) for dragon in board.team(board.flying)
        }
        """The colours that fit under every dragon of the team."""
        self._attacking: list[str] = [card.id for card in spare if card.attacks]
        targets = [seat for seat in board.seats if self._attacking and not board.has_flown(seat)]
        self._over = [attacks_over(seat, dragon.id) for seat in targets for dragon in board.team(seat)]

    def supports(self) -> list[Support]:
        """Every card left, and the hero, under every dragon that has a need for it."""
        wanting = [(supports_of(dragon), useful) for dragon, useful in self._wanting.items() if useful]
        left = self._left.items()
        return [moves[card] for moves, useful in wanting for card, colour in left if colour in useful]

    def attacks(self) -> list[Attack]:
        """Every attacking card left over every dragon of a seat that has not flown, and over one's own."""
        return [moves[card] for card in self._attacking for moves in self._over]

    def laid(self, card: str, dragon: str) -> None:
        """`card` lies under or over `dragon` now."""
        del self._left[card]
        if card in self._attacking:
            self._attacking.remove(card)
        if dragon in self._wanting:
            self._wanting[dragon] = useful_under(self._board, CARDS[_id(dragon)])


def legal_supports(board: Board) -> list[Support]:
    """What the flying seat can lay as support."""
    return Choices(board).supports()


def legal_attacks(board: Board) -> list[Attack]:
    """What the flying seat can lay as attacks."""
    return Choices(board).attacks()


# ── firing (Odpalenie smoczego zespołu) ─────────────────────────────────────────────────────────────────────────────
def fire(board: Board) -> tuple[Fired, ...]:
    """Every dragon of the flying seat whose needs are met flies, and the pawn goes as far as they are fast."""
    assert board.flying is not None
    seat = board.flying
    team = board.team(seat)
    flown = [dragon for dragon in team if are_met(board.needs(seat, dragon), given_to(board, dragon))]
    board.fired = fired = tuple(_fired(board, dragon) for dragon in flown)
    board.positions[seat] += flight_spaces(board.hero(seat), team, flown)
    return fired


def flight_spaces(hero: Hero, team: Sequence[Card], flown: Sequence[Card]) -> int:
    """What firing `flown` of `team` is worth: speeds and what the hero's talent adds to them."""
    spaces = sum(dragon.speed for dragon in flown)
    if hero.talent == FORMATION and len(flown) == len(team):
        spaces += FORMATION_SPACES
    if hero.talent == HIGH:
        spaces += HIGH_SPACES * sum(dragon.speed >= HIGH_SPEED for dragon in flown)
    return spaces


def _fired(board: Board, dragon: Card) -> Fired:
    under = board.supports[dragon.id]
    return Fired(dragon.id, tuple(_id(card) for card in under if card != HERO), HERO in under)


# ── exchange (Wymień smoka w swoim zespole) ─────────────────────────────────────────────────────────────────────────
def legal_exchanges(board: Board) -> list[Exchange]:
    """Every dragon of the team for every one drafted this turn that does not attack, used or not."""
    assert board.flying is not None
    newcomers = [card.id for card in board.shown(board.drafted[board.flying]) if not card.attacks]
    exchanges = [exchanges_of(out.id) for out in board.team(board.flying)]
    return [moves[into] for moves in exchanges for into in newcomers]


@cache
def exchanges_of(out: str) -> Mapping[str, Exchange]:
    """Which dragon can take the place of `out`, by the newcomer."""
    return {card.id: Exchange(out, card.id) for card in CARDS.values() if not card.attacks}


def exchange(board: Board, made: Exchange) -> None:
    """The two change places; who has the talent for it moves on if their colours differ."""
    assert board.flying is not None
    seat = board.flying
    team, drafted = board.teams[seat], board.drafted[seat]
    out = next(i for i, card in enumerate(team) if board.faces[card] == made.out)
    into = next(i for i, card in enumerate(drafted) if board.faces[card] == made.in_)
    team[out], drafted[into] = drafted[into], team[out]
    board.positions[seat] += exchange_spaces(board.hero(seat), CARDS[_id(made.out)], CARDS[_id(made.in_)])


def exchange_spaces(hero: Hero, out: Card, into: Card) -> int:
    """What the hero's talent adds for this exchange."""
    return SWAP_SPACES if hero.talent == SWAP and out.colour != into.colour else 0


def flown_by(board: Board, seat: Seat) -> int:
    """How many spaces `seat` has moved since its flight began."""
    return board.positions[seat] - board.before_flight


# ── turbo (Faza Turbo) ──────────────────────────────────────────────────────────────────────────────────────────────
def count_turbo(board: Board) -> list[Award]:
    """Land by land: who has the most dragons of it in team and draft, and what that is worth in this turn."""
    own = [[card.land for card in board.shown([*board.teams[s], *board.drafted[s]])] for s in board.seats]
    heroes = [board.hero(seat) for seat in board.seats]
    in_game = board.lands()
    return [
        award(board.turn, land, tuple(lands.count(land) for lands in own), heroes) for land in LANDS if land in in_game
    ]


def award(turn: int, land: str, counts: tuple[int, ...], heroes: Sequence[Hero]) -> Award:
    """What `counts` of a land, one number a seat, are worth in `turn`; nothing to anyone who has none."""
    most = max(counts)
    won = turbo_spaces(turn) if counts.count(most) == 1 else TURBO_TIED
    spaces = tuple(
        won + (TURBO_TALENT_SPACES if hero.talent == TURBO else 0) if most and count == most else 0
        for count, hero in zip(counts, heroes, strict=True)
    )
    return Award(land, counts, spaces)


def _id(card: str) -> Face:
    return Face(card)
