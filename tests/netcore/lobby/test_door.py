"""Who may sit down at a table: by the host's nod, or by a word; and those who would, without either."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable

import pytest

from netcore.crypto.word import GuestWord, HostWord, heard
from netcore.errors import Late, Malformed
from netcore.lobby.door import (
    MOST_CALLERS,
    MOST_TOLD,
    MOST_WRONG,
    MOST_WRONG_IN_ALL,
    TRIES_AT_ONCE,
    TRIES_PER_S,
    Door,
)
from netcore.lobby.guest import GuestRoom
from netcore.lobby.host import HostRoom
from netcore.lobby.messages import DoorTold, Proof, Share, Sit, Wait
from netcore.lobby.room import Place, Player
from netcore.wire.codec import decode, encode

TABLE = b"t" * 16
WORD = "Żuraw Kominek"
SLOW_S = 1 / TRIES_PER_S


def player(name: str) -> Player:
    return Player(hashlib.sha256(name.encode()).digest(), name, "star")


def numbers(seed: str) -> Callable[[], bytes]:
    count = itertools.count()
    return lambda: hashlib.sha256(f"{seed}{next(count)}".encode()).digest()


class Table:
    """A host, and whoever comes to its door; messages go to and fro at once, a minute after the ones before."""

    def __init__(self, kind: str = "word", seats: int = 4) -> None:
        self.host = HostRoom(player("host"), TABLE, "sen", seats, {}, numbers("host"))
        self.guests: dict[bytes, GuestRoom] = {}
        self.near: dict[bytes, str] = {}
        self.now_s = 0.0
        self.wire: list[bytes] = []
        self.deliver(self.host.set_door(kind, WORD if kind == "word" else ""))  # type: ignore[arg-type]

    def come(self, name: str, near: str = "10.0.0.9") -> GuestRoom:
        guest = GuestRoom(player(name), self.host.me.peer, numbers(name))
        self.guests[guest.me.peer] = guest
        self.near[guest.me.peer] = near
        self.say(guest, guest.sit())
        return guest

    def say(self, guest: GuestRoom, said: list[bytes]) -> None:
        for raw in said:
            self.wire.append(raw)
            near = self.near[guest.me.peer]
            self.deliver(self.host.receive(guest.me.peer, raw, now_s=self.now_s, near=near))

    def deliver(self, sent: list[tuple[bytes, bytes]]) -> None:
        for peer, raw in sent:
            self.wire.append(raw)
            if peer in self.guests:
                self.say(self.guests[peer], self.guests[peer].receive(raw))

    def try_word(self, guest: GuestRoom, word: str) -> None:
        self.now_s += SLOW_S
        self.say(guest, guest.say_word(TABLE, word))

    @property
    def seated(self) -> list[str]:
        return [place.name for place in self.host.room.places if place.kind == "person"]


# ── the nod ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_comes_waits_for_the_hosts_nod_and_all_in_the_room_see_it() -> None:
    table = Table("nod")
    ola, ula = table.come("Ola"), table.come("Ula")
    assert (ola.door, ola.room, table.seated) == (Wait("nod"), None, ["host"])
    before = table.host.room
    table.deliver(table.host.let_in(ola.me.peer))
    assert (ola.door, table.seated) == (None, ["host", "Ola"])
    assert table.host.room.revision == before.revision + 1
    assert ola.told is not None
    assert [caller.name for caller in ola.told.callers] == ["Ula"]
    table.deliver(table.host.turn_away(ula.me.peer))
    assert ula.closed == "declined"
    assert [caller.name for caller in ola.told.turned_away] == ["Ula"]
    again = table.come("Ula")
    assert again.closed == "declined", "whoever is turned away is not asked about again"
    table.deliver(table.host.let_in(ula.me.peer))
    assert table.come("Ula").door == Wait("nod"), "but the host may think again"
    with pytest.raises(Late):
        table.host.turn_away(bytes(32))


def test_a_caller_changes_nothing_that_was_agreed_on() -> None:
    table = Table("nod", seats=2)
    ola = table.come("Ola")
    table.deliver(table.host.let_in(ola.me.peer))
    table.say(ola, ola.ready(True))
    terms = table.host.terms
    table.come("Ula")
    assert (table.host.terms, table.host.readies) == (terms, (False, True))
    table.deliver(table.host.ready(True))
    assert ola.started
    assert table.guests[player("Ula").peer].closed == "playing"


def test_who_was_let_in_may_come_back_and_who_sits_when_the_door_is_shut_stays() -> None:
    table = Table("open")
    ola = table.come("Ola")
    table.deliver(table.host.set_door("nod"))
    assert table.seated == ["host", "Ola"]
    table.deliver(table.host.gone(ola.me.peer))
    assert table.seated == ["host"]
    table.say(ola, ola.sit())
    assert table.seated == ["host", "Ola"]


def test_who_waits_is_let_in_once_everybody_may_come_and_told_when_the_table_goes() -> None:
    table = Table("nod")
    ola = table.come("Ola")
    table.deliver(table.host.set_door("word", WORD))
    assert ola.door == Wait("word")
    table.deliver(table.host.set_door("open"))
    assert table.seated == ["host", "Ola"]
    other = Table("nod")
    ula = other.come("Ula")
    other.deliver(other.host.close())
    assert ula.closed == "closed"


def test_who_goes_away_from_the_door_waits_no_more_and_only_so_many_wait() -> None:
    table = Table("nod")
    ola = table.come("Ola")
    table.say(ola, ola.stand())
    assert not table.host.door.callers
    for number in range(MOST_CALLERS):
        table.come(f"stranger {number}")
    assert table.come("one more").closed == "full"
    table.deliver(table.host.gone(player("stranger 0").peer))
    assert table.come("one more").door == Wait("nod")


def test_a_crowd_from_one_address_keeps_nobody_from_the_door() -> None:
    table = Table("word")
    crowd = [table.come(f"stranger {number}") for number in range(MOST_CALLERS)]
    ola, ula = table.come("Ola", "10.0.0.2"), table.come("Ula", "10.0.0.3")
    assert [each.closed for each in crowd] == ["full", "full", *[None] * (MOST_CALLERS - 2)], "the first two went"
    assert table.come("stranger 99").closed == "full"
    assert list(table.host.door.callers)[-2:] == [ola.me.peer, ula.me.peer]
    table.try_word(ola, WORD)
    assert table.seated == ["host", "Ola"]


def test_where_all_wait_from_elsewhere_nobody_makes_room() -> None:
    table = Table("nod")
    callers = [table.come(f"caller {number}", f"10.0.0.{number // 2 + 2}") for number in range(MOST_CALLERS)]
    assert table.come("a third one there", "10.0.0.2").closed == "full"
    assert table.come("another", "10.0.0.99").door == Wait("nod"), "two from one address make room for one"
    assert table.come("and another", "10.0.0.99").closed == "full"
    assert [each.closed for each in callers] == ["full", *[None] * (MOST_CALLERS - 1)]


def test_whom_the_host_keeps_out_of_an_open_room_all_see() -> None:
    table = Table("open")
    ola, ula = table.come("Ola"), table.come("Ula")
    table.deliver(table.host.remove(ula.me.peer, keep_out=True))
    assert ola.told is not None
    assert [caller.name for caller in ola.told.turned_away] == ["Ula"]
    assert table.come("Ula").closed == "removed"
    table.deliver(table.host.let_in(ula.me.peer))
    assert table.come("Ula").room is not None


def test_who_is_squeezed_in_hears_of_the_door_too() -> None:
    table = Table("nod", seats=2)
    table.host.elastic = True
    for name in ("Ola", "Ula"):
        guest = table.come(name)
        table.deliver(table.host.let_in(guest.me.peer))
        assert guest.told is not None
        assert guest.told.kind == "nod"
    assert table.seated == ["host", "Ola", "Ula"]


# ── the word ────────────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("written", [WORD, "zuraw kominek", " ŻURAW-KOMINEK! ", "żurawkominek"])
def test_who_has_heard_the_word_comes_in_however_it_is_written(written: str) -> None:
    table = Table()
    ola = table.come("Ola")
    assert (ola.door, table.seated) == (Wait("word"), ["host"])
    table.try_word(ola, written)
    assert (ola.closed, ola.door, table.seated) == (None, None, ["host", "Ola"])


def test_the_word_is_never_on_the_wire_nor_in_what_is_printed() -> None:
    table = Table()
    ola = table.come("Ola")
    table.try_word(ola, "żuraw komin")
    table.try_word(ola, WORD)
    assert table.seated == ["host", "Ola"]
    for part in (WORD.encode(), heard(WORD).encode(), b"uraw", hashlib.sha256(WORD.encode()).digest()):
        assert not any(part in raw for raw in table.wire)
    printed = f"{table.host.door!r} {table.host.door.told()!r} {vars(ola)!r}"
    assert "uraw" not in printed


def test_a_word_that_is_too_short_is_none() -> None:
    table = Table("open")
    with pytest.raises(ValueError, match="at least 4 letters"):
        table.host.set_door("word", " a. b-c ")
    assert table.host.door.kind == "open"
    with pytest.raises(Late):
        table.come("Ola").say_word(TABLE, WORD)


def test_wrong_words_shut_one_out_and_all_see_it() -> None:
    table = Table()
    ola = table.come("Ola")
    table.try_word(ola, WORD)
    eve = table.come("Eve")
    for number in range(MOST_WRONG - 1):
        table.try_word(eve, f"guess {number}")
        assert eve.door == Wait("word", "wrong")
    table.try_word(eve, "guess again")
    assert eve.closed == "tries"
    assert ola.told is not None
    assert [caller.name for caller in ola.told.turned_away] == ["Eve"]
    assert table.come("Eve").closed == "declined"


def test_a_right_word_takes_the_wrong_ones_back() -> None:
    table = Table()
    ola = table.come("Ola")
    for word in ("guess", "another", WORD):
        table.try_word(ola, word)
    assert table.seated == ["host", "Ola"]
    assert table.host.door._wrong_in_all == 2, "what was wrong before counts on for all"


def test_many_identities_have_no_more_tries_than_a_few() -> None:
    """Then the word opens nothing more, the right one neither; the host may let people in, or choose another."""
    table = Table()
    tried = 0
    for number in itertools.count():
        eve = table.come(f"Eve {number}")
        if eve.door != Wait("word"):
            break
        for guess in range(MOST_WRONG):
            if eve.door is not None and eve.door.door == "word" and eve.closed is None:
                table.try_word(eve, f"guess {number} {guess}")
                tried += 1
        table.deliver(table.host.gone(eve.me.peer))
    assert tried == MOST_WRONG_IN_ALL
    assert table.host.door.spent
    ola = table.come("Ola")
    assert ola.door == Wait("nod")
    table.deliver(table.host.let_in(ola.me.peer))
    assert ola.told is not None
    assert ola.told.spent
    table.deliver(table.host.set_door("word", "another word"))
    ula = table.come("Ula")
    table.try_word(ula, "another word")
    assert table.seated == ["host", "Ola", "Ula"]


def test_a_flood_of_words_is_slowed_down_before_anything_is_computed(monkeypatch: pytest.MonkeyPatch) -> None:
    table, made = Table(), []
    real = GuestWord("guess", b"e" * 32, table.host.me.peer, TABLE).share
    monkeypatch.setattr("netcore.lobby.door.HostWord.__init__", lambda *_: made.append(1))
    monkeypatch.setattr("netcore.lobby.door.HostWord.share", real, raising=False)
    for number in range(TRIES_AT_ONCE + 5):
        peer = player(str(number)).peer
        table.host.receive(peer, encode(Sit("Eve", "star")), now_s=1.0)
        sent = table.host.receive(peer, encode(Share(real)), now_s=1.0)
        answers = [decode(raw, Share | Wait | DoorTold) for to, raw in sent if to == peer]
        assert isinstance(answers[0], Share) is (number < TRIES_AT_ONCE)
        if number >= TRIES_AT_ONCE:
            assert answers[0] == Wait("word", "slowly")
        table.host.gone(peer)
    assert len(made) == TRIES_AT_ONCE


def test_words_are_tried_six_at_once_and_six_a_minute_after_that() -> None:
    door, share = Door(player("host").peer, TABLE), GuestWord("guess", b"e" * 32, b"h" * 32, TABLE).share
    door.set("word", WORD)

    def heard_at(now_s: float) -> bool:
        peer = player(str(now_s)).peer
        door.call(peer, Place("person", peer, "Eve", "star"), "10.0.0.9")
        answer = door.share(peer, share, now_s)
        door.gone(peer)
        return isinstance(answer, Share)

    assert [heard_at(each / 100) for each in range(7)] == [True] * 6 + [False]
    assert [heard_at(now_s) for now_s in (9.9, 10.1, 19.9, 20.1)] == [False, True, False, True]


def test_a_try_counts_though_its_proof_never_comes() -> None:
    """Else one could look at the host's answer, keep silent, and lose nothing: that answer tells nothing anyway."""
    table = Table()
    eve = table.come("Eve")
    for _ in range(2):
        table.now_s += SLOW_S
        share = GuestWord("guess", b"e" * 32, b"h" * 32, TABLE).share
        table.host.receive(eve.me.peer, encode(Share(share)), now_s=table.now_s)
    assert table.host.door._wrong[eve.me.peer] == table.host.door._wrong_in_all == 2


