"""The cards, tiles and heroes of the race as tables; docs/rules/race.md says which of it is printed, which our own.

A card is known by its id; where two copies of the game are in play, the ids of the second one end in "b".
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from engine.pieces import Face

# ── lands and colours ───────────────────────────────────────────────────────────────────────────────────────────────
CITY, FOREST, MOUNTAINS, BAY = "miasto_mocy", "dzika_knieja", "gory_ogniste", "mrozna_zatoka"
CAVES, STARS = "zlote_jaskinie", "gwiezdny_szlak"
LANDS: Final = (CITY, FOREST, MOUNTAINS, BAY, CAVES, STARS)
"""In the order in which turbo is counted: the corners clockwise from the start, then those that are turned up later."""

RED, GREEN, BLUE, YELLOW = "red", "green", "blue", "yellow"
COLOURS: Final = (RED, GREEN, BLUE, YELLOW)
ANY: Final = "any"
"""A need that every colour meets, or the support of a hero that meets every need."""


# ── dragons (Karty smoków) ──────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Card:
    """What is printed on a dragon's card. One that attacks has neither speed nor needs, and joins no team."""

    id: Face
    label: str
    """A, B or C: with how many players it is in the game."""
    level: int
    land: str
    colour: str
    speed: int
    needs: tuple[str, ...]
    """The support it needs to fly: a colour, or "any", for each card."""
    attacks: bool
    """Whether it may be laid over another dragon."""


