"""Where a person sees the program, and so what lies beside it; without a library, since a release is made with none."""

from __future__ import annotations

from pathlib import Path


def lies_in(program: Path) -> Path:
    """The folder in which a person sees the program: on macOS it is inside of what they take for the program."""
    match program.parts:
        case (*_, bundle, "Contents", "MacOS", _) if bundle.endswith(".app"):
            return program.parents[3]
        case _:
            return program.parent
