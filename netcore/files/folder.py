"""Where a profile lies if nobody says so; apart from the profile, for who needs no more than its place."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs

from netcore.errors import Unreachable

LOG: Final = "sennik.log"
"""Where the window writes down, in the profile, what goes wrong; one file before it is kept."""


def default_folder() -> Path:
    """Where this system keeps such things: SENNIK_PROFILE if it is set. The same for the window and for every verb.

    Raises Unreachable where nobody has a home.
    """
    named = os.environ.get("SENNIK_PROFILE")
    if named:
        return Path(named)
    try:
        return platformdirs.user_data_path("sennik", appauthor=False)
    except RuntimeError:  # no HOME, and a user that the system has never heard of, as in some containers
        raise Unreachable("There is no home folder for a profile: name a folder with --profile.") from None
