"""What comes after a game on this program's side: the company of its people, and the room for the next game.

It waits for nothing: bytes come in and go out, and what a screen may show is told as news.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import games
from netcore.bucket import Buckets
from netcore.errors import Late, Malformed
from netcore.feeds.charter import Terms
from netcore.feeds.rules import rules_hash
from netcore.lobby.company import Company, Past, Proposal, Said, Wish, proposal_of
from netcore.lobby.guest import GuestRoom
from netcore.lobby.room import Room, allows
from netcore.node.presence import obstacle_to
from netcore.node.reception import Agreed, Reception
from netcore.node.rematch import Rematch
from netcore.status import CompanyMember, CompanyNews, News, Proposed
from netcore.wire.codec import decode
from netcore.wire.envelope import ToCompany, seal

WISHES_AT_ONCE: Final = 60
WISHES_PER_S: Final = 5.0
"""How often somebody may tell what it would play: each change of a room that it has open is told, and no more than that
is read."""
MOST_WISHING: Final = 64


class TooMany(ValueError):
    """The game is for fewer people than are here."""

    code = "too_many"


class NextGame:
    """The company of the last table, if there is one. `is_over` tells whether a next game may be spoken of."""

    def __init__(
        self,
        me: bytes,
        room: Reception,
        post: Callable[[bytes, bytes], None],
        tell: Callable[[News], None],
        is_over: Callable[[], bool],
        past: Callable[[bytes, Company, Past], None] = lambda _peer, _company, _past: None,
        came: Callable[[], None] = lambda: None,
        played: Callable[[], Rematch | None] = lambda: None,
    ) -> None:
        """`past` is told who holds which game that was missed here; `came`, that somebody's room was gone to. `played`
        tells what could be played again.
        """
        self._me = me
        self._room = room
        self._post = post
        self._tell = tell
        self._is_over = is_over
        self._past = past
        self._told: CompanyNews | None = None
        self._rates: Buckets[bytes] = Buckets(WISHES_AT_ONCE, WISHES_PER_S, MOST_WISHING)
        self._moving = False
        self._gave_way: set[bytes] = set()
        """To whose rooms this program's own made way among these people."""
        self._came = came
        self._played = played
        self.company: Company | None = None

    # How a company comes and goes.

    def sit(self, terms: Terms, here: Callable[[bytes], bool]) -> None:
        """A table begins: its people are the company from now on."""
        self.company = Company(self._me, terms)
        self._gave_way.clear()
        for peer in self.company.others:
            if here(peer):
                self.linked(peer)
        self.follow()

    def stay(self, room: Room, here: Callable[[bytes], bool]) -> bool:
        """The host of a room has left it before the game: who else is there may open it anew. Whether anybody is."""
        company = Company.of_room(self._me, room)
        if self.company is not None or not company.others or self._me not in (each.peer for each in company.members):
            return False
        self.company = company
        for peer in filter(here, company.others):
            self.linked(peer)
        self.follow()
        return True

    def disband(self) -> None:
        """This player has left: there is no company any more."""
        self.company = None
        self.follow()

    def linked(self, peer: bytes) -> None:
        """There is a link to `peer`."""
        if self.company is not None:
            self._send(self.company.linked(peer))
            self.follow()

    def unlinked(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        if self.company is not None:
            self.company.unlinked(peer)
            self.follow()

    def left(self, terms: bytes, peer: bytes) -> None:
        """`peer` has left the table of `terms` for good."""
        if self.company is not None and self.company.terms == terms:
            self.company.left(peer)
            self.follow()

    def receive(self, peer: bytes, terms: bytes, content: bytes, now_s: float) -> None:
        """What somebody tells its company. Raises Malformed."""
        if self.company is None or self.company.terms != terms:
            return
        if not self._rates.take(peer, now_s):
            raise Malformed("a flood of wishes")
        said: Said = decode(content, Said)
        match said:
            case Wish():
                if said.proposal is not None:
                    check_options(said.proposal)
                self._send(self.company.receive(peer, said))
            case Past() if self.company.hears(peer):
                self._past(peer, self.company, said)
        self.follow()

    # What this program's player decides.

    def again(self, rematch: Rematch, *, listed: bool) -> None:
        """Propose the game that was played, or say yes to who proposes it already."""
        company = self._company()
        opener = _opener_of(company, rematch)
        if opener is not None and opener != self._me:
            proposal = company.proposal(opener)
            if proposal is None or proposal.bots <= rematch.bots:
                self.agree(opener)
            else:  # more bots than there were: this player is asked there
                self._go_to(company, opener, None)
                self.follow()
            return
        self._open(rematch, word=True)
        if not listed and not company.here():
            self._room.ready(True)  # against bots alone nobody has to be waited for

    def propose(self, wanted: Rematch) -> None:
        """Open a room for another game, and tell the company. Raises ValueError with a sentence, TooMany."""
        self._open(wanted, word=False)

    def agree(self, opener: bytes, shown: Proposed | None = None) -> None:
        """Say yes to what `opener` proposes, with those who are here.

        Raises Late if that is not what was `shown` any more, or nothing.
        """
        company = self._company()
        proposal = company.proposal(opener)
        if proposal is None or opener == self._me:
            raise Late("that is not proposed any more")
        if shown is not None:
            self.check_shown(opener, shown)
        self._room.leave()
        self._room.visit(company.table, opener, Agreed(proposal, frozenset((self._me, *company.here()))))
        self.follow()
        self._came()

    def check(self, game: str) -> None:
        """Whether all who are here can play this. Raises TooMany."""
        people, most = 1 + len(self._company().here()), games.find(game).most_seats
        if people > most:
            raise TooMany(f"{game} is for {most} at most, and {people} are here")

    def check_shown(self, opener: bytes, shown: Proposed) -> None:
        """Whether `opener` still proposes what was `shown`. Raises Late."""
        proposal = self._company().proposal(opener)
        if proposal is None or told_of(opener, proposal) != shown:
            raise Late("that is not proposed any more")

    def withdraw(self) -> None:
        """Give up one's place in the room for the next game, or one's own proposal."""
        self._company()
        self._room.leave()
        self.follow()

    def follows(self, room: GuestRoom, agreed: Agreed | None) -> bool:
        """The room that this program was in is closed: go where the same game is proposed, if that was agreed to."""
        company = self.company
        if company is None or agreed is None or room.started or room.closed != "closed":
            return False
        opener = company.first_with(agreed.proposal.what)
        if opener is None or opener in (self._me, room.host):
            return False
        self._go_to(company, opener, agreed.proposal)
        return True

    def _open(self, wanted: Rematch, *, word: bool) -> None:
        """`word`: this player's yes is said, should everybody come."""
        company, rules = self._company(), games.find(wanted.game)
        self.check(wanted.game)
        people = 1 + len(company.here())
        near = _outwards(min(people + wanted.bots, rules.most_seats), people, rules.most_seats)
        seats = next((n for n in near if allows(rules, n, wanted.options)), max(people, rules.least_seats))
        self._room.leave()
        self._room.open(
            company.table,
            wanted.game,
            seats,
            wanted.options,
            seats - people,
            wanted.customs,
            elastic=True,
        )
        if word and (room := self._room.room) is not None:
            self._room.agree(Agreed(proposal_of(room), frozenset((self._me, *company.here()))))
        self.follow()

    def _company(self) -> Company:
        if self.company is None or not self._is_over():
            raise Late("there is no game after which another one could be played")
        return self.company

    # What follows from it.

    def follow(self) -> None:
        """Bring all in line with what there is: the places of one's own room, what the others are told, the news."""
        if self._moving:
            return  # what is under way follows to its end
        self._moving = True
        try:
            self._follow()
        finally:
            self._moving = False
        self._show()

    def _follow(self) -> None:
        company = self.company
        if company is None:
            return
        host, guest = self._room.host_room, self._room.guest_room
        if host is not None and not host.started and self._room.table == company.table:
            self._room.fit(company.expected(host.room))
            proposal = proposal_of(host.room)
            first = company.first_with(proposal.what)
            if first is not None and company.is_before(first, self._me) and first not in self._gave_way:
                self._gave_way.add(first)  # once: who says so and has no room could keep this player from having one
                self._go_to(company, first, proposal)
                return
            self._send(company.wish(self._me, proposal))
        elif guest is not None and not guest.started and guest.host in (each.peer for each in company.members):
            self._send(company.wish(guest.host))
        else:
            self._send(company.wish(None))

    def _go_to(self, company: Company, opener: bytes, meant: Proposal | None) -> None:
        """Two have opened a room for the same game: one is enough. Of itself this player says yes there only to what it
        `meant`: bots that it has not seen would be its opener's, which holds their cards.
        """
        agreed = None
        if meant is not None and meant == company.proposal(opener):
            agreed = Agreed(meant, frozenset((self._me, *company.here())))
        self._room.leave()
        self._room.visit(company.table, opener, agreed)
        self._send(company.wish(opener))
        self._came()

    def _send(self, sent: list[tuple[bytes, bytes]]) -> None:
        for peer, content in sent:
            if self.company is not None:
                self._post(peer, seal(ToCompany(self.company.terms, content)))

    def _show(self) -> None:
        news = self._news()
        if news != self._told and (news.members or self._told is not None):
            self._told = news
            self._tell(news)

    def _news(self) -> CompanyNews:
        company = self.company
        if company is None or not self._is_over():
            return CompanyNews()
        here = {self._me, *company.here()}
        members = tuple(
            CompanyMember(
                each.peer, each.name, each.lantern, each.peer in here, company.wish_of(each.peer).opener or b""
            )
            for each in company.members
            if each.peer == self._me or each.peer in company.others
        )
        proposals = tuple(told_of(each.opener, each.proposal) for each in company.proposals())
        played = self._played()
        again = _opener_of(company, played) if played is not None else None
        return CompanyNews(company.table, members, proposals, company.waits_for, again or b"")


def _opener_of(company: Company, rematch: Rematch) -> bytes | None:
    """Who proposes that very game, if anybody does."""
    rules = rules_hash(games.find(rematch.game))
    return company.first_with((rematch.game, rules, rematch.options, rematch.customs))


def check_options(proposal: Proposal) -> None:
    """Raises Malformed for a game of this program's own rules that nobody could have agreed on."""
    if obstacle_to(proposal.game, proposal.rules):
        return
    try:
        if games.find(proposal.game).agree(proposal.seats, proposal.options) != proposal.options:
            raise Malformed("options that are not complete")
    except ValueError as error:
        raise Malformed(str(error)) from error


def told_of(opener: bytes, proposal: Proposal) -> Proposed:
    """A proposal as a window may show it: of other rules nobody here knows what their options mean."""
    obstacle = obstacle_to(proposal.game, proposal.rules)
    return Proposed(
        opener,
        proposal.game,
        {} if obstacle else proposal.options,
        proposal.seats,
        proposal.bots,
        proposal.customs,
        obstacle,
    )


def _outwards(wanted: int, least: int, most: int) -> list[int]:
    """Numbers of places, the nearest to what is wanted first, the larger of two."""
    return sorted(range(least, most + 1), key=lambda n: (abs(n - wanted), -n))
