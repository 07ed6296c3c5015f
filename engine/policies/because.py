"""Why a move: a reason as a value, in no language."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Because:
    """Which reason, of its game's own list, and what it is about, in the order that the list tells."""

    reason: str
    about: tuple[int | str, ...] = ()
