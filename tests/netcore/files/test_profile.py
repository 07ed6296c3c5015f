import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from netcore.errors import Unreachable
from netcore.files.folder import BESIDE, default_folder, long_name, within_reach
from netcore.files.profile import PLAYER, Profile, ProfileInUse
from netcore.status import LANTERNS

HOLDER = """
import sys
from pathlib import Path
from netcore.files.profile import Profile
profile = Profile(Path(sys.argv[1]))
profile.open()
print("held", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("name", ["plain", "Žofie Łęcka/Gry i sny", "日本語", "a 'quote' 🃏"])
def test_a_profile_keeps_who_plays(tmp_path: Path, name: str) -> None:
    profile = Profile(tmp_path / name)
    profile.open()
    assert profile.me() is None
    me = profile.rename("Žofie", "star")
    assert profile.me() == me
    assert me.peer == profile.identity().public
    profile.close()
    again = Profile(tmp_path / name)
    again.open()
    assert again.me() == me
    assert again.unfinished() == ()
    again.close()


def test_a_damaged_player_file_means_choosing_again(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.open()
    profile.rename("x", "no such lantern")
    me = profile.me()
    assert me is not None
    assert me.lantern == LANTERNS[0]
    (tmp_path / PLAYER).write_bytes(b"\xff")
    assert profile.me() is None
    profile.close()


def test_one_program_at_a_time(tmp_path: Path) -> None:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(ProfileInUse, match="already running"):
            Profile(tmp_path).open()
        holder.kill()
        holder.wait(10)
        profile = Profile(tmp_path)
        profile.open()  # a killed program leaves no lock behind
        profile.close()
    finally:
        holder.kill()
        holder.wait(10)
        for stream in (holder.stdin, holder.stdout):
            if stream is not None:
                stream.close()


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX calls stand in for what such a disk refuses")
def test_a_disk_without_locks_rights_and_synced_folders_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As a stick with FAT or a share on a network has it."""
    fsync = os.fsync

    def refuse(number: int) -> None:
        raise OSError(number, os.strerror(number))

    def sync(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            refuse(errno.EINVAL)
        fsync(descriptor)

    monkeypatch.setattr("fcntl.flock", lambda *_: refuse(errno.ENOLCK))
    monkeypatch.setattr(os, "fsync", sync)
    monkeypatch.setattr(os, "link", lambda *_: refuse(errno.EPERM))
    profile = Profile(tmp_path)
    profile.open()
    me = profile.rename("Žofie", "star")
    (tmp_path / "identity.key").chmod(0o644)
    monkeypatch.setattr(Path, "chmod", lambda *_: refuse(errno.EPERM))
    assert profile.me() == me
    profile.close()
    assert [record.levelname for record in caplog.records if record.name.startswith("netcore")] == ["WARNING"] * 2


def test_unfinished_tables_are_found(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    profile.open()
    store = profile.store(bytes(32))
    store.create(b"draft", b"secrets")
    (profile.tables / "half").mkdir()
    assert [found.folder for found in profile.unfinished()] == [store.folder]
    profile.close()


def test_the_folder_can_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SENNIK_PROFILE", str(tmp_path))
    assert default_folder() == tmp_path
    monkeypatch.delenv("SENNIK_PROFILE")
    assert default_folder() != tmp_path


def test_without_a_home_a_folder_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: object, **__: object) -> Path:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.delenv("SENNIK_PROFILE", raising=False)
    monkeypatch.setattr("netcore.files.folder.platformdirs.user_data_path", homeless)
    with pytest.raises(Unreachable, match="--profile"):
        default_folder()


@pytest.mark.parametrize("number", [0, errno.EACCES, errno.EDEADLK])
def test_a_lock_that_is_refused_without_a_reason_is_held_by_another(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_lock: object) -> None:
        raise OSError(number, "")

    monkeypatch.setattr("netcore.files.profile._hold", refuse)
    with pytest.raises(ProfileInUse):
        Profile(tmp_path).open()


def test_a_folder_beside_the_program_is_the_profile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SENNIK_PROFILE", raising=False)
    program = tmp_path / "stick" / "sennik"
    program.parent.mkdir()
    assert default_folder(str(program)).parent != program.parent
    (program.parent / BESIDE).mkdir()
    assert default_folder(str(program)) == program.parent / BESIDE
    assert default_folder("") != program.parent / BESIDE
    monkeypatch.setenv("SENNIK_PROFILE", str(tmp_path))
    assert default_folder(str(program)) == tmp_path


def test_beside_a_bundle_of_macos_is_where_the_bundle_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SENNIK_PROFILE", raising=False)
    (tmp_path / BESIDE).mkdir()
    assert default_folder(str(tmp_path / "Sennik.app" / "Contents" / "MacOS" / "sennik")) == tmp_path / BESIDE
    assert default_folder(str(tmp_path / "Sennik" / "Contents" / "MacOS" / "sennik")) != tmp_path / BESIDE


def test_a_deep_folder_of_windows_gets_a_name_without_a_limit() -> None:
    deep = "D:\\" + "\\".join(["Gry i sny"] * 20)
    assert long_name("C:\\Users\\Ala\\sennik") == "C:\\Users\\Ala\\sennik"
    assert long_name(deep) == "\\\\?\\" + deep
    assert long_name(long_name(deep)) == long_name(deep)
    shared = "\\\\nas\\" + "\\".join(["games"] * 40)
    assert long_name(shared) == "\\\\?\\UNC\\nas\\" + "\\".join(["games"] * 40)
    assert within_reach(Path("/a" * 200), "linux") == Path("/a" * 200)
