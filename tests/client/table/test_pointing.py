"""What can be pointed at next, as tables: a game only names the targets of its moves."""

from __future__ import annotations

import pytest

from client.viewmodels.table.pointing import Choice, at_once, complete, lit, next_targets, tap
from engine import smoki
from engine.pieces import Move
from engine.sen import Discard, Draw, Keep, Pair, Swap, TakeOpen

PAIRS = (
    Choice(Pair((0, 1), 3), ("card:1", "card:2", "value:3")),
    Choice(Pair((1, 0), 3), ("card:2", "card:1", "value:3")),
    Choice(Pair((0, 1), 4), ("card:1", "card:2", "value:4")),
    Choice(Pair((1, 0), 4), ("card:2", "card:1", "value:4")),
)
TAKES = (Choice(TakeOpen(0), ("pile:open", "card:1")), Choice(TakeOpen(1), ("pile:open", "card:2")))
SWAPS = (
    Choice(Swap((0, 0), (1, 0)), ("card:1", "card:5")),
    Choice(Swap((0, 1), (1, 0)), ("card:2", "card:5")),
    Choice(Swap((0, 0), (2, 0)), ("card:1", "card:9")),
    Choice(Swap((1, 0), (2, 0)), ("card:5", "card:9")),
)
KEEPS = (Choice(Keep(0), ("card:1",)), Choice(Keep(1), ("card:2",)), Choice(Discard(), ("act:discard",)))
PLACES = (
    *(Choice(smoki.Place(at - 1, pile), (f"card:{at}", f"pile:open-{pile}")) for at in (1, 2) for pile in (0, 1)),
    *(Choice(smoki.Discard(pile), (f"pile:open-{pile}",)) for pile in (0, 1)),
)


@pytest.mark.parametrize(
    ("choices", "chosen", "expected"),
    [
        (TAKES, (), {"pile:open", "card:1", "card:2"}),
        (TAKES, ("pile:open",), {"card:1", "card:2"}),
        (TAKES, ("card:1",), {"pile:open", "card:2"}),  # no card is asked for: another one may be chosen instead
        (TAKES, ("pile:open", "card:1"), {"card:2"}),  # complete: what the last may be changed for
        (SWAPS, ("card:1",), {"card:5", "card:9"}),  # card:2 lies in the same dream: not lit
        (SWAPS, ("card:2",), {"card:5"}),
        (KEEPS, ("card:1",), {"card:2", "act:discard"}),
        (PAIRS, ("card:1", "card:2"), {"value:3", "value:4"}),
        (PLACES, (), {"card:1", "card:2", "pile:open-0", "pile:open-1"}),
        (PLACES, ("card:1",), {"card:2", "pile:open-0", "pile:open-1"}),
        ((), (), set()),
    ],
)
def test_lit(choices: tuple[Choice, ...], chosen: tuple[str, ...], expected: set[str]) -> None:
    assert lit(choices, chosen) == expected


@pytest.mark.parametrize(
    ("choices", "chosen", "target", "after"),
    [
        (TAKES, (), "pile:open", ("pile:open",)),
        (TAKES, ("pile:open",), "card:2", ("pile:open", "card:2")),
        (TAKES, ("pile:open", "card:2"), "card:1", ("pile:open", "card:1")),
        (TAKES, ("pile:open", "card:2"), "card:2", ("pile:open",)),
        (SWAPS, ("card:1",), "card:2", ("card:2",)),
        (KEEPS, ("card:1",), "card:7", ("card:1",)),  # of no legal move: nothing changes
    ],
)
def test_tap(choices: tuple[Choice, ...], chosen: tuple[str, ...], target: str, after: tuple[str, ...]) -> None:
    assert tap(choices, chosen, target) == after


@pytest.mark.parametrize(
    ("choices", "chosen", "target", "move"),
    [
        (KEEPS, (), "act:discard", Discard()),
        (KEEPS, ("card:1",), "act:discard", Discard()),
        (KEEPS, (), "card:1", None),  # a card is confirmed
        (TAKES, ("card:1",), "pile:open", None),  # the move names the pile first: it is confirmed
        ((*TAKES, Choice(Draw(), ("pile:closed",))), ("card:1",), "pile:closed", Draw()),
        (PAIRS, ("card:1", "card:2"), "value:3", None),
        (PLACES, (), "pile:open-1", smoki.Discard(1)),
        (PLACES, ("card:2",), "pile:open-1", smoki.Place(1, 1)),
    ],
)
def test_what_makes_a_move_at_once(
    choices: tuple[Choice, ...], chosen: tuple[str, ...], target: str, move: Move | None
) -> None:
    assert at_once(choices, tap(choices, chosen, target), target) == move


def test_a_pair_goes_in_the_order_in_which_it_was_pointed_at() -> None:
    assert complete(PAIRS, ("card:2", "card:1", "value:4")) == Pair((1, 0), 4)
    assert complete(PAIRS, ("card:1", "card:2", "value:4")) == Pair((0, 1), 4)


def test_nothing_is_made_of_a_part_or_of_nothing() -> None:
    assert complete(PAIRS, ("card:1", "card:2")) is None
    assert complete(KEEPS, ()) is None
    assert next_targets(KEEPS, ("card:8",)) == frozenset()
