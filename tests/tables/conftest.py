"""What tables around a ring or in the weather compute once in a process, whatever test they belong to.

A proof is made here with nothing fresh in it: from its secrets and its statement, which is what keeps it safe where
randomness is bad. So a game of one seed is the same in every run, down to its cards, and begins alike in many tests.
Each proof is made, and each proof and signature is checked, by the program's own code as often as there are different
ones: what is kept is kept under all that goes in. Tables of real nodes and real processes keep to themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, wraps
from typing import Any

import pytest

from netcore.crypto import shuffle_proof
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.group import Point, Scalar
from netcore.identity import verify
from tests.scenery.light_group import lightened
from tests.second import proofs as second

MOST = 1 << 16

CHECKED = ProofCache(limit=MOST)
heard = lru_cache(maxsize=MOST)(verify)
_made = lru_cache(maxsize=1 << 10)(shuffle_proof.shuffle_and_prove)


def shuffled(
    pk: Point, deck: Sequence[Ciphertext], permutation: Sequence[int], factors: Sequence[Scalar], context: Context
) -> tuple[tuple[Ciphertext, ...], bytes]:
    """This shuffle and the first proof of it that was made."""
    return _made(pk, tuple(deck), tuple(permutation), tuple(factors), context)


def once(check: Callable[..., None]) -> Callable[..., None]:
    """The second verifier's `check`, made once of the same proof; a proof that is refused is checked each time."""
    found_good = lru_cache(maxsize=MOST)(check)

    @wraps(check)
    def checked(*said: Any) -> None:
        found_good(*(tuple(each) if isinstance(each, list) else each for each in said))

    return checked


ONCE = {name: once(getattr(second, name)) for name in ("possession", "shares", "sealed", "shuffle", "piece")}


class NothingFresh:
    """In the place of the system's randomness."""

    token_bytes = bytes


@pytest.fixture(autouse=True)
def light(request: pytest.FixtureRequest) -> Iterator[None]:
    """For a test that is marked so: points that are added like numbers, at a small part of the cost."""
    if request.node.get_closest_marker("light") is None:
        yield
        return
    with lightened():
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_twice(request: pytest.FixtureRequest) -> Iterator[None]:
    """For a file of tests with a ring or weather in it; a table that is given a cache of its own keeps it."""
    if not {"Ring", "Weather", "Timed"} & vars(request.module).keys():
        yield
        return
    with pytest.MonkeyPatch.context() as patch:
        for module in ("tests.tables.ring", "tests.tables.weather", "netcore.audit.replay"):
            patch.setattr(f"{module}.ProofCache", lambda: CHECKED)
        patch.setattr("netcore.crypto.secret.secrets", NothingFresh)
        patch.setattr(shuffle_proof, "shuffle_and_prove", shuffled)
        patch.setattr("netcore.feeds.entry.verify", heard)
        for name, check in ONCE.items():
            patch.setattr(second, name, check)
        yield
