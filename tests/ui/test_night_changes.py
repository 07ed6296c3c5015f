"""What a player may change in the middle of a night: the window, the language, the letters and the motion."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from client.settings import LANGUAGES, Settings
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.test_screens import SMALL, USUAL, leave_room

NIGHTS = {"dream_6": "whisper", "dream_asleep": "street", "dream_spoken": ""}
"""Each with what is just being typed in it."""


@pytest.mark.parametrize("scene", NIGHTS)
def test_nothing_breaks_when_everything_changes(opened: Driver, scene: str) -> None:
    """What is typed, where the focus is and what can be read stay as they are; no change makes Qt complain."""
    opened.reset(Settings(language="en", introduced=True, width=USUAL[0], height=USUAL[1]))
    table = opened.window.app.play
    TABLE_SCENES[scene](opened.window.app)
    opened.settle()
    typed, focus = table.rows.own.values.typed, opened.focus_name
    changes = [
        (language, motion, text_size, size)
        for language, motion, text_size, size in zip(
            (*LANGUAGES[1:], "en"),
            ("calm", "usual", "calm", "usual"),
            ("largest", "small", "large", "usual"),
            (SMALL, (2560, 1080), (1280, 1024), USUAL),
            strict=True,
        )
    ]
    for language, motion, text_size, size in changes:
        opened.window.settings.change(
            Settings(
                language=language, motion=motion, text_size=text_size, introduced=True, width=size[0], height=size[1]
            )
        )
        opened.resize(*size)
        if motion == "calm":
            assert not list(misfits(opened.window.root)), (language, size)
        assert (table.rows.own.values.typed, opened.focus_name) == (typed, focus), (language, size)
    assert typed == NIGHTS[scene]
    if typed:
        opened.press(Qt.Key.Key_S)
        assert table.rows.own.values.typed == typed + "s"
    leave_room(opened)
