"""A player's folder: identity, name and picture, tables that run, games that are over. One program at a time.

identity.key   who this player is (netcore.identity)
player         name and lantern
tables/        a folder for each table that is not over (netcore.files.store)
games/         finished games, one file each (netcore.files.gamefile), and what was seen in them (netcore.files.seen)
lock           held while a program runs on this profile

What cannot be read is put aside, and begun anew: a damaged file, or a folder in the place of a file, stops no start.
"""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path
from typing import Annotated, BinaryIO, Final

import msgspec

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed, Unreachable
from netcore.files.acquaintances import Acquaintances
from netcore.files.aside import MARK, UNREADABLE, Aside, What, put_aside
from netcore.files.checked import GAMES
from netcore.files.store import TERMS, TableStore
from netcore.identity import FILE_NAME, Identity
from netcore.oserrors import is_in_use
from netcore.status import Me, known_lantern
from netcore.wire.codec import decode, encode

log = logging.getLogger(__name__)

PLAYER: Final = "player"
LOCK: Final = "lock"
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK, 0)
"""What the system says to a lock that another program holds; anything else is said by a disk without locks. Windows'
library may say no number at all: 0.
"""


class ProfileInUse(Unreachable):
    """Another program holds this profile."""

    code = "profile_in_use"


class _Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    lantern: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]


class Profile:
    """A player's folder, held for this program from `open` until `close`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.aside: list[Aside] = []
        """What was put aside since this was last emptied."""
        self._lock: BinaryIO | None = None
        self._disk = Disk()

    def open(self) -> None:
        """Make the folder if needed and hold it.

        Raises ProfileInUse when another program does, OSError when it cannot.
        """
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        at = self.folder / LOCK
        if os.path.lexists(at) and not at.is_file():
            self.put_aside("folder", at)
        lock = at.open("ab")
        try:
            _hold(lock)
        except OSError as fault:
            if fault.errno in _HELD or is_in_use(fault):
                lock.close()
                raise ProfileInUse(f"Sennik is already running with the profile {self.folder}") from None
            log.warning("this disk has no locks: do not open Sennik twice with the profile %s", self.folder)
        self._lock = lock
        for folder in (self.tables, self.games):
            self._have(folder)

    def _have(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, exist_ok=True)
            with os.scandir(folder):
                return
        except (FileExistsError, NotADirectoryError, PermissionError):
            self.put_aside("folder", folder)
        folder.mkdir(mode=0o700)

    def put_aside(self, what: What, path: Path) -> None:
        """Give what is at `path` another name, and note that in `aside`. Raises OSError."""
        self.aside.append(put_aside(what, path))

    def close(self) -> None:
        """Let another program have the folder."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    @property
    def tables(self) -> Path:
        """The folder of tables that are not over."""
        return self.folder / "tables"

    @property
    def games(self) -> Path:
        """The folder of finished games."""
        return self.folder / GAMES

    def identity(self) -> Identity:
        """This player's key, made on first use, and made anew if it cannot be read. Raises OSError."""
        try:
            return Identity.load_or_generate(self.folder)
        except (*UNREADABLE, FileNotFoundError):  # the last for a link that leads nowhere
            self.put_aside("identity", self.folder / FILE_NAME)
        return Identity.load_or_generate(self.folder)

    def acquaintances(self) -> Acquaintances:
        """Whom this player has met. Raises OSError."""
        return Acquaintances(self.folder, self.put_aside)

    def me(self) -> Me | None:
        """Who plays here; None before a name was chosen. Raises OSError."""
        try:
            player = decode(read_whole(self.folder / PLAYER), _Player, largest=1024)
        except FileNotFoundError:
            return None
        except UNREADABLE:
            self.put_aside("player", self.folder / PLAYER)
            return None
        lantern = known_lantern(player.lantern)
        return Me(self.identity().public, player.name, lantern)

    def rename(self, name: str, lantern: str) -> Me:
        """Choose a name and a picture; the caller has checked that the name may be shown. Raises OSError."""
        self._disk.write_whole(self.folder / PLAYER, encode(_Player(name, lantern)))
        return Me(self.identity().public, name, lantern)

    def unfinished(self) -> tuple[TableStore, ...]:
        """The tables that were begun and are not over, latest first. Raises OSError."""
        begun: list[tuple[int, str, TableStore]] = []
        for folder in self.tables.iterdir():
            if MARK not in folder.name and folder.is_dir():
                store = TableStore(folder)
                try:
                    if store.exists():
                        begun.append((folder.stat().st_mtime_ns, folder.name, store))
                    elif os.path.lexists(folder / TERMS):  # a table whose terms nobody can read
                        self.put_aside("table", folder)
                except UNREADABLE:
                    self.put_aside("table", folder)
        return tuple(store for *_, store in sorted(begun, key=lambda each: each[:2], reverse=True))

    def store(self, table: bytes, suffix: str = "") -> TableStore:
        """Where the table whose terms hashes to `table` is kept while it runs."""
        return TableStore(self.tables / (table.hex()[:32] + suffix))


def peek_name(folder: Path) -> str:
    """The player's name in a profile that somebody else may hold, which is left as it is; "" if it cannot be read."""
    try:
        return decode((folder / PLAYER).read_bytes(), _Player, largest=1024).name
    except (OSError, Malformed):
        return ""


def _hold(lock: BinaryIO) -> None:
    """Lock the file for this process; the system lets go when the process ends, however it ends. Raises OSError."""
    if sys.platform == "win32":
        import msvcrt

        lock.seek(0)
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
