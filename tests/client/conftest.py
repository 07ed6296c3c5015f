"""What the tests of the window share."""

from __future__ import annotations

import pytest

from tests.client.fake_node import DirectCalls, FakeNode


@pytest.fixture
def node() -> FakeNode:
    """A node that nobody listens to."""
    return FakeNode(lambda _news: None)


@pytest.fixture
def calls(node: FakeNode) -> DirectCalls:
    """Calls that reach the node at once."""
    return DirectCalls(node)
