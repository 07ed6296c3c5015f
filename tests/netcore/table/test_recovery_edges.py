"""Where a poll just binds a seat, and how far the feed of somebody may be read who is being found gone."""

from __future__ import annotations

from netcore.feeds.bodies import Evict, Gone, SitDown, read_body
from netcore.table.recovery import Finding, Recovery
from tests.netcore.table.test_recovery import TABLE, Script
from tests.tables.ring import identity_of


def told(script: Script, me: int | None) -> Recovery:
    """The polls as `me` has them, or an onlooker, with all that was said."""
    reader = Recovery(TABLE, [identity_of(seat).public for seat in range(script.seats)], me)
    for feed in script.feeds:
        for entry in feed:
            reader.arrive(entry, read_body(entry.body))
    return reader


def test_as_many_as_those_they_find_gone_bind_them() -> None:
    script = Script(4)
    script.evicts(0, 2, 3)
    script.evicts(1, 2, 3)
    finding = Finding((2, 3), {2: 2, 3: 2}, {0: 2, 1: 2})
    assert told(script, None).decide() == finding
    gone = told(script, 3)
    assert gone.decide() == finding
    # They have found others gone, and have not left themselves: there is nothing to say about it.
    assert gone.owed(3) is None


def test_fewer_than_those_they_find_gone_have_left() -> None:
    script = Script(5)
    script.evicts(0, 2, 3, 4)
    script.evicts(1, 2, 3, 4)
    gone = told(script, 4)
    assert gone.decide() is None
    assert gone.owed(4) == gone.evict(4, (0, 1))


def test_an_onlooker_reads_the_feed_of_who_is_found_gone_as_far_as_anybody_has_shown_it() -> None:
    script = Script(4)
    assert [told(script, None).limit(seat) for seat in range(4)] == [None] * 4
    script.evicts(0, 3)
    script.says(3, SitDown())
    assert [told(script, None).limit(seat) for seat in range(4)] == [None, None, None, 2]
    script.evicts(1, 3)
    script.says(3, SitDown())
    onlooker = told(script, None)
    assert onlooker.limit(3) == 3
    assert told(script, 2).limit(3) is None  # who has said nothing reads on: its word will show what it has read
    assert told(script, 1).limit(3) == 3


def test_a_seat_that_shows_nothing_stops_the_reading_before_the_first_entry() -> None:
    script = Script(3)
    script.says(0, Evict(0, (Gone(2, b""),)))
    assert told(script, None).limit(2) == 0
    assert told(script, 0).limit(2) == 0
