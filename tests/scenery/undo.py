"""Moments of tables at which a move may be taken back: for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from netcore.status import UndoNews
from tests.copies import replace
from tests.scenery import race, sen, smoki
from tests.scenery.clock import others_turn
from tests.scenery.local_table import LocalTable


def tell(table: PlayTable, local: LocalTable, undo: UndoNews) -> LocalTable:
    """How far it is with taking the last move back."""
    table.receive(replace(local.news(), undo=undo))
    return local


def undo_mine(table: PlayTable) -> None:
    """This player has moved, and may ask."""
    tell(table, others_turn(table), UndoNews(0, awaited=(0, 1, 2, 3), may_ask=True))


def undo_waits(table: PlayTable) -> None:
    """This player has asked, one has agreed, and two have not said anything."""
    tell(table, others_turn(table), UndoNews(0, wish=(0, 2), awaited=(1, 3)))


def undo_asked(table: PlayTable) -> None:
    """It is this player's turn, and whoever has moved before would take that back."""
    tell(table, sen.turn(table, 5), UndoNews(4, wish=(4,), awaited=(0, 1, 2, 3), may_answer=True))


def undo_against(table: PlayTable) -> None:
    """One is against it."""
    tell(table, others_turn(table), UndoNews(0, wish=(0,), against=(2,), awaited=(1, 3)))


def undo_smoki(table: PlayTable) -> None:
    """A card was taken, and the same player lays it down: it may be put back before."""
    local = smoki.reach(table, 5, smoki.holding("0", "1", "2", "3", turned_up=3), smoki.eager, policy="bot")
    smoki.choose(table, local, 3)
    tell(table, local, UndoNews(0, awaited=(0, 1, 2, 3, 4), may_ask=True))


def undo_smoki_asked(table: PlayTable) -> None:
    """It is this player's turn, and the one before would have laid the card elsewhere."""
    local = smoki.reach(table, 5, smoki.asked(smoki.smoki.Draw))
    tell(table, local, UndoNews(4, wish=(4,), awaited=(0, 1, 2, 3), may_answer=True))


def undo_race(table: PlayTable) -> None:
    """The dragons have flown, and before the exchange this player may still take that back."""
    local = race.reach(table, 4, lambda view: race.Exchange in race.kinds(view) and view.board.turn == 5)
    tell(table, local, UndoNews(0, awaited=(0, 1, 2, 3), may_ask=True))


def undo_race_asked(table: PlayTable) -> None:
    """Another one would take the flight back."""
    local = race.reach(table, 8, race.others_flight)
    tell(table, local, UndoNews(local.view.board.flying, wish=(1,), awaited=tuple(range(8)), may_answer=True))


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "undo_mine": undo_mine,
    "undo_waits": undo_waits,
    "undo_asked": undo_asked,
    "undo_against": undo_against,
    "undo_smoki": undo_smoki,
    "undo_smoki_asked": undo_smoki_asked,
    "undo_race": undo_race,
    "undo_race_asked": undo_race_asked,
}
"""Every moment by its name."""
