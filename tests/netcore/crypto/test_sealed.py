"""Sealed shares: everybody can check them, one reader opens them."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.crypto.equality import share
from netcore.crypto.group import G, Q, Vanished, base
from netcore.crypto.sealed import (
    SEALED_BYTES,
    SealedShare,
    _speak,
    open_sealed,
    seal_share,
    seal_shares,
    sealed_all_ok,
    sealed_ok,
)
from netcore.errors import Malformed, Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK, NO_POINTS, NO_SCALARS


@pytest.fixture(scope="module")
def sent(small_table):
    """Owner, base, reader, sealed share."""
    owner, reader = small_table.keys[0], small_table.readers[1]
    a = base(77)
    return owner, a, reader, seal_share(owner.secret, owner.public, a, reader.public, small_table.context)


def forged(x, s, public, a, reader, e1, e2, context, nonces=(11, 12)):
    """A sealed share by somebody who answers with x and s whatever the statement is."""
    transcript = _speak(public, a, reader, e1, e2, context)
    transcript.points("R", [base(nonces[0]), base(nonces[1]), nonces[0] * a + nonces[1] * reader])
    c = transcript.scalar("c")
    return SealedShare(e1, e2, c, (nonces[0] + c * x) % Q, (nonces[1] + c * s) % Q)


def test_it_opens_to_the_share_for_its_reader_and_the_second_verifier_agrees(sent, small_table):
    owner, a, reader, sealed = sent
    context = small_table.context
    assert sealed_ok(owner.public, a, reader.public, context, sealed)
    assert open_sealed(reader.secret, sealed) == share(owner.secret, a)
    raw = sealed.encode()
    assert len(raw) == SEALED_BYTES
    assert SealedShare.decode(raw) == sealed
    assert second.sealed_ok(owner.public.encode(), a.encode(), reader.public.encode(), context.digest(), raw)
    assert not second.sealed_ok(owner.public.encode(), G.encode(), reader.public.encode(), context.digest(), raw)


def test_nobody_else_opens_it(sent, small_table):
    owner, a, _, sealed = sent
    for other in (small_table.readers[0], small_table.readers[2]):
        assert open_sealed(other.secret, sealed) != share(owner.secret, a)


def test_a_prover_that_knows_x_and_s_is_accepted_only_for_the_truth(small_table):
    owner, reader, context = small_table.keys[0], small_table.readers[1], small_table.context
    x, s, a = owner.secret.expose(), 5, base(77)
    right = (base(s), x * a + s * reader.public)
    assert sealed_ok(
        owner.public, a, reader.public, context, forged(x, s, owner.public, a, reader.public, *right, context)
    )
    for e1, e2, claimed_x, claimed_s in (
        (base(s + 1), right[1], x, s),  # another s in the first half
        (right[0], x * a + (s + 1) * reader.public, x, s),  # another s in the second half
        (right[0], right[1] + G, x, s),  # a share that is off by G
        (right[0], (x + 1) * a + s * reader.public, x + 1, s),  # another x throughout
        (base(s), x * a + s * G, x, s),  # sealed to nobody
        (right[0], right[1] - a, x, s),  # a share of x - 1
    ):
        made = forged(claimed_x, claimed_s, owner.public, a, reader.public, e1, e2, context)
        assert not sealed_ok(owner.public, a, reader.public, context, made)


def test_x_compensated_through_s_by_one_who_knows_all_logarithms(small_table):
    """With A = a*G and Y = y*G, x' = x + d and s' = s - d*a/y give the same E2; X and E1 are checked apart."""
    owner, reader, context = small_table.keys[0], small_table.readers[1], small_table.context
    x, y, log_a, s, d = owner.secret.expose(), reader.secret.expose(), 77, 5, 3
    a, moved = base(log_a), (s - d * log_a * pow(y, -1, Q)) % Q
    e2 = (x + d) * a + moved * reader.public
    assert e2 == x * a + s * reader.public
    for e1 in (base(s), base(moved)):
        made = forged(x + d, moved, owner.public, a, reader.public, e1, e2, context)
        assert not sealed_ok(owner.public, a, reader.public, context, made)


def test_every_part_of_the_statement_is_bound(sent, small_table):
    owner, a, reader, sealed = sent
    context, other = small_table.context, small_table.keys[1]
    assert not sealed_ok(other.public, a, reader.public, context, sealed)
    assert not sealed_ok(owner.public, a + G, reader.public, context, sealed)
    assert not sealed_ok(owner.public, a, small_table.readers[2].public, context, sealed)
    assert not sealed_ok(owner.public, a, reader.public, replace(context, question=4), sealed)
    assert not sealed_ok(owner.public, a, reader.public, context, replace(sealed, e1=sealed.e2, e2=sealed.e1))
    for name in ("e1", "e2"):
        changed = replace(sealed, **{name: getattr(sealed, name) + G})
        assert not sealed_ok(owner.public, a, reader.public, context, changed)


def test_scalars_out_of_range_are_refused_as_objects_too(sent, small_table):
    owner, a, reader, sealed = sent
    for name in ("challenge", "response_x", "response_s"):
        for shift in (Q, -Q):
            changed = replace(sealed, **{name: getattr(sealed, name) + shift})
            assert not sealed_ok(owner.public, a, reader.public, small_table.context, changed)


def test_review_08_one_encoding(sent):
    raw = sent[3].encode()
    for at in (0, 32):
        for bad in NO_POINTS.values():
            with pytest.raises(Malformed):
                SealedShare.decode(raw[:at] + bad + raw[at + 32 :])
    for at in (64, 96, 128):
        for bad in NO_SCALARS.values():
            with pytest.raises(Malformed):
                SealedShare.decode(raw[:at] + bad + raw[at + 32 :])
    for junk in (*JUNK, raw[:-1], raw + b"\0", bytearray(raw)):
        with pytest.raises(Malformed):
            SealedShare.decode(junk)


@settings(max_examples=40)
@given(st.integers(0, 8 * SEALED_BYTES - 1))
def test_no_flipped_bit_passes(sent, small_table, bit):
    owner, a, reader, sealed = sent
    flipped = bytearray(sealed.encode())
    flipped[bit // 8] ^= 1 << bit % 8
    try:
        changed = SealedShare.decode(bytes(flipped))
    except Malformed:
        return
    assert not sealed_ok(owner.public, a, reader.public, small_table.context, changed)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifiers_are_total(junk, sent, small_table):
    owner, a, reader, sealed = sent
    context = small_table.context
    for at in range(5):
        arguments = [owner.public, a, reader.public, context, sealed]
        arguments[at] = junk
        assert not sealed_ok(*arguments)
        arguments = [owner.public, [a], reader.public, context, [sealed]]
        arguments[at] = junk
        assert not sealed_all_ok(*arguments)
    for name in (field.name for field in fields(SealedShare)):
        if junk is not G and type(junk) is not int:
            assert not sealed_ok(owner.public, a, reader.public, context, replace(sealed, **{name: junk}))


def test_many_cards_for_one_reader(small_table):
    owner, reader, context = small_table.keys[0], small_table.readers[1], small_table.context
    bases = [base(number) for number in (7, 8, 9)]
    sealed = seal_shares(owner.secret, owner.public, bases, reader.public, context)
    assert sealed_all_ok(owner.public, bases, reader.public, context, sealed)
    assert [open_sealed(reader.secret, one) for one in sealed] == [share(owner.secret, a) for a in bases]
    assert not sealed_all_ok(owner.public, bases, reader.public, context, sealed[::-1])
    assert not sealed_all_ok(owner.public, bases, reader.public, context, sealed[:-1])
    assert not sealed_all_ok(owner.public, bases[:-1], reader.public, context, sealed)
    assert not sealed_all_ok(owner.public, [], reader.public, context, [])


def test_a_key_that_is_not_ones_own_is_misuse(small_table):
    owner, other = small_table.keys[:2]
    with pytest.raises(Misuse):
        seal_share(owner.secret, other.public, G, small_table.readers[0].public, small_table.context)


def test_a_first_message_that_vanishes_is_refused(small_table):
    """z1 = c*x makes the first of the three commitments the identity."""
    owner, reader = small_table.keys[0], small_table.readers[1]
    x = owner.secret.expose()
    made = SealedShare(base(5), x * G + 5 * reader.public, 9, 9 * x % Q, 46)
    assert not sealed_ok(owner.public, G, reader.public, small_table.context, made)
    with pytest.raises(Vanished):
        open_sealed(reader.secret, replace(made, e2=reader.secret.expose() * base(5)))
