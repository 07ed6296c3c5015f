"""Players that are programs: random, the ghost of one who has gone, and a bot for each game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.levels import CALM, LEVELS, LIVELY, SLY
from engine.pieces import Seat
from engine.policies.ghost import GhostPolicy
from engine.policies.policy import Policy
from engine.policies.random_policy import RandomPolicy
from engine.policies.worlds import Hurry

if TYPE_CHECKING:
    from engine.chance import Chance
    from engine.knowledge import View
    from engine.pieces import Move
    from engine.policies.afterthought import Weighed
    from engine.policies.because import Because

KINDS: Final = ("random", *LEVELS, "ghost")
Explain: TypeAlias = "Callable[[View, Move], Because]"
"""From a view and a move that its seat may make, why it would."""
Weigh: TypeAlias = "Callable[[View, Move, View | None, Chance], Weighed | None]"
"""From what a seat knew, what it did, what it knew when it was next asked, and a source of deals: what was better."""
_ALSO: Final[Mapping[str, str]] = {"bot": LIVELY}
"""Other names: before there were three there was one."""


def _sen_calm() -> Policy:
    from engine.policies.sen_calm import SenCalm

    return SenCalm()


def _sen_bot() -> Policy:
    from engine.policies.sen_bot import SenBot

    return SenBot()


def _sen_sly() -> Policy:
    from engine.policies.sen_sly import SenSly

    return SenSly()


def _sen_ghost() -> Policy:
    from engine.policies.sen_ghost import SenGhost

    return SenGhost()


def _smoki_calm() -> Policy:
    from engine.policies.smoki_calm import SmokiCalm

    return SmokiCalm()


def _smoki_bot() -> Policy:
    from engine.policies.smoki_bot import SmokiBot

    return SmokiBot()


def _smoki_sly() -> Policy:
    from engine.policies.smoki_sly import SmokiSly

    return SmokiSly()


def _smoki_ghost() -> Policy:
    from engine.policies.smoki_ghost import SmokiGhost

    return SmokiGhost()


def _race_calm() -> Policy:
    from engine.policies.race_calm import RaceCalm

    return RaceCalm()


def _race_bot() -> Policy:
    from engine.policies.race_bot import RaceBot

    return RaceBot()


def _race_sly() -> Policy:
    from engine.policies.race_sly import RaceSly

    return RaceSly()


def _race_ghost() -> Policy:
    from engine.policies.race_ghost import RaceGhost

    return RaceGhost()


def _dream_calm() -> Policy:
    from engine.policies.dream_calm import DreamCalm

    return DreamCalm()


def _dream_bot() -> Policy:
    from engine.policies.dream_bot import DreamBot

    return DreamBot()


def _dream_sly() -> Policy:
    from engine.policies.dream_sly import DreamSly

    return DreamSly()


def _dream_ghost() -> Policy:
    from engine.policies.dream_ghost import DreamGhost

    return DreamGhost()


def _dream_random() -> Policy:
    from engine.policies.dream_random import DreamRandom

    return DreamRandom()


_OWN: Final[Mapping[tuple[str, str], Callable[[], Policy]]] = {
    ("sen", CALM): _sen_calm,
    ("sen", LIVELY): _sen_bot,
    ("sen", SLY): _sen_sly,
    ("sen", "ghost"): _sen_ghost,
    ("smoki", CALM): _smoki_calm,
    ("smoki", LIVELY): _smoki_bot,
    ("smoki", SLY): _smoki_sly,
    ("smoki", "ghost"): _smoki_ghost,
    ("race", CALM): _race_calm,
    ("race", LIVELY): _race_bot,
    ("race", SLY): _race_sly,
    ("race", "ghost"): _race_ghost,
    ("dream", CALM): _dream_calm,
    ("dream", LIVELY): _dream_bot,
    ("dream", SLY): _dream_sly,
    ("dream", "ghost"): _dream_ghost,
    ("dream", "random"): _dream_random,
}
_ANY: Final[Mapping[str, Callable[[], Policy]]] = {"random": RandomPolicy, "ghost": GhostPolicy}


def _why_sen() -> Explain:
    from engine.policies.sen_reasons import explain

    return explain


def _why_smoki() -> Explain:
    from engine.policies.smoki_reasons import explain

    return explain


def _why_race() -> Explain:
    from engine.policies.race_reasons import explain

    return explain


def _why_dream() -> Explain:
    from engine.policies.dream_reasons import explain

    return explain


_EXPLAINS: Final[Mapping[str, Callable[[], Explain]]] = {
    "sen": _why_sen,
    "smoki": _why_smoki,
    "race": _why_race,
    "dream": _why_dream,
}


def explains(name: str) -> Explain | None:
    """What gives the reasons for moves of the game `name`; None if there are none."""
    make = _EXPLAINS.get(name)
    return make() if make is not None else None


def _weigh_sen() -> Weigh:
    from engine.policies.sen_afterthought import weigh

    return weigh


def _weigh_smoki() -> Weigh:
    from engine.policies.smoki_afterthought import weigh

    return weigh


def _weigh_race() -> Weigh:
    from engine.policies.race_afterthought import weigh

    return weigh


_WEIGHS: Final[Mapping[str, Callable[[], Weigh]]] = {"sen": _weigh_sen, "smoki": _weigh_smoki, "race": _weigh_race}
"""In the dream what a clue was worth is in the minds of others: there is nothing to weigh it by."""


def weighs(name: str) -> Weigh | None:
    """What weighs decisions of the game `name` once a round is over; None if nothing can."""
    make = _WEIGHS.get(name)
    return make() if make is not None else None


def for_game(name: str, kind: str) -> Policy:
    """The policy of `kind` for the game `name`. Raises ValueError for a kind that the game does not have."""
    known = _ALSO.get(kind, kind)
    make = _OWN.get((name, known)) or _ANY.get(known)
    if make is None:
        raise ValueError(f"{name} has no policy {kind!r}; the policies are: {', '.join(KINDS)}")
    return make()


def hurried(policy: Policy, hurry: Hurry) -> Policy:
    """`policy`, for a table that waits for its moves: if it looks ahead, it does so only for as long as `hurry` lets
    it, and makes a legal move in any case.
    """
    return replace(policy, hurry=hurry) if hasattr(policy, "hurry") else policy  # type: ignore[type-var]


def polite(name: str, policy: Policy, persons: Collection[Seat]) -> Policy:
    """`policy`, for a table where these seats are people's: where a bot could be too quick for them, it waits."""
    if name != "dream":
        return policy
    from engine.policies.dream_patient import PatientDreamer

    return PatientDreamer(policy, persons)


__all__ = ["KINDS", "LEVELS", "LIVELY", "Policy", "explains", "for_game", "hurried", "polite", "weighs"]
