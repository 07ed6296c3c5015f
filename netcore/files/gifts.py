"""Installers of this very release that lie beside the program: found by name, opened once, and read from there alone.

Whoever puts another file in the place of one that is open changes nothing of what is given.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Final

from netcore import manifest
from netcore.files.beside import lies_in
from netcore.status import Gift
from netcore.version import RELEASE

SYSTEMS: Final = ("setup", "zip", "deb", "tarball", "macos")
MOST_BYTES: Final = 1 << 30
"""No installer of Sennik is so large."""
FOLDER: Final = "installers"
"""In the profile, for who has the program installed and a friend's installer at hand."""
CHUNK: Final = 1 << 20
"""Bytes that are read at once."""


def file_names(release: str = RELEASE) -> dict[str, re.Pattern[str]]:
    """What the installer for each system is called."""
    version = re.escape(release)
    named = {
        "setup": rf"sennik-{version}-setup\.exe",
        "zip": rf"sennik-{version}-windows-x64\.zip",
        "deb": rf"sennik_{version}_(?:amd64|arm64)\.deb",
        "tarball": rf"sennik-{version}-linux-(?:x86_64|aarch64)\.tar\.xz",
        "macos": rf"sennik-{version}-macos\.zip",
    }
    return {system: re.compile(named[system]) for system in SYSTEMS}


def places(profile: Path, program: str = sys.executable) -> tuple[Path, ...]:
    """Where installers may lie: in the profile; beside the program and beside its folder, as on a stick; in a checkout
    where they are made.
    """
    if manifest.is_packaged():
        folder = lies_in(Path(program))
        return profile / FOLDER, folder, folder.parent
    return profile / FOLDER, Path(__file__).resolve().parents[2] / "dist"


@dataclass(eq=False)
class HeldGift:
    """An open installer. One thread at a time may read or close it."""

    gift: Gift
    _file: BinaryIO = field(repr=False)

    def read(self, offset: int, count: int) -> bytes:
        """At most `count` bytes of it from `offset` on. Raises OSError, and for a file that has become shorter."""
        self._file.seek(offset)
        data = self._file.read(min(count, self.gift.size - offset))
        if not data and offset < self.gift.size:
            raise OSError(f"{self.gift.name} has become shorter")
        return data

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def hold(
    folders: Iterable[Path], release: str = RELEASE, *, stop: Callable[[], bool] = lambda: False
) -> list[HeldGift]:
    """Open and hash what lies in `folders`: of each name the first that is a plain file. Takes seconds from a stick.

    What cannot be read is left out; `stop` is asked now and then whether to go on no further.
    """
    found: dict[str, HeldGift] = {}
    names = file_names(release)
    for folder in folders:
        for name in _listed(folder):
            system = next((each for each in SYSTEMS if names[each].fullmatch(name)), None)
            if system is None or name in found:
                continue
            held = _open(folder / name, system, stop)
            if held is not None:
                found[name] = held
    return sorted(found.values(), key=lambda held: (SYSTEMS.index(held.gift.system), held.gift.name))


def _listed(folder: Path) -> Sequence[str]:
    try:
        return sorted(os.listdir(folder))
    except OSError:
        return ()


def _open(path: Path, system: str, stop: Callable[[], bool]) -> HeldGift | None:
    """The file at `path`, unless it is none, or a link, or empty, or too large."""
    file = plain(path)
    if file is None:
        return None
    try:
        size, digest, read = os.fstat(file.fileno()).st_size, hashlib.sha256(), 0
        while not stop() and read < size and (data := file.read(min(CHUNK, size - read))):
            digest.update(data)
            read += len(data)
    except OSError:
        file.close()
        return None
    if read != size:
        file.close()
        return None
    return HeldGift(Gift(system, path.name, read, digest.digest()), file)


def plain(path: Path) -> BinaryIO | None:
    """An open file to read from its beginning, without a buffer; None for what is none, a link, empty, or too large."""
    flags = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        descriptor = os.open(path, flags)
    except OSError:
        return None
    about = os.fstat(descriptor)
    if not stat.S_ISREG(about.st_mode) or not 0 < about.st_size <= MOST_BYTES:
        os.close(descriptor)
        return None
    return os.fdopen(descriptor, "rb", buffering=0)
