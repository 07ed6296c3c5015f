"""Who is in the circle of a program, and what of it reaches a screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from engine.games import find
from netcore.errors import Malformed
from netcore.lobby.bench import Onlooker
from netcore.lobby.company import Company
from netcore.lobby.customs import with_customs
from netcore.lobby.room import Place, Room
from netcore.node.bench import Bench
from netcore.node.talking import Talking, circle_of
from netcore.speech.circle import Circle, Member
from netcore.status import CircleNews, Customs, News
from tests.tables.ring import identity_of, terms_for

TERMS = terms_for(find("sen"), 2)
TERMS = replace(TERMS, seats=tuple(replace(seat, kind="person") for seat in TERMS.seats))
ALA, OLA = TERMS.authors()
ULA = identity_of(2).public
OTHER = b"another table..."
ROOM = Room(1, TERMS.table, "sen", bytes(32), {}, (Place("person", ALA, "Ala", "star"), Place("person", ULA, "Ula")))


def bench(table: bytes) -> Bench:
    onlookers = (Onlooker(bytes([9]) * 32, "Eve", "moon"),)
    return cast("Bench", SimpleNamespace(table=table, onlookers=onlookers))


def test_all_at_one_table_are_one_circle_and_those_of_another_are_not_in_it() -> None:
    assert circle_of(None, None, None, "all") is None
    alone = circle_of(None, TERMS, None, "reactions", bench(OTHER))
    assert alone is not None
    assert (alone.table, set(alone.members), alone.talk) == (TERMS.table, {ALA, OLA}, "reactions")
    watched = circle_of(None, TERMS, Company(ALA, replace(TERMS, table=OTHER)), "all", bench(TERMS.table))
    assert watched is not None
    assert set(watched.members) == {ALA, OLA, bytes([9]) * 32}
    assert watched.members[bytes([9]) * 32].looks_on
    room = circle_of(replace(ROOM, table=OTHER), TERMS, Company(ALA, TERMS), "all", bench(TERMS.table))
    assert room is not None
    assert (room.table, set(room.members)) == (OTHER, {ALA, ULA})


def test_what_may_be_said_is_what_the_room_says_where_there_is_one() -> None:
    for limit in ("all", "reactions", "off"):
        circle = circle_of(
            with_customs(ROOM, Customs(talk=limit)), TERMS, Company(ALA, TERMS), "all" if limit == "off" else "off"
        )
        assert circle is not None
        assert circle.talk == limit
        assert set(circle.members) == {ALA, OLA, ULA}, "whoever has played is still heard"


def test_what_is_said_at_another_table_is_nobodys_fault_and_not_heard() -> None:
    told: list[News] = []
    talking = Talking(
        identity_of(0), lambda _peer, _payload: None, lambda _peer: True, told.append, lambda: False, lambda *_: None
    )
    talking.receive(OLA, TERMS.table, b"junk")  # there is no circle yet
    talking.gather(Circle(TERMS.table, {ALA: Member("Ala", "star"), OLA: Member("Ola", "moon")}, "all"))
    talking.receive(OLA, OTHER, b"junk")
    with pytest.raises(Malformed):
        talking.receive(OLA, TERMS.table, b"junk")
    news: list[Any] = [each for each in told if isinstance(each, CircleNews)]
    assert [other.peer for other in news[-1].others] == [OLA]
