"""Proofs of possession: one kind, one seat, one charter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from netcore.crypto.elgamal import are_independent
from netcore.crypto.group import G, Q, base, encode_scalars
from netcore.crypto.keys import KeyKind, KeyShare, ReadingKey, ReceiveKey, possession_ok, prove_possession
from netcore.errors import Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK

KINDS = [KeyShare, ReadingKey, ReceiveKey]


@pytest.fixture
def context(small_table):
    return replace(small_table.context, kind="keys")


@pytest.mark.parametrize("kind", KINDS)
def test_a_proof_of_possession_holds_and_the_second_verifier_agrees(kind, context):
    key = kind.make()
    proof = key.prove(context)
    assert len(proof) == 64
    assert possession_ok(kind.kind, key.public, context, proof)
    assert second.possession_ok(kind.kind.value, key.public.encode(), context.digest(), proof)


def test_review_09_a_proof_for_one_role_fails_for_another_seat_and_charter(context):
    key = KeyShare.make()
    proof = key.prove(context)
    assert not possession_ok(KeyKind.READING, key.public, context, proof)
    assert not possession_ok(KeyKind.RECEIVE, key.public, context, proof)
    assert not possession_ok(KeyKind.SHARE, key.public, replace(context, seat=1), proof)
    assert not possession_ok(KeyKind.SHARE, key.public, replace(context, charter=bytes(32)), proof)
    assert not possession_ok(KeyKind.SHARE, key.public + G, context, proof)


def test_review_09_equal_and_negated_keys_are_noticed():
    a, b = KeyShare.make().public, ReadingKey.make().public
    assert are_independent([a, b])
    assert not are_independent([a, b, a])
    assert not are_independent([a, b, -b])


def test_a_rogue_key_has_no_proof(context):
    """X_2 = T - X_1 would make T the joint key; its author knows t but not x_2, and copies or bends what it has."""
    honest, t = KeyShare.make(), KeyShare.make()
    rogue = t.public - honest.public
    for proof in (honest.prove(context), t.prove(context)):
        assert not possession_ok(KeyKind.SHARE, rogue, context, proof)
    with pytest.raises(Misuse):
        prove_possession(KeyKind.SHARE, t.secret, rogue, context)


def test_scalars_of_another_encoding_are_refused(context):
    key = KeyShare.make()
    proof = key.prove(context)
    for part in (0, 32):
        value = int.from_bytes(proof[part : part + 32], "little")
        other = proof[:part] + (value + Q).to_bytes(32, "little") + proof[part + 32 :]
        assert not possession_ok(KeyKind.SHARE, key.public, context, other)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifier_is_total(junk, context):
    key = KeyShare.make()
    proof = key.prove(context)
    assert not possession_ok(junk, key.public, context, proof)
    assert not possession_ok(KeyKind.SHARE, junk, context, proof)
    assert not possession_ok(KeyKind.SHARE, key.public, junk, proof)
    assert not possession_ok(KeyKind.SHARE, key.public, context, junk)


def test_a_first_message_that_vanishes_is_refused(context):
    """R = s*G - c*X is the identity for s = c*x."""
    assert not possession_ok(KeyKind.SHARE, base(3), context, encode_scalars(5, 15))


def test_keys_are_restored_from_what_was_stored():
    key = ReadingKey.make()
    again = ReadingKey.restore(key.secret.store())
    assert again.public == key.public
    assert type(again) is ReadingKey
