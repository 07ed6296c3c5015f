"""What a table agrees on before its game, as the room shows it, and what else changes when one thing does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import product

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.room_script import RoomScript, Value
from client.words import strength_name
from engine.game import Game
from engine.levels import LEVELS
from netcore.speech.circle import TALKS
from netcore.status import TableClock

translate = QCoreApplication.translate
BACKUPS = "backups"
"""The name under which is offered whether the others can play on without somebody."""
HINTS = "hints"
"""The name under which is offered whether people may ask what a bot would do."""
STRENGTH = "strength"
"""The name under which is offered how the host's bots play."""
BENCH = "bench"
"""The name under which is offered whether anybody may look on."""
CLOCK = "clock"
"""The name under which is offered what happens when somebody takes long, and …"""
CLOCK_S = "clock_s"
"""… for how long a move may take."""
CLOCKS = ("", "gentle", "strict")
LIMITS_S = (30, 60, 120, 300)
USUAL_S = 60
"""Seconds that are offered for a move, and those that a clock has at first."""
UNDO = "undo"
"""The name under which is offered whether moves may be taken back."""
TALK = "talk"
"""The name under which is offered what may be said at the table."""
SEATS = "seats"
"""The name under which the number of places is offered beside the game's own options."""


@dataclass(frozen=True, slots=True)
class OptionRow:
    """One thing to agree on: a switch when `values` has two words for no and yes, else one of several. `was` is what
    this player agreed to, where it is another by now.
    """

    name: str
    title: str
    values: tuple[str, ...]
    at: int
    switch_: bool
    was: str = ""


def option_rows(
    game: Game,
    told: RoomScript,
    options: Mapping[str, Value],
    seats: int,
    backups: bool | None = None,
    strength: str | None = None,
    talk: str | None = None,
    hints: bool | None = None,
    bench: bool | None = None,
    clock: TableClock | None = None,
    *,
    clocked: bool = False,
    undo: bool = False,
) -> tuple[OptionRow, ...]:
    """The number of places, then every option of the game, with the value that holds now, in the words of `told`.

    `backups`: whether they are dealt; None where there are too few players for that to be a choice. `strength`: how
    bots play; None where no bot sits. `talk`: what may be said, and `bench`: whether anybody may look on; None where
    there is nobody else. `hints`: whether people may ask what a bot would do. `clock`: how long a move may take, where
    it is `clocked` at all: there are others who wait. `undo`: whether moves may be taken back.
    """
    counts = range(game.least_seats, game.most_seats + 1)
    rows = [
        OptionRow(SEATS, translate("Room", "Seats"), tuple(str(n) for n in counts), counts.index(seats), False)
        if seats in counts
        else OptionRow(SEATS, translate("Room", "Seats"), (str(seats),), 0, False)
    ]
    for option in game.options:
        if not told.matters(option.name, options):
            continue
        now = told.shown(option.name, options.get(option.name, option.default))
        values = told.offered(option, now)
        rows.append(
            OptionRow(
                name=option.name,
                title=told.option_title(option.name),
                values=tuple(told.option_value(option.name, value) for value in values),
                at=values.index(now),
                switch_=isinstance(option.default, bool),
            )
        )
    no_yes = (translate("Options", "no"), translate("Options", "yes"))
    if backups is not None:
        rows.append(OptionRow(BACKUPS, translate("Room", "Play on if someone leaves"), no_yes, int(backups), True))
    if hints is not None:
        no_yes = (translate("Options", "no"), translate("Options", "yes"))
        rows.append(OptionRow(HINTS, translate("Room", "A bot’s advice for all"), no_yes, int(hints), True))
    if strength is not None:
        names = tuple(map(strength_name, LEVELS))
        rows.append(OptionRow(STRENGTH, translate("Room", "Bots"), names, LEVELS.index(strength), False))
    if clocked:
        rows += clock_rows(clock)
    if game.undoes:
        rows.append(OptionRow(UNDO, undo_title(), no_yes, int(undo), True))
    if talk is not None:
        names = tuple(map(talk_name, TALKS))
        rows.append(OptionRow(TALK, translate("Room", "Chat"), names, TALKS.index(talk), False))
    if bench is not None:
        rows.append(OptionRow(BENCH, translate("Room", "Onlookers"), no_yes, int(bench), True))
    return tuple(rows)


def undo_title() -> str:
    """What the option is called, and what is said of a table that has it."""
    return translate("Room", "Moves may be taken back")


def clock_rows(clock: TableClock | None) -> list[OptionRow]:
    """Which clock a table has, and how long a move may take by it."""
    kind = "" if clock is None else clock.kind
    names = tuple(map(clock_name, CLOCKS))
    rows = [OptionRow(CLOCK, translate("Room", "Clock for moves"), names, CLOCKS.index(kind), False)]
    if clock is not None:
        limits = tuple(sorted({*LIMITS_S, clock.limit_s}))
        title = translate("Room", "Time for a move")
        rows.append(OptionRow(CLOCK_S, title, tuple(map(limit_name, limits)), limits.index(clock.limit_s), False))
    return rows


def clock_name(kind: str) -> str:
    """What kind of clock a table has, in a word."""
    match kind:
        case "gentle":
            return translate("Room", "gentle", "clock")
        case "strict":
            return translate("Room", "strict", "clock")
        case _:
            return translate("Room", "none", "clock")


def limit_name(limit_s: int) -> str:
    """How long a move may take."""
    if limit_s % 60 == 0:
        return fill(translate("Room", "%1 min"), limit_s // 60)
    return fill(translate("Room", "%1 s"), limit_s)


def clock_short(clock: TableClock) -> str:
    """A table's clock among what is not as usual."""
    text = translate("Room", "gentle clock: %1") if clock.kind == "gentle" else translate("Room", "strict clock: %1")
    return fill(text, limit_name(clock.limit_s))


def talk_name(talk: str) -> str:
    """What may be said at a table, in a few words."""
    match talk:
        case "off":
            return translate("Room", "none", "chat")
        case "reactions":
            return translate("Room", "reactions only", "chat")
        case _:
            return translate("Room", "words", "chat")


def with_changes(now: tuple[OptionRow, ...], before: tuple[OptionRow, ...]) -> tuple[OptionRow, ...]:
    """The rows of `now`, with what they said `before` where they say something else."""
    said = {row.name: row.values[row.at] for row in before}
    return tuple(
        replace(row, was=said[row.name]) if said.get(row.name, row.values[row.at]) != row.values[row.at] else row
        for row in now
    )


def changed_options(game: Game, options: Mapping[str, Value], name: str, value: Value) -> dict[str, Value]:
    """The options with `name` set to `value`; where they do not go together so, the nearest usual ones that do."""
    wanted = {option.name: options.get(option.name, option.default) for option in game.options} | {name: value}
    others = [option for option in game.options if option.name != name and not isinstance(option.default, bool)]
    for values in product(*((wanted[o.name], *o.usual) for o in others)):
        attempt = wanted | dict(zip((o.name for o in others), values, strict=True))
        try:
            return game.read_options(attempt)
        except ValueError:
            continue
    raise ValueError(f"{name} cannot be {value!r} at all")
