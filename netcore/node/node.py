"""The conductor of a whole program: who I am, the network, the room, the table. One a program; all of it on one loop.

Only here and in `lan` anything waits. What happens is told by the `news` callback, on the loop, as the frozen values of
`netcore.status`.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeVar

from msgspec import UNSET, UnsetType, structs

from engine import games
from engine.policies import LIVELY, Policy
from netcore.crypto.group import self_check
from netcore.errors import Late, Malformed, Misuse
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import Terms
from netcore.files.acquaintances import Acquaintances
from netcore.files.left import LeftTables
from netcore.files.profile import Profile
from netcore.files.store import TableStore
from netcore.identity import Identity
from netcore.lan.addresses import Address
from netcore.lan.doorkeeper import neighbourhood
from netcore.lan.hello import RULES_BYTES, Notice
from netcore.lan.persona import Persona
from netcore.lobby.bench import NextTable
from netcore.lobby.customs import USUAL, read_strength
from netcore.lobby.guest import GuestRoom
from netcore.lobby.room import Player
from netcore.names import LONGEST_NAME, clean_name
from netcore.node.archive import Archive
from netcore.node.bench import Bench
from netcore.node.benches import Benches, next_tables
from netcore.node.bots import human_pause
from netcore.node.chair import Chair
from netcore.node.finding import Finding, Found, NoTable
from netcore.node.giving import Giving, PageMaker
from netcore.node.life import Life
from netcore.node.links import Links
from netcore.node.missed import MissedGames
from netcore.node.neighbours import Neighbours
from netcore.node.next_game import NextGame
from netcore.node.onlooking import Onlooking
from netcore.node.pool import Pool
from netcore.node.presence import Presence
from netcore.node.reception import Agreed, Begin, Reception
from netcore.node.rematch import Rematch
from netcore.node.seating import Seating
from netcore.node.shelf import Shelf
from netcore.node.sitting import Sitting
from netcore.node.talking import Talking, circle_of
from netcore.node.ways import Way, Ways, spell_address
from netcore.speech.said import Call
from netcore.status import (
    LANTERNS,
    AsideNews,
    BenchNews,
    BrokenOffNews,
    ClosedNews,
    Customs,
    FoulNews,
    GiftNews,
    Me,
    News,
    OverNews,
    PlayedOnNews,
    Proposed,
    ResumedNews,
    known_lantern,
)
from netcore.tasks import Tasks
from netcore.wire.envelope import (
    Envelope,
    Farewell,
    ToBench,
    ToCircle,
    ToCompany,
    ToGuest,
    ToHost,
    ToNeighbour,
    ToTable,
    seal,
    unseal,
)

log = logging.getLogger(__name__)

TABLE_BYTES: Final = 16
GIVING: Final = "node-giving"
GIVE_UP_S: Final = 12.0
"""How long a guest in a room waits for a host that it does not hear any more."""
ANSWER_S: Final = 4.0
"""How long a guest waits for the host's first word about the room."""
T = TypeVar("T")

ENDS: Final = (OverNews, BrokenOffNews, FoulNews, PlayedOnNews, ClosedNews)
"""News after which a game is over, one way or another."""


class Nameless(ValueError):
    """The player has no name yet; the others could not be shown anything."""

    code = "no_name"


@dataclass(frozen=True, slots=True)
class Running:
    """What a node has from its start to its stop. With a new name it meets the network anew, and has another."""

    identity: Identity
    known: Acquaintances
    pool: Pool
    seating: Seating
    links: Links
    presence: Presence
    reception: Reception
    next_game: NextGame
    missed: MissedGames
    talking: Talking
    neighbours: Neighbours
    finding: Finding
    shelf: Shelf


