"""What the seeds tell once all are laid open: each card's face, and where it lay before every link of a shuffle."""

from __future__ import annotations

import pytest

from engine.pieces import Handle
from tests.engine.contract_games import DRAFT, LETTERS
from tests.tables.ring import Ring

SEATS = 3


@pytest.fixture(scope="module")
def ring() -> Ring:
    return Ring(DRAFT, SEATS, {"length": 1}).run()


def test_a_card_is_followed_back_through_each_link_of_its_own_shuffle(ring: Ring) -> None:
    table = ring.members[0].table
    assert table.charter is not None
    joint = table.charter.joint
    faces = table.seeded.faces(table.seeds, joint)
    for member in ring.members:
        assert member.table.seen.items() <= faces.items()
    for step in ring.members[0].steps():
        hands = table.views[step.number].board.hands
        for place, card in enumerate(step.cards):
            if step.ask == "shuffle":
                way, *_ = table.seeded.ways(card, table.seeds, joint)
                assert (len(way), way[-1]) == (1 + SEATS, place)
                assert (LETTERS * 2)[way[0]] == faces[card]
            if step.ask == "keep_and_pass":
                seat, last = divmod(place, len(hands[0]))
                way, *_ = table.seeded.ways(card, table.seeds, joint)
                assert (len(way), way[-1]) == (2, last)
                assert faces[hands[seat][way[0]]] == faces[card]


def test_of_other_seeds_nothing_is_told(ring: Ring) -> None:
    table = ring.members[0].table
    assert table.charter is not None
    seeds, joint = table.seeds, table.charter.joint
    (first, *_) = ring.members[0].steps()[0].cards
    for others, refused in (({**seeds, 1: seeds[2]}, ValueError), ({0: seeds[0], 2: seeds[2]}, KeyError)):
        with pytest.raises(refused):
            table.seeded.faces(others, joint)
        with pytest.raises(refused):
            table.seeded.ways(first, others, joint)
    assert table.seeded.ways(Handle(10_000), seeds, joint) == ()
