"""Each row of the registry is played: the same refusal everywhere, the right name, no leak, and `verify` agrees.

`verify` is a stranger's: it reads files from another folder, and shares no checked proof with the tables.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import games
from engine.game import Game
from netcore.audit.replay import Report
from netcore.crypto.cache import ProofCache
from netcore.errors import Malformed
from netcore.files import gamefile
from netcore.table.events import Declined, Evicted, Fouled, NoCharter, Opened
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.adversary.registry import ROWS, UNSTOPPED
from tests.adversary.row import (
    Elsewhere,
    Ignored,
    Lie,
    Message,
    Named,
    NotBegun,
    Nothing,
    Refused,
    Reported,
    Row,
    Unread,
    Waited,
)
from tests.adversary.world import Seated, World, leaks
from tests.engine.contract_games import CONTRACT_GAMES
from tests.scenery.both import verify
from tests.tables import weather
from tests.tables.test_ring_clock import TIMING

GAMES = {game.name: game for game in (*CONTRACT_GAMES, TIMING)}
LIES = [row for row in ROWS if isinstance(row.how, Lie)]
MESSAGES = [row for row in ROWS if isinstance(row.how, Message)]
CHANCES = {
    "sen-peek-nobodys": (4, 0),
    **dict.fromkeys(
        (
            "sealed-proof-more",
            *("move-illegal", "move-spelled-otherwise", "move-unknown", "move-deep"),
            *("move-other-question", "move-other-kind"),
        ),
        (3, 0),
    ),
}
"""Where the liar has its chance only in a later try: that one comes first, which saves the games before it."""
Weather = weather.Weather
"""Named here so that what is computed for these tables is kept: tests/tables/conftest.py."""


def find(name: str) -> Game:
    return GAMES.get(name) or games.find(name)


@pytest.fixture(scope="module")
def stranger() -> ProofCache:
    """What a stranger has checked, who goes through all files of this module and has nothing from the tables."""
    return ProofCache(limit=1 << 16)


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    with caplog.at_level(logging.DEBUG):
        yield caplog


def seats_of(row: Row, place: int) -> int:
    """How many play: the numbers that fit, in turn from row to row."""
    assert isinstance(row.how, Lie)
    fitting = [seats for seats in row.how.seats if row.how.game.least_seats <= seats <= row.how.game.most_seats]
    return fitting[place % len(fitting)]


def played(row: Row, seats: int) -> World:
    """The row's table, played until it has ended or nothing moves any more."""
    lie = row.how
    assert isinstance(lie, Lie)

    def deed(peer: Seated, body: object) -> list[bytes] | None:
        if peer.weather.done or type(body) is not lie.kind:
            return None
        instead = lie.change(peer, body)
        return [instead] if isinstance(instead, bytes) else instead

    first = CHANCES.get(row.name)
    for seed, liar in (*((first,) if first is not None else ()), *lie.tries):
        decide = lie.decide(seed) if lie.decide is not None else None
        world = World(lie.game, seats, lie.options, deed, liar=liar, seed=seed, decide=decide)
        world.rest()
        if world.done:
            if lie.after is not None:
                lie.after(world)
            return world
    raise AssertionError("nobody had the chance to lie")


def reports(world: World, folder: Path) -> dict[int, Report]:
    """What both verifiers say of each honest peer's file, read in another folder."""
    told: dict[bytes, Report] = {}
    found = {}
    for peer in world.honest:
        counted = filter(peer.table.counts, peer.feeds.all_entries())
        path = folder / f"seat {peer.seat}" / "game.sennik"
        path.parent.mkdir()
        gamefile.write(path, encode(world.terms), counted)
        raw = path.read_bytes()
        if raw not in told:
            told[raw] = verify(gamefile.read(path), find)
        found[peer.port] = told[raw]
    return found


