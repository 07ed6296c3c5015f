"""Secrets do not show, do not travel, can be erased; nonces do not repeat."""

from __future__ import annotations

import copy
import logging
from dataclasses import replace

import pytest

from netcore.crypto import secret
from netcore.crypto.context import Context
from netcore.crypto.equality import prove_shares, share
from netcore.crypto.framing import framed_hash
from netcore.crypto.group import Q, base
from netcore.crypto.keys import KeyShare, ReadingKey, ReceiveKey
from netcore.crypto.secret import Nonces, SecretScalar
from netcore.crypto.seed import GameSeed
from netcore.crypto.shuffle_proof import prove
from netcore.crypto.transcript import Transcript
from netcore.errors import Foul, Malformed, Misuse, SennikError, Unreachable


def spellings(number):
    raw = number.to_bytes(32, "little")
    return [str(number), f"{number:x}", raw.hex(), raw[::-1].hex(), repr(raw)[2:-1], repr(raw[::-1])[2:-1]]


@pytest.mark.parametrize("kind", [KeyShare, ReadingKey, ReceiveKey])
def test_review_19_no_secret_in_repr_logs_or_exceptions(kind, caplog):
    key = kind.make()
    said = [repr(key), str(key), f"{key}", repr(key.secret), str(key.secret), repr(vars(type(key)))]
    with caplog.at_level(logging.DEBUG):
        logging.getLogger("table").info("%s %r", key, key.secret)
    said.append(caplog.text)
    for wrong in (lambda: copy.copy(key.secret), lambda: copy.deepcopy(key), lambda: key.secret.__reduce_ex__(4)):
        with pytest.raises(Misuse) as fault:
            wrong()
        said.append(repr(fault.value))
    for spelling in spellings(key.secret.expose()):
        assert not any(spelling in text for text in said)


def test_review_19_a_seed_does_not_show():
    seed = GameSeed.fresh()
    number = int.from_bytes(seed.expose(), "little")
    assert not any(spelling in repr(seed) + str(seed) for spelling in spellings(number))
    for wrong in (lambda: copy.copy(seed), lambda: copy.deepcopy([seed])):
        with pytest.raises(Misuse):
            wrong()


def test_review_19_points_do_not_show_for_one_may_be_a_hidden_face():
    point = base(5)
    assert point.encode().hex() not in repr(point) + repr([point])


def test_review_19_secrets_are_erased():
    key, seed = KeyShare.make(), GameSeed.fresh()
    held, kept = key.secret._bytes, seed._bytes
    key.erase()
    seed.erase()
    assert not any(held)
    assert not any(kept)
    with pytest.raises(Misuse):
        key.secret.expose()
    with pytest.raises(Misuse):
        seed.expose()
    with pytest.raises(Misuse):
        share(key.secret, base(5))


def test_stored_secrets_come_back_and_damaged_ones_do_not():
    kept = SecretScalar.fresh()
    assert SecretScalar.restore(kept.store()).expose() == kept.expose()
    for raw in (bytes(32), Q.to_bytes(32, "little"), b"", b"\xff" * 32, None):
        with pytest.raises(Malformed):
            SecretScalar.restore(raw)
    for number in (0, Q, -1, True, None):
        with pytest.raises(Misuse):
            SecretScalar(number)


def test_equal_secrets_are_not_compared():
    """Comparing would take a time that depends on them; nobody needs it."""
    assert SecretScalar(5) != SecretScalar(5)


def stuck_source(monkeypatch):
    class Stuck:
        @staticmethod
        def token_bytes(count):
            return bytes(count)

    monkeypatch.setattr(secret, "secrets", Stuck)


def nonce_of(proof, x):
    c, z = int.from_bytes(proof[:32], "little"), int.from_bytes(proof[32:], "little")
    return (z - c * x) % Q


