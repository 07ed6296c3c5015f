"""The golden games are still played as they are written down, and show no seat what it was not shown."""

from __future__ import annotations

import pytest

from engine.games import GAMES
from tests.golden.playthrough import GOLDEN, HERE, Golden


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.path.stem)
def test_it_is_played_as_it_is_written_down(golden: Golden) -> None:
    written = golden.path.read_bytes().decode().splitlines()
    played = golden.text().splitlines()
    for number, (was, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == was, f"{golden.path.name}, line {number}; rewrite with: python -m tests.golden.rewrite"
    assert len(played) == len(written)


def test_every_game_has_golden_games_and_every_file_is_one() -> None:
    assert {golden.game for golden in GOLDEN} == set(GAMES)
    assert {path.name for path in HERE.glob("*.txt")} == {golden.path.name for golden in GOLDEN}
