"""The rules of tests/conftest.py bite: each thing that must fail a test does, and a clean test passes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

BAD = {
    "test_warns": ("import warnings; warnings.warn('old')", "UserWarning: old"),
    "test_leaves_a_thread": (
        "import threading, time; threading.Thread(target=time.sleep, args=(30,), name='left', daemon=True).start()",
        "threads left running: ['left']",
    ),
    "test_asyncio_complains": (
        "import logging; logging.getLogger('asyncio').error('task exception was never retrieved')",
        "asyncio complained:\ntask exception was never retrieved",
    ),
    "test_a_task_fails": (
        "import logging; logging.getLogger('netcore.tasks').error('links-read failed')",
        "asyncio complained:\nlinks-read failed",
    ),
    "test_qt_complains": ("from PySide6.QtCore import qWarning; qWarning('no such property')", "no such property"),
    "test_qml_complains": (
        """
    from PySide6.QtCore import QUrl
    from PySide6.QtQml import QQmlComponent, QQmlEngine
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(b'import QtQml\\nQtObject { property int a: missing.b }', QUrl())
    assert component.create() is not None
""",
        "ReferenceError: missing is not defined",
    ),
    "test_slot_raises": (
        """
    from PySide6.QtCore import QObject, Signal
    class Bell(QObject):
        rung = Signal()
    def answer():
        raise KeyError('nobody home')
    bell = Bell()
    bell.rung.connect(answer)
    bell.rung.emit()
""",
        "nobody home",
    ),
    "test_coroutine_never_awaited": (
        """
    async def forgotten():
        pass
    forgotten()
""",
        "was never awaited",
    ),
}


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What pytest says about one good and all bad tests, under this project's settings and conftest."""
    folder = tmp_path_factory.mktemp("guarded")
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    lines = ["def test_is_clean(qapp):\n    assert type(qapp).__name__ == 'QGuiApplication'\n"]
    lines += [f"def {name}(qapp):\n    {body}\n" for name, (body, _) in BAD.items()]
    (folder / "test_guarded.py").write_text("\n\n".join(lines))
    command = [sys.executable, "-m", "pytest", "-c", ROOT / "pyproject.toml", "--rootdir", folder]
    command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-rA", "--tb=short", folder]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder, check=False).stdout


@pytest.mark.parametrize("name", BAD)
def test_a_bad_test_fails_with_its_reason(report: str, name: str) -> None:
    failed = [line for line in report.splitlines() if line.startswith(("FAILED", "ERROR")) and f"::{name}" in line]
    assert failed, report
    assert BAD[name][1] in report


def test_a_clean_test_passes(report: str) -> None:
    assert "PASSED test_guarded.py::test_is_clean" in report, report
