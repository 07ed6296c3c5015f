"""The printed rules of the race, sentence by sentence: docs/rules/race.md says which test holds which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations

import pytest

from engine.contract import ALL, KeepAndPass, Roll, Show, Shuffle
from engine.driver import Driver, WrongAnswer
from engine.encoding import move_from_plain, move_to_plain
from engine.pieces import Face, Seat
from engine.race import RACE, draw_heroes, give_trophies, open_heroes
from engine.race_board import Attack, Award, Exchange, Fire, Stay, Support
from engine.race_cards import (
    ANY,
    CARDS,
    COLOURS,
    COPIES,
    CORNERS,
    HEROES,
    LABELS,
    LANDS,
    LAP,
    LOWERS,
    TALENTS,
    TILES,
    UPPERS,
    Card,
    dragons_of,
    hand_cards,
    passes_left,
    turbo_spaces,
)
from engine.race_flight import award
from tests.engine.race_table import RaceTable

BASIC = ["Rowan", "Amrita", "Rosella", "Katsuro", "Li", "Mona"]
EIGHT = "Rowan Rosella Li Iskra Wicher Salma Orlan Mona"
"""Eight heroes none of whom has a team of four."""
SLOW = "D01 D09 D17"


def heroes(seats: int) -> str:
    return " ".join((["Rowan", "Rosella"] if seats == 2 else EIGHT.split())[:seats])


def first_copy() -> list[Card]:
    return [card for card in CARDS.values() if not card.id.endswith("b")]


# ── Elementy gry, Dodaj karty smoków do gry, Podziel karty smoków ───────────────────────────────────────────────────
def test_there_are_64_dragons_with_these_labels_and_levels() -> None:
    cards = first_copy()
    assert len(cards) == 64 == len(CARDS) - 64
    assert Counter(card.label for card in cards) == {"A": 32, "B": 16, "C": 16}
    assert Counter(card.level for card in cards) == {1: 16, 2: 16, 3: 16, 4: 16}
    assert all(CARDS[Face(f"{card.id}b")] == replace(card, id=Face(f"{card.id}b")) for card in cards)


def facts(card: Card) -> tuple[str, int, str, str, int, tuple[str, ...]]:
    return card.label, card.level, card.land, card.colour, card.speed, card.needs


def test_a_dragon_has_a_colour_a_land_a_speed_and_needs() -> None:
    assert facts(CARDS[Face("D27")]) == ("B", 1, "mrozna_zatoka", "blue", 3, ("blue", "any"))
    assert facts(CARDS[Face("D46")]) == ("A", 3, "gwiezdny_szlak", "green", 6, ("green",) * 3)
    for card in first_copy():
        assert card.colour in COLOURS
        assert card.land in LANDS
        assert set(card.needs) <= {*COLOURS, ANY}
        assert card.attacks or card.speed > 0


def test_attacking_cards_have_neither_speed_nor_needs_and_come_into_the_game_later() -> None:
    attacks = [card for card in first_copy() if card.attacks]
    assert len(attacks) == 8
    assert {card.label for card in attacks} == {"B"}
    assert {card.level for card in attacks} == {3, 4}
    assert all(card.speed == 0 and card.needs == () for card in attacks)


def test_a_harder_dragon_is_faster() -> None:
    """Whoever can support the one can support the other."""
    dragons = [card for card in first_copy() if not card.attacks]
    for easy in dragons:
        for hard in dragons:
            one, other = Counter(easy.needs), Counter(hard.needs)
            if one != other and len(easy.needs) <= len(hard.needs) and all(other[c] >= one[c] for c in COLOURS):
                assert easy.speed < hard.speed, (easy, hard)


@pytest.mark.parametrize(("seats", "cards"), [(2, 32), (3, 48), (4, 64), (5, 96), (6, 96), (7, 128), (8, 128)])
def test_labels_and_copies_by_the_number_of_players(seats: int, cards: int) -> None:
    labels, copies = LABELS[seats], COPIES[seats]
    in_game = [card for tile in TILES.values() for card in dragons_of(tile, labels, copies)]
    assert len(in_game) == len(set(in_game)) == cards
    table = RaceTable(heroes(seats))
    start = [card for tile in CORNERS for card in dragons_of(tile, labels, copies)]
    board = table.steps[0].board
    assert sorted(board.coming) == sorted(start)
    assert {CARDS[card].level for card in start} == {1, 2}


@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_enough_cards_in_every_turn_whatever_tiles_are_drawn(seats: int) -> None:
    labels, copies = LABELS[seats], COPIES[seats]
    start = [CARDS[card] for tile in CORNERS for card in dragons_of(tile, labels, copies)]
    teams = 3 * seats + (0 if seats == 2 else copies)
    assert sum(card.level == 1 for card in start) >= teams
    adds = {tile: len(dragons_of(TILES[tile], labels, copies)) for tile in (*UPPERS, *LOWERS)}
    for upper in permutations(UPPERS, 3):
        for lower in permutations(LOWERS, 3):
            deck = len(start) - teams
            for turn, tile in enumerate((None, *upper, *lower), 1):
                deck += adds[tile] if tile else 0
                assert deck >= seats * hand_cards(turn)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_it_is_for_two_to_eight_players(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 8 players"):
        Driver(RACE, seats, {})


# ── Ułóż tor gry ────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_tiles_are_four_corners_four_upper_and_four_lower_ones() -> None:
    assert Counter(tile.group for tile in TILES.values()) == {"corner": 4, "upper": 4, "lower": 4}
    assert [tile.land for tile in CORNERS] == ["miasto_mocy", "dzika_knieja", "gory_ogniste", "mrozna_zatoka"]
    by_land = {land: {tile.colour for tile in TILES.values() if tile.land == land} for land in LANDS}
    assert all(len(colours) == 2 for colours in by_land.values())
    assert by_land["dzika_knieja"] == {"red", "green"}
    assert any(t.land == "mrozna_zatoka" and t.colour == "green" and t.group == "lower" for t in TILES.values())
    for group in ("corner", "upper", "lower"):
        assert {tile.colour for tile in TILES.values() if tile.group == group} == set(COLOURS)
    assert LAP == 94


def test_three_tiles_of_each_row_lie_on_the_track_and_one_is_put_aside_unseen() -> None:
    table = RaceTable("Rowan Rosella")
    table.until_turn(7).pass_by(2)
    board = table.board
    assert [len(board.upper), len(board.lower), len(board.removed)] == [3, 3, 2]
    assert {table.face[card] for card in (*board.upper, board.removed[0])} == set(UPPERS)
    assert {table.face[card] for card in (*board.lower, board.removed[1])} == set(LOWERS)
    for knowledge in (*table.knowledge, table.onlooker):
        assert not set(board.removed) & set(knowledge.faces)


def test_each_row_lies_on_the_track_as_soon_as_it_is_shuffled() -> None:
    driver = Driver(RACE, 3, {})
    lying = []
    for _ in range(3):
        board = driver.board
        lying.append((len(board.upper), len(board.lower), len(board.removed)))
        if isinstance(driver.asked.question, Shuffle):  # type: ignore[union-attr]
            driver.answer(None)
    assert lying == [(0, 0, 0), (3, 0, 1), (3, 3, 2)]


def test_the_track_begins_at_the_city_and_goes_clockwise() -> None:
    table = RaceTable("Rowan Rosella", uppers=("T08", "T05", "T07", "T06"), lowers=("T12", "T09", "T10", "T11"))
    shown = RACE.open_board(table.board, table.face.__getitem__)
    tiles = [(tile["land"], tile["group"], tile["up"]) for tile in shown["tiles"]]  # type: ignore[union-attr, index, call-overload]
    assert tiles == [
        ("miasto_mocy", "corner", True),
        ("dzika_knieja", "corner", True),
        ("gwiezdny_szlak", "upper", False),
        ("dzika_knieja", "upper", False),
        ("zlote_jaskinie", "upper", False),
        ("gory_ogniste", "corner", True),
        ("mrozna_zatoka", "corner", True),
        ("gwiezdny_szlak", "lower", False),
        ("mrozna_zatoka", "lower", False),
        ("gory_ogniste", "lower", False),
    ]


# ── Wybierz bohatera ────────────────────────────────────────────────────────────────────────────────────────────────
def test_heroes_have_two_sides_of_one_talent_and_one_support() -> None:
    cards: dict[str, list[str]] = {}
    for hero in HEROES.values():
        cards.setdefault(hero.card, []).append(hero.name)
    assert [len(sides) for sides in cards.values()] == [2] * 6
    for one, other in cards.values():
        assert (HEROES[one].talent, HEROES[one].support) == (HEROES[other].talent, HEROES[other].support)
    assert [HEROES[sides[0]].talent for sides in cards.values()] == list(TALENTS)
    assert [hero.name for hero in HEROES.values() if hero.support is None] == ["Kafka", "Mingzu"]
    assert {name for name, hero in HEROES.items() if hero.support == ANY} == {"Li", "Mona"}
    assert [hero.name for hero in HEROES.values() if hero.basic] == BASIC


def drawn(seats: int, number: int) -> tuple[int, list[str]]:
    """How many ways there are to draw heroes, and what the draw `number` gives."""
    board = RACE.new_board(seats, {"heroes": "random"})
    rules = draw_heroes(board)
    asked = next(rules)
    assert isinstance(asked, Roll)
    with pytest.raises(StopIteration):
        rules.send(number)
    return asked.sides, board.heroes


@pytest.mark.parametrize("seats", [3, 4])
def test_with_one_copy_both_sides_of_a_hero_are_never_in_play(seats: int) -> None:
    sides, _ = drawn(seats, 0)
    found = Counter(tuple(drawn(seats, number)[1]) for number in range(sides))
    assert len(found) == sides == 12 * 10 * 8 * (6 if seats == 4 else 1)
    assert set(found.values()) == {1}
    assert all(len({HEROES[name].card for name in names}) == seats for names in found)


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_with_two_copies_both_sides_may_be_in_play_but_no_hero_twice(seats: int) -> None:
    sides, _ = drawn(seats, 0)
    both = False
    for number in range(0, sides, sides // 97):
        names = drawn(seats, number)[1]
        assert len(set(names)) == seats
        both |= len({HEROES[name].card for name in names}) < seats
    assert both
    assert drawn(seats, sides - 1)[1] == list(reversed(HEROES))[:seats]


def test_in_a_race_of_two_only_basic_heroes_take_part() -> None:
    sides, _ = drawn(2, 0)
    found = {tuple(drawn(2, number)[1]) for number in range(sides)}
    assert len(found) == sides == 24
    assert {name for names in found for name in names} == set(BASIC)
    assert all(HEROES[one].card != HEROES[other].card for one, other in found)


@pytest.mark.parametrize(
    ("seats", "named", "why"),
    [
        (3, "Rowan,Li", "one name for each of 3"),
        (3, "Rowan,Li,Bob", "no hero 'Bob'"),
        (3, "Rowan,Amrita,Li", "Amrita cannot race beside Rowan"),
        (5, "Rowan,Amrita,Li,Rowan,Kafka", "Rowan is named twice"),
        (2, "Rowan,Kafka", "Kafka is no hero for 2"),
        (2, "", "no hero ''"),
    ],
)
def test_heroes_may_be_named_if_they_can_race_together(seats: int, named: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        RACE.agree(seats, {"heroes": named})
    assert RACE.agree(5, {"heroes": "Rowan,Amrita,Li,Mona,Kafka"})["heroes"] == "Rowan,Amrita,Li,Mona,Kafka"
    assert open_heroes(3, ["Rowan"])[0].name == "Rosella"
    assert RaceTable("Salma Kafka Li").board.heroes == ["Salma", "Kafka", "Li"]


def test_trophies_are_drawn_for_the_first_turn() -> None:
    orders = set()
    for order in permutations(range(3)):
        table = RaceTable("Rowan Rosella Li", order=order)
        orders.add(tuple(table.board.trophies))
        assert [table.board.trophies[seat] for seat in order] == [1, 2, 3]
    assert len(orders) == 6
    assert [ask.sides for ask in table.asks if isinstance(ask, Roll)] == [6]


# ── Podziel karty smoków: zespoły ───────────────────────────────────────────────────────────────────────────────────
def test_everyone_is_dealt_an_open_team_of_three_dragons_of_level_1_and_a_team_player_four() -> None:
    driver = Driver(RACE, 4, {"heroes": "Rowan,Kafka,Li,Iskra"})
    while not driver.board.teams[0]:
        driver.answer(0 if isinstance(driver.asked.question, Roll) else None)  # type: ignore[union-attr]
    assert [len(team) for team in driver.board.teams] == [3, 4, 3, 3]
    question = driver.asked.question  # type: ignore[union-attr]
    assert isinstance(question, Show)
    assert question.to is ALL
    assert list(question.cards) == [card for team in driver.board.teams for card in team]
    assert {CARDS[card].level for card in driver.board.coming} == {2}
    assert len(driver.board.deck) == 16 - 13


def test_the_rest_of_level_1_and_level_2_are_the_first_deck() -> None:
    table = RaceTable("Rowan Rosella Li")
    shuffles = [ask.cards for ask in table.asks if isinstance(ask, Shuffle)]
    assert [len(cards) for cards in shuffles[:4]] == [4, 4, 12, 3 + 12]
    assert {CARDS[card].level for card in shuffles[2]} == {1}
    left = [card for card in shuffles[3] if isinstance(card, int)]
    assert len(left) == 3
    assert {CARDS[card].level for card in shuffles[3] if not isinstance(card, int)} == {2}


# ── Przegląd rozgrywki, Faza Odkrywania ─────────────────────────────────────────────────────────────────────────────
def test_there_are_seven_turns_of_discovery_draft_flight_and_turbo() -> None:
    table = RaceTable("Rowan Rosella")
    table.until_turn(7).pass_by(2)
    phases: list[tuple[int, str]] = []
    for step in table.steps:
        now = (step.board.turn, step.board.phase)
        if not phases or phases[-1] != now:
            phases.append(now)
    turns = [(turn, phase) for turn in range(1, 8) for phase in ("discover", "draft", "flight", "turbo")]
    assert phases == [*turns[1:-1], (7, "over")]
    assert table.driver.over


def test_one_tile_is_turned_up_in_each_turn_but_the_first_the_upper_ones_first() -> None:
    table = RaceTable("Rowan Rosella", uppers=("T08", "T05", "T07", "T06"), lowers=("T12", "T09", "T10", "T11"))
    seen = []
    for turn in range(1, 8):
        table.until_turn(turn)
        seen.append([tile.id for tile in table.board.turned_up()][4:])
    assert seen == [["T08", "T05", "T07", "T12", "T09", "T10"][:count] for count in range(7)]


def test_the_dragons_of_a_new_tile_are_added_to_the_deck() -> None:
    table = RaceTable("Rowan Rosella Li", uppers=("T06", "T05", "T07", "T08"), lowers=("T09", "T10", "T11", "T12"))
    table.until_turn(5)
    added = [
        [card for card in ask.cards if not isinstance(card, int)]
        for ask in table.asks
        if isinstance(ask, Shuffle) and any(isinstance(card, int) for card in ask.cards)
    ]
    added = [cards for cards in added if cards]
    assert added[1] == ["D37", "D38", "D39"]
    assert added[4] == ["D49", "D50", "D51"]
    assert {(CARDS[card].land, CARDS[card].colour) for card in added[4]} == {("mrozna_zatoka", "green")}
    levels = [{CARDS[card].level for card in cards} for cards in added]
    assert levels == [{2}, {3}, {3}, {3}, {4}]


def test_a_pawn_on_a_tile_that_is_turned_up_keeps_its_space() -> None:
    drafts = {1: ["D10 D02 D25"]}
    table = RaceTable("Rowan Rosella", [SLOW], drafts, order=[1, 0])
    table.support("D09", "D10").support("D01", "D02").support("D17", "hero").fire().play(Stay())
    flown = table.spaces()[0]
    assert flown == 2 + 2 + 2 + 3
    before = table.steps[-1].board
    table.pass_by()
    discovered = next(step.board for step in table.steps if step.board.turn == 2)
    counted = next(step.board for step in table.steps if step.board.turbo)
    assert before.positions[0] == flown
    assert discovered.positions == counted.positions


def test_trophies_go_by_place_on_the_track_and_ties_are_drawn_for() -> None:
    drafts = {1: ["", "", "D10 D25 D26"]}
    table = RaceTable("Rosella Iskra Rowan", [SLOW, SLOW, SLOW], drafts, order=[2, 0, 1])
    table.pass_by(2).support("D09", "D10").fire().play(Stay())
    for turn in range(2, 8):
        board = table.until_turn(turn).board
        by_trophy = sorted(range(3), key=lambda seat: board.trophies[seat])
        places = [board.before_turn[seat] for seat in by_trophy]
        assert places == sorted(places, reverse=True)
        assert sorted(board.trophies) == [1, 2, 3]


@pytest.mark.parametrize(("rolled", "order"), [(0, [0, 1, 2]), (1, [1, 0, 2]), (5, [2, 1, 0])])
def test_all_who_share_a_place_draw_for_its_trophies(rolled: int, order: list[Seat]) -> None:
    board = RACE.new_board(4, {"heroes": "random"})
    board.positions = [7, 7, 7, 9]
    rules = give_trophies(board)
    asked = next(rules)
    assert isinstance(asked, Roll)
    assert asked.sides == 6
    with pytest.raises(StopIteration):
        rules.send(rolled)
    assert board.trophies[3] == 1
    assert sorted(range(3), key=lambda seat: board.trophies[seat]) == order
    board.positions = [1, 2, 3, 4]
    assert list(give_trophies(board)) == []
    assert board.trophies == [4, 3, 2, 1]


# ── Faza Dobierania ─────────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", range(2, 9))
def test_everyone_is_dealt_two_cards_and_one_more_each_turn(seats: int) -> None:
    table = RaceTable(heroes(seats))
    table.until_turn(3)
    dealt = [step.board.hands for step in table.steps if step.ask == "shuffle" and step.board.hands[0]]
    assert [[len(hand) for hand in hands] for hands in dealt] == [[2 + turn] * seats for turn in (1, 2, 3)]
    assert [hand_cards(turn) for turn in range(1, 8)] == [3, 4, 5, 6, 7, 8, 9]


def test_everyone_sees_the_own_hand_and_no_other() -> None:
    table = RaceTable("Rowan Rosella Li")
    for before, ask in zip(table.steps, table.asks[1:], strict=False):
        if isinstance(ask, Show) and ask.to is not ALL:
            (seat,) = ask.to
            assert list(ask.cards) == before.board.hands[seat]
    for seat, knowledge in enumerate(table.knowledge):
        for other in range(3):
            mine = [card for card in table.board.drafted[other] if card in knowledge.faces]
            assert mine == (table.board.drafted[other] if other in (seat, table.asked) else [])


def test_cards_that_are_not_dealt_stay_unseen() -> None:
    table = RaceTable("Rowan Rosella Li")
    assert len(table.board.deck) == 15 - 9
    for knowledge in (*table.knowledge, table.onlooker):
        assert not set(table.board.deck) & set(knowledge.faces)


def test_all_keep_one_card_at_once_and_pass_the_rest_until_all_are_kept() -> None:
    table = RaceTable("Rowan Rosella Li")
    drafts = [step.board for step in table.steps if step.ask == "keep_and_pass"]
    assert [[len(hand) for hand in board.hands] for board in drafts] == [[2] * 3, [1] * 3, [0] * 3]
    assert [[len(cards) for cards in board.drafted] for board in drafts] == [[1] * 3, [2] * 3, [3] * 3]
    asks = [ask for ask in table.asks if isinstance(ask, KeepAndPass)]
    assert all(set(ask.hands) == {0, 1, 2} for ask in asks)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_odd_turns_pass_to_the_left_and_even_ones_to_the_right(turn: int) -> None:
    table = RaceTable("Rowan Rosella Li")
    table.until_turn(turn)
    dealt = [i for i, step in enumerate(table.steps) if step.ask == "shuffle" and step.board.hands[0]][-1]
    first = next(i for i in range(dealt, len(table.steps)) if table.steps[i].ask == "keep_and_pass")
    before, after = table.steps[dealt].board.hands, table.steps[first]
    # The fresh cards are those of each hand in the order of seats, the kept one first.
    size = len(before[0])
    for seat in range(3):
        passed = after.cards[seat * size + 1 : (seat + 1) * size]
        neighbour = (seat + (1 if turn % 2 else -1)) % 3
        assert tuple(after.board.hands[neighbour]) == passed
    assert [passes_left(t) for t in range(1, 8)] == [True, False, True, False, True, False, True]


# ── Faza Lotu ───────────────────────────────────────────────────────────────────────────────────────────────────────
def test_flights_go_from_the_last_place_to_the_first() -> None:
    table = RaceTable("Rowan Rosella Li", order=[1, 2, 0])
    flown = []
    while table.board.turn == 1 and len(flown) < 3:
        flown.append(table.asked)
        table.pass_by()
    assert flown == [0, 2, 1]


def test_drafted_cards_stay_secret_until_their_owner_flies_and_then_all_see_them() -> None:
    table = RaceTable("Rowan Rosella Li", order=[0, 1, 2])
    assert table.asked == 2
    for seat in (2, 1, 0):
        board = table.board
        assert all(card in board.faces for card in board.drafted[seat])
        assert all(card in table.onlooker.faces for card in board.drafted[seat])
        for later in range(seat):
            assert not any(card in board.faces for card in board.drafted[later])
            assert not any(card in table.onlooker.faces for card in board.drafted[later])
            assert all(card in table.knowledge[later].faces for card in board.drafted[later])
        table.play(Fire(), Stay())


def test_drafted_cards_are_shuffled_before_they_are_turned_up() -> None:
    """Their handles tell in which round each was kept."""
    table = RaceTable("Rowan Rosella", order=[0, 1])
    kept = [step for step in table.steps if step.ask == "keep_and_pass"][-1].board.drafted[1]
    at = next(i for i, ask in enumerate(table.asks) if isinstance(ask, Shuffle) and ask.cards == tuple(kept))
    following = table.asks[at + 1]
    assert isinstance(following, Show)
    assert following.to is ALL
    assert following.cards == tuple(table.board.drafted[1])
    assert table.steps[at].board.phase == "flight"


def test_a_drafted_card_supports_one_dragon_only_and_only_where_it_is_needed() -> None:
    table = RaceTable("Rowan Rosella", [SLOW, "D27 D21 D10"], {1: ["", "D12 D25 D18"]}, order=[0, 1])
    supports = {move for move in table.legal() if isinstance(move, Support)}
    # D27 needs blue and any, D21 two red, D10 any; the drafted cards are green, blue and red, the hero is blue.
    assert supports == {
        *(Support(card, "D27") for card in ("D12", "D25", "D18", "hero")),
        Support("D18", "D21"),
        *(Support(card, "D10") for card in ("D12", "D25", "D18", "hero")),
    }
    table.support("D10", "D18")
    left = {move for move in table.legal() if isinstance(move, Support)}
    assert left == {Support(card, "D27") for card in ("D12", "D25", "hero")}
    with pytest.raises(WrongAnswer):
        table.play(Support("D18", "D21"))


def test_cards_that_are_not_used_lie_open_beside() -> None:
    table = RaceTable("Rowan Rosella", ["", SLOW], {1: ["", "D10 D25 D26"]}, order=[0, 1])
    table.support("D09", "D10").fire().play(Stay())
    assert sorted(table.drafted(1).split()) == ["D10", "D25", "D26"]


def test_a_dragon_with_all_its_support_flies_as_far_as_it_is_fast() -> None:
    table = RaceTable("Iskra Rowan Rosella", ["", "", "D12 D11 D30"], {1: ["", "", "D18 D10 D29"]}, order=[0, 1, 2])
    table.support("D12", "D18").fire()
    assert table.spaces() == [0, 0, 2]
    fired = table.board.fired
    assert fired is not None
    assert [(f.dragon, f.support, f.hero) for f in fired] == [("D12", ("D18",), False)]


def test_no_dragon_flies_on_part_of_its_support() -> None:
    table = RaceTable("Rowan Rosella", ["", "D21 D29 D13"], {1: ["", "D18 D25 D10"]}, order=[0, 1])
    table.support("D21", "D18").support("D29", "D25").support("D13", "D10").fire().play(Stay())
    flight = table.board.flights[1]
    assert flight is not None
    assert (flight.fired, flight.spaces) == ((), 0)


def test_the_hero_supports_one_dragon_a_turn_with_its_colour() -> None:
    table = RaceTable("Rowan Rosella", ["", "D25 D26 D17"], {1: ["", "D10 D13 D15"]}, order=[0, 1])
    offered = {move.dragon for move in table.legal() if isinstance(move, Support) and move.card == "hero"}
    assert offered == {"D25", "D26"}
    table.support("D25", "hero")
    assert not any(isinstance(move, Support) and move.card == "hero" for move in table.legal())
    table.fire()
    assert table.spaces()[1] == 2
    table.play(Stay()).until_turn(2)
    assert table.asked == 0 or any(isinstance(m, Support) and m.card == "hero" for m in table.legal())


def test_the_support_of_any_colour_meets_every_need() -> None:
    table = RaceTable("Rowan Li", ["", "D25 D17 D02"], {1: ["", "D10 D13 D15"]}, order=[0, 1])
    offered = {move.dragon for move in table.legal() if isinstance(move, Support) and move.card == "hero"}
    assert offered == {"D25", "D17", "D02"}
    table.support("D02", "D10 hero").fire()
    assert table.spaces()[1] == 3


def test_a_hero_of_the_team_of_four_gives_no_support() -> None:
    table = RaceTable("Rowan Rosella Kafka", ["", "", "D25 D17 D02 D10"], order=[0, 1, 2])
    assert table.asked == 2
    assert not any(isinstance(move, Support) and move.card == "hero" for move in table.legal())


def test_each_dragon_flies_once_a_turn() -> None:
    table = RaceTable("Rowan Rosella", ["", SLOW], {1: ["", "D10 D25 D26"]}, order=[0, 1])
    table.support("D09", "D10").fire()
    assert all(isinstance(move, Exchange | Stay) for move in table.legal())


def test_firing_is_up_to_the_player() -> None:
    table = RaceTable("Rowan Rosella", order=[0, 1])
    assert table.legal()[0] == Fire()
    table.fire().play(Stay())
    assert table.board.has_flown(1)


def test_dragons_of_the_team_do_not_support() -> None:
    table = RaceTable("Rowan Rosella", order=[0, 1])
    team = set(table.team(1).split())
    assert not any(isinstance(move, Support) and move.card in team for move in table.legal())


CAVES_LAST = ("T05", "T08", "T07", "T06")
GREEN_FIRST = ("T08", "T05", "T06", "T07")
TURN_6 = "D25 D10 D09 D45 D18 D35 D29 D05"


def sixth_turn() -> RaceTable:
    """The printed example: a blue, a green and a red dragon, a blue hero and eight drafted cards."""
    table = RaceTable(
        "Iskra Rowan Rosella", ["", "", "D27 D46 D21"], {6: ["", "", TURN_6]}, uppers=("T08", "T05", "T06", "T07")
    )
    table.until_turn(6)
    while table.asked != 2:
        table.pass_by()
    return table


def test_printed_example_of_a_flight_in_turn_6() -> None:
    table = sixth_turn()
    before = table.spaces()[2]
    # One blue from the hero and one from a card; three green cards; one of the two that the red one needs.
    table.support("D27", "hero D29").support("D46", "D10 D09 D45").support("D21", "D35").fire()
    assert table.spaces()[2] - before == 9
    fired = table.board.fired
    assert fired is not None
    assert [(each.dragon, len(each.support), each.hero) for each in fired] == [("D27", 1, True), ("D46", 3, False)]
    # D35 could also attack, but the player used it as support.
    assert CARDS[Face("D35")].attacks
    table.play(Stay())
    flight = table.board.flights[2]
    assert flight is not None
    assert (flight.spaces, flight.attacks) == (9, ())
    assert sorted(table.drafted(2).split()) == sorted(TURN_6.split())


# ── Wymień smoka w swoim zespole ────────────────────────────────────────────────────────────────────────────────────
def test_printed_example_of_an_exchange() -> None:
    """A red dragon of the team for a green one that was drafted in this turn."""
    table = sixth_turn()
    table.support("D27", "hero D29").fire().exchange("D21", "D45")
    assert table.team(2) == "D27 D46 D45"
    assert "D21" in table.drafted(2).split()
    assert "D45" not in table.drafted(2).split()
    flight = table.board.flights[2]
    assert flight is not None
    assert (flight.out, flight.in_) == ("D21", "D45")


def test_any_dragon_of_the_team_may_be_exchanged_for_any_drafted_one_used_or_not_but_for_none_that_attacks() -> None:
    table = sixth_turn()
    table.support("D27", "hero D29").support("D21", "D18").fire()
    newcomers = [card for card in table.drafted(2).split() if card != "D35"]
    assert set(table.legal()) == {
        Stay(),
        *(Exchange(out, into) for out in ("D27", "D46", "D21") for into in newcomers),
    }
    assert table.legal()[0] == Stay()


def test_one_dragon_a_turn_is_exchanged_at_most_and_the_team_keeps_its_size() -> None:
    table = sixth_turn()
    table.fire().exchange("D46", "D10")
    assert table.board.has_flown(2)
    assert [len(team) for team in table.board.teams] == [3, 3, 3]


def test_the_newcomer_flies_from_the_next_turn_on() -> None:
    table = RaceTable("Rowan Rosella", ["", SLOW], {1: ["", "D10 D25 D26"], 2: ["", "D13"]}, order=[0, 1])
    table.fire().exchange("D01", "D10").pass_by()
    while table.asked != 1:
        table.pass_by()
    assert Support("D13", "D10") in table.legal()
    assert "D10" in table.team(1).split()


# ── Smocze ataki ────────────────────────────────────────────────────────────────────────────────────────────────────
def attacks(table: RaceTable) -> set[tuple[str, Seat, str]]:
    return {(move.card, move.seat, move.dragon) for move in table.legal() if isinstance(move, Attack)}


def with_attacks(heroes: str = "Iskra Rosella Rowan", more: Sequence[str] = ("", "", "")) -> RaceTable:
    """Seat 2 flies first and has drafted two cards that attack, then seat 1, then seat 0, who is ahead."""
    teams = ["D01 D09 D17", "D25 D13 D10", "D26 D18 D22"]
    drafts = [more[0], more[1] or "D29 D15 D21", more[2] or "D35 D39 D10"]
    return RaceTable(heroes, teams, {1: drafts}, order=[0, 1, 2])


def test_a_card_that_attacks_is_used_as_support_or_as_an_attack_but_not_as_both() -> None:
    table = with_attacks()
    table.support("D26", "D35")
    assert {card for card, _, _ in attacks(table)} == {"D39"}
    table.attack("D39", 0, "D09")
    assert not any(isinstance(move, Support) and move.card == "D39" for move in table.legal())
    assert attacks(table) == set()


def test_one_may_attack_any_dragon_of_who_has_not_flown_yet_and_ones_own() -> None:
    table = with_attacks()
    every = {(seat, dragon) for seat in range(3) for dragon in table.team(seat).split()}
    assert attacks(table) == {(card, seat, dragon) for card in ("D35", "D39") for seat, dragon in every}


def test_the_leader_can_attack_only_itself() -> None:
    table = with_attacks(more=("D35", "D39 D10 D11", "D43 D18 D19"))
    table.pass_by()
    assert {seat for _, seat, _ in attacks(table)} == {0, 1}
    table.pass_by()
    assert {seat for _, seat, _ in attacks(table)} == {0}


def test_a_dragon_under_attack_needs_one_more_support_of_the_attacks_colour() -> None:
    table = with_attacks(more=("", "D29 D15 D21", ""))
    table.attack("D35", 1, "D25").fire().play(Stay())
    assert CARDS[Face("D35")].colour == "red"
    # D25 needs a blue card and now a red one too; a green one is no help.
    supports = {move.card for move in table.legal() if isinstance(move, Support) and move.dragon == "D25"}
    assert supports == {"D29", "D21", "hero"}
    table.support("D25", "D29 D21").fire()
    fired = table.board.fired
    assert fired is not None
    assert [(each.dragon, each.support) for each in fired] == [("D25", ("D29", "D21"))]
    assert table.spaces()[1] == 2


def test_without_the_extra_support_the_dragon_does_not_fly() -> None:
    table = with_attacks(more=("", "D29 D15 D21", ""))
    table.attack("D35", 1, "D25").fire().play(Stay())
    table.support("D25", "D29").fire()
    assert table.board.fired == ()
    assert table.spaces()[1] == 0


def test_several_attacks_may_lie_on_one_dragon_and_the_hero_may_pay_one() -> None:
    table = with_attacks(more=("", "D29 D15 D21", ""))
    table.attack("D35", 1, "D10").attack("D39", 1, "D10").fire().play(Stay())
    assert [CARDS[Face(card)].colour for card in ("D35", "D39")] == ["red", "blue"]
    assert table.board.needs(1, CARDS[Face("D10")]) == ("any", "red", "blue")
    table.support("D10", "D21 D15").fire()
    assert table.board.fired == ()
    table = with_attacks(more=("", "D29 D15 D21", ""))
    table.attack("D35", 1, "D10").attack("D39", 1, "D10").fire().play(Stay())
    table.support("D10", "D21 D15 hero").fire()
    assert table.spaces()[1] == 1


def test_attacks_go_back_to_their_players_who_count_them_in_turbo() -> None:
    table = with_attacks()
    table.attack("D35", 1, "D25").attack("D39", 0, "D01").fire().play(Stay())
    assert sorted(table.drafted(2).split()) == ["D10", "D35", "D39"]
    table.pass_by()
    table.fire().play(Stay())
    turbo = {each.land: each.counts for each in next(s.board.turbo for s in reversed(table.steps) if s.board.turbo)}
    own = [CARDS[Face(card)].land for card in ("D26", "D18", "D22", "D35", "D39", "D10")]
    assert {land: counts[2] for land, counts in turbo.items()} == {land: own.count(land) for land in turbo}


def test_attacks_last_for_one_turn() -> None:
    table = with_attacks()
    table.attack("D35", 1, "D25").fire().play(Stay()).pass_by(2)
    assert table.board.turn == 2
    assert table.board.attacks == []
    assert table.board.needs(1, CARDS[Face("D25")]) == ("blue",)


def test_an_attacking_card_never_joins_a_team() -> None:
    table = with_attacks()
    table.fire()
    assert {move.in_ for move in table.legal() if isinstance(move, Exchange)} == {"D10"}


def test_an_attack_on_oneself_asks_for_more_support_at_once() -> None:
    table = with_attacks(more=("", "", "D35 D17 D10"))
    table.support("D26", "D10").attack("D35", 2, "D26").fire()
    assert table.board.fired == ()


def test_the_whole_flight_is_told_when_it_is_over() -> None:
    table = with_attacks(more=("", "", "D35 D17 D10"))
    table.attack("D35", 0, "D09").support("D18", "hero D10").support("D26", "D17").fire()
    assert table.board.flights[2] is None
    table.exchange("D26", "D17")
    shown = RACE.open_board(table.steps[-1].board, table.face.__getitem__)["flights"]
    assert shown[2] == {  # type: ignore[index, call-overload]
        "fired": [
            {"dragon": "D26", "support": ["D17"], "hero": False},
            {"dragon": "D18", "support": ["D10"], "hero": True},
        ],
        "attacks": [{"card": "D35", "seat": 0, "dragon": "D09"}],
        "out": "D26",
        "in": "D17",
        "spaces": 4,
    }


# ── Faza Turbo ──────────────────────────────────────────────────────────────────────────────────────────────────────
def turbo_of(table: RaceTable) -> dict[str, Award]:
    board = next(step.board for step in reversed(table.steps) if step.board.turbo)
    return {each.land: each for each in board.turbo}


def test_printed_example_of_a_count_in_turn_4() -> None:
    """Three cards of the team and six drafted ones, one of which attacked; one dragon was exchanged."""
    team = "D17 D21 D09"
    drafted = "D18 D22 D10 D35 D25 D01"
    table = RaceTable(
        "Iskra Rosella Rowan", ["", "", team], {4: ["", "", drafted]}, uppers=("T05", "T08", "T07", "T06")
    )
    table.until_turn(4)
    at = table.board.trophies.index(3)
    while table.asked != 2:
        table.pass_by()
    targets = [move for move in table.legal() if isinstance(move, Attack)]
    assert at in range(3)
    table.play(targets[-1], Fire(), Exchange("D09", "D10"))
    while table.board.turn == 4:
        table.pass_by()
    assert {land: each.counts[2] for land, each in turbo_of(table).items()} == {
        "miasto_mocy": 1,
        "dzika_knieja": 3,
        "gory_ogniste": 4,
        "mrozna_zatoka": 1,
        "zlote_jaskinie": 0,
        "gwiezdny_szlak": 0,
    }


def test_who_has_the_most_dragons_of_a_land_wins_its_turbo() -> None:
    plain = [HEROES["Rowan"]] * 3
    assert award(5, "miasto_mocy", (2, 3, 1), plain).spaces == (0, 3, 0)


def test_turbo_is_1_then_2_in_turns_2_to_4_then_3() -> None:
    assert [turbo_spaces(turn) for turn in range(1, 8)] == [1, 2, 2, 2, 3, 3, 3]
    plain = [HEROES["Rowan"]] * 2
    assert [award(turn, "miasto_mocy", (1, 0), plain).spaces for turn in (1, 4, 7)] == [(1, 0), (2, 0), (3, 0)]


def test_tied_players_move_one_space_whatever_the_turn() -> None:
    plain = [HEROES["Rowan"]] * 3
    for turn in range(1, 8):
        assert award(turn, "miasto_mocy", (2, 0, 2), plain).spaces == (1, 0, 1)


def test_a_land_of_which_nobody_has_a_dragon_is_worth_nothing() -> None:
    assert award(7, "zlote_jaskinie", (0, 0), [HEROES["Iskra"]] * 2).spaces == (0, 0)


DRAFTS = ["D10 D34 D02", "D17 D18 D28"]


def test_turbo_counts_team_and_draft_land_by_land_whatever_their_colours() -> None:
    table = RaceTable(
        "Rowan Rosella", ["D09 D33 D01", "D25 D26 D27"], {1: ["D10 D34 D02", "D17 D18 D28"]}, order=[1, 0]
    )
    table.pass_by(2)
    counts = {land: each.counts for land, each in turbo_of(table).items()}
    # Two green and two red dragons of Dzika Knieja are one count.
    assert counts == {"miasto_mocy": (2, 0), "dzika_knieja": (4, 0), "gory_ogniste": (0, 2), "mrozna_zatoka": (0, 4)}
    assert table.spaces() == [2, 2]


def test_caves_and_stars_are_counted_once_a_tile_of_theirs_lies_open() -> None:
    table = RaceTable("Rowan Rosella", uppers=("T05", "T07", "T06", "T08"), lowers=("T09", "T12", "T10", "T11"))
    lands = []
    for turn in range(1, 8):
        table.until_turn(turn).pass_by(2)
        lands.append(list(turbo_of(table)))
    corners = list(LANDS[:4])
    caves = [*corners, "zlote_jaskinie"]
    assert lands == [corners, corners, caves, caves, caves, [*caves, "gwiezdny_szlak"], [*caves, "gwiezdny_szlak"]]


def test_a_dragon_that_was_exchanged_is_counted_once() -> None:
    table = RaceTable("Rowan Rosella", ["", SLOW], {1: ["", "D10 D25 D26"]}, order=[0, 1])
    table.fire().exchange("D01", "D25").pass_by()
    counts = {land: each.counts[1] for land, each in turbo_of(table).items()}
    assert counts == {"miasto_mocy": 1, "dzika_knieja": 2, "gory_ogniste": 1, "mrozna_zatoka": 2}


def test_at_the_end_of_a_turn_all_but_the_teams_go_back_into_the_deck() -> None:
    table = RaceTable("Rowan Rosella Li", order=[0, 1, 2])
    before = [set(table.board.teams[seat]) for seat in range(3)]
    gone = [card for cards in table.board.drafted for card in cards] + table.board.deck
    table.pass_by(3)
    assert table.board.turn == 2
    ask = [ask for ask in table.asks if isinstance(ask, Shuffle) and len(ask.cards) > 15][-1]
    handles = {card for card in ask.cards if isinstance(card, int)}
    assert len(handles) == len(gone) == 15
    assert [set(team) for team in table.board.teams] == before
    assert not any(handles & set(team) for team in before)
    assert handles.isdisjoint(table.driver.live)


# ── Talenty ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def test_lot_w_szyku_is_worth_3_when_the_whole_team_flies() -> None:
    table = RaceTable("Rosella Rowan", ["", "D01 D09 D17"], {1: ["", "D10 D02 D18"]}, order=[0, 1])
    table.support("D09", "D10").support("D01", "D02").fire()
    assert table.spaces()[1] == 4
    table = RaceTable("Rosella Amrita", ["", "D01 D09 D17"], {1: ["", "D10 D02 D18"]}, order=[0, 1])
    table.support("D09", "D10").support("D01", "D02").support("D17", "hero").fire()
    assert table.spaces()[1] == 6 + 3


def test_zmiennicy_is_worth_2_for_an_exchange_of_another_colour() -> None:
    for into, spaces in (("D25", 2), ("D10", 0)):
        table = RaceTable("Rowan Katsuro", ["", "D09 D01 D17"], {1: ["", "D25 D10 D26"]}, order=[0, 1])
        table.fire().play(Exchange("D09", into))
        flight = next(s.board.flights[1] for s in reversed(table.steps) if s.board.flights[1])
        assert flight.spaces == spaces


def test_wysokie_loty_is_worth_1_for_each_dragon_of_speed_6_or_more() -> None:
    table = RaceTable("Rowan Li", ["", "D34 D38 D26"], {1: ["", "D17 D18 D20"]}, order=[0, 1])
    table.support("D34", "D17 D18 D20").support("D26", "hero").fire()
    assert table.spaces()[1] == 6 + 1 + 1
    drafts = {7: ["", "D17 D18 D20 D25 D27 D29 D30 D10 D01"]}
    table = RaceTable("Rowan Mona", ["", "D34 D38 D26"], drafts, order=[0, 1]).until_turn(7)
    at_seat(table, 1)
    before = table.spaces()[1]
    table.support("D34", "D17 D18 D20").support("D38", "D25 D27 D29").support("D26", "D10").fire()
    assert table.spaces()[1] - before == 6 + 6 + 1 + 2


def at_seat(table: RaceTable, seat: Seat) -> RaceTable:
    while table.asked != seat:
        table.pass_by()
    return table


def test_skok_zwyciestwa_is_worth_1_for_each_land_won_or_tied() -> None:
    talented = [HEROES["Orlan"], HEROES["Rowan"]]
    assert award(5, "miasto_mocy", (2, 1), talented).spaces == (4, 0)
    assert award(5, "miasto_mocy", (2, 2), talented).spaces == (2, 1)
    assert award(5, "miasto_mocy", (1, 2), talented).spaces == (0, 3)


def test_uderz_i_lec_is_worth_2_for_each_card_used_as_an_attack_also_on_oneself() -> None:
    table = with_attacks("Iskra Rosella Salma")
    table.attack("D35", 0, "D01")
    assert table.spaces()[2] == 2
    table.attack("D39", 2, "D26").fire().play(Stay())
    assert table.spaces()[2] == 4
    flight = table.board.flights[2]
    assert flight is not None
    assert flight.spaces == 4


def test_gra_zespolowa_races_with_four_dragons() -> None:
    table = RaceTable(
        "Rowan Rosella Mingzu", ["", "", "D01 D09 D17 D25"], {1: ["", "", "D10 D02 D18"]}, order=[0, 1, 2]
    )
    table.support("D09", "D10").support("D01", "D02").support("D17", "D18").fire().exchange("D25", "D10")
    assert table.team(2) == "D01 D09 D17 D10"
    assert table.spaces()[2] == 6


# ── Koniec gry ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_the_game_ends_after_turn_7_and_the_farthest_wins() -> None:
    board = RACE.new_board(3, {"heroes": "random"})
    board.positions, board.before_turn = [90, 101, 95], [50, 99, 60]
    assert RACE.outcome(board).winners == (1,)
    assert RACE.outcome(board).scores == (90, 101, 95)


def test_in_a_tie_who_flew_farther_in_the_last_turn_wins() -> None:
    board = RACE.new_board(3, {"heroes": "random"})
    board.positions, board.before_turn = [101, 101, 95], [91, 84, 20]
    assert RACE.outcome(board).winners == (1,)


def test_who_is_still_tied_shares_the_win() -> None:
    board = RACE.new_board(3, {"heroes": "random"})
    board.positions, board.before_turn = [101, 101, 95], [84, 84, 20]
    assert RACE.outcome(board).winners == (0, 1)


def test_whoever_has_flown_a_whole_lap_races_on() -> None:
    table = RaceTable("Rowan Rosella", ["", "D62 D50 D58"], {1: ["", "D25 D27 D29"]}, order=[0, 1])
    table.board.positions[1] = LAP - 1
    table.support("D62", "hero D25 D27 D29").fire()
    assert table.spaces()[1] == LAP + 8
    table.play(Stay())
    assert not table.driver.over


def test_in_a_race_of_two_there_are_no_attacks() -> None:
    cards = [card for tile in TILES.values() for card in dragons_of(tile, LABELS[2], COPIES[2])]
    assert {CARDS[card].label for card in cards} == {"A"}
    assert not any(CARDS[card].attacks for card in cards)


def test_every_move_of_the_race_survives_being_written_down() -> None:
    moves = [Support("hero", "D01"), Attack("D35b", 3, "D01"), Fire(), Exchange("D01", "D02"), Stay()]
    assert move_to_plain(moves[3]) == {"kind": "exchange", "out": "D01", "in": "D02"}
    for move in moves:
        assert move_from_plain(move_to_plain(move), RACE.moves) == move
    with pytest.raises(ValueError, match="fields"):
        move_from_plain({"kind": "exchange", "out": "D01", "in_": "D02"}, RACE.moves)
