"""Boards and moves as plain values and as canonical bytes: the same everywhere, so a hash can speak for a board."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, Final, TypeAlias, cast, get_type_hints

from engine.pieces import Move

Plain: TypeAlias = "bool | int | str | list[Plain] | dict[str, Plain] | None"

_ATOMS: Final = frozenset({int, str, bool, NoneType})

_JSON: Final = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))


def plain(value: Any) -> Plain:
    """`value` as lists, dicts, numbers and texts. Raises TypeError for what has not one spelling (sets, floats)."""
    kind = type(value)
    if kind in _ATOMS:
        return cast("Plain", value)
    if kind is list or kind is tuple:
        return [item if type(item) in _ATOMS else plain(item) for item in value]
    if isinstance(value, Mapping):
        return {str(key): item if type(item) in _ATOMS else plain(item) for key, item in value.items()}
    if isinstance(value, Move):
        return move_to_plain(value)
    if is_dataclass(kind):
        return _fields_to_plain(value)
    if isinstance(value, int | str):
        return cast("Plain", value)
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    raise TypeError(f"no canonical form for {kind.__name__}")


def _fields_to_plain(value: Any) -> dict[str, Plain]:
    kind: type = type(value)
    return {key: plain(getattr(value, name)) for key, name in _spellings(kind)}


def canonical(value: Any) -> bytes:
    """The one spelling of `value`: JSON in UTF-8, keys sorted, no blanks."""
    return _JSON.encode(plain(value)).encode()


def digest(value: Any) -> bytes:
    """32 bytes that stand for `value`: SHA-256 of its canonical bytes."""
    return hashlib.sha256(canonical(value)).digest()


def spelled(name: str) -> str:
    """How a field is written down: `in_` as "in", which is no name in Python."""
    return name.removesuffix("_")


@functools.cache
def _spellings(kind: type) -> tuple[tuple[str, str], ...]:
    """How the fields of a dataclass are written down, each with its name."""
    return tuple((spelled(field.name), field.name) for field in fields(kind))


@functools.cache
def _hints(kind: type) -> Mapping[str, Any]:
    """The types of the fields of a dataclass, by name."""
    return get_type_hints(kind)


def move_to_plain(move: Move) -> dict[str, Plain]:
    """A move as {"kind": …, fields}."""
    return {"kind": move.kind, **_fields_to_plain(move)}


def move_from_plain(value: object, kinds: Iterable[type[Move]]) -> Move:
    """The move that `value` spells. Raises ValueError unless it is exactly one of `kinds` with exactly its fields.

    Several of `kinds` may share the name of a kind, if their fields differ: those given tell which one is meant.
    """
    if not isinstance(value, dict):
        raise ValueError("a move is an object")
    named = [kind for kind in kinds if kind.kind == value.get("kind")]
    if not named:
        raise ValueError("no move of that kind here")
    shapes = [(kind, [field.name for field in fields(kind)]) for kind in named]
    found = next(((kind, names) for kind, names in shapes if set(value) == {"kind", *map(spelled, names)}), None)
    if found is None:
        raise ValueError(f"a move {named[0].kind} has the fields {' or '.join(str(names) for _, names in shapes)}")
    kind, names = found
    hints = _hints(cast("type", kind))
    move = kind(**{name: _field(value[spelled(name)], hints[name]) for name in names})
    if move_to_plain(move) != value:
        raise ValueError(f"a move {kind.kind} has other types of fields")
    return move


def _field(value: object, hint: Any) -> object:
    if hint == str | None:
        if value is not None and type(value) is not str:
            raise ValueError("expected a text or nothing")
        return value
    if hint in (int, str, bool):
        if type(value) is not hint:
            raise ValueError(f"expected {hint.__name__}")
        return value
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    raise ValueError("expected a list")


def _frozen(value: object) -> object:
    if isinstance(value, list | tuple):
        return tuple(_frozen(item) for item in value)
    if type(value) not in (int, str, bool):
        raise ValueError("expected plain values")
    return value
