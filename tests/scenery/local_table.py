"""A table without a network, dealt from a seed: for pictures of screens and for tests. Nobody plays for real here."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine import games, policies
from engine.chance import Chance
from engine.dealer import SeededDealer
from engine.driver import Driver, Step, legal_for
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies.policy import Policy
from netcore.status import Customs, DealProof, OverNews, PlayNews, ProofLine, RoomNews, RoomPlace, TableClock

PROVED_MS, CHECKED_MS = 430.0, 210.0

Place: TypeAlias = int


@dataclass
class Way:
    """A place on the way of a game that was played in this process: what was thought there, and where it goes on.

    Policies think about their view and keep nothing in mind; so a game that comes the same way as one before, from the
    same seed, need not think again.
    """

    thoughts: dict[tuple[Seat, Place], tuple[Move, Place]] = field(default_factory=dict)
    """What a seat chose with its stream of chance at a place, and at which place it left the stream."""
    after: dict[tuple[Seat, Move], Way] = field(default_factory=dict)


WAYS: dict[Hashable, Way] = {}


class Counted(Chance):
    """A stream that knows how many of its numbers were taken, and can pass over some."""

    def __init__(self, seed: int, *labels: str) -> None:
        super().__init__(seed, *labels)
        self.taken = 0
        self._numbers = self._counted(self._numbers)

    def _counted(self, numbers: Iterator[int]) -> Iterator[int]:
        for number in numbers:
            self.taken += 1
            yield number

    def go_to(self, place: Place) -> None:
        while self.taken < place:
            next(self._numbers)


class LocalTable:
    """A game whose other seats play by policy, named or made; `me` decides with `step`."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        options: Mapping[str, int | bool | str] | None = None,
        *,
        me: Seat | None = 0,
        policy: str | Callable[[], Policy] = "random",
    ) -> None:
        found = games.find(game)
        self.driver = Driver(found, seats, dict(options or {}))
        self.me = me
        self._chance = Chance(seed)
        self.dealer = SeededDealer(self.driver, self._chance.stream("deal"))
        self._policies = [
            policies.for_game(game, policy) if isinstance(policy, str) else policy() for _ in range(seats)
        ]
        self._streams = [Counted(seed, f"seat {seat}") for seat in range(seats)]
        begin = (game, seats, seed, tuple(sorted((options or {}).items())), policy)
        self._way = WAYS.setdefault(begin, Way()) if isinstance(policy, str) else Way()
        self._steps: list[Step] = []
        self._checked = 0
        self._deal: DealProof | None = None
        self._seen: View | None = None
        self.clock: TableClock | None = None
        """The table's own."""
        self.impatient: tuple[Seat, ...] = ()

    def step(self, mine: Move | None = None) -> bool:
        """Answer one question; False if `me` is asked and `mine` is None, or if the game is over."""
        asked = self.driver.asked
        if asked is None or (mine is None and self.me is not None and legal_for(asked.question, self.me) is not None):
            return False

        def decide(seat: Seat, view: View, legal: Legal) -> Move:
            move = mine if seat == self.me and mine is not None else self._think(seat, view, legal)
            self._way = self._way.after.setdefault((seat, move), Way())
            return move

        self._seen = None
        dealt = self.dealer.deal(decide)
        self._count(dealt.step)
        self._steps.append(dealt.step)
        return True

    def take_back(self) -> None:
        """The last move is taken back, as all agree."""
        self._seen, self._way = None, Way()
        self._steps.append(self.driver.take_back())

    def run(self, tell: Callable[[PlayNews], None] | None = None) -> None:
        """Go on until `me` is asked or the game is over; `tell` hears of every step and of the end."""
        while self.step():
            if tell is not None:
                tell(self.news())
        if tell is not None:
            tell(self.news())

    def run_until(self, reached: Callable[[View], bool], choose: Callable[[View], Move]) -> bool:
        """Go on, deciding for `me` with `choose`, until `reached`; False if the game ends before."""
        while not reached(self.view):
            if not self.step() and not (self.view.legal is not None and self.step(choose(self.view))):
                return False
        return True

    def run_until_shown(self, number: int, choose: Callable[[View], Move]) -> bool:
        """Go on until the dreams of round `number` lie open; False if the game ends before."""
        return self.run_until(lambda view: view.board.round == number and self._laid_open(), choose)

    def _laid_open(self) -> bool:
        step = self._steps[-1] if self._steps else None
        return step is not None and step.ask == "show" and len(step.faces) == sum(map(len, step.board.dreams))

    def own_policy(self, view: View) -> Move:
        """What the policy would do in `me`'s place."""
        assert view.legal is not None
        return self._think(self.me, view, view.legal)

    def _think(self, seat: Seat, view: View, legal: Legal) -> Move:
        """What the policy of `seat` makes of its view."""
        chance = self._streams[seat]
        begin = seat, chance.taken
        if begin in self._way.thoughts:
            move, place = self._way.thoughts[begin]
            chance.go_to(place)
            return move
        move = self._policies[seat].choose(view, legal, chance)
        self._way.thoughts[begin] = move, chance.taken
        return move

    @property
    def view(self) -> View:
        """The table as `me` sees it."""
        if self._seen is None:
            self._seen = self.dealer.view(self.me)
        return self._seen

    def news(self, busy: str = "") -> PlayNews:
        """What a node would say now: everything since the last news."""
        view = self.view
        steps, self._steps = tuple(self._steps), []
        waiting, clock = (view.asked, self.clock) if not busy else ((), None)
        return PlayNews(view, steps, waiting, busy, self._deal, self._checked, clock=clock, impatient=self.impatient)

    def over(self, ask_to_open: bool = False, opened: bool | None = None) -> OverNews:
        """What a node would say at the end."""
        outcome = self.driver.game.outcome(self.driver.board)
        return OverNews(outcome.scores, outcome.winners, ask_to_open, opened, f"{self.driver.game.name}.sennik")

    def _count(self, step: Step) -> None:
        seats = self.driver.seats
        if step.ask == "shuffle":
            lines = tuple(
                ProofLine(
                    seat=seat,
                    cards=len(step.cards),
                    proved_ms=PROVED_MS if seat == self.me else None,
                    checked_ms=None if seat == self.me else CHECKED_MS + 10 * seat,
                    proof_bytes=9000,
                )
                for seat in range(seats)
            )
            self._deal = DealProof(step.number, len(step.cards), lines, True, PROVED_MS * seats)
            self._checked += seats
        elif step.ask == "show":
            self._checked += len(step.cards) * (seats - 1)


def room(names: Sequence[tuple[str, str]], me: Seat = 0, bots: Sequence[Seat] = (), game: str = "sen") -> RoomNews:
    """Everyone at a table: names and lanterns by seat."""
    places = tuple(
        RoomPlace(
            seat=seat,
            kind="bot" if seat in bots else "person",
            peer=bytes([seat]) * 32,
            name=name,
            lantern=lantern,
            ready=True,
            here=True,
        )
        for seat, (name, lantern) in enumerate(names)
    )
    return RoomNews(bytes(32), game, {}, places, me, True, (3, 141, 59, 26), customs=Customs(undo=True))
