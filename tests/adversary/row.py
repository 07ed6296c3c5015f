"""What a row of the registry is: one deviation, how it is done, and what must come of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.game import Game
from engine.pieces import Seat
from netcore.feeds.bodies import Body
from tests.adversary.world import World
from tests.tables.ring import Decide

# ── what is expected ────────────────────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True, slots=True)
class Named:
    """All honest peers, and a stranger with the file, stop the game for this rule and name the liar's seat."""

    rule: str


@dataclass(frozen=True, slots=True)
class Unread:
    """What the liar wrote is not read, nobody is blamed, and all wait for it; the file is of an unfinished game."""


@dataclass(frozen=True, slots=True)
class Waited:
    """All wait for the liar, who is silent, and nobody is blamed."""


@dataclass(frozen=True, slots=True)
class Reported:
    """The game is complete, and then all report a seed: as wrong, or steps as altered."""

    what: str


@dataclass(frozen=True, slots=True)
class NotBegun:
    """There is no charter, and no game, and nobody is blamed."""


@dataclass(frozen=True, slots=True)
class Nothing:
    """The game is complete for everybody, the liar too, and nobody is blamed."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Whoever gets the message refuses it by name, with nothing changed: only the link that brought it is to blame."""

    why: str
    """A pattern for what is said."""


@dataclass(frozen=True, slots=True)
class Ignored:
    """It changes nothing, and nobody says so: honest programs may send the same when they are a moment too late."""


@dataclass(frozen=True, slots=True)
class Held:
    """As the attack's own test says."""


Expected: TypeAlias = Named | Unread | Waited | Reported | NotBegun | Nothing | Refused | Ignored | Held

SAID: Mapping[type, str] = {
    Unread: "not read; all wait for its author, and nobody is blamed",
    Waited: "all wait for it, and nobody is blamed",
    NotBegun: "no game begins, and nobody is blamed",
    Nothing: "the game ends as it would have ended",
    Ignored: "nothing changes",
    Held: "",
}


def said(expected: Expected) -> str:
    """What comes of it, in a few words for a table."""
    match expected:
        case Named(rule):
            return f"foul by name: `{rule}`"
        case Reported(what):
            return f"reported by name: `{what}`"
        case Refused():
            return "the message is refused, and its link closed"
        case _:
            return SAID[type(expected)]


# ── how it is done ──────────────────────────────────────────────────────────────────────────────────────────────────
Change: TypeAlias = "Callable[[Any, Any], bytes | list[bytes] | None]"
"""From the liar and a body of its own to what it says instead; None to let that one pass."""


@dataclass(frozen=True, slots=True)
class Lie:
    """One body of one kind is said otherwise, at a table of this game."""

    game: Game
    kind: type[Body]
    change: Change
    options: Mapping[str, object] = field(default_factory=lambda: {"length": 1})
    decide: Callable[[int], Decide] | None = None
    """From a seed to how all decide; by chance if there is none."""
    seats: tuple[int, ...] = (2, 3, 2, 3, 4, 2, 3, 2, 3, 5)
    """Numbers of peers; the suite takes one of them, in turn, and small tables more often."""
    tries: tuple[tuple[int, Seat], ...] = tuple((seed, seat) for seed in range(3, 9) for seat in (1, 0))
    """Seeds and liars, in order: not every seat has the chance in every game, and the first that has, lies."""
    after: Callable[[World], None] | None = None
    """What happens when the table has come to rest."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message for a machine without a table; `deliver` makes an honest one and gives back how it takes the message.

    The machine's `state` has to be the same before and after.
    """

    deliver: Callable[[], tuple[Callable[[], object], Callable[[], object]]]
    """Two functions: one that hands the message over, and one that gives all that the machine remembers."""


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Held by a test that has scenery of its own: its file below tests/, and its function."""

    tests: tuple[str, ...]


How: TypeAlias = Lie | Message | Elsewhere


@dataclass(frozen=True, slots=True)
class Row:
    """One deviation of one peer."""

    name: str
    """For the test, and unique."""
    source: str
    """Which threat, review point, rule of a game, or message this is about."""
    attack: str
    """What the liar does, in words for players."""
    stops: str
    """What stops it."""
    how: How
    expected: Expected = Held()


@dataclass(frozen=True, slots=True)
class Unstopped:
    """What nobody can prevent, and what happens instead."""

    name: str
    source: str
    attack: str
    instead: str
    how: Elsewhere | Lie
    expected: Expected = Held()
