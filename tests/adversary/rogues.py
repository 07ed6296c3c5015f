"""Whole games with one or two cheaters who do anything, from a seed, and what must be true of the honest ones.

A cheater runs the program, and changes, drops, repeats and signs twice what its tables make; says words that
nobody asked for; keeps its feed from some, or sends it late; and falls silent in the end, or not. The network
loses, repeats and reorders besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from engine.chance import Chance
from engine.encoding import canonical
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from netcore.audit import replay
from netcore.errors import Malformed
from netcore.feeds.bodies import (
    AnyBody,
    Clocked,
    Gone,
    Here,
    HistoricBody,
    Said,
    Undone,
    UndoWish,
    read_body,
    write_body,
)
from netcore.feeds.charter import MoveClock
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Entries, Gossiped
from netcore.files.gamefile import GameFile
from netcore.table.events import Fouled
from netcore.table.table import State, Table
from netcore.wire.codec import encode
from tests.adversary.world import Seated, World
from tests.scenery.strangers import mutated
from tests.tables.mesh import Trouble
from tests.tables.ring import Resting
from tests.tables.weather import Disk

QUIET_TICKS: Final = 10
MOST_TICKS: Final = 4000
MOST_SAID: Final = 60
LATE_MS: Final = 400
"""After what time whoever is awaited is late by the table's clock."""
AFTERWARDS: Final = 6
"""Questions that a table answers after the last lie, before it counts as one that has got over it."""
STAYING: Final = 4
"""One in so many of such tables plays to the end; what the others would still do is what honest programs do."""
WEATHER: Final = Trouble(drop=0.03, duplicate=0.03, delay_ms=(1, 45), reorder=True)


class Found(AssertionError):
    """What must not be: a fault of the program, or of this script."""


