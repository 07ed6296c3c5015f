"""From the first start to the first move of one's own: under a minute and in five clicks, with the real program."""

from __future__ import annotations

import time

import pytest

from bench.first_move import first_move

CLICKS, SECONDS = 5, 60


@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
@pytest.mark.xdist_group("lan")
@pytest.mark.timeout(180)
def test_whoever_is_new_here_has_moved_within_a_minute_and_five_clicks(qapp: object) -> None:
    began = time.monotonic()
    newcomer = first_move("smoki", "uk")
    assert newcomer.clicks <= CLICKS
    assert time.monotonic() - began < SECONDS
