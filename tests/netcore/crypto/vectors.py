"""Test vectors for other implementations: `python -m tests.netcore.crypto.vectors` writes tests/vectors/*.json.

All randomness comes from a counter here, so that a run gives the same bytes; nowhere but in tests is that allowed.
Bytes are hex, scalars are their 32-byte encoding, contexts are given with their fields and their digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

from netcore.crypto import group, joint, secret
from netcore.crypto.commit import commit
from netcore.crypto.context import Context
from netcore.crypto.elgamal import deck_hash, joint_key, open_face
from netcore.crypto.equality import prove_shares, share
from netcore.crypto.faces import face_point
from netcore.crypto.framing import framed_hash
from netcore.crypto.group import G, Q, encode_scalar, generators, hash_to_group
from netcore.crypto.keys import KeyShare, ReadingKey, ReceiveKey
from netcore.crypto.sealed import open_sealed, seal_shares
from netcore.crypto.secret import SecretScalar
from netcore.crypto.seed import GameSeed, Purpose, StepId
from netcore.crypto.sharing import deal, fold, open_piece
from netcore.crypto.shuffle_proof import prove, shuffle
from netcore.crypto.transcript import Transcript

FOLDER = Path(__file__).resolve().parents[2] / "vectors"
CHARTER = bytes(range(32))
INPUTS = bytes(range(32, 64))


class Counted:
    """Stands for the module `secrets`: SHA-512 of a counter."""

    def __init__(self) -> None:
        self.count = 0

    def token_bytes(self, length: int) -> bytes:
        self.count += 1
        return hashlib.sha512(b"sennik test vectors" + self.count.to_bytes(8, "big")).digest()[:length]


@contextmanager
def counted_randomness() -> Iterator[None]:
    held = group.secrets, secret.secrets
    source = Counted()
    group.secrets = secret.secrets = source
    try:
        yield
    finally:
        group.secrets, secret.secrets = held


def place(seat: int, kind: str) -> Context:
    return Context(1, CHARTER, 7, 1, seat, kind, INPUTS)


def told(context: Context) -> dict:
    fields = asdict(context) | {"charter": context.charter.hex(), "inputs": context.inputs.hex()}
    return fields | {"digest": context.digest().hex()}


def hexes(things) -> list[str]:
    return [thing.encode().hex() for thing in things]


def number(scalar) -> str:
    return encode_scalar(secret.exposed(scalar)).hex()


def key(kind, name: bytes):
    return kind.of(SecretScalar(int.from_bytes(hashlib.sha512(name).digest(), "little") % Q))


KEYS = [key(KeyShare, b"x%d" % seat) for seat in range(3)]
READERS = [key(ReadingKey, b"y%d" % seat) for seat in range(3)]
RECEIVERS = [key(ReceiveKey, b"r%d" % seat) for seat in range(3)]
PK = joint_key([one.public for one in KEYS])


def group_vectors() -> list[dict]:
    h, rows = generators(3)
    hashed = [(b"d", b""), (b"d", b"label"), (b"domain", bytes(range(40)))]
    transcript = Transcript(b"sennik/example/v1")
    transcript.add("one", b"a", b"bc")
    transcript.points("two", [G, h])
    challenges = [transcript.scalar("c"), *transcript.scalars("u", 2), transcript.scalar("c")]
    return [
        {"what": "generators h, h_1, h_2, h_3", "points": hexes([h, *rows])},
        {"what": "SHA-512 of G, h, h_1, ..., h_256", "hash": group.generators_hash().hex()},
        *(
            {
                "what": "hash to group",
                "domain": domain.hex(),
                "label": label.hex(),
                "point": hash_to_group(domain, label).encode().hex(),
            }
            for domain, label in hashed
        ),
        *({"what": "face", "face": face, "point": face_point(face).encode().hex()} for face in ("sen-4", "лис", "")),
        {
            "what": "framed hash of the items 61 and 6263 in the domain 64",
            "hash": framed_hash(b"d", b"a", b"bc").hex(),
        },
        {
            "what": "transcript sennik/example/v1: one(61, 6263), two(points G, h); then c, two of u, c",
            "challenges": [number(challenge) for challenge in challenges],
        },
    ]


def possession_vectors() -> list[dict]:
    return [
        {
            "kind": one.kind.value,
            "secret": number(one.secret),
            "public": one.public.encode().hex(),
            "context": told(place(seat, "keys")),
            "proof": one.prove(place(seat, "keys")).hex(),
        }
        for seat, one in enumerate((KEYS[0], READERS[1], RECEIVERS[2]))
    ]


def share_vectors() -> list[dict]:
    made = []
    for count in (1, 2, 5):
        bases = [hash_to_group(b"base", bytes([at])) for at in range(count)]
        given = [share(KEYS[0].secret, a) for a in bases]
        context = place(0, "show")
        made.append(
            {
                "secret": number(KEYS[0].secret),
                "public": KEYS[0].public.encode().hex(),
                "bases": hexes(bases),
                "shares": hexes(given),
                "context": told(context),
                "proof": prove_shares(KEYS[0].secret, KEYS[0].public, bases, given, context).hex(),
            }
        )
    return made


def sealed_vectors() -> list[dict]:
    made = []
    for owner, reader, count in ((0, 1, 1), (2, 0, 3)):
        bases, context = [hash_to_group(b"base", bytes([owner, at])) for at in range(count)], place(owner, "show")
        key, reading = KEYS[owner], READERS[reader]
        sealed, proof = seal_shares(key.secret, key.public, bases, reading.public, context)
        made.append(
            {
                "public": key.public.encode().hex(),
                "bases": hexes(bases),
                "reader": reading.public.encode().hex(),
                "context": told(context),
                "sealed": hexes(sealed),
                "proof": proof.hex(),
                "reader_secret": number(reading.secret),
                "opens_to": hexes(open_sealed(reading.secret, one) for one in sealed),
            }
        )
    return made


def shuffle_vectors() -> list[dict]:
    made = []
    for n in (1, 2, 4):
        deck = tuple(open_face(face_point(f"sen-{at}"), PK) for at in range(n))
        permutation, factors = tuple((at + 1) % n for at in range(n)), tuple(range(1000, 1000 + n))
        out, context = shuffle(PK, deck, permutation, factors), place(1, "shuffle")
        made.append(
            {
                "pk": PK.encode().hex(),
                "deck": hexes(deck),
                "permutation": list(permutation),
                "factors": [number(factor) for factor in factors],
                "out": hexes(out),
                "deck_hash": deck_hash(deck).hex(),
                "context": told(context),
                "proof": prove(PK, deck, out, permutation, factors, context).hex(),
            }
        )
    return made


def seed_vectors() -> list[dict]:
    seed = GameSeed(bytes(range(64, 96)))
    step = StepId(1, CHARTER, 7, 1, 2, Purpose.SHUFFLE, PK, INPUTS)
    steps = [step, replace(step, attempt=2), replace(step, purpose=Purpose.KEEP_AND_PASS, kept=3)]
    opening = replace(step, purpose=Purpose.OPENING)
    fields = {"version": 1, "charter": CHARTER.hex(), "question": 7, "seat": 2, "inputs": INPUTS.hex()}
    fields |= {"seed": seed.expose().hex(), "pk": PK.encode().hex()}
    return [
        *(
            fields
            | {
                "attempt": one.attempt,
                "purpose": one.purpose.value,
                "kept": one.kept,
                "permutation of 54": list(seed.permutation(one, 54)),
                "3 factors": [number(factor) for factor in seed.factors(one, 3)],
            }
            for one in steps
        ),
        fields | {"attempt": 1, "purpose": "opening", "kept": None, "opening": seed.opening(opening).hex()},
        {
            "seed": seed.expose().hex(),
            "draft": CHARTER.hex(),
            "seat": 2,
            "commitment": seed.commitment(CHARTER, 2).hex(),
        },
    ]


def roll_vectors() -> list[dict]:
    made = []
    for question in (1, 2):
        label = joint.label_point(CHARTER, question, 0)
        given = [joint.contribute(one.secret, one.public, label, place(at, "roll")) for at, one in enumerate(KEYS)]
        value = joint.value(label, [one for one, _ in given])
        made.append(
            {
                "charter": CHARTER.hex(),
                "question": question,
                "attempt": 0,
                "label": label.encode().hex(),
                "publics": hexes(one.public for one in KEYS),
                "contexts": [told(place(at, "roll")) for at in range(3)],
                "shares": hexes(one for one, _ in given),
                "proofs": [proof.hex() for _, proof in given],
                "value": value.hex(),
                "of 6 sides": joint.uniform(value, 6),
                "of 1000000007 sides": joint.uniform(value, 1000000007),
            }
        )
    return made


def commitment_vectors() -> list[dict]:
    nonce = bytes(range(32))
    return [
        {
            "domain": b"sennik/move/v1".hex(),
            "context": CHARTER.hex(),
            "sender": sender,
            "value": value.hex(),
            "nonce": nonce.hex(),
            "commitment": commit(b"sennik/move/v1", CHARTER, sender, value, nonce).hex(),
        }
        for sender, value in ((0, b""), (2, b"a move"))
    ]


def backup_vectors() -> list[dict]:
    context, receivers = place(0, "backup"), {seat: RECEIVERS[seat].public for seat in (1, 2)}
    backup = deal(KEYS[0], receivers, context)
    pieces = {seat: open_piece(RECEIVERS[seat], seat, backup, context) for seat in receivers}
    return [
        {
            "public": KEYS[0].public.encode().hex(),
            "context": told(context),
            "commitments": hexes(backup.commitments),
            "holders": [
                {
                    "seat": seat,
                    "receiver": receivers[seat].encode().hex(),
                    "receiver_secret": number(RECEIVERS[seat].secret),
                    "sealed": backup.pieces[seat].encode().hex(),
                    "piece": number(pieces[seat]),
                    "share": number(KEYS[seat].secret),
                    "folded": number(fold(KEYS[seat].secret, [pieces[seat]], seat, (1, 2))),
                }
                for seat in receivers
            ],
        }
    ]


MAKERS = {
    "group": group_vectors,
    "possession": possession_vectors,
    "shares": share_vectors,
    "sealed": sealed_vectors,
    "shuffle": shuffle_vectors,
    "seed": seed_vectors,
    "roll": roll_vectors,
    "commitment": commitment_vectors,
    "backup": backup_vectors,
}


def text(name: str) -> str:
    """The content of tests/vectors/<name>.json, made anew."""
    with counted_randomness():
        made = {"about": "docs/protocol/crypto.md", "vectors": MAKERS[name]()}
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for file_name in MAKERS:
        (FOLDER / f"{file_name}.json").write_text(text(file_name), "utf-8")
