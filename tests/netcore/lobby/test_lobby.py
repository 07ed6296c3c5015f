"""The table room: every peer ends with one terms, and a host that deceives gets nowhere."""

import hashlib
import itertools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from netcore.errors import Late, Malformed
from netcore.feeds.charter import Terms, phrase
from netcore.lobby.customs import customs_of, read_strength
from netcore.lobby.guest import MOST_AGREEMENTS, GuestRoom
from netcore.lobby.host import MOST_UNFIT, HostRoom
from netcore.lobby.messages import (
    Learners,
    Opening,
    Openings,
    Promises,
    Readies,
    Ready,
    Refuse,
    Sit,
    Stand,
    Start,
    Unfit,
)
from netcore.lobby.room import STRENGTHS, Player, Room, Strength
from netcore.wire.codec import decode, encode

TABLE = b"t" * 16


def player(name: str) -> Player:
    return Player(hashlib.sha256(name.encode()).digest(), name, "star")


def numbers(seed: str) -> Callable[[], bytes]:
    count = itertools.count()
    return lambda: hashlib.sha256(f"{seed}{next(count)}".encode()).digest()


class Party:
    """A host and its guests, every message delivered in order."""

    def __init__(self, guests: int, seats: int) -> None:
        self.host = HostRoom(player("host"), TABLE, "sen", seats, {}, numbers("host"))
        self.guests = {player(f"guest {i}").peer: GuestRoom(player(f"guest {i}"), self.host.me.peer, numbers(f"g{i}"))
                       for i in range(guests)}  # fmt: skip
        self.seen: list[bytes] = []
        for peer, guest in self.guests.items():
            for raw in guest.sit():
                self.deliver(self.host.receive(peer, raw))

    def deliver(self, sent: list[tuple[bytes, bytes]]) -> None:
        queue = list(sent)
        while queue:
            peer, raw = queue.pop(0)
            self.seen.append(raw)
            for answer in self.guests[peer].receive(raw):
                queue += self.host.receive(peer, answer)

    def agree_on(self, **customs: Any) -> None:
        """The host agrees on these, and nothing else is changed."""
        self.deliver(self.host.set_customs(msgspec.structs.replace(customs_of(self.host.room), **customs)))

    def terms(self) -> list[Terms | None]:
        return [self.host.terms, *(guest.terms for guest in self.guests.values())]

    def say_ready(self, guest: GuestRoom, ready: bool = True) -> None:
        for raw in guest.ready(ready):
            self.deliver(self.host.receive(guest.me.peer, raw))


@pytest.mark.parametrize("people", [2, 3, 5])
def test_a_full_room_agrees_on_the_same_terms(people: int) -> None:
    party = Party(people - 1, people)
    first, *others = party.terms()
    assert first is not None
    assert all(terms == first for terms in others)
    assert [card.name for card in first.seats] == ["host", *(f"guest {i}" for i in range(people - 1))]
    assert len({phrase(terms) for terms in party.terms() if terms}) == 1


@pytest.mark.parametrize("strength", STRENGTHS)
def test_all_in_a_room_see_how_the_hosts_bots_play_and_agree_on_the_same_terms(strength: Strength) -> None:
    party = Party(2, 3)
    usual = encode(party.host.room)
    party.agree_on(strength="sly")
    party.agree_on(strength=strength)
    (first,) = {terms.hash() for terms in party.terms() if terms is not None}
    assert first
    rooms = [party.host.room, *(guest.room for guest in party.guests.values())]
    assert [customs_of(room).strength for room in rooms if room is not None] == [strength] * 3
    assert decode(encode(rooms[0]), Room) == rooms[0]
    assert (b"strength" in encode(rooms[0])) is (strength != "lively")
    assert b"strength" not in usual, "a room is spelled as ever where nothing is unusual"


def test_whether_people_may_ask_for_hints_is_agreed_on_like_the_rest() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    usual, before = encode(party.host.room), party.terms()
    party.say_ready(guest)
    party.agree_on(hints=True)
    assert party.host.readies == guest.readies == (False, False)
    assert party.terms()[0] == party.terms()[1] != before[0]
    assert guest.room is not None
    assert customs_of(guest.room).hints
    party.agree_on(hints=False)
    assert not customs_of(guest.room).hints
    assert b"hints" not in usual, "a room is spelled as ever where nothing is unusual"


