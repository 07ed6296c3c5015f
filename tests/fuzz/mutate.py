"""Bytes that are almost right: what a bad program, a bad disk or a bad cable makes of good ones.

Half of the changes are blind. The others know msgpack: they take a message apart, change one value in it, and spell it
again, so that they get past the first check and come to the schema and to what lies behind it.
"""

from __future__ import annotations

import random
from typing import Any, Final

import msgpack

NUMBERS: Final = (
    0,
    1,
    -1,
    2,
    31,
    32,
    33,
    127,
    128,
    255,
    256,
    65535,
    65536,
    2**31,
    2**32 - 1,
    2**63,
    2**64 - 1,
    -(2**63),
)
TEXTS: Final = ("", "a", "\x00", "é", "ą" * 65, "\u3164", "\u202e", "%1", "<b>", "../x", "🐉" * 300, "\ud7ff")
OTHERS: Final = (
    None,
    True,
    False,
    0.5,
    float("nan"),
    [],
    {},
    [[]],
    {"t": 1},
    b"",
    bytes(32),
    bytes(64),
    b"\xff" * 4096,
)
LONGEST: Final = 70_000


class Mutator:
    """An endless supply of changed inputs, the same for the same seed."""

    def __init__(self, seeds: list[bytes], seed: object) -> None:
        self._seeds = seeds
        self._chance = random.Random(repr(seed))
        self._grown: list[bytes] = []

    def next(self) -> bytes:
        """One more input. Now and then a change goes on from what was changed before."""
        chance = self._chance
        raw = chance.choice(self._grown if self._grown and chance.random() < 0.3 else self._seeds)
        for _ in range(chance.choice((1, 1, 1, 2, 4))):
            raw = self._blind(raw) if chance.random() < 0.5 else self._knowing(raw)
        raw = raw[:LONGEST]
        if len(self._grown) < 200:
            self._grown.append(raw)
        else:
            self._grown[chance.randrange(200)] = raw
        return raw

    def _blind(self, raw: bytes) -> bytes:
        chance = self._chance
        at = chance.randrange(len(raw) + 1)
        end = min(len(raw), at + chance.choice((1, 1, 2, 4, 32, 33, 200)))
        match chance.randrange(7):
            case 0:
                return raw[:at] + bytes([chance.randrange(256)]) + raw[at + 1 :]
            case 1:
                return raw[:at] + raw[end:]
            case 2:
                return raw[:at] + raw[at:end] * chance.choice((2, 3, 50)) + raw[end:]
            case 3:
                return raw[:at] + chance.randbytes(end - at) + raw[end:]
            case 4:
                return raw[:at]
            case 5:
                other = chance.choice(self._seeds)
                return raw[:at] + other[chance.randrange(len(other) + 1) :]
            case _:
                flipped = bytearray(raw or b"\0")
                flipped[at % len(flipped)] ^= 1 << chance.randrange(8)
                return bytes(flipped)

    def _knowing(self, raw: bytes) -> bytes:
        try:
            value = msgpack.unpackb(raw, strict_map_key=False)
            return bytes(msgpack.packb(self._changed(value), use_bin_type=True))
        except (ValueError, TypeError, OverflowError, RecursionError, msgpack.UnpackException):
            return self._blind(raw)

    def _changed(self, value: Any) -> Any:
        chance = self._chance
        if isinstance(value, dict) and value and chance.random() < 0.9:
            key = chance.choice(list(value))
            changed = dict(value)
            match chance.randrange(10):
                case 0:
                    del changed[key]
                case 1:
                    changed[chance.choice(TEXTS)] = changed[key]
                case 2:
                    changed = dict(reversed(changed.items()))
                case _:
                    changed[key] = self._changed(value[key])
            return changed
        if isinstance(value, list) and value and chance.random() < 0.9:
            at = chance.randrange(len(value))
            match chance.randrange(8):
                case 0:
                    return value[:at] + value[at + 1 :]
                case 1:
                    return value[:at] + [value[at]] * chance.choice((2, 40)) + value[at + 1 :]
                case 2:
                    return value[::-1]
                case _:
                    return [*value[:at], self._changed(value[at]), *value[at + 1 :]]
        return self._other(value)

    def _other(self, value: Any) -> Any:
        chance = self._chance
        if isinstance(value, bool) or chance.random() < 0.2:
            return chance.choice((*OTHERS, *NUMBERS, *TEXTS))
        if isinstance(value, int):
            return chance.choice((*NUMBERS, value + 1, value - 1, value ^ 1 << chance.randrange(8)))
        if isinstance(value, bytes):
            return self._blind(value)
        if isinstance(value, str):
            return chance.choice((*TEXTS, value + value, value[:-1], value.upper()))
        return chance.choice(OTHERS)
