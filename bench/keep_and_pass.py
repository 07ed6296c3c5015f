"""How long a turn of the race takes to deal and draft: 2 to 8 peers.

Run:  python -m bench.keep_and_pass

All peers run in this one process and one thread. "one process": they share the results of checking, as the seats of one
program do, so every proof is made and checked once. "each alone": every peer checks every proof itself, as programs on
different machines do; the time is then the whole divided by the peers. Times are the thread's own, but on a machine
whose cores are shared they grow with its load all the same. The set-up of a turn is the shuffle of all cards, the deal,
and everybody's look at the first hand; a pick is everybody's keep-and-pass and look at the next hand. Then the set-up
of the seventh turn, with the largest hands, and of one with all 128 cards there are, which no turn has.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.contract import Pick, Rules, show_only, shuffle
from engine.game import Game, Outcome
from engine.games import find
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from netcore.crypto.cache import ProofCache
from netcore.crypto.group import self_check
from netcore.feeds.chain import Feeds
from netcore.table.events import Event, Stepped
from netcore.table.orders import Order
from netcore.table.table import Table
from tests.tables.ring import identity_of, secrets_for, terms_for

RACE = find("race")
MOST_CARDS = 128
LAST_TURN_CARDS = 86
"""Of 128 cards, those in the teams and of the two tiles put aside are not dealt in the seventh turn."""
MOST_SEATS = 8
LARGEST_HAND = 9
TARGET_S = 3.0


@dataclass
class Drafting:
    """Peers that draft; `asked` and `took_s`: what was answered, and what it took all peers together."""

    tables: list[Table]
    feeds: Feeds
    decide: Callable[[View, Legal], Move] = lambda _view, legal: legal.listed[0]
    asked: list[str] = field(default_factory=list)
    took_s: list[float] = field(default_factory=list)
    proving_s: float = 0.0
    checking_s: float = 0.0

    def run(self, enough: Callable[[list[str]], bool]) -> None:
        """Until `enough` of what was answered, by the first table; keys and their backups are on no account."""
        while any(table.charter is None for table in self.tables):
            for seat, table in enumerate(self.tables):
                self.work(seat, table)
        before = time.thread_time()
        while not enough(self.asked):
            for seat, table in enumerate(self.tables):
                self.work(seat, table)
                steps = [event.step for event in self.events(table) if isinstance(event, Stepped)]
                for step in steps if seat == 0 else ():
                    now = time.thread_time()
                    self.asked.append(step.ask)
                    self.took_s.append(now - before)
                    before = now

    def work(self, seat: int, table: Table) -> None:
        """Let one table do what it can."""
        for order in table.take_orders():
            self.fill(table, order)
        for body in table.take_bodies():
            entry = self.feeds.append(identity_of(seat), seat, body)
            for other in self.tables:
                other.read(entry)
        if table.asks_to_decide:
            view = table.view()
            assert view.legal is not None
            table.submit(self.decide(view, view.legal))

    def fill(self, table: Table, order: Order) -> None:
        """Run an order and note its time."""
        before = time.thread_time()
        result = order.run()
        took_s = time.thread_time() - before
        if order.kind == "make":
            self.proving_s += took_s
        else:
            self.checking_s += took_s
        table.done(order, result, took_s * 1e3)

    @staticmethod
    def events(table: Table) -> list[Event]:
        return table.take_events()


def sit_down(game: Game, seats: int, shared: bool, options: Mapping[str, object] | None = None) -> Drafting:
    """Tables of `game`, which have not begun."""
    draft, cache = terms_for(game, seats, options), ProofCache()
    tables = [
        Table(draft, game, seat, secrets_for(seat, 1), cache if shared else ProofCache()) for seat in range(seats)
    ]
    return Drafting(tables, Feeds(draft.hash(), draft.authors()))


def picked(asked: list[str]) -> bool:
    """Whether the first turn's cards were dealt, picked from once, and passed on and looked at."""
    if "keep_and_pass" not in asked:
        return False
    return (
        len(asked) >= asked.index("keep_and_pass") + 2 and "keep_and_pass" in asked[asked.index("keep_and_pass") + 1 :]
    )


def turn(seats: int) -> None:
    """Deal and draft once in both ways, and print a line."""
    row = f"{seats:5}"
    for shared in (True, False):
        drafting = sit_down(RACE, seats, shared)
        drafting.run(picked)
        first = drafting.asked.index("keep_and_pass")
        dealt = max(i for i, ask in enumerate(drafting.asked[:first]) if ask == "shuffle")
        second = drafting.asked.index("keep_and_pass", first + 1)
        share = 1 if shared else seats
        setup_s = sum(drafting.took_s[dealt:first]) / share
        pick_s = sum(drafting.took_s[first:second]) / share
        row += f" {setup_s:9.2f} {pick_s:9.2f}"
    print(row)


@dataclass
class Nothing:
    """A board with nothing on it."""

    seats: int


def deal_most(cards: int) -> Game:
    """A game that shuffles so many cards, deals nine to each and has them looked at, as in the seventh turn."""
    faces = tuple(Face(f"c{i:03}") for i in range(cards))

    def play(board: Nothing) -> Rules[None]:
        left = list((yield from shuffle(faces)))
        for seat in range(board.seats):
            yield from show_only([left.pop() for _ in range(LARGEST_HAND)], [seat])

    return Game(
        name="race",
        least_seats=2,
        most_seats=8,
        options=(),
        faces=faces,
        moves=(Pick,),
        edition=1,
        new_board=lambda seats, _options: Nothing(seats),
        play=play,
        outcome=lambda board: Outcome((0,) * board.seats, ()),
        open_board=lambda _board, _face: {},
    )


def set_up_largest(cards: int) -> None:
    """The set-up of a turn for eight with so many cards."""
    drafting = sit_down(deal_most(cards), MOST_SEATS, shared=True)
    drafting.run(lambda asked: len(asked) > MOST_SEATS)
    dealt_s, looked_s = drafting.took_s[0], sum(drafting.took_s[1:])
    whole_s = dealt_s + looked_s
    print(f"{cards:5} {dealt_s:9.2f} {looked_s:9.2f} {whole_s:9.2f}   (target {TARGET_S})")


def main() -> None:
    """All of it."""
    self_check()
    print("The first turn of a race; seconds of one core")
    print(f"{'':5} {'one process':>19} {'each alone':>19}")
    print(f"{'peers':>5} {'set-up':>9} {'a pick':>9} {'set-up':>9} {'a pick':>9}")
    for seats in (2, 3, 4, 6, 8):
        turn(seats)
    print(f"\nThe largest hands for {MOST_SEATS} in one process; seconds of one core")
    print(f"{'cards':>5} {'shuffle':>9} {'looks':>9} {'set-up':>9}")
    for cards in (LAST_TURN_CARDS, MOST_CARDS):
        set_up_largest(cards)


if __name__ == "__main__":
    main()
