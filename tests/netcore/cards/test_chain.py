"""The chain of a shuffle, the order of a terms, and the audit by seeds."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from engine.contract import Pick
from engine.encoding import digest
from engine.pieces import Handle, Seat
from netcore.cards.desk import Desk
from netcore.cards.keep_and_pass import Keeping
from netcore.cards.phase import Offence, Phase
from netcore.cards.roll import Rolling
from netcore.cards.shuffle import Mixing, read_deck
from netcore.crypto.elgamal import open_face
from netcore.crypto.faces import face_point
from netcore.crypto.joint import label_point
from netcore.crypto.seed import GameSeed
from netcore.errors import Misuse
from netcore.feeds.bodies import AnyBody, KeptPassed, Keys, Mixed, RollShare, SealedShares, SeedShown, Shares, read_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled, Opened, WrongStep
from netcore.wire.codec import encode
from tests.engine.contract_games import AUCTION, BOAST, DICE, DRAFT, RESHUFFLE, Modest
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.cheats import Cheat, Silence
from tests.tables.ring import Member, Ring, Watched, secrets_for


def bodies(ring: Ring, seat: Seat) -> list[AnyBody]:
    return [read_body(entry.body) for entry in ring.members[seat].feeds.entries(seat)]


@pytest.mark.parametrize("culprit", [0, 1, 2])
def test_no_share_leaves_before_every_proof_of_the_chain_was_checked(culprit: Seat) -> None:
    """Review checklist 14: whichever link is bad, the seats after it may have shuffled on, but nobody gave a share."""
    ring = Ring(BOAST, 3, {"length": 1}, tamper=Cheat(culprit, Mixed, cheats.duplicate_card)).run()
    for member in ring.members:
        if member.seat != culprit:
            fouled = member.events[-1]
            assert isinstance(fouled, Fouled)
            assert (fouled.foul.seat, fouled.foul.rule) == (culprit, "shuffle.proof")
        assert not any(isinstance(body, Shares | SealedShares) for body in bodies(ring, member.seat))


def desks(attempt: int) -> tuple[list[Desk], Ring]:
    """The desks of a table that waits in its first shuffle."""
    ring = Ring(BOAST, 2, {"length": 1}, tamper=Silence(0, Mixed)).run()
    found = []
    for member in ring.members:
        phase = _phase(member)
        assert isinstance(phase, Mixing)
        found.append(replace(phase._desk, attempt=attempt))
    return found, ring


def _phase(member: Member) -> Phase:
    assert member.table._collection is not None
    return member.table._collection.phase


def test_another_attempt_repeats_nothing_and_succeeds() -> None:
    """Review checklist 2 and 14: a second attempt at the same question has other permutations, factors and proofs."""
    (first, other), _ = desks(0)
    second = replace(first, attempt=1)
    cards = tuple(open_face(face_point(face), first.charter.joint) for face in "abcdefghijkl")
    made = [Mixing(desk, cards).make(0)() for desk in (first, second)]
    assert all(isinstance(body, Mixed) for body in made)
    assert made[0].deck != made[1].deck  # type: ignore[union-attr]
    checks = {
        (attempt, i): Mixing(replace(other, attempt=attempt), cards).read(0, body)
        for attempt in (0, 1)
        for i, body in enumerate(made)
    }
    held = {place: check is not None and check.work() for place, check in checks.items()}
    assert held == {(0, 0): True, (0, 1): False, (1, 0): False, (1, 1): True}


def test_no_card_repeats_one_that_comes_into_play_with_the_same_question() -> None:
    """A ghost's hand is laid beside those that the players mix: equal halves would have equal shares."""
    (maker, reader), _ = desks(0)
    hand = tuple(open_face(face_point(face), maker.charter.joint) for face in "abc")
    handles = tuple(map(Handle, range(3)))
    for desk in (maker, reader):
        desk.deck.place(handles, hand)
    with pytest.raises(Misuse, match="to keep"):
        Keeping(maker, {0: handles}).decide(0, Modest())
    kept: Any = Keeping(maker, {0: handles}).decide(0, Pick(1))()  # type: ignore[operator]
    mixed: Any = Mixing(maker, hand).make(0)()
    for body, phase in ((kept, partial(Keeping, reader, {0: handles})), (mixed, partial(Mixing, reader, hand))):
        assert phase().read(0, body) is not None
        (card, *_) = read_deck(body.deck, 3)
        with pytest.raises(Offence) as offence:
            phase(fresh=(card,)).read(0, body)
        assert offence.value.rule == "shuffle.untouched"


