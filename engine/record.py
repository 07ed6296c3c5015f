"""Dataclasses for small values of which a game makes thousands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """A frozen dataclass with slots to whoever reads the sources or checks their types; when it runs, as quick to make
    as one that is not frozen, which is three times as quick.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)
