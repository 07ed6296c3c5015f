"""How long a table takes from sitting down to dreams that are dealt and looked at: 2 to 5 peers, a deck of any game.

Run:  python -m bench.deal [GAME]

All peers run in this one process and one thread, each with a proof cache of its own, so that every peer checks every
proof itself, as peers on different machines do. Times are the thread's own, so that a busy machine does not count.
"cpu a peer" is the whole time divided by the peers; "in turn" is the longest way through the shuffle when every peer
has a core of its own and the network no delay: the shuffles one after the other, and the last one's proof checked.
Bytes are those of the entries that one peer writes.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.game import Game
from engine.games import find
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.crypto.group import self_check
from netcore.feeds.chain import Feeds
from netcore.identity import Identity
from netcore.table.events import Chartered, Checked, Event, Stepped
from netcore.table.orders import Order
from netcore.table.table import Table
from tests.tables.ring import terms_for

REFERENCE_CPU_S = {2: 0.12, 4: 0.24}
"""Seconds of one core a peer for the shuffle of 52 cards alone, as first measured."""


@dataclass
class Peer:
    """One peer and what it spent."""

    table: Table
    identity: Identity
    made_s: Counter[str] = field(default_factory=Counter)
    checked_s: Counter[str] = field(default_factory=Counter)
    checks: Counter[str] = field(default_factory=Counter)
    longest_s: dict[tuple[str, str], float] = field(default_factory=dict)
    events: list[Event] = field(default_factory=list)

    def run(self, order: Order) -> None:
        """Run an order and note its time."""
        before = time.thread_time()
        result = order.run()
        took = time.thread_time() - before
        self.table.done(order, result, took * 1e3)
        spent = self.made_s if order.kind == "make" else self.checked_s
        spent[order.what] += took
        self.checks[order.what] += order.kind == "check"
        key = (order.kind, order.what)
        self.longest_s[key] = max(took, self.longest_s.get(key, 0.0))


def deal(game: Game, seats: int) -> None:
    """Deal once and print a line."""
    terms = terms_for(game, seats)
    identities = [Identity.generate() for _ in range(seats)]
    terms = type(terms)(
        version=terms.version,
        table=terms.table,
        game=terms.game,
        options=terms.options,
        rules=terms.rules,
        seats=tuple(
            type(card)(peer=own.public, name=card.name, lantern=card.lantern, kind=card.kind, nonce=card.nonce)
            for own, card in zip(identities, terms.seats, strict=True)
        ),
    )
    feeds = Feeds(terms.hash(), terms.authors())
    peers = [
        Peer(Table(terms, game, seat, TableSecrets.make(), ProofCache()), identities[seat]) for seat in range(seats)
    ]
    began = time.thread_time()
    keys_s = 0.0
    while not all(looked(peer) for peer in peers):
        for seat, peer in enumerate(peers):
            for order in peer.table.take_orders():
                peer.run(order)
            for body in peer.table.take_bodies():
                entry = feeds.append(peer.identity, seat, body)
                for other in peers:
                    other.table.read(entry)
            peer.events += peer.table.take_events()
            view = peer.table.view()
            if view.legal is not None and view.number <= LAST_CHOICE:
                peer.table.submit(view.legal.listed[0])
            if not keys_s and all(any(isinstance(event, Chartered) for event in p.events) for p in peers):
                keys_s = time.thread_time() - began
    whole_s = time.thread_time() - began
    sent = sum(len(entry.raw) for entry in feeds.entries(0))
    one = peers[0]
    in_turn = seats * max(p.longest_s["make", "shuffle"] for p in peers) + one.longest_s["check", "shuffle"]
    proofs = sum(isinstance(event, Checked) for event in one.events)
    print(
        f"{seats:5} {keys_s / seats:12.3f} {whole_s / seats:12.3f} {in_turn:9.3f} {proofs:8} {sent / 1024:9.1f}"
        f"   {REFERENCE_CPU_S.get(seats, '')}"
    )


LAST_CHOICE = 4
"""Before the first turn come shuffle, open cards, first player, what all choose to look at, and then the looks."""
LOOKS: Mapping[str, Callable[[int], int]] = {"sen": lambda seats: seats, "smoki": lambda _seats: 1}
"""In how many steps that is shown: in Sen to each alone, in Smoki to all at once."""


def looked(peer: Peer) -> bool:
    """Whether the dreams are dealt and everyone has looked at some of its own cards."""
    terms = peer.table.terms
    looks = LOOKS[terms.game](len(terms.seats))
    return sum(isinstance(event, Stepped) for event in peer.events) >= LAST_CHOICE + looks


def main(name: str) -> None:
    game = find(name)
    self_check()
    print(f"The deck of {name}, dealt and looked at; seconds of one core")
    print(
        f"{'peers':>5} {'keys, a peer':>12} {'cpu a peer':>12} {'in turn':>9} {'proofs':>8} {'KiB sent':>9}   reference"
    )
    for seats in (2, 3, 4, 5):
        deal(game, seats)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "sen")