def test_all_see_who_learns_and_nobody_waits_for_it() -> None:
    party = Party(2, 3)
    one, other = party.guests.values()
    party.say_ready(one)
    ready, terms = party.host.readies, party.terms()

    def learns(guest: GuestRoom, on: bool) -> None:
        for raw in guest.learn(on):
            party.deliver(party.host.receive(guest.me.peer, raw))

    learns(other, True)
    assert party.host.learners == one.learners == other.learners == (False, False, True)
    party.deliver(party.host.learn(True))
    assert one.learners == (True, False, True)
    assert (party.host.readies, party.terms()) == (ready, terms), "nothing is taken back"
    party.deliver(party.host.set_options({"limit": 70}))
    assert one.learners == (True, False, True), "another revision tells it again"
    learns(other, False)
    assert party.host.learners == one.learners == (True, False, False)


def test_who_learns_in_another_room_is_not_believed() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    assert guest.room is not None
    for odd in (Learners(guest.room.revision, (True,)), Learners(guest.room.revision + 1, (True, True))):
        assert guest.receive(encode(odd)) == []
        assert guest.learners == ()
    with pytest.raises(Malformed):
        guest.receive(encode(Learners(guest.room.revision, (True,) * 11)))


def test_a_strength_that_there_is_not_changes_nothing() -> None:
    party = Party(1, 2)
    before = party.host.room
    with pytest.raises(ValueError, match="bots are calm, lively, sly"):
        read_strength("divine")
    assert party.host.room == before
    raw = encode(msgspec.structs.replace(before, revision=9, strength="divine"))
    (guest,) = party.guests.values()
    with pytest.raises(Malformed):
        guest.receive(raw)


def test_a_room_with_a_free_place_has_no_terms() -> None:
    assert Party(1, 3).terms() == [None, None]


def test_the_game_starts_when_all_are_ready() -> None:
    party = Party(2, 3)
    guests = list(party.guests.values())
    party.say_ready(guests[0])
    party.deliver(party.host.ready(True))
    assert not party.host.started
    party.say_ready(guests[1])
    assert party.host.started
    assert all(guest.started for guest in guests)


def test_a_change_takes_back_everybodys_ready_and_makes_another_terms() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    party.say_ready(guest)
    before = party.host.terms
    party.deliver(party.host.set_options({"limit": 70}))
    assert party.host.readies == (False, False)
    assert guest.readies == (False, False)
    assert party.host.terms == guest.terms != before


def test_a_bot_fills_a_place_and_is_always_ready() -> None:
    party = Party(1, 3)
    party.deliver(party.host.seat_bot(2, player("owl")))
    assert party.host.readies == (False, False, True)
    assert party.host.terms is not None
    assert party.host.terms.seats[2].kind == "bot"


def test_a_guest_that_leaves_frees_its_place() -> None:
    party = Party(2, 3)
    first, second = party.guests.values()
    for raw in first.stand():
        party.deliver(party.host.receive(first.me.peer, raw))
    assert [place.kind for place in party.host.room.places] == ["person", "free", "person"]
    assert second.terms is None
    assert first.closed == "left"


def test_no_lantern_hangs_twice_over_a_table() -> None:
    party = Party(2, 5)  # three who all chose the star
    chosen = [place.lantern for place in party.host.room.places[:3]]
    assert chosen[0] == "star"
    assert len(set(chosen)) == 3
    for raw in next(iter(party.guests.values())).sit():  # seated anew after a lost connection
        party.deliver(party.host.receive(next(iter(party.guests)), raw))
    assert [place.lantern for place in party.host.room.places[:3]] == chosen


def test_a_bot_makes_way_for_the_lantern_of_a_person() -> None:
    host = HostRoom(player("host"), TABLE, "sen", 3, {}, numbers("host"))
    host.seat_bot(2, replace(player("bot"), lantern="fish"))
    person = replace(player("guest"), lantern="fish")
    host.receive(person.peer, encode(Sit(person.name, person.lantern, ())))
    assert [place.lantern for place in host.room.places] == ["star", "fish", "round"]


