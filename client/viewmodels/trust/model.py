"""The page about trust: whom this player knows by key, and with what right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import Property, QCoreApplication, QObject, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import fill
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.worker import Worker
from netcore.status import SavedGame, known_lantern

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHOWN_BYTES: Final = 10
"""Bytes of a key that are shown, of 32: more than anybody can find a second key for."""
MOST_ROWS: Final = 200


@dataclass(frozen=True, slots=True)
class FriendRow:
    """Somebody who was met. `kind` is "known" (a phrase has matched), "new" (the name had another key before) or ""."""

    key: str
    name: str
    lantern: str
    print_: str
    text: str
    kind: str


@dataclass(frozen=True, slots=True)
class Met:
    """What is known of one key: what was on the disk, and from the games played with it."""

    key: bytes
    name: str
    lantern: str
    games: int
    remembered: bool
    newer: bool


@dataclass(frozen=True, slots=True)
class TrustProps:
    """`own`: this player's own key, as others see it."""

    own: str = ""
    looked: bool = False


def fingerprint(key: bytes) -> str:
    """The beginning of a key as a person compares it: groups of four."""
    shown = key[:SHOWN_BYTES].hex().upper()
    return " ".join(shown[at : at + 4] for at in range(0, len(shown), 4))


def rows(met: Sequence[Met]) -> tuple[FriendRow, ...]:
    """A line for everybody."""
    return tuple(
        FriendRow(
            key=each.key.hex(),
            name=each.name or translate("Trust", "somebody you met"),
            lantern=each.lantern,
            print_=fingerprint(each.key),
            text=_told(each),
            kind="known" if each.remembered else "new" if each.newer else "",
        )
        for each in met[:MOST_ROWS]
    )


def _told(each: Met) -> str:
    games = translate("Trust", "%n saved game(s) together", "", each.games) if each.games else ""
    if each.remembered:
        how = translate("Trust", "you compared the safety phrase, and it matched")
    elif each.newer:
        how = translate("Trust", "this name came with another key before: compare the phrase")
    else:
        how = translate("Trust", "you sat at a table together, and compared no phrase")
    return fill(translate("Trust", "%1 · %2"), how, games) if games else how


@QmlElement
@QmlUncreatable("the program has one page about trust")
class TrustModel(Model[TrustProps]):  # type: ignore[operator]
    """Whom this player knows."""

    def __init__(self, folder: Path, games: Path, worker: Worker, parent: QObject | None = None) -> None:
        """`folder`: the profile's; `games`: that of the saved games, which tell what people are called."""
        super().__init__(TrustProps(), parent)
        self._folder = folder
        self._games = games
        self._worker = worker
        self._rows = Rows(FriendRow, "key", self)
        self._met: tuple[Met, ...] = ()
        self._own = b""
        self._asked = 0

    def be(self, key: bytes) -> None:
        """This is this player's own key."""
        self._own = key
        self.become(replace(self.props, own=fingerprint(key)))

    @Slot()
    def look(self) -> None:
        """Read anew who was met."""
        folder, games, own = self._folder, self._games, self._own
        self._asked += 1
        asked = self._asked
        self._worker.do(lambda: _look(folder, games, own), lambda came: self._looked(asked, came))

    def _looked(self, asked: int, came: object) -> None:
        if asked == self._asked:
            self.show(came if isinstance(came, tuple) else ())

    def show(self, met: tuple[Met, ...]) -> None:
        """Show these people, whatever is still being read."""
        self._asked += 1
        self._met = met
        self.become(replace(self.props, looked=True))
        self._rows.update(rows(self._met))

    def speak(self, language: str) -> None:
        """Say it in the language in use now."""
        self._rows.update(rows(self._met))

    @Property(QObject, constant=True)
    def rows(self) -> Rows:
        return self._rows


def _look(folder: Path, games: Path, own: bytes) -> tuple[Met, ...]:
    """Whom a profile knows. Blocking."""
    from netcore.files.acquaintances import met
    from netcore.files.saved import saved_games

    try:
        played: tuple[SavedGame, ...] = saved_games(games)
    except OSError:
        played = ()
    called: dict[bytes, tuple[str, str]] = {}
    count: dict[bytes, int] = {}
    for game in played:  # the latest first
        for key, name, lantern in zip(game.keys, game.names, game.lanterns, strict=True):
            called.setdefault(key, (name, lantern))
            count[key] = count.get(key, 0) + 1
    found = []
    for each in met(folder):
        name, lantern = called.get(each.key, (each.looks, ""))
        shown = known_lantern(lantern)
        found.append(Met(each.key, name, shown, count.get(each.key, 0), each.remembered, each.newer))
    return tuple(each for each in found if each.key != own)
