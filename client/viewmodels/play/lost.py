"""Somebody at the table is not heard: how long, what can be done, what it costs, and who has agreed to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.viewmodels.play import people as seated
from client.viewmodels.play import table_words
from client.viewmodels.play.people import People
from client.viewmodels.play.words import fill
from client.viewmodels.rows import camel
from engine.pieces import Seat
from netcore.status import (
    ClosedNews,
    DivergedNews,
    EvictedNews,
    ForfeitNews,
    FoulNews,
    LinkNews,
    News,
    ObjectionNews,
    OverNews,
    PlayNews,
    PollNews,
    ResumedNews,
    RoomNews,
)

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SHOWN_AFTER_S = 10.0
"""How long somebody has to be missed before the game is covered by a question about it."""
AGAIN_AFTER_S = 45.0
"""How long "Wait" keeps the question away."""
TICK_MS = 1000
NO_POLL = PollNews(())


@dataclass(frozen=True, slots=True)
class Missed:
    """A player who is not heard: since when (monotonic seconds), and whether that was goodbye."""

    since_s: float
    left: bool
    spared: bool


@dataclass(frozen=True, slots=True)
class LostState:
    """What is known of those who are not heard. `waits`: who is waited for; `asked_s`: when to ask (again)."""

    people: People = ()
    me: Seat | None = None
    seats: int = 0
    missed: tuple[tuple[Seat, Missed], ...] = ()
    waits: tuple[Seat, ...] = ()
    ghosts: tuple[Seat, ...] = ()
    poll: PollNews = NO_POLL
    refused: bool = False
    """Whether a poll that this player agreed to came to nothing."""
    forfeit: ForfeitNews | None = None
    quiet_until_s: float = 0.0
    over: bool = False


@dataclass(frozen=True, slots=True)
class Voter:
    """One of those who stay, and what they say."""

    name: str
    lantern: str
    says: str
    agrees: bool


@dataclass(frozen=True, slots=True)
class LostProps:
    """The question as it lies on the table; nothing is asked while `title` is empty.

    `agree` is the text of the button that goes on without them, `wait` of the one that does not; "" where there is
    none to press. `leave`: whether all that is left is to leave the table.
    """

    title: str = ""
    name: str = ""
    lantern: str = "round"
    happened: str = ""
    means: str = ""
    price: str = ""
    rule: str = ""
    agree: str = ""
    wait: str = ""
    leave: str = ""
    voters: tuple[Voter, ...] = ()


def fold(state: LostState, news: News, now_s: float) -> LostState:
    """The state after `news`."""
    match news:
        case RoomNews():
            return LostState(people=seated.from_room(news), me=news.me, seats=len(news.places))
        case ResumedNews(room):
            return LostState(people=seated.from_room(room), me=room.me, seats=len(room.places))
        case PlayNews():
            people = seated.strangers(state.people, news.view.seats)
            state = replace(state, people=people, me=news.view.seat, seats=news.view.seats)
            return replace(state, waits=news.waiting_for, ghosts=news.ghosts)
        case LinkNews(seat, here, left, spared):
            others = tuple((s, missed) for s, missed in state.missed if s != seat)
            if here:
                return replace(state, missed=others)
            before = dict(state.missed).get(seat)
            since_s = before.since_s if before is not None else now_s
            return replace(state, missed=tuple(sorted((*others, (seat, Missed(since_s, left, spared))), key=_seat)))
        case PollNews():
            undone = bool(state.poll.gone) and not news.gone and state.me in state.poll.agreed
            return replace(state, poll=news, refused=undone)
        case EvictedNews():
            return replace(state, refused=False, quiet_until_s=0.0)
        case ForfeitNews():
            return replace(state, forfeit=news)
        case OverNews() | FoulNews() | DivergedNews():
            return replace(state, over=True)
        case ClosedNews():
            return LostState()
        case _:
            return state


def _seat(of: tuple[Seat, Missed]) -> Seat:
    return of[0]


def missing(state: LostState) -> tuple[Seat, ...]:
    """Those who are not heard and have not been given up, if one of them is waited for."""
    seats = tuple(seat for seat, _ in state.missed if seat not in state.ghosts and seat < len(state.people))
    return seats if set(seats) & set(state.waits) else ()


def derive(state: LostState, now_s: float) -> LostProps:
    """What is asked now."""
    if state.forfeit is not None:
        return _ended(state, state.forfeit)
    if state.over:
        return LostProps()
    if state.poll.gone and state.me not in state.poll.gone and (state.poll.ask or state.me in state.poll.agreed):
        return _polled(state, now_s)
    gone = missing(state)
    if not gone or now_s < state.quiet_until_s or _silence_s(state, gone, now_s) < SHOWN_AFTER_S:
        return LostProps()
    return _offered(state, gone, now_s)


def _silence_s(state: LostState, gone: tuple[Seat, ...], now_s: float) -> float:
    missed = [m for seat, m in state.missed if seat in gone]
    if any(m.left for m in missed):
        return SHOWN_AFTER_S  # who says goodbye is not waited for
    return max((now_s - m.since_s for m in missed), default=0.0)


def _offered(state: LostState, gone: tuple[Seat, ...], now_s: float) -> LostProps:
    spared = len(gone) == 1 and all(m.spared for seat, m in state.missed if seat in gone)
    props = _about(state, gone, now_s, goes_on=spared)
    return replace(
        props,
        agree=_agree_text(state, gone, goes_on=spared),
        wait=translate("Lost", "Wait"),
        rule=translate("Lost", "Not all have agreed: the table waits.") if state.refused else props.rule,
    )


def _polled(state: LostState, now_s: float) -> LostProps:
    poll = state.poll
    props = replace(_about(state, poll.gone, now_s, goes_on=poll.goes_on), voters=_voters(state))
    if poll.ask:
        return replace(props, agree=_agree_text(state, poll.gone, goes_on=poll.goes_on), wait=translate("Lost", "Wait"))
    if _silent_voters(state, now_s):
        more = translate("Lost", "Who has not answered is not heard either. Nobody has all the keys any more.")
        return replace(props, rule=more, agree=translate("Lost", "End the game"))
    return replace(props, rule=translate("Lost", "You have agreed. As soon as all have, it is done."))


def _silent_voters(state: LostState, now_s: float) -> tuple[Seat, ...]:
    """Those who have to answer in a poll, and have not been heard for long either."""
    known = dict(state.missed)
    silent = (seat for seat in state.poll.awaited if seat in known and seat != state.me)
    return tuple(seat for seat in silent if known[seat].left or now_s - known[seat].since_s >= SHOWN_AFTER_S)


def _voters(state: LostState) -> tuple[Voter, ...]:
    poll = state.poll
    voters = []
    for seat in sorted({*poll.agreed, *poll.awaited}):
        person = state.people[seat]
        agrees = seat in poll.agreed
        says = translate("Lost", "agrees") if agrees else translate("Lost", "no answer yet")
        name = table_words.you(person, mine=seat == state.me)
        voters.append(Voter(name, person.lantern, says, agrees))
    return tuple(voters)


def _about(state: LostState, gone: tuple[Seat, ...], now_s: float, *, goes_on: bool) -> LostProps:
    """Who is gone, and what going on without them means."""
    names = _names(state, gone)
    missed = dict(state.missed)
    left = any(missed[seat].left for seat in gone if seat in missed)
    silence_s = int(max((now_s - missed[seat].since_s for seat in gone if seat in missed), default=0.0))
    if left:
        title = fill(translate("Lost", "%1: gone from the table"), names)
        happened = translate("Lost", "This player has left. Closed cards stay closed: nobody can look at them.")
    else:
        title = fill(translate("Lost", "No word from %1"), names)
        happened = translate(
            "Lost",
            "Nothing has been heard for %n second(s). Closed cards stay closed: nobody can look at them.",
            "",
            silence_s,
        )
    back = translate("Lost", "Coming back before that is enough: the game goes on where it stopped.")
    return LostProps(
        title=title,
        name=names,
        lantern=state.people[gone[0]].lantern,
        happened=happened,
        means=_means(names, goes_on=goes_on),
        price=_price(state, gone, goes_on=goes_on),
        rule=back,
    )


def _means(names: str, *, goes_on: bool) -> str:
    if goes_on:
        return fill(
            translate(
                "Lost", "Without %1, a ghost keeps the seat and moves by fixed rules. There is no way back into it."
            ),
            names,
        )
    return fill(translate("Lost", "Nobody else has the key of %1, so without it no card can be opened."), names)


def _price(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    left = state.seats - len(state.ghosts) - len(gone)
    if not goes_on:
        if left == 1:
            return translate("Lost", "You win by forfeit, and the file of the game says so.")
        return translate("Lost", "The game ends without a winner, and its file says why.")
    if left == 2:
        return translate("Lost", "Two stay: after this, whoever leaves loses by forfeit.")
    return translate(
        "Lost", "All others together can look at the cards of one player: at this table that then takes one fewer."
    )


def _agree_text(state: LostState, gone: tuple[Seat, ...], *, goes_on: bool) -> str:
    if goes_on:
        return fill(translate("Lost", "Play on without %1"), _names(state, gone))
    return translate("Lost", "End the game")


def _ended(state: LostState, news: ForfeitNews) -> LostProps:
    gone = _names(state, news.gone)
    happened = fill(translate("Lost", "Gone for good: %1"), gone)
    if state.me in news.gone:
        happened = fill(translate("Lost", "You were found gone by: %1"), _names(state, news.by))
    means = translate("Lost", "Nobody has won.")
    if not news.dealt:
        means = translate("Lost", "No card was dealt yet.")
    elif len(news.by) == 1:
        means = fill(translate("Lost", "Won by forfeit: %1"), _names(state, news.by))
    lantern = state.people[news.gone[0]].lantern if news.gone and news.gone[0] < len(state.people) else "round"
    return LostProps(
        title=translate("Lost", "The game ends here"),
        name=gone,
        lantern=lantern,
        happened=happened,
        means=means,
        price=fill(translate("Lost", "The game up to here: %1"), news.saved) if news.saved else "",
        leave=translate("Lost", "Leave the table"),
    )


def _names(state: LostState, seats: tuple[Seat, ...]) -> str:
    return ", ".join(state.people[seat].name for seat in seats if seat < len(state.people))


@QmlElement
@QmlUncreatable("the program makes it")
class LostModel(QObject):  # type: ignore[operator]  # the stubs call QmlUncreatable's result an object
    """The question about those who are not heard. Time comes from `clock`, in monotonic seconds."""

    changed = Signal()

    def __init__(
        self, calls: Calls, parent: QObject | None = None, *, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._calls = calls
        self._clock = clock
        self._state = LostState()
        self._props = LostProps()
        self._tick = QTimer(self)
        self._tick.setInterval(TICK_MS)
        self._tick.timeout.connect(self.refresh)

    def hear(self, news: News) -> None:
        """Take in what the node says."""
        self._state = fold(self._state, news, self._clock())
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Derive anew: time has passed, or the language has changed."""
        waiting = bool(missing(self._state) or self._state.poll.gone)
        if waiting != self._tick.isActive():
            self._tick.start() if waiting else self._tick.stop()
        props = derive(self._state, self._clock())
        if props != self._props:
            self._props = props
            self.changed.emit()

    @Slot()
    def wait(self) -> None:
        """Go on waiting: say so where others ask, and be asked again later."""
        if not self._props.wait:
            return
        if self._state.poll.ask:
            self._calls.do(lambda node: node.stay())
        poll = replace(self._state.poll, ask=False)
        self._state = replace(self._state, quiet_until_s=self._clock() + AGAIN_AFTER_S, refused=False, poll=poll)
        self.refresh()

    @Slot()
    def agree(self) -> None:
        """Go on without those who are gone, or end the game where that cannot be."""
        if not self._props.agree:
            return
        poll = self._state.poll
        more = () if poll.ask else _silent_voters(self._state, self._clock())
        gone = tuple(sorted({*poll.gone, *more})) or missing(self._state)
        self._calls.do(lambda node: node.evict(gone))
        self._state = replace(self._state, refused=False, poll=replace(self._state.poll, ask=False))
        self.refresh()

    def evicted(self, seat: Seat) -> str:
        """What to say when all have agreed to play on without `seat`."""
        return fill(translate("Lost", "A ghost now plays for %1."), _names(self._state, (seat,)))

    def objection(self, news: ObjectionNews) -> str:
        """What to say when by somebody's clock a decision took another time than its author claimed."""
        text = translate("Lost", "By the clock of %1 this took %2 s; %3 said %4 s.")
        by, author = (_names(self._state, (seat,)) for seat in (news.by, news.seat))
        return fill(text, by, round(news.measured_ms / 1000), author, round(news.claimed_ms / 1000))

    @property
    def props(self) -> LostProps:
        """All values at once."""
        return self._props

    @Property("QVariantMap", notify=changed)  # type: ignore[arg-type]
    def question(self) -> dict[str, object]:
        values = asdict(self._props).items()
        return {camel(name): list(value) if isinstance(value, tuple) else value for name, value in values}