def test_of_two_bots_with_one_lantern_the_later_takes_another() -> None:
    host = HostRoom(player("host"), TABLE, "sen", 3, {}, numbers("host"))
    for seat in (1, 2):
        host.seat_bot(seat, replace(player(f"bot {seat}"), lantern="fish"))
    assert [place.lantern for place in host.room.places] == ["star", "fish", "round"]


def test_a_full_table_says_so() -> None:
    party = Party(1, 2)
    late = GuestRoom(player("late"), party.host.me.peer, numbers("late"))
    party.guests[late.me.peer] = late
    for raw in late.sit():
        party.deliver(party.host.receive(late.me.peer, raw))
    assert late.closed == "full"


def test_sitting_down_again_after_a_lost_connection_keeps_the_place() -> None:
    party = Party(2, 3)
    first = next(iter(party.guests.values()))
    for raw in first.sit():
        party.deliver(party.host.receive(first.me.peer, raw))
    assert party.host.seat_of(first.me.peer) == 1
    assert party.terms()[0] is not None
    assert len(set(map(repr, party.terms()))) == 1


def test_a_number_that_was_not_promised_is_refused() -> None:
    party = Party(1, 2)
    party.deliver(party.host.set_options({"limit": 150}))
    host = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host"))
    peer, guest = next(iter(party.guests.items()))
    fresh = GuestRoom(guest.me, host.me.peer, numbers("again"))
    (_, room), *_ = host.receive(peer, fresh.sit()[0])
    ((_, promises),) = host.receive(peer, fresh.receive(room)[0])
    fresh.receive(promises)
    with pytest.raises(Malformed):
        host.receive(peer, encode(Opening(host.room.revision, b"x" * 32)))


def test_nobody_s_number_is_heard_before_all_have_promised_theirs() -> None:
    """Who had heard it could choose its own by it."""
    host = HostRoom(player("host"), TABLE, "sen", 3, {}, numbers("host"))
    early, late = (GuestRoom(player(name), host.me.peer, numbers(name)) for name in ("early", "late"))
    for guest in (early, late):
        for raw in guest.sit():
            sent = host.receive(guest.me.peer, raw)
    revision, number = host.room.revision, b"n" * 32
    assert host.receive(late.me.peer, encode(Opening(revision, number))) == [], "nor one that was never promised"
    rooms = [raw for to, raw in sent if to == early.me.peer]
    (promise,) = [answer for raw in rooms for answer in early.receive(raw)]
    host.receive(early.me.peer, promise)
    assert host.receive(early.me.peer, encode(Opening(revision, number))) == []
    assert host.terms is None


def test_an_opener_cannot_change_a_promise_after_seeing_the_numbers() -> None:
    host = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host"))
    guest = GuestRoom(player("guest"), host.me.peer, numbers("guest"))
    (_, room), *_ = host.receive(guest.me.peer, guest.sit()[0])
    ((_, promises),) = host.receive(guest.me.peer, guest.receive(room)[0])
    guest.receive(promises)
    number = numbers("guest")()
    with pytest.raises(Malformed):
        guest.receive(encode(Openings(host.room.revision, (b"y" * 32, number))))
    assert guest.terms is None


def test_an_opener_cannot_replace_a_guests_promise() -> None:
    host = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host"))
    guest = GuestRoom(player("guest"), host.me.peer, numbers("guest"))
    (_, room), *_ = host.receive(guest.me.peer, guest.sit()[0])
    guest.receive(room)
    with pytest.raises(Malformed):
        guest.receive(encode(Promises(host.room.revision, (b"a" * 32, b"b" * 32))))


def test_promises_and_numbers_of_another_room_are_none_of_this_one() -> None:
    """They are on their way while the host changes the room; nobody has done anything wrong."""
    host = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host"))
    guest = GuestRoom(player("guest"), host.me.peer, numbers("guest"))
    (_, room), *_ = host.receive(guest.me.peer, guest.sit()[0])
    ((_, before),) = host.receive(guest.me.peer, guest.receive(room)[0])
    ((_, changed),) = host.set_options({"limit": 150})
    (promise,) = guest.receive(changed)
    assert guest.receive(before) == []
    ((_, promises),) = host.receive(guest.me.peer, promise)
    (opening,) = guest.receive(promises)
    assert guest.receive(encode(Openings(host.room.revision - 1, (b"y" * 32, b"z" * 32)))) == []
    assert guest.terms is None
    for _, raw in host.receive(guest.me.peer, opening):
        guest.receive(raw)
    assert guest.terms is not None
    assert guest.terms == host.terms


