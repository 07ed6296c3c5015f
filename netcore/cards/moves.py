"""Decisions: one seat's in the clear, several seats' by commitment and opening, now or later.

The opening of a commitment comes from the seat's seed, so that a peer that was restarted can still open what it had
promised. Source: docs/protocol/cards.md, "Moves".
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.contract import Clock, Timed
from engine.encoding import canonical, move_from_plain
from engine.pieces import Legal, Move, Seat
from netcore.cards.desk import Desk
from netcore.cards.phase import Offence, Phase, Protocol, expect
from netcore.crypto.commit import commit, opens
from netcore.crypto.seed import Purpose
from netcore.errors import Misuse
from netcore.feeds.bodies import AnyBody, Moved, MovedInTime, MoveOpened, MovePromised

DOMAIN = b"sennik/move/v1"
KIND = "move"


def read_move(raw: bytes, kinds: Sequence[type[Move]], legal: Legal) -> Move:
    """The move that `raw` spells in its one spelling. Raises Offence unless it is one of `legal`."""
    try:
        made = move_from_plain(json.loads(raw.decode()), kinds)
        spelled = canonical(made)
    except (ValueError, TypeError, RecursionError):
        raise Offence("move.spelling") from None
    if spelled != raw:
        raise Offence("move.spelling")
    if not legal.admits(made):
        raise Offence("move.illegal")
    meant = next((move for move in legal.listed if move == made), made)
    if canonical(meant) != raw:
        raise Offence("move.spelling")  # true equals 1, and is spelled otherwise
    return meant


class Moving(Phase):
    """One seat's move."""

    kind = Moved
    busy: ClassVar[str] = ""
    decides: ClassVar[bool] = True

    def __init__(self, desk: Desk, kinds: Sequence[type[Move]], seat: Seat, legal: Legal) -> None:
        super().__init__((seat,))
        self.clock = desk.clock
        self._desk = desk
        self._kinds = kinds
        self._legal = legal
        self.move: Move | None = None

    def decide(self, me: Seat, move: Move) -> AnyBody:
        """My move as a body."""
        return Moved(number=self._desk.number, move=canonical(move))

    def be_late(self, seats: Collection[Seat]) -> None:
        """The ghost's move stands."""
        for seat in seats:
            self.move = self._desk.ghost(seat, self._legal)

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the move of `seat`."""
        self.move = read_move(expect(body, Moved).move, self._kinds, self._legal)


class MovingInTime(Phase):
    """One seat's move under a clock, with its claim of how long it took."""

    kind = MovedInTime
    busy: ClassVar[str] = ""
    decides: ClassVar[bool] = True

    def __init__(self, desk: Desk, kinds: Sequence[type[Move]], seat: Seat, legal: Legal, clock: Clock) -> None:
        super().__init__((seat,))
        self._desk = desk
        self._kinds = kinds
        self._legal = legal
        self._runs = clock
        self.clock = clock
        self.made = Timed(clock.late, clock.limit_ms)
        """What was decided; until that is read: nothing, in all the time that there is."""

    def decide_in(self, move: Move, elapsed_ms: int) -> AnyBody:
        """My move and what it took as a body."""
        desk, claimed_ms = self._desk, self._runs.claim(elapsed_ms)
        return MovedInTime(number=desk.number, move=canonical(move), claimed_ms=claimed_ms)

    def be_late(self, seats: Collection[Seat]) -> None:
        """The late move stands."""

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the move of `seat`. One that took longer than it may is the late move, whatever it says."""
        given = expect(body, MovedInTime)
        if not self._runs.admits(given.claimed_ms):
            raise Offence("move.claim")
        move = read_move(given.move, self._kinds, self._legal)
        self.made = Timed(move if given.claimed_ms <= self._runs.limit_ms else self._runs.late, given.claimed_ms)


def timed_move(desk: Desk, kinds: Sequence[type[Move]], seat: Seat, legal: Legal, clock: Clock) -> Protocol[Timed]:
    """One seat's move under a clock; a ghost takes what is usual."""
    if not desk.plays(seat):
        return Timed(desk.ghost(seat, legal), clock.usual_ms)
    moving = MovingInTime(desk, kinds, seat, legal, clock)
    yield moving
    return moving.made


def one_move(desk: Desk, kinds: Sequence[type[Move]], seat: Seat, legal: Legal) -> Protocol[Move]:
    """One seat's move."""
    if not desk.plays(seat):
        return desk.ghost(seat, legal)
    moving = Moving(desk, kinds, seat, legal)
    yield moving
    assert moving.move is not None  # noqa: S101 - the phase is over, so its one body was read, or found late
    return moving.move


