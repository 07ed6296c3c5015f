"""Vectors for what is written and sent: `python -m tests.netcore.vectors` writes them into tests/vectors/.

Bytes are in hexadecimal. `docs/protocol/bytes.md` shows some of them; `tests/second/test_vectors.py` reads them without
netcore.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from engine.driver import Driver
from engine.encoding import canonical
from engine.games import find
from netcore.cards.hashing import hashed
from netcore.feeds import bodies
from netcore.feeds.bodies import AnyBody, Gone, Here, SitDown, read_body, write_body
from netcore.feeds.chain import Head
from netcore.feeds.charter import Signatory, Terms, phrase
from netcore.feeds.entry import NO_HASH, Entry
from netcore.feeds.gossip import Entries, ForkSeen, Heads
from netcore.files.gamefile import pack_game
from netcore.identity import fingerprint, key_numbers
from netcore.lan import neighbourly
from netcore.lan.advert import TrialMark, write_txt
from netcore.lan.hello import About, DiallerHello, ListenerHello, Notice
from netcore.lobby import bench, messages
from netcore.lobby.company import Past, Wish, proposal_of
from netcore.lobby.customs import customs_of, with_customs
from netcore.lobby.room import Place, Room, commitment_of
from netcore.speech.line import Line
from netcore.speech.messages import Ear, Heard, Lines
from netcore.table.views.history import History
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import encode
from netcore.wire.envelope import (
    Farewell,
    ToBench,
    ToCircle,
    ToCompany,
    ToGuest,
    ToHost,
    ToNeighbour,
    ToTable,
    seal,
)
from netcore.wire.frame import encode_frame
from tests.tables.ring import identity_of, secrets_for

FOLDER: Final = Path(__file__).resolve().parents[1] / "vectors"


def patterned(length: int, start: int = 0) -> bytes:
    """Bytes that are easily known again."""
    return bytes((start + at) % 256 for at in range(length))


def plain(value: Any) -> Any:
    """A message as JSON: bytes in hexadecimal."""
    if isinstance(value, bytes):
        return value.hex()
    if isinstance(value, msgspec.Struct):
        fields = [plain(getattr(value, name)) for name in value.__struct_fields__]
        if value.__struct_config__.array_like:
            return fields
        named = zip(value.__struct_encode_fields__, fields, strict=True)
        return {name: field for name, field in named if field is not msgspec.UNSET}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list | tuple) else value


def message(value: msgspec.Struct) -> dict[str, Any]:
    """One message: its name, its fields, and its bytes."""
    return {"is": value.__struct_config__.tag, "fields": plain(value), "bytes": encode(value).hex()}


def the_terms() -> Terms:
    """Terms of a table of three, one of them a bot. `rules` is no real hash: that changes with the code."""
    seats = [("Ola", "person", 0), ("Jan", "person", 1), ("Bot", "bot", 0)]
    return Terms(
        version=PROTOCOL_VERSION,
        table=patterned(16),
        game="sen",
        options=tuple(sorted(find("sen").read_options({"rounds": 1}).items())),
        rules=patterned(32, 0x40),
        seats=tuple(
            Signatory(identity_of(seat).public, name, "round", kind, bytes([seat]) * 32, home)  # type: ignore[arg-type]
            for seat, (name, kind, home) in enumerate(seats)
        ),
    )


def identity_vectors() -> list[dict[str, Any]]:
    """Keys, what people see of them, and a signature."""
    made = []
    for seat in range(3):
        identity = identity_of(seat)
        made.append(
            {
                "secret": (bytes([seat + 1]) * 32).hex(),
                "public": identity.public.hex(),
                "fingerprint": fingerprint(identity.public),
                "key_numbers": list(key_numbers(identity.public)),
                "context": "sennik/entry/1",
                "data": b"data".hex(),
                "signature": identity.sign(b"sennik/entry/1", b"data").hex(),
            }
        )
    return made


def terms_vectors() -> list[dict[str, Any]]:
    """Terms, their hash and phrase, and the charter of three seats' keys."""
    terms = the_terms()
    shown = [read_body(body) for body in _keys()]
    digest = hashlib.sha256(b"sennik/charter/v1" + terms.hash())
    for body in _keys():
        digest.update(hashlib.sha256(body).digest())
    assert all(isinstance(body, bodies.Keys) for body in shown)
    return [
        {"what": "terms", "fields": plain(terms), "bytes": encode(terms).hex()},
        {"what": "hash of the terms", "hash": terms.hash().hex()},
        {"what": "safety phrase", "numbers": list(phrase(terms))},
        {
            "what": "inputs of proofs about a key of the seat: the hash of its identity",
            "inputs": [hashed(seat.peer).hex() for seat in terms.seats],
        },
        {
            "what": "charter",
            "keys": [hashlib.sha256(body).hexdigest() for body in _keys()],
            "hash": digest.hexdigest(),
        },
    ]


