"""The games that have a screen, and what each tells about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from client.viewmodels.dream.script import DreamScript
from client.viewmodels.race.script import RaceScript
from client.viewmodels.sen.script import SenScript
from client.viewmodels.smoki.script import SmokiScript
from client.viewmodels.table.script import Script

SCRIPTS: Final[Mapping[str, Script]] = {
    "sen": SenScript(),
    "smoki": SmokiScript(),
    "race": RaceScript(),
    "dream": DreamScript(),
}
"""By the name of the game, the usual one first."""
