"""Lint, format and types are part of the one test command."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def complaint(*arguments: str) -> str:
    """What a tool, run in the root of the project, says when it is not content; empty when it is."""
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_ruff_finds_nothing() -> None:
    assert complaint("ruff", "check", "--quiet", ".") == ""


def test_everything_is_formatted() -> None:
    assert complaint("ruff", "format", "--quiet", "--check", ".") == ""


def test_types_hold() -> None:
    assert complaint("mypy") == ""
