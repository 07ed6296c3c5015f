"""What a table hands out is handed out once, and what it drops is nobody's work any more; letters are read in order."""

from __future__ import annotations

import pytest

from netcore.errors import Misuse
from netcore.feeds.bodies import Here, write_body
from netcore.feeds.entry import NO_HASH, Entry
from netcore.table.letters import Letters, open_letter
from netcore.table.orders import Order
from netcore.table.outbox import Outbox
from tests.tables.ring import identity_of


def order() -> Order:
    return Order("check", "show", 1, 0, 1, lambda: True)


def test_an_order_that_was_dropped_before_anybody_took_it_is_not_waited_for() -> None:
    outbox, taken, dropped = Outbox(), order(), order()
    outbox.order(taken, lambda _result, _ms: None)
    assert outbox.take_orders() == [taken]
    assert outbox.take_orders() == []
    outbox.order(dropped, lambda _result, _ms: None)
    outbox.bodies.append(b"body")
    outbox.drop()
    assert (outbox.take_orders(), outbox.take_bodies(), outbox.idle) == ([], [], False)
    outbox.done(taken)
    assert outbox.idle
    for each in (taken, dropped):
        with pytest.raises(Misuse):
            outbox.done(each)


def test_letters_that_were_not_read_are_told_from_the_one_on_that_is_asked_for() -> None:
    letters, table, before = Letters(2), bytes(32), NO_HASH
    for number in range(4):
        entry = Entry.sign(identity_of(1), table, 1, number, before, write_body(Here()))
        letters.add(open_letter(entry))
        before = entry.hash
    assert [each.entry.number for each in letters.unread(1, 2)] == [2, 3]
    assert letters.take(1, 1).entry.number == 1
    assert [each.entry.number for each in letters.unread(1, 0)] == [2, 3], "those before it are passed over"
    assert letters.last(1)[-8:] == entry.signed_header.raw[-8:]
    letters.let_go(1, 3)
    assert (letters.length(1), [each.entry.number for each in letters.unread(1, 0)]) == (3, [2])
    assert (letters.length(0), letters.last(0), letters.unread(0, 0)) == (0, b"", ())
