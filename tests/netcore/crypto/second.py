"""A second implementation of group, hashing and verifiers, from docs/protocol/crypto.md alone and without any library.

Slow on purpose: affine formulas in plain integers, no code shared with netcore.crypto. It says which check fails.
"""

from __future__ import annotations

import hashlib
import struct

P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT = pow(2, (P - 1) // 4, P)
ZERO = (0, 1, 1, 0)


def plus(left, right):
    x1, y1, z1, t1 = left
    x2, y2, z2, t2 = right
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * D * t1 * t2 % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(scalar, point):
    result = ZERO
    for bit in f"{scalar % L:b}":
        result = plus(result, result)
        if bit == "1":
            result = plus(result, point)
    return result


def minus(point):
    x, y, z, t = point
    return -x % P, y, z, -t % P


def total(points):
    result = ZERO
    for point in points:
        result = plus(result, point)
    return result


def linear(*terms):
    return total(times(scalar, point) for scalar, point in terms)


def from_xy(x, y):
    return x, y, 1, x * y % P


def recover_x(y, sign):
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P:
        raise ValueError("not on the curve")
    return P - x if x and x % 2 != sign else x


def encode(point):
    x, y, z, _ = point
    inverse = pow(z, -1, P)
    x, y = x * inverse % P, y * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def decode(raw):
    number = int.from_bytes(raw, "little")
    y, sign = number & (2**255 - 1), number >> 255
    if len(raw) != 32 or y >= P:
        raise ValueError("not canonical")
    x = recover_x(y, sign)
    if x == 0 and sign:
        raise ValueError("not canonical")
    point = from_xy(x, y)
    if encode(point) == encode(ZERO):
        raise ValueError("identity")
    result = ZERO
    for bit in f"{L:b}":
        result = plus(result, result)
        if bit == "1":
            result = plus(result, point)
    if encode(result) != encode(ZERO):
        raise ValueError("outside the subgroup")
    return point


def scalar(raw):
    number = int.from_bytes(raw, "little")
    if len(raw) != 32 or number >= L:
        raise ValueError("not reduced")
    return number


BASE = from_xy(recover_x(4 * pow(5, -1, P) % P, 0), 4 * pow(5, -1, P) % P)


def frame(label, items):
    said = struct.pack(">H", len(label)) + label + struct.pack(">I", len(items))
    for item in items:
        said += struct.pack(">I", len(item)) + item
    return said


def framed(domain, *items):
    return hashlib.sha512(frame(domain, items)).digest()


def elligator(half):
    """One 32-byte string to a point: Elligator 2 onto curve25519, the sign of x from bit 255, times the cofactor 8."""
    sign, r = half[31] >> 7, (int.from_bytes(half, "little") & (2**255 - 1)) % P
    a = 486662
    u = -a * pow(1 + 2 * r * r, -1, P) % P
    value = (u**3 + a * u * u + u) % P
    if pow(value, (P - 1) // 2, P) not in (0, 1):
        u = (-u - a) % P
    y = (u - 1) * pow(u + 1, -1, P) % P
    point = from_xy(recover_x(y, sign), y)
    for _ in range(3):
        point = plus(point, point)
    return point


def hash_to_group(domain, label):
    wide = framed(b"sennik/hash-to-group/v1", b"edwards25519", domain, label)
    return plus(elligator(wide[:32]), elligator(wide[32:]))


def generator(number):
    return hash_to_group(b"sennik/generator/v1", struct.pack(">I", number))


class Talk:
    def __init__(self, domain):
        self.said = b""
        self.say(b"domain", domain)
        self.say(b"group", b"edwards25519")

    def say(self, label, *items):
        self.said += frame(label, items)

    def points(self, label, points):
        self.say(label, *map(encode, points))

    def one(self, label):
        self.say(label)
        drawn = hashlib.sha512(self.said).digest()
        self.say(label, drawn)
        return int.from_bytes(drawn, "little") % L

    def many(self, label, count):
        self.say(label, struct.pack(">I", count))
        seed = hashlib.sha512(self.said).digest()
        self.say(label, seed)
        hashes = (hashlib.sha512(seed + struct.pack(">I", index)).digest() for index in range(count))
        return [int.from_bytes(wide, "little") % L for wide in hashes]


def possession_ok(kind, public, context, proof):
    c, s = scalar(proof[:32]), scalar(proof[32:])
    public = decode(public)
    talk = Talk(b"sennik/possession/" + kind.encode() + b"/v1")
    talk.say(b"context", context)
    talk.points(b"X", [public])
    talk.points(b"R", [linear((s, BASE), (-c, public))])
    return talk.one(b"c") == c


def equal_ok(domain, public, bases, shares, context, proof):
    c, s = scalar(proof[:32]), scalar(proof[32:])
    public, bases, shares = decode(public), [decode(raw) for raw in bases], [decode(raw) for raw in shares]
    talk = Talk(domain)
    talk.say(b"context", context)
    talk.points(b"X", [public])
    talk.points(b"A", bases)
    talk.points(b"D", shares)
    weights = [1, *talk.many(b"weights", len(bases) - 1)]
    a = linear(*zip(weights, bases, strict=True))
    d = linear(*zip(weights, shares, strict=True))
    talk.points(b"R", [linear((s, BASE), (-c, public)), linear((s, a), (-c, d))])
    return talk.one(b"c") == c


def sealed_ok(public, bases, reader, context, sealed, proof):
    public, reader, *bases = map(decode, (public, reader, *bases))
    halves = [decode(raw[at : at + 32]) for raw in sealed for at in (0, 32)]
    c, z1, z2 = (scalar(proof[at : at + 32]) for at in (0, 32, 64))
    talk = Talk(b"sennik/sealed-shares/v2")
    talk.say(b"context", context)
    talk.points(b"X, Y", [public, reader])
    talk.points(b"A", bases)
    talk.points(b"E", halves)
    weights = [1, *talk.many(b"weights", len(bases) - 1)]
    a, e1, e2 = (linear(*zip(weights, each, strict=True)) for each in (bases, halves[::2], halves[1::2]))
    talk.points(
        b"R",
        [
            linear((z1, BASE), (-c, public)),
            linear((z2, BASE), (-c, e1)),
            linear((z1, a), (z2, reader), (-c, e2)),
        ],
    )
    return talk.one(b"c") == c


def shuffle_faults(pk, deck, out, context, proof, claimed=None, hash_outputs=True):
    """Which checks of the shuffle proof fail; empty for a good proof.

    `claimed` maps check names (t1, t2, t3, t41, t42, chain0, chain1, ...) to encoded first messages. Without it the
    challenge is recomputed; with it each first message is compared, and the challenge is drawn from what is claimed.
    """
    n = len(deck)
    assert len(out) == n
    assert len(proof) == 128 * n + 160
    pk = decode(pk)
    deck = [(decode(card[:32]), decode(card[32:])) for card in deck]
    out = [(decode(card[:32]), decode(card[32:])) for card in out]
    parts = [proof[at : at + 32] for at in range(0, len(proof), 32)]
    columns, links = [decode(raw) for raw in parts[:n]], [decode(raw) for raw in parts[n : 2 * n]]
    c, s1, s2, s3, s4, *rest = map(scalar, parts[2 * n :])
    h, rows = generator(0), [generator(number) for number in range(1, n + 1)]
    talk = Talk(b"sennik/shuffle/tw/v1")
    talk.say(b"context", context)
    talk.points(b"pk", [pk])
    talk.points(b"generators", [BASE, h, *rows])
    talk.points(b"in", [half for card in deck for half in card])
    if hash_outputs:
        talk.points(b"out", [half for card in out for half in card])
    talk.points(b"columns", columns)
    u = talk.many(b"u", n)
    product = 1
    for weight in u:
        product = product * weight % L
    s_links, s_permuted = rest[:n], rest[n:]
    ones = [(-c, column) for column in columns] + [(c, row) for row in rows]
    seen = {
        "t1": linear(*ones, (s1, BASE)),
        "t2": linear((-c, links[-1]), (c * product, h), (s2, BASE)),
        "t3": linear(
            *((-c * w, column) for w, column in zip(u, columns, strict=True)),
            *zip(s_permuted, rows, strict=True),
            (s3, BASE),
        ),
    }
    for name, half, key in (("t41", 1, pk), ("t42", 0, BASE)):
        seen[name] = linear(
            *((-c * w, card[half]) for w, card in zip(u, deck, strict=True)),
            *((s, card[half]) for s, card in zip(s_permuted, out, strict=True)),
            (-s4, key),
        )
    before = [h, *links]
    for i in range(n):
        seen[f"chain{i}"] = linear((-c, links[i]), (s_links[i], BASE), (s_permuted[i], before[i]))
    seen = {name: encode(point) for name, point in seen.items()}
    said = {**seen, **(claimed or {})}
    talk.points(b"links", links)
    talk.say(b"t", *(said[name] for name in seen))
    faults = {name for name in seen if seen[name] != said[name]}
    return faults | (set() if talk.one(b"c") == c else {"challenge"})
