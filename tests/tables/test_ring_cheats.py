"""Cheating peers: every honest peer names the same seat and rule, and so does a stranger with the saved file."""

from __future__ import annotations

from itertools import product

import pytest

from engine.game import Game
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from netcore.audit.replay import verify
from netcore.cards.backup import Backing
from netcore.crypto import sharing
from netcore.crypto.group import Point
from netcore.feeds.bodies import (
    Backup,
    BackupKept,
    Body,
    KeptPassed,
    KeyPromise,
    Keys,
    Mixed,
    Moved,
    MoveOpened,
    MovePromised,
    RollShare,
    SealedShares,
    SeedShown,
    Shares,
    SitDown,
    read_body,
)
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled, NoCharter, Opened
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import AUCTION, BOAST, DICE, DRAFT, RESHUFFLE, ROLES, VERDICTS, Bid
from tests.tables import cheats
from tests.tables.cheats import Change, Cheat, Silence
from tests.tables.ring import Member, Ring

SEN = find("sen")
GAMES = {game.name: game for game in (SEN, AUCTION, BOAST, DICE, DRAFT, RESHUFFLE, ROLES, VERDICTS)}


def options(game: Game) -> dict[str, object]:
    return {"rounds": 1, "limit": 0} if game is SEN else {"length": 1}


def honest(ring: Ring, cheat: int) -> list[Member]:
    return [member for member in ring.members if member.seat != cheat]


def drawing(_seat: Seat, _view: View, legal: Legal) -> Move:
    """Draw and discard whenever that is legal, so that every game goes on until an ordinary card is drawn."""
    wanted = [move for move in legal.listed if move.kind in ("draw", "discard")]
    return (wanted or list(legal.listed))[0]


def use_unseen(member: Member, body: Moved) -> bytes | None:
    """In Sen: use a drawn card that is not special."""
    if body.move != b'{"kind":"discard"}':
        return None
    drawn = member.table.view().board.drawn
    special = any(member.table.view().known[card] in ("take2", "peek", "swap") for card in drawn)
    return None if special else cheats.replaced(body, move=b'{"kind":"use"}')


def boast_wrongly(member: Member, body: Moved) -> bytes | None:
    """In the boasting game: boast of a low card."""
    (card,) = member.table.view().board.hands[member.seat]
    low = member.table.view().known[card] < "i"
    return cheats.replaced(body, move=b'{"kind":"boast"}') if low else None


FOULS: list[tuple[Game, type[Body], Change, str]] = [
    (BOAST, Mixed, cheats.duplicate_card, "shuffle.proof"),
    (BOAST, Mixed, cheats.foreign_card, "shuffle.proof"),
    (BOAST, Mixed, cheats.shifted_deck, "shuffle.proof"),
    (BOAST, Mixed, cheats.proved_elsewhere, "shuffle.proof"),
    (BOAST, Mixed, cheats.cut_proof, "shuffle.proof"),
    (BOAST, Mixed, cheats.repeated_half, "shuffle.untouched"),
    (BOAST, Mixed, cheats.lost_card, "shuffle.count"),
    (BOAST, Mixed, cheats.bad_point, "shuffle.cards"),
    (DRAFT, KeptPassed, cheats.duplicate_card, "shuffle.proof"),
    (DRAFT, KeptPassed, cheats.shifted_deck, "shuffle.proof"),
    (RESHUFFLE, Shares, cheats.wrong_share, "show.proof"),
    (RESHUFFLE, Shares, cheats.share_of_another_card, "show.proof"),
    (RESHUFFLE, Shares, cheats.one_share_less, "show.share"),
    (RESHUFFLE, SealedShares, cheats.wrong_sealed_share, "show.proof"),
    (ROLES, SealedShares, cheats.sealed_to_another, "show.proof"),
    (ROLES, SealedShares, cheats.one_sealed_share_less, "show.share"),
    (ROLES, SealedShares, cheats.sealed_without_a_proof, "show.proof"),
    (DICE, RollShare, cheats.wrong_roll, "roll.proof"),
    (BOAST, Moved, cheats.says(Bid(9)), "move.spelling"),
    (VERDICTS, Moved, cheats.says(Bid(9)), "move.illegal"),
    (VERDICTS, Moved, cheats.spelled_otherwise, "move.spelling"),
    (VERDICTS, Moved, cheats.unknown_move, "move.spelling"),
    (VERDICTS, Moved, cheats.deep_move, "move.spelling"),
    (VERDICTS, Moved, cheats.other_number, "body.number"),
    (AUCTION, MoveOpened, cheats.opened_otherwise(Bid(3)), "move.opening"),
    (AUCTION, MoveOpened, cheats.other_nonce, "move.opening"),
    (VERDICTS, MoveOpened, cheats.opened_otherwise(Bid(3)), "move.opening"),
    (BOAST, Moved, boast_wrongly, "boast.not_high"),
    (SEN, Moved, use_unseen, "sen.use_not_special"),
    (DICE, Keys, cheats.unpromised_key, "keys.promise"),
    (DICE, Keys, cheats.wrong_possession, "keys.proof"),
    (DICE, Backup, cheats.wrong_backup, "backup.proof"),
    (DICE, Backup, cheats.short_backup, "backup.dealing"),
    (DICE, Backup, cheats.hollow_backup, "backup.dealing"),
    (DICE, SitDown, cheats.nonsense, "body.malformed"),
    (DICE, KeyPromise, cheats.unknown_field, "body.malformed"),
]


