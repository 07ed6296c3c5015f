"""What QML is given of a table of Smoki beside what all tables have, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """One dream counted at the end of a round, fewest points first.

    `badges` and `badge_arts` say card by card what it counts as where that is not what it shows, `columns` and
    `column_sums` column by column how it adds up, and `pairs` names those that count nothing, from the left.
    """

    key: str
    name: str
    lantern: str
    tag: str
    faces: tuple[str, ...]
    badges: tuple[str, ...]
    badge_arts: tuple[str, ...]
    columns: tuple[str, ...]
    column_sums: tuple[str, ...]
    pairs: tuple[int, ...]
    why: str
    score: str
    total: str
    best: bool


@dataclass(frozen=True, slots=True)
class PairProps:
    """A column of a dream on the table that counts nothing: at whose place, and which from the left."""

    key: str
    place: int
    column: int


@dataclass(frozen=True, slots=True)
class Decided:
    """The dream that won the last round: its six cards, the columns that count nothing, and why it counts so."""

    title: str = ""
    text: str = ""
    faces: tuple[str, ...] = ()
    pairs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SmokiProps:
    """The single values: how many tokens everybody has, by place, and how many win the game; 0 where none are won.

    `won` tells at the end, in the order of the standings, which rounds brought a token, `decided` of the last one.
    """

    tokens: tuple[int, ...] = ()
    tokens_goal: int = 0
    won: tuple[tuple[str, ...], ...] = ()
    decided: Decided = Decided()


@dataclass(frozen=True, slots=True)
class SmokiRows:
    """All of it."""

    values: SmokiProps = SmokiProps()
    dreams: tuple[LaidOpen, ...] = ()
    pairs: tuple[PairProps, ...] = ()
