"""What Windows says with numbers of its own is understood like what every other system says."""

from __future__ import annotations

import errno
import io
import sys
from pathlib import Path

import pytest

from netcore import disk
from netcore.disk import Disk, patiently, read_whole
from netcore.files.aside import put_aside
from netcore.identity import Identity
from netcore.lan import dialler
from netcore.oserrors import IN_USE, is_closed_pipe, is_in_use, trouble
from netcore.verbs import cli, simulate


def windows(kind: type[OSError], code: int, number: int = errno.EINVAL) -> OSError:
    """An error as Windows raises it: asyncio's loop there has no better number than 22 for most."""
    fault = kind(number, f"as Windows says {code}")
    fault.winerror = code  # type: ignore[attr-defined]
    return fault


@pytest.mark.parametrize(
    ("fault", "meant", "told"),
    [
        (windows(ConnectionRefusedError, 1225), "refused", "nobody"),
        (windows(OSError, 1225), "refused", "nobody"),
        (ConnectionRefusedError(errno.ECONNREFUSED, "refused"), "refused", "nobody"),
        (windows(OSError, 121), "late", "silent"),
        (windows(OSError, 10060, 10060), "late", "silent"),
        (TimeoutError(errno.ETIMEDOUT, "late"), "late", "silent"),
        (windows(OSError, 1231), "no-way", "no-way"),
        (windows(OSError, 1232), "no-way", "no-way"),
        (windows(OSError, 10051, 10051), "no-way", "no-way"),
        (windows(OSError, 64), "other", "nobody"),
        (windows(ConnectionAbortedError, 1236), "other", "nobody"),
        (OSError(errno.ENETUNREACH, "no network"), "no-way", "no-way"),
        (OSError(errno.EINVAL, "an address without its scope"), "no-way", "no-way"),
        (ConnectionResetError(errno.ECONNRESET, "reset"), "other", "nobody"),
    ],
    ids=str,
)
def test_why_nobody_was_reached(fault: OSError, meant: str, told: str) -> None:
    assert trouble(fault) == meant
    assert dialler._fault_of(fault) == told


@pytest.mark.parametrize(
    ("fault", "platform", "closed"),
    [
        (BrokenPipeError(errno.EPIPE, "closed"), "linux", True),
        (OSError(errno.EINVAL, "Invalid argument"), "win32", True),
        (windows(OSError, 232), "win32", True),
        (OSError(errno.EINVAL, "Invalid argument"), "linux", False),
        (windows(OSError, 87), "win32", False),
        (OSError(errno.ENOSPC, "full"), "win32", False),
    ],
    ids=str,
)
def test_a_pipe_that_nobody_reads_any_more(fault: OSError, platform: str, closed: bool) -> None:
    assert is_closed_pipe(fault, platform) is closed


class Closed(io.BytesIO):
    """What is left of standard output when its reader has gone, on Windows."""

    def __init__(self, fault: OSError) -> None:
        super().__init__()
        self.fault = fault

    def write(self, _data: object) -> int:
        raise self.fault

    def fileno(self) -> int:
        raise OSError(errno.EBADF, "no descriptor of ours")


def test_a_simulation_whose_reader_has_gone_ends_without_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    dropped: list[object] = []
    monkeypatch.setattr(simulate.os, "dup2", lambda *_: dropped.append(True))
    monkeypatch.setattr(Closed, "fileno", lambda _self: 99)
    assert simulate._print(iter([{"type": "start"}]), Closed(windows(OSError, 232))) == 0
    assert dropped
    with pytest.raises(OSError, match="full"):
        simulate._print(iter([{"type": "start"}]), Closed(OSError(errno.ENOSPC, "full")))


def test_a_verb_whose_reader_has_gone_says_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def closed(*_: object) -> int:
        raise windows(OSError, 109)

    monkeypatch.setattr(cli, "_run_verb", closed)
    monkeypatch.setattr(cli, "_drop_output", lambda: None)
    assert cli.main(["simulate"]) == cli.NOT_SAID
    assert capsys.readouterr().err == ""


def test_a_window_without_a_console_has_nowhere_to_complain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["simulate"]) == cli.NOT_SAID


# ── files that another program has in its hands ─────────────────────────────────────────────────────────────────────


class Held:
    """Something that a virus scanner holds for a few tries."""

    def __init__(self, code: int, tries: int) -> None:
        self.left, self.code = tries, code

    def __call__(self) -> str:
        if self.left:
            self.left -= 1
            raise windows(PermissionError, self.code, errno.EACCES)
        return "done"


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    slept: list[float] = []
    monkeypatch.setattr(disk.time, "sleep", slept.append)
    return slept


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_that_is_looked_at_is_waited_for(code: int, pauses: list[float]) -> None:
    assert patiently(Held(code, 3)) == "done"
    assert pauses == list(disk.PAUSES_S[:3])


def test_a_file_that_stays_held_is_given_up(pauses: list[float]) -> None:
    with pytest.raises(PermissionError):
        patiently(Held(32, 100))
    assert sum(pauses) < 3


def test_what_is_denied_for_good_is_not_waited_for(pauses: list[float]) -> None:
    with pytest.raises(PermissionError):
        patiently(Held(5, 1), IN_USE)
    with pytest.raises(FileNotFoundError):
        patiently(lambda: Path("/nowhere/at/all").read_bytes())
    assert pauses == []
    assert not is_in_use(PermissionError(errno.EACCES, "denied"))


def held_once(monkeypatch: pytest.MonkeyPatch, name: str, code: int = 32) -> list[Path]:
    """Have the first call of a method of Path refused, as for a file that is looked at."""
    true, refused = getattr(Path, name), list[Path]()

    def first_refused(path: Path, *given: object, **named: object) -> object:
        if not refused:
            refused.append(path)
            raise windows(PermissionError, code, errno.EACCES)
        return true(path, *given, **named)

    monkeypatch.setattr(Path, name, first_refused)
    return refused


@pytest.mark.usefixtures("pauses")
def test_a_file_under_a_scanners_eyes_is_replaced_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Disk().write_whole(tmp_path / "file", b"before")
    refused = held_once(monkeypatch, "replace", code=5)
    Disk().write_whole(tmp_path / "file", b"after")
    assert refused
    refused = held_once(monkeypatch, "read_bytes")
    assert read_whole(tmp_path / "file") == b"after"
    assert refused
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file"]


@pytest.mark.usefixtures("pauses")
def test_an_identity_under_a_scanners_eyes_is_not_taken_for_damaged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Identity.load_or_generate(tmp_path)
    refused = held_once(monkeypatch, "read_bytes")
    assert Identity.load_or_generate(tmp_path).public == before.public
    assert refused


@pytest.mark.usefixtures("pauses")
def test_what_is_put_aside_under_a_scanners_eyes_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "player").write_bytes(b"?")
    refused = held_once(monkeypatch, "rename", code=5)
    assert put_aside("player", tmp_path / "player").path.read_bytes() == b"?"
    assert refused
