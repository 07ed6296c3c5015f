"""What is known of those at the table who are not heard: since when, who is waited for, and what the others say."""

from __future__ import annotations

from dataclasses import dataclass, replace

from client.viewmodels.table import people as seated
from client.viewmodels.table.people import People
from engine.pieces import Seat
from netcore.status import (
    Astray,
    AstrayNews,
    BrokenOffNews,
    ClosedNews,
    EvictedNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PlayedOnNews,
    PlayNews,
    PollNews,
    ResumedNews,
    RoomNews,
)

SHOWN_AFTER_S = 10.0
"""How long somebody has to be missed before the game is covered by a question about it."""
NO_POLL = PollNews(())


@dataclass(frozen=True, slots=True)
class Missed:
    """A player who is not heard: since when (monotonic seconds), whether that was goodbye for good, whether the game
    could go on without, and the seat of the person whose program it is. `closed`: it was goodbye until later.
    """

    since_s: float
    left: bool
    spared: bool
    home: Seat
    closed: bool = False
    ended: bool = False
    """Whether the game has ended there."""
    astray: Astray | None = None
    """Why what it says cannot be read here, where it is heard."""


@dataclass(frozen=True, slots=True)
class LostState:
    """What is known of those who are not heard. `waits`: who is waited for; `quiet_until_s`: when to ask again."""

    people: People = ()
    me: Seat | None = None
    seats: int = 0
    missed: tuple[tuple[Seat, Missed], ...] = ()
    waits: tuple[Seat, ...] = ()
    ghosts: tuple[Seat, ...] = ()
    poll: PollNews = NO_POLL
    refused: bool = False
    """Whether a poll that this player agreed to came to nothing."""
    broken_off: BrokenOffNews | None = None
    quiet_until_s: float = 0.0
    over: bool = False


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
        case LinkNews(seat, here, left, spared, closed, home, ended):
            others = tuple((s, missed) for s, missed in state.missed if s != seat)
            if here:
                return replace(state, missed=others)
            before = dict(state.missed).get(seat)
            since_s = before.since_s if before is not None else now_s
            missed = Missed(since_s, left, spared, seat if home is None else home, closed, ended)
            return replace(state, missed=tuple(sorted((*others, (seat, missed)), key=_seat)))
        case AstrayNews(astray):
            read = [(s, missed) for s, missed in state.missed if missed.astray is None]
            heard = [each for each in astray if each.seat not in dict(read)]
            lost = [(e.seat, Missed(now_s, False, e.spared, e.home, astray=e)) for e in heard]
            return replace(state, missed=tuple(sorted((*read, *lost), key=_seat)))
        case PollNews():
            undone = bool(state.poll.gone) and not news.gone and state.me in state.poll.agreed
            return replace(state, poll=news, refused=undone)
        case EvictedNews():
            return replace(state, refused=False, quiet_until_s=0.0)
        case BrokenOffNews():
            return replace(state, broken_off=news)
        case OverNews() | FoulNews() | PlayedOnNews():
            return replace(state, over=True)
        case ClosedNews():
            return LostState()
        case _:
            return state


def _seat(of: tuple[Seat, Missed]) -> Seat:
    return of[0]


def missing(state: LostState) -> tuple[Seat, ...]:
    """Those who are not heard and have not been given up, if one of them is waited for, or has ended the game."""
    lost = [(seat, m) for seat, m in state.missed if seat not in state.ghosts and seat < len(state.people)]
    seats = tuple(seat for seat, _ in lost)
    return seats if set(seats) & set(state.waits) or any(m.ended for _, m in lost) else ()


def can_spare(state: LostState, gone: tuple[Seat, ...]) -> bool:
    """Whether the game could go on without these: they are one program's, and nobody's key is missed."""
    missed = [m for seat, m in state.missed if seat in gone]
    return len({m.home for m in missed}) == 1 and all(m.spared for m in missed)


def silence_s(state: LostState, gone: tuple[Seat, ...], now_s: float) -> float:
    """How long the longest silence of `gone` is; long enough to ask for who said goodbye."""
    missed = [m for seat, m in state.missed if seat in gone]
    if any(m.left or m.astray is not None for m in missed):
        return SHOWN_AFTER_S  # who says goodbye is not waited for
    return max((now_s - m.since_s for m in missed), default=0.0)


def silent_voters(state: LostState, now_s: float) -> tuple[Seat, ...]:
    """Those who have to answer in a poll, and have not been heard for long either."""
    known = dict(state.missed)
    silent = (seat for seat in state.poll.awaited if seat in known and seat != state.me)
    return tuple(seat for seat in silent if known[seat].left or now_s - known[seat].since_s >= SHOWN_AFTER_S)
