"""Peers that are gone for good: the others play on without them, at whatever question it happened."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from engine.encoding import digest
from engine.game import Game
from engine.games import find
from netcore.crypto import joint
from netcore.crypto.elgamal import CIPHERTEXT_BYTES, Ciphertext
from netcore.crypto.group import G, Point
from netcore.feeds.bodies import (
    Agreed,
    AnyBody,
    Backup,
    BackupKept,
    Body,
    Folded,
    Gone,
    Here,
    KeptPassed,
    KeyPromise,
    Keys,
    Mixed,
    Moved,
    MoveOpened,
    MovePromised,
    RollShare,
    SealedShares,
    SeedShown,
    Shares,
    SitDown,
    WillOpen,
    read_body,
    write_body,
)
from netcore.feeds.entry import Entry, SignedHeader
from netcore.files.gamefile import GameFile, pack_game, unpack_game
from netcore.table.events import BrokenOff, Declined, Evicted, Fouled, Opened, Stepped
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import CONTRACT_GAMES, DRAFT, ROLES, VERDICTS
from tests.scenery.both import verify
from tests.tables.cheats import replaced, short_backup, wrong_backup
from tests.tables.mesh import Trouble
from tests.tables.ring import identity_of, secrets_for
from tests.tables.test_ring_weather import STORM
from tests.tables.weather import Peer, Weather

pytestmark = pytest.mark.light

SEN = find("sen")
RACE = find("race")
GAMES = {game.name: game for game in (SEN, find("smoki"), *CONTRACT_GAMES)}
SHORT: dict[str, object] = {"rounds": 1, "limit": 0}


def options(game: Game) -> dict[str, object]:
    return SHORT if game.name == "sen" else {"rounds": 1} if game.name == "smoki" else {"length": 2}


def saved(weather: Weather) -> GameFile:
    """The file that every peer writes; it must be the same for all."""
    files = {
        pack_game(encode(weather.terms), filter(peer.table.counts, peer.feeds.all_entries())) for peer in weather.here()
    }
    assert len(files) == 1
    return unpack_game(files.pop())


def assert_one_end(weather: Weather, *gone: int, silent: int | None = None) -> None:
    """All who are left have played to the end without these seats, or do not hear of one any more when it is over."""
    tables = [table for peer in weather.here() for table in peer.tables]
    assert [table.state for table in tables] == [State.FINISHED] * len(tables)
    assert len({digest(table.view().board) for table in tables}) == 1
    for peer in weather.here():
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == list(gone)
        match peer.events[-1]:
            case Opened() as opened:
                assert silent is None
                assert opened.good
                assert opened.evicted == tuple(sorted(gone))
            case last:
                assert last == Declined((silent,))
    report = verify(saved(weather), GAMES.__getitem__)
    assert report.good, report


def assert_broken_off(weather: Weather, *gone: int) -> str:
    """All who are left have left it at that, with one good file of an unfinished game: what is missing to it."""
    for peer in weather.here():
        assert {table.state for table in peer.tables} == {State.BROKEN_OFF}
        assert isinstance(peer.events[-1], BrokenOff)
    assert len({digest(peer.table.view().board) for peer in weather.here()}) == 1
    report = verify(saved(weather), GAMES.__getitem__)
    assert report.fault is None
    assert all(f"Player {seat}" in report.missing for seat in gone)
    return report.missing


@dataclass
class Leaving:
    """A seat vanishes instead of writing its body number `count` of one kind."""

    seat: int
    kind: type[Body]
    count: int = 1
    seen: int = 0

    def __call__(self, peer: Peer, body: AnyBody) -> bool:
        if peer.seat != self.seat or not isinstance(body, self.kind):
            return False
        self.seen += 1
        return self.seen == self.count


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(
    ("kind", "nth"),
    [
        (Moved, 1),
        (Moved, 2),
        (Mixed, 1),
        (Shares, 1),
        (Shares, 2),
        (SealedShares, 1),
        (RollShare, 1),
        (MovePromised, 1),
        (MoveOpened, 1),
        (Agreed, 1),
    ],
)
def test_sen_goes_on_without_one_of_three(seat: int, kind: type[Body], nth: int) -> None:
    leaving = Leaving(seat, kind, nth)
    weather = Weather(SEN, 3, SHORT, seed=1, leaves=leaving).run()
    assert leaving.seen >= nth
    assert_one_end(weather, seat)


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", [WillOpen, SeedShown])
def test_who_leaves_when_the_game_is_complete_changes_nothing(seat: int, kind: type[Body]) -> None:
    assert_one_end(Weather(SEN, 3, SHORT, seed=1, leaves=Leaving(seat, kind)).run(), silent=seat)


@pytest.mark.parametrize("kind", [SitDown, KeyPromise, Keys, Backup, BackupKept])
def test_before_the_first_card_it_is_broken_off(kind: type[Body]) -> None:
    weather = Weather(SEN, 3, SHORT, seed=2, leaves=Leaving(1, kind)).run()
    assert assert_broken_off(weather, 1) == "the game never began: the keys wait for Player 1 (seat 1)"


@pytest.mark.parametrize("leaves", [0, 2])
@pytest.mark.parametrize("kind", [Mixed, SealedShares, Agreed])
def test_the_bots_of_a_host_leave_with_it_and_stay_with_it(leaves: int, kind: type[Body]) -> None:
    """Seats 1 and 4 are bots of seat 0: ghosts keep all seats of a program that is gone."""
    homes, leaving = (0, 0, 2, 3, 0), Leaving(leaves, kind)
    weather = Weather(SEN, 5, SHORT, seed=3, homes=homes, leaves=leaving).run()
    assert leaving.seen
    assert_one_end(weather, *(seat for seat, home in enumerate(homes) if home == leaves))


@pytest.mark.timeout(300)
def test_three_laptops_and_four_bots_go_on_when_the_host_goes_home() -> None:
    """In the draft of a race for seven: the host and the bots that it brought leave together, as ghosts."""
    homes, leaving = (0, 1, 2, 0, 0, 0, 0), Leaving(0, KeptPassed, 2)
    weather = Weather(RACE, 7, {}, seed=3, homes=homes, leaves=leaving)
    weather.until(lambda weather: all(peer.table.members == (1, 2) for peer in weather.here()))
    assert leaving.seen == 2
    gone = (0, 3, 4, 5, 6)
    for peer in weather.here():
        assert {event.seat for event in peer.events if isinstance(event, Evicted)} == set(gone)
        assert peer.table.playing == (1, 2)
    number = weather.here()[0].table.number
    weather.until(lambda weather: all(peer.table.number > number + 2 for peer in weather.here()))
    one, other = (
        {event.step.number: digest(event.step.board) for event in peer.events if isinstance(event, Stepped)}
        for peer in weather.here()
    )
    assert all(one[step] == other[step] for step in range(1, number + 2))


def test_two_people_and_a_bot_are_two() -> None:
    """A backup would have been in one program, whole."""
    weather = Weather(SEN, 3, SHORT, seed=3, homes=(0, 1, 0), leaves=Leaving(1, Shares)).run()
    assert_broken_off(weather, 1)
    bodies = [read_body(entry.body) for entry in weather.here()[0].feeds.all_entries()]
    assert not any(isinstance(body, Backup) for body in bodies)


@pytest.mark.parametrize(("game", "kind"), [(DRAFT, KeptPassed), (VERDICTS, MoveOpened), (ROLES, SealedShares)])
@pytest.mark.parametrize("seat", [0, 2])
def test_every_kind_of_question_goes_on(game: Game, kind: type[Body], seat: int) -> None:
    leaving = Leaving(seat, kind)
    weather = Weather(game, 3, options(game), seed=3, leaves=leaving).run()
    assert leaving.seen
    assert_one_end(weather, seat)


def mixers_of_a_ghosts_hand(weather: Weather) -> dict[int, list[int]]:
    """Who mixed a hand in each question that somebody answered by keeping a card, in the order of links."""
    peer = weather.here()[0]
    bodies = [(entry.seat, read_body(entry.body)) for entry in peer.feeds.all_entries()]
    terms = {body.number for _, body in bodies if isinstance(body, KeptPassed)}
    mixers: dict[int, list[int]] = {number: [] for number in sorted(terms)}
    for seat, body in bodies:
        if isinstance(body, Mixed) and body.number in terms:
            mixers[body.number].append(seat)
    return mixers


def test_a_ghosts_hand_is_shuffled_by_all_who_play_before_it_keeps_a_card() -> None:
    """Whoever passed it on has laid it in an order of its own, and would know what a ghost keeps by its place."""
    weather = Weather(DRAFT, 4, options(DRAFT), seed=3, leaves=Leaving(2, KeptPassed)).run()
    assert_one_end(weather, 2)
    mixers = mixers_of_a_ghosts_hand(weather)
    assert len(mixers) > 1
    assert all(sorted(seats) == [0, 1, 3] for seats in mixers.values())
    untroubled = Weather(DRAFT, 4, options(DRAFT), seed=3).run()
    assert set(map(tuple, mixers_of_a_ghosts_hand(untroubled).values())) == {()}


def test_who_swaps_a_card_in_a_ghosts_hand_is_named() -> None:
    def tamper(peer: Peer, body: bytes) -> bytes:
        mixed = read_body(body)
        if peer.seat != 3 or not isinstance(mixed, Mixed) or len(mixed.deck) >= len(DRAFT.faces) * CIPHERTEXT_BYTES:
            return body
        first = Ciphertext.decode(mixed.deck[:CIPHERTEXT_BYTES])
        other = Ciphertext(first.a, first.b + G)
        return replaced(mixed, deck=other.encode() + mixed.deck[CIPHERTEXT_BYTES:])

    weather = Weather(DRAFT, 4, options(DRAFT), seed=3, leaves=Leaving(2, KeptPassed))
    weather.tamper = tamper
    honest = weather.peers[:2]
    for _ in range(500):
        weather.tick()
        if all(peer.table.ended for peer in honest):
            break
    for peer in honest:
        fouled = peer.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (3, "shuffle.proof")


def test_smoki_goes_on_without_one_of_three() -> None:
    weather = Weather(find("smoki"), 3, {"goal": "rounds", "rounds": 1}, seed=1, leaves=Leaving(1, Moved, 2)).run()
    assert_one_end(weather, 1)


@dataclass
class Several:
    """Several seats vanish, each at its time."""

    leaving: tuple[Leaving, ...]

    def __call__(self, peer: Peer, body: AnyBody) -> bool:
        return any(each(peer, body) for each in self.leaving)


def test_of_five_three_vanish_one_after_the_other_in_a_storm() -> None:
    leaves = Several((Leaving(4, Moved), Leaving(1, Shares, 3), Leaving(2, Moved, 2)))
    weather = Weather(SEN, 5, SHORT, seed=5, trouble=STORM, leaves=leaves).run()
    assert_one_end(weather, *sorted(weather.vanished, key=lambda seat: weather.vanished[seat]))
    assert len(weather.vanished) == 3


@pytest.mark.parametrize("kind", [Gone, Folded, Backup, BackupKept])
def test_who_vanishes_before_the_keys_are_safe_again_ends_the_game(kind: type[Body]) -> None:
    """Nobody has pieces of both: the game ends unfinished, with all that was played in its file."""
    nth = 2 if kind in (Backup, BackupKept) else 1
    leaves = Several((Leaving(0, Moved), Leaving(1, kind, nth)))
    weather = Weather(SEN, 4, SHORT, seed=6, leaves=leaves).run()
    assert_broken_off(weather, 0 if kind is Gone else 1)


def test_of_two_none_wins_by_the_others_leaving() -> None:
    weather = Weather(SEN, 2, SHORT, seed=1, leaves=Leaving(1, Moved)).run()
    assert_broken_off(weather, 1)


def test_of_two_who_has_lost_and_does_not_sign_is_told_of() -> None:
    weather = Weather(SEN, 2, SHORT, seed=1, leaves=Leaving(1, Agreed)).run()
    assert assert_broken_off(weather, 1) == "the result is not signed by Player 1 (seat 1)"
    lines = verify(saved(weather), GAMES.__getitem__).lines
    assert lines[-1].startswith("by the rules, scores: ")
    assert not any("won by" in line for line in lines)


def test_a_last_entry_that_one_alone_has_is_shared_before_it_counts() -> None:
    """The entry on which they agree is the furthest that anybody holds."""
    weather = Weather(SEN, 3, SHORT, seed=1)
    weather.leaves = Whispering(0, Moved, to=2)
    weather.run()
    assert_one_end(weather, 0)
    evicted = next(event for event in weather.peers[1].events if isinstance(event, Evicted))
    last = weather.peers[2].feeds.entries(0)[evicted.length - 1]
    assert isinstance(read_body(last.body), Moved)


@dataclass
class Whispering:
    """A seat writes its first body of one kind to one other seat alone, and vanishes."""

    seat: int
    kind: type[Body]
    to: int
    spoken: bool = False

    def __call__(self, peer: Peer, body: AnyBody) -> bool:
        if peer.seat != self.seat or not isinstance(body, self.kind):
            return False
        entry = peer.feeds.append(peer.weather.identities[self.seat], self.seat, write_body(body))
        other = peer.weather.peers[self.to]
        other.feeds.receive(entry.raw)
        other.table.read(entry)
        return True


def test_programs_that_die_at_every_entry_of_an_eviction_go_on() -> None:
    """Each time somebody has written something about it, that program is killed and begins again from its disk."""
    weather = Weather(SEN, 4, SHORT, seed=8)
    died = []

    def dies(peer: Peer, entry: Entry) -> bool:
        if not isinstance(read_body(entry.body), Gone | Folded | Backup | BackupKept) or entry in died:
            return False
        died.append(entry)
        return True

    weather.leaves, weather.dies = Leaving(1, Shares, 2), dies
    weather.run()
    assert len(died) == 8 + 4 * 3  # at the beginning four backups and four confirmations, then four kinds of three each
    assert_one_end(weather, 1)


def test_who_comes_back_after_its_eviction_is_told_and_changes_nothing() -> None:
    weather = Weather(SEN, 3, SHORT, seed=1, leaves=Leaving(1, Moved))
    weather.until(lambda weather: any(isinstance(event, Evicted) for event in weather.peers[0].events))
    late = weather.peers[1]
    del weather.vanished[1]
    weather.leaves = lambda _peer, _body: False
    assert late.disk is not None
    late.disk.own.append(late.feeds.append(weather.identities[1], 1, write_body(Here())))  # it does not count
    weather.crash(1)
    weather.run()
    assert weather.peers[1].table.state is State.EVICTED
    told = weather.peers[1].events[-1]
    assert isinstance(told, Evicted)
    assert told.by == (0, 2)
    for peer in (weather.peers[0], weather.peers[2]):
        assert peer.table.state is State.FINISHED
        assert verify(unpack_game(pack_game(encode(weather.terms), peer.feeds.all_entries()))).good


def test_a_poll_about_one_who_is_here_comes_to_nothing() -> None:
    weather = Weather(SEN, 3, SHORT, seed=1, trouble=Trouble(delay_ms=(30, 60)))
    weather.until(lambda weather: weather.peers[0].table.can_call(2))
    assert not weather.peers[0].table.ended
    weather.peers[0].table.call(2)
    weather.run()
    assert_one_end(weather)


def test_an_onlooker_and_the_file_see_the_same_end() -> None:
    weather = Weather(SEN, 3, SHORT, seed=4, trouble=STORM, onlookers=2, leaves=Leaving(2, Shares, 2)).run()
    tables = [peer.table for peer in weather.here()]
    assert [table.state for table in tables] == [State.FINISHED] * 4
    assert len({digest(table.view().board) for table in tables}) == 1


def forged_last(peer: Peer, body: Gone) -> Gone:
    """Shows an entry that the one who is gone has never signed."""
    header = SignedHeader.read(body.last[0]).header
    entry = Entry.sign(identity_of(7), header.table, header.seat, header.number, header.previous, b"")
    return Gone(body.peer, (entry.signed_header.raw,))


def last_of_another(peer: Peer, body: Gone) -> Gone:
    """Shows another seat's entry for that of the one who is gone."""
    return Gone(body.peer, (peer.feeds.entries(0)[-1].signed_header.raw,))