def test_nobody_is_dragged_into_a_game() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    assert guest.terms is not None
    with pytest.raises(Malformed):
        guest.receive(encode(Start(guest.terms.hash())))
    assert not guest.started


def test_an_opener_that_gives_two_tables_gets_two_phrases() -> None:
    """Two guests that are shown different rooms end with different terms, whatever the host relays."""
    honest = Party(2, 3).terms()[0]
    other = Party(2, 3)
    other.deliver(other.host.set_options({"limit": 70}))
    assert honest is not None
    assert other.host.terms is not None
    assert honest.hash() != other.host.terms.hash()


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"limit": 5, "hidden": True}},
        {"options": {}},
    ],
)
def test_a_room_that_cannot_be_played_is_refused(change: dict[str, object]) -> None:
    host = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host"))
    guest = GuestRoom(player("guest"), host.me.peer, numbers("guest"))
    fields = {name: getattr(host.room, name) for name in host.room.__struct_fields__} | change | {"revision": 9}
    with pytest.raises(Malformed):
        guest.receive(encode(Room(**fields)))
    assert guest.room is None


@pytest.mark.parametrize("change", [{"rules": b"0" * 32}, {"game": "chess"}])
def test_a_guest_whose_release_has_other_rules_leaves_and_blames_nobody(change: dict[str, object]) -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    fresh = GuestRoom(guest.me, guest.host, numbers("fresh"))
    for told in fresh.receive(encode(msgspec.structs.replace(party.host.room, **change))):
        party.deliver(party.host.receive(guest.me.peer, told))
    assert (fresh.closed, fresh.room) == ("rules", None)
    assert party.host.seat_of(guest.me.peer) is None
    assert [told.why for told in party.host.unfit.values()] == ["rules" if "rules" in change else "game"]


def test_junk_from_a_guest_changes_nothing() -> None:
    party = Party(1, 2)
    (peer,) = party.guests
    room = party.host.room
    for raw in (b"", b"\xc1", b"\x93\x01\x02\x03", encode(Ready(b"z" * 32, True, 1))[:-1]):
        with pytest.raises(Malformed):
            party.host.receive(peer, raw)
    assert party.host.room == room


def test_a_stranger_who_says_ready_is_not_heard() -> None:
    party = Party(1, 2)
    assert party.host.terms is not None
    assert party.host.receive(b"s" * 32, encode(Ready(party.host.terms.hash(), True, 1))) == []


def test_seats_can_be_added_and_free_ones_taken_away() -> None:
    party = Party(1, 2)
    party.deliver(party.host.set_seats(4))
    assert [place.kind for place in party.host.room.places] == ["person", "person", "free", "free"]
    party.deliver(party.host.set_seats(2))
    assert party.terms()[0] == party.terms()[1] is not None
    with pytest.raises(ValueError, match="players"):
        party.host.set_seats(9)


def test_who_decides_a_moment_too_late_changes_nothing_and_did_no_wrong() -> None:
    """The host gives a place to a bot while a guest takes it, or frees one that was just given up; a guest is ready
    while the host still changes the table.
    """
    party = Party(1, 3)
    (guest,) = party.guests.values()
    before = party.host.room
    for too_late in (
        lambda: party.host.seat_bot(1, player("Bot")),
        lambda: party.host.free_seat(2),
        lambda: party.host.seat_bot(3, player("Bot")),
        lambda: guest.ready(True),
    ):
        with pytest.raises(Late):
            too_late()
    assert party.host.room == before


