"""One peer of the explored tables: the program's own view and history, and a game of a few questions and no cards.

What is explored is `netcore.table.views`. The game here asks every seat for one entry a phase: the keys (phase 0, again
after each change), then the questions, then the signatures under the result. The questions may be asked under a clock.
Or each question asks one seat for a move, in turn, and a move can be taken back while the next one is awaited.
Keys are either one entry of each seat, or what they are in a game: folded shares, dealings, and whether these are good.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.pieces import Seat
from netcore.feeds.chain import Head
from netcore.feeds.entry import NO_HASH
from netcore.feeds.roster import Peer, Roster
from netcore.table.lateness import TimeWord, settle_all
from netcore.table.undoing import Undoable, Undoes, UndoWord
from netcore.table.views.history import History
from netcore.table.views.ledger import Mark
from netcore.table.views.membership import Change, LetGo, Membership, Say, Stance
from netcore.table.views.words import FEWEST_TO_CALL, HERE, Word
from tests.model.views.keys import Dealt, Keys, Path

TABLE = bytes(32)
BOARD = bytes(32)

Feed = tuple["Entry", ...]


class Entry(NamedTuple):
    """What an entry says. `bad`: an offence that everybody can see."""

    kind: str
    """gone, here, said: words; time: a word of time; wish, undone: of taking a move back; work, sign, bad, fold, deal,
    kept: the game's.
    """
    arg: int = 0
    """gone: who; time: the seats that are late, as bits; wish: 1 in favour; work: what; deal: which kind; fold, kept: 1
    if it is bad.
    """
    seen: object = None
    """gone: the last entries shown, by seat, None where one is forged; else the author's history."""

    @property
    def is_word(self) -> bool:
        return self.kind in WORDS


WORDS = ("gone", "here", "said")
SAID = {Say.HERE: Entry("here"), Say.SAID: Entry("said")}


class Hashes:
    """A hash for each feed that ever was, and each feed by its hash: what fetching up to a shown entry would bring."""

    def __init__(self) -> None:
        self.feeds: dict[bytes, Feed] = {NO_HASH: ()}
        self._hashes: dict[tuple[bytes, Entry], bytes] = {}

    def after(self, previous: bytes, entry: Entry) -> bytes:
        key = (previous, entry)
        known = self._hashes.get(key)
        if known is None:
            known = self._hashes[key] = len(self.feeds).to_bytes(32, "big")
            self.feeds[known] = (*self.feeds[previous], entry)
        return known


def mark_of(author: Peer, entry: Entry, hashed: bytes) -> Mark:
    """An entry as the program's view reads it. What `read_gone` finds no good word is none here either."""
    if entry.kind == "gone":
        good = entry.seen is not None and entry.arg != author
        return Mark(hashed, None, Word(entry.arg, dict(entry.seen), calls=True) if good else Word(calls=True))  # type: ignore[call-overload]
    if entry.is_word:
        return Mark(hashed, None, HERE)
    if entry.kind == "time":
        late = frozenset(seat for seat in range(entry.arg.bit_length()) if entry.arg >> seat & 1)
        return Mark(hashed, time=TimeWord(entry.seen, late))  # type: ignore[arg-type]
    if entry.kind in ("wish", "undone"):
        says = Undoes.DONE if entry.kind == "undone" else Undoes.WISH if entry.arg else Undoes.NO
        return Mark(hashed, undo=UndoWord(entry.seen, says))  # type: ignore[arg-type]
    return Mark(hashed, entry.seen)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Game:
    """What is played. `in_turn`: in each phase every seat builds on the entry of the one before, as in a shuffle.

    `timed`: the questions are asked under a clock, and nothing is read before it is settled what came in time.
    `undo`: each question asks one seat for a move, one after the other, and the last move can be taken back.
    """

    hashes: Hashes
    questions: int = 1
    in_turn: bool = False
    timed: bool = False
    undo: bool = False
    keys: Keys | None = None


