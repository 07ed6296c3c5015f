"""Rules taken out, one at a time: an exploration that does not notice that says nothing.

A mutant is a change to the program's own text, or to its table. What finds it is a world, walked through from a seed.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

from netcore.cards.keyring import Keyring
from netcore.crypto import sharing
from netcore.table import lateness
from netcore.table.views import ledger, membership
from netcore.table.views.membership import TABLE, Action, Input, Membership, Stance, Step
from tests.model.views import scenarios
from tests.model.views.explore import wander
from tests.model.views.world import Table


@dataclass(frozen=True)
class Mutant:
    """In function `name` of `owner`, the text `old` becomes `new`; `steps` take the place of the table's own."""

    what: str
    world: Table
    name: str = ""
    old: str = ""
    new: str = ""
    owner: Any = Membership
    steps: Mapping[tuple[Stance, Input], Step] = field(default_factory=dict)
    story: Callable[[], object] | None = None
    """What is told instead of walks, where these would have to be many."""
    walks: int = 1000
    seed: int = 5
    """One from which the walks come upon it soon."""

    def found(self) -> str:
        """What the walks come upon; "" for nothing."""
        with self.at_work():
            try:
                if self.story is None:
                    wander(self.world, self.walks, self.seed, 45)
                else:
                    self.story()
            except Exception as violation:  # noqa: BLE001 - whatever it is, it was noticed
                return f"{type(violation).__name__}: {str(violation)[:200]}"
        return ""

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """The program with this change."""
        with patch.object(membership, "TABLE", {**TABLE, **self.steps}):
            if not self.name:
                yield
                return
            function = getattr(self.owner, self.name)
            text = textwrap.dedent(inspect.getsource(getattr(function, "fget", function)))
            if self.old not in text:
                raise AssertionError(f"{self.name} does not say {self.old!r}")
            space: dict[str, Any] = {}
            names = getattr(function, "fget", function).__globals__
            exec("from __future__ import annotations\n" + text.replace(self.old, self.new), names, space)
            with patch.object(self.owner, self.name, space[self.name]):
                yield


THREE = Table((0, 1, 2), liars=1, calls=2, lies=5)
FOUR = Table((0, 1, 2, 3), liars=1, calls=2, lies=5, crashes=1)
SIGNING = Table((0, 1, 2), liars=1, calls=1, lies=3, begins="over")
RESTARTING = Table((0, 1, 2), calls=2, restarts=True, lossy=True)
LIARS_BOT = Table((0, 1, 2, 2), liars=1, calls=2, lies=6)
TIMED = Table((0, 1, 2), liars=1, calls=2, lies=6, timed=True, questions=2)
TIMED_FOUR = Table((0, 1, 2, 3), calls=0, timed=True)
KEYS = Table((0, 1, 2, 0), calls=2, crashes=1, keys=True)
CAREFUL = Table((0, 1, 2, 3), calls=2, crashes=1, careful=True)
UNDO = Table((0, 1, 2), liars=1, calls=2, lies=6, undo=2, questions=3, begins="moved")
UNDO_TIMED = replace(UNDO, timed=True)
AGREED = replace(UNDO, liars=0, calls=0)