def test_whoever_is_kept_out_changes_nothing_by_coming_back() -> None:
    """A guest that was removed may be back at once, and each time it is, nobody is ready; one that is kept out is told
    so, and that is all.
    """
    party = Party(2, 3)
    one, two = party.guests.values()
    party.say_ready(one)
    party.deliver(party.host.remove(two.me.peer, keep_out=False))
    assert two.closed == "removed"
    assert not any(party.host.readies[1:])
    back = GuestRoom(two.me, party.host.me.peer, numbers("back"))
    party.guests[two.me.peer] = back
    for raw in back.sit():
        party.deliver(party.host.receive(back.me.peer, raw))
    assert party.host.terms is not None
    party.deliver(party.host.remove(back.me.peer, keep_out=True))
    other = GuestRoom(player("guest 2"), party.host.me.peer, numbers("g2"))
    party.guests[other.me.peer] = other
    for raw in other.sit():
        party.deliver(party.host.receive(other.me.peer, raw))
    party.say_ready(one)
    before, readies = party.host.room, party.host.readies
    again = GuestRoom(two.me, party.host.me.peer, numbers("again"))
    (raw,) = again.sit()
    ((peer, answer),) = party.host.receive(two.me.peer, raw)
    assert peer == two.me.peer
    assert again.receive(answer) == []
    assert again.closed == "removed"
    assert (party.host.room, party.host.readies) == (before, readies)
    assert readies[1]


def test_who_is_removed_is_meant_and_not_whoever_has_the_place_by_now() -> None:
    party = Party(2, 4)
    one, two = party.guests.values()
    party.deliver(party.host.receive(one.me.peer, one.stand()[0]))
    for raw in two.sit():
        party.deliver(party.host.receive(two.me.peer, raw))
    before = party.host.room
    with pytest.raises(Late):
        party.host.remove(one.me.peer, keep_out=True)
    assert party.host.room == before
    (raw,) = GuestRoom(one.me, party.host.me.peer, numbers("again")).sit()
    refused = (one.me.peer, encode(Refuse("removed")))
    assert party.host.receive(one.me.peer, raw)[0] == refused, "it is kept out all the same"
    assert party.host.receive(one.me.peer, raw) == [refused], "once it is among those, nothing changes"
    assert [away.peer for away in party.host.door.told().turned_away] == [one.me.peer]
    party.host.let_in(one.me.peer)
    party.deliver(party.host.receive(one.me.peer, raw))
    assert party.host.seat_of(one.me.peer) is not None, "and may come again once the host says so"
    with pytest.raises(Late):
        party.host.remove(party.host.me.peer, keep_out=True)


def test_after_the_start_nothing_changes_any_more() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    party.say_ready(guest)
    party.deliver(party.host.ready(True))
    terms = party.host.terms
    with pytest.raises(Late):
        party.host.set_options({"limit": 70})
    assert party.host.gone(guest.me.peer) == []
    assert party.host.terms == terms


def test_who_lost_the_start_is_told_again_and_nobody_else_is() -> None:
    party = Party(2, 3)
    first, second = party.guests.values()
    for guest in (first, second):
        party.say_ready(guest)
    party.host.ready(True)  # and none of it arrives
    assert not first.started
    terms = party.host.terms
    for raw in first.sit():
        party.deliver(party.host.receive(first.me.peer, raw))
    assert first.started
    assert party.host.terms == terms
    anew = GuestRoom(second.me, party.host.me.peer, numbers("anew"))  # its program was started again, and knows nothing
    stranger = GuestRoom(player("stranger"), party.host.me.peer, numbers("stranger"))
    for guest in (anew, stranger):
        party.guests[guest.me.peer] = guest
        for raw in guest.sit():
            party.deliver(party.host.receive(guest.me.peer, raw))
        assert (guest.started, guest.closed) == (False, "playing")
    claim = Sit("stranger", "star", (), terms.hash() if terms else None)
    assert party.host.receive(stranger.me.peer, encode(claim)) == [(stranger.me.peer, encode(Refuse("playing")))]


def test_a_ready_that_was_taken_back_starts_nothing_once_the_host_has_heard_it() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    party.say_ready(guest)
    party.say_ready(guest, False)
    assert party.host.readies == (False, False)
    with pytest.raises(Malformed, match="consent"):
        guest.receive(encode(Start(guest.terms.hash())))  # type: ignore[union-attr]
    party.say_ready(guest)
    party.deliver(party.host.ready(True))
    assert guest.started


def test_a_start_that_crosses_a_ready_that_is_taken_back_counts() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    party.say_ready(guest)
    on_its_way = party.host.ready(True)
    (taken_back,) = guest.ready(False)
    party.deliver(on_its_way)
    assert guest.started
    assert party.host.receive(guest.me.peer, taken_back) == []


