"""The feeds of a file, each entry with what it says (docs/protocol/feeds.md; views.md, "Bodies")."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from tests.second.bodies import WORDS, Body, read_body
from tests.second.entries import NOTHING, Entry, Signed, read_signed
from tests.second.packed import Unreadable
from tests.second.terms import Terms

MOST_CALLS: Final = 16

Head: TypeAlias = tuple[int, bytes]
"""How many entries, and the hash of the last of them; zeros for none."""


@dataclass(frozen=True)
class Letter:
    """An entry and its body, None where that cannot be understood."""

    entry: Signed
    body: Body | None

    @property
    def is_word(self) -> bool:
        """Whether it says whether somebody is gone."""
        return self.body is not None and self.body.kind in WORDS


@dataclass(frozen=True)
class Word:
    """One word, and where it stands in its feed. `gone`: whom it finds gone; None where it counts as `here`."""

    number: int
    gone: int | None
    shown: Mapping[int, Head]


class Feeds:
    """All that was written at one table."""

    def __init__(self, terms: Terms, entries: Iterable[Entry]) -> None:
        self.terms = terms
        self.letters: list[list[Letter]] = [[] for _ in terms.seats]
        for entry in entries:
            self.letters[entry.signed.seat].append(Letter(entry.signed, read_body(entry.body)))
        self.words = [list(self._words(seat)) for seat in range(len(terms.seats))]

    def length(self, seat: int) -> int:
        """How many entries there are of a feed."""
        return len(self.letters[seat])

    def holds(self, seat: int, head: Head) -> bool:
        """Whether that is a place on the feed."""
        length, last = head
        if length == 0:
            return True
        return length <= self.length(seat) and self.letters[seat][length - 1].entry.hash == last

    def _words(self, author: int) -> Iterable[Word]:
        """The words of a feed, in order: R1 of views.md."""
        calls = 0
        for number, letter in enumerate(self.letters[author]):
            if letter.is_word and letter.body is not None:
                calls += letter.body.kind == "gone"
                shown = self._shown(author, letter.body) if calls <= MOST_CALLS else None
                yield Word(number, None if shown is None else letter.body["peer"], shown or {})

    def _shown(self, author: int, body: Body) -> dict[int, Head] | None:
        """What a word shows of the feeds of the peer that it finds gone; None for one that finds nobody gone."""
        if body.kind != "gone" or body["peer"] not in self.terms.peers:
            return None
        seats = self.terms.seats_of(body["peer"])
        if author in seats or len(body["last"]) != len(seats):
            return None
        shown: dict[int, Head] = {}
        for seat, raw in zip(seats, body["last"], strict=True):
            head = self._head(seat, raw)
            if head is None:
                return None
            shown[seat] = head
        return shown

    def _head(self, seat: int, raw: bytes) -> Head | None:
        if not raw:
            return 0, NOTHING
        try:
            signed = read_signed(raw)
        except Unreadable:
            return None
        if signed.table != self.terms.hash or signed.seat != seat or not signed.is_by(self.terms.seats[seat].peer):
            return None
        return signed.number + 1, signed.hash
