"""The screens pass Qt's own linter, which is told of the types that Python registers."""

from __future__ import annotations

import ast
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
# Python's names of types, and Qt's.
NAMES = {"list": "QVariantList", "dict": "QVariantMap"}
SCREENS = sorted(QML.rglob("*.qml"))


def run(*command: object) -> str:
    """Standard output of a command that must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command[0]}:\n{done.stdout}{done.stderr}"
    return done.stdout


class Named(ast.NodeTransformer):
    """Gives a lambda a name: metaobjectdump can read no other getter of a property."""

    def visit_Lambda(self, node: ast.Lambda) -> ast.Name:
        return ast.copy_location(ast.Name("getter"), node)


def describe(folder: Path) -> None:
    """Write what the linter needs to know of the types that client/ registers, a folder a module."""
    modules: dict[str, list[Path]] = {}
    # What a class is built on has to be read before it.
    for source in sorted((ROOT / "client").rglob("*.py"), key=lambda path: ("(QObject)" not in path.read_text(), path)):
        text = source.read_text()
        if "@QmlElement" in text and (named := re.search(r'^QML_IMPORT_NAME = "(.+)"', text, re.MULTILINE)):
            readable = folder / f"source{len(list(folder.glob('*.py')))}.py"
            readable.write_text(ast.unparse(Named().visit(ast.parse(text))))
            modules.setdefault(named[1], []).append(readable)
    known = ",".join(str(METATYPES / f"qt6{part}_metatypes.json") for part in ("core", "gui", "qml", "quick"))
    for name, sources in modules.items():
        described = run(sys.executable, TOOLS / "scripts" / "metaobjectdump.py", *sources)
        for python, qt in NAMES.items():
            described = described.replace(f'"type": "{python}"', f'"type": "{qt}"')
        place = folder.joinpath(*name.split("."))
        place.mkdir(parents=True)
        dump = place / "types.json"
        dump.write_text(described)
        options = ["--import-name", name, "--major-version", 1, "--minor-version", 0, "--foreign-types", known]
        command = [TOOLS / "Qt" / "libexec" / "qmltyperegistrar", "--generate-qmltypes", place / "types.qmltypes"]
        run(*command, "-o", folder / "registrations.cpp", *options, dump)
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