_PRINTED: Final[tuple[tuple[str, str, int, str, str, int, str], ...]] = (
    ("D01", "A", 1, "miasto_mocy", "yellow", 2, "yellow"),
    ("D02", "A", 1, "miasto_mocy", "yellow", 3, "yellow any"),
    ("D03", "B", 1, "miasto_mocy", "yellow", 1, "any"),
    ("D04", "C", 1, "miasto_mocy", "yellow", 2, "yellow"),
    ("D05", "A", 2, "miasto_mocy", "yellow", 4, "yellow yellow"),
    ("D06", "A", 2, "miasto_mocy", "yellow", 4, "yellow any any"),
    ("D07", "B", 2, "miasto_mocy", "yellow", 4, "yellow blue"),
    ("D08", "C", 2, "miasto_mocy", "yellow", 5, "yellow yellow any"),
    ("D09", "A", 1, "dzika_knieja", "green", 2, "green"),
    ("D10", "A", 1, "dzika_knieja", "green", 1, "any"),
    ("D11", "B", 1, "dzika_knieja", "green", 3, "green any"),
    ("D12", "C", 1, "dzika_knieja", "green", 2, "red"),
    ("D13", "A", 2, "dzika_knieja", "green", 4, "green green"),
    ("D14", "A", 2, "dzika_knieja", "green", 4, "green red"),
    ("D15", "B", 2, "dzika_knieja", "green", 4, "green any any"),
    ("D16", "C", 2, "dzika_knieja", "green", 5, "green green any"),
    ("D17", "A", 1, "gory_ogniste", "red", 2, "red"),
    ("D18", "A", 1, "gory_ogniste", "red", 3, "red any"),
    ("D19", "B", 1, "gory_ogniste", "red", 1, "any"),
    ("D20", "C", 1, "gory_ogniste", "red", 2, "red"),
    ("D21", "A", 2, "gory_ogniste", "red", 4, "red red"),
    ("D22", "A", 2, "gory_ogniste", "red", 4, "red any any"),
    ("D23", "B", 2, "gory_ogniste", "red", 4, "red yellow"),
    ("D24", "C", 2, "gory_ogniste", "red", 5, "red red any"),
    ("D25", "A", 1, "mrozna_zatoka", "blue", 2, "blue"),
    ("D26", "A", 1, "mrozna_zatoka", "blue", 1, "any"),
    ("D27", "B", 1, "mrozna_zatoka", "blue", 3, "blue any"),
    ("D28", "C", 1, "mrozna_zatoka", "blue", 2, "green"),
    ("D29", "A", 2, "mrozna_zatoka", "blue", 4, "blue blue"),
    ("D30", "A", 2, "mrozna_zatoka", "blue", 4, "blue green"),
    ("D31", "B", 2, "mrozna_zatoka", "blue", 4, "blue any any"),
    ("D32", "C", 2, "mrozna_zatoka", "blue", 5, "blue blue any"),
    ("D33", "A", 3, "dzika_knieja", "red", 5, "red red any"),
    ("D34", "A", 3, "dzika_knieja", "red", 6, "red red red"),
    ("D35", "B", 3, "dzika_knieja", "red", 0, ""),
    ("D36", "C", 3, "dzika_knieja", "red", 6, "red red green"),
    ("D37", "A", 3, "miasto_mocy", "blue", 6, "blue blue yellow"),
    ("D38", "A", 3, "miasto_mocy", "blue", 6, "blue blue blue"),
    ("D39", "B", 3, "miasto_mocy", "blue", 0, ""),
    ("D40", "C", 3, "miasto_mocy", "blue", 5, "blue blue any"),
    ("D41", "A", 3, "zlote_jaskinie", "yellow", 5, "yellow yellow any"),
    ("D42", "A", 3, "zlote_jaskinie", "yellow", 6, "yellow yellow yellow"),
    ("D43", "B", 3, "zlote_jaskinie", "yellow", 0, ""),
    ("D44", "C", 3, "zlote_jaskinie", "yellow", 6, "yellow yellow red"),
    ("D45", "A", 3, "gwiezdny_szlak", "green", 6, "green green blue"),
    ("D46", "A", 3, "gwiezdny_szlak", "green", 6, "green green green"),
    ("D47", "B", 3, "gwiezdny_szlak", "green", 0, ""),
    ("D48", "C", 3, "gwiezdny_szlak", "green", 5, "green green any"),
    ("D49", "A", 4, "mrozna_zatoka", "green", 7, "green green green any"),
    ("D50", "A", 4, "mrozna_zatoka", "green", 9, "green green green green"),
    ("D51", "B", 4, "mrozna_zatoka", "green", 0, ""),
    ("D52", "C", 4, "mrozna_zatoka", "green", 11, "green green green blue blue"),
    ("D53", "A", 4, "gory_ogniste", "yellow", 7, "yellow yellow yellow any"),
    ("D54", "A", 4, "gory_ogniste", "yellow", 8, "yellow yellow red red"),
    ("D55", "B", 4, "gory_ogniste", "yellow", 0, ""),
    ("D56", "C", 4, "gory_ogniste", "yellow", 10, "yellow yellow yellow yellow any"),
    ("D57", "A", 4, "zlote_jaskinie", "red", 7, "red red red any"),
    ("D58", "A", 4, "zlote_jaskinie", "red", 8, "red red yellow yellow"),
    ("D59", "B", 4, "zlote_jaskinie", "red", 0, ""),
    ("D60", "C", 4, "zlote_jaskinie", "red", 10, "red red red red any"),
    ("D61", "A", 4, "gwiezdny_szlak", "blue", 7, "blue blue blue any"),
    ("D62", "A", 4, "gwiezdny_szlak", "blue", 9, "blue blue blue blue"),
    ("D63", "B", 4, "gwiezdny_szlak", "blue", 0, ""),
    ("D64", "C", 4, "gwiezdny_szlak", "blue", 11, "blue blue blue green green"),
)


def _cards() -> dict[Face, Card]:
    first = [
        Card(Face(card), label, level, land, colour, speed, tuple(needs.split()), not needs)
        for card, label, level, land, colour, speed, needs in _PRINTED
    ]
    return {card.id: card for card in (*first, *(replace(card, id=Face(f"{card.id}b")) for card in first))}


CARDS: Final[Mapping[Face, Card]] = _cards()
"""All cards of two copies, those of the first copy first."""


