"""Shuffling cards face down, and the proof that it was a shuffle: nothing added, lost, doubled or changed.

Output i is input permutation[i] under fresh randomness: out_i = in_permutation[i] + factors[i]*(G, PK).

The proof is Terelius and Wikstrom's (AFRICACRYPT 2010; Wikstrom, ACISP 2009) as written out by Haenni, Locher, Koenig
and Dubuis, "Pseudo-code algorithms for verifiable re-encryption mix-nets" (FC 2017, algorithms 4.3 and 4.4): commit to
the permutation matrix column by column; on random u, show that the columns sum to one (t1), that the permuted u' has
the product of u (t2, by a chain of commitments, t^_i), that u' is the committed matrix times u (t3), and that the
outputs weighted with u' are the inputs weighted with u, re-encrypted (t41 for the second halves, t42 for the first).
Byte for byte in docs/protocol/crypto.md, section 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext, reencrypt
from netcore.crypto.group import (
    MAX_CARDS,
    POINT_BYTES,
    SCALAR_BYTES,
    G,
    Point,
    Q,
    Scalar,
    Vanished,
    base,
    combine,
    decode_scalars,
    encode_scalars,
    generators,
    total,
    vouch,
)
from netcore.crypto.secret import Nonces
from netcore.crypto.transcript import Transcript
from netcore.errors import Malformed, Misuse

DOMAIN: Final = b"sennik/shuffle/tw/v1"


def proof_len(n: int) -> int:
    """The length in bytes of the one encoding of a proof about n cards: 128n + 160."""
    return 2 * n * POINT_BYTES + (5 + 2 * n) * SCALAR_BYTES


def shuffle(
    pk: Point, deck: Sequence[Ciphertext], permutation: Sequence[int], factors: Sequence[Scalar]
) -> tuple[Ciphertext, ...]:
    """Output i: the card at permutation[i], re-encrypted with factors[i].

    Raises Misuse unless there are 1..256 cards, `permutation` is one of 0..n-1 and every factor lies in 1..Q-1.
    """
    _demand_secrets(len(deck), permutation, factors)
    return tuple(reencrypt(deck[source], pk, factor) for source, factor in zip(permutation, factors, strict=True))


def _demand_secrets(n: int, permutation: Sequence[int], factors: Sequence[Scalar]) -> None:
    if not 1 <= n <= MAX_CARDS or sorted(permutation) != list(range(n)):
        raise Misuse("a shuffle needs a permutation of all its 1 to 256 cards")
    if len(factors) != n or not all(0 < factor < Q for factor in factors):
        raise Misuse("a shuffle needs one factor between 1 and the group order for each card")


def _are_cards(value: object) -> TypeGuard[Sequence[Ciphertext]]:
    return (
        isinstance(value, list | tuple)
        and 1 <= len(value) <= MAX_CARDS
        and all(type(card) is Ciphertext and type(card.a) is Point and type(card.b) is Point for card in value)
    )


def _all_new(deck: Sequence[Ciphertext], out: Sequence[Ciphertext]) -> bool:
    # Equal first halves have equal shares: whoever opens one card would open the other.
    firsts = {card.a for card in out}
    return len(firsts) == len(out) and firsts.isdisjoint(card.a for card in deck)


@dataclass(frozen=True, slots=True)
class _Statement:
    """What is proved, as both sides hold it, and the permutation commitment that opens the proof."""

    pk: Point
    deck: Sequence[Ciphertext]
    out: Sequence[Ciphertext]
    columns: Sequence[Point]

    def speak(self, context: Context) -> tuple[Transcript, tuple[Scalar, ...]]:
        """The transcript up to the first challenge, and that challenge: u, one scalar for each input."""
        h, row_bases = generators(len(self.deck))
        transcript = Transcript(DOMAIN)
        transcript.add("context", context.digest())
        transcript.points("pk", [self.pk])
        transcript.points("generators", [G, h, *row_bases])
        transcript.points("in", [half for card in self.deck for half in (card.a, card.b)])
        transcript.points("out", [half for card in self.out for half in (card.a, card.b)])
        transcript.points("columns", self.columns)
        return transcript, transcript.scalars("u", len(self.deck))


@dataclass(frozen=True, slots=True)
class _Commitments:
    """The first message of the sigma protocol, in the order in which it is hashed."""

    t1: Point
    t2: Point
    t3: Point
    t41: Point
    t42: Point
    chain: Sequence[Point]

    def draw(self, transcript: Transcript, links: Sequence[Point]) -> Scalar:
        """The second challenge."""
        transcript.points("links", links)
        transcript.points("t", [self.t1, self.t2, self.t3, self.t41, self.t42, *self.chain])
        return transcript.scalar("c")


@dataclass(frozen=True, slots=True)
class _Responses:
    challenge: Scalar
    s1: Scalar
    s2: Scalar
    s3: Scalar
    s4: Scalar
    s_links: Sequence[Scalar]
    s_permuted: Sequence[Scalar]

    def encode(self) -> bytes:
        four = (self.s1, self.s2, self.s3, self.s4)
        return encode_scalars(self.challenge, *four, *self.s_links, *self.s_permuted)

    @staticmethod
    def decode(raw: bytes, n: int) -> _Responses:
        challenge, s1, s2, s3, s4, *rest = decode_scalars(raw, 5 + 2 * n)
        return _Responses(challenge, s1, s2, s3, s4, rest[:n], rest[n:])


def prove(
    pk: Point,
    deck: Sequence[Ciphertext],
    out: Sequence[Ciphertext],
    permutation: Sequence[int],
    factors: Sequence[Scalar],
    context: Context,
) -> bytes:
    """Prove that `out` is `shuffle(pk, deck, permutation, factors)` and tell nothing else. Proof: `proof_len(n)` bytes.

    All blinding is fresh: proving again gives another proof. Raises Misuse when `out` is something else, or when an
    output could be told from its first half (a repeated one, or an input's).
    """
    if shuffle(pk, deck, permutation, factors) != tuple(out):
        raise Misuse("not the shuffle to be proved")
    return _prove(pk, deck, out, permutation, factors, context)


def shuffle_and_prove(
    pk: Point, deck: Sequence[Ciphertext], permutation: Sequence[int], factors: Sequence[Scalar], context: Context
) -> tuple[tuple[Ciphertext, ...], bytes]:
    """`shuffle` and the proof of it in one go, which saves `prove` its own look at the outputs."""
    out = shuffle(pk, deck, permutation, factors)
    return out, _prove(pk, deck, out, permutation, factors, context)


def _prove(
    pk: Point,
    deck: Sequence[Ciphertext],
    out: Sequence[Ciphertext],
    permutation: Sequence[int],
    factors: Sequence[Scalar],
    context: Context,
) -> bytes:
    n = len(deck)
    if not _all_new(deck, out):
        raise Misuse("two cards of this shuffle have one first half")
    h, row_bases = generators(n)
    # Nonces that depend on what is hidden, before there is a transcript: the statement without the columns.
    opening = Transcript(b"sennik/shuffle/columns/v1")
    opening.add("context", context.digest())
    opening.points("out", [half for card in out for half in (card.a, card.b)])
    r_columns = Nonces(opening, *factors, *permutation).draws(n)
    column_of = {source: row for row, source in enumerate(permutation)}
    columns = [base(r_columns[source]) + row_bases[column_of[source]] for source in range(n)]
    transcript, u = _Statement(pk, deck, out, columns).speak(context)
    permuted = [u[source] for source in permutation]
    nonces = Nonces(transcript, *factors, *permutation, *r_columns)

    # Link i is r_i*G + permuted_i * link_{i-1}, kept as a pair over the fixed bases G and h.
    r_links = nonces.draws(n)
    over_g, over_h = [0], [1]
    for r_link, weight in zip(r_links, permuted, strict=True):
        over_g.append((r_link + weight * over_g[-1]) % Q)
        over_h.append(weight * over_h[-1] % Q)
    links = [combine(pair, (G, h)) for pair in zip(over_g[1:], over_h[1:], strict=True)]

    w1, w2, w3, w4 = nonces.draws(4)
    w_links, w_permuted = nonces.draws(n), nonces.draws(n)
    commitments = _Commitments(
        t1=base(w1),
        t2=base(w2),
        t3=combine((w3, *w_permuted), (G, *row_bases)),
        t41=combine((*w_permuted, -w4), (*(card.b for card in out), pk)),
        t42=combine((*w_permuted, -w4), (*(card.a for card in out), G)),
        chain=[
            combine((w_link + weight * before_g, weight * before_h), (G, h))
            for w_link, weight, before_g, before_h in zip(w_links, w_permuted, over_g, over_h, strict=False)
        ],
    )
    c = commitments.draw(transcript, links)
    r3 = sum(r * weight for r, weight in zip(r_columns, u, strict=True))
    r4 = sum(factor * weight for factor, weight in zip(factors, permuted, strict=True))
    responses = _Responses(
        challenge=c,
        s1=(w1 + c * sum(r_columns)) % Q,
        s2=(w2 + c * over_g[n]) % Q,
        s3=(w3 + c * r3) % Q,
        s4=(w4 + c * r4) % Q,
        s_links=[(w + c * r) % Q for w, r in zip(w_links, r_links, strict=True)],
        s_permuted=[(w + c * weight) % Q for w, weight in zip(w_permuted, permuted, strict=True)],
    )
    vouch((*columns, *links, *(half for card in out for half in (card.a, card.b))))
    return b"".join(point.encode() for point in (*columns, *links)) + responses.encode()


def _recompute(
    statement: _Statement, links: Sequence[Point], u: Sequence[Scalar], responses: _Responses
) -> _Commitments:
    """The first message that the responses answer, if the six relations hold."""
    n = len(u)
    h, row_bases = generators(n)
    minus_c = -responses.challenge % Q
    product = 1
    for weight in u:
        product = product * weight % Q
    weights = [minus_c * weight % Q for weight in u] + list(responses.s_permuted)
    before = (h, *links)
    return _Commitments(
        t1=combine((minus_c, responses.s1), (total(statement.columns) - total(row_bases), G)),
        t2=combine((minus_c, -minus_c * product, responses.s2), (links[-1], h, G)),
        t3=combine((*weights, responses.s3), (*statement.columns, *row_bases, G)),
        t41=combine((*weights, -responses.s4), (*(card.b for card in (*statement.deck, *statement.out)), statement.pk)),
        t42=combine((*weights, -responses.s4), (*(card.a for card in (*statement.deck, *statement.out)), G)),
        chain=[
            combine((minus_c, responses.s_links[i], responses.s_permuted[i]), (links[i], G, before[i]))
            for i in range(n)
        ],
    )


def verify(pk: object, deck: object, out: object, context: object, proof: object) -> bool:
    """Whether the proof shows `out` to be a shuffle of `deck` under `pk`. Total: False for anything else.

    False also when two outputs share their first half or have an input's. `pk` and `deck` are the verifier's own.
    """
    if not _are_cards(deck) or not _are_cards(out) or len(out) != len(deck) or not _all_new(deck, out):
        return False
    n = len(deck)
    if type(pk) is not Point or type(context) is not Context or type(proof) is not bytes or len(proof) != proof_len(n):
        return False
    scalars_at = 2 * n * POINT_BYTES
    try:
        points = [Point.decode(proof[at : at + POINT_BYTES]) for at in range(0, scalars_at, POINT_BYTES)]
        responses = _Responses.decode(proof[scalars_at:], n)
        statement = _Statement(pk, deck, out, points[:n])
        transcript, u = statement.speak(context)
        commitments = _recompute(statement, points[n:], u, responses)
        return commitments.draw(transcript, points[n:]) == responses.challenge
    except (Malformed, Vanished):
        return False
