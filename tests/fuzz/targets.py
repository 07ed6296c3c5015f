"""Every place where bytes of strangers, of a disk or of a player come in, each as a function that takes bytes.

A target may refuse by the exceptions that it names and by no other. What it has accepted it must be able to use:
targets go a step further than reading wherever there is one.
"""

from __future__ import annotations

import contextlib
import functools
import itertools
import json
import shutil
import tempfile
import unicodedata
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import msgpack
import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from client import settings, statistics
from engine.encoding import move_from_plain, move_to_plain
from engine.games import GAMES, find
from netcore.cards.secrets import TableSecrets
from netcore.crypto import shuffle_proof
from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.group import G, Point, Scalar, base
from netcore.crypto.sealed import SealedShare
from netcore.crypto.sharing import SealedPiece
from netcore.errors import Malformed
from netcore.feeds.bodies import read_body, write_body
from netcore.feeds.chain import Feeds, Forked
from netcore.feeds.charter import Signatory, Terms, check_terms, phrase, read_terms
from netcore.feeds.entry import MOST_SEATS, Entry, SignedHeader
from netcore.feeds.gossip import Gossip
from netcore.files import checked, forkfile, gamefile, seen
from netcore.files.acquaintances import FILE as ACQUAINTANCES
from netcore.files.acquaintances import Acquaintances
from netcore.files.left import FILE as LEFT
from netcore.files.left import LeftTables
from netcore.files.profile import PLAYER, Profile
from netcore.files.store import TableStore
from netcore.identity import FILE_NAME as IDENTITY
from netcore.identity import Identity
from netcore.lan import neighbourly
from netcore.lan.addresses import parse_address
from netcore.lan.advert import Muster, TrialMark, read_advert, write_txt
from netcore.lan.hearing import MOST_PEOPLE, Hearing
from netcore.lan.hello import About, DiallerHello, ListenerHello, Notice, OtherVersion, Refused
from netcore.lan.trial import Trials
from netcore.lobby import bench as lobby_bench
from netcore.lobby.company import Company, Past, Said, Wish, proposal_of
from netcore.lobby.guest import GuestRoom
from netcore.lobby.host import HostRoom
from netcore.lobby.room import Player
from netcore.names import clean_name, clean_text, lookalikes
from netcore.node.bench import Bench
from netcore.node.kept import CUSTOMS, load_customs, save_customs
from netcore.node.onlooking import Onlooking
from netcore.node.ways import FILE as WAYS
from netcore.node.ways import Way, load_ways, save_ways
from netcore.speech.circle import Circle, Member
from netcore.speech.line import Line
from netcore.speech.messages import Ear, Heard, Lines
from netcore.speech.said import LONGEST_TEXT
from netcore.speech.speech import Speech
from netcore.status import Customs
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import ToBench, ToHost, seal, unseal
from netcore.wire.frame import FrameReader, encode_frame
from tests.tables.ring import Ring, identity_of, secrets_for

NONCE: Final = bytes(32)
CERTIFICATE: Final = bytes(range(32))


@dataclass(frozen=True)
class Target:
    """`take` reads what came; `seeds` makes good examples to begin with; `refusals` are the ways to say no."""

    take: Callable[[bytes], object]
    seeds: Callable[[], list[bytes]]
    refusals: tuple[type[Exception], ...] = (Malformed,)
    cost: int = 1
    """The tests try fewer inputs where each takes long."""

    def try_one(self, raw: bytes) -> bool:
        """Whether `raw` was accepted. Any exception that is no refusal comes through."""
        try:
            self.take(raw)
        except self.refusals:
            return False
        return True


# ── good examples ───────────────────────────────────────────────────────────────────────────────────────────────────


def identity(number: int) -> Identity:
    """The same identity each time, so that an input which failed fails again."""
    return Identity(Ed25519PrivateKey.from_private_bytes(bytes([number]) * 32))


@functools.cache
def played() -> Ring:
    """A whole game of two."""
    return Ring(find("sen"), 2, {"rounds": 1}, seed=3).run()


def entries() -> list[Entry]:
    """One entry of each kind of body, and the first of each feed."""
    by_kind: dict[object, Entry] = {}
    for entry in played().entries():
        by_kind.setdefault(type(read_body(entry.body)), entry)
    return list(by_kind.values())


def player(number: int) -> Player:
    """Somebody in a room."""
    return Player(identity(number).public, f"Player {number}", "star")


