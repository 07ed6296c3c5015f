"""What a packaged program holds, written down when it is put together: the file lies beside this module in a package,
and is missing in a checkout, where whatever lies in the folders is all there is.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

FILE = "manifest.json"
HERE = Path(__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class Manifest:
    """`modules`: every one that has to load, by its full name. `files`: SHA-256 in hex of each file that the program
    reads, by its place under the folder that holds our packages, with "/" between parts. `libraries`: what is bundled,
    with its version. `kind`: which package this is, such as "deb".
    """

    kind: str
    modules: tuple[str, ...]
    files: dict[str, str]
    libraries: dict[str, str]

    def write(self, folder: Path) -> None:
        """Put it where `read` finds it, as the same bytes for the same contents. Raises OSError."""
        plain = {
            "kind": self.kind,
            "modules": sorted(self.modules),
            "files": dict(sorted(self.files.items())),
            "libraries": dict(sorted(self.libraries.items())),
        }
        (folder / FILE).write_bytes(json.dumps(plain, indent=1, ensure_ascii=True).encode("ascii") + b"\n")

    def wrong_files(self, root: Path) -> tuple[str, ...]:
        """The files under `root` that are missing or are not what they were, each with which of the two."""
        found = ((place, digest(root / place), wanted) for place, wanted in sorted(self.files.items()))
        return tuple(
            f"{place} ({'missing' if held is None else 'changed'})" for place, held, wanted in found if held != wanted
        )


def digest(path: Path) -> str | None:
    """The SHA-256 of a file in hex; None if it cannot be read."""
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:
        return None


def read(folder: Path = HERE) -> Manifest | None:
    """What this package holds; None for a program that is no package. Raises ValueError for a file that is damaged."""
    try:
        plain = json.loads((folder / FILE).read_bytes())
    except FileNotFoundError:
        return None
    try:
        return Manifest(plain["kind"], tuple(plain["modules"]), dict(plain["files"]), dict(plain["libraries"]))
    except (KeyError, TypeError) as fault:
        raise ValueError(f"{FILE} is damaged: {fault!r}") from fault


def is_packaged(folder: Path = HERE) -> bool:
    """Whether this program was put together for people without Python."""
    return (folder / FILE).is_file()
