"""Games that have ended here, for whoever comes back to one of them, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from netcore.feeds.chain import Feeds
from netcore.feeds.gossip import AGAIN_BYTES_AT_ONCE, NOTHING, Heads
from netcore.files import gamefile
from netcore.node.archive import MOST_OPEN, Archive, Ended
from netcore.tasks import Tasks
from netcore.wire.codec import encode
from netcore.wire.envelope import Envelope, Farewell, ToTable
from tests.scenery.saved import honest

BOOK = honest("sen")
TABLE = BOOK.terms.hash()


async def at_once(work: Callable[[], Ended | None]) -> Ended | None:
    return work()


@pytest.fixture
def told() -> list[tuple[bytes, Envelope]]:
    return []


@pytest.fixture
def archive(tmp_path: Path, told: list[tuple[bytes, Envelope]]) -> Archive:
    (tmp_path / f"sen-{TABLE.hex()[:16]}.sennik").write_bytes(BOOK.data())
    return Archive(tmp_path, at_once, lambda peer, envelope: told.append((peer, envelope)), Tasks())


@pytest.mark.parametrize(
    ("peer", "evening", "given"), [(0, b"", True), (None, BOOK.terms.table, True), (None, b"", False)]
)
async def test_who_comes_back_is_given_what_it_lacks_and_then_told_that_it_is_over(
    archive: Archive, told: list[tuple[bytes, Envelope]], peer: int | None, evening: bytes, given: bool
) -> None:
    """Whoever sat there, or spends the evening with us; nobody else."""
    asks = b"?" * 32 if peer is None else BOOK.terms.authors()[peer]
    nothing = encode(Heads(True, (NOTHING,) * len(BOOK.terms.seats)))
    archive.receive(asks, TABLE, nothing, 0.0, evening)
    assert told == [], "it is looked for first"
    await archive._tasks.wait()
    archive.receive(asks, TABLE, nothing, 1.0, evening)
    assert bool(told) == given
    assert {(to, type(word)) for to, word in told} <= {(asks, ToTable)}
    feeds = Feeds(TABLE, BOOK.terms.authors())
    for entry in gamefile.unpack_game(BOOK.data()).entries:
        feeds.receive(entry.raw)
    archive.receive(asks, TABLE, encode(Heads(False, feeds.heads())), 2.0, evening)
    assert ((asks, Farewell(TABLE, ended=True)) in told) == given


def all_that_is_given(ended: Ended | None) -> int:
    """How many messages with entries who sat there and holds nothing is sent at once."""
    assert ended is not None
    nothing = encode(Heads(True, (NOTHING,) * len(BOOK.terms.seats)))
    return len(ended.answer(BOOK.terms.authors()[0], nothing, 0.0)[0])


def test_a_game_is_found_for_whom_it_concerns(archive: Archive) -> None:
    assert all_that_is_given(archive.find(TABLE, lambda terms: terms == BOOK.terms)) > 1
    assert archive.find(TABLE[:16] + bytes(16), lambda _: True) is None
    assert archive.find(bytes(32), lambda _: True) is None


def test_of_a_game_that_is_somebody_elses_only_the_head_is_read(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole one takes a second to read and to check, and who asks has no more to do than to name it."""

    def reads(path: Path) -> gamefile.GameFile:
        raise AssertionError(f"{path} is read")

    monkeypatch.setattr(gamefile, "read", reads)
    assert archive.find(TABLE, lambda _: False) is None
    with pytest.raises(AssertionError):
        archive.find(TABLE, lambda _: True)


@pytest.mark.parametrize("damage", [b"", b"SENNIK01", b"SENNIK01\xff\xff\xff\xff", BOOK.data()[:-1], BOOK.data()[:200]])
def test_a_file_that_is_damaged_is_passed_over(archive: Archive, tmp_path: Path, damage: bytes) -> None:
    (tmp_path / f"a-{TABLE.hex()[:16]}.sennik").write_bytes(damage)
    assert all_that_is_given(archive.find(TABLE, lambda _: True)) > 1


def found_again(archive: Archive) -> Ended:
    found = archive.find(TABLE, lambda _: True)
    assert found is not None
    return found


def test_who_asks_for_many_games_in_turn_is_sent_each_of_them_once_and_then_its_ration(archive: Archive) -> None:
    """Only a few are held open: each that is read again would be new to who has just had it."""
    names = [bytes([number]) * 32 for number in range(MOST_OPEN + 2)]
    nothing = encode(Heads(True, (NOTHING,) * len(BOOK.terms.seats)))
    bold, size, rounds = BOOK.terms.authors()[0], len(BOOK.data()), 12 + AGAIN_BYTES_AT_ONCE // len(BOOK.data())
    sent = dict.fromkeys(names, 0)
    for _ in range(rounds):
        for name in names:
            archive.keep(name, found_again(archive))
            sent[name] += sum(map(len, archive._open[name].answer(bold, nothing, 0.0)[0]))
            archive.unlinked(bold)
    assert len(archive._open) == MOST_OPEN
    assert all(size / 2 < each < 2 * size + AGAIN_BYTES_AT_ONCE for each in sent.values())


def test_what_is_not_held_open_is_held_nowhere(archive: Archive) -> None:
    names = [bytes([number]) * 32 for number in range(MOST_OPEN + 1)]
    for name in names:
        archive.keep(name, found_again(archive))
    assert [*archive._open] == names[1:]
    assert archive._closed[names[0]].feeds.all_entries() == ()
    archive.forget(names[0])
    assert not archive._closed
