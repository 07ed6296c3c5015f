"""Review point 11: for each check of the shuffle proof a forgery that only this check stops.

The forger commits to a matrix M, answers with u' of its choice and makes outputs that fit. Each case is false in one
way. The real verifier refuses every one; it accepts each when that one first message is replaced by what the forger
claimed, so that a verifier without this check would let a wrong deck in.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from netcore.crypto import shuffle_proof
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.group import G, Q, Vanished, base, combine, generators
from netcore.crypto.shuffle_proof import _Commitments, _Responses, _Statement, verify
from tests.netcore.crypto import second

N = 3
HALF, THIRD = pow(2, -1, Q), pow(3, -1, Q)
ONE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
SCALED = ((2, 0, 0), (0, HALF, 0), (0, 0, 1))
UNSCALED = ((HALF, 0, 0), (0, 2, 0), (0, 0, 1))
# Rows and columns sum to one, and yet it is no permutation; inverse and transposed inverse coincide.
MIXING = ((2, -1, 0), (-1, 2, 0), (0, 0, 1))
UNMIXING = ((2 * THIRD, THIRD, 0), (THIRD, 2 * THIRD, 0), (0, 0, 1))


@dataclass(frozen=True)
class Plan:
    """A forgery: committed matrix, matrix from u to u', matrix from inputs to outputs, and what else is bent."""

    check: str
    committed: tuple = ONE
    weights: tuple = ONE
    cards: tuple = ONE
    bend_a: int = 0
    bend_b: int = 0
    false_end: bool = False
    mismatches: set = field(default_factory=set)


PLANS = [
    Plan("t1", committed=SCALED, weights=SCALED, cards=UNSCALED),
    Plan("t2", committed=MIXING, weights=MIXING, cards=UNMIXING),
    Plan("chain", committed=MIXING, weights=MIXING, cards=UNMIXING, false_end=True, mismatches={f"chain{N - 1}"}),
    Plan("t3", committed=ONE, weights=SCALED, cards=UNSCALED),
    Plan("t41", bend_b=3),
    Plan("t42", bend_a=3),
]


def times(matrix, vector):
    return [sum(entry * value for entry, value in zip(row, vector, strict=True)) % Q for row in matrix]


def mixed(matrix, points):
    return [combine(row, points) for row in matrix]


def forge(plan, made):
    """(outputs, proof, claimed first messages)."""
    pk, deck, context = made.pk, made.deck, made.context
    h, rows = generators(N)
    factors = [31, 32, 33]
    a = [half + base(f + plan.bend_a) for half, f in zip(mixed(plan.cards, [c.a for c in deck]), factors, strict=True)]
    b = [half + f * pk for half, f in zip(mixed(plan.cards, [c.b for c in deck]), factors, strict=True)]
    out = tuple(Ciphertext(x, y + base(plan.bend_b) if plan.bend_b else y) for x, y in zip(a, b, strict=True))
    r_columns = [41, 42, 43]
    columns = [combine((r, *(row[j] for row in plan.committed)), (G, *rows)) for j, r in enumerate(r_columns)]
    transcript, u = _Statement(pk, deck, out, columns).speak(context)
    permuted = times(plan.weights, u)
    r_links, over_g, over_h = [51, 52, 53], [0], [1]
    for r, weight in zip(r_links, permuted, strict=True):
        over_g.append((r + weight * over_g[-1]) % Q)
        over_h.append(weight * over_h[-1] % Q)
    if plan.false_end:
        over_h[N] = u[0] * u[1] * u[2] % Q
    links = [combine(pair, (G, h)) for pair in zip(over_g[1:], over_h[1:], strict=True)]
    w, w_links, w_permuted = (61, 62, 63, 64), (71, 72, 73), (81, 82, 83)
    before = (h, *links)
    claimed = _Commitments(
        t1=base(w[0]),
        t2=base(w[1]),
        t3=combine((w[2], *w_permuted), (G, *rows)),
        t41=combine((*w_permuted, -w[3]), (*(card.b for card in out), pk)),
        t42=combine((*w_permuted, -w[3]), (*(card.a for card in out), G)),
        chain=[combine((w_links[i], w_permuted[i]), (G, before[i])) for i in range(N)],
    )
    c = claimed.draw(transcript, links)
    witness = (
        sum(r_columns),
        over_g[N],
        sum(r * weight for r, weight in zip(r_columns, u, strict=True)),
        sum(f * weight for f, weight in zip(factors, permuted, strict=True)),
    )
    s = [(nonce + c * known) % Q for nonce, known in zip(w, witness, strict=True)]
    responses = _Responses(
        c,
        *s,
        [(nonce + c * r) % Q for nonce, r in zip(w_links, r_links, strict=True)],
        [(nonce + c * weight) % Q for nonce, weight in zip(w_permuted, permuted, strict=True)],
    )
    return out, b"".join(point.encode() for point in (*columns, *links)) + responses.encode(), claimed


