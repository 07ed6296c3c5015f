"""Peers that are gone for good: the others play on without them, at whatever question it happened."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.encoding import digest
from engine.game import Game
from engine.games import find
from netcore.bodies import (
    Agreed,
    AnyBody,
    Body,
    Mixed,
    Moved,
    MoveOpened,
    MovePromised,
    RollShare,
    SealedShares,
    SeedShown,
    Shares,
    WillOpen,
)
from netcore.events import Evicted, Opened
from netcore.gamefile import GameFile, pack_game, unpack_game
from netcore.replay import verify
from netcore.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import CONTRACT_GAMES
from tests.tables.weather import Peer, Weather

SEN = find("sen")
GAMES = {game.name: game for game in (SEN, find("smoki"), *CONTRACT_GAMES)}
SHORT: dict[str, object] = {"rounds": 1, "limit": 0}


def options(game: Game) -> dict[str, object]:
    return SHORT if game.name == "sen" else {"rounds": 1} if game.name == "smoki" else {"length": 2}


def saved(weather: Weather) -> GameFile:
    """The file that every peer writes; it must be the same for all."""
    files = {
        pack_game(encode(weather.draft), filter(peer.table.counts, peer.feeds.all_entries())) for peer in weather.here()
    }
    assert len(files) == 1
    return unpack_game(files.pop())


def assert_one_end(weather: Weather, *gone: int) -> None:
    tables = [peer.table for peer in weather.here()]
    assert [table.state for table in tables] == [State.FINISHED] * len(tables)
    assert len({digest(table.view().board) for table in tables}) == 1
    for peer in weather.here():
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == list(gone)
        opened = peer.events[-1]
        assert isinstance(opened, Opened)
        assert opened.good
        assert opened.evicted == tuple(sorted(gone))
    report = verify(saved(weather), GAMES.__getitem__)
    assert report.fault is None, report


@dataclass
class Leaving:
    """A seat vanishes instead of writing its body number `count` of one kind."""

    seat: int
    kind: type[Body]
    count: int = 1
    seen: int = 0

    def __call__(self, peer: Peer, body: AnyBody) -> bool:
        if peer.seat != self.seat or not isinstance(body, self.kind):
            return False
        self.seen += 1
        return self.seen == self.count


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("kind", "nth"),
    [
        (Moved, 1),
        (Moved, 2),
        (Mixed, 1),
        (Shares, 1),
        (Shares, 2),
        (SealedShares, 1),
        (RollShare, 1),
        (MovePromised, 1),
        (MoveOpened, 1),
        (Agreed, 1),
        (WillOpen, 1),
        (SeedShown, 1),
    ],
)
def test_sen_goes_on_without_one_of_three(seat: int, kind: type[Body], nth: int) -> None:
    leaving = Leaving(seat, kind, nth)
    weather = Weather(SEN, 3, SHORT, seed=1, leaves=leaving).run()
    assert leaving.seen >= nth
    assert_one_end(weather, seat)