@pytest.mark.parametrize("row", LIES, ids=lambda row: row.name)
def test_a_lie(
    row: Row, tmp_path: Path, log: pytest.LogCaptureFixture, stranger: ProofCache, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = played(row, seats_of(row, LIES.index(row)))
    monkeypatch.setattr("netcore.audit.replay.ProofCache", lambda: stranger)
    assert_as_expected(row, world, reports(world, tmp_path))
    assert leaks(world, log.text).found == ()
    blamed = {event.foul.seat for peer in world.honest for event in peer.events if isinstance(event, Fouled)}
    assert blamed <= {world.liar}, "somebody honest is blamed"
    assert {whose for _, whose in world.refused} <= {world.liar}, "a message of somebody honest was refused"
    assert not [event for peer in world.honest for event in peer.events if isinstance(event, Evicted)]


def assert_as_expected(row: Row, world: World, found: dict[int, Report]) -> None:
    liar, honest = world.liar, world.honest
    match row.expected:
        case Named(rule):
            named = set()
            for peer in honest:
                fouled = peer.events[-1]
                assert isinstance(fouled, Fouled), (peer.table.state, peer.table.waiting_for())
                assert peer.table.state is State.FOULED
                named.add((fouled.foul.seat, fouled.foul.rule, fouled.number, fouled.entry))
                report = found[peer.port]
                if rule != "feed.fork":
                    assert report.fault is not None
                    assert (report.fault.seat, report.fault.rule) == (liar, rule)
            assert {(seat, broken) for seat, broken, _, _ in named} == {(liar, rule)}
            assert len(named) == 1 or rule == "feed.fork"
        case Unread() | Waited():
            for peer in honest:
                assert not peer.table.ended
                assert peer.table.waiting_for() == (liar,)
                unread = peer.table.unreadable()
                assert unread == (() if isinstance(row.expected, Waited) else (liar,))
                report = found[peer.port]
                assert report.fault is None
                assert report.missing or peer.table.state is State.OPENING
        case Reported(what):
            for peer in honest:
                opened = peer.events[-1]
                assert isinstance(opened, Opened)
                altered = {step.seat for step in opened.altered}
                assert (set(opened.wrong), altered) == (({liar}, set()) if what == "seed.wrong" else (set(), {liar}))
                report = found[peer.port]
                assert (report.complete, report.good) == (True, False)
                steps = {seat for seat, _ in report.altered}
                assert (set(report.wrong_seeds), steps) == (set(opened.wrong), altered)
        case NotBegun():
            for peer in honest:
                assert isinstance(peer.events[-1], NoCharter)
                assert peer.table.state is State.REFUSED
                assert found[peer.port].fault is None
        case Nothing():
            boards = set()
            for peer in honest:
                assert peer.table.state is State.FINISHED, (peer.table.state, peer.table.waiting_for())
                assert isinstance(peer.events[-1], Opened | Declined)
                assert found[peer.port].good
                boards.add(peer.table._course.driver.digest())
            assert len(boards) == 1
        case _:
            raise AssertionError("a lie is expected to come to something else")


@pytest.mark.parametrize("row", MESSAGES, ids=lambda row: row.name)
def test_a_message(row: Row) -> None:
    assert isinstance(row.how, Message)
    deliver, state = row.how.deliver()
    before = state()
    match row.expected:
        case Refused(why):
            with pytest.raises(Malformed) as refused:
                deliver()
            assert re.search(why, str(refused.value)), str(refused.value)
        case Ignored():
            deliver()
        case _:
            raise AssertionError("a message is refused, or ignored")
    assert state() == before


def test_what_is_held_elsewhere_is_there() -> None:
    root = Path(__file__).resolve().parents[1]
    for row in (*ROWS, *UNSTOPPED):
        for named in row.how.tests if isinstance(row.how, Elsewhere) else ():
            path, _, test = named.partition("::")
            assert (root / path).is_file(), f"{row.name}: {named}"
            assert not test or f"def {test}(" in (root / path).read_text(encoding="utf-8"), f"{row.name}: {named}"


def test_every_row_has_a_name_of_its_own() -> None:
    names = [row.name for row in (*ROWS, *UNSTOPPED)]
    assert len(set(names)) == len(names)
