"""What is said in a circle, as one program hears it and passes it on. Sans-I/O. Source: docs/protocol/speech.md.

Each person has a voice: signed lines with numbers, told to everybody in the circle by whoever holds them. A program
keeps the last few of each voice, for whoever's link was gone for a moment, and writes nothing to a disk. Nothing here
touches a game: what is refused is not heard, and nobody is convicted by it.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from netcore.bucket import Bucket, Buckets
from netcore.errors import Late, Malformed
from netcore.identity import Identity
from netcore.names import clean_text
from netcore.speech.circle import OFF, REACTIONS_ONLY, Circle, Member
from netcore.speech.line import LONGEST_VOICE, Line
from netcore.speech.messages import MOST_LINES, MOST_VOICES, Ear, Heard, Lines, Message
from netcore.speech.said import ABOUT, CALLS, LONGEST_TEXT, NOTHING, REACTIONS, Call, Reaction
from netcore.wire.codec import decode, encode

AT_ONCE: Final = 4
PER_S: Final = 0.5
"""How much one person says: four things at once, and one every two seconds after that."""
HEARD_AT_ONCE: Final = 12
HEARD_PER_S: Final = 0.6
CALLED_AT_ONCE: Final = 12
CALLED_PER_S: Final = 0.6
"""How much of one person is heard: a little more than is said, and what a link that was gone brings at once. Calls are
counted by themselves: what one was told first must not keep a call from it that others have heard.
"""
BENCH_AT_ONCE: Final = 24
BENCH_PER_S: Final = 2.4
"""How much of all who look on is heard together: who they are is a matter of what those who play say."""
KEPT: Final = 8
"""Lines of each voice that are kept for whoever did not get them."""
LINKED_AT_ONCE: Final = 400
LINKED_PER_S: Final = 20.0
"""Lines and messages that are read from one link: more than a whole circle says. Beyond it the link is closed."""
TOLD_AT_ONCE: Final = 2 * MOST_VOICES * (KEPT + len(set(ABOUT.values())))
TOLD_PER_S: Final = 20.0
"""Lines that one peer is told because it asks: all that is kept, twice over, however often its link was closed or its
program started. To ask costs a few bytes, and without a bound would be answered with a thousand times as much.
"""
MOST_LINKED: Final = 64
MOST_SPOKEN: Final = 512
"""Words of one person that are remembered, to show to all that something else was signed in their place."""
MOST_WAITING: Final = 4
"""Lines of one person that wait for a night to end: what crosses its first or last moment, and no more."""

Sent: TypeAlias = "list[tuple[bytes, bytes]]"
"""Messages to go out: (peer, bytes)."""


class TooFast(Late):
    """Said too soon after the last: the others would not hear it."""

    code = "speech_fast"


class Hushed(Late):
    """Nobody speaks now: there is a night, or the table has agreed on it, or nobody is there."""

    code = "speech_hushed"


class Unseen(ValueError):
    """Nothing would be seen of it, or it is no reaction that there is."""

    code = "speech_unseen"


@dataclass(frozen=True, slots=True)
class Saying:
    """A line that may be shown, and by whom: `text` or `reaction`."""

    author: bytes = field(repr=False)
    member: Member
    text: str = field(repr=False)
    reaction: str


class _Voice:
    """What is known of one person's voice: the latest that was heard."""

    def __init__(self, now_s: float) -> None:
        self.name = -1
        self.next = 0
        self.kept: deque[_Kept] = deque(maxlen=KEPT)
        self.calls: dict[str, _Kept] = {}
        """Its last call of either kind, however much was said since."""
        self.spoken: dict[tuple[int, int], Line] = {}
        """The last words that were heard, by voice and number: whatever contradicts one of them can be shown to all."""
        self.tongues: tuple[Line, Line] | None = None
        """Two lines with one number that were signed: no more is heard of it."""
        self.heard = Bucket(HEARD_AT_ONCE, HEARD_PER_S, now_s)
        self.called = Bucket(CALLED_AT_ONCE, CALLED_PER_S, now_s)

    def find(self, line: Line) -> _Kept | None:
        """This very line, if it has been heard and is still kept."""
        return next((each for each in self.lines() if each.line.raw == line.raw), None)

    def lines(self) -> tuple[_Kept, ...]:
        """What is kept of it, in order."""
        calls = [each for each in self.calls.values() if each not in self.kept]
        return tuple(sorted((*calls, *self.kept), key=lambda each: (each.line.voice, each.line.number)))

    def against(self, line: Line) -> Line | None:
        """Another line with the same number that has been heard."""
        said = line.voice, line.number
        alike = (each.line for each in self.lines() if (each.line.voice, each.line.number) == said)
        known = next(alike, None) or self.spoken.get(said)
        return None if known is None or known.raw == line.raw else known

    def is_past(self, line: Line) -> bool:
        """Whether what is newer has been heard, so that this one says nothing any more.

        For a call only a newer one of its kind is that: all come to the same, whatever each was told in between.
        """
        heard = (self.name, self.next)
        if line.call:
            last = self.calls.get(ABOUT[line.call])
            heard = (-1, 0) if last is None else (last.line.voice, last.line.number + 1)
        return (line.voice, line.number) < heard and self.against(line) is None

    def go_on(self, line: Line) -> None:
        """Hear a line that is not past. A later voice takes the place of the one before."""
        self.name, self.next = max((self.name, self.next), (line.voice, line.number + 1))
        if not line.call:
            self.spoken[line.voice, line.number] = line
            if len(self.spoken) > MOST_SPOKEN:
                del self.spoken[next(iter(self.spoken))]


