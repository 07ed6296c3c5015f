"""The shuffle proof: honest shuffles pass, tampered ones do not, and the second verifier says the same."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.crypto import shuffle_proof
from netcore.crypto.elgamal import Ciphertext, deck_hash, open_face, reencrypt, remove
from netcore.crypto.equality import share
from netcore.crypto.faces import face_point, find_face
from netcore.crypto.group import MAX_CARDS, G, Q, base
from netcore.crypto.shuffle_proof import proof_len, prove, shuffle, shuffle_and_prove, verify
from netcore.errors import Malformed, Misuse
from tests.netcore.crypto import second
from tests.netcore.crypto.conftest import FACES
from tests.netcore.crypto.hostile import JUNK, NO_POINTS, NO_SCALARS


def faults(made, proof=None, **other):
    """The second verifier's opinion."""
    return second.shuffle_faults(
        made.pk.encode(),
        [card.encode() for card in made.deck],
        [card.encode() for card in made.out],
        made.context.digest(),
        proof or made.proof,
        **other,
    )


def holds(made, **changes):
    made = replace(made, **changes)
    return verify(made.pk, made.deck, made.out, made.context, made.proof)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 9])
def test_an_honest_shuffle_holds_and_the_second_verifier_agrees(n, small_table):
    made = small_table.shuffled(n)
    assert len(made.proof) == proof_len(n) == 128 * n + 160
    assert holds(made)
    assert faults(made) == set()


def test_three_shuffles_in_a_row_keep_every_face(small_table):
    deck = small_table.deck(6)
    for _ in range(3):
        made = small_table.shuffled(6, deck)
        assert holds(made)
        deck = made.out
    opened = [remove(card, [share(key.secret, card.a) for key in small_table.keys]) for card in deck]
    assert sorted(find_face(point, FACES) for point in opened) == sorted(FACES[:6])


def test_output_i_is_input_permutation_i(small_table):
    deck, pk = small_table.deck(3), small_table.pk
    out = shuffle(pk, deck, (2, 0, 1), (5, 6, 7))
    assert out == (reencrypt(deck[2], pk, 5), reencrypt(deck[0], pk, 6), reencrypt(deck[1], pk, 7))


def test_two_copies_of_one_face_may_share_a_point(small_table):
    card = open_face(face_point("sen-1"), small_table.pk)
    assert holds(small_table.shuffled(3, (card, card, small_table.deck(1)[0])))


def test_a_card_of_the_table_is_refused_in_another_place(shuffled):
    assert holds(shuffled)
    assert not holds(shuffled, pk=shuffled.pk + G)
    assert not holds(shuffled, deck=shuffled.out, out=shuffled.deck)
    assert not holds(shuffled, deck=shuffled.deck[::-1])
    assert not holds(shuffled, out=shuffled.out[::-1])
    assert not holds(shuffled, out=(*shuffled.out[1:], shuffled.out[0]))
    assert not holds(shuffled, out=shuffled.out[:-1])
    assert not holds(shuffled, deck=shuffled.deck[:-1])
    assert not holds(shuffled, deck=shuffled.deck[:-1], out=shuffled.out[:-1])
    assert not holds(shuffled, deck=(), out=())
    swapped = tuple(Ciphertext(card.b, card.a) for card in shuffled.out)
    assert not holds(shuffled, out=swapped)


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 2},
        {"charter": bytes(32)},
        {"question": 4},
        {"attempt": 1},
        {"seat": 1},
        {"kind": "keep-and-pass"},
        {"inputs": b"\1" * 32},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_review_10_every_field_of_the_context_is_bound(changes, shuffled):
    assert holds(shuffled)
    assert not holds(shuffled, context=replace(shuffled.context, **changes))


def cheat(monkeypatch, made, out):
    """What the honest prover writes about other outputs than it made."""
    monkeypatch.setattr(shuffle_proof, "shuffle", lambda *_: tuple(out))
    return prove(made.pk, made.deck, out, made.permutation, made.factors, made.context)


