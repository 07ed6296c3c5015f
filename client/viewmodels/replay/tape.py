"""What is known of a game file once it was read: the game, as it can be watched, or why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from engine.pieces import Face, Handle, Seat

if TYPE_CHECKING:
    from engine.game import Outcome
    from netcore.audit.replay import Report
    from netcore.audit.watched import Watched, Way
    from netcore.feeds.charter import Terms


@dataclass(frozen=True, slots=True)
class Tape:
    """A game that can be watched, at least up to a fault in it.

    `me`: the seat of this player, None for a game of other people. `seen`: what that seat was shown, by card; `faces`:
    all cards, where everybody has laid the seeds open. `ghosts`: seats that a ghost keeps, with the step from which on.
    `checked`: all of it was proved just now; else it was when it was played, or before.
    """

    path: Path
    saved_s: float
    size: int
    terms: Terms
    names: tuple[str, ...]
    watched: Watched
    report: Report
    me: Seat | None = None
    seen: Mapping[Handle, Face] = field(default_factory=dict, repr=False)
    faces: Mapping[Handle, Face] = field(default_factory=dict, repr=False)
    ghosts: Mapping[Seat, int] = field(default_factory=dict)
    outcome: Outcome | None = None
    checked: bool = False


@dataclass(frozen=True, slots=True)
class Bad:
    """A file that cannot be watched at all, with what is known of it. `reason` is for whoever is to find the fault.

    `foreign`: nothing is wrong with it, but only other programs can watch it. `report`: what checking it has said, None
    where it is no game file. `path`, `saved_s` and `size` are of the file that was checked, None where none was.
    """

    report: Report | None
    names: tuple[str, ...]
    reason: str
    foreign: bool = False
    path: Path | None = None
    saved_s: float = 0.0
    size: int = 0


@dataclass(frozen=True, slots=True)
class Proof:
    """What was proved of one card, just now and from the file alone. `signed`: entries, all signed by their authors."""

    way: Way
    signed: int
    names: tuple[str, ...]
