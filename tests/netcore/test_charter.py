"""Drafts and charters: one spelling, one hash, and nothing that no game could be played by."""

from __future__ import annotations

import msgspec
import pytest

from engine.games import find
from netcore.charter import Draft, SeatCard, check_draft, make_charter, phrase, read_draft
from netcore.errors import Malformed
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import encode
from tests.tables.ring import draft_for

SEN = find("sen")
DRAFT = draft_for(SEN, 3)


def changed(**fields: object) -> Draft:
    return msgspec.structs.replace(DRAFT, **fields)


def card(seat: int, **fields: object) -> SeatCard:
    return msgspec.structs.replace(DRAFT.seats[seat], **fields)


def test_a_draft_survives_its_bytes() -> None:
    assert read_draft(encode(DRAFT)) == DRAFT
    assert check_draft(DRAFT) is SEN


@pytest.mark.parametrize(
    "other",
    [
        changed(version=PROTOCOL_VERSION + 1),
        changed(table=bytes([9]) * 16),
        changed(game="smoki"),
        changed(options=(("limit", 70), *DRAFT.options[3:])),
        changed(rules=bytes(32)),
        changed(seats=DRAFT.seats[::-1]),
        changed(seats=(card(0, name="Another"), *DRAFT.seats[1:])),
        changed(seats=(card(0, nonce=bytes(32)), *DRAFT.seats[1:])),
        changed(seats=(card(0, kind="person"), *DRAFT.seats[1:])),
    ],
)
def test_everything_in_a_draft_is_in_its_hash(other: Draft) -> None:
    assert other.hash() != DRAFT.hash()
    assert phrase(other) != phrase(DRAFT)


def test_a_phrase_is_four_numbers_of_a_byte() -> None:
    words = phrase(DRAFT)
    assert len(words) == 4
    assert all(0 <= word < 256 for word in words)
    assert phrase(read_draft(encode(DRAFT))) == words


@pytest.mark.parametrize(
    ("other", "why"),
    [
        (changed(version=PROTOCOL_VERSION + 1), "version"),
        (changed(game="chess"), "no game"),
        (changed(rules=bytes(32)), "other rules"),
        (changed(options=()), "in full"),
        (changed(options=tuple(reversed(DRAFT.options))), "in order"),
        (changed(options=(("limit", -1), *(o for o in DRAFT.options if o[0] != "limit"))), "limit"),
        (changed(seats=(DRAFT.seats[0], card(1, peer=DRAFT.seats[0].peer))), "two seats"),
        (changed(seats=(DRAFT.seats[0], card(1, nonce=DRAFT.seats[0].nonce))), "random number"),
        (changed(seats=DRAFT.seats * 2), "players"),
    ],
)
def test_a_draft_that_cannot_be_played_is_refused(other: Draft, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        check_draft(other)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        encode(DRAFT)[:-1],
        encode(DRAFT) + b"\x00",
        encode(changed(seats=DRAFT.seats[:1])),
        encode(changed(seats=(card(0, peer=b"short"), *DRAFT.seats[1:]))),
        encode(changed(seats=(card(0, kind="robot"), *DRAFT.seats[1:]))),
    ],
)
def test_bytes_that_are_no_draft_are_refused(raw: bytes) -> None:
    with pytest.raises(Malformed):
        read_draft(raw)


def test_keys_that_repeat_make_no_charter() -> None:
    from netcore.charter import SeatKeys
    from netcore.crypto.group import base

    key = SeatKeys(base(2), base(3), base(4), bytes(32))
    with pytest.raises(Malformed):
        make_charter(DRAFT, [key, key], [b"a", b"b"])
