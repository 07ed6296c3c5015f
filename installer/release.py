"""A release, by one command: what has to be true before, the packages, their checks, hashes, parts lists and notes.

    python3.11 -m installer.release [--candidate] [--try] [--twice] [--keep FOLDER]

In dist/ there is then all that is given to people: packages, SHA256SUMS, a parts list (CycloneDX) for each system, and
NOTES.md from CHANGELOG.md. `--candidate` does not mind a changelog that says "unreleased"; `--try` tries the packages
in clean roots and under Wine, all of them even if one fails; `--twice` makes all of them again, from a clone in another
folder, and compares. Needs root, lintian, and what installer/linux.sh and installer/windows.py need. The version is
written in netcore/version.py alone.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from installer import check
from installer.finish import SBOM
from netcore.files.beside import file_names
from netcore.version import RELEASE

_T = TypeVar("_T")
ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
UNRELEASED: Final = "unreleased"
_HEADING: Final = re.compile(r"^## (\S+), (.+)$", re.MULTILINE)
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


def notes(changelog: str, release: str) -> tuple[str, str]:
    """The day of `release`, or "unreleased", and what has changed in it. Raises ValueError if it is not told of."""
    headings = list(_HEADING.finditer(changelog))
    for at, heading in enumerate(headings):
        if heading[1] == release:
            end = headings[at + 1].start() if at + 1 < len(headings) else len(changelog)
            return heading[2], changelog[heading.end() : end].strip() + "\n"
    raise ValueError(f"CHANGELOG.md does not tell of {release}")


def obstacles(changelog: str, release: str, uncommitted: str, tags: Sequence[str], *, candidate: bool) -> Iterator[str]:
    """What is in the way of a release, a line for each. `uncommitted`: what git tells of the folder."""
    if uncommitted.strip():
        yield "there are changes that are not committed: packages are made of what is committed"
    if not re.fullmatch(r"\d+\.\d+\.\d+", release):
        yield f"{release} is no version of three numbers"
    try:
        day, told = notes(changelog, release)
    except ValueError as fault:
        yield str(fault)
        return
    if not told.strip():
        yield f"CHANGELOG.md says nothing of {release}"
    if not candidate:
        if not _DAY.fullmatch(day):
            yield f"CHANGELOG.md has no day for {release}, but: {day}"
        if f"v{release}" in tags:
            yield f"v{release} has been released before"


def artefacts(folder: Path, release: str) -> list[Path]:
    """The packages of `release` in `folder`, by the names under which a program gives them to friends."""
    names = file_names(release).values()
    return sorted(path for path in folder.iterdir() if any(name.fullmatch(path.name) for name in names))


def sums(paths: Sequence[Path]) -> str:
    """Lines for sha256sum."""
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)


def parts_lists(packages: Sequence[Path], release: str, out: Path) -> list[Path]:
    """Take the parts list out of a package for each system, and put it beside them."""
    made = []
    for system, suffix in (("linux", ".deb"), ("windows", ".zip")):
        package = next(each for each in packages if each.name.endswith(suffix))
        with tempfile.TemporaryDirectory(prefix="sennik-parts-") as passing:
            target = out / f"sennik-{release}-{system}.cdx.json"
            shutil.copyfile(check.unpacked(package, Path(passing)) / SBOM, target)
        made.append(target)
    return made


def told(*command: str) -> str:
    """What a tool prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout


def timed(what: str, work: Callable[[], _T]) -> _T:
    """Do it, and say how long it took by the clock, and in seconds of a core."""
    begun, used = time.monotonic(), _core_s()
    done = work()
    sys.stdout.write(f"{what}: {time.monotonic() - begun:.0f} s, {_core_s() - used:.0f} s of a core\n")
    sys.stdout.flush()
    return done


def _core_s() -> float:
    """Seconds of a core that this program and all that it has run have used so far."""
    return sum(os.times()[:4])