def test_who_begins_again_and_again_and_proves_nothing_is_turned_away_too() -> None:
    """Else one identity could use up the tries of all, and nobody would be let in by the word any more."""
    table = Table()
    eve = table.come("Eve")
    for _ in range(MOST_WRONG + 4):
        table.now_s += SLOW_S
        share = GuestWord("guess", b"e" * 32, b"h" * 32, TABLE).share
        answer = table.host.receive(eve.me.peer, encode(Share(share)), now_s=table.now_s)
    assert table.host.door._wrong_in_all == MOST_WRONG
    assert not table.host.door.spent
    assert eve.me.peer in table.host.door.turned_away
    assert answer == [], "nor is anything computed for it any more"
    ola = table.come("Ola")
    table.try_word(ola, WORD)
    assert "Ola" in table.seated


# ── in between ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_who_stands_between_two_cannot_pass_a_run_on() -> None:
    """Mallory is before the door of a true table, and has opened one of the same number: he passes on every message."""
    table = Table()
    mallory = table.come("Mallory")
    ola = GuestRoom(player("Ola"), mallory.me.peer, numbers("ola"))  # she clicked on Mallory's row
    ola.receive(encode(Wait("word")))
    (share,) = ola.say_word(TABLE, WORD)
    ((_, answer),) = table.host.receive(mallory.me.peer, share, now_s=SLOW_S)
    (proof,) = ola.receive(answer)
    ((_, told),) = table.host.receive(mallory.me.peer, proof, now_s=SLOW_S)
    assert decode(told, Wait) == Wait("word", "wrong")
    assert table.seated == ["host"]


