"""Whole tables over the mesh: gossip in bad weather, crashes and restarts, onlookers; everything from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.chance import Chance
from engine.game import Game
from engine.pieces import Move, Seat
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.feeds.bodies import AnyBody, Evict, read_body
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.identity import Identity
from netcore.table.events import Event
from netcore.table.table import State, Table
from tests.tables.mesh import Mesh, Trouble
from tests.tables.ring import Decide, identity_of, random_decisions, secrets_for, terms_for

TICK_MS = 50
PATIENCE_MS = 400
"""How long one who is gone is waited for."""

Leaves = Callable[["Peer", AnyBody], bool]


class Died(Exception):
    """A program is no more; another one has begun in its place."""


@dataclass
class Disk:
    """What survives a crash: the secrets, and the own entries, each written before it was sent.

    Of what others wrote, what was safe before this program signed that it has it.
    """

    secrets: bytes
    own: list[Entry] = field(default_factory=list)
    others: list[Entry] = field(default_factory=list)


class Peer:
    """One program at the table. `seat` None: an onlooker."""

    def __init__(self, weather: Weather, port: int, seat: Seat | None, disk: Disk | None) -> None:
        self.weather = weather
        self.port = port
        self.seat = seat
        self.disk = disk
        self.events: list[Event] = []
        self.feeds = Feeds(weather.terms.hash(), weather.terms.authors())
        self.gossip: Gossip[int] = Gossip(self.feeds)
        secrets = TableSecrets.restore(disk.secrets) if disk else None
        own = list(disk.own) if disk else []
        others = list(disk.others) if disk else []
        self.table = Table(weather.terms, weather.game, seat, secrets, weather.cache, own_stored=len(own))
        for entry in (*own, *others):
            self.feeds.receive(entry.raw)
        self.table.read_all((*own, *others))
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
        try:
            self._work()
        except Died:
            return

    def _work(self) -> None:
        while True:
            orders = self.table.take_orders()
            for order in orders:
                self.table.done(order, order.run())
            bodies = self.table.take_bodies()
            for body in bodies:
                self._speak(body)
            if not (orders or bodies or self._decide() or self._answer_poll()):
                break
        self.events.extend(self.table.take_events())
        if self.table.state is State.OVERTAKEN:
            self.table = Table(self.weather.terms, self.weather.game, None, None, self.weather.cache)
            self.events.clear()
            self.table.read_all(self.feeds.all_entries())

    def _speak(self, body: bytes) -> None:
        assert self.disk is not None
        assert self.seat is not None
        if self.weather.is_here(self.seat) and self.weather.leaves(self, read_body(body)):
            self.weather.vanish(self.seat)
        if not self.weather.is_here(self.seat):
            return
        body = self.weather.tamper(self, body)
        entry = self.feeds.append(self.weather.identities[self.seat], self.seat, body)
        if isinstance(read_body(body), Evict):
            self.disk.others = [each for each in self.feeds.all_entries() if each.seat != self.seat]
        self.disk.own.append(entry)
        if self.weather.dies(self, entry):
            self.weather.crash(self.port)
            raise Died
        self.table.read(entry)
        self._send(self.gossip.spread([entry]))

    def _decide(self) -> bool:
        view = self.table.view()
        if view.legal is not None and self.seat is not None:
            key = (self.seat, view.number)
            move = self.weather.decided.get(key) or self.weather.decide(self.seat, view, view.legal)
            self.weather.decided[key] = move
            self.table.submit(move, None if view.clock is None else view.clock.usual_ms)
            return True
        if self.table.asks_to_open:
            self.table.lay_open(True)
            return True
        return False

    def _answer_poll(self) -> bool:
        """Find the vanished gone after a while, or as soon as another does; agree to nothing else."""
        poll, gone = self.table.poll(), self._missed()
        if self.seat is None or self.seat not in self.table.playing or self.table.ended:
            return False
        if poll is not None and gone and self.seat in poll.agreed:
            self.table.evict({*poll.gone, *gone})
            return True
        if self.table.answered():
            return False
        if poll is not None and self.seat in poll.awaited:
            if set(poll.gone) <= self.weather.vanished.keys():
                self.table.evict(poll.gone)
            else:
                self.table.stay()
        elif poll is None and gone:
            self.table.evict(
                gone if self.table.can_spare(gone) else self.weather.vanished.keys() & set(self.table.playing)
            )
        else:
            return False
        return True

    def _missed(self) -> list[Seat]:
        """The first seat that is waited for, and gone since longer than one is patient."""
        now_ms, vanished = self.weather.mesh.now_ms, self.weather.vanished
        return [s for s in self.table.waiting_for() if s in vanished and now_ms - vanished[s] > PATIENCE_MS][:1]

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
        leaves: Leaves = lambda _peer, _body: False,
    ) -> None:
        """`leaves`: whether a peer vanishes for good instead of writing this."""
        self.game = game
        self.terms: Terms = terms_for(game, seats, options)
        self.mesh = Mesh(seed, trouble)
        self.cache = ProofCache()
        self.decide = decide or random_decisions(seed)
        self.decided: dict[tuple[Seat, int], Move] = {}
        self.identities: list[Identity] = [identity_of(seat) for seat in range(seats)]
        self.ports = range(seats + onlookers)
        self.chance = Chance(seed, "weather")
        self.leaves = leaves
        self.tamper: Callable[[Peer, bytes], bytes] = lambda _peer, body: body
        """What a peer says instead of what its table made."""
        self.dies: Callable[[Peer, Entry], bool] = lambda _peer, _entry: False
        """Whether a program dies once it has this on its disk, before anybody else has it, and is started again."""
        self.vanished: dict[Seat, int] = {}
        """The seats whose programs are gone for good, and since when: the others agree as soon as one asks."""
        self.peers = [
            Peer(self, port, port, Disk(secrets_for(port, seed).store()))
            if port < seats
            else Peer(self, port, None, None)
            for port in self.ports
        ]

    def run(self, *, crashes: int = 0, most_ticks: int = 5000) -> Weather:
        """Until every table has ended and everyone holds the same; that many times a peer dies on the way."""
        for tick in range(most_ticks):
            if all(peer.table.ended for peer in self.here()) and self._level():
                return self
            if crashes and tick % 3 == 2:
                crashes -= 1
                self.crash(self.chance.choice([seat for seat in range(len(self.identities)) if self.is_here(seat)]))
            self.tick()
        raise AssertionError([(peer.table.state, peer.table.waiting_for()) for peer in self.here()])

    def until(self, good: Callable[[Weather], bool], most_ticks: int = 2000) -> Weather:
        """Until something is so. What happens within one delivery cannot be halted."""
        for _ in range(most_ticks):
            if good(self):
                return self
            self.tick()
        raise AssertionError([(peer.table.state, peer.table.waiting_for()) for peer in self.here()])

    def tick(self) -> None:
        """Let a moment pass."""
        for peer in self.here():
            peer.tick()
        self.mesh.run(TICK_MS)

    def vanish(self, seat: Seat) -> None:
        """The program of `seat` is gone, and its disk with it."""
        self.vanished[seat] = self.mesh.now_ms
        self.mesh.unplug(seat)

    def is_here(self, port: int) -> bool:
        """Whether the program behind this port runs."""
        return port not in self.vanished

    def here(self) -> list[Peer]:
        """The programs that run."""
        return [peer for peer in self.peers if self.is_here(peer.port)]

    def crash(self, port: int) -> None:
        """The program dies and is started again: all it has is its disk. It forgets what others said."""
        died = self.peers[port]
        self.mesh.unplug(port)
        self.peers[port] = Peer(self, port, died.seat, died.disk)

    def _level(self) -> bool:
        heads = [peer.feeds.heads() for peer in self.here()]
        return all(other == heads[0] for other in heads)