class Chair:
    """One seat's machine, or an onlooker's. All of it but the forks follows from the feeds that its program holds."""

    def __init__(self, roster: Roster, seat: Seat | None, game: Game) -> None:
        self.seat = seat
        self.hashes = game.hashes
        self.in_turn = game.in_turn
        self.questions = game.questions
        self.timed = game.timed
        self.undo = game.undo
        self.keys = game.keys
        self.stage = "" if game.keys is None else "deal"
        """Which part of the keys is due in phase 0, where they are those of a game: fold, deal or kept."""
        self.path: Path = ()
        self.dealt: Dealt = ()
        self.refused = False
        """Whether somebody has said that a piece is bad: without a view before, there is no game."""
        self.late: frozenset[Seat] | None = None
        """Whose answers to the open question are late; None while that is not settled."""
        self.view = Membership(roster, seat)
        self.feeds: list[Feed] = [()] * len(roster.seats)
        self.phase, self.following = 0, 1
        self.asked = 0
        """How many questions were asked; one that was asked again after a change counts once."""
        self.got: dict[Seat, bytes] = {}
        self.history = History(TABLE)
        self.changes: tuple[Change, ...] = ()
        self.result: bytes | None = None

    def clone(self) -> Chair:
        new = copy.copy(self)
        new.feeds, new.got = self.feeds[:], dict(self.got)
        new.history, new.view = copy.copy(self.history), clone_view(self.view)
        return new

    @property
    def signing(self) -> bool:
        return self.phase > self.questions

    @property
    def playing(self) -> list[Seat]:
        return [seat for seat in self.view.roster.seats if self.view.roster.peer_of(seat) in self.view.peers]

    def fingerprint(self) -> tuple[object, ...]:
        """Where it stands: of who has ended, only how."""
        view = self.view
        if view.stance is Stance.EVICTED:
            return view.stance, str(self.changes)
        if view.stance in (Stance.STOPPED, Stance.COMPLETE):
            return view.stance, self.result if view.stance is Stance.COMPLETE else None
        # Of whom a change takes out nothing is left but what was read for the history.
        left = view.roster.seats_of(view.called) if view.stance is Stance.MOVING and view.called is not None else ()
        seats = [seat for seat in self.playing if seat not in left]
        stands = tuple(seat in view.signed if self.signing else view.read(seat) for seat in seats)
        got = tuple(seat for seat in seats if seat in self.got)
        keys = self.stage, self.path, tuple(each for each in self.dealt if each[0] in seats), self.refused, self.asked
        return view.stance, view.peers, view.poll, stands, got, self.phase, self.late, keys, self.now()

    def take(self, seat: Seat, entry: Entry) -> None:
        """The next entry of a feed came."""
        hashed = self.hashes.after(self.view.head(seat).hash, entry)
        self.feeds[seat] += (entry,)
        self.view.arrive(seat, mark_of(self.view.roster.peer_of(seat), entry, hashed))

    def owes(self, seat: Seat) -> bool:
        """Whether this seat, its own, has something of the game to write."""
        view = self.view
        if not view.plays or seat not in self.due() or view.has_undone(seat, self.now()):
            return False
        if view.read(seat) != len(self.feeds[seat]):
            return False
        return self.signing or not self.in_turn or seat == self.due()[0]

    def now(self) -> bytes:
        """The history of an entry that is written now."""
        links = [self.got[seat] for seat in self.playing if seat in self.got] if self.in_turn else ()
        return self.history.now(links).history

    @property
    def moving(self) -> list[Seat]:
        """Which seats the open question asks."""
        if not self.undo or not 0 < self.phase <= self.questions:
            return self.playing
        return [seat for seat in self.playing if seat == self._mover(self.phase)]

    def _mover(self, phase: int) -> Seat:
        """Who is asked for a move, where one seat is."""
        return (phase - 1) % len(self.feeds)

    def due(self) -> list[Seat]:
        """Whose entries of this phase were not read, in order."""
        done = self.view.signed if self.signing else self.got
        asked = [seat for seat in self.moving if seat not in done and seat not in (self.late or ())]
        if self.phase or self.stage in ("", "deal"):
            return asked
        return [] if self.is_refused else [seat for seat in asked if seat == self.view.roster.peer_of(seat)]

    @property
    def is_refused(self) -> bool:
        """Whether there is no game, for the first backups were refused."""
        return self.refused and self.stage == "refused"

    @property
    def kind(self) -> str:
        """Of which kind an entry is that is due."""
        return "sign" if self.signing else (self.stage or "work") if not self.phase else "work"

    def made(self, seat: Seat) -> Entry:
        """What this seat, its own, writes now."""
        bad = self.kind == "kept" and self.keys is not None and not self.keys.opens(self.path, self.dealt, seat)
        return Entry(self.kind, int(bad), self.now())

    @property
    def held(self) -> bool:
        """Whether a clock runs, and it is not settled what came in time."""
        return self.timed and 0 < self.phase <= self.questions and self.late is None

    def missing(self) -> int | None:
        """The others' seats whose answers have not come, as bits, if it may say so or that all came; else None."""
        view = self.view
        if not self.held or view.seat != view.me or not view.plays or view.has_timed(self.now()):
            return None
        others = [seat for seat in self.moving if view.roster.peer_of(seat) != view.me]
        if view.has_undone(view.me, self.now()):
            return None
        return sum(1 << seat for seat in others if view.next(seat, self.now()) is None) if others else None

    def may_wish(self) -> bool:
        """Whether its player may say whether the last move is to be taken back: who made it asks first."""
        view, can = self.view, self.view.undoable
        if can is None or view.me is None or view.seat != view.me or not self._may_say_undo():
            return False
        wishes = view.wishes()
        asker = view.roster.peer_of(can.seat)
        return view.me not in wishes and (asker == view.me or asker in wishes) and all(wishes.values())

    def may_undo(self) -> bool:
        """Whether this seat, its own, says now that the last move is undone: all wish so, and whoever is asked waits
        for all others.
        """
        view, can = self.view, self.view.undoable
        if can is None or self.seat not in can.feeds or not self._may_say_undo():
            return False
        wishes = view.wishes()
        others = [seat for seat in can.feeds if seat != can.asked]
        ready = self.seat != can.asked or all(view.has_undone(seat, can.history) for seat in others)
        return ready and all(wishes.get(peer) for peer in view.peers)

    def _may_say_undo(self) -> bool:
        view, seat = self.view, self.seat
        if seat is None or not view.plays or view.has_begun(seat):
            return False
        return view.next(seat, self.now()) is None and view.read(seat) == len(self.feeds[seat])

    def word(self) -> Entry | None:
        """The word that it has to say."""
        view = self.view
        if view.owed is Say.GONE and view.called is not None:
            return Entry("gone", view.called, tuple(view.heads(view.called).items()))
        return None if view.owed is None else SAID[view.owed]

    def go_on(self) -> bool:
        """Do the next thing that can be done. Whether there was one."""
        view = self.view
        return view.judge() or self._take_back() or self._read() or self._change() or view.convict() is not None

    def _read(self) -> bool:
        """Read the next entry that may be read; go to the next phase once all are in."""
        view = self.view
        if view.stance is Stance.COMPLETE:
            return False
        if self.held:
            return self._settle_time()
        ordered = self.in_turn or self.kind == "deal"
        for seat in self.due() if self.signing or not ordered else self.due()[:1]:
            number = view.next(seat, self.now())
            if number is None:
                continue
            if not self._is_good(seat, self.feeds[seat][number]):
                if view.judges:
                    view.fault(view.roster.peer_of(seat))
                    return True
                if not self.signing:
                    continue
                view.take(seat)
                return True
            view.take(seat)
            if self.signing:
                view.sign(seat)
            else:
                self.got[seat] = view.mark(seat, number).hash
                self._note(seat, self.feeds[seat][number])
            return True
        if self.signing:
            return view.finish()
        if self.due() or self.is_refused:
            return False
        self._go_to_next()
        return True

    def _is_good(self, seat: Seat, entry: Entry) -> bool:
        if entry.kind != self.kind or self.keys is None:
            return entry.kind == self.kind
        if entry.kind == "deal":
            return not self.keys.verdict(self.path, self.dealt, seat, entry.arg)
        return entry.kind != "fold" or not entry.arg

    def _note(self, seat: Seat, entry: Entry) -> None:
        if entry.kind == "deal":
            self.dealt += ((seat, entry.arg),)
        elif entry.kind == "kept":
            self.refused |= bool(entry.arg)

    def _settle_time(self) -> bool:
        """Go on once it is settled what came in time."""
        view, now = self.view, self.now()
        for seat in self.playing:
            view.next(seat, now)  # what was late before is passed over
        come_to = settle_all(view.roster, view.waiting(now), self.moving, view.time_words(now))
        if None in come_to.values():
            return False
        self.late = frozenset(seat for seat, is_late in come_to.items() if is_late)
        view.settled(now, self.moving, self.late)
        return True

    def _take_back(self) -> bool:
        """Ask the question before again, once all that count have undone the last move."""
        if not self.undo or self.view.stance is Stance.COMPLETE:
            return False
        for seat in self.playing:
            self.view.next(seat, self.now())  # words of it are passed over
        undone = self.view.take_back()
        if not undone:
            return False
        self.history.undone(undone)
        self.got, self.late = {}, None
        self._ask(self.phase - 1, self.asked + 1)
        return True

    def _ask(self, phase: int, asked: int) -> None:
        self.phase = self.following = phase
        self.asked = asked
        self.history.asked(asked, len(self.changes), BOARD)
        self.view.undoable = self._undoable()

    def _undoable(self) -> Undoable | None:
        """What it takes to take the last move back; None where nobody can, or one of the two is gone."""
        if not self.undo or not 1 < self.phase <= self.questions:
            return None
        made, asked = self._mover(self.phase - 1), self._mover(self.phase)
        if not {made, asked} <= set(self.playing):
            return None
        return Undoable(self.now(), made, asked, tuple(sorted({*self.view.peers, asked})))

    def _go_to_next(self) -> None:
        if self.late is not None:
            self.history.timed(self.late)
        self.late = None
        self.history.read([hashed for _, hashed in sorted(self.got.items())])
        self.got = {}
        if self.phase == 0:
            if not self._has_keys():
                return
            self._ask(self.following, max(self.asked, 1))
        else:
            self._ask(self.following + 1, self.asked + 1)
        if self.signing:
            self.view.rules_ended()
            self.result = self.now()

    def _has_keys(self) -> bool:
        """Whether all of the keys is done; else the next part of them is due."""
        if self.keys is not None and self.stage != "kept" and len(self.view.peers) >= FEWEST_TO_CALL:
            if self.stage == "deal":
                self.keys.check_secret(self.path, self.dealt)
            self.stage = {"fold": "deal", "deal": "kept"}[self.stage]
            return False
        if self.refused and not self.changes:
            self.stage = "refused"
            return False
        if not self.refused:
            self.view.confirmed()
        return True

    def _change(self) -> bool:
        done = self.view.change()
        match done:
            case LetGo(seat, length):
                self.feeds[seat] = self.feeds[seat][:length]
            case Change():
                self.changes += (done,)
                if self.view.stance is not Stance.EVICTED and not self.signing:
                    words = {seat: self.view.mark(seat, number).hash for seat, number in done.words.items()}
                    self.history.changed(done.gone, done.ends, words)
                    if self.keys is not None:
                        self.path = self.keys.after(self.path, self.dealt, done.gone)
                        self.stage, self.dealt, self.refused = "fold", (), False
                    self.phase, self.got, self.late = 0, {}, None
                    self.view.undoable = None
        return done is not None


