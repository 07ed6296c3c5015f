"""Questions at their edges: more cards than one entry holds, cards that were seen before, nobody to look at any."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.contract import Rules, move, show, show_only, shuffle
from engine.game import Game
from engine.pieces import Legal
from netcore.feeds.bodies import SealedShares, Shares, read_body
from netcore.table.events import Opened
from netcore.table.table import State
from tests.engine.contract_games import DRAFT, LETTERS, RESHUFFLE, Modest, Table, small_game
from tests.tables.ring import Ring, assert_as_dealt


def play_seen_again(board: Table) -> Rules[None]:
    """Cards are looked at, turned up, and shown once more, alone and among others."""
    board.pile = list((yield from shuffle(LETTERS)))
    first, second, third, fourth, *_ = board.pile
    yield from show_only([first, second], [0])
    yield from show([second, third])
    yield from show_only([second], [1])
    yield from show_only([first, second, fourth], [0, 1])
    faces = yield from show([second, first, third])
    board.said = [str(face) for face in faces]
    yield from show([])
    yield from show_only([], [0])
    yield from show_only([third, fourth], [])
    yield from move(0, Legal((Modest(),)))
    yield from shuffle([])


SEEN_AGAIN = small_game("seen-again", play_seen_again, (Modest,))


def played(game: Game, seats: int) -> Ring:
    ring = Ring(game, seats, {"length": 1}, seed=seats).run()
    assert [member.table.state for member in ring.members] == [State.FINISHED] * seats
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    assert opened.good
    assert assert_as_dealt(ring) == len(ring.members[0].steps()) * seats
    return ring


def sizes(ring: Ring, seat: int) -> list[tuple[int, int]]:
    """Of what one seat sealed: the question, and how many shares."""
    bodies = [read_body(entry.body) for entry in ring.members[0].feeds.entries(seat)]
    return [(body.number, len(body.sealed) // 64) for body in bodies if isinstance(body, SealedShares)]


@pytest.mark.parametrize(("most", "seats", "game"), [(1, 2, RESHUFFLE), (2, 3, DRAFT), (3, 3, SEEN_AGAIN)])
def test_more_shares_than_one_entry_holds_are_sealed_in_several(
    most: int, seats: int, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = [sizes(played(game, seats), seat) for seat in range(seats)]
    monkeypatch.setattr("netcore.cards.show.MOST_SEALED", most)
    parted = [sizes(played(game, seats), seat) for seat in range(seats)]
    assert all(count <= most for said in parted for _, count in said)
    assert sum(map(len, parted)) > sum(map(len, whole))
    assert [by_question(said) for said in parted] == [by_question(said) for said in whole]


def by_question(said: list[tuple[int, int]]) -> Counter[int]:
    """How many shares were sealed for each question."""
    return sum((Counter({number: count}) for number, count in said), Counter())


def test_shares_are_made_for_closed_cards_alone_and_for_those_who_look() -> None:
    ring = played(SEEN_AGAIN, 3)
    clear, closed = [], []
    for seat in range(3):
        for entry in ring.members[0].feeds.entries(seat):
            body = read_body(entry.body)
            if isinstance(body, Shares):
                clear.append((body.number, seat, len(body.shares) // 32))
            if isinstance(body, SealedShares):
                closed.append((body.number, seat, len(body.sealed) // 64))
    # 2: two cards for seat 0, who gives itself nothing. 3: two in the clear. 4: nothing. 5: two of three cards, to the
    # other of the two who look, and to both by the third. 6: the one that is still closed. 7 to 9: nothing.
    assert sorted(closed) == [(2, 1, 2), (2, 2, 2), (5, 0, 2), (5, 1, 2), (5, 2, 4)]
    assert sorted(clear) == [*((3, seat, 2) for seat in range(3)), *((6, seat, 1) for seat in range(3))]
