"""`verify` and `replay`: a stranger with a file, no network and no secrets."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.games import find
from netcore.audit.replay import replay, verify
from netcore.errors import Malformed
from netcore.feeds.chain import Fork
from netcore.feeds.entry import NO_HASH, Entry
from netcore.files.forkfile import read_fork, write_fork
from netcore.files.gamefile import GameFile, pack_game, unpack_game
from netcore.identity import fingerprint, key_numbers
from netcore.verbs.cli import NOT_SAID, main
from netcore.verbs.verify import printable
from netcore.wire.codec import encode
from resources.phrase import words
from tests.tables.ring import Ring, identity_of

OPTIONS = {"rounds": 1, "limit": 0}


@pytest.fixture(scope="module")
def ring() -> Ring:
    return Ring(find("sen"), 3, OPTIONS, seed=5).run()


@pytest.fixture(scope="module")
def data(ring: Ring) -> bytes:
    return pack_game(encode(ring.terms), ring.entries())


def test_all_peers_save_the_same_bytes_and_they_are_good(ring: Ring, data: bytes) -> None:
    assert {pack_game(encode(ring.terms), member.feeds.all_entries()) for member in ring.members} == {data}
    report = verify(unpack_game(data))
    assert report.good
    text = "\n".join(report.lines)
    assert "54 cards, by Player 0, Player 1, Player 2" in text
    assert "all laid open as committed" in text


def test_the_command_says_what_it_checked(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    file.write_bytes(data)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.endswith("everything is good\n")


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="needs a name for a pipe")
def test_a_game_can_come_through_a_pipe_which_is_read_once(data: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    reading, writing = os.pipe()

    def pour() -> None:
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(data)

    pouring = threading.Thread(target=pour)
    pouring.start()
    try:
        assert main(["verify", f"/dev/fd/{reading}"]) == 0
    finally:
        os.close(reading)
        pouring.join()
    assert capsys.readouterr().out.endswith("everything is good\n")


@pytest.mark.skipif(not Path("/dev/fd").is_dir(), reason="needs a name for a pipe")
@pytest.mark.parametrize(("damage", "code"), [(lambda data: data[:-9], 1), (lambda data: b"x" + data, 2)])
def test_what_comes_through_a_pipe_and_is_damaged_is_at_fault_as_a_file_is(
    data: bytes, damage: Callable[[bytes], bytes], code: int
) -> None:
    reads, writes = os.pipe()

    def pour() -> None:
        with contextlib.suppress(BrokenPipeError), os.fdopen(writes, "wb") as into:  # nobody reads what is no game
            into.write(damage(data))

    pouring = threading.Thread(target=pour)
    pouring.start()
    try:
        assert main(["verify", f"/dev/fd/{reads}"]) == code
    finally:
        os.close(reads)
        pouring.join()


def test_nothing_steers_the_terminal_that_a_stranger_has_written() -> None:
    assert printable("A\x1b[2Jd\u202ea\n") == "A?[2Jd?a?"


@pytest.mark.skipif(os.name == "nt", reason="no file can be called so there")
@pytest.mark.parametrize("verb", ["verify", "replay", "evening"])
def test_the_name_of_a_file_is_printed_as_a_terminal_may_show_it(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever hands a file over has named it."""
    for name, content in (("none\x1b[2J", b"no game"), ("cut\x1b[2J", b"SENNIK01")):
        (tmp_path / name).write_bytes(content)
        main([verb, str(tmp_path / name)])
    main([verb, str(tmp_path / "gone\x1b[2J")])
    said = capsys.readouterr()
    assert said.err.count("?[2J") == 3
    assert "\x1b" not in said.out + said.err


