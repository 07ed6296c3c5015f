"""Who plays, as one peer sees it, and how far it may read: the machine of a peer, and of an onlooker.

It is driven by whoever reads the feeds: it is told what came and what was read, it says what may be read, what is to be
said, and when the view changes. All of it but the forks follows from the feeds that are held, in whatever order they
came. Source: docs/protocol/views.md, R3 to R8 and R10.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeGuard

from engine.pieces import Seat
from netcore.errors import Late
from netcore.feeds.chain import Head
from netcore.feeds.roster import Peer, Roster
from netcore.table.lateness import Settled, TimeWord
from netcore.table.undoing import Undoable, Undoes
from netcore.table.views.ledger import Ledger, Mark
from netcore.table.views.words import FEWEST_TO_CALL, MOST_CALLS, Outcome, Verdict, Word, verdict


class Stance(StrEnum):
    """Where a peer stands."""

    QUIET = "quiet"
    """Nobody is called gone."""
    ASKED = "asked"
    """Somebody is, and I have not answered."""
    ANSWERED = "answered"
    """I have said that nobody is gone."""
    CALLED = "called"
    """I have called somebody gone, and say nothing else until that is settled."""
    MOVING = "moving"
    """All others have, too: what counts of before is fetched, read and checked, and then the view changes."""
    COMPLETE = "complete"
    """All of the view have signed the result."""
    STOPPED = "stopped"
    """Somebody is at fault."""
    EVICTED = "evicted"
    """All others have called me gone."""
    BROKEN_OFF = "broken-off"
    """My player has left it at that. Nobody else is told."""


class Input(StrEnum):
    """What moves it."""

    OPENED = "opened"
    """Somebody is called gone in the open poll, or, for who has ended, in one that it has not answered."""
    CALL = "call"
    """I find somebody gone."""
    DENY = "deny"
    """I find nobody gone."""
    HAS_CALLED = "has called"
    """My word stands in my feed already: I was started again, or another seat of my program has said it."""
    HAS_DENIED = "has denied"
    DEAD = "dead"
    """The poll has come to nothing; I have a word in it."""
    DEAD_UNSAID = "dead, unsaid"
    """The same, and I have none."""
    DECIDED = "decided"
    OUT = "out"
    """It is decided that I am gone."""
    CHANGED = "changed"
    """The change of view is carried out."""
    SIGNED = "signed"
    """All of the view have signed the result."""
    FAULT = "fault"
    BREAK = "break"


class Action(StrEnum):
    """What is said on the way."""

    NOTHING = ""
    SAY_GONE = "gone"
    SAY_HERE = "here"


class Step(NamedTuple):
    """What an input does."""

    action: Action
    stance: Stance


def _table() -> dict[tuple[Stance, Input], Step]:
    quiet, asked, answered, called, moving = LIVING
    table = {
        (quiet, Input.OPENED): Step(Action.NOTHING, asked),
        (quiet, Input.DECIDED): Step(Action.NOTHING, moving),  # an onlooker, who has no word of its own
        (answered, Input.DEAD): Step(Action.NOTHING, quiet),
        (called, Input.DEAD): Step(Action.NOTHING, quiet),
        (called, Input.DECIDED): Step(Action.NOTHING, moving),
        (moving, Input.CHANGED): Step(Action.NOTHING, quiet),
        (asked, Input.DENY): Step(Action.SAY_HERE, answered),
        # Who has ended still answers, so that nobody waits for its word.
        (Stance.COMPLETE, Input.OPENED): Step(Action.SAY_HERE, Stance.COMPLETE),
        (Stance.STOPPED, Input.OPENED): Step(Action.SAY_HERE, Stance.STOPPED),
        (Stance.STOPPED, Input.SIGNED): Step(Action.NOTHING, Stance.COMPLETE),
        (Stance.EVICTED, Input.FAULT): Step(Action.NOTHING, Stance.STOPPED),
    }
    for stance in (quiet, asked):
        table[stance, Input.CALL] = Step(Action.SAY_GONE, called)
        table[stance, Input.HAS_CALLED] = Step(Action.NOTHING, called)
        table[stance, Input.HAS_DENIED] = Step(Action.NOTHING, answered)
        table[stance, Input.DEAD] = Step(Action.NOTHING, quiet)
        table[stance, Input.DEAD_UNSAID] = Step(Action.SAY_HERE, quiet)
    for stance in (quiet, asked, answered, called):
        table[stance, Input.OUT] = Step(Action.NOTHING, Stance.EVICTED)
    for stance in LIVING:
        table[stance, Input.SIGNED] = Step(Action.NOTHING, Stance.COMPLETE)
        table[stance, Input.FAULT] = Step(Action.NOTHING, Stance.STOPPED)
        table[stance, Input.BREAK] = Step(Action.NOTHING, Stance.BROKEN_OFF)
    return table


LIVING: Final = (Stance.QUIET, Stance.ASKED, Stance.ANSWERED, Stance.CALLED, Stance.MOVING)
"""The stances in which the game goes on, or may."""
TABLE: Final[Mapping[tuple[Stance, Input], Step]] = _table()
"""All that can happen; what is not here is a fault of ours."""


class Say(StrEnum):
    """A word that is to be written: the next entry of my feed, before anything else is read or made."""

    GONE = "gone"
    HERE = "here"
    SAID = "said"
    """In the other feeds of a program: its word is said."""


@dataclass(frozen=True, slots=True)
class Change:
    """The view has changed: `gone` left. `ends`: the last entries of its feeds that count.

    `words`: the number of the entry in each other feed that said so; what was not read before it is dropped.
    """

    poll: int
    gone: Peer
    ends: Mapping[Seat, Head]
    words: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class LetGo:
    """Another branch of a feed counts than the one held: of that all but `length` entries are let go."""

    seat: Seat
    length: int


@dataclass(frozen=True, slots=True)
class Convicted:
    """The peer of `seat` has written its feed in two ways, and both have been shown: it is at fault."""

    seat: Seat


class Membership:
    """One peer's view. `signing` and `backed_up` are the game's to say, see `rules_ended` and `confirmed`."""

    def __init__(self, roster: Roster, seat: Seat | None) -> None:
        """`seat`: whose table this is; None: an onlooker, who reads a whole set of feeds from its start."""
        self.roster = roster
        self.seat = seat
        self.me: Peer | None = None if seat is None else roster.peer_of(seat)
        self.stance = Stance.QUIET
        self.peers: tuple[Peer, ...] = roster.peers
        """Who plays, in order."""
        self.poll = 0
        """The poll that is open, or comes next."""
        self.ends: dict[Seat, int] = {}
        """How many entries count of each feed that was cut."""
        self.owed: Say | None = None
        """The word that is to be written now; nothing else happens before it has come back."""
        self.called: Peer | None = None
        """Whom my word finds gone in the open poll."""
        self.blamed: Peer | None = None
        """Who is at fault."""
        self.signing = False
        """Whether the rules have ended, and the result is being signed."""
        self.backed_up = False
        """Whether all keys are backed up in this view."""
        self.signed: dict[Seat, int] = {}
        """Which entry of a feed is the signature under the result, where it was read."""
        self.undoable: Undoable | None = None
        """From which question the move that led to it can be taken back now: the game's to say."""
        self._ledger = Ledger(roster)
        self._read = [0 for _ in roster.seats]
        self._counted: dict[Seat, int] = {}
        """How much of a feed has counted for taking a move back."""
        self._forks: set[Seat] = set()
        self._settled = Settled()
        self._weighed: dict[Peer, tuple[tuple[int, int] | None, TimeWord]] = {}
        """As what the last word of each peer about time counts: by the number of its entry, and of what was settled."""
        self._void: set[tuple[Seat, bytes]] = set()
        """Answers that were late, by their seat and the history that they bear: they are no part of the game."""
        self._parts: dict[Seat, int] = {}
        """Where the branch of a feed that is wanted, and was fetched, parts from the one that is held."""

    # ── what comes in ───────────────────────────────────────────────────────────────────────────────────────────────

    def arrive(self, seat: Seat, mark: Mark) -> None:
        """The next entry of a feed came, my own ones too."""
        self._ledger.append(seat, mark)
        if seat == self.seat and mark.word is not None:
            self.owed = None

    def fork(self, seat: Seat) -> None:
        """Two versions of a feed are known."""
        self._forks.add(seat)

    @property
    def forks(self) -> frozenset[Seat]:
        """The feeds that are known in two versions."""
        return frozenset(self._forks)

    def fetched(self, seat: Seat, parts: int) -> None:
        """The branch with the end that is wanted is known back to where it parts from the one held: entry `parts`."""
        self._parts[seat] = parts

    def confirmed(self) -> None:
        """Everybody has confirmed the backups of this view."""
        self.backed_up = len(self.peers) >= FEWEST_TO_CALL

    def rules_ended(self) -> None:
        """The game is over by its rules, and what it came to is being signed: no keys are needed for that."""
        self.signing = True

    def fault(self, peer: Peer) -> None:
        """`peer` broke a rule, in an entry that may be judged."""
        self.blamed = peer
        self._input(Input.FAULT)

    def break_off(self) -> None:
        """My player leaves it at that."""
        self._input(Input.BREAK)

    def head(self, seat: Seat) -> Head:
        """The last entry that is held of a feed."""
        return self._ledger.head(seat)

    def mark(self, seat: Seat, number: int) -> Mark:
        """Entry `number` of a feed."""
        return self._ledger.mark(seat, number)

    # ── what I may say ──────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def can_spare(self) -> bool:
        """Whether it can go on without a peer."""
        return len(self.peers) >= FEWEST_TO_CALL and (self.backed_up or self.signing)

    def may_call(self, peer: Peer, unheard: Collection[Peer]) -> bool:
        """Whether I may say now that `peer` is gone. `unheard`: the peers that my program does not hear.

        Not while another is unheard: that one's word would be needed, and nobody could go on.
        """
        if self.me is None or self.seat != self.me or self.owed is not None:
            return False
        if self.stance not in (Stance.QUIET, Stance.ASKED):
            return False
        words = self._ledger.words(self.me)
        if len(words) != self.poll or sum(placed.word.calls for placed in words) >= MOST_CALLS:
            return False
        others = [other for other in self.peers if other != self.me]
        return self.can_spare and peer in others and not set(unheard).intersection(others) - {peer}

    def call(self, peer: Peer, unheard: Collection[Peer] = ()) -> None:
        """Say that `peer` is gone. Raises Late if that cannot be said now."""
        if not self.may_call(peer, unheard):
            raise Late("nobody can be called gone now")
        self.called = peer
        self._input(Input.CALL)

    def deny(self) -> None:
        """Say that nobody is gone. Raises Late unless that is asked."""
        if self.stance is not Stance.ASKED or self.seat != self.me:
            raise Late("no poll to answer")
        self._input(Input.DENY)

    def heads(self, peer: Peer) -> dict[Seat, Head]:
        """The last entries that are held of a peer's feeds: what a word shows that finds it gone."""
        return {seat: self._ledger.head(seat) for seat in self.roster.seats_of(peer)}

    @property
    def silenced(self) -> bool:
        """Whether my program has found somebody gone, and that is not settled: until then nothing else is written."""
        if self.stance in (Stance.CALLED, Stance.MOVING) or self.me is None:
            return True
        words = enumerate(self._ledger.words(self.me)[self.poll :])
        return any(word.word.gone is not None and (later or word.word.gone in self.peers) for later, word in words)

    @property
    def plays(self) -> bool:
        """Whether anything but words may be written by me now."""
        return self.owed is None and self.stance in (*LIVING, Stance.COMPLETE) and not self.silenced

    # ── what may be read ────────────────────────────────────────────────────────────────────────────────────────────

    def next(self, seat: Seat, history: bytes) -> int | None:
        """The number of the next entry of a feed that may be read by who stands at `history`; None for none."""
        if self.owed is not None or self.stance is Stance.BROKEN_OFF or self.stance is Stance.EVICTED:
            return None
        if self.stance is Stance.STOPPED and not self.signing:
            return None
        limit, number = self.limit(seat), self._read[seat]
        while number < limit and self._passes_over(seat, mark := self._ledger.mark(seat, number), history):
            number += 1
        self._read[seat] = number
        if number >= limit or mark.history not in (None, history):
            return None
        return None if mark.history is not None and self.has_undone(seat, history) else number

    def _passes_over(self, seat: Seat, mark: Mark, history: bytes) -> bool:
        """Whether an entry is no part of the game: a word, a late answer, or, when it is over, what is not about the
        result.
        """
        says = mark.word is not None or mark.time is not None or mark.undo is not None
        if says or (seat, mark.history) in self._void:
            return True
        return self.signing and mark.history != history

    # ── what others' clocks say ─────────────────────────────────────────────────────────────────────────────────────

    def has_timed(self, history: bytes) -> bool:
        """Whether my feed has a word about the time of the question at `history`."""
        return self.me is not None and self._ledger.time_word(self.me, history) is not None

    def time_words(self, history: bytes) -> dict[Peer, TimeWord]:
        """What those who play say of the time of the question at `history`, as it counts, as far as I may read."""
        words = {}
        for peer in self.waiting(history):
            placed = self._ledger.time_word(peer, history)
            if placed is not None and placed[0] < self.limit(peer):
                words[peer] = self._as_it_counts(peer, *placed)
        return words

    def _as_it_counts(self, peer: Peer, number: int, word: TimeWord) -> TimeWord:
        """A word of a peer's, entry `number` of its feed, after all that it has said before.

        That is looked through once for a word, not whenever somebody asks: there may be a hundred thousand of them.
        """
        settled = self._settled.histories
        key, counts = self._weighed.get(peer, (None, word))
        if key != (number, len(settled)):
            before = self._ledger.found_late(peer, number, settled) if word.late else ()
            counts = self._settled.as_it_counts(self.roster, peer, before, word)
            self._weighed[peer] = (number, len(settled)), counts
        return counts

    def settled(self, history: bytes, seats: Collection[Seat], late: Collection[Seat]) -> None:
        """It is settled whose answers to the question at `history`, of all that were asked, are late."""
        self._settled.add(history, [seat for seat in seats if seat not in late])
        self._void.update((seat, history) for seat in late)

    def waiting(self, history: bytes) -> tuple[Peer, ...]:
        """Those who play and wait for the answer to the question at `history`: they have not undone it."""
        return tuple(peer for peer in self.peers if not self.has_undone(peer, history))

    # ── taking a move back ──────────────────────────────────────────────────────────────────────────────────────────

    def wishes(self) -> dict[Peer, bool]:
        """Who of those who play wishes, or does not wish, that the last move be taken back, as far as I may read."""
        if self.undoable is None:
            return {}
        placed = {peer: self._ledger.wish(peer, self.undoable.history) for peer in self.peers}
        said = {peer: self._ledger.mark(peer, at).undo for peer, at in placed.items() if self._may_read(at, peer)}
        return {peer: word.says is Undoes.WISH for peer, word in said.items() if word is not None}

    def has_begun(self, seat: Seat) -> bool:
        """Whether a feed has gone on from the open question, or undone it."""
        return self.undoable is not None and self._ledger.begun(seat, self.undoable.history) is not None

    def has_undone(self, seat: Seat, history: bytes) -> bool:
        """Whether what a feed says first under `history`, where a move can be taken back, is that it is undone."""
        if self.undoable is None or history != self.undoable.history or seat not in self.undoable.feeds:
            return False
        at = self._ledger.begun(seat, history)
        return self._may_read(at, seat) and self._ledger.mark(seat, at).undo is not None

    def take_back(self) -> tuple[bytes, ...]:
        """Go on from where the last move was not made, once all that count have undone it.

        The hashes of their entries, in the order of seats; () while the move stands.
        """
        can = self.undoable
        if can is None or not all(self.has_undone(seat, can.history) for seat in can.feeds):
            return ()
        placed = {seat: self._ledger.begun(seat, can.history) for seat in can.feeds}
        counted = {seat: at for seat, at in placed.items() if at is not None}
        self._counted |= {seat: at + 1 for seat, at in counted.items()}
        return tuple(self._ledger.mark(seat, at).hash for seat, at in counted.items())

    def _may_read(self, at: int | None, seat: Seat) -> TypeGuard[int]:
        return at is not None and at < self.limit(seat)

    # ── how far I may read ──────────────────────────────────────────────────────────────────────────────────────────

    def take(self, seat: Seat) -> None:
        """The next entry of a feed was read."""
        self._read[seat] += 1

    def read(self, seat: Seat) -> int:
        """How many entries of a feed were read or passed over."""
        return self._read[seat]

    @property
    def judges(self) -> bool:
        """Whether what is wrong with an entry that is read is a foul. Once the rules have ended nothing is."""
        return self.stance in LIVING and not self.signing

    def sign(self, seat: Seat) -> None:
        """What was read last of this feed is its signature under the result."""
        self.signed.setdefault(seat, self._read[seat] - 1)

    def limit(self, seat: Seat) -> int:
        """How many entries of a feed may be read: up to a word that finds somebody gone, until its poll is settled.

        A signature under the result counts wherever it stands.
        """
        if self.signing:
            return self._ledger.length(seat)
        horizon = self._horizon(seat)
        words, peer = self._ledger.words(seat), self.roster.peer_of(seat)
        for poll in self._may_pause(peer):
            if poll >= len(words) or words[poll].number >= horizon:
                break
            if self._pauses(peer, poll):
                return words[poll].number
        return horizon

    def _may_pause(self, peer: Peer) -> list[int]:
        """The polls that are not settled in which a peer may be silenced, in order: where it finds somebody gone, and
        the first in which its word is not here. To go through all of its words would let one who says a hundred
        thousand of them keep every other program busy.
        """
        unsaid = self._ledger.words_before(peer, self._horizon(peer))
        return sorted({max(self.poll, unsaid), *(poll for poll in self._ledger.polls(peer) if poll >= self.poll)})

    def _pauses(self, peer: Peer, poll: int) -> bool:
        """Whether what a peer says in a poll that is not settled may silence it until then."""
        words = self._ledger.words(peer)
        if poll >= len(words) or words[poll].number >= self._horizon(peer):
            return True  # so far it stands in another feed of its program alone, or in what may be let go
        gone = words[poll].word.gone
        return gone is not None and (poll > self.poll or gone in self.peers)

    def _horizon(self, seat: Seat) -> int:
        """How far a feed may be read by what I have called its peer."""
        length, peer = self._ledger.length(seat), self.roster.peer_of(seat)
        if seat in self.ends:
            return min(self.ends[seat], length)
        if not self.suspends(peer):
            return length
        mine = self._binding(peer)
        shown = 0 if mine is None else min(mine.shown[seat].length, length)
        return max(shown, self._sure(seat)) if mine is None or self._stands(peer) else shown

    def _sure(self, seat: Seat) -> int:
        """How much of a feed is sure to count if its peer leaves: up to the furthest entry shown on the branch held."""
        return max((head.length for head in self._shown(seat) if self._ledger.holds(seat, head)), default=0)

    def suspends(self, peer: Peer) -> bool:
        """Whether `peer` is not read on, nor its forks judged: I have called it gone, and that may still be decided."""
        if self.me is None:
            return self.stance is Stance.MOVING and peer == self.called
        return self._binding(peer) is not None

    def _binding(self, peer: Peer) -> Word | None:
        """My word that `peer` is gone, while it binds me: in the open poll, or in one that I have not come to again."""
        words = self._ledger.words(self.me)[self.poll :] if self.me is not None else ()
        for later, placed in enumerate(words):
            if placed.word.gone == peer and (later or self._stands(peer)):
                return placed.word
        return None

    def _stands(self, peer: Peer) -> bool:
        """Whether I have called `peer` gone in this poll, and no other word undoes that."""
        if self.me is None or self.stance not in LIVING or self.called_by(self.me) != peer:
            return False
        others = (other for other in self.peers if other != peer and self._ledger.said(other, self.poll) is not None)
        return all(self.called_by(other) == peer for other in others)

    # ── how it moves ────────────────────────────────────────────────────────────────────────────────────────────────

    def judge(self) -> bool:
        """Go on by what was said, one step. Whether there was one."""
        if self.owed is not None or self.stance in (Stance.BROKEN_OFF, Stance.EVICTED):
            return False
        if self.me is not None and self.seat != self.me and self._has_to_follow(self.me):
            self.owed = Say.SAID
            return True
        if self.stance not in LIVING:
            return self._answer_on()
        return self._go_on(self.verdict())

    def _go_on(self, come_to: Verdict) -> bool:
        spoken = self.me is not None and self._ledger.said(self.me, self.poll) is not None
        standing = come_to.outcome in (Outcome.OPEN, Outcome.DECIDED)
        if standing and spoken and self.stance in (Stance.QUIET, Stance.ASKED):
            self.called = self.called_by(self.me)
            self._input(Input.HAS_DENIED if self.called is None else Input.HAS_CALLED)
        elif come_to.outcome is Outcome.OPEN and self.me is not None and not spoken and self.stance is Stance.QUIET:
            self._input(Input.OPENED)
        elif come_to.outcome is Outcome.DEAD:
            self._input(Input.DEAD if spoken or self.me is None else Input.DEAD_UNSAID)
            self.poll += 1
        elif come_to.outcome is Outcome.DECIDED and self.stance is not Stance.MOVING and come_to.gone != self.me:
            self.called = come_to.gone
            self._input(Input.DECIDED)
        else:
            return False
        return True

    def _answer_on(self) -> bool:
        """Who has ended answers each call by its place in the feeds alone, in as many polls as there can be calls."""
        if self.me is None or self.seat != self.me:
            return False
        most = MOST_CALLS * len(self.roster.peers)
        calls = (
            poll
            for peer in self.roster.peers
            for poll, placed in enumerate(self._ledger.words(peer)[:most])
            if placed.word.gone is not None
        )
        if max(calls, default=-1) < len(self._ledger.words(self.me)):
            return False
        self._input(Input.OPENED)
        return True

    def _has_to_follow(self, me: Peer) -> bool:
        """Whether my program has said a word that does not stand in this feed yet."""
        return self.seat is not None and len(self._ledger.words(self.seat)) < len(self._ledger.words(me))

    def verdict(self) -> Verdict:
        """What the open poll has come to."""
        spoken = [peer for peer in self.peers if self._ledger.said(peer, self.poll) is not None]
        if not spoken:
            return Verdict(Outcome.SILENT)
        words = {peer: self.called_by(peer) for peer in spoken}
        return verdict(self.peers, words, [peer for peer in spoken if self._ledger.is_whole(peer, self.poll)])

    def called_by(self, peer: Peer | None) -> Peer | None:
        """Whom `peer` finds gone in the open poll, if that is one who plays."""
        word = None if peer is None else self._ledger.said(peer, self.poll)
        return word.gone if word is not None and word.gone in self.peers else None

    @property
    def overrun(self) -> bool:
        """Whether an onlooker has read what did not count in the end. Once the rules have ended that harms no board."""
        counted = (max(self._read[seat], self._counted.get(seat, 0)) > end for seat, end in self.ends.items())
        return not self.signing and any(counted)

    def has_spoken(self, peer: Peer) -> bool:
        """Whether `peer` has a word in the open poll."""
        return self._ledger.said(peer, self.poll) is not None

    def named(self) -> tuple[Peer, ...]:
        """Who is called gone in the open poll by anybody, in order."""
        called = {self.called_by(peer) for peer in self.peers}
        return tuple(peer for peer in self.peers if peer in called)

    def wanted(self, seat: Seat) -> Head | None:
        """The end of a feed that is to be fetched so that the view can change; None if nothing is wanted."""
        if self.stance is not Stance.MOVING or self.roster.peer_of(seat) != self.called:
            return None
        end = self._shown(seat)[-1]
        return None if self._ledger.holds(seat, end) else end

    def holds(self, seat: Seat, head: Head) -> bool:
        """Whether `head` is a place on the feed that is held here."""
        return self._ledger.holds(seat, head)

    def _shown(self, seat: Seat) -> list[Head]:
        """The last entries of a feed that those show who call its peer gone in the open poll, the furthest last."""
        gone = self.roster.peer_of(seat)
        said = (self._ledger.said(peer, self.poll) for peer in self.peers if peer != gone)
        return sorted((word.shown[seat] for word in said if word is not None and word.gone == gone), key=_place)

    def change(self) -> Change | LetGo | Convicted | None:
        """Go on in the change of view, once nothing more can be read, and all that was read is checked.

        What was done, for whoever holds the feeds and runs the game; None if nothing is to be done yet.
        """
        if self.owed is not None or self.stance not in LIVING:
            return None
        come_to = self.verdict()
        if come_to.gone is not None and come_to.gone == self.me:
            self._input(Input.OUT)
            return self._change_of(come_to.gone)
        if self.stance is not Stance.MOVING or self.called is None or not (self.backed_up or self.signing):
            return None  # without backups only liars have called somebody gone, and nobody can go on without it
        for seat in self.roster.seats_of(self.called):
            shown = self._shown(seat)
            if not self._ledger.holds(seat, shown[-1]):
                return self._turn_to(seat)
            if not all(self._ledger.holds(seat, head) for head in shown):
                return self._convict(seat)  # two who call it gone have been shown two branches
        change = self._change_of(self.called)
        self._carry_out(change)
        return change

    def _turn_to(self, seat: Seat) -> LetGo | Convicted | None:
        """Turn to the branch that was fetched; who wrote it is at fault if another one was read, or shown to count."""
        parts = self._parts.pop(seat, None)
        if parts is None:
            return None
        if parts < self._sure(seat):
            return self._convict(seat)
        self._ledger.cut(seat, parts)
        self._weighed.clear()
        self._read[seat] = min(self._read[seat], parts)
        if self.signed.get(seat, -1) >= parts:
            del self.signed[seat]
        return LetGo(seat, parts)

    def _change_of(self, gone: Peer) -> Change:
        ends = {seat: self._shown(seat)[-1] for seat in self.roster.seats_of(gone)}
        staying = (seat for peer in self.peers if peer != gone for seat in self.roster.seats_of(peer))
        words = {seat: self._ledger.words(seat)[self.poll].number for seat in staying}
        return Change(self.poll, gone, ends, words)

    def _carry_out(self, change: Change) -> None:
        self.ends.update((seat, head.length) for seat, head in change.ends.items())
        self.peers = tuple(peer for peer in self.peers if peer != change.gone)
        for seat, number in change.words.items():
            self._read[seat] = number + 1
        self.poll += 1
        self.called = None
        self.backed_up = False
        self._input(Input.CHANGED)

    def convict(self) -> Convicted | None:
        """Stop for a fork, once all that is held is read: what is complete stays so."""
        if self.owed is not None or self.stance in (Stance.COMPLETE, Stance.STOPPED, Stance.BROKEN_OFF):
            return None
        for seat in sorted(self._forks):
            peer = self.roster.peer_of(seat)
            if peer in self.peers and not self.suspends(peer):
                return self._convict(seat)
        return None

    def _convict(self, seat: Seat) -> Convicted:
        self.fault(self.roster.peer_of(seat))
        return Convicted(seat)

    def finish(self) -> bool:
        """Come to the end once all of the view have signed. Whether it did."""
        if not self.signing or self.stance not in (*LIVING, Stance.STOPPED):
            return False
        if not all(seat in self.signed for seat in self._seats()):
            return False
        self._input(Input.SIGNED)
        return True

    def _seats(self) -> Iterator[Seat]:
        return (seat for peer in self.peers for seat in self.roster.seats_of(peer))

    def _input(self, what: Input) -> None:
        action, self.stance = TABLE[self.stance, what]
        if action is not Action.NOTHING and self.seat == self.me:
            self.owed = Say.GONE if action is Action.SAY_GONE else Say.HERE


def _place(head: Head) -> tuple[int, bytes]:
    return head.length, head.hash
