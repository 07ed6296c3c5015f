"""What comes from a seed, what never does, and the audit that follows from showing it."""

from __future__ import annotations

import ast
import hashlib
import hmac
import struct
from collections import Counter
from dataclasses import replace
from itertools import pairwise, permutations
from pathlib import Path

import pytest

from netcore.crypto import seed as seed_module
from netcore.crypto.elgamal import deck_hash, reencrypt
from netcore.crypto.equality import prove_shares, share
from netcore.crypto.group import G, Q, base
from netcore.crypto.seed import GameSeed, Purpose, StepId, recompute_shuffle
from netcore.crypto.shuffle_proof import shuffle
from netcore.errors import Malformed, Misuse
from tests.netcore.crypto import second

CRYPTO = Path(seed_module.__file__).parent
SEED = GameSeed(bytes(range(32)))


@pytest.fixture
def step(small_table):
    return small_table.step(small_table.deck(5))


def seen(seed, step):
    """Everything that a step derives."""
    return seed.permutation(step, 9), seed.factors(step, 9)


def test_review_01_purposes_are_closed():
    assert {purpose.value for purpose in Purpose} == {"shuffle", "keep-and-pass", "opening"}


def test_review_01_no_code_that_makes_keys_nonces_or_seals_sees_the_seed():
    for module in sorted(CRYPTO.glob("*.py")):
        if module.name == "seed.py":
            continue
        tree = ast.parse(module.read_text("utf-8"))
        imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
        assert "netcore.crypto.seed" not in imported, module.name
        names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert not names & {"GameSeed", "StepId"}, module.name


def test_review_01_a_shown_seed_does_not_give_the_key_away(small_table):
    """From a proof's response, x = (z - k)/c for the right nonce k; nothing that the seed yields is k."""
    key, context = small_table.keys[0], small_table.context
    seed = GameSeed.fresh()
    made = small_table.deck(5)
    step = small_table.step(made)
    given = [share(key.secret, base(9))]
    proof = prove_shares(key.secret, key.public, [base(9)], given, context)
    c, z = int.from_bytes(proof[:32], "little"), int.from_bytes(proof[32:], "little")
    steps = [replace(step, question=question) for question in range(5)]
    steps += [replace(step, purpose=Purpose.KEEP_AND_PASS, kept=kept) for kept in range(5)]
    candidates = [factor for one in steps for factor in seed.factors(one, 5)]
    opening = seed.opening(replace(step, purpose=Purpose.OPENING))
    candidates += [int.from_bytes(opening, order) % Q for order in ("little", "big")]
    candidates += [int.from_bytes(seed.expose(), order) % Q for order in ("little", "big")]
    for k in candidates:
        assert base((z - k) * pow(c, -1, Q)) != key.public


def test_review_02_every_field_changes_the_output(step, small_table):
    other = [
        replace(step, version=2),
        replace(step, charter=bytes(32)),
        replace(step, question=4),
        replace(step, attempt=1),
        replace(step, seat=1),
        replace(step, pk=small_table.pk + G),
        replace(step, inputs=bytes(32)),
        *(replace(step, purpose=Purpose.KEEP_AND_PASS, kept=kept) for kept in (0, 1, 8)),
    ]
    outputs = [seen(SEED, one) for one in (step, *other)] + [seen(GameSeed(b"\1" * 32), step)]
    factors = [factor for _, several in outputs for factor in several]
    assert len(set(factors)) == len(factors)
    assert len({permutation for permutation, _ in outputs}) == len(outputs)
    openings = {SEED.opening(replace(one, purpose=Purpose.OPENING, kept=None)) for one in (step, *other[:7])}
    assert len(openings) == 8


def test_review_02_the_same_step_on_another_input_does_not_show_the_permutation(small_table):
    """out1 - out2 = in1 - in2 for equal permutation and factors; here no difference of outputs is one of inputs."""
    one = small_table.shuffled(5).out
    two = tuple(reencrypt(card, small_table.pk, 7 + at) for at, card in enumerate(one))
    outputs = [recompute_shuffle(SEED, small_table.step(deck), small_table.pk, deck) for deck in (one, two)]
    before = {a.a - b.a for a, b in zip(one, two, strict=True)}
    after = {a.a - b.a for a, b in zip(*outputs, strict=True)}
    assert not before & after