# ── tiles of the track (Płytki toru) ────────────────────────────────────────────────────────────────────────────────
CORNER, UPPER, LOWER = "corner", "upper", "lower"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile of the track: dragons of its land and colour come into the game with it."""

    id: Face
    group: str
    land: str
    colour: str
    spaces: int


TILES: Final[Mapping[Face, Tile]] = {
    Face(tile): Tile(Face(tile), group, land, colour, spaces)
    for tile, group, land, colour, spaces in (
        ("T01", "corner", "miasto_mocy", "yellow", 10),
        ("T02", "corner", "dzika_knieja", "green", 10),
        ("T03", "corner", "gory_ogniste", "red", 10),
        ("T04", "corner", "mrozna_zatoka", "blue", 10),
        ("T05", "upper", "dzika_knieja", "red", 9),
        ("T06", "upper", "miasto_mocy", "blue", 9),
        ("T07", "upper", "zlote_jaskinie", "yellow", 9),
        ("T08", "upper", "gwiezdny_szlak", "green", 9),
        ("T09", "lower", "mrozna_zatoka", "green", 9),
        ("T10", "lower", "gory_ogniste", "yellow", 9),
        ("T11", "lower", "zlote_jaskinie", "red", 9),
        ("T12", "lower", "gwiezdny_szlak", "blue", 9),
    )
}
CORNERS: Final = tuple(tile for tile in TILES.values() if tile.group == CORNER)
UPPERS: Final = tuple(tile.id for tile in TILES.values() if tile.group == UPPER)
LOWERS: Final = tuple(tile.id for tile in TILES.values() if tile.group == LOWER)
ROW_TILES: Final = 3
"""How many tiles of each row lie on the track; the fourth is put aside unseen."""
LAP: Final = sum(tile.spaces for tile in CORNERS) + 2 * ROW_TILES * TILES[UPPERS[0]].spaces
"""How many spaces once around the track are; all tiles of the two rows are equally long."""


@cache
def dragons_of(tile: Tile, labels: str, copies: int) -> tuple[Face, ...]:
    """The cards that are in the game once `tile` lies face up, with these labels and copies of the game."""
    return tuple(
        card.id
        for card in CARDS.values()
        if (card.land, card.colour) == (tile.land, tile.colour)
        and card.label in labels
        and (copies > 1 or not card.id.endswith("b"))
    )


# ── heroes (Bohaterowie) ────────────────────────────────────────────────────────────────────────────────────────────
FORMATION, SWAP, HIGH, TURBO, STRIKE, FOUR = (
    "lot_w_szyku",
    "zmiennicy",
    "wysokie_loty",
    "skok_zwyciestwa",
    "uderz_i_lec",
    "gra_zespolowa",
)
TALENTS: Final = (FORMATION, SWAP, HIGH, TURBO, STRIKE, FOUR)


@dataclass(frozen=True, slots=True)
class Hero:
    """One side of a hero's card. `support` is the colour of its one support a turn: "any", or None for no support."""

    name: str
    card: str
    """The card, whose other side is another hero of the same talent."""
    talent: str
    basic: bool
    support: str | None

    @property
    def team(self) -> int:
        """How many dragons its team has."""
        return 4 if self.talent == FOUR else 3


HEROES: Final[Mapping[str, Hero]] = {
    name: Hero(name, card, talent, basic, support)
    for card, sides, talent, basic, support in (
        ("H1", ("Rowan", "Amrita"), FORMATION, True, RED),
        ("H2", ("Rosella", "Katsuro"), SWAP, True, BLUE),
        ("H3", ("Li", "Mona"), HIGH, True, ANY),
        ("H4", ("Iskra", "Orlan"), TURBO, False, GREEN),
        ("H5", ("Wicher", "Salma"), STRIKE, False, YELLOW),
        ("H6", ("Kafka", "Mingzu"), FOUR, False, None),
    )
    for name in sides
}

# ── numbers of players and turns ────────────────────────────────────────────────────────────────────────────────────
LABELS: Final[Mapping[int, str]] = {2: "A", 3: "AB", 4: "ABC", 5: "AB", 6: "AB", 7: "ABC", 8: "ABC"}
"""The labels that are in the game, by the number of players."""
COPIES: Final[Mapping[int, int]] = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2, 7: 2, 8: 2}
"""How many copies of the game are mixed, by the number of players."""
TURNS: Final = 7
TURBO_TIED: Final = 1


def hand_cards(turn: int) -> int:
    """How many cards everyone is dealt in `turn`, and so drafts."""
    return 2 + turn


def passes_left(turn: int) -> bool:
    """Whether hands go to the left in `turn`; else they go to the right."""
    return turn % 2 == 1


def turbo_spaces(turn: int) -> int:
    """What a land is worth in `turn` to who alone has the most dragons of it."""
    return 1 if turn == 1 else 2 if turn <= 4 else 3
