from typing import Annotated

import msgpack
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from netcore.errors import Malformed
from netcore.wire.codec import decode, encode


class Leaf(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="leaf", tag_field="is"):
    count: Annotated[int, msgspec.Meta(ge=0, le=99)]
    data: Annotated[bytes, msgspec.Meta(max_length=8)]
    word: str = ""


class Twig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="twig", tag_field="is"):
    leaves: Annotated[tuple[Leaf, ...], msgspec.Meta(max_length=3)]
    dry: bool


@given(st.integers(0, 99), st.binary(max_size=8), st.text(max_size=20), st.booleans())
def test_a_message_comes_back_as_it_was(count: int, data: bytes, word: str, dry: bool) -> None:
    twig = Twig((Leaf(count, data, word), Leaf(0, b"")), dry)
    assert decode(encode(twig), Twig) == twig
    assert decode(encode(twig), Leaf | Twig) == twig


@pytest.mark.parametrize(
    "loose",
    [
        {"is": "leaf", "count": 100, "data": b"", "word": ""},
        {"is": "leaf", "count": -1, "data": b"", "word": ""},
        {"is": "leaf", "count": True, "data": b"", "word": ""},
        {"is": "leaf", "count": 1.0, "data": b"", "word": ""},
        {"is": "leaf", "count": "1", "data": b"", "word": ""},
        {"is": "leaf", "count": 1, "data": "text", "word": ""},
        {"is": "leaf", "count": 1, "data": bytes(9), "word": ""},
        {"is": "leaf", "count": 1, "data": b"", "word": "", "more": 1},
        {"is": "leaf", "count": 1, "data": b""},
        {"is": "leaf", "data": b"", "count": 1, "word": ""},
        {"is": "root", "count": 1, "data": b"", "word": ""},
        {"count": 1, "data": b"", "word": ""},
        {"is": "twig", "leaves": [], "dry": 0},
        {"is": "twig", "leaves": [{"is": "twig"}], "dry": True},
        [],
        None,
        1,
        {"is": "leaf", "count": 1, "data": b"", "word": msgpack.ExtType(1, b"")},
    ],
)
def test_what_the_schema_does_not_know_is_refused(loose: object) -> None:
    with pytest.raises(Malformed):
        decode(msgpack.packb(loose), Leaf | Twig)


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xc1",
        b"\x84\xa2is\xa4leaf\xa5count\xcc\x01\xa4data\xc4\x00\xa4word\xa0",  # 1 in two bytes
        b"\xdf\xff\xff\xff\xff",
        b"\xdd\xff\xff\xff\xff",
        b"\xc6\xff\xff\xff\xff",
        b"\x91" * 5000,
        b"\x81\x01\x02",
        b"\x81\xa1\xff\x01",
        b"\xd6\xff\x00\x00\x00\x00",
    ],
)
def test_odd_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(Malformed):
        decode(raw, Leaf | Twig)


def test_every_cut_and_any_tail_is_refused() -> None:
    raw = encode(Twig((Leaf(7, b"1234", "word"),), True))
    for end in range(len(raw)):
        with pytest.raises(Malformed):
            decode(raw[:end], Twig)
    with pytest.raises(Malformed):
        decode(raw + b"\xc0", Twig)
    with pytest.raises(Malformed):
        decode(raw, Twig, largest=len(raw) - 1)


@given(st.binary(max_size=200))
def test_junk_gives_a_message_or_malformed(raw: bytes) -> None:
    try:
        message = decode(raw, Leaf | Twig)
    except Malformed:
        return
    assert encode(message) == raw