def numbers(seed: int) -> Callable[[], bytes]:
    """What stands for the system's random numbers."""
    count = itertools.count(seed * 1000)
    return lambda: next(count).to_bytes(32, "big")


def rooms() -> tuple[HostRoom, GuestRoom]:
    """A room for two with one guest, before anything was said."""
    host = HostRoom(player(1), bytes(16), "sen", 2, {}, numbers(1))
    return host, GuestRoom(player(2), player(1).peer, numbers(2))


@functools.cache
def company_of_two() -> Company:
    """Two who have played, as the first of them knows it."""
    seats = tuple(Signatory(player(at).peer, f"P{at}", "star", "person", bytes([at]) * 32, at - 1) for at in (1, 2))
    company = Company(player(1).peer, msgspec.structs.replace(played().terms, seats=seats))
    company.linked(player(2).peer)
    return company


def take_as_company(data: bytes) -> None:
    """What the other tells of the next game."""
    company = company_of_two()
    said = decode(data, Said)
    if isinstance(said, Wish):
        company.receive(player(2).peer, said)
        assert all(each.opener == player(2).peer for each in company.proposals())
    else:
        read_terms(said.terms)


def said_in_a_company() -> list[bytes]:
    """A wish, a proposal, and a game of the same evening."""
    proposal = proposal_of(rooms()[0].room)
    wishes = (Wish(player(1).peer), Wish(player(2).peer, proposal), Past(encode(played().terms), 60))
    return [encode(each) for each in wishes]


def said_in_a_room() -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """What a guest and the host say until they play: two lists, in order."""
    host, guest = rooms()
    by_guest: list[bytes] = []
    by_host: list[bytes] = []

    def talk(said: list[bytes]) -> None:
        by_guest.extend(said)
        for raw in said:
            hear(host.receive(guest.me.peer, raw))

    def hear(sent: list[tuple[bytes, bytes]]) -> None:
        by_host.extend(raw for _, raw in sent)
        for _, raw in sent:
            talk(guest.receive(raw))

    talk(guest.sit())
    for ready in (True, False, True):
        talk(guest.ready(ready))
    hear(host.ready(True))
    assert guest.started
    assert host.started
    return tuple(by_guest), tuple(by_host)


@functools.cache
def said_at_a_door() -> tuple[tuple[bytes, ...], tuple[bytes, ...]]:
    """What a guest with a wrong word, then the right one, and the host say before the door: two lists, in order."""
    host, guest = rooms()
    by_guest: list[bytes] = []
    by_host: list[bytes] = []

    def talk(said: list[bytes]) -> None:
        by_guest.extend(said)
        for raw in said:
            sent = host.receive(guest.me.peer, raw)
            by_host.extend(raw for _, raw in sent)
            for _, answer in sent:
                talk(guest.receive(answer))

    host.set_door("word", "moon owl")
    talk(guest.sit())
    for word in ("moon cat", "moon owl"):
        talk(guest.say_word(bytes(16), word))
    assert guest.room is not None
    return tuple(by_guest), tuple(by_host)


def streams(messages: tuple[bytes, ...]) -> list[bytes]:
    """The messages as they would come over a link: from the first to each."""
    frames = [encode_frame(raw) for raw in messages]
    return [b"".join(frames[:end]) for end in range(1, len(frames) + 1)]


def frames_of(raw: bytes) -> Iterator[bytes]:
    """The frames that a stream holds."""
    reader = FrameReader()
    reader.receive(raw)
    while (frame := reader.next_frame()) is not None:
        yield frame


def in_folder(name: str, use: Callable[[Path], object]) -> Callable[[bytes], None]:
    """A target that finds its bytes in the file `name` of a fresh folder."""

    def take(raw: bytes) -> None:
        with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
            (Path(folder) / name).write_bytes(raw)
            use(Path(folder))

    return take


# ── on the wire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def take_frames(raw: bytes) -> None:
    for frame in frames_of(raw):
        unseal(frame)


def take_as_host(raw: bytes) -> None:
    host, guest = rooms()
    for frame in frames_of(raw):
        with contextlib.suppress(Malformed):  # the link is closed then; the room must stand
            host.receive(guest.me.peer, frame)
    host.gone(guest.me.peer)
    host.ready(True)


def take_as_guest(raw: bytes) -> None:
    _, guest = rooms()
    guest.sit()
    for frame in frames_of(raw):
        guest.receive(frame)
        if guest.terms is not None and not guest.started and guest.closed is None:
            guest.ready(True)
    guest.stand()


