"""Commitments open to what was committed, by whom, where, and to nothing else."""

from __future__ import annotations

import pytest

from netcore.crypto.commit import commit, opens
from netcore.errors import Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK

PLACE = (b"sennik/move/v1", b"context", 2)
VALUE, NONCE = b"a move", b"n" * 32


def test_it_opens():
    made = commit(*PLACE, VALUE, NONCE)
    assert len(made) == 32
    assert opens(made, *PLACE, VALUE, NONCE)
    said = (b"sennik/move/v1", b"context", bytes([0, 0, 0, 2]), VALUE, NONCE)
    assert made == second.framed(b"sennik/commitment/v1", *said)[:32]


@pytest.mark.parametrize(
    "other",
    [
        (b"sennik/vote/v1", b"context", 2, VALUE, NONCE),
        (b"sennik/move/v1", b"elsewhere", 2, VALUE, NONCE),
        (b"sennik/move/v1", b"context", 3, VALUE, NONCE),
        (b"sennik/move/v1", b"context", 2, b"another", NONCE),
        (b"sennik/move/v1", b"context", 2, VALUE, b"m" * 32),
        (b"sennik/move/v1", b"context", 2, VALUE + b"n", b"n" * 31),
        (b"sennik/move/v1context", b"", 2, VALUE, NONCE),
    ],
    ids=["domain", "context", "a copy by another sender", "value", "nonce", "moved border", "moved border before"],
)
def test_it_opens_to_nothing_else(other):
    assert not opens(commit(*PLACE, VALUE, NONCE), *other)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_opening_is_total(junk):
    made = commit(*PLACE, VALUE, NONCE)
    assert not opens(junk, *PLACE, VALUE, NONCE)
    assert not opens(made, *PLACE, junk, NONCE)
    assert not opens(made, *PLACE, VALUE, junk)


def test_a_short_nonce_is_misuse():
    with pytest.raises(Misuse):
        commit(*PLACE, VALUE, b"short")
