"""Results of checks, shared by the peers of one process: bots at one table need not check the same proof each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from threading import Lock

from netcore.crypto.context import Context
from netcore.crypto.framing import framed_digest
from netcore.errors import Misuse


class ProofCache:
    """Remembers whether a proof held. Thread-safe; keeps the `limit` results used last.

    `held`: keys of proofs that this profile has found good before, in an earlier run; they are not checked once more.

    A result is kept under everything it depends on, the proof's bytes included: under the statement alone, a bad proof
    that came first would blacken the good one, and a good one would let a bad one in.
    """

    def __init__(self, limit: int = 4096, held: Iterable[bytes] = ()) -> None:
        if limit < 1:
            raise Misuse("a cache holds at least one result")
        self._limit = limit
        self._held = frozenset(held)
        self._fresh: list[bytes] = []
        self._lock = Lock()
        self._results: OrderedDict[bytes, Future[bool] | bool] = OrderedDict()
        """What came out, or what brings it to those who wait."""

    def check(
        self, kind: str, version: int, context: Context, statement: bytes, proof: bytes, verify: Callable[[], bool]
    ) -> bool:
        """The result of `verify`, computed at most once for the same arguments; who comes meanwhile waits for it.

        `statement` holds all that `verify` reads besides context and proof. What `verify` raises is raised for all who
        wait, and not remembered.
        """
        key = framed_digest(
            b"sennik/proof-cache/v1", kind.encode(), version.to_bytes(4, "big"), context.digest(), statement, proof
        )
        if key in self._held:
            return True
        with self._lock:
            known = self._results.get(key)
            if known is None:
                mine: Future[bool] = Future()
                self._results[key] = mine
            else:
                self._results.move_to_end(key)
            while len(self._results) > self._limit:
                self._results.popitem(last=False)
        if known is not None:
            return known.result() if isinstance(known, Future) else known
        try:
            held = verify()
        except BaseException as fault:
            with self._lock:
                if self._results.get(key) is mine:
                    del self._results[key]
            mine.set_exception(fault)
            raise
        with self._lock:
            if held:
                self._fresh.append(key)
            if self._results.get(key) is mine:  # unless it was forgotten meanwhile
                self._results[key] = held
        mine.set_result(held)
        return held

    def take_fresh(self) -> tuple[bytes, ...]:
        """The keys of the proofs that were found good since this was asked last, 32 bytes each."""
        with self._lock:
            fresh, self._fresh = self._fresh, []
        return tuple(fresh)

    def __len__(self) -> int:
        with self._lock:
            return len(self._results)