def take_before_a_door(raw: bytes) -> None:
    host, guest = rooms()
    host.set_door("word", "moon owl")
    for frame in frames_of(raw):
        with contextlib.suppress(Malformed):  # the link is closed then; the door must stand
            host.receive(guest.me.peer, frame)
    host.gone(guest.me.peer)
    host.set_door("open")


def take_at_a_door(raw: bytes) -> None:
    _, guest = rooms()
    guest.sit()
    asked = None
    for frame in frames_of(raw):
        guest.receive(frame)
        if guest.door is not None and guest.door is not asked and guest.door.door == "word":
            guest.say_word(bytes(16), "moon owl")
        asked = guest.door
    guest.stand()


def take_gossip(raw: bytes) -> None:
    known = played()
    feeds = Feeds(known.terms.hash(), known.terms.authors())
    for entry in known.members[0].feeds.entries(0)[:3]:
        feeds.receive(entry.raw)
    gossip: Gossip[str] = Gossip(feeds)
    gossip.connect("link")
    for frame in frames_of(raw):
        gossip.receive("link", frame)
    gossip.tick()


def gossip_streams() -> list[bytes]:
    known = played()
    ours: Gossip[str] = Gossip(Feeds(known.terms.hash(), known.terms.authors()))
    theirs: Gossip[str] = Gossip(known.members[1].feeds)
    said = [raw for _, raw in theirs.connect("link")]
    for _, raw in ours.connect("link"):
        said += [answer for _, answer in theirs.receive("link", raw).out]
    return streams(tuple(said[:6]))


def speaking() -> Speech:
    """One program in a circle of two, to which the other is linked."""
    speech = Speech(identity(2), lambda: 1, lambda: False)
    people = {identity(number).public: Member(f"Player {number}", "star") for number in (1, 2)}
    speech.gather(Circle(bytes(16), people), lambda _: True)
    return speech


def take_speech(raw: bytes) -> None:
    """What was heard is shown in one row, and can be passed on."""
    speech = speaking()
    speech.receive(identity(1).public, raw, 0.0)
    for saying in speech.take_sayings():
        assert saying.reaction or saying.text == clean_text(saying.text, LONGEST_TEXT)
    speech.receive(identity(1).public, encode(Heard(())), 1.0)


def said_in_a_circle() -> list[bytes]:
    author = identity(1)
    lines = [Line.sign(author, bytes(16), 1, at, text=text) for at, text in enumerate(("dobranoc", "ніч\u0301 🐉"))]
    lines.append(Line.sign(author, bytes(16), 1, 2, reaction="oh"))
    heard = Heard((Ear(author.public, 1, 2),), answer=True)
    return [encode(Lines(tuple(line.raw for line in lines))), encode(heard), encode(Heard(()))]


def bench_of_two() -> Bench:
    """That of seat 0's program in a game of two."""
    feeds, terms, nothing = played().members[0].feeds, played().terms, no_answer
    return Bench(
        terms,
        feeds,
        terms.authors()[1:],
        is_open=True,
        talk="all",
        say=nothing,
        give=nothing,
        tell=nothing,
        ways=lambda: {terms.authors()[1]: ("10.0.0.2:7370",)},
        plays=lambda _: True,
        now_s=0.0,
    )


def no_answer(*_said: object) -> None:
    """What is sent in vain."""


def take_bench(raw: bytes) -> None:
    """A word about onlookers: by one who looks on, by anybody, and by a player, who may say most."""
    member = played().terms.authors()[1]
    for peer in (identity(8).public, identity(9).public, member):
        made = bench_of_two()
        made.receive(identity(8).public, "Ela", "star", encode(lobby_bench.Watch()), 0.0)
        with contextlib.suppress(*() if peer == member else (Malformed,)):
            made.receive(peer, "Ada", "star", raw, 1.0)
        assert len(made.onlookers) <= lobby_bench.MOST_ONLOOKERS
        assert all(each.name == clean_name(each.name) for each in made.onlookers if each.peer != peer)
        made.tick()
        made.unlinked(peer)


@functools.cache
def watched() -> Terms:
    """The terms of a game of two people."""
    seats = (msgspec.structs.replace(seat, kind="person", home=at) for at, seat in enumerate(played().terms.seats))
    return msgspec.structs.replace(played().terms, seats=tuple(seats))


