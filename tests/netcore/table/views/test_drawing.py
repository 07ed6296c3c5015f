"""The machine in docs/protocol/views.md is the one that runs."""

from __future__ import annotations

from pathlib import Path

from tests.model.views.drawing import drawing
from tests.model.views.mutants import MUTANTS

PAGE = Path(__file__).resolve().parents[4] / "docs" / "protocol" / "views.md"


def test_the_drawing_is_drawn_from_the_table() -> None:
    """If it is not: python -m bench.views --drawing."""
    assert drawing() in PAGE.read_text()


def test_the_page_counts_the_rules_that_are_taken_out() -> None:
    assert f"Each of {len(MUTANTS)} rules taken out is noticed." in PAGE.read_text()
