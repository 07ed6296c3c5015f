"""The prime-order subgroup of edwards25519 and hashing into it: the only module that knows the library.

Scalars are ints modulo Q, points are `Point`s. A `Point` is never the identity: it comes from `Point.decode`, from
hashing, or from arithmetic, and arithmetic that meets the identity raises `Vanished`. Honest parties meet it with
probability 2^-252. Multiplications are constant time (libsodium); additions and scalar arithmetic touch nothing that
lives long.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final, NoReturn, TypeAlias, TypeGuard

import nacl.bindings as sodium

from netcore.crypto.framing import framed_hash
from netcore.crypto.parameters import NAME
from netcore.crypto.parameters import Q as Q
from netcore.errors import Malformed, Misuse, Unreachable

Scalar: TypeAlias = int

POINT_BYTES: Final = 32
SCALAR_BYTES: Final = 32
MAX_CARDS: Final = 256
"""The largest deck that can be shuffled, and the longest list a proof speaks about."""


def _check_built() -> None:
    if not sodium.has_crypto_core_ed25519 or not sodium.has_crypto_scalarmult_ed25519:
        raise Unreachable("the installed libsodium was built without the group edwards25519")


_check_built()  # the generators below are made while the module is imported, before `self_check` can be called

_IDENTITY: Final = bytes([1]) + bytes(31)


class Vanished(ArithmeticError):
    """A sum of points came out as the identity: somebody chose the summands for it."""


class Point:
    """An element of the group other than the identity. Immutable, hashable; equal when it is the same element.

    Its repr tells nothing, for a point may be the face of a hidden card.
    """

    __slots__ = ("_raw",)
    _raw: bytes

    def __init__(self) -> None:
        raise Misuse("a point comes from decode, from hashing or from arithmetic")

    @staticmethod
    def decode(raw: object) -> Point:
        """The point with this encoding (32 bytes, RFC 8032 section 5.1.2).

        Raises Malformed unless `raw` is canonical, on the curve, in the prime-order subgroup and not the identity.
        """
        if type(raw) is not bytes or len(raw) != POINT_BYTES:
            raise Malformed("a point has 32 bytes")
        if not _is_valid(raw):
            raise Malformed("not a point of the group")
        return _point(raw)

    def encode(self) -> bytes:
        """The one encoding of this point, 32 bytes."""
        return self._raw

    def __add__(self, other: Point) -> Point:
        return _point(sodium.crypto_core_ed25519_add(self._raw, other._raw))

    def __sub__(self, other: Point) -> Point:
        return _point(sodium.crypto_core_ed25519_sub(self._raw, other._raw))

    def __neg__(self) -> Point:
        return _point(sodium.crypto_core_ed25519_sub(_IDENTITY, self._raw))

    def __rmul__(self, scalar: Scalar) -> Point:
        return _point(_times(scalar % Q, self._raw))

    def __eq__(self, other: object) -> bool:
        return type(other) is Point and self._raw == other._raw

    def __hash__(self) -> int:
        return hash(self._raw)

    def __repr__(self) -> str:
        return "<Point>"

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise Misuse("a point cannot be changed")

    def __delattr__(self, name: str) -> NoReturn:
        raise Misuse("a point cannot be changed")

    def __reduce__(self) -> tuple[Any, ...]:
        return Point.decode, (self._raw,)


_MOST_KNOWN: Final = 1 << 15
_known: Final[dict[bytes, None]] = {}
"""Encodings of public points that are known to be good: the seats of one program read the same messages."""


def _is_valid(raw: bytes) -> bool:
    if raw in _known:
        return True
    if not sodium.crypto_core_ed25519_is_valid_point(raw):
        return False
    _know(raw)
    return True


def _know(raw: bytes) -> None:
    if len(_known) >= _MOST_KNOWN:
        _known.clear()
    _known[raw] = None


def vouch(points: Iterable[Point]) -> None:
    """Remember public points that were computed here, so that other seats of this program need not test them."""
    for point in points:
        _know(point._raw)


_set_raw: Final[Any] = Point.__dict__["_raw"].__set__


def _point(raw: bytes) -> Point:
    if raw == _IDENTITY:
        raise Vanished("the sum is the identity")
    made = object.__new__(Point)
    _set_raw(made, raw)
    return made


def _times(scalar: Scalar, raw: bytes) -> bytes:
    # libsodium reports an error instead of computing 0 * P.
    return sodium.crypto_scalarmult_ed25519_noclamp(scalar.to_bytes(32, "little"), raw) if scalar else _IDENTITY


def base(scalar: Scalar) -> Point:
    """The product scalar * G. Raises Vanished for 0."""
    scalar %= Q
    return _point(sodium.crypto_scalarmult_ed25519_base_noclamp(scalar.to_bytes(32, "little")) if scalar else _IDENTITY)


G: Final = base(1)


def total(points: Sequence[Point]) -> Point:
    """The sum of the points. Raises Vanished when that is the identity, as the empty sum is."""
    sum_ = _IDENTITY
    for point in points:
        sum_ = sodium.crypto_core_ed25519_add(sum_, point._raw)
    return _point(sum_)


def combine(scalars: Sequence[Scalar], points: Sequence[Point]) -> Point:
    """The sum of scalars[i] * points[i]. Raises Vanished when that is the identity, Misuse for unequal lengths."""
    if len(scalars) != len(points):
        raise Misuse("one scalar for each point")
    sum_: bytes | None = None
    for scalar, point in zip(scalars, points, strict=True):
        scalar %= Q
        if point is G and scalar:
            term = sodium.crypto_scalarmult_ed25519_base_noclamp(scalar.to_bytes(32, "little"))
        elif scalar == 1:
            term = point._raw
        else:
            term = _times(scalar, point._raw)
        sum_ = term if sum_ is None else sodium.crypto_core_ed25519_add(sum_, term)
    return _point(_IDENTITY if sum_ is None else sum_)


def random_scalar() -> Scalar:
    """A fresh secret in 1..Q-1, from the system's randomness; the bias is below 2^-250."""
    while True:
        scalar = int.from_bytes(secrets.token_bytes(64), "little") % Q
        if scalar:
            return scalar


