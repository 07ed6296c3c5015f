"""How strong a bot may be. A module of its own: a window has to know the words before it needs a bot."""

from __future__ import annotations

from typing import Final

CALM, LIVELY, SLY = "calm", "lively", "sly"
LEVELS: Final = (CALM, LIVELY, SLY)
"""The weakest first."""
