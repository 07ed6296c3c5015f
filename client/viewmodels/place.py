"""Where in the program its player is, and what the news of a table mean there. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from netcore.status import (
    AdviceNews,
    AsideNews,
    AstrayNews,
    BenchNews,
    BrokenOffNews,
    CallerNews,
    CatchingUpNews,
    CircleNews,
    ClosedNews,
    EvictedNews,
    FetchedNews,
    FoulNews,
    GiftNews,
    LateNews,
    LinkNews,
    NeighboursNews,
    News,
    NextNews,
    OverNews,
    PlayedOnNews,
    PlayNews,
    PollNews,
    RecallNews,
    ResumedNews,
    RoomNews,
    SaidNews,
    ShelfNews,
    TablesNews,
    TrialNews,
    WatchNews,
)

ASIDE: Final = (
    *(TablesNews, LinkNews, AstrayNews, ResumedNews, RecallNews, PollNews, EvictedNews, LateNews),
    *(AsideNews, CallerNews, ShelfNews, CircleNews, SaidNews, GiftNews, BenchNews, CatchingUpNews),
    *(NeighboursNews, TrialNews, AdviceNews, NextNews, FetchedNews),
)
"""News that is no answer to what this player has asked for."""
ELSEWHERE: Final = (TablesNews, ShelfNews, CallerNews, GiftNews, NeighboursNews, TrialNews, AdviceNews)
"""News that is about no table at which this player sits, or wants to."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where we are. `page` is "hello", "start", "lobby", "saved", "room", "lesson" or "play"; `over`: a game has ended.

    `practice`: a game against bots has been asked for, whose room nobody has to see. `behind`: "room" while a lesson is
    played from a room, which goes on.
    """

    page: str = "start"
    over: bool = False
    practice: bool = False
    behind: str = ""


def follow(place: Place, news: News) -> Place:
    """Where we are after `news`."""
    match news:
        case RoomNews() if place.practice:
            return place
        case RoomNews() if place.behind:
            return place
        case RoomNews() if place.page != "play" or place.over:
            return Place("room")
        case WatchNews():
            return Place("play", over=place.over and place.page == "play")
        case PlayNews():
            return Place("play", False if place.page != "play" else place.over)
        case PlayedOnNews():
            return Place("play", over=True)
        case OverNews() | FoulNews() | BrokenOffNews() if place.page == "play":
            return Place("play", over=True)
        case ClosedNews() if place.page in ("room", "play"):
            return Place("start")
        case ClosedNews():
            return replace(place, practice=False, behind="")
        case _:
            return place


def answers(place: Place, news: News) -> bool:
    """Whether `news` answers what a player who is at `place` has asked for, if anything: the room of a practice is
    passed by on the way to its table.
    """
    return not isinstance(news, ASIDE) and not (place.practice and isinstance(news, RoomNews))
