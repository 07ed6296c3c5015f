"""Whole tables of programs: honest ones, who may err about who is gone, and liars, who say anything and fork.

A state is how far each honest program is; what may happen next is any entry arriving anywhere, anybody speaking,
and programs that die or start again. Safety is checked in every state; from every state, whether all come to rest once
the liars are silent and everything that the living hold arrives.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.pieces import Seat
from netcore.feeds.chain import Head
from netcore.feeds.roster import Peer, Roster
from netcore.table.views.membership import LIVING, Change, Stance
from netcore.table.views.words import Outcome
from tests.model.views.keys import FORGED, HOLLOW, UNSEALED, Keys
from tests.model.views.program import Chair, Entry, Feed, Game, Hashes, Program, head_of, onlooker

State: TypeAlias = tuple[tuple[int, ...], int]
"""The number of each honest program's machine, and which of them have crashed, as bits."""
Event: TypeAlias = tuple[Peer, str, tuple[object, ...]]
"""Which program does what: one of its methods and the arguments, or `crash`."""

ALL_DONE = "all done"
NO_KEYS = "the first backups were refused"
BLOCKED = "a living one was called gone, and the one whose word is missing is gone"


class Violation(Exception):
    """What must not be."""


@dataclass(frozen=True)
class Table:
    """What a world is like. `homes`: whose program each seat is; the last `liars` peers lie."""

    homes: tuple[Peer, ...]
    liars: int = 0
    calls: int = 1
    """How often an honest peer may find somebody gone."""
    lies: int = 3
    """Entries that a liar's feed may grow by."""
    crashes: int = 0
    rich: bool = True
    """Whether liars may choose from all lies, or from fewer."""
    begins: str = "dealt"
    """fresh: before the keys are backed up; dealt: at the first question; moved: at the second; over: when the result
    is to be signed.
    """
    questions: int = 1
    in_turn: bool = False
    """Whether each seat builds on the entry of the one before it, as in a shuffle."""
    timed: bool = False
    """Whether questions are asked under a clock; honest peers may find late whatever has not come."""
    undo: int = 0
    """Whether moves can be taken back, and how often an honest peer may say what it wishes."""
    restarts: bool = False
    lossy: bool = False
    """Whether who starts again may have lost all of the others' feeds that it had not at the beginning."""
    careful: bool = False
    """Whether everybody hears who else is alive, and programs die only while nobody is called gone."""
    onlookers: bool = True
    keys: bool = False
    """Whether keys are dealt and folded as in a game, not only spoken of."""


