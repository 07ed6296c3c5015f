"""R1 and R2: which words are good, and what a poll has come to."""

from __future__ import annotations

import pytest

from netcore.feeds.bodies import SitDown, write_body
from netcore.feeds.chain import Head
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.roster import Roster
from netcore.table.views.ledger import Ledger, Mark
from netcore.table.views.words import HERE, MOST_CALLS, Outcome, Verdict, Word, read_gone, verdict
from tests.tables.ring import identity_of

TABLE = bytes(range(32))
ROSTER = Roster((0, 1, 2, 0))
KEYS = [identity_of(seat).public for seat in ROSTER.seats]


def entry(seat: int, number: int = 4, *, by: int | None = None, table: bytes = TABLE) -> Entry:
    return Entry.sign(identity_of(seat if by is None else by), table, seat, number, bytes(32), write_body(SitDown()))


def shown(*entries: Entry) -> list[bytes]:
    return [each.signed_header.raw for each in entries]


def test_a_good_word_shows_the_last_entry_of_each_feed() -> None:
    host, bot = entry(0), entry(3, 7)
    word = read_gone(ROSTER, TABLE, KEYS, 1, 0, shown(host, bot))
    assert word == Word(0, {0: Head(5, host.hash), 3: Head(8, bot.hash)}, calls=True)


def test_nothing_is_shown_of_a_feed_of_which_nothing_is_held() -> None:
    word = read_gone(ROSTER, TABLE, KEYS, 1, 2, [b""])
    assert word == Word(2, {2: Head(0, NO_HASH)}, calls=True)


@pytest.mark.parametrize(
    ("author", "peer", "last"),
    [
        (1, 1, shown(entry(1))),
        (3, 0, shown(entry(0), entry(3))),
        (1, 3, shown(entry(3))),
        (1, 9, [b""]),
        (1, 0, shown(entry(0))),
        (1, 2, shown(entry(2), entry(2))),
        (1, 0, shown(entry(3), entry(0))),
        (1, 2, shown(entry(2, by=1))),
        (1, 2, shown(entry(2, table=bytes(32)))),
        (1, 2, [b"\xc1 nonsense"]),
        (1, 2, [entry(2).raw]),
    ],
    ids=[
        "itself",
        "its own host",
        "a bot alone",
        "nobody",
        "a feed too few",
        "a feed too many",
        "feeds in another order",
        "signed by another",
        "of another table",
        "no header",
        "a whole entry",
    ],
)
def test_every_other_word_counts_as_here(author: int, peer: int, last: list[bytes]) -> None:
    assert read_gone(ROSTER, TABLE, KEYS, author, peer, last) == Word(calls=True)


def test_what_one_peer_says_finds_somebody_gone_no_more_than_so_often() -> None:
    ledger, good = Ledger(ROSTER), Word(2, {2: Head(0, NO_HASH)}, calls=True)
    for number in range(MOST_CALLS - 1):
        ledger.append(1, Mark(bytes([number]) * 32, None, good if number % 2 else Word(calls=True)))
    ledger.append(1, Mark(bytes(32), None, HERE))
    for number in range(2):
        ledger.append(1, Mark(bytes([200 + number]) * 32, None, good))
    assert ledger.said(1, MOST_CALLS) == good
    assert ledger.said(1, MOST_CALLS + 1) == Word(calls=True)
    ledger.cut(1, MOST_CALLS)
    ledger.append(1, Mark(bytes([201]) * 32, None, good))
    assert ledger.said(1, MOST_CALLS) == good


THREE, FOUR = (0, 1, 2), (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("peers", "words", "outcome"),
    [
        (THREE, {}, Verdict(Outcome.SILENT)),
        (THREE, {0: None, 1: None}, Verdict(Outcome.SILENT)),
        (THREE, {0: 2}, Verdict(Outcome.OPEN)),
        (THREE, {0: 2, 1: 2}, Verdict(Outcome.DECIDED, 2)),
        (THREE, {0: 2, 1: 2, 2: None}, Verdict(Outcome.DECIDED, 2)),
        (THREE, {0: 2, 2: None}, Verdict(Outcome.OPEN)),
        (THREE, {0: 2, 2: 0}, Verdict(Outcome.OPEN)),
        (THREE, {0: 2, 1: 0, 2: 0}, Verdict(Outcome.DECIDED, 0)),
        (THREE, {0: 2, 1: None}, Verdict(Outcome.DEAD)),
        (THREE, {0: 1, 1: 2, 2: 0}, Verdict(Outcome.DEAD)),
        (FOUR, {0: 3, 1: 3}, Verdict(Outcome.OPEN)),
        (FOUR, {0: 3, 1: 2}, Verdict(Outcome.DEAD)),
        (FOUR, {0: 3, 1: 3, 2: 3}, Verdict(Outcome.DECIDED, 3)),
        ((0, 1), {0: 1}, Verdict(Outcome.DEAD)),
    ],
)
def test_what_a_poll_has_come_to(peers: tuple[int, ...], words: dict[int, int | None], outcome: Verdict) -> None:
    assert verdict(peers, words, words.keys()) == outcome


def test_a_word_is_waited_for_until_it_stands_in_all_feeds_of_its_program() -> None:
    assert verdict(THREE, {0: 2, 1: 2}, {1}) == Verdict(Outcome.OPEN)


@pytest.mark.parametrize("peers", [THREE, FOUR])
def test_nothing_that_is_said_later_changes_what_is_settled(peers: tuple[int, ...]) -> None:
    """All that can be said, in every order: once dead or decided, a poll stays so."""

    def told(words: dict[int, int | None]) -> None:
        before = verdict(peers, words, words.keys())
        for peer in set(peers) - words.keys():
            for said in (None, *(other for other in peers if other != peer)):
                more = {**words, peer: said}
                if before.outcome in (Outcome.DEAD, Outcome.DECIDED):
                    assert verdict(peers, more, more.keys()) == before
                told(more)

    told({})
