"""A graphics card is tried by another process: once for a computer as it is, and again when no window was drawn."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from client import __main__ as door
from client import again, app, graphics
from client.again import Done
from client.graphics import FILE, Graphics, machine_mark
from client.words import reason

SEEN = {"DISPLAY": ":0"}


class Card:
    """Counts how often it is tried."""

    def __init__(self, good: bool) -> None:
        self.good, self.tried = good, 0

    def __call__(self) -> bool:
        self.tried += 1
        return self.good


def start(folder: Path | None, card: Card, mark: str = "this computer", **environment: str) -> Graphics:
    return Graphics(folder, SEEN | environment, card, mark)


def test_a_good_card_is_tried_once(tmp_path: Path) -> None:
    card = Card(True)
    for _ in range(3):
        begun = start(tmp_path, card)
        assert not begun.software
        assert not begun.news()
        begun.drawn()
    assert card.tried == 1


def test_a_window_that_was_never_drawn_has_the_card_tried_again(tmp_path: Path) -> None:
    card = Card(True)
    start(tmp_path, card)
    card.good = False
    assert start(tmp_path, card).software
    assert card.tried == 2


def test_a_bad_card_is_told_of_once_and_not_tried_at_each_start(tmp_path: Path) -> None:
    card = Card(False)
    begun = start(tmp_path, card)
    assert begun.software
    assert begun.news()
    assert not begun.news()
    begun.drawn()
    later = start(tmp_path, card)
    assert later.software
    assert not later.news()
    assert card.tried == 1


def test_the_process_that_follows_a_card_that_failed_needs_no_memory_and_heeds_no_other_wish(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    passed_on = {"QSG_RHI_BACKEND": "vulkan"}
    begun = Graphics(tmp_path / "file" / "below", passed_on, Card(True), "this computer")
    assert not begun.software
    begun.failed()
    assert Graphics(tmp_path / "file" / "below", passed_on, Card(True), "this computer").software


def test_frames_are_asked_for_by_a_timer_unless_somebody_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no thread of Qt can wait for the screen, as under Wine, a window had one frame and no other."""
    environment: dict[str, str] = {}
    graphics.time_frames(environment)
    assert environment == {"QT_D3D_NO_VBLANK_THREAD": "1"}
    environment = {"QT_D3D_NO_VBLANK_THREAD": "0"}
    graphics.time_frames(environment)
    assert environment == {"QT_D3D_NO_VBLANK_THREAD": "0"}


def test_another_driver_is_another_try(tmp_path: Path) -> None:
    start(tmp_path, Card(False)).news()
    mended = Card(True)
    begun = start(tmp_path, mended, mark="with a new driver")
    assert not begun.software
    assert mended.tried == 1


def test_a_card_that_fails_after_all_is_not_used_at_the_next_start(tmp_path: Path) -> None:
    card = Card(True)
    passed_on = dict(SEEN)
    begun = Graphics(tmp_path, passed_on, card, "this computer")
    begun.failed()
    for following in (Graphics(tmp_path, passed_on, card, "this computer"), start(tmp_path, card)):
        assert following.software
    assert following.news()
    assert not start(tmp_path, card).news()
    assert card.tried == 1


def test_a_card_that_has_failed_is_told_of_by_the_process_that_follows_at_once(tmp_path: Path) -> None:
    passed_on = dict(SEEN)
    Graphics(tmp_path, passed_on, Card(True), "this computer").failed()
    assert Graphics(tmp_path, passed_on, Card(True), "this computer").news()


@pytest.mark.parametrize(
    ("environment", "software"),
    [
        ({"SENNIK_SOFTWARE": "1"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QUICK_BACKEND": "rhi"}, False),
        ({"QSG_RHI_BACKEND": "vulkan"}, False),
    ],
)
def test_what_somebody_has_chosen_is_not_tried(environment: dict[str, str], software: bool, tmp_path: Path) -> None:
    card = Card(not software)
    begun = start(tmp_path, card, **environment)
    assert begun.software is software
    assert not begun.news()
    begun.drawn()
    assert card.tried == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("held", [b"", b"{", b"[]", b'{"mark": "x", "more": 1}', b"\xff"])
def test_a_memory_that_cannot_be_read_is_none(held: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(held)
    card = Card(True)
    assert not start(tmp_path, card).software
    assert card.tried == 1


def test_a_disk_that_takes_nothing_has_it_tried_each_time(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    card = Card(True)
    for _ in range(2):
        start(tmp_path / "file" / "below", card).drawn()
    start(None, card).drawn()
    assert card.tried == 3


@pytest.mark.parametrize(("code", "draws"), [(0, True), (1, False), (-6, False), (None, False)])
def test_however_the_other_process_ends_this_one_goes_on(
    code: int | None, draws: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(again, "run", lambda *given, **_: asked.append(given) or Done(code, "", "why"))
    assert graphics.draws_elsewhere() is draws
    assert asked == [(graphics.PROBE,)]


def test_a_process_that_cannot_be_started_says_nothing_of_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> Done:
        raise OSError("no memory")

    monkeypatch.setattr(again, "run", refuse)
    assert graphics.draws_elsewhere()


def test_the_other_process_really_tries() -> None:
    """Where nothing is to be seen Qt has no OpenGL: a process of its own finds that out."""
    if not sys.platform.startswith("linux"):
        pytest.skip("elsewhere it has something to draw with")
    done = again.run(graphics.PROBE, limit_s=60)
    assert done.code == 1, done.complained


def test_the_program_is_asked_by_its_own_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(graphics, "draw_once", lambda: 7)
    assert door.main([graphics.PROBE]) == 7


def test_the_mark_changes_with_what_the_answer_depends_on() -> None:
    seen = machine_mark({"DISPLAY": ":0"}, "linux")
    assert seen == machine_mark({"DISPLAY": ":1"}, "linux")
    assert len({seen, *(machine_mark(each, "linux") for each in ({}, {"WAYLAND_DISPLAY": "w"}))}) == 3
    assert machine_mark({}, "win32").endswith("remote False")


def test_a_window_of_qt_that_cannot_be_drawn_has_the_program_start_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame tells; the program remembers, ends, and starts once more."""
    from PySide6.QtQuick import QQuickWindow

    from client.frame import Frame
    from client.viewmodels.settings.model import SettingsModel

    app.application(["sennik"])
    root, told = QQuickWindow(), list[str]()
    frame = Frame(root, SettingsModel(tmp_path, "en"))
    frame.undrawable.connect(told.append)
    frame.open()
    root.sceneGraphError.emit(QQuickWindow.SceneGraphError.ContextNotAvailable, "no device")
    app.QCoreApplication.processEvents()
    assert told == ["no device"]
    root.close()
    root.deleteLater()


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("[WinError 112] Nie ma miejsca", "the disk is full"),
        ("[WinError 32] Proces", "permission denied"),
        ("[WinError 10051] Sieć", "there is no network"),
        ("[WinError 9999] Coś", "[WinError 9999] Coś"),
        ("[Errno 28] No space left", "the disk is full"),
    ],
)
def test_what_windows_says_is_said_in_the_windows_words(said: str, meant: str) -> None:
    assert reason(said) == meant
