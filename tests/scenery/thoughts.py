"""The end of a round after which there is a thought, for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from netcore.status import RoomNews
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of
from tests.scenery.sen import PEOPLE, SEED

SHORT: Mapping[str, Mapping[str, int | bool | str]] = {"sen": {"rounds": 2}, "smoki": {"tokens": 2}, "race": {}}


def played(table: PlayTable, game: str, seed: int, room: RoomNews | None = None) -> None:
    """A round is over that this player has played as a calm bot would, with bots or as `room` says."""
    local = LocalTable(game, 2, seed, SHORT[game], policy="calm")
    table.pace_ms = table.peek_ms = 0
    table.receive(room or room_of(PEOPLE[:2], bots=(1,), game=game))
    local.run()
    table.receive(local.news())
    while table.state.page != "round":
        if local.step():
            continue
        table.receive(local.news())
        table.closePeek()
        if local.view.legal is None:
            return
        if table.state.page == "table":
            move = local.own_policy(local.view)
            table._note(move)
            local.step(move)


def thought(game: str, *, opened: bool) -> Callable[[PlayTable], None]:
    """A round after which there is something to say; `opened`: the table as it was then."""

    def scene(table: PlayTable) -> None:
        def at_once(work: Callable[[], object], then: Callable[[object], None]) -> None:
            then(work())

        table.afterthoughts.wanted.connect(at_once)
        try:
            for seed in range(SEED, SEED + 40):
                played(table, game, seed)
                if table.afterthought:
                    break
            else:
                raise ValueError("no round comes to a thought")
        finally:
            table.afterthoughts.wanted.disconnect(at_once)
        if opened:
            table.lookBack()

    return scene


SCENES: Mapping[str, Callable[[PlayTable], None]] = {
    f"thought_{game}{'_open' if opened else ''}": thought(game, opened=opened)
    for game in SHORT
    for opened in (False, True)
}
