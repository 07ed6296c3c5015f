"""What the player at a table is told of the game: the table as it stands, and the open poll, each when it changes.

Sans-I/O: times are handed in, in monotonic seconds.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.driver import Step
from netcore.node.chair import Chair
from netcore.node.deal_log import DealLog
from netcore.status import PlayNews, PollNews
from netcore.table.events import Ended, Event, Made, Stepped


class TableNews:
    """The news of one table for `seats`, of which `mine` are this program's."""

    def __init__(self, seats: int, mine: Collection[int]) -> None:
        self._deal = DealLog(seats, mine)
        self._steps: list[Step] = []
        self._ended = False
        self._told: tuple[object, ...] = ()
        self._told_poll = PollNews(())

    def made(self, seat: int, event: Made, now_s: float) -> None:
        """A seat of this program has made its part."""
        self._deal.made(seat, event, now_s)

    def note(self, event: Event, now_s: float) -> None:
        """What the table of this program's player tells."""
        self._deal.note(event, now_s)
        if isinstance(event, Stepped):
            self._steps.append(event.step)
        elif isinstance(event, Ended):
            self._ended = True

    def play(self, chair: Chair) -> PlayNews | None:
        """The table as `chair` sees it; None if nothing has changed, or the game is over and all was told."""
        steps, self._steps = tuple(self._steps), []
        if self._ended and not steps:
            return None
        table = chair.table
        view, deal, waiting, busy = table.view(), self._deal.proof(), table.waiting_for(), table.busy()
        ghosts = tuple(sorted(table.ends))
        told = (view.number, view.legal, waiting, busy, deal, len(view.known), ghosts)
        if told == self._told and not steps:
            return None
        self._told = told
        return PlayNews(view, steps, waiting, busy, deal, self._deal.checked, ghosts)

    def poll(self, chair: Chair) -> PollNews | None:
        """Who is being found gone, and whether the player in `chair` is asked; None if nothing has changed."""
        table = chair.table
        poll = table.poll()
        news = PollNews(())
        if poll is not None:
            ask = chair.seat in poll.awaited and not table.answered() and chair.policy is None
            news = PollNews(poll.gone, poll.agreed, poll.awaited, table.can_spare(poll.gone), ask)
        if news == self._told_poll:
            return None
        self._told_poll = news
        return news
