"""A thing seen from close: the raven's words on it with its picture, and a card with its parts numbered."""

from __future__ import annotations

from dataclasses import dataclass

from client.viewmodels.game.book import BookCard, BookRow
from client.viewmodels.game.screen import GameScreen
from client.viewmodels.telling import Telling


@dataclass(frozen=True, slots=True)
class CloseUp:
    """What is told of a thing at length: `rows` as the rulebook has them, and what can be done, each with its key.

    `private`: only this player may know it, so that nothing of it is said aloud. `dress` is the address of what the
    game lays on its cards.
    """

    title: str = ""
    rows: tuple[BookRow, ...] = ()
    can: tuple[tuple[str, str], ...] = ()
    private: bool = False
    dress: str = ""
    spoken: str = ""
    """What is said aloud when it opens; nothing of what is private."""


def close_up(screen: GameScreen, told: Telling) -> CloseUp:
    """The thing of which `told` is said, at a table of the game that `screen` shows."""
    if not told.title:
        return CloseUp()
    parts = screen.apart(told.face) if screen.apart is not None and told.face else ()
    words = BookRow(told.text)
    if not parts and told.pictured:
        words = BookRow(told.text, cards=(BookCard(told.face, told.figure),))
    elif not parts:
        words = BookRow(told.text, art=told.art)
    named = (f"{part.name}: {part.text}" for row in parts for part in row.parts)
    spoken = "" if told.private else ". ".join((told.title, *named, told.text))
    return CloseUp(told.title, (*parts, words), told.can, told.private, screen.dress_url, spoken)
