"""What cannot be read is put aside: it gets another name beside its own, and is neither deleted nor overwritten."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias

from netcore.disk import patiently
from netcore.errors import Malformed

log = logging.getLogger(__name__)

MARK: Final = ".damaged-"
UNREADABLE: Final = (Malformed, IsADirectoryError, NotADirectoryError, PermissionError)
"""What is raised for a file that is damaged or not to be read, or that something else is in the place of. Not what a
disk raises that fails: that file may be whole.
"""

What: TypeAlias = Literal["identity", "player", "acquaintances", "ways", "table", "statistics", "settings", "folder"]


@dataclass(frozen=True, slots=True)
class Aside:
    """What was put aside, and where it is now."""

    what: What
    path: Path


PutAside: TypeAlias = Callable[[What, Path], object]


def put_aside(what: What, path: Path) -> Aside:
    """Give whatever is at `path` another name in the same folder. Raises OSError."""
    names = (path.with_name(f"{path.name}{MARK}{number}") for number in itertools.count(1))
    target = next(name for name in names if not os.path.lexists(name))
    patiently(lambda: path.rename(target))
    log.warning("%s cannot be read and is put aside as %s", path, target.name)
    return Aside(what, target)
