"""Players that are programs: random, the ghost of one who has gone, and a bot for each game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from engine.pieces import Seat
from engine.policies.ghost import GhostPolicy
from engine.policies.policy import Policy
from engine.policies.random_policy import RandomPolicy

KINDS: Final = ("random", "bot", "ghost")


def _sen_bot() -> Policy:
    from engine.policies.sen_bot import SenBot

    return SenBot()


def _sen_ghost() -> Policy:
    from engine.policies.sen_ghost import SenGhost

    return SenGhost()


def _smoki_bot() -> Policy:
    from engine.policies.smoki_bot import SmokiBot

    return SmokiBot()


def _smoki_ghost() -> Policy:
    from engine.policies.smoki_ghost import SmokiGhost

    return SmokiGhost()


def _race_bot() -> Policy:
    from engine.policies.race_bot import RaceBot

    return RaceBot()


def _race_ghost() -> Policy:
    from engine.policies.race_ghost import RaceGhost

    return RaceGhost()


def _dream_bot() -> Policy:
    from engine.policies.dream_bot import DreamBot

    return DreamBot()


def _dream_ghost() -> Policy:
    from engine.policies.dream_ghost import DreamGhost

    return DreamGhost()


def _dream_random() -> Policy:
    from engine.policies.dream_random import DreamRandom

    return DreamRandom()


_OWN: Final[Mapping[tuple[str, str], Callable[[], Policy]]] = {
    ("sen", "bot"): _sen_bot,
    ("sen", "ghost"): _sen_ghost,
    ("smoki", "bot"): _smoki_bot,
    ("smoki", "ghost"): _smoki_ghost,
    ("race", "bot"): _race_bot,
    ("race", "ghost"): _race_ghost,
    ("dream", "bot"): _dream_bot,
    ("dream", "ghost"): _dream_ghost,
    ("dream", "random"): _dream_random,
}
_ANY: Final[Mapping[str, Callable[[], Policy]]] = {"random": RandomPolicy, "ghost": GhostPolicy}


def for_game(name: str, kind: str) -> Policy:
    """The policy of `kind` for the game `name`. Raises ValueError for a kind that the game does not have."""
    make = _OWN.get((name, kind)) or _ANY.get(kind)
    if make is None:
        raise ValueError(f"{name} has no policy {kind!r}; the policies are: {', '.join(KINDS)}")
    return make()


def polite(name: str, policy: Policy, persons: Collection[Seat]) -> Policy:
    """`policy`, for a table where these seats are people's: where a bot could be too quick for them, it waits."""
    if name != "dream":
        return policy
    from engine.policies.dream_patient import PatientDreamer

    return PatientDreamer(policy, persons)


__all__ = ["KINDS", "Policy", "for_game", "polite"]
