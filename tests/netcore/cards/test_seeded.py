"""Where a card lay before each shuffle and after it: what every seat's seed says, once all are laid open."""

from __future__ import annotations

from engine.pieces import Handle
from tests.engine.contract_games import BOAST
from tests.tables.ring import Ring


def test_the_way_of_a_card_begins_at_its_face_and_ends_at_its_place() -> None:
    table = Ring(BOAST, 3, {"length": 1}).run().members[0].table
    assert table.charter is not None
    steps, seeds, joint = table.seeded, table.seeds, table.charter.joint
    faces = steps.faces(seeds, joint)
    deal = steps._deals[0]
    ways = [steps.places(card, seeds, joint) for card in deal.fresh]
    assert [deal.cards[way[0]] for way in ways] == [faces[card] for card in deal.fresh]
    assert [way[-1] for way in ways] == list(range(len(deal.fresh)))
    assert {len(way) for way in ways} == {1 + 3}, "each of three has shuffled"
    assert steps.places(Handle(10_000), seeds, joint) == ()
