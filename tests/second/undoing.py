"""Whether the last move was taken back (docs/protocol/undo.md, U1 to U5)."""

from __future__ import annotations

from dataclasses import dataclass

from tests.second.feeds import Feeds
from tests.second.view import View


@dataclass(frozen=True)
class TakenBack(Exception):
    """The move that led to the open question was taken back, by the word of these entries."""

    words: tuple[bytes, ...]


class Undoing:
    """The question from which a move can be taken back now, if any, and what the feeds say of that."""

    def __init__(self, feeds: Feeds, view: View) -> None:
        self._feeds = feeds
        self._view = view
        self._history = b""
        self._needed: tuple[int, ...] = ()

    def open(self, history: bytes, maker: int, asked: int) -> None:
        """A question that `asked` is to answer is open at `history`; the move of `maker` led to it."""
        home = self._feeds.terms.seats[maker].home
        can = home in self._view.members and asked in self._view.seats
        self._history, self._needed = history, tuple(sorted({*self._view.members, asked})) if can else ()

    def close(self) -> None:
        """Nothing can be taken back from the question that is open now."""
        self._history, self._needed = b"", ()

    def has_undone(self, seat: int, history: bytes) -> bool:
        """Whether the first that a feed says under this history, but for wishes, is that the move is undone."""
        return history == self._history and seat in self._needed and self._word(seat) is not None

    def check(self) -> None:
        """Raises TakenBack if all that count have undone the move."""
        words = [self._word(seat) for seat in self._needed]
        if not words or None in words:
            return
        for seat, number in zip(self._needed, words, strict=True):
            assert number is not None
            self._view.counted[seat] = number + 1
        hashes = (self._feeds.letters[seat][number or 0] for seat, number in zip(self._needed, words, strict=True))
        raise TakenBack(tuple(letter.entry.hash for letter in hashes))

    def _word(self, seat: int) -> int | None:
        """The number of the entry by which a feed undoes the move; None where it says nothing, or goes on first."""
        for number, letter in enumerate(self._feeds.letters[seat][: self._view.limit(seat)]):
            body = letter.body
            if body is not None and body.history == self._history and body.kind != "undo-wish":
                return number if body.kind == "undone" else None
        return None
