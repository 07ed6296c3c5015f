"""A game's chapter of the rulebook as data: pages of rows, with examples whose figures the engine has counted."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class BookCard:
    """A card in an example, drawn as a table draws it: for its fields see `CardProps` and the game's kind of card."""

    face: str
    figure: str = ""
    title: str = ""
    signs: tuple[str, ...] = ()
    paid: tuple[bool, ...] = ()
    strike: bool = False
    badge: str = ""
    dim: bool = False
    name: str = ""
    """What a screen reader says."""


@dataclass(frozen=True, slots=True)
class BookRow:
    """One row of a page: a heading, a sentence, or an example.

    Of an example `cards` lie on the left, `under` is what lies under them, `result` what it comes to and `good` whether
    that is what one hopes for. `columns`: so many cards stand side by side, 0 for all. `option` names the option of
    the game that the row is about, with `value` the one that makes it hold.
    """

    text: str = ""
    heading: bool = False
    cards: tuple[BookCard, ...] = ()
    under: tuple[BookCard, ...] = ()
    columns: int = 0
    art: str = ""
    result: str = ""
    good: bool = True
    option: str = ""
    played: bool = False
    """Whether the option holds at this table."""


@dataclass(frozen=True, slots=True)
class BookPage:
    """One page. `key` is its name, by which a moment of the game finds it."""

    key: str
    title: str
    rows: tuple[BookRow, ...]
