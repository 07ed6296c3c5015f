"""What a value has to be: small descriptions of which the tables of bodies and terms are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from tests.second.packed import Unreadable

Shape: TypeAlias = Callable[[object], Any]
"""Gives the value back if it fits; raises Unreadable."""


def octets(least: int, most: int | None = None) -> Shape:
    """Bytes: exactly so many, or so many to so many."""
    most = least if most is None else most

    def read(value: object) -> bytes:
        if type(value) is not bytes or not least <= len(value) <= most:
            raise Unreadable(f"not {least} to {most} bytes")
        return value

    return read


def whole(least: int, most: int) -> Shape:
    """A whole number."""

    def read(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Unreadable(f"no number from {least} to {most}")
        return value

    return read


def text(least: int, most: int) -> Shape:
    """A text of so many characters."""

    def read(value: object) -> str:
        if type(value) is not str or not least <= len(value) <= most:
            raise Unreadable(f"not {least} to {most} characters")
        return value

    return read


def plain_name(value: object) -> str:
    """A text of 1 to 32 small letters without accents, digits and hyphens."""
    name = text(1, 32)(value)
    if set(name) - set("abcdefghijklmnopqrstuvwxyz0123456789-"):
        raise Unreadable("no plain name")
    return str(name)


def truth(value: object) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise Unreadable("neither true nor false")
    return value


def one_of(*words: str) -> Shape:
    """One of a few words."""

    def read(value: object) -> str:
        if value not in words or type(value) is not str:
            raise Unreadable(f"none of {words}")
        return value

    return read


def either(*shapes: Shape) -> Shape:
    """What fits one of these."""

    def read(value: object) -> Any:
        for shape in shapes:
            try:
                return shape(value)
            except Unreadable:
                continue
        raise Unreadable("nothing that may stand here")

    return read


def listed(shape: Shape, least: int, most: int) -> Shape:
    """A list of so many of a kind."""

    def read(value: object) -> list[Any]:
        if type(value) is not list or not least <= len(value) <= most:
            raise Unreadable(f"no list of {least} to {most}")
        return [shape(each) for each in value]

    return read


def row(*shapes: Shape) -> Shape:
    """A list with one value of each."""

    def read(value: object) -> tuple[Any, ...]:
        if type(value) is not list or len(value) != len(shapes):
            raise Unreadable(f"no list of {len(shapes)}")
        return tuple(shape(each) for shape, each in zip(shapes, value, strict=True))

    return read


def record(fields: Mapping[str, Shape], last: Mapping[str, Shape] | None = None) -> Shape:
    """A map with exactly these keys, in this order; those of `last` may be missing."""
    known = {**fields, **(last or {})}

    def read(value: object) -> dict[str, Any]:
        if type(value) is not dict or list(value) != [name for name in known if name in fields or name in value]:
            raise Unreadable(f"not the fields {', '.join(fields)}")
        return {name: known[name](each) for name, each in value.items()}

    return read
