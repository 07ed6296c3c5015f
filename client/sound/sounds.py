"""When which sound is heard: at the table, in the chat, at a turn, in the last seconds; as the player has chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol, cast

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QWindow

from client.settings import VOLUME, Sound
from client.viewmodels.settings.model import SettingsModel

if TYPE_CHECKING:
    from client.viewmodels.play.table import PlayTable
    from client.viewmodels.table.running_clock import RunningClock

KINDS: Final[dict[str, Sound]] = {
    "turn": "turn",
    "card": "card",
    "shuffle": "card",
    "wake": "wings",
    "night": "night",
    "dawn": "night",
    "start": "start",
    "tick": "clock",
    "talk": "talk",
}
"""What each sound is called among the settings."""

SAMPLES: Final[dict[str, str]] = {
    "turn": "turn",
    "card": "card",
    "wings": "wake",
    "night": "night",
    "start": "start",
    "clock": "tick",
    "talk": "talk",
}
"""The sound by which each of the settings is shown."""

LAST_S: Final = 10
"""The seconds that tick."""


class Plays(Protocol):
    """What plays a sound by its name."""

    def play(self, name: str, volume: float) -> None:
        """Have it heard soon; returns at once."""
        ...


class Silence:
    """Plays nothing."""

    def play(self, name: str, volume: float) -> None:
        """Nobody hears it."""


class Sounds(QObject):
    """Lets a player hear the tables in `window`. While another window is in front, only a turn is told."""

    def __init__(self, settings: SettingsModel, window: QWindow, player: Plays) -> None:
        super().__init__(window)
        self._player = player
        self._settings = settings
        self._window = window
        self._ticked = 0
        settings.sampled.connect(self._sample)

    @Slot(object)
    def sit_at(self, table: PlayTable) -> None:
        """Let be heard what happens at `table`, and what is asked of this player there."""
        clock = cast("RunningClock", table.clock)
        table.signal_of("question").connect(lambda: self._call() if table.props.mine else None)
        clock.ticked.connect(lambda: self._count_down(clock.left_s if table.props.mine else 0))
        self.listen_to(table)

    @Slot(object)
    def listen_to(self, table: PlayTable) -> None:
        """Let be heard what happens at `table`."""
        table.sounded.connect(self.hear)

    @Slot(str)
    def hear(self, name: str) -> None:
        """Play a sound by its name, while this window is in front."""
        if self._window.isActive():
            self._play(name)

    def _call(self) -> None:
        """This player is asked something: a bell, and a light in the task bar for whoever looks at another window."""
        if self._window.isActive():
            self._play("turn")
            return
        away = self._settings.values.away
        if away in ("light", "both"):
            self._window.alert(0)
        if away in ("bell", "both"):
            self._play("turn")

    def _count_down(self, left_s: int) -> None:
        """Each of the last seconds is heard once, by whoever decides."""
        if left_s != self._ticked and 0 < left_s <= LAST_S:
            self.hear("tick")
        self._ticked = left_s

    @Slot(str)
    def _sample(self, kind: str) -> None:
        """Whoever chooses hears what it is, even what is left out."""
        self._play(SAMPLES[kind], even_unheard=True)

    def _play(self, name: str, *, even_unheard: bool = False) -> None:
        values = self._settings.values
        volume = VOLUME[values.volume]
        if volume > 0 and (even_unheard or KINDS[name] not in values.unheard):
            self._player.play(name, volume)
