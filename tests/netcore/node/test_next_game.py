"""Whole evenings before and after the games, over a simulated network: who proposes, who agrees, who comes and goes.

The games themselves are left out here: a table is over as soon as all have agreed to it.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from msgspec.structs import replace

from engine import games
from netcore.errors import Late, Malformed
from netcore.feeds.charter import Terms
from netcore.feeds.rules import rules_hash
from netcore.files.acquaintances import Acquaintances
from netcore.lobby.company import Company, Past, Proposal, Wish
from netcore.lobby.guest import GuestRoom
from netcore.lobby.messages import Refuse
from netcore.lobby.room import Place, Player, Room
from netcore.node.next_game import WISHES_AT_ONCE, NextGame, TooMany
from netcore.node.reception import Agreed, Reception
from netcore.node.rematch import Rematch
from netcore.status import ClosedNews, CompanyNews, Customs, News, Proposed, RoomNews
from netcore.wire.codec import encode
from netcore.wire.envelope import Farewell, ToCompany, ToGuest, ToHost, seal, unseal
from tests.tables.mesh import Mesh, Trouble

TABLE = bytes(16)
SHORT = {"rounds": 1}


@dataclass
class Evening:
    """A room full of people, their network, and who of them play with whom."""

    folder: Path
    mesh: Mesh
    people: dict[str, Guest] = field(default_factory=dict)

    def come(self, *names: str) -> list[Guest]:
        """Somebody comes with a laptop; all links are there at once."""
        new = []
        for name in names:
            guest = Guest(self, name, len(self.people))
            self.people[name] = guest
            self.mesh.plug(guest.port, guest.hear)
            new.append(guest)
        for one, other in itertools.permutations(self.people.values(), 2):
            if one in new or other in new:
                one.link(other.peer)
        return new

    def go(self, name: str) -> None:
        """A laptop is closed without a word."""
        gone = self.people.pop(name)
        self.mesh.unplug(gone.port)
        for other in self.people.values():
            other.unlink(gone.peer)

    def run(self, ms: int = 2000) -> None:
        self.mesh.run(ms)

    def port_of(self, peer: bytes) -> int | None:
        return next((guest.port for guest in self.people.values() if guest.peer == peer), None)


class Guest:
    """One program: its room, its company, and what its window was told."""

    def __init__(self, evening: Evening, name: str, port: int) -> None:
        self.evening = evening
        self.name, self.port, self.peer = name, port, bytes([port + 1]) * 32
        self.links: set[bytes] = set()
        self.news: list[News] = []
        self.played: list[Terms] = []
        self.playing = False
        self.rematch: Rematch | None = None
        known = Acquaintances(evening.folder / name)
        me = Player(self.peer, name, "star")
        self.room = Reception(
            self.post, lambda peer: peer in self.links, self.news.append, known, me, lambda _: None, self.after_room,
            lambda room, agreed: self.next.follows(room, agreed),
        )  # fmt: skip
        self.next = NextGame(
            self.peer, self.room, self.post, self.news.append, lambda: not self.playing, played=lambda: self.rematch
        )

    def post(self, peer: bytes, payload: bytes) -> None:
        port = self.evening.port_of(peer)
        if port is not None and peer in self.links:
            self.evening.mesh.send(self.port, port, payload)

    def link(self, peer: bytes) -> None:
        self.links.add(peer)
        self.room.linked(peer)
        self.next.linked(peer)

    def unlink(self, peer: bytes) -> None:
        self.links.discard(peer)
        self.room.unlinked(peer)
        self.next.unlinked(peer)

    def hear(self, port: int, payload: bytes) -> None:
        peer = bytes([port + 1]) * 32
        match unseal(payload):
            case ToHost(table, content):
                self.room.receive_as_host(peer, table, content, self.evening.mesh.now_ms / 1000)
            case ToGuest(table, content):
                self.room.receive_as_guest(peer, table, content, 0.0)
            case ToCompany(terms, content):
                self.next.receive(peer, terms, content, self.evening.mesh.now_ms / 1000)
            case Farewell(terms):
                self.next.left(terms, peer)

    def after_room(self) -> None:
        self.next.follow()
        begin, room = self.room.begin(), self.room.room
        if begin is not None and room is not None and begin.terms not in self.played:
            self.rematch = Rematch.of_room(room)
            company = self.next.company
            for peer in company.others if company is not None else ():
                if peer not in begin.terms.authors():
                    self.post(peer, seal(Farewell(company.terms if company is not None else b"")))
            self.played.append(begin.terms)
            self.playing = True
            self.next.sit(begin.terms, lambda peer: peer in self.links)

    def end(self) -> None:
        """The game is over."""
        self.playing = False
        self.next.follow()

    def leave(self) -> None:
        """Go home, and say so."""
        company = self.next.company
        assert company is not None
        for peer in company.others:
            self.post(peer, seal(Farewell(company.terms)))
        self.next.disband()
        self.room.leave()

    def again(self) -> None:
        assert self.rematch is not None
        self.next.again(self.rematch, listed=True)

    def propose(
        self, game: str, options: Mapping[str, object] | None = None, *, bots: int = 0, hints: bool = False
    ) -> None:
        chosen = games.find(game).read_options(options or {})
        self.next.propose(Rematch(game, chosen, bots, Customs(hints=hints)))

    def shown(self) -> CompanyNews:
        """What the screen shows of the company now."""
        return next(news for news in reversed(self.news) if isinstance(news, CompanyNews))

    def agree(self, opener: Guest) -> None:
        shown = next(each for each in self.shown().proposals if each.opener == opener.peer)
        self.next.agree(opener.peer, shown)

    @property
    def kinds(self) -> list[str]:
        """Who sits in the room that is shown."""
        room = next(news for news in reversed(self.news) if isinstance(news, RoomNews))
        return [place.kind for place in room.places]


def first_game(evening: Evening, *names: str, bots: int = 0) -> list[Guest]:
    """These people have played, the first of them as host."""
    guests = evening.come(*names)
    guests[0].room.open(TABLE, "sen", len(guests) + bots, SHORT, bots)
    for guest in guests[1:]:
        guest.room.visit(TABLE, guests[0].peer)
    evening.run()
    for guest in guests:
        guest.room.ready(True)
    evening.run()
    return over(*guests)


def over(*guests: Guest) -> list[Guest]:
    """All have come to the same game, and to its end."""
    assert len({guest.played[-1].hash() for guest in guests}) == 1
    assert all(guest.playing for guest in guests)
    for guest in guests:
        guest.end()
    return list(guests)


@pytest.fixture
def at_home(tmp_path: Path) -> Evening:
    return Evening(tmp_path, Mesh(7, Trouble(delay_ms=(1, 40))))


def test_four_games_in_a_row(at_home: Evening) -> None:
    """The host goes after the first, a bot takes a seat, somebody comes late, and in the end nobody opened them all."""
    ala, ola, ula = first_game(at_home, "Ala", "Ola", "Ula")
    ala.leave()
    at_home.run()
    assert [member.name for member in ola.shown().members] == ["Ola", "Ula"]
    ula.propose("smoki", bots=1)
    at_home.run()
    assert ola.shown().proposals[0].bots == 1
    ola.agree(ula)
    at_home.run()
    assert ula.kinds == ["person", "bot", "person"] or ula.kinds == ["person", "person", "bot"]
    assert not ola.playing, "who proposes says last that it may begin"
    ula.room.ready(True)
    at_home.run()
    over(ola, ula)

    (ela,) = at_home.come("Ela")
    ola.propose("race")
    at_home.run()
    ela.room.visit(TABLE, ola.peer)
    at_home.run()
    assert ola.kinds.count("person") == 2
    assert ola.kinds.count("free") == 1, "Ula is still expected"
    ula.agree(ola)
    at_home.run()
    assert not ula.playing
    assert ola.kinds == ["person"] * 3
    for guest in (ola, ula, ela):  # one of them is new: all compare the phrase
        guest.room.ready(True)
    at_home.run()
    over(ola, ula, ela)

    ela.propose("dream")
    at_home.run()
    assert ula.shown().proposals[0].seats == 4
    for guest in (ola, ula):
        guest.agree(ela)
    at_home.run()
    assert sorted(ela.kinds) == ["bot", "person", "person", "person"], "a night needs four"
    ela.room.ready(True)
    at_home.run()
    over(ola, ula, ela)
    assert [terms.game for terms in ola.played] == ["sen", "smoki", "race", "dream"]
    assert {terms.table for terms in ola.played} == {TABLE}
    assert ola.played == [*ula.played[:2], *ela.played]
    assert ola.played[-1].authors()[0] == ela.peer


@pytest.mark.parametrize("agreed", [True, False])
def test_what_was_agreed_about_hints_goes_on_to_the_next_game(at_home: Evening, agreed: bool) -> None:
    ala, ola = at_home.come("Ala", "Ola")
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    ala.room.set_hints(agreed)
    ola.room.visit(TABLE, ala.peer)
    at_home.run()
    for guest in (ala, ola):
        guest.room.ready(True)
    at_home.run()
    over(ala, ola)

    ola.again()
    at_home.run()
    assert [each.customs.hints for each in ala.shown().proposals] == [agreed]
    ala.agree(ola)
    at_home.run()
    over(ala, ola)
    assert [room.customs.hints for room in ala.news if isinstance(room, RoomNews)][-1] == agreed


def test_who_agreed_to_a_game_with_hints_is_asked_where_there_are_none(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    ola.propose("smoki", hints=True)
    at_home.run()
    ola.room.set_hints(False)
    ala.agree(ola)  # to what its screen shows, which has not heard of that
    at_home.run()
    assert not ala.playing
    ola.room.ready(True)
    at_home.run()
    assert not ala.playing, "no yes was given to a game without hints"


@pytest.mark.parametrize("seed", range(12))
def test_all_want_it_again_at_once_and_come_to_one_game(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path, Mesh(seed, Trouble(delay_ms=(1, 300))))
    guests = first_game(evening, "Ala", "Ola", "Ula", "Zoe")
    for guest in guests[seed % 4 :] + guests[: seed % 4]:
        guest.again()
        evening.run(seed * 13 % 70)
    evening.run(10_000)
    if any(not guest.playing for guest in guests):  # a room closed before the other proposal was heard
        for guest in guests:
            if not guest.playing and guest.room.room is None:
                guest.again()
        evening.run(10_000)
    over(*guests)
    assert all(len(guest.played) == 2 for guest in guests)


def test_who_claims_every_game_for_a_room_that_it_has_not_stops_nobody(at_home: Evening) -> None:
    """Mallory sat first, so all who propose what he proposes come to him, once."""
    mallory, ola, ula = first_game(at_home, "Mallory", "Ola", "Ula")

    def claim() -> None:
        proposal = ola.next.company.proposal(ola.peer) if ola.next.company is not None else None
        assert proposal is not None
        assert mallory.next.company is not None
        for victim in (ola, ula):
            wish = encode(Wish(mallory.peer, proposal))
            mallory.post(victim.peer, seal(ToCompany(mallory.next.company.terms, wish)))

    ola.propose("smoki")
    claim()
    at_home.run()
    assert ola.room.host_room is None, "two may have opened a room for one game at once"
    ola.propose("smoki")
    claim()
    at_home.run()
    assert ola.room.host_room is not None
    ula.agree(ola)
    ola.room.ready(True)
    at_home.run()
    assert not mallory.playing
    assert [place.name for place in ola.room.host_room.room.places if place.kind == "person"] == ["Ola", "Ula"]


def with_more_bots(guest: Guest) -> None:
    """Somebody with an altered program opens a room for the same game, with two bots of its own."""
    assert guest.rematch is not None
    guest.next._open(dataclasses.replace(guest.rematch, bots=2), word=True)


@pytest.mark.parametrize("way", ["presses after", "gives way", "follows"])
def test_nobody_says_yes_by_itself_to_bots_that_it_has_not_seen(at_home: Evening, way: str) -> None:
    """The bots are at home in Mallory's program, which holds their cards."""
    mallory, ola, *more = first_game(at_home, "Mallory", "Ola", *(["Ula"] if way == "follows" else []))
    if way != "presses after":
        for guest in (*more, ola):  # where there is Ula, Ola says yes to her room
            guest.again()
            at_home.run()
    with_more_bots(mallory)
    at_home.run()
    if way == "presses after":
        ola.again()
        at_home.run()
    for guest in (ola, *more):
        assert guest.room.guest_room is not None
        assert guest.room.guest_room.host == mallory.peer
        assert not guest.playing
        assert guest.kinds.count("bot") == 2
    for guest in (ola, *more):
        guest.room.ready(True)
    at_home.run()
    assert all(guest.playing for guest in (mallory, ola, *more)), "they may all the same"


