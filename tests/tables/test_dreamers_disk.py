"""What the program of a Dreamer leaves on its disk and in its log before day: nothing of words, roles or verdicts.

The test is of the whole program, one process a player. It falls over when the night ends, so that what a crash leaves
is looked at as well. Memory and feeds are looked at in test_ring_dream.py.
"""

from __future__ import annotations

import ast
import asyncio
import base64
import errno
import json
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec
import pytest
import zeroconf

import netcore
from engine.dream_list import spellings
from engine.pieces import Face
from netcore.feeds.bodies import Clocked, read_body, write_body
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.files.profile import Profile
from netcore.files.store import OTHERS_LOG, OWN_LOG, TERMS, TableStore
from netcore.identity import Identity
from netcore.wire.codec import decode
from tests.tables.night_peer import DREAMER
from tests.tables.processes import Peer, loopback_of_our_own

pytestmark = [pytest.mark.xdist_group("apart"), pytest.mark.timeout(240)]

NAMES = ("Ala", "Ela", "Ola", "Ula")
LOOPBACK = ("--interface", "127.0.0.1", "--log-level", "debug")
NIGHT = (str(Path(__file__).with_name("night_peer.py")),)
TELLING = 6
"""Bytes of a text that noise does not hold by chance; a shorter one is searched for with what stands before it."""
SHORTEST = 4
"""Bytes of a text that is searched for at all."""
LANTERNS = ("round", "tall", "fish", "cube")
"""The host's, who does not dream, and those of guests, of one length; none is a word of the list."""


@dataclass(frozen=True)
class Night:
    """What was left of the Dreamer's program, and what the spirits were shown meanwhile."""

    profile: Path
    log: Path
    words: tuple[Face, ...]
    roles: tuple[Face, ...]

    @property
    def table(self) -> Path:
        """The folder of the table that was left in mid-game."""
        (folder,) = self.profile.glob("tables/*")
        return folder

    def files(self) -> dict[str, bytes]:
        """All that is on disk, by its path in the profile; the table's folder has a random name."""
        kept = {
            str(path.relative_to(self.profile)).replace(self.table.name, "TABLE"): path.read_bytes()
            for path in sorted(self.profile.rglob("*"))
            if path.is_file()
        }
        return {**kept, "log": self.log.read_bytes()}

    def entries(self) -> list[Entry]:
        """All that was stored of the feeds, author by author; whose came first is chance."""
        stored = TableStore(self.table).load()
        return sorted((*stored.own, *stored.others), key=lambda entry: (entry.seat, entry.number))


def dream(folder: Path, verdict: str, inside: tuple[str, ...]) -> Night:
    """A night of four programs, up to the recap."""
    seen = folder / "seen"
    seen.mkdir(parents=True)
    options = ("-o", "night_s=30")
    ways = {NAMES[0]: ("--open", "dream", "--seats", "4", *options)}
    peers = [
        Peer(folder, name, *ways.get(name, ("--join",)), *LOOPBACK, inside=inside, program=(*NIGHT, verdict, str(seen)))
        for name in NAMES
    ]
    try:
        for peer, lantern in zip(peers, LANTERNS, strict=True):
            name_profile(peer, lantern)
            peer.start()
        peers[0].wait_for_bytes(1)
        (terms,) = peers[0].profile.glob(f"tables/*/{TERMS}")
        seats = decode(terms.read_bytes(), Terms).seats
        dreamer = next(peer for peer in peers if peer.name == seats[DREAMER].name)
        assert dreamer.wait() == 1, dreamer.told()
        assert "DayComesError" in dreamer.told()
    finally:
        for peer in peers:
            peer.end()
    told = [json.loads(path.read_text()) for path in sorted(seen.glob("*.json"))]
    assert len(told) == 3
    assert all(each["words"] == told[0]["words"] for each in told)
    words = tuple(Face(word) for word in told[0]["words"])
    return Night(dreamer.profile, dreamer.log, words, tuple(Face(each["role"]) for each in told))


