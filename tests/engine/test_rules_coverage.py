"""The pages in docs/rules name, for every sentence of the rules, a test that exists; every test has a row."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
NAME = re.compile(r"`(test_\w+)`")


def rows(game: str) -> list[str]:
    lines = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8").splitlines()
    return [line for line in lines if line.startswith("|") and not line.startswith(("| ---", "| the rules", "| prop"))]


def defined(pattern: str) -> set[str]:
    files = (ROOT / "tests" / "engine").glob(pattern)
    return {name for file in files for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.MULTILINE)}


@pytest.mark.parametrize("game", GAMES)
def test_every_row_names_a_test_that_exists(game: str) -> None:
    known = defined("test_*.py")
    assert len(rows(game)) > 20
    for row in rows(game):
        assert NAME.findall(row), row
        assert set(NAME.findall(row)) <= known, row


@pytest.mark.parametrize("game", GAMES)
def test_every_test_of_a_rule_has_a_row(game: str) -> None:
    named = {name for row in rows(game) for name in NAME.findall(row)}
    assert defined(f"test_{game}_rules.py") <= named
