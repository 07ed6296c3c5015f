"""Polls about who is gone: what they come to, in whatever order feeds arrive, and who breaks their rules."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from netcore.bodies import AnyBody, Evict, SitDown, Stay, read_body, write_body
from netcore.errors import Misuse
from netcore.feeds.entry import NO_HASH, Entry
from netcore.recovery import Finding, Poll, Recovery
from tests.tables.ring import identity_of

TABLE = bytes(range(32))


class Script:
    """Feeds being written, and the polls as somebody has them who gets every entry at once."""

    def __init__(self, seats: int, entries: int = 2) -> None:
        self.seats = seats
        self.feeds: list[list[Entry]] = [[] for _ in range(seats)]
        self.seen = self.reader()
        for seat in range(seats):
            for _ in range(entries):
                self.says(seat, SitDown())

    def reader(self) -> Recovery:
        return Recovery(TABLE, [identity_of(seat).public for seat in range(self.seats)])

    def says(self, seat: int, body: AnyBody) -> None:
        feed = self.feeds[seat]
        previous = feed[-1].hash if feed else NO_HASH
        entry = Entry.sign(identity_of(seat), TABLE, seat, len(feed), previous, write_body(body))
        feed.append(entry)
        self.seen.arrive(entry, body)

    def evicts(self, seat: int, *gone: int) -> None:
        self.says(seat, self.seen.evict(seat, gone))

    def read_in_any_order(self, seed: int) -> Recovery:
        chance, reader, left = Chance(seed), self.reader(), [list(feed) for feed in self.feeds]
        while any(left):
            entry = chance.choice([feed for feed in left if feed]).pop(0)
            reader.arrive(entry, read_body(entry.body))
            reader.decide()
        return reader


def test_all_others_have_to_agree() -> None:
    script = Script(4)
    script.evicts(0, 3)
    script.evicts(2, 3)
    assert script.seen.decide() is None
    assert script.seen.open_poll(1) == Poll((3,), (0, 2), (1,))
    assert (script.seen.pause(0), script.seen.pause(1)) == (2, None)
    script.evicts(1, 3)
    finding = script.seen.decide()
    assert finding == Finding((3,), {3: 2}, {0: 2, 1: 2, 2: 2})
    script.seen.carry_out(finding)
    assert (script.seen.playing, script.seen.ends, script.seen.pause(0)) == ((0, 1, 2), {3: 2}, None)


def test_the_furthest_entry_that_anybody_has_is_the_end() -> None:
    script = Script(3)
    script.evicts(0, 2)
    script.says(2, SitDown())
    script.evicts(1, 2)
    assert script.seen.decide() is None
    assert script.seen.owed(1) is None
    owed = script.seen.owed(0)
    assert owed is not None
    script.says(0, owed)
    assert script.seen.owed(0) is None
    script.says(2, SitDown())  # too late
    for seed in range(20):
        assert script.read_in_any_order(seed).decide() == Finding((2,), {2: 3}, {0: 3, 1: 2})


def test_nobody_who_has_not_the_end_can_decide() -> None:
    script = Script(3)
    script.evicts(0, 2)
    script.evicts(1, 2)
    reader = script.reader()
    for entry in (*script.feeds[0], *script.feeds[1], script.feeds[2][0]):
        reader.arrive(entry, read_body(entry.body))
    assert reader.decide() is None
    reader.arrive(script.feeds[2][1], SitDown())
    assert reader.decide() is not None


def test_one_no_undoes_a_poll_and_the_next_is_another() -> None:
    script = Script(3)
    script.evicts(0, 2)
    script.says(1, script.seen.stay(1))
    assert script.seen.decide() is None
    assert script.seen.poll == 1
    assert script.seen.open_poll(0) is None
    assert script.seen.pause(0) is None
    with pytest.raises(Misuse):
        script.seen.stay(1)
    script.evicts(0, 2)
    script.evicts(1, 2)
    for seed in range(20):
        assert script.read_in_any_order(seed).decide() == Finding((2,), {2: 2}, {0: 3, 1: 3})


def test_of_two_who_find_each_other_gone_the_third_decides() -> None:
    script = Script(3)
    script.evicts(0, 2)
    script.evicts(2, 0)
    assert script.seen.decide() is None
    assert script.seen.open_poll(0) == Poll((2,), (0,), (1,))
    assert script.seen.open_poll(2) == Poll((0,), (2,), (1,))
    script.evicts(1, 0)
    for seed in range(20):
        finding = script.read_in_any_order(seed).decide()
        assert finding is not None
        assert finding.gone == (0,)


def test_different_words_come_to_nothing() -> None:
    script = Script(4)
    script.evicts(0, 2)
    script.evicts(1, 3)
    assert script.seen.decide() is None
    assert script.seen.poll == 1


def test_more_may_be_gone_while_a_poll_is_open_but_not_fewer() -> None:
    script = Script(4)
    script.evicts(2, 0)
    script.evicts(3, 0)
    assert script.seen.open_poll(2) == Poll((0,), (2, 3), (1,))
    with pytest.raises(Misuse):
        script.seen.evict(2, [0])
    with pytest.raises(Misuse):
        script.seen.evict(2, [1])
    script.evicts(2, 0, 1)
    assert script.seen.open_poll(3) == Poll((0, 1), (2,), (3,))
    script.evicts(3, 0, 1)
    for seed in range(20):
        finding = script.read_in_any_order(seed).decide()
        assert finding is not None
        assert (finding.gone, finding.votes) == ((0, 1), {2: 3, 3: 3})


@pytest.mark.parametrize("stays", [True, False])
def test_a_word_taken_back_is_a_foul(stays: bool) -> None:
    script = Script(4)
    script.evicts(0, 3)
    script.says(0, Stay(0) if stays else script.seen.evict(1, [2]))
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule, offender.entry) == (0, "evict.twice", script.feeds[0][-1])


def test_what_somebody_says_beyond_the_end_of_its_feed_is_not_judged() -> None:
    script = Script(3)
    script.evicts(0, 2)
    script.says(2, Stay(0))
    script.says(2, Stay(0))
    assert script.seen.offender() is None
    script.evicts(1, 2)
    assert script.seen.decide() is None  # seat 0 has still to name the end that seat 1 knows
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (2, "evict.twice")


def test_a_seat_that_was_evicted_cannot_be_evicted_again() -> None:
    script = Script(4)
    for seat in (0, 1, 2):
        script.evicts(seat, 3)
    finding = script.seen.decide()
    assert finding is not None
    before = read_body(script.feeds[0][2].body)
    assert isinstance(before, Evict)
    last = Evict(1, before.gone)
    script.seen.carry_out(finding)
    script.says(0, last)
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (0, "evict.seat")


def test_two_versions_of_an_entry_convict_their_author_and_no_one_else() -> None:
    script = Script(3)
    other = Entry.sign(identity_of(2), TABLE, 2, 1, script.feeds[2][0].hash, write_body(Stay(9)))
    told = script.reader()
    for entry in (*script.feeds[0], *script.feeds[1], script.feeds[2][0], other):
        told.arrive(entry, read_body(entry.body))
    script.says(0, told.evict(0, [2]))
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (2, "feed.fork")
