"""All that hangs on an object, without randomness: two programs that may know the same hold the same by this."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from enum import Enum
from types import CellType, FunctionType, GeneratorType, MethodType

from engine.game import Game
from netcore.crypto.group import Point
from netcore.crypto.secret import SecretScalar

BITS = 32
"""Whole numbers of more bits are randomness: challenges, responses, the roll from which the cards lie."""


def shape(value: object, *opaque: type) -> object:
    """All that hangs on `value`, without randomness: bytes by their length, points and secrets by their kind.

    What is `opaque` is not looked into, as what several programs of a test share.
    """
    seen: dict[int, int] = {}
    kept: list[object] = []

    def of(value: object) -> object:
        if value is None or isinstance(value, str | bool | float | Enum):
            return value
        if isinstance(value, int):
            return value if value.bit_length() <= BITS else "random"
        if isinstance(value, bytes | bytearray):
            return ("bytes", len(value))
        if isinstance(value, (Point, SecretScalar, Game, type, *opaque)):
            return type(value).__name__
        if id(value) in seen:
            return ("again", seen[id(value)])
        seen[id(value)] = len(seen)
        kept.append(value)
        return (type(value).__name__, parts(value))

    def parts(value: object) -> object:
        if isinstance(value, Mapping):
            return [(of(key), of(item)) for key, item in value.items()]
        if isinstance(value, list | tuple | deque):
            return [of(item) for item in value]
        if isinstance(value, set | frozenset):
            return sorted(repr(of(item)) for item in value)
        if isinstance(value, GeneratorType):
            frame = value.gi_frame
            return [of(dict(frame.f_locals)) if frame else None, of(value.gi_yieldfrom)]
        if isinstance(value, FunctionType):
            return [value.__qualname__, of(value.__closure__)]
        if isinstance(value, CellType):
            return of(value.cell_contents)
        if isinstance(value, MethodType):
            return [value.__func__.__qualname__, of(value.__self__)]
        held = {name: getattr(value, name) for kind in type(value).__mro__ for name in slots_of(kind)}
        return [(name, of(item)) for name, item in {**held, **getattr(value, "__dict__", {})}.items()]

    return of(value)


def slots_of(kind: type) -> list[str]:
    return [name for name, member in vars(kind).items() if type(member).__name__ == "member_descriptor"]
