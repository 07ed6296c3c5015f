"""Shares in the clear: right ones pass, everything else is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.crypto import joint
from netcore.crypto.equality import SHARES, _speak, prove_shares, share, shares_ok
from netcore.crypto.group import MAX_CARDS, G, Q, base, encode_scalars
from netcore.errors import Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK


@pytest.fixture(scope="module")
def shown(small_table):
    key = small_table.keys[0]
    bases = [base(number) for number in (7, 8, 9, 10)]
    given = [share(key.secret, a) for a in bases]
    return key, bases, given, prove_shares(key.secret, key.public, bases, given, small_table.context)


@pytest.mark.parametrize("n", [1, 2, 5])
def test_shares_hold_and_the_second_verifier_agrees(n, small_table):
    key, context = small_table.keys[1], small_table.context
    bases = [base(100 + number) for number in range(n)]
    given = [share(key.secret.expose(), a) for a in bases]
    proof = prove_shares(key.secret, key.public, bases, given, context)
    assert len(proof) == 64
    assert shares_ok(key.public, bases, given, context, proof)
    encoded = ([a.encode() for a in bases], [d.encode() for d in given])
    assert second.equal_ok(SHARES, key.public.encode(), *encoded, context.digest(), proof)
    assert not second.equal_ok(SHARES, key.public.encode(), encoded[0], encoded[0], context.digest(), proof)


def test_a_wrong_share_is_refused(shown, small_table):
    key, bases, given, proof = shown
    for at in range(len(given)):
        wrong = [*given[:at], given[at] + G, *given[at + 1 :]]
        assert not shares_ok(key.public, bases, wrong, small_table.context, proof)
        made = prove_shares(key.secret, key.public, bases, wrong, small_table.context)
        assert not shares_ok(key.public, bases, wrong, small_table.context, made)


def test_errors_that_cancel_and_shares_that_change_places_are_refused(shown, small_table):
    key, bases, given, _ = shown
    for wrong in (
        [given[0] + G, given[1] - G, *given[2:]],
        [given[1], given[0], *given[2:]],
        [given[0], given[2], given[1], given[3]],
    ):
        made = prove_shares(key.secret, key.public, bases, wrong, small_table.context)
        assert not shares_ok(key.public, bases, wrong, small_table.context, made)


def test_errors_orthogonal_to_the_weights_of_another_proof_are_refused(shown, small_table):
    """With known weights (1, w) errors (w, -1) cancel; the weights of the new statement are others."""
    key, bases, given, _ = shown
    pair, right = bases[:2], given[:2]
    wrong = right
    for _ in range(2):
        _, weights = _speak(SHARES, key.public, pair, wrong, small_table.context)
        wrong = [right[0] + base(weights[1]), right[1] - G]
        made = prove_shares(key.secret, key.public, pair, wrong, small_table.context)
        assert not shares_ok(key.public, pair, wrong, small_table.context, made)


def test_lengths_are_compared_and_empty_lists_refused(shown, small_table):
    key, bases, given, proof = shown
    context = small_table.context
    assert shares_ok(key.public, tuple(bases), tuple(given), context, proof)
    assert not shares_ok(key.public, bases, [*given, G], context, proof)
    assert not shares_ok(key.public, bases, given[:-1], context, proof)
    assert not shares_ok(key.public, bases[:-1], given, context, proof)
    assert not shares_ok(key.public, [], [], context, proof)
    many = [G] * (MAX_CARDS + 1)
    assert not shares_ok(key.public, many, many, context, proof)
    for bad in ([], given[:-1], many):
        with pytest.raises(Misuse):
            prove_shares(key.secret, key.public, bases, bad, context)


def test_another_key_or_no_secret_of_it(shown, small_table):
    key, bases, given, proof = shown
    other = small_table.keys[1]
    assert not shares_ok(other.public, bases, given, small_table.context, proof)
    with pytest.raises(Misuse):
        prove_shares(other.secret, key.public, bases, given, small_table.context)


def test_a_share_of_a_roll_proves_no_share_of_a_card(small_table):
    key, context = small_table.keys[0], small_table.context
    label = joint.label_point(context.charter, 1, 0)
    given, proof = joint.contribute(key.secret, key.public, label, context)
    assert joint.contribution_ok(key.public, label, given, context, proof)
    assert not shares_ok(key.public, [label], [given], context, proof)


def test_scalars_of_another_encoding_are_refused(shown, small_table):
    key, bases, given, proof = shown
    for part in (0, 32):
        value = int.from_bytes(proof[part : part + 32], "little")
        other = proof[:part] + (value + Q).to_bytes(32, "little") + proof[part + 32 :]
        assert not shares_ok(key.public, bases, given, small_table.context, other)
    assert not shares_ok(key.public, bases, given, small_table.context, encode_scalars(0, 0))


@settings(max_examples=40)
@given(st.integers(0, 511))
def test_no_flipped_bit_passes(shown, small_table, bit):
    key, bases, given, proof = shown
    flipped = bytearray(proof)
    flipped[bit // 8] ^= 1 << bit % 8
    assert not shares_ok(key.public, bases, given, small_table.context, bytes(flipped))


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifier_is_total(junk, shown, small_table):
    key, bases, given, proof = shown
    context = small_table.context
    assert not shares_ok(junk, bases, given, context, proof)
    assert not shares_ok(key.public, junk, given, context, proof)
    assert not shares_ok(key.public, bases, junk, context, proof)
    assert not shares_ok(key.public, bases, given, junk, proof)
    assert not shares_ok(key.public, bases, given, context, junk)
    assert not shares_ok(key.public, [*bases[:-1], junk], given, context, proof) or junk == bases[-1]
