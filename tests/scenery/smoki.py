"""Moments of a table of Smoki, for pictures and tests: real games dealt from a seed, stopped at something to see."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from client.viewmodels.smoki import cards as smoki_cards
from engine import smoki
from engine.knowledge import View
from engine.pieces import Move
from tests.copies import replace
from tests.scenery.local_table import LocalTable
from tests.scenery.sen import SEED, asked, choose, show, sit, turn_pages

GAME = "smoki"
SEEDS = range(SEED, SEED + 60)


def reach(
    table: PlayTable,
    seats: int,
    reached: Callable[[View], bool],
    choose_move: Callable[[LocalTable], Callable[[View], Move]] = lambda local: local.own_policy,
    *,
    policy: str = "random",
    **options: int | bool | str,
) -> LocalTable:
    """The first moment, over a few seeds, at which `reached` holds. Raises ValueError if none has one.

    Games at random come to rare moments much sooner than those of a bot, which thinks; theirs look better.
    """
    for seed in SEEDS:
        local = sit(table, seats, seed, game=GAME, policy=policy, **options)
        if local.run_until(reached, choose_move(local)):
            turn_pages(table, local)
            return local
    raise ValueError("no game comes to that moment")


def eager(local: LocalTable) -> Callable[[View], Move]:
    """Draws whenever that is allowed, and else plays as a bot."""
    return lambda view: smoki.Draw() if asked(smoki.Draw)(view) else local.own_policy(view)


def holding(*wanted: str, turned_up: int = 0) -> Callable[[View], bool]:
    """This player has to place a card of the wanted kind, with so many cards of the own dream face up already."""

    def reached(view: View) -> bool:
        if view.legal is None or not {type(move) for move in view.legal.listed} & {smoki.Place, smoki.PlaceCircle}:
            return False
        board: smoki.Board = view.board
        assert view.seat is not None
        assert board.drawn is not None
        up = sum(card in board.faces for card in board.dreams[view.seat])
        return board.faces[board.drawn] in wanted and up >= turned_up

    return reached


def dealt(table: PlayTable, seats: int = 4) -> None:
    """Everyone chooses a card to turn up."""
    local = sit(table, seats, game=GAME)
    table.receive(local.news())
    choose(table, local, 1)


def late(faces: int) -> Callable[[View], bool]:
    """This player's turn in the second round, with more than so many cards face up."""
    return lambda view: asked(smoki.Draw)(view) and view.board.round == 2 and len(view.board.faces) > faces


def smoki_2(table: PlayTable) -> None:
    """Two players, this player's turn late in a round."""
    reach(table, 2, late(16), policy="bot")


def smoki_3(table: PlayTable) -> None:
    """Three players, a mirror drawn, a card of the dream chosen."""
    choose(table, reach(table, 3, holding("mirror", turned_up=4), eager), 4)


def smoki_4(table: PlayTable) -> None:
    """Four players, this player's turn, on points."""
    reach(table, 4, late(18), goal="points")


def smoki_5(table: PlayTable) -> None:
    """Five players, a dragon to place."""
    choose(table, reach(table, 5, holding("0", "1", "2", "3", turned_up=3), eager, policy="bot"), 3)


def smoki_pile(table: PlayTable) -> None:
    """One open pile, a drawn dragon that may be laid down."""
    reach(table, 3, holding("6", "7", "8", turned_up=3), eager, piles=1)


def smoki_nest(table: PlayTable) -> None:
    """A nest has been placed: two other cards may change places, one is chosen."""
    local = reach(
        table,
        3,
        asked(smoki.Stay),
        lambda local: lambda view: nest_first(view) or eager(local)(view),
    )
    assert local.view.legal is not None
    swap = next(move for move in local.view.legal.listed if isinstance(move, smoki.Swap))
    choose(table, local, swap.a)


def nest_first(view: View) -> Move | None:
    """Place a nest whenever it can be."""
    if not holding("nest")(view):
        return None
    assert view.legal is not None
    return next(move for move in view.legal.listed if isinstance(move, smoki.Place))


def circle_begins(table: PlayTable, seats: int = 5) -> LocalTable:
    """This player has a circle and has chosen where it sets out."""
    local = reach(table, seats, holding("circle"), eager)
    choose(table, local, 1)
    return local


def smoki_circle(table: PlayTable) -> None:
    """A circle on its way: the card of the second player on the left is being handed on."""
    local = circle_begins(table)
    local.step(smoki.PlaceCircle(1))
    local.step()
    local.step()
    show(table, local)


def smoki_give(table: PlayTable) -> None:
    """The circle has come round to this player, who lays down its last card."""
    reach(table, 4, asked(smoki.Give))


def smoki_wait(table: PlayTable) -> None:
    """Somebody else holds a drawn card."""
    local = reach(table, 4, asked(smoki.Draw))
    local.step(smoki.Draw())
    local.step()
    for _ in range(40):
        if local.view.legal is not None:
            local.step(local.own_policy(local.view))
        elif local.view.board.drawn is not None and local.view.board.turn != local.me:
            break
        else:
            local.step()
    local.step()
    turn_pages(table, local)


def ended(table: PlayTable, seats: int, rounds: int = 1, **options: int | bool | str) -> LocalTable:
    """The end of a round lies open."""
    local = sit(table, seats, SEED, game=GAME, policy="bot", **options)
    for number in range(1, rounds + 1):
        if table.state.page == "round":
            table.goOn()
            table.escape()
        local.run_until(counted(number), local.own_policy)
        show(table, local)
        table.hurry()
    return local


def counted(number: int) -> Callable[[View], bool]:
    """Whether the dreams of round `number` lie open."""
    return lambda view: view.board.round == number and smoki_cards.laid_open(view.board)


def smoki_end(table: PlayTable) -> None:
    """The end of a round of three."""
    ended(table, 3, 2)


def smoki_end_5(table: PlayTable) -> None:
    """The end of a round of five, on points."""
    ended(table, 5, 2, goal="points")


def notebook(table: PlayTable) -> None:
    """The notebook after four rounds on points."""
    ended(table, 4, 4, goal="points")
    table.goOn()


def help_keys(table: PlayTable) -> None:
    """Rules and keys."""
    reach(table, 3, asked(smoki.Draw))
    table.toggle("help")


def over(table: PlayTable) -> None:
    """The end of a game."""
    local = sit(table, 3, game=GAME, policy="random", tokens=2)
    local.run_until(lambda view: False, local.own_policy)
    turn_pages(table, local)
    table.receive(replace(local.over(), opened=True))


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "smoki_deal": dealt,
    "smoki_2": smoki_2,
    "smoki_3": smoki_3,
    "smoki_4": smoki_4,
    "smoki_5": smoki_5,
    "smoki_pile": smoki_pile,
    "smoki_nest": smoki_nest,
    "smoki_circle_begins": circle_begins,
    "smoki_circle": smoki_circle,
    "smoki_give": smoki_give,
    "smoki_wait": smoki_wait,
    "smoki_end": smoki_end,
    "smoki_end_5": smoki_end_5,
    "smoki_notebook": notebook,
    "smoki_rules": help_keys,
    "smoki_over": over,
}
"""Every moment by its name."""