def take_looking_on(raw: bytes) -> None:
    """What an onlooker is told by the one it has asked, before it was let in and after."""
    terms = watched()
    host = terms.authors()[0]
    links = SimpleNamespace(post=no_answer, want=no_answer, unwant=no_answer, drop=no_answer, here=lambda _: True)
    looking = Onlooking(terms.table, host, links, lambda *_: (), None, no_answer)  # type: ignore[arg-type]
    looking.receive(host, ToBench(terms.table, raw))
    looking.receive(host, ToBench(terms.table, encode(lobby_bench.Welcome(encode(terms), (), "all"))))
    looking.receive(host, ToBench(terms.table, raw))
    assert looking.circle is None or len(looking.circle.members) <= MOST_SEATS + lobby_bench.MOST_ONLOOKERS


def said_about_onlookers() -> list[bytes]:
    onlookers = tuple(lobby_bench.Onlooker(player(at).peer, f"P{at}", "star") for at in (3, 4))
    words = (lobby_bench.Watch(), lobby_bench.Unwatch(), lobby_bench.Seated(onlookers))
    return [encode(word) for word in (*words, lobby_bench.SendAway(player(3).peer))]


def said_to_an_onlooker() -> list[bytes]:
    terms = watched()
    ways = tuple(lobby_bench.Reach(peer, ("10.0.0.2:7370",)) for peer in terms.authors())
    onlookers = tuple(lobby_bench.Onlooker(player(at).peer, f"P{at}", "star") for at in (3, 4))
    following = lobby_bench.NextTable(terms.authors()[1], "sen", terms.rules, 2, 1, "open", ("10.0.0.2:7370",))
    words = (lobby_bench.Welcome(encode(terms), ways, "reactions"), lobby_bench.NoBench("full"))
    return [encode(word) for word in (*words, lobby_bench.Seated(onlookers), lobby_bench.Next((following,)))]


def hellos() -> tuple[DiallerHello, ListenerHello]:
    dialler = DiallerHello(CERTIFICATE, NONCE, "1.0")
    listener = ListenerHello(CERTIFICATE, NONCE, "1.0")
    dialler.receive_greeting(listener.greeting())
    listener.receive_greeting(dialler.greeting())
    return dialler, listener


ABOUT: Final = About(name="Ada", kind="person", lantern="star", instance=bytes(8))
NOTICE: Final = Notice(table=bytes(16), game="sen", seats=4, taken=1, phase="open", rules=bytes(8))


def take_listeners_proof(raw: bytes) -> None:
    dialler, _ = hellos()
    dialler.receive_proof(raw, None)
    dialler.proof(identity(1), ABOUT)


def listeners_proofs() -> list[bytes]:
    _, listener = hellos()
    return [listener.proof(identity(2), ABOUT, notice) for notice in (None, NOTICE)]


def take_diallers_proof(raw: bytes) -> None:
    _, listener = hellos()
    listener.proof(identity(2), ABOUT, NOTICE)
    listener.receive_proof(raw)


def diallers_proofs() -> list[bytes]:
    dialler, listener = hellos()
    dialler.receive_proof(listener.proof(identity(2), ABOUT, NOTICE), None)
    return [dialler.proof(identity(1), ABOUT)]


def take_greeting(raw: bytes) -> None:
    dialler = DiallerHello(CERTIFICATE, NONCE, "1.0")
    dialler.receive_greeting(raw)


def take_advert(raw: bytes) -> None:
    """An advert as its parts: the TXT record's keys and values, the addresses, the port."""
    try:
        txt, addresses, port = msgpack.unpackb(raw)
        txt = {b"".join([key]): None if value is None else b"".join([value]) for key, value in txt}
        addresses = [str(address) for address in addresses]
        port = None if port is None else int(port)
    except (ValueError, TypeError, OverflowError, msgpack.UnpackException):
        raise Malformed("not what discovery hands over") from None
    read_advert(txt, addresses, port)


def adverts() -> list[bytes]:
    made = []
    mark = TrialMark(bytes(8), "found", heard=True, call="silent")
    said: tuple[tuple[Notice | None, list[bytes], Muster | None, TrialMark | None], ...] = (
        (NOTICE, [], None, None),
        (NOTICE, [bytes(8)], "here", None),
        (None, [bytes(8)] * 4, None, None),
        (None, [], "calls", mark),
    )
    for each in said:
        txt = [(key.encode(), value.encode()) for key, value in write_txt(identity(1).public, *each).items()]
        made.append(msgpack.packb([txt, ["192.168.1.20", "fe80::1%eth0"], 7370]))
    return made


