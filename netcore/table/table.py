"""One game at one table, as one seat (or an onlooker) runs it: where the rules meet the cards. Sans-I/O.

Entries go in, in each author's order, authors mixed in any way; bodies that this seat owes, work orders and events come
out. The rules decide whose entry is read next, so the game does not depend on the order in which entries arrive.

    table.read(entry)                           # an entry that the feeds accepted, my own ones too
    for body in table.take_bodies(): ...        # sign, store, send, then read() the entry that was made
    for order in table.take_orders(): table.done(order, order.run())
    for event in table.take_events(): ...
"""

from __future__ import annotations

from collections.abc import Collection as Seats
from collections.abc import Iterable, Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType

from engine.contract import Breach, Clock
from engine.game import Game, Outcome
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.cards.collect import Collection, Slot
from netcore.cards.finish import Asking
from netcore.cards.moves import MovingInTime, Opening
from netcore.cards.phase import Check, Phase, Work
from netcore.cards.secrets import TableSecrets
from netcore.cards.seeded import SeededSteps
from netcore.crypto.cache import ProofCache
from netcore.crypto.elgamal import CIPHERTEXT_BYTES
from netcore.crypto.seed import GameSeed
from netcore.errors import Foul, Late, Misuse
from netcore.feeds.bodies import LONGEST_MS, AnsweringBody, AnyBody, Body, Evict, Mixed, Objected, Stay, write_body
from netcore.feeds.charter import Charter, Terms
from netcore.feeds.entry import Entry
from netcore.feeds.roster import Peer
from netcore.table.course import Course, End
from netcore.table.events import (
    Awaited,
    Checked,
    Declined,
    Diverged,
    Event,
    Evicted,
    Forfeit,
    Fouled,
    Linked,
    Made,
    NoCharter,
    Opened,
    Overtaken,
)
from netcore.table.objections import Objections
from netcore.table.orders import Order
from netcore.table.outbox import Outbox
from netcore.table.recovery import Finding, Poll, Recovery
from netcore.table.unread import Letter, Unread, open_letter


class State(StrEnum):
    """How far a table is. From `finished` on it has ended."""

    SETTING_UP = "setting-up"
    PLAYING = "playing"
    AGREEING = "agreeing"
    OPENING = "opening"
    FINISHED = "finished"
    FOULED = "fouled"
    DIVERGED = "diverged"
    REFUSED = "refused"
    FORFEIT = "forfeit"
    EVICTED = "evicted"
    OVERTAKEN = "overtaken"