class Program:
    """A peer: the machines of all its seats, which hold the same feeds. `me` None: an onlooker."""

    def __init__(self, roster: Roster, me: Peer | None, game: Game) -> None:
        self.me = me
        self.game = game
        seats = (None,) if me is None else roster.seats_of(me)
        self.seats = () if me is None else roster.seats_of(me)
        self.chairs = [Chair(roster, seat, game) for seat in seats]
        self._speaks = seats.index(me)
        self.saved: tuple[int, ...] = (0,) * len(roster.seats)
        """How much of each feed is on the disk for sure."""
        self.proofs: frozenset[Seat] = frozenset()
        """Whom a branch convicted that was fetched."""

    def clone(self) -> Program:
        new = copy.copy(self)
        new.chairs = [chair.clone() for chair in self.chairs]
        return new

    @property
    def first(self) -> Chair:
        """The machine of the seat whose feed the words are in."""
        return self.chairs[self._speaks]

    @property
    def view(self) -> Membership:
        return self.chairs[self._speaks].view

    @property
    def feeds(self) -> list[Feed]:
        return self.chairs[0].feeds

    def fingerprint(self) -> tuple[object, ...]:
        """Where it stands; its seats stand at the same place."""
        stands = {chair.fingerprint() for chair in self.chairs}
        if len(stands) > 1:
            raise AssertionError(f"the seats of one program stand at {stands}")
        return stands.pop()

    def stands_like(self, other: Program) -> bool:
        """Whether two that hold the same feeds stand at the same place.

        Who stops for a fork does not see any more that the view changes, nor that it is complete without the forked.
        """
        if self.fingerprint() == other.fingerprint():
            return True
        ended = (Stance.STOPPED, Stance.COMPLETE)
        one, two = self.first, other.first
        further = one.changes != two.changes or one.signing != two.signing
        return bool(self.forks) and further and one.view.stance in ended and two.view.stance in ended

    @property
    def forks(self) -> frozenset[Seat]:
        """Which feeds are known in two versions."""
        return self.view.forks

    # ── what happens to it ──
    def hear(self, seat: Seat, entry: Entry) -> None:
        self.take(seat, entry)
        self.settle()

    def take(self, seat: Seat, entry: Entry) -> None:
        if seat in self.seats:
            self.saved = tuple(len(feed) for feed in self.feeds)
        for chair in self.chairs:
            chair.take(seat, entry)

    def learn_fork(self, *seats: Seat) -> None:
        for chair in self.chairs:
            for seat in seats:
                chair.view.fork(seat)
        self.settle()

    def fetch(self, seat: Seat, parts: int) -> None:
        """The branch that is wanted is known to part from the one held at this entry."""
        for chair in self.chairs:
            chair.view.fetched(seat, parts)
        self.settle()
        if self.view.stance is Stance.STOPPED:
            self.proofs |= {seat}

    def restart(self, begun: Sequence[int] = ()) -> None:
        """It starts again: it has its own feeds, and of others' what was on the disk when it last wrote.

        `begun`: how much of each feed is left on a disk that has lost the rest.
        """
        safe = begun or self.saved
        kept = [feed if x in self.seats else feed[: safe[x]] for x, feed in enumerate(self.feeds)]
        forks, saved = self.forks, self.saved
        self.__init__(self.view.roster, self.me, self.game)  # type: ignore[misc]
        for seat, feed in enumerate(kept):
            for entry in feed:
                self.take(seat, entry)
        self.saved = saved
        self.learn_fork(*forks)

    def call(self, peer: Peer, *unheard: Peer) -> None:
        self.view.call(peer, unheard)
        self.settle()

    def deny(self) -> None:
        self.view.deny()
        self.settle()

    def owing(self) -> list[Seat]:
        """Which of its seats have something of the game to write."""
        return [chair.seat for chair in self.chairs if chair.seat is not None and chair.owes(chair.seat)]

    def work(self, seat: Seat) -> None:
        self.hear(seat, self.first.made(seat))

    def time(self) -> None:
        """Say whose answers have not come in time: all that are not here."""
        assert self.me is not None
        self.hear(self.me, Entry("time", self.first.missing() or 0, self.first.now()))

    def wish(self, agree: bool) -> None:
        """Its player says whether the last move is to be taken back."""
        assert self.me is not None
        self.hear(self.me, Entry("wish", int(agree), self.first.now()))

    def undoing(self) -> list[Seat]:
        """Which of its seats say now that the last move is undone."""
        return [chair.seat for chair in self.chairs if chair.seat is not None and chair.may_undo()]

    def undo(self, seat: Seat) -> None:
        self.hear(seat, Entry("undone", 0, self.first.now()))

    def settle(self) -> None:
        """Do all that can be done."""
        while self._say() or any(chair.go_on() for chair in self.chairs):
            pass

    def _say(self) -> bool:
        for chair in self.chairs:
            word = chair.word()
            if word is not None and chair.seat is not None:
                self.take(chair.seat, word)
                return True
        return False


