"""What a program tells its window of the room that it is in."""

from __future__ import annotations

import pytest

from netcore.errors import Malformed
from netcore.lobby.guest import GuestRoom
from netcore.lobby.messages import Caller, DoorTold, Opening, Promise, Stand
from netcore.lobby.room import Player
from netcore.node.reception import HOST_AT_ONCE, Reception
from netcore.status import ClosedNews, News, RoomNews
from netcore.wire.codec import encode
from tests.tables.ring import identity_of

TABLE = b"t" * 16
HOST, GUEST, STRANGER = (
    Player(identity_of(seat).public, name, "star") for seat, name in enumerate(("Ala", "Ola", "Iza"))
)


class Nobody:
    """Acquaintances of somebody who has met nobody."""

    def remembers(self, _peer: bytes) -> bool:
        return False

    def is_new_key(self, _name: str, _peer: bytes) -> bool:
        return False


def reception(me: Player) -> tuple[Reception, list[News]]:
    """The room of a program that hears everybody and sends nothing, and what its window is told."""
    told: list[News] = []
    made = Reception(
        lambda _peer, _payload: None,
        lambda _peer: True,
        told.append,
        Nobody(),  # type: ignore[arg-type]
        me,
        lambda _terms: None,
        lambda: None,
    )
    return made, told


def test_who_says_what_changes_nothing_does_not_keep_a_window_busy() -> None:
    """It takes milliseconds for each news of a room, and hundreds of messages are read of a peer in a second."""
    room, told = reception(HOST)
    room.open(TABLE, "sen", 3, {}, 0)
    (sit,) = GuestRoom(GUEST, HOST.peer, lambda: bytes(32)).sit()
    room.receive_as_host(GUEST.peer, TABLE, sit, 0.0)
    assert [each.places[1].peer for each in told if isinstance(each, RoomNews)][-1] == GUEST.peer
    told.clear()
    for each in (Promise(7, bytes(32)), Opening(7, bytes(32))):
        for peer in (GUEST.peer, STRANGER.peer):
            room.receive_as_host(peer, TABLE, encode(each), 0.0)
    room.linked(STRANGER.peer)
    room.unlinked(STRANGER.peer)
    assert told == []
    room.receive_as_host(GUEST.peer, TABLE, encode(Stand()), 0.0)
    (news,) = told
    assert isinstance(news, RoomNews)
    assert news.places[1].kind == "free"


def test_a_room_that_is_opened_once_more_is_told_though_it_is_as_it_was() -> None:
    room, told = reception(HOST)
    for _ in range(2):
        room.open(TABLE, "sen", 3, {}, 0)
        room.leave()
    first, second = told
    assert first == second


def seated() -> tuple[Reception, list[News]]:
    """A guest in the room of a host."""
    room, told = reception(GUEST)
    hosting, _ = reception(HOST)
    hosting.open(TABLE, "sen", 3, {}, 0)
    room.visit(TABLE, HOST.peer)
    assert hosting.host_room is not None
    assert room.guest_room is not None
    for _, content in hosting.host_room.receive(GUEST.peer, room.guest_room.sit()[0]):
        room.receive_as_guest(HOST.peer, TABLE, content, 0.0)
    return room, told


def test_who_waits_before_a_door_is_shown_as_may_be_whatever_the_host_tells() -> None:
    room, told = seated()
    caller = Caller(STRANGER.peer, "I\u202eza", "../../x")
    room.receive_as_guest(HOST.peer, TABLE, encode(DoorTold("nod", False, (caller,), (caller,))), 0.0)
    news = told[-1]
    assert isinstance(news, RoomNews)
    for shown in (*news.door.callers, *news.door.turned_away):
        assert (shown.name, shown.lantern) == ("Iza", "round")
    assert not any(isinstance(each, ClosedNews) for each in told)


def test_a_host_that_says_ever_something_else_keeps_no_guests_window_busy() -> None:
    room, told = seated()
    told.clear()

    def flood() -> None:
        for number in range(2 * HOST_AT_ONCE):
            word = DoorTold("nod", bool(number % 2), (), ())
            room.receive_as_guest(HOST.peer, TABLE, encode(word), 0.0)

    with pytest.raises(Malformed, match="flood"):
        flood()
    assert HOST_AT_ONCE / 2 < len(told) <= HOST_AT_ONCE
    room.receive_as_guest(HOST.peer, TABLE, encode(DoorTold("word", False, (), ())), 1.0)
