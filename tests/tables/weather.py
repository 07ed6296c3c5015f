"""Whole tables over the mesh: gossip in bad weather, crashes and restarts, onlookers; everything from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

from engine.chance import Chance
from engine.game import Game
from engine.pieces import Move, Seat
from netcore.cards.secrets import TableSecrets
from netcore.crypto.cache import ProofCache
from netcore.feeds.bodies import AnyBody, read_body
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import MoveClock, Terms
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip, Gossiped
from netcore.identity import Identity
from netcore.table.events import Event, LetGo
from netcore.table.table import Poll, State, Table
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
    """What survives a crash: secrets by seat, and own entries, each written before it was sent.

    Of what others wrote, what was held when this program last signed anything.
    """

    secrets: dict[Seat, bytes]
    own: list[Entry] = field(default_factory=list)
    others: list[Entry] = field(default_factory=list)


class Peer:
    """One program at the table: a seat or several. `disk` None: an onlooker's."""

    kind_of_table: type[Table] = Table

    def __init__(self, weather: Weather, port: int, disk: Disk | None) -> None:
        self.weather = weather
        self.port = port
        self.disk = disk
        self.seats: tuple[Seat, ...] = tuple(disk.secrets) if disk else ()
        self.events: list[Event] = []
        """What the first seat's table tells, or the onlooker's."""
        self.feeds = Feeds(weather.terms.hash(), weather.terms.authors())
        self.gossip: Gossip[int] = Gossip(self.feeds)
        own = list(disk.own) if disk else []
        others = list(disk.others) if disk else []
        self.tables = [self._sit(seat, own) for seat in self.seats or (None,)]
        for entry in (*own, *others):
            self.feeds.receive(entry.raw)
        for table in self.tables:
            table.read_all((*own, *others))
        weather.mesh.plug(port, self.receive)
        for other in weather.ports:
            if other != port:
                self._send(self.gossip.connect(other))

    def _sit(self, seat: Seat | None, own: list[Entry]) -> Table:
        weather = self.weather
        secrets = TableSecrets.restore(self.disk.secrets[seat]) if self.disk is not None and seat is not None else None
        stored = sum(entry.seat == seat for entry in own)
        return self.kind_of_table(weather.terms, weather.game, seat, secrets, weather.cache, own_stored=stored)

    @property
    def seat(self) -> Seat | None:
        """The first seat; None for an onlooker."""
        return self.seats[0] if self.seats else None

    @property
    def table(self) -> Table:
        """The table as the first seat has it, or the onlooker."""
        return self.tables[0]

    def receive(self, sender: int, data: bytes) -> None:
        done = self.gossip.receive(sender, data)
        for entry in done.new:
            self._read(entry)
        for fork in done.forks:
            for table in self.tables:
                table.fork(fork.seat)
        self._send(done.out)
        self._go_on(done)

    def _go_on(self, done: Gossiped[int]) -> None:
        """Do what is to be done after a message."""
        self.work()

    def _read(self, entry: Entry) -> None:
        for table in self.tables:
            table.read(entry)

    def work(self) -> None:
        """Do all that is to be done, unless the program dies on the way."""
        try:
            self._work()
        except Died:
            return

    def _work(self) -> None:
        moved = True
        while moved:
            moved = False
            for table in self.tables:
                for order in table.take_orders():
                    table.done(order, order.run())
                    moved = True
            owed = [(table, body) for table in self.tables for body in table.take_bodies()]
            for table, body in owed:
                self._speak(table, body)
            moved = moved or bool(owed) or any(map(self._decide, self.tables)) or self._answer_poll()
            moved = any(map(self._fetch, self.tables)) or moved
        if self.table.state is State.OVERTAKEN:
            self.tables = [self._sit(None, [])]
            self.events.clear()
            self.table.read_all(self.feeds.all_entries())

    def _fetch(self, table: Table) -> bool:
        """Have what a table wants fetched, on whatever branch; hear what it tells."""
        for seat, end in table.wanted().items():
            self.feeds.seek(seat, end)
            parts = self.feeds.parts(seat)
            if parts is not None:
                table.fetched(seat, parts)
        events = table.take_events()
        let_go = [event for event in events if isinstance(event, LetGo)]
        for event in let_go:
            if event.seat in self.feeds.sought and self.feeds.parts(event.seat) is not None:
                self.feeds.turn(event.seat)
            table.read_all(self.feeds.entries(event.seat)[event.length :])
        if table is self.table:
            self.events.extend(events)
        return bool(let_go)

    def _speak(self, table: Table, body: bytes) -> None:
        assert self.disk is not None
        assert table.me is not None
        if self.weather.is_here(self.port) and self.weather.leaves(self, read_body(body)):
            self.weather.vanish(self.port)
        if not self.weather.is_here(self.port):
            return
        body = self.weather.tamper(self, body)
        self._remember(self.disk)
        entry = self.feeds.append(self.weather.identities[table.me], table.me, body)
        self.disk.own.append(entry)
        if self.weather.dies(self, entry):
            self.weather.crash(self.port)
            raise Died
        self._read(entry)
        self._send(self.gossip.spread([entry]))

    def _remember(self, disk: Disk) -> None:
        """What is held of others now is on the disk."""
        disk.others = [each for each in self.feeds.all_entries() if each.seat not in self.seats]

    def _decide(self, table: Table) -> bool:
        if table.asks_to_decide:
            view = table.view()
            assert view.legal is not None
            assert table.me is not None
            key = (table.me, view.number)
            move = self.weather.decided.get(key) or self.weather.decide(table.me, view, view.legal)
            self.weather.decided[key] = move
            table.submit(move, None if view.clock is None else view.clock.usual_ms)
            return True
        if table.asks_to_open:
            table.lay_open(True)
            return True
        return False

    def _answer_poll(self) -> bool:
        """Find the vanished gone after a while, or as soon as another does; agree to nothing else."""
        table, poll, missed = self.table, self.table.poll(), self._missed()
        if self.seat is None or table.ended:
            return False
        lost = [peer for peer in table.members if not self.weather.is_here(peer)]
        if poll is not None and self.seat in poll.awaited and not table.answered():
            gone = table.peer_of(poll.gone[0])
            if gone in lost and table.can_call(gone, lost):
                table.call(gone, lost)
            else:
                table.deny()
            return True
        if not missed:
            return False
        if table.can_call(missed[0], lost):
            table.call(missed[0], lost)
        elif table.state is State.OPENING:
            self._all(Table.conclude)
        elif len(lost) > 1 or not table.can_spare(missed) or (poll is not None and self.weather.is_blocked(poll)):
            self._all(Table.break_off)
        else:
            return False
        return True

    def _all(self, do: Callable[[Table], None]) -> None:
        for table in self.tables:
            if not table.ended:
                do(table)

    def _missed(self) -> list[Seat]:
        """The first peer that is waited for, and gone since longer than one is patient."""
        now_ms, vanished = self.weather.mesh.now_ms, self.weather.vanished
        if not vanished:
            return []
        waited_for = dict.fromkeys(self.table.peer_of(seat) for seat in self.table.waiting_for())
        return [p for p in waited_for if p in vanished and now_ms - vanished[p] > PATIENCE_MS][:1]

    def tick(self) -> None:
        self._send(self.gossip.tick())
        self.work()

    def _send(self, out: list[tuple[int, bytes]]) -> None:
        for to, data in out:
            self.weather.mesh.send(self.port, to, data)


