"""What the player at a table is told of the game: the table as it stands, the open poll, and how it ended, each when
it changes.

Sans-I/O: times are handed in, in seconds by a clock that nobody sets.
"""

from __future__ import annotations

from collections.abc import Collection

from engine.driver import Step
from netcore.feeds.charter import MoveClock
from netcore.feeds.roster import Peer
from netcore.lobby.room import told_clock
from netcore.node.deal_log import DealLog
from netcore.status import Astray, AstrayNews, BrokenOffNews, OverNews, PlayNews, PollNews, UndoNews
from netcore.table.events import BrokenOff, Declined, Ended, Event, Made, Opened, Stepped
from netcore.table.table import Table


class TableNews:
    """The news of one table for `seats`, of which `mine` are this program's, none where it looks on.

    `file`: where its game is to be saved, "" for nowhere.
    """

    def __init__(self, seats: int, mine: Collection[int], file: str) -> None:
        self._deal = DealLog(seats, mine)
        self._file = file
        self._steps: list[Step] = []
        self._ended: Ended | None = None
        self._opened: bool | None = None
        self._broken_off: BrokenOff | None = None
        self._told: tuple[object, ...] = ()
        self._told_poll = PollNews(())
        self._told_astray = AstrayNews(())
        self._told_end: OverNews | BrokenOffNews | None = None

    @property
    def checked(self) -> int:
        """How many proofs were checked here so far."""
        return self._deal.checked

    def made(self, seat: int, event: Made, now_s: float) -> None:
        """A seat of this program has made its part."""
        self._deal.made(seat, event, now_s)

    def note(self, event: Event, now_s: float) -> None:
        """What the table of this program's player tells."""
        self._deal.note(event, now_s)
        match event:
            case Stepped(step):
                self._steps.append(step)
            case Ended():
                self._ended = event
            case Opened():
                self._opened = event.good
            case Declined():
                self._opened = False
            case BrokenOff():
                self._broken_off = event
            case _:
                pass

    def play(self, table: Table) -> PlayNews | None:
        """The table as it is seen from its seat; None if nothing has changed, or the game is over and all was told."""
        steps, self._steps = tuple(self._steps), []
        if self._ended is not None and not steps:
            return None
        view, deal, waiting, busy = table.view(), self._deal.proof(), table.waiting_for(), table.busy()
        ghosts = tuple(sorted(table.ends))
        clock, running = None, table.running
        if running is not None and isinstance(running.clock, MoveClock):
            clock = told_clock(running.clock)
        impatient = tuple(sorted({peer for peers in table.impatient.values() for peer in peers}))
        undo = _undo(table)
        told = (view.number, view.legal, waiting, busy, deal, len(view.known), ghosts, impatient, undo)
        if told == self._told and not steps:
            return None
        self._told = told
        return PlayNews(view, steps, waiting, busy, deal, self._deal.checked, ghosts, clock, impatient, undo)

    def poll(self, table: Table, *, person: bool) -> PollNews | None:
        """Who is being found gone, and whether the player is asked, if it is a `person`; None if nothing is new."""
        poll = table.poll()
        news = PollNews(())
        if poll is not None:
            ask = person and table.me in poll.awaited and not table.answered()
            news = PollNews(poll.gone, poll.agreed, poll.awaited, ask)
        if news == self._told_poll:
            return None
        self._told_poll = news
        return news

    def astray(self, table: Table, peers: Collection[Peer], stalled: Collection[Peer]) -> AstrayNews | None:
        """Whose program writes what cannot be read, `peers`: for long; who is `stalled`. None if nothing is new."""
        boards = table.astray()
        astray = {*boards, *(seat for seat in table.unreadable() if table.peer_of(seat) in peers)}
        seats = sorted({*astray, *(seat for seat in table.waiting_for() if table.peer_of(seat) in stalled)})
        news = AstrayNews(
            tuple(
                Astray(
                    seat,
                    table.number,
                    seat in boards,
                    table.can_spare([seat]),
                    table.peer_of(seat),
                    stalled=seat not in astray,
                )
                for seat in seats
            )
        )
        if news == self._told_astray:
            return None
        self._told_astray = news
        return news

    def end(self, table: Table) -> OverNews | BrokenOffNews | None:
        """How the game ended, to be told once it is saved; None if nothing has changed."""
        news: OverNews | BrokenOffNews | None = None
        if self._broken_off is not None:
            news = BrokenOffNews(self._broken_off.gone, table.charter is not None, self._file)
        elif self._ended is not None:
            outcome = self._ended.outcome
            asked, undecided = table.asks_to_open, table.undecided if self._opened is None else ()
            news = OverNews(outcome.scores, outcome.winners, asked, self._opened, self._file, undecided)
        if news == self._told_end:
            return None
        self._told_end = news
        return news


def _undo(table: Table) -> UndoNews | None:
    undoing = table.undoing
    if undoing is None:
        return None
    said = {*undoing.wish, *undoing.against}
    awaited = tuple(peer for peer in table.members if peer not in said)
    return UndoNews(undoing.seat, undoing.wish, undoing.against, awaited, undoing.may_ask, undoing.may_answer)
