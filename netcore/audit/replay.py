"""A saved game, read again by someone who was not there: every signature, proof, share and move, with nobody's help."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from engine import games
from engine.driver import UNDO, Step
from engine.game import Game, Outcome
from engine.pieces import Face, Handle, Seat
from netcore.cores import Maps
from netcore.crypto.cache import ProofCache
from netcore.errors import Malformed
from netcore.feeds.charter import Foreign, Terms, check_terms, phrase, read_terms
from netcore.files.gamefile import GameFile
from netcore.names import clean_name
from netcore.table.events import (
    Checked,
    Declined,
    Event,
    Evicted,
    Fouled,
    FoundLate,
    Linked,
    NoCharter,
    Opened,
    Stepped,
)
from netcore.table.orders import Order
from netcore.table.table import State, Table

ABOUT_THE_TERMS: Final = 3
"""The first lines of a report say what was agreed, before anything is checked."""


SIGNATURES_AT_ONCE: Final = 2000
"""So many are looked at before whoever watches is asked whether to go on: a file may hold a million."""


@dataclass(frozen=True, slots=True)
class Fault:
    """The first thing that is wrong: a sentence, and where known whose doing, in which entry, under which question."""

    text: str
    rule: str
    seat: int | None = None
    entry: int | None = None
    question: int | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked, as sentences; the first fault; or what is missing, in a sentence.

    `terms`: what was agreed, None where the file holds no terms that could be played under. `complete_for`: the seats
    that were in the game to its end, all of whose programs have signed the result; nobody's while anything is missing.
    `wrong_seeds` and `altered`: what does not fit of the seeds that were laid open after the end, by seat, and by seat
    and question. It changes nothing of a game of which every card was proved.
    """

    lines: tuple[str, ...]
    fault: Fault | None = None
    missing: str = ""
    terms: Terms | None = None
    complete_for: tuple[Seat, ...] = ()
    outcome: Outcome | None = None
    wrong_seeds: tuple[Seat, ...] = ()
    altered: tuple[tuple[Seat, int], ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all who were in the game to its end have signed the result, and nobody is at fault."""
        return self.fault is None and not self.missing

    @property
    def good(self) -> bool:
        """Whether the game is complete, and nothing was found that does not fit."""
        return self.complete and not self.wrong_seeds and not self.altered


class Abandoned(Exception):
    """Whoever looked on has had enough."""


@dataclass(slots=True)
class Replay:
    """A game file run from its first entry to its last, through an onlooker's table."""

    terms: Terms
    game: Game
    table: Table
    events: list[Event] = field(default_factory=list)

    @property
    def names(self) -> tuple[str, ...]:
        """The players as they may be printed."""
        return names_of(self.terms)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The questions that were answered."""
        return tuple(event.step for event in self.events if isinstance(event, Stepped))

    def faces(self) -> dict[Handle, Face]:
        """Every card of the game, if all seats' seeds were laid open and right; else none."""
        charter = self.table.charter
        return (
            self.table.seeded.faces(self.table.seeds, charter.joint) if self.laid_open and charter is not None else {}
        )

    @property
    def laid_open(self) -> bool:
        """Whether all seats' seeds were laid open, and are right."""
        opened = next((event for event in self.events if isinstance(event, Opened)), None)
        return opened is not None and opened.good and not opened.evicted


def every(_order: Order) -> bool:
    """Have every proof checked."""
    return True


def unwatched(_part: float) -> bool:
    """Nobody looks on: go on."""
    return True


def replay(
    file: GameFile,
    find: Callable[[str], Game] = games.find,
    *,
    proves: Callable[[Order], bool] = every,
    watch: Callable[[float], bool] = unwatched,
    maps: Maps = map,
) -> Replay:
    """Run the game in `file`; every proof is checked on the way, but those that `proves` leaves out, which then count
    as good: for a file that this computer has checked before. `maps`: `map`, or one that does several at once.

    `watch` is told again and again how much of it is done, from 0 to 1, and says whether to go on. Raises Malformed for
    terms that no game fits, Abandoned if it is not gone on with.
    """
    terms = read_terms(file.terms)
    game = check_terms(terms, find)
    table = Table(terms, game, None, None, ProofCache())
    run = Replay(terms, game, table)
    table.read_all(e for e in file.entries if e.table == terms.hash() and e.seat < len(terms.seats))
    while orders := table.take_orders():
        for order, held in zip(orders, maps(lambda order: order.run() if proves(order) else True, orders), strict=True):
            table.done(order, held)
            if not watch(table.read_so_far / max(1, len(file.entries))):
                raise Abandoned
    run.events.extend(table.take_events())
    return run


def verify(file: GameFile, find: Callable[[str], Game] = games.find, *, maps: Maps = map) -> Report:
    """Check everything that can be checked about `file`. Raises Foreign for one that is for other programs to check."""
    return examine(file, find, maps=maps)[0]


def examine(
    file: GameFile,
    find: Callable[[str], Game] = games.find,
    *,
    proves: Callable[[Order], bool] = every,
    watch: Callable[[float], bool] = unwatched,
    maps: Maps = map,
) -> tuple[Report, Replay | None]:
    """What `verify` says of `file`, and the run in which that was found out, None where there was none. For `proves`,
    `watch`, `maps` and Abandoned see `replay`. Raises Foreign for a file that is for other programs to check.
    """
    try:
        terms = read_terms(file.terms)
        check_terms(terms, find)
    except Foreign:
        raise
    except Malformed as refused:
        return Report((), Fault(f"the terms: {refused}", "draft")), None
    names = names_of(terms)
    lines = [
        f"game: {terms.game} for {len(names)}: {', '.join(names)}",
        f"options: {', '.join(f'{name}={value}' for name, value in terms.options)}",
        f"safety phrase: {' '.join(str(number) for number in phrase(terms))}",
    ]
    forged = forgery(file, terms, watch)
    if forged is not None:
        return Report(tuple(lines), forged, terms=terms), None
    lines.append(f"feeds: {len(file.entries)} entries, each signed by its author and linked to the one before it")
    run = replay(file, find, proves=proves, watch=watch, maps=maps)
    return _report(run, lines), run


def _report(run: Replay, lines: list[str]) -> Report:
    """What has come of a run, after what was said of its terms."""
    terms = run.terms
    lines += _told_checks(run)
    fault = fault_of(run)
    if fault is not None:
        return Report(tuple(lines), fault, terms=terms)
    missing = missing_from(run)
    if missing:
        return Report((*lines, *_told_end(run)), missing=missing, terms=terms)
    complete_for = run.table.playing
    lines += [*_told_end(run), f"complete for: {_listed(run, complete_for)}, who have all signed this result"]
    wrong, altered = _misopened(run)
    return Report(
        tuple(lines),
        terms=terms,
        complete_for=complete_for,
        outcome=run.table.outcome,
        wrong_seeds=wrong,
        altered=altered,
    )


def names_of(terms: Terms) -> tuple[str, ...]:
    """The players as they may be printed."""
    return tuple(clean_name(seat.name) or f"seat {number}" for number, seat in enumerate(terms.seats))


def forgery(file: GameFile, terms: Terms, watch: Callable[[float], bool] = unwatched) -> Fault | None:
    """The first entry of another table, or that is not signed by its author. Raises Abandoned if `watch` says so."""
    table = terms.hash()
    for count, entry in enumerate(file.entries, 1):
        where = f"entry {entry.number} of seat {entry.seat}"
        if entry.table != table or entry.seat >= len(terms.seats):
            return Fault(f"{where} belongs to another table", "entry.table", entry.seat, entry.number)
        if not entry.signed_by(terms.seats[entry.seat].peer):
            return Fault(f"{where} is not signed by its author", "entry.signature", entry.seat, entry.number)
        if count % SIGNATURES_AT_ONCE == 0 and not watch(0.0):
            raise Abandoned
    return None


def _told_checks(run: Replay) -> list[str]:
    proofs = Counter[str]()
    shares = 0
    links: dict[int, list[Linked]] = {}
    for event in run.events:
        if isinstance(event, Checked):
            proofs[event.what] += 1
            shares += event.cards if event.what == "show" else 0
        if isinstance(event, Linked):
            links.setdefault(event.question, []).append(event)
    names, steps = run.names, run.steps
    lines = [f"keys: {proofs['keys']} seats proved that they know the secrets of theirs"]
    if proofs["backup"]:
        lines.append(f"backups: {proofs['backup']} keys shared out among the others, and every piece confirmed")
    lines += _told_gone(run)
    lines += [
        f"shuffle {question}: {chain[0].cards} cards, by {', '.join(dict.fromkeys(names[link.seat] for link in chain))}"
        for question, chain in sorted(links.items())
    ]
    lines.append(f"shuffles: {proofs['shuffle']} proofs that cards were mixed, and none added, lost or changed")
    lines.append(f"shares: {shares} decryption shares proved in {proofs['show']} entries; {proofs['roll']} for rolls")
    moves = sum((step.move is not None) + len(step.moves) for step in steps)
    lines.append(f"moves: {moves}, each legal when it was made and, where made under seal, as it was promised")
    back = sum(step.ask == UNDO for step in steps)
    if back:
        lines.append(f"taken back: {back} of these moves, each by the word of all who played")
    lines += _told_times(run)
    lines.append(f"boards: the same on all seats at each of {len(steps)} questions")
    return lines


def _told_end(run: Replay) -> list[str]:
    outcome, names = run.table.outcome, run.names
    if outcome is None:
        return []
    last = run.events[-1]
    lines = []
    if isinstance(last, Opened):
        lines += [
            f"seeds: {names[seat]} (seat {seat}) showed another one than it had committed to" for seat in last.wrong
        ]
        lines += [
            f"seeds: at question {step.question} {names[step.seat]} (seat {step.seat}) did not do what its own says"
            for step in last.altered
        ]
    if isinstance(last, Opened) and last.good:
        all_ = "all others" if last.evicted else "all"
        lines.append(f"seeds: {all_} laid open as committed; {last.steps} steps done again from them, all the same")
        lines += [f"seeds: that of {names[seat]} not revealed, evicted" for seat in last.evicted]
    if isinstance(last, Declined):
        unwilling = ", ".join(names[seat] for seat in last.seats)
        lines.append(f"seeds: not laid open, for {unwilling} declined; the shuffles rest on their proofs")
    if run.table.state is State.OPENING:
        silent = _listed(run, run.table.waiting_for())
        lines.append(f"seeds: not laid open, for {silent} said nothing more; the shuffles rest on their proofs")
    signed = run.table.state is not State.AGREEING
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, outcome.scores, strict=True))
    lines.append(f"scores: {scores}" if signed else f"by the rules, scores: {scores}")
    if signed:
        lines.append("won by: " + ", ".join(names[seat] for seat in outcome.winners))
    return lines


