"""What the tests of the window share."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from engine.pieces import Move
from tests.client.fake_node import DirectCalls, FakeNode


@pytest.fixture
def node() -> FakeNode:
    """A node that nobody listens to."""
    return FakeNode(lambda _news: None)


@pytest.fixture
def calls(node: FakeNode) -> DirectCalls:
    """Calls that reach the node at once."""
    return DirectCalls(node)


@pytest.fixture
def table(qapp: object) -> PlayTable:
    """The table in play, at which nobody sits yet."""
    return PlayTable()


@pytest.fixture
def made(table: PlayTable) -> list[Move]:
    """The moves that are sent from there."""
    moves: list[Move] = []
    table.submitted.connect(moves.append)
    return moves
