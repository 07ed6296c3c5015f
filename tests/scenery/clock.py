"""Moments of tables that have a clock of their own: for pictures and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from client.viewmodels.play.table import PlayTable
from netcore.status import TableClock
from tests.scenery import race, sen
from tests.scenery.local_table import LocalTable

GENTLE, STRICT = TableClock("gentle", 60), TableClock("strict", 60)


def tick(table: PlayTable, local: LocalTable, clock: TableClock, passed_s: float) -> LocalTable:
    """So many seconds of the open decision have passed."""
    now_s = [0.0]
    table.moon._now_s = lambda: now_s[0]  # type: ignore[method-assign]
    local.clock = clock
    table.receive(local.news())
    now_s[0] = passed_s
    table.moon.ticked.emit()
    return local


def others_turn(table: PlayTable) -> LocalTable:
    """Somebody else decides at a table of Sen."""
    local = sen.sit(table, 4)
    local.run_until(sen.asked(sen.sen.Draw), sen.wise(local))
    local.step(sen.sen.Draw())
    local.step()
    local.step(sen.sen.Discard())
    while not local.view.asked:
        local.step()
    sen.turn_pages(table, local)
    return local


def clock_sen(table: PlayTable) -> None:
    """The moon wanes on the plate of whoever is awaited."""
    tick(table, others_turn(table), STRICT, 21)


def clock_last(table: PlayTable) -> None:
    """The last seconds of one's own move."""
    tick(table, sen.turn(table, 4), STRICT, 53)


def clock_over(table: PlayTable) -> LocalTable:
    """Somebody's time is over by a gentle clock, one of the others would go on, and this player may say so too."""
    local = others_turn(table)
    local.impatient = (3,)
    return tick(table, local, GENTLE, 61)


def clock_race(table: PlayTable) -> None:
    """All choose at once."""
    tick(table, race.draft(table, 5, 5, 5), STRICT, 40)


SCENES: Mapping[str, Callable[[PlayTable], object]] = {
    "clock_sen": clock_sen,
    "clock_last": clock_last,
    "clock_over": clock_over,
    "clock_race": clock_race,
}
"""Every moment by its name."""
