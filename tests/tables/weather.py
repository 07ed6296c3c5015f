"""Whole tables over the mesh: gossip in bad weather, crashes and restarts, onlookers; everything from a seed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.chance import Chance
from engine.game import Game
from engine.pieces import Move, Seat
from netcore.charter import Draft
from netcore.crypto.cache import ProofCache
from netcore.events import Event
from netcore.feeds.chain import Feeds
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.identity import Identity
from netcore.secrets import TableSecrets
from netcore.table import Table
from tests.tables.mesh import Mesh, Trouble
from tests.tables.ring import Decide, draft_for, identity_of, random_decisions, secrets_for

TICK_MS = 50


@dataclass
class Disk:
    """What survives a crash: the secrets, and the own entries, each written before it was sent."""

    secrets: bytes
    own: list[Entry] = field(default_factory=list)


class Peer:
    """One program at the table. `seat` None: an onlooker."""

    def __init__(self, weather: Weather, port: int, seat: Seat | None, disk: Disk | None) -> None:
        self.weather = weather
        self.port = port
        self.seat = seat
        self.disk = disk
        self.events: list[Event] = []
        self.feeds = Feeds(weather.draft.hash(), weather.draft.authors())
        self.gossip: Gossip[int] = Gossip(self.feeds)
        secrets = TableSecrets.restore(disk.secrets) if disk else None
        own = list(disk.own) if disk else []
        self.table = Table(weather.draft, weather.game, seat, secrets, weather.cache, own_stored=len(own))
        for entry in own:
            self.feeds.receive(entry.raw)
            self.table.read(entry)
        weather.mesh.plug(port, self.receive)
        for other in weather.ports:
            if other != port:
                self._send(self.gossip.connect(other))

    def receive(self, sender: int, data: bytes) -> None:
        done = self.gossip.receive(sender, data)
        assert not done.forks
        for entry in done.new:
            self.table.read(entry)
        self._send(done.out)
        self.work()

    def work(self) -> None:
        """Do all that is to be done, unless the program dies on the way."""
        while True:
            orders = self.table.take_orders()
            for order in orders:
                self.table.done(order, order.run())
            bodies = self.table.take_bodies()
            for body in bodies:
                self._speak(body)
            if not (orders or bodies or self._decide()):
                break
        self.events.extend(self.table.take_events())

    def _speak(self, body: bytes) -> None:
        assert self.disk is not None
        assert self.seat is not None
        entry = self.feeds.append(self.weather.identities[self.seat], self.seat, body)
        self.disk.own.append(entry)
        self.table.read(entry)
        self._send(self.gossip.spread([entry]))

    def _decide(self) -> bool:
        view = self.table.view()
        if view.legal is not None and self.seat is not None:
            key = (self.seat, view.number)
            move = self.weather.decided.get(key) or self.weather.decide(self.seat, view, view.legal)
            self.weather.decided[key] = move
            self.table.submit(move)
            return True
        if self.table.asks_to_open:
            self.table.lay_open(True)
            return True
        return False

    def tick(self) -> None:
        self._send(self.gossip.tick())
        self.work()

    def _send(self, out: list[tuple[int, bytes]]) -> None:
        for to, data in out:
            self.weather.mesh.send(self.port, to, data)


class Weather:
    """A table under bad weather."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        *,
        seed: int,
        trouble: Trouble | None = None,
        onlookers: int = 0,
        decide: Decide | None = None,
    ) -> None:
        self.game = game
        self.draft: Draft = draft_for(game, seats, options)
        self.mesh = Mesh(seed, trouble)
        self.cache = ProofCache()
        self.decide = decide or random_decisions(seed)
        self.decided: dict[tuple[Seat, int], Move] = {}
        self.identities: list[Identity] = [identity_of(seat) for seat in range(seats)]
        self.ports = range(seats + onlookers)
        self.chance = Chance(seed, "weather")
        self.peers = [
            Peer(self, port, port, Disk(secrets_for(port, seed).store()))
            if port < seats
            else Peer(self, port, None, None)
            for port in self.ports
        ]

    def run(self, *, crashes: int = 0, most_ticks: int = 5000) -> Weather:
        """Until every table has ended and everyone holds the same; that many times a peer dies on the way."""
        for tick in range(most_ticks):
            if all(peer.table.ended for peer in self.peers) and self._level():
                return self
            if crashes and tick % 3 == 2:
                crashes -= 1
                self.crash(self.chance.below(len(self.identities)))
            for peer in self.peers:
                peer.tick()
            self.mesh.run(TICK_MS)
        raise AssertionError([peer.table.waiting_for() for peer in self.peers])

    def crash(self, port: int) -> None:
        """The program dies and is started again: all it has is its disk. It forgets what others said."""
        died = self.peers[port]
        self.mesh.unplug(port)
        self.peers[port] = Peer(self, port, died.seat, died.disk)

    def _level(self) -> bool:
        heads = [peer.feeds.heads() for peer in self.peers]
        return all(other == heads[0] for other in heads)
