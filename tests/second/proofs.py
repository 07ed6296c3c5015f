"""The verifiers (docs/protocol/crypto.md, sections 4 to 7 and 9). Each returns nothing, or raises Refused.

All take points that came in a message as bytes, and decode them; keys, cards and contexts are the caller's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TypeAlias

from tests.second import group
from tests.second.group import BASE, IDENTITY, Refused, decoded, linear, plus, scalar, total
from tests.second.hashing import Transcript, generator, h32, u32

Card: TypeAlias = tuple[bytes, bytes]
"""A ciphertext: first half, second half."""


def cut(raw: bytes, width: int) -> list[bytes]:
    """Bytes in parts of `width`. Raises Refused where they do not come out even."""
    if len(raw) % width:
        raise Refused("a list of another length")
    return [raw[at : at + width] for at in range(0, len(raw), width)]


def card(raw: bytes) -> Card:
    """A card from its 64 bytes."""
    first, second = cut(raw, 32)
    return decoded(first), decoded(second)


def deck_hash(cards: Sequence[Card]) -> bytes:
    """What stands for a list of cards."""
    return h32("sennik/deck/v1", *(first + second for first, second in cards))


def _proof(raw: bytes, scalars: int) -> list[int]:
    if len(raw) != 32 * scalars:
        raise Refused("a proof of another length")
    return [scalar(part) for part in cut(raw, 32)]


def _agree(transcript: Transcript, c: int, firsts: Sequence[bytes], label: str = "R") -> None:
    """The last step of each: the recomputed first messages give the challenge."""
    if IDENTITY in firsts:
        raise Refused("a sum that is the identity")
    transcript.say(label, *firsts)
    if transcript.one("c") != c:
        raise Refused("the proof is false")


def possession(kind: str, public: bytes, context: bytes, proof: bytes) -> None:
    """The proof that a key's secret half is known."""
    c, s = _proof(proof, 2)
    transcript = Transcript(f"sennik/possession/{kind}/v1", context)
    transcript.say("X", public)
    _agree(transcript, c, [linear((s, BASE), (-c, public))])


def _weighted(weights: Sequence[int], points: Sequence[bytes]) -> bytes:
    result = linear(*zip(weights, points, strict=True))
    if result == IDENTITY:
        raise Refused("a sum that is the identity")
    return result


def shares(
    domain: str, public: bytes, bases: Sequence[bytes], given: Sequence[bytes], context: bytes, proof: bytes
) -> None:
    """The proof that `given` are shares x*A in the clear of `bases`, x being the secret half of `public`."""
    c, s = _proof(proof, 2)
    transcript = Transcript(domain, context)
    transcript.say("X", public)
    transcript.say("A", *bases)
    transcript.say("D", *given)
    weights = [1, *transcript.many("weights", len(bases) - 1)]
    a, d = _weighted(weights, bases), _weighted(weights, given)
    _agree(transcript, c, [linear((s, BASE), (-c, public)), linear((s, a), (-c, d))])


def sealed(
    public: bytes, reader: bytes, bases: Sequence[bytes], given: Sequence[Card], context: bytes, proof: bytes
) -> None:
    """The proof that `given` are shares of `bases`, sealed to `reader`."""
    c, z1, z2 = _proof(proof, 3)
    transcript = Transcript("sennik/sealed-shares/v2", context)
    transcript.say("X, Y", public, reader)
    transcript.say("A", *bases)
    transcript.say("E", *chain.from_iterable(given))
    weights = [1, *transcript.many("weights", len(bases) - 1)]
    a = _weighted(weights, bases)
    e1, e2 = (_weighted(weights, [pair[half] for pair in given]) for half in (0, 1))
    firsts = [linear((z1, BASE), (-c, public)), linear((z2, BASE), (-c, e1))]
    _agree(transcript, c, [*firsts, linear((z1, a), (z2, reader), (-c, e2))])


def shuffle(joint: bytes, before: Sequence[Card], after: Sequence[Card], context: bytes, proof: bytes) -> None:
    """The proof that `after` is `before`, re-encrypted under `joint` and permuted (section 5)."""
    n = len(before)
    if len(proof) != 128 * n + 160:
        raise Refused("a proof of another length")
    parts = cut(proof, 32)
    columns, links = [decoded(raw) for raw in parts[:n]], [decoded(raw) for raw in parts[n : 2 * n]]
    c, s1, s2, s3, s4, *rest = (scalar(raw) for raw in parts[2 * n :])
    s_links, s_places = rest[:n], rest[n:]
    h, rows = generator(0), [generator(number) for number in range(1, n + 1)]
    transcript = Transcript("sennik/shuffle/tw/v1", context)
    transcript.say("pk", joint)
    transcript.say("generators", BASE, h, *rows)
    transcript.say("in", *chain.from_iterable(before))
    transcript.say("out", *chain.from_iterable(after))
    transcript.say("columns", *columns)
    u = transcript.many("u", n)
    product = 1
    for weight in u:
        product = product * weight % group.Q
    t1 = linear((s1, BASE), (-c, group.minus(total(columns), total(rows))))
    t2 = linear((s2, BASE), (-c, group.minus(links[-1], group.times(product, h))))
    t3 = plus(linear((s3, BASE), *zip(s_places, rows, strict=True)), _less(c, u, columns))
    t41 = plus(_outputs(s_places, after, 1, s4, joint), _less(c, u, [each[1] for each in before]))
    t42 = plus(_outputs(s_places, after, 0, s4, BASE), _less(c, u, [each[0] for each in before]))
    steps = zip(s_links, s_places, [h, *links[:-1]], links, strict=True)
    chained = [linear((s, BASE), (place, last), (-c, link)) for s, place, last, link in steps]
    transcript.say("links", *links)
    _agree(transcript, c, [t1, t2, t3, t41, t42, *chained], "t")


def _less(c: int, weights: Sequence[int], points: Sequence[bytes]) -> bytes:
    """-c times the weighted sum of points."""
    return linear((-c, linear(*zip(weights, points, strict=True))))


def _outputs(places: Sequence[int], after: Sequence[Card], half: int, s4: int, key: bytes) -> bytes:
    weighted = linear(*((s, each[half]) for s, each in zip(places, after, strict=True)))
    return plus(weighted, linear((-s4, key)))


def shown_piece(raw: bytes) -> None:
    """That 144 bytes are spelled as a piece of a backup is: a point, a box, two scalars."""
    decoded(raw[:32])
    _proof(raw[80:], 2)


def piece(context: bytes, seat: int, receiver: bytes, commitments: Sequence[bytes], raw: bytes) -> None:
    """The proof beside one piece of a backup: the dealer knows the secret half of its ephemeral point (section 10)."""
    ephemeral, box = decoded(raw[:32]), raw[32:80]
    c, s = _proof(raw[80:], 2)
    transcript = Transcript("sennik/backup-piece/v1", context)
    transcript.say("receiver", u32(seat), receiver)
    transcript.say("commitments", *commitments)
    transcript.say("ephemeral", ephemeral)
    transcript.say("box", box)
    _agree(transcript, c, [linear((s, BASE), (-c, ephemeral))])


def commitment(domain: str, context: bytes, seat: int, value: bytes, nonce: bytes) -> bytes:
    """What binds a seat to a value (section 4)."""
    return h32("sennik/commitment/v1", domain.encode(), context, u32(seat), value, nonce)