@dataclass(frozen=True, slots=True)
class Promised:
    """Moves promised but not yet read: where, what was legal, the commitments, and my own move if I remember it."""

    desk: Desk
    legal: Mapping[Seat, Legal]
    commitments: Mapping[Seat, bytes]
    mine: Move | None
    late: Mapping[Seat, Move] = field(default_factory=dict)
    """What those decided by default who had not promised in time."""

    def opening(self, seat: Seat) -> bytes:
        """The opening that my seed gives."""
        return self.desk.mine().seed.opening(self.desk.step(seat, Purpose.OPENING, self.desk.digest))

    def commitment(self, seat: Seat, move: bytes, opening: bytes) -> bytes:
        """The commitment of `seat` to a move in its canonical spelling."""
        return commit(DOMAIN, self.context(seat), seat, move, opening)

    def context(self, seat: Seat) -> bytes:
        """What commitments of `seat` to this question are tied to."""
        return self.desk.context(seat, KIND, self.desk.digest).digest()

    def recall(self, me: Seat) -> Move | None:
        """The move that I promised: as remembered, or, after a restart, the listed one that the commitment opens to."""
        if self.mine is not None:
            return self.mine
        opening, commitment = self.opening(me), self.commitments[me]
        listed = self.legal[me].listed
        return next((m for m in listed if self.commitment(me, canonical(m), opening) == commitment), None)


class Promising(Phase):
    """Several seats commit to their moves."""

    kind = MovePromised
    busy: ClassVar[str] = ""
    decides: ClassVar[bool] = True

    def __init__(self, desk: Desk, legal: Mapping[Seat, Legal], clock: Clock | None = None) -> None:
        super().__init__(tuple(sorted(seat for seat in legal if desk.plays(seat))))
        self.clock = clock or desk.clock
        self._late: dict[Seat, Move] = {}
        self._legal = legal
        self._desk = desk
        self._commitments: dict[Seat, bytes] = {}
        self._mine: Move | None = None

    @property
    def promised(self) -> Promised:
        """All that was promised so far."""
        return Promised(self._desk, self._legal, self._commitments, self._mine, self._late)

    def be_late(self, seats: Collection[Seat]) -> None:
        """Who did not promise in time has made the late move: the ghost's, where the rules have no clock."""
        for seat in seats:
            rules = self.clock if isinstance(self.clock, Clock) else None
            self._late[seat] = rules.late if rules else self._desk.ghost(seat, self._legal[seat])

    def decide(self, me: Seat, move: Move) -> AnyBody:
        """My commitment; the move itself stays here."""
        self._mine = move
        promised = self.promised
        commitment = promised.commitment(me, canonical(move), promised.opening(me))
        return MovePromised(number=self._desk.number, commitment=commitment)

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the commitment of `seat`."""
        # A copied commitment is no offence here: its copier, whose seat is not in it, will not be able to open it.
        # Refusing the second of two equal ones could hit the seat that was copied.
        self._commitments[seat] = expect(body, MovePromised).commitment


class Opening(Phase):
    """Those seats open what they promised, under this question or an earlier one."""

    kind = MoveOpened
    busy: ClassVar[str] = ""

    def __init__(self, desk: Desk, kinds: Sequence[type[Move]], promised: Promised) -> None:
        # Who has not promised was a ghost already, or the promise would not be whole.
        super().__init__(tuple(seat for seat in sorted(promised.commitments) if desk.plays(seat)))
        self._desk = desk
        self._kinds = kinds
        self._promised = promised
        self.moves: dict[Seat, Move] = {}

    def make(self, me: Seat) -> AnyBody | None:
        """My opening. None if a restart made me forget my own words: then the player is asked once more."""
        move = self._promised.recall(me)
        return None if move is None else self._opened(me, move)

    def decide(self, me: Seat, move: Move) -> AnyBody:
        """My opening, with the words that the player remembers. Raises Misuse if others were promised."""
        opening = self._promised.opening(me)
        if self._promised.commitment(me, canonical(move), opening) != self._promised.commitments[me]:
            raise Misuse("not the move that was promised")
        return self._opened(me, move)

    def legal_for(self, me: Seat) -> Legal:
        """What I may have promised."""
        return self._promised.legal[me]

    def _opened(self, me: Seat, move: Move) -> AnyBody:
        opening = self._promised.opening(me)
        return MoveOpened(number=self._desk.number, move=canonical(move), opening=opening)

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the opening of `seat`."""
        given, promised = expect(body, MoveOpened), self._promised
        commitment, context = promised.commitments[seat], promised.context(seat)
        if not opens(commitment, DOMAIN, context, seat, given.move, given.opening):
            raise Offence("move.opening")
        self.moves[seat] = read_move(given.move, self._kinds, promised.legal[seat])
        step = promised.desk.step(seat, Purpose.OPENING, promised.desk.digest)
        self._desk.seeded.add_opening(seat, step, given.opening)


def promise_moves(desk: Desk, legal: Mapping[Seat, Legal], clock: Clock | None = None) -> Protocol[Promised]:
    """Several seats decide; nothing can be read of it yet."""
    promising = Promising(desk, legal, clock)
    if promising.seats:
        yield promising
    return promising.promised


def open_moves(desk: Desk, kinds: Sequence[type[Move]], promised: Promised) -> Protocol[Mapping[Seat, Move]]:
    """What was promised is read."""
    opening = Opening(desk, kinds, promised)
    if opening.seats:
        yield opening
    made = {**promised.late, **opening.moves}
    ghosts = {seat: desk.ghost(seat, promised.legal[seat]) for seat in promised.legal if seat not in made}
    return {seat: ({**made, **ghosts})[seat] for seat in sorted(promised.legal)}