def tampered_outputs(made):
    a, b, *rest = made.out
    fresh = Ciphertext(base(5), face_point("elsewhere") + 5 * made.pk)
    return {
        "doubled": [a, reencrypt(a, made.pk, 5), *rest],
        "foreign": [fresh, b, *rest],
        "zero card": [Ciphertext(base(5), 5 * made.pk), b, *rest],
        "compensated": [Ciphertext(a.a, a.b + G), Ciphertext(b.a, b.b - G), *rest],
        "compensated first halves": [Ciphertext(a.a + G, a.b), Ciphertext(b.a - G, b.b), *rest],
        "halves of two cards": [Ciphertext(a.a, b.b), Ciphertext(b.a, a.b), *rest],
        "another randomness": [reencrypt(a, made.pk, 5), b, *rest],
        "another key": [Ciphertext(a.a + base(5), a.b + base(6)), b, *rest],
        "order": [b, a, *rest],
    }


TAMPERED = ["doubled", "foreign", "zero card", "compensated", "compensated first halves", "halves of two cards"]
TAMPERED += ["another randomness", "another key", "order"]


@pytest.mark.parametrize("how", TAMPERED)
def test_tampered_outputs_are_refused_with_the_old_proof_and_with_a_new_one(how, shuffled, monkeypatch):
    out = tuple(tampered_outputs(shuffled)[how])
    assert not holds(shuffled, out=out)
    proof = cheat(monkeypatch, shuffled, out)
    assert not holds(shuffled, out=out, proof=proof)
    assert "challenge" in faults(replace(shuffled, out=out, proof=proof))


def test_every_case_of_tampering_is_run(shuffled):
    assert list(tampered_outputs(shuffled)) == TAMPERED


def test_a_repeated_or_untouched_first_half_is_refused_though_the_proof_is_good(small_table, monkeypatch):
    """Equal first halves have equal shares. Both proofs below are true, as the second verifier says."""
    pk, context = small_table.pk, small_table.context
    deck = small_table.deck(3)  # all three have the first half G
    same = shuffle(pk, deck, (1, 2, 0), (5, 5, 6))
    with pytest.raises(Misuse):
        prove(pk, deck, same, (1, 2, 0), (5, 5, 6), context)
    mixed = small_table.shuffled(3).out
    back = (mixed[0], reencrypt(mixed[1], pk, 8), reencrypt(mixed[2], pk, 9))
    for before, out, factors, permutation in ((deck, same, (5, 5, 6), (1, 2, 0)), (mixed, back, (0, 8, 9), (0, 1, 2))):
        monkeypatch.setattr(shuffle_proof, "_all_new", lambda *_: True)
        monkeypatch.setattr(shuffle_proof, "shuffle", lambda *_, made=out: made)
        proof = prove(pk, before, out, permutation, factors, context)
        assert verify(pk, before, out, context, proof)
        monkeypatch.undo()
        assert not verify(pk, before, out, context, proof)


def test_review_08_one_length_and_one_encoding(shuffled):
    n, proof = len(shuffled.deck), shuffled.proof
    for at in range(0, 64 * n, 32):
        for bad in NO_POINTS.values():
            assert not holds(shuffled, proof=proof[:at] + bad + proof[at + 32 :])
    for at in range(64 * n, len(proof), 32):
        value = int.from_bytes(proof[at : at + 32], "little")
        for bad in (*NO_SCALARS.values(), (value + Q).to_bytes(32, "little"), bytes(32)):
            assert not holds(shuffled, proof=proof[:at] + bad + proof[at + 32 :])
    for cut in (proof[:-1], proof + b"\0", proof[32:], proof + proof, b""):
        assert not holds(shuffled, proof=cut)


