"""What people say to each other, as a program sees it: who hears whom, the links, and the news of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable

from netcore.feeds.charter import Terms
from netcore.identity import Identity
from netcore.lobby.bench import Onlooker
from netcore.lobby.company import Company
from netcore.lobby.customs import customs_of
from netcore.lobby.room import Room
from netcore.node.bench import Bench
from netcore.speech.circle import Circle, Member, Talk
from netcore.speech.said import Call, Reaction
from netcore.speech.speech import Sent, Speech
from netcore.status import CircleNews, Listener, News, SaidNews
from netcore.wire.envelope import ToCircle, seal


def circle_of(
    room: Room | None, terms: Terms | None, company: Company | None, talk: Talk, bench: Bench | None = None
) -> Circle | None:
    """Who hears each other: the people of the room, of the game, and of the company that has played, at one table, and
    those on its bench.

    `talk` is what the game has agreed on. Where there is a room, its word counts, and its table.
    """
    tables = [each.table for each in (room, terms, company) if each is not None]
    if not tables:
        return None
    members: dict[bytes, Member] = {}
    if bench is not None and bench.table == tables[0]:
        members |= {each.peer: Member(each.name, each.lantern, looks_on=True) for each in bench.onlookers}
    if company is not None and company.table == tables[0]:
        still = (company.me, *company.others)
        members |= {each.peer: Member(each.name, each.lantern) for each in company.members if each.peer in still}
    if terms is not None and terms.table == tables[0]:
        members |= {seat.peer: Member(seat.name, seat.lantern) for seat in terms.seats if seat.kind == "person"}
    if room is not None:
        places = (place for place in room.places if place.kind == "person")
        members |= {place.peer: Member(place.name, place.lantern) for place in places}
    return Circle(tables[0], members, talk if room is None else customs_of(room).talk)


def circle_of_onlooker(terms: Terms, onlookers: Iterable[Onlooker], talk: Talk) -> Circle:
    """Who hears each other, for one who looks on: the people of the game and those on the bench."""
    members = {each.peer: Member(each.name, each.lantern, looks_on=True) for each in onlookers}
    members |= {seat.peer: Member(seat.name, seat.lantern) for seat in terms.seats if seat.kind == "person"}
    return Circle(terms.table, members, talk)


class Talking:
    """The circle that this program is in, if it is in one. `post(peer, payload)` sends, `here(peer)` tells of links."""

    def __init__(
        self,
        identity: Identity,
        post: Callable[[bytes, bytes], None],
        here: Callable[[bytes], bool],
        tell: Callable[[News], None],
        hushed: Callable[[], bool],
        called: Callable[[bytes, str], None],
    ) -> None:
        """`hushed`: whether a night is under way at the table that runs here. `called` is told who calls what there."""
        self._me = identity.public
        self._post = post
        self._here = here
        self._tell = tell
        self._hushed = hushed
        self._called = called
        self._speech = Speech(identity, lambda: time.time_ns() // 1_000_000, hushed)
        self._told = CircleNews()

    def gather(self, circle: Circle | None) -> None:
        """Who is in the circle now."""
        self._send(self._speech.gather(circle, self._here))
        self.wake()

    def unlinked(self, peer: bytes) -> None:
        """The link to `peer` is gone, or another has taken its place."""
        self._speech.unlinked(peer)

    def say(self, text: str) -> None:
        """Say a few words to the circle. Raises Late, or ValueError where nothing would be seen, both with a `code`."""
        self._send(self._speech.say(text, time.monotonic()))
        self._note()

    def react(self, reaction: Reaction) -> None:
        """Show a reaction to the circle. Raises Late or ValueError, both with a `code`."""
        self._send(self._speech.react(reaction, time.monotonic()))
        self._note()

    def call(self, call: Call) -> None:
        """Call something to the table. Raises Late with a `code`: Hushed at night."""
        self._send(self._speech.call(call, time.monotonic()))
        self._note()

    def receive(self, peer: bytes, table: bytes, content: bytes) -> None:
        """Something said, by way of `peer`. Raises Malformed."""
        circle = self._speech.circle
        if circle is not None and circle.table == table:
            self._send(self._speech.receive(peer, content, time.monotonic()))
            self._note()

    def wake(self) -> None:
        """A night may be over, or have begun."""
        self._send(self._speech.wake(time.monotonic()))
        self._note()

    def _send(self, sent: Sent) -> None:
        circle = self._speech.circle
        if circle is not None:
            for peer, content in sent:
                self._post(peer, seal(ToCircle(circle.table, content)))

    def _note(self) -> None:
        for author, call in self._speech.take_calls():
            self._called(author, call)
        circle = self._speech.circle
        if circle is not None:
            for saying in self._speech.take_sayings():
                by = _listener(saying.author, saying.member)
                self._tell(SaidNews(circle.table, by, saying.text, saying.reaction, mine=saying.author == self._me))
        news = CircleNews()
        if circle is not None:
            others = tuple(_listener(peer, each) for peer, each in circle.members.items() if peer != self._me)
            news = CircleNews(circle.table, others, circle.talk, self._hushed(), self._speech.two_tongued)
        if news != self._told:
            self._told = news
            self._tell(news)


def _listener(peer: bytes, member: Member) -> Listener:
    return Listener(peer, member.name, member.lantern, member.looks_on)