@pytest.mark.parametrize(
    ("game", "kind", "change", "rule"),
    FOULS,
    ids=[f"{game.name}-{kind.__name__}-{rule}-{i}" for i, (game, kind, _, rule) in enumerate(FOULS)],
)
def test_all_name_the_same_seat_and_rule(game: Game, kind: type[Body], change: Change, rule: str) -> None:
    # Not every seat has the chance to break every rule in every game (keys are fresh, so the cards fall anew):
    # the first that has, does.
    for seed, culprit in product(range(3, 11), (1, 0, 2)):
        cheat = Cheat(culprit, kind, change)
        ring = Ring(game, 3, options(game), seed=seed, tamper=cheat, decide=drawing if game is SEN else None).run()
        if cheat.done:
            break
    assert cheat.done
    named = set()
    for member in honest(ring, culprit):
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled), (fouled, member.table.waiting_for())
        named.add((fouled.foul.seat, fouled.foul.rule, fouled.number, fouled.entry))
        assert member.table.state is State.FOULED
    assert {(seat, broken) for seat, broken, _, _ in named} == {(culprit, rule)}
    assert len(named) == 1
    for member in honest(ring, culprit):
        report = verify(unpack_game(pack_game(encode(ring.terms), member.feeds.all_entries())), GAMES.__getitem__)
        assert report.fault is not None
        assert (report.fault.seat, report.fault.rule) == (culprit, rule)


def test_who_copies_a_promise_is_named_and_not_who_was_copied() -> None:
    """Seat 0 is read first, but seat 1 had promised first: only the copier cannot open."""

    def copy(member: Member, raw: bytes) -> list[bytes]:
        if member.seat != 0 or not isinstance(read_body(raw), MovePromised):
            return [raw]
        promised = [e for e in ring.members[1].feeds.entries(1) if isinstance(read_body(e.body), MovePromised)]
        return [promised[0].body]

    ring = Ring(AUCTION, 2, {"length": 1}, tamper=copy)
    for _ in range(200):
        for member in reversed(ring.members):
            ring.turn(member)
    fouled = ring.members[1].events[-1]
    assert isinstance(fouled, Fouled)
    assert (fouled.foul.seat, fouled.foul.rule) == (0, "move.opening")


@pytest.mark.parametrize("kind", [SitDown, Keys, Mixed, Shares, Moved])
def test_a_silent_seat_is_waited_for_and_not_blamed(kind: type[Body]) -> None:
    ring = Ring(BOAST, 3, options(BOAST), tamper=Silence(1, kind)).run()
    for member in honest(ring, 1):
        assert member.table.waiting_for() == (1,)
        assert not member.table.ended
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), GAMES.__getitem__)
    assert report.fault is None
    assert report.missing.endswith("wait for Player 1 (seat 1)" if kind in (SitDown, Keys) else "for Player 1 (seat 1)")