class Weather:
    """A table under bad weather."""

    kind_of_peer: type[Peer] = Peer

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
        homes: Sequence[Seat] | None = None,
        undo: bool = False,
        clock: MoveClock | None = None,
    ) -> None:
        """`leaves`: whether a peer vanishes for good instead of writing this. `homes`: whose program each seat is.

        `undo`: whether a move may be taken back. `clock`: the table's.
        """
        self.game = game
        self.terms: Terms = at_home(terms_for(game, seats, options, undo=undo, clock=clock), homes or range(seats))
        self.mesh = Mesh(seed, trouble)
        self.cache = ProofCache()
        self.decide = decide or random_decisions(seed)
        self.decided: dict[tuple[Seat, int], Move] = {}
        self.identities: list[Identity] = [identity_of(seat) for seat in range(seats)]
        roster = self.terms.roster()
        self.ports = (*roster.peers, *range(seats, seats + onlookers))
        self.chance = Chance(seed, "weather")
        self.leaves = leaves
        self.tamper: Callable[[Peer, bytes], bytes] = lambda _peer, body: body
        """What a peer says instead of what its table made."""
        self.dies: Callable[[Peer, Entry], bool] = lambda _peer, _entry: False
        """Whether a program dies once it has this on its disk, before anybody else has it, and is started again."""
        self.vanished: dict[Seat, int] = {}
        """The seats whose programs are gone for good, and since when: the others agree as soon as one asks."""
        self.peers = [
            self.kind_of_peer(self, port, None)
            if port >= seats
            else self.kind_of_peer(self, port, Disk({s: secrets_for(s, seed).store() for s in roster.seats_of(port)}))
            for port in self.ports
        ]

    def run(self, *, crashes: int = 0, most_ticks: int = 5000) -> Weather:
        """Until every table has ended and everyone holds the same; that many times a peer dies on the way."""
        for tick in range(most_ticks):
            if all(table.ended for peer in self.here() for table in peer.tables) and self._level():
                return self
            if crashes and tick % 3 == 2:
                crashes -= 1
                programs = [peer.port for peer in self.here() if peer.disk is not None]
                self.crash(self.chance.choice(programs))
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

    def vanish(self, port: int) -> None:
        """The program behind this port is gone, and its disk with it."""
        self.vanished[port] = self.mesh.now_ms
        self.mesh.unplug(port)

    def is_blocked(self, poll: Poll) -> bool:
        """Whether a poll waits for somebody who is gone, and nothing will come of it."""
        return any(not self.is_here(peer) for peer in poll.awaited)

    def is_here(self, port: int) -> bool:
        """Whether the program behind this port runs."""
        return port not in self.vanished

    def here(self) -> list[Peer]:
        """The programs that run."""
        return [peer for peer in self.peers if self.is_here(peer.port)]

    def crash(self, port: int) -> None:
        """The program dies and is started again: all it has is its disk. It forgets what others said."""
        place = self.ports.index(port)
        self.mesh.unplug(port)
        self.peers[place] = self.kind_of_peer(self, port, self.peers[place].disk)

    def _level(self) -> bool:
        heads = [peer.feeds.heads() for peer in self.here()]
        return all(other == heads[0] for other in heads)


def at_home(terms: Terms, homes: Sequence[Seat]) -> Terms:
    """Terms in which each seat is at home in that program."""
    seats = tuple(msgspec.structs.replace(seat, home=home) for seat, home in zip(terms.seats, homes, strict=True))
    return msgspec.structs.replace(terms, seats=seats)
