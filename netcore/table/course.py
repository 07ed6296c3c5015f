"""The course of one game: what is owed, phase after phase, from the first key to the last seed. Sans-I/O.

Here the questions of the rulebook become protocols of the cards. Whoever runs it (`netcore.table.table`) has each phase
collected and goes on. A peer that has left meanwhile is taken out of the keys, and the open question is asked again
without it; once the rules have ended there is no question left, and it only does not sign.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import TypeAlias, TypeVar

from engine import policies
from engine.chance import Chance
from engine.contract import Breach, Clock
from engine.driver import Answer, Asked, Driver, asked_by, clock_of
from engine.game import Game, Outcome
from engine.knowledge import Knowledge, View
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.cards.backup import go_on_without
from netcore.cards.deck import Deck
from netcore.cards.desk import Desk
from netcore.cards.finish import Agreeing, Asking, SeedShowing
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Phase, Protocol
from netcore.cards.questions import Answering
from netcore.cards.secrets import TableSecrets
from netcore.cards.seeded import SeededSteps
from netcore.cards.setup import set_up
from netcore.cards.setup_desk import SetupDesk
from netcore.crypto.cache import ProofCache
from netcore.crypto.seed import GameSeed
from netcore.feeds.charter import Charter, Terms
from netcore.feeds.roster import Peer
from netcore.table.events import Chartered, ClockRuns, Declined, Ended, Event, NoCharter, Opened, Stepped, WrongStep
from netcore.table.views.history import History

T = TypeVar("T")

End: TypeAlias = NoCharter | Breach | Declined | Opened
"""What a course comes to."""


class _PeerGone(Exception):
    """Thrown into a course at the question that was open when a peer left."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer)
        self.peer = peer


class _TakenBack(Exception):
    """Thrown into a course at the open question: the move that led to it is taken back."""