def by_name(claimed):
    named = {name: getattr(claimed, name).encode() for name in ("t1", "t2", "t3", "t41", "t42")}
    return named | {f"chain{i}": point.encode() for i, point in enumerate(claimed.chain)}


@pytest.fixture(scope="module")
def made(small_table):
    return small_table.shuffled(N, small_table.shuffled(N).out)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.check)
def test_review_11_each_check_alone_stops_a_forgery(plan, made, monkeypatch):
    out, proof, claimed = forge(plan, made)
    assert not verify(made.pk, made.deck, out, made.context, proof)

    encoded = [card.encode() for card in made.deck], [card.encode() for card in out]
    said = by_name(claimed)
    faults = second.shuffle_faults(made.pk.encode(), *encoded, made.context.digest(), proof, claimed=said)
    assert faults == (plan.mismatches or {plan.check})

    honest = shuffle_proof._recompute

    def without_the_check(*arguments):
        return replace(honest(*arguments), **{plan.check: getattr(claimed, plan.check)})

    monkeypatch.setattr(shuffle_proof, "_recompute", without_the_check)
    assert verify(made.pk, made.deck, out, made.context, proof)


def test_the_forger_passes_when_it_does_not_forge(made):
    out, proof, _ = forge(Plan("none"), made)
    assert verify(made.pk, made.deck, out, made.context, proof)


def test_a_verifier_that_leaves_the_outputs_out_of_the_first_challenge_accepts_any_deck(made, monkeypatch):
    """Outputs chosen after u: out_0 + u'_1*E and out_1 - u'_0*E weigh the same. The real u depends on them."""
    honest_points = shuffle_proof.Transcript.points

    def without_outputs(self, label, points):
        if label != "out":
            honest_points(self, label, points)

    monkeypatch.setattr(shuffle_proof.Transcript, "points", without_outputs)
    out, proof, _ = forge(Plan("none"), made)
    _, u = _Statement(
        made.pk, made.deck, out, [shuffle_proof.Point.decode(proof[at : at + 32]) for at in range(0, 32 * N, 32)]
    ).speak(made.context)
    error = base(99)
    bent = (
        Ciphertext(out[0].a, out[0].b + u[1] * error),
        Ciphertext(out[1].a, out[1].b - u[0] * error),
        out[2],
    )
    # t41 is computed over the outputs, so the forger claims it for the bent ones: the same nonces over them.
    shift = combine((81 * u[1] - 82 * u[0],), (error,))
    proof = rebuild(made, bent, proof, shift)
    assert verify(made.pk, made.deck, bent, made.context, proof)
    monkeypatch.undo()
    assert not verify(made.pk, made.deck, bent, made.context, proof)
    encoded = [card.encode() for card in made.deck], [card.encode() for card in bent]
    arguments = (made.pk.encode(), *encoded, made.context.digest(), proof)
    assert second.shuffle_faults(*arguments, hash_outputs=False) == set()
    assert second.shuffle_faults(*arguments) != set()


def rebuild(made, out, proof, shift):
    """The forger's proof again, with t41 moved by `shift` before the second challenge is drawn."""
    points = [shuffle_proof.Point.decode(proof[at : at + 32]) for at in range(0, 64 * N, 32)]
    _, _, claimed = forge(Plan("none"), made)
    claimed = replace(claimed, t41=claimed.t41 + shift)
    transcript, _ = _Statement(made.pk, made.deck, out, points[:N]).speak(made.context)
    c = claimed.draw(transcript, points[N:])
    old = _Responses.decode(proof[64 * N :], N)
    # Nonces and witnesses are the ones of `forge`; only the challenge differs.
    witness = [(value - nonce) * pow(old.challenge, -1, Q) % Q for value, nonce in zip(flat(old), NONCES, strict=True)]
    new = [(nonce + c * known) % Q for nonce, known in zip(NONCES, witness, strict=True)]
    responses = _Responses(c, *new[:4], new[4 : 4 + N], new[4 + N :])
    return proof[: 64 * N] + responses.encode()


NONCES = (61, 62, 63, 64, 71, 72, 73, 81, 82, 83)


def flat(responses):
    return (responses.s1, responses.s2, responses.s3, responses.s4, *responses.s_links, *responses.s_permuted)


def test_commitments_that_vanish_are_refused(made):
    """All responses chosen so that t1 is the identity: nothing to hash, nothing to accept."""
    out, proof, _ = forge(Plan("none"), made)
    old = _Responses.decode(proof[64 * N :], N)
    bent = replace(old, s1=old.challenge * (41 + 42 + 43) % Q)
    points = [shuffle_proof.Point.decode(proof[at : at + 32]) for at in range(0, 64 * N, 32)]
    statement = _Statement(made.pk, made.deck, out, points[:N])
    _, u = statement.speak(made.context)
    with pytest.raises(Vanished):
        shuffle_proof._recompute(statement, points[N:], u, bent)
    assert not verify(made.pk, made.deck, out, made.context, proof[: 64 * N] + bent.encode())