def test_an_older_word_of_the_host_does_not_answer_a_later_one_of_the_guest() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    assert guest.terms is not None
    old = encode(Readies(guest.terms.hash(), (False, False), (0, 0)))
    yes, no = guest.ready(True)[0], guest.ready(False)[0]
    guest.receive(old)
    sent = party.host.receive(guest.me.peer, yes) + party.host.ready(True)
    assert party.host.started
    party.deliver(sent)
    assert guest.started
    assert party.host.receive(guest.me.peer, no) == []


def test_a_word_said_twice_is_refused() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    (yes,) = guest.ready(True)
    party.deliver(party.host.receive(guest.me.peer, yes))
    with pytest.raises(Malformed):
        party.host.receive(guest.me.peer, yes)


def test_a_host_that_begins_anew_until_it_likes_the_phrase_is_left() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    assert guest.agreements == 1
    for again in range(1, MOST_AGREEMENTS):
        party.deliver(party.host.set_options({"limit": 50 + again % 2}))
    assert guest.agreements == MOST_AGREEMENTS
    assert guest.terms is not None
    party.deliver(party.host.set_options({"limit": 70}))
    assert (guest.closed, guest.agreements) == ("restless", MOST_AGREEMENTS)
    assert party.host.seat_of(guest.me.peer) is None


def come_and_go(party: Party, times: int, names: Callable[[int], str], *, goes: bool, every_s: float) -> list[bytes]:
    """Somebody sits down again and again, or others do so in turn; the peers that were told that there is no place."""
    refused = []
    for count in range(times):
        me, now_s = player(names(count)), count * every_s
        guest = party.guests.get(me.peer) or GuestRoom(me, party.host.me.peer, numbers(me.name))
        party.guests[me.peer] = guest
        for raw in guest.sit():
            party.deliver(party.host.receive(me.peer, raw, now_s=now_s))
        if guest.closed == "full":
            refused.append(me.peer)
            del party.guests[me.peer]
        elif goes:
            party.deliver(party.host.receive(me.peer, encode(Stand()), now_s=now_s))
    return refused


@pytest.mark.parametrize("goes", [False, True])
@pytest.mark.parametrize("names", [lambda _: "mallory", lambda count: f"mallory {count % 40}"])
def test_who_sits_down_again_and_again_drives_nobody_out(names: Callable[[int], str], goes: bool) -> None:
    """Each time all would have to agree anew, and after so often each other guest would leave its host."""
    party = Party(2, 4)
    honest = list(party.guests.values())
    refused = come_and_go(party, 3 * MOST_AGREEMENTS, names, goes=goes, every_s=0.5)
    assert refused
    assert [guest.closed for guest in honest] == [None, None]
    assert all(guest.agreements < MOST_AGREEMENTS / 2 for guest in honest)
    assert all(party.host.seat_of(guest.me.peer) is not None for guest in honest)


def test_who_is_expected_and_is_gone_again_and_again_drives_nobody_out() -> None:
    """Places come and go with those who have played before and are heard; who flaps is waited for no more."""
    party = Party(2, 3)
    party.host.elastic = True
    guests = list(party.guests.values())
    for _ in range(2 * MOST_AGREEMENTS):
        for expected in (1, 0):
            party.deliver(party.host.fit(expected, lambda _: player("a bot")))
    assert not party.host.elastic
    assert {guest.closed for guest in guests} == {None}
    assert all(guest.agreements < MOST_AGREEMENTS / 2 for guest in guests)


def test_whose_link_breaks_now_and_then_has_its_place_again() -> None:
    party = Party(3, 4)
    guest = list(party.guests.values())[-1]
    for count in range(1, 9):
        party.deliver(party.host.gone(guest.me.peer))
        for raw in guest.sit():
            party.deliver(party.host.receive(guest.me.peer, raw, now_s=60.0 * count))
        assert party.host.terms is not None
    assert {other.closed for other in party.guests.values()} == {None}


def test_who_finds_no_place_costs_nobody_theirs() -> None:
    """Whoever asks at a full table changes nothing; and of two alone nobody is disturbed, however often one comes."""
    full = Party(2, 3)
    assert len(come_and_go(full, 40, lambda count: f"late {count}", goes=False, every_s=0.0)) == 40
    last = list(full.guests.values())[-1]
    full.deliver(full.host.gone(last.me.peer))
    for raw in last.sit():
        full.deliver(full.host.receive(last.me.peer, raw))
    assert full.host.terms is not None
    two = Party(1, 2)
    (guest,) = two.guests.values()
    for _ in range(MOST_AGREEMENTS - 1):
        for raw in guest.sit():
            two.deliver(two.host.receive(guest.me.peer, raw))
        assert two.host.terms is not None