def test_a_run_that_was_overheard_opens_nothing() -> None:
    table = Table()
    ola = table.come("Ola")
    table.try_word(ola, WORD)
    overheard = [raw for raw in table.wire if raw[:8] in (encode(Share(bytes(32)))[:8], encode(Proof(bytes(32)))[:8])]
    assert len(overheard) == 4
    eve = table.come("Eve")
    for raw in overheard:
        table.now_s += SLOW_S
        table.host.receive(eve.me.peer, raw, now_s=table.now_s)
        table.host.receive(ola.me.peer, raw, now_s=table.now_s)
    assert table.seated == ["host", "Ola"]


def test_a_host_that_does_not_know_the_word_gets_no_guest_and_learns_one_guess() -> None:
    eve = HostRoom(player("Eve"), TABLE, "sen", 3, {}, numbers("eve"))
    eve.set_door("word", "not that word")
    ola = GuestRoom(player("Ola"), eve.me.peer, numbers("ola"))
    for raw in ola.sit():
        for _, answer in eve.receive(ola.me.peer, raw):
            ola.receive(answer)
    (share,) = ola.say_word(TABLE, WORD)
    (answer,) = [raw for _, raw in eve.receive(ola.me.peer, share)]
    (proof,) = ola.receive(answer)
    assert eve.door._runs[ola.me.peer].answer(decode(proof, Proof).proof) is None
    assert ola.receive(encode(eve.room)), "a room all the same: she gives her place back"
    assert ola.closed == "impostor"
    other = GuestRoom(player("Ola"), eve.me.peer, numbers("ola"))
    other.receive(encode(Wait("word")))
    other.say_word(TABLE, WORD)
    other.receive(answer)
    other.receive(encode(Proof(bytes(32))))
    assert other.closed == "impostor"


