"""A few rows once more over real sockets: nodes in this process, each with a profile of its own, on the loopback."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Legal, Move
from netcore.audit.replay import verify
from netcore.cards.secrets import TableSecrets
from netcore.crypto.group import encode_scalar
from netcore.feeds.bodies import read_body
from netcore.files import gamefile
from netcore.status import FoulNews, PlayNews
from tests.adversary.registry import ROWS
from tests.adversary.row import Lie, Named, Row
from tests.tables.test_node import Guest, all_ready, each, evening, sit_down, take_time

pytestmark = [pytest.mark.xdist_group("lan"), pytest.mark.timeout(120)]

CHOSEN = ("sen-take-beyond", "move-deep", "move-other-question")
"""At tables of Sen, in its moves: after a false proof a program that trusts itself would have to be stopped."""
ROW: dict[str, Row] = {row.name: row for row in ROWS}


def lie(liar: Guest, row: Row) -> list[bytes]:
    """From now on the first body that can be lied about is; what was said instead is added to the list."""
    assert isinstance(row.how, Lie)
    assert liar.node.sitting is not None
    kind, change, said = row.how.kind, row.how.change, list[bytes]()
    (chair,) = liar.node.sitting.chairs
    table = chair.table
    take: Callable[[], list[bytes]] = table.take_bodies

    def instead() -> list[bytes]:
        bodies = take()
        for at, raw in enumerate(bodies):
            if not said and type(body := read_body(raw)) is kind:
                told = change(SimpleNamespace(table=table, seat=chair.seat), body)
                if isinstance(told, bytes):
                    said.append(told)
                    bodies[at] = told
        return bodies

    table.take_bodies = instead  # type: ignore[method-assign]
    return said


class Drawing:
    """Draws and discards for as long as it may, so that nobody ends the round before the liar had a turn."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """No chance is needed."""
        del view, chance
        return next((move for move in legal.listed if move.kind in ("draw", "discard")), legal.listed[0])


def drawing(*guests: Guest) -> None:
    """From now on these players decide so."""
    for guest in guests:
        assert guest.node.sitting is not None
        for chair in guest.node.sitting.chairs:
            chair.policy = Drawing()


def secrets_in(folder: Path, secrets: list[TableSecrets]) -> list[str]:
    """The files of a profile in which a secret of somebody else stands."""
    raws = [
        raw
        for each in secrets
        for raw in (
            each.seed.expose(),
            *(encode_scalar(key.secret.expose()) for key in (each.share, each.reading, each.receive)),
        )
    ]
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [str(path) for path in files if any(raw in path.read_bytes() for raw in raws)]


@pytest.mark.parametrize("name", CHOSEN)
async def test_a_lie_over_real_sockets(name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    row = ROW[name]
    assert isinstance(row.expected, Named)
    async with evening(tmp_path, "Ala", "Ola", "Ula") as (ala, ola, ula):
        await sit_down(ala, ola, ula)
        await all_ready(ala, ola, ula)
        for guest in (ala, ola, ula):
            await guest.until(PlayNews)
        # Copies, for at the end of a table its secrets are erased.
        honest = [copied(guest) for guest in (ala, ola)]
        assert secrets_in(tmp_path / "Ala", honest[:1]), "the search would see them"
        drawing(ala, ola, ula)
        said = lie(ula, row)
        take_time(0.0, ala, ola, ula)
        news = await each(*(guest.until(FoulNews) for guest in (ala, ola)))
        assert said
        assert {(told.seat, told.rule) for told in news} == {(2, row.expected.rule)}
        assert len({told.number for told in news}) == 1
        for told in news:
            fault = verify(gamefile.read(Path(told.saved))).fault
            assert fault is not None
            assert (fault.seat, fault.rule) == (2, row.expected.rule)
    assert secrets_in(tmp_path / "Ula", honest) == []
    hexes = [secrets.seed.expose().hex() for secrets in honest]
    assert not any(text in caplog.text for text in hexes)


def copied(guest: Guest) -> TableSecrets:
    assert guest.node.sitting is not None
    (chair,) = guest.node.sitting.chairs
    return TableSecrets.restore(chair.secrets.store())
