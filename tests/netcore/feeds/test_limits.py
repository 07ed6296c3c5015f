"""The limits of feeds, in numbers: they are part of the protocol. What is just within is read, what is beyond is not.

A peer with other limits would refuse what others have read, and wait for ever for what comes after it.
"""

from __future__ import annotations

import hashlib
from typing import Any, get_args

import msgpack
import msgspec
import pytest

from engine.games import find
from netcore.errors import Malformed, Misuse
from netcore.feeds.bodies import (
    Agreed,
    AnyBody,
    Backup,
    BackupKept,
    Body,
    Clocked,
    Folded,
    Gone,
    Here,
    KeptPassed,
    KeyPromise,
    Keys,
    Mixed,
    Moved,
    MovedInTime,
    MoveOpened,
    MovePromised,
    RollShare,
    Said,
    SealedShares,
    SeedShown,
    Shares,
    SitDown,
    Undone,
    UndoWish,
    WillOpen,
    read_body,
    write_body,
)
from netcore.feeds.chain import Feeds, Head
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry, SignedHeader
from netcore.feeds.gossip import Entries, Gossip, Heads
from netcore.identity import Identity
from netcore.wire.codec import decode, encode
from tests.tables.ring import terms_for

TABLE, AUTHOR = bytes(range(32)), Identity.generate()

ANSWER: dict[str, Any] = {"number": 7, "history": bytes(16), "read": bytes(16)}
KEYS = ("share", "reading", "receive", "seed", "nonce", "share_proof", "reading_proof", "receive_proof")

SAMPLES: tuple[Body, ...] = (
    SitDown(),
    KeyPromise(bytes(32)),
    Keys(**{name: bytes(64 if name.endswith("proof") else 32) for name in KEYS}),
    Backup(commitments=bytes(64), pieces=bytes(288)),
    BackupKept(True),
    Folded(bytes(32), bytes(64)),
    Gone(3, (b"",)),
    Here(),
    Said(),
    Mixed(**ANSWER, deck=bytes(128), proof=bytes(100)),
    KeptPassed(**ANSWER, deck=bytes(128), proof=bytes(100)),
    Shares(**ANSWER, shares=bytes(32), proof=bytes(64)),
    SealedShares(**ANSWER, sealed=bytes(64), proofs=bytes(96)),
    Moved(**ANSWER, move=b"{}"),
    MovedInTime(**ANSWER, move=b"{}", claimed_ms=5),
    Clocked(late=(1, 3)),
    UndoWish(agree=True),
    Undone(),
    MovePromised(**ANSWER, commitment=bytes(32)),
    MoveOpened(**ANSWER, move=b"{}", opening=bytes(32)),
    RollShare(**ANSWER, share=bytes(32), proof=bytes(64)),
    Agreed(**ANSWER),
    WillOpen(**ANSWER, open=True),
    SeedShown(**ANSWER, seed=bytes(32)),
)

BYTES: dict[str, tuple[int, int]] = {
    "commitment": (32, 32),
    "share": (32, 32),
    "reading": (32, 32),
    "receive": (32, 32),
    "seed": (32, 32),
    "nonce": (32, 32),
    "opening": (32, 32),
    "share_proof": (64, 64),
    "reading_proof": (64, 64),
    "receive_proof": (64, 64),
    "history": (16, 16),
    "read": (16, 16),
    "commitments": (64, 288),
    "pieces": (288, 1296),
    "deck": (64, 16_384),
    "shares": (32, 8192),
    "sealed": (64, 16_384),
    "proofs": (96, 960),
    "move": (2, 4096),
}
"""The fewest and the most bytes of a field, by its name; a `proof` differs from kind to kind."""
PROOFS = {Mixed: (1, 40_000), KeptPassed: (1, 40_000)}
NUMBERS = {
    "number": (0, 10_000_000),
    "seat": (0, 9),
    "peer": (0, 9),
    "claimed_ms": (0, 1_000_000_000),
    "measured_ms": (0, 1_000_000_000),
}


def read(plain: dict[str, object]) -> Body:
    return read_body(msgpack.packb(plain, use_bin_type=True))


def refuses(plain: dict[str, object]) -> bool:
    try:
        read(plain)
    except Malformed:
        return True
    return False