class World:
    """All machines that were come to, each once, and what they do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.roster = Roster(table.homes)
        peers = self.roster.peers
        self.liars = peers[len(peers) - table.liars :]
        self.honest = peers[: len(peers) - table.liars]
        self.lying = [seat for seat in self.roster.seats if self.roster.peer_of(seat) in self.liars]
        self.losing = self.roster.seats if table.lossy else self.lying
        """The feeds of which something may be shown that nobody gives."""
        keys = Keys(self.roster, self.liars) if table.keys else None
        self.game = Game(Hashes(), table.questions, table.in_turn, table.timed, table.undo > 0, keys)
        self.programs: list[Program] = []
        self.onlookers: dict[tuple[Feed, ...], Program] = {}
        """By what they hold, whoever holds it too."""
        self.number: dict[tuple[object, ...], int] = {}
        self.edges: dict[tuple[object, ...], int] = {}
        self.pairs: set[tuple[int, int]] = set()
        self.brought: dict[tuple[int, int], Event | None] = {}
        self.calm: dict[State, str] = {}
        self.stuck: Counter[str] = Counter()
        self.start: State = (tuple(self._begin()), 0)
        self.begun = tuple(len(feed) for feed in self.programs[self.start[0][0]].feeds)

    def _begin(self) -> Iterator[int]:
        phases = {"fresh": 0, "dealt": 1, "moved": 2, "over": 1 + self.table.questions}[self.table.begins]
        programs = [Program(self.roster, peer, self.game) for peer in self.roster.peers]
        while programs[0].first.phase < phases:
            if programs[0].view.stance not in LIVING:
                raise Violation(f"the game does not begin: {told(programs[0])}")
            for seat in programs[0].first.due():
                entry = Entry(programs[0].first.kind, 0, programs[0].first.now())
                for program in programs:
                    program.hear(seat, entry)
            held = programs[0].first.held and programs[0].first.phase < phases
            for waiting in [each for each in programs if held and each.first.missing() is not None]:
                word = Entry("time", 0, waiting.first.now())
                for program in programs:
                    program.hear(waiting.view.me or 0, word)
        for program in programs:
            if program.me in self.honest:
                yield self.intern(program)

    def intern(self, program: Program) -> int:
        """One machine for one set of feeds: whatever the order of arrival, it has to stand at the same place."""
        key = (program.me, tuple(program.feeds), program.forks, program.proofs)
        known = self.number.get(key)
        if known is None:
            program.fingerprint()
            known = self.number[key] = len(self.programs)
            self.programs.append(program)
            if self.table.onlookers:
                self._check_onlooker(program)
        elif not self.programs[known].stands_like(program):
            raise Violation(f"order matters: {told(self.programs[known])} / {told(program)}")
        return known

    def _check_onlooker(self, program: Program) -> None:
        if program.forks or program.view.stance in (Stance.EVICTED, Stance.STOPPED, Stance.MOVING):
            return
        feeds = tuple(program.feeds)
        seen = self.onlookers.get(feeds) or self.onlookers.setdefault(feeds, onlooker(program))
        complete = program.view.stance is Stance.COMPLETE
        same = complete or seen.first.changes == program.first.changes
        if program.view.stance is Stance.QUIET and not program.view.silenced:
            same = same and seen.first.asked == program.first.asked
        if (seen.view.stance is Stance.COMPLETE) != complete or not same:
            raise Violation(f"an onlooker sees {told(seen)}: {told(program)}")

    def step(self, number: int, do: str, args: tuple[object, ...]) -> int:
        edge = (number, do, args)
        known = self.edges.get(edge)
        if known is None:
            program = self.programs[number].clone()
            getattr(program, do)(*args)
            known = self.edges[edge] = self.intern(program)
        return known

    def at(self, state: State) -> dict[Peer, Program]:
        return {peer: self.programs[number] for peer, number in zip(self.honest, state[0], strict=True)}

    def living(self, state: State) -> dict[Peer, Program]:
        return {peer: program for peer, program in self.at(state).items() if not state[1] >> peer & 1}

    # ── what may happen ──
    def lies(self, at: Mapping[Peer, Program], program: Program, liar: Seat) -> list[Entry]:
        """What the feed of a liar may say next, as this program gets to see it."""
        rich, now = self.table.rich, program.first.now()
        kind = program.first.kind
        out = [Entry("here"), Entry(kind, 0, now), Entry("bad", 0, now)]
        if kind in ("fold", "kept"):
            out.append(Entry(kind, 1, now))
        elif kind == "deal":
            out += [Entry(kind, dealing, now) for dealing in (HOLLOW, UNSEALED, FORGED)]
        if rich:
            out += [Entry("work", 1, now), Entry("work", 0, b"another history!")]
            elsewhere = sorted({other.first.now() for other in at.values()} - {now})
            out += [Entry(kind, 0, history) for history in elsewhere for kind in ("work", "bad")]
        if self.table.timed:
            histories = {now, *(other.first.now() for other in at.values())} if rich else {now}
            everyone = (1 << len(self.roster.seats)) - 1
            out += [Entry("time", late, history) for history in sorted(histories) for late in (0, everyone)]
        author = self.roster.peer_of(liar)
        if self.table.undo:
            histories = {now, *(other.first.now() for other in at.values())} if rich else {now}
            out += [Entry("undone", 0, history) for history in sorted(histories)]
            out += [Entry("wish", agree, now) for agree in (0, 1)] if liar == author else []
        if liar != author:
            return [Entry("said"), *(out if rich else out[1:2])]
        out += [Entry("gone", author, self._shown(program, author, None))] if rich else []
        for peer in self.roster.peers:
            if peer == author:
                continue
            source = at.get(peer, program)
            out.append(Entry("gone", peer, self._shown(source, peer, None)))
            if rich:
                out.append(Entry("gone", peer, self._shown(source, peer, 1)))
            if peer in self.liars:
                # an entry that the liars alone hold, and nobody will ever be able to fetch
                lengths = {seat: len(source.feeds[seat]) + 1 for seat in self.roster.seats_of(peer)}
                out.append(Entry("gone", peer, tuple((s, Head(n, b"\xff" * 32)) for s, n in lengths.items())))
        return out

    def _shown(self, program: Program, peer: Peer, length: int | None) -> tuple[tuple[Seat, Head], ...]:
        seats = self.roster.seats_of(peer)
        return tuple((seat, head_of(self.game.hashes, program.feeds[seat][:length])) for seat in seats)

    def moves(self, state: State) -> list[Event]:
        """Everything that may happen next."""
        out: list[Event] = []
        at = self.at(state)
        for peer, program in self.living(state).items():
            out += self._arrives(at, peer, program)
            if self.table.restarts and any(
                len(feed) > self.begun[seat] for seat, feed in enumerate(program.feeds) if seat not in program.seats
            ):
                out.append((peer, "restart", (self.begun,) if self.table.lossy else ()))
            out += [(peer, "work", (seat,)) for seat in program.owing()]
            out += [(peer, "undo", (seat,)) for seat in program.undoing()]
            if program.first.may_wish() and sum(e.kind == "wish" for e in program.feeds[peer]) < self.table.undo:
                out += [(peer, "wish", (True,)), (peer, "wish", (False,))]
            if program.first.missing() is not None:
                out.append((peer, "time", ()))
            out += self._speaks(state, peer, program)
        return out

    def _arrives(self, at: Mapping[Peer, Program], peer: Peer, program: Program) -> Iterator[Event]:
        for other in self.honest:
            for seat in self.roster.seats_of(other):
                feed, held = at[other].feeds[seat], len(program.feeds[seat])
                if held < len(feed):
                    yield peer, "hear", (seat, feed[held])
        for liar in self.lying:
            if len(program.feeds[liar]) < self.begun[liar] + self.table.lies:
                yield from ((peer, "hear", (liar, entry)) for entry in self.lies(at, program, liar))
            if liar not in program.forks and any(
                self._parts(program, liar, other) is not None for other in at.values()
            ):
                yield peer, "learn_fork", (liar,)
            end = program.view.wanted(liar)
            if end is not None:
                holders = (other for other in at.values() if other.view.holds(liar, end))
                parts = {self._parts(program, liar, other) for other in holders} - {None}
                yield from ((peer, "fetch", (liar, number)) for number in parts)

    def _speaks(self, state: State, peer: Peer, program: Program) -> Iterator[Event]:
        table, view = self.table, program.view
        if sum(entry.kind == "gone" for entry in program.feeds[peer]) < table.calls:
            dead = tuple(each for each in self.honest if state[1] >> each & 1) if table.careful else ()
            yield from ((peer, "call", (p, *dead)) for p in view.peers if view.may_call(p, dead))
        if view.stance is Stance.ASKED:
            yield peer, "deny", ()
        calm = not table.careful or all(at_rest(other) for other in self.at(state).values())
        if calm and state[1].bit_count() < table.crashes and view.stance in LIVING:
            yield peer, "crash", ()

    def after(self, state: State, event: Event) -> State:
        peer, do, args = event
        numbers, crashed = state
        if do == "crash":
            return numbers, crashed | 1 << peer
        place = self.honest.index(peer)
        return (*numbers[:place], self.step(numbers[place], do, args), *numbers[place + 1 :]), crashed

    # ── safety ──
    def check(self, state: State) -> None:
        for i, j in itertools.permutations(state[0], 2):
            if (i, j) not in self.pairs:
                self.pairs.add((i, j))
                self._check_pair(self.programs[i], self.programs[j])

    def _check_pair(self, a: Program, b: Program) -> None:
        view, theirs = a.view, b.view
        if view.blamed is not None and view.blamed not in self.liars:
            raise Violation(f"honest {view.blamed} is blamed: {told(a)}")
        if any(parting(a.feeds[seat], b.feeds[seat]) is not None for seat in self.lying):
            return  # the two feeds put together convict the liar, whatever else differs
        both = min(len(a.first.changes), len(b.first.changes))
        if ends_of(a.first.changes[:both]) != ends_of(b.first.changes[:both]):
            raise Violation(f"different views without evidence: {told(a)} {told(b)}")
        if view.stance is theirs.stance is Stance.COMPLETE and a.first.result != b.first.result:
            raise Violation(f"different results without evidence: {told(a)} {told(b)}")
        if b.me in view.peers and view.stance in LIVING:
            for seat in b.seats:
                self._check_readable(a.first, seat)

    def _check_readable(self, a: Chair, seat: Seat) -> None:
        """What an honest program has written can be read by an honest one that has come to it.

        While it is not settled here who was late, its author may be further on without an answer: it was late itself.
        """
        if seat not in a.due() or (a.in_turn and not a.signing and seat != a.due()[0]):
            return
        number, limit = a.view.read(seat), a.view.limit(seat)
        while number < limit and a.view._passes_over(seat, a.view.mark(seat, number), a.now()):
            number += 1
        if number == limit or a.view.next(seat, a.now()) is not None:
            return
        if a.view.has_undone(seat, a.now()):
            return  # it has come to where others' words are read that are missing here
        void = (seat, a.view.mark(seat, number).history) in a.view._void
        answers = any(a.view.mark(seat, later).history == a.now() for later in range(number, limit))
        if void or answers or not a.held:
            raise Violation(f"{a.seat} cannot read honest {seat}, without evidence: {a.feeds}")

    # ── liveness ──
    def calmly(self, state: State) -> Event | None:
        """The next thing that happens once liars are silent, all that the living hold arrives, and nobody errs."""
        living = self.living(state)
        numbers = [number for peer, number in zip(self.honest, state[0], strict=True) if peer in living]
        for i, j in itertools.permutations(numbers, 2):
            if (i, j) not in self.brought:
                brought = (self._brings(self.programs[i], seat, self.programs[j]) for seat in self.roster.seats)
                self.brought[i, j] = next((event for event in brought if event is not None), None)
            if (event := self.brought[i, j]) is not None:
                return event
        lost = set(self.roster.peers) - set(living)
        for peer, program in living.items():
            event = self._does(peer, program, lost)
            if event is not None:
                return event
        return next(((peer, "time", ()) for peer, each in living.items() if each.first.missing() is not None), None)

    def _brings(self, program: Program, seat: Seat, other: Program) -> Event | None:
        """What a program hears of a feed from another."""
        assert program.me is not None
        peer, view, mine, theirs = program.me, program.view, program.feeds[seat], other.feeds[seat]
        if seat in other.forks and seat not in program.forks and not view.suspends(self.roster.peer_of(seat)):
            return peer, "learn_fork", (seat,)
        number, wanted = self._parts(program, seat, other), view.wanted(seat)
        if wanted is not None and not other.view.holds(seat, wanted):
            return None  # who carries out a change takes the branch that was shown, from who has it
        if wanted is not None and number is not None:
            return peer, "fetch", (seat, number)
        if number is not None:
            return None if seat in program.forks else (peer, "learn_fork", (seat,))
        return (peer, "hear", (seat, theirs[len(mine)])) if len(theirs) > len(mine) else None

    def _parts(self, program: Program, seat: Seat, other: Program) -> int | None:
        """Where two hold two versions of a liar's feed: the number of the entry at which they part."""
        return parting(program.feeds[seat], other.feeds[seat]) if seat in self.lying else None

    def _does(self, peer: Peer, program: Program, lost: set[Peer]) -> Event | None:
        """What a program does that hears all but the lost."""
        view = program.view
        absent = [each for each in view.peers if each in lost]
        if view.stance is Stance.ASKED:
            calls = [p for p in absent if p in view.named() and view.may_call(p, absent)]
            return (peer, "call", (calls[0], *absent)) if calls else (peer, "deny", ())
        if program.undoing():
            return peer, "undo", (program.undoing()[0],)
        if program.owing():
            return peer, "work", (program.owing()[0],)
        if view.stance is Stance.QUIET and absent and view.may_call(absent[0], absent):
            return peer, "call", (absent[0], *absent)
        return None

    def check_calm(self, state: State) -> None:
        """From here, honest and in touch, everyone comes to an end, or may break off for a stated reason."""
        path = []
        while state not in self.calm:
            path.append(state)
            event = self.calmly(state)
            if event is None:
                self.calm[state] = self._why_stuck(state)
                break
            following = self.after(state, event)
            if following == state:
                raise Violation(f"{event[:2]} leads nowhere: {[told(each) for each in self.at(state).values()]}")
            state = following
            self.check(state)
        for each in path:
            self.calm[each] = self.calm[state]
        self.stuck[self.calm[state]] += 1

    def _why_stuck(self, state: State) -> str:
        living, reasons = self.living(state), set()
        for program in living.values():
            view = program.view
            if view.stance not in LIVING:
                continue
            absent = [each for each in view.peers if each not in living]
            if program.first.is_refused:
                reasons.add(NO_KEYS)
            elif len(absent) >= 2:
                reasons.add("two gone at once")
            elif absent and not (view.can_spare or view.stance is Stance.MOVING):
                reasons.add("two peers, or no backups yet")
            elif absent and view.verdict().outcome in STANDING and not set(view.named()) <= set(absent):
                reasons.add(BLOCKED)
            elif any(self._is_missing(program, seat, living) for seat in self.losing):
                reasons.add("a shown entry that nobody gives")
            else:
                raise Violation(f"stuck: {[told(each) for each in self.at(state).values()]} crashed {state[1]:b}")
        if self.table.careful and BLOCKED in reasons:
            raise Violation(f"blocked though all were heard: {[told(each) for each in living.values()]}")
        return " + ".join(sorted(reasons)) or ALL_DONE

    def _is_missing(self, program: Program, seat: Seat, living: Mapping[Peer, Program]) -> bool:
        """Whether the end of a feed is wanted, and none of the living holds it."""
        end = program.view.wanted(seat)
        return end is not None and not any(other.view.holds(seat, end) for other in living.values())