def test_two_proposals_live_side_by_side(at_home: Evening) -> None:
    ala, ola, ula = first_game(at_home, "Ala", "Ola", "Ula")
    ala.propose("smoki")
    ola.propose("race")
    at_home.run()
    assert [each.game for each in ula.shown().proposals] == ["smoki", "race"]
    assert ula.shown() == ala.shown() == ola.shown()
    ula.agree(ala)
    at_home.run()
    assert [member.opener for member in ola.shown().members] == [ala.peer, ola.peer, ala.peer]
    ula.agree(ola)  # another thought
    at_home.run()
    assert [member.opener for member in ala.shown().members] == [ala.peer, ola.peer, ola.peer]
    ala.agree(ola)
    at_home.run()
    assert [each.game for each in ula.shown().proposals] == ["race"]
    ola.room.ready(True)
    at_home.run()
    over(ala, ola, ula)


def test_who_plays_the_same_again_is_told_from_who_plays_otherwise(at_home: Evening) -> None:
    ala, ola, ula = first_game(at_home, "Ala", "Ola", "Ula")
    assert ala.rematch is not None
    ula.propose(ala.rematch.game, ala.rematch.options, hints=True)
    at_home.run()
    assert len(ala.shown().proposals) == 1
    assert ala.shown().again == b"", "the same cards, but with hints"
    ola.again()
    at_home.run()
    assert ala.shown().again == ula.shown().again == ola.peer
    ala.again()
    at_home.run()
    assert ala.room.guest_room is not None
    assert ala.room.guest_room.host == ola.peer, "to whom it leads is who was told"
    ola.next.withdraw()
    at_home.run()
    assert ala.shown().again == b""


