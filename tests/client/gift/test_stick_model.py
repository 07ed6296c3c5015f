"""Saving the installers to a stick: what is offered, what is told, and that nothing waits in the window's thread."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from client.viewmodels.gift.drives import Drive, is_plugged_in, label
from client.viewmodels.gift.stick import StickModel, meant
from netcore.files.sticks import Copied, Copying, NotCopied, Why
from netcore.status import Gift

SETUP = Gift("setup", "sennik-1.2.3-setup.exe", 31_400_000, bytes(range(32)))
DEB = Gift("deb", "sennik_1.2.3_amd64.deb", 40_000_000, bytes(range(100, 132)))
ROOM = Drive("/media/jagna/ROOM", "ROOM", 7_900_000_000)
OLD = Drive("/media/jagna/OLD", "OLD", 60_000_000)
DISC = Drive("/media/jagna/DISC", "", 0, read_only=True)


def until(reached: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not reached():
        assert time.monotonic() < end
        QCoreApplication.processEvents()
        time.sleep(0.001)


@pytest.fixture
def model(qapp: QCoreApplication, tmp_path: Path) -> StickModel:
    model = StickModel([tmp_path / "here"])
    model.eyes = tuple
    model.offer((SETUP, DEB), 0)
    return model


@pytest.fixture
def heard(model: StickModel) -> list[str]:
    said: list[str] = []
    model.announced.connect(said.append)
    return said


def test_the_first_stick_with_room_is_meant_until_something_else_is_said(model: StickModel) -> None:
    model.open()
    model.see((DISC, OLD, ROOM))
    assert [(row.title, row.note, row.ready) for row in model.rows.rows] == [
        ("DISC · /media/jagna/DISC", "read-only", False),
        ("OLD · /media/jagna/OLD", "60 MB free, too little", True),
        ("ROOM · /media/jagna/ROOM", "7 GB free", True),
    ]
    assert (model.props.folder, model.props.at) == (ROOM.folder, 2)
    model.choose(0)
    assert model.props.at == 2, "nothing can be saved on a disc"
    model.choose(1)
    model.see((OLD, ROOM))
    assert (model.props.folder, model.props.at) == (OLD.folder, 0), "another place in the list, and still chosen"
    model.take(1)
    assert model.rows.rows[0].note == "60 MB free"
    model.see((ROOM,))
    assert (model.props.folder, model.props.at) == ("", -1), "pulled out, and no other is meant in its place"
    model.type("/srv/gifts")
    assert model.props.at == -1
    model.see(())
    assert model.props.folder == "/srv/gifts"


def test_what_somebody_types_before_the_sticks_are_known_stays(model: StickModel) -> None:
    model.open()
    model.type("/srv")
    model.see((ROOM,))
    assert model.props.folder == "/srv"


def test_one_file_is_no_choice(model: StickModel) -> None:
    model.open()
    model.choose(1)
    assert model.props.what == ("All files, 71 MB", "Windows alone, 31 MB")
    model.take(1)
    model.offer((SETUP,), 0)
    assert (model.props.what, model.props.only) == ((), 0)


def test_without_files_there_is_nothing_to_ask(model: StickModel) -> None:
    model.offer((), 0)
    model.open()
    assert model.props.state == "closed"


def test_files_are_saved_beside_the_window_and_it_says_so(model: StickModel, heard: list[str], tmp_path: Path) -> None:
    here, stick = tmp_path / "here", tmp_path / "stick"
    here.mkdir()
    stick.mkdir()
    (here / SETUP.name).write_bytes(b"the installer")
    model.offer((Gift("setup", SETUP.name, 13, hashlib.sha256(b"the installer").digest()),), 0)
    model.open()
    model.type(str(stick))
    model.save()
    assert model.props.state == "copying", "nothing is waited for"
    until(lambda: model.props.state == "done")
    assert (stick / SETUP.name).read_bytes() == b"the installer"
    assert heard[0] == "Looking what lies there already…"
    assert heard[-1] == model.props.told
    model.close()
    assert model.props.state == "closed"


def test_it_can_be_left_off_and_tried_again(model: StickModel, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, threads = threading.Event(), []

    def copy(*given: object) -> Copied:
        stop = given[-1]
        threads.append(threading.current_thread())
        begun.set()
        assert callable(stop)
        while not stop():
            time.sleep(0.001)
        raise NotCopied("stopped")

    monkeypatch.setattr("client.viewmodels.gift.stick.copy_gifts", copy)
    model.open()
    model.type("/srv")
    model.save()
    assert begun.wait(10)
    model.stop()
    until(lambda: model.props.state == "choosing")
    assert (model.props.told, model.props.failed) == ("Stopped. What was whole stays, and nothing half.", False)
    assert threading.main_thread() not in threads
    assert model.props.folder == "/srv"
    model.save()
    model.close()
    model.open()
    assert model.props.told == "", "what comes of the one before is no matter any more"
    model.rest()


def test_how_far_it_is_is_told(model: StickModel, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("client.viewmodels.gift.stick.time.monotonic", lambda: now[0])
    model.open()
    model.begin()
    now[0] += 4
    model.hear(Copying(DEB.name, 2, 2, 40, 160))
    assert model.props.doing == f"File 2 of 2 is written: {DEB.name}"
    assert (model.props.part, model.props.note) == (0.25, "25%, 12 second(s) left")
    model.hear(Copying(DEB.name, 2, 2, 160, 160, reading=True))
    assert model.props.doing == f"File 2 of 2 is read again and compared: {DEB.name}"
    assert model.props.note == "100%"


@pytest.mark.parametrize("why", ["no folder", "refused", "full", "gone", "source", "damaged", "system"])
def test_each_fault_has_a_sentence_of_its_own_and_leaves_the_choice(
    model: StickModel, heard: list[str], why: Why
) -> None:
    told = set()
    for fault in (NotCopied(why, name="x", detail="y"), NotCopied("stopped")):
        model.open()
        model.begin()
        model.end(fault)
        assert model.props.state == "choosing"
        assert heard[-1] == model.props.told
        told.add(model.props.told)
    assert len(told) == 2
    model.type("/srv")
    assert model.props.told == ""


def test_a_fault_that_nobody_expected_is_told_too(model: StickModel) -> None:
    model.open()
    model.begin()
    model.end(RuntimeError("no idea"))
    assert (model.props.told, model.props.failed) == ("It cannot be saved there: no idea", True)


def test_the_room_that_is_lacking_is_told_in_numbers(model: StickModel) -> None:
    model.open()
    model.begin()
    model.end(NotCopied("full", needed=71_400_000, free=9_999_999))
    assert model.props.told == "Too little room: 71 MB are needed, 9 MB are free."


def test_which_drives_may_be_sticks() -> None:
    assert is_plugged_in("/media/jagna/ROOM", "linux")
    assert is_plugged_in("/run/media/jagna/ROOM", "linux")
    assert is_plugged_in("/Volumes/ROOM", "darwin")
    assert is_plugged_in("/mnt", "linux")
    assert not is_plugged_in("/mnt/tools/env/python", "linux")
    assert not is_plugged_in("/", "linux")
    assert not is_plugged_in("/home", "linux")
    assert not is_plugged_in("/boot/efi", "linux")
    assert is_plugged_in("E:\\", "win32", "C:")
    assert not is_plugged_in("C:\\", "win32", "C:")
    assert not is_plugged_in("c:\\", "win32", "C:")


def test_a_drive_is_told_by_its_name_and_place() -> None:
    assert label(ROOM) == "ROOM · /media/jagna/ROOM"
    assert label(Drive("E:\\", "", 0)) == "E:\\"


def test_a_letter_means_the_root_of_its_drive() -> None:
    assert str(meant("E:", "win32")) == "E:\\"
    assert meant("~", "linux") == Path.home()
    assert not meant("gifts", "linux").is_absolute(), "and copying refuses that"
