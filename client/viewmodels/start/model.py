"""The first page: the games that there are, with which bots one is played, and those that were put away."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import words
from client.bridge import Calls, TableNode
from client.settings import MOST_BOTS
from client.viewmodels.games import SCREENS, game_title, offered
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.settings.model import SettingsModel
from client.viewmodels.start.game_cards import game_cards
from engine import games
from engine.levels import LEVELS
from netcore.status import ShelfNews, ShelvedGame

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

USUAL_SEATS = 4
SHELF_SHOWN = 2
"""How many of the games that were put away the first page shows; an older one comes up when these are played."""

_Way = Callable[[TableNode, str, int, Mapping[str, object]], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A game that was put away: what a button says to go on with it, which game it is, and with whom it was."""

    key: str
    title: str
    text: str
    who: str


@dataclass(frozen=True, slots=True)
class StartProps:
    """What is chosen on the first page. `ready`: a game can be begun, for the node has started and no table is waited
    for. `bots`: how many a game with bots of the chosen kind has, between `fewest_bots` and `most_bots`; `strength`:
    which of `strengths` they are, and `strength_told` what is to be expected of them.
    """

    ready: bool = False
    game: str = ""
    bots: int = 0
    fewest_bots: int = 0
    most_bots: int = 0
    strength: int = 0
    strengths: tuple[str, ...] = ()
    strength_told: str = ""


@QmlElement
@QmlUncreatable("the program makes it")
class StartModel(Model[StartProps]):  # type: ignore[operator]
    """Chooses a game and who plays it, and asks the node for a table.

    `opening` tells that a room is asked for, and whether it is one for bots alone; `asked`, that an answer is awaited.
    """

    gamesChanged = Signal()
    opening = Signal(bool)
    asked = Signal()

    def __init__(self, calls: Calls, settings: SettingsModel, parent: QObject | None = None) -> None:
        super().__init__(StartProps(game=offered()[0]), parent)
        self._calls = calls
        self._settings = settings
        self._shelved: tuple[ShelvedGame, ...] = ()
        self._shelf = Rows(ShelfRow, "key", self)
        self._tell_bots()

    def be_ready(self, ready: bool) -> None:
        """Whether a game can be begun from now on."""
        self.become(replace(self.props, ready=ready))

    def hear(self, news: ShelfNews) -> None:
        """Other games than before are put away."""
        self._shelved = news.games
        self._tell_shelf()

    def speak(self, language: str) -> None:
        """Put every text into the language in use now."""
        self._tell_shelf()
        self._tell_bots()
        self.gamesChanged.emit()

    # ── what a player asks for ──────────────────────────────────────────────────────────────────────────────────────
    @Slot(str)
    def chooseGame(self, name: str) -> None:
        """Set tables of this game from now on."""
        if name in offered():
            self.become(replace(self.props, game=name))
            self._tell_bots()

    @Slot(int)
    def chooseBots(self, bots: int) -> None:
        """Play with so many bots from now on."""
        self._settings.change(msgspec.structs.replace(self._settings.values, bots=max(0, min(bots, MOST_BOTS))))
        self._tell_bots()

    @Slot(int)
    def chooseStrength(self, at: int) -> None:
        """Have bots that play as number `at` of the strengths from now on."""
        if 0 <= at < len(LEVELS):
            self._settings.change(msgspec.structs.replace(self._settings.values, strength=LEVELS[at]))
            self._tell_bots()

    def keep_door(self, door: str) -> None:
        """Set tables with this door from now on."""
        if door == "open" or door == "nod" or door == "word":
            self._settings.change(msgspec.structs.replace(self._settings.values, door=door))

    @Slot()
    def setTable(self) -> None:
        """Open a table that others on the network can see, with the door that this player chose last."""
        values, language = self._settings.values, self._settings.code

        async def way(node: TableNode, game: str, seats: int, options: Mapping[str, object]) -> None:
            await node.open_table(game, seats, options, strength=values.strength)
            if values.door != "open":
                from client.doors import draw_word

                node.room.set_door(values.door, draw_word(language) if values.door == "word" else "")

        self._open(way, practice=False)

    @Slot()
    def practise(self) -> None:
        """Play at once, with a bot in every other place."""
        strength = self._settings.values.strength
        self._open(
            lambda node, game, seats, options: node.practise(game, seats, options, strength=strength), practice=True
        )

    def _open(self, way: _Way, *, practice: bool) -> None:
        if not self.props.ready:
            return
        game = games.find(self.props.game)
        seats = self.props.bots + 1 if practice else max(game.least_seats, min(USUAL_SEATS, game.most_seats))
        # Bots that use words use those of whoever calls them, until something else is chosen.
        spoken = {option.name: self._settings.code for option in game.options if option.name == "language"}
        self.opening.emit(practice)
        self.asked.emit()
        options = {**SCREENS[game.name].room.opened_with(), **spoken}
        self._calls.do(lambda node: way(node, game.name, seats, options))

    @Slot(str)
    def takeUp(self, key: str) -> None:
        """Go on with a game that was put away."""
        if self.props.ready and self.isShelved(key):
            self.asked.emit()
            self._calls.do(lambda node: node.take_up(bytes.fromhex(key)))

    @Slot(str, result=bool)
    def isShelved(self, key: str) -> bool:
        """Whether this game is among those that were put away."""
        return key in [row.key for row in self._shelf.rows]

    @Slot(str)
    def throwAway(self, key: str) -> None:
        """Forget a game that was put away."""
        if self.isShelved(key):
            self._calls.do(lambda node: node.throw_away(bytes.fromhex(key)))

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _tell_bots(self) -> None:
        """How many bots a game of the chosen kind has, and how they play."""
        values = self._settings.values
        fewest, most = (players - 1 for players in SCREENS[self.props.game].players)
        usual = min(USUAL_SEATS - 1, most)
        self.become(
            replace(
                self.props,
                bots=max(fewest, min(values.bots or usual, most)),
                fewest_bots=fewest,
                most_bots=most,
                strength=LEVELS.index(values.strength),
                strengths=tuple(map(words.strength_name, LEVELS)),
                strength_told=words.strength_told(values.strength),
            )
        )

    def _tell_shelf(self) -> None:
        shown = (game for game in self._shelved if game.game in offered())
        rows = (
            ShelfRow(
                each.table.hex(), game_title(each.game), words.go_on(game_title(each.game)), ", ".join(each.others)
            )
            for each in shown
        )
        self._shelf.update(tuple(rows)[:SHELF_SHOWN])

    @Property(QObject, constant=True)
    def shelf(self) -> Rows:
        """The games that were put away, the last one first."""
        return self._shelf

    @Property("QVariantList", notify=gamesChanged)  # type: ignore[arg-type]
    def games(self) -> list[object]:
        return [[c.name, c.title, c.who, list(c.pictures), c.figure, list(c.signs)] for c in game_cards()]