def _keys() -> list[bytes]:
    made = []
    for seat in range(3):
        secrets = secrets_for(seat, 1)
        made.append(
            write_body(
                bodies.Keys(
                    share=secrets.share.public.encode(),
                    share_proof=patterned(64),
                    reading=secrets.reading.public.encode(),
                    reading_proof=patterned(64),
                    receive=secrets.receive.public.encode(),
                    receive_proof=patterned(64),
                    seed=patterned(32, seat),
                    nonce=patterned(32, 7),
                )
            )
        )
    return made


def entry_vectors() -> list[dict[str, Any]]:
    """The first two entries of a feed."""
    table, previous, made = the_terms().hash(), NO_HASH, []
    for number, body in enumerate((SitDown(), Here())):
        entry = Entry.sign(identity_of(1), table, 1, number, previous, write_body(body))
        made.append(
            {
                "table": table.hex(),
                "seat": 1,
                "number": number,
                "previous": previous.hex(),
                "body": entry.body.hex(),
                "body_hash": hashlib.sha256(entry.body).hexdigest(),
                "header": entry.signed_header.signed.hex(),
                "signature": entry.signed_header.signature.hex(),
                "entry": entry.raw.hex(),
                "hash": entry.hash.hex(),
                "signed_header": entry.signed_header.raw.hex(),
            }
        )
        previous = entry.hash
    return made


def body_vectors() -> list[dict[str, Any]]:
    """One body of each kind, with fields as short as they may be."""
    return [message(sample(kind)) for kind in get_args(AnyBody)]


def sample(kind: type[AnyBody]) -> AnyBody:
    """A body of a kind."""
    if kind is Gone:
        shown = Entry.sign(identity_of(1), the_terms().hash(), 1, 0, NO_HASH, write_body(SitDown())).signed_header.raw
        return Gone(1, (shown, b""))
    values: dict[str, Any] = {
        "number": 7,
        "good": True,
        "open": True,
        "agree": True,
        "move": canonical({"kind": "draw"}),
        "claimed_ms": 1200,
        "late": (0, 2),
        "commitments": patterned(64),
        "pieces": patterned(288),
        "deck": patterned(64),
        "shares": patterned(32),
        "sealed": patterned(64),
        "proofs": patterned(96),
        "history": patterned(16, 0x80),
        "read": patterned(16, 0xC0),
    }
    for name in kind.__struct_fields__:
        wide = name == "proof" or name.endswith("_proof")
        values.setdefault(name, patterned(64 if wide else 32))
    body: AnyBody = kind(**{name: values[name] for name in kind.__struct_fields__})
    return body


def history_vectors() -> list[dict[str, Any]]:
    """What entries bear after each step of a history."""
    table = the_terms().hash()
    history, made = History(table), []

    def tell(what: str, **fields: Any) -> None:
        now = history.now()
        made.append({"what": what, **plain(fields), "history": now.history.hex(), "read": now.read.hex()})

    tell("terms", table=table)
    one, two = patterned(32, 1), patterned(32, 2)
    history.read([one, two])
    tell("read", entries=[one, two])
    history.asked(1, 0, patterned(32, 3))
    tell("asked", question=1, attempt=0, board=patterned(32, 3))
    links = [patterned(32, 4)]
    now = history.now(links)
    made.append({"what": "in a chain", "links": plain(links), "history": now.history.hex(), "read": now.read.hex()})
    history.timed([1])
    tell("timed", late=[1])
    history.read([])
    tell("read", entries=[])
    history.undone([patterned(32, 8), patterned(32, 9)])
    tell("undone", entries=[patterned(32, 8), patterned(32, 9)])
    history.changed(1, {1: Head(5, patterned(32, 5))}, {0: patterned(32, 6), 2: patterned(32, 7)})
    ends = [[1, 5, patterned(32, 5)]]
    tell("changed", gone=1, ends=ends, words=[[0, patterned(32, 6)], [2, patterned(32, 7)]])
    return made


def board_vectors() -> list[dict[str, Any]]:
    """The first board of each game with the fewest seats and the usual options, and what stands for it."""
    made = []
    for name in ("sen", "smoki", "race", "dream"):
        game = find(name)
        driver = Driver(game, game.least_seats, game.read_options({}))
        assert driver.asked is not None
        said = canonical([driver.asked.number, driver.asked.question.ask, driver.board])
        assert hashlib.sha256(said).digest() == driver.digest()
        made.append({"game": name, "canonical": said.decode(), "digest": driver.digest().hex()})
    return made