@settings(max_examples=40)
@given(st.lists(st.integers(0, 8 * 672 - 1), min_size=1, max_size=4, unique=True))
def test_no_flipped_bits_pass(shuffled, bits):
    flipped = bytearray(shuffled.proof)
    assert len(flipped) == 672
    for bit in bits:
        flipped[bit // 8] ^= 1 << bit % 8
    assert not holds(shuffled, proof=bytes(flipped))


@settings(max_examples=30)
@given(st.data())
def test_no_exchanged_parts_pass(shuffled, data):
    parts = [shuffled.proof[at : at + 32] for at in range(0, len(shuffled.proof), 32)]
    one, other = data.draw(st.tuples(*[st.integers(0, len(parts) - 1)] * 2))
    parts[one], parts[other] = parts[other], parts[one]
    assert holds(shuffled, proof=b"".join(parts)) == (one == other)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifier_is_total(junk, shuffled):
    for name in ("pk", "deck", "out", "context", "proof"):
        if not (name == "pk" and junk is G):
            assert not holds(shuffled, **{name: junk})
    card = shuffled.out[0]
    assert not holds(shuffled, out=(junk, *shuffled.out[1:]))
    assert not holds(shuffled, out=(Ciphertext(junk, card.b), *shuffled.out[1:]))
    assert not holds(shuffled, deck=(Ciphertext(card.a, junk), *shuffled.deck[1:]))
    assert not holds(shuffled, pk=G)


def test_what_is_no_shuffle_is_misuse(small_table):
    pk, deck, context = small_table.pk, small_table.deck(3), small_table.context
    for permutation, factors in (
        ((0, 1), (1, 2)),
        ((0, 1, 1), (1, 2, 3)),
        ((0, 1, 3), (1, 2, 3)),
        ((), ()),
        ((0, 1, 2), (1, 2)),
        ((0, 1, 2), (1, 0, 3)),
        ((0, 1, 2), (1, Q, 3)),
        ((0, 1, 2), (1, -1, 3)),
    ):
        with pytest.raises(Misuse):
            shuffle(pk, deck, permutation, factors)
    with pytest.raises(Misuse):
        shuffle(pk, [], (), ())
    with pytest.raises(Misuse):
        shuffle(pk, deck * MAX_CARDS, range(3 * MAX_CARDS), [1] * 3 * MAX_CARDS)
    out = shuffle(pk, deck, (0, 1, 2), (5, 6, 7))
    with pytest.raises(Misuse):
        prove(pk, deck, out, (0, 2, 1), (5, 6, 7), context)
    with pytest.raises(Misuse):
        reencrypt(deck[0], pk, Q)


def test_shuffle_and_prove_is_both(small_table):
    pk, deck, context = small_table.pk, small_table.deck(3), small_table.context
    out, proof = shuffle_and_prove(pk, deck, (2, 0, 1), (5, 6, 7), context)
    assert out == shuffle(pk, deck, (2, 0, 1), (5, 6, 7))
    assert verify(pk, deck, out, context, proof)
    assert proof != shuffle_and_prove(pk, deck, (2, 0, 1), (5, 6, 7), context)[1]


def test_a_keep_and_pass_that_moves_or_swaps_the_kept_card(small_table):
    """The kept card is output 0 of a shuffle of the whole hand; cutting it out or passing another is no shuffle."""
    made = small_table.shuffled(4)
    kept, *passed = made.out
    foreign = reencrypt(kept, made.pk, 9)
    assert not holds(made, out=(kept, *passed[:-1], foreign))
    assert not holds(made, out=(passed[0], kept, *passed[1:]))
    assert not holds(made, out=tuple(passed))


def test_eight_threads_prove_and_verify_without_each_other(small_table):
    made, failed = small_table.shuffled(3), []

    def work():
        out, proof = shuffle_and_prove(made.pk, made.deck, made.permutation, made.factors, made.context)
        if not (out == made.out and verify(made.pk, made.deck, out, made.context, proof) and holds(made)):
            failed.append(proof)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failed


def test_the_largest_deck(small_table):
    n = MAX_CARDS
    pk = small_table.pk
    deck = tuple(open_face(face_point(f"many-{number}"), pk) for number in range(n))
    out, proof = shuffle_and_prove(pk, deck, range(n - 1, -1, -1), range(1, n + 1), small_table.context)
    assert verify(pk, deck, out, small_table.context, proof)


def test_cards_have_one_encoding_and_decks_one_hash(small_table):
    deck = small_table.shuffled(3).out
    assert [Ciphertext.decode(card.encode()) for card in deck] == list(deck)
    for junk in (*JUNK, deck[0].encode()[:-1], deck[0].encode() + b"\0"):
        if not (type(junk) is bytes and len(junk) == 64):
            with pytest.raises(Malformed):
                Ciphertext.decode(junk)
    for bad in NO_POINTS.values():
        with pytest.raises(Malformed):
            Ciphertext.decode(bad + deck[0].encode()[32:])
        with pytest.raises(Malformed):
            Ciphertext.decode(deck[0].encode()[:32] + bad)
    hashes = {deck_hash(deck), deck_hash(deck[::-1]), deck_hash(deck[:-1]), deck_hash([])}
    assert len(hashes) == 4