class Course:
    """The phases of one game, as `me` goes through them; None: as an onlooker. `tell` is told what happens."""

    def __init__(
        self,
        terms: Terms,
        game: Game,
        me: Seat | None,
        secrets: TableSecrets | None,
        cache: ProofCache,
        tell: Callable[[Event], None],
    ) -> None:
        """Raises ValueError for terms that the game cannot be played by."""
        self.driver = Driver(game, len(terms.seats), terms.chosen())
        self.knowledge = Knowledge(me)
        self.seen: dict[Handle, Face] = {}
        """Every face that I was ever shown: of cards that went back into a shuffle too."""
        self.deck = Deck(game.faces)
        self.answering = Answering(game.moves)
        self.seeded = SeededSteps()
        self.charter: Charter | None = None
        self.outcome: Outcome | None = None
        self.agreed = False
        """Whether all have signed the result."""
        self.seeds: dict[Seat, GameSeed] = {}
        """The seeds that were laid open and are those committed to."""
        self.number = 0
        """The open question; 0 during the set-up."""
        self.history = History(terms.hash())
        """What was read so far. From the end of the rules on it stands still: it is the result."""
        self._terms = terms
        self._me = me
        self._secrets = secrets
        self._cache = cache
        self._tell = tell
        self._ring: Keyring | None = None
        self._ghosts = policies.for_game(game.name, "ghost")
        self._phases = self._play()

    def begin(self) -> Phase:
        """The first phase."""
        return next(self._phases)

    def go_on(self) -> Phase | End:
        """What comes once all of the last phase is in and good."""
        try:
            return next(self._phases)
        except StopIteration as end:
            ended: End = end.value
            return ended

    def go_on_without(self, gone: Peer) -> Phase | None:
        """The first phase since `gone` left, in the midst of another one; None if that one is still open without it."""
        if self.outcome is None:
            return self._phases.throw(_PeerGone(gone))
        assert self._ring is not None  # noqa: S101 - there was a game
        self._ring.part(gone)
        return None

    def take_back(self) -> Phase:
        """The first phase since the last move was taken back, in the midst of the question that it had led to."""
        return self._phases.throw(_TakenBack())

    @property
    def undoable(self) -> Seat | None:
        """Whose move, the last one, can be taken back if all agree: by the terms, and by the rules."""
        return self.driver.undoable if self._terms.lets_undo else None

    def view(self) -> View:
        """The game as I see it."""
        return self.knowledge.view(self.driver)

    def legal(self) -> Legal | None:
        """What I am asked to choose from by the rules."""
        return self.knowledge.legal(self.driver)

    @property
    def clock(self) -> Clock | None:
        """The clock that the rules give the open question."""
        return clock_of(self.driver.asked.question) if self.driver.asked is not None else None

    @property
    def running(self) -> ClockRuns | None:
        """The clock of the open question, the table's where the rules have none, and for whom it runs."""
        asked = self.driver.asked
        seats = asked_by(asked.question) if asked is not None else ()
        clock = self.clock or self._terms.move_clock
        return None if asked is None or not seats or clock is None else ClockRuns(asked.number, seats, clock)

    @property
    def rests(self) -> bool:
        """Whether there is something to be looked at in peace before the open question."""
        return self.driver.game.rests(self.driver.board)

    @property
    def can_spare_one(self) -> bool:
        """Whether it could go on without a peer: all keys are backed up."""
        return self._ring is not None and self._ring.backed_up

    def erase(self) -> None:
        """Forget my shares of the joint key."""
        if self._ring is not None:
            self._ring.erase()

    # The whole of it.

    def _play(self) -> Protocol[End]:
        setup = SetupDesk(self._terms, self._terms.hash(), self._me, self._secrets, self._cache)
        ring = yield from set_up(setup)
        if not isinstance(ring, Keyring):
            return NoCharter(ring)
        self._ring = ring
        self.charter = ring.charter
        self._tell(Chartered(self.charter.hash))
        while (asked := self.driver.asked) is not None:
            try:
                yield from self._answer(ring, asked)
            except _TakenBack:
                self._tell(Stepped(self.driver.take_back()))
        if self.driver.breach is not None:
            return self.driver.breach
        return (yield from self._finish(ring))

    def _again_without(self, ring: Keyring, begin: Callable[[int], Protocol[T]]) -> Protocol[T]:
        """What `begin` does, from its start again for each peer that leaves on the way; it is told how often it was."""
        for attempt in count():
            try:
                return (yield from begin(attempt))
            except _PeerGone as left:
                gone = left.peer
            yield from go_on_without(ring, gone, self._cache)
        raise AssertionError("counting has no end")

    def _answer(self, ring: Keyring, asked: Asked) -> Protocol[None]:
        def ask(attempt: int) -> Protocol[Answer]:
            desk = self._desk(ring, asked.number, asked.fresh, attempt)
            if self.running is not None:
                self._tell(self.running)
            return (yield from self.answering.protocol(desk, question))

        question = asked.question
        answer = yield from self._again_without(ring, ask)
        step = self.driver.answer(answer)
        self.seen.update(self.knowledge.faces)
        self.knowledge.forget(asked.void)
        self._tell(Stepped(step))

    def _finish(self, ring: Keyring) -> Protocol[Declined | Opened]:
        """All sign the result, say whether they open, and open only if all will: two steps, never one."""
        desk = self._desk(ring, self.number + 1, (), 0)
        self.outcome = self.driver.game.outcome(self.driver.board)
        yield Agreeing(desk)
        self.agreed = True
        self._tell(Ended(self.outcome))
        asking = Asking(desk)
        yield asking
        unwilling = tuple(seat for seat, willing in asking.willing.items() if not willing)
        if unwilling:
            return Declined(unwilling)
        showing = SeedShowing(desk)
        yield showing
        altered = tuple(
            WrongStep(seat, question) for seat in desk.everyone for question in showing.altered.get(seat, ())
        )
        self.seeds.update(showing.seeds)
        steps = sum(self.seeded.count(seat) for seat in showing.seeds)
        evicted = tuple(seat for seat in range(ring.charter.seats) if seat not in ring.seats)
        return Opened(tuple(showing.wrong), altered, steps, evicted)

    def _ghost(self, seat: Seat, legal: Legal) -> Move:
        """The move of a seat whose peer has left, from what all can see."""
        view = Knowledge(None).view(self.driver)
        seen = replace(view, seat=seat, known=dict(self.deck.public), legal=legal)
        return self._ghosts.choose(seen, legal, Chance(self.number, "ghost", str(seat)))

    def _desk(self, ring: Keyring, number: int, fresh: tuple[Handle, ...], attempt: int) -> Desk:
        self.number = number
        digest = self.driver.digest()
        self.history.asked(number, attempt, digest)
        return Desk(
            charter=ring.charter,
            ring=ring,
            me=self._me,
            secrets=self._secrets,
            cache=self._cache,
            deck=self.deck,
            knowledge=self.knowledge,
            seeded=self.seeded,
            number=number,
            digest=digest,
            ghost=self._ghost,
            fresh=fresh,
            attempt=attempt,
        )