def _told_gone(run: Replay) -> list[str]:
    """Who was found gone, by whom, and where their feeds end."""
    return [
        f"evicted: {run.names[event.seat]}, after {event.length} entries, as {_listed(run, event.by)} agreed;"
        " a ghost kept the seat, and its moves were computed here"
        for event in run.events
        if isinstance(event, Evicted)
    ]


def _told_times(run: Replay) -> list[str]:
    """How many claims of time there are, and what most of those who waited found late."""
    claims = sum(step.claimed_ms is not None for step in run.steps)
    late = [event for event in run.events if isinstance(event, FoundLate)]
    if not claims and not late:
        return []
    return [f"times: {claims} claimed, {len(late)} found late"] + [
        f"late: {run.names[each.seat]} at question {each.number}, by the clocks of {_listed(run, each.by)}"
        + ("; a ghost made the move" if each.by_table else "")
        for each in late
    ]


def _listed(run: Replay, seats: Iterable[int]) -> str:
    return ", ".join(run.names[seat] for seat in seats)


def fault_of(run: Replay) -> Fault | None:
    """The first fault that the run met, if any; signatures are not looked at here."""
    last = run.events[-1] if run.events else None
    if isinstance(last, Fouled):
        return Fault(_fouled(run, last), last.foul.rule, last.foul.seat, last.entry, last.number)
    return None


