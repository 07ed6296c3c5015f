"""Review point 12: the stored vectors, made again byte for byte, and checked by both verifiers."""

from __future__ import annotations

import json

import pytest
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.equality import SHARES, shares_ok
from netcore.crypto.group import Point
from netcore.crypto.joint import contribution_ok
from netcore.crypto.keys import KeyKind, possession_ok
from netcore.crypto.sealed import SealedShare, sealed_ok
from netcore.crypto.shuffle_proof import verify
from tests.netcore.crypto import second
from tests.netcore.crypto.vectors import FOLDER, MAKERS, text


def stored(name):
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["vectors"]


def raw(value):
    return [raw(one) for one in value] if isinstance(value, list) else bytes.fromhex(value)


def points(value):
    return [Point.decode(one) for one in raw(value)] if isinstance(value, list) else Point.decode(raw(value))


def context(told):
    fields = {name: value for name, value in told.items() if name != "digest"}
    made = Context(**fields | {"charter": raw(told["charter"]), "inputs": raw(told["inputs"])})
    assert made.digest() == raw(told["digest"])
    said = (fields["version"], fields["question"], fields["attempt"], fields["seat"])
    version, *numbers = (count.to_bytes(4, "big") for count in said)
    items = (version, raw(told["charter"]), *numbers, fields["kind"].encode(), raw(told["inputs"]))
    assert second.framed(b"sennik/context/v1", *items)[:32] == made.digest()
    return made


@pytest.mark.parametrize("name", MAKERS)
def test_review_12_fixed_randomness_gives_the_stored_bytes(name):
    assert text(name) == (FOLDER / f"{name}.json").read_text("utf-8")


def test_nothing_else_is_stored():
    assert {path.stem for path in FOLDER.glob("*.json")} >= set(MAKERS)


@pytest.mark.parametrize("one", stored("possession"), ids=lambda one: one["kind"])
def test_stored_possessions_hold(one):
    where, proof = context(one["context"]), raw(one["proof"])
    assert possession_ok(KeyKind(one["kind"]), points(one["public"]), where, proof)
    assert second.possession_ok(one["kind"], raw(one["public"]), where.digest(), proof)


@pytest.mark.parametrize("one", stored("shares"), ids=lambda one: len(one["bases"]))
def test_stored_shares_hold(one):
    where, proof = context(one["context"]), raw(one["proof"])
    assert shares_ok(points(one["public"]), points(one["bases"]), points(one["shares"]), where, proof)
    encoded = (raw(one["public"]), raw(one["bases"]), raw(one["shares"]))
    assert second.equal_ok(SHARES, *encoded, where.digest(), proof)


@pytest.mark.parametrize("one", stored("sealed"), ids=lambda one: len(one["bases"]))
def test_stored_sealed_shares_hold(one):
    where, proof = context(one["context"]), raw(one["proof"])
    public, bases, reader = (points(one[name]) for name in ("public", "bases", "reader"))
    assert sealed_ok(public, bases, reader, where, [SealedShare.decode(each) for each in raw(one["sealed"])], proof)
    encoded = tuple(raw(one[name]) for name in ("public", "bases", "reader"))
    assert second.sealed_ok(*encoded, where.digest(), raw(one["sealed"]), proof)
    y = second.scalar(raw(one["reader_secret"]))
    for sealed, opens_to in zip(raw(one["sealed"]), one["opens_to"], strict=True):
        e1, e2 = (second.decode(sealed[at : at + 32]) for at in (0, 32))
        opened = second.plus(e2, second.minus(second.times(y, e1)))
        assert second.encode(opened).hex() == opens_to


@pytest.mark.parametrize("one", stored("shuffle"), ids=lambda one: len(one["deck"]))
def test_stored_shuffles_hold(one):
    where = context(one["context"])
    deck, out = ([Ciphertext.decode(card) for card in raw(one[name])] for name in ("deck", "out"))
    assert verify(points(one["pk"]), deck, out, where, raw(one["proof"]))
    encoded = (raw(one["pk"]), raw(one["deck"]), raw(one["out"]), where.digest(), raw(one["proof"]))
    assert second.shuffle_faults(*encoded) == set()
    # The outputs are what the permutation and the factors make of the inputs, by the second implementation.
    pk = second.decode(raw(one["pk"]))
    for output, source, factor in zip(raw(one["out"]), one["permutation"], raw(one["factors"]), strict=True):
        card, r = raw(one["deck"])[source], second.scalar(factor)
        for half, key in ((0, second.BASE), (32, pk)):
            made = second.plus(second.decode(card[half : half + 32]), second.times(r, key))
            assert second.encode(made) == output[half : half + 32]


