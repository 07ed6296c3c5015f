"""Letters: each read once, and what was passed over is forgotten."""

from __future__ import annotations

import pytest

from netcore.feeds.bodies import Said, write_body
from netcore.feeds.chain import Feeds
from netcore.table.letters import Letters, open_letter
from tests.engine.contract_games import DICE
from tests.tables.ring import identity_of, terms_for


def came(*bodies: bytes) -> Letters:
    """The letters of a table to whose first seat these came."""
    terms = terms_for(DICE, 2)
    feeds, letters = Feeds(terms.hash(), terms.authors()), Letters(2)
    for body in bodies:
        letters.add(open_letter(feeds.append(identity_of(0), 0, body)))
    return letters


WORD = write_body(Said())


def test_a_letter_is_taken_once_and_those_before_it_go_with_it() -> None:
    letters = came(WORD, b"nothing", WORD, WORD)
    assert letters.peek(0, 1) is None
    assert [letter.entry.number for letter in letters.unread(0, 1)] == [1, 2, 3]
    assert letters.take(0, 2).body == Said()
    assert [letter.entry.number for letter in letters.unread(0, 0)] == [3]
    for number in (0, 2):
        with pytest.raises(KeyError):
            letters.take(0, number)
    assert (letters.length(0), letters.length(1)) == (4, 0)


def test_of_a_feed_that_is_let_go_only_its_beginning_is_left() -> None:
    letters = came(WORD, WORD, WORD)
    last = letters.unread(0, 1)[0].entry.signed_header.raw
    letters.let_go(0, 2)
    assert [letter.entry.number for letter in letters.unread(0, 0)] == [0, 1]
    assert (letters.length(0), letters.last(0), letters.last(1)) == (2, last, b"")