# ── of a table ──────────────────────────────────────────────────────────────────────────────────────────────────────


def take_entry(raw: bytes) -> None:
    entry = Entry.read(raw)
    known = played()
    if entry.table == known.terms.hash():
        Feeds(known.terms.hash(), known.terms.authors()).receive(raw)
    SignedHeader.read(entry.signed_header.raw)


def take_body(raw: bytes) -> None:
    assert write_body(read_body(raw)) == raw


def take_terms(raw: bytes) -> None:
    terms = read_terms(raw)
    check_terms(terms, find)
    phrase(terms)
    lookalikes([clean_name(seat.name) for seat in terms.seats])


def take_move(raw: bytes) -> None:
    """A move of any game, as JSON."""
    try:
        value = json.loads(raw)
    except (ValueError, RecursionError):
        raise Malformed("not JSON") from None
    for name in GAMES:
        with contextlib.suppress(ValueError):
            move_to_plain(move_from_plain(value, find(name).moves)).items()


def moves() -> list[bytes]:
    decided = [move for member in played().members for move in member.decided.values()]
    return [json.dumps(move_to_plain(move)).encode() for move in decided[:12]]


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────

POINT: Final = G.encode()
CONTEXT: Final = Context(1, bytes(32), 0, 0, 0, "shuffle", bytes(32))


DECK: Final = [Ciphertext(G, base(number + 2)) for number in range(3)]
JOINT: Final = base(5)


@functools.cache
def shuffled() -> tuple[tuple[Ciphertext, ...], bytes]:
    """Three cards, shuffled, and the proof."""
    factors = [Scalar(7), Scalar(8), Scalar(9)]
    return shuffle_proof.shuffle_and_prove(JOINT, DECK, [1, 2, 0], factors, CONTEXT)


def take_points(raw: bytes) -> None:
    for kind in (Point, Ciphertext, SealedShare, SealedPiece):
        with contextlib.suppress(Malformed):
            assert kind.decode(raw).encode() == raw


def take_shuffle(raw: bytes) -> None:
    """A proof is right or wrong, and never anything else."""
    out, good = shuffled()
    assert shuffle_proof.verify(JOINT, DECK, out, CONTEXT, raw) is (raw == good)


# ── files ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def take_game(raw: bytes) -> None:
    game = gamefile.unpack_game(raw)
    check_terms(read_terms(game.terms), find)
    assert gamefile.pack_game(game.terms, game.entries) == raw


def game_files() -> list[bytes]:
    known = played()
    return [gamefile.pack_game(encode(known.terms), known.entries()[:count]) for count in (0, 1, 5)]


def forks() -> list[bytes]:
    known = played()
    first = known.members[0].feeds.entries(0)[0]
    other = Entry.sign(identity_of(0), known.terms.hash(), 0, 0, first.previous, b"otherwise")
    feeds = Feeds(known.terms.hash(), known.terms.authors())
    feeds.receive(first.raw)
    found = feeds.receive(other.raw)
    assert isinstance(found, Forked)
    return [forkfile.write_fork(known.terms, found.fork)]


def stores() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        store = TableStore(Path(folder) / "table")
        store.create(b"terms", b"secrets")
        store.save_own(played().members[0].feeds.entries(0)[:4])
        store.close()
        return [(store.folder / "own.log").read_bytes()]


def load_store(folder: Path) -> None:
    for name in ("draft", "secrets"):
        (folder / name).write_bytes(b"kept")
    shutil.copy(folder / "own.log", folder / "others.log")
    store = TableStore(folder)
    before = store.load()
    assert store.load().own == before.own  # what was cut off is gone for good


def load_profile(folder: Path) -> None:
    profile = Profile(folder)
    profile.me()
    profile.rename("Ada", "star")
    assert profile.me() is not None


def players() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        Profile(Path(folder)).rename("Ada", "star")
        return [(Path(folder) / PLAYER).read_bytes()]


def load_settings(folder: Path) -> None:
    chosen = settings.load(folder)
    settings.save(folder, msgspec.structs.replace(chosen, motion="fast"))
    assert settings.load(folder) == msgspec.structs.replace(chosen, motion="fast")