OTHER_BOARD = "board"
"""Not a rule that anybody broke: the table stops, but it cannot be told whose program is wrong."""


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
    ) -> None:
        """`own_stored`: how many of my own entries are on my disk; none of them is ever made again.

        Raises Misuse for a seat without secrets, ValueError for terms that the game cannot be played by.
        """
        if (me is None) != (secrets is None):
            raise Misuse("a seat has secrets, an onlooker has none")
        self.terms = terms
        self.me = me
        self._end: State | None = None
        self._secrets = secrets
        self._own_stored = own_stored
        self._out = Outbox()
        self._objections = Objections()
        self._roster = terms.roster()
        self._course = Course(terms, game, me, secrets, cache, self._objections, self._out.tell)
        self._recovery = Recovery(terms.hash(), terms.authors(), me)
        self._unread = Unread(len(terms.seats), self._recovery)
        self._last_read: dict[Seat, Entry] = {}
        self._finding: Finding | None = None
        self._made = False
        self._awaiting = False
        self._voting = False
        """Whether a word of mine in a poll is on its way into my feed."""
        self._given_up = 0
        """How often what I was making was given up: nothing comes of work that began before."""
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
        """Take entries, each author's in order. What is on a disk has to come at once: votes are looked at first."""
        for letter in map(open_letter, entries):
            if letter.entry.seat == self.me and isinstance(letter.body, Evict | Stay):
                self._voting = False
            self._unread.add(letter)
            if isinstance(letter.body, Objected) and self.counts(letter.entry):
                self._out.events += self._objections.arrive(letter.entry.seat, letter.body)
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

    def object_to(self, number: int, measured_ms: int) -> bool:
        """Say that the claim of time in question `number` cannot be, by what my program measured. Whether I say so.

        I do not where the claim can be, where I have said so before, or while my feed is silent because of a poll.
        """
        if self.me is None or self.ended or self.answered() or self.me not in self.playing:
            return False
        body = self._objections.object_to(self.me, number, min(measured_ms, LONGEST_MS))
        if body is None:
            return False
        self._out.bodies.append(write_body(body))
        return True

    def lay_open(self, agree: bool) -> None:
        """Whether I lay my seed open, now that the game is over. Raises Misuse unless that is asked."""
        phase = self._collection.phase if self._collection is not None else None
        if not isinstance(phase, Asking) or not self._awaiting:
            raise Late("nobody asks to lay seeds open")
        self._owe(phase.answer(agree))
        self._advance()

    def evict(self, gone: Iterable[Seat]) -> None:
        """Agree that these seats are gone for good. Raises Misuse if that cannot be said now.

        If it is one seat, and the keys are backed up, the game goes on without it once all others agree; else the
        game ends. Until that is decided, nothing else is said by me.
        """
        if self.me is None or self.ended or self._voting:
            raise Late("nobody can be evicted now")
        self._say(self._recovery.evict(self.me, gone))

    def stay(self) -> None:
        """Do not agree that anybody is gone. Raises Misuse unless that is asked, and I have not answered."""
        if self.me is None or self.ended or self._voting:
            raise Late("no poll to answer")
        self._say(self._recovery.stay(self.me))

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
        if poll is not None and self.me in poll.agreed:
            return poll.awaited
        waits = self._collection.waits
        if self._collection.phase.in_turn:
            waits = waits[:1]
        return tuple(seat for seat in waits if not self._unread.any(seat))

    def poll(self) -> Poll | None:
        """Whether some at the table find others gone, who, and who has not answered."""
        return None if self.ended else self._recovery.open_poll(self.me)

    def answered(self) -> bool:
        """Whether I have nothing to say in the open poll: my answer is given, or on its way."""
        poll = self.poll()
        return self._voting or (poll is not None and self.me not in poll.awaited)

    def can_spare(self, gone: Seats[Seat]) -> bool:
        """Whether the game could go on without these seats: all of one peer, whose keys are backed up."""
        return self._course.can_spare_one and self._peer_of(gone) is not None

    def _peer_of(self, seats: Seats[Seat]) -> Peer | None:
        """The peer whose seats these are; None if there is none."""
        peers = {self._roster.peer_of(seat) for seat in seats}
        whole = next(iter(peers)) if len(peers) == 1 else None
        return whole if whole is not None and set(self._roster.seats_of(whole)) == set(seats) else None

    def counts(self, entry: Entry) -> bool:
        """Whether an entry is part of the game: not beyond the end of an evicted seat's feed."""
        return self._recovery.counts(entry)

    @property
    def ends(self) -> Mapping[Seat, int]:
        """The seats that were found gone, and how many entries of each count."""
        return MappingProxyType(self._recovery.ends)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that were not found gone, in order."""
        return self._recovery.playing

    def busy(self) -> str:
        """What is going on: "" while decisions are awaited, else "keys", "shuffle", "show" or "roll"."""
        return self._collection.phase.busy if self._collection is not None and not self.ended else ""

    def left_over(self) -> tuple[Entry, ...]:
        """Entries that came and were not read, in the order of seats: nothing asks for them, or not yet."""
        return self._unread.left_over()

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
        """The clock that runs for whoever is asked now."""
        return self._course.clock

    @property
    def asks_to_open(self) -> bool:
        """Whether I am asked to lay my seed open."""
        return self._awaiting and self._collection is not None and isinstance(self._collection.phase, Asking)

    @property
    def ended(self) -> bool:
        """Whether nothing more will be read."""
        return self._end is not None

    # ── how it is driven ────────────────────────────────────────────────────────────────────────────────────────────

    def _advance(self) -> None:
        """Do all that can be done now."""
        while self._collection is not None and not self.ended:
            if not (
                self._judge_polls()
                or self._judge(self._collection)
                or self._read_next(self._collection)
                or self._carry_out(self._collection)
                or self._offer(self._collection)
            ):
                return

    def _judge_polls(self) -> bool:
        """Go as far in the polls as they have come; stop for who broke a rule of theirs."""
        self._finding = self._recovery.decide()
        offender = self._recovery.offender()
        if offender is not None:
            self._foul(offender.seat, offender.rule, offender.entry)
            return True
        if self._finding is None and self.me is not None and not self._voting and self._all_stored_came():
            owed = self._recovery.owed(self.me)
            if owed is not None:
                self._say(owed)
        return False

    def _say(self, word: Evict | Stay) -> None:
        """Say it. Who finds somebody gone says nothing else until that is decided: what was being made is given up."""
        self._voting = True
        if isinstance(word, Evict):
            self._give_up()
        self._out.bodies.append(write_body(word))

    def _give_up(self) -> None:
        self._given_up += 1
        self._made = self._awaiting = False

    def _all_stored_came(self) -> bool:
        return self.me is None or self._recovery.length(self.me) >= self._own_stored

    def _carry_out(self, collection: Collection) -> bool:
        """Once all that counts was read and checked: go on without the one who is gone, or end the game."""
        finding = self._finding
        if finding is None or any(slot.good is None for slot in collection.slots):
            return False
        by = tuple(finding.votes)
        goes_on = self.can_spare(finding.gone)
        if self._unread.overtaken(finding) and self.me not in finding.gone:
            self._stop(State.OVERTAKEN, Overtaken())
            return True
        self._recovery.carry_out(finding)
        self._unread.cut(finding)
        self._give_up()
        if not goes_on:
            self._forfeit(Forfeit(finding.gone, by))
            return True
        evicted = {gone: Evicted(gone, finding.ends[gone], by) for gone in finding.gone}
        if self.me in evicted:
            self._stop(State.EVICTED, evicted[self.me])
            return True
        for each in evicted.values():
            self._out.tell(each)
        peer = self._peer_of(finding.gone)
        assert peer is not None  # noqa: S101 - it could not go on otherwise
        self._collection = Collection(self._course.go_on_without(peer))
        return True

    def _forfeit(self, forfeit: Forfeit) -> None:
        """End where it is. A game that was over by its rules stays as it ended; only its seeds are not laid open."""
        if self._course.outcome is None:
            self._stop(State.FORFEIT, forfeit)
        else:
            self._course.tell_end(self._course.outcome)
            self._stop(State.FINISHED, Declined(forfeit.gone))

    def _judge(self, collection: Collection) -> bool:
        """Stop for a known offender; go on to the next phase when all is in and good."""
        offender = collection.offender()
        if offender is not None and offender.rule == OTHER_BOARD:
            self._stop(State.DIVERGED, Diverged(self._course.number, (offender.seat,)))
            return True
        if offender is not None:
            self._foul(offender.seat, offender.rule, offender.entry)
            return True
        if not collection.complete:
            return False
        self._made = self._awaiting = False
        self._collection = None
        following = self._course.go_on()
        if isinstance(following, Phase):
            self._collection = Collection(following)
        else:
            self._finish(following)
        return True

    def _finish(self, end: End) -> None:
        """Stop at the end of the course."""
        match end:
            case Breach(seat=seat, rule=rule):
                self._foul(seat, rule, self._last_read[seat])
            case NoCharter():
                self._stop(State.REFUSED, end)
            case Declined() | Opened():
                self._stop(State.FINISHED, end)

    def _read_next(self, collection: Collection) -> bool:
        # While a word of mine is on its way into my feed, what it shows has to stay all that I have read.
        waits = collection.waits
        if self._voting or not waits or collection.refused or not self._unread.ready(waits[0]):
            return False
        for aside in self._unread.laid_aside(waits[0]):
            assert isinstance(aside.body, Objected)  # noqa: S101 - nothing else is laid aside
            broken = self._objections.judge(waits[0], aside.body)
            if broken:
                collection.refuse(aside.entry, broken)
                return True
        letter = self._unread.take(waits[0])
        self._last_read[waits[0]] = letter.entry
        self._read_letter(collection, letter)
        return True

    def _read_letter(self, collection: Collection, letter: Letter) -> None:
        entry, body = letter.entry, letter.body
        if body is None:
            collection.refuse(entry, "body.malformed")
        elif type(body) is not collection.phase.kind:
            collection.refuse(entry, "body.undue")
        elif isinstance(body, AnsweringBody) and body.number != self._course.number:
            collection.refuse(entry, "body.number")
        elif isinstance(body, AnsweringBody) and body.board != self._course.digest[: len(body.board)]:
            collection.refuse(entry, OTHER_BOARD)
        else:
            self._read(collection, entry, body)

    def _read(self, collection: Collection, entry: Entry, body: AnyBody) -> None:
        slot, check = collection.read(entry, body)
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
        """Make what I owe, or ask for my decision. Never a body for a place of my feed that is on my disk already.

        Nor while a word of mine in a poll waits: it is in my feed, and not passed over until the poll is decided.
        """
        me, phase, waits = self.me, collection.phase, collection.waits
        if me is None or me not in waits or self._made or self._awaiting or collection.refused:
            return False
        if not self._all_stored_came() or self._voting or self._unread.any(me) or (phase.in_turn and waits[0] != me):
            return False
        owed = None if phase.decides else phase.make(me)
        if owed is None:
            self._awaiting = True
            self._out.tell(Awaited(self._course.number))
            return False
        self._owe(owed)
        return True

    def _owe(self, owed: AnyBody | Work) -> None:
        self._made, self._awaiting = True, False
        if isinstance(owed, Body):
            self._out.bodies.append(write_body(owed))
            return
        assert self.me is not None  # noqa: S101 - an onlooker owes nothing
        order = Order("make", self.busy() or "move", self._course.number, self.me, 0, owed)
        given_up = self._given_up
        self._out.order(order, lambda result, took_ms: self._body_made(result, took_ms, given_up))

    def _body_made(self, result: object, took_ms: float, given_up: int) -> None:
        if not isinstance(result, Body):
            raise Misuse("the result of another order")
        if given_up != self._given_up:
            return
        cards = len(result.deck) // CIPHERTEXT_BYTES if isinstance(result, Mixed) else 0
        self._out.bodies.append(write_body(result))  # type: ignore[arg-type]
        self._out.tell(Made(self.busy() or "move", self._course.number, cards, took_ms))

    def _foul(self, seat: Seat, rule: str, entry: Entry) -> None:
        self._stop(State.FOULED, Fouled(Foul(seat, rule, entry.raw), self._course.number, entry.number))

    def _stop(self, state: State, event: Event) -> None:
        self._end = state
        self._out.tell(event)
        self._out.drop()
        self._awaiting = False
        self._forget()

    def _forget(self) -> None:
        """Erase my secrets once the table has ended and no order still works with them."""
        if self._secrets is not None and self._out.idle:
            self._secrets.erase()
            self._course.erase()