def clone_view(view: Membership) -> Membership:
    new = copy.copy(view)
    new.ends, new.signed = dict(view.ends), dict(view.signed)
    new._read, new._forks, new._parts = view._read[:], set(view._forks), dict(view._parts)
    ledger = copy.copy(view._ledger)
    ledger._marks = [marks[:] for marks in ledger._marks]
    ledger._words = [words[:] for words in ledger._words]
    ledger._calls = ledger._calls[:]
    ledger._polls = [polls[:] for polls in ledger._polls]
    ledger._late = [{history: numbers[:] for history, numbers in late.items()} for late in ledger._late]
    for name in ("_first", "_wishes", "_begun"):
        setattr(ledger, name, [dict(firsts) for firsts in getattr(ledger, name)])
    new._counted, new._weighed = dict(view._counted), dict(view._weighed)
    new._void, new._settled = set(view._void), copy.copy(view._settled)
    new._settled._in_time = dict(view._settled._in_time)
    new._ledger = ledger
    return new


def onlooker(of: Program) -> Program:
    """Who reads all that somebody holds, at once."""
    program = Program(of.view.roster, None, of.game)
    for seat, feed in enumerate(of.feeds):
        for entry in feed:
            program.take(seat, entry)
    program.settle()
    return program


def head_of(hashes: Hashes, feed: Feed) -> Head:
    previous = NO_HASH
    for entry in feed:
        previous = hashes.after(previous, entry)
    return Head(len(feed), previous)
