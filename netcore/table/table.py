"""One game at one table, as one seat (or an onlooker) runs it: where the rules meet the cards. Sans-I/O.

Entries go in, in each author's order, authors mixed in any way; bodies that this seat owes, work orders and events come
out. The rules decide whose entry is read next, so the game does not depend on the order in which entries arrive.

    table.read(entry)                           # an entry that the feeds accepted, my own ones too
    for body in table.take_bodies(): ...        # sign, store, send, then read() the entry that was made
    for order in table.take_orders(): table.done(order, order.run())
    for event in table.take_events(): ...
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from collections.abc import Collection as Many
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from engine.contract import Breach, Clock
from engine.game import Game, Outcome
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.cards.collect import Collection, Slot
from netcore.cards.finish import Agreeing, Asking
from netcore.cards.moves import Moving, MovingInTime, Opening
from netcore.cards.phase import Check, Phase, Work
from netcore.cards.secrets import TableSecrets
from netcore.cards.seeded import SeededSteps
from netcore.crypto.cache import ProofCache
from netcore.crypto.elgamal import CIPHERTEXT_BYTES
from netcore.crypto.seed import GameSeed
from netcore.errors import Foul, Late, Misuse
from netcore.feeds.bodies import (
    AnsweringBody,
    AnyBody,
    Body,
    Clocked,
    Gone,
    Here,
    HistoricBody,
    Mixed,
    MovedInTime,
    Said,
    Undone,
    UndoWish,
    write_body,
)
from netcore.feeds.chain import Head
from netcore.feeds.charter import Charter, MoveClock, Terms
from netcore.feeds.entry import Entry
from netcore.feeds.roster import Peer
from netcore.table.course import Course, End
from netcore.table.events import (
    Awaited,
    BrokenOff,
    Checked,
    ClockRuns,
    Declined,
    Event,
    Evicted,
    Fouled,
    FoundLate,
    LetGo,
    Linked,
    Made,
    NoCharter,
    Opened,
    Overtaken,
)
from netcore.table.lateness import TimeWord, settle_all
from netcore.table.letters import Letter, Letters, open_letter
from netcore.table.orders import Order
from netcore.table.outbox import Outbox
from netcore.table.undoing import Undoable, Undoes, Undoing, UndoWord
from netcore.table.views import membership
from netcore.table.views.history import Past
from netcore.table.views.ledger import Mark
from netcore.table.views.membership import Convicted, Membership, Say, Stance
from netcore.table.views.words import HERE, Word, read_gone
from netcore.table.views.words import Outcome as PollOutcome

MOST_LOOKED_AT = 8
"""Entries of one feed that are looked at for whether only their board differs."""
FORK = "feed.fork"
"""The rule that two versions of a feed break."""

Finds: TypeAlias = Callable[[int, Seat, int | None], bool]
"""Whether by a program's clock an answer that has just come is late: to which question, whose, and what it claims, if
it claims anything."""


def no_clock(_number: int, _seat: Seat, _claimed_ms: int | None) -> bool:
    """Who has no clock finds nothing late."""
    return False


class State(StrEnum):
    """How far a table is. From `finished` on it has ended."""

    SETTING_UP = "setting-up"
    PLAYING = "playing"
    AGREEING = "agreeing"
    OPENING = "opening"
    FINISHED = "finished"
    FOULED = "fouled"
    REFUSED = "refused"
    EVICTED = "evicted"
    BROKEN_OFF = "broken-off"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True)
class Poll:
    """An open poll: the seats that would be gone, the peers that say so, and those that have not answered yet."""

    gone: tuple[Seat, ...]
    agreed: tuple[Peer, ...]
    awaited: tuple[Peer, ...]


class Table:
    """A game being played. `me` None: an onlooker, who checks everything and owes nothing."""

    def __init__(
        self,
        terms: Terms,
        game: Game,
        me: Seat | None,
        secrets: TableSecrets | None,
        cache: ProofCache,
        own_stored: int = 0,
        *,
        listens: bool = False,
        finds: Finds = no_clock,
        opens: Callable[[Entry], Letter] = open_letter,
    ) -> None:
        """`own_stored`: how many of my own entries are on my disk; none of them is ever made again.

        `listens`: whether it only reads until `speak`: others may hold entries of mine that my disk has lost.
        `finds`: what my program's clock says of others' answers. `opens`: `open_letter`, or what remembers its results.

        Raises Misuse for a seat without secrets, ValueError for terms that the game cannot be played by.
        """
        if (me is None) != (secrets is None):
            raise Misuse("a seat has secrets, an onlooker has none")
        self.terms = terms
        self.me = me
        self._end: State | None = None
        self._secrets = secrets
        self._own_stored = own_stored
        self._listens = listens
        self._out = Outbox()
        self._finds = finds
        self._opens = opens
        self._overdue: tuple[int, frozenset[Seat]] = (0, frozenset())
        """The seats whose time is over by my clock, in which question."""
        self._timed: bytes | None = None
        """The history at which I said last what came in time."""
        self._came: tuple[bytes, dict[Seat, bool]] = (b"", {})
        """Of the answers that have come to the question at a history, which were late by my clock as they came."""
        self._roster = terms.roster()
        self._course = Course(terms, game, me, secrets, cache, self._out.tell)
        self._members = Membership(self._roster, me)
        self._letters = Letters(len(terms.seats))
        self._last_read: dict[Seat, Entry] = {}
        self._made = False
        self._awaiting = False
        self._speaking = False
        """Whether a word of mine is on its way into my feed."""
        self._given_up = 0
        """How often what I was making was given up: nothing comes of work that began before."""
        self._undone_at = b""
        """The history at which I have undone the last move, with or without the others so far."""
        self._wished_at = b""
        """The history at which I have said whether I wish that."""
        self._collection: Collection | None = Collection(self._course.begin())
        self._advance()

    @property
    def state(self) -> State:
        """How far it is."""
        course = self._course
        if self._end is not None:
            return self._end
        if course.charter is None:
            return State.SETTING_UP
        if course.outcome is None:
            return State.PLAYING
        return State.OPENING if course.agreed else State.AGREEING

    @property
    def charter(self) -> Charter | None:
        """What all proofs are bound to; None before all keys are known."""
        return self._course.charter

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by its rules; None before."""
        return self._course.outcome

    @property
    def seeded(self) -> SeededSteps:
        """The steps that come from seeds, as they were read."""
        return self._course.seeded

    @property
    def seeds(self) -> Mapping[Seat, GameSeed]:
        """The seeds that were laid open and are those committed to."""
        return MappingProxyType(self._course.seeds)

    # ── what goes in ────────────────────────────────────────────────────────────────────────────────────────────────

    def read(self, entry: Entry) -> None:
        """Take an entry that the feeds accepted: signed by its author, the next of its feed."""
        self.read_all((entry,))

    def read_all(self, entries: Iterable[Entry]) -> None:
        """Take entries, each author's in order. What is on a disk has to come at once: words are looked at first."""
        for letter in map(self._opens, entries):
            entry = letter.entry
            self._letters.add(letter)
            mark = self._mark(letter)
            self._members.arrive(entry.seat, mark)
            if mark.word is not None and entry.seat == self.me:
                self._speaking = False
        self._advance()

    def _mark(self, letter: Letter) -> Mark:
        entry, body = letter.entry, letter.body
        word: Word | None = None
        match body:
            case Gone(peer=peer, last=last):
                word = read_gone(self._roster, entry.table, self.terms.authors(), entry.seat, peer, last)
            case Here() | Said():
                word = HERE
            case Clocked(history=history, late=late):
                return Mark(entry.hash, time=TimeWord(history, frozenset(late)))
            case UndoWish(history=history, agree=agree):
                return Mark(entry.hash, undo=UndoWord(history, Undoes.WISH if agree else Undoes.NO))
            case Undone(history=history):
                return Mark(entry.hash, undo=UndoWord(history, Undoes.DONE))
        if isinstance(body, HistoricBody):
            return Mark(entry.hash, body.history, word, body.read)
        return Mark(entry.hash, None, word)

    def fork(self, seat: Seat) -> None:
        """Two versions of the feed of `seat` are known, signed by it."""
        self._members.fork(seat)
        self._advance()

    def wanted(self) -> dict[Seat, Head]:
        """The ends of feeds that are to be fetched, on whatever branch, so that the table can go on without a peer."""
        heads = {seat: self._members.wanted(seat) for seat in self._roster.seats} if not self.ended else {}
        return {seat: head for seat, head in heads.items() if head is not None}

    def fetched(self, seat: Seat, parts: int) -> None:
        """The branch that is wanted of a feed is known back to entry `parts`, where it parts from the one held."""
        self._members.fetched(seat, parts)
        self._advance()

    def speak(self) -> None:
        """It is known what others hold of my own feed: from now on I say what I owe."""
        self._listens = False
        self._advance()

    def submit(self, move: Move, elapsed_ms: int | None = None) -> None:
        """My decision for the open question. Raises Misuse unless it is awaited and legal by my view.

        `elapsed_ms`: what it took since it was asked, by my program's clock; needed where a clock runs.
        """
        legal = self._legal()
        if self.me is None or self._collection is None or legal is None:
            raise Late("no decision is awaited")
        if not legal.admits(move):
            raise Misuse("not a legal move")
        phase = self._collection.phase
        if not isinstance(phase, MovingInTime):
            self._owe(phase.decide(self.me, move))
        elif elapsed_ms is None:
            raise Misuse("a clock runs: how long did it take?")
        else:
            self._owe(phase.decide_in(move, elapsed_ms))
        self._advance()

    def time_is_over(self, number: int, seats: Many[Seat]) -> None:
        """By my program's clock these seats have had all the time there is for question `number`.

        Of one that was opened again meanwhile, which has not been told yet, that clock can say nothing.
        """
        if any(isinstance(event, ClockRuns) for event in self._out.events):
            return
        before, already = self._overdue
        self._overdue = (number, already | frozenset(seats) if before == number else frozenset(seats))
        self._advance()

    def wish_undo(self, agree: bool) -> None:
        """Say whether I wish that the last move be taken back: mine, or, once that was asked for, another's.

        It is, once all wish so and nobody has gone on from it meanwhile. Raises Late if that cannot be said now.
        """
        undoing = self.undoing
        if undoing is None or not (undoing.may_answer or (agree and undoing.may_ask)):
            raise Late("there is no move that could be taken back")
        assert self._members.undoable is not None  # noqa: S101 - or there would be no undoing
        self._wished_at = self._members.undoable.history
        self._write(UndoWish(agree), self._course.history.now())
        self._advance()

    def lay_open(self, agree: bool) -> None:
        """Whether I lay my seed open, now that the game is over. Raises Misuse unless that is asked."""
        phase = self._collection.phase if self._collection is not None else None
        if not isinstance(phase, Asking) or not self._awaiting:
            raise Late("nobody asks to lay seeds open")
        self._owe(phase.answer(agree))
        self._advance()

    def can_call(self, peer: Peer, unheard: Many[Peer] = ()) -> bool:
        """Whether I may say now that `peer` is gone, while my program does not hear these."""
        heard = not self._listens and self._all_stored_came()
        return not self.ended and heard and self._members.may_call(peer, unheard)

    def call(self, peer: Peer, unheard: Many[Peer] = ()) -> None:
        """Say that `peer` is gone for good. Raises Late if that cannot be said now.

        The game goes on without it once all others have said so. Until that is decided, nothing else is said by me.
        """
        if not self.can_call(peer, unheard):
            raise Late("nobody can be called gone now")
        self._members.call(peer, unheard)
        self._advance()

    def deny(self) -> None:
        """Say that nobody is gone. Raises Late unless that is asked, and I have not answered."""
        if self.ended or self._listens:
            raise Late("no poll to answer")
        self._members.deny()
        self._advance()

    def conclude(self) -> None:
        """Wait no longer for what others have not said about their seeds. Raises Late before the game is complete."""
        if self.state is not State.OPENING:
            raise Late("the game is not complete, or nothing is waited for")
        self._stop(State.FINISHED, Declined(self.waiting_for()))

    def break_off(self, gone: Many[Seat] = ()) -> None:
        """Leave it at that, for these are gone: the game is unfinished here, and nobody else is told.

        Raises Late once it has ended.
        """
        if self.ended:
            raise Late("the game has ended")
        self._members.break_off()
        self._stop(State.BROKEN_OFF, BrokenOff(tuple(sorted(gone))))

    def done(self, order: Order, result: object, took_ms: float = 0.0) -> None:
        """The result of an order; `took_ms` as measured, for whoever wants to tell."""
        finish = self._out.done(order)
        if self.ended:
            self._forget()
            return
        finish(result, took_ms)
        self._advance()

    # ── what comes out ──────────────────────────────────────────────────────────────────────────────────────────────

    def take_bodies(self) -> list[bytes]:
        """What I owe now, in order, each once."""
        return self._out.take_bodies()

    def take_orders(self) -> list[Order]:
        """Work to be done, each once."""
        return self._out.take_orders()

    def take_events(self) -> list[Event]:
        """What happened since the last call, in order."""
        return self._out.take_events()

    def view(self) -> View:
        """The game as my seat sees it. `legal` is None once I have decided."""
        return replace(self._course.view(), legal=self._legal())

    def _legal(self) -> Legal | None:
        if not self._awaiting or self._collection is None or self.me is None:
            return None
        phase = self._collection.phase
        return phase.legal_for(self.me) if isinstance(phase, Opening) else self._course.legal()

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats whose part is missing here before anything can go on: a move, or a part in a shuffle or a show."""
        if self._collection is None or self.ended:
            return ()
        poll = self.poll()
        if poll is not None and self._members.me in poll.agreed:
            return poll.awaited
        waits = self._collection.waits
        if self._collection.phase.in_turn:
            waits = waits[:1]
        missing = tuple(seat for seat in waits if self._next(seat) is None)
        return missing or self._untimed(self._collection)

    def _untimed(self, collection: Collection) -> tuple[Seat, ...]:
        """Whose word is missing where all answers are here, and it is not settled what came in time."""
        if not collection.held:
            return ()
        history = self._course.history.now().history
        words = self._members.time_words(history)
        open_ = [seat for seat, is_late in self._come_to(collection, words).items() if is_late is None]
        return tuple(
            peer
            for peer in self._members.waiting(history)
            if peer not in words and any(self._roster.peer_of(seat) != peer for seat in open_)
        )

    def poll(self) -> Poll | None:
        """Whether some at the table find a peer gone, which, and who has not answered."""
        members = self._members
        if self.ended or members.verdict().outcome not in (PollOutcome.OPEN, PollOutcome.DECIDED):
            return None
        calls = {peer: members.called_by(peer) for peer in members.peers}
        mine = members.called_by(members.me)
        gone = min(members.named(), key=lambda peer: (peer != mine, peer == members.me, peer))
        agreed = tuple(peer for peer, called in calls.items() if called == gone)
        awaited = tuple(peer for peer in members.peers if peer != gone and not members.has_spoken(peer))
        return Poll(self._roster.seats_of(gone), agreed, awaited)

    def answered(self) -> bool:
        """Whether I have nothing to say in the open poll: my answer is given, or on its way."""
        return self._members.stance is not Stance.ASKED or self._members.owed is not None

    def can_spare(self, gone: Many[Seat]) -> bool:
        """Whether the game could go on without these seats: they are of one peer, and no key of its is missed."""
        return self._members.can_spare and len({self._roster.peer_of(seat) for seat in gone}) == 1

    def peer_of(self, seat: Seat) -> Peer:
        """Whose program plays `seat`."""
        return self._roster.peer_of(seat)

    def counts(self, entry: Entry) -> bool:
        """Whether an entry is part of the game: not beyond the end of a feed whose peer has left."""
        return entry.number < self._members.ends.get(entry.seat, entry.number + 1)

    @property
    def ends(self) -> Mapping[Seat, int]:
        """The seats whose peers have left, and how many entries of each count."""
        return MappingProxyType(self._members.ends)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats whose peers have not left, in order."""
        return tuple(seat for seat in self._roster.seats if self._roster.peer_of(seat) in self._members.peers)

    @property
    def seen(self) -> Mapping[Handle, Face]:
        """Every face that my seat was ever shown in this game, of cards that are out of play too."""
        return MappingProxyType(self._course.seen)

    @property
    def read_so_far(self) -> int:
        """How many entries were read and count."""
        return sum(self._members.read(seat) for seat in self._roster.seats)

    @property
    def members(self) -> tuple[Peer, ...]:
        """The peers that have not left, in order."""
        return self._members.peers

    def busy(self) -> str:
        """What is going on: "" while decisions are awaited, else "keys", "shuffle", "show" or "roll"."""
        return self._collection.phase.busy if self._collection is not None and not self.ended else ""

    def unreadable(self) -> tuple[Seat, ...]:
        """The seats whose next entry came and builds on something else than what was read here."""
        if self._collection is None or self.ended:
            return ()
        waits = self._collection.due
        return tuple(s for s in waits if self._next(s) is None and self._members.limit(s) > self._members.read(s))

    def astray(self) -> tuple[Seat, ...]:
        """The seats that have read the same as was read here, and have come to another board in the open question."""
        collection = self._collection
        if collection is None or self.ended:
            return ()
        now = self._now(collection)
        return tuple(
            seat
            for seat in collection.due
            if self._next(seat) is None
            and any(
                isinstance(letter.body, HistoricBody)
                and letter.body.read == now.read
                and letter.body.history != now.history
                for letter in self._letters.unread(seat, 0)[:MOST_LOOKED_AT]
            )
        )

    @property
    def number(self) -> int:
        """The open question; 0 during the set-up."""
        return self._course.number

    @property
    def leisurely(self) -> bool:
        """Whether what is waited for is in people's hands, and without a limit."""
        phase = self._collection.phase if self._collection is not None else None
        if phase is None:
            return False
        limited = phase.clock is not None and not (isinstance(phase.clock, MoveClock) and phase.clock.gentle)
        return (phase.decides and not limited) or self._course.rests

    @property
    def limit_s(self) -> float:
        """How long what is waited for may take by a clock, before anybody need wonder; 0 where none runs."""
        phase = self._collection.phase if self._collection is not None else None
        return 0.0 if phase is None or phase.clock is None else phase.clock.limit_ms / 1000

    @property
    def impatient(self) -> Mapping[Seat, tuple[Peer, ...]]:
        """For whom the open question is waited for no longer, by the word of which peers, while that is not settled."""
        if self._collection is None or self.ended or not self._collection.held:
            return {}
        words = self._members.time_words(self._course.history.now().history)
        seats = self._collection.phase.seats
        by = {seat: tuple(peer for peer, word in sorted(words.items()) if seat in word.late) for seat in seats}
        return {seat: peers for seat, peers in by.items() if peers}

    @property
    def undoable(self) -> Seat | None:
        """Whose move led to the open question and can be taken back by everybody's word; None where nobody's can."""
        undoable = self._members.undoable
        return None if undoable is None else undoable.seat

    @property
    def undoing(self) -> Undoing | None:
        """How far it is with taking the last move back; None where nobody has asked for it and I cannot."""
        members, undoable = self._members, self._members.undoable
        if undoable is None or self.ended:
            return None
        wishes, asker = members.wishes(), self._roster.peer_of(undoable.seat)
        open_ = all(wishes.values()) and self._wished_at != undoable.history and self._may_say_undo()
        speaks = open_ and members.me not in wishes and self.me == members.me
        asked, mine = asker in wishes, self.me == undoable.seat
        if not asked and not (speaks and mine):
            return None
        wish, against = (tuple(peer for peer, says in wishes.items() if says is it) for it in (True, False))
        may_ask, may_answer = speaks and mine and not asked, speaks and not mine and asked
        return Undoing(undoable.seat, wish, against, may_ask, may_answer)

    @property
    def asks_to_decide(self) -> bool:
        """Whether a decision of mine is awaited: then the view says what is legal."""
        return self._awaiting and not self.asks_to_open

    def asks(self, number: int) -> bool:
        """Whether my decision in question `number` is awaited."""
        return self.asks_to_decide and self._course.number == number

    @property
    def rests_before(self) -> int | None:
        """The number of the open question, if there is something to be looked at in peace before it; else None."""
        return self._course.number if self._course.rests else None

    @property
    def clock(self) -> Clock | None:
        """The clock of the rules that runs for whoever is asked now."""
        return self._course.clock

    @property
    def running(self) -> ClockRuns | None:
        """That clock, or the table's own, and who those are."""
        return self._course.running

    @property
    def asks_to_open(self) -> bool:
        """Whether I am asked to lay my seed open."""
        return self._awaiting and self._collection is not None and isinstance(self._collection.phase, Asking)

    @property
    def undecided(self) -> tuple[Seat, ...]:
        """The seats that have not said whether they lay their seeds open, once that is asked."""
        asked = self._collection is not None and isinstance(self._collection.phase, Asking)
        return self.waiting_for() if asked else ()

    @property
    def ended(self) -> bool:
        """Whether nothing more will be read."""
        return self._end is not None

    # ── how it is driven ────────────────────────────────────────────────────────────────────────────────────────────

    def _advance(self) -> None:
        """Do all that can be done now."""
        while self._all_stored_came() and self._step():
            pass

    def _step(self) -> bool:
        if self._speaking:
            return False
        if self._members.owed is not None:
            if not self._listens:
                self._speak(self._members.owed)
            return False
        if self._members.judge():
            return True
        if self._collection is None or self.ended:
            return False
        return (
            self._judge(self._collection)
            or self._take_back()
            or self._settle(self._collection)
            or self._read_next(self._collection)
            or self._change(self._collection)
            or self._convict()
            or self._offer(self._collection)
            or self._undo()
        )

    def _speak(self, word: Say) -> None:
        """Say it. Who finds somebody gone says nothing else until that is settled: what was being made is given up."""
        self._speaking = True
        if self._members.silenced:
            self._give_up()
        match word:
            case Say.GONE:
                peer = self._members.called
                assert peer is not None  # noqa: S101 - somebody is called gone
                seats = self._roster.seats_of(peer)
                body: AnyBody = Gone(peer, tuple(self._letters.last(seat) for seat in seats))
            case Say.HERE:
                body = Here()
            case Say.SAID:
                body = Said()
        self._out.bodies.append(write_body(body))

    def _give_up(self) -> None:
        self._given_up += 1
        self._made = self._awaiting = False

    def _all_stored_came(self) -> bool:
        return self.me is None or self._letters.length(self.me) >= self._own_stored

    def _change(self, collection: Collection) -> bool:
        """Once all that counts was read and checked: go on without the peer that has left."""
        if not collection.checked:
            return False
        match self._members.change():
            case None:
                return False
            case Convicted(seat):
                self._foul_by_fork(seat)
            case membership.LetGo(seat, length):
                self._letters.let_go(seat, length)
                self._out.tell(LetGo(seat, length))
            case membership.Change() as change:
                self._carry_out(collection, change)
        return True

    def _carry_out(self, collection: Collection, change: membership.Change) -> None:
        by = tuple(peer for peer in self._roster.peers if peer in change.words)
        left = {seat: Evicted(seat, head.length, by) for seat, head in change.ends.items()}
        self._give_up()
        self._overdue = (0, frozenset())
        if self.me in left:
            self._stop(State.EVICTED, left[self.me])
            return
        if self._members.overrun:
            self._stop(State.OVERTAKEN, Overtaken())
            return
        for event in left.values():
            self._out.tell(event)
        if self._course.outcome is None:
            words = {seat: self._members.mark(seat, number).hash for seat, number in change.words.items()}
            self._course.history.changed(change.gone, change.ends, words)
        following = self._course.go_on_without(change.gone)
        if following is None:
            collection.drop(left.keys())
        else:
            self._begin(following)

    def _convict(self) -> bool:
        """Stop for a fork, once all that came is read."""
        found = self._members.convict()
        if found is not None:
            self._foul_by_fork(found.seat)
        return found is not None

    def _judge(self, collection: Collection) -> bool:
        """Stop for a known offender; go on to the next phase when all is in and good."""
        offender = collection.offender()
        if offender is not None:
            self._foul(offender.seat, offender.rule, offender.entry)
            return True
        if not collection.complete:
            return False
        if self._course.outcome is None:
            if collection.phase.clock is not None:
                self._course.history.timed(collection.late)
            self._course.history.read([slot.entry.hash for slot in collection.slots])
        elif isinstance(collection.phase, Agreeing):
            self._members.finish()
        self._made = self._awaiting = False
        self._collection = None
        following = self._course.go_on()
        if self._course.can_spare_one:
            self._members.confirmed()
        if self._course.outcome is not None:
            self._members.rules_ended()
        self._members.undoable = None
        if isinstance(following, Phase):
            self._begin(following)
        else:
            self._finish(following)
        return True

    def _begin(self, phase: Phase) -> None:
        """Collect what is owed next."""
        self._collection = Collection(phase)
        self._members.undoable = self._undoable(phase)

    def _undoable(self, phase: Phase) -> Undoable | None:
        """What it takes to take back the move that led to the question of this phase; None where nobody can."""
        seat = self._course.undoable if isinstance(phase, Moving) else None
        if seat is None or self._roster.peer_of(seat) not in self._members.peers:
            return None
        (asked,) = phase.seats
        feeds = tuple(sorted({*self._members.peers, asked}))
        return Undoable(self._course.history.now().history, seat, asked, feeds)

    def _finish(self, end: End) -> None:
        """Stop at the end of the course."""
        match end:
            case Breach(seat=seat, rule=rule):
                self._foul(seat, rule, self._last_read[seat])
            case NoCharter():
                self._stop(State.REFUSED, end)
            case Declined() | Opened():
                self._stop(State.FINISHED, end)

    def _now(self, collection: Collection) -> Past:
        """What an entry bears that is due now."""
        return self._course.history.now(collection.links)

    def _next(self, seat: Seat) -> int | None:
        """The number of the next entry of `seat` that may be read."""
        return None if self._collection is None else self._members.next(seat, self._now(self._collection).history)

    # Taking a move back.

    def _take_back(self) -> bool:
        """Ask the question before again, once each feed that counts has undone the last move."""
        undone = self._members.take_back()
        if not undone:
            return False
        self._give_up()
        self._course.history.undone(undone)
        self._begin(self._course.take_back())
        return True

    def _may_say_undo(self) -> bool:
        """Whether my feed can say something about the last move: it goes no further, and says nothing of it yet."""
        me, members = self.me, self._members
        if me is None or self._listens or not members.plays or self._made or members.has_begun(me):
            return False
        return self._next(me) is None and members.read(me) == self._letters.length(me)

    def _undo(self) -> bool:
        """Once all wish so, say that the move is undone; who is asked now waits with that for all others."""
        me, members, undoable = self.me, self._members, self._members.undoable
        if me is None or undoable is None or me not in undoable.feeds or self._undone_at == undoable.history:
            return False
        wishes = members.wishes()
        if not all(wishes.get(peer) for peer in members.peers) or not self._may_say_undo():
            return False
        others = (seat for seat in undoable.feeds if seat != undoable.asked)
        if me == undoable.asked and not all(members.has_undone(seat, undoable.history) for seat in others):
            return False
        if me == undoable.asked:
            self._made, self._awaiting = True, False
        self._undone_at = undoable.history
        self._write(Undone(), self._course.history.now())
        return False

    # What came in time.

    def _settle(self, collection: Collection) -> bool:
        """Where a clock runs: say what mine says, and go on once it is settled what came in time."""
        if not collection.held:
            return False
        history = self._course.history.now().history
        came = self._note_times(collection, history)
        words = self._members.time_words(history)
        come_to = self._come_to(collection, words)
        self._say_time(collection, history, came, come_to)
        if None in come_to.values():
            return False
        late = {seat for seat, is_late in come_to.items() if is_late}
        collection.settle(late)
        clock = collection.phase.clock
        by_table = isinstance(clock, MoveClock)
        wishes = isinstance(clock, MoveClock) and clock.gentle  # then nobody is outvoted: a word is a wish
        self._members.settled(history, () if wishes else come_to, late)
        if self.me in late:
            self._give_up()
        for seat in sorted(late):
            by = tuple(peer for peer in words if seat in words[peer].late and peer != self._roster.peer_of(seat))
            self._out.tell(FoundLate(self._course.number, seat, by, by_table))
        return True

    def _come_to(self, collection: Collection, words: Mapping[Peer, TimeWord]) -> dict[Seat, bool | None]:
        waiting = self._members.waiting(self._course.history.now().history)
        return settle_all(self._roster, waiting, collection.phase.seats, words)

    def _note_times(self, collection: Collection, history: bytes) -> Mapping[Seat, bool]:
        """Look at my program's clock for each of the others' answers when it comes."""
        if self._came[0] != history:
            self._came = (history, {})
        came = self._came[1]
        for seat in collection.phase.seats if self.me is not None and not self._listens else ():
            if seat not in came and self._roster.peer_of(seat) != self._members.me:
                number = self._next(seat)
                if number is not None:
                    came[seat] = self._finds_late(seat, number)
        return came

    def _say_time(
        self, collection: Collection, history: bytes, came: Mapping[Seat, bool], come_to: Mapping[Seat, bool | None]
    ) -> None:
        """Say once what my program's clock says of the others' answers, whether or not that is still needed.

        That is when its own seats have answered, are late by the others' words, or time is over, and all others have
        or it is; at the latest when it is settled. So it stands at the same place in my feed whoever was quicker.
        """
        members, asked = self._members, collection.phase.seats
        if members.seat is None or members.seat != members.me or self._listens or not members.plays:
            return
        if history in (self._timed, self._undone_at) or members.has_timed(history):
            return
        # What follows in my feed is asked for first: that passes over words of mine, which are no part of the game.
        if self._next(members.seat) is None and members.read(members.seat) < self._letters.length(members.seat):
            return  # my feed goes on: this was asked before I was started again
        mine = [seat for seat in asked if self._roster.peer_of(seat) == members.me]
        others = [seat for seat in asked if seat not in mine]
        number, overdue = self._overdue
        over = overdue if number == self._course.number else frozenset()
        answered = bool(over) or all(self._next(seat) is not None or come_to[seat] for seat in mine)
        if not others or (None in come_to.values() and not (answered and all(s in came or s in over for s in others))):
            return
        late = (seat for seat in others if came.get(seat, seat in over if come_to[seat] is None else come_to[seat]))
        self._timed = history
        self._write(Clocked(tuple(late)), self._now(collection))

    def _finds_late(self, seat: Seat, number: int) -> bool:
        body = self._letters.peek(seat, number)
        return self._finds(self._course.number, seat, body.claimed_ms if isinstance(body, MovedInTime) else None)

    def _read_next(self, collection: Collection) -> bool:
        if collection.refused or collection.held:
            return False
        for seat in collection.due:
            number = self._next(seat)
            if number is not None:
                letter = self._letters.take(seat, number)
                self._members.take(seat)
                self._read_letter(collection, letter)
                return True
        return False

    def _read_letter(self, collection: Collection, letter: Letter) -> None:
        entry, body = letter.entry, letter.body
        self._last_read[entry.seat] = entry
        rule = self._broken(collection, letter)
        if not rule and body is not None:
            self._read(collection, entry, body)
        elif self._members.judges:
            collection.refuse(entry, rule)

    def _broken(self, collection: Collection, letter: Letter) -> str:
        """What is wrong with an entry that is due, by what is plain to see; "" for nothing."""
        body = letter.body
        if body is None:
            return "body.malformed"
        if type(body) is not collection.phase.kind:
            return "body.undue"
        if isinstance(body, AnsweringBody) and body.number != self._course.number:
            return "body.number"
        return ""

    def _read(self, collection: Collection, entry: Entry, body: AnyBody) -> None:
        slot, check = collection.read(entry, body)
        if isinstance(collection.phase, Agreeing):
            self._members.sign(entry.seat)
        if isinstance(body, Mixed) and slot.good is not False:
            cards = len(body.deck) // CIPHERTEXT_BYTES
            self._out.tell(Linked(self._course.number, slot.seat, cards, len(body.proof)))
        if check is not None:
            order = Order("check", check.what, self._course.number, slot.seat, check.cards, check.work)
            self._out.order(order, lambda result, took_ms: self._checked(slot, check, result, took_ms))

    def _checked(self, slot: Slot, check: Check, result: object, took_ms: float) -> None:
        slot.good = result is True
        if slot.good:
            self._out.tell(Checked(check.what, self._course.number, slot.seat, check.cards, check.proof_bytes, took_ms))

    def _offer(self, collection: Collection) -> bool:
        """Make what I owe, or ask for my decision. Never a body for a place of my feed that is on my disk already."""
        me, phase, waits = self.me, collection.phase, collection.waits
        if me is None or self._listens or me not in waits or self._made or self._awaiting or collection.refused:
            return False
        if not self._members.plays or (phase.in_turn and waits[0] != me):
            return False
        if self._next(me) is not None or self._members.read(me) < self._letters.length(me):
            return False
        if self._members.has_undone(me, self._course.history.now().history):
            return False
        owed = None if phase.decides else phase.make(me)
        if owed is None:
            self._awaiting = True
            self._out.tell(Awaited(self._course.number))
            return False
        self._owe(owed)
        return True

    def _owe(self, owed: AnyBody | Work) -> None:
        assert self.me is not None and self._collection is not None  # noqa: S101, PT018 - it was asked for
        self._made, self._awaiting = True, False
        past = self._now(self._collection)
        if isinstance(owed, Body):
            self._write(owed, past)
            return
        order = Order("make", self.busy() or "move", self._course.number, self.me, 0, owed)
        given_up = self._given_up
        self._out.order(order, lambda result, took_ms: self._body_made(result, took_ms, past, given_up))

    def _body_made(self, result: object, took_ms: float, past: Past, given_up: int) -> None:
        if not isinstance(result, Body):
            raise Misuse("the result of another order")
        if given_up != self._given_up:
            return
        cards = len(result.deck) // CIPHERTEXT_BYTES if isinstance(result, Mixed) else 0
        self._write(result, past)
        self._out.tell(Made(self.busy() or "move", self._course.number, cards, took_ms))

    def _write(self, body: Body, past: Past) -> None:
        """Have a body written that builds on this."""
        if isinstance(body, HistoricBody):
            body = msgspec.structs.replace(body, history=past.history, read=past.read)
        self._out.bodies.append(write_body(body))  # type: ignore[arg-type]

    def _foul(self, seat: Seat, rule: str, entry: Entry) -> None:
        self._members.fault(self._roster.peer_of(seat))
        self._stop(State.FOULED, Fouled(Foul(seat, rule, entry.raw), self._course.number, entry.number))

    def _foul_by_fork(self, seat: Seat) -> None:
        """What shows it lies beside the feeds, or in the words of who has seen the other branch."""
        last = self._letters.length(seat) - 1
        self._stop(State.FOULED, Fouled(Foul(seat, FORK), self._course.number, last))

    def _stop(self, state: State, event: Event) -> None:
        self._end = state
        self._out.tell(event)
        if self._out.bodies:
            self._speaking = False  # a word that nobody has taken is dropped with the rest, and said again
        self._out.drop()
        self._awaiting = False
        self._forget()

    def _forget(self) -> None:
        """Erase my secrets once the table has ended and no order still works with them."""
        if self._secrets is not None and self._out.idle:
            self._secrets.erase()
            self._course.erase()
