"""A lesson stands still until its learner goes on: nothing is decided by itself there, however long one reads."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from client.viewmodels.dream import script as dream_script
from client.viewmodels.lesson.model import LessonModel
from client.viewmodels.race import script as race_script


@pytest.mark.parametrize(
    ("game", "title"),
    [
        ("dream", "A guess"),
        ("dream", "Another word, another spirit"),
        ("dream", "What is it?"),
        ("race", "The last card"),
    ],
)
def test_no_thought_goes_by_while_it_is_read(
    qapp: object, monkeypatch: pytest.MonkeyPatch, game: str, title: str
) -> None:
    dream = [(dream_script, name) for name in ("VOTE_MS", "READ_MS", "LISTEN_MS")]
    for module, name in (*dream, (race_script, "LAST_CARD_MS")):
        monkeypatch.setattr(module, name, 0)
    lesson = LessonModel()
    lesson.begin(game, 0, "Ala", "round", "en")
    assert lesson._lesson is not None
    at = next(at for at, thought in enumerate(lesson._lesson.thoughts) if thought.title == title)
    lesson.begin(game, at, "Ala", "round", "en")
    lesson.table.hurry()
    for _ in range(20):
        QCoreApplication.processEvents()
    assert (lesson.props.at, lesson.props.nudges) == (at, 0)
