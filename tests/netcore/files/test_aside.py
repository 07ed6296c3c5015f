"""What cannot be read is put aside, whole and under another name, and stops no start."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from netcore.files.acquaintances import FILE
from netcore.files.aside import MARK, UNREADABLE, put_aside
from netcore.files.profile import LOCK, PLAYER, Profile
from netcore.files.store import CHECKED, OTHERS_LOG, OWN_LOG, SECRETS, TERMS, Stored, TableStore
from netcore.identity import FILE_NAME

ALA = b"a" * 32
LINKS = os.name == "posix"


def opened(folder: Path) -> Profile:
    profile = Profile(folder)
    profile.open()
    return profile


def used(folder: Path) -> bytes:
    """A profile with a name, an acquaintance and a table; its key."""
    profile = opened(folder)
    profile.rename("Žofie", "star")
    profile.acquaintances().remember("Ala", ALA)
    profile.store(bytes(32)).create(b"draft", b"secrets")
    profile.close()
    return profile.identity().public


def junk(path: Path) -> bytes:
    path.write_bytes(b"\xff not what it was")
    return path.read_bytes()


def cut(path: Path) -> bytes:
    path.write_bytes(path.read_bytes()[:-1])
    return path.read_bytes()


def folder_instead(path: Path) -> bytes:
    path.unlink()
    path.mkdir()
    (path / "something").write_bytes(b"of somebody's")
    return b"of somebody's"


def circle(path: Path) -> bytes:
    path.unlink()
    path.symlink_to(path.name)
    return b"a link"


def pipe(path: Path) -> bytes:
    path.unlink()
    os.mkfifo(path)  # type: ignore[attr-defined,unused-ignore]
    return b"a pipe"


def found(path: Path) -> bytes:
    if path.is_symlink():
        return b"a link"
    if path.is_fifo():
        return b"a pipe"
    return (path / "something").read_bytes() if path.is_dir() else path.read_bytes()


IN_ITS_PLACE = (folder_instead, circle, pipe) if LINKS else (folder_instead,)
"""What can lie where a file should: nobody could read any of it, and a pipe would be waited at for ever."""


@pytest.mark.parametrize("damage", [junk, cut, *IN_ITS_PLACE])
@pytest.mark.parametrize(("name", "what"), [(FILE_NAME, "identity"), (PLAYER, "player"), (FILE, "acquaintances")])
def test_a_file_that_cannot_be_read_is_put_aside_and_begun_anew(
    tmp_path: Path, name: str, what: str, damage: Callable[[Path], bytes]
) -> None:
    key = used(tmp_path)
    left = damage(tmp_path / name)
    profile = opened(tmp_path)
    fresh, known, me = profile.identity().public, profile.acquaintances(), profile.me()
    ((aside),) = profile.aside
    assert (aside.what, aside.path) == (what, tmp_path / f"{name}.damaged-1")
    assert found(aside.path) == left
    assert (fresh == key) == (what != "identity")
    assert known.is_new_key("Ala", b"b" * 32) == (what != "acquaintances")
    assert (me is None) == (what == "player")
    profile.rename("Žofie", "star")
    known.remember("Ola", b"o" * 32)
    profile.close()
    again = opened(tmp_path)
    assert (again.identity().public, again.me() is not None, again.acquaintances().is_new_key("Ola", ALA)) == (
        fresh,
        True,
        True,
    )
    assert again.aside == [], "once"
    again.close()


def test_nothing_that_was_put_aside_is_ever_overwritten(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        (tmp_path / "file").write_bytes(b"%d" % number)
        assert put_aside("player", tmp_path / "file").path == tmp_path / f"file.damaged-{number}"
    if LINKS:
        os.symlink("nowhere", tmp_path / "file.damaged-4")
    else:
        (tmp_path / "file.damaged-4").mkdir()
    (tmp_path / "file").write_bytes(b"4")
    assert put_aside("player", tmp_path / "file").path == tmp_path / "file.damaged-5"
    assert [(tmp_path / f"file.damaged-{number}").read_bytes() for number in (1, 2, 3, 5)] == [b"1", b"2", b"3", b"4"]


@pytest.mark.parametrize("name", ["tables", "games"])
def test_a_file_in_the_place_of_a_folder_is_put_aside(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"a file")
    profile = opened(tmp_path)
    assert [(aside.what, aside.path.name) for aside in profile.aside] == [("folder", f"{name}.damaged-1")]
    assert profile.aside[0].path.read_bytes() == b"a file"
    assert (tmp_path / name).is_dir()
    assert profile.unfinished() == ()
    profile.close()


@pytest.mark.parametrize("damage", IN_ITS_PLACE)
def test_what_lies_in_the_place_of_the_lock_is_put_aside(tmp_path: Path, damage: Callable[[Path], bytes]) -> None:
    (tmp_path / LOCK).touch()
    damage(tmp_path / LOCK)
    profile = opened(tmp_path)
    assert [aside.path.name for aside in profile.aside] == [f"{LOCK}.damaged-1"]
    profile.close()


@pytest.mark.skipif(not LINKS, reason="Windows lets few people make links")
def test_a_link_that_leads_nowhere_is_no_identity(tmp_path: Path) -> None:
    os.symlink(tmp_path / "nowhere", tmp_path / FILE_NAME)
    profile = opened(tmp_path)
    assert profile.identity().public == profile.identity().public
    assert [aside.what for aside in profile.aside] == ["identity"]
    profile.close()


def test_a_table_that_cannot_be_looked_into_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    used(tmp_path)
    profile = opened(tmp_path)
    good = profile.store(b"\x01" * 32)
    good.create(b"draft", b"secrets")
    other = profile.store(bytes(32)).folder
    is_file = Path.is_file

    def look(path: Path) -> bool:
        if path.parent == other:
            raise PermissionError(13, "Permission denied", str(path))
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", look)
    stores = profile.unfinished()
    assert [store.folder for store in stores] == [good.folder]
    assert [aside.what for aside in profile.aside] == ["table"]
    assert profile.aside[0].path == tmp_path / "tables" / f"{other.name}.damaged-1"
    monkeypatch.undo()
    assert [store.folder for store in profile.unfinished()] == [good.folder], "what was put aside is no table any more"
    profile.close()


def test_a_disk_that_fails_is_no_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it holds may be whole: the start fails, and nothing is begun anew."""
    used(tmp_path)
    profile = opened(tmp_path)

    def fail(path: Path) -> bytes:
        raise OSError(5, "Input/output error", str(path))

    monkeypatch.setattr(Path, "read_bytes", fail)
    for read in (profile.identity, profile.me, profile.acquaintances):
        with pytest.raises(OSError, match="Input/output"):
            read()
    assert profile.aside == []
    profile.close()


