"""The sentences of the page of saved games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from client.texts import fill
from client.viewmodels.games import game_title, offered
from client.viewmodels.table.words import number
from engine.game import Outcome
from netcore.files.checked import Checked
from netcore.status import SavedGame

translate = QCoreApplication.translate


def title(game: SavedGame) -> str:
    """What a file is called in the list."""
    if game.game in offered():
        return game_title(game.game)
    return translate("Saved", "Not readable here")


def players(game: SavedGame) -> str:
    """Who played."""
    return ", ".join(game.names)


def day(saved_s: float, language: str) -> str:
    """When a game was saved, as this language writes it."""
    return QLocale(language).toString(QDateTime.fromSecsSinceEpoch(int(saved_s)), QLocale.FormatType.ShortFormat)


def size(length: int, language: str) -> str:
    """How much room a file takes."""
    return QLocale(language).formattedDataSize(length, 1, QLocale.DataSizeFormat.DataSizeTraditionalFormat)


def total(count: int, length: int, language: str) -> str:
    """How many games there are, and what they cost on the disk."""
    return fill(translate("Saved", "%1, %2"), translate("Saved", "%n game(s)", "", count), size(length, language))


def state(game: SavedGame, checked: Checked | None) -> str:
    """What is known of a file, in a word or two."""
    if game.strange:
        return translate("Saved", "not readable")
    match checked.verdict if checked is not None else "":
        case "complete":
            return translate("Saved", "checked")
        case "unfinished":
            return translate("Saved", "unfinished")
        case "at fault":
            return translate("Saved", "a foul")
        case _:
            return translate("Saved", "not checked yet")


def verdict(game: SavedGame, checked: Checked | None) -> str:
    """The same in a sentence."""
    if game.strange:
        return fill(translate("Saved", "This file can’t be read here: %1"), game.strange)
    if checked is None:
        return translate("Saved", "Checking follows every shuffle, card and move from the first to the last.")
    match checked.verdict:
        case "complete":
            return translate("Saved", "Everything here is proved, and all who played to the end signed the result.")
        case "unfinished":
            return translate("Saved", "What is there is proved, but the game isn’t over: nobody has won.")
        case _ if 0 <= checked.by < len(game.names):
            return fill(translate("Saved", "Somebody broke the protocol here: %1."), game.names[checked.by])
        case _:
            return translate("Saved", "Something doesn’t fit: the file is damaged, or was changed.")


def outcome(game: SavedGame, checked: Checked | None) -> Outcome | None:
    """Who has won, and who has how much; None of a game that is not known to be over."""
    if checked is None or checked.verdict != "complete" or len(checked.scores) != len(game.names):
        return None
    return Outcome(checked.scores, tuple(seat for seat in checked.winners if seat < len(game.names)))


def won(game: SavedGame, checked: Checked | None) -> str:
    """Who has won, and with how much; nothing of a game that is not known to be over."""
    over = outcome(game, checked)
    if over is None or not over.winners:
        return ""
    return f"{', '.join(game.names[seat] for seat in over.winners)} · {number(over.scores[over.winners[0]])}"


def failed(detail: str) -> str:
    """The disk does not do what it was asked for."""
    return fill(translate("Saved", "That didn’t work: %1"), detail)


def taken(path: str) -> str:
    """Where a copy is."""
    return fill(translate("Saved", "A copy is here now: %1"), path)


def brought(game: SavedGame) -> str:
    """A game was put among the saved ones."""
    return fill(translate("Saved", "Put among your games: %1, %2"), title(game), players(game))


def not_brought(detail: str) -> str:
    """A file was not."""
    return fill(translate("Saved", "That file wasn’t put among your games: %1"), detail)


def all_games() -> str:
    """The filter that leaves everything."""
    return translate("Saved", "all games")
