"""`python -m tests.second FILE`: what `sennik verify --json FILE` says, by a program of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.second.verdict import EXITS, verify

verdict = verify(Path(sys.argv[1]).read_bytes())
print(json.dumps(verdict.plain()))
sys.exit(EXITS[verdict.verdict])
