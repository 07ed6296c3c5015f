"""Bytes that are almost right, into every place where bytes come in: refused by name or taken, and nothing else.

Here a fixed part, the same each time, after all that ever failed (`tests/fuzz/corpus/`); millions by hand, with
`bench/fuzz.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.mutate import Mutator
from tests.fuzz.targets import TARGETS

CORPUS = Path(__file__).parent / "corpus"
INPUTS = 300


@pytest.mark.parametrize("name", TARGETS)
def test_what_it_was_made_for_is_taken(name: str) -> None:
    target = TARGETS[name]
    assert target.seeds()
    for raw in target.seeds():
        target.take(raw)


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_almost_right_is_refused_by_name_or_taken(name: str) -> None:
    target = TARGETS[name]
    kept = [path.read_bytes() for path in sorted((CORPUS / name).glob("*"))]
    mutator = Mutator(target.seeds(), name)
    for raw in [*kept, *(mutator.next() for _ in range(INPUTS // target.cost))]:
        target.try_one(raw)


def test_every_corpus_has_its_target() -> None:
    assert {path.name for path in CORPUS.iterdir() if path.is_dir()} <= set(TARGETS)
