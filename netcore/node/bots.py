"""Players that are programs, as peers: an identity of their own, a name, a policy, and a short pause before they
move.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Final

from engine import policies
from engine.levels import LIVELY
from netcore.identity import Identity
from netcore.lobby.room import Player
from netcore.names import skeleton
from netcore.status import LANTERNS

NAMES: Final = ("Bruno", "Celina", "Dobrawa", "Emil", "Felicja", "Gustaw", "Halina", "Iwo", "Jagna", "Kazik")
"""Names for bots, told apart at a glance by their first letters."""
SHORTEST_PAUSE_S: Final = 0.6
LONGEST_PAUSE_S: Final = 1.4
THINKS_S: Final = 0.5
"""So long a bot looks ahead at most, beside its pause."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot that has a name and an identity, not yet a seat."""

    identity: Identity
    name: str
    lantern: str

    @property
    def player(self) -> Player:
        """How a table room lists it."""
        return Player(self.identity.public, self.name, self.lantern)


def make_bot(taken_names: Collection[str], taken_lanterns: Collection[str]) -> Bot:
    """A bot with a fresh identity, and a name and picture that nobody at the table has, where there are such.

    A name that only looks like a taken one is taken, too.
    """
    taken = {skeleton(name) for name in taken_names}
    name = next((name for name in NAMES if skeleton(name) not in taken), NAMES[0])
    lantern = next((lantern for lantern in LANTERNS if lantern not in taken_lanterns), LANTERNS[0])
    return Bot(Identity.generate(), name, lantern)


def policy_for(game: str, kind: str = LIVELY) -> policies.Policy:
    """The policy of `kind` for a game; where the game has no bots of its own, the random one for any of their levels.

    One that looks ahead does not keep the table waiting. ValueError for no such kind.
    """
    try:
        return policies.hurried(policies.for_game(game, kind), soon)
    except ValueError:
        if kind not in (*policies.LEVELS, "bot"):
            raise
        return policies.for_game(game, "random")


def soon() -> Callable[[], bool]:
    """Says when a bot has thought for long enough: on a slow computer it then takes what is best so far."""
    until_s = time.monotonic() + THINKS_S
    return lambda: time.monotonic() >= until_s


def human_pause() -> Callable[[], float]:
    """Pauses as of somebody who thinks a moment: evenly spread, in seconds."""
    chance = secrets.SystemRandom()
    return lambda: chance.uniform(SHORTEST_PAUSE_S, LONGEST_PAUSE_S)


def no_pause() -> Callable[[], float]:
    """Pauses as of somebody who has thought already."""
    return lambda: 0.0
