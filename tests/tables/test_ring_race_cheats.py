"""Who cheats in a draft or with what came of it: every honest peer and a stranger with the file name the same seat."""

from __future__ import annotations

from typing import cast

import pytest

from engine.chance import Chance
from engine.encoding import canonical
from engine.games import find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import for_game
from engine.race_board import Board, Support
from netcore.crypto.elgamal import open_face, reencrypt
from netcore.crypto.faces import face_point
from netcore.feeds.bodies import Body, KeptPassed, Moved, Shares
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled
from netcore.wire.codec import encode
from tests.scenery.both import verify
from tests.tables import cheats
from tests.tables.cheats import Change, Cheat
from tests.tables.ring import Member, Ring

RACE = find("race")
CULPRIT = 1


def ghosts(seat: Seat, view: View, legal: Legal) -> Move:
    return for_game("race", "ghost").choose(view, legal, Chance(view.number, str(seat)))


def keep_two(member: Member, body: KeptPassed) -> bytes:
    """One card stays in the sleeve: the next player gets another one twice."""
    deck = cheats.deck_of(body)
    deck[1] = reencrypt(deck[2], cheats.joint(member), 7)
    return cheats.with_deck(body, deck)


def pass_another(member: Member, body: KeptPassed) -> bytes:
    """A bad card of one's own choice goes on in the place of a good one."""
    deck = cheats.deck_of(body)
    bad = member.table._course.deck.faces[0]
    deck[1] = reencrypt(open_face(face_point(bad), cheats.joint(member)), cheats.joint(member), 7)
    return cheats.with_deck(body, deck)


def keep_what_was_not_there(member: Member, body: KeptPassed) -> bytes:
    """A card of one's own choice in the place of the kept one."""
    deck = cheats.deck_of(body)
    good = member.table._course.deck.faces[-1]
    deck[0] = reencrypt(open_face(face_point(good), cheats.joint(member)), cheats.joint(member), 7)
    return cheats.with_deck(body, deck)


def keep_one_more(_member: Member, body: KeptPassed) -> bytes:
    """A card less goes on."""
    return cheats.with_deck(body, cheats.deck_of(body)[:-1])


def hand_of_a_neighbour(member: Member, body: KeptPassed) -> bytes | None:
    """The neighbour's hand is mixed instead of one's own."""
    board = cast("Board", member.table.view().board)
    hand = member.table._course.deck.of(tuple(board.hands[(member.seat + 1) % 3]))
    deck = [reencrypt(card, cheats.joint(member), 7 + at) for at, card in enumerate(hand)]
    return cheats.with_deck(body, deck)


def show_another_card(member: Member, body: Shares) -> bytes | None:
    """At the own flight: shares that would turn a kept card into something else."""
    board = cast("Board", member.table.view().board)
    if board.flying != member.seat:
        return None
    return cheats.wrong_share(member, body)


def support_with_another_card(member: Member, body: Moved) -> bytes | None:
    """At the own flight: a card is laid to a dragon that was never kept."""
    board = cast("Board", member.table.view().board)
    if b'"support"' not in body.move and b'"fire"' not in body.move:
        return None
    drafted = {board.faces[card] for card in board.drafted[member.seat]}
    dragon = board.faces[board.teams[member.seat][0]]
    other = next(face for face in sorted(RACE.faces) if face not in drafted and face.startswith("D"))
    return cheats.replaced(body, move=canonical(Support(other, dragon)))


CHEATS: list[tuple[type[Body], Change, str]] = [
    (KeptPassed, keep_two, "shuffle.proof"),
    (KeptPassed, pass_another, "shuffle.proof"),
    (KeptPassed, keep_what_was_not_there, "shuffle.proof"),
    (KeptPassed, hand_of_a_neighbour, "shuffle.proof"),
    (KeptPassed, keep_one_more, "shuffle.count"),
    (Shares, show_another_card, "show.proof"),
    (Moved, support_with_another_card, "move.illegal"),
]


@pytest.mark.parametrize(("kind", "change", "rule"), CHEATS, ids=[change.__name__ for _, change, _ in CHEATS])
def test_it_is_named_by_all(kind: type[Body], change: Change, rule: str) -> None:
    cheat = Cheat(CULPRIT, kind, change)
    ring = Ring(RACE, 3, seed=4, decide=ghosts, tamper=cheat).run()
    assert cheat.done
    named = set()
    for member in ring.members:
        if member.seat != CULPRIT:
            fouled = member.events[-1]
            assert isinstance(fouled, Fouled), (fouled, member.table.waiting_for())
            named.add((fouled.foul.seat, fouled.foul.rule, fouled.number, fouled.entry))
    assert [(seat, broken) for seat, broken, _, _ in named] == [(CULPRIT, rule)]
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.members[0].feeds.all_entries())))
    assert report.fault is not None
    assert (report.fault.seat, report.fault.rule) == (CULPRIT, rule)
