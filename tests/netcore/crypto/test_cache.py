"""Results are shared for the same question only, computed once, and bounded."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest

from netcore.crypto.cache import ProofCache
from netcore.crypto.shuffle_proof import verify
from netcore.errors import Misuse


def test_review_13_bad_first_good_first_results_do_not_mix(shuffled):
    bad = shuffled.proof[:-32] + bytes(32)
    for order in ((bad, shuffled.proof), (shuffled.proof, bad)):
        cache = ProofCache()
        for proof in order * 2:
            held = cache.check(
                "shuffle",
                1,
                shuffled.context,
                b"statement",
                proof,
                lambda proof=proof: verify(shuffled.pk, shuffled.deck, shuffled.out, shuffled.context, proof),
            )
            assert held == (proof == shuffled.proof)
        assert len(cache) == 2


def test_review_13_every_part_is_in_the_key(shuffled):
    context, cache = shuffled.context, ProofCache()
    questions = [
        ("shuffle", 1, context, b"s", b"p"),
        ("shares", 1, context, b"s", b"p"),
        ("shuffle", 2, context, b"s", b"p"),
        ("shuffle", 1, replace(context, seat=7), b"s", b"p"),
        ("shuffle", 1, context, b"t", b"p"),
        ("shuffle", 1, context, b"s", b"q"),
        ("shuffle", 1, context, b"sp", b""),
    ]
    for number, question in enumerate(questions):
        assert cache.check(*question, lambda number=number: number % 2 == 0) == (number % 2 == 0)
    for number, question in enumerate(questions):
        assert cache.check(*question, lambda: pytest.fail("asked again")) == (number % 2 == 0)


def test_eight_threads_compute_once(shuffled):
    cache, start, runs, results = ProofCache(), threading.Barrier(8), [], []

    def slow():
        runs.append(1)
        threading.Event().wait(0.05)
        return True

    def ask():
        start.wait()
        results.append(cache.check("shuffle", 1, shuffled.context, b"s", b"p", slow))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert runs == [1]
    assert results == [True] * 8


def test_it_keeps_what_was_used_last(shuffled):
    cache, context = ProofCache(limit=2), shuffled.context
    for proof in (b"a", b"b", b"a", b"c"):
        cache.check("k", 1, context, b"", proof, lambda: True)
    assert len(cache) == 2
    asked = []
    for proof in (b"a", b"c", b"b"):
        cache.check("k", 1, context, b"", proof, lambda proof=proof: bool(asked.append(proof)))
    assert asked == [b"b"]
    with pytest.raises(Misuse):
        ProofCache(0)


def test_what_a_verifier_raises_is_raised_and_forgotten(shuffled):
    cache, context = ProofCache(), shuffled.context

    def broken():
        raise Misuse("our bug")

    with pytest.raises(Misuse):
        cache.check("k", 1, context, b"", b"", broken)
    assert len(cache) == 0
    assert cache.check("k", 1, context, b"", b"", lambda: True)
