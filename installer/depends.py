"""Prints which Debian packages a folder of programs needs: by the libraries that its files name and do not hold.

Run on the system that the folder was made on; it asks dpkg whose each library is.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from installer import bundle

OTHER_NAMES: Final[Mapping[str, str]] = {
    "libglib2.0-0": "libglib2.0-0 | libglib2.0-0t64",
    "libssl3": "libssl3 | libssl3t64",
}
"""What later releases of Debian and Ubuntu call the same library."""
UNNAMED: Final = ("libgl1", "libegl1", "libxcb-cursor0", "libwayland-cursor0")
"""What Qt loads by name while it runs, or needs one of."""
_ELF: Final = b"\x7fELF"
_NEEDED: Final = re.compile(r"\(NEEDED\)[^\[]*\[([^\]]+)\]")
_GLIBC: Final = re.compile(rb"GLIBC_2\.(\d+)")


def is_elf(path: Path) -> bool:
    """Whether a file is a program or a library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == _ELF


def needs(path: Path) -> list[str]:
    """The libraries that a file names."""
    told = subprocess.run(["readelf", "-d", path], capture_output=True, text=True, check=True).stdout
    return _NEEDED.findall(told)


def package_of(library: str) -> str:
    """The package that a library of this system belongs to."""
    found = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    place = re.search(rf"^\s*{re.escape(library)} .*=> (\S+)$", found, re.MULTILINE)
    if place is None:
        raise SystemExit(f"{library} is needed, and neither bundled nor on this system")
    for spelled in (place[1], str(Path(place[1]).resolve()), str(Path(place[1]).resolve()).removeprefix("/usr")):
        told = subprocess.run(["dpkg-query", "-S", spelled], capture_output=True, text=True, check=False)
        if told.returncode == 0:
            return told.stdout.split(":")[0]
    raise SystemExit(f"{place[1]} belongs to no package")


def depends(libraries: Iterable[str], libc: int) -> str:
    """The field of the package: the C library with the least release, and all others by name."""
    packages = {package for package in libraries if not package.startswith("libc6")} | set(UNNAMED)
    named = sorted(OTHER_NAMES.get(package, package) for package in packages)
    return ", ".join([f"libc6 (>= 2.{libc})", *named])


def main(folder: Path) -> int:
    """See above. Ends with a sentence if something of Qt is missing."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and is_elf(path)]
    held = {path.name for path in folder.rglob("*")}
    needed = {str(path.relative_to(folder)): needs(path) for path in files}
    missing = bundle.unmet(needed, held)
    if missing:
        raise SystemExit(f"left out of the bundle, and needed: {missing}")
    outside = {name for names in needed.values() for name in names} - held
    libc = max(int(found) for path in files for found in _GLIBC.findall(path.read_bytes()))
    packages = {package_of(name) for name in outside if not name.startswith("ld-linux")}
    sys.stdout.write(depends(packages, libc) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
