"""What a night of Když sním costs ten peers: bytes, seconds of a core, and how long a clue is under way.

Run:  python -m bench.night [PEERS]

All peers run in this one process and one thread, each with a proof cache of its own, so that every peer checks every
proof itself, as peers on different machines do; "a peer" is the whole divided by the peers. Times are the thread's own,
though they grow with the load of a machine whose cores are shared. "a clue" is the work from a spirit's decision until
the Dreamer's peer has read it; "until it is answered and voted on" ends when the next decision is asked, the Dreamer
deciding at once: what is on nobody's clock. The night is one of 24 clues, as two minutes of people give.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import median

from engine.chance import Chance
from engine.contract import OneMove
from engine.driver import Step
from engine.games import find
from engine.policies import for_game
from netcore.crypto.cache import ProofCache
from netcore.crypto.group import self_check
from netcore.events import Stepped
from netcore.feeds.chain import Feeds
from netcore.table import Table
from tests.tables.ring import draft_for, identity_of, secrets_for

DREAM = find("dream")


@dataclass
class Night:
    """Ten tables and what they spent, by the kind of question."""

    tables: list[Table]
    feeds: list[Feeds]
    spent_s: Counter[str] = field(default_factory=Counter)
    written: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    clue_s: list[float] = field(default_factory=list)
    answered_s: list[float] = field(default_factory=list)
    began_s: float = 0.0
    last: Step | None = None

    def play(self) -> None:
        """Until the recap: the first night is over."""
        bots = for_game("dream", "bot")
        streams = [Chance(1, str(seat)) for seat in range(len(self.tables))]
        before, given = time.thread_time(), 0.0
        while self.last is None or self.last.board.phase == "night":
            for seat, table in enumerate(self.tables):
                ask = self.kind()
                self.speak(seat, table, ask)
                for event in table.take_events():
                    if seat == 0 and isinstance(event, Stepped):
                        now = time.thread_time()
                        self.last, ask = event.step, self.name(event.step)
                        self.asked[ask] += 1
                        self.spent_s[ask] += now - before
                        before = now
                        if ask == "clue":
                            self.clue_s.append(now - given)
                        elif ask == "vote":
                            self.answered_s.append(now - given)
                if table.asks_to_decide:
                    view = table.view()
                    assert view.legal is not None
                    move = bots.choose(view, view.legal, streams[seat])
                    if move.kind in ("clue", "pass"):
                        given = time.thread_time()
                    table.submit(move, None if view.clock is None else view.clock.usual_ms)

    def speak(self, seat: int, table: Table, ask: str) -> None:
        """Run orders, and give every peer what is to be said, through feeds of its own."""
        for order in table.take_orders():
            table.done(order, order.run())
        for body in table.take_bodies():
            entry = self.feeds[seat].append(identity_of(seat), seat, body)
            self.written[ask] += len(entry.raw)
            for other, feeds in enumerate(self.feeds):
                if other != seat:
                    feeds.receive(entry.raw)
                self.tables[other].read(entry)

    def kind(self) -> str:
        """What is asked now."""
        asked = self.tables[0]._driver.asked
        if self.tables[0].charter is None or asked is None:
            return "keys"
        question = asked.question
        if isinstance(question, OneMove):
            return "clue" if question.seat != self.tables[0]._driver.board.dreamer else "answer"
        return {"moves": "vote", "seal": "verdict"}.get(question.ask, question.ask)

    def name(self, step: Step) -> str:
        """The same of an answered question."""
        if step.ask == "move":
            return "clue" if step.seat != step.board.dreamer else "answer"
        return {"moves": "vote", "seal": "verdict"}.get(step.ask, step.ask)


def main(seats: int) -> None:
    """One night."""
    self_check()
    draft = draft_for(DREAM, seats)
    tables = [Table(draft, DREAM, seat, secrets_for(seat, 1), ProofCache()) for seat in range(seats)]
    night = Night(tables, [Feeds(draft.hash(), draft.authors()) for _ in range(seats)])
    night.play()
    print(f"A night of {seats}; bytes written by all, seconds of a core a peer")
    print(f"{'question':>10} {'times':>6} {'KiB':>8} {'cpu a peer':>11} {'each, ms':>9}")
    for ask in ("keys", "roll", "shuffle", "show", "clue", "answer", "vote", "verdict"):
        times, spent_s = night.asked[ask] or 1, night.spent_s[ask] / seats
        kib, each_ms = night.written[ask] / 1024, spent_s / times * 1e3
        print(f"{ask:>10} {night.asked[ask]:6} {kib:8.1f} {spent_s:11.3f} {each_ms:9.1f}")
    whole = sum(night.written.values()) / 1024
    print(f"{'together':>10} {'':6} {whole:8.1f} {sum(night.spent_s.values()) / seats:11.3f}")
    clues, answers = [s * 1e3 for s in night.clue_s], [s * 1e3 for s in night.answered_s]
    print(f"a clue is read by all {seats} after {median(clues):.0f} ms of one core (the longest {max(clues):.0f} ms),")
    print(f"answered and voted on after {median(answers):.0f} ms; on {seats} machines a {seats}th of that and the way")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
