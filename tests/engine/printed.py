"""Games as the command prints them, for a referee to judge."""

from __future__ import annotations

import json
from collections.abc import Mapping

from engine.games import find
from engine.policies import Policy, for_game
from engine.transcript import transcript
from tests.engine.judging import Verdict


class Printed:
    """The games called `name`, whose options have `defaults` by the referee's own reading of the rules."""

    def __init__(self, name: str, defaults: Mapping[str, int | bool | str]) -> None:
        self.game = find(name)
        self._defaults = defaults

    def play(self, policies: list[Policy], seed: int, **options: int | bool | str) -> str:
        """One game, a policy a seat."""
        lines = transcript(self.game, len(policies), seed, options, policies)
        return "".join(json.dumps(line) + "\n" for line in lines)

    def play_kind(self, kind: str, seats: int, seed: int, **options: int | bool | str) -> str:
        """One game among policies of one kind."""
        return self.play([for_game(self.game.name, kind)] * seats, seed, **options)

    def expect_start(self, verdict: Verdict, seats: int, seed: int, **options: int | bool | str) -> None:
        """The first line echoes what was asked for, every option included."""
        assert verdict.start["seats"] == seats
        assert verdict.start["seed"] == seed
        assert verdict.start["options"] == {**self._defaults, **options}
        assert verdict.start["rules"] == self.game.rules_hash().hex()