NO_SHARES = [bytes(32), b"\xff" * 32, bytes([1]) + bytes(31), (2**255 - 19).to_bytes(32, "little")]


@pytest.mark.parametrize("share", NO_SHARES)
def test_what_is_no_share_is_refused_and_costs_its_sender_alone(share: bytes) -> None:
    table = Table()
    eve = table.come("Eve")
    with pytest.raises(Malformed):
        table.host.receive(eve.me.peer, encode(Share(share)), now_s=SLOW_S)
    assert table.host.door._wrong_in_all == 1
    ola = table.come("Ola")
    table.try_word(ola, WORD)
    assert table.seated == ["host", "Ola"]


def test_words_that_nobody_asked_for_are_refused_or_pass() -> None:
    table = Table()
    assert table.host.receive(bytes(32), encode(Share(bytes(32)))) == []
    assert table.host.receive(bytes(32), encode(Proof(bytes(32)))) == []
    ola = table.come("Ola")
    for message in (Share(bytes(32)), Proof(bytes(32))):
        with pytest.raises(Malformed):
            ola.receive(encode(message))
    table.try_word(ola, WORD)
    assert table.host.receive(ola.me.peer, encode(Share(bytes(32)))) == []


def test_a_word_holds_for_one_table_and_one_pair_of_keys() -> None:
    names = {"guest": b"g" * 32, "host": b"h" * 32, "table": TABLE}
    for changed in names:
        other = {**names, changed: names[changed][:-1] + b"!"}
        guest = GuestWord(WORD, **other)
        run = HostWord(WORD, names["guest"], names["host"], TABLE, guest.share)
        assert run.answer(guest.answer(run.share)) is None, changed


