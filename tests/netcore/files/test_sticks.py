"""Installers on a stick: whole, as they were, or not at all; and why not."""

from __future__ import annotations

import errno
import hashlib
import os
from collections import namedtuple
from pathlib import Path
from typing import BinaryIO

import pytest

from netcore.files import sticks
from netcore.files.sticks import PART, Copied, Copying, NotCopied, copy_gifts
from netcore.status import Gift

SETUP = b"for windows " * 200_000
DEB = b"for linux" * 1000


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Where the installers lie."""
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "setup.exe").write_bytes(SETUP)
    (tmp_path / "here" / "sennik.deb").write_bytes(DEB)
    return tmp_path / "here"


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    (tmp_path / "stick").mkdir()
    (tmp_path / "stick" / "photos").mkdir()
    return tmp_path / "stick"


GIFTS = (
    Gift("setup", "setup.exe", len(SETUP), hashlib.sha256(SETUP).digest()),
    Gift("deb", "sennik.deb", len(DEB), hashlib.sha256(DEB).digest()),
)


def lies(stick: Path) -> list[str]:
    return sorted(path.name for path in stick.iterdir() if path.is_file())


def why(here: Path, stick: Path, **how: object) -> NotCopied:
    with pytest.raises(NotCopied) as told:
        copy_gifts(GIFTS, [here], stick, **how)  # type: ignore[arg-type]
    return told.value


def test_they_lie_there_side_by_side_and_how_far_it_is_was_told(here: Path, stick: Path) -> None:
    told: list[Copying] = []
    done = copy_gifts(GIFTS, [here.parent / "nowhere", here], stick, told.append)
    assert done == Copied(stick, ("setup.exe", "sennik.deb"), ())
    assert (stick / "setup.exe").read_bytes() == SETUP
    assert (stick / "sennik.deb").read_bytes() == DEB
    assert lies(stick) == ["sennik.deb", "setup.exe"]
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert told[-1] == Copying("sennik.deb", 2, 2, 2 * (len(SETUP) + len(DEB)), 2 * (len(SETUP) + len(DEB)), True)
    assert {(each.name, each.reading) for each in told} == {(g.name, r) for g in GIFTS for r in (False, True)}


def test_what_is_there_already_and_whole_is_left_alone_and_what_is_not_is_made_good(here: Path, stick: Path) -> None:
    (stick / "setup.exe").write_bytes(SETUP)
    (stick / "sennik.deb").write_bytes(DEB[:-1] + b"!")
    old = (stick / "setup.exe").stat()
    told: list[Copying] = []
    assert copy_gifts(GIFTS, [here], stick, told.append) == Copied(stick, ("sennik.deb",), ("setup.exe",))
    assert (stick / "setup.exe").stat().st_ino == old.st_ino
    assert (stick / "sennik.deb").read_bytes() == DEB
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert copy_gifts(GIFTS, [here], stick) == Copied(stick, (), ("setup.exe", "sennik.deb"))
    assert copy_gifts(GIFTS, [here], here) == Copied(here, (), ("setup.exe", "sennik.deb")), "onto itself"


def test_no_room_is_known_before_anything_is_written(here: Path, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    (stick / "sennik.deb").write_bytes(DEB)
    monkeypatch.setattr(sticks.shutil, "disk_usage", lambda _: usage(9, 9, len(SETUP) - 1))
    fault = why(here, stick)
    assert (fault.why, fault.needed, fault.free) == ("full", len(SETUP), len(SETUP) - 1)
    assert lies(stick) == ["sennik.deb"]
    monkeypatch.setattr(sticks.shutil, "disk_usage", lambda _: usage(9, 9, len(SETUP)))
    assert copy_gifts(GIFTS, [here], stick).written == ("setup.exe",)


class Stubborn(OSError):
    """What Windows says."""

    def __init__(self, number: int, code: int) -> None:
        super().__init__(number, "it says so")
        self.winerror = code  # type: ignore[misc]  # only Windows' own has it


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (OSError(errno.ENOSPC, "no space"), "full"),
        (OSError(errno.EFBIG, "too big"), "full"),
        (OSError(errno.EROFS, "read-only"), "refused"),
        (OSError(errno.EIO, "input/output error"), "gone"),
        (OSError(errno.ENODEV, "no such device"), "gone"),
        (OSError(errno.ENOENT, "no such file"), "gone"),
        (Stubborn(errno.EINVAL, 1167), "gone"),
        (Stubborn(errno.EACCES, 21), "gone"),
        (Stubborn(errno.EACCES, 19), "refused"),
        (OSError(errno.EINVAL, "invalid"), "system"),
    ],
)
def test_what_the_system_says_in_the_middle_is_told_and_no_part_of_a_file_stays(
    here: Path, stick: Path, monkeypatch: pytest.MonkeyPatch, fault: OSError, expected: str
) -> None:
    true = os.fsync

    def fsync(number: int) -> None:
        true(number)
        if (stick / "setup.exe").exists():
            raise fault

    monkeypatch.setattr(os, "fsync", fsync)
    told = why(here, stick)
    assert told.why == expected
    assert told.detail in ("", fault.strerror)
    assert lies(stick) == ["setup.exe"], "what is whole stays"


def test_a_folder_that_is_none_or_cannot_be_written(here: Path, stick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert why(here, stick / "nowhere").why == "no folder"
    assert why(here, here / "setup.exe").why == "no folder"
    monkeypatch.setattr(Path, "open", refuse)
    assert why(here, stick).why == "refused"
    assert lies(stick) == []


def refuse(path: Path, *_: object, **__: object) -> BinaryIO:
    raise PermissionError(errno.EACCES, "permission denied", str(path))


def test_a_stick_that_is_pulled_out_in_the_middle(here: Path, stick: Path) -> None:
    def pull(_: Copying) -> None:
        if stick.exists():
            stick.rename(stick.with_name("pulled"))

    assert why(here, stick, tell=pull).why == "gone"


def test_stopped_at_once_and_nothing_half_stays(here: Path, stick: Path) -> None:
    told: list[Copying] = []
    fault = why(here, stick, tell=told.append, stop=lambda: len(told) >= 2)
    assert fault.why == "stopped"
    assert len(told) == 2
    assert lies(stick) == []


@pytest.mark.parametrize("now", [None, SETUP[:-1], SETUP[:-1] + b"?"])
def test_an_installer_that_is_no_longer_the_one_that_was_offered(here: Path, stick: Path, now: bytes | None) -> None:
    if now is None:
        (here / "setup.exe").unlink()
    else:
        (here / "setup.exe").write_bytes(now)
    fault = why(here, stick)
    assert (fault.why, fault.name) == ("source", "setup.exe")
    assert lies(stick) == []


def test_a_stick_that_keeps_other_bytes_than_it_was_given(here: Path, stick: Path) -> None:
    def spoil(now: Copying) -> None:
        part = stick / f"{now.name}{PART}"
        if not now.reading and now.done == len(SETUP):
            part.write_bytes(SETUP[:-1] + b"?")

    fault = why(here, stick, tell=spoil)
    assert (fault.why, fault.name) == ("damaged", "setup.exe")
    assert lies(stick) == []


@pytest.mark.skipif(os.name == "nt", reason="Windows lets few people make links")
def test_what_a_stick_pulled_out_earlier_has_left_is_replaced_and_no_link_is_followed(here: Path, stick: Path) -> None:
    elsewhere = here / "mine.txt"
    elsewhere.write_text("mine", encoding="utf-8")
    (stick / f"setup.exe{PART}").symlink_to(elsewhere)
    (stick / "sennik.deb").symlink_to(elsewhere)
    copy_gifts(GIFTS, [here], stick)
    assert elsewhere.read_text(encoding="utf-8") == "mine"
    assert (stick / "sennik.deb").read_bytes() == DEB
    assert not (stick / "sennik.deb").is_symlink()
    assert lies(stick) == ["sennik.deb", "setup.exe"]
