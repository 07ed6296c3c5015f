"""Work that is done late, in no order, or lost: who is named, and what everyone sees, does not depend on it."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine.game import Game
from engine.games import find
from netcore.audit.replay import verify
from netcore.errors import Late
from netcore.feeds.bodies import Body, Keys, Mixed, RollShare, SealedShares, Shares
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import BOAST, CONTRACT_GAMES, DICE, RESHUFFLE, ROLES
from tests.tables import cheats
from tests.tables.cheats import Change, Cheat
from tests.tables.ring import Member, Ring

GAMES = {game.name: game for game in (find("sen"), *CONTRACT_GAMES)}


# ── who is named ────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass
class Both:
    """Two seats that cheat in one phase: the first with a proof that does not hold, the second in any way."""

    first: Cheat
    second: Cheat

    def __call__(self, member: Member, raw: bytes) -> list[bytes]:
        return [said for each in self.first(member, raw) for said in self.second(member, each)]


def no_proof(_member: Member, body: Shares) -> bytes:
    return cheats.replaced(body, proof=bytes(64))


TOGETHER: list[tuple[Game, type[Body], Change, str, Change]] = [
    (RESHUFFLE, Shares, no_proof, "show.proof", no_proof),
    (RESHUFFLE, Shares, no_proof, "show.proof", cheats.one_share_less),
    (RESHUFFLE, Shares, no_proof, "show.proof", cheats.nonsense),
    (RESHUFFLE, Shares, no_proof, "show.proof", cheats.other_history),
    (ROLES, SealedShares, cheats.wrong_sealed_share, "show.proof", cheats.other_number),
    (DICE, RollShare, cheats.wrong_roll, "roll.proof", cheats.wrong_roll),
    (DICE, RollShare, cheats.wrong_roll, "roll.proof", cheats.other_history),
    (DICE, Keys, cheats.wrong_possession, "keys.proof", cheats.unpromised_key),
    (BOAST, Mixed, cheats.cut_proof, "shuffle.proof", cheats.cut_proof),
    (BOAST, Mixed, cheats.cut_proof, "shuffle.proof", cheats.other_history),
    (BOAST, Mixed, cheats.cut_proof, "shuffle.proof", cheats.lost_card),
]


@pytest.mark.parametrize(
    ("game", "kind", "first", "rule", "second"),
    TOGETHER,
    ids=[f"{kind.__name__}-{first.__name__}-{second.__name__}" for _, kind, first, _, second in TOGETHER],
)
def test_of_two_who_cheat_at_once_all_name_the_first(
    game: Game, kind: type[Body], first: Change, rule: str, second: Change
) -> None:
    """In the order of seats, whichever is found out first: a strange body is seen at once, a bad proof after a while.

    Where seats build upon one another, the second often finds the first out before it can cheat.
    """
    seconds = 0
    for seed in range(1, 20):
        both = Both(Cheat(0, kind, first), Cheat(1, kind, second))
        ring = Ring(game, 3, {"length": 1}, seed=seed, tamper=both).run()
        assert both.first.done
        seconds += both.second.done
        honest = ring.members[2]
        fouled = honest.events[-1]
        assert isinstance(fouled, Fouled), (fouled, honest.table.waiting_for())
        assert (fouled.foul.seat, fouled.foul.rule) == (0, rule)
        assert honest.table.state is State.FOULED
        if seconds == 3:
            break
    assert seconds == 3
    report = verify(unpack_game(pack_game(encode(ring.terms), honest.feeds.all_entries())), GAMES.__getitem__)
    assert report.fault is not None
    assert (report.fault.seat, report.fault.rule) == (0, rule)


# ── what is forgotten ───────────────────────────────────────────────────────────────────────────────────────────────
def is_erased(member: Member) -> bool:
    """Whether nothing is left of the secrets of a seat; half of them is never left."""
    keys = [member.secrets.share.secret, member.secrets.reading.secret, member.secrets.receive.secret]
    gone = [key._bytes == bytes(32) for key in keys]
    gone += [not any(member.secrets.seed._bytes), member.secrets.nonce == b""]
    assert all(gone) or not any(gone)
    return all(gone)


@pytest.mark.parametrize("cheat", [False, True])
def test_secrets_are_erased_once_the_table_has_ended_and_no_work_needs_them_any_more(cheat: bool) -> None:
    working = 0
    for seed in range(1, 9):
        tamper = Cheat(0, Mixed, cheats.cut_proof) if cheat else None
        ring = Ring(BOAST, 3, {"length": 1}, seed=seed, tamper=tamper)
        for _ in range(2000):
            moved = [ring.turn(member) for member in ring.members]
            for member in ring.members[1:]:
                assert is_erased(member) == (member.table.ended and not member.pool)
                working += member.table.ended and bool(member.pool)
            if not any(moved):
                break
        assert all(is_erased(member) for member in ring.members[1:])
        if working > 3 or not cheat:
            break
    assert bool(working) == cheat


def test_what_comes_after_the_end_changes_nothing_and_is_told_to_nobody() -> None:
    ring = Ring(BOAST, 3, {"length": 1}, seed=2).run()
    for member in ring.members:
        table, before = member.table, member.table.view()
        spare = member.feeds.append(member.identity, member.seat, b"more")
        table.read(spare)
        assert (table.take_bodies(), table.take_orders(), table.take_events()) == ([], [], [])
        assert (table.state, table.view(), table.waiting_for(), table.busy()) == (State.FINISHED, before, (), "")
        assert table.poll() is None
        with pytest.raises(Late):
            table.call((member.seat + 1) % 3)
        with pytest.raises(Late):
            table.deny()
        table.time_is_over(1, (0, 1, 2))
        assert table.take_bodies() == []
