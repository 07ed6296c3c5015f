"""Which installers are found, and what is given of them."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from netcore.files.beside import file_names
from netcore.files.gifts import hold, places

RELEASE = "1.2.3"
SETUP = "sennik-1.2.3-setup.exe"
DEB = "sennik_1.2.3_amd64.deb"


def put(folder: Path, name: str, content: bytes = b"installer") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(content)
    return path


def names(*folders: Path) -> list[str]:
    held = hold(folders, RELEASE)
    for each in held:
        each.close()
    return [each.gift.name for each in held]


def test_installers_of_this_release_are_found_with_their_size_and_hash(tmp_path: Path) -> None:
    put(tmp_path, DEB, b"for linux")
    put(tmp_path, SETUP, b"for windows!")
    held = hold([tmp_path], RELEASE)
    assert [(each.gift.system, each.gift.name, each.gift.size) for each in held] == [
        ("setup", SETUP, 12),
        ("deb", DEB, 9),
    ]
    assert held[0].gift.digest == hashlib.sha256(b"for windows!").digest()
    assert held[0].gift.numbers == tuple(held[0].gift.digest[:4])
    assert held[0].read(4, 5) == b"windo"
    for each in held:
        each.close()


@pytest.mark.parametrize(
    "name",
    [
        "sennik-1.2.4-setup.exe",
        "sennik-1x2x3-setup.exe",
        "SENNIK-1.2.3-setup.exe",
        "sennik-1.2.3-setup.exe.part",
        "identity.key",
        "sennik-1.2.3.zip",
    ],
)
def test_nothing_else_is_found(tmp_path: Path, name: str) -> None:
    put(tmp_path, name)
    assert names(tmp_path) == []


def test_what_is_no_plain_file_is_left_out(tmp_path: Path) -> None:
    secret = put(tmp_path / "elsewhere", "identity.key")
    here = tmp_path / "here"
    put(here, "sennik-1.2.3-windows-x64.zip", b"")
    (here / "sennik-1.2.3-macos.zip").mkdir()
    if hasattr(os, "O_NOFOLLOW"):
        (here / SETUP).symlink_to(secret)
        os.mkfifo(here / DEB)
    assert names(here) == []


def test_the_first_folder_wins_and_one_that_is_not_there_is_no_matter(tmp_path: Path) -> None:
    put(tmp_path / "a", SETUP, b"first")
    put(tmp_path / "b", SETUP, b"second, longer")
    held = hold([tmp_path / "none", tmp_path / "a", tmp_path / "b"], RELEASE)
    assert [each.gift.size for each in held] == [5]
    held[0].close()


@pytest.mark.skipif(os.name == "nt", reason="Windows lets nobody replace a file that is open")
def test_what_is_put_in_its_place_later_is_not_what_is_given(tmp_path: Path) -> None:
    path = put(tmp_path, SETUP, b"as it was hashed")
    held = hold([tmp_path], RELEASE)
    path.unlink()
    put(tmp_path, SETUP, b"something else!!")
    assert held[0].read(0, 100) == b"as it was hashed"
    held[0].close()


def test_one_that_has_become_shorter_is_no_endless_download(tmp_path: Path) -> None:
    path = put(tmp_path, SETUP, b"twelve bytes")
    held = hold([tmp_path], RELEASE)
    os.truncate(path, 3)
    assert held[0].read(0, 100) == b"twe"
    with pytest.raises(OSError, match="shorter"):
        held[0].read(3, 100)
    held[0].close()


def test_who_is_told_to_stop_reads_no_further(tmp_path: Path) -> None:
    put(tmp_path, SETUP)
    assert hold([tmp_path], RELEASE, stop=lambda: True) == []


def test_every_system_has_a_name_and_the_profile_is_looked_at_first(tmp_path: Path) -> None:
    assert set(file_names()) == {"setup", "zip", "deb", "tarball", "macos"}
    assert places(tmp_path)[0] == tmp_path / "installers"


def test_on_a_stick_they_lie_beside_the_program_or_beside_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("netcore.manifest.is_packaged", lambda: True)
    profile, stick = tmp_path / "profile", tmp_path / "stick"
    assert places(profile, str(stick / "Sennik" / "sennik.exe"))[1:] == (stick / "Sennik", stick)
    bundle = stick / "Sennik.app" / "Contents" / "MacOS" / "sennik"
    assert stick in places(profile, str(bundle)), "a bundle of macOS is one thing to whoever sees it"
