"""The roll: one value for everybody, bound to its place, a bad share named."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from netcore.crypto import joint
from netcore.crypto.equality import prove_shares, share
from netcore.crypto.group import G
from netcore.errors import Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK

CHARTER = b"c" * 32


def rolled(keys, question=1, attempt=0, charter=CHARTER):
    label = joint.label_point(charter, question, attempt)
    return joint.value(label, [share(key.secret, label) for key in keys])


def test_review_17_another_game_question_or_attempt_gives_another_value(small_table):
    values = {
        rolled(small_table.keys),
        rolled(small_table.keys, question=2),
        rolled(small_table.keys, attempt=1),
        rolled(small_table.keys, charter=b"d" * 32),
        rolled(small_table.keys[:2]),
    }
    assert len(values) == 5
    assert all(len(value) == 64 for value in values)


def test_review_17_the_value_does_not_depend_on_the_order(small_table):
    assert rolled(small_table.keys) == rolled(small_table.keys[::-1])


def test_review_17_a_bad_share_names_its_author(small_table):
    label = joint.label_point(CHARTER, 1, 0)
    for seat, key in enumerate(small_table.keys):
        context = replace(small_table.context, seat=seat, kind="roll")
        given, proof = joint.contribute(key.secret, key.public, label, context)
        assert joint.contribution_ok(key.public, label, given, context, proof)
        assert not joint.contribution_ok(key.public, label, given + G, context, proof)
        assert not joint.contribution_ok(key.public, label + G, given, context, proof)
        assert not joint.contribution_ok(key.public, label, given, replace(context, seat=seat + 1), proof)
        assert not joint.contribution_ok(small_table.keys[seat - 1].public, label, given, context, proof)
        a_cards = prove_shares(key.secret, key.public, [label], [given], context)
        assert not joint.contribution_ok(key.public, label, given, context, a_cards)
        encoded = (key.public.encode(), [label.encode()], [given.encode()])
        assert second.equal_ok(b"sennik/roll-share/v1", *encoded, context.digest(), proof)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifier_is_total(junk, small_table):
    key, label = small_table.keys[0], joint.label_point(CHARTER, 1, 0)
    given, proof = joint.contribute(key.secret, key.public, label, small_table.context)
    right = [key.public, label, given, small_table.context, proof]
    for at in range(5):
        assert not joint.contribution_ok(*right[:at], junk, *right[at + 1 :])


def test_the_second_implementation_rolls_the_same(small_table):
    place = second.framed(b"sennik/roll/v1", CHARTER, bytes([0, 0, 0, 1]), bytes(4))
    label = second.hash_to_group(b"sennik/roll/v1", place)
    assert joint.label_point(CHARTER, 1, 0).encode() == second.encode(label)
    secret = sum(key.secret.expose() for key in small_table.keys)
    opened = second.encode(second.times(secret, label))
    value = second.framed(b"sennik/roll-value/v1", second.encode(label), opened)
    assert rolled(small_table.keys) == value
    drawn = int.from_bytes(second.framed(b"sennik/roll-draw/v1", value, bytes(4))[:8], "big")
    assert joint.uniform(value, 6) == drawn % 6


def test_all_sides_are_equally_likely():
    drawn = Counter(joint.uniform(number.to_bytes(64, "big"), 6) for number in range(3000))
    assert set(drawn) == set(range(6))
    assert sum((count - 500) ** 2 / 500 for count in drawn.values()) < 21  # chi squared, 5 degrees of freedom
    assert joint.uniform(bytes(64), 1) == 0
    assert 0 <= joint.uniform(bytes(64), 2**64) < 2**64


def test_numbers_that_would_bias_a_roll_are_refused(monkeypatch):
    drawn = iter([b"\xff" * 64, bytes(7) + b"\5" + bytes(56)])
    monkeypatch.setattr(joint, "framed_hash", lambda *_: next(drawn))
    assert joint.uniform(bytes(64), 3) == 2


def test_impossible_rolls_are_misuse():
    for sides in (0, -1, 2**64 + 1):
        with pytest.raises(Misuse):
            joint.uniform(bytes(64), sides)
    for place in ((b"", 1, 0), (CHARTER, -1, 0), (CHARTER, 1, 2**32)):
        with pytest.raises(Misuse):
            joint.label_point(*place)
