"""What QML is given of a table of Sen beside what all tables have, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LaidOpen:
    """One dream laid open at the end of a round, fewest crows first.

    `sum` is written out, `why` says what changed it, `score` is what is written down. `caller`: called "Wake up!".
    `worse`: more is written down than lies there.
    """

    key: str
    name: str
    lantern: str
    tag: str
    faces: tuple[str, ...]
    sum: str
    why: str
    score: str
    total: str
    caller: bool
    worse: bool


@dataclass(frozen=True, slots=True)
class LastDream:
    """What lay open before a winner at the end, and how it adds up."""

    key: str
    faces: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class NightNote:
    """Something worth telling of this player's rounds, with the drawing of a card."""

    key: str
    face: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class SenProps:
    """The single values. `crows` are the numbers that can be named of a pair, `crows_at` which of them is, or -1.

    `wakes` tells at the end who called how often.
    """

    crows: tuple[str, ...] = ()
    crows_at: int = -1
    bars_title: str = ""
    wakes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SenRows:
    """All of it."""

    values: SenProps = SenProps()
    dreams: tuple[LaidOpen, ...] = ()
    last_dreams: tuple[LastDream, ...] = ()
    notes: tuple[NightNote, ...] = ()