def name_profile(peer: Peer, lantern: str) -> None:
    """Have the player known by a picture whose name is as long as the others'."""
    profile = Profile(peer.profile)
    profile.open()
    profile.rename(peer.name, lantern)
    profile.close()


@pytest.fixture(scope="module")
def nights(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Night, Night]]:
    """Two nights that differ in words, roles and verdicts, and in nothing that the Dreamer may know."""
    folder = tmp_path_factory.mktemp("nights")
    with loopback_of_our_own() as inside:
        yield dream(folder / "one", "yes", inside), dream(folder / "two", "no", inside)
    shutil.rmtree(folder)


def secrets_of(night: Night) -> set[str]:
    """What the Dreamer's program must not write down: ids and spellings of the words, names of the roles."""
    return {*night.words, *night.roles, *(text for word in night.words for text in spellings(word))}


def disguises(text: str) -> set[bytes]:
    """`text` as it may stand in a file: in several encodings, as itself and in capitals."""
    found = set[bytes]()
    for spelled in (text, text.lower(), text.upper(), text.capitalize()):
        raws = {spelled.encode(code) for code in ("utf-8", "utf-16-le", "utf-16-be", "utf-32-le")}
        raws |= {json.dumps(spelled)[1:-1].encode(), ascii(spelled)[1:-1].encode()}
        found |= raws | {raw.hex().encode() for raw in raws} | {raw.hex().upper().encode() for raw in raws}
        for raw in raws:
            # Whatever stands before it, the middle of it is the same in base64 at one of three places.
            coded = {base64.b64encode(bytes(skip) + raw)[4 if skip else 0 :].rstrip(b"=")[:-1] for skip in range(3)}
            found |= {form for form in coded if len(form) >= TELLING}
    long = {form for form in found if len(form) >= TELLING}
    return long | {form for short in found - long if len(short) >= SHORTEST for form in marked(short)}


def marked(raw: bytes) -> set[bytes]:
    """A few bytes with what stands before a text: of a message, or of a line of the log."""
    return {bytes([0xA0 + len(raw)]) + raw, *(sign + raw for sign in (b'"', b"'", b" ", b"=", b":", b"(", b"\n"))}


def found_in(files: dict[str, bytes], texts: set[str]) -> set[tuple[str, str]]:
    """Which of `texts` stand in which files."""
    return {(name, text) for text in texts for form in disguises(text) for name, raw in files.items() if form in raw}