def nothing_last(_peer: Peer, body: Gone) -> Gone:
    """Shows something that is no entry."""
    return Gone(body.peer, (b"nothing",))


def too_many(_peer: Peer, body: Gone) -> Gone:
    """Shows more feeds than there are."""
    return Gone(body.peer, (*body.last, *body.last))


def itself(peer: Peer, body: Gone) -> Gone:
    """Finds itself gone."""
    return Gone(2, (peer.feeds.entries(2)[-1].signed_header.raw,))


def nobody_there(_peer: Peer, body: Gone) -> Gone:
    """Finds a seat gone that is none."""
    return Gone(9, body.last)


@pytest.mark.parametrize("change", [forged_last, last_of_another, nothing_last, too_many, itself, nobody_there])
def test_a_word_that_is_not_good_counts_as_here_and_is_nobodys_foul(change: Callable[[Peer, Gone], Gone]) -> None:
    weather, lied = Weather(SEN, 4, SHORT, seed=9, leaves=Leaving(1, Shares, 2)), []

    def tamper(peer: Peer, raw: bytes) -> bytes:
        body = read_body(raw)
        if peer.seat != 2 or not isinstance(body, Gone) or lied:
            return raw
        lied.append(body)
        return write_body(change(peer, body))

    weather.tamper = tamper
    weather.run()
    assert lied
    assert_one_end(weather, 1)


