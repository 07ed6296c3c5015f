"""A copy of a board is equal to it, and stays as it is when the board goes on."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

import pytest

from engine.board import Copied, copied
from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.encoding import canonical
from engine.game import Options
from engine.games import find
from engine.policies import for_game


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("sen", 3, {"rounds": 2, "know": True}),
        ("smoki", 3, {"goal": "rounds", "rounds": 2}),
        ("race", 4, {}),
        ("dream", 4, {"night_s": 20}),
        ("dream", 4, {"night_s": 20, "mode": "spoken"}),
    ],
)
def test_a_copy_stays_as_the_board_was(name: str, seats: int, options: Options) -> None:
    driver = Driver(find(name), seats, options)
    dealer, policy, whims = SeededDealer(driver, Chance(7, "dealer")), for_game(name, "random"), Chance(7, "whims")
    copies, spelled = [], []
    while driver.asked is not None:
        copies += [deepcopy(driver.board), copied(driver.board)]
        spelled += 2 * [canonical(driver.board)]
        assert copies[-1] == copies[-2] == driver.board
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert len(set(spelled)) > 30
    assert [canonical(copy) for copy in copies] == spelled


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
