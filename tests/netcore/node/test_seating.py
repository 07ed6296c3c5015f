"""A table found on disk: it is gone on with exactly as it was put away, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine import policies
from engine.games import find
from netcore.cards.secrets import TableSecrets
from netcore.errors import Malformed
from netcore.files.acquaintances import Acquaintances
from netcore.files.store import TableStore
from netcore.lobby.customs import USUAL
from netcore.lobby.room import STRENGTHS, Strength
from netcore.node.chair import Chair
from netcore.node.kept import CUSTOMS, pack_secrets, save_bots, save_customs
from netcore.node.seating import Seating
from netcore.node.ways import Way, save_ways
from netcore.status import Customs
from netcore.wire.codec import encode
from tests.tables.ring import identity_of, terms_for

SEATS = 3


@pytest.fixture
def store(tmp_path: Path) -> TableStore:
    """The table of a person and two bots, as it was begun."""
    terms = terms_for(find("sen"), SEATS, {"rounds": 1})
    chairs = [Chair(seat, identity_of(seat), TableSecrets.make(), None) for seat in range(SEATS)]
    folder = tmp_path / "table"
    folder.mkdir()
    save_bots(folder, chairs, identity_of(0))
    save_ways(folder, {identity_of(1).public: Way(("10.0.0.1:1",))})
    store = TableStore(folder)
    store.create(encode(terms), pack_secrets(chairs, terms))
    return store


@pytest.mark.parametrize("strength", STRENGTHS)
def test_bots_come_back_as_strong_as_they_were(store: TableStore, tmp_path: Path, strength: Strength) -> None:
    save_customs(store.folder, Customs(strength=strength))
    found = seating(tmp_path).resume(store)
    assert found.customs.strength == strength
    plays = type(policies.for_game("sen", strength))
    assert [type(chair.policy) for chair in found.chairs] == [plays] * SEATS


def test_a_table_that_is_taken_up_again_plays_as_it_did(store: TableStore, tmp_path: Path) -> None:
    """What its terms hold is read from there, whatever is kept beside them."""
    usual = seating(tmp_path).resume(store).customs
    assert usual == replace(USUAL, backups=usual.backups)
    save_customs(store.folder, Customs(not usual.backups, None, True, "sly", "off", True, False))
    found = seating(tmp_path).resume(store)
    assert found.customs == Customs(usual.backups, None, False, "sly", "off", True, False)
    room = seating(tmp_path).as_room(found.terms, {0}, lambda _: True, found.customs)
    assert room.customs == found.customs


@pytest.mark.parametrize("damaged", [b"", b"divine", b"\xff\xfe", b"\x80\x00", encode({"strength": "divine"})])
def test_customs_that_cannot_be_read_are_the_usual_ones(store: TableStore, tmp_path: Path, damaged: bytes) -> None:
    usual = seating(tmp_path).resume(store).customs
    (store.folder / CUSTOMS).write_bytes(damaged)
    assert seating(tmp_path).resume(store).customs == usual


def test_a_folder_in_the_place_of_the_customs_costs_no_table(store: TableStore, tmp_path: Path) -> None:
    usual = seating(tmp_path).resume(store).customs
    (store.folder / CUSTOMS).mkdir()
    assert seating(tmp_path).resume(store).customs == usual


def seating(tmp_path: Path) -> Seating:
    return Seating(identity_of(0), Acquaintances(tmp_path), None)


def test_what_was_put_away_comes_back(store: TableStore, tmp_path: Path) -> None:
    found = seating(tmp_path).resume(store)
    assert [chair.seat for chair in found.chairs] == [0, 1, 2]
    assert found.terms == terms_for(find("sen"), SEATS, {"rounds": 1})


@pytest.mark.parametrize("name", ["draft", "secrets", "bot-1/identity.key"])
def test_a_damaged_byte_anywhere_is_noticed(store: TableStore, tmp_path: Path, name: str) -> None:
    """With other secrets than its keys, or at another table than the others, it would only look like a cheat."""
    file = store.folder / name
    whole = file.read_bytes()
    for place in range(0, len(whole), max(1, len(whole) // 150)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises((Malformed, FileNotFoundError)):
            seating(tmp_path).resume(store)
        file.write_bytes(whole[:place])
        with pytest.raises((Malformed, FileNotFoundError)):
            seating(tmp_path).resume(store)


@pytest.mark.parametrize("junk", [b"", bytes(500), b"\x91" * 60_000, b"\xdd\xff\xff\xff\xff", b"\xc7\x00\x05"])
@pytest.mark.parametrize("name", ["draft", "secrets", "bot-1/identity.key", "ways", "others.log"])
def test_junk_is_refused_or_left_out(store: TableStore, tmp_path: Path, name: str, junk: bytes) -> None:
    (store.folder / name).write_bytes(junk)
    if name in ("ways", "others.log"):
        resumed = seating(tmp_path).resume(store)
        mine = {chair.seat for chair in resumed.chairs}
        assert all(entry.seat in mine for entry in resumed.feeds.all_entries())
    else:
        with pytest.raises(Malformed):
            seating(tmp_path).resume(store)


def test_secrets_of_another_table_are_refused(store: TableStore, tmp_path: Path) -> None:
    other = terms_for(find("sen"), SEATS, {"rounds": 1}, table=7)
    chairs = [Chair(seat, identity_of(seat), TableSecrets.make(), None) for seat in range(SEATS)]
    (store.folder / "secrets").write_bytes(pack_secrets(chairs, other))
    with pytest.raises(Malformed, match="another table's"):
        seating(tmp_path).resume(store)


def test_a_disk_that_does_not_keep_whom_one_meets_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    terms = terms_for(find("sen"), 2, {"rounds": 1})
    terms = replace(terms, seats=tuple(replace(seat, kind="person") for seat in terms.seats))
    chairs = [Chair(0, identity_of(0), TableSecrets.make(), None)]

    def refuses(_known: Acquaintances, _name: str, _peer: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Acquaintances, "remember", refuses)
    begun = TableStore(tmp_path / "begun")
    seating(tmp_path).create(begun, chairs, terms, {})
    assert seating(tmp_path).resume(begun).terms == terms
