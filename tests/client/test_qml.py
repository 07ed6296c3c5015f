"""The screens pass Qt's own linter, which is told of the types that Python registers."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "client" / "qml"
TOOLS = Path(PySide6.__file__).parent
METATYPES = TOOLS / "Qt" / "metatypes"
SCREENS = sorted(QML.rglob("*.qml"))


def run(*command: object) -> str:
    """Standard output of a command that must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command[0]}:\n{done.stdout}{done.stderr}"
    return done.stdout


def describe(folder: Path) -> None:
    """Write what the linter needs to know of the types that client/ registers, a folder a module."""
    modules: dict[str, list[Path]] = {}
    for source in sorted((ROOT / "client").rglob("*.py")):
        text = source.read_text()
        if "@QmlElement" in text and (named := re.search(r'^QML_IMPORT_NAME = "(.+)"', text, re.MULTILINE)):
            dump = folder / f"{len(list(folder.glob('*.json')))}.json"
            described = run(sys.executable, TOOLS / "scripts" / "metaobjectdump.py", source)
            dump.write_text(described.replace('"type": "list"', '"type": "QVariantList"'))  # Python's name, and Qt's
            modules.setdefault(named[1], []).append(dump)
    known = ",".join(str(METATYPES / f"qt6{part}_metatypes.json") for part in ("core", "gui", "qml", "quick"))
    for name, dumps in modules.items():
        place = folder.joinpath(*name.split("."))
        place.mkdir(parents=True)
        options = ["--import-name", name, "--major-version", 1, "--minor-version", 0, "--foreign-types", known]
        command = [TOOLS / "Qt" / "libexec" / "qmltyperegistrar", "--generate-qmltypes", place / "types.qmltypes"]
        run(*command, "-o", folder / "registrations.cpp", *options, *dumps)
        (place / "qmldir").write_text(f"module {name}\ntypeinfo types.qmltypes\n")


@pytest.mark.skipif(not SCREENS, reason="there are no screens")
def test_the_linter_finds_nothing(tmp_path: Path) -> None:
    describe(tmp_path)
    found = subprocess.run(
        [TOOLS / "qmllint", "--max-warnings", "0", "--stale-property-read", "disable"]
        + [part for place in (tmp_path, QML) for part in ("-I", place)]
        + SCREENS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
