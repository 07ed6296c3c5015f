"""Backing a seat's key share up among the others, so that its leaving does not end the game.

The share x of one seat, the dealer, becomes the value at 0 of a random polynomial; every other seat, a holder, gets its
value at seat + 1. All holders together could rebuild x, and do not: each folds its piece into its own key share, and
the joint key stays what it was. With two seats this would hand the key to the opponent, so it is refused.

Sources: Shamir (CACM 1979); Feldman (FOCS '87) for the commitments; pieces travel as ElGamal key agreement with a
Schnorr proof of the ephemeral key, after Shoup and Gennaro's TDH1 (J. Cryptology 2002), and ChaCha20-Poly1305 (RFC
8439).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from netcore.crypto.context import Context
from netcore.crypto.framing import framed_digest
from netcore.crypto.group import (
    POINT_BYTES,
    SCALAR_BYTES,
    G,
    Point,
    Q,
    Scalar,
    Vanished,
    base,
    combine,
    decode_scalar,
    decode_scalars,
    encode_scalar,
    encode_scalars,
    is_point_list,
    random_scalar,
)
from netcore.crypto.keys import KeyShare, ReceiveKey
from netcore.crypto.secret import Nonces, SecretScalar
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse

PIECE_BYTES: Final = POINT_BYTES + SCALAR_BYTES + 16 + 2 * SCALAR_BYTES
_BOX_BYTES: Final = SCALAR_BYTES + 16


@dataclass(frozen=True, slots=True)
class SealedPiece:
    """One holder's piece: ephemeral point, encrypted scalar with its tag, proof that the ephemeral scalar is known."""

    ephemeral: Point
    box: bytes
    proof: bytes

    def encode(self) -> bytes:
        """144 bytes: ephemeral 32, box 48, proof 64."""
        return self.ephemeral.encode() + self.box + self.proof

    @staticmethod
    def decode(raw: object) -> SealedPiece:
        """The piece with this encoding. Raises Malformed for another length, a bad point, or scalars not reduced."""
        if type(raw) is not bytes or len(raw) != PIECE_BYTES:
            raise Malformed("a sealed piece has 144 bytes")
        proof = raw[POINT_BYTES + _BOX_BYTES :]
        decode_scalars(proof, 2)
        return SealedPiece(Point.decode(raw[:POINT_BYTES]), raw[POINT_BYTES : POINT_BYTES + _BOX_BYTES], proof)


@dataclass(frozen=True, slots=True)
class Backup:
    """A dealing: commitments to the polynomial, lowest coefficient first, and one piece for each holder, by seat."""

    commitments: tuple[Point, ...]
    pieces: dict[int, SealedPiece]


def evaluation_point(seat: int) -> Scalar:
    """Where the polynomial is evaluated for a seat: seat + 1, for at 0 it is the key itself."""
    if type(seat) is not int or not 0 <= seat < 2**16:
        raise Misuse("no such seat")
    return seat + 1


def _are_holders(seats: object, dealer: int | None = None) -> bool:
    return (
        isinstance(seats, list | tuple | set | frozenset | Mapping)
        and len(seats) >= 2
        and all(type(seat) is int and 0 <= seat < 2**16 and seat != dealer for seat in seats)
        and len(set(seats)) == len(seats)
    )


def deal(key: KeyShare, receivers: Mapping[int, Point], context: Context) -> Backup:
    """Back `key` up among `receivers`, seats with their receive keys: all seats still playing but the dealer.

    `context.seat` is the dealer. The threshold is the number of receivers. Raises Misuse for fewer than two of them.
    """
    dealer = context.seat
    if not _are_holders(receivers, dealer):
        raise Misuse("a key is backed up among at least two others")
    coefficients = [key.secret.expose(), *(random_scalar() for _ in range(len(receivers) - 1))]
    commitments = tuple(base(coefficient) for coefficient in coefficients)
    pieces = {}
    for seat in sorted(receivers):
        piece = 0
        for coefficient in reversed(coefficients):
            piece = (piece * evaluation_point(seat) + coefficient) % Q
        pieces[seat] = _seal(piece, seat, receivers[seat], commitments, context)
    return Backup(commitments, pieces)


def backup_ok(backup: object, public: object, receivers: object, context: object) -> bool:
    """Whether everything holds that everyone can check of a dealing by `context.seat`. Total.

    Exactly as many commitments as holders, the first of them the dealer's key share, one piece for each holder and
    nobody else, and every ephemeral scalar known to this dealer for this receiver.
    """
    if type(backup) is not Backup or type(context) is not Context or type(public) is not Point:
        return False
    if not isinstance(receivers, Mapping) or not _are_holders(receivers, context.seat):
        return False
    if type(backup.pieces) is not dict or set(backup.pieces) != set(receivers):
        return False
    if not is_point_list(backup.commitments, len(receivers)) or backup.commitments[0] != public:
        return False
    return all(_known(backup.pieces[seat], seat, receivers[seat], backup.commitments, context) for seat in receivers)


def piece_point(commitments: Sequence[Point], seat: int) -> Point:
    """The public counterpart piece*G of the piece of `seat`. Raises Vanished when the dealer made it zero."""
    at = evaluation_point(seat)
    return combine([pow(at, degree, Q) for degree in range(len(commitments))], commitments)