def missing_from(run: Replay) -> str:
    """What is missing to a complete game, in a sentence; "" for nothing. A complete game stays so, whatever follows."""
    table, last = run.table, run.events[-1] if run.events else None
    if isinstance(last, NoCharter):
        return f"the game never began: {_listed(run, last.seats)} did not accept a key's backup"
    if table.state in (State.OPENING, State.FINISHED):
        return ""
    poll, who = table.poll(), ", ".join(f"{run.names[seat]} (seat {seat})" for seat in table.waiting_for())
    if table.state is State.AGREEING:
        what = f"the result is not signed by {who}"
    elif table.charter is None:
        what = f"the game never began: the keys wait for {who}"
    else:
        what = f"the game is not finished: question {len(run.steps) + 1} waits for {who}"
    if poll is not None:
        what += f"; {_listed(run, poll.gone)} gone for good by the word of {_listed(run, poll.agreed)}"
        what += f", not of {_listed(run, poll.awaited)}" if poll.awaited else ""
    astray = table.astray()
    if astray:
        what += f"; the program of {_listed(run, astray)} has read the same as is in this file, and computes another"
        what += f" board at question {table.number}: one of the two programs has a fault, and nobody has broken a rule"
    unreadable = [seat for seat in table.unreadable() if seat not in astray]
    if unreadable:
        what += f"; what {_listed(run, unreadable)} wrote next builds on something else than what is in this file"
    return what


def _fouled(run: Replay, event: Fouled) -> str:
    seat = event.foul.seat
    who = "somebody" if seat is None else run.names[seat]
    return f"{who} (seat {seat}) broke {event.foul.rule} at question {event.number}, in entry {event.entry} of its feed"


def _misopened(run: Replay) -> tuple[tuple[Seat, ...], tuple[tuple[Seat, int], ...]]:
    """Who showed a wrong seed, and which steps do not follow from the seed that was shown."""
    last = run.events[-1]
    if not isinstance(last, Opened):
        return (), ()
    return tuple(last.wrong), tuple((step.seat, step.question) for step in last.altered)
