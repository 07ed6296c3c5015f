"""The report in the window: made beside it, saved where it is found."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from client.viewmodels.report.model import FILE, ReportModel
from client.worker import Worker
from netcore.files.folder import LOG


def until(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not reached():
        assert time.monotonic() < end
        QCoreApplication.processEvents()
        time.sleep(0.002)


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    folder = tmp_path / "profile"
    folder.mkdir()
    (folder / LOG).write_text("called by 192.168.1.77, key 00112233445566778899aabbccddeeff\n", encoding="utf-8")
    return folder


def made(profile: Path, homes: list[Path]) -> tuple[ReportModel, list[tuple[str, bool]]]:
    model = ReportModel(profile, Worker(), homes=homes)
    said: list[tuple[str, bool]] = []
    model.said.connect(lambda sentence, wrong: said.append((sentence, wrong)))
    model.look()
    assert model.props.text == "", "the window does not wait for it"
    until(lambda: model.props.text != "")
    return model, said


def test_names_and_addresses_are_left_out_until_the_player_says_otherwise(qapp: object, profile: Path) -> None:
    model, _ = made(profile, [])
    assert "== The window" in model.props.text
    assert "192.168.1.77" not in model.props.text
    assert "00112233" not in model.props.text
    model.tellNames(True)
    until(lambda: model.props.text != "")
    assert "192.168.1.77" in model.props.text
    model.tellNames(False)
    until(lambda: model.props.text != "")
    assert "192.168.1.77" not in model.props.text


def test_it_is_saved_in_the_first_place_that_takes_it(qapp: object, profile: Path, tmp_path: Path) -> None:
    in_the_way = tmp_path / "a file"
    in_the_way.write_text("")
    model, said = made(profile, [in_the_way / "desktop", tmp_path])
    model.save()
    until(lambda: bool(said))
    assert (tmp_path / FILE).read_text(encoding="utf-8") == model.props.text
    assert model.props.saved == str(tmp_path / FILE)
    assert said == [(f"Saved as {tmp_path / FILE}", False)]
    if os.name == "posix":
        assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_where_no_place_takes_it_that_is_said(qapp: object, profile: Path, tmp_path: Path) -> None:
    model, said = made(profile, [tmp_path / "none"])
    model.save()
    until(lambda: bool(said))
    assert said[0][1]
    assert model.props.saved == ""
