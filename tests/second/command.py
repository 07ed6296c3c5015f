"""`python -m tests.second.command FILE`: what `sennik verify --json FILE` says, by a program of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.second.verdict import EXITS, verify


def main(path: Path) -> int:
    """Print the verdict on a file; the exit code."""
    verdict = verify(path.read_bytes())
    print(json.dumps(verdict.plain()))
    return EXITS[verdict.verdict]


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
