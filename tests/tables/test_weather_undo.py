"""Moves that are taken back in bad weather: messages that are lost, late and doubled, programs that die or are gone for
good in the midst of it, bots of a person's program, and somebody who looks on.
"""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.driver import UNDO
from engine.encoding import digest
from engine.game import Game
from engine.games import find
from engine.pieces import Seat
from netcore.feeds.bodies import Body, Undone, UndoWish
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Evicted, Stepped
from netcore.table.table import State, Table
from netcore.wire.codec import encode
from tests.scenery.both import verify
from tests.tables.test_departures import Leaving
from tests.tables.test_ring_smoki import any_kind
from tests.tables.test_ring_table_clock import PLAIN
from tests.tables.test_ring_weather import STORM
from tests.tables.weather import Peer, Weather

pytestmark = [pytest.mark.timeout(300), pytest.mark.light]


class Undoer(Peer):
    """A program whose player now and then asks for a move back, mostly agrees, and takes a while to move."""

    weather: Undoers

    def _decide(self, table: Table) -> bool:
        undoing, me = table.undoing, table.me
        if undoing is not None and me is not None:
            mind = self.weather.mind(me, table.number)
            if (undoing.may_ask and mind < 2) or (undoing.may_answer and mind < 4):
                table.wish_undo(undoing.may_ask or mind < 3)
                return True
        if table.asks_to_decide and me is not None and self.weather.thinks(me, table):
            return False
        return super()._decide(table)


class Undoers(Weather):
    """A table that lets moves be taken back."""

    kind_of_peer = Undoer
    minds_of = 5
    """Of so many minds, drawn by chance, two would ask, three agree, and one is against it."""

    def __init__(self, game: Game, seats: int, options: dict[str, object], *, seed: int, **named: object) -> None:
        self.whims = Chance(seed, "undo")
        self.minds: dict[tuple[Seat, int], int] = {}
        self.moves_at: dict[tuple[Seat, int], int] = {}
        super().__init__(game, seats, options, seed=seed, undo=True, **named)  # type: ignore[arg-type]

    def mind(self, seat: Seat, number: int) -> int:
        return self.minds.setdefault((seat, number), self.whims.below(self.minds_of))

    def thinks(self, seat: Seat, table: Table) -> bool:
        """Whether a seat does not move yet: for up to two seconds where somebody might take the last move back."""
        can = table._members.undoable
        if can is None:
            return False
        assert table._roster.peer_of(can.seat) in table._members.peers, "a move of nobody who is gone is taken back"
        now_ms = self.mesh.now_ms
        return now_ms < self.moves_at.setdefault((seat, table.number), now_ms + self.whims.below(2000))


class Agreeable(Undoers):
    """Nobody is against it."""

    minds_of = 3


def undone(weather: Undoers) -> int:
    """How many moves were taken back, after all have come to one end, and a stranger who has the file as well."""
    tables = [table for peer in weather.here() for table in peer.tables]
    assert {table.state for table in tables} == {State.FINISHED}
    assert len({digest(table.view().board) for table in tables}) == 1
    files = {
        pack_game(encode(weather.terms), filter(peer.table.counts, peer.feeds.all_entries())) for peer in weather.here()
    }
    assert len(files) == 1
    report = verify(unpack_game(files.pop()), lambda _name: weather.game)
    assert report.fault is None, report
    back = [
        [event.step.number for event in peer.events if isinstance(event, Stepped) and event.step.ask == UNDO]
        for peer in weather.here()
    ]
    assert all(set(each) <= set(max(back, key=len)) for each in back)  # who was started again has told it twice
    return len(set(max(back, key=len)))


@pytest.mark.parametrize(("homes", "crashes"), [((0, 1, 2), 8), ((0, 0, 2), 0), ((0, 1, 1), 8)])
def test_one_game_in_a_storm(homes: tuple[Seat, ...], crashes: int) -> None:
    options: dict[str, object] = {"goal": "rounds", "rounds": 1}
    weather = Undoers(find("smoki"), 3, options, seed=2, trouble=STORM, onlookers=1, homes=homes, decide=any_kind(2))
    weather.run(crashes=crashes)
    assert undone(weather) > 0


@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("kind", [UndoWish, Undone])
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_who_is_gone_in_the_midst_of_it_is_played_on_without(seat: Seat, kind: type[Body], count: int) -> None:
    leaving = Leaving(seat, kind, count)
    weather = Agreeable(PLAIN, 4, {"length": 16}, seed=5, trouble=STORM, leaves=leaving, onlookers=1)
    weather.run()
    assert leaving.seen >= count
    assert undone(weather) > 0
    for peer in weather.here():
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == [seat]