def test_every_kind_of_body_has_a_sample_and_reads_back() -> None:
    assert {type(sample) for sample in SAMPLES} == set(get_args(AnyBody))
    for sample in SAMPLES:
        assert read_body(write_body(sample)) == sample


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: type(sample).__name__)
def test_a_body_is_read_up_to_its_limits_and_not_beyond(sample: Body) -> None:
    plain = msgspec.to_builtins(sample, builtin_types=(bytes,))
    assert refuses({**plain, "more": 1})
    for name, value in plain.items():
        assert refuses({key: each for key, each in plain.items() if key != name}) or name == "is"
        if isinstance(value, bytes):
            least, most = PROOFS.get(type(sample), (64, 64)) if name == "proof" else BYTES[name]
            for length in (least, most):
                assert not refuses({**plain, name: bytes(length)}), (name, length)
            for length in (least - 1, most + 1):
                assert refuses({**plain, name: bytes(length)}), (name, length)
            assert refuses({**plain, name: "0" * least})
        elif isinstance(value, bool):
            assert refuses({**plain, name: 1})
        elif isinstance(value, int):
            least, most = NUMBERS[name]
            assert [refuses({**plain, name: n}) for n in (least - 1, least, most, most + 1)] == [
                True,
                False,
                False,
                True,
            ]
            assert refuses({**plain, name: True})


def test_what_is_shown_of_who_is_gone_is_within_limits() -> None:
    def refuses_shown(*last: object) -> bool:
        return refuses({"is": "gone", "peer": 1, "last": list(last)})

    assert refuses_shown()
    assert not refuses_shown(*[b""] * 10)
    assert refuses_shown(*[b""] * 11)
    assert not refuses_shown(bytes(512))
    assert refuses_shown(bytes(513))
    assert refuses_shown("0")


# ── entries ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def signed(seat: int, number: int, body: bytes = b"") -> bytes:
    """An entry of any numbers, signed by its author."""
    fields = [TABLE, seat, number, bytes(32), hashlib.sha256(body).digest()]
    raw = msgpack.packb(fields, use_bin_type=True)
    return bytes(msgpack.packb([raw, AUTHOR.sign(b"sennik/entry/1", raw), body], use_bin_type=True))


def is_entry(raw: bytes) -> bool:
    try:
        entry = Entry.read(raw)
    except Malformed:
        return False
    return entry.signed_by(AUTHOR.public)


def test_seats_numbers_and_bodies_of_entries_have_a_limit() -> None:
    assert [is_entry(signed(seat, 0)) for seat in (-1, 0, 9, 10)] == [False, True, True, False]
    assert [is_entry(signed(0, number)) for number in (-1, 0, 99_999, 100_000)] == [False, True, True, False]
    assert [is_entry(signed(0, 0, bytes(length))) for length in (49_152, 49_153)] == [True, False]


def test_nobody_writes_what_nobody_would_read() -> None:
    for seat, number, previous, body in [(-1, 0, 32, 0), (10, 0, 32, 0), (0, -1, 32, 0), (0, 100_000, 32, 0)]:
        with pytest.raises(Misuse, match="can be"):
            Entry.sign(AUTHOR, TABLE, seat, number, bytes(previous), bytes(body))
    with pytest.raises(Misuse, match="can be"):
        Entry.sign(AUTHOR, TABLE, 0, 0, bytes(31), b"")
    with pytest.raises(Misuse, match="can be"):
        Entry.sign(AUTHOR, TABLE[1:], 0, 0, bytes(32), b"")
    with pytest.raises(Misuse, match="49153"):
        Entry.sign(AUTHOR, TABLE, 0, 0, bytes(32), bytes(49_153))
    assert Entry.read(Entry.sign(AUTHOR, TABLE, 9, 99_999, bytes(32), bytes(49_152)).raw).number == 99_999


def test_nobody_writes_into_the_feed_of_another() -> None:
    other = Identity.generate()
    feeds = Feeds(TABLE, [AUTHOR.public, other.public])
    for identity, seat in ((AUTHOR, 1), (other, 0)):
        with pytest.raises(Misuse, match="identity"):
            feeds.write(identity, seat, b"")
        with pytest.raises(Misuse, match="identity"):
            feeds.append(identity, seat, b"")
    assert feeds.append(AUTHOR, 0, b"").signed_by(AUTHOR.public)