def wrong_fold(_peer: Peer, body: Folded) -> bytes:
    """Shows another share than everyone can compute."""
    return replaced(body, share=(Point.decode(body.share) + G).encode())


def unproved_fold(_peer: Peer, body: Folded) -> bytes:
    """Does not prove that it holds the share."""
    return replaced(body, proof=bytes(64))


def wrong_new_backup(peer: Peer, body: Backup) -> bytes | None:
    """Backs up another share than it holds now; the first backup was good."""
    return wrong_backup(None, body) if peer.table.ends else None  # type: ignore[arg-type]


def short_new_backup(peer: Peer, body: Backup) -> bytes | None:
    """Deals with a polynomial that nobody could use."""
    return short_backup(None, body) if peer.table.ends else None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kind", "change", "rule"),
    [
        (Folded, wrong_fold, "folded.share"),
        (Folded, unproved_fold, "folded.proof"),
        (Backup, wrong_new_backup, "backup.proof"),
        (Backup, short_new_backup, "backup.dealing"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_who_cheats_while_a_seat_is_given_up_is_named(
    kind: type[Body], change: Callable[[Peer, Body], bytes | None], rule: str
) -> None:
    weather = Weather(SEN, 4, SHORT, seed=9, leaves=Leaving(1, Shares, 2))

    def tamper(peer: Peer, raw: bytes) -> bytes:
        body = read_body(raw)
        return (change(peer, body) or raw) if peer.seat == 2 and type(body) is kind else raw

    weather.tamper = tamper
    weather.until(lambda weather: all(peer.table.ended for peer in weather.here() if peer.seat != 2))
    for peer in (weather.peers[0], weather.peers[3]):
        fouled = peer.events[-1]
        assert isinstance(fouled, Fouled)
        assert (fouled.foul.seat, fouled.foul.rule) == (2, rule)
        report = verify(unpack_game(pack_game(encode(weather.terms), peer.feeds.all_entries())))
        assert report.fault is not None
        assert (report.fault.seat, report.fault.rule) == (2, rule)


@pytest.mark.parametrize("seat", [0, 2])
def test_who_leaves_cannot_have_a_roll_thrown_again(seat: int) -> None:
    """The number is the keys' alone: with the others' folded shares it is what it was going to be."""
    weather = Weather(SEN, 3, SHORT, seed=1, leaves=Leaving(seat, RollShare)).run()
    steps = [event.step for event in weather.peers[1].events if isinstance(event, Stepped)]
    rolled = next(step for step in steps if step.ask == "roll")
    charter = weather.peers[1].table.charter
    assert charter is not None
    label = joint.label_point(charter.hash, rolled.number, 0)
    shares = [secrets_for(each, 1).share.secret.expose() * label for each in range(3)]
    assert rolled.rolled == joint.uniform(joint.value(label, shares), 3)
