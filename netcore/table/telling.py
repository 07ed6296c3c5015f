"""The steps of a game in plain words, for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract import ALL
from engine.driver import Step
from engine.encoding import Plain, move_to_plain
from engine.pieces import Face, Handle, Move


def tell(step: Step, names: Sequence[str], faces: Mapping[Handle, Face] | None = None) -> str:
    """One line about one answered question. With `faces` known, what was hidden is told too."""
    known = faces or {}
    return f"{step.number:4}  {_what(step, names, known)}"


def _what(step: Step, names: Sequence[str], known: Mapping[Handle, Face]) -> str:
    match step.ask:
        case "shuffle":
            order = f", from the first: {_cards(step.cards, known)}" if known else ""
            return f"{len(step.cards)} cards are shuffled{order}"
        case "show" if step.to is ALL:
            return f"turned up for all: {', '.join(step.faces) or 'nothing'}"
        case "show":
            to = step.to if isinstance(step.to, tuple) else ()
            shown = f": {_cards(step.cards, known)}" if known else f" at {_count(step.cards)}"
            return f"{', '.join(names[seat] for seat in to) or 'nobody'} alone looks{shown}"
        case "undo":
            return f"{names[step.seat or 0]} takes the last move back, as all agree"
        case "move":
            return f"{names[step.seat or 0]}: {_move(step.move)}"
        case "moves" | "unseal":
            return "; ".join(f"{names[seat]}: {_move(made)}" for seat, made in sorted(step.moves.items()))
        case "seal":
            return "moves are made under seal"
        case "keep_and_pass":
            kept = f": {_cards(step.cards, known)}" if known else ""
            return f"each keeps a card and passes the rest on{kept}"
        case _:
            return f"rolled: {step.rolled}"


def _count(cards: Sequence[Handle]) -> str:
    return "a card" if len(cards) == 1 else f"{len(cards)} cards"


def _cards(cards: Sequence[Handle], known: Mapping[Handle, Face]) -> str:
    return ", ".join(known.get(card, Face("?")) for card in cards)


def _move(move: Move | None) -> str:
    if move is None:
        return "nothing"
    fields = {name: value for name, value in move_to_plain(move).items() if name != "kind"}
    said = ", ".join(f"{name} {_plain(value)}" for name, value in fields.items())
    return f"{move.kind.replace('_', ' ')}{f' ({said})' if said else ''}"


def _plain(value: Plain) -> str:
    if isinstance(value, list):
        return " and ".join(_plain(item) for item in value)
    return str(value)