def test_a_bad_proof_before_another_history_is_what_is_named() -> None:
    """Two seats go astray at once: all name the first in the order of seats, whichever is found out first."""

    def both(member: Member, raw: bytes) -> list[bytes]:
        return second(member, said[0]) if (said := first(member, raw)) else []

    first, second = Cheat(0, Mixed, cheats.cut_proof), Cheat(1, Mixed, cheats.other_history)
    ring = Ring(BOAST, 3, options(BOAST), tamper=both)
    ring.run()
    (fouled,) = [event for event in ring.members[2].events if isinstance(event, Fouled)]
    assert (fouled.foul.seat, fouled.foul.rule) == (0, "shuffle.proof")


def test_a_second_move_for_one_question_builds_on_what_was_before_the_first() -> None:
    ring = Ring(SEN, 3, options(SEN), tamper=Cheat(1, Moved, cheats.two_moves)).run()
    for member in honest(ring, 1):
        assert not member.table.ended
        assert member.table.waiting_for() == member.table.unreadable() == (1,)


@pytest.mark.parametrize("kind", [Backup, Mixed, Shares, Moved])
def test_what_builds_on_something_else_is_not_read_and_nobodys_foul(kind: type[Body]) -> None:
    ring = Ring(BOAST, 3, options(BOAST), tamper=Cheat(1, kind, cheats.other_history)).run()
    for member in honest(ring, 1):
        assert not member.table.ended
        assert member.table.waiting_for() == member.table.unreadable() == (1,)
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), GAMES.__getitem__)
    assert report.fault is None
    assert "what Player 1 wrote next builds on something else" in report.missing


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
    ring = Ring(BOAST, 3, options(BOAST), seed=3)
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


def test_a_bad_piece_of_a_backup_ends_the_set_up_and_blames_nobody() -> None:
    ring = Ring(DICE, 3, options(DICE), tamper=Cheat(1, Backup, bad_piece)).run()
    for member in ring.members:
        assert member.events[-1] == NoCharter((0,))
    ring = Ring(DICE, 3, options(DICE), tamper=lambda member, raw: [complained(member, raw)]).run()
    for member in ring.members:
        assert member.events[-1] == NoCharter((2,))
        assert member.table.state is State.REFUSED


def bad_piece(member: Member, body: Backup) -> bytes:
    """A dealing of which everyone can check all but the piece for seat 0, which is not the committed one."""
    collection = member.table._collection
    assert collection is not None
    backing = collection.phase
    assert isinstance(backing, Backing)
    receive = backing.ring.receivers(1)[0]
    commitments = tuple(Point.decode(body.commitments[i : i + 32]) for i in range(0, len(body.commitments), 32))
    wrong = sharing._seal(5, 0, receive, commitments, backing.ring.context(1, "backup"))
    return cheats.replaced(body, pieces=wrong.encode() + body.pieces[144:])


def complained(member: Member, raw: bytes) -> bytes:
    """Seat 2 does not accept a piece."""
    body = read_body(raw)
    return cheats.replaced(body, good=False) if member.seat == 2 and isinstance(body, BackupKept) else raw


@pytest.mark.parametrize("change", [cheats.other_seed, cheats.erased_seed])
def test_a_wrong_seed_is_reported_as_exactly_that(change: Change) -> None:
    ring = Ring(BOAST, 3, options(BOAST), tamper=Cheat(1, SeedShown, change)).run()
    for member in honest(ring, 1):
        opened = member.events[-1]
        assert isinstance(opened, Opened)
        assert opened.wrong == (1,)
        assert not opened.altered
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())), GAMES.__getitem__)
    assert report.fault is None
    assert (report.complete, report.good, report.wrong_seeds, report.altered) == (True, False, (1,), ())
    assert report.outcome is not None
    assert "seeds: Player 1 (seat 1) showed another one than it had committed to" in report.lines


def test_a_seed_copied_from_another_seat_is_wrong() -> None:
    ring = Ring(BOAST, 3, options(BOAST))
    ring.tamper = Cheat(
        1, SeedShown, lambda _m, body: cheats.replaced(body, seed=ring.members[0].secrets.seed.expose())
    )
    ring.run()
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.wrong == (1,)
