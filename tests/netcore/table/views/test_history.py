"""R9: the running hash tells apart whatever two peers may have read differently."""

from __future__ import annotations

from collections.abc import Callable

from netcore.feeds.bodies import HISTORY_BYTES
from netcore.feeds.chain import Head
from netcore.table.views.history import History

ONE, TWO, THREE = (bytes([i]) * 32 for i in (1, 2, 3))


def after(*steps: Callable[[History], None]) -> bytes:
    history = History(bytes(32))
    for step in steps:
        step(history)
    return history.now().history


def read(*entries: bytes) -> Callable[[History], None]:
    return lambda history: history.read(entries)


def asked(number: int, attempt: int, board: bytes) -> Callable[[History], None]:
    return lambda history: history.asked(number, attempt, board)


def changed(gone: int, ends: dict[int, Head], words: dict[int, bytes]) -> Callable[[History], None]:
    return lambda history: history.changed(gone, ends, words)


def test_whatever_differs_shows() -> None:
    ends, words = {1: Head(4, ONE), 3: Head(2, TWO)}, {0: TWO, 2: THREE}
    told = [
        History(ONE).now().history,
        after(),
        after(read(ONE)),
        after(read(TWO)),
        after(read(ONE, TWO)),
        after(read(TWO, ONE)),
        after(read(ONE), read(TWO)),
        after(asked(1, 0, ONE)),
        after(asked(2, 0, ONE)),
        after(asked(1, 1, ONE)),
        after(asked(1, 0, TWO)),
        after(changed(1, ends, words)),
        after(changed(2, ends, words)),
        after(changed(1, {**ends, 1: Head(5, ONE)}, words)),
        after(changed(1, {**ends, 1: Head(4, TWO)}, words)),
        after(changed(1, {3: ends[3]}, words)),
        after(changed(1, ends, {0: TWO, 2: TWO})),
        after(changed(1, ends, {0: TWO})),
    ]
    assert len(set(told)) == len(told)
    assert {len(each) for each in told} == {HISTORY_BYTES}


def test_a_link_builds_on_the_links_before_it_and_a_phase_on_all() -> None:
    history = History(bytes(32))
    links = [history.now(), history.now([ONE]), history.now([ONE, TWO])]
    assert len(set(links)) == 3
    history.read([ONE, TWO])
    assert history.now() == links[2]


def test_the_order_in_which_seats_are_named_does_not_matter() -> None:
    ends, words = {1: Head(4, ONE), 3: Head(2, TWO)}, {0: TWO, 2: THREE}
    turned = changed(1, dict(reversed(ends.items())), dict(reversed(words.items())))
    assert after(changed(1, ends, words)) == after(turned)


def test_it_is_as_the_document_says() -> None:
    """A stranger's program must come to the same: docs/protocol/views.md, R9."""
    history = History(bytes(range(32)))
    history.read([ONE, TWO])
    history.asked(1, 0, THREE)
    history.changed(1, {1: Head(4, ONE)}, {0: TWO, 2: THREE})
    assert history.now().history.hex() == "37bedaed1401f6362de32ead848f34f9"
    assert history.now().read.hex() == "166f1af99c1e74f167502fafc047ae6b"


def test_what_was_read_is_the_same_whatever_came_of_it() -> None:
    one, other = History(bytes(32)), History(bytes(32))
    for history, board in ((one, ONE), (other, TWO)):
        history.read([THREE])
        history.asked(1, 0, board)
        history.read([ONE, TWO])
        history.changed(1, {1: Head(4, ONE)}, {0: TWO, 2: THREE})
    assert one.now([THREE]).read == other.now([THREE]).read
    assert one.now([THREE]).history != other.now([THREE]).history
    one.read([TWO])
    assert one.now().read != other.now().read