# ── cheaters ────────────────────────────────────────────────────────────────────────────────────────────────────────
class Rogue:
    """What one cheater does, as drawn."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.first = chance.choice((chance.randrange(6), chance.randrange(30), chance.randrange(120)))
        """Its first body that may be a lie, and how many lies there are; how likely each body is one from then on."""
        self.lies = chance.choice((1, 1, 1, 2, 5))
        self.rate = chance.choice((1.0, 0.5, 0.2, 0.05))
        self.words = chance.choice((0, 0, 0, 0.02, 0.2))
        self.goes_on = chance.random() < 0.5
        self.keeps_from = chance.choice((None, None, None, "one", "late", "all"))
        self.forks = chance.random() < 0.15
        self.made = self.said = 0
        self.seen: list[bytes] = []

    @property
    def is_spent(self) -> bool:
        """Whether it does from now on what an honest program does."""
        return not self.lies and (not self.words or self.said >= MOST_SAID) and self.keeps_from is None

    def says_more(self) -> bool:
        """Whether it says something now that nobody has asked for; not for ever."""
        says = self.said < MOST_SAID and self.chance.random() < self.words
        self.said += says
        return says

    def instead(self, body: bytes, legal: Callable[[], Legal | None]) -> list[bytes] | None:
        """What it says instead of a body that its table made."""
        self.made += 1
        self.seen.append(body)
        if self.made <= self.first or not self.lies or self.chance.random() > self.rate:
            return None
        self.lies -= 1
        return self._lie(body, legal)

    def _lie(self, body: bytes, legal: Callable[[], Legal | None]) -> list[bytes]:
        match self.chance.randrange(8):
            case 0:
                return [mutated(body, self.chance, self.seen)]
            case 1:
                return []
            case 2:
                return [body, self.chance.choice(self.seen)]
            case 3:
                return [self.chance.choice(self.seen)]
            case 4:
                return [body, mutated(body, self.chance, self.seen)]
            case _:
                return [self._fields(body, legal)]

    def _fields(self, raw: bytes, legal: Callable[[], Legal | None]) -> bytes:
        """One field otherwise, in a body that is spelled as it should be."""
        body = read_body(raw)
        fields = body.__struct_fields__
        if not fields:
            return write_body(Here())
        name = self.chance.choice([*fields, *(each for each in fields if each not in ("history", "read", "number"))])
        value = self._value(name, getattr(body, name), legal)
        try:
            return write_body(msgspec.structs.replace(body, **{name: value}))
        except (TypeError, ValueError, OverflowError):
            return mutated(raw, self.chance, self.seen)

    def _value(self, name: str, value: Any, legal: Callable[[], Legal | None]) -> Any:
        chance = self.chance
        if name == "move" and chance.random() < 0.8:
            now = legal()
            listed = now.listed if now is not None else ()
            return canonical(chance.choice(listed)) if listed else b'{"kind":"wake"}'
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return max(0, value + chance.choice((-1, 1, 200, 10**6)))
        if isinstance(value, bytes) and value:
            return self._bytes(value)
        return value

    def _bytes(self, value: bytes) -> bytes:
        chance = self.chance
        size = next((size for size in (64, 32) if len(value) >= 2 * size), 1)
        match chance.randrange(5):
            case 0:  # one piece for another
                a, b = (chance.randrange(len(value) // size) * size for _ in range(2))
                piece = value[b : b + size]
                return value[:a] + piece + value[a + size :]
            case 1:
                return value[size:] or value
            case 2:
                return value + value[-size:]
            case 3:
                return bytes(len(value))
            case _:
                at = chance.randrange(len(value))
                return value[:at] + bytes([value[at] ^ 1 << chance.randrange(8)]) + value[at + 1 :]


class Player(Seated):
    """A program at such a table: a cheater's does as its rogue is drawn, all others as always."""

    weather: Rogues

    def __init__(self, weather: Rogues, port: int, disk: Disk | None) -> None:
        self.asked: dict[Seat | None, tuple[int, int]] = {}
        """Which question each table here has, and since when."""
        super().__init__(weather, port, disk)

    @property
    def rogue(self) -> Rogue | None:
        return self.weather.rogues.get(self.port)

    @property
    def kind_of_table(self) -> type[Table]:  # type: ignore[override]
        return Resting if self.rogue is None else Table

    def receive(self, sender: int, data: bytes) -> None:
        if self.rogue is None:
            before = len(self.weather.refused)
            super().receive(sender, data)
            if len(self.weather.refused) > before and sender not in self.weather.rogues:
                raise Found(f"{self.port} refuses a message of {sender}, who is honest")
            return
        self._die_of(lambda: super(Player, self).receive(sender, data))

    def _go_on(self, done: Gossiped[int]) -> None:
        """Where a message brought nothing, there is nothing to do that the next tick does not do."""
        if done.new or done.forks:
            self.work()

    def _remember(self, disk: Disk) -> None:
        """Nobody is started again at such a table."""

    def work(self) -> None:
        if self.rogue is None:
            super().work()
        else:
            self._die_of(super().work)

    def tick(self) -> None:
        if self.rogue is not None and not self.silent and self.rogue.says_more():
            self._die_of(self._say_anything)
        if self.rogue is None and self.weather.terms.move_clock is not None:
            self._watch_the_clock()
        super().tick()

    def _watch_the_clock(self) -> None:
        """Find late by the table's clock who lets the others wait: by a gentle one, that is a wish to go on."""
        for table in self.tables:
            number, since_ms = self.asked.get(table.me, (0, 0))
            if table.ended or table.number != number:
                self.asked[table.me] = table.number, self.weather.mesh.now_ms
            elif self.weather.mesh.now_ms - since_ms > LATE_MS:
                table.time_is_over(number, [seat for seat in table.waiting_for() if seat not in self.seats])

    def _die_of(self, do: Callable[[], None]) -> None:
        """What a cheater's own program stumbles over is its own business: it falls silent."""
        try:
            do()
        except Exception as fault:
            if isinstance(fault, Found):
                raise
            self.silent = True

    def _speak(self, table: Table, body: bytes) -> None:
        rogue = self.rogue
        said = rogue.instead(body, table._course.legal) if rogue is not None and not self.silent else None
        if said is None:
            super()._speak(table, body)
            return
        assert rogue is not None
        self.weather.lied.append(type(read_body(body)).__name__)
        for raw in said:
            entry = self.sign(table.me, raw, goes_on=True)
            if rogue.forks:
                self._fork(entry)
        self.silent = self.silent or not rogue.goes_on

    def _fork(self, entry: Entry) -> None:
        """Another entry with the same number, for one of the others alone."""
        assert self.rogue is not None
        chance = self.rogue.chance
        body = chance.choice((write_body(Here()), chance.choice(self.rogue.seen)))
        seat, identity = entry.seat, self.weather.identities[entry.seat]
        other = Entry.sign(identity, entry.table, seat, entry.number, entry.previous, body)
        to = chance.choice([port for port in self.weather.ports if port != self.port])
        self.weather.mesh.send(self.port, to, encode(Entries((other.raw,), more=False)))

    def _decide(self, table: Table) -> bool:
        """Now and then somebody asks for a move back; most agree, and whoever is to move takes a little while."""
        undoing, me = table.undoing, table.me
        if undoing is not None and me is not None:
            mind = self.weather.mind(me, table.number)
            if (undoing.may_ask and mind < 2) or (undoing.may_answer and mind < 4):
                table.wish_undo(undoing.may_ask or mind < 3)
                return True
            if table.asks_to_decide and self.weather.thinks(me, table.number):
                return False
        return super()._decide(table)

    def _word_of_undoing(self) -> UndoWish | Undone:
        """A wish to take a move back, or that it is undone, under a history of its own entries, or under none."""
        assert self.rogue is not None
        chance = self.rogue.chance
        said = [body for raw in self.rogue.seen[-3:] if isinstance(body := read_body(raw), HistoricBody)]
        past = chance.choice(said) if said else Clocked(late=())
        if chance.random() < 0.5:
            return UndoWish(agree=chance.random() < 0.8, history=past.history, read=past.read)
        return Undone(history=past.history, read=past.read)

    def _word_of_time(self, seats: Sequence[Seat]) -> Clocked:
        """Somebody was late, under a history that this program knows from its own entries, or under none."""
        assert self.rogue is not None
        chance = self.rogue.chance
        said = [body for raw in self.rogue.seen[-3:] if isinstance(body := read_body(raw), HistoricBody)]
        past = chance.choice(said) if said else Clocked(late=())
        late = tuple(chance.choices(seats, k=chance.randrange(4)))
        return Clocked(late=late, history=past.history, read=past.read)

    def _say_anything(self) -> None:
        """A word of whatever kind that nobody has asked for."""
        assert self.rogue is not None
        chance = self.rogue.chance
        seats = range(len(self.weather.terms.seats))
        gone = chance.choice(self.weather.terms.roster().peers)
        last = []
        for seat in self.weather.terms.roster().seats_of(gone):
            entries = self.feeds.entries(seat)
            raw = chance.choice(entries).signed_header.raw if entries and chance.random() < 0.8 else b""
            last.append(mutated(raw, chance, []) if chance.random() < 0.1 else raw)
        body: AnyBody = chance.choice(
            (
                Gone(gone, tuple(each[:512] for each in last)),
                Gone(gone, tuple(each[:512] for each in last)),
                Here(),
                Said(),
                self._word_of_undoing() if self.weather.terms.lets_undo else self._word_of_time(seats),
            )
        )
        self.weather.lied.append(type(body).__name__)
        self.sign(chance.choice(self.seats), write_body(body), goes_on=True)


