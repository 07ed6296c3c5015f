"""The bench of one table: who is let in, who hears of it, and what none of them can do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

import pytest

from engine.games import find
from netcore.errors import Malformed
from netcore.feeds.bodies import SitDown, write_body
from netcore.feeds.chain import Feeds
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import Entries, ForkSeen, Gossip, Heads
from netcore.identity import Identity
from netcore.lobby.bench import (
    MOST_ONLOOKERS,
    BenchWord,
    Next,
    NextTable,
    NoBench,
    Onlooker,
    Seated,
    SendAway,
    Unwatch,
    Watch,
    Welcome,
)
from netcore.node.bench import COMING_AT_ONCE, MOST_SENT_AWAY, WORDS_AT_ONCE, Bench
from netcore.status import BenchNews
from netcore.wire.codec import decode, encode
from tests.tables.ring import identity_of, terms_for

TERMS = terms_for(find("sen"), 3, {})
ME, ALA, OLA = TERMS.authors()


def key(number: int) -> bytes:
    return bytes([number]) * 32


@dataclass
class Side:
    """The bench of seat 0's program, at which two others play."""

    is_open: bool = True
    said: list[tuple[bytes, BenchWord]] = field(default_factory=list)
    given: list[tuple[bytes, bytes]] = field(default_factory=list)
    told: list[BenchNews] = field(default_factory=list)
    gone: set[bytes] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.feeds = Feeds(TERMS.hash(), TERMS.authors())
        self.bench = Bench(
            TERMS,
            self.feeds,
            (ALA, OLA),
            is_open=self.is_open,
            talk="reactions",
            say=lambda peer, word: self.said.append((peer, word)),
            give=lambda peer, content: self.given.append((peer, content)),
            tell=self.told.append,
            ways=lambda: {ALA: ("10.0.0.2:7370",)},
            plays=lambda peer: peer not in self.gone,
            now_s=0.0,
        )

    def hear(self, peer: bytes, word: BenchWord, now_s: float = 0.0, name: str = "Ela") -> None:
        self.bench.receive(peer, name, "star", encode(word), now_s)

    def answers(self, peer: bytes) -> list[BenchWord]:
        """What was said to `peer` since the last look."""
        found = [word for to, word in self.said if to == peer]
        self.said = [(to, word) for to, word in self.said if to != peer]
        return found

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.told[-1].onlookers) if self.told else ()


def written(count: int = 3) -> Iterator[Entry]:
    entry = Entry.sign(identity_of(0), TERMS.hash(), 0, 0, NO_HASH, write_body(SitDown()))
    for _ in range(count):
        yield entry
        entry = Entry.sign(identity_of(0), TERMS.hash(), 0, entry.number + 1, entry.hash, b"more")


def test_an_onlooker_is_given_what_is_held_and_what_comes() -> None:
    side = Side()
    first, second, third = written()
    side.feeds.add(first)
    side.hear(key(9), Watch())
    welcome = side.answers(key(9))[0]
    assert isinstance(welcome, Welcome)
    assert (welcome.terms, welcome.talk) == (encode(TERMS), "reactions")
    assert [way.addresses for way in welcome.ways] == [("10.0.0.2:7370",)]
    theirs = Feeds(TERMS.hash(), TERMS.authors())
    gossip: Gossip[bytes] = Gossip(theirs, gives=False)
    asked = [content for _, content in gossip.connect(ME)]

    def pass_on() -> None:
        given, side.given = side.given, []
        for _, content in given:
            asked.extend(answer for _, answer in gossip.receive(ME, content).out)
        for content in asked:
            assert isinstance(decode(content, Heads), Heads), "an onlooker says how far it is, and no more"
            side.bench.receive_gossip(key(9), content)
        asked.clear()

    for _ in range(4):
        pass_on()
    assert theirs.length(0) == 1
    for entry in (second, third):
        side.feeds.add(entry)
        side.bench.spread([entry])
    pass_on()
    assert theirs.heads() == side.feeds.heads()


def test_all_who_play_and_all_who_look_on_hear_who_does() -> None:
    side = Side()
    side.hear(key(9), Watch())
    for other in (ALA, OLA):
        assert side.answers(other) == [Seated((Onlooker(key(9), "Ela", "star"),))]
    side.hear(ALA, Seated((Onlooker(key(8), "I\u202emu", "no lantern"), Onlooker(key(7), "\u200b", "star"))))
    assert side.names == ("Ela", "Imu"), "cleaned, and without one whose name cannot be seen"
    assert isinstance(side.answers(key(9))[-1], Seated)
    side.bench.unlinked(ALA)
    assert side.names == ("Ela",), "what nobody vouches for is not shown"
    side.answers(ALA)
    side.bench.linked(ALA)
    assert side.answers(ALA) == [Seated((Onlooker(key(9), "Ela", "star"),))]
    side.hear(key(9), Unwatch())
    assert side.names == ()


