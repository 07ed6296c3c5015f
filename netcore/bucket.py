"""How often something may happen: so much at once, and so much a second after that, for anybody or for each of many.

Sans-I/O: times are handed in, in seconds by any clock that does not go back.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Bucket:
    """Full at first: it holds `at_once`, and `per_s` come back each second."""

    def __init__(self, at_once: int, per_s: float, now_s: float) -> None:
        self._at_once = at_once
        self._per_s = per_s
        self._left = float(at_once)
        self._counted_s = now_s

    def take(self, now_s: float, count: int = 1) -> bool:
        """Take one, or `count`; whether there were so many. Who comes in vain loses nothing by it."""
        self._left = min(self._at_once, self._left + (now_s - self._counted_s) * self._per_s)
        self._counted_s = now_s
        if self._left < count:
            return False
        self._left -= count
        return True


class Buckets(Generic[Key]):
    """One bucket for each key, and `most` of them: beyond that the one that was not asked for longest is forgotten."""

    def __init__(self, at_once: int, per_s: float, most: int) -> None:
        self._at_once = at_once
        self._per_s = per_s
        self._most = most
        self._buckets: OrderedDict[Key, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Key, now_s: float) -> bool:
        """Take one from the bucket of `key`; whether there was one."""
        bucket = self._buckets.pop(key, None) or Bucket(self._at_once, self._per_s, now_s)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now_s)
