"""Drafts and charters: one spelling, one hash, and nothing that no game could be played by."""

from __future__ import annotations

import hashlib

import msgpack
import msgspec
import pytest

from engine.games import find
from netcore.errors import Malformed
from netcore.feeds.charter import Signatory, Terms, check_terms, make_charter, phrase, read_terms
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import encode
from tests.second import terms as second
from tests.tables.ring import terms_for

SEN = find("sen")
TERMS = terms_for(SEN, 3)


def changed(**fields: object) -> Terms:
    return msgspec.structs.replace(TERMS, **fields)


def card(seat: int, **fields: object) -> Signatory:
    return msgspec.structs.replace(TERMS.seats[seat], **fields)


def test_a_terms_survives_its_bytes() -> None:
    assert read_terms(encode(TERMS)) == TERMS
    assert check_terms(TERMS, find) is SEN


@pytest.mark.parametrize(
    "other",
    [
        changed(version=PROTOCOL_VERSION + 1),
        changed(table=bytes([9]) * 16),
        changed(game="smoki"),
        changed(options=(("limit", 70), *TERMS.options[3:])),
        changed(rules=bytes(32)),
        changed(seats=TERMS.seats[::-1]),
        changed(seats=(card(0, name="Another"), *TERMS.seats[1:])),
        changed(seats=(card(0, nonce=bytes(32)), *TERMS.seats[1:])),
        changed(seats=(card(0, kind="person"), *TERMS.seats[1:])),
        changed(seats=(TERMS.seats[0], card(1, home=0), *TERMS.seats[2:])),
    ],
)
def test_everything_in_a_terms_is_in_its_hash(other: Terms) -> None:
    assert other.hash() != TERMS.hash()
    assert phrase(other) != phrase(TERMS)


def test_a_phrase_is_four_numbers_of_a_byte() -> None:
    words = phrase(TERMS)
    assert len(words) == 4
    assert all(0 <= word < 256 for word in words)
    assert phrase(read_terms(encode(TERMS))) == words


def test_no_word_of_a_phrase_is_said_twice() -> None:
    """Nor twice by the second verifier, which has the same words."""
    bare = 0
    for number in range(400):
        terms = changed(table=number.to_bytes(16, "big"))
        words = phrase(terms)
        assert len(set(words)) == 4
        assert second.read_terms(encode(terms)).phrase == words
        bare += words == tuple(hashlib.sha256(b"sennik/phrase/v1" + terms.hash()).digest()[:4])
    assert 0 < 400 - bare < 40, "a handful would have repeated one"


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (changed(version=PROTOCOL_VERSION + 1), "version"),
        (changed(game="chess"), "no game"),
        (changed(rules=bytes(32)), "other rules"),
        (changed(options=()), "in full"),
        (changed(options=tuple(reversed(TERMS.options))), "in order"),
        (changed(options=(("limit", -1), *(o for o in TERMS.options if o[0] != "limit"))), "limit"),
        (changed(seats=(TERMS.seats[0], card(1, peer=TERMS.seats[0].peer))), "two seats"),
        (changed(seats=TERMS.seats * 2), "players"),
        (changed(seats=(*TERMS.seats[:-1], card(-1, home=9))), "at home"),
        (changed(seats=(card(0, home=1), card(1, home=0), *TERMS.seats[2:])), "another program's bot"),
        (changed(seats=(TERMS.seats[0], card(1, kind="person", home=0), *TERMS.seats[2:])), "another one's seat"),
    ],
)
def test_a_terms_that_cannot_be_played_is_refused(other: Terms, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        check_terms(other, find)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        encode(TERMS)[:-1],
        encode(TERMS) + b"\x00",
        encode(changed(seats=TERMS.seats[:1])),
        encode(changed(seats=(card(0, peer=b"short"), *TERMS.seats[1:]))),
        encode(changed(seats=(card(0, kind="robot"), *TERMS.seats[1:]))),
    ],
)
def test_bytes_that_are_no_terms_are_refused(raw: bytes) -> None:
    with pytest.raises(Malformed):
        read_terms(raw)


def test_terms_of_another_version_are_refused_by_both_numbers_whatever_they_say() -> None:
    old = msgpack.packb({"version": 2, "table": bytes(16), "seats": []})
    with pytest.raises(Malformed, match=f"version 2 of the protocol, this program version {PROTOCOL_VERSION}"):
        read_terms(old)


def test_a_bot_is_at_home_in_the_program_that_brought_it() -> None:
    seats = (card(0, kind="person"), card(1, home=0), *TERMS.seats[2:])
    terms = changed(seats=seats)
    assert check_terms(terms, find) is SEN
    assert terms.roster().seats_of(0) == (0, 1)


def test_keys_that_repeat_make_no_charter() -> None:
    from netcore.crypto.group import base
    from netcore.feeds.charter import SeatKeys

    key = SeatKeys(base(2), base(3), base(4), bytes(32))
    with pytest.raises(Malformed):
        make_charter(TERMS, [key, key], [b"a", b"b"])
