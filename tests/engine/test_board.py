"""A copy of a board is equal to it, and nothing that changes is shared between the two."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

import pytest

from engine.board import Copied
from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.game import Options
from engine.games import find
from engine.policies import for_game


def changing(value: Any) -> Iterator[Any]:
    """Every list, dict and dataclass that is not frozen within `value`, itself too."""
    inner: list[Any] = []
    if isinstance(value, list | tuple):
        inner = list(value)
    elif isinstance(value, dict):
        inner = list(value.values())
    elif is_dataclass(value):
        inner = [getattr(value, each.name) for each in fields(value)]
    if isinstance(value, list | dict) or (is_dataclass(value) and not type(value).__dataclass_params__.frozen):  # type: ignore[attr-defined]
        yield value
    for item in inner:
        yield from changing(item)


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("sen", 3, {"rounds": 2, "know": True}),
        ("smoki", 3, {"goal": "rounds", "rounds": 2}),
        ("race", 4, {}),
        ("dream", 4, {"night_s": 20}),
    ],
)
def test_a_copy_is_equal_and_shares_nothing_that_changes(name: str, seats: int, options: Options) -> None:
    driver = Driver(find(name), seats, options)
    dealer, policy, whims = SeededDealer(driver, Chance(7, "dealer")), for_game(name, "random"), Chance(7, "whims")
    most = 0
    while driver.asked is not None:
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
        copy = deepcopy(driver.board)
        assert copy == driver.board
        ours, theirs = list(changing(driver.board)), {id(thing) for thing in changing(copy)}
        assert not any(id(thing) in theirs for thing in ours)
        most = max(most, len(ours))
    assert most >= 10


@dataclass
class Leaf(Copied):
    """What changes within what changes."""

    marks: list[int] = field(default_factory=list)


@dataclass
class Tree(Copied):
    """A field of every type that a copy has to tell apart."""

    name: str
    fixed: tuple[list[int], ...]
    leaf: Leaf
    leaves: list[Leaf]
    rows: list[list[int]]
    named: dict[str, list[Leaf]]
    maybe: list[int] | None = None
    none: Leaf | None = None
    last: int | None = None


def test_the_types_of_the_fields_say_what_is_copied() -> None:
    tree = Tree("a", ([1],), Leaf([1]), [Leaf([2])], [[3], []], {"b": [Leaf([4])]}, [5], None, 6)
    copy = deepcopy(tree)
    assert copy == tree
    assert copy.fixed is tree.fixed
    copy.leaf.marks.append(0)
    copy.leaves[0].marks.append(0)
    copy.leaves.append(Leaf())
    copy.rows[1].append(0)
    copy.named["b"][0].marks.append(0)
    copy.named["c"] = []
    assert copy.maybe is not None
    copy.maybe.append(0)
    assert tree == Tree("a", ([1],), Leaf([1]), [Leaf([2])], [[3], []], {"b": [Leaf([4])]}, [5], None, 6)
