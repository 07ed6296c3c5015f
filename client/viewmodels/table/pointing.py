"""Making a move by pointing at things: which can be pointed at next, and which move that has made so far.

A game names, for every legal move, the things one has to point at. All the rest (what is lit, what a second tap does,
when the move is complete) follows from that list and is the same for every game, mouse and keyboard alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from engine.pieces import Handle, Move

Target: TypeAlias = str
"""A thing to point at: "card:12", "pile:open", "value:7", "act:wake"."""


CONFIRM = "confirm"
"""The button that makes the chosen move."""
DONE = "done"
"""The button that closes a peek."""
BACK = "back"
"""The button that takes back what was decided ahead."""
BEGIN = "begin"
"""The button that says that this player is ready for what lies there to begin."""
WITHOUT = "without"
"""The button that says that this player waits no longer for those whose time is over."""


def card(handle: Handle) -> Target:
    """The target that stands for one card."""
    return f"card:{handle}"


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, and what has to be pointed at to make it, in the order in which the move names it.

    `light`: it can be taken back, so it is made as soon as it is complete, by pointing at a card too.
    """

    move: Move
    targets: tuple[Target, ...]
    light: bool = False


def kinds(choices: Iterable[Choice]) -> frozenset[type[Move]]:
    """The kinds of moves that can be made."""
    return frozenset(type(choice.move) for choice in choices)


def compatible(choices: Iterable[Choice], chosen: tuple[Target, ...]) -> tuple[Choice, ...]:
    """The moves that can still come of what is chosen."""
    return tuple(choice for choice in choices if all(target in choice.targets for target in chosen))


def next_targets(choices: Iterable[Choice], chosen: tuple[Target, ...]) -> frozenset[Target]:
    """What can be pointed at to go on from what is chosen."""
    return frozenset(target for choice in compatible(choices, chosen) for target in choice.targets).difference(chosen)


def lit(choices: Iterable[Choice], chosen: tuple[Target, ...]) -> frozenset[Target]:
    """What is shown as legal: the next targets, and what the last one may be changed for.

    A chosen card may be changed for another as long as no further card is asked for, so that it stays clear what is.
    """
    choices = tuple(choices)
    following = next_targets(choices, chosen)
    if not chosen or any(is_card(target) for target in following):
        return following
    instead = next_targets(choices, chosen[:-1]).difference(chosen)
    return following | {target for target in instead if is_card(target) or not following}


def is_card(target: Target) -> bool:
    """Whether `target` stands for a card."""
    return target.startswith("card:")


def tap(choices: Iterable[Choice], chosen: tuple[Target, ...], target: Target) -> tuple[Target, ...]:
    """What is chosen after `target` was pointed at: taken back, added, put in place of the last, or begun anew with.

    A target of no legal move changes nothing.
    """
    choices = tuple(choices)
    if target in chosen:
        return tuple(other for other in chosen if other != target)
    for kept in (chosen, chosen[:-1], ()):
        if target in next_targets(choices, kept):
            return (*kept, target)
    return chosen


def at_once(choices: Iterable[Choice], chosen: tuple[Target, ...], target: Target) -> Move | None:
    """The move that pointing at `target` makes without a confirmation; None if there is still to choose or confirm.

    A pile or a button that is a whole move makes it, and so does a pile that a move names last. `chosen` is what is
    chosen once `target` is: see `tap`. Pointing at a card never makes a move: cards are many, and lie close together.
    """
    choices = tuple(choices)
    light = [choice for choice in choices if choice.light]
    if target in chosen and light and (move := complete(light, chosen)) is not None:
        return move
    if is_card(target):
        return None
    if chosen == (target,):
        return complete(choices, chosen)
    named_last = [choice.move for choice in choices if choice.targets == chosen and chosen[-1:] == (target,)]
    return named_last[0] if named_last and target.startswith("pile:") else None


def complete(choices: Iterable[Choice], chosen: tuple[Target, ...]) -> Move | None:
    """The move that what is chosen makes, if nothing is missing. Of two that differ in order, the one as pointed."""
    whole = [choice for choice in compatible(choices, chosen) if len(choice.targets) == len(chosen)]
    as_pointed = [choice for choice in whole if choice.targets == chosen]
    found = as_pointed or whole
    return found[0].move if found and chosen else None
