"""What the Dreamer's window holds by night: every property and every row that a screen or its reader could be given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtCore import QObject

from client.viewmodels.play.table import PlayTable
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.table.running_clock import RunningClock
from engine.chance import Chance
from engine.contract import AllMoves, Seal
from engine.dream_board import NIGHT, RECALL
from engine.dream_moves import Verdict
from engine.pieces import Seat
from netcore.status import PlayNews
from tests.engine.dream_table import DreamTable
from tests.engine.test_dream_properties import WORLDS, public_move

DREAMER = 2


@pytest.fixture
def windows(qapp: object) -> Iterator[list[PlayTable]]:
    """Empty windows, one for each night."""
    made = [PlayTable() for _ in WORLDS]
    for window in made:
        window.pace_ms = window.peek_ms = 0
    yield made
    for window in made:
        window.deleteLater()


def exposed(window: QObject) -> dict[str, object]:
    """Every property of a view model by its name, lists as rows, the game's own model as its properties; but for the
    time, which is the same for all.
    """
    meta = window.metaObject()
    ours = range(QObject.staticMetaObject.propertyCount(), meta.propertyCount())
    values = {name: getattr(window, name) for name in (meta.property(i).name() for i in ours)}
    return {name: told(value) for name, value in values.items() if not isinstance(value, RunningClock)}


def told(value: object) -> object:
    """What a property tells."""
    match value:
        case Rows():
            return value.rows
        case Model():
            return exposed(value)
        case _:
            return value


def night_seen(window: PlayTable, seat: Seat, world: Mapping[str, Any], mode: str) -> list[Any]:
    """All that one seat's window holds, question by question, of a night in a world of words, roles and verdicts."""
    t, whims = DreamTable(5, world["words"], world["roles"], dreamer=DREAMER, mode=mode, night_s=60), Chance(3)
    read_out: list[str] = []
    window.announced.connect(read_out.append)
    seen: list[Any] = []
    told = 0
    while t.board.phase in (NIGHT, RECALL):
        view, told_now = t.view(seat), len(t.steps)
        window.receive(PlayNews(view, tuple(t.steps[told:]), view.asked, ""))
        told = told_now
        seen.append((exposed(window), tuple(read_out)))
        if t.board.phase == RECALL:
            break
        if isinstance(t.question, Seal):
            t.all(lambda spirit: Verdict(world["right"] != (spirit % 4 == 0)))
        elif isinstance(t.question, AllMoves):
            t.all(lambda spirit: whims.choice(t.question.legal[spirit].listed))
        else:
            move, elapsed_ms = public_move(t.question.legal, whims), whims.below(4000)
            t.play(move, elapsed_ms if t.question.clock is None else t.question.clock.claim(elapsed_ms))
    assert len([word for word in t.board.dreamt if word.sealed is not None]) >= 2
    return seen


@pytest.mark.parametrize("mode", ["typed", "spoken"])
def test_the_dreamers_window_holds_the_same_in_two_nights_of_other_words_roles_and_verdicts(
    windows: list[PlayTable], mode: str
) -> None:
    one, other = (night_seen(window, DREAMER, world, mode) for window, world in zip(windows, WORLDS, strict=True))
    assert len(one) == len(other) > 20
    for mine, its in zip(one, other, strict=True):
        assert mine == its


@pytest.mark.parametrize("mode", ["typed", "spoken"])
def test_a_spirits_window_would_tell_those_nights_apart(windows: list[PlayTable], mode: str) -> None:
    one, other = (night_seen(window, 0, world, mode) for window, world in zip(windows, WORLDS, strict=True))
    assert sum(mine != its for mine, its in zip(one, other, strict=True)) > len(one) // 2
