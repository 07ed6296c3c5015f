"""Every screen for whoever does not see it: what a screen reader finds there."""

from __future__ import annotations

import pytest

from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.heard import amiss

ALL_SCENES = {**SCENES, **TABLE_SCENES}


@pytest.mark.parametrize("scene", ALL_SCENES)
def test_all_that_is_seen_is_heard_once_in_order_with_a_role_and_a_state(driver: Driver, scene: str) -> None:
    ALL_SCENES[scene](driver.window.app)
    driver.settle()
    assert list(amiss(driver.window.root)) == []
