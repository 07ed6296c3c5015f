"""How a table decides that a seat is gone for good: all others say so, at one last entry of its feed. Sans-I/O.

Each such decision is a poll; polls are numbered from 0. Whoever agrees says which seats are gone and shows the last
entry that it has of each; from there on its feed is silent until the poll is decided. The feeds of those who are gone
are cut at the furthest entry that anybody has shown, and the poll is decided when all who stay have named that cut. Who
has agreed may find more seats gone in the same poll, never fewer: somebody may vanish while it is open.
Every peer that holds the same feeds finds the same, in whatever order they came. Source: docs/protocol/recovery.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.pieces import Seat
from netcore.bodies import AnyBody, Evict, Gone, Stay
from netcore.errors import Late, Malformed
from netcore.feeds.entry import Entry, SignedHeader


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
class _Vote:
    """What one entry says in a poll; `ends` is empty for Stay. `rule`: what is wrong with it in itself."""

    entry: Entry
    poll: int
    ends: Mapping[Seat, SignedHeader | None]
    rule: str = ""

    @property
    def gone(self) -> tuple[Seat, ...]:
        return tuple(self.ends)

    def length(self, seat: Seat) -> int:
        """How many entries of `seat` its author had."""
        last = self.ends[seat]
        return 0 if last is None else last.header.number + 1


@dataclass(frozen=True, slots=True)
class Offender:
    """A seat that broke a rule of polls: whose feed, which entry shows it, which rule."""

    seat: Seat
    entry: Entry
    rule: str


class Recovery:
    """The polls of one table."""

    def __init__(self, table: bytes, authors: Sequence[bytes]) -> None:
        """`table`: the draft's hash; `authors`: who signs which feed, by seat."""
        self.playing: tuple[Seat, ...] = tuple(range(len(authors)))
        """The seats that were not found gone, in order."""
        self.ends: dict[Seat, int] = {}
        """How many entries count of each feed that was cut."""
        self.poll = 0
        """The poll that is open, or comes next."""
        self._table = table
        self._authors = tuple(authors)
        self._headers: list[list[SignedHeader]] = [[] for _ in authors]
        self._votes: list[list[_Vote]] = [[] for _ in authors]

    # What comes in.

    def arrive(self, entry: Entry, body: AnyBody | None) -> None:
        """Note the next entry of a feed; `body` None where it is none."""
        self._headers[entry.seat].append(entry.signed_header)
        if isinstance(body, Evict):
            self._votes[entry.seat].append(self._vote(entry, body))
        elif isinstance(body, Stay):
            self._votes[entry.seat].append(_Vote(entry, body.poll, {}))

    def length(self, seat: Seat) -> int:
        """How many entries of `seat` came."""
        return len(self._headers[seat])

    def _vote(self, entry: Entry, body: Evict) -> _Vote:
        ends: dict[Seat, SignedHeader | None] = {}
        rule = ""
        for gone in body.gone:
            if gone.seat >= len(self._authors) or gone.seat == entry.seat or any(gone.seat <= seat for seat in ends):
                rule = rule or "evict.seat"
                continue
            ends[gone.seat] = shown = self._shown(gone)
            if shown is None and gone.last:
                rule = rule or "evict.last"
        return _Vote(entry, body.poll, ends, rule)

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
        return next((v.entry.number for v in self._votes[seat] if v.ends and v.poll >= self.poll), None)

    def limit(self, seat: Seat) -> int | None:
        """How much of this feed may be read while a poll is open that would cut it; None: all."""
        first = (next((v for v in votes if seat in v.ends), None) for votes in self._answers().values())
        return max((vote.length(seat) for vote in first if vote is not None), default=self.ends.get(seat))

    # What comes of it.

    def offender(self) -> Offender | None:
        """The first seat, in order, that broke a rule within what counts of its feed."""
        if not any(self._votes):
            return None
        for seat in self.playing:
            limit = self.limit(seat)
            votes = [v for v in self._votes[seat] if limit is None or v.entry.number < limit]
            for i, vote in enumerate(votes):
                rule = vote.rule or self._broken(vote, votes[:i])
                if rule:
                    return Offender(seat, vote.entry, rule)
        return self._contradiction()

    def _broken(self, vote: _Vote, before: Sequence[_Vote]) -> str:
        if vote.poll == self.poll and any(seat in self.ends for seat in vote.ends):
            return "evict.seat"
        same = [earlier for earlier in before if earlier.poll == vote.poll]
        if same and (not same[-1].ends or not set(same[-1].ends) <= set(vote.ends)):
            return "evict.twice"
        return "evict.order" if before and before[-1].poll > vote.poll else ""

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
        while True:
            finding = self._finding()
            if finding is not None or not self._comes_to_nothing():
                return finding
            self.poll += 1

    def carry_out(self, finding: Finding) -> None:
        """Those who are gone play no more."""
        self.playing = tuple(seat for seat in self.playing if seat not in finding.gone)
        self.ends.update(finding.ends)
        self.poll += 1

    def counts(self, entry: Entry) -> bool:
        """Whether this entry is part of the game: not beyond the end of a feed that was cut."""
        return entry.number < self.ends.get(entry.seat, entry.number + 1)

    def _answers(self) -> dict[Seat, list[_Vote]]:
        """What each seat that plays says in the open poll: its votes, in order."""
        if not any(self._votes):
            return {}  # as in almost every game, and this is asked before every entry
        by_seat = {seat: [v for v in self._votes[seat] if v.poll == self.poll] for seat in self.playing}
        return {seat: votes for seat, votes in by_seat.items() if votes}

    def _finding(self) -> Finding | None:
        answers = self._answers()
        for gone in _largest_first(answers):
            ends = self._agreed_ends(gone, answers)
            if ends is None or any(self.length(seat) < end for seat, end in ends.items()):
                continue
            votes = {
                seat: next((v.entry.number for v in answers[seat] if _names(v, ends)), None)
                for seat in self._staying(gone)
            }
            if None not in votes.values():
                return Finding(gone, ends, {seat: at for seat, at in votes.items() if at is not None})
        return None

    def _staying(self, gone: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.playing if seat not in gone)

    def _agreed_ends(self, gone: tuple[Seat, ...], answers: Mapping[Seat, list[_Vote]]) -> dict[Seat, int] | None:
        """Where the feeds are cut, once all who stay say that exactly these are gone: the furthest that anyone has."""
        staying = self._staying(gone)
        first = [next((v for v in answers.get(voter, ()) if v.gone == gone), None) for voter in staying]
        words = [vote for vote in first if vote is not None]
        if not words or len(words) < len(staying):
            return None
        return {seat: max(vote.length(seat) for vote in words) for seat in gone}

    def _comes_to_nothing(self) -> bool:
        """Whether two who play, neither of whom is gone by the other's word, have answered what cannot go together."""
        answers = {seat: set(votes[0].ends) for seat, votes in self._answers().items()}
        return any(
            (not theirs or not (mine <= theirs or theirs <= mine)) and mine and other not in mine and seat not in theirs
            for seat, mine in answers.items()
            for other, theirs in answers.items()
        )

    # What a seat has to say.

    def answered(self, seat: Seat) -> bool:
        """Whether `seat` has said something in the open poll."""
        return seat in self._answers()

    def evict(self, me: Seat, gone: Iterable[Seat]) -> Evict:
        """My word that these are gone, as far as I have their feeds. Raises Late if I may not say so now."""
        seats = tuple(sorted(set(gone)))
        if me not in self.playing or not seats or me in seats or not set(seats) <= set(self.playing):
            raise Late("who is to be evicted, and by whom?")
        mine = self._answers().get(me, ())
        if mine and (not mine[-1].ends or not set(mine[-1].ends) < set(seats)):
            raise Late("this poll is answered already")
        return Evict(self.poll, tuple(Gone(seat, self._last(seat, self.length(seat))) for seat in seats))

    def stay(self, me: Seat) -> Stay:
        """My word that nobody is gone. Raises Late if I may not say so now."""
        if me not in self.playing or self.answered(me) or not self._answers():
            raise Late("no poll to answer")
        return Stay(self.poll)

    def owed(self, me: Seat) -> Evict | None:
        """The cut that I have to name, since others have more than I had when I agreed, and I have it now."""
        answers = self._answers()
        if me not in answers:
            return None
        ends = self._agreed_ends(answers[me][-1].gone, answers)
        if ends is None or any(_names(vote, ends) for vote in answers[me]):
            return None
        if any(self.length(seat) < end for seat, end in ends.items()):
            return None
        return Evict(self.poll, tuple(Gone(seat, self._last(seat, end)) for seat, end in ends.items()))

    def _last(self, seat: Seat, length: int) -> bytes:
        return self._headers[seat][length - 1].raw if length else b""

    def open_poll(self, me: Seat | None) -> Poll | None:
        """The poll that is open; where others find me gone, and I them, the one that I stay in comes first."""
        answers = self._answers()
        named = sorted(_largest_first(answers), key=lambda gone: me in gone)
        if not named:
            return None
        gone = named[0]
        staying = self._staying(gone)
        agreed = tuple(seat for seat in staying if any(vote.gone == gone for vote in answers.get(seat, ())))
        free = [seat for seat in staying if seat not in answers or set(answers[seat][-1].gone) < set(gone)]
        return Poll(gone, agreed, tuple(seat for seat in free if seat not in answers or answers[seat][0].ends))


def _largest_first(answers: Mapping[Seat, list[_Vote]]) -> list[tuple[Seat, ...]]:
    """Who may be gone, as it was said: what ends a game before what lets it go on."""
    named = {vote.gone for votes in answers.values() for vote in votes if vote.ends}
    return sorted(named, key=lambda gone: (-len(gone), gone))


def _names(vote: _Vote, ends: Mapping[Seat, int]) -> bool:
    return vote.gone == tuple(ends) and all(vote.length(seat) == end for seat, end in ends.items())