@cache
def sentences() -> bytes:
    """What the log may say whatever is dreamt, as when a link is dropped in one of two nights: all that is written in
    the sources of whoever writes there, and the faults of the system.
    """
    texts = [os.strerror(number) for number in errno.errorcode]
    for package in (netcore, zeroconf, asyncio):
        for source in sorted(Path(package.__path__[0]).rglob("*.py")):
            read = ast.walk(ast.parse(source.read_text(encoding="utf-8")))
            texts += [node.value for node in read if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return "".join(f" {text}" for text in texts).encode()


def test_nothing_that_the_dreamer_must_not_know_is_on_its_disk_or_in_its_log(nights: tuple[Night, Night]) -> None:
    """A text that stands in the other night's files as well tells nothing, nor in the log one of the program's own."""
    for night, other in (nights, nights[::-1]):
        assert len(set(night.words) - set(other.words)) >= 3
        texts = secrets_of(night)
        usual = found_in(other.files(), texts) | found_in({"log": sentences()}, texts)
        assert len(usual) < len(texts) / 2
        assert found_in(night.files(), texts) - usual == set()


def test_the_search_would_see_it(nights: tuple[Night, Night]) -> None:
    text = max(secrets_of(nights[0]), key=len)
    assert len(text.encode()) >= TELLING
    for short in (b"\x81\xa4word\xa4w001", b"the word: w001\n", b"word=w001", b"{'word': 'w001'}"):
        assert found_in({"noise": short}, {"w001"}) == {("noise", "w001")}, short
    raws = [
        text.encode(), text.upper().encode("utf-16-le"), json.dumps({"word": text}).encode(), repr([text]).encode(),
        text.encode().hex().encode(), *(base64.b64encode(b"x" * skip + text.encode() + b"tail") for skip in range(3)),
    ]  # fmt: skip
    for raw in raws:
        assert found_in({"noise": b"\x00noise" + raw + b"\xff"}, {text}) == {("noise", text)}, raw


def test_both_nights_left_the_same_files_of_the_same_sizes(nights: tuple[Night, Night]) -> None:
    sizes = [{name: len(raw) for name, raw in night.files().items() if name != "log"} for night in nights]
    assert sizes[0] == sizes[1]
    assert {f"tables/TABLE/{name}" for name in (TERMS, OWN_LOG, OTHERS_LOG)} <= set(sizes[0])


def test_both_nights_left_the_same_entries_but_for_randomness(nights: tuple[Night, Night]) -> None:
    first, second = (told_by(night.entries()) for night in nights)
    assert first == second
    kinds = Counter(kind for _, _, kind, _, _ in first)
    assert kinds["MovePromised"] >= 3 * 4
    assert kinds["Clocked"] > 3 * kinds["MovedInTime"]


def test_the_comparison_would_see_one_word_more_fewer_or_other(nights: tuple[Night, Night]) -> None:
    """A word of time is the smallest thing that could tell: it is looked at wherever it stands, the last one too."""
    entries = nights[0].entries()
    clocked = [at for at, entry in enumerate(entries) if isinstance(read_body(entry.body), Clocked)]
    ends = [at for at in clocked if at + 1 == len(entries) or entries[at + 1].seat != entries[at].seat]
    assert len(ends) == len(NAMES), "each feed's last entry"
    identity = Identity.generate()
    for at in (clocked[0], *ends):
        entry, body = entries[at], read_body(entries[at].body)
        assert isinstance(body, Clocked)
        late = write_body(msgspec.structs.replace(body, late=(DREAMER,)))
        more = Entry.sign(identity, entry.table, entry.seat, entry.number + 1, entry.hash, entry.body)
        other = Entry.sign(identity, entry.table, entry.seat, entry.number, entry.previous, late)
        for changed in ([], [entry, more], [other]):
            assert told_by([*entries[:at], *changed, *entries[at + 1 :]]) != told_by(entries)


def told_by(entries: list[Entry]) -> list[tuple[object, ...]]:
    """All of the entries that is no randomness."""
    return [
        (entry.seat, entry.number, type(body := read_body(entry.body)).__name__, len(entry.raw), written(body))
        for entry in entries
    ]


def written(body: object) -> object:
    """What of a body is no randomness: the move, where one stands in the open, the claim, and who is found late."""
    return tuple(getattr(body, name, None) for name in ("number", "move", "claimed_ms", "late"))


def test_both_nights_said_the_same_in_the_log(nights: tuple[Night, Night]) -> None:
    """At the level that says most. How often the network is spoken of is chance; what is said of the game is not."""
    first, second = (said(night.log.read_text()) for night in nights)
    assert first[0] == second[0]
    assert len(first[0]) > 20
    assert first[1] == second[1]


def said(log: str) -> tuple[list[str], set[str]]:
    """The lines about steps, in order, and the kinds of all others but those about links and discovery."""
    lines = [line.split(" ", 2)[2] for line in log.splitlines() if re.match(r"\d{4}-", line)]
    steps = [line for line in lines if ": step " in line]
    kinds = {
        re.sub(r"[0-9a-f]{8,}|\d+", "#", line)
        for line in lines
        if re.match(r"\w+ (engine|netcore|client)\b", line) and not re.match(r"\w+ netcore\.(lan|node\.links)", line)
    }
    return steps, {kind for kind in kinds if ": step " not in kind}
