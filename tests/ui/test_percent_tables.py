"""People whose names look like places in a sentence, at the tables: the screens of the games say them as they are."""

from __future__ import annotations

import pytest

from client import app as program
from tests.client.table.test_names import ODD, PLAIN, people, renamed
from tests.scenery import sen as sen_scenes
from tests.scenery.scenes import TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.test_percent import said
from tests.ui.test_screens import leave_room

QML = program.QML / "Sennik"
FOLDERS = ("Table", "Sen", "Smoki", "Race", "Dream")


@pytest.mark.parametrize(
    "scene",
    [
        "sen_4", "sen_end", "notebook", "smoki_3", "smoki_end", "race_draft_2", "race_flight", "race_turbo",
        "race_over", "dream_6", "dream_verdict", "dream_end", "dream_heard", "lost_poll", "foul",
    ],
)  # fmt: skip
def test_a_name_with_a_percent_sign_is_said_as_it_is(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    heard: list[list[str]] = []
    for names in (PLAIN, ODD):
        monkeypatch.setattr(sen_scenes, "PEOPLE", people(names))
        TABLE_SCENES[scene](driver.window.app)
        driver.settle()
        heard.append(said(driver))
        leave_room(driver)
    plain, odd = heard
    assert any(name in text for text in plain for name in PLAIN)
    assert odd == renamed(plain)


def test_sentences_of_the_tables_are_filled_in_one_pass() -> None:
    files = [path for folder in FOLDERS for path in (QML / folder).glob("*.qml")] + [*QML.glob("*.qml")]
    assert len(files) > 60
    assert [path.name for path in files if ".arg(" in path.read_text(encoding="utf-8")] == []
    sources = [*program.QML.parent.rglob("*.py")]
    assert len(sources) > 80
    assert [path.name for path in sources if '.replace("%' in path.read_text(encoding="utf-8")] == []
