"""People who speak: the sans-I/O speech of several programs over a network in memory, in a star or all with all."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from netcore.errors import Malformed
from netcore.identity import Identity
from netcore.speech.circle import Circle, Member, Talk
from netcore.speech.line import Line
from netcore.speech.messages import Lines
from netcore.speech.speech import Saying, Sent, Speech
from netcore.wire.codec import encode
from tests.fuzz.targets import identity
from tests.tables.mesh import Mesh, Trouble

TABLE = b"t" * 16
START_MS = 1_700_000_000_000


class Person:
    """One program: what it has heard, whom it is linked with, and whose link it has closed."""

    def __init__(self, number: int, now_s: Callable[[], float]) -> None:
        self.identity: Identity = identity(number + 1)
        self.number = number
        self.night = False
        self.sayings: list[Saying] = []
        self.linked: set[bytes] = set()
        self.closed: list[bytes] = []
        self.now_s = now_s
        self.begin()

    @property
    def key(self) -> bytes:
        return self.identity.public

    def begin(self) -> None:
        """Start the program, or start it anew: what was heard before is forgotten."""
        clock = START_MS + round(self.now_s() * 1000)
        self.speech = Speech(self.identity, lambda: clock, lambda: self.night)

    def heard(self) -> list[tuple[bytes, str]]:
        """Who has said what, in the order in which it was heard."""
        self.sayings += self.speech.take_sayings()
        return [(each.author, each.text or each.reaction) for each in self.sayings]

    def by(self, other: Person) -> list[str]:
        """What one person has said, as it was heard here."""
        return [text for author, text in self.heard() if author == other.key]


class Company:
    """So many people at one table. `star`: all are linked with the first alone, as in a room; else all with all."""

    def __init__(self, people: int, *, star: bool = False, talk: Talk = "all", seed: int = 1) -> None:
        self.mesh = Mesh(seed, Trouble(delay_ms=(1, 40)))
        self.people = [Person(at, self.now_s) for at in range(people)]
        self.at = {person.key: person for person in self.people}
        self.talk: Talk = talk
        self.there: set[bytes] = set(self.at)
        self.bench: tuple[bytes, ...] = ()
        """Who looks on, as somebody at the table says; they have no links of their own."""
        self.bytes = 0
        self.messages = 0
        for person in self.people:
            self.mesh.plug(person.number, self._receiver(person))
        self.gather()
        for one in self.people:
            for other in self.people[one.number + 1 :]:
                if not star or one.number == 0:
                    self.link(one, other)
        self.run()

    def now_s(self) -> float:
        return self.mesh.now_ms / 1000

    def circle(self) -> Circle:
        members: Mapping[bytes, Member] = {
            key: Member(f"Player {self.at[key].number}", "star") for key in self.at if key in self.there
        }
        onlookers = {key: Member("Onlooker", "star", looks_on=True) for key in self.bench}
        return Circle(TABLE, {**onlookers, **members}, self.talk)

    def gather(self) -> None:
        """Everybody learns who is there, and to whom there is a link."""
        for person in self.people:
            circle = self.circle() if person.key in self.there else None
            self.send(person, person.speech.gather(circle, person.linked.__contains__))

    def link(self, one: Person, other: Person) -> None:
        one.linked.add(other.key)
        other.linked.add(one.key)
        self.gather()

    def cut(self, one: Person, other: Person) -> None:
        """The link is gone, with all that is under way on it."""
        for person, far in ((one, other), (other, one)):
            person.linked.discard(far.key)
            person.speech.unlinked(far.key)
        self.gather()

    def send(self, sender: Person, sent: Sent) -> None:
        for peer, raw in sent:
            self.bytes += len(raw)
            self.messages += 1
            if peer in sender.linked:
                self.mesh.send(sender.number, self.at[peer].number, raw)

    def _receiver(self, person: Person) -> Callable[[int, bytes], None]:
        def receive(port: int, raw: bytes) -> None:
            sender = self.people[port]
            if sender.key not in person.linked:
                return
            try:
                self.send(person, person.speech.receive(sender.key, raw, self.now_s()))
            except Malformed:
                person.closed.append(sender.key)
                self.cut(person, sender)

        return receive

    def say(self, person: Person, text: str) -> None:
        self.send(person, person.speech.say(text, self.now_s()))

    def tell(self, liar: Person, to: Person, *lines: Line) -> None:
        """Send lines, whoever has signed them, over one link."""
        self.send(liar, [(to.key, encode(Lines(tuple(line.raw for line in lines))))])

    def sunrise(self, *people: Person, night: bool = False) -> None:
        """For these it is day now, or night."""
        for person in people:
            person.night = night
            self.send(person, person.speech.wake(self.now_s()))

    def run(self, most_ms: int = 2_000) -> None:
        self.mesh.run(most_ms)
