"""Names are put into sentences once and never read as patterns, in Python and in QML alike."""

from __future__ import annotations

import json

import pytest
from PySide6.QtQml import QQmlEngine, QQmlExpression

from client import app as program
from client.texts import fill

CASES = [
    ("%1 wins", ["Ada"], "Ada wins"),
    ("%1: %2", ["A%2", "five"], "A%2: five"),
    ("%1, %2: %3, %4", ["A%3", "%1", "+5", "why"], "A%3, %1: +5, why"),
    ("%2 of %1", ["%1", "%2"], "%2 of %1"),
    ("%1 · %1", [7], "7 · 7"),
    ("%1 and %3", ["one", "two"], "one and %3"),
    ("%0, 100%", ["one"], "%0, 100%"),
    ("%1", ["$& $1 $$"], "$& $1 $$"),
    ("", ["one"], ""),
]


@pytest.mark.parametrize(("pattern", "parts", "whole"), CASES)
def test_each_place_is_filled_once(qapp: object, pattern: str, parts: list[object], whole: str) -> None:
    assert fill(pattern, *parts) == whole
    engine = QQmlEngine()
    engine.addImportPath(str(program.QML))
    texts = engine.singletonInstance("Sennik", "Texts")
    arguments = ", ".join(json.dumps(part) for part in (pattern, *parts))
    said = QQmlExpression(engine.rootContext(), texts, f"fill({arguments})")
    assert said.evaluate()[0] == whole, said.error().toString()
