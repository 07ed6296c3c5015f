"""Taking back a move, where all agree: what words of it come to. Pure functions of the feeds.

First each peer says what its player wishes, which binds nobody: whoever is asked may still answer. Once all wish so,
each feed that counts says that the move is undone for it; last the one that owes the answer, which has it in its hands
until then. A feed says one or the other first, for it is ordered: so the move is undone for everybody or for nobody.
Source: docs/protocol/undo.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.pieces import Seat
from netcore.feeds.roster import Peer


class Undoes(Enum):
    """What one entry says about taking the last move back."""

    WISH = "wish"
    NO = "no"
    """Its player does not wish so."""
    DONE = "done"


@dataclass(frozen=True, slots=True)
class UndoWord:
    """What one entry says about the move that led to the question that was open at `history`."""

    history: bytes
    says: Undoes


@dataclass(frozen=True, slots=True)
class Undoable:
    """A question from which the move that led to it can be taken back.

    `history`: the one at which it is open. `seat`: who made the move. `asked`: who owes an answer. `feeds`: those whose
    word it takes, in order: each peer's first one, and that of `asked`.
    """

    history: bytes
    seat: Seat
    asked: Seat
    feeds: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Undoing:
    """How far it is with taking a move back, as one peer sees it.

    `seat`: who made the move; `wish`: the peers that wish it to be taken back, its own among them once it was asked
    for; `against`: those that do not; `may_ask`, `may_answer`: whether this player may ask for it, or say something.
    """

    seat: Seat
    wish: tuple[Peer, ...] = ()
    against: tuple[Peer, ...] = ()
    may_ask: bool = False
    may_answer: bool = False

    @property
    def is_open(self) -> bool:
        """Whether it was asked for, and nobody is against it."""
        return bool(self.wish) and not self.against
