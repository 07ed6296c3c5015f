"""Checks finished packages against what they say of themselves: `python -m installer.check FILE ...` (.deb, .zip, .xz).

Licence texts are complete, every file is told of in the list for programs and is what that list says, nothing of the
system lies in it, and of Qt nothing that is not allowed. Exit 0 if all is so; else a line for each fault.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from installer import bundle, licences
from installer.finish import LICENCES, SBOM, hashes
from netcore import manifest

NOT_OURS: Final = (
    "libstdc++",
    "libgcc_s",
    "libGL",
    "libEGL",
    "libX11",
    "libxcb",
    "libglib",
    "libz.so",
    "libcrypto.so",
    "icuuc.dll",
)
"""Libraries of the system, and the one that stands in for Windows' own in trials."""


def unpacked(package: Path, target: Path) -> Path:
    """The folder with the program, taken out of a package."""
    if package.suffix == ".deb":
        subprocess.run(["dpkg-deb", "-x", str(package), str(target)], check=True)
        return target / "usr" / "lib" / "sennik"
    if package.suffix == ".zip":
        with zipfile.ZipFile(package) as packed:
            packed.extractall(target)
    else:
        with tarfile.open(package) as packed:
            packed.extractall(target)
    return next(target.iterdir())


def faults(folder: Path) -> Iterator[str]:
    """What is wrong with the program in `folder`, a line for each."""
    yield from (f"licence: {each}" for each in licences.missing(folder / LICENCES))
    told = {
        each["name"]: each["hashes"][0]["content"]
        for each in json.loads((folder / SBOM).read_bytes())["components"]
        if each["type"] == "file"
    }
    beside = {SBOM, "README.txt"} if (folder / "sennik-profile").is_dir() else {SBOM}
    held = hashes(folder, [folder / SBOM])
    yield from (f"not told of: {place}" for place in sorted(held.keys() - told.keys() - beside))
    yield from (f"missing: {place}" for place in sorted(told.keys() - held.keys()))
    yield from (f"changed: {place}" for place in sorted(told.keys() & held.keys()) if told[place] != held[place])
    for path in sorted(folder.rglob("*")):
        if path.name.startswith(NOT_OURS):
            yield f"of the system: {path.relative_to(folder)}"
        elif ".so" in path.name or path.suffix in (".dll", ".pyd"):
            inside = path.relative_to(folder).as_posix().removeprefix("_internal/").removeprefix("app/")
            if inside.startswith(("PySide6/", "shiboken6/")) and not bundle.wanted(inside):
                yield f"not allowed: {inside}"
    inner = folder / ("app" if (folder / "app").is_dir() else "_internal")
    packed = manifest.read(inner / "netcore")
    if packed is None:
        yield f"no {manifest.FILE}"
    else:
        yield from (f"manifest: {each}" for each in packed.wrong_files(inner))


def main(packages: list[str]) -> int:
    """See above."""
    found = 0
    for each in packages:
        with tempfile.TemporaryDirectory(prefix="sennik-check-") as passing:
            folder = unpacked(Path(each).resolve(), Path(passing))
            size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
            wrong = list(faults(folder))
        sys.stdout.writelines(f"{each}: {line}\n" for line in wrong)
        sys.stdout.write(f"{each}: {size / 1e6:.0f} MB unpacked, {len(wrong)} faults\n")
        found += len(wrong)
    return 1 if found or not packages else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
