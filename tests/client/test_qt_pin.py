"""The pin of PySide6 holds a release whose signals leave Python's counts alone."""

from __future__ import annotations

import subprocess
import sys

# PySide6 6.12.0 gives back a reference of True with every emit. Python before 3.12 counts those and aborts when none is
# left. A process of its own, for the count is the whole process's.
PROGRAM = """
import sys
from PySide6.QtCore import QObject, Signal

class Bell(QObject):
    rung = Signal(int)

heard = []
bell = Bell()
bell.rung.connect(heard.append)
bell.rung.emit(0)
before = sys.getrefcount(True), sys.getrefcount(False)
for count in range(EMITS):
    bell.rung.emit(count)
after = sys.getrefcount(True), sys.getrefcount(False)
print(len(heard), *(b - a for a, b in zip(before, after)))
"""
EMITS = 400


def test_emitting_a_signal_steals_no_reference() -> None:
    program = PROGRAM.replace("EMITS", str(EMITS))
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    heard, of_true, of_false = map(int, done.stdout.split())
    assert heard == EMITS + 1
    assert abs(of_true) < EMITS // 10
    assert abs(of_false) < EMITS // 10