def encode_scalar(scalar: Scalar) -> bytes:
    """32 bytes, least significant first. Raises Misuse unless 0 <= scalar < Q."""
    if not 0 <= scalar < Q:
        raise Misuse("a scalar is reduced before it is written")
    return scalar.to_bytes(SCALAR_BYTES, "little")


def decode_scalar(raw: object) -> Scalar:
    """The scalar with this encoding. Raises Malformed unless it is 32 bytes and below Q: one value, one encoding."""
    if type(raw) is not bytes or len(raw) != SCALAR_BYTES:
        raise Malformed("a scalar has 32 bytes")
    scalar = int.from_bytes(raw, "little")
    if scalar >= Q:
        raise Malformed("a scalar is below the group order")
    return scalar


def encode_scalars(*scalars: Scalar) -> bytes:
    """The encodings one after the other."""
    return b"".join(encode_scalar(scalar) for scalar in scalars)


def decode_scalars(raw: object, count: int) -> tuple[Scalar, ...]:
    """Exactly `count` scalars. Raises Malformed for any other length, and for a scalar that is not reduced."""
    if type(raw) is not bytes or len(raw) != SCALAR_BYTES * count:
        raise Malformed("wrong number of scalars")
    return tuple(decode_scalar(raw[at : at + SCALAR_BYTES]) for at in range(0, len(raw), SCALAR_BYTES))


def are_points(*values: object) -> bool:
    """Whether every value is a point: verifiers ask before they compute."""
    return all(type(value) is Point for value in values)


def is_point_list(value: object, length: int | None = None) -> TypeGuard[Sequence[Point]]:
    """Whether `value` is a list or tuple of 1..MAX_CARDS points, of exactly `length` where one is given."""
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= MAX_CARDS:
        return False
    return (length is None or len(value) == length) and are_points(*value)


def hash_to_group(domain: bytes, label: bytes) -> Point:
    """A point whose discrete logarithm nobody knows. Domains keep faces, generators and rolls apart.

    The sum of libsodium's Elligator 2 map of both halves of a 64-byte hash: it reaches every point about equally
    often, one map alone only some of them. Not RFC 9380, whose choice of signs differs. docs/protocol/crypto.md,
    section 2.
    """
    wide = framed_hash(b"sennik/hash-to-group/v1", NAME, domain, label)
    first = sodium.crypto_core_ed25519_from_uniform(wide[:32])
    second = sodium.crypto_core_ed25519_from_uniform(wide[32:])
    return _point(sodium.crypto_core_ed25519_add(first, second))


def _make_generators() -> tuple[Point, ...]:
    made = tuple(hash_to_group(b"sennik/generator/v1", number.to_bytes(4, "big")) for number in range(MAX_CARDS + 1))
    if len({G, *made}) != MAX_CARDS + 2:
        raise Misuse("two generators coincide")
    return made


# Built while the module is imported, before any thread can ask: a half-built list would break the shuffle proof.
_GENERATORS: Final = _make_generators()


def generators(count: int) -> tuple[Point, tuple[Point, ...]]:
    """(h, (h_1, ..., h_count)): the bases of permutation commitments, the same for everyone and for ever.

    Raises Misuse unless 1 <= count <= MAX_CARDS.
    """
    if not 1 <= count <= MAX_CARDS:
        raise Misuse(f"no generators for {count} cards")
    return _GENERATORS[0], _GENERATORS[1 : count + 1]


def generators_hash() -> bytes:
    """SHA-512 over G, h, h_1, ..., as encoded: 64 bytes to compare with the known answer."""
    return hashlib.sha512(b"".join(point.encode() for point in (G, *_GENERATORS))).digest()


KNOWN_GENERATORS: Final = bytes.fromhex(
    "5524846353a301ca44c0822f0b90a0a49768fdf690a0e2c05dc4cf3220cb6ca2"
    "45b4bb787c9aadc4b6d815896e631739aca72cdce66ba49aad01015cbb046b09"
)


def self_check() -> None:
    """Compare this machine's arithmetic with known answers; asked once, when the program starts.

    Raises Unreachable when the cryptographic library is another than the one this protocol is defined with.
    """
    _check_built()
    if generators_hash() != KNOWN_GENERATORS or (Q - 1) * G != -G or 2 * (3 * G) - base(5) != G:
        raise Unreachable("the installed libsodium computes something else than this protocol needs")
