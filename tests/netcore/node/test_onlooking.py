"""What a program that looks on makes of what it is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec

from engine.games import find
from netcore.lobby.bench import BenchWord, Onlooker, Seated, Welcome
from netcore.node.onlooking import Onlooking
from netcore.status import BenchNews, News
from netcore.wire.codec import encode
from netcore.wire.envelope import ToBench
from tests.tables.ring import terms_for


def test_an_onlooker_shows_the_others_names_as_they_may_be_shown() -> None:
    terms = terms_for(find("sen"), 2, {})
    people = tuple(msgspec.structs.replace(seat, kind="person") for seat in terms.seats)
    terms = msgspec.structs.replace(terms, seats=people)
    told: list[News] = []

    def nothing(*_said: object) -> Any:
        """Nobody is dialled, and nothing is checked."""

    links = SimpleNamespace(post=nothing, want=nothing, unwant=nothing, drop=nothing, here=lambda _: True)
    host = terms.authors()[0]
    looking = Onlooking(terms.table, host, links, lambda *_: (), None, told.append)  # type: ignore[arg-type]

    def hear(word: BenchWord) -> None:
        looking.receive(host, ToBench(terms.table, encode(word)))

    hear(Welcome(encode(terms), (), "all"))
    told_names = ("Ela", "I\u202emu", "\u200b")
    hear(Seated(tuple(Onlooker(bytes([9 + n]) * 32, name, "no lantern") for n, name in enumerate(told_names))))
    (news,) = (each for each in told if isinstance(each, BenchNews))
    assert [each.name for each in news.onlookers] == ["Ela", "Imu"]
    assert looking.circle is not None
    assert [each.name for each in looking.circle.members.values() if each.looks_on] == ["Ela", "Imu"]
    assert {each.lantern for each in looking.circle.members.values()} == {"round"}
