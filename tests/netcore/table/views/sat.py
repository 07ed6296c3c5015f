"""One view among scripted feeds: entries come as a test says, and what the view owes is written at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine.pieces import Seat
from netcore.feeds.chain import Head
from netcore.feeds.roster import Roster
from netcore.table.undoing import Undoes, UndoWord
from netcore.table.views.ledger import Mark
from netcore.table.views.membership import Change, Convicted, Input, LetGo, Membership, Say, Stance
from netcore.table.views.words import HERE, Word

NOW = b"sixteen bytes..."
"""The history under which everything in these tests is written."""


class Watched(Membership):
    """A view that notes what moves it."""

    def __init__(self, roster: Roster, seat: Seat | None) -> None:
        self.moved: list[tuple[Stance, Input]] = []
        super().__init__(roster, seat)

    def _input(self, what: Input) -> None:
        self.moved.append((self.stance, what))
        super()._input(what)


class Sat:
    """Where `seat` sits, three peers unless it is said otherwise. Each seat has one entry; keys are backed up."""

    def __init__(self, seat: Seat | None = 0, homes: Sequence[Seat] = (0, 1, 2)) -> None:
        self.view = Watched(Roster(homes), seat)
        self.said: list[Say] = []
        self.done: list[Change | LetGo | Convicted] = []
        self._count = 0
        for each in range(len(homes)):
            self.writes(each)
        self.view.confirmed()

    @property
    def stance(self) -> Stance:
        return self.view.stance

    # ── what comes ──
    def writes(self, seat: Seat, history: bytes = NOW, hashed: bytes | None = None) -> None:
        """A seat goes on with the game."""
        self._arrive(seat, None, history, hashed)

    def here(self, *seats: Seat) -> None:
        """Seats say that nobody is gone; a bot's that its program's word is said."""
        for seat in seats:
            self._arrive(seat, HERE)
        self.settle()

    def gone(self, seat: Seat, gone: Seat, *lengths: int, branch: bytes = bytes(32), settle: bool = True) -> None:
        """A seat says that a peer is gone, and shows so many entries of its feeds, or all that is held here.

        What is not held is `branch`.
        """
        shown = {}
        for each, (feed, head) in enumerate(self.view.heads(gone).items()):
            length = lengths[each] if lengths else head.length
            held = branch == bytes(32) and 0 < length <= head.length
            shown[feed] = Head(length, self.view.mark(feed, length - 1).hash if held else branch)
        self._arrive(seat, Word(gone, shown, calls=True))
        if settle:
            self.settle()

    def undoes(self, seat: Seat, history: bytes) -> None:
        """A seat says that the move is undone that led to the question open at `history`."""
        self._count += 1
        self.view.arrive(seat, Mark(self._count.to_bytes(32, "big"), undo=UndoWord(history, Undoes.DONE)))

    # ── what is done here ──
    def calls(self, gone: Seat) -> None:
        self.view.call(gone)
        self.settle()

    def denies(self) -> None:
        self.view.deny()
        self.settle()

    def reads(self, seat: Seat) -> int:
        """Read a feed as far as it may be read: how many entries that is."""
        while self.view.next(seat, NOW) is not None:
            self.view.take(seat)
        return self.view.read(seat)

    def signs(self, *seats: Seat) -> None:
        """The rules have ended, and these seats sign."""
        for seat in self.view.roster.seats:
            self.reads(seat)
        self.view.rules_ended()
        for seat in seats:
            self.writes(seat)
        for seat in seats:
            while self.view.next(seat, NOW) is not None:
                self.view.take(seat)
                self.view.sign(seat)
        self.view.finish()

    def settle(self) -> None:
        """Do all that can be done."""
        while self._write() or self.view.judge() or self._change():
            pass

    def _write(self) -> bool:
        owed, seat = self.view.owed, self.view.seat
        if owed is None or seat is None:
            return False
        self.said.append(owed)
        if owed is Say.GONE and self.view.called is not None:
            self._arrive(seat, Word(self.view.called, self.view.heads(self.view.called), calls=True))
        else:
            self._arrive(seat, HERE)
        return True

    def _change(self) -> bool:
        done = self.view.change()
        if done is not None:
            self.done.append(done)
        return done is not None

    def _arrive(self, seat: Seat, word: Word | None, history: bytes | None = None, hashed: bytes | None = None) -> None:
        self._count += 1
        self.view.arrive(seat, Mark(hashed or self._count.to_bytes(32, "big"), history, word))
