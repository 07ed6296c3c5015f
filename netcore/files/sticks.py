"""Installers copied to a stick: each is read again there, and lies there whole or not at all. Blocking."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, Literal, TypeAlias

from netcore.disk import Disk, patiently
from netcore.errors import SennikError
from netcore.files.gifts import CHUNK, plain
from netcore.oserrors import windows_code
from netcore.status import Gift

PART: Final = ".part"
"""What the name of a file ends with until it is whole."""
SYNC_EVERY: Final = 4 << 20
"""Bytes after which it is waited for the stick: else the system takes all at once, and nobody sees how far it is."""
_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
_REFUSED: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
_GONE: Final = frozenset({errno.ENOENT, errno.ENODEV, errno.ENXIO, errno.EIO, errno.ENOTCONN, errno.ESTALE})
_WINDOWS_GONE: Final = frozenset({2, 3, 15, 21, 31, 55, 433, 483, 1006, 1110, 1117, 1167, 1617})
"""ERROR_FILE_NOT_FOUND, PATH_NOT_FOUND, INVALID_DRIVE, NOT_READY, GEN_FAILURE, DEV_NOT_EXIST, NO_SUCH_DEVICE,
DEVICE_HARDWARE_ERROR, FILE_INVALID, MEDIA_CHANGED, IO_DEVICE, DEVICE_NOT_CONNECTED, DEVICE_REMOVED.
"""

Why: TypeAlias = Literal["no folder", "refused", "full", "gone", "source", "damaged", "stopped", "system"]


class NotCopied(SennikError):
    """Why not all is on the stick. Files that were copied before are, and whole.

    `why`: there is no such folder, or it is not told from the root on; nothing may be written there; there is no room
    (`needed` and `free` bytes); the stick was pulled out; the installer here is gone or no longer the one that was read
    (`name`); what was read again from the stick is not what was written; whoever asked has stopped it; else what the
    system says is in `detail`.
    """

    def __init__(self, why: Why, *, name: str = "", needed: int = 0, free: int = 0, detail: str = "") -> None:
        super().__init__(f"{why} {name}".strip())
        self.why = why
        self.name = name
        self.needed = needed
        self.free = free
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Copying:
    """How far it is: file number `at` of `count`, from 1 on, called `name`; `done` of `size` bytes in all, each of
    which is counted when it is written and when it is read again. `reading`: this one is being read again.
    """

    name: str
    at: int
    count: int
    done: int
    size: int
    reading: bool = False


@dataclass(frozen=True, slots=True)
class Copied:
    """What lies in a folder now: the names of files that were written, and of those that were there before."""

    folder: Path
    written: tuple[str, ...]
    held: tuple[str, ...]


def copy_gifts(
    gifts: Sequence[Gift],
    places: Sequence[Path],
    folder: Path,
    tell: Callable[[Copying], None] = lambda _: None,
    stop: Callable[[], bool] = lambda: False,
) -> Copied:
    """Copy `gifts`, which lie in `places`, into `folder`; one that lies there as it should is left alone.

    `tell` hears how far it is, `stop` is asked whether to go no further. Raises NotCopied.
    """
    work = _Work(tuple(gifts), folder, tell, stop)
    with _told(folder):
        if not folder.is_absolute() or not folder.is_dir():
            raise NotCopied("no folder", name=str(folder))
        held = tuple(gift.name for at, gift in enumerate(gifts) if work.is_there(at))
        work.done = max(work.done, sum(gift.size for gift in gifts if gift.name in held) * 2)
        wanted = [(at, gift) for at, gift in enumerate(gifts) if gift.name not in held]
        needed, free = sum(gift.size for _, gift in wanted), shutil.disk_usage(folder).free
        if needed > free:
            raise NotCopied("full", needed=needed, free=free)
        for at, gift in wanted:
            work.copy(at, gift, places)
        if wanted:
            Disk().sync_folder(folder)
    return Copied(folder, tuple(gift.name for _, gift in wanted), held)


@dataclass
class _Work:
    gifts: tuple[Gift, ...]
    folder: Path
    tell: Callable[[Copying], None]
    stop: Callable[[], bool]
    done: int = 0

    def is_there(self, at: int) -> bool:
        """Whether file number `at` lies on the stick as it should."""
        gift = self.gifts[at]
        with _closed(plain(self.folder / gift.name)) as file:
            if file is None or os.fstat(file.fileno()).st_size != gift.size:
                return False
            return self._read(at, file) == gift.digest

    def copy(self, at: int, gift: Gift, places: Sequence[Path]) -> None:
        """Write file number `at`, read it again, and give it its name."""
        part = self.folder / f"{gift.name}{PART}"
        patiently(lambda: part.unlink(missing_ok=True))  # of a stick that was pulled out
        try:
            self._write(at, gift, places, part)
            with part.open("rb", buffering=0) as file:
                if self._read(at, file) != gift.digest:
                    raise NotCopied("damaged", name=gift.name)
            patiently(lambda: part.replace(self.folder / gift.name))
        except BaseException:
            with contextlib.suppress(OSError):  # the stick may be gone, and what it says then is no news
                part.unlink(missing_ok=True)
            raise

    def _write(self, at: int, gift: Gift, places: Sequence[Path], part: Path) -> None:
        with _closed(_source(gift, places)) as source:
            if source is None:
                raise NotCopied("source", name=gift.name)
            digest, synced = hashlib.sha256(), 0
            # Not over what another one may have put there since, nor through a link.
            with part.open("xb", buffering=0) as file:
                for data in self._chunks(at, source, gift.size):
                    digest.update(data)
                    rest = memoryview(data)
                    while rest:
                        rest = rest[file.write(rest) :]
                    synced += len(data)
                    if synced >= SYNC_EVERY:
                        os.fsync(file.fileno())
                        synced = 0
                os.fsync(file.fileno())
        if digest.digest() != gift.digest:
            raise NotCopied("source", name=gift.name)

    def _read(self, at: int, file: BinaryIO) -> bytes:
        """The hash of a file on the stick, read from there and not from what the system remembers of it."""
        if hasattr(os, "posix_fadvise"):
            with contextlib.suppress(OSError):  # advice, which some file systems take none of
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        digest = hashlib.sha256()
        for data in self._chunks(at, file, self.gifts[at].size, reading=True):
            digest.update(data)
        return digest.digest()

    def _chunks(self, at: int, file: BinaryIO, size: int, *, reading: bool = False) -> Iterator[bytes]:
        """At most `size` bytes of a file: from the stick if `reading`. How far it is is told after each chunk."""
        left, whole = size, sum(gift.size for gift in self.gifts) * 2
        while left:
            if self.stop():
                raise NotCopied("stopped")
            try:
                data = file.read(min(CHUNK, left))
            except OSError as fault:
                if reading:
                    raise
                raise NotCopied("source", name=self.gifts[at].name) from fault
            if not data:
                return
            left -= len(data)
            self.done += len(data)
            yield data
            self.tell(Copying(self.gifts[at].name, at + 1, len(self.gifts), min(self.done, whole), whole, reading))


def _source(gift: Gift, places: Sequence[Path]) -> BinaryIO | None:
    """The installer in the first of `places` that has one of its name and size."""
    for place in places:
        file = plain(place / gift.name)
        if file is not None and os.fstat(file.fileno()).st_size == gift.size:
            return file
        if file is not None:
            file.close()
    return None


@contextlib.contextmanager
def _closed(file: BinaryIO | None) -> Iterator[BinaryIO | None]:
    try:
        yield file
    finally:
        if file is not None:
            file.close()


@contextlib.contextmanager
def _told(folder: Path) -> Iterator[None]:
    """Turns what the system says of a folder into why nothing can be copied there."""
    try:
        yield
    except OSError as fault:
        raise NotCopied(_why(fault, folder), name=str(folder), detail=fault.strerror or str(fault)) from fault


def _why(fault: OSError, folder: Path) -> Why:
    code = windows_code(fault)
    if fault.errno in _FULL:
        return "full"
    # Of a stick that was pulled out there is nothing any more, or the empty folder that it was mounted on.
    if fault.errno in _GONE or code in _WINDOWS_GONE or not os.path.isdir(folder):
        return "gone"
    return "refused" if fault.errno in _REFUSED else "system"
