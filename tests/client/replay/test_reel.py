"""The states of a game that is watched again: the same however one comes there, and never far from one that is kept."""

from __future__ import annotations

import pytest

from client.viewmodels.games import SCREENS
from client.viewmodels.replay.reel import KEPT_EVERY, Eyes, Reel
from client.viewmodels.table.state import TableState
from tests.scenery.replay import tape


def test_going_back_costs_no_more_than_the_steps_between_two_states_that_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = tape("smoki", 2)
    reel, fresh = (Reel(found, SCREENS["smoki"].parts().script, Eyes(0), "en") for _ in range(2))
    after, made = reel._after, list[int]()

    def counted(state: TableState, at: int) -> TableState:
        made.append(at)
        return after(state, at)

    monkeypatch.setattr(reel, "_after", counted)
    last = len(found.watched.steps) - 1
    assert last > 2 * KEPT_EVERY
    reel.state(last)
    assert made == list(range(last + 1))
    for at in (last - 1, KEPT_EVERY, KEPT_EVERY - 1):
        made.clear()
        assert reel.state(at) == fresh.state(at)
        assert len(made) < KEPT_EVERY
