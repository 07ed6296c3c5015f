"""Whatever strangers say to a room, to gossip, at a hello, on a link or to all: refused by name, or without harm."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.scenery.strangers import HUNTS, STEPS

EXAMPLES = 150


@pytest.mark.parametrize("name", HUNTS)
def test_nothing_but_refusals_by_name(name: str) -> None:
    """A failure comes back with the fewest steps that lead to it."""

    @settings(max_examples=EXAMPLES)
    @given(st.integers(0, 2**32 - 1), st.integers(1, STEPS))
    def hunt(seed: int, steps: int) -> None:
        HUNTS[name](Random(seed), steps)

    hunt()
