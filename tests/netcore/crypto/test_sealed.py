"""Sealed shares: everybody can check them, one reader opens them, and one proof is about all of them."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.crypto.context import Context
from netcore.crypto.equality import share
from netcore.crypto.group import MAX_CARDS, G, Point, Q, Vanished, base, combine, decode_scalars, encode_scalars
from netcore.crypto.keys import KeyShare, ReadingKey
from netcore.crypto.sealed import (
    PROOF_BYTES,
    SEALED_BYTES,
    SealedShare,
    _speak,
    open_sealed,
    seal_shares,
    sealed_ok,
)
from netcore.errors import Malformed, Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK, NO_POINTS, NO_SCALARS


@dataclass(frozen=True)
class Sent:
    """Shares of some cards, sealed to a reader."""

    owner: KeyShare
    reader: ReadingKey
    context: Context
    bases: tuple[Point, ...]
    sealed: tuple[SealedShare, ...]
    proof: bytes

    def holds(self) -> bool:
        return sealed_ok(self.owner.public, self.bases, self.reader.public, self.context, self.sealed, self.proof)

    def holds_for_second(self) -> bool:
        statement = (self.owner.public.encode(), [a.encode() for a in self.bases], self.reader.public.encode())
        raw = [one.encode() for one in self.sealed]
        return second.sealed_ok(*statement, self.context.digest(), raw, self.proof)

    def with_share(self, at: int, changed: SealedShare) -> Sent:
        return replace(self, sealed=(*self.sealed[:at], changed, *self.sealed[at + 1 :]))


def send(small_table, count: int) -> Sent:
    owner, reader, context = small_table.keys[0], small_table.readers[1], small_table.context
    bases = tuple(base(77 + number) for number in range(count))
    sealed, proof = seal_shares(owner.secret, owner.public, bases, reader.public, context)
    return Sent(owner, reader, context, bases, sealed, proof)


@pytest.fixture(scope="module")
def sent(small_table) -> Sent:
    return send(small_table, 3)


def forged(truth: Sent, blindings, sealed, x: int | None = None, nonces=(11, 12)) -> Sent:
    """What a prover sends who answers with x and these blindings, whatever the statement is."""
    x = truth.owner.secret.expose() if x is None else x
    transcript, weights = _speak(truth.owner.public, truth.bases, truth.reader.public, sealed, truth.context)
    last = combine(nonces, (combine(weights, truth.bases), truth.reader.public))
    transcript.points("R", [base(nonces[0]), base(nonces[1]), last])
    c = transcript.scalar("c")
    s = sum(weight * blinding for weight, blinding in zip(weights, blindings, strict=True)) % Q
    proof = encode_scalars(c, (nonces[0] + c * x) % Q, (nonces[1] + c * s) % Q)
    return replace(truth, sealed=tuple(sealed), proof=proof)


@pytest.mark.parametrize("count", [1, 2, 5])
def test_they_open_to_the_shares_for_their_reader_and_the_second_verifier_agrees(count, small_table):
    sent = send(small_table, count)
    assert sent.holds()
    assert sent.holds_for_second()
    assert [open_sealed(sent.reader.secret, one) for one in sent.sealed] == [
        share(sent.owner.secret, a) for a in sent.bases
    ]
    assert len(sent.proof) == PROOF_BYTES
    for one in sent.sealed:
        assert len(one.encode()) == SEALED_BYTES
        assert SealedShare.decode(one.encode()) == one
    other = replace(sent, bases=(G, *sent.bases[1:]))
    assert not other.holds()
    assert not other.holds_for_second()


def test_nobody_else_opens_them(sent, small_table):
    for other in (small_table.readers[0], small_table.readers[2]):
        for a, one in zip(sent.bases, sent.sealed, strict=True):
            assert open_sealed(other.secret, one) != share(sent.owner.secret, a)


def test_no_blinding_serves_twice(small_table):
    """Under one blinding the difference of two halves would be the difference of two shares, for all to read."""
    twice = [send(small_table, 3), send(small_table, 3)]
    assert len({one.e1 for sent in twice for one in sent.sealed}) == 6


def test_a_prover_that_knows_x_and_every_s_is_accepted_only_for_the_truth(sent):
    x, blindings, y = sent.owner.secret.expose(), (5, 6, 7), sent.reader.public
    right = [SealedShare(base(s), x * a + s * y) for s, a in zip(blindings, sent.bases, strict=True)]
    assert forged(sent, blindings, right).holds()
    a = sent.bases
    for at, s in enumerate(blindings):
        for wrong, claimed_x in (
            (SealedShare(base(s + 1), right[at].e2), x),  # another s in the first half
            (SealedShare(right[at].e1, x * a[at] + (s + 1) * y), x),  # another s in the second half
            (SealedShare(right[at].e1, right[at].e2 + G), x),  # a share that is off by G
            (SealedShare(right[at].e1, (x + 1) * a[at] + s * y), x + 1),  # another x throughout
            (SealedShare(base(s), x * a[at] + s * G), x),  # sealed to nobody
            (SealedShare(right[at].e1, right[at].e2 - a[at]), x),  # a share of x - 1
        ):
            assert not forged(sent, blindings, [*right[:at], wrong, *right[at + 1 :]], claimed_x).holds()


def test_errors_that_cancel_and_shares_that_change_places_are_refused(sent):
    x, blindings, y = sent.owner.secret.expose(), (5, 6, 7), sent.reader.public
    first, other, last = (SealedShare(base(s), x * a + s * y) for s, a in zip(blindings, sent.bases, strict=True))
    off = [SealedShare(first.e1, first.e2 + G), SealedShare(other.e1, other.e2 - G), last]
    assert not forged(sent, blindings, off).holds()
    moved = [SealedShare(first.e1 + G, first.e2), SealedShare(other.e1 - G, other.e2), last]
    assert not forged(sent, blindings, moved).holds()
    for order in ((1, 0, 2), (0, 2, 1), (2, 0, 1)):
        swapped = [(first, other, last)[at] for at in order]
        assert not forged(sent, [blindings[at] for at in order], swapped).holds()


def test_errors_orthogonal_to_the_weights_of_another_proof_are_refused(sent):
    """With known weights (1, w, v) the errors (w, -1, 0) cancel; the weights of the new statement are others."""
    x, blindings, y = sent.owner.secret.expose(), (5, 6, 7), sent.reader.public
    right = [SealedShare(base(s), x * a + s * y) for s, a in zip(blindings, sent.bases, strict=True)]
    _, weights = _speak(sent.owner.public, sent.bases, sent.reader.public, right, sent.context)
    first = SealedShare(right[0].e1, right[0].e2 + base(weights[1]))
    wrong = [first, SealedShare(right[1].e1, right[1].e2 - G), right[2]]
    assert combine(weights, [one.e2 for one in wrong]) == combine(weights, [one.e2 for one in right])
    assert not forged(sent, blindings, wrong).holds()


def test_x_compensated_through_s_by_one_who_knows_all_logarithms(small_table):
    """With A = a*G and Y = y*G, x' = x + d and s' = s - d*a/y give the same E2; X and E1 are checked apart."""
    truth = send(small_table, 1)
    x, y, log_a, s, d = truth.owner.secret.expose(), truth.reader.secret.expose(), 77, 5, 3
    (a,), moved = truth.bases, (s - d * log_a * pow(y, -1, Q)) % Q
    e2 = (x + d) * a + moved * truth.reader.public
    assert e2 == x * a + s * truth.reader.public
    for e1 in (base(s), base(moved)):
        assert not forged(truth, [moved], [SealedShare(e1, e2)], x + d).holds()


def test_every_part_of_the_statement_is_bound(sent, small_table):
    owner, bases, reader, context = sent.owner.public, sent.bases, sent.reader.public, sent.context
    for statement in (
        (small_table.keys[1].public, bases, reader, context),
        (owner, (bases[0] + G, *bases[1:]), reader, context),
        (owner, bases, small_table.readers[2].public, context),
        (owner, bases, reader, replace(context, question=4)),
    ):
        assert not sealed_ok(*statement, sent.sealed, sent.proof)
    for at, one in enumerate(sent.sealed):
        assert not sent.with_share(at, SealedShare(one.e2, one.e1)).holds()
        for name in ("e1", "e2"):
            assert not sent.with_share(at, replace(one, **{name: getattr(one, name) + G})).holds()


def test_too_few_too_many_or_in_another_order_is_refused(sent):
    for bases, sealed in (
        (sent.bases, sent.sealed[::-1]),
        (sent.bases, sent.sealed[:-1]),
        (sent.bases, (*sent.sealed, sent.sealed[0])),
        (sent.bases[:-1], sent.sealed),
        ((), ()),
        (sent.bases * 100, sent.sealed * 100),
    ):
        assert not replace(sent, bases=tuple(bases), sealed=tuple(sealed)).holds()


def test_review_08_one_encoding(sent):
    raw = sent.sealed[0].encode()
    for at in (0, 32):
        for bad in NO_POINTS.values():
            with pytest.raises(Malformed):
                SealedShare.decode(raw[:at] + bad + raw[at + 32 :])
    for junk in (*JUNK, raw[:-1], raw + b"\0", bytearray(raw)):
        with pytest.raises(Malformed):
            SealedShare.decode(junk)
    for at in (0, 32, 64):
        for bad in NO_SCALARS.values():
            assert not replace(sent, proof=sent.proof[:at] + bad + sent.proof[at + 32 :]).holds()
    for scalars in decode_scalars(sent.proof, 3):
        larger = scalars + Q
        if larger < 1 << 256:
            raw_larger = larger.to_bytes(32, "little")
            assert not replace(sent, proof=sent.proof.replace(encode_scalars(scalars), raw_larger)).holds()
    for junk in (sent.proof[:-1], sent.proof + b"\0", bytearray(sent.proof)):
        assert not replace(sent, proof=junk).holds()


@settings(max_examples=40)
@given(st.integers(0, 8 * (SEALED_BYTES * 3 + PROOF_BYTES) - 1))
def test_no_flipped_bit_passes(sent, bit):
    flipped = bytearray(b"".join(one.encode() for one in sent.sealed) + sent.proof)
    flipped[bit // 8] ^= 1 << bit % 8
    raw = bytes(flipped)
    try:
        sealed = tuple(SealedShare.decode(raw[at : at + SEALED_BYTES]) for at in (0, SEALED_BYTES, 2 * SEALED_BYTES))
    except Malformed:
        return
    assert not replace(sent, sealed=sealed, proof=raw[3 * SEALED_BYTES :]).holds()


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifier_is_total(junk, sent):
    good = [sent.owner.public, sent.bases, sent.reader.public, sent.context, sent.sealed, sent.proof]
    for at in range(len(good)):
        assert not sealed_ok(*good[:at], junk, *good[at + 1 :])
    assert not sealed_ok(*good[:1], [junk, *sent.bases[1:]], *good[2:])
    assert not sealed_ok(*good[:4], [junk, *sent.sealed[1:]], sent.proof)
    if junk is not G:
        for name in ("e1", "e2"):
            one = replace(sent.sealed[0], **{name: junk})
            assert not sealed_ok(*good[:4], (one, *sent.sealed[1:]), sent.proof)


def test_a_key_that_is_not_ones_own_and_too_many_cards_are_misuse(small_table):
    owner, other = small_table.keys[:2]
    reader = small_table.readers[0].public
    with pytest.raises(Misuse):
        seal_shares(owner.secret, other.public, [G], reader, small_table.context)
    for bases in ([], [G] * (MAX_CARDS + 1)):
        with pytest.raises(Misuse):
            seal_shares(owner.secret, owner.public, bases, reader, small_table.context)


def test_a_first_message_that_vanishes_is_refused(small_table):
    """z1 = c*x makes the first of the three commitments the identity."""
    truth = send(small_table, 1)
    x = truth.owner.secret.expose()
    sealed = SealedShare(base(5), x * truth.bases[0] + 5 * truth.reader.public)
    assert not replace(truth, sealed=(sealed,), proof=encode_scalars(9, 9 * x % Q, 46)).holds()
    with pytest.raises(Vanished):
        open_sealed(truth.reader.secret, replace(sealed, e2=truth.reader.secret.expose() * base(5)))