# ── another door ────────────────────────────────────────────────────────────────────────────────────────────────────
def test_another_word_is_tried_as_often_as_the_first_by_each_and_by_all() -> None:
    table = Table()
    eve = table.come("Eve")
    for guess in range(MOST_WRONG - 1):
        table.try_word(eve, f"guess {guess}")
    table.host.door._wrong_in_all = MOST_WRONG_IN_ALL - 1
    table.deliver(table.host.set_door("word", "another word"))
    for guess in range(MOST_WRONG - 1):
        table.try_word(eve, f"guess {guess}")
    assert (eve.closed, table.host.door.spent) == (None, False)
    assert table.host.door._wrong_in_all == MOST_WRONG - 1


def test_a_word_that_was_changed_meanwhile_opens_nothing() -> None:
    table = Table()
    ola = table.come("Ola")
    (share,) = ola.say_word(TABLE, WORD)
    ((_, answer),) = table.host.receive(ola.me.peer, share, now_s=SLOW_S)
    (proof,) = ola.receive(answer)
    table.deliver(table.host.set_door("word", "another word"))
    table.deliver(table.host.receive(ola.me.peer, proof, now_s=SLOW_S))
    assert table.seated == ["host"]


def test_whoever_was_kept_out_waits_again_when_it_may_come_again() -> None:
    table = Table("nod")
    ola = table.come("Ola")
    table.deliver(table.host.let_in(ola.me.peer))
    table.deliver(table.host.remove(ola.me.peer, keep_out=True))
    table.deliver(table.host.let_in(ola.me.peer))
    assert table.come("Ola").door == Wait("nod")
    assert table.seated == ["host"]


def test_of_many_who_are_kept_out_the_last_are_told() -> None:
    door = Door(player("host").peer, TABLE)
    for number in range(MOST_TOLD + 2):
        stranger = player(f"stranger {number}")
        door.turn_away(stranger.peer, Place("person", stranger.peer, stranger.name, stranger.lantern))
    assert [each.name for each in door.told().turned_away] == [f"stranger {n}" for n in range(2, MOST_TOLD + 2)]
