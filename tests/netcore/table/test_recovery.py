"""Polls about who is gone: what they come to, in whatever order feeds arrive, and who breaks their rules."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from netcore.errors import Late, Misuse
from netcore.feeds.bodies import AnyBody, Evict, Gone, SitDown, Stay, read_body, write_body
from netcore.feeds.entry import NO_HASH, Entry
from netcore.table.recovery import Finding, Poll, Recovery
from netcore.table.votes import MOST_CALLS
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


def tell(reader: Recovery, *entries: Entry) -> Finding | None:
    for entry in entries:
        reader.arrive(entry, read_body(entry.body))
        reader.decide()
    return reader.decide()


def nested() -> tuple[Script, Recovery, Recovery]:
    """Seats 2 and 3 of four find seat 0 gone, as seat 1 does, and then, for they do not hear it, seat 1 as well."""
    script = Script(4, 1)
    two, three = (Recovery(TABLE, [identity_of(seat).public for seat in range(4)], me) for me in (2, 3))
    for reader in (two, three):
        tell(reader, *(feed[0] for feed in script.feeds))
    for seat, gone in ((1, [0]), (2, [0]), (3, [0]), (2, [0, 1]), (3, [0, 1])):
        script.evicts(seat, *gone)
    return script, two, three


def test_who_has_named_more_does_not_go_back_to_fewer_while_the_others_may_follow() -> None:
    script, two, three = nested()
    word, late = script.feeds[1][1], script.feeds[2][2]
    assert tell(three, *script.feeds[2][1:2], *script.feeds[3][1:], word) is None  # all have said 0, but for what else?
    of_two = tell(two, *script.feeds[3][1:], *script.feeds[2][1:], word)
    of_three = tell(three, late)
    assert of_two is not None
    assert of_two.gone == (0, 1)
    assert of_three == of_two


def test_it_does_once_another_has_gone_on_with_fewer() -> None:
    script, two, three = nested()
    del script.feeds[3][2:]
    script.says(3, SitDown())  # as only somebody writes who has found that seat 0 alone is gone
    assert tell(two, script.feeds[1][1], *script.feeds[2][1:], script.feeds[3][1]) is None
    of_three = tell(three, script.feeds[1][1], script.feeds[2][1], script.feeds[3][1])
    of_two = tell(two, script.feeds[3][2])
    assert of_three is not None
    assert of_three.gone == (0,)
    assert of_two == of_three


def test_one_who_finds_all_others_gone_is_found_gone_by_them() -> None:
    script = Script(3)
    mine = Recovery(TABLE, [identity_of(seat).public for seat in range(3)], 0)
    tell(mine, *(entry for feed in script.feeds for entry in feed))
    script.evicts(2, 0, 1)
    assert tell(mine, script.feeds[2][-1]) is None
    owed = mine.owed(0)
    assert isinstance(owed, Evict)
    assert [gone.seat for gone in owed.gone] == [2]


def test_who_has_not_answered_says_no_where_it_would_come_to_nothing_anyway() -> None:
    script = Script(4)
    mine = Recovery(TABLE, [identity_of(seat).public for seat in range(4)], 0)
    tell(mine, *(entry for feed in script.feeds for entry in feed))
    script.evicts(1, 3)
    tell(mine, script.feeds[1][-1])
    assert mine.owed(0) is None
    script.says(2, Stay(0))
    tell(mine, script.feeds[2][-1])
    assert mine.owed(0) == Stay(0)


def test_nobody_may_call_polls_without_end() -> None:
    script = Script(3)
    for poll in range(MOST_CALLS):
        script.evicts(0, 2)
        script.says(1, Stay(poll))
        script.seen.decide()
        assert script.seen.poll == poll + 1
    assert script.seen.offender() is None
    with pytest.raises(Late):
        script.seen.evict(0, [2])
    script.says(0, Evict(MOST_CALLS, (Gone(2, b""),)))
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (0, "evict.often")


def test_the_same_word_a_third_time_is_a_foul() -> None:
    script = Script(3)
    script.evicts(0, 2)
    (gone,) = script.seen.evict(1, [2]).gone
    script.says(0, Evict(0, (gone,)))
    assert script.seen.offender() is None
    script.says(0, Evict(0, (gone,)))
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (0, "evict.twice")


def test_a_word_after_something_else_is_a_foul() -> None:
    """Whoever goes on has decided; others rely on it."""
    script = Script(4)
    script.evicts(0, 2)
    script.says(0, SitDown())
    script.says(0, Evict(0, script.seen.evict(1, [2, 3]).gone))
    offender = script.seen.offender()
    assert offender is not None
    assert (offender.seat, offender.rule) == (0, "evict.twice")


# ── many tables, and whatever order ─────────────────────────────────────────────────────────────────────────────────
class Program:
    """An honest program at a table of programs: its polls, its feed, and what came of each poll."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.polls = Recovery(TABLE, [identity_of(each).public for each in range(seats)], seat)
        self.feed: list[Entry] = []
        self.lost = False
        """Whether its game has ended."""
        self.evicted = False
        """Whether all others have found it gone."""
        self.found: dict[int, tuple[int, ...]] = {}
        """Who else is gone by each decided poll."""

    def says(self, body: AnyBody) -> Entry:
        previous = self.feed[-1].hash if self.feed else NO_HASH
        entry = Entry.sign(identity_of(self.seat), TABLE, self.seat, len(self.feed), previous, write_body(body))
        self.feed.append(entry)
        self.hears(entry)
        return entry

    def hears(self, entry: Entry) -> None:
        if self.lost:
            return
        self.polls.arrive(entry, read_body(entry.body))
        while not self.lost and (finding := self.polls.decide()) is not None:
            self.evicted = self.seat in finding.gone
            self.lost = len(finding.gone) > 1 or self.evicted
            if not self.evicted:
                self.found[self.polls.poll] = finding.gone
            self.polls.carry_out(finding)
        assert self.polls.offender() is None

    def next_word(self, chance: Chance) -> AnyBody | None:
        """What it is moved to say: what it owes, a word in a poll, or something else of the game."""
        owed = self.polls.owed(self.seat)
        if self.lost or owed is not None:
            return None if self.lost else owed
        try:
            match chance.below(4):
                case 0:
                    others = [seat for seat in self.polls.playing if seat != self.seat]
                    return self.polls.evict(self.seat, chance.shuffled(others)[: 1 + chance.below(2)])
                case 1:
                    poll = self.polls.open_poll(self.seat)
                    return self.polls.evict(self.seat, poll.gone) if poll is not None else None
                case 2:
                    return self.polls.stay(self.seat)
        except Late:
            return None
        return SitDown() if self.polls.pause(self.seat) is None else None


