"""Where a person sees the program, and what installers beside it are called. A release is made with it: no library."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from netcore.version import RELEASE

SYSTEMS: Final = ("setup", "zip", "deb", "tarball", "macos")


def lies_in(program: Path) -> Path:
    """The folder in which a person sees the program: on macOS it is inside of what they take for the program."""
    match program.parts:
        case (*_, bundle, "Contents", "MacOS", _) if bundle.endswith(".app"):
            return program.parents[3]
        case _:
            return program.parent


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
