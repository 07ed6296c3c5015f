"""The few things that must really reach a disk, in the order asked for. A test hands in a disk that records them."""

from __future__ import annotations

import errno
import os
import stat
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final, TypeVar

from netcore.oserrors import IN_USE, IN_USE_OR_DENIED, is_in_use

T = TypeVar("T")

_CANNOT = (errno.EINVAL, errno.ENOSYS, errno.EOPNOTSUPP)
"""What a file system says to something that it has no notion of, as some network shares to a folder that is synced."""

PAUSES_S: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.4, 0.8)
"""Between two tries at a file that another program has in its hands."""


def patiently(work: Callable[[], T], codes: frozenset[int] = IN_USE_OR_DENIED) -> T:
    """What `work` does to a file, tried again for a second and a half while another program holds that file.

    On Windows such a file can neither be read, replaced nor taken away, and virus scanners look at each new one.
    Raises what the last try raises.
    """
    for pause_s in PAUSES_S:
        try:
            return work()
        except OSError as fault:
            if not is_in_use(fault, codes):
                raise
        time.sleep(pause_s)
    return work()


def read_whole(path: Path) -> bytes:
    """All of a file, for which another program is waited for a moment.

    Raises OSError: NotADirectoryError for a pipe, which has no end, a device, or a link in a circle, since that tells
    callers, as IsADirectoryError does for a folder, that something else lies in the place of the file.
    """
    return patiently(lambda: _read_file(path), IN_USE)


def _read_file(path: Path) -> bytes:
    try:
        mode = path.stat().st_mode
    except OSError as fault:
        if fault.errno != errno.ELOOP:
            raise
        raise NotADirectoryError(errno.ENOTDIR, "a link that leads round in a circle", str(path)) from None
    if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
        raise NotADirectoryError(errno.ENOTDIR, "no file", str(path))
    return path.read_bytes()


class Disk:
    """Files that are whole or not there, and appends that are kept when the call returns."""

    def open_log(self, path: Path) -> BinaryIO:
        """A file to append to, made for this user only when it is not there."""
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0), 0o600)
        return os.fdopen(descriptor, "ab", buffering=0)

    def append(self, log: BinaryIO, data: bytes) -> None:
        """Add all of `data` to a log; it may still be lost if the machine stops before `sync`. Raises OSError.

        A disk that is nearly full takes a part and calls that a success: what is left is tried again, until it fails.
        """
        rest = memoryview(data)
        while rest:
            rest = rest[log.write(rest) :]

    def sync(self, log: BinaryIO) -> None:
        """Return when everything appended so far is on the disk."""
        os.fsync(log.fileno())

    def write_whole(self, path: Path, data: bytes, *, private: bool = False) -> None:
        """Put `data` at `path`: after a crash there is the old file or the new one, never a part.

        `private`: readable by this user only. Raises OSError.
        """
        with _written_beside(path, data, private=private) as whole:
            patiently(lambda: whole.replace(path))
        self.sync_folder(path.parent)

    def write_new(self, path: Path, data: bytes) -> None:
        """Put `data` at `path` for this user only, whole or not at all.

        Raises FileExistsError rather than replace what is there, OSError.
        """
        with _written_beside(path, data, private=True) as whole:
            _put_if_absent(whole, path)
        self.sync_folder(path.parent)

    def sync_folder(self, folder: Path) -> None:
        """Return when names made in `folder` are on the disk, where the system can do that."""
        if os.name == "nt":
            return
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        except OSError as fault:
            if fault.errno not in _CANNOT:
                raise
        finally:
            os.close(descriptor)


@contextmanager
def _written_beside(path: Path, data: bytes, *, private: bool) -> Iterator[Path]:
    """A file in the folder of `path` that holds `data`, on the disk; gone at the end unless it got another name."""
    whole = path.with_name(f".{path.name}.{os.urandom(8).hex()}")
    mode = 0o600 if private else 0o644
    descriptor = os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        yield whole
    finally:
        patiently(lambda: whole.unlink(missing_ok=True))


def _put_if_absent(whole: Path, path: Path) -> None:
    """Give `whole` the name `path`; FileExistsError if that is taken."""
    try:
        os.link(whole, path)
    except FileExistsError:
        raise
    except OSError:
        # A file system without hard links (FAT, some network shares).
        if path.exists():
            raise FileExistsError(path) from None
        whole.rename(path)
