"""What the table of a game is made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from client.viewmodels.table.game import GameModel
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.script import Script

if TYPE_CHECKING:
    from client.viewmodels.table.people import People
    from engine.knowledge import View
    from engine.policies.advice import Advice


@dataclass(frozen=True, slots=True)
class TableParts:
    """What is needed of a game once somebody sits at its table.

    `script` tells what the table shows, `model` is the game's own part of it, `cards` its kind of cards. `hint` puts
    what a bot would do, and why, into a sentence; None for a game without reasons.
    """

    script: Script
    model: Callable[[QObject | None], GameModel] | None = None
    cards: type[CardProps] = CardProps
    hint: Callable[[Advice, View, People], str] | None = None
