"""The second verifiers take the stored vectors, and nothing that is one bit away from them."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from tests.second import group, hashing, proofs
from tests.second.group import Refused

FOLDER = Path(__file__).resolve().parents[1] / "vectors"


def stored(name: str) -> list[dict[str, Any]]:
    vectors: list[dict[str, Any]] = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))["vectors"]
    return vectors


def raw(text: str) -> bytes:
    return bytes.fromhex(text)


def cards(texts: list[str]) -> list[proofs.Card]:
    return [proofs.card(raw(text)) for text in texts]


def context(vector: dict[str, Any]) -> bytes:
    return raw(vector["context"]["digest"])


def test_generators_and_faces_are_the_stored_points() -> None:
    for vector in stored("group"):
        match vector:
            case {"points": points}:
                assert [hashing.generator(number).hex() for number in range(4)] == points
            case {"hash": digest, "what": "SHA-512 of G, h, h_1, ..., h_256"}:
                every = group.BASE + b"".join(hashing.generator(number) for number in range(257))
                assert hashlib.sha512(every).hexdigest() == digest
            case {"domain": domain, "label": label, "point": point}:
                assert hashing.hash_to_group(raw(domain).decode(), raw(label)).hex() == point
            case {"face": face, "point": point}:
                assert hashing.face_point(face).hex() == point
            case {"hash": digest}:
                assert hashing.h64("d", b"a", b"bc").hex() == digest
            case {"challenges": challenges}:
                transcript = hashing.Transcript("sennik/example/v1", None)
                transcript.say("one", b"a", b"bc")
                transcript.say("two", group.BASE, hashing.generator(0))
                drawn = [transcript.one("c"), *transcript.many("u", 2), transcript.one("c")]
                assert [each.to_bytes(32, "little").hex() for each in drawn] == challenges
            case _:
                raise AssertionError(vector)


def refused_when_changed(check: Any, proof: bytes) -> None:
    check(proof)
    for place in range(0, len(proof), max(1, len(proof) // 9)):
        with pytest.raises(Refused):
            check(proof[:place] + bytes([proof[place] ^ 1]) + proof[place + 1 :])
    with pytest.raises(Refused):
        check(proof[:-1])


def test_possession() -> None:
    for vector in stored("possession"):
        public = raw(vector["public"])
        refused_when_changed(
            lambda proof, v=vector, p=public: proofs.possession(v["kind"], p, context(v), proof), raw(vector["proof"])
        )


def test_shares_in_the_clear() -> None:
    for vector in stored("shares"):
        bases, given = ([raw(text) for text in vector[name]] for name in ("bases", "shares"))
        refused_when_changed(
            lambda proof, v=vector, b=bases, g=given: proofs.shares(
                "sennik/shares/v1", raw(v["public"]), b, g, context(v), proof
            ),
            raw(vector["proof"]),
        )


def test_sealed_shares() -> None:
    for vector in stored("sealed"):
        bases = [raw(text) for text in vector["bases"]]
        refused_when_changed(
            lambda proof, v=vector, b=bases: proofs.sealed(
                raw(v["public"]), raw(v["reader"]), b, cards(v["sealed"]), context(v), proof
            ),
            raw(vector["proof"]),
        )


def test_shuffles() -> None:
    for vector in stored("shuffle"):
        before, after = cards(vector["deck"]), cards(vector["out"])
        assert proofs.deck_hash(before).hex() == vector["deck_hash"]
        refused_when_changed(
            lambda proof, v=vector, b=before, a=after: proofs.shuffle(raw(v["pk"]), b, a, context(v), proof),
            raw(vector["proof"]),
        )


def test_pieces_of_backups() -> None:
    for vector in stored("backup"):
        commitments = [raw(text) for text in vector["commitments"]]
        for holder in vector["holders"]:
            seat, receiver, sealed = holder["seat"], raw(holder["receiver"]), raw(holder["sealed"])
            proofs.piece(context(vector), seat, receiver, commitments, sealed)
            for place in (3, 40, 90, 130):
                changed = sealed[:place] + bytes([sealed[place] ^ 1]) + sealed[place + 1 :]
                with pytest.raises(Refused):
                    proofs.piece(context(vector), seat, receiver, commitments, changed)
