"""The games of this edition, as they hang on the first page."""

from __future__ import annotations

from dataclasses import dataclass

from client.texts import fill
from client.viewmodels.games import SCREENS, game_picture, offered
from client.words import translate


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game that this edition has, as it hangs on the first page."""

    name: str
    title: str
    who: str
    pictures: tuple[str, str, str]
    figure: str
    signs: tuple[str, ...]


def game_cards() -> tuple[GameCard, ...]:
    """Every game that is offered, in the order in which games are listed."""
    cards = []
    for name in offered():
        screen, picture = SCREENS[name], game_picture(name)
        who = translate("Games", "%1 to %2 players")
        cards.append(
            GameCard(
                name,
                screen.title(),
                fill(who, *screen.players),
                (picture.left, picture.middle, picture.right),
                picture.figure,
                picture.signs,
            )
        )
    return tuple(cards)
