"""The trial of the way between two programs: one asks, the other's player agrees, both look, both tell. Sans-I/O.

Words go over a link if there is one; beside that each step is announced (`TrialMark`), which tells the other that
adverts arrive, and takes the place of the link where nobody gets through. Source: docs/protocol/lan.md, "The trial".
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias, cast, get_args

from netcore.bucket import Bucket, Buckets
from netcore.lan.advert import TrialMark, TrialStep
from netcore.lan.neighbourly import MOST_MS, Found, HearFault, Invite, Reply, Stop, Word

ASKING_S: Final = 60.0
"""How long an answer is waited for."""
RUNNING_S: Final = 20.0
"""How long, at most, until it is left at what was found."""
LISTEN_S: Final = 6.0
"""How long an advert is waited for."""
AGAIN_S: Final = 2.0
"""A word that may be lost is said again so often."""
LINGER_S: Final = 12.0
"""How long one's result is announced once the other's is there."""
DECLINED_S: Final = 60.0
"""How long somebody whose trial was declined is not asked about again."""
MOST_ASKING: Final = 64

State: TypeAlias = Literal["asking", "asked", "running", "done", "declined", "unanswered", "stopped"]
LIVELY: Final = ("asking", "asked", "running")


@dataclass(frozen=True, slots=True)
class Side:
    """What one side has found: whether adverts of the other arrive, and how a call went: `ms` or `fault`."""

    multicast: bool
    ms: int | None
    fault: HearFault | None


@dataclass(frozen=True, slots=True)
class Trial:
    """One trial with `peer`. `mine`, `theirs`: what each side has found, None as long as that is not known.

    `ours`: this program's player has asked for it. `port`: where the other says that it listens, 0 if it does not.
    `heard`: whether an advert of the other came in this trial. `called`: what came of this side's call.
    """

    peer: bytes
    number: bytes
    ours: bool
    state: State
    since: float
    port: int = 0
    mine: Side | None = None
    theirs: Side | None = None
    heard: bool = False
    called: Side | None = None


class Trials:
    """The trials of one program, one at a time. What is returned is to be sent to the peer, if there is a link."""

    def __init__(self, now: float) -> None:
        self.port = 1
        """Where this program listens."""
        self.trial: Trial | None = None
        self._said_at = float("-inf")
        self._asks: Buckets[bytes] = Buckets(2, 1 / DECLINED_S, MOST_ASKING)
        self._all_asks = Bucket(4, 1 / 10, now)
        self._declined: dict[bytes, float] = {}

    @property
    def lively(self) -> bool:
        """Whether one is under way."""
        return self.trial is not None and self.trial.state in LIVELY

    @property
    def wants_call(self) -> bytes:
        """Whom this side has to call now; empty for nobody."""
        trial = self.trial
        return trial.peer if trial is not None and trial.state == "running" and trial.called is None else b""

    # What this program's player decides.

    def ask(self, peer: bytes, number: bytes, now: float) -> None:
        """Ask `peer` for a trial; `number`: 8 fresh bytes. Whoever is waiting for an answer has it by that."""
        if self.trial is not None and self.trial.peer == peer and self.trial.state == "asked":
            self.answer(True, now)
        elif not self.lively:
            self.trial = Trial(peer, number, True, "asking", now)
            self._said_at = float("-inf")

    def answer(self, agrees: bool, now: float) -> Word | None:
        """Say yes or no to whoever has asked."""
        trial = self.trial
        if trial is None or trial.state != "asked":
            return None
        if agrees:
            self._run(now)
        else:
            self._declined[trial.peer] = now
            self.trial = replace(trial, state="stopped", since=now)
        return Reply(trial.number, agrees, self.port) if trial.number else None

    def stop(self, now: float) -> Word | None:
        """Leave it at that; one that is over is put away."""
        trial, self.trial = self.trial, None
        if trial is None or trial.state not in LIVELY or not trial.number:
            return None
        return Stop(trial.number)

    # What the other says.

    def receive(self, peer: bytes, word: Word, now: float) -> Word | None:
        """A word over a link, whose sender is proved."""
        if self.trial is not None and self.trial.peer == peer and not self.trial.number and hasattr(word, "trial"):
            self.trial = replace(self.trial, number=word.trial)
        match word:
            case Invite(number, port):
                return self._invited(peer, number, port, now)
            case Reply(number, agrees, port) if self._is(peer, number):
                self._replied(agrees, port, now)
            case Found(number, multicast, ms, fault) if self._is(peer, number):
                self._told(Side(multicast, ms, fault), now)
            case Stop(number) if self._is(peer, number) and self.trial is not None and self.lively:
                self.trial = None if self.trial.state == "asked" else replace(self.trial, state="stopped", since=now)
        return None

    def overhear(self, peer: bytes, mark: TrialMark, now: float) -> None:
        """A word to this program in an advert of `peer`, or of somebody who says so."""
        if mark.step == "asks":
            self._invited(peer, b"", 0, now)
        trial = self.trial
        if trial is None or trial.peer != peer:
            return
        self.trial = replace(trial, heard=True)
        match mark.step:
            case "agrees":
                self._replied(True, 0, now)
            case "declines":
                self._replied(False, 0, now)
            case "found":
                self._replied(True, 0, now)
                self._told(side_of(mark), now)

    def _is(self, peer: bytes, number: bytes) -> bool:
        return self.trial is not None and self.trial.peer == peer and self.trial.number == number

    def _invited(self, peer: bytes, number: bytes, port: int, now: float) -> Word | None:
        trial = self.trial
        if trial is not None and trial.peer == peer and trial.state in LIVELY:
            return self._invited_again(trial, number, port, now)
        if self.lively or now - self._declined.get(peer, float("-inf")) < DECLINED_S:
            return Reply(number, False, self.port) if number else None
        if not self._asks.take(peer, now) or not self._all_asks.take(now):
            return None
        self._declined = {each: at for each, at in self._declined.items() if now - at < DECLINED_S}
        self.trial = Trial(peer, number, False, "asked", now, port)
        return None

    def _invited_again(self, trial: Trial, number: bytes, port: int, now: float) -> Word | None:
        """It says so again, over a link by now perhaps; or both have asked, and so both agree."""
        if trial.ours and trial.state == "asking":
            # Of the two numbers the smaller one is that of the trial.
            self.trial = replace(trial, number=min(filter(None, (trial.number, number))), port=port or trial.port)
            self._run(now)
        elif not trial.ours:
            self.trial = trial = replace(trial, number=number or trial.number, port=port or trial.port)
            if trial.state == "running" and number:
                return Reply(number, True, self.port)
        return None

    def _replied(self, agrees: bool, port: int, now: float) -> None:
        trial = self.trial
        if trial is None or not trial.ours or trial.state != "asking":
            return
        self.trial = replace(trial, port=port or trial.port)
        if agrees:
            self._run(now)
        else:
            self.trial = replace(trial, state="declined", since=now)

    def _told(self, side: Side, now: float) -> None:
        trial = self.trial
        if trial is not None and trial.state == "running":
            self.trial = replace(trial, theirs=side)
            self._conclude(now)
        elif trial is not None and trial.state == "done" and trial.theirs is None:
            self.trial = replace(trial, theirs=side)

    def _run(self, now: float) -> None:
        if self.trial is not None:
            self.trial = replace(self.trial, state="running", since=now)
            self._said_at = float("-inf")

    # What this side finds, and time.

    def called(self, peer: bytes, ms: int | None, fault: HearFault | None) -> None:
        """What came of calling `peer`."""
        if self.trial is not None and self.trial.peer == peer and self.trial.state == "running":
            most = None if ms is None else min(ms, MOST_MS)
            self.trial = replace(self.trial, called=Side(False, most, fault))

    def tick(self, now: float) -> Word | None:
        """Time goes by: what is to be said now."""
        trial = self.trial
        if trial is None:
            return None
        if trial.state == "asking" and now - trial.since >= ASKING_S:
            self.trial = replace(trial, state="unanswered", since=now)
        elif trial.state == "asked" and now - trial.since >= ASKING_S:
            self.trial = None
        elif trial.state == "running":
            self._look(trial, now)
        return self._say(now)

    def _look(self, trial: Trial, now: float) -> None:
        if trial.mine is None and trial.called is not None and (trial.heard or now - trial.since >= LISTEN_S):
            self.trial = replace(trial, mine=replace(trial.called, multicast=trial.heard))
            self._said_at = float("-inf")
        self._conclude(now)

    def _conclude(self, now: float) -> None:
        trial = self.trial
        if trial is None or trial.mine is None:
            return
        if trial.theirs is not None or now - trial.since >= RUNNING_S:
            self.trial = replace(trial, state="done", since=now)

    def _say(self, now: float) -> Word | None:
        """What may have been lost, again."""
        trial = self.trial
        if trial is None or not trial.number or now - self._said_at < AGAIN_S:
            return None
        self._said_at = now
        match trial.state:
            case "asking":
                return Invite(trial.number, self.port)
            case "running" if trial.mine is None and not trial.ours:
                return Reply(trial.number, True, self.port)
            case "running" | "done" if trial.mine is not None and self._lingers(trial, now):
                return Found(trial.number, trial.mine.multicast, trial.mine.ms, trial.mine.fault)
        return None

    @staticmethod
    def _lingers(trial: Trial, now: float) -> bool:
        return trial.state == "running" or now - trial.since < LINGER_S

    def mark(self, now: float) -> TrialMark | None:
        """What is announced now."""
        trial = self.trial
        if trial is None:
            return None
        step: TrialStep | None = None
        match trial.state:
            case "asking":
                step = "asks"
            case "stopped" if not trial.ours and now - trial.since < LINGER_S:
                step = "declines"
            case "running":
                step = "agrees" if trial.mine is None else "found"
            case "done" if now - trial.since < LINGER_S:
                step = "found"
        if step is None:
            return None
        mine = trial.mine
        if step != "found" or mine is None:
            return TrialMark.at(trial.peer, step)
        call = mine.fault or str(mine.ms)
        return TrialMark.at(trial.peer, step, heard=mine.multicast, call=call)


def side_of(mark: TrialMark) -> Side:
    """What an advert says that was found."""
    if mark.call.isdigit():
        return Side(mark.heard, min(int(mark.call), MOST_MS), None)
    known = mark.call in get_args(HearFault)
    return Side(mark.heard, None, cast("HearFault", mark.call) if known else "silent")
