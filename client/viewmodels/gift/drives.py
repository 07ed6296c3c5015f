"""Sticks and other drives that installers may be saved to, as the system tells of them."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import PurePath
from typing import Final

from PySide6.QtCore import QDir, QStorageInfo

MOST: Final = 4
"""Drives that the page has room for; a folder on any other can be typed."""
PLUGGED_IN: Final = re.compile(r"/media(?:/[^/]+){1,2}|/run/media(?:/[^/]+){1,2}|/mnt(?:/[^/]+)?|/Volumes/[^/]+")
"""Where Linux and macOS put what is plugged in."""


@dataclass(frozen=True, slots=True)
class Drive:
    """A drive at `folder`, with its name (maybe "") and its free bytes."""

    folder: str
    name: str
    free: int
    read_only: bool = False


def drives(volumes: Callable[[], Sequence[QStorageInfo]] = QStorageInfo.mountedVolumes) -> tuple[Drive, ...]:
    """What is plugged in now. Blocking: a drive may take its time to answer."""
    found = []
    for volume in volumes():
        folder = QDir.toNativeSeparators(volume.rootPath())
        if volume.isValid() and volume.isReady() and is_plugged_in(folder):
            found.append(Drive(folder, volume.name(), volume.bytesAvailable(), volume.isReadOnly()))
    return tuple(found[:MOST])


def is_plugged_in(folder: str, platform: str = sys.platform, system: str = os.environ.get("SYSTEMDRIVE", "C:")) -> bool:
    """Whether `folder`, the root of a drive, may be that of a stick: Windows calls each of them by a letter."""
    if platform == "win32":
        return bool(folder) and not folder.upper().startswith(system.upper())
    return PLUGGED_IN.fullmatch(folder) is not None


def label(drive: Drive) -> str:
    """What a drive is called, and where it is."""
    known = drive.name or PurePath(drive.folder).name
    return f"{known} · {drive.folder}" if known and known != drive.folder else drive.folder
