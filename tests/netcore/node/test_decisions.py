"""How a bot leaves it to people to take a move back: it waits for them, and neither for ever nor in vain."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from netcore.feeds.charter import MoveClock
from netcore.node import decisions
from netcore.node.chair import Chair
from netcore.node.decisions import UNDO_S, Decisions
from netcore.table.undoing import Undoing

ASKED = Undoing(0, wish=(0,))


@dataclass
class Table:
    """What a bot asks its table, tick by tick; the last stays."""

    undoings: list[Undoing | None]
    numbers: list[int] = field(default_factory=lambda: [7])
    running: Any = None
    undoable: int | None = 0
    clock: None = None
    kind: str = "person"

    @property
    def undoing(self) -> Undoing | None:
        return self.undoings.pop(0) if len(self.undoings) > 1 else self.undoings[0]

    @property
    def number(self) -> int:
        return self.numbers.pop(0) if len(self.numbers) > 1 else self.numbers[0]

    @property
    def terms(self) -> Any:
        return SimpleNamespace(seats=[SimpleNamespace(kind=self.kind)])


def waited_s(table: Table, monkeypatch: pytest.MonkeyPatch) -> float:
    """How long a bot waits at that table before it decides question 7."""
    slept: list[float] = []

    async def sleep(s: float) -> None:
        slept.append(s)

    monkeypatch.setattr(decisions.asyncio, "sleep", sleep)
    bot = Decisions(cast("Any", None), cast("Any", None), lambda: 0.0)
    asyncio.run(bot._wait_for_undo(cast("Chair", SimpleNamespace(table=table)), 7))
    return sum(slept)


@pytest.mark.parametrize(
    ("table", "expected_s"),
    [
        (Table([None]), 0.0),
        (Table([Undoing(0, may_ask=True)]), 0.0),
        (Table([ASKED, ASKED, None]), 0.5),
        (Table([ASKED, Undoing(0, wish=(0,), against=(2,))]), 0.25),
        (Table([ASKED], numbers=[7, 7, 8]), 0.5),
        (Table([ASKED]), UNDO_S),
        (Table([ASKED], running=SimpleNamespace(clock=MoveClock("strict", 10))), 9.0),
    ],
)
def test_a_bot_waits_while_somebody_would_take_the_move_back(
    table: Table, expected_s: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert waited_s(table, monkeypatch) == expected_s


@pytest.mark.parametrize(("table", "expected_s"), [(Table([None]), 3.0), (Table([None], kind="bot"), 1.0)])
def test_a_bot_gives_a_person_a_moment_longer_to_think_again(table: Table, expected_s: float) -> None:
    bot = Decisions(cast("Any", None), cast("Any", None), lambda: 1.0)
    assert bot._thinks_s(cast("Chair", SimpleNamespace(table=table))) == expected_s
    table.undoable = None
    assert bot._thinks_s(cast("Chair", SimpleNamespace(table=table))) == 1.0
