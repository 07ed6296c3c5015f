"""Slow work that a table hands out: proofs to make and proofs to check. Pure, so it may run in any thread."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """One piece of work; its result goes back to the table that handed it out.

    `kind`: "make" or "check". `what`: "keys", "backup", "shuffle", "show", "roll", "seed" or "move". `seat`: whose body
    it is; `question`: 0 during the set-up; `cards`: how many it is about.
    """

    kind: str
    what: str
    question: int
    seat: int
    cards: int
    work: Callable[[], object] = field(repr=False)

    def run(self) -> object:
        """Do it. A check that raises is a fault of ours, never its author's."""
        return self.work()