def test_whom_one_sends_away_comes_back_to_none() -> None:
    side = Side()
    side.hear(key(9), Watch())
    side.hear(ALA, SendAway(key(9)))
    assert side.answers(key(9))[-1] == NoBench("sent_away")
    assert side.names == ()
    side.hear(key(9), Watch())
    assert side.answers(key(9)) == [NoBench("sent_away")]
    side.said.clear()
    side.hear(OLA, Seated((Onlooker(key(9), "Ela", "star"),)))
    assert side.answers(OLA) == [SendAway(key(9))], "who was not there is told"


def test_who_was_sent_away_is_not_brought_back_by_a_player_at_whose_side_it_sits() -> None:
    side = Side()
    side.hear(ALA, Seated((Onlooker(key(9), "Ela", "star"),)))
    side.bench.send_away(key(9))
    side.answers(ALA)
    side.hear(ALA, Seated((Onlooker(key(9), "Ela", "star"), Onlooker(key(8), "Imu", "star"))))
    assert side.names == ("Imu",)
    assert side.answers(ALA) == [SendAway(key(9))]


def test_who_sends_away_ever_more_makes_nobody_forget_whom_others_sent_away() -> None:
    side = Side()
    side.hear(key(9), Watch())
    side.bench.send_away(key(9))
    for number in range(2 * MOST_SENT_AWAY):
        side.hear(ALA, SendAway(number.to_bytes(32, "big")), now_s=float(number))
    side.hear(key(9), Watch(), now_s=1000.0)
    assert side.answers(key(9))[-1] == NoBench("sent_away")


def test_a_player_who_tells_of_many_onlookers_keeps_nobody_elses_out() -> None:
    side = Side()
    side.hear(ALA, Seated(tuple(Onlooker(key(100 + n), f"Nobody {n}", "star") for n in range(MOST_ONLOOKERS))))
    own_places = MOST_ONLOOKERS // 3
    for n in range(own_places):
        side.hear(key(9 + n), Watch(), name=f"Ela {n}")
        assert isinstance(side.answers(key(9 + n))[0], Welcome)
    side.hear(key(50), Watch())
    assert side.answers(key(50)) == [NoBench("full")]
    assert side.names[:own_places] == tuple(f"Ela {n}" for n in range(own_places))
    assert len(side.names) == MOST_ONLOOKERS


def test_a_table_without_a_bench_takes_nobody_and_believes_of_nobody() -> None:
    side = Side(is_open=False)
    side.hear(key(9), Watch())
    assert side.answers(key(9)) == [NoBench("closed")]
    side.hear(ALA, Seated((Onlooker(key(8), "Imre", "star"),)))
    assert side.told == []


def test_there_are_so_many_places_and_so_many_come() -> None:
    side = Side()
    side.hear(ALA, Seated((Onlooker(key(200), "Imre", "star"),)))
    for number in range(1, MOST_ONLOOKERS + 1):
        side.hear(key(number), Watch())
    assert side.answers(key(MOST_ONLOOKERS)) == [NoBench("full")]
    assert len(side.bench.onlookers) == MOST_ONLOOKERS
    for number in range(1, MOST_ONLOOKERS):  # new keys for old: each of them would be given all feeds
        side.bench.unlinked(key(number))
    taken = 0
    for number in range(20, 60):
        side.hear(key(number), Watch())
        taken += isinstance(side.answers(key(number))[0], Welcome)
        side.bench.unlinked(key(number))
    assert taken == COMING_AT_ONCE - (MOST_ONLOOKERS - 1)
    side.hear(key(60), Watch(), now_s=10.0)
    assert isinstance(side.answers(key(60))[0], Welcome), "and later others may"


def test_who_comes_and_goes_without_end_or_talks_without_end_is_to_blame() -> None:
    def heard(peer: bytes, word: BenchWord) -> None:
        side = Side()
        for _ in range(2 * WORDS_AT_ONCE):
            side.hear(peer, word)

    for peer, word in ((key(9), Watch()), (key(9), Unwatch()), (ALA, Seated(())), (ALA, SendAway(key(9)))):
        with pytest.raises(Malformed, match="flood"):
            heard(peer, word)


@pytest.mark.parametrize("word", [Seated(()), SendAway(key(8)), NoBench("over"), Welcome(b"", (), "all"), Next(())])
def test_what_only_players_say_is_not_taken_from_onlookers(word: BenchWord) -> None:
    side = Side()
    for onlooker, name in ((key(8), "Ela"), (key(9), "Mallory")):
        side.hear(onlooker, Watch(), name=name)
    with pytest.raises(Malformed):
        side.hear(key(9), word)
    assert side.names == ("Ela", "Mallory")


