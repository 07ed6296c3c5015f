"""What a program that looks on makes of what it is told."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from engine.games import find
from netcore.errors import Malformed
from netcore.feeds.charter import Terms, phrase
from netcore.lobby.bench import BenchWord, Next, NextTable, Onlooker, Seated, Welcome
from netcore.node.onlooking import WORDS_AT_ONCE, Onlooking
from netcore.status import BenchNews, News, NextNews, WatchNews
from netcore.wire.codec import encode
from netcore.wire.envelope import ToBench
from tests.tables.ring import terms_for


def look_on(
    terms: Terms, now_s: list[float] | None = None
) -> tuple[Onlooking, list[News], Callable[[BenchWord], None]]:
    """Somebody who looks on, what is told there, and how its host says something to it."""
    told: list[News] = []

    def nothing(*_said: object) -> Any:
        """Nobody is dialled, and nothing is checked."""

    links = SimpleNamespace(post=nothing, want=nothing, unwant=nothing, drop=nothing, here=lambda _: True)
    host = terms.authors()[0]
    clock = now_s or [0.0]
    looking = Onlooking(
        terms.table,
        host,
        links,  # type: ignore[arg-type]
        lambda *_: (),
        None,  # type: ignore[arg-type]
        told.append,
        now_s=lambda: clock[0],
    )

    def hear(word: BenchWord) -> None:
        looking.receive(host, ToBench(terms.table, encode(word)))

    return looking, told, hear


def terms_of(*people: tuple[str, str]) -> Terms:
    """The terms of a table of people who call themselves so, each with a lantern."""
    terms = terms_for(find("sen"), len(people), {})
    seats = (
        replace(seat, kind="person", name=name, lantern=lantern)
        for seat, (name, lantern) in zip(terms.seats, people, strict=True)
    )
    return replace(terms, seats=tuple(seats))


def test_an_onlooker_shows_the_others_names_as_they_may_be_shown() -> None:
    terms = terms_of(("Ala", "round"), ("Ola", "round"))
    looking, told, hear = look_on(terms)
    hear(Welcome(encode(terms), (), "all"))
    told_names = ("Ela", "I\u202emu", "\u200b")
    hear(Seated(tuple(Onlooker(bytes([9 + n]) * 32, name, "no lantern") for n, name in enumerate(told_names))))
    (news,) = (each for each in told if isinstance(each, BenchNews))
    assert [each.name for each in news.onlookers] == ["Ela", "Imu"]
    assert looking.circle is not None
    assert [each.name for each in looking.circle.members.values() if each.looks_on] == ["Ela", "Imu"]
    assert {each.lantern for each in looking.circle.members.values()} == {"round"}


def test_an_onlooker_shows_the_players_names_as_they_may_be_shown_whoever_has_made_them_up() -> None:
    terms = terms_of(("A\u202ela\n", "star"), ("\u200b", "../x"), ("O" * 64, ""))
    shown = [("Ala", "star"), ("2", "tall"), ("O" * 32, "star")]
    looking, told, hear = look_on(terms)
    hear(Welcome(encode(terms), (), "all"))
    (watched,) = (each for each in told if isinstance(each, WatchNews))
    assert [(place.name, place.lantern) for place in watched.room.places] == shown
    assert watched.room.phrase == phrase(terms), "the phrase is of what was signed"
    hear(Seated((Onlooker(bytes([9]) * 32, "Ela", "bell"),)))
    assert looking.circle is not None
    assert [(each.name, each.lantern) for each in looking.circle.members.values() if not each.looks_on] == shown
    hear(Next((NextTable(terms.authors()[0], "sen", terms.rules, 3, 1, "open", ()),)))
    (ahead,) = (each for each in told if isinstance(each, NextNews))
    assert [(ad.host, ad.lantern) for ad in ahead.tables] == shown[:1]


def test_who_lets_somebody_look_on_and_says_ever_something_else_keeps_no_window_busy() -> None:
    terms = terms_of(("Ala", "round"), ("Ola", "round"))
    _, told, hear = look_on(terms, now_s := [0.0])
    hear(Welcome(encode(terms), (), "all"))
    told.clear()

    def flood() -> None:
        for number in range(2 * WORDS_AT_ONCE):
            hear(Seated((Onlooker(bytes([9]) * 32, ("Ela", "Ewa")[number % 2], "bell"),)))

    with pytest.raises(Malformed, match="flood"):
        flood()
    assert WORDS_AT_ONCE / 2 < len(told) <= WORDS_AT_ONCE
    now_s[0] = 1.0
    hear(Seated((Onlooker(bytes([9]) * 32, "Iza", "bell"),)))
    assert isinstance(told[-1], BenchNews)