class Rogues(World):
    """A table with cheaters."""

    kind_of_peer = Player
    peers: list[Player]  # type: ignore[assignment]

    def __init__(self, *args: Any, rogues: dict[Seat, Rogue], stays: bool = True, **named: Any) -> None:
        self.rogues = rogues
        self.lied: list[str] = []
        self.whims = Chance(named.get("seed", 1), "undo")
        self.minds: dict[tuple[Seat, int], int] = {}
        self.moves_at: dict[tuple[Seat, int], int] = {}
        self.stays = stays
        """Whether the game is played to its end although it has got over all lies."""
        self.left = False
        """Whether it was left there."""
        self.spent_at: int | None = None
        """The question that was open after the last lie."""
        super().__init__(*args, lambda _peer, _body: None, liar=-1, **named)
        self.heard = _Nothing()
        send, chance = self.mesh.send, Random(self.seed)

        def withheld(sender: int, to: int, data: bytes) -> None:
            rogue = self.rogues.get(sender)
            match rogue.keeps_from if rogue is not None else None:
                case "one" if to == min(port for port in self.ports if port != sender):
                    return
                case "late" if chance.random() < 0.8:
                    return
                case "all" if chance.random() < 0.97:
                    return
            send(sender, to, data)

        self.mesh.send = withheld  # type: ignore[method-assign]

    def mind(self, seat: Seat, number: int) -> int:
        """What a seat thinks of taking the last move back: asks for it (0, 1), agrees (2), is against it (3), waits."""
        return self.minds.setdefault((seat, number), self.whims.below(5))

    def thinks(self, seat: Seat, number: int) -> bool:
        """Whether a seat does not move yet, where the last move might be taken back."""
        now_ms = self.mesh.now_ms
        return now_ms < self.moves_at.setdefault((seat, number), now_ms + self.whims.below(200))

    @property
    def honest(self) -> list[Player]:  # type: ignore[override]
        return [peer for peer in self.here() if peer.port not in self.rogues]  # type: ignore[misc]

    @property
    def over(self) -> bool:
        return all(table.ended for peer in self.honest for table in peer.tables)

    def _link_anew(self) -> None:
        """The links among the honest are made anew, as real ones are that have lost something.

        Entries are sent until they came; a proof of a fork is told once over each link.
        """
        for peer in self.honest:
            for other in self.honest:
                if other is not peer:
                    peer.gossip.disconnect(other.port)
                    peer._send(peer.gossip.connect(other.port))

    def _got_over_it(self) -> bool:
        """Whether no cheater does anything any more, and all honest tables have gone on for a while."""
        if self.stays or not all(rogue.is_spent for port, rogue in self.rogues.items() if self.is_here(port)):
            return False
        numbers = [table.number for peer in self.honest for table in peer.tables]
        if self.spent_at is None:
            self.spent_at = max(numbers)
        return min(numbers) > self.spent_at + AFTERWARDS

    def rest(self, most_ticks: int = MOST_TICKS) -> Rogues:
        """Until all honest tables have ended and hold the same, or nothing moves any more, or nothing else can come."""
        quiet, over, before = 0, 0, None
        for _ in range(most_ticks):
            self.left = self._got_over_it()
            if self.left:
                return self
            now = [(peer.feeds.heads(), [table.state for table in peer.tables]) for peer in self.honest]
            level = all(heads == now[0][0] for heads, _ in now)
            quiet = quiet + 1 if now == before else 0
            if quiet == QUIET_TICKS // 2:
                self._link_anew()
            over += self.over
            # Of a forked feed honest peers may hold different ends for ever, and a cheater may never fall silent.
            if (self.over and level) or over > 2 * QUIET_TICKS or quiet > QUIET_TICKS + 30 * (not level):
                return self
            before = now
            self.tick()
        raise Found("the table does not come to rest")