def run(*command: str, folder: Path = ROOT) -> None:
    """Run a tool; its complaint ends this."""
    subprocess.run(command, cwd=folder, check=True)


def build(keep: Path, checkout: Path = ROOT) -> None:
    """Make all packages of what is committed in `checkout`, into its dist/."""
    timed("Linux", lambda: run("sh", "installer/linux.sh", str(keep / "build-root"), folder=checkout))
    windows = (sys.executable, "-m", "installer.windows", "--cache", str(keep / "windows"))
    timed("Windows", lambda: run(*windows, folder=checkout))


def build_again(keep: Path) -> None:
    """Make all of them once more from a clone in another folder, and compare. Raises SystemExit with what differs."""
    other = keep / "another-checkout"
    shutil.rmtree(other, ignore_errors=True)
    run("git", "clone", "-q", str(ROOT), str(other))
    build(keep, other)
    first, second = (sums(artefacts(folder, RELEASE)) for folder in (DIST, other / "dist"))
    if first != second:
        raise SystemExit(f"the packages are not the same bytes twice:\n{first}{second}")


def failed(trials: Mapping[str, Sequence[str]]) -> list[str]:
    """Run every command of `trials`, whatever became of those before it; the names of those that complained."""
    bad = []
    for what, command in trials.items():
        if timed(what, partial(subprocess.run, command, cwd=ROOT, check=False)).returncode != 0:
            bad.append(what)
    return bad


def main() -> int:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--candidate", action="store_true", help="the changelog may say that it is unreleased")
    parser.add_argument("--try", dest="trial", action="store_true", help="try the packages, too")
    parser.add_argument("--twice", action="store_true", help="make them twice, and compare")
    parser.add_argument("--keep", type=Path, help="where roots and downloads are kept for the next time")
    given = parser.parse_args()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    uncommitted = told("git", "status", "--porcelain", "--untracked-files=no")
    wrong = list(obstacles(changelog, RELEASE, uncommitted, told("git", "tag").split(), candidate=given.candidate))
    if wrong:
        sys.stderr.writelines(f"{line}\n" for line in wrong)
        return 2
    commit = told("git", "rev-parse", "HEAD")
    with tempfile.TemporaryDirectory(prefix="sennik-release-") as passing:
        keep: Path = (given.keep or Path(passing)).resolve()
        keep.mkdir(parents=True, exist_ok=True)
        for old in artefacts(DIST, RELEASE) if DIST.is_dir() else ():
            old.unlink()
        build(keep)
        if given.twice:
            build_again(keep)
        made = artefacts(DIST, RELEASE)
        if told("git", "rev-parse", "HEAD") != commit:
            sys.stderr.write("another commit has come meanwhile: the packages are not of one\n")
            return 1
        packed = [str(path) for path in made if path.suffix != ".exe"]
        if timed("Checked", lambda: check.main(packed)) != 0:
            return 1
        debs = [str(path) for path in made if path.suffix == ".deb"]
        timed("Lintian", lambda: run("lintian", "--fail-on", "error,warning", *debs))
        made += parts_lists(made, RELEASE, DIST)
        (DIST / "SHA256SUMS").write_text(sums(made), encoding="ascii")
        (DIST / "NOTES.md").write_text(notes(changelog, RELEASE)[1], encoding="utf-8")
        trials = {
            "Linux, tried": ("sh", "installer/try_linux.sh", str(keep)),
            "Windows, tried": ("sh", "installer/try_windows.sh", str(keep / "wine-root")),
            "Quiet": (sys.executable, "-m", "installer.try_quiet", str(keep / "bookworm-root")),
        }
        if given.trial and (bad := failed(trials)):
            sys.stderr.write(f"not good: {'; '.join(bad)}\n")
            return 1
    for path in made:
        sys.stdout.write(f"{path.stat().st_size / 1e6:7.1f} MB  {path.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
