"""A table of people with clocks: they think, answer, wait and find late, each by a clock of its own that differs from
the others' in hour and speed, over a network that delays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

from engine.board import AnyBoard
from engine.contract import Clock, Rules, moves, timed_move
from engine.game import Game, Option, Options, Outcome
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.table.clock import Watch, passed_ms
from netcore.table.events import ClockRuns, FoundLate, Stepped
from netcore.table.table import State, Table
from tests.engine.contract_games import Bid
from tests.tables.mesh import Trouble
from tests.tables.weather import Weather

LIMIT_MS, VOTE_MS = 5000, 3000
STEP_MS = 50
BEAT_MS = 1000
"""How often a program looks at its clock, and says something."""


@dataclass
class Board(AnyBoard):
    """What counted: in each turn one decision with its claim, and everybody's votes."""

    seats: int
    turns: int
    claims: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    votes: list[tuple[int, ...]] = field(default_factory=list)


def play(board: Board) -> Rules[None]:
    legal = Legal((Bid(0), Bid(1)))
    for turn in range(board.turns):
        made = yield from timed_move(turn % board.seats, legal, Clock(LIMIT_MS, Bid(0), 3000, span=1))
        board.claims.append(made.claimed_ms)
        board.bids.append(cast("Bid", made.move).number)
        voted = yield from moves(dict.fromkeys(range(board.seats), legal), Clock(VOTE_MS, Bid(0), 1000, span=1))
        board.votes.append(tuple(cast("Bid", move).number for move in voted.values()))


def new_board(seats: int, options: Options) -> Board:
    return Board(seats, int(options["turns"]))


TURNS = Game(
    name="turns",
    least_seats=2,
    most_seats=10,
    options=(Option("turns", 6, least=1, most=100),),
    faces=(),
    moves=(Bid,),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=lambda board: Outcome(tuple([0] * board.seats), tuple(range(board.seats))),
    open_board=lambda _board, _face: {},
)


@dataclass(frozen=True)
class Person:
    """How a player decides: after how long, and what their program claims then. `late`: whether it makes the late move
    when the time is over, as every program does that was not altered.
    """

    thinks_ms: Callable[[View], float] = lambda _view: 2000
    claims: Callable[[int], int] = lambda elapsed_ms: elapsed_ms
    late: bool = True


HONEST = Person()


class Timed(Weather):
    """People at a table; `people` by the peers' seats, those not named are honest."""

    def __init__(
        self,
        seats: int,
        people: dict[Seat, Person] | None = None,
        *,
        turns: int = 6,
        delay_ms: tuple[int, int] = (1, 80),
        rates: Sequence[float] = (1.0,),
        seed: int = 3,
        game: Game = TURNS,
        options: Mapping[str, object] | None = None,
        chooses: Callable[[Seat, View], Move] = lambda _seat, _view: Bid(1),
        **named: Any,
    ) -> None:
        """`rates`: how fast each seat's clock runs. `chooses`: what is decided."""
        options = {"turns": turns} if options is None else options
        super().__init__(game, seats, options, seed=seed, trouble=Trouble(delay_ms=delay_ms), **named)
        self.chooses = chooses
        self.people = people or {}
        self.rates = rates
        self.watches = {port: Watch(self.terms.roster().seats_of(port)) for port in self.terms.roster().peers}
        self.asked_ms: dict[tuple[Seat, int], float] = {}
        self.seen = dict.fromkeys(self.watches, 0)
        for peer in self.peers:
            peer._decide = self._lay_open  # type: ignore[method-assign]
            for table in peer.tables:
                table._finds = self._finds(peer.port)

    def _finds(self, port: int) -> Callable[[int, Seat, int | None], bool]:
        return lambda number, seat, claimed: self.watches[port].finds_late(number, seat, claimed, self.now_s(port))

    def now_s(self, seat: int) -> float:
        """Each computer has been on for another time, and its clock runs a little fast or slow."""
        return self.mesh.now_ms / 1000 * self.rates[seat % len(self.rates)] + 1e5 * seat

    def _attend(self, port: int) -> None:
        """As a sitting does: hear, note what happened, decide when it is time, look at the clock."""
        peer, watch = self.peers[self.ports.index(port)], self.watches[port]
        beat = self.mesh.now_ms % BEAT_MS == 0
        if beat:
            watch.heard([s for s in self.terms.roster().seats if s not in peer.seats], self.now_s(port))
        for table in peer.tables:
            if not table.ended and table.asks_to_decide and table.me is not None:
                self._decide_in_time(table, table.me)
        peer.work()
        for event in peer.events[self.seen[port] :]:
            match event:
                case ClockRuns():
                    watch.runs(event, self.now_s(port))
                case Stepped(step):
                    watch.answered(step.number, step.seat, step.claimed_ms, self.now_s(port))
        self.seen[port] = len(peer.events)
        if beat:
            number, seats = watch.overdue(self.now_s(port))
            if seats and not peer.table.ended:
                peer.table.time_is_over(number, seats)
            peer.tick()
        peer.work()

    def _decide_in_time(self, table: Table, seat: Seat) -> None:
        view, person = table.view(), self.people.get(seat, HONEST)
        asked_s = self.asked_ms.setdefault((seat, view.number), self.now_s(seat))
        elapsed_ms = passed_ms(asked_s, self.now_s(seat))
        clock, legal = view.clock, view.legal
        assert legal is not None
        if person.late and clock is not None and elapsed_ms >= clock.limit_ms:
            table.submit(clock.late if legal.admits(clock.late) else legal.listed[0], clock.limit_ms)
        elif elapsed_ms >= person.thinks_ms(view):
            table.submit(self.chooses(seat, view), None if clock is None else person.claims(elapsed_ms))

    def _lay_open(self, table: Table) -> bool:
        if table.asks_to_open:
            table.lay_open(True)
            return True
        return False

    def play(self, most_s: int = 900, *, until: Callable[[], bool] = lambda: False) -> Timed:
        """Until all tables have ended, or it is so."""
        for _ in range(most_s * 1000 // STEP_MS):
            self.mesh.run(STEP_MS)
            for port in self.watches:
                if self.is_here(port):
                    self._attend(port)
            if until() or all(table.ended for peer in self.here() for table in peer.tables):
                return self
        raise AssertionError([(peer.table.state, peer.table.number, peer.table.waiting_for()) for peer in self.here()])

    @property
    def board(self) -> Board:
        """What counted, the same for everybody."""
        boards = [table.view().board for peer in self.here() for table in peer.tables]
        assert all(board == boards[0] for board in boards)
        assert {peer.table.state for peer in self.here()} == {State.FINISHED}
        board: Board = boards[0]
        return board

    def late(self) -> set[tuple[int, Seat]]:
        """Who was found late at which question, as everybody was told."""
        told = [{(e.number, e.seat) for e in peer.events if isinstance(e, FoundLate)} for peer in self.here()]
        assert all(each == told[0] for each in told)
        return told[0]