MUTANTS = (
    Mutant("reading does not stop at a word", THREE, "limit", "return words[poll].number", "continue"),
    Mutant("who calls another gone reads on", THREE, "_horizon", "not self.suspends(peer)", "True"),
    Mutant(
        "another history is a foul",
        THREE,
        "next",
        "if number >= limit or mark.history not in (None, history):",
        "if number < limit and mark.history not in (None, history) and self.judges:\n"
        "        self.fault(self.roster.peer_of(seat))\n"
        "    if number >= limit or mark.history not in (None, history):",
    ),
    Mutant("a fork of who is called gone is judged", THREE, "convict", "and not self.suspends(peer)", ""),
    Mutant("who has ended does not answer", THREE, "_answer_on", "most =", "return False\n    most ="),
    Mutant(
        "no word in a poll that is dead already",
        THREE,
        steps={(s, Input.DEAD_UNSAID): Step(Action.NOTHING, Stance.QUIET) for s in (Stance.QUIET, Stance.ASKED)},
        seed=1,
    ),
    Mutant(
        "who is called gone can say that it is not",
        THREE,
        "verdict",
        "for other in others):\n            if all",
        "for other in peers):\n            if all",
        owner=membership,
    ),
    Mutant(
        "all but one decide", FOUR, "verdict", "if all(other in whole", "if 1 >= sum(other not in whole", membership
    ),
    Mutant("the nearest entry shown is the end", THREE, "_shown", "key=_place)", "key=_place, reverse=True)"),
    Mutant("another branch is not let go", THREE, "_turn_to", "self._ledger.cut", "return None\n    self._ledger.cut"),
    Mutant("shown entries need not lie on one branch", THREE, "change", "if not all(", "if False and not all("),
    Mutant("a branch is let go that was read", THREE, "_turn_to", "< self._sure(seat)", "< 0", seed=1),
    Mutant(
        "results are signed anew after a change",
        SIGNING,
        "_carry_out",
        "self.poll += 1",
        "self.poll, self.signed = self.poll + 1, {}",
        seed=6,
    ),
    Mutant("a word stops reading when results are signed", SIGNING, "limit", "if self.signing:", "if False:", seed=3),
    Mutant(
        "a signature that was let go counts",
        replace(SIGNING, lies=4, restarts=True),
        "_turn_to",
        ">= parts:",
        "> 1000:",
        seed=2,
    ),
    Mutant("what is written instead of a signature is a foul", SIGNING, "judges", " and not self.signing", ""),
    Mutant("who has stopped is never complete", SIGNING, "finish", "(*LIVING, Stance.STOPPED)", "LIVING", seed=21),
    Mutant(
        "who starts again reads beyond its word",
        RESTARTING,
        "_binding",
        "(later or",
        "not later and (False or",
        seed=48,
    ),
    Mutant(
        "a word counts before it is in all feeds",
        LIARS_BOT,
        "verdict",
        "if all(other in whole for",
        "if all(other in words for",
        membership,
    ),
    Mutant("a bot is read beyond its program's word", LIARS_BOT, "_pauses", "return True", "return False", seed=28),
    Mutant(
        "what may be let go unbinds a bot",
        LIARS_BOT,
        "_pauses",
        "or words[poll].number >= self._horizon(peer)",
        "",
        story=scenarios.a_bot_bound_by_a_branch,
    ),
    Mutant("a late answer is read", TIMED, "_passes_over", "or (seat, mark.history) in self._void", "", seed=29),
    Mutant("a word of time counts beyond a call", TIMED, "time_words", "placed[0] < self.limit(peer)", "True", seed=22),
    Mutant("half find late", TIMED, "settle", "2 * late > waiting", "2 * late >= waiting", lateness, seed=32),
    Mutant("one finds in time", TIMED_FOUR, "settle", "2 * (waiting - in_time) <= waiting", "in_time > 0", lateness),
    Mutant(
        "who has undone a move goes on from it",
        UNDO,
        "next",
        "and self.has_undone(seat, history)",
        "and False",
        story=lambda: scenarios.an_answer_behind_an_undone().end(),
    ),
    Mutant(
        "who has undone a move waits for the next",
        UNDO_TIMED,
        "waiting",
        "if not self.has_undone(peer, history)",
        "",
        seed=33,
    ),
    Mutant(
        "a move is undone after all",
        UNDO,
        "append",
        "self._begun[seat].setdefault(mark.about, len(self._marks[seat]))",
        "self._begun[seat][mark.about] = len(self._marks[seat])",
        ledger.Ledger,
        seed=6,
    ),
    Mutant("one undoes a move for all", UNDO, "take_back", "not all(", "not any("),
    Mutant(
        "whoever is asked need not undo it",
        UNDO,
        "take_back",
        "in can.feeds)",
        "in can.feeds if seat != can.asked)",
        seed=7,
    ),
    Mutant(
        "a move is undone beyond a call",
        UNDO,
        "_may_read",
        "at < self.limit(seat)",
        "True",
        story=scenarios.an_undone_behind_a_call,
    ),
    Mutant("a wish undoes it", AGREED, "about", "None if self.undo.says is not Undoes.DONE else", "", ledger.Mark),
    Mutant(
        "a call while another is not heard",
        CAREFUL,
        "may_call",
        "and not set(unheard).intersection(others) - {peer}",
        "",
    ),
    Mutant(
        "a backup may leave another without a share",
        KEYS,
        "is_hollow",
        "return True",
        "return False",
        Keyring,
        story=scenarios.nothing_left_for_another,
    ),
    Mutant(
        "what a peer's seats leave is looked at seat by seat",
        KEYS,
        "is_hollow",
        "self._publics_without(peer, backups)",
        "[self._publics_without(p, backups) for p in [peer] if len(self.roster.seats_of(p)) == 1]",
        Keyring,
        story=lambda: scenarios.nothing_left_for_another(bots=1),
    ),
    Mutant("keys are backed up among seats", KEYS, "receivers", "self.peers if peer != home", "self.seats", Keyring),
    Mutant("a piece less is enough", KEYS, "deal", "len(receivers) - 1", "len(receivers) - 2", sharing),
    Mutant("a bot's backup is not taken up", KEYS, "fold", "for seat in leaving]", "for seat in leaving[:1]]", Keyring),
)
