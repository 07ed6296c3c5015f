"""What keeps a release from being made, and what it is made of."""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

import pytest

from installer import release
from netcore.version import RELEASE

ROOT = Path(__file__).resolve().parents[1]
LOG = """# Changes

## 1.3.0, unreleased

### Added

- Wings.

## 1.2.3, 2026-11-28

- Scales.

## 1.2.2, 2026-01-02

- An egg.
"""


def wrong(version: str, *, log: str = LOG, dirty: str = "", tags: tuple[str, ...] = (), candidate: bool = False) -> str:
    return "\n".join(release.obstacles(log, version, dirty, tags, candidate=candidate))


def test_the_notes_are_what_the_changelog_says_of_that_release_alone() -> None:
    assert release.notes(LOG, "1.3.0") == ("unreleased", "### Added\n\n- Wings.\n")
    assert release.notes(LOG, "1.2.3") == ("2026-11-28", "- Scales.\n")
    assert release.notes(LOG, "1.2.2") == ("2026-01-02", "- An egg.\n")
    with pytest.raises(ValueError, match=r"1\.2\.4"):
        release.notes(LOG, "1.2.4")


def test_what_is_in_the_way_of_a_release_is_told() -> None:
    assert wrong("1.2.3") == ""
    assert "not committed" in wrong("1.2.3", dirty=" M run.sh\n")
    assert "no day" in wrong("1.3.0")
    assert wrong("1.3.0", candidate=True) == ""
    assert "does not tell" in wrong("1.2.4", candidate=True)
    assert "before" in wrong("1.2.3", tags=("v1.2.3",))
    assert "no version" in wrong("1.2")
    assert "says nothing" in wrong("2.0.0", log="## 2.0.0, 2026-12-24\n\n")


def test_this_release_could_be_a_candidate() -> None:
    assert wrong(RELEASE, log=(ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), candidate=True) == ""


def test_its_packages_are_those_that_a_program_gives_to_friends(tmp_path: Path) -> None:
    for name in ("sennik-1.2.3-setup.exe", "sennik_1.2.3_amd64.deb", "sennik-1.2.2-setup.exe", "SHA256SUMS"):
        (tmp_path / name).write_bytes(name.encode())
    made = release.artefacts(tmp_path, "1.2.3")
    assert [path.name for path in made] == ["sennik-1.2.3-setup.exe", "sennik_1.2.3_amd64.deb"]
    digest = hashlib.sha256(b"sennik-1.2.3-setup.exe").hexdigest()
    assert release.sums(made).splitlines()[0] == f"{digest}  sennik-1.2.3-setup.exe"


def test_every_trial_is_run_and_those_that_fail_are_named(capfd: pytest.CaptureFixture[str]) -> None:
    python = (sys.executable, "-c")
    trials = {
        "first": (*python, "raise SystemExit(3)"),
        "second": (*python, "print('run')"),
        "third": (*python, "raise SystemExit(1)"),
    }
    assert release.failed(trials) == ["first", "third"]
    told = capfd.readouterr().out
    assert "run\n" in told
    assert [line.split(":")[0] for line in told.splitlines() if " of a core" in line] == list(trials)


def test_scripts_read_the_version_from_its_one_place() -> None:
    line = f'RELEASE: Final = "{RELEASE}"'
    assert line in (ROOT / "netcore" / "version.py").read_text(encoding="utf-8").splitlines()
    for script in (ROOT / "installer").glob("*.sh"):
        text = script.read_text(encoding="utf-8")
        assert RELEASE not in text, script.name
        assert "pyproject" not in text, script.name
