"""The games that have a screen, and what each tells about itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from client.viewmodels.play.dream_script import DreamScript
from client.viewmodels.play.race_script import RaceScript
from client.viewmodels.play.script import Script
from client.viewmodels.play.sen_script import SenScript
from client.viewmodels.play.smoki_script import SmokiScript

SCRIPTS: Final[Mapping[str, Script]] = {
    "sen": SenScript(),
    "smoki": SmokiScript(),
    "race": RaceScript(),
    "dream": DreamScript(),
}
"""By the name of the game, the usual one first."""