class _Nothing(list[bytes]):
    """All that went over the mesh is of no interest here."""

    def append(self, _each: bytes) -> None:
        return


# ── games ───────────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Ending:
    """What a game with cheaters came to."""

    game: str
    peers: int
    cheaters: int
    what: str
    lied: tuple[str, ...]


def drawn(seed: int, game: str = "") -> Rogues:
    """A table from a seed."""
    chance = Random(seed)
    name = game or chance.choice(("sen", "sen", "smoki", "race", "dream"))
    rules = find(name)
    peers = chance.randint(max(2, min(rules.least_seats, 3)), 5)
    seats = max(peers, rules.least_seats)
    if name in ("sen", "smoki", "dream") and chance.random() < 0.2:
        seats = min(seats + 1, 5)
    peers = min(peers, seats)
    homes = [*range(peers), *(chance.randrange(peers) for _ in range(seats - peers))]
    options: dict[str, object] = {
        "sen": {"rounds": chance.choice((1, 1, 2)), "limit": 0, "know": chance.random() < 0.3},
        "smoki": {"goal": "rounds", "rounds": 1, "piles": chance.choice((1, 2))},
        "race": {},
        "dream": {"night_s": 10, "mode": chance.choice(("typed", "spoken"))},
    }[name]
    count = 1 if peers == 2 else chance.choice((1, 1, 2))
    who = chance.sample(range(peers), count)
    kinds = {"race": ("ghost",), "dream": ("random", "ghost")}.get(name, ("random", "ghost", "bot"))
    policy = for_game(name, chance.choice(kinds))
    streams = [Chance(seed, str(seat)) for seat in range(10)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policy.choose(view, legal, streams[seat])

    rogues = {port: Rogue(Random(f"{seed}/{port}")) for port in who}
    undo = name != "dream" and chance.random() < 0.4
    kind = None if name == "dream" else chance.choice((None, None, "strict", "gentle"))
    clock = None if kind is None else MoveClock(kind, 60)
    return Rogues(
        rules,
        seats,
        options,
        rogues=rogues,
        stays=chance.randrange(STAYING) == 0,
        seed=seed,
        decide=decide,
        homes=homes,
        trouble=WEATHER,
        undo=undo,
        clock=clock,
    )


def play(seed: int, game: str = "") -> Ending:
    """A game from a seed, to its end. Raises Found, or whatever an honest program raises."""
    world = drawn(seed, game)
    world.rest()
    for port in tuple(world.rogues):
        if world.over or world.left:
            break
        if world.is_here(port):
            world.vanish(port)
        world.rest()
    what = judged(world)
    return Ending(world.game.name, len(world.ports), len(world.rogues), what, tuple(world.lied))


def judged(world: Rogues) -> str:
    """What it came to, in a word; raises Found for what must not be."""
    rogue_seats = {seat for port in world.rogues for seat in world.terms.roster().seats_of(port)}
    ends: Counter[str] = Counter()
    results = set()
    boards: dict[object, set[bytes]] = {}
    for peer in world.honest:
        for table in peer.tables:
            state = table.state
            for event in peer.events:
                if isinstance(event, Fouled) and event.foul.seat not in rogue_seats:
                    raise Found(f"{peer.port} blames seat {event.foul.seat} for {event.foul.rule}")
            gone = [port for port in world.ports if port not in table.members and port not in world.rogues]
            if gone and len(world.honest) > 1:
                raise Found(f"{peer.port} plays without {gone}, who is honest and there")
            if world.left and not table.ended:
                boards.setdefault((table.number, table.members), set()).add(table._course.driver.digest())
            elif not table.ended and not set(table.waiting_for()) <= rogue_seats and len(world.honest) > 1:
                poll = table.poll()
                if poll is None or not set(poll.awaited) & set(world.rogues):
                    raise Found(f"{peer.port} waits for {table.waiting_for()}, {table.unreadable()}, {poll}")
            ends[str(state) if table.ended else "got over it" if world.left else "waiting"] += 1
            if state is State.FINISHED:
                results.add((table._course.driver.digest(), table.members, table.outcome))
    if len(results) > 1:
        raise Found(f"{len(results)} results")
    if any(len(same) > 1 for same in boards.values()):
        raise Found("two boards at one question")
    kinds = set(ends) - {"fouled"}
    if len(kinds) > 1:
        raise Found(f"honest peers have ended in different ways: {dict(ends)}")
    _verified(world, rogue_seats)
    return "fouled" if "fouled" in ends else next(iter(kinds))


def _verified(world: Rogues, rogue_seats: set[Seat]) -> None:
    """A stranger says of an honest peer's file what that peer's table has come to."""
    peer = world.honest[0]
    table = peer.table
    counted = tuple(filter(table.counts, peer.feeds.all_entries()))
    try:
        report = replay.verify(GameFile(encode(world.terms), counted))
    except Malformed as refused:
        raise Found(f"the file of {peer.port} is none: {refused}") from None
    last = peer.events[-1] if peer.events else None
    if report.fault is not None and report.fault.seat not in rogue_seats:
        raise Found(f"verify blames seat {report.fault.seat} for {report.fault.rule}")
    if isinstance(last, Fouled) and last.foul.rule != "feed.fork":
        said = (report.fault.seat, report.fault.rule) if report.fault is not None else None
        if said != (last.foul.seat, last.foul.rule):
            raise Found(f"verify says {said}, and the table {last.foul.seat} {last.foul.rule}")
    if table.state is State.FINISHED and not report.complete:
        raise Found(f"the game is finished for {peer.port}, and verify says: {report.missing}")
