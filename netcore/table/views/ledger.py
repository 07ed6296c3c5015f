"""The feeds of a table as far as views look into them: hashes of entries, what each builds on, the words among them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.pieces import Seat
from netcore.feeds.chain import Head
from netcore.feeds.entry import NO_HASH
from netcore.feeds.roster import Peer, Roster
from netcore.table.lateness import TimeWord
from netcore.table.undoing import Undoes, UndoWord
from netcore.table.views.words import HERE, MOST_CALLS, Word


@dataclass(frozen=True, slots=True)
class Mark:
    """One entry. `history`: what its author had read, None where it does not say; `word`: what it says in a poll.

    `read`: what its author had read, whatever it computed from it. `time`: what it says of others' time; `undo`: of
    taking a move back.
    """

    hash: bytes
    history: bytes | None = None
    word: Word | None = None
    read: bytes | None = None
    time: TimeWord | None = None
    undo: UndoWord | None = None

    @property
    def about(self) -> bytes | None:
        """The history that it bears, whatever it says; but for a wish, which binds nobody."""
        if self.undo is not None:
            return None if self.undo.says is not Undoes.DONE else self.undo.history
        return self.history if self.time is None else self.time.history


@dataclass(frozen=True, slots=True)
class Placed:
    """A word, and the number of the entry that it is."""

    number: int
    word: Word


class Ledger:
    """All feeds of one table, as far as they are held here."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster
        self._marks: list[list[Mark]] = [[] for _ in roster.seats]
        self._words: list[list[Placed]] = [[] for _ in roster.seats]
        self._calls = [0 for _ in roster.seats]
        self._polls: list[list[int]] = [[] for _ in roster.seats]
        """The polls in which each feed finds somebody gone: a few, however many words there are."""
        self._first: list[dict[bytes, int]] = [{} for _ in roster.seats]
        """The first word of each feed about others' time, under each history."""
        self._late: list[dict[bytes, list[int]]] = [{} for _ in roster.seats]
        """All those that find somebody late, in order, under each history: of questions that are settled they are
        asked for, and of others there is no end.
        """
        self._wishes: list[dict[bytes, int]] = [{} for _ in roster.seats]
        """The first wish of each feed about taking a move back, under each history, …"""
        self._begun: list[dict[bytes, int]] = [{} for _ in roster.seats]
        """… and its first entry that is none."""

    def append(self, seat: Seat, mark: Mark) -> None:
        """The next entry of a feed came."""
        if mark.word is not None:
            self._calls[seat] += mark.word.calls
            word = mark.word
            if word.gone is not None and self._calls[seat] > MOST_CALLS:
                word = replace(HERE, calls=True)
            if word.gone is not None:
                self._polls[seat].append(len(self._words[seat]))
            self._words[seat].append(Placed(len(self._marks[seat]), word))
        if mark.time is not None:
            if mark.time.late:
                self._late[seat].setdefault(mark.time.history, []).append(len(self._marks[seat]))
            self._first[seat].setdefault(mark.time.history, len(self._marks[seat]))
        if mark.undo is not None and mark.undo.says is not Undoes.DONE:
            self._wishes[seat].setdefault(mark.undo.history, len(self._marks[seat]))
        if mark.about is not None:
            self._begun[seat].setdefault(mark.about, len(self._marks[seat]))
        self._marks[seat].append(mark)

    def cut(self, seat: Seat, length: int) -> None:
        """Let go of all entries of a feed but the first `length`."""
        del self._marks[seat][length:]
        words = self._words[seat]
        while words and words[-1].number >= length:
            self._calls[seat] -= words.pop().word.calls
        self._polls[seat] = [poll for poll in self._polls[seat] if poll < len(words)]
        late = {history: [each for each in numbers if each < length] for history, numbers in self._late[seat].items()}
        self._late[seat] = {history: numbers for history, numbers in late.items() if numbers}
        for firsts in (self._first, self._wishes, self._begun):
            firsts[seat] = {history: number for history, number in firsts[seat].items() if number < length}

    def length(self, seat: Seat) -> int:
        """How many entries of a feed are held."""
        return len(self._marks[seat])

    def mark(self, seat: Seat, number: int) -> Mark:
        """Entry `number` of a feed."""
        return self._marks[seat][number]

    def head(self, seat: Seat, length: int | None = None) -> Head:
        """The last entry held of a feed, or of its first `length` ones."""
        marks = self._marks[seat] if length is None else self._marks[seat][:length]
        return Head(len(marks), marks[-1].hash if marks else NO_HASH)

    def holds(self, seat: Seat, head: Head) -> bool:
        """Whether `head` is a place on the feed that is held here."""
        return head.length <= len(self._marks[seat]) and (
            head.length == 0 or self._marks[seat][head.length - 1].hash == head.hash
        )

    def words(self, seat: Seat) -> Sequence[Placed]:
        """The words of a feed, in order."""
        return self._words[seat]

    def polls(self, seat: Seat) -> Sequence[int]:
        """The polls in which a feed finds somebody gone, in order; at most MOST_CALLS."""
        return self._polls[seat]

    def words_before(self, seat: Seat, number: int) -> int:
        """How many words of a feed stand before entry `number`."""
        return bisect_left(self._words[seat], number, key=lambda placed: placed.number)

    def time_word(self, seat: Seat, history: bytes) -> tuple[int, TimeWord] | None:
        """The first word of a feed about the time of the question at `history`, and the number of its entry."""
        number = self._first[seat].get(history)
        word = None if number is None else self._marks[seat][number].time
        return None if number is None or word is None else (number, word)

    def found_late(self, seat: Seat, number: int, histories: Iterable[bytes]) -> list[TimeWord]:
        """All words before entry `number` in which a feed finds somebody late, in the questions of these histories."""
        late, marks = self._late[seat], self._marks[seat]
        said = (marks[each].time for history in histories for each in late.get(history, ()) if each < number)
        return [word for word in said if word is not None]

    def wish(self, seat: Seat, history: bytes) -> int | None:
        """Which entry of a feed is its wish about taking back the move that led to the question at `history`."""
        return self._wishes[seat].get(history)

    def begun(self, seat: Seat, history: bytes) -> int | None:
        """Which entry of a feed is the first one under `history`, but for wishes."""
        return self._begun[seat].get(history)

    def said(self, peer: Peer, poll: int) -> Word | None:
        """What a peer says in `poll`; None if it has not spoken."""
        words = self._words[peer]
        return words[poll].word if poll < len(words) else None

    def is_whole(self, peer: Peer, poll: int) -> bool:
        """Whether it has said its word in all of its feeds."""
        return all(poll < len(self._words[seat]) for seat in self.roster.seats_of(peer))
