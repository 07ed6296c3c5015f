"""The second reader reads what is stored, without netcore: what it finds in the bytes is what the vectors say."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.second import terms as terms_module
from tests.second.bodies import KINDS, read_body
from tests.second.entries import is_signed, read_entry, read_signed
from tests.second.gamefile import read_game
from tests.second.hashing import u32
from tests.second.history import History
from tests.second.keys import one_hash
from tests.second.packed import Unreadable, unpack
from tests.second.proofs import commitment
from tests.second.test_proofs import raw, stored


def plain(value: Any) -> Any:
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return {key: plain(each) for key, each in value.items()} if isinstance(value, dict) else value


def test_keys_sign_and_are_told_by_words() -> None:
    for vector in stored("identity"):
        key, data, signature = (raw(vector[name]) for name in ("public", "data", "signature"))
        context = vector["context"].encode()
        assert is_signed(key, context, data, signature)
        assert not is_signed(key, context, data + b"!", signature)
        assert not is_signed(key, b"sennik/entry/2", data, signature)
        seat = terms_module.Seat(key, "", "", "person", b"", 0)
        assert [int(word.split()[1]) for word in seat.key_words] == vector["key_numbers"]


def test_terms() -> None:
    vectors = {vector["what"]: vector for vector in stored("terms")}
    terms = vectors["terms"]
    said = unpack(raw(terms["bytes"]))
    assert plain(said) == terms["fields"]
    assert isinstance(said, dict)
    assert list(said) == list(terms["fields"])
    with pytest.raises(terms_module.Foreign, match="other rules"):
        terms_module.read_terms(raw(terms["bytes"]))
    table = hashlib.sha256(b"sennik/draft/v1" + raw(terms["bytes"])).digest()
    assert table.hex() == vectors["hash of the terms"]["hash"]
    different = dict.fromkeys(hashlib.sha256(b"sennik/phrase/v1" + table).digest())
    assert [*different][:4] == vectors["safety phrase"]["numbers"]
    seats = [one_hash(raw(seat["peer"])).hex() for seat in terms["fields"]["seats"]]
    assert seats == vectors["inputs of proofs about a key of the seat: the hash of its identity"]["inputs"]
    charter = vectors["charter"]
    keys = b"".join(raw(each) for each in charter["keys"])
    assert hashlib.sha256(b"sennik/charter/v1" + table + keys).hexdigest() == charter["hash"]


def test_entries() -> None:
    author = raw(stored("identity")[1]["public"])
    for vector in stored("entry"):
        entry = read_entry(raw(vector["entry"]))
        told = entry.signed
        assert (told.seat, told.number, told.previous.hex()) == (vector["seat"], vector["number"], vector["previous"])
        assert (told.hash.hex(), entry.body.hex()) == (vector["hash"], vector["body"])
        assert told.is_by(author)
        assert read_signed(raw(vector["signed_header"])) == told


def test_every_kind_of_body_is_read() -> None:
    assert [vector["is"] for vector in stored("bodies")] == list(KINDS)
    for vector in stored("bodies"):
        body = read_body(raw(vector["bytes"]))
        assert body is not None
        assert (body.kind, plain(body.fields)) == (vector["is"], vector["fields"])
        whole = raw(vector["bytes"])
        for other in (whole[:-1], whole + b"\0", b"\xde\0" + bytes([whole[0] & 15]) + whole[1:]):
            assert read_body(other) is None


def test_history() -> None:
    first, *rest = stored("history")
    history = History(raw(first["table"]))
    for vector in (first, *rest):
        match vector:
            case {"what": "read", "entries": entries}:
                history.read([raw(each) for each in entries])
            case {"what": "asked"}:
                history.asked(vector["question"], vector["attempt"], raw(vector["board"]))
            case {"what": "undone", "entries": entries}:
                history.undone([raw(each) for each in entries])
            case {"what": "timed", "late": late}:
                history.timed(late)
            case {"what": "changed"}:
                ends = {seat: (length, raw(last)) for seat, length, last in vector["ends"]}
                history.changed(vector["gone"], ends, {seat: raw(word) for seat, word in vector["words"]})
        now = history.now([raw(each) for each in vector.get("links", ())])
        assert (now.history.hex(), now.read.hex()) == (vector["history"], vector["read"])


def test_boards() -> None:
    for vector in stored("boards"):
        said = vector["canonical"]
        assert json.dumps(json.loads(said), ensure_ascii=False, sort_keys=True, separators=(",", ":")) == said
        assert hashlib.sha256(said.encode()).hexdigest() == vector["digest"]


def test_a_file() -> None:
    (vector,) = stored("gamefile")
    file = read_game(raw(vector["bytes"]))
    assert file.terms.hex() == stored("terms")[0]["bytes"]
    assert [(entry.signed.seat, entry.signed.number) for entry in file.entries] == [(0, 0), (1, 0)]


def test_a_line_is_signed_by_its_author_and_is_no_entry() -> None:
    for vector in (vector for vector in stored("speech") if "line" in vector):
        line, signature = unpack(raw(vector["bytes"]))
        assert line == raw(vector["line"])
        _, author, _, _, text, reaction = unpack(line)
        assert author == raw(vector["key"])
        assert (text == "") != (reaction == "")
        assert is_signed(author, b"sennik/speech/1", line, signature)
        assert not is_signed(author, b"sennik/entry/1", line, signature)


@pytest.mark.parametrize("name", ["lobby", "links", "speech"])
def test_what_is_said_between_programs(name: str) -> None:
    for vector in stored(name):
        if "tag" in vector:
            said = unpack(raw(vector["bytes"]), nothing=True)
            assert isinstance(said, dict)
            assert plain(said) == {vector["tag"]: vector["is"], **vector["fields"]}
            assert next(iter(said)) == vector["tag"]


def test_no_body_of_a_feed_holds_nothing() -> None:
    said = b"\x81\xa1a\xc0"
    assert unpack(said, nothing=True) == {"a": None}
    with pytest.raises(Unreadable):
        unpack(said)


def test_a_commitment_to_a_seats_number() -> None:
    vectors = stored("lobby")
    room = next(vector for vector in vectors if vector.get("is") == "room")
    told = vectors[-1]
    assert hashlib.sha256(raw(room["bytes"])).hexdigest() == told["room_hash"]
    identity, number = raw(told["identity"]), raw(told["number"])
    context = raw(told["room_hash"])
    made = commitment("sennik/seat-number/v1", context, told["seat"], identity, number)
    assert made.hex() == told["commitment"]


def test_a_hello() -> None:
    told = {vector["what"]: vector for vector in stored("hello")}

    def digest(*fields: bytes) -> bytes:
        return hashlib.sha256(b"".join(u32(len(field)) + field for field in fields)).digest()

    certificate, *greetings = (
        raw(told[what]["bytes"])
        for what in ("hash of the listener's certificate", "the dialler's greeting", "the listener's greeting")
    )
    about = [raw(told[f"about, of the {who}"]["bytes"]) for who in ("listener", "dialler")]
    keys = [raw(told[f"the {who}'s proof"]["key"]) for who in ("listener", "dialler")]
    notice = raw(told["notice"]["bytes"])
    statements = (
        digest(b"listener", certificate, *greetings, keys[0], about[0], notice),
        digest(b"dialler", certificate, *greetings, keys[1], keys[0], about[1]),
    )
    for who, key, statement in zip(("listener", "dialler"), keys, statements, strict=True):
        proof = unpack(raw(told[f"the {who}'s proof"]["bytes"]))
        assert isinstance(proof, dict)
        signature = proof["signature"]
        assert isinstance(signature, bytes)
        assert proof["key"] == key
        assert is_signed(key, b"sennik/lan/hello/1", statement, signature)
    fields = told["notice"]["fields"]
    assert told["advert"]["txt"] == {
        "v": "5", "p": keys[0].hex(), "t": fields["table"], "g": fields["game"], "s": "2", "n": "1", "f": "open",
        "r": fields["rules"],
    }  # fmt: skip
    assert told["knock"]["txt"] == {"v": "5", "p": keys[1].hex(), "k": keys[0].hex()[:16]}
