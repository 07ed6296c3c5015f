"""The sentences of the evening's page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from client.texts import fill
from client.viewmodels.games import SCREENS, game_title
from client.viewmodels.room.options import clock_short, talk_name, undo_title
from client.words import strength_name
from engine import games
from netcore.speech.circle import ALL
from netcore.status import Proposed

translate = QCoreApplication.translate


def title() -> str:
    """What the page is called."""
    return translate("Evening", "The evening")


def day(saved_s: float, language: str) -> str:
    """On which day."""
    return QLocale(language).toString(QDateTime.fromSecsSinceEpoch(int(saved_s)).date(), QLocale.FormatType.LongFormat)


def time_of(saved_s: float, language: str) -> str:
    """At what time of day a game was over."""
    return QLocale(language).toString(QDateTime.fromSecsSinceEpoch(int(saved_s)).time(), QLocale.FormatType.ShortFormat)


def counted(games: int, left: int) -> str:
    """From what the score is computed."""
    if left:
        return translate("Evening", "Checking the games: %n more to go.", "", left)
    return translate("Evening", "Counted from %n signed game file(s), the same for everyone who holds them.", "", games)


def rule() -> str:
    """What belongs to the evening."""
    return translate(
        "Evening", "These are all games of this table, whoever came and went. A new table is a new evening."
    )


def state(verdict: str, by: str) -> str:
    """What is said of a game without places."""
    if verdict == "unfinished":
        return translate("Evening", "unfinished")
    return fill(translate("Evening", "a foul: %1"), by) if by else translate("Evening", "a foul")


def unreadable() -> str:
    """What is said of a game that only other programs can check."""
    return translate("Saved", "not readable")


def won_by_bots(names: Sequence[str]) -> str:
    """That no person has won."""
    return fill(translate("Evening", "won by a bot: %1"), ", ".join(names))


def who_can(game: str) -> str:
    """How many people a game is for."""
    rules = games.find(game)
    return fill(translate("Evening", "%1–%2 players"), rules.least_seats, rules.most_seats)


def too_many(game: str, people: int) -> str:
    """Why a game cannot be next."""
    return fill(translate("Evening", "for %1 at most, and you are %2"), games.find(game).most_seats, people)


def proposed(name: str, mine: bool) -> str:
    """Whose proposal it is."""
    return translate("Evening", "You propose") if mine else fill(translate("Evening", "%1 proposes"), name)


def terms(proposal: Proposed) -> str:
    """What is to be agreed to, in one line: all that is not as usual, and how many play."""
    customs, told = proposal.customs, [translate("Evening", "%n seat(s)", "", proposal.seats)]
    if proposal.bots:
        told.append(translate("Evening", "%n bot(s)", "", proposal.bots))
        told.append(fill(translate("Evening", "bots: %1"), strength_name(customs.strength)))
    screen = SCREENS.get(proposal.game)
    if screen is not None:
        options = proposal.options
        matters = [name for name in options if screen.room.matters(name, options)]
        told += [short for name in matters if (short := screen.room.option_short(name, options[name]))]
    if not customs.backups:
        told.append(translate("Evening", "ends if someone leaves"))
    if customs.clock is not None:
        told.append(clock_short(customs.clock))
    if customs.undo:
        told.append(undo_title())
    if customs.talk != ALL:
        told.append(f"{translate('Room', 'Chat')}: {talk_name(customs.talk)}")
    if customs.hints:
        told.append(translate("Room", "A bot’s advice for all"))
    if not customs.bench:
        told.append(f"{translate('Room', 'Onlookers')}: {translate('Options', 'no')}")
    return " · ".join(told)


def obstacle(proposal: Proposed) -> str:
    """Why this program cannot play what somebody proposes."""
    match proposal.obstacle:
        case "":
            return ""
        case "rules":
            return translate("Evening", "other rules than yours")
        case _:
            return translate("Evening", "you don’t have this game")


def proposes(name: str, game: str) -> str:
    """Told for a moment, wherever this player is."""
    return fill(translate("Evening", "%1 proposes: %2."), name, game_title(game))


def awaited(names: Sequence[str]) -> str:
    """Who has not said yes to the game that this player is for."""
    return fill(translate("Evening", "Not for it yet: %1."), ", ".join(names))


def reopens(game: str) -> str:
    """On the button that opens a table again whose host has left before the game."""
    return fill(translate("Evening", "Open the table again: %1"), game_title(game))


def still_here(names: Sequence[str]) -> str:
    """Who is still there then, in a sentence."""
    if not names:
        return translate("Evening", "The host has left. Nobody else is here yet.")
    return fill(translate("Evening", "The host has left. Still here: %1."), ", ".join(names))


def nobody_else() -> str:
    """What the page says when one is alone."""
    return translate("Evening", "Nobody else is here: bots take the other seats.")
