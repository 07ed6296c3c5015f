"""The lobby, derived from what is seen on the network."""

from __future__ import annotations

import pytest

from client import __version__
from client.viewmodels.lobby.model import LobbyInput, LobbyModel, derive_lobby
from netcore.errors import Unreachable
from netcore.status import TableAd, TablesNews
from tests.client.fake_node import DirectCalls, FakeNode
from tests.client.signals import told
from tests.copies import replace


def ad(
    number: int = 1, *, taken: int = 2, seats: int = 4, phase: str = "open", fresh: bool = True, game: str = "sen"
) -> TableAd:
    return TableAd(bytes([number]) * 32, bytes([number]) * 16, f"host {number}", game, seats, taken, phase, fresh)


@pytest.mark.parametrize(
    ("table", "can_sit", "why"),
    [
        (ad(), True, ""),
        (ad(taken=4), False, "every seat is taken"),
        (ad(phase="playing"), False, "already started"),
        (ad(phase="over"), False, "already started"),
        (ad(fresh=False), False, "not answering"),
    ],
)
def test_whether_one_can_sit_down(table: TableAd, can_sit: bool, why: str) -> None:
    props = derive_lobby(LobbyInput(tables=(table,)))
    assert (props.can_sit, props.why_not) == (can_sit, why)


@pytest.mark.parametrize(
    ("table", "note"),
    [
        (ad(), "2 of 4 seats taken"),
        (ad(fresh=False), "not answering"),
        (ad(phase="playing"), "2 of 4 · playing"),
        (ad(phase="playing", fresh=False), "2 of 4 · playing"),
        (ad(phase="over"), "2 of 4 · game over"),
    ],
)
def test_how_full_a_table_is(table: TableAd, note: str) -> None:
    assert [row.note for row in derive_lobby(LobbyInput(tables=(table,))).tables] == [note]


def test_nothing_in_sight() -> None:
    props = derive_lobby(LobbyInput(network="multicast_failed"))
    assert props.empty
    assert not props.network_ok
    assert not props.can_sit


def test_without_a_choice_the_first_table_with_a_place_is_looked_at() -> None:
    props = derive_lobby(LobbyInput(tables=(ad(1, taken=4), ad(2), ad(3))))
    assert props.host == "host 2"
    assert [row.chosen for row in props.tables] == [False, True, False]


def test_a_choice_holds_while_the_table_is_seen() -> None:
    tables = (ad(1), ad(2))
    assert derive_lobby(LobbyInput(tables=tables, chosen=ad(2).peer)).host == "host 2"
    assert derive_lobby(LobbyInput(tables=tables[:1], chosen=ad(2).peer)).host == "host 1"


def test_places_are_told_apart() -> None:
    assert derive_lobby(LobbyInput(tables=(ad(taken=2, seats=4),))).seats == ("host", "taken", "free", "free")


def test_an_unknown_game_is_shown_by_its_name() -> None:
    assert derive_lobby(LobbyInput(tables=(ad(game="chess"),))).tables[0].title == "chess"