def test_review_02_known_answers():
    pk = base(12345)
    step = StepId(1, b"\1" * 32, 2, 3, 4, Purpose.SHUFFLE, pk, b"\2" * 32)
    kept = replace(step, purpose=Purpose.KEEP_AND_PASS, kept=2)
    opening = replace(step, purpose=Purpose.OPENING)

    def block(label, place, purpose, kept=b"", counter=0):
        said = (struct.pack(">I", 1), b"\1" * 32, *(struct.pack(">I", n) for n in (2, 3, 4)), purpose)
        place = second.framed(b"sennik/seed-step/v1", *said, pk.encode(), b"\2" * 32, kept)
        message = second.framed(b"sennik/seed-block/v1", label, place, struct.pack(">Q", counter))
        return hmac.new(bytes(range(32)), message, hashlib.sha512).digest()

    for one, purpose, number in ((step, b"shuffle", b""), (kept, b"keep-and-pass", struct.pack(">I", 2))):
        scalars = [int.from_bytes(block(b"factor", one, purpose, number, at), "little") % Q for at in range(5)]
        assert SEED.factors(one, 5) == tuple(scalars)
        stream = b"".join(block(b"permutation", one, purpose, number, at) for at in range(4))
        rest = [at for at in range(20) if not (number and at == 2)]
        numbers = iter(struct.unpack(">64I", stream))
        for last in range(len(rest) - 1, 0, -1):
            drawn = next(n for n in numbers if n < 2**32 // (last + 1) * (last + 1))
            chosen = drawn % (last + 1)
            rest[last], rest[chosen] = rest[chosen], rest[last]
        assert SEED.permutation(one, 20) == ((2, *rest) if number else tuple(rest))
    assert SEED.opening(opening) == block(b"opening", opening, b"opening")[:32]


def test_numbers_that_would_bias_a_permutation_are_refused():
    assert seed_module._below(3, iter([2**32 - 1, 5])) == 2
    assert seed_module._below(3, iter([2**32 - 2])) == 2
    assert seed_module._below(1, iter([2**32 - 1])) == 0
    assert seed_module._below(2, iter([2**32 - 1])) == 1


def test_permutations_are_uniform(step):
    drawn = Counter(SEED.permutation(replace(step, question=question), 4) for question in range(2400))
    assert set(drawn) == set(permutations(range(4)))
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 50  # chi squared, 23 degrees of freedom


def test_one_honest_shuffler_is_enough_for_every_place_and_every_neighbour(step):
    """All others turn the deck over, or take one card from the top: where a card comes and what lies on it is even."""
    cards, deals = 54, 3_000
    turned = tuple(reversed(range(cards)))
    cut = (*range(1, cards), 0)
    places, neighbours = Counter(), Counter()
    for question in range(deals):
        honest = SEED.permutation(replace(step, question=question), cards)
        deck = [honest[turned[place]] for place in cut]
        places.update(enumerate(deck))
        neighbours.update(pairwise(deck))
    each = deals / cards
    assert len(places) == cards**2
    assert sum((count - each) ** 2 / each for count in places.values()) < 3_130  # 53 * 53 degrees of freedom
    assert len(neighbours) == cards * (cards - 1)
    assert sum((count - each) ** 2 / each for count in neighbours.values()) < 3_180  # 54 * 53 cells


def test_a_kept_card_is_output_0_and_the_rest_is_uniform(step):
    drawn = Counter()
    for question in range(600):
        kept = replace(step, purpose=Purpose.KEEP_AND_PASS, kept=1, question=question)
        first, *rest = SEED.permutation(kept, 4)
        assert first == 1
        drawn[tuple(rest)] += 1
    assert set(drawn) == set(permutations((0, 2, 3)))
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 25


def test_what_no_step_asks_is_misuse(step, small_table):
    kept = replace(step, purpose=Purpose.KEEP_AND_PASS, kept=4)
    opening = replace(step, purpose=Purpose.OPENING)
    for wrong in (
        lambda: SEED.permutation(step, 0),
        lambda: SEED.permutation(step, 257),
        lambda: SEED.permutation(kept, 4),
        lambda: SEED.permutation(opening, 4),
        lambda: SEED.factors(opening, 4),
        lambda: SEED.factors(step, 0),
        lambda: SEED.opening(step),
        lambda: replace(step, kept=1),
        lambda: replace(step, purpose=Purpose.KEEP_AND_PASS),
        lambda: replace(kept, kept=-1),
        lambda: replace(step, seat=-1),
        lambda: replace(step, version=True),
        lambda: replace(step, inputs=b""),
        lambda: SEED.commitment(b"short", 0),
        lambda: SEED.commitment(bytes(32), -1),
    ):
        with pytest.raises(Misuse):
            wrong()
    for raw in (b"", bytes(31), bytes(33), None, bytearray(32)):
        with pytest.raises(Malformed):
            GameSeed(raw)


def test_review_18_honest_seeds_reproduce_every_step(small_table):
    deck = small_table.deck(5)
    for seat in range(3):
        seed, step = GameSeed.fresh(), replace(small_table.step(deck), seat=seat)
        out = shuffle(small_table.pk, deck, seed.permutation(step, 5), seed.factors(step, 5))
        assert recompute_shuffle(seed, step, small_table.pk, deck) == out
        altered = (reencrypt(out[0], small_table.pk, 5), *out[1:])
        assert recompute_shuffle(seed, step, small_table.pk, deck) != altered
        assert recompute_shuffle(GameSeed.fresh(), step, small_table.pk, deck) != out
        deck = out


def test_review_18_a_kept_card_is_found_by_trying_each(small_table):
    hand, seed = small_table.shuffled(5).out, GameSeed.fresh()
    steps = [small_table.step(hand, Purpose.KEEP_AND_PASS, kept=kept) for kept in range(5)]
    out = recompute_shuffle(seed, steps[3], small_table.pk, hand)
    assert [recompute_shuffle(seed, step, small_table.pk, hand) == out for step in steps] == [0, 0, 0, 1, 0]


def test_review_18_another_steps_cards_are_misuse(small_table):
    deck = small_table.deck(5)
    with pytest.raises(Misuse):
        recompute_shuffle(SEED, small_table.step(deck), small_table.pk, deck[::-1])
    with pytest.raises(Misuse):
        recompute_shuffle(SEED, small_table.step(deck), small_table.pk + G, deck)


def test_review_18_a_seed_copied_from_another_seat_opens_nothing():
    terms = b"d" * 32
    commitment = SEED.commitment(terms, 0)
    assert SEED.opens(commitment, terms, 0)
    assert not SEED.opens(commitment, terms, 1)
    assert not SEED.opens(commitment, b"e" * 32, 0)
    assert not GameSeed.fresh().opens(commitment, terms, 0)
    for junk in (None, b"", commitment + b"\0", bytearray(commitment), 7):
        assert not SEED.opens(junk, terms, 0)
    expected = second.framed(b"sennik/seed-commitment/v1", terms, bytes(4), bytes(range(32)))[:32]
    assert commitment == expected


def test_a_seed_of_zeros_is_a_seed_like_any_other(step):
    """A peer may show one: it is no error of ours."""
    zeros = GameSeed(bytes(32))
    assert zeros.opens(zeros.commitment(b"d" * 32, 0), b"d" * 32, 0)
    assert len(zeros.factors(step, 3)) == 3


def test_a_factor_of_zero_is_drawn_again(step, monkeypatch):
    blocks = {0: bytes(64), 1: b"\2" + bytes(63), 1 << 32: b"\3" + bytes(63)}
    monkeypatch.setattr(GameSeed, "_block", lambda _self, _label, _step, counter: blocks[counter])
    assert SEED.factors(step, 2) == (3, 2)


def test_the_hash_of_the_inputs_counts_them(small_table):
    deck = small_table.deck(5)
    assert deck_hash(deck) != deck_hash(deck[:4])