def test_a_signed_header_is_short() -> None:
    entry = Entry.sign(AUTHOR, TABLE, 9, 99_999, bytes(32), b"")
    raw = entry.signed_header.raw
    assert SignedHeader.read(raw).hash == entry.hash
    assert len(raw) < 512
    with pytest.raises(Malformed, match="512"):
        SignedHeader.read(raw + bytes(513 - len(raw)))


@pytest.mark.parametrize(
    ("table", "authors"),
    [(bytes(31), 2), (bytes(33), 2), (bytes(32), 0), (bytes(32), 11)],
)
def test_a_table_has_one_to_ten_authors(table: bytes, authors: int) -> None:
    with pytest.raises(Misuse):
        Feeds(table, [AUTHOR.public] * authors)
    assert len(Feeds(bytes(32), [AUTHOR.public] * 10).heads()) == 10
    with pytest.raises(Misuse):
        Feeds(bytes(32), [AUTHOR.public, b"short"])


# ── messages between peers ──────────────────────────────────────────────────────────────────────────────────────────
def test_messages_between_peers_have_limits() -> None:
    def refused(message: msgspec.Struct) -> str:
        gossip = Gossip[int](Feeds(TABLE, [AUTHOR.public] * 10))
        gossip.connect(1)
        with pytest.raises(Malformed) as fault:
            gossip.receive(1, encode(message))
        return str(fault.value)

    head = Head(0, bytes(32))
    assert "another table" in refused(Heads(False, (head,) * 9))
    assert "not a message" in refused(Heads(False, (head,) * 11))
    assert "not a message" in refused(Heads(False, (Head(-1, bytes(32)),) * 10))
    assert "not a message" in refused(Heads(False, (Head(100_001, bytes(32)),) * 10))
    assert "not a message" in refused(Heads(False, (Head(1, bytes(31)),) * 10))
    assert "not a message" in refused(Entries((), more=False))
    assert "not a message" in refused(Entries((b"",) * 1025, more=False))
    assert "not a message: Object" not in refused(Entries((b"",) * 1024, more=False))
    gossip = Gossip[int](Feeds(TABLE, [AUTHOR.public] * 10))
    gossip.connect(1)
    assert gossip.receive(1, encode(Heads(False, (Head(100_000, bytes(32)),) * 10))).out == []


# ── terms ───────────────────────────────────────────────────────────────────────────────────────────────────────────
TERMS = terms_for(find("sen"), 2)


def is_read(**fields: object) -> bool:
    raw = encode(msgspec.structs.replace(TERMS, **fields))
    try:
        return decode(raw, Terms) == msgspec.structs.replace(TERMS, **fields)
    except Malformed:
        return False


def seated(**fields: object) -> dict[str, object]:
    return {"seats": (msgspec.structs.replace(TERMS.seats[0], **fields), TERMS.seats[1])}


def test_terms_have_limits() -> None:
    assert isinstance(TERMS, Terms)
    within: list[dict[str, object]] = [
        {"version": 0},
        {"version": 65_535},
        {"game": "g"},
        {"game": "g" * 32},
        {"options": ()},
        {"options": (("o" * 32, 1_000_000),) * 32},
        {"options": (("o", -1_000_000), ("p", "t" * 256), ("q", True))},
        {"seats": TERMS.seats * 5},
        seated(name="n" * 64),
        seated(lantern=""),
        seated(lantern="l" * 16),
    ]
    beyond: list[dict[str, object]] = [
        {"version": -1},
        {"version": 65_536},
        {"game": ""},
        {"game": "g" * 33},
        {"options": (("o", 1),) * 33},
        {"options": (("", 1),)},
        {"options": (("o" * 33, 1),)},
        {"options": (("o", 1_000_001),)},
        {"options": (("o", -1_000_001),)},
        {"options": (("o", "t" * 257),)},
        {"seats": TERMS.seats[:1]},
        {"seats": (*TERMS.seats * 5, TERMS.seats[0])},
        {"table": bytes(15)},
        {"rules": bytes(33)},
        seated(name=""),
        seated(name="n" * 65),
        seated(lantern="l" * 17),
        seated(nonce=bytes(31)),
    ]
    assert [fields for fields in within if not is_read(**fields)] == []
    assert [fields for fields in beyond if is_read(**fields)] == []