def test_sitting_down_joins_the_table_looked_at(node: FakeNode, calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.hear(TablesNews((ad(1), ad(2))))
    model.choose(ad(2).peer.hex())
    model.sit()
    assert node.asked == [("join", ad(2).peer)]


def test_the_last_free_place_is_looked_at_until_the_room_is_there(calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.hear(TablesNews((ad(1, taken=1, seats=2), ad(2))))
    model.sit()
    model.hear(TablesNews((ad(1, taken=2, seats=2), ad(2))))
    assert model.props.host == "host 1"


def test_while_an_answer_is_awaited_nothing_is_asked_twice(node: FakeNode, calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.hear(TablesNews((ad(1),)))
    model.wait(True)
    model.sit()
    model.joinAddress("10.0.0.12")
    assert node.asked == []


def test_an_address_is_trimmed_and_an_empty_one_is_nothing(node: FakeNode, calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.joinAddress("   ")
    model.joinAddress("  10.0.0.12 ")
    assert node.asked == [("join_address", "10.0.0.12")]


@pytest.mark.parametrize(("trouble", "code"), [(ValueError("no"), "address"), (Unreachable("silence"), "")])
def test_what_is_no_address_is_told_from_nobody_there(
    node: FakeNode, calls: DirectCalls, trouble: Exception, code: str
) -> None:
    node.troubles["join_address"] = trouble
    LobbyModel(calls).joinAddress("nonsense")
    assert getattr(calls.failures[0], "code", "") == code


def test_the_same_news_again_changes_nothing(calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    model.hear(TablesNews((ad(1),)))
    heard = told(model)
    model.hear(TablesNews((ad(1),)))
    assert heard == []


def test_each_change_is_told_by_what_it_changes(calls: DirectCalls) -> None:
    model = LobbyModel(calls)
    heard = told(model)
    model.hear(TablesNews((ad(1, taken=1), ad(2))))
    assert sorted(heard) == ["canSit", "empty", "host", "line", "pictures", "seats", "where", "whyNot"]
    heard.clear()
    model.hear(TablesNews((ad(1, taken=1), ad(2, taken=3))))
    assert heard == [], "only a row of the list is another"
    model.hear(TablesNews((ad(1, taken=2), ad(2, taken=3))))
    assert heard == ["seats"]
    heard.clear()
    model.wait(True)
    assert heard == ["canSit", "waiting"]
    heard.clear()
    model.hear(TablesNews((ad(1, taken=2), ad(2, taken=3), ad(3)), network="no_network"))
    assert heard == ["where", "networkOk"]


@pytest.mark.parametrize(
    ("obstacle", "release", "note", "why"),
    [
        ("older", "0.0.9", "older: it needs an update", f"Sennik 0.0.9 is older than yours ({__version__})."),
        ("older", "", "older: it needs an update", "That Sennik is older than yours. The other computer"),
        (
            "newer",
            "9.0",
            "newer: update Sennik here",
            f"Sennik 9.0 is newer than yours ({__version__}). Update it here",
        ),
        ("newer", "", "newer: update Sennik here", "That Sennik is newer than yours. Update it here"),
        ("rules", "", "plays by different rules", "That table plays by different rules."),
        ("game", "", "a game you don’t have", "Your Sennik doesn’t have that game."),
        ("unreached", "", "firewalls are in the way", "Neither computer can reach the other"),
    ],
)
@pytest.mark.parametrize("fresh", [True, False])
def test_what_is_in_the_way_of_a_table_is_told_before_the_click_and_nobody_sits_down(
    node: FakeNode, calls: DirectCalls, obstacle: str, release: str, note: str, why: str, fresh: bool
) -> None:
    table = replace(ad(fresh=fresh), obstacle=obstacle, release=release)
    props = derive_lobby(LobbyInput(tables=(table,)))
    assert [row.note for row in props.tables] == [note]
    assert props.why_not.startswith(why)
    assert not props.can_sit
    model = LobbyModel(calls)
    model.hear(TablesNews((table,)))
    model.sit()
    assert node.asked == []
    model.choose(table.peer.hex())
    told = [("cannot_join", table.peer)] if obstacle in ("rules", "game") else []
    assert node.asked == told, "whose host may do something about it is told that somebody would come"


@pytest.mark.parametrize("kind", ["nod", "word"])
def test_a_table_for_friends_says_so_before_the_click_and_one_may_try(kind: str) -> None:
    props = derive_lobby(LobbyInput(tables=(replace(ad(), door=kind),)))
    assert [row.note for row in props.tables] == ["2 of 4 seats taken · for friends"]
    assert props.can_sit
    full = derive_lobby(LobbyInput(tables=(replace(ad(taken=4), door=kind),)))
    assert [row.note for row in full.tables] == ["4 of 4 seats taken"]


def test_a_table_with_something_in_the_way_is_looked_at_last() -> None:
    tables = (replace(ad(1), obstacle="rules"), ad(2))
    assert derive_lobby(LobbyInput(tables=tables)).host == "host 2"


def test_whoever_has_never_answered_has_no_name_and_a_program_without_a_game_is_called_by_its_release() -> None:
    unknown = replace(ad(seats=0, taken=0, game=""), host="", obstacle="newer", release="9.0")
    (row,), props = derive_lobby(LobbyInput(tables=(unknown,))).tables, derive_lobby(LobbyInput(tables=(unknown,)))
    assert (row.title, row.host, props.host, props.line, props.seats) == ("Sennik 9.0", "", "Someone", "Sennik 9.0", ())
    nameless = derive_lobby(LobbyInput(tables=(replace(unknown, release=""),)))
    assert nameless.tables[0].title == "Another Sennik"


def test_a_percent_sign_in_a_release_stays_one() -> None:
    props = derive_lobby(LobbyInput(tables=(replace(ad(), obstacle="newer", release="%2 %1"),)))
    assert props.why_not.startswith(f"Sennik %2 %1 is newer than yours ({__version__}).")
