"""What the floors that strangers' bytes come through may raise: errors that say who is to blame, and nothing else.

That no byte from outside leads to the ones that blame this program (`Misuse`) is hunted for in test_strangers.py.
"""

from __future__ import annotations

import ast
import builtins
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from netcore.errors import SennikError
from netcore.verbs.peer import Stopped

ROOT = Path(__file__).parents[2]
FLOORS = ("wire", "feeds", "files", "lan", "lobby", "node", "verbs")
NAMED = (SennikError, OSError, ValueError, Stopped)
"""`OSError` is the world's doing, `ValueError` a sentence for whoever typed or chose something."""


def stray(path: Path) -> Iterator[str]:
    """Every `assert` in a module, and every `raise` of what has no name in NAMED."""
    module = importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        place = f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Assert):
            yield f"{place} asserts"
        if not isinstance(node, ast.Raise) or node.exc is None or isinstance(node.exc, ast.BoolOp):
            continue  # again what was caught
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        name = raised.id if isinstance(raised, ast.Name) else ""
        named = getattr(module, name, None) or getattr(builtins, name, None)
        if named is None and isinstance(node.exc, ast.Name):
            continue  # what was kept
        if isinstance(named, type) and issubclass(named, NAMED):
            continue
        returns = getattr(named, "__annotations__", {}).get("return")
        if returns not in {"Unreachable", "Unreachable | None"}:
            yield f"{place} raises {ast.unparse(node.exc)}"


@pytest.mark.parametrize("floor", FLOORS)
def test_whatever_is_raised_says_who_is_to_blame(floor: str) -> None:
    assert [fault for path in sorted((ROOT / "netcore" / floor).glob("*.py")) for fault in stray(path)] == []


def test_what_blames_nobody_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr("tests.netcore.test_raises.ROOT", tmp_path)
    wrong = tmp_path / "strays.py"
    lines = ("assert f", "if f: raise KeyError(f)", "if f: raise AssertionError", "raise ValueError('a sentence')")
    wrong.write_text("\n    ".join(("def f():", *lines)))
    found = sorted(stray(wrong))
    assert [fault.partition(" ")[2] for fault in found] == ["asserts", "raises KeyError(f)", "raises AssertionError"]