class Node:
    """A program at the network. `lan` False: no network at all, for practice.

    `player`: a policy instead of a person. `pace`: so many times as long as usual its bots seem to think. What the
    player decides in a room goes to `room`, at a table to `chair`.
    """

    def __init__(
        self,
        profile: Profile,
        news: Callable[[News], None],
        *,
        interfaces: Sequence[str] | None = None,
        avoided: Collection[str] = (),
        lan: bool = True,
        player: Callable[[str], Policy] | None = None,
        name: str | None = None,
        pause_s: Callable[[], float] | None = None,
        pace: float = 1.0,
    ) -> None:
        self.me = Me(b"", "", LANTERNS[0])
        self._profile = profile
        self._tell = news
        self._interfaces = interfaces
        self._avoided = frozenset(avoided)
        self._lan = lan
        self._player = player
        self._name = name
        self._pause_s = pause_s or human_pause()
        self._pace = pace
        self._running: Running | None = None
        self._sitting: Sitting | None = None
        self._onlooking: Onlooking | None = None
        self._ways = Ways()
        self._listed = True
        self._rematch: Rematch | None = None
        self._begun = b""
        """Hash of the terms that was last begun here: many messages find its room started."""
        self._left = LeftTables(profile.folder)
        """Those that this program walked away from: whoever still plays them with it is told so."""
        self._customs = USUAL
        """Those of the table that runs, or ran last."""
        self._tasks = Tasks(self._failed)
        self._archive = Archive(profile.games, self._beside, self._post, self._tasks)
        self._benches = Benches(self._bench_here, self._post, self._tell_of_bench, self._ways, lambda: self._customs)
        self._changing = asyncio.Lock()

    # Start and stop.

    async def start(self) -> None:
        """Take the profile, load the identity, and be on the network.

        Raises ProfileInUse, OSError for a folder that cannot be used, Unreachable when no port can be listened at, or
        for a cryptographic library that computes something else than we need.
        """
        self_check()
        await asyncio.to_thread(self._profile.open)
        try:
            identity = await asyncio.to_thread(self._profile.identity)
            known = await asyncio.to_thread(self._profile.acquaintances)
            await asyncio.to_thread(self._left.load)
            self.me = self._profile.me() or Me(identity.public, "", LANTERNS[identity.public[0] % 10])
            self._tell_aside()
            if self._name is not None and self._name != self.me.name:
                await self._keep_name(self._name, self.me.lantern)
            await self._appear(identity, known, Pool())
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Say goodbye and leave whole files behind. A running table can be resumed at the next start."""
        if self._running is not None:
            self._running.neighbours.close()
            self._running.reception.leave()
        await self._tasks.end()
        await self._look_away()
        if self._sitting is not None:
            await self._end_sitting(for_good=self._sitting.life.settled)
        if self._running is not None:
            await self._running.presence.vanish()
            await asyncio.to_thread(self._running.pool.close)
            self._running = None
        self._profile.close()

    async def _appear(self, identity: Identity, known: Acquaintances, pool: Pool) -> None:
        """Be there under the name and picture that we have now: on the network, and with a place for guests."""
        persona = Persona.of(identity, self.me.name, bot=self._player is not None, lantern=self.me.lantern)
        links = Links(persona, self._heard, self._changed, self._is_copy, self._has_place)
        me = Player(self.me.peer, self.me.name, self.me.lantern)
        reception = Reception(
            links.post,
            links.here,
            self._tell,
            known,
            me,
            self._leave_for_good,
            self._after_room,
            self._follows,
        )
        missed = MissedGames(self._profile.games, pool, self._tasks, links.post, links.here, self._tell)
        next_game = NextGame(
            self.me.peer,
            reception,
            links.post,
            self._tell,
            self._is_over,
            missed.hear,
            self._expect_an_answer,
            lambda: self._rematch,
        )
        presence = Presence(links, self._tell, reception.move, self._tasks, self._interfaces, self._avoided)
        seating = Seating(identity, known, self._player, self._profile.put_aside)
        talking = Talking(identity, links.post, links.here, self._tell, self._hushed, self._called)
        neighbours = Neighbours(links, presence, self._tell, self._tasks, self._has_place)
        finding = Finding(links, presence, self._tasks, reception.tell_unfit)
        shelf = Shelf(self._profile, seating, pool, self._tell)
        self._running = Running(
            identity,
            known,
            pool,
            seating,
            links,
            presence,
            reception,
            next_game,
            missed,
            talking,
            neighbours,
            finding,
            shelf,
        )
        if self._lan:
            reception.move(await presence.appear())

    @property
    def running(self) -> Running:
        """What there is once it has started. Raises Misuse before."""
        if self._running is None:
            raise Misuse("the node has not been started")
        return self._running

    @property
    def room(self) -> Reception:
        """The room as it is here, if there is one."""
        return self.running.reception

    @property
    def talking(self) -> Talking:
        """What is said among the people of the room or the table."""
        return self.running.talking

    @property
    def neighbours(self) -> Neighbours:
        """Who hears whom on this network."""
        return self.running.neighbours

    @property
    def chair(self) -> Chair:
        """Where this program's player sits at the table that runs. Raises Late if none runs."""
        if self._sitting is None:
            raise Late("no table is running here")
        return self._sitting.me

    @property
    def sitting(self) -> Sitting | None:
        """The table that runs here."""
        return self._sitting

    @property
    def onlooking(self) -> Onlooking | None:
        """The table that is watched here."""
        return self._onlooking

    @property
    def bench(self) -> Bench:
        """Who looks on at the table that runs here. Raises Late if none runs."""
        if (bench := self._bench_here()) is None:
            raise Late("no table is running here")
        return bench

    def _bench_here(self) -> Bench | None:
        return self._sitting.bench if self._sitting is not None else None

    # What the player decides.

    async def rename(self, name: str, lantern: str) -> None:
        """Choose a name and a picture. Raises ValueError for a name that cannot be shown."""
        if (name, lantern) == (self.me.name, self.me.lantern):
            return
        await self._keep_name(name, lantern)
        if self.room.room is None and self._sitting is None and self.next_game.company is None:
            await self._be_called_so()

    async def _be_called_so(self) -> None:
        """Have the network know us by the name and picture that we have now. Whoever sits at a table keeps the old."""
        about = self.running.links.persona.about
        if (about.name, about.lantern) != (self.me.name, self.me.lantern):
            async with self._changing:
                before = self.running
                looks = before.neighbours.close()
                await before.presence.vanish()
                await self._appear(before.identity, before.known, before.pool)
                self.neighbours.look(looks)

    def keep_pace(self, pace: float) -> None:
        """Let the bots of this program think so many times as long as usual from now on."""
        self._pace = pace

    async def avoid(self, interfaces: Collection[str]) -> None:
        """Be on the network without these interfaces, by name, from now on; a running table goes on by the others."""
        self._avoided = frozenset(interfaces)
        self.running.presence.avoid(self._avoided)

    async def _keep_name(self, name: str, lantern: str) -> None:
        shown = clean_name(name)
        if not shown:
            raise ValueError("a name needs at least one visible letter")
        if len(name.strip()) > LONGEST_NAME:
            raise ValueError(f"a name has at most {LONGEST_NAME} letters")
        known = known_lantern(lantern)
        self.me = await asyncio.to_thread(self._profile.rename, shown, known)

    async def open_table(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object],
        *,
        bots: int = 0,
        listed: bool = True,
        strength: str = LIVELY,
    ) -> None:
        """Open a table, with bots on its last places. `strength`: how they, and those that sit down later, play.

        Raises ValueError with a sentence for what cannot be played.
        """
        await self._make_idle()
        self._listed = listed
        self.room.open(
            secrets.token_bytes(TABLE_BYTES), game, seats, options, bots, Customs(strength=read_strength(strength))
        )

    async def practise(self, game: str, seats: int, options: Mapping[str, object], *, strength: str = LIVELY) -> None:
        """Play at once, with bots of that strength on every other place, away from the network.

        Bots have nothing against a move that is taken back.
        """
        await self._make_idle()
        self._listed = False
        table = secrets.token_bytes(TABLE_BYTES)
        self.room.open(table, game, seats, options, seats - 1, Customs(strength=read_strength(strength), undo=True))
        self.room.ready(True)

    async def join(self, host: bytes) -> None:
        """Sit down at the table of `host`, which was seen.

        Raises NoTable when it is gone, Unreachable with a sentence when out of reach.
        """
        found = self.running.finding.seen(host)
        await self._make_idle()
        await self._sit_down(self.running.finding.existing(found))

    async def watch(self, host: bytes) -> None:
        """Look on at the running table of `host`, which was seen.

        Raises NoTable when it is gone, Unreachable with a sentence when out of reach.
        """
        found = self.running.finding.seen(host)
        await self._make_idle()
        await self._look_on(self.running.finding.existing(found))

    async def watch_address(self, address: str) -> None:
        """Look on at the table that runs at an address. Raises ValueError or Unreachable, in plain words."""
        await self._make_idle()
        await self._look_on(await self.running.finding.at(address, "playing"))

    async def _look_on(self, found: Found) -> None:
        running = self.running
        await self._reach(found)

        def where(peer: bytes, told: Way) -> tuple[Address, ...]:
            return running.presence.where(peer, self._ways.after(peer, told.told))

        self._onlooking = Onlooking(
            found.table, found.host, running.links, where, running.pool, self._tell, self._gather
        )
        self._onlooking.start()

    async def watch_next(self, opener: bytes) -> None:
        """Look on at what is played next at the table that was watched. Raises NoTable if it is played no more."""
        found = self._next_at(opener, "playing")
        await self._make_idle(keep=opener)
        await self._look_on(found)

    async def come_in(self, opener: bytes) -> None:
        """Sit down in the room that `opener` has open for the next game, at the table that was watched.

        Raises NoTable if it is open no more.
        """
        found = self._next_at(opener, "open")
        await self._make_idle(keep=opener)
        await self._sit_down(found)

    def _next_at(self, opener: bytes, phase: str) -> Found:
        onlooking = self._onlooking
        told = onlooking.next_of(opener) if onlooking is not None else None
        if onlooking is None or told is None or told.phase != phase:
            raise NoTable("that table is gone")
        addresses = self.running.presence.where(opener, self._ways.after(opener, told.addresses))
        return Found(onlooking.table, opener, addresses)

    async def _reach(self, found: Found) -> None:
        """Have a link to a host to which the player wants to go. Raises Unreachable."""
        await self.running.finding.reach(found.addresses, found.host)
        self._ways[found.host] = Way(reached=tuple(spell_address(*address) for address in found.addresses))

    async def _look_away(self, keep: bytes = b"") -> None:
        onlooking, self._onlooking = self._onlooking, None
        if onlooking is not None:
            await onlooking.close(keep)

    async def join_address(self, address: str) -> None:
        """Sit down at the table open at an address that a person typed.

        Raises ValueError or Unreachable, in plain words; of what is in the way of several tables, OtherVersion last.
        """
        await self._make_idle()
        await self._sit_down(await self.running.finding.at(address, "open"))

    def cannot_join(self, host: bytes) -> None:
        """The player would sit down at the table of `host`, which this program cannot play: its host is told, once."""
        self.running.finding.cannot_join(host)

    async def remember_keys(self, phrase: tuple[int, ...]) -> None:
        """The phrase that the player has seen in the room matches: know everybody there by their keys from now on.

        Raises Late if it is another phrase by now, OSError.
        """
        peers, known = self.room.behind(phrase), self.running.known
        await self._store(functools.partial(known.remember_keys, peers))
        self.room.show()

    def give(self, folders: Sequence[Path], make_pages: PageMaker) -> None:
        """Give the installers in `folders` to browsers on this network, until `take_back`."""
        giving = Giving(self._tell, make_pages, folders)
        self._tasks.cancel(GIVING)
        self._tasks.keep(giving.run(self._interfaces, lambda: self._avoided), GIVING)

    def take_back(self) -> None:
        """Give nothing any more."""
        self._tasks.cancel(GIVING)
        self._tell(GiftNews("closed"))

    async def leave(self) -> None:
        """Leave the room or the table. A game that is not over is lost for this player."""
        was_in_room = self.room.room is not None or self._onlooking is not None
        self._leave_room()
        await self._look_away()
        if self._sitting is not None:
            await self._end_sitting(for_good=True)
        was_in_company = self.next_game.company is not None
        self._leave_company()
        if was_in_room or was_in_company:
            self._tell(ClosedNews("left"))
        self._announce()

    async def shelve(self) -> None:
        """Put the running table away, to go on with it later.

        Raises Misuse where others play, who would wait, and Late where the game is over or put away by now.
        """
        sitting = self._sitting
        if sitting is None or not sitting.life.goes_on:
            raise Late("there is no game here that goes on")
        if sitting.others():
            raise Misuse("only a game against bots can be put away")
        await self._end_sitting(for_good=False)
        self._leave_company()
        await self.running.shelf.put_away(sitting.hash)
        self._tell(ClosedNews("left"))
        await self.running.shelf.show()
        self._announce()

    def call(self, call: Call) -> None:
        """Call to the table for a pause ("pause", "go-on"), or that this player is "away" or "back".

        A pause that is asked for at night begins when the night is over. Raises Late with a `code`.
        """
        sitting = self._sitting
        if sitting is None:
            raise Late("there is no table here")
        sitting.intermission.wished = call == "pause" and sitting.hushed and bool(sitting.others())
        if not sitting.others():
            sitting.called(self.me.peer, call)
        elif not sitting.intermission.wished and not (call == "go-on" and sitting.hushed):
            self.running.talking.call(call)
        sitting.mind_pauses()

    def _called(self, author: bytes, call: str) -> None:
        if self._onlooking is not None:
            self._onlooking.called(author, call)
        if self._sitting is not None and self._sitting.called(author, call):
            self._call_back("go-on")

    def _call_back(self, call: Call) -> None:
        """Take back what was called: whoever comes later, or starts anew, hears of that, and now of its end, too."""
        with suppress(Late):
            self.running.talking.call(call)

    def go_on_without(self, number: int) -> None:
        """Wait no longer for those whose time for question `number` is over by the table's clock.

        They do what their ghosts would, once most of those who wait for them say so. Raises TooSoon, or Late.
        """
        if self._sitting is None:
            raise Late("there is no table here")
        self._sitting.go_on_without(number)

    def wish_undo(self, agree: bool, number: int) -> None:
        """Say whether the move that led to question `number` should be taken back: one's own, or, once its author has
        asked for it, another's. Raises Late if that cannot be said now.
        """
        if self._sitting is None:
            raise Late("there is no table here")
        self._sitting.me.wish_undo(agree, number)

    async def take_up(self, table: bytes) -> None:
        """Go on with the table that was put away and whose terms hash to `table`. Raises NoTable if there is none."""
        await self._make_idle()
        store = self.running.shelf.find(table)
        await self._resume(store)
        await self.running.shelf.take_up(store)

    async def throw_away(self, table: bytes) -> None:
        """Forget the table that was put away and whose terms hash to `table`. Raises NoTable if there is none."""
        await self.running.shelf.throw_away(table)

    # After a game.

    async def again(self) -> None:
        """Play once more: the same game and options with who is here, a new charter. Raises Misuse before a game."""
        if self._rematch is None or not self._is_over():
            raise Misuse("there is no game to play again")
        await self._turn_to_next()
        self.next_game.again(self._rematch, listed=self._listed)

    async def propose(
        self, game: str, options: Mapping[str, object], *, bots: int | None = None, strength: str = LIVELY
    ) -> None:
        """Open a room for another game with those who are here, and with so many bots; None: as many as there were.

        Raises ValueError, TooMany, Late during a game.
        """
        self.next_game.check(game)
        chosen = games.find(game).read_options(options)
        await self._turn_to_next()
        before = self._rematch
        bots = (before.bots if before is not None else 0) if bots is None else bots
        customs = before.customs if before is not None else self._customs
        self.next_game.propose(
            Rematch(game, chosen, bots, structs.replace(customs, backups=True, strength=read_strength(strength)))
        )

    async def agree(self, opener: bytes, shown: Proposed) -> None:
        """Say yes to the game that `opener` proposes. Raises Late if that is not what was `shown` any more."""
        self.next_game.check_shown(opener, shown)
        await self._turn_to_next()
        self.next_game.agree(opener, shown)

    def _expect_an_answer(self) -> None:
        """Wait for a host's first word about the room that we came to, and not for ever."""
        guest = self.room.guest_room
        if guest is not None and guest.room is None:
            self._tasks.keep(self._give_up(guest.host, ANSWER_S), "node-give-up")

    async def withdraw(self) -> None:
        """Leave the room for the next game, and stay with those who have played. Raises Late without a company."""
        self.next_game.withdraw()
        self._tell(ClosedNews("left"))
        self._announce()

    async def _turn_to_next(self) -> None:
        """Leave the table that is over, and not its people."""
        await self._end_sitting(for_good=True, leaving=False)

    @property
    def next_game(self) -> NextGame:
        """What comes after a game."""
        return self.running.next_game

    def _is_over(self) -> bool:
        """Whether a game was played here and is over, so that another may be spoken of."""
        life = self._sitting.life if self._sitting is not None else Life.SETTLED
        return life.at_its_end and life is not Life.HALTED  # what is halted can be gone on with

    def _leave_company(self) -> None:
        """Tell those who have played with us, and are still there, that they need not wait."""
        company, links = self.next_game.company, self.running.links
        self._benches.close_after()
        if company is not None:
            for peer in company.others:
                self._post(peer, Farewell(company.terms))
                links.unwant(peer)
            self.next_game.disband()

    async def resume(self) -> bool:
        """Go on with a table that was not over when the program last stopped; whether there is one.

        One that was put away stays away.
        """
        await self._leave_over()
        shelf = self.running.shelf
        for store in await shelf.left_open():
            try:
                await self._resume(store)
            except (Malformed, OSError) as fault:
                log.warning("a table cannot be resumed: %s", fault)
                if not await shelf.put_aside(store, fault):
                    self._tell(ClosedNews("fault", f"a table cannot be resumed: {fault}"))
                continue
            self._tell_aside()
            return True
        self._tell_aside()
        return False

    # The room.

    def _leave_room(self) -> None:
        """Close one's own room or give one's place back; without a table nobody is dialled any more."""
        self._tasks.cancel("node-give-up")
        self.room.leave()
        if self._sitting is None and self.next_game.company is None:
            self.running.links.unwant_all()

    async def _sit_down(self, found: Found) -> None:
        await self._reach(found)
        self.running.links.want(found.host, functools.partial(self._where, found.host))
        self.room.visit(found.table, found.host)
        self._tasks.keep(self._give_up(found.host, ANSWER_S), "node-give-up")

    def _after_room(self) -> None:
        """Whatever changed in the room: tell the network, and start the table when all are ready."""
        self._announce()
        self.next_game.follow()
        begin, room = self.room.begin(), self.room.room
        if begin is not None and room is not None and begin.terms.hash() != self._begun:
            self._begun = begin.terms.hash()
            self._rematch = Rematch.of_room(room)
            self._tasks.keep(self._begin(begin), "node-begin")

    async def _give_up(self, host: bytes, after_s: float) -> None:
        """Leave a room whose host is not heard, or has never said what the room is."""
        await asyncio.sleep(after_s)
        guest, links = self.room.guest_room, self.running.links
        if guest is None or guest.host != host or guest.started:
            return
        if (guest.room is not None or guest.door is not None) and links.here(host):
            return
        self.room.leave()
        if not self._is_in_company(host):
            links.unwant(host)
            links.drop(host)
        self.next_game.follow()
        self._stay_together(guest)
        self._tell(ClosedNews("unreachable"))

    # The table.

    async def _begin(self, begin: Begin) -> None:
        if self._sitting is not None:
            return
        running, terms = self.running, begin.terms
        chairs = running.seating.begin(begin)
        store = self._profile.store(terms.hash())
        ways = {peer: self._ways.after(peer, told) for peer, told in begin.ways.items()}
        self._ways.update(ways)
        create = functools.partial(running.seating.create, store, chairs, terms, ways, begin.customs)
        try:
            await self._store(create)
        except OSError as fault:
            log.error("a table cannot begin: %s", fault)
            self._leave_for_good(terms.hash())  # nothing was signed there: the others need not wait
            with suppress(OSError):
                await self._store(store.discard)  # what there is of it would be taken up at the next start
            self._tell(ClosedNews("disk", str(fault)))
            return
        self._customs = begin.customs
        self._run_table(terms, chairs, store)

    async def _resume(self, store: TableStore) -> None:
        running = self.running
        found = await self._store(functools.partial(running.seating.resume, store))
        self._customs = found.customs
        self._ways.update(found.ways)
        self._rematch = Rematch.of_terms(found.terms, found.customs)
        mine = {chair.seat for chair in found.chairs}
        self._tell(ResumedNews(running.seating.as_room(found.terms, mine, running.links.here, found.customs)))
        self._run_table(found.terms, found.chairs, store, found.feeds, found.checked)

    def _run_table(
        self,
        terms: Terms,
        chairs: list[Chair],
        store: TableStore,
        feeds: Feeds | None = None,
        checked: Iterable[bytes] = (),
    ) -> None:
        running, name = self.running, terms.hash().hex()[:16]
        sitting = Sitting(
            terms,
            chairs,
            store,
            running.pool,
            send=lambda peer, content: self._post(peer, ToTable(terms.hash(), content)),
            tell=self._tell_of_table,
            game_file=self._profile.games / f"{terms.game}-{name}.sennik",
            feeds=feeds,
            checked=checked,
            bench=self._benches.make,
            pause_s=lambda: self._pace * self._pause_s(),
        )
        self._sitting = sitting
        self._tell(BenchNews())
        self._benches.bring_on(terms, self.me.peer, running.presence.told)
        self._archive.forget(sitting.hash)
        self._part_from_who_stays_away(sitting)
        self.next_game.sit(terms, running.links.here)
        sitting.start()
        self._tasks.keep(self._announce_end(sitting), "node-end")
        for peer in sitting.others():
            running.links.want(peer, functools.partial(self._where, peer))
            if running.links.here(peer):
                sitting.linked(peer)
        self._announce()

    async def _announce_end(self, sitting: Sitting) -> None:
        """Once nothing more is to be said at a table, nobody is told any more that it is played."""
        await sitting.decided.wait()
        if self._sitting is sitting:
            self._announce()

    def _tell_of_bench(self, news: BenchNews) -> None:
        self._tell(news)
        self._gather()

    def _next_tables(self) -> tuple[NextTable, ...]:
        company = self.next_game.company
        if company is None or not self._is_over():
            return ()
        return next_tables(company, self.me.peer, self.running.presence.told, self._ways)

    def _part_from_who_stays_away(self, sitting: Sitting) -> None:
        """Those who have played before and are not at this table: they need not wait for us."""
        company, links = self.next_game.company, self.running.links
        for peer in company.others if company is not None else ():
            if company is not None and peer not in sitting.others():
                self._post(peer, Farewell(company.terms))
                links.unwant(peer)

    def _tell_of_table(self, news: News) -> None:
        self._tell(news)
        if isinstance(news, ENDS):
            self.next_game.follow()
            self._tell_missed()
        self.running.talking.wake()
        sitting = self._sitting
        if sitting is not None and isinstance(news, ENDS) and sitting.others():
            for call in sitting.intermission.last_calls():
                self._call_back(call)
        elif sitting is not None and sitting.intermission.wished and not sitting.hushed:
            with suppress(Late):
                self.call("pause")

    def _tell_missed(self) -> None:
        """After a game: those who came late have their files of the games before from us."""
        company = self.next_game.company
        if company is not None and company.here():
            self.running.missed.tell(company)

    def _hushed(self) -> bool:
        if self._onlooking is not None:
            return self._onlooking.hushed
        return self._sitting is not None and self._sitting.hushed

    async def _end_sitting(self, *, for_good: bool, leaving: bool = True) -> None:
        """`leaving`: whether this player goes away from those who sat there, also where the game is over."""
        sitting, self._sitting = self._sitting, None
        if sitting is None:
            return
        links = self.running.links
        if for_good:
            await sitting.stand_up()
        if for_good and sitting.life.goes_on:
            self._leave_for_good(sitting.hash)
        if for_good and leaving:
            for peer in sitting.others():
                self._post(peer, Farewell(sitting.hash))
        await sitting.close()
        if leaving:
            sitting.bench.close()
        else:
            self._benches.keep(sitting.bench)
        for peer in sitting.others() if leaving else ():
            links.unwant(peer)
        if for_good:
            await self._store(sitting.discard)

    def _leave_for_good(self, terms: bytes) -> None:
        """Know from now on, over a restart too, that the player has walked away from a table."""
        self._left.add(terms)
        self._tasks.keep(self._save_left(), "node-left")

    async def _save_left(self) -> None:
        try:
            await self._store(self._left.save)
        except OSError as fault:
            log.warning("the tables that were left are not kept: %s", fault)

    # What comes from the network.

    def _heard(self, peer: bytes, payload: bytes) -> None:
        envelope: Envelope = unseal(payload)
        links = self.running.links
        if self._onlooking is not None and self._onlooking.receive(peer, envelope):
            return
        match envelope:
            case ToHost(table, content):
                link = links.get(peer)
                near = neighbourhood(link.address[0]) if link is not None else ""
                self.room.receive_as_host(peer, table, content, time.monotonic(), near)
            case ToGuest(table, content):
                if self.room.receive_as_guest(peer, table, content, time.monotonic()):
                    self._tasks.cancel("node-give-up")
                    if not self._is_in_company(peer):
                        links.unwant(peer)
            case ToBench(table, content):
                self._heard_of_bench(peer, table, content)
            case ToTable(terms, content):
                self._heard_of_table(peer, terms, content)
            case ToCompany(terms, content):
                self.next_game.receive(peer, terms, content, time.monotonic())
                self._announce()
            case Farewell(terms, ended):
                if ended:
                    self.running.missed.all_told(peer, terms)
                else:
                    self.next_game.left(terms, peer)
                if self._sitting is not None and self._sitting.hash == terms:
                    self._sitting.farewell(peer, ended=ended)
                    links.unwant(peer)
            case ToNeighbour(content):
                self.running.neighbours.receive(peer, content)
            case ToCircle(table, content):
                self.running.talking.receive(peer, table, content)

    def _heard_of_table(self, peer: bytes, terms: bytes, content: bytes) -> None:
        sitting = self._sitting
        runs = sitting is not None and sitting.hash == terms
        if sitting is not None and runs and (not sitting.over.is_set() or sitting.bench.has(peer)):
            sitting.receive(peer, content)
        elif self._benches.receive_gossip(peer, content):
            pass  # one who looked on at the game before
        elif self.running.missed.receive(peer, terms, content):
            pass  # a game of the evening at which this player was not
        elif terms in self._left:
            # The table began, or our farewell was lost, while there was no word between us.
            self._post(peer, Farewell(terms))
        else:
            company = self.next_game.company
            evening = company.table if company is not None and peer in company.others else b""
            self._archive.receive(peer, terms, content, time.monotonic(), evening)

    def _post(self, peer: bytes, envelope: Envelope) -> None:
        self.running.links.post(peer, seal(envelope))

    async def _store(self, work: Callable[[], T]) -> T:
        return await self.running.pool.store(work)

    async def _beside(self, work: Callable[[], T]) -> T:
        """Not where the running table waits for its disk."""
        return (await self.running.pool.prove(work))[0]

    def _heard_of_bench(self, peer: bytes, table: bytes, content: bytes) -> None:
        links = self.running.links
        about = link.about if (link := links.get(peer)) is not None else links.persona.about
        self._benches.receive(peer, about.name, about.lantern, table, content)

    def _changed(self, peer: bytes, here: bool) -> None:
        self.running.presence.heard(peer, here)
        self.running.talking.unlinked(peer)
        if not here:
            self._archive.unlinked(peer)
        if here:
            self.room.linked(peer)
        else:
            self.room.unlinked(peer)
            guest = self.room.guest_room
            if guest is not None and guest.host == peer and not guest.started:
                self._tasks.keep(self._give_up(peer, GIVE_UP_S), "node-give-up")
        if self._onlooking is not None:
            (self._onlooking.linked if here else self._onlooking.unlinked)(peer)
        self._benches.changed(peer, here)
        if self._sitting is not None and here:
            self._sitting.linked(peer)
        elif self._sitting is not None:
            self._sitting.unlinked(peer, closed=self.running.links.has_closed(peer))
        if here:
            self.next_game.linked(peer)
        else:
            self.next_game.unlinked(peer)
        self._announce()

    def _follows(self, room: GuestRoom, agreed: Agreed | None) -> bool:
        if self.next_game.follows(room, agreed):
            return True
        if room.closed == "closed":
            self._stay_together(room)
        return False

    def _stay_together(self, left: GuestRoom) -> None:
        """The host is gone from a room before the game: be there for the other guests, should one open it anew."""
        room, links = left.room, self.running.links
        if room is None or left.started or not self.next_game.stay(room, links.here):
            return
        self._rematch = Rematch.of_room(room)
        for place in room.places:
            if self._is_in_company(place.peer):
                self._ways[place.peer] = self._ways.after(place.peer, place.addresses)
                links.want(place.peer, functools.partial(self._where, place.peer))

    def _is_in_company(self, peer: bytes) -> bool:
        company = self.next_game.company
        return company is not None and peer in company.others

    def _has_place(self, peer: bytes) -> bool:
        """Whether `peer` has a place in the room, or a seat at the table here or beside it."""
        sitting = self._sitting
        if self._is_in_company(peer) or self._benches.has(peer) or (sitting is not None and peer in sitting.others()):
            return True
        if self._onlooking is not None and self._onlooking.has(peer):
            return True
        room = self.room.room
        return room is not None and any(place.peer == peer for place in room.places)

    def _is_copy(self, peer: bytes) -> None:
        if self._sitting is not None and peer in self._sitting.others():
            self._sitting.stop_as_copy()

    def _where(self, peer: bytes) -> tuple[Address, ...]:
        return self.running.presence.where(peer, self._ways[peer])

    def _announce(self) -> None:
        """Bring what the network is told in line with what there is here."""
        self.running.presence.announce(self._notice(), listed=self._listed or self._sitting is not None)
        self._benches.tell_next(self._next_tables())
        self._gather()

    def _gather(self) -> None:
        """Bring who hears each other in line with who is here."""
        if self._onlooking is not None and (circle := self._onlooking.circle) is not None:
            self.running.talking.gather(circle)
            return
        terms = self._sitting.terms if self._sitting is not None else None
        bench = self._benches.here
        self.running.talking.gather(circle_of(self.room.room, terms, self.next_game.company, self._customs.talk, bench))

    def _notice(self) -> Notice | None:
        if self._sitting is not None:
            if not self._sitting.others() or not self._sitting.life.goes_on:
                return None
            terms = self._sitting.terms
            seats = len(terms.seats)
            bench: Literal["closed"] | UnsetType = UNSET if self._sitting.bench.is_open else "closed"
            rules = terms.rules[:RULES_BYTES]
            return Notice(terms.table, terms.game, seats, seats, "playing", rules, bench=bench)
        if self.room.host_room is None or self.room.host_room.started:
            return None
        return self.room.notice("open")

    # Small things.

    async def _make_idle(self, keep: bytes = b"") -> None:
        """Be ready for another table, perhaps with `keep`. Raises Misuse while one runs, Nameless before a name was
        chosen.
        """
        if not self.me.name:
            raise Nameless("choose a name first")
        await self._leave_over(keep)
        self._leave_company()
        self._leave_room()
        await self._be_called_so()

    async def _leave_over(self, keep: bytes = b"") -> None:
        await self._look_away(keep)
        if self._sitting is not None and not self._sitting.life.goes_on:
            await self._end_sitting(for_good=self._sitting.life.settled)
        if self._sitting is not None:
            raise Misuse("a table is running here already")

    def _tell_aside(self) -> None:
        """Say once what was put aside."""
        aside, self._profile.aside = self._profile.aside, []
        for each in aside:
            self._tell(AsideNews(each.what, str(each.path)))

    def _failed(self, fault: BaseException) -> None:
        self._tell(ClosedNews("fault", type(fault).__name__))
