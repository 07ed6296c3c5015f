"""A swap is seen by whoever had one of the cards: told first, both cards marked until the own move has ended."""

from __future__ import annotations

from client.viewmodels.play.table import PlayTable
from client.viewmodels.sen.script import SWAPPED
from engine import sen
from netcore.status import PlayNews
from tests.scenery import sen as scenes


def marks(table: PlayTable) -> dict[tuple[int, int], str]:
    return {(row.place, row.slot): row.swapped for row in table.rows.cards if row.swapped}


def test_both_cards_are_marked_until_the_own_move_has_ended(table: PlayTable) -> None:
    table.pace_ms = table.peek_ms = 0
    local = scenes.swapped(table)
    news = local.news()
    table.receive(news)
    swap = next(step for step in reversed(news.steps) if isinstance(step.move, sen.Swap))
    name = scenes.PEOPLE[swap.seat][0]  # type: ignore[index]
    assert marks(table) == {(0, 1): name, (swap.seat, swap.move.b[1]): name}  # type: ignore[union-attr]
    own = next(row for row in table.rows.seats if row.mine)
    assert own.note == f"{name} swapped your card"
    # Drawing a card is not the whole move.
    assert local.step(sen.Draw())
    local.run()
    scenes.show(table, local)
    assert (0, 1) in marks(table)
    assert local.step(sen.Discard())
    while local.driver.board.turn == local.me:
        assert local.step()
    scenes.show(table, local)
    assert marks(table) == {}


def test_the_swap_is_told_before_anything_is_asked(table: PlayTable) -> None:
    """Even where nobody moves between it and the own turn; and it stays for its time."""
    table.pace_ms = table.peek_ms = 0
    local = scenes.swapped(table)
    news = local.news()
    at = max(at for at, step in enumerate(news.steps) if isinstance(step.move, sen.Swap))
    table.receive(PlayNews(news.view, news.steps[:at], news.waiting_for, news.busy))
    table.pace_ms = 900
    table.receive(PlayNews(news.view, news.steps[at : at + 1], news.waiting_for, news.busy))
    table._apply_new()
    assert "swaps your card 2" in table.rows.table.ask
    assert not table.rows.table.mine
    assert table._stay.interval() == round(SWAPPED * 900)
    assert (0, 1) in marks(table)
    table.hurry()
    assert table.rows.table.mine
    assert (0, 1) in marks(table)


def test_what_a_pair_came_to_is_said(table: PlayTable) -> None:
    for right in (True, False):
        local = scenes.sit(table, 3, know=True)
        local.run_until(scenes.asked(sen.Pair), scenes.wise(local))
        scenes.turn_pages(table, local)
        pairs = [move for move in local.view.legal.listed if isinstance(move, sen.Pair)]  # type: ignore[union-attr]
        board = local.driver.board
        faces = {card: local.dealer.face(card) for card in board.dreams[local.me]}

        def good(pair: sen.Pair, faces: dict[int, str] = faces, own: list[int] = board.dreams[local.me]) -> bool:
            return all(sen.CROWS[faces[own[position]]] == pair.value for position in pair.positions)

        wanted = next(pair for pair in pairs if good(pair) == right)
        assert local.step(wanted)
        local.step()
        scenes.show(table, local)
        told = [line.text for line in table.rows.lines]
        assert any(("Right: both go" if right else "Wrong: both stay") in text for text in told), told
