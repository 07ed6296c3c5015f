"""The soak's player finishes a game by mouse and keyboard alone, and a second one leaves no more in the window."""

from __future__ import annotations

from pathlib import Path

from bench.soak import Player, held


def test_a_second_game_by_clicks_leaves_no_more_behind_than_the_first(tmp_path: Path, qapp: object) -> None:
    player = Player(tmp_path, seed=3)
    try:
        player.hands.settle()
        player.play("sen", seats=2)
        before = held(player.window)
        player.play("sen", seats=2)
        after = held(player.window)
    finally:
        clean = player.close()
    assert clean
    assert player.otherwise == 0
    assert player.by_hand > 0
    assert (after.components, after.items) == (before.components, before.items)
    assert after.threads <= before.threads
