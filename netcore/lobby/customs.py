"""How a table plays, beside its game and the options of that. Pure."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import UNSET
from msgspec.structs import replace

from netcore.feeds.charter import LONGEST_S, SHORTEST_S, MoveClock, Terms
from netcore.lobby.room import STRENGTHS, Room, Strength, told_clock
from netcore.speech.circle import TALKS, Talk
from netcore.status import Customs, TableClock

USUAL: Final = Customs()


def customs_of(room: Room) -> Customs:
    """The customs that a room has agreed on; what is left out of it is as usual."""
    return Customs(
        room.backups,
        told_clock(room.clock or None),
        room.undo is not UNSET,
        room.strength or "lively",
        room.talk or "all",
        room.hints is not UNSET,
        room.bench is UNSET,
    )


def with_customs(room: Room, customs: Customs) -> Room:
    """The room with these customs; what is as usual is left out of it."""
    return replace(
        room,
        backups=customs.backups,
        clock=UNSET if customs.clock is None else MoveClock(customs.clock.kind, customs.clock.limit_s),
        undo="consent" if customs.undo else UNSET,
        strength=UNSET if customs.strength == "lively" else customs.strength,
        talk=UNSET if customs.talk == "all" else customs.talk,
        hints=customs.hints or UNSET,
        bench=UNSET if customs.bench else "closed",
    )


def customs_of_terms(terms: Terms, others: Customs) -> Customs:
    """The customs of a game: what its terms do not hold is as in `others`."""
    return replace(others, backups=terms.backups, clock=told_clock(terms.move_clock), undo=terms.lets_undo)


def read_strength(strength: str) -> Strength:
    """That strength of bots. Raises ValueError with a sentence for one that there is not."""
    for each in STRENGTHS:
        if each == strength:
            return each
    raise ValueError(f"bots are {', '.join(STRENGTHS)}, not {strength[:40]!r}")


def read_talk(talk: str) -> Talk:
    """What may be said. Raises ValueError with a sentence for what there is not."""
    for each in TALKS:
        if each == talk:
            return each
    raise ValueError(f"what may be said is {', '.join(TALKS)}, not {talk[:40]!r}")


def read_clock(kind: str, limit_s: int) -> TableClock | None:
    """That clock; none for "". Raises ValueError with a sentence for one that there is not."""
    if not kind:
        return None
    known: dict[str, Literal["gentle", "strict"]] = {"gentle": "gentle", "strict": "strict"}
    if kind not in known or not SHORTEST_S <= limit_s <= LONGEST_S:
        raise ValueError(f"a clock is gentle or strict, and gives a move {SHORTEST_S} to {LONGEST_S} seconds")
    return TableClock(known[kind], limit_s)
