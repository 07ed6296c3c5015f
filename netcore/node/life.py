"""The life of a sitting: where it is, and what it may come to from there. Pure; one table says all of it.

    CATCHING_UP ──▶ PLAYING ──▶ ENDED         it goes on: the game, and then whether seeds are laid open
         └─────────────┴──────────┤
              ┌───────────────────┼──────────────────┐
              ▼                   ▼                  ▼
          STOPPING            LINGERING            HALTED
        (for everybody)     (nothing is left)    (only here)
              └─────────┬─────────┘
                        ▼
                     SETTLED

From each of the three that go on it may come to each of the three below. Closed before its reason is in a file, a
sitting that stops is halted, so that it is resumed and stops again; closed while it lingers, it is settled.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto
from types import MappingProxyType
from typing import Final

from netcore.errors import Misuse


class Life(Enum):
    """Where a sitting is."""

    CATCHING_UP = auto()
    """What was on disk is still being read and checked: a screen is shown the table as it was left, all at once."""
    PLAYING = auto()
    ENDED = auto()
    """The game is over by its rules; whether seeds are laid open is not decided."""
    LINGERING = auto()
    """The game is over, in its file, and told; peers may not have everything yet."""
    STOPPING = auto()
    """It cannot go on for anybody: why is put into a file, and then told."""
    SETTLED = auto()
    """At an end for everybody: nothing of it is to be resumed."""
    HALTED = auto()
    """At an end here, where it was: it can be resumed."""

    @property
    def goes_on(self) -> bool:
        """Whether anything is still to be said at the table."""
        return self in (Life.CATCHING_UP, Life.PLAYING, Life.ENDED)

    @property
    def live(self) -> bool:
        """Whether it goes on, and what is heard happens now and not when it was put away."""
        return self in (Life.PLAYING, Life.ENDED)

    @property
    def at_its_end(self) -> bool:
        """Whether the game is over by its rules, or the table has stopped: there is nothing to be missed by leaving."""
        return self not in (Life.CATCHING_UP, Life.PLAYING)

    @property
    def settled(self) -> bool:
        """Whether the table has come to an end for everybody, so that nothing of it is to be resumed."""
        return self in (Life.LINGERING, Life.SETTLED)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen."""
        return self in (Life.SETTLED, Life.HALTED)


class Got(Enum):
    """What happens to a sitting."""

    CAUGHT_UP = auto()
    """All that was on disk is read and checked."""
    END = auto()
    """The game is over by its rules."""
    FINISHED = auto()
    """All seats of this program know how it ended, and it is in its file: no more is to be said."""
    STOP = auto()
    """It cannot go on for anybody: somebody broke a rule, boards differ, keys cannot be used, we were found gone."""
    SILENCED = auto()
    """This program may say no more: its disk takes nothing, or another one writes in its name."""
    FAULT = auto()
    """This program is at fault."""
    CONCLUDED = auto()
    """What was left to do is done: others have everything or had time enough, or the reason of a stop is told."""
    CLOSED = auto()
    """The player leaves, or the program ends."""


NEXT: Final[Mapping[tuple[Life, Got], Life]] = MappingProxyType(
    {
        (Life.CATCHING_UP, Got.CAUGHT_UP): Life.PLAYING,
        (Life.CATCHING_UP, Got.END): Life.ENDED,
        (Life.PLAYING, Got.END): Life.ENDED,
        # From wherever it goes on.
        **{
            (life, got): following
            for life in Life
            if life.goes_on
            for got, following in (
                (Got.FINISHED, Life.LINGERING),
                (Got.STOP, Life.STOPPING),
                (Got.SILENCED, Life.HALTED),
                (Got.FAULT, Life.HALTED),
                (Got.CLOSED, Life.HALTED),
            )
        },
        # The file is written: whatever goes wrong now takes nothing away.
        (Life.LINGERING, Got.CONCLUDED): Life.SETTLED,
        (Life.LINGERING, Got.FAULT): Life.SETTLED,
        (Life.LINGERING, Got.CLOSED): Life.SETTLED,
        (Life.LINGERING, Got.STOP): Life.LINGERING,
        (Life.LINGERING, Got.SILENCED): Life.LINGERING,
        # The first reason is the one that is told, if it comes to that.
        (Life.STOPPING, Got.CONCLUDED): Life.SETTLED,
        (Life.STOPPING, Got.FAULT): Life.HALTED,
        (Life.STOPPING, Got.CLOSED): Life.HALTED,
        (Life.STOPPING, Got.STOP): Life.STOPPING,
        (Life.STOPPING, Got.SILENCED): Life.STOPPING,
        # Too late for anything.
        **{(life, got): life for life in Life if life.over for got in Got},
    }
)
"""What is not in it cannot happen."""


def follow(life: Life, got: Got) -> Life:
    """Where a sitting is after that. Raises Misuse for what cannot happen there."""
    following = NEXT.get((life, got))
    if following is None:
        raise Misuse(f"{got.name} cannot happen to a sitting that is {life.name}")
    return following
