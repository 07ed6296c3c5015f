from pathlib import Path

import pytest

from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.files import gamefile
from netcore.identity import Identity

PEOPLE = [Identity.generate() for _ in range(3)]
FEEDS = Feeds(bytes(32), [person.public for person in PEOPLE])
for turn in range(4):
    for place, person in enumerate(PEOPLE):
        FEEDS.append(person, place, b"%d" % turn)
DATA = gamefile.pack_game(b"a draft", FEEDS.all_entries())


def test_a_game_comes_back_and_its_bytes_do_not_depend_on_the_order_of_arrival(tmp_path: Path) -> None:
    gamefile.write(tmp_path / "one", b"a draft", reversed(FEEDS.all_entries()))
    assert (tmp_path / "one").read_bytes() == DATA
    found = gamefile.read(tmp_path / "one")
    assert found.terms == b"a draft"
    assert found.entries == FEEDS.all_entries()
    assert found.feed(1) == FEEDS.entries(1)
    assert [path.name for path in tmp_path.iterdir()] == ["one"]


def test_a_cut_file_is_refused_at_every_byte() -> None:
    for end in range(len(DATA)):
        with pytest.raises(Malformed):
            gamefile.unpack_game(DATA[:end])
    with pytest.raises(Malformed, match="after the end"):
        gamefile.unpack_game(DATA + b"\0")


def test_every_changed_byte_is_refused_or_changes_what_is_signed() -> None:
    """What the file's own structure cannot tell (a last entry's signature, the terms) its signatures do."""
    for place in range(len(DATA)):
        changed = bytearray(DATA)
        changed[place] ^= 1
        try:
            found = gamefile.unpack_game(bytes(changed))
        except Malformed:
            continue
        signed = all(e.table == bytes(32) and e.signed_by(PEOPLE[e.seat].public) for e in found.entries)
        assert not signed or found.terms != b"a draft", place


def test_the_place_of_a_changed_entry_is_named() -> None:
    entry = FEEDS.entries(1)[2]
    changed = bytearray(DATA)
    changed[DATA.index(entry.raw) + len(entry.raw) - 1] ^= 1
    with pytest.raises(Malformed, match="entry 2 of seat 1"):
        gamefile.unpack_game(bytes(changed))


def test_gaps_and_repetitions_are_refused() -> None:
    entries = FEEDS.all_entries()
    for broken in [entries[1:], entries[:2] + entries[3:], (entries[0], *entries)]:
        with pytest.raises(Malformed):
            gamefile.unpack_game(gamefile.pack_game(b"a draft", broken))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"SENNIK",
        b"SENNIK02" + DATA[8:],
        b"PK\x03\x04" * 9,
        gamefile.MAGIC + bytes(4),
        gamefile.MAGIC + b"\xff" * 40,
    ],
)
def test_what_is_no_game_file_is_refused(data: bytes) -> None:
    with pytest.raises(Malformed):
        gamefile.unpack_game(data)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as file:
        file.write(gamefile.MAGIC)
        file.truncate(gamefile.LARGEST_FILE + 1)
    with pytest.raises(Malformed, match="too large"):
        gamefile.read(tmp_path / "huge")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no file without an end here")
def test_what_has_no_end_is_not_read_to_it() -> None:
    with pytest.raises(Malformed, match="not a game file"):
        gamefile.read(Path("/dev/zero"))
