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
from engine.driver import Step
from engine.games import find
from engine.policies import for_game
from netcore.crypto.cache import ProofCache
from netcore.crypto.group import self_check
from netcore.feeds.bodies import read_body
from netcore.feeds.chain import Feeds
from netcore.table.events import Stepped
from netcore.table.table import Table
from tests.tables.ring import identity_of, secrets_for, terms_for

DREAM = find("dream")


@dataclass
class Night:
    """Ten tables and what they spent, by the kind of question."""

    tables: list[Table]
    feeds: list[Feeds]
    spent_s: Counter[str] = field(default_factory=Counter)
    written: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    said: Counter[str] = field(default_factory=Counter)
    """Entries of each kind, …"""
    said_bytes: Counter[str] = field(default_factory=Counter)
    """… and the bytes of their bodies."""
    clue_s: list[float] = field(default_factory=list)
    answered_s: list[float] = field(default_factory=list)
    unanswered: Counter[int] = field(default_factory=Counter)
    """Bytes that a seat has written for the question that is open to it."""
    envelopes: int = 0
    """Bytes of all entries that are not their bodies: headers and signatures."""
    noted_s: float = 0.0
    last: Step | None = None

    def play(self) -> None:
        """Until the recap: the first night is over."""
        bots = for_game("dream", "bot")
        streams = [Chance(1, str(seat)) for seat in range(len(self.tables))]
        self.noted_s, since_clue_s = time.thread_time(), 0.0
        self.settle()
        while self.last is None or self.last.board.phase == "night":
            views = [(seat, table, table.view()) for seat, table in enumerate(self.tables) if table.asks_to_decide]
            moves = [
                (table, bots.choose(view, view.legal, streams[seat]), view.clock)
                for seat, table, view in views
                if view.legal is not None
            ]
            began_s = time.thread_time()
            for table, move, clock in moves:
                table.submit(move, None if clock is None else clock.usual_ms)
            self.settle()
            took_s = time.thread_time() - began_s
            kinds = {move.kind for _, move, _ in moves}
            if "clue" in kinds:
                self.clue_s.append(took_s)
                since_clue_s = 0.0
            since_clue_s += took_s
            if "object" in kinds:
                self.answered_s.append(since_clue_s)

    def settle(self) -> None:
        """Let all peers do what they can without a decision."""
        while sum(self.work(seat, table) for seat, table in enumerate(self.tables)):
            pass

    def work(self, seat: int, table: Table) -> bool:
        """Note what happened to one peer, and let it do what it can. Whether it did anything."""
        for event in table.take_events():
            if isinstance(event, Stepped):
                ask = self.name(event.step)
                self.written[ask] += self.unanswered.pop(seat, 0)
                if seat == 0:
                    now_s, self.last = time.thread_time(), event.step
                    self.asked[ask] += 1
                    self.spent_s[ask] += now_s - self.noted_s
                    self.noted_s = now_s
        orders = table.take_orders()
        for order in orders:
            table.done(order, order.run())
        bodies = table.take_bodies()
        for body in bodies:
            self.speak(seat, table, body)
        return bool(orders or bodies)

    def speak(self, seat: int, table: Table, body: bytes) -> None:
        """Give every peer what is said, through feeds of its own."""
        entry = self.feeds[seat].append(identity_of(seat), seat, body)
        kind = str(type(read_body(body)).__struct_config__.tag)
        self.said[kind] += 1
        self.said_bytes[kind] += len(body)
        self.envelopes += len(entry.raw) - len(body)
        if table.charter is None:
            self.written["keys"] += len(entry.raw)
        else:
            self.unanswered[seat] += len(entry.raw)
        for other, feeds in enumerate(self.feeds):
            if other != seat:
                feeds.receive(entry.raw)
            self.tables[other].read(entry)

    def name(self, step: Step) -> str:
        """The kind of a question that was answered."""
        if step.ask == "move":
            return "clue" if step.seat != step.board.dreamer else "answer"
        return {"moves": "vote", "seal": "verdict"}.get(step.ask, step.ask)


def main(seats: int) -> None:
    """One night."""
    self_check()
    terms = terms_for(DREAM, seats)
    tables = [Table(terms, DREAM, seat, secrets_for(seat, 1), ProofCache()) for seat in range(seats)]
    night = Night(tables, [Feeds(terms.hash(), terms.authors()) for _ in range(seats)])
    night.play()
    print(f"A night of {seats}; bytes written by all, seconds of a core a peer")
    print(f"{'question':>10} {'times':>6} {'KiB':>8} {'cpu a peer':>11} {'each, ms':>9}")
    for ask in ("keys", "roll", "shuffle", "show", "clue", "answer", "vote", "verdict"):
        times, spent_s = night.asked[ask] or 1, night.spent_s[ask] / seats
        kib, each_ms = night.written[ask] / 1024, spent_s / times * 1e3
        print(f"{ask:>10} {night.asked[ask]:6} {kib:8.1f} {spent_s:11.3f} {each_ms:9.1f}")
    whole = sum(night.written.values()) / 1024
    print(f"{'together':>10} {'':6} {whole:8.1f} {sum(night.spent_s.values()) / seats:11.3f}")
    print(f"{'entry':>14} {'times':>6} {'KiB':>8} {'bytes each':>11}")
    for kind, bodies in night.said_bytes.most_common():
        print(f"{kind:>14} {night.said[kind]:6} {bodies / 1024:8.1f} {bodies / night.said[kind]:11.0f}")
    entries = night.said.total()
    print(f"{'envelopes':>14} {entries:6} {night.envelopes / 1024:8.1f} {night.envelopes / entries:11.0f}")
    clues, answers = [s * 1e3 for s in night.clue_s], [s * 1e3 for s in night.answered_s]
    print(f"a clue is read by all {seats} after {median(clues):.0f} ms of one core (the longest {max(clues):.0f} ms),")
    print(f"answered and voted on after {median(answers):.0f} ms; on {seats} machines a {seats}th of that and the way")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