def file_vectors() -> list[dict[str, Any]]:
    """A whole file: three people, of whom two have sat down."""
    terms = the_terms()
    sat = [Entry.sign(identity_of(seat), terms.hash(), seat, 0, NO_HASH, write_body(SitDown())) for seat in (0, 1)]
    return [{"what": "game file", "bytes": pack_game(encode(terms), sat).hex()}]


def lobby_vectors() -> list[dict[str, Any]]:
    """One message of each kind, and a commitment to a seat's number."""
    room = the_room()
    number = patterned(32, 9)
    commitment = commitment_of(room, 1, number)
    terms = the_terms().hash()
    said: list[msgspec.Struct] = [
        messages.Sit("Jan", "round", ("10.0.0.2:28460",)),
        messages.Sit("Jan", "round", (), terms),
        messages.Stand(),
        messages.Unfit("rules", "Jan", "0.1.0"),
        room,
        with_customs(room, msgspec.structs.replace(customs_of(room), strength="sly")),
        with_customs(room, msgspec.structs.replace(customs_of(room), talk="reactions")),
        with_customs(room, msgspec.structs.replace(customs_of(room), hints=True)),
        msgspec.structs.replace(room, bench="closed"),
        messages.Promise(3, commitment),
        messages.Promises(3, (patterned(32), commitment)),
        messages.Opening(3, number),
        messages.Openings(3, (patterned(32, 8), number)),
        messages.Ready(terms, True, 1),
        messages.Readies(terms, (True, True), (0, 1)),
        messages.Start(terms),
        messages.Learn(True),
        messages.Learners(3, (False, True)),
        messages.Refuse("full"),
        messages.Wait("nod"),
        messages.Wait("word", "wrong"),
        messages.Share(patterned(32)),
        messages.Proof(patterned(32, 3)),
        messages.DoorTold("word", True, (messages.Caller(patterned(32), "Jan", "round"),), ()),
        Wish(room.places[1].peer, None),
        Wish(room.places[0].peer, proposal_of(room)),
        Past(encode(the_terms()), 3600),
    ]
    return [
        *({**message(each), "tag": "t"} for each in said),
        {
            "what": "commitment",
            "room_hash": hashlib.sha256(encode(room)).hexdigest(),
            "seat": 1,
            "identity": room.places[1].peer.hex(),
            "number": number.hex(),
            "commitment": commitment.hex(),
        },
    ]


def the_room() -> Room:
    """A room for two, both there."""
    terms = the_terms()
    places = tuple(Place("person", seat.peer, seat.name, seat.lantern) for seat in terms.seats[:2])
    return Room(3, terms.table, "sen", terms.rules, dict(terms.options), places)


def link_vectors() -> list[dict[str, Any]]:
    """What goes over a link once both know each other: envelopes, gossip, a frame."""
    terms = the_terms()
    entry = Entry.sign(identity_of(1), terms.hash(), 1, 0, NO_HASH, write_body(SitDown()))
    envelopes = (
        ToHost(terms.table, encode(messages.Stand())),
        ToGuest(terms.table, encode(messages.Refuse("full"))),
        ToTable(terms.hash(), encode(Heads(True, (Head(0, NO_HASH), Head(1, entry.hash))))),
        ToCompany(terms.hash(), encode(Wish())),
        Farewell(terms.hash(), ended=True),
        ToCircle(terms.table, encode(Heard((), answer=True))),
        ToBench(terms.table, encode(bench.Watch())),
        ToNeighbour(encode(neighbourly.Ask())),
    )
    seats = terms.seats
    neighbours = (
        neighbourly.Ask(),
        neighbourly.Told(
            (
                neighbourly.Ear(seats[0].peer, 7, None, True, "Ola", "round"),
                neighbourly.Ear(seats[1].peer, None, "silent", True),
            )
        ),
        neighbourly.Advise(("firewall", "vpn")),
        neighbourly.Invite(patterned(8), 28460),
        neighbourly.Reply(patterned(8), True, 28461),
        neighbourly.Found(patterned(8), True, 7, None),
        neighbourly.Stop(patterned(8)),
    )
    onlooker = bench.Onlooker(patterned(32), "Ela", "star")
    words = (
        bench.Watch(),
        bench.Unwatch(),
        bench.Welcome(encode(terms), (bench.Reach(terms.seats[0].peer, ("10.0.0.2:28460",)),), "all"),
        bench.NoBench("closed"),
        bench.Seated((onlooker,)),
        bench.SendAway(onlooker.peer),
        bench.Next(
            (bench.NextTable(terms.seats[0].peer, "sen", terms.rules, 3, 2, "open", ("10.0.0.2:28460",)),),
        ),
    )
    gossip = (
        Heads(True, (Head(0, NO_HASH), Head(1, entry.hash))),
        Entries((entry.raw,), False),
        ForkSeen(entry.signed_header.raw, entry.signed_header.raw),
    )
    return [
        *({**message(each), "tag": "to"} for each in envelopes),
        *({**message(each), "tag": "is"} for each in gossip),
        *({**message(each), "tag": "t"} for each in (*words, *neighbours)),
        {"what": "a frame with a payload", "bytes": encode_frame(b"\0" + seal(envelopes[4])).hex()},
        {"what": "a frame with a ping", "bytes": encode_frame(b"\1" + patterned(8)).hex()},
    ]


