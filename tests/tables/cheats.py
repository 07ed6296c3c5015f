"""Players who cheat: each a change to one body on its way into the feed, everything around it honest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import msgspec

from engine.encoding import canonical
from engine.pieces import Move, Seat
from netcore.cards.backup import Backing
from netcore.cards.shuffle import Mixing
from netcore.crypto.elgamal import Ciphertext, open_face, reencrypt
from netcore.crypto.faces import face_point
from netcore.crypto.group import G, Point, Q, combine
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES
from netcore.feeds.bodies import (
    Backup,
    Body,
    KeptPassed,
    Keys,
    Mixed,
    Moved,
    MoveOpened,
    RollShare,
    SealedShares,
    SeedShown,
    Shares,
    chop,
    read_body,
    write_body,
)
from tests.tables.ring import Member

Change = Callable[[Member, Body], "bytes | list[bytes] | None"]
"""The bytes to say instead; None to let this body pass."""


@dataclass
class Cheat:
    """Changes the first body of one kind that its seat makes and that `change` takes.

    Who lies in a move or a backup plays on; who lies in another proof says nothing more.
    """

    seat: Seat
    kind: type[Body]
    change: Change
    done: bool = field(default=False)

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        body = read_body(raw)
        if member.seat != self.seat:
            return [raw]
        if self.done and self.kind not in (Moved, Backup):
            return []
        if self.done or type(body) is not self.kind:
            return [raw]
        changed = self.change(member, body)
        if changed is None:
            return [raw]
        self.done = True
        return changed if isinstance(changed, list) else [changed]


@dataclass
class Silence:
    """Says nothing from the first body of one kind on."""

    seat: Seat
    kind: type[Body]
    done: bool = False

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        if member.seat != self.seat:
            return [raw]
        self.done = self.done or type(read_body(raw)) is self.kind
        return [] if self.done else [raw]


def replaced(body: Body, **fields: object) -> bytes:
    return write_body(msgspec.structs.replace(body, **fields))


def deck_of(body: Mixed | KeptPassed) -> list[Ciphertext]:
    return [Ciphertext.decode(body.deck[i : i + 64]) for i in range(0, len(body.deck), 64)]


def with_deck(body: Mixed | KeptPassed, deck: list[Ciphertext]) -> bytes:
    return replaced(body, deck=b"".join(card.encode() for card in deck))


def joint(member: Member) -> Point:
    assert member.table.charter is not None
    return member.table.charter.joint


def duplicate_card(member: Member, body: Mixed) -> bytes:
    deck = deck_of(body)
    deck[1] = reencrypt(deck[0], joint(member), 7)
    return with_deck(body, deck)


def foreign_card(member: Member, body: Mixed) -> bytes:
    deck = deck_of(body)
    face = member.table._course.deck.faces[0]
    deck[0] = reencrypt(open_face(face_point(face), joint(member)), joint(member), 7)
    return with_deck(body, deck)


def repeated_half(_member: Member, body: Mixed) -> bytes:
    deck = deck_of(body)
    deck[1] = Ciphertext(deck[0].a, deck[1].b)
    return with_deck(body, deck)


def lost_card(_member: Member, body: Mixed) -> bytes:
    return with_deck(body, deck_of(body)[1:])


def bad_point(_member: Member, body: Mixed) -> bytes:
    return replaced(body, deck=bytes(64) + body.deck[64:])


def shifted_deck(_member: Member, body: Mixed) -> bytes:
    deck = deck_of(body)
    return with_deck(body, deck[1:] + deck[:1])


def cut_proof(_member: Member, body: Mixed) -> bytes:
    return replaced(body, proof=body.proof[:-1])


def proved_elsewhere(member: Member, body: Mixed) -> bytes:
    """An honest shuffle, proved for another table."""
    assert member.table._collection is not None
    phase = member.table._collection.phase
    assert isinstance(phase, Mixing)
    charter = replace(phase._desk.charter, hash=bytes(32))
    made = Mixing(replace(phase._desk, charter=charter), phase.chain[-1]).make(member.seat)()
    return replaced(made, history=body.history, read=body.read)


def wrong_share(_member: Member, body: Shares) -> bytes:
    first = Point.decode(body.shares[:32]) + G
    return replaced(body, shares=first.encode() + body.shares[32:])


def share_of_another_card(_member: Member, body: Shares) -> bytes | None:
    if len(body.shares) < 64:
        return None
    return replaced(body, shares=body.shares[32:64] + body.shares[:32] + body.shares[64:])


def one_share_less(_member: Member, body: Shares) -> bytes | None:
    return replaced(body, shares=body.shares[32:]) if len(body.shares) > 32 else None


def wrong_sealed_share(_member: Member, body: SealedShares) -> bytes:
    second = Point.decode(body.sealed[32:64]) + G
    return replaced(body, sealed=body.sealed[:32] + second.encode() + body.sealed[64:])


def sealed_to_another(_member: Member, body: SealedShares) -> bytes | None:
    if len(body.proofs) < 2 * PROOF_BYTES:
        return None
    some, one = len(body.sealed) // (len(body.proofs) // PROOF_BYTES), PROOF_BYTES
    return replaced(
        body,
        sealed=body.sealed[some : 2 * some] + body.sealed[:some] + body.sealed[2 * some :],
        proofs=body.proofs[one : 2 * one] + body.proofs[:one] + body.proofs[2 * one :],
    )


def one_sealed_share_less(_member: Member, body: SealedShares) -> bytes | None:
    return replaced(body, sealed=body.sealed[SEALED_BYTES:]) if len(body.sealed) > SEALED_BYTES else None


def sealed_without_a_proof(_member: Member, body: SealedShares) -> bytes | None:
    return replaced(body, proofs=body.proofs[PROOF_BYTES:]) if len(body.proofs) > PROOF_BYTES else None


def wrong_roll(_member: Member, body: RollShare) -> bytes:
    return replaced(body, share=(Point.decode(body.share) + G).encode())


def says(move: Move) -> Change:
    return lambda _member, body: replaced(body, move=canonical(move))


def spelled_otherwise(_member: Member, body: Moved) -> bytes:
    return replaced(body, move=body.move.replace(b":", b": ", 1))


def unknown_move(_member: Member, body: Moved) -> bytes:
    return replaced(body, move=b'{"kind":"win"}')


def deep_move(_member: Member, body: Moved) -> bytes:
    return replaced(body, move=b"[" * 4000)


def two_moves(_member: Member, body: Moved) -> list[bytes]:
    return [write_body(body), write_body(body)]


def opened_otherwise(move: Move) -> Change:
    return lambda _member, body: replaced(body, move=canonical(move)) if body.move != canonical(move) else None


def other_nonce(_member: Member, body: MoveOpened) -> bytes:
    return replaced(body, opening=bytes(32))


def other_history(_member: Member, body: Body) -> bytes:
    return replaced(body, history=bytes(16), read=bytes(16))


def other_board(_member: Member, body: Body) -> bytes:
    """As who has read the same, and computes another board from it."""
    return replaced(body, history=bytes(16))


def other_number(_member: Member, body: Moved) -> bytes:
    return replaced(body, number=body.number + 1)


def nonsense(_member: Member, _body: Body) -> bytes:
    return b"\xc1 nonsense"


def unknown_field(_member: Member, body: Body) -> bytes:
    import msgpack

    plain = msgspec.to_builtins(body, builtin_types=(bytes,))
    return bytes(msgpack.packb({**plain, "extra": 1}))


def unpromised_key(_member: Member, body: Keys) -> bytes:
    return replaced(body, share=(Point.decode(body.share) + G).encode())


def wrong_possession(_member: Member, body: Keys) -> bytes:
    return replaced(body, share_proof=body.reading_proof)


def wrong_backup(_member: Member, body: Backup) -> bytes:
    first = Point.decode(body.commitments[:32]) + G
    return replaced(body, commitments=first.encode() + body.commitments[32:])


def short_backup(_member: Member, body: Backup) -> bytes:
    return replaced(body, commitments=body.commitments + body.commitments[:32])


def hollow_backup(member: Member, body: Backup) -> bytes:
    """Committed to so that the first of the others would have no share left once this seat is gone."""
    assert member.table._collection is not None
    phase = member.table._collection.phase
    assert isinstance(phase, Backing)
    holders = sorted(phase.ring.receivers(member.seat))
    victim = phase.ring.public(holders[0])
    at = [seat + 1 for seat in holders]
    weight = 1
    for other in at[1:]:
        weight = weight * other * pow(other - at[0], -1, Q) % Q
    given = [Point.decode(raw) for raw in chop(body.commitments, 32)]
    powers = [pow(at[0], degree, Q) for degree in range(len(given))]
    # All but the second coefficient as they are; that one takes the victim's share away.
    rest = combine(
        [-pow(weight, -1, Q), *(-power for i, power in enumerate(powers) if i != 1)], [victim, given[0], *given[2:]]
    )
    given[1] = combine([pow(powers[1], -1, Q)], [rest])
    return replaced(body, commitments=b"".join(point.encode() for point in given))


def other_seed(_member: Member, body: SeedShown) -> bytes:
    return replaced(body, seed=bytes([1]) * 32)


def erased_seed(_member: Member, body: SeedShown) -> bytes:
    return replaced(body, seed=bytes(32))