def test_a_credit_is_taken_before_anything_changes() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    spent: list[bytes] = []

    def spend(peer: bytes) -> None:
        spent.append(peer)
        if len(spent) > 2:
            raise Malformed("a flood")

    words = [raw for ready in (True, False, True) for raw in guest.ready(ready)]
    party.host.receive(guest.me.peer, words[0], spend)
    party.host.receive(guest.me.peer, words[1], spend)
    party.host.ready(True)
    with pytest.raises(Malformed):
        party.host.receive(guest.me.peer, words[2], spend)
    assert (party.host.started, party.host.readies) == (False, (True, False))
    assert spent == [guest.me.peer] * 3


def test_answers_to_the_hosts_own_changes_cost_a_guest_nothing() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()

    def refuse(_peer: bytes) -> None:
        raise AssertionError("an answer was counted")

    ((_, room),) = party.host.set_options({"limit": 70})
    ((_, promises),) = party.host.receive(guest.me.peer, guest.receive(room)[0], refuse)
    assert party.host.receive(guest.me.peer, guest.receive(promises)[0], refuse)


def test_two_guests_with_one_number_harm_nobody() -> None:
    """Each commits for its own place, so equal numbers were agreed on by those two; who opens last has done nothing."""
    party = Party(0, 4)
    same = b"n" * 32
    for name, fresh in (("eve", lambda: same), ("mallory", lambda: same), ("honest", numbers("honest"))):
        guest = GuestRoom(player(name), party.host.me.peer, fresh)
        party.guests[guest.me.peer] = guest
        for raw in guest.sit():
            party.deliver(party.host.receive(guest.me.peer, raw))
    assert len(set(map(repr, party.terms()))) == 1
    assert party.host.terms is not None


def test_a_guest_looks_at_its_own_name_in_what_it_agrees_to() -> None:
    party = Party(2, 3)
    first, second = party.guests.values()
    places = list(party.host.room.places)
    swapped = [places[0], msgspec.structs.replace(places[1], name=places[2].name), places[2]]
    room = msgspec.structs.replace(party.host.room, revision=party.host.room.revision + 1, places=tuple(swapped))
    with pytest.raises(Malformed, match="name"):
        first.receive(encode(room))
    second.receive(encode(room))


def test_messages_survive_the_wire() -> None:
    room = HostRoom(player("host"), TABLE, "sen", 2, {}, numbers("host")).room
    assert decode(encode(room), Room) == room


def test_who_plays_by_other_rules_says_so_and_changes_nothing_at_the_table() -> None:
    party = Party(1, 2)
    (guest,) = party.guests.values()
    other = GuestRoom(player("other"), party.host.me.peer, numbers("other"))
    party.say_ready(guest)
    before = party.host.room, party.host.terms, party.host.readies
    for raw in (encode(Unfit("rules", "other", "0.1.0")), encode(Unfit("game", "again", "0.1.0"))):
        assert party.host.receive(other.me.peer, raw) == []
    assert party.host.unfit == {other.me.peer: Unfit("rules", "other", "0.1.0")}, "each is noted once"
    assert (party.host.room, party.host.terms, party.host.readies) == before


def test_only_a_few_can_say_that_they_play_by_other_rules_and_none_without_a_name_that_can_be_shown() -> None:
    party = Party(1, 2)
    for name in ("\u200b", ""):
        with pytest.raises(Malformed):
            party.host.receive(bytes(32), encode(Unfit("rules", name, "0.1.0")))
    with pytest.raises(Late):
        party.host.remove(bytes(32), keep_out=True)
    party.host.receive(bytes(32), encode(Unfit("rules", "kept out", "0.1.0")))
    assert not party.host.unfit
    for number in range(2 * MOST_UNFIT):
        party.host.receive(player(str(number)).peer, encode(Unfit("rules", f"a{number}\x00", "0.1.0")))
    assert [told.name for told in party.host.unfit.values()] == [f"a{number}" for number in range(MOST_UNFIT)]
