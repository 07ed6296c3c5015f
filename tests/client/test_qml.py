"""The screens pass Qt's own linter, which is told of the types that Python registers."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
from collections.abc import Collection, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QByteArray, QMetaMethod, QObject

ROOT = Path(__file__).resolve().parents[2]
QML = ROOT / "client" / "qml"
TOOLS = Path(PySide6.__file__).parent
METATYPES = TOOLS / "Qt" / "metatypes"
# Of what moc writes down.
REVISION = 68
SCREENS = sorted(QML.rglob("*.qml"))


def run(*command: object) -> str:
    """Standard output of a command that must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command[0]}:\n{done.stdout}{done.stderr}"
    return done.stdout


def registered() -> Iterator[tuple[str, type[QObject]]]:
    """The types that client/ gives to QML, each with the name of its module there."""
    for source in sorted((ROOT / "client").rglob("*.py")):
        names = re.findall(r"^@QmlElement\n(?:@.*\n)*class (\w+)", source.read_text(), re.MULTILINE)
        if names:
            module = importlib.import_module(".".join(source.relative_to(ROOT).with_suffix("").parts))
            yield from ((module.QML_IMPORT_NAME, getattr(module, name)) for name in names)


def metatype(kind: type[QObject], known: Collection[str]) -> dict[str, object]:
    """A type as Qt's moc would write it down; what it is built on is `known` or Qt's own."""
    meta = kind.staticMetaObject
    above = meta.superClass()
    while above.className() not in known and not above.className().startswith("Q"):
        above = above.superClass()
    properties = [meta.property(at) for at in range(above.propertyCount(), meta.propertyCount())]
    methods = [meta.method(at) for at in range(above.methodCount(), meta.methodCount())]
    described: dict[str, object] = {
        "className": meta.className(),
        "qualifiedClassName": meta.className(),
        "object": True,
        "superClasses": [{"access": "public", "name": above.className()}],
        "classInfos": [{"name": "QML.Element", "value": "auto"}, {"name": "QML.Creatable", "value": "false"}],
        "properties": [
            {"name": each.name(), "type": each.typeName(), "read": each.name(), "constant": each.isConstant()}
            | ({"notify": text(each.notifySignal().name())} if each.hasNotifySignal() else {})
            for each in properties
        ],
    }
    for group, sort in (("signals", QMetaMethod.MethodType.Signal), ("slots", QMetaMethod.MethodType.Slot)):
        described[group] = [
            {
                "access": "public",
                "name": text(each.name()),
                "returnType": text(each.returnMetaType().name()),
                "arguments": [{"name": f"a{at}", "type": text(of)} for at, of in enumerate(each.parameterTypes())],
            }
            for each in methods
            if each.methodType() == sort
        ]
    return described


def text(raw: QByteArray | bytes | str) -> str:
    """A name as Qt tells it."""
    return raw if isinstance(raw, str) else bytes(raw).decode()


def describe(folder: Path) -> None:
    """Write what the linter needs to know of the types that client/ registers, a folder a module."""
    modules: dict[str, list[type[QObject]]] = {}
    # What a class is built on has to be read before it.
    for name, kind in sorted(registered(), key=lambda each: len(each[1].mro())):
        modules.setdefault(name, []).append(kind)
    known = ",".join(str(METATYPES / f"qt6{part}_metatypes.json") for part in ("core", "gui", "qml", "quick"))
    for name, kinds in modules.items():
        names = {kind.__name__ for kind in kinds}
        place = folder.joinpath(*name.split("."))
        place.mkdir(parents=True)
        dump = place / "types.json"
        classes = [metatype(kind, names) for kind in kinds]
        dump.write_text(json.dumps([{"classes": classes, "outputRevision": REVISION, "inputFile": "client"}]))
        options = ["--import-name", name, "--major-version", 1, "--minor-version", 0, "--foreign-types", known]
        command = [TOOLS / "Qt" / "libexec" / "qmltyperegistrar", "--generate-qmltypes", place / "types.qmltypes"]
        run(*command, "-o", folder / "registrations.cpp", *options, dump)
        (place / "qmldir").write_text(f"module {name}\ntypeinfo types.qmltypes\n")


@pytest.mark.skipif(not SCREENS, reason="there are no screens")
def test_the_linter_finds_nothing(tmp_path: Path) -> None:
    describe(tmp_path)
    found = subprocess.run(
        [TOOLS / "qmllint", "--max-warnings", "0"]
        + [part for place in (tmp_path, QML) for part in ("-I", place)]
        + SCREENS,
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr


def test_no_animation_runs_a_script_of_its_own() -> None:
    """It would be run although its item is just going, and Qt complains; a handler of an animation's end is not."""
    assert [path.name for path in SCREENS if "ScriptAction" in path.read_text()] == []
