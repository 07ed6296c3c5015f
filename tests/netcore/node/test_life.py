"""The life of a sitting: every state with everything that can happen to it."""

from __future__ import annotations

import pytest

from netcore.errors import Misuse
from netcore.node.life import NEXT, Got, Life, follow

EXPECTED = """
            CAUGHT_UP END     FINISHED  STOP      SILENCED  FAULT   CONCLUDED CLOSED
CATCHING_UP PLAYING   ENDED   LINGERING STOPPING  HALTED    HALTED  -         HALTED
PLAYING     -         ENDED   LINGERING STOPPING  HALTED    HALTED  -         HALTED
ENDED       -         -       LINGERING STOPPING  HALTED    HALTED  -         HALTED
LINGERING   -         -       -         LINGERING LINGERING SETTLED SETTLED   SETTLED
STOPPING    -         -       -         STOPPING  STOPPING  HALTED  SETTLED   HALTED
SETTLED     SETTLED   SETTLED SETTLED   SETTLED   SETTLED   SETTLED SETTLED   SETTLED
HALTED      HALTED    HALTED  HALTED    HALTED    HALTED    HALTED  HALTED    HALTED
"""
"""What a sitting that is … comes to when it got …; a dash is what cannot happen."""

INPUTS, *ROWS = [line.split() for line in EXPECTED.strip().splitlines()]
CELLS = [(row[0], got, to) for row in ROWS for got, to in zip(INPUTS, row[1:], strict=True)]


def test_the_table_names_every_state_and_every_input() -> None:
    assert {row[0] for row in ROWS} == {life.name for life in Life}
    assert set(INPUTS) == {got.name for got in Got}


@pytest.mark.parametrize(("life", "got", "to"), CELLS)
def test_every_state_with_every_input(life: str, got: str, to: str) -> None:
    if to == "-":
        with pytest.raises(Misuse):
            follow(Life[life], Got[got])
    else:
        assert follow(Life[life], Got[got]) is Life[to]


def test_what_is_over_stays_so() -> None:
    for (life, _), to in NEXT.items():
        assert not life.over or to is life
        assert life.goes_on or not to.goes_on, "nobody comes back to the table"
        assert not life.settled or to.settled, "what is settled is never resumed"


def test_from_everywhere_it_comes_to_an_end() -> None:
    for life in Life:
        assert follow(life, Got.CLOSED).over


def test_each_state_is_one_of_three() -> None:
    """It goes on, or something is left to do, or it is over."""
    left = {Life.LINGERING, Life.STOPPING}
    for life in Life:
        assert [life.goes_on, life in left, life.over].count(True) == 1
    assert [life for life in Life if life.live] == [Life.PLAYING, Life.ENDED]
    assert [life for life in Life if life.settled] == [Life.LINGERING, Life.SETTLED]
