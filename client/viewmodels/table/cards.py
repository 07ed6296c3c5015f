"""Rows for the cards of a table: what is alike in all games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from client.viewmodels.table.pointing import Target
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableState
from engine.pieces import Handle

Card = TypeVar("Card", bound=CardProps)

PILE_SHOWN = 3
"""How many cards of a pile are drawn; the rest lies hidden below."""


def tops(pile: list[Handle]) -> Iterable[tuple[int, Handle, bool]]:
    """The upper cards of a pile from below: height, card, whether it is the top."""
    shown = pile[-PILE_SHOWN:]
    return [(slot, handle, slot == len(shown) - 1) for slot, handle in enumerate(shown)]


def in_order(rows: Iterable[CardProps]) -> tuple[CardProps, ...]:
    """The rows as they are read and walked through: what is held, the own cards, the piles, others' cards."""
    return tuple(sorted(rows, key=_read_at))


def _read_at(row: CardProps) -> tuple[int, int, str, int]:
    own = row.zone == "front" and row.place == 0
    rank = 0 if row.zone == "drawn" else 1 if own else 3 if row.zone == "front" else 2
    return rank, row.place, row.zone, row.slot


def card_row(
    state: TableState,
    lit: frozenset[Target],
    handle: Handle,
    zone: str,
    place: int,
    slot: int,
    face: str,
    target: Target,
    label: str,
    *,
    reachable: bool = True,
    slots: int = 1,
    eye: bool = False,
    pending: bool = False,
    order: int = 0,
    badge: str = "",
    badge_art: str = "",
    laid: bool = False,
    swapped: str = "",
    kind: type[Card] = CardProps,  # type: ignore[assignment]  # mypy knows no default for a type variable
) -> Card:
    """One card. `face` is the drawing; `reachable` whether it can be pointed at as `target` where it lies."""
    return kind(
        key=str(handle),
        target=target if reachable else "",
        zone=zone,
        place=place,
        slot=slot,
        slots=slots,
        face=face,
        legal=reachable and target in lit,
        selected=reachable and target in state.hand.chosen,
        eye=eye,
        pending=pending,
        order=order,
        label=label,
        badge=badge,
        badge_art=badge_art,
        laid=laid,
        swapped=swapped,
    )