@dataclass(slots=True)
class _Kept:
    """A line that was heard, who was there to hear it, and who is known to hold it."""

    line: Line
    audience: frozenset[bytes]
    holders: set[bytes]


class Speech:
    """What one program says and hears.

    `clock_ms` gives milliseconds since 1970; `hushed` tells whether a night is under way.
    """

    def __init__(self, identity: Identity, clock_ms: Callable[[], int], hushed: Callable[[], bool]) -> None:
        self._identity = identity
        self._me = identity.public
        self._clock_ms = clock_ms
        self._hushed = hushed
        self.circle: Circle | None = None
        """Who hears each other here now."""
        self._table = b""
        self._voices: OrderedDict[bytes, _Voice] = OrderedDict()
        self._voice = 0
        self._number = 0
        self._mine: Bucket | None = None
        self._bench: Bucket | None = None
        self._greeted: set[bytes] = set()
        """Who was told over the link that there is now what has been heard here."""
        self._ready: set[bytes] = set()
        """Who has said so in turn, and so is told what is new."""
        self._shown_at_night: dict[bytes, tuple[Line, Line]] = {}
        """Who was shown at night to have two tongues."""
        self._waiting: deque[tuple[bytes, Line]] = deque()
        """Lines that came at night, and over which link."""
        self._links: Buckets[bytes] = Buckets(LINKED_AT_ONCE, LINKED_PER_S, MOST_LINKED)
        self._told: Buckets[bytes] = Buckets(TOLD_AT_ONCE, TOLD_PER_S, MOST_LINKED)
        self._sayings: list[Saying] = []
        self._calls: list[tuple[bytes, str]] = []

    # Who is there.

    def gather(self, circle: Circle | None, linked: Callable[[bytes], bool]) -> Sent:
        """Who is in the circle now, None for nobody; `linked` tells to whom there is a link."""
        self.circle = circle
        if circle is None:
            return []
        if circle.table != self._table:
            self._begin(circle.table)
        there = {peer for peer in circle.members if peer != self._me and linked(peer)}
        self._greeted &= there
        self._ready &= there
        new = there - self._greeted
        self._greeted |= new
        return [(peer, self._ears(answer=False)) for peer in sorted(new)]

    def _begin(self, table: bytes) -> None:
        """At another table: nothing that was said elsewhere is known there."""
        self._table = table
        self._voices.clear()
        self._waiting.clear()
        self._shown_at_night.clear()
        self._greeted.clear()
        self._ready.clear()
        self._voice, self._number = max(self._voice + 1, self._clock_ms()), 0

    def unlinked(self, peer: bytes) -> None:
        """The link to `peer` is gone, or another has taken its place: what was under way may be lost."""
        self._greeted.discard(peer)
        self._ready.discard(peer)

    @property
    def two_tongued(self) -> tuple[bytes, ...]:
        """Who in the circle has said one thing to some and another to others."""
        members = self.circle.members if self.circle is not None else {}
        return tuple(author for author, voice in self._voices.items() if voice.tongues and author in members)

    # What is said here.

    def say(self, text: str, now_s: float) -> Sent:
        """Say a few words. Raises Hushed, TooFast, or Unseen."""
        words = clean_text(text, LONGEST_TEXT)
        if not words:
            raise Unseen("nothing that can be seen was said")
        return self._speak(now_s, text=words)

    def react(self, reaction: Reaction, now_s: float) -> Sent:
        """Show one of REACTIONS. Raises Hushed, TooFast, or Unseen."""
        if reaction not in REACTIONS:
            raise Unseen(f"there is no reaction {str(reaction)[:40]!r}")
        return self._speak(now_s, reaction=reaction)

    def call(self, call: Call, now_s: float) -> Sent:
        """Call something to the table, whatever may be said at it. Raises Hushed at night, or TooFast."""
        return self._speak(now_s, reaction=call)

    def _speak(self, now_s: float, *, text: str = "", reaction: Reaction | Call | None = None) -> Sent:
        circle = self.circle
        allowed = circle is not None and (reaction in CALLS or _allows(circle, text))
        if circle is None or len(circle.members) < 2 or not allowed or self._hushed():
            raise Hushed("nobody speaks here now")
        self._mine = self._mine or Bucket(AT_ONCE, PER_S, now_s)
        if self._number >= LONGEST_VOICE or not self._mine.take(now_s):
            raise TooFast("one thing after the other")
        line = Line.sign(self._identity, circle.table, self._voice, self._number, text=text, reaction=reaction)
        self._number += 1
        return self._hear(circle, self._voice_of(self._me, now_s), line, self._me)

    # What comes from the links.

    def receive(self, peer: bytes, raw: bytes, now_s: float) -> Sent:
        """A message from `peer`. Raises Malformed when that peer is to blame for it."""
        message: Message = decode(raw, Message)
        self._spend(peer, now_s, 1 if isinstance(message, Heard) else len(message.lines))
        circle = self.circle
        if circle is None or peer not in circle.members:
            return []  # one of us has not heard yet who sits here
        if isinstance(message, Heard):
            return self._answer(peer, message, now_s)
        lines = [Line.read(each) for each in message.lines]
        sent = self._look_for_two_tongues(circle, peer, lines, now_s)
        for line in lines:
            sent += self._take(circle, peer, line, now_s)
        return sent

    def _spend(self, peer: bytes, now_s: float, count: int) -> None:
        if not all(self._links.take(peer, now_s) for _ in range(count)):
            raise Malformed("a flood of things said")

    def _answer(self, peer: bytes, message: Heard, now_s: float) -> Sent:
        """Tell a peer what it lacks of what was said while it was there, and listen from then on."""
        ears = {ear.author: ear for ear in message.voices}
        lacking = []
        for voice in self._voices.values():
            for kept in voice.lines():
                ear = ears.get(kept.line.author)
                knows = ear is not None and ear.voice == kept.line.voice and kept.line.number < ear.next
                lacks = peer in kept.audience and peer != kept.line.author and (kept.line.call or not knows)
                if lacks and self._told.take(peer, now_s):
                    kept.holders.add(peer)
                    lacking.append(kept.line)
        sent: Sent = [(peer, encode(Lines(tuple(line.raw for line in part)))) for part in _parts(lacking)]
        tongues = (voice.tongues for voice in self._voices.values() if voice.tongues)
        sent += [(peer, _both(each)) for each in tongues if each[0].author != peer and self._told.take(peer, now_s)]
        if not message.answer:
            sent.append((peer, self._ears(answer=True)))
        self._greeted.add(peer)
        self._ready.add(peer)
        return sent

    def _ears(self, *, answer: bool) -> bytes:
        voices = tuple(Ear(author, voice.name, voice.next) for author, voice in self._voices.items() if voice.next)
        return encode(Heard(voices[-MOST_VOICES:], answer))

    def _take(self, circle: Circle, peer: bytes, line: Line, now_s: float) -> Sent:
        if line.circle != circle.table or line.author not in circle.members or line.author == self._me:
            return []
        voice = self._voice_of(line.author, now_s)
        kept = voice.find(line)
        if kept is not None:
            kept.holders.add(peer)
            return []
        # Before it is counted against its author: others may send what is past again and again.
        if voice.is_past(line) or any(waiting.raw == line.raw for _, waiting in self._waiting):
            return []
        if not line.is_signed():
            raise Malformed("a line that its author has not signed")
        if not self._may_hear(circle, voice, line, now_s):
            return []
        if self._hushed():
            self._wait(peer, line)
            return []
        return self._hear(circle, voice, line, peer)

    def _wait(self, peer: bytes, line: Line) -> None:
        """Keep a line for the day: the first few of each author, and its last call of either kind."""
        alike = [
            each
            for _, each in self._waiting
            if each.author == line.author and ABOUT.get(each.call) == ABOUT.get(line.call)
        ]
        if not line.call:
            if len(alike) < MOST_WAITING:
                self._waiting.append((peer, line))
        elif all((each.voice, each.number) < (line.voice, line.number) for each in alike):
            self._waiting = deque(each for each in self._waiting if each[1] not in alike)
            self._waiting.append((peer, line))

    def _may_hear(self, circle: Circle, voice: _Voice, line: Line, now_s: float) -> bool:
        """Whether its author has not said too much, nor the bench, if it is somebody there who speaks.

        Who calls too much has called nothing: else what it had called would stand for some alone.
        """
        if not (voice.called if line.call else voice.heard).take(now_s):
            if line.call:
                self._calls.append((line.author, NOTHING))
            return False
        if not circle.members[line.author].looks_on:
            return True
        self._bench = self._bench or Bucket(BENCH_AT_ONCE, BENCH_PER_S, now_s)
        return self._bench.take(now_s)

    def wake(self, now_s: float) -> Sent:
        """Hear what came at night, if it is over."""
        sent: Sent = []
        while self._shown_at_night and self.circle is not None and not self._hushed():
            author, (one, other) = self._shown_at_night.popitem()
            voice = self._voice_of(author, now_s)
            if one.circle == self.circle.table and author in self.circle.members and not voice.tongues:
                sent += self._convict(voice, one, other)
        while self._waiting and self.circle is not None and not self._hushed():
            peer, line = self._waiting.popleft()
            if line.circle == self.circle.table and line.author in self.circle.members:
                sent += self._hear(self.circle, self._voice_of(line.author, now_s), line, peer)
        return sent

    def _voice_of(self, author: bytes, now_s: float) -> _Voice:
        voice = self._voices.setdefault(author, _Voice(now_s))
        self._voices.move_to_end(author)
        if len(self._voices) > MOST_VOICES:
            # Nobody who is here: what they have said could be said again in their names.
            members = self.circle.members if self.circle is not None else {}
            self._voices.pop(next((each for each in self._voices if each not in members), b""), None)
        return voice

    def _hear(self, circle: Circle, voice: _Voice, line: Line, by: bytes) -> Sent:
        """Take in a signed line that came from `by`, and pass it on to all who may not have it."""
        if voice.tongues or not (line.call or _allows(circle, line.text)) or voice.is_past(line):
            return []
        other = voice.against(line)
        if other is not None:
            return self._convict(voice, other, line)
        voice.go_on(line)
        self._show(circle, line)
        kept = _Kept(line, frozenset(circle.members), {by, self._me, line.author})
        voice.kept.append(kept)
        if line.call:
            voice.calls[ABOUT[line.call]] = kept
        out = sorted(self._ready - kept.holders)
        kept.holders.update(out)
        raw = encode(Lines((line.raw,)))
        return [(peer, raw) for peer in out]

    def _convict(self, voice: _Voice, one: Line, other: Line, by: bytes = b"") -> Sent:
        """Believe no more of somebody who has signed two lines with one number, and show both to all but who did so."""
        voice.tongues = (one, other)
        self._calls.append((one.author, NOTHING))
        return [(peer, _both(voice.tongues)) for peer in sorted(self._ready - {by, one.author})]

    def _look_for_two_tongues(self, circle: Circle, peer: bytes, lines: Sequence[Line], now_s: float) -> Sent:
        """What two lines of one message show by themselves, whatever else was heard or is too much."""
        first: dict[tuple[bytes, int, int], Line] = {}
        sent: Sent = []
        for line in lines:
            other = first.setdefault((line.author, line.voice, line.number), line)
            is_here = line.circle == other.circle == circle.table and line.author in circle.members
            if other.raw == line.raw or not is_here or line.author == self._me:
                continue
            voice = self._voice_of(line.author, now_s)
            if voice.tongues:
                continue
            if not (line.is_signed() and other.is_signed()):
                raise Malformed("a line that its author has not signed")
            if self._hushed():
                self._shown_at_night[line.author] = (other, line)
            else:
                sent += self._convict(voice, other, line, peer)
        return sent

    def _show(self, circle: Circle, line: Line) -> None:
        if line.call:
            self._calls.append((line.author, line.call))
        elif line.reaction or line.shown:
            saying = Saying(line.author, circle.members[line.author], line.shown, line.reaction)
            self._sayings.append(saying)

    def take_sayings(self) -> list[Saying]:
        """What was said since this was last asked, one's own words too, in the order in which it was heard."""
        sayings, self._sayings = self._sayings, []
        return sayings

    def take_calls(self) -> list[tuple[bytes, str]]:
        """Who has called what since this was last asked, in the order in which it was heard; NOTHING: all that somebody
        has called is void.
        """
        calls, self._calls = self._calls, []
        return calls


def _allows(circle: Circle, text: str) -> bool:
    """Whether the rule of the table lets this be said."""
    return circle.talk != OFF and not (circle.talk == REACTIONS_ONLY and text)


def _both(tongues: tuple[Line, Line]) -> bytes:
    """Two lines that show together what their author is."""
    return encode(Lines(tuple(line.raw for line in tongues)))


def _parts(lines: list[Line]) -> Iterable[list[Line]]:
    return (lines[at : at + MOST_LINES] for at in range(0, len(lines), MOST_LINES))
