"""The table after each step of a game that is over, through somebody's eyes: states made of states.

What a table remembers at a step follows from all steps before it. Every so many of these states are kept, so that going
back costs no more than going on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from client.viewmodels.replay.tape import Tape
from client.viewmodels.table.fold import fold_frame
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.people import People, Person, haunted
from client.viewmodels.table.script import Mark, Script
from client.viewmodels.table.state import LINES_KEPT, Hand, TableState
from engine.pieces import Face, Handle, Seat
from netcore.audit.watched import Known
from netcore.status import OverNews, known_lantern

KEPT_EVERY: Final = 24
"""Steps between two states that are kept."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes a game is watched through: those of `seat`, None for an onlooker. `bare`: all cards are turned up."""

    seat: Seat | None
    bare: bool = False


@dataclass(frozen=True, slots=True)
class Moment:
    """A step that has words: number `at` of the steps, from 0. `seat`: who moved, None for the table itself.

    `over`: the game is over with that step, and this is how it came out.
    """

    at: int
    text: str
    seat: Seat | None
    mark: Mark | None
    begins: bool
    ends: bool
    over: bool = False


class Reel:
    """One game through one pair of eyes, in one language."""

    def __init__(self, tape: Tape, script: Script, eyes: Eyes, language: str) -> None:
        self._tape = tape
        self._script = script
        self._eyes = eyes
        self._steps = tape.watched.steps
        watched = tape.watched
        own = tape.seen if eyes.seat == tape.me and tape.seen else {}
        self._faces: Mapping[Handle, Face] = tape.faces or {**own, **watched.public()}
        since = watched.since(eyes.seat)
        # What is in the note and in no step that shows it was known as soon as it came into play.
        more = {card: watched.befell(card)[0].number for card in own if card not in since and watched.befell(card)}
        self._since = {**since, **more}
        people = tuple(
            Person(
                name,
                known_lantern(seat.lantern, at),
                seat.kind == "bot",
            )
            for at, (name, seat) in enumerate(zip(tape.names, tape.terms.seats, strict=True))
        )
        hand = Hand(memory_help=not eyes.bare)
        first = TableState(me=eyes.seat, seats=len(people), people=people, hand=hand, language=language)
        self._kept: dict[int, TableState] = {-1: first}
        self._last = -1, first
        """Where we were last: mostly it goes on from there."""

    @property
    def people(self) -> People:
        """Who played."""
        return self._kept[-1].people

    @property
    def faces(self) -> Mapping[Handle, Face]:
        """What can be turned up: all cards, if all are."""
        return self._tape.faces if self._eyes.bare else {}

    def state(self, at: int) -> TableState:
        """What the table is made of right after step number `at`, from 0."""
        last, state = self._last
        start = max(kept for kept in self._kept if kept <= at)
        if not start < last <= at:
            last, state = start, self._kept[start]
        for each in range(last + 1, at + 1):
            state = self._after(state, each)
            if each % KEPT_EVERY == 0:
                self._kept[each] = state
        self._last = at, state
        return state

    def _after(self, state: TableState, at: int) -> TableState:
        step = self._steps[at]
        known = Known(self._faces, self._since, step.number)
        folded = fold_frame(self._script, state, Frame(step.board, known, step, last=False))
        ghosts = tuple(seat for seat, number in self._tape.ghosts.items() if number <= step.number)
        people = haunted(folded.people, ghosts) if ghosts else folded.people
        hand = replace(folded.hand, looking=(), left_s=0) if folded.hand.looking else folded.hand
        return replace(folded, hand=hand, written=len(folded.rounds), people=people)

    def moments(self) -> tuple[Moment, ...]:
        """All steps that the table's history has words for, and those with which a round ends."""
        ended = [len(self.state(at).rounds) for at in range(len(self._steps))]
        words = self._words()
        found: list[Moment] = []
        fresh = False
        for at, step in enumerate(self._steps):
            fresh = fresh or self._script.new_round(step)
            ends = ended[at] > (ended[at - 1] if at else 0)
            text, whose = words.get(step.number, ("", ""))
            if text or ends:
                seat = step.seat if whose else None
                found.append(Moment(at, text, seat, self._script.mark(step), fresh, ends))
                fresh = False
        if self._tape.outcome is not None and self._tape.report.complete:
            found.append(Moment(len(self._steps) - 1, "", None, None, begins=False, ends=False, over=True))
        return tuple(found)

    def _words(self) -> dict[int, tuple[str, str]]:
        """What the table's history says of each step, by number, and the lantern of whose it is, "" for the table's."""
        words: dict[int, tuple[str, str]] = {}
        for start in range(0, len(self._steps), LINES_KEPT):
            last = min(start + LINES_KEPT, len(self._steps)) - 1
            rows = self._script.derive(replace(self.state(last), steps=self._steps[start : last + 1]))
            words |= {int(line.key): (line.text, line.lantern) for line in rows.lines}
        return words

    def shown(self, moment: Moment) -> TableState:
        """What the table is made of at that moment."""
        state, outcome = self.state(moment.at), self._tape.outcome
        if not moment.over or outcome is None:
            return state
        opened = bool(self._tape.faces)
        return replace(state, over=OverNews(outcome.scores, outcome.winners, False, opened, ""))