def assert_of_one_mind(programs: list[Program]) -> int:
    """Of two who stay, none has found other than the other, nor passed over what the other found. How many findings."""
    for one in programs:
        gone_before: set[int] = set()
        for poll, gone in sorted(one.found.items()):
            gone_before |= set(gone)
            for other in programs:
                if other.evicted or other.seat in gone_before or other.polls.poll <= poll:
                    continue
                theirs = other.found.get(poll, ())
                assert theirs == gone or one.seat in theirs, (one.seat, other.seat, poll, gone, theirs)
    return sum(len(program.found) for program in programs)


def test_no_two_who_stay_find_differently_whatever_is_said_and_lost() -> None:
    findings = 0
    for seed in range(60):
        chance = Chance(seed, "polls")
        seats = 3 + seed % 3
        programs = [Program(seat, seats) for seat in range(seats)]
        under_way: list[list[list[Entry]]] = [[[] for _ in programs] for _ in programs]
        for _ in range(60):
            program = chance.choice(programs)
            word = program.next_word(chance)
            if word is not None:
                entry = program.says(word)
                for other in programs:
                    if other is not program:
                        under_way[program.seat][other.seat].append(entry)
            for _ in range(chance.below(4)):
                sender, to = chance.choice(programs), chance.choice(programs)
                if under_way[sender.seat][to.seat]:
                    to.hears(under_way[sender.seat][to.seat].pop(0))
        findings += assert_of_one_mind(programs)
    assert findings > 60