def test_a_stuck_source_of_randomness_does_not_repeat_a_nonce_under_another_challenge(small_table, monkeypatch):
    stuck_source(monkeypatch)
    key, other, context = *small_table.keys[:2], small_table.context
    nonces = []
    for place, a in ((context, base(5)), (context, base(6)), (replace(context, attempt=1), base(5))):
        proof = prove_shares(key.secret, key.public, [a], [share(key.secret, a)], place)
        nonces.append(nonce_of(proof, key.secret.expose()))
    proof = prove_shares(other.secret, other.public, [base(5)], [share(other.secret, base(5))], context)
    nonces.append(nonce_of(proof, other.secret.expose()))
    assert len(set(nonces)) == 4


def test_a_stuck_source_does_not_repeat_a_nonce_within_a_proof(monkeypatch):
    stuck_source(monkeypatch)
    assert len(set(Nonces(Transcript(b"d"), 5).draws(100))) == 100


def test_a_stuck_source_does_not_give_two_secrets_one_nonce(monkeypatch):
    """Somebody else's secret must not lead to our nonces, though all else be the same."""
    stuck_source(monkeypatch)
    transcript = Transcript(b"d")
    drawn = [Nonces(transcript, *known).draw() for known in ((5,), (6,), (5, 6), (SecretScalar(5), 7))]
    assert len(set(drawn)) == 4
    assert Nonces(transcript, SecretScalar(5)).draw() == drawn[0]


def test_fresh_randomness_makes_every_proof_another(shuffled, small_table):
    made = [
        prove(shuffled.pk, shuffled.deck, shuffled.out, shuffled.permutation, shuffled.factors, shuffled.context)
        for _ in range(2)
    ]
    assert made[0] != made[1]
    transcript = Transcript(b"d")
    assert Nonces(transcript, 5).draw() != Nonces(transcript, 5).draw()
    assert "5" not in repr(Nonces(transcript, 5))


def test_transcripts_tell_every_conversation_apart():
    def heard(*said):
        transcript = Transcript(b"d")
        for label, *items in said:
            transcript.add(label, *items)
        return transcript.scalar("c")

    heard_all = [
        heard(),
        heard(("a",)),
        heard(("a", b"")),
        heard(("a", b"", b"")),
        heard(("a", b"bc")),
        heard(("a", b"b", b"c")),
        heard(("a", b"b"), ("c",)),
        heard(("ab", b"c")),
        heard(("a",), ("a",)),
    ]
    assert len(set(heard_all)) == len(heard_all)
    assert Transcript(b"d").scalar("c") != Transcript(b"e").scalar("c")
    one = Transcript(b"d")
    assert one.scalar("c") != one.scalar("c")
    assert Transcript(b"d").scalars("u", 3)[:2] != Transcript(b"d").scalars("u", 2)
    assert framed_hash(b"d", b"ab") != framed_hash(b"d", b"a", b"b")


def test_review_10_every_field_changes_a_context_and_bad_fields_are_misuse():
    context = Context(1, bytes(32), 2, 3, 4, "shuffle", b"\1" * 32)
    others = [
        {"version": 2},
        {"charter": b"\1" * 32},
        {"question": 3},
        {"attempt": 2},
        {"seat": 5},
        {"kind": "shares"},
        {"inputs": bytes(32)},
    ]
    digests = {context.digest(), *(replace(context, **other).digest() for other in others)}
    assert len(digests) == 8
    for wrong in (
        {"version": -1},
        {"question": 2**32},
        {"seat": True},
        {"seat": None},
        {"charter": b""},
        {"inputs": bytearray(32)},
        {"kind": ""},
        {"kind": "ł"},
    ):
        with pytest.raises(Misuse):
            replace(context, **wrong)


def test_errors_say_who_is_to_blame():
    foul = Foul(2, "shuffle.proof", b"entry", "attempt 1")
    assert (foul.seat, foul.rule, foul.evidence) == (2, "shuffle.proof", b"entry")
    assert str(foul) == "seat 2 broke shuffle.proof: attempt 1"
    assert str(Foul(None, "feed.fork")) == "somebody broke feed.fork"
    assert "entry" not in repr(foul).replace("evidence", "")
    assert issubclass(Malformed, ValueError)
    assert all(issubclass(kind, SennikError) for kind in (Foul, Malformed, Misuse, Unreachable))
