"""How a table decides that a seat is gone for good: all others say so, at one last entry of its feed. Sans-I/O.

Each such decision is a poll; polls are numbered from 0. Whoever agrees says which seats are gone and shows the last
entry that it has of each; from there on its feed is silent until the poll is decided. The feeds of those who are gone
are cut at the furthest entry that anybody has shown, and the poll is decided when all who stay have named that cut. Who
has agreed may find more seats gone in the same poll, never fewer: somebody may vanish while it is open.

No two who stay ever find differently, in whatever order they read: nobody counts its own earlier word while a later one
of its own may still be heard. Source: docs/protocol/recovery.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.pieces import Seat
from netcore.errors import Late, Malformed
from netcore.feeds.bodies import AnyBody, Evict, Gone, Stay
from netcore.feeds.entry import Entry, SignedHeader
from netcore.table.votes import MOST_CALLS, Voice, Vote


@dataclass(frozen=True, slots=True)
class Finding:
    """A decided poll. `gone`, in order; `ends`: how long their feeds count; `votes`: where the others said so."""

    gone: tuple[Seat, ...]
    ends: Mapping[Seat, int]
    votes: Mapping[Seat, int]


@dataclass(frozen=True, slots=True)
class Poll:
    """An open poll: who would be gone, who has agreed, and who of the others has not answered yet."""

    gone: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    awaited: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Offender:
    """A seat that broke a rule of polls: whose feed, which entry shows it, which rule."""

    seat: Seat
    entry: Entry
    rule: str


class Recovery:
    """The polls of one table."""

    def __init__(self, table: bytes, authors: Sequence[bytes], me: Seat | None = None) -> None:
        """`table`: the terms's hash; `authors`: who signs which feed, by seat; `me`: whose table this is."""
        self.playing: tuple[Seat, ...] = tuple(range(len(authors)))
        """The seats that were not found gone, in order."""
        self.ends: dict[Seat, int] = {}
        """How many entries count of each feed that was cut."""
        self.poll = 0
        """The poll that is open, or comes next."""
        self._me = me
        self._table = table
        self._authors = tuple(authors)
        self._headers: list[list[SignedHeader]] = [[] for _ in authors]
        self._voices = [Voice() for _ in authors]
        self._polls: dict[int, set[tuple[Seat, ...]]] = {}
        """Who is named in each poll in which somebody said something; the empty set of seats is Stay."""
        self._again: set[int] = set()
        """Earlier polls in which somebody has found me gone since."""
        self._left: set[Seat] = set()
        """Those by whose words alone the game has ended, though the others are more."""
        self._finding: Finding | None = None

    # What comes in.

    def arrive(self, entry: Entry, body: AnyBody | None) -> None:
        """Note the next entry of a feed; `body` None where it is none."""
        if not self.counts(entry):
            return
        self._headers[entry.seat].append(entry.signed_header)
        if isinstance(body, Evict):
            self._hear(self._read(entry, body))
        elif isinstance(body, Stay):
            self._hear(Vote(entry, body.poll, {}))
        else:
            self._voices[entry.seat].hear_else()

    def length(self, seat: Seat) -> int:
        """How many entries of `seat` came."""
        return len(self._headers[seat])

    def _hear(self, vote: Vote) -> None:
        self._voices[vote.entry.seat].hear(vote)
        self._polls.setdefault(vote.poll, set()).add(vote.gone)
        if self._me in vote.gone:
            if vote.poll < self.poll:
                self._again.add(vote.poll)
            self._note_left(vote.poll, vote.gone)

    def _note_left(self, poll: int, gone: tuple[Seat, ...]) -> None:
        staying = self._staying(gone)
        if len(staying) < len(gone) and self._words(poll, gone) is not None:
            self._left.update(staying)

    def _read(self, entry: Entry, body: Evict) -> Vote:
        ends: dict[Seat, SignedHeader | None] = {}
        rule = ""
        for gone in body.gone:
            if gone.seat >= len(self._authors) or gone.seat == entry.seat or any(gone.seat <= seat for seat in ends):
                rule = rule or "evict.seat"
                continue
            ends[gone.seat] = shown = self._shown(gone)
            if shown is None and gone.last:
                rule = rule or "evict.last"
        return Vote(entry, body.poll, ends, rule)

    def _shown(self, gone: Gone) -> SignedHeader | None:
        """The shown entry, if it is one of that seat at this table."""
        try:
            shown = SignedHeader.read(gone.last)
        except Malformed:
            return None
        header = shown.header
        ours = header.table == self._table and header.seat == gone.seat
        return shown if ours and shown.signed_by(self._authors[gone.seat]) else None

    # What may be read.

    def pause(self, seat: Seat) -> int | None:
        """The number of the entry at which the reading of this feed waits for a poll to be decided."""
        return self._voices[seat].pause(self.poll)

    def limit(self, seat: Seat) -> int | None:
        """How much of this feed may be read, for a poll would cut it; None: all.

        Who has said that a seat is gone reads on only as far as that is sure to count. Who has said nothing may read
        all: without its word nothing is cut, and its word will show what it has read.
        """
        if self._finding is not None:
            return self._finding.ends.get(seat, self.ends.get(seat))
        if self._me is None:
            shown = self._furthest_shown(seat)
            return self.ends.get(seat) if shown is None else shown
        mine = {vote.gone for vote in self._voices[self._me].in_poll(self.poll) if seat in vote.ends}
        furthest = (max(word.length(seat) for word in self._first_words(self.poll, gone)) for gone in mine)
        return min(furthest, default=self.ends.get(seat))

    def _furthest_shown(self, seat: Seat) -> int | None:
        """How many entries of `seat` anybody has shown that finds it gone in the open poll, when it first did."""
        words = (next((v for v in votes if seat in v.ends), None) for votes in self._answers().values())
        return max((word.length(seat) for word in words if word is not None), default=None)

    # What comes of it.

    def offender(self) -> Offender | None:
        """The first seat, in order, that broke a rule within what counts of its feed."""
        if not self._polls:
            return None
        for seat in self.playing:
            vote, shown = self._voices[seat].faulty, self._furthest_shown(seat)
            if vote is not None and (shown is None or vote.entry.number < shown):
                return Offender(seat, vote.entry, vote.rule)
        for seat, votes in self._answers().items():
            for vote in votes:
                if any(gone in self.ends for gone in vote.ends):
                    return Offender(seat, vote.entry, "evict.seat")
        return self._contradiction()

    def _contradiction(self) -> Offender | None:
        """A seat that signed another entry for somebody than the one that is held here."""
        for votes in self._answers().values():
            for vote in votes:
                for seat, last in vote.ends.items():
                    held = self._headers[seat]
                    if last is None or last.header.number >= len(held):
                        continue
                    if held[last.header.number].hash != last.hash:
                        return Offender(seat, vote.entry, "feed.fork")
        return None

    def decide(self) -> Finding | None:
        """What the open poll comes to, if it is decided; polls that come to nothing are passed over."""
        self._finding = self._gone_meanwhile()
        while self._finding is None:
            self._finding = self._decided(self.poll, self._named(self.poll))
            if self._finding is not None or not self._comes_to_nothing():
                break
            self.poll += 1
        return self._finding

    def carry_out(self, finding: Finding) -> None:
        """Those who are gone play no more."""
        self.playing = self._staying(finding.gone)
        self.ends.update(finding.ends)
        self.poll += 1
        self._finding = None
        self._left -= set(finding.gone)
        for poll in self._polls:
            for gone in self._named(poll):
                if self._me in gone:
                    self._note_left(poll, gone)

    def counts(self, entry: Entry) -> bool:
        """Whether this entry is part of the game: not beyond the end of a feed that was cut."""
        return entry.number < self.ends.get(entry.seat, entry.number + 1)

    def _answers(self) -> dict[Seat, Sequence[Vote]]:
        """What each seat that plays says in the open poll: its votes, in order."""
        if self.poll not in self._polls:
            return {}  # as in almost every game, and this is asked before every entry
        by_seat = {seat: self._voices[seat].in_poll(self.poll) for seat in self.playing}
        return {seat: votes for seat, votes in by_seat.items() if votes}

    def _staying(self, gone: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.playing if seat not in gone)

    def _named(self, poll: int) -> list[tuple[Seat, ...]]:
        """Who is gone by anybody's word in that poll: who leaves me playing first, and few before many."""
        named = self._polls.get(poll, ())
        return sorted((gone for gone in named if gone), key=lambda gone: (self._me in gone, len(gone), gone))

    def _gone_meanwhile(self) -> Finding | None:
        """Who has passed over a poll without a word for it may have been found gone in it by all others."""
        for poll in sorted(self._again):
            finding = self._decided(poll, [gone for gone in self._named(poll) if self._me in gone])
            if finding is not None:
                return finding
        self._again.clear()
        return None

    def _decided(self, poll: int, named: Iterable[tuple[Seat, ...]]) -> Finding | None:
        for gone in named:
            ends = self._words(poll, gone)
            if ends is None or not self._binds_me(gone) or self._may_yet_be_more(poll, gone):
                continue
            if any(self.length(seat) < end for seat, end in ends.items()):
                continue
            votes = {seat: self._vote_at(seat, poll, ends) for seat in self._staying(gone)}
            if None not in votes.values():
                return Finding(gone, ends, {seat: at for seat, at in votes.items() if at is not None})
        return None

    def _vote_at(self, seat: Seat, poll: int, ends: Mapping[Seat, int]) -> int | None:
        return next((vote.entry.number for vote in self._voices[seat].in_poll(poll) if vote.names(ends)), None)

    def _first_words(self, poll: int, gone: tuple[Seat, ...]) -> Iterator[Vote]:
        """The first word of each who stays that exactly these are gone."""
        words = (self._voices[seat].first(poll, gone) for seat in self._staying(gone))
        return (word for word in words if word is not None)

    def _words(self, poll: int, gone: tuple[Seat, ...]) -> dict[Seat, int] | None:
        """Where the feeds are cut, once all who stay say that exactly these are gone: the furthest that anyone has."""
        words, staying = list(self._first_words(poll, gone)), self._staying(gone)
        if not staying or len(words) < len(staying) or not set(gone) <= set(self.playing):
            return None
        return {seat: max(word.length(seat) for word in words) for seat in gone}

    def _binds_me(self, gone: tuple[Seat, ...]) -> bool:
        """Whether I take it from these others that I am gone: not if they are fewer, who have left rather."""
        return self._me not in gone or len(self._staying(gone)) >= len(gone)

    def _may_yet_be_more(self, poll: int, gone: tuple[Seat, ...]) -> bool:
        """Whether one whose word counts has named more seats since, and these may still be found gone instead.

        For a seat that stays its own words count: it will say nothing more in this poll. Others cannot know that, and
        wait for what it writes next.
        """
        staying = self._staying(gone)
        speaking = (self._me,) if self._me is not None and self._me in staying else staying
        later = {v.gone for seat in speaking for v in self._voices[seat].in_poll(poll) if len(v.gone) > len(gone)}
        return any(self._is_possible(poll, more) for more in later)

    def _is_possible(self, poll: int, gone: tuple[Seat, ...], without: Seat | None = None) -> bool:
        """Whether all who stay, `without` one, have said that exactly these are gone, or may yet."""
        return all(self._voices[seat].may_say(poll, gone) for seat in self._staying(gone) if seat != without)

    def _comes_to_nothing(self) -> bool:
        """Whether nothing that was said in the open poll, by me if I play, can be what all who stay say."""
        if self._me is None or self._me not in self.playing:
            named = self._named(self.poll)
            return bool(named) and not any(self._is_possible(self.poll, gone) for gone in named)
        mine = self._voices[self._me].in_poll(self.poll)
        return bool(mine) and not any(vote.ends and self._is_possible(self.poll, vote.gone) for vote in mine)

    # What a seat has to say.

    def answered(self, seat: Seat) -> bool:
        """Whether `seat` has said something in the open poll."""
        return bool(self._voices[seat].in_poll(self.poll))

    def evict(self, me: Seat, gone: Iterable[Seat]) -> Evict:
        """My word that these are gone, as far as I have their feeds. Raises Late if I may not say so now."""
        seats = tuple(sorted(set(gone)))
        if me not in self.playing or not seats or me in seats or not set(seats) <= set(self.playing):
            raise Late("who is to be evicted, and by whom?")
        mine = self._voices[me].in_poll(self.poll)
        if mine and (not mine[-1].ends or not set(self._voices[me].largest(self.poll)) < set(seats)):
            raise Late("this poll is answered already")
        if not mine and self._voices[me].calls >= MOST_CALLS:
            raise Late("others were found gone too often")
        return Evict(self.poll, tuple(Gone(seat, self._last(seat, self.length(seat))) for seat in seats))

    def stay(self, me: Seat) -> Stay:
        """My word that nobody is gone. Raises Late if I may not say so now."""
        if me not in self.playing or self.answered(me) or not self._answers():
            raise Late("no poll to answer")
        return Stay(self.poll)

    def owed(self, me: Seat) -> Evict | Stay | None:
        """What I have to say without being asked.

        That those are gone who have ended the game for themselves alone; no, where the others' words lead to nothing
        without mine; or the cut that others know of, once I have it too.
        """
        if me not in self.playing or not self._polls:
            return None
        mine = self._voices[me].in_poll(self.poll)
        largest = set(self._voices[me].largest(self.poll))
        left = self._left & set(self.playing)
        if not left <= largest and all(vote.ends for vote in mine) and (mine or self._voices[me].calls < MOST_CALLS):
            return self.evict(me, left | largest)
        if not mine:
            named = self._named(self.poll)
            hopeless = named and not any(self._is_possible(self.poll, gone, without=me) for gone in named)
            return Stay(self.poll) if hopeless else None
        for gone in {vote.gone: None for vote in mine if vote.ends}:
            ends = self._words(self.poll, gone)
            if ends is None or self._may_yet_be_more(self.poll, gone) or any(vote.names(ends) for vote in mine):
                continue
            if all(self.length(seat) >= end for seat, end in ends.items()):
                return Evict(self.poll, tuple(Gone(seat, self._last(seat, end)) for seat, end in ends.items()))
        return None

    def _last(self, seat: Seat, length: int) -> bytes:
        return self._headers[seat][length - 1].raw if length else b""

    def open_poll(self, me: Seat | None) -> Poll | None:
        """The poll that is open; where others find me gone, and I them, the one that I stay in comes first."""
        named = [gone for gone in self._named(self.poll) if self._binds_me(gone) and self._is_possible(self.poll, gone)]
        if not named:
            return None
        gone = min(named, key=lambda gone: (me in gone, -len(gone), gone))
        staying = self._staying(gone)
        agreed = tuple(seat for seat in staying if self._voices[seat].first(self.poll, gone) is not None)
        return Poll(gone, agreed, tuple(seat for seat in staying if seat not in agreed))
