"""The group of whole numbers, in which tables play whose secrets nobody looks at: what holds, and what must not."""

from __future__ import annotations

import pytest

from netcore.crypto import group
from netcore.crypto.context import Context
from netcore.crypto.elgamal import open_face
from netcore.crypto.faces import face_point
from netcore.crypto.group import G, base
from netcore.crypto.shuffle_proof import shuffle_and_prove, verify
from netcore.identity import Identity
from netcore.identity import verify as is_signed
from tests.scenery.light_group import lightened
from tests.second import entries, proofs
from tests.second.group import Refused

CONTEXT = Context(5, bytes(32), 1, 0, 0, "shuffle", bytes(32))


def shuffled() -> tuple[list[tuple[bytes, bytes]], list[tuple[bytes, bytes]], bytes]:
    """Five cards, shuffled and proved; netcore's verifier says what it has to of that and of a card more or less."""
    joint = base(7)
    deck = [open_face(face_point(f"sen-{number}"), joint) for number in range(5)]
    out, proof = shuffle_and_prove(joint, deck, (3, 0, 4, 1, 2), (11, 12, 13, 14, 15), CONTEXT)
    assert verify(joint, deck, out, CONTEXT, proof)
    assert not verify(joint, deck, out[::-1], CONTEXT, proof)
    assert not verify(joint, [*deck[1:], deck[0]], out, CONTEXT, proof)
    assert not verify(joint + G, deck, out, CONTEXT, proof)
    halves = [[(card.a.encode(), card.b.encode()) for card in cards] for cards in (deck, out)]
    return halves[0], halves[1], proof


def test_a_true_proof_holds_and_a_false_one_fails_for_both_verifiers() -> None:
    with lightened():
        before, after, proof = shuffled()
        joint = base(7).encode()
        proofs.shuffle(joint, before, after, CONTEXT.digest(), proof)
        with pytest.raises(Refused):
            proofs.shuffle(joint, before, after[::-1], CONTEXT.digest(), proof)
        changed = proof[:-1] + bytes([proof[-1] ^ 1])
        with pytest.raises(Refused):
            proofs.shuffle(joint, before, after, CONTEXT.digest(), changed)


def test_signatures_are_real_for_both() -> None:
    me = Identity.generate()
    with lightened():
        signature = me.sign(b"context", b"said")
        for said, good in ((b"said", True), (b"other", False)):
            assert is_signed(me.public, b"context", said, signature) is good
            assert entries.is_signed(me.public, b"context", said, signature) is good


def test_afterwards_all_is_as_it_was() -> None:
    face = face_point("sen-1")
    with lightened():
        assert face_point("sen-1") != face
        assert G.encode() == (2).to_bytes(32, "little")
    assert face_point("sen-1") == face
    group.self_check()
    before, after, proof = shuffled()
    proofs.shuffle(base(7).encode(), before, after, CONTEXT.digest(), proof)
    with pytest.raises(Refused):
        proofs.shuffle(base(7).encode(), before, after[::-1], CONTEXT.digest(), proof)


def test_what_fails_half_way_leaves_the_curve_behind() -> None:
    with pytest.raises(RuntimeError), lightened():
        raise RuntimeError
    group.self_check()