STANDING = (Outcome.OPEN, Outcome.DECIDED)


def at_rest(program: Program) -> bool:
    """Whether nobody is called gone, as far as it knows."""
    return program.view.stance is Stance.QUIET and program.view.verdict().outcome is Outcome.SILENT


def parting(one: Feed, two: Feed) -> int | None:
    """The number of the entry at which two versions of a feed part; None if one goes on from the other."""
    if one is two or one[: len(two)] == two[: len(one)]:
        return None
    return next(i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)


def ends_of(changes: Sequence[Change]) -> list[tuple[object, ...]]:
    return [(change.poll, change.gone, tuple(change.ends.items())) for change in changes]


def told(program: Program) -> str:
    """Where a program stands, and what it holds."""
    view, lines = program.view, []
    for seat, feed in enumerate(program.feeds):
        lines.append(f"    {seat}: " + "  ".join(f"{e.kind} {e.arg} {shown(e.seen)}" for e in feed))
    head = f"\n  {program.me}: {view.stance}, view {view.peers}, poll {view.poll}, phase {program.first.phase}"
    return "\n".join([head + f", forks {set(program.forks)}", *lines])


def shown(seen: object) -> str:
    if isinstance(seen, bytes):
        return seen[:2].hex()
    return str({seat: (head.length, head.hash[-2:].hex()) for seat, head in seen}) if isinstance(seen, tuple) else ""
