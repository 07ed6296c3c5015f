"""The last steps with a folder that holds the program: licence texts, what it should hold, what it is made of.

    python -m installer.finish FOLDER --packages SITE --python LICENCE --kind deb --modules NAMES

`--modules`: a file with the names of the modules that have to load, one a line. Run with the Python of the environment
that the packages were installed in, whose versions are told.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import sys
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Final

from installer import licences
from installer.licences import COMPONENTS
from installer.sbom import sbom
from netcore import manifest
from netcore.manifest import Manifest
from netcore.version import RELEASE

LICENCES: Final = "licences"
SBOM: Final = "sbom.cdx.json"
OWN_VERSIONS: Final = {"libsodium": "", "qt-third-party": ""}


def hashes(folder: Path, leave: Iterable[Path] = ()) -> dict[str, str]:
    """The SHA-256 in hex of every file below `folder`, by place, but for what lies at or below one of `leave`."""
    left = tuple(leave)
    found = {}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not any(path == each or each in path.parents for each in left):
            found[path.relative_to(folder).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def versions(packages: Path, python: str) -> dict[str, str]:
    """Which version of each component is bundled."""
    held = {
        each.metadata["Name"].lower().replace("_", "-"): each.version
        for each in metadata.distributions(path=[str(packages)])
    }
    told = {each.name: held.get(each.name.lower().replace("_", "-"), "") for each in COMPONENTS}
    return {**told, **OWN_VERSIONS, "sennik": RELEASE, "python": python}


def is_program(path: Path) -> bool:
    """Whether a file is run by itself: no library, no module, and nothing that is only read."""
    read_only = path.suffix in (".svg", ".py", ".qml", ".txt", ".sh") or ".so" in path.name
    return bool(path.stat().st_mode & 0o100) and not read_only


def even(folder: Path, moment: int) -> None:
    """Give every file and folder the same time and the same rights, so that packages of it are the same bytes."""
    for path in [folder, *sorted(folder.rglob("*"))]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or is_program(path) else 0o644)
        os.utime(path, (moment, moment), follow_symlinks=False)


def finish(
    folder: Path, inner: Path, packages: Path, python: Path, kind: str, modules: Iterable[str], version: str
) -> None:
    """`folder`: the program; `inner`: where in it our packages are. Raises SystemExit with what is missing."""
    licences.collect(folder / LICENCES, packages, python)
    lacking = licences.missing(folder / LICENCES)
    if lacking:
        raise SystemExit(f"licence texts are missing: {'; '.join(lacking)}")
    held = versions(packages, version)
    target = inner / "netcore"
    target.mkdir(exist_ok=True)
    own = target / manifest.FILE
    Manifest(kind, tuple(modules), hashes(inner, [own]), held).write(target)
    (folder / SBOM).write_bytes(sbom(RELEASE, kind, held, hashes(folder, [folder / SBOM])))


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--inner", type=Path, required=True, help="the folder in it that holds our packages")
    parser.add_argument("--packages", type=Path, required=True)
    parser.add_argument("--python", type=Path, required=True, help="the licence text of Python")
    parser.add_argument("--python-version", default=platform.python_version())
    parser.add_argument("--kind", required=True)
    parser.add_argument("--modules", type=Path, required=True)
    given = parser.parse_args()
    names = given.modules.read_text(encoding="ascii").split()
    finish(given.folder, given.inner, given.packages, given.python, given.kind, names, given.python_version)
    even(given.folder, int(os.environ["SOURCE_DATE_EPOCH"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
