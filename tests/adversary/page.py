"""docs/protocol/attacks.md as the registry makes it: python -m tests.adversary.page writes it."""

# ruff: noqa: E501 - a line of the page is a line
from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.adversary.registry import AREAS, UNSTOPPED
from tests.adversary.row import Elsewhere, Row, Unstopped, said

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "protocol" / "attacks.md"

HEAD: Final = """\
# Attacks, and what stops them

Attackers sit at the table or on the network. Unless stated otherwise, an attack takes as much work as breaking the group (about 2^126).

This page is made from a registry (`tests/adversary/`) by `python -m tests.adversary.page`. Each row is a peer that plays honestly but for one deviation. Those without a test
in their last column are played as they stand there, with two to five peers: all honest peers come to the same, name nobody honest, and tell no secret, and `sennik verify` says the
same of the file of each.
"""
UNSTOPPED_HEAD: Final = """\
## What is not stopped

What no protocol can prevent, and what happens instead.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for area, rows in AREAS.items():
        parts.append(f"## {area}\n")
        parts.append("| a peer that … | what stops it | what comes of it | row |\n| --- | --- | --- | --- |")
        parts.append("".join(f"{_line(row)}\n" for row in rows))
    parts.append(UNSTOPPED_HEAD)
    parts.append("".join(f"{_item(row)}\n" for row in UNSTOPPED))
    return "\n".join(parts)


def _line(row: Row) -> str:
    cells = (row.attack, row.stops, said(row.expected), _held(row))
    return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"


def _held(row: Row | Unstopped) -> str:
    if not isinstance(row.how, Elsewhere):
        return f"`{row.name}`"
    return ", ".join(f"`tests/{test}`" for test in row.how.tests)


def _item(row: Unstopped) -> str:
    held = f" ({_held(row)})" if not isinstance(row.how, Elsewhere) or row.how.tests else ""
    return f"- **{row.attack}** {row.instead}{held}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
