"""The table of the race: what lies on it, what players may do, and who has flown how far."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar, Final

from engine.board import AnyBoard
from engine.pieces import Face, Handle, Move, Seat
from engine.race_cards import CARDS, COPIES, CORNERS, HEROES, LABELS, TILES, Card, Hero, Tile, dragons_of

HERO: Final = "hero"
"""Stands for the hero's support where a card is named."""

DISCOVER, DRAFT, FLIGHT, TURBO_COUNT, OVER = "discover", "draft", "flight", "turbo", "over"


# ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Support(Move):
    """Lay a card drafted this turn, or the hero's support ("hero"), under a dragon of one's own team."""

    kind: ClassVar[str] = "support"
    card: str
    dragon: str


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """Lay an attacking card over a dragon of `seat`, who has not flown yet or is the player itself."""

    kind: ClassVar[str] = "attack"
    card: str
    seat: Seat
    dragon: str


@dataclass(frozen=True, slots=True)
class Fire(Move):
    """Every dragon whose needs are met flies."""

    kind: ClassVar[str] = "fire"


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """After the flight: `out` leaves the team, `in_`, which was drafted this turn, takes its place."""

    kind: ClassVar[str] = "exchange"
    out: str
    in_: str


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """After the flight: the team stays as it is."""

    kind: ClassVar[str] = "stay"


# ── what is remembered of a turn ────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Laid:
    """An attacking card that `by` laid over `dragon`, one of the team of `seat`."""

    by: Seat
    card: Face
    seat: Seat
    dragon: Face


@dataclass(frozen=True, slots=True)
class Fired:
    """A dragon that flew, and what lay under it; `hero`: also the hero's support."""

    dragon: Face
    support: tuple[Face, ...]
    hero: bool


@dataclass(frozen=True, slots=True)
class Flight:
    """A flight that is over. `spaces` are those of speeds and talents; turbo comes on top."""

    fired: tuple[Fired, ...]
    attacks: tuple[Laid, ...]
    out: Face | None
    in_: Face | None
    spaces: int


@dataclass(frozen=True, slots=True)
class Award:
    """One land in the turbo count: how many dragons of it each seat has, and the spaces won (talents included)."""

    land: str
    counts: tuple[int, ...]
    spaces: tuple[int, ...]


# ── the board ───────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Board(AnyBoard):
    """The table of the race."""

    heroes: list[str]
    """A hero for each seat, by name; empty until they are drawn."""
    trophies: list[int]
    """The place of each seat, 1 the first; 0 until they are drawn."""
    positions: list[int]
    """The spaces that each seat has flown in all."""
    teams: list[list[Handle]]
    hands: list[list[Handle]]
    """What each seat chooses from; it alone has seen them."""
    drafted: list[list[Handle]]
    """What each seat kept in this turn: seen by it alone before its flight, by all afterwards."""
    flights: list[Flight | None]
    """The flights of this turn that are over."""
    coming: list[Face]
    """Cards that go into the deck with the next shuffle."""
    turn: int = 1
    phase: str = DRAFT
    upper: list[Handle] = field(default_factory=list)
    lower: list[Handle] = field(default_factory=list)
    removed: list[Handle] = field(default_factory=list)
    """The tiles that were put aside unseen, one of each row."""
    deck: list[Handle] = field(default_factory=list)
    """The cards that were not dealt; nobody sees them."""
    faces: dict[Handle, Face] = field(default_factory=dict)
    """The face of every card and tile that lies face up."""
    flying: Seat | None = None
    """Whose flight it is."""
    supports: dict[str, list[str]] = field(default_factory=dict)
    """What lies under the dragons of the flying seat, by dragon: cards by id, and "hero"."""
    attacks: list[Laid] = field(default_factory=list)
    """All attacks of this turn."""
    fired: tuple[Fired, ...] | None = None
    """The dragons that flew in the flight that is going on; None before it is decided."""
    before_flight: int = 0
    """Where the flying seat was when its flight began."""
    before_turn: list[int] = field(default_factory=list)
    """Where each seat was when the turn began."""
    turbo: list[Award] | None = None
    """The turbo count of this turn, in the order of lands."""

    # ── seats ───────────────────────────────────────────────────────────────────────────────────────────────────────
    @property
    def seats(self) -> range:
        """All seats, clockwise."""
        return range(len(self.positions))

    def hero(self, seat: Seat) -> Hero:
        """The hero of `seat`, once it is drawn."""
        return HEROES[self.heroes[seat]]

    def order_of_flight(self) -> list[Seat]:
        """All seats, the last place first."""
        return sorted(self.seats, key=lambda seat: -self.trophies[seat])

    def has_flown(self, seat: Seat) -> bool:
        """Whether the flight of `seat` in this turn is over."""
        return self.flights[seat] is not None

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def shown(self, cards: list[Handle]) -> list[Card]:
        """What is printed on cards that lie face up."""
        return [CARDS[self.faces[card]] for card in cards]

    def team(self, seat: Seat) -> list[Card]:
        """The dragons of the team of `seat`."""
        return self.shown(self.teams[seat])

    def laid_on(self, seat: Seat, dragon: str) -> list[Laid]:
        """The attacks on a dragon of `seat`."""
        return [laid for laid in self.attacks if laid.seat == seat and laid.dragon == dragon]

    def laid_by(self, seat: Seat) -> list[Laid]:
        """The attacks that `seat` has made in this turn."""
        return [laid for laid in self.attacks if laid.by == seat]

    def needs(self, seat: Seat, dragon: Card) -> tuple[str, ...]:
        """The support that `dragon` of `seat` needs now: what is printed on it, and the colour of every attack."""
        laid_on = self.laid_on(seat, dragon.id)
        return (*dragon.needs, *[CARDS[laid.card].colour for laid in laid_on]) if laid_on else dragon.needs

    def spare(self) -> list[Card]:
        """The cards of the flying seat that have not been used in its flight yet."""
        assert self.flying is not None
        used: set[str] = {laid.card for laid in self.laid_by(self.flying)}.union(*self.supports.values())
        return [card for card in self.shown(self.drafted[self.flying]) if card.id not in used]

    def hero_is_free(self) -> bool:
        """Whether the hero of the flying seat has a support to give that is not given yet."""
        assert self.flying is not None
        return self.hero(self.flying).support is not None and HERO not in chain(*self.supports.values())

    def cards(self) -> list[Handle]:
        """Every card and tile in play."""
        on_table = [*self.teams, *self.hands, *self.drafted, self.deck, self.upper, self.lower, self.removed]
        return [card for place in on_table for card in place]

    # ── the track ───────────────────────────────────────────────────────────────────────────────────────────────────
    def is_up(self, tile: Handle) -> bool:
        """Whether a tile of the upper or lower row lies face up."""
        return tile in self.faces

    def turned_up(self) -> list[Tile]:
        """The tiles that lie face up: the corners, and the others in the order in which they were turned up."""
        rows = [TILES[self.faces[tile]] for tile in (*self.upper, *self.lower) if self.is_up(tile)]
        return [*CORNERS, *rows]

    def lands(self) -> set[str]:
        """The lands of the tiles that lie face up."""
        return {tile.land for tile in self.turned_up()}


def cards_of(seats: int, tile: Tile) -> tuple[Face, ...]:
    """The cards that come into the game of so many players with `tile`."""
    return dragons_of(tile, LABELS[seats], COPIES[seats])


def start_cards(seats: int) -> list[Face]:
    """The cards that are in the game from the beginning, those of level 1 first."""
    every = [card for tile in CORNERS for card in cards_of(seats, tile)]
    return sorted(every, key=lambda card: CARDS[card].level)
