"""Steps in words: every question has a line, and a hidden card is told only to those who may know all."""

from __future__ import annotations

import pytest

from engine.game import Game
from engine.pieces import Face, Handle
from netcore.table.telling import tell
from tests.engine.contract_games import AUCTION, BOAST, CONTRACT_GAMES, DRAFT, VERDICTS
from tests.tables.ring import Ring

NAMES = ("Ala", "Ola")


def lines(game: Game, faces: dict[Handle, Face] | None = None) -> list[str]:
    ring = Ring(game, 2, {"length": 1}).run()
    return [tell(step, NAMES, faces) for step in ring.members[0].steps()]


@pytest.mark.parametrize("game", CONTRACT_GAMES, ids=lambda game: game.name)
def test_every_step_is_a_numbered_line(game: Game) -> None:
    told = lines(game)
    assert [int(line.split()[0]) for line in told] == list(range(1, len(told) + 1))
    assert all("\n" not in line and len(line.split()) > 2 for line in told)


def test_some_lines_by_the_letter() -> None:
    assert lines(AUCTION)[0].startswith("   1  Ala: bid (number ")
    assert lines(VERDICTS)[0] == "   1  moves are made under seal"
    boast = lines(BOAST)
    assert boast[0] == "   1  12 cards are shuffled"
    assert boast[1] == "   2  Ala alone looks at a card"
    assert boast[3].startswith("   4  turned up for all: ")
    assert "   5  Ola alone looks at a card" in boast
    assert any("each keeps a card and passes the rest on" in line for line in lines(DRAFT))


def test_with_all_faces_nothing_stays_hidden() -> None:
    ring = Ring(BOAST, 2, {"length": 1}).run()
    table = ring.members[0].table
    assert table.charter is not None
    faces = table.seeded.faces(table.seeds, table.charter.joint)
    told = [tell(step, NAMES, faces) for step in ring.members[0].steps()]
    step = ring.members[0].steps()[1]
    assert told[0] == f"   1  12 cards are shuffled, from the first: {', '.join(faces[Handle(i)] for i in range(12))}"
    assert told[1] == f"   2  Ala alone looks: {faces[step.cards[0]]}"
