"""Every screen passes Qt's own linter, which is told the types that Python registers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "client" / "qml"
BIN = Path(sys.executable).parent
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
MODULE = "Sennik.Models"


def models() -> list[Path]:
    """The modules of view models that register types for QML."""
    return sorted(
        path
        for path in (ROOT / "client" / "viewmodels").rglob("*.py")
        if f'QML_IMPORT_NAME = "{MODULE}"' in path.read_text()
    )


def run(*command: str | Path) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, f"{command[0]}:\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the qmltypes of the registered view models."""
    folder = tmp_path_factory.mktemp("types")
    dump = json.loads(run(BIN / "pyside6-metaobjectdump", *models()))
    (folder / "models.json").write_text(json.dumps(dump))
    module = folder.joinpath(*MODULE.split("."))
    module.mkdir(parents=True)
    foreign = ",".join(str(METATYPES / f"qt6{part}_metatypes.json") for part in ("core", "qml"))
    run(
        *(BIN / "pyside6-qmltyperegistrar", "--generate-qmltypes", module / "models.qmltypes"),
        *("-o", folder / "registered.cpp", folder / "models.json", "--import-name", MODULE),
        *("--major-version", "1", "--minor-version", "0", "--foreign-types", foreign),
    )
    (module / "qmldir").write_text(f"module {MODULE}\ntypeinfo models.qmltypes\n")
    return folder


def test_no_warning(types: Path) -> None:
    files = sorted(QML.rglob("*.qml"))
    assert len(files) > 30
    # The dump leaves out that a property is constant.
    run(
        BIN / "pyside6-qmllint",
        "--max-warnings",
        "0",
        "--stale-property-read",
        "disable",
        "-I",
        types,
        "-I",
        QML,
        *files,
    )


def test_every_component_is_in_its_module() -> None:
    for qmldir in QML.rglob("qmldir"):
        listed = {line.split()[-1] for line in qmldir.read_text().splitlines() if line.endswith(".qml")}
        assert listed == {path.name for path in qmldir.parent.glob("*.qml")}, qmldir.parent