@pytest.mark.parametrize("damage", IN_ITS_PLACE)
def test_a_table_whose_terms_are_no_file_is_put_aside(tmp_path: Path, damage: Callable[[Path], bytes]) -> None:
    used(tmp_path)
    profile = opened(tmp_path)
    folder = profile.store(bytes(32)).folder
    damage(folder / TERMS)
    assert profile.unfinished() == ()
    assert [(aside.what, aside.path) for aside in profile.aside] == [
        ("table", folder.with_name(f"{folder.name}{MARK}1"))
    ]
    assert profile.unfinished() == ()
    assert len(profile.aside) == 1, "once"
    profile.close()


@pytest.mark.parametrize("damage", IN_ITS_PLACE)
@pytest.mark.parametrize("name", [OTHERS_LOG, CHECKED])
def test_a_log_that_others_make_good_costs_no_table(tmp_path: Path, name: str, damage: Callable[[Path], bytes]) -> None:
    """What lies in its place is kept, and the table has a log again."""
    store = TableStore(tmp_path / "table")
    store.create(b"terms", b"secrets")
    save = {OTHERS_LOG: lambda: store.save_others([]), CHECKED: lambda: store.save_checked([bytes(32)])}[name]
    save()
    store.close()
    left = damage(store.folder / name)
    assert store.load() == Stored(b"terms", b"secrets", (), (), 0)
    assert found(store.folder / f"{name}{MARK}1") == left
    save()
    assert store.load().checked == (frozenset([bytes(32)]) if name == CHECKED else frozenset())
    store.close()


@pytest.mark.parametrize("damage", IN_ITS_PLACE)
@pytest.mark.parametrize("name", [OWN_LOG, SECRETS])
def test_what_nobody_can_make_good_is_not_begun_anew(
    tmp_path: Path, name: str, damage: Callable[[Path], bytes]
) -> None:
    """With an empty log of its own a table would sign its numbers once more."""
    store = TableStore(tmp_path / "table")
    store.create(b"terms", b"secrets")
    store.save_own([])
    store.close()
    left = damage(store.folder / name)
    with pytest.raises(UNREADABLE):
        store.load()
    assert found(store.folder / name) == left