def saved_settings() -> list[bytes]:
    return [
        msgspec.json.encode(settings.Settings()),
        msgspec.json.encode({"language": "pl", "later": [1, {"a": None}]}),
    ]


def load_statistics(folder: Path) -> None:
    game = statistics.Finished(game="sen", key="a file", won=True, score=-1, fewest=True, seats=2, people=1)
    kept = statistics.load(folder)
    assert statistics.add(folder, game)[-1].key == game.key or game.key in {each.key for each in kept}
    assert statistics.load(folder) == statistics.add(folder, game)


def saved_statistics() -> list[bytes]:
    games = [
        statistics.Finished(game=name, key=f"{name}-{at}", won=bool(at), score=at, fewest=False, seats=4, people=2)
        for at, name in enumerate(GAMES)
    ]
    return [msgspec.json.encode(games)]


def load_verdicts(folder: Path) -> None:
    known = checked.load(folder)
    checked.save(folder, known)
    assert checked.load(folder) == dict(list(known.items())[-checked.MOST :])


def saved_verdicts() -> list[bytes]:
    good = checked.Checked(size=9, saved_s=1.5, verdict="complete", scores=(1, 2), winners=(0,))
    return [
        msgspec.json.encode(
            {"sen-1.sennik": good, "sen-2.sennik": checked.Checked(size=0, saved_s=0.0, verdict="unfinished")}
        )
    ]


def load_note(folder: Path) -> None:
    """The note of what was seen: none that is another game's is taken for this one's."""
    found = seen.load(folder, "sen", bytes(32))
    assert found is None or all(card >= 0 for card in found.faces)


def notes() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        game = Path(folder) / NOTE.replace(seen.SUFFIX, ".sennik")
        seen.save(game, bytes(32), seen.Seen(1, {0: "7", 12: "peek", 53: "0"}))
        return [seen.beside(game).read_bytes()]


NOTE: Final = f"sen-{bytes(32).hex()[:16]}{seen.SUFFIX}"


def load_acquaintances(folder: Path) -> None:
    """A file that is put aside is as none; what was met is known again."""
    known = Acquaintances(folder)
    known.remember("Ada", identity(1).public)
    known.remember_keys([identity(2).public])
    again = Acquaintances(folder)
    assert not again.is_new_key("Ada", identity(1).public)
    assert again.remembers(identity(2).public)


def saved_acquaintances() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        load_acquaintances(Path(folder))
        return [(Path(folder) / ACQUAINTANCES).read_bytes()]


def read_customs(folder: Path) -> None:
    found = load_customs(folder, played().terms)
    save_customs(folder, found)
    assert load_customs(folder, played().terms) == found


def saved_customs() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        save_customs(Path(folder), Customs(strength="sly", talk="reactions", hints=True, bench=False))
        return [(Path(folder) / CUSTOMS).read_bytes()]


def load_left(folder: Path) -> None:
    left = LeftTables(folder)
    left.load()
    left.add(bytes(32))
    left.save()
    again = LeftTables(folder)
    again.load()
    assert bytes(32) in again


def saved_identities() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        identity(1).save(Path(folder))
        return [(Path(folder) / IDENTITY).read_bytes()]


def saved_ways() -> list[bytes]:
    with tempfile.TemporaryDirectory(prefix="sennik-fuzz-") as folder:
        save_ways(Path(folder), {identity(1).public: Way(("192.168.1.2:7370",), ("[fe80::1]:7370",))})
        return [(Path(folder) / WAYS).read_bytes()]


# ── what a player types ─────────────────────────────────────────────────────────────────────────────────────────────


def take_address(raw: bytes) -> None:
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        raise Malformed("no text") from None
    for host, port in parse_address(text):
        assert host
        assert 0 < port < 65536


def take_name(raw: bytes) -> None:
    name = clean_name(raw.decode("utf-8", "replace"))
    assert clean_name(name) == name
    assert all(unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in name)
    lookalikes([name, "Ada"])


# ── who hears whom ──────────────────────────────────────────────────────────────────────────────────────────────────


def take_neighbourly(raw: bytes) -> None:
    """A word beside any table, at whoever looks who hears whom and has just asked for a trial."""
    word: neighbourly.Word = decode(raw, neighbourly.Word, largest=neighbourly.LARGEST)
    peer = identity(2).public
    hearing, trials = Hearing(identity(1).public), Trials(0.0)
    hearing.due([peer], 0.0)
    trials.ask(peer, bytes(8), 0.0)
    if isinstance(word, neighbourly.Told):
        hearing.listen(word.ears)
        hearing.hear(peer, word, 0.0)
        assert len(hearing.chart("Ada", "star").people) <= MOST_PEOPLE
    else:
        trials.receive(peer, word, 1.0)
        trials.called(peer, None, "silent")
        for now in (1.0, 8.0, 40.0):
            trials.tick(now)
            trials.mark(now)


