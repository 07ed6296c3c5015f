"""From the first start to the first move of one's own: under a minute and in five clicks, with the real program."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bench.first_move import first_move
from bench.newcomer import walk

CLICKS, SECONDS = 5, 60


@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
@pytest.mark.xdist_group("lan")
@pytest.mark.timeout(180)
def test_whoever_is_new_here_has_moved_within_a_minute_and_five_clicks(qapp: object) -> None:
    began = time.monotonic()
    newcomer = first_move("smoki", "uk")
    assert newcomer.clicks <= CLICKS
    assert time.monotonic() - began < SECONDS


@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
@pytest.mark.xdist_group("lan")
@pytest.mark.timeout(180)
def test_whoever_is_new_here_learns_up_to_a_move_and_then_plays_with_bots(qapp: object, tmp_path: Path) -> None:
    walk(tmp_path, "sen", "cs")
    taken = sorted(path.stem.split("_", 3)[3] for path in tmp_path.iterdir())
    assert taken == sorted(["hello", "start", *(f"thought_{at}" for at in (1, 2)), "moved", "back", "asked", "played"])
