"""A screen that names a type of Sennik.Models is not there at all, unless the module of that type was loaded before."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = {path.stem: path for path in (ROOT / "client" / "qml").rglob("*.qml")}
NAMED = {
    name: set(re.findall(r"\b[A-Z]\w+", re.sub(r"//.*", "", path.read_text(encoding="utf-8"))))
    for name, path in FILES.items()
}
MODELS = {
    found[1]: ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in (ROOT / "client").rglob("*.py")
    for found in re.finditer(r"^@QmlElement\n(?:@.*\n)*class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def needed(screen: str) -> set[str]:
    """The modules of all types that a screen names, and whatever it is made of."""
    seen: set[str] = set()
    left = [screen]
    while left:
        name = left.pop()
        if name in FILES and name not in seen:
            seen.add(name)
            left += NAMED[name]
    return {MODELS[word] for name in seen for word in NAMED[name] if word in MODELS}


@pytest.mark.parametrize(
    ("screens", "loaded"),
    [
        # A file that was opened by a double click: no node, no room, nobody to talk to.
        (("ReplayPage", "TableStage"), "client.viewmodels.replay.model"),
        (("LessonPage", "TableStage"), "client.viewmodels.lesson.model"),
    ],
)
def test_a_table_without_company_has_all_types_that_its_screen_names(screens: tuple[str, ...], loaded: str) -> None:
    code = f"import sys, client.app, {loaded}; print(*sys.modules)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={"PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    wanted = set().union(*map(needed, screens))
    assert "client.viewmodels.play.table" in wanted
    assert wanted - set(told.stdout.split()) == set()
