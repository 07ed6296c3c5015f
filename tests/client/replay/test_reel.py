"""The states of a game that is watched again: the same however one comes there, and never far from one that is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from client.viewmodels.games import SCREENS
from client.viewmodels.replay.reel import KEPT_EVERY, Eyes, Reel
from client.viewmodels.table.state import TableState
from netcore.status import LANTERNS
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


def test_a_lantern_that_there_is_not_is_none_that_is_looked_for() -> None:
    """Whoever made the file could have written anything there."""
    found = tape("smoki", 2)
    made_up = (
        structs.replace(each, lantern=lantern)
        for each, lantern in zip(found.terms.seats, ("bell", "../x"), strict=True)
    )
    found = replace(found, terms=structs.replace(found.terms, seats=tuple(made_up)))
    people = Reel(found, SCREENS["smoki"].parts().script, Eyes(0), "en").state(0).people
    assert [person.lantern for person in people] == ["bell", LANTERNS[1]]
