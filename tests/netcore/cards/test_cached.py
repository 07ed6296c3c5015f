"""A proof is checked once for all tables of one program; whoever puts it beside something else has proved nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.pieces import Face
from netcore.cards.backup import Backing
from netcore.cards.deck import Deck
from netcore.cards.desk import Desk
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Check, Phase
from netcore.cards.roll import Rolling
from netcore.cards.seeded import SeededSteps
from netcore.cards.setup import KeyPromising, KeyShowing
from netcore.cards.setup_desk import SetupDesk
from netcore.cards.show import ClearShares, SealedPhase
from netcore.cards.shuffle import Mixing
from netcore.crypto.cache import ProofCache
from netcore.crypto.elgamal import CIPHERTEXT_BYTES, Ciphertext, deck_hash, open_face, reencrypt
from netcore.crypto.faces import face_point
from netcore.crypto.group import POINT_BYTES, Point
from netcore.crypto.sealed import SEALED_BYTES
from netcore.crypto.seed import Purpose
from netcore.crypto.sharing import PIECE_BYTES
from netcore.feeds.bodies import chop, read_body
from tests.netcore.cards.test_edges import CHARTER, SECRETS, TERMS
from tests.tables.cheats import replaced
from tests.tables.ring import secrets_for


def desk_of(seat: int, cache: ProofCache) -> Desk:
    secrets = secrets_for(seat, 1)
    unused: Any = None
    return Desk(
        CHARTER,
        Keyring(CHARTER, seat, secrets),
        seat,
        secrets,
        cache,
        Deck(tuple(map(Face, "abc"))),
        unused,
        SeededSteps(),
        1,
        bytes(32),
        unused,
    )


CARDS: tuple[Ciphertext, ...] = tuple(
    reencrypt(open_face(face_point(face), CHARTER.joint), CHARTER.joint, factor)
    for factor, face in enumerate("abc", start=2)
)


def turned(name: str, size: int) -> Callable[[Any], bytes]:
    """The same with the pieces of one field the other way round."""
    return lambda body: replaced(body, **{name: b"".join(reversed(chop(getattr(body, name), size)))})


def anothers_share(body: Any) -> bytes:
    return replaced(body, share=(Point.decode(body.share) + CHARTER.joint).encode())


@pytest.mark.parametrize(
    ("begin", "other"),
    [
        (lambda desk: Mixing(desk, CARDS), turned("deck", CIPHERTEXT_BYTES)),
        (lambda desk: ClearShares(desk, CARDS), turned("shares", POINT_BYTES)),
        (lambda desk: SealedPhase(desk, CARDS, (1, 2)), turned("sealed", SEALED_BYTES)),
        (Rolling, anothers_share),
        (lambda desk: Backing(desk.ring, desk.cache), turned("pieces", PIECE_BYTES)),
        (lambda desk: Backing(desk.ring, desk.cache), turned("commitments", POINT_BYTES)),
    ],
    ids=["shuffle", "show", "sealed", "roll", "pieces", "commitments"],
)
def test_a_good_proof_beside_something_else_is_none(
    begin: Callable[[Desk], Phase], other: Callable[[Any], bytes]
) -> None:
    cache = ProofCache()
    body: Any = begin(desk_of(0, cache)).make(0)()  # type: ignore[operator,misc]
    good, bad = (begin(desk_of(1, cache)).read(0, said) for said in (body, read_body(other(body))))
    assert good is not None
    assert bad is not None
    assert (good.work(), bad.work()) == (True, False)


def test_a_proof_of_one_key_is_none_of_another() -> None:
    cache = ProofCache()
    made: list[Check | None] = []
    proof = b""
    for seed in (1, 2):
        desk, reading = (
            SetupDesk(TERMS, TERMS.hash(), me, secrets_for(me, seed if me == 0 else 1), cache) for me in (0, 1)
        )
        promising = KeyPromising(reading)
        promise: Any = KeyPromising(desk).make(0)()
        promising.read(0, promise)
        keys: Any = KeyShowing(desk, promising).make(0)()
        proof = proof or keys.share_proof
        made.append(KeyShowing(reading, promising).read(0, read_body(replaced(keys, share_proof=proof))))
    good, bad = made
    assert good is not None
    assert bad is not None
    assert (good.work(), bad.work()) == (True, False)


def test_what_one_seed_has_made_no_other_has_and_nothing_else_has_it_made() -> None:
    cache = ProofCache()
    desk = desk_of(0, cache)
    body: Any = Mixing(desk, CARDS).make(0)()
    mixed = tuple(Ciphertext.decode(raw) for raw in chop(body.deck, CIPHERTEXT_BYTES))
    seed, other = SECRETS[0].seed, SECRETS[1].seed
    as_it_says, otherwise = SeededSteps(), SeededSteps()
    for steps, out in ((as_it_says, mixed), (otherwise, tuple(reversed(mixed)))):
        steps.add_shuffle(0, desk.step(0, Purpose.SHUFFLE, deck_hash(CARDS)), CARDS, out)
    joint = CHARTER.joint
    assert as_it_says.audit(0, seed, joint, cache) == ()
    assert as_it_says.audit(0, other, joint, cache) == (1,)
    assert otherwise.audit(0, seed, joint, cache) == (1,)