@pytest.mark.parametrize("one", stored("roll"), ids=lambda one: one["question"])
def test_stored_rolls_hold(one):
    label = points(one["label"])
    for public, given, told, proof in zip(one["publics"], one["shares"], one["contexts"], one["proofs"], strict=True):
        assert contribution_ok(points(public), label, points(given), context(told), raw(proof))
        encoded = (raw(public), [raw(one["label"])], [raw(given)])
        assert second.equal_ok(b"sennik/roll-share/v1", *encoded, raw(told["digest"]), raw(proof))


def test_stored_hashes_and_challenges_are_those_of_the_second_implementation():
    vectors = {one["what"]: one for one in stored("group")}
    assert raw(vectors["generators h, h_1, h_2, h_3"]["points"]) == [
        second.encode(second.generator(number)) for number in range(4)
    ]
    for one in stored("group"):
        if one["what"] == "hash to group":
            assert raw(one["point"]) == second.encode(second.hash_to_group(raw(one["domain"]), raw(one["label"])))
        if one["what"] == "face":
            face = second.hash_to_group(b"sennik/face/v1", one["face"].encode())
            assert raw(one["point"]) == second.encode(face)
    framed = vectors["framed hash of the items 61 and 6263 in the domain 64"]
    assert raw(framed["hash"]) == second.framed(b"d", b"a", b"bc")
    talk = second.Talk(b"sennik/example/v1")
    talk.say(b"one", b"a", b"bc")
    talk.points(b"two", [second.BASE, second.generator(0)])
    challenges = [talk.one(b"c"), *talk.many(b"u", 2), talk.one(b"c")]
    (told,) = [one["challenges"] for one in stored("group") if "challenges" in one]
    assert challenges == [second.scalar(one) for one in raw(told)]


@pytest.mark.parametrize("one", stored("backup"), ids=lambda one: len(one["holders"]))
def test_stored_backups_open_in_the_second_implementation(one):
    context(one["context"])
    commitments = [second.decode(point) for point in raw(one["commitments"])]
    assert second.encode(commitments[0]).hex() == one["public"]
    seats = [holder["seat"] for holder in one["holders"]]
    for holder in one["holders"]:
        sealed, seat, receiver = raw(holder["sealed"]), holder["seat"], raw(holder["receiver"])
        ephemeral, box = sealed[:32], sealed[32:80]
        c, s = second.scalar(sealed[80:112]), second.scalar(sealed[112:])
        talk = second.Talk(b"sennik/backup-piece/v1")
        talk.say(b"context", raw(one["context"]["digest"]))
        talk.say(b"receiver", seat.to_bytes(4, "big"), receiver)
        talk.points(b"commitments", commitments)
        talk.say(b"ephemeral", ephemeral)
        talk.say(b"box", box)
        talk.points(b"R", [second.linear((s, second.BASE), (-c, second.decode(ephemeral)))])
        assert talk.one(b"c") == c
        shared = second.encode(second.times(second.scalar(raw(holder["receiver_secret"])), second.decode(ephemeral)))
        said = (raw(one["context"]["digest"]), seat.to_bytes(4, "big"), receiver, ephemeral, shared)
        key = second.framed(b"sennik/backup-key/v1", *said)[:32]
        piece = ChaCha20Poly1305(key).decrypt(bytes(12), box, None)
        assert piece == raw(holder["piece"])
        powers = ((pow(seat + 1, degree), point) for degree, point in enumerate(commitments))
        value = second.scalar(piece)
        assert second.encode(second.linear(*powers)) == second.encode(second.times(value, second.BASE))
        weight = 1
        for other in seats:
            if other != seat:
                weight = weight * (other + 1) * pow(other - seat, -1, second.L) % second.L
        assert (second.scalar(raw(holder["share"])) + weight * value) % second.L == second.scalar(raw(holder["folded"]))
