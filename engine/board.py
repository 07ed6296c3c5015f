"""What all boards have in common: they are copied often, and remember the faces that all have been shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import fields
from functools import cache
from types import NoneType
from typing import Any, Self, TypeAlias, get_args, get_origin, get_type_hints

from engine.contract import Rules, show
from engine.pieces import Face, Handle

Copier: TypeAlias = Callable[[Any], Any]


class Copied:
    """A dataclass that changes in place, and of which copies are made all the time.

    A copy has lists, dicts and other Copied things of its own, wherever the types of the fields name them; all the
    rest never changes and is shared.
    """

    def copy(self) -> Self:
        """What deepcopy makes of it, and quicker."""
        kind: type = type(self)
        copy: Self = object.__new__(kind)
        copy.__dict__ = values = self.__dict__.copy()
        for name, copier in _changing(kind):
            values[name] = copier(values[name])
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()


def copied(board: Any) -> Any:
    """A deep copy, in the quicker way where there is one."""
    return board.copy() if isinstance(board, Copied) else deepcopy(board)


class AnyBoard(Copied):
    """The board of any game: all that is public, and all that the game has to remember."""

    faces: dict[Handle, Face]
    """Faces that all have been shown."""


def turn_up(board: AnyBoard, cards: Sequence[Handle]) -> Rules[None]:
    """Turn `cards` up for all."""
    board.faces.update(zip(cards, (yield from show(cards)), strict=True))


@cache
def _changing(kind: type) -> tuple[tuple[str, Copier], ...]:
    """The fields of `kind` that change in place, each with what copies it."""
    hints = get_type_hints(kind)
    copiers = ((field.name, _copier(hints[field.name])) for field in fields(kind))
    return tuple((name, copier) for name, copier in copiers if copier is not None)


def _copier(hint: Any) -> Copier | None:
    """What copies a value of that type; None if there is nothing to copy."""
    if isinstance(hint, type) and issubclass(hint, Copied):
        return hint.copy
    kind, inner = get_origin(hint), get_args(hint)
    copier = _copier(inner[-1]) if kind in (list, dict) else None
    if kind is list:
        return list.copy if copier is None else lambda value: [*map(copier, value)]
    if kind is dict:
        return dict.copy if copier is None else lambda value: dict(zip(value, map(copier, value.values()), strict=True))
    if NoneType in inner:
        (present,) = [_copier(option) for option in inner if option is not NoneType]
        return None if present is None else lambda value: None if value is None else present(value)
    return None