def test_a_card_that_went_into_a_shuffle_is_out_of_play() -> None:
    ring = Ring(RESHUFFLE, 2, {"length": 1}).run()
    first, *_, last = [step for step in ring.members[0].steps() if step.ask == "shuffle"]
    deck = ring.members[0].table._course.deck
    assert len(deck.of(last.cards)) == len(last.cards)
    for card in first.cards:
        with pytest.raises(AssertionError, match="not in play"):
            deck.of([card])


def test_no_share_of_the_next_hand_before_every_pick_is_in() -> None:
    """Review checklist 16."""
    ring = Ring(DRAFT, 3, {"length": 1}, tamper=Silence(1, KeptPassed)).run()
    for seat in (0, 2):
        said = bodies(ring, seat)
        assert ring.members[seat].table.waiting_for() == (1,)
        assert isinstance(said[-1], KeptPassed)


def test_seeds_are_shown_only_after_all_have_signed_the_end_and_agreed() -> None:
    """Review checklist 18, last part."""
    for unwilling in range(3):
        ring = Ring(DICE, 3, {"length": 1}, willing=lambda seat, unwilling=unwilling: seat != unwilling).run()
        assert not any(isinstance(body, SeedShown) for seat in range(3) for body in bodies(ring, seat))


def unseeded(member: Member, raw: bytes) -> list[bytes]:
    """Seat 1 commits to one seed, shuffles and opens by another, and shows the first."""
    body = read_body(raw)
    if member.seat == 1 and isinstance(body, Keys):
        promised[0] = member.secrets.seed.expose()
        member.secrets.seed = GameSeed.fresh()
    if member.seat == 1 and isinstance(body, SeedShown):
        return [cheats.replaced(body, seed=promised[0])]
    return [raw]


promised = [b""]


@pytest.mark.parametrize("game", [BOAST, AUCTION, DRAFT], ids=lambda game: game.name)
def test_a_step_that_is_not_the_seeds_is_reported_as_exactly_that(game: object) -> None:
    """Review checklist 18: the proofs hold, so nobody fouled; the audit names seat and question."""
    ring = Ring(game, 3, {"length": 1}, tamper=unseeded)  # type: ignore[arg-type]
    ring.run()
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.wrong == ()
    assert {step.seat for step in opened.altered} == {1}
    asked = {step.number for step in ring.members[0].steps() if step.ask in ("shuffle", "moves", "keep_and_pass")}
    assert {step.question for step in opened.altered} == asked
    assert isinstance(opened.altered[0], WrongStep)
    file = unpack_game(pack_game(encode(ring.terms), ring.members[0].feeds.all_entries()))
    report = verify(file, lambda _name: game)  # type: ignore[arg-type,return-value]
    assert report.fault is None
    assert (report.complete, report.good, report.wrong_seeds) == (True, False, ())
    assert report.altered == tuple((step.seat, step.question) for step in opened.altered)
    assert any("Player 1 (seat 1) did not do what its own says" in line for line in report.lines)


def read_again(ring: Ring, seat: Seat) -> Watched:
    """The table of a seat whose program begins anew with its secrets and every entry."""
    feeds = ring.members[seat].feeds
    table = Watched(ring.terms, ring.game, seat, secrets_for(seat, ring.seed), ring.cache, feeds.length(seat))
    table.read_all(feeds.all_entries())
    while orders := table.take_orders():
        for order in orders:
            table.done(order, order.run(), 1.0)
    return table


def test_a_pick_is_known_again_by_the_seed_alone_and_without_it_the_table_reads_on() -> None:
    ring = Ring(DRAFT, 3, {"length": 1}, tamper=unseeded).run()
    tables = [read_again(ring, seat) for seat in range(3)]
    assert len({digest(table.view().board) for table in (*tables, ring.members[0].table)}) == 1
    passing = [step.number for step in ring.members[0].steps() if step.ask == "keep_and_pass"]
    for seat, table in enumerate(tables):
        before, after = ring.members[seat].table.views, table.views
        forgotten = [number for number in passing if before[number + 1].known != after[number + 1].known]
        assert forgotten == (passing if seat == 1 else [])


def test_rolls_of_two_questions_and_two_games_share_nothing() -> None:
    """Review checklist 17: every roll has shares of its own."""
    shares = [
        body.share
        for table in range(2)
        for ring in [Ring(DICE, 2, {"length": 2}).run()]
        for seat in range(2)
        for body in bodies(ring, seat)
        if isinstance(body, RollShare)
    ]
    assert len(shares) == len(set(shares)) == 2 * 2 * 4


def test_a_roll_that_is_asked_for_again_comes_to_the_same_number() -> None:
    """Whoever sees a number coming and leaves has no other one thrown."""
    (desk, _), _ = desks(0)
    label = label_point(desk.charter.hash, desk.number, 0)
    assert [Rolling(replace(desk, attempt=attempt)).label for attempt in (0, 1)] == [label, label]