def speech_vectors() -> list[dict[str, Any]]:
    """Words and a reaction, and what programs tell each other about them."""
    ola = identity_of(1)
    words = Line.sign(ola, patterned(16), 1_700_000_000_000, 0, text="Dobry wieczór, śpiochy")
    reaction = Line.sign(ola, patterned(16), 1_700_000_000_000, 1, reaction="caw")
    said = [
        {"what": what, "key": ola.public.hex(), "line": line.signed.hex(), "bytes": line.raw.hex()}
        for what, line in (("words", words), ("a reaction", reaction))
    ]
    told = (Heard((Ear(ola.public, 1_700_000_000_000, 2),)), Lines((words.raw, reaction.raw)))
    return [*said, *({**message(each), "tag": "t"} for each in told)]


def hello_vectors() -> list[dict[str, Any]]:
    """A whole hello between two, and the advert of the one who is called."""
    certificate = patterned(32, 0x20)
    host, guest = identity_of(0), identity_of(1)
    about = [About(name, "person", "round", patterned(8, start)) for name, start in (("Ola", 0x10), ("Jan", 0x18))]
    notice = Notice(the_terms().table, "sen", 2, 1, "open", the_terms().rules[:8])
    dialler, listener = (
        side(certificate, patterned(32, start), "0.1.0")
        for side, start in ((DiallerHello, 0x40), (ListenerHello, 0x60))
    )
    listener.receive_greeting(dialler.greeting())
    dialler.receive_greeting(listener.greeting())
    proof = listener.proof(host, about[0], notice)
    dialler.receive_proof(proof, host.public)
    answer = dialler.proof(guest, about[1])
    listener.receive_proof(answer)
    return [
        {"what": "hash of the listener's certificate", "bytes": certificate.hex()},
        {"what": "the dialler's greeting", "bytes": dialler.greeting().hex()},
        {"what": "the listener's greeting", "bytes": listener.greeting().hex()},
        {"what": "about, of the listener", "fields": plain(about[0]), "bytes": encode(about[0]).hex()},
        {"what": "about, of the dialler", "fields": plain(about[1]), "bytes": encode(about[1]).hex()},
        {"what": "notice", "fields": plain(notice), "bytes": encode(notice).hex()},
        {"what": "the listener's proof", "key": host.public.hex(), "bytes": proof.hex()},
        {"what": "the dialler's proof", "key": guest.public.hex(), "bytes": answer.hex()},
        {"what": "welcome", "bytes": ListenerHello.answer(None).hex()},
        {"what": "refusal", "bytes": ListenerHello.answer("full").hex()},
        {"what": "advert", "txt": write_txt(host.public, notice)},
        {
            "what": "advert of a table for friends",
            "txt": write_txt(host.public, msgspec.structs.replace(notice, door="word")),
        },
        {"what": "knock", "txt": write_txt(guest.public, None, (host.public,))},
        {"what": "advert of a peer without a table", "txt": write_txt(guest.public, None, muster="calls")},
        {
            "what": "a word of a trial",
            "txt": write_txt(guest.public, None, trial=TrialMark.at(host.public, "found", heard=True, call="7")),
        },
    ]


MAKERS: Final[Mapping[str, Callable[[], list[dict[str, Any]]]]] = {
    "identity": identity_vectors,
    "terms": terms_vectors,
    "entry": entry_vectors,
    "bodies": body_vectors,
    "history": history_vectors,
    "boards": board_vectors,
    "gamefile": file_vectors,
    "lobby": lobby_vectors,
    "links": link_vectors,
    "speech": speech_vectors,
    "hello": hello_vectors,
}


def text(name: str) -> str:
    """The content of tests/vectors/<name>.json, made anew."""
    made = {"about": "docs/protocol/bytes.md", "vectors": MAKERS[name]()}
    return json.dumps(made, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for file_name in MAKERS:
        (FOLDER / f"{file_name}.json").write_text(text(file_name), "utf-8")