def said_between_neighbours() -> list[bytes]:
    ears = tuple(neighbourly.Ear(player(at).peer, at, None, True, f"P{at}", "star") for at in (1, 2, 3))
    words: tuple[neighbourly.Word, ...] = (
        neighbourly.Ask(),
        neighbourly.Told((*ears, neighbourly.Ear(player(4).peer, None, "silent", False))),
        neighbourly.Advise(("firewall", "vpn")),
        neighbourly.Invite(bytes(8), 28460),
        neighbourly.Reply(bytes(8), True, 28460),
        neighbourly.Found(bytes(8), True, 7, None),
        neighbourly.Stop(bytes(8)),
    )
    return [encode(word) for word in words]


TARGETS: Final[dict[str, Target]] = {
    "frames": Target(take_frames, lambda: streams((seal(ToHost(bytes(16), b"said")),))),
    "host": Target(take_as_host, lambda: streams(said_in_a_room()[0])),
    "guest": Target(take_as_guest, lambda: streams(said_in_a_room()[1])),
    "door-host": Target(take_before_a_door, lambda: streams(said_at_a_door()[0]), cost=10),
    "door-guest": Target(take_at_a_door, lambda: streams(said_at_a_door()[1]), cost=10),
    "company": Target(take_as_company, said_in_a_company),
    "gossip": Target(take_gossip, gossip_streams),
    "neighbourly": Target(take_neighbourly, said_between_neighbours),
    "speech": Target(take_speech, said_in_a_circle),
    "bench": Target(take_bench, said_about_onlookers),
    "looking-on": Target(take_looking_on, said_to_an_onlooker, cost=3),
    "greeting": Target(take_greeting, lambda: [hellos()[1].greeting()], (Malformed, OtherVersion)),
    "listener": Target(take_listeners_proof, listeners_proofs),
    "dialler": Target(take_diallers_proof, diallers_proofs),
    "answer": Target(
        DiallerHello.receive_answer,
        lambda: [ListenerHello.answer(None)],
        (Malformed, Refused),
    ),
    "advert": Target(take_advert, adverts),
    "entry": Target(take_entry, lambda: [entry.raw for entry in entries()]),
    "body": Target(take_body, lambda: [entry.body for entry in entries()]),
    "terms": Target(take_terms, lambda: [encode(played().terms)]),
    "move": Target(take_move, moves),
    "points": Target(take_points, lambda: [POINT, POINT * 2, POINT * 5]),
    "shuffle": Target(take_shuffle, lambda: [shuffled()[1]]),
    "secrets": Target(TableSecrets.restore, lambda: [secrets_for(0, 1).store()]),
    "game": Target(take_game, game_files),
    "fork": Target(forkfile.read_fork, forks),
    "store": Target(in_folder("own.log", load_store), stores),
    "profile": Target(in_folder(PLAYER, load_profile), players),
    "settings": Target(in_folder(settings.FILE, load_settings), saved_settings, ()),
    "identity": Target(in_folder(IDENTITY, Identity.load), saved_identities),
    "statistics": Target(in_folder(statistics.FILE, load_statistics), saved_statistics, ()),
    "verdicts": Target(in_folder(checked.FILE, load_verdicts), saved_verdicts, ()),
    "note": Target(in_folder(NOTE, load_note), notes, ()),
    "acquaintances": Target(in_folder(ACQUAINTANCES, load_acquaintances), saved_acquaintances, ()),
    "customs": Target(in_folder(CUSTOMS, read_customs), saved_customs, ()),
    "left": Target(in_folder(LEFT, load_left), lambda: [bytes(range(64))], ()),
    "ways": Target(in_folder(WAYS, load_ways), saved_ways, ()),
    "address": Target(take_address, lambda: [b"192.168.1.20:7370", b"[fe80::1%eth0]:7370", b"zaba.local:7370"]),
    "name": Target(take_name, lambda: ["Żaneta 🐉".encode(), "Ада".encode(), b"Ada\xe2\x80\xae"], ()),
}
"""By name, as the corpora are kept."""