def test_a_proposal_is_withdrawn(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    ala.propose("race")
    at_home.run()
    ola.agree(ala)
    at_home.run()
    ala.next.withdraw()
    at_home.run()
    assert ola.shown().proposals == ()
    assert [news.why for news in ola.news if isinstance(news, ClosedNews)] == ["host_left"]
    assert len(ola.shown().members) == 2, "they are still together"


def test_who_goes_without_a_word_leaves_no_empty_seat(at_home: Evening) -> None:
    ala, ola, _ula = first_game(at_home, "Ala", "Ola", "Ula")
    ala.propose("sen", SHORT)
    at_home.run()
    assert ala.kinds == ["person", "free", "free"]
    at_home.go("Ula")
    at_home.run()
    assert ala.kinds == ["person", "free"]
    ola.agree(ala)
    at_home.run()
    assert ala.kinds == ["person", "person"]
    at_home.go("Ola")
    at_home.run()
    assert ala.kinds == ["person", "bot"], "a game needs two"


def test_a_newcomer_has_a_bots_place_or_one_more(at_home: Evening) -> None:
    ala, _ = first_game(at_home, "Ala", "Ola", bots=1)
    ela, iga, eva, ada = at_home.come("Ela", "Iga", "Eva", "Ada")
    ala.again()
    at_home.run()
    kinds = [sorted(ala.kinds)]
    for guest in (ela, iga, eva):
        guest.room.visit(TABLE, ala.peer)
        at_home.run()
        kinds.append(sorted(ala.kinds))
    assert kinds == [
        ["bot", "free", "person"],
        ["bot", "free", "person", "person"],
        ["bot", "free", "person", "person", "person"],
        ["free", "person", "person", "person", "person"],  # Sen is for five, and Ola is still expected
    ]
    ada.room.visit(TABLE, ala.peer)
    at_home.run()
    assert ala.kinds == ["person"] * 5, "who comes first sits"


def test_a_game_for_too_few_says_so(at_home: Evening) -> None:
    guests = first_game(at_home, "Ala", "Ela", "Iga", "Ola", "Ula")
    (zoe,) = at_home.come("Zoe")
    guests[0].propose("race")
    at_home.run()
    for guest in guests[1:]:
        guest.agree(guests[0])
    zoe.room.visit(TABLE, guests[0].peer)
    at_home.run()
    for guest in (*guests, zoe):
        guest.room.ready(True)
    at_home.run()
    over(*guests, zoe)
    with pytest.raises(TooMany, match="6 are here"):
        zoe.propose("sen")
    assert zoe.room.room is not None, "and stays where it was"


def test_the_host_seats_by_hand_and_nobody_is_waited_for(at_home: Evening) -> None:
    ala, ola, ula = first_game(at_home, "Ala", "Ola", "Ula")
    ala.propose("sen", SHORT)
    at_home.run()
    ola.agree(ala)
    at_home.run()
    ala.room.set_seats(2)
    at_home.run()
    assert ala.kinds == ["person", "person"]
    for guest in (ala, ola):
        guest.room.ready(True)
    at_home.run()
    over(ala, ola)
    assert not ula.playing
    assert [member.name for member in ula.shown().members] == ["Ula"], "they have gone on without"


def test_a_yes_is_for_what_was_on_the_screen(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    ala.propose("sen", SHORT)
    at_home.run()
    before = ola.shown().proposals[0]
    ala.room.set_options({"rounds": 2})
    at_home.run()
    with pytest.raises(Late):
        ola.next.agree(ala.peer, before)
    ola.agree(ala)
    ala.room.set_options({"rounds": 3})  # while the yes is under way
    at_home.run()
    ala.room.ready(True)
    at_home.run()
    assert not ola.playing
    ola.room.ready(True)
    at_home.run()
    over(ala, ola)


@pytest.mark.parametrize("seed", range(6))
def test_wishes_come_again_with_a_new_link(tmp_path: Path, seed: int) -> None:
    evening = Evening(tmp_path, Mesh(seed, Trouble(delay_ms=(1, 200))))
    ala, ola, ula = first_game(evening, "Ala", "Ola", "Ula")
    ula.unlink(ala.peer)
    ala.propose("race")
    evening.run()
    assert ula.shown().proposals == ()
    ula.link(ala.peer)
    ala.link(ula.peer)
    evening.run()
    assert [each.game for each in ula.shown().proposals] == ["race"]
    assert ula.shown() == ola.shown()


def _proposal(**changes: object) -> Proposal:
    usual = {
        "game": "sen",
        "rules": bytes(32),
        "options": {},
        "seats": 2,
        "bots": 0,
        "backups": True,
        "strength": "sly",
        "talk": "all",
        "hints": False,
        "bench": True,
    }
    return Proposal(**(usual | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wish",
    [
        Wish(b"\2" * 32, None),
        Wish(b"\1" * 32, _proposal()),
        Wish(None, _proposal()),
        Wish(b"\x63" * 32, None),
        Wish(b"\2" * 32, _proposal(bots=2)),
    ],
    ids=["nothing of one's own", "in another's room", "nowhere", "of a stranger", "bots alone"],
)
def test_what_no_honest_program_says_is_malformed(at_home: Evening, wish: Wish) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    company = ala.next.company
    assert company is not None
    with pytest.raises(Malformed):
        ala.next.receive(ola.peer, company.terms, encode(wish), 0.0)
    assert company.proposals() == ()


def test_a_stranger_and_another_table_are_not_listened_to(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    (mallory,) = at_home.come("Mallory")
    company = ala.next.company
    assert company is not None
    ala.next.receive(mallory.peer, company.terms, encode(Wish(mallory.peer, _proposal())), 0.0)
    ala.next.receive(ola.peer, bytes(32), encode(Wish(ola.peer, _proposal())), 0.0)
    assert company.proposals() == ()


def test_a_flood_of_wishes_ends_a_link(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    company = ala.next.company
    assert company is not None
    raw = encode(Wish(ola.peer, _proposal()))
    for _ in range(WISHES_AT_ONCE - 1):
        ala.next.receive(ola.peer, company.terms, raw, 0.0)
    ala.next.receive(ola.peer, company.terms, raw, 0.0)
    with pytest.raises(Malformed, match="flood"):
        ala.next.receive(ola.peer, company.terms, raw, 0.0)


def test_a_game_by_other_rules_is_shown_as_such(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    company = ala.next.company
    assert company is not None
    for game, obstacle in (("hearts", "game"), ("sen", "rules")):
        ala.next.receive(ola.peer, company.terms, encode(Wish(ola.peer, _proposal(game=game))), 0.0)
        assert [each.obstacle for each in ala.shown().proposals] == [obstacle]
    options = games.find("sen").agree(2, {})
    good = _proposal(rules=rules_hash(games.find("sen")), options=options)
    ala.next.receive(ola.peer, company.terms, encode(Wish(ola.peer, good)), 0.0)
    assert ala.shown().proposals == (Proposed(ola.peer, "sen", options, 2, 0, Customs(strength="sly")),)


@pytest.mark.parametrize(
    ("game", "seats", "changed"),
    [
        ("dream", 4, {"mode": "\u202eagreed by all"}),
        ("sen", 2, {"rounds": -1}),
        ("sen", 2, {"limit": True}),
        ("sen", 2, {"wishes": 3}),
        ("sen", 2, None),
        ("sen", 10, {}),
    ],
    ids=["no such value", "too few", "another type", "no such option", "left out", "too many seats"],
)
def test_what_nobody_could_agree_on_is_no_proposal(
    at_home: Evening, game: str, seats: int, changed: dict[str, object] | None
) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    company, rules = ala.next.company, games.find(game)
    assert company is not None
    options = {} if changed is None else {**rules.agree(rules.least_seats, {}), **changed}
    bad = _proposal(game=game, rules=rules_hash(rules), options=options, seats=seats)
    with pytest.raises(Malformed):
        ala.next.receive(ola.peer, company.terms, encode(Wish(ola.peer, bad)), 0.0)
    assert company.proposals() == ()


def test_of_other_rules_no_option_is_told(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    company = ala.next.company
    assert company is not None
    strange = _proposal(options={"rounds": 999_999, "\u202e": "by other rules"})
    ala.next.receive(ola.peer, company.terms, encode(Wish(ola.peer, strange)), 0.0)
    (shown,) = ala.shown().proposals
    assert (shown.obstacle, shown.options) == ("rules", {})


def test_nothing_is_proposed_during_a_game(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    ala.again()
    at_home.run()
    ola.again()
    at_home.run()
    assert ala.playing
    assert ala.shown() == CompanyNews()
    with pytest.raises(Late):
        ala.propose("race")
    assert isinstance(ala.room.room, Room)


def test_a_company_counts_persons_alone(at_home: Evening) -> None:
    (ala,) = first_game(at_home, "Ala", bots=2)
    company = ala.next.company
    assert isinstance(company, Company)
    assert [member.name for member in company.members] == ["Ala"]


# ── a room that its host has left before the game ───────────────────────────────────────────────────────────────────
def left_behind(evening: Evening) -> tuple[Room, list[Guest]]:
    """A host and three guests in a room, and that room as it was."""
    host, *guests = evening.come("Ala", "Ola", "Ula", "Zoe")
    host.room.open(TABLE, "sen", 4, SHORT, 0)
    for guest in guests:
        guest.room.visit(TABLE, host.peer)
        evening.run()
    room = host.room.room
    assert room is not None
    host.room.leave()
    evening.run()
    return room, guests


def test_who_finds_later_that_the_host_is_gone_hears_what_was_proposed_before(at_home: Evening) -> None:
    room, (ola, ula, _) = left_behind(at_home)
    ola.rematch = ula.rematch = Rematch.of_room(room)
    assert ola.next.stay(room, ola.links.__contains__)
    ola.again()
    at_home.run()
    assert not any(isinstance(news, CompanyNews) for news in ula.news)
    assert ula.next.stay(room, ula.links.__contains__)
    at_home.run()
    assert [each.opener for each in ula.shown().proposals] == [ola.peer]
    ula.agree(ola)
    at_home.run()
    assert ula.room.guest_room is not None
    assert ula.room.guest_room.host == ola.peer


def test_guests_who_know_of_different_people_harm_nobody(at_home: Evening) -> None:
    """Zoe came as the host left: Ola's room did not have her. Whoever sits in her room has no place that Ola knows."""
    room, (ola, ula, zoe) = left_behind(at_home)
    without = replace(room, places=(*room.places[:3], Place("free")))
    zoe.rematch = Rematch.of_room(room)
    for guest, known in ((ola, without), (ula, room), (zoe, room)):
        assert guest.next.stay(known, guest.links.__contains__)
    zoe.again()
    at_home.run()
    ula.agree(zoe)
    at_home.run()
    assert ula.room.guest_room is not None
    assert not ola.shown().proposals
    assert [member.opener for member in ola.shown().members] == [b"", b""]


def test_a_company_of_a_room_is_of_its_guests_alone(at_home: Evening) -> None:
    room, (ola, *_) = left_behind(at_home)
    alone = replace(room, places=(*room.places[:2], Place("free"), Place("free")))
    assert not ola.next.stay(alone, lambda _: True)
    assert ola.next.company is None
    assert not ola.next.stay(replace(room, places=room.places[2:]), lambda _: True), "one's own place was gone already"
    first, other = (Company.of_room(ola.peer, replace(room, table=table)) for table in (TABLE, b"t" * 16))
    assert first.terms != other.terms


# ── the room itself ─────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_yes_that_was_taken_back_is_not_given_again(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    ola.propose("smoki")
    at_home.run()
    ala.agree(ola)
    at_home.run()
    assert ola.room.host_room is not None
    assert ola.room.host_room.readies == (False, True)
    ala.room.ready(False)
    at_home.run()
    ola.room.set_backups(False)
    ola.room.set_backups(True)
    at_home.run()
    assert ola.room.host_room.readies == (False, False), "the room is what it was, and a no is a no"


def test_nobody_agrees_to_a_phrase_that_was_not_on_the_screen(at_home: Evening) -> None:
    ala, ola = at_home.come("Ala", "Ola")
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    ola.room.visit(TABLE, ala.peer)
    at_home.run()
    seen = [news.phrase for news in ola.news if isinstance(news, RoomNews)][-1]
    ala.room.set_options({"rounds": 2})
    at_home.run()
    with pytest.raises(Late):
        ola.room.ready(True, seen)
    at_home.run()
    assert ala.room.host_room is not None
    assert ala.room.host_room.readies == (False, False)
    ola.room.ready(False, seen)  # a no needs no phrase


def test_a_bench_that_was_opened_behind_a_shut_door_stays_open(at_home: Evening) -> None:
    (ala,) = at_home.come("Ala")
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    ala.room.set_door("nod")
    assert [news.customs.bench for news in ala.news if isinstance(news, RoomNews)][-1] is False
    ala.room.set_bench(True)
    ala.room.set_door("word", "kominek")
    assert [news.customs.bench for news in ala.news if isinstance(news, RoomNews)][-1] is True


def test_whom_one_table_keeps_out_another_does_not(at_home: Evening) -> None:
    ala, ola = at_home.come("Ala", "Ola")
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    ola.room.visit(TABLE, ala.peer)
    at_home.run()
    ala.room.remove(ola.peer, keep_out=True)
    for table, kept_out in ((TABLE, {ola.peer}), (bytes([7] * 16), set())):
        ala.room.leave()
        ala.room.open(table, "sen", 2, SHORT, 0)
        assert ala.room.host_room is not None
        assert ala.room.host_room.kept_out == kept_out


def test_nobody_but_its_host_closes_a_room(at_home: Evening) -> None:
    ala, ola, ula = at_home.come("Ala", "Ola", "Ula")
    ala.room.open(TABLE, "sen", 3, SHORT, 0)
    ola.room.visit(TABLE, ala.peer)
    at_home.run()
    ula.post(ola.peer, seal(ToGuest(TABLE, encode(Refuse("closed")))))
    ala.post(ola.peer, seal(ToGuest(bytes([7] * 16), encode(Refuse("closed")))))
    at_home.run()
    assert ola.room.guest_room is not None
    assert not any(isinstance(news, ClosedNews) for news in ola.news)


def test_whoever_walks_away_from_agreed_terms_knows_them_when_their_start_arrives(at_home: Evening) -> None:
    ala, ola = at_home.come("Ala", "Ola")
    left: list[bytes] = []
    ola.room._left = left.append
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    ola.room.visit(TABLE, ala.peer)
    ola.room.leave()
    assert left == [], "nothing was agreed on yet"
    ola.room.visit(TABLE, ala.peer)
    at_home.run()
    assert ala.room.host_room is not None
    assert ala.room.host_room.terms is not None
    ola.room.leave()
    assert left == [ala.room.host_room.terms.hash()]


def test_nobody_is_warned_of_their_own_name(at_home: Evening) -> None:
    ala, double = at_home.come("Ala", "Аla")
    ala.room.open(TABLE, "sen", 2, SHORT, 0)
    double.room.visit(TABLE, ala.peer)
    at_home.run()
    for guest, warnings in ((ala, ["", "lookalike"]), (double, ["lookalike", ""])):
        shown = [news for news in guest.news if isinstance(news, RoomNews)][-1]
        assert [place.warning for place in shown.places] == warnings


# ── one guard at a time ─────────────────────────────────────────────────────────────────────────────────────────────
def test_after_each_game_one_makes_way_again(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    for game in ("smoki", "race"):
        for guest in (ola, ala):
            guest.propose(game)
        at_home.run()
        assert (ola.room.host_room, ala.room.host_room is None) == (None, False)
        for guest in (ola, ala):
            guest.room.ready(True)
        at_home.run()
        over(ala, ola)


def test_who_leaves_another_table_has_not_left_this_one(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    assert ala.next.company is not None
    ala.next.left(bytes(32), ola.peer)
    assert ala.next.company.others == (ola.peer,)
    ala.next.left(ala.next.company.terms, ola.peer)
    assert ala.next.company.others == ()


@pytest.mark.parametrize(
    ("why", "follows"), [("closed", True), ("removed", False), ("full", False), ("playing", False)]
)
def test_whoever_was_sent_away_follows_to_no_other_room(at_home: Evening, why: str, follows: bool) -> None:
    ala, ola, ula = first_game(at_home, "Ala", "Ola", "Ula")
    ula.propose("smoki")
    at_home.run()
    (shown,) = ala.shown().proposals
    assert ala.next.company is not None
    proposal = ala.next.company.proposal(shown.opener)
    assert proposal is not None
    room = cast("GuestRoom", SimpleNamespace(started=False, closed=why, host=ola.peer))
    assert ala.next.follows(room, Agreed(proposal, frozenset((ala.peer, ola.peer, ula.peer)))) is (why == "closed")


def test_a_game_for_just_so_many_is_for_them(at_home: Evening) -> None:
    sen = games.find("sen")
    ala, *_ = first_game(at_home, *(f"Player {number}" for number in range(sen.most_seats)))
    ala.next.check("sen")


def test_of_a_game_that_was_missed_only_those_tell_who_were_there(at_home: Evening) -> None:
    ala, ola = first_game(at_home, "Ala", "Ola")
    (eve,) = at_home.come("Eve")
    told: list[bytes] = []
    ala.next._past = lambda peer, _company, _past: told.append(peer)
    assert ala.next.company is not None
    for guest in (eve, ola):
        guest.post(ala.peer, seal(ToCompany(ala.next.company.terms, encode(Past(b"terms", 5)))))
    at_home.run()
    assert told == [ola.peer]