def piece_ok(commitments: Sequence[Point], seat: int, piece: SecretScalar) -> bool:
    """Whether the opened piece of `seat` is the committed one."""
    try:
        return base(piece.expose()) == piece_point(commitments, seat)
    except Vanished:
        return False


def open_piece(key: ReceiveKey, seat: int, backup: Backup, context: Context) -> SecretScalar | None:
    """The piece of `seat`, or None when it must be complained about.

    A piece whose ephemeral scalar is not proved is refused before anything is computed with the receive key: it might
    be another dealer's. A complaint opens nothing and blames nobody; it means a new charter.
    """
    sealed = backup.pieces.get(seat)
    if not _known(sealed, seat, key.public, backup.commitments, context) or type(sealed) is not SealedPiece:
        return None
    try:
        shared = key.secret.expose() * sealed.ephemeral
        raw = _box(sealed.ephemeral, shared, seat, key.public, context).decrypt(bytes(12), sealed.box, None)
        piece = SecretScalar.restore(encode_scalar(decode_scalar(raw)))
    except (InvalidTag, Malformed, Vanished):
        return None
    return piece if piece_ok(backup.commitments, seat, piece) else None


def fold(own: SecretScalar, pieces: Sequence[SecretScalar], seat: int, holders: Sequence[int]) -> SecretScalar:
    """The key share of `seat` after the dealers of `pieces` are gone: own + lambda * their sum.

    `holders` are exactly the seats that each dealing was made for, this one among them. Raises Misuse otherwise.
    """
    weight = _weight(seat, holders)
    return SecretScalar((own.expose() + weight * sum(piece.expose() for piece in pieces)) % Q)


def folded_public(own: Point, dealings: Sequence[Sequence[Point]], seat: int, holders: Sequence[int]) -> Point:
    """The public key share of `seat` after the fold, which everyone computes. All of them still sum to the joint key.

    `dealings`: the commitments of those who are gone. Raises Misuse when one was not made for these holders, Vanished
    when they were made so that nothing is left for `seat`.
    """
    if any(len(commitments) != len(holders) for commitments in dealings):
        raise Misuse("another dealing's holders")
    return _folded(own, tuple(point for dealing in dealings for point in dealing), seat, tuple(holders))


@lru_cache(maxsize=1 << 10)
def _folded(own: Point, commitments: Sequence[Point], seat: int, holders: Sequence[int]) -> Point:
    # All of it is public, and every seat of a program asks for it when a backup is dealt and when one is taken up.
    weight, at = _weight(seat, holders), evaluation_point(seat)
    powers = [weight * pow(at, degree, Q) % Q for degree in range(len(holders))]
    return combine((1, *powers * (len(commitments) // len(holders))), (own, *commitments))


def _weight(seat: int, holders: Sequence[int]) -> Scalar:
    """Lagrange's coefficient at 0 of the point of `seat` among those of all holders."""
    if not _are_holders(holders) or seat not in holders:
        raise Misuse("a key is folded by the seats that hold it, of which there are two or more")
    own, weight = evaluation_point(seat), 1
    for other in holders:
        if other != seat:
            at = evaluation_point(other)
            weight = weight * at * pow(at - own, -1, Q) % Q
    return weight


def _box(ephemeral: Point, shared: Point, seat: int, receiver: Point, context: Context) -> ChaCha20Poly1305:
    # A key of one use, so the nonce may be zero. Dealer, table and step are in the context.
    return ChaCha20Poly1305(
        framed_digest(
            b"sennik/backup-key/v1",
            context.digest(),
            seat.to_bytes(4, "big"),
            receiver.encode(),
            ephemeral.encode(),
            shared.encode(),
        )
    )


def _speak(
    ephemeral: Point, box: bytes, seat: int, receiver: Point, commitments: Sequence[Point], context: Context
) -> Transcript:
    transcript = Transcript(b"sennik/backup-piece/v1")
    transcript.add("context", context.digest())
    transcript.add("receiver", seat.to_bytes(4, "big"), receiver.encode())
    transcript.points("commitments", commitments)
    transcript.points("ephemeral", [ephemeral])
    transcript.add("box", box)
    return transcript


def _seal(piece: Scalar, seat: int, receiver: Point, commitments: Sequence[Point], context: Context) -> SealedPiece:
    secret = random_scalar()
    ephemeral = base(secret)
    box = _box(ephemeral, secret * receiver, seat, receiver, context).encrypt(bytes(12), encode_scalar(piece), None)
    transcript = _speak(ephemeral, box, seat, receiver, commitments, context)
    nonce = Nonces(transcript, secret).draw()
    transcript.points("R", [base(nonce)])
    challenge = transcript.scalar("c")
    return SealedPiece(ephemeral, box, encode_scalars(challenge, (nonce + challenge * secret) % Q))


def _known(sealed: object, seat: int, receiver: object, commitments: Sequence[Point], context: Context) -> bool:
    if type(sealed) is not SealedPiece or type(sealed.ephemeral) is not Point or type(receiver) is not Point:
        return False
    if type(sealed.box) is not bytes or len(sealed.box) != _BOX_BYTES:
        return False
    try:
        challenge, response = decode_scalars(sealed.proof, 2)
        transcript = _speak(sealed.ephemeral, sealed.box, seat, receiver, commitments, context)
        transcript.points("R", [combine((response, -challenge), (G, sealed.ephemeral))])
        return transcript.scalar("c") == challenge
    except (Malformed, Vanished):
        return False
