"""Where in the program its player is, and where the news of a table lead from there. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace

from netcore.status import (
    BrokenOffNews,
    ClosedNews,
    FoulNews,
    News,
    OverNews,
    PlayedOnNews,
    PlayNews,
    RoomNews,
    WatchNews,
)


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
