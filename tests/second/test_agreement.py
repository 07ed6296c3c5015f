"""Both verifiers, each written without the other, say the same of whole files: honest, cut, joined, mutated, cheated.

`tests/tables` has more of it: whoever cheats there is named by both (`tests/scenery/both.py`).
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import msgpack
import msgspec
import pytest

from engine.chance import Chance
from engine.games import find
from netcore.feeds.bodies import (
    Agreed,
    Here,
    KeptPassed,
    Mixed,
    SealedShares,
    SeedShown,
    WillOpen,
    read_body,
    write_body,
)
from netcore.feeds.chain import Fork
from netcore.feeds.charter import Terms
from netcore.feeds.entry import Entry
from netcore.files.forkfile import write_fork
from netcore.files.gamefile import pack_game
from netcore.verbs.cli import main
from netcore.wire.codec import encode
from tests.engine.contract_games import BOAST, DRAFT
from tests.netcore.crypto import second as plain
from tests.scenery.both import verdict
from tests.scenery.saved import MUTATIONS, SMALLEST, Book, honest, left, mutated
from tests.tables import ring
from tests.tables.conftest import nothing_twice as nothing_twice
from tests.tables.test_departures import Leaving
from tests.tables.test_ring_clock import TIMING

Ring = ring.Ring
"""Named here so that what is checked of these files is kept: tests/tables/conftest.py."""

ROOT = Path(__file__).resolve().parents[2]
SEN = find("sen")
SHORT: dict[str, object] = {"rounds": 1, "limit": 0}
TRIED = 40
QUICK = {game.name: game for game in (BOAST, DRAFT, TIMING)}


@pytest.fixture(scope="module")
def four() -> Book:
    """A game of Sen for four, played out."""
    return Book.of(SEN, 4, SHORT, 5)


@pytest.fixture(scope="module")
def quick() -> Book:
    """A game of a few seconds for three."""
    return Book.of(BOAST, 3, {"length": 1}, 3)


@pytest.mark.parametrize("name", SMALLEST)
def test_a_whole_game_is_complete_in_the_same_words(name: str) -> None:
    said = verdict(honest(name).data())
    seats = list(range(SMALLEST[name][0]))
    assert (said["verdict"], said["complete_for"], len(said["players"])) == ("complete", seats, len(seats))
    assert all(len(player["key_words"]) == 6 for player in said["players"])


def test_both_commands_print_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game"
    for data in (honest("smoki").data(), honest("smoki").copy().cut(0, 9).data(), b"SENNIK01", b"no"):
        file.write_bytes(data)
        code = main(["verify", "--json", str(file)])
        said = json.loads(capsys.readouterr().out)
        done = subprocess.run(
            [sys.executable, "-m", "tests.second.command", str(file)],
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            check=False,
        )
        theirs = json.loads(done.stdout)
        assert (done.returncode, done.stderr) == (code, "")
        assert {key: said[key] for key in theirs} == theirs
        assert said.keys() - theirs.keys() <= {"missing", "checked"}


@pytest.mark.parametrize("name", ["sen", "smoki"])
def test_a_cut_game_is_unfinished_and_a_cut_file_damaged(name: str) -> None:
    book = honest(name)
    half = [len(feed) // 3 for feed in book.feeds]
    cut = book.copy()
    for seat, length in enumerate(half):
        cut.cut(seat, length)
    assert verdict(cut.data())["verdict"] == "unfinished"
    unsigned = book.copy().until(Agreed, [1])
    assert verdict(unsigned.data())["waits"] == [1]
    data = book.data()
    assert {verdict(data[:end])["verdict"] for end in (len(data) // 2, len(data) - 1)} == {"at fault"}


def test_what_one_wrote_under_one_version_does_not_fit_another(quick: Book) -> None:
    """Two games by the same terms, joined: what builds on the other version is not read, and nobody is at fault."""
    other = Book.of(BOAST, 3, {"length": 1}, 4)
    for seat in range(3):
        joined = quick.copy()
        joined.feeds[seat] = other.feeds[seat]
        said = verdict(joined.data(), QUICK.__getitem__)
        assert (said["verdict"], said["fault"]) == ("unfinished", None)


@pytest.fixture(scope="module")
def timed() -> Book:
    """A game in which every move is made against the clock."""
    return Book.of(TIMING, 3, {"length": 3}, 3)


@pytest.mark.parametrize("seed", range(TRIED))
def test_of_a_mutated_file_both_say_the_same(quick: Book, timed: Book, seed: int) -> None:
    for book in (quick, timed):
        verdict(mutated(book, Chance(seed, "mutated")), QUICK.__getitem__)


def test_every_mutation_is_tried_in_the_suite(quick: Book) -> None:
    tried = {Chance(seed, "mutated").choice(MUTATIONS) for seed in range(TRIED)}
    assert tried == set(MUTATIONS)


@pytest.mark.parametrize(
    ("kind", "nth", "homes"),
    [(Mixed, 1, None), (SealedShares, 1, (0, 0, 2, 3, 0)), (Agreed, 1, None)],
)
def test_of_a_game_that_went_on_without_somebody(kind: type, nth: int, homes: tuple[int, ...] | None) -> None:
    gone = 2 if homes else 1
    said = verdict(left(SEN, 5 if homes else 4, SHORT, Leaving(gone, kind, nth), homes).data())
    assert said["verdict"] == "complete"
    assert gone not in said["complete_for"]


def test_of_hands_that_a_ghost_keeps_cards_of() -> None:
    book = left(DRAFT, 4, {"length": 2}, Leaving(2, KeptPassed))
    assert verdict(book.data(), QUICK.__getitem__)["verdict"] == "complete"


# ── what the comparison has found ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("length", [0, 1, 3, 4])
def test_who_is_called_gone_by_liars_before_keys_are_safe_ends_nobodys_program(four: Book, length: int) -> None:
    book = four.copy()
    for seat in range(4):
        book.cut(seat, length)
    assert verdict(book.call(2, 0, 1, 3).data())["verdict"] == "unfinished"


def test_who_is_called_gone_by_liars_while_keys_are_folded_ends_nobodys_program(four: Book) -> None:
    book = four.copy()
    for seat in range(4):
        book.cut(seat, 8)
    said = verdict(book.call(2, 0, 1, 3).call(3, 0, 1).data())
    assert (said["verdict"], said["waits"]) == ("unfinished", [0, 1, 3])


def test_who_does_not_sign_cannot_spoil_the_result_of_the_others_by_writing_on(four: Book) -> None:
    book = four.copy().until(Agreed, [2]).until(WillOpen, [0, 1, 3])
    assert verdict(book.data())["waits"] == [2]
    book.call(2, 0, 1, 3).write(2, Here()).write(2, Here())
    said = verdict(book.data())
    assert (said["verdict"], said["complete_for"]) == ("complete", [0, 1, 3])


def test_a_wrong_seed_and_a_step_that_is_not_the_seeds_spoil_no_result(quick: Book) -> None:
    book = quick.copy()
    last = book.feeds[1][-1]
    shown = read_body(last.body)
    assert isinstance(shown, SeedShown)
    wrong = SeedShown(number=shown.number, seed=bytes(32), history=shown.history, read=shown.read)
    said = verdict(book.rewrite(1, last.number, write_body(wrong)).data(), QUICK.__getitem__)
    assert (said["verdict"], said["wrong_seeds"], said["fault"]) == ("complete", [1], None)


def test_terms_for_others_are_no_game(quick: Book) -> None:
    assert verdict(quick.data(), lambda _name: SEN)["verdict"] == "no game"


def test_terms_of_a_game_whose_name_leads_elsewhere_are_damaged(quick: Book) -> None:
    terms = encode(msgspec.structs.replace(quick.terms, game="../sen"))
    assert verdict(pack_game(terms, ()))["verdict"] == "at fault"


def test_a_signature_counts_by_the_equation_without_the_cofactor(quick: Book) -> None:
    """Where libraries differ: R with a part of small order is refused by both."""
    book = quick.copy()
    entry = book.feeds[0][-1]
    book.feeds[0][-1] = with_torsion(book.terms, entry)
    said = verdict(book.data(), QUICK.__getitem__)
    assert said["fault"] == {"rule": "entry.signature", "seat": 0, "entry": entry.number, "question": None}


def with_torsion(terms: Terms, entry: Entry) -> Entry:
    """The same entry by the same author, signed with R + T, T being the point of order 2."""
    wide = hashlib.sha512(bytes([entry.seat + 1]) * 32).digest()
    secret = int.from_bytes(wide[:32], "little") & ~7 & ~(1 << 255) | 1 << 254
    assert plain.encode(plain.times(secret, plain.BASE)) == terms.seats[entry.seat].peer
    nonce = 1234567
    r = plain.encode(plain.plus(plain.times(nonce, plain.BASE), plain.from_xy(0, plain.P - 1)))
    header, context = entry.signed_header.signed, b"sennik/entry/1"
    said = r + terms.seats[entry.seat].peer + b"sennik signature 1" + bytes([len(context)]) + context + header
    h = int.from_bytes(hashlib.sha512(said).digest(), "little")
    s = (nonce + h * secret) % plain.L
    return Entry.read(msgpack.packb([header, r + s.to_bytes(32, "little"), entry.body], use_bin_type=True))


@pytest.mark.parametrize("astray", [False, True])
def test_of_the_proof_of_a_fork(quick: Book, astray: bool) -> None:
    table, zeros = quick.terms.hash(), bytes(32)
    first = Entry.sign(ring.identity_of(1), table, 1, 4, zeros, b"one").signed_header
    second = Entry.sign(ring.identity_of(1), table, 1, 4 + astray, zeros, b"two").signed_header
    terms = honest("sen").terms
    for by in (terms, msgspec.structs.replace(terms, version=2)):
        assert verdict(write_fork(by, Fork(first, second)))["verdict"] == "no game"
    sen = [
        Entry.sign(ring.identity_of(1), terms.hash(), 1, 4 + more, zeros, b"three").signed_header
        for more in (0, astray)
    ]
    assert verdict(write_fork(terms, Fork(sen[0], sen[0])))["verdict"] == "no game"
    sen[0] = Entry.sign(ring.identity_of(1), terms.hash(), 1, 4, zeros, b"four").signed_header
    said = verdict(write_fork(terms, Fork(*sen)))
    assert said["fault"] == {"rule": "feed.fork", "seat": 1, "entry": 4, "question": None}