def test_each_player_is_told_by_the_words_of_the_key(
    ring: Ring, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game").write_bytes(data)
    main(["verify", str(tmp_path / "game")])
    text = capsys.readouterr().out
    for seat in ring.terms.seats:
        spoken = " ".join(f"{words('en')[number]} {number:03d}" for number in key_numbers(seat.peer))
        assert f"key words of {seat.name}: {spoken}\n" in text
    assert "complete for: Player 0, Player 1, Player 2, who have all signed" in text


def test_programs_are_told_the_same(
    ring: Ring, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(raw: bytes) -> dict[str, Any]:
        file.write_bytes(raw)
        said_code[0] = main(["verify", "--json", str(file)])
        told: dict[str, Any] = json.loads(capsys.readouterr().out)
        return told

    file, said_code = tmp_path / "game", [0]
    whole, report = said(data), verify(unpack_game(data))
    assert (said_code[0], whole["verdict"], whole["complete_for"]) == (0, "complete", [0, 1, 2])
    assert (whole["scores"], whole["winners"]) == (list(report.outcome.scores), list(report.outcome.winners))  # type: ignore[union-attr]
    assert [player["key"] for player in whole["players"]] == [seat.peer.hex() for seat in ring.terms.seats]
    assert [player["key_words"][0] for player in whole["players"]] == [
        f"{words('en')[number]} {number:03d}" for number in (key_numbers(seat.peer)[0] for seat in ring.terms.seats)
    ]
    half = said(pack_game(encode(ring.terms), [entry for entry in ring.entries() if entry.number < 20]))
    assert (said_code[0], half["verdict"], half["winners"], half["scores"]) == (3, "unfinished", None, None)
    assert half["missing"]
    broken = said(data[:-100])
    assert (said_code[0], broken) == (1, {"verdict": "at fault"})
    forged = Entry.sign(identity_of(1), ring.terms.hash(), 0, 0, NO_HASH, b"")
    wrong = said(pack_game(encode(ring.terms), [forged]))
    assert (said_code[0], wrong["verdict"], wrong["fault"]["seat"], wrong["winners"]) == (1, "at fault", 0, None)


def test_a_file_that_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter"
    file.write_bytes(b"Dear player, this is not a game.")
    for verb in ("verify", "replay"):
        assert main([verb, str(file)]) == 2
        assert main([verb, str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().out == ""


def test_one_byte_changed_is_refused_with_its_place(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    for place in range(40, len(data), len(data) // 12):
        file.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        assert main(["verify", str(file)]) == 1
        told = capsys.readouterr()
        assert any(word in told.out + told.err for word in ("at byte", "signed by", "another table", "draft"))


def test_a_cut_file_is_refused(data: bytes) -> None:
    for end in (20, len(data) // 2, len(data) - 1):
        with pytest.raises(Malformed, match="cut"):
            unpack_game(data[:end])


def without_last(file: GameFile, seat: int, count: int = 1) -> GameFile:
    """The file as it were if `seat` had said less."""
    feed = file.feed(seat)
    return GameFile(file.terms, tuple(e for e in file.entries if e not in feed[len(feed) - count :]))


def test_a_complete_game_stays_so_though_a_seed_is_missing(data: bytes) -> None:
    report = verify(without_last(unpack_game(data), seat=1))
    assert report.good
    assert "seeds: not laid open, for Player 1 said nothing more; the shuffles rest on their proofs" in report.lines


def test_a_game_that_stops_early_is_unfinished(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = without_last(unpack_game(data), seat=2, count=10)
    report = verify(file)
    assert report.fault is None
    assert report.missing.endswith("waits for Player 2 (seat 2)")
    assert not any("won by" in line for line in report.lines)
    path = tmp_path / "game"
    path.write_bytes(pack_game(file.terms, file.entries))
    assert main(["verify", str(path)]) == 3
    assert capsys.readouterr().out.splitlines()[-1] == f"UNFINISHED: {report.missing}"


def test_a_game_that_one_has_not_signed_is_unfinished_and_says_what_it_came_to_by_the_rules(data: bytes) -> None:
    report = verify(without_last(unpack_game(data), seat=2, count=3))
    assert report.fault is None
    assert report.missing == "the result is not signed by Player 2 (seat 2)"
    assert report.lines[-1].startswith("by the rules, scores: ")


def test_entries_after_the_end_spoil_nothing(ring: Ring) -> None:
    last = ring.members[1].feeds.entries(1)[-1]
    extra = Entry.sign(identity_of(1), ring.terms.hash(), 1, last.number + 1, last.hash, last.body)
    assert verify(GameFile(encode(ring.terms), (*ring.entries(), extra))).good


def test_an_entry_signed_by_another_is_refused(ring: Ring) -> None:
    entries = list(ring.entries())
    last = entries[-1]
    entries[-1] = Entry.sign(identity_of(0), last.table, last.seat, last.number, last.previous, last.body)
    report = verify(GameFile(encode(ring.terms), tuple(entries)))
    assert report.fault is not None
    assert (report.fault.rule, report.fault.seat) == ("entry.signature", 2)


def test_who_declines_is_named_and_nothing_is_open(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ring = Ring(find("sen"), 2, OPTIONS, willing=lambda seat: seat == 0).run()
    file = GameFile(encode(ring.terms), ring.entries())
    report = verify(file)
    assert report.good
    assert any("Player 1 declined" in line for line in report.lines)
    told = replay(file)
    assert told.faces() == {}
    path = tmp_path / "game"
    path.write_bytes(pack_game(file.terms, file.entries))
    assert main(["replay", str(path)]) == 0
    looks = [line for line in capsys.readouterr().out.splitlines() if " alone looks" in line]
    assert looks
    assert all("at" in line.split() for line in looks)


def test_a_replay_with_all_seeds_tells_everything(
    data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game"
    path.write_bytes(data)
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "?" not in out
    assert "from the first:" in out
    assert "end: " in out


def test_who_stops_reading_gets_no_complaint(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(data)
    command = [sys.executable, "-m", "netcore.verbs.cli", "replay", str(file)]
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False)
    finally:
        os.close(writer)
    assert (done.returncode, done.stderr) == (NOT_SAID, b"")


def test_a_damaged_terms_is_a_fault_for_every_verb(
    ring: Ring, data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    unsorted = msgspec.structs.replace(ring.terms, options=ring.terms.options[::-1])
    for terms in (b"\xc1", encode(unsorted)):
        file.write_bytes(pack_game(terms, ring.entries()))
        for verb in ("verify", "replay"):
            assert main([verb, str(file)]) == 1
            assert capsys.readouterr().out.startswith("FAULT: the terms: ")


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"version": 9}, "the table speaks version 9 of the protocol"),
        ({"rules": bytes(32)}, "the table plays other rules of sen than this program"),
        ({"game": "chess"}, "there is no game 'chess'"),
    ],
)
def test_a_game_that_another_program_can_check_is_nobodys_fault(
    changed: dict[str, Any], why: str, ring: Ring, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game"
    file.write_bytes(pack_game(encode(msgspec.structs.replace(ring.terms, **changed)), ring.entries()))
    for verb in ("verify", "replay"):
        assert main([verb, str(file)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert why in told.err
    assert main(["verify", "--json", str(file)]) == 2
    assert json.loads(capsys.readouterr().out) == {"verdict": "no game"}


def entry_of(ring: Ring, number: int, previous: bytes, body: bytes, *, signer: int = 1) -> Entry:
    """An entry of seat 1 at the ring's table."""
    return Entry.sign(identity_of(signer), ring.terms.hash(), 1, number, previous, body)


@pytest.mark.parametrize("number", [0, 1])
def test_the_proof_of_a_fork_names_who_signed_what_at_which_table(
    ring: Ring, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = entry_of(ring, 0, NO_HASH, b"one")
    second = entry_of(ring, number, NO_HASH if number == 0 else bytes([7]) * 32, b"two")
    file = tmp_path / "sen.fork"
    file.write_bytes(write_fork(ring.terms, Fork(first.signed_header, second.signed_header)))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr()
    assert ring.terms.hash().hex() in said.out
    assert "FAULT: Player 1, seat 1, signed " in said.out
    assert ("two different entries with the number 0" if number == 0 else "an entry 1 that follows another") in said.out
    assert fingerprint(identity_of(1).public) in said.out
    assert said.err == ""


def test_two_entries_that_convict_nobody_are_no_proof(
    ring: Ring, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = entry_of(ring, 0, NO_HASH, b"one"), entry_of(ring, 0, NO_HASH, b"two")
    forged = entry_of(ring, 0, NO_HASH, b"two", signer=0)
    elsewhere = msgspec.structs.replace(ring.terms, table=bytes([9]) * 16)
    proofs = [
        write_fork(ring.terms, Fork(first.signed_header, first.signed_header)),
        write_fork(ring.terms, Fork(first.signed_header, forged.signed_header)),
        write_fork(ring.terms, Fork(first.signed_header, entry_of(ring, 1, first.hash, b"next").signed_header)),
        write_fork(elsewhere, Fork(first.signed_header, second.signed_header)),
        write_fork(ring.terms, Fork(first.signed_header, second.signed_header))[:-1],
    ]
    file = tmp_path / "sen.fork"
    for proof in proofs:
        with pytest.raises(Malformed):
            read_fork(proof)
        file.write_bytes(proof)
        assert main(["verify", str(file)]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