@pytest.mark.parametrize("word", [Seated((Onlooker(key(7), "Zoe", "star"),)), SendAway(key(8))])
@pytest.mark.parametrize(("peer", "gone"), [(key(5), ()), (ALA, (ALA,))])
def test_who_plays_at_another_game_of_this_evening_or_no_more_is_passed_over_and_not_blamed(
    word: BenchWord, peer: bytes, gone: tuple[bytes, ...]
) -> None:
    side = Side(gone=set(gone))
    side.hear(key(8), Watch())
    side.said.clear()
    for _ in range(2 * WORDS_AT_ONCE):
        side.hear(peer, word)
    assert side.names == ("Ela",)
    assert side.answers(peer) == side.answers(key(8)) == []


def test_whoever_plays_does_not_look_on() -> None:
    side = Side()
    side.hear(ALA, Watch())
    assert side.answers(ALA) == [NoBench("closed")]


def test_nothing_but_heads_is_read_of_an_onlooker() -> None:
    side = Side()
    side.hear(key(9), Watch())
    first, second, _ = written()
    other = Entry.sign(identity_of(0), TERMS.hash(), 0, 0, NO_HASH, b"another")
    for bad in (
        encode(Entries((first.raw, second.raw), False)),
        encode(ForkSeen(first.signed_header.raw, other.signed_header.raw)),
        b"\xc1",
    ):
        with pytest.raises(Malformed):
            side.bench.receive_gossip(key(9), bad)
    assert side.feeds.heads()[0].length == 0
    assert side.feeds.forks() == ()


def test_an_onlooker_has_a_name_that_can_be_seen() -> None:
    side = Side()
    with pytest.raises(Malformed):
        side.hear(key(9), Watch(), name="\u200b")


def test_when_the_table_goes_all_are_told() -> None:
    side = Side()
    side.hear(Identity.generate().public, Watch())
    side.hear(key(9), Watch())
    side.bench.close()
    assert side.answers(key(9))[-1] == NoBench("over")
    assert side.names == ()


def next_table(opener: bytes, phase: Literal["open", "playing"] = "open") -> NextTable:
    return NextTable(opener, "smoki", bytes(32), 4, 2, phase, ("10.0.0.2:28460",))


def test_who_looks_on_is_told_what_is_next_once_and_whoever_comes_later_too() -> None:
    side = Side()
    side.hear(key(9), Watch())
    side.answers(key(9))
    side.bench.tell_next(())
    assert side.answers(key(9)) == []
    for _ in range(2):
        side.bench.tell_next((next_table(ALA),))
    assert side.answers(key(9)) == [Next((next_table(ALA),))]
    side.hear(key(8), Watch())
    assert side.answers(key(8))[-1] == Next((next_table(ALA),))
    side.hear(key(9), Unwatch())
    side.answers(key(9))
    side.bench.tell_next((next_table(OLA, "playing"),))
    assert side.answers(key(9)) == []
    assert side.answers(key(8)) == [Seated((Onlooker(key(8), "Ela", "star"),)), Next((next_table(OLA, "playing"),))]


def test_who_begins_later_is_told_again_who_looks_on() -> None:
    """What it was told before its own table ran went to no bench of this game."""
    side = Side()
    side.hear(key(9), Watch())
    side.said.clear()
    for _ in range(2):
        side.hear(ALA, Seated(()))
    assert side.answers(ALA) == [Seated((Onlooker(key(9), "Ela", "star"),))]
    side.bench.unlinked(ALA)
    side.hear(ALA, Seated(()))
    assert len(side.answers(ALA)) == 1


def test_who_tells_of_many_onlookers_hides_nobody_elses() -> None:
    side = Side()
    side.hear(OLA, Seated((Onlooker(key(9), "Iga", "star"),)))
    side.hear(ALA, Seated(tuple(Onlooker(key(20 + at), f"Nobody {at}", "star") for at in range(MOST_ONLOOKERS))))
    side.bench._mine[key(8)] = Onlooker(key(8), "Ela", "star")
    assert [each.name for each in side.bench.onlookers[:3]] == ["Ela", "Iga", "Nobody 0"]
    side = Side()
    side.hear(key(8), Watch())
    side.hear(ALA, Seated(tuple(Onlooker(key(20 + at), f"Nobody {at}", "star") for at in range(MOST_ONLOOKERS))))
    side.hear(ALA, Seated((Onlooker(key(8), "Renamed", "star"),)))
    assert [each.name for each in side.bench.onlookers] == ["Ela"]
