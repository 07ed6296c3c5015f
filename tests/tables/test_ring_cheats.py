"""Where several things are wrong at once, or only a board: which is named. One deviation each: tests/adversary/."""

from __future__ import annotations

import pytest

from netcore.feeds.bodies import (
    Mixed,
)
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled
from netcore.wire.codec import encode
from tests.engine.contract_games import BOAST
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.cheats import Cheat
from tests.tables.ring import Member, Ring

GAMES = {BOAST.name: BOAST}


def honest(ring: Ring, cheat: int) -> list[Member]:
    return [member for member in ring.members if member.seat != cheat]


def test_a_bad_proof_before_another_history_is_what_is_named() -> None:
    """Two seats go astray at once: all name the first in the order of seats, whichever is found out first."""

    def both(member: Member, raw: bytes) -> list[bytes]:
        return second(member, said[0]) if (said := first(member, raw)) else []

    first, second = Cheat(0, Mixed, cheats.cut_proof), Cheat(1, Mixed, cheats.other_history)
    ring = Ring(BOAST, 3, {"length": 1}, tamper=both)
    ring.run()
    (fouled,) = [event for event in ring.members[2].events if isinstance(event, Fouled)]
    assert (fouled.foul.seat, fouled.foul.rule) == (0, "shuffle.proof")


class Otherwise:
    """The digests of a driver that computes another board from question `since` on."""

    def __init__(self, member: Member, since: int) -> None:
        self._driver, self._since = member.table._course.driver, since
        self._right = self._driver.digest

    def __call__(self) -> bytes:
        asked = self._driver.asked
        astray = asked is None or asked.number >= self._since
        return bytes(32) if astray else self._right()


@pytest.mark.parametrize(("seat", "since"), [(0, 1), (1, 4), (1, 999)])
def test_where_only_the_board_differs_it_is_said_whose_program_computes_otherwise_and_since_when(
    seat: int, since: int
) -> None:
    """999: only the last board differs, the one that is signed."""
    ring = Ring(BOAST, 3, {"length": 1}, seed=3)
    driver = ring.members[seat].table._course.driver
    driver.digest = Otherwise(ring.members[seat], since)  # type: ignore[method-assign]
    ring.run()
    for member in honest(ring, seat):
        assert not member.table.ended
        assert member.table.waiting_for() == member.table.astray() == (seat,)
        assert member.table.number == since or since == 999
    if since > 1:
        assert set(ring.members[seat].table.astray()) >= {0}, "the others, as it sees them"
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), GAMES.__getitem__)
    assert report.fault is None
    assert f"the program of Player {seat} has read the same as is in this file" in report.missing
    assert f"at question {honest(ring, seat)[0].table.number}" in report.missing
