"""Where a profile lies if nobody says so; apart from the profile, for who needs no more than its place."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

import platformdirs

from netcore.errors import Unreachable
from netcore.files.beside import lies_in

LOG: Final = "sennik.log"
"""Where the window writes down, in the profile, what goes wrong; one file before it is kept."""


BESIDE: Final = "sennik-profile"
"""A folder of this name beside the program is the profile: so both go together on a stick."""
LONGEST: Final = 120
"""Characters of a folder up to which Windows reaches all that a profile holds by plain names: 260 in all."""


def default_folder(program: str = sys.executable) -> Path:
    """Where this system keeps such things; what SENNIK_PROFILE names if it is set; what lies beside the program if that
    is there. The same for the window and for every verb. Raises Unreachable where nobody has a home.
    """
    named = os.environ.get("SENNIK_PROFILE")
    if named:
        return within_reach(Path(named))
    beside = lies_in(Path(program)) / BESIDE
    if program and beside.is_dir():
        return within_reach(beside)
    try:
        return within_reach(platformdirs.user_data_path("sennik", appauthor=False))
    except RuntimeError:  # no HOME, and a user that the system has never heard of, as in some containers
        raise Unreachable("There is no home folder for a profile: name a folder with --profile.") from None


def within_reach(folder: Path, platform: str = sys.platform) -> Path:
    """The same folder, by a name under which Windows finds all that a profile holds, however deep it lies."""
    return Path(long_name(str(folder.absolute()))) if platform == "win32" else folder


def long_name(spelled: str) -> str:
    """An absolute path of Windows such that names below it may be longer than 260 characters; a short one stays."""
    if len(spelled) <= LONGEST or spelled.startswith("\\\\?\\"):
        return spelled
    if spelled.startswith("\\\\"):  # on another computer
        return "\\\\?\\UNC\\" + spelled.removeprefix("\\\\")
    return "\\\\?\\" + spelled
