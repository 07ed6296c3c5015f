"""The bot of the race: sees what its seat may see, plays well and in time; the ghost needs nothing but the board."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import KeepAndPass, Pick
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies import Policy, for_game
from engine.policies.race_bot import Attacks, Mind, chosen, odds, rivalry, total_demand
from engine.policies.race_planner import demand_of, plan_flight, stock_of
from engine.race import RACE
from engine.race_board import Attack, Board, Exchange, Fire, Support
from engine.race_cards import CARDS, COLOURS, HEROES, TURNS
from tests.engine.race_table import RaceTable


def race(policies: list[Policy], seed: int, turns: int = TURNS) -> Board:
    """The table after so many turns."""
    driver = Driver(RACE, len(policies), {})
    dealer = SeededDealer(driver, Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(len(policies))]
    while driver.asked and driver.board.turn <= turns:
        dealer.deal(lambda seat, view, legal: policies[seat].choose(view, legal, whims[seat]))
    board: Board = driver.board
    return board


class Slowest:
    """Plays as `policy` does and remembers its longest time to think."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.longest_s = 0.0

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        start = time.thread_time()
        made = self.policy.choose(view, legal, chance)
        self.longest_s = max(self.longest_s, time.thread_time() - start)
        return made


def test_the_bot_beats_random_players_and_picks_in_time() -> None:
    bot, other = Slowest(for_game("race", "bot")), for_game("race", "random")
    for seed in range(3):
        mine = seed % 3
        board = race([bot if seat == mine else other for seat in range(3)], seed)
        assert RACE.outcome(board).winners == (mine,)
        assert board.positions[mine] > 60
    # Measured at a tenth of this; the machine of the tests may be busy.
    assert bot.longest_s < 0.3


def test_the_bot_beats_the_ghost_and_the_ghost_flies() -> None:
    board = race([for_game("race", "bot"), *[for_game("race", "ghost")] * 2], 4)
    assert RACE.outcome(board).winners == (0,)
    assert min(board.positions) > 30


def test_the_same_seed_gives_the_same_race_of_bots() -> None:
    bots = [for_game("race", "bot")] * 2
    assert race(bots, 3, turns=3) == race(bots, 3, turns=3)


def mind(table: RaceTable) -> Mind:
    return Mind(table.knowledge[table.asked].view(table.driver), Chance(1))


def choice(table: RaceTable) -> Move:
    view = table.knowledge[table.asked].view(table.driver)
    assert view.legal is not None
    return for_game("race", "bot").choose(view, view.legal, Chance(1))


def test_the_bot_lays_what_the_planner_says() -> None:
    table = RaceTable("Rowan Rosella", ["", "D27 D12 D13"], {1: ["", "D25 D17 D10"]}, order=[0, 1])
    best = plan_flight(table.board).spaces
    while isinstance(made := choice(table), Support):
        table.play(made)
    assert made == Fire()
    table.fire()
    assert table.spaces()[1] == best > 0


def test_the_bot_attacks_the_fastest_dragon_of_the_leader_with_a_card_it_does_not_need() -> None:
    drafts = {1: ["", "", "D35 D10 D13"]}
    table = RaceTable("Rosella Rowan Iskra", ["D52 D26 D01", "D17 D18 D20", "D25 D29 D30"], drafts, order=[0, 1, 2])
    table.board.positions[0] = 5
    assert choice(table) == Attack("D35", 0, "D52")


def test_the_bot_does_not_attack_with_a_card_that_flies_farther() -> None:
    drafts = {1: ["", "", "D35 D17 D18"]}
    table = RaceTable("Rosella Wicher Kafka", ["D02 D26 D01", "D03 D10 D20", "D34 D29 D30 D31"], drafts)
    assert isinstance(choice(table), Support)
    assert Attacks(mind(table)).best() is None


def test_with_the_talent_for_it_the_bot_attacks_even_itself() -> None:
    drafts = {1: ["D35 D10 D25", "", ""]}
    table = RaceTable("Salma Rosella Rowan", ["D30 D29 D26", "", ""], drafts, order=[0, 1, 2])
    table.pass_by(2)
    made = choice(table)
    assert isinstance(made, Attack)
    assert made.seat == 0
    start = table.spaces()[0]
    while not isinstance(made, Fire):
        table.play(made)
        made = choice(table)
    table.fire()
    assert table.spaces()[0] - start >= 2 + 1


def test_the_bot_takes_a_faster_dragon_into_its_team() -> None:
    drafts = {1: ["", "D21 D18 D03"]}
    table = RaceTable("Rosella Li", ["", "D19 D26 D10"], drafts, order=[0, 1])
    table.fire()
    made = choice(table)
    assert isinstance(made, Exchange)
    assert CARDS[Face(made.in_)].speed > CARDS[Face(made.out)].speed


def test_with_the_talent_for_it_the_bot_exchanges_colours_in_the_last_turn() -> None:
    drafts = {7: ["", "D01 D02 D03 D05 D06 D07 D17 D18 D21"]}
    table = RaceTable("Rowan Katsuro", ["", "D09 D10 D11"], drafts, order=[0, 1]).until_turn(7)
    while table.asked != 1:
        table.pass_by()
    table.fire()
    made = choice(table)
    assert isinstance(made, Exchange)
    assert CARDS[Face(made.out)].colour != CARDS[Face(made.in_)].colour


def picks_of(table_seed: int, hero: str) -> list[tuple[list[str], str]]:
    """Hands that a bot had in a race, and what it kept."""
    driver = Driver(RACE, 3, {"heroes": f"{hero},Rosella,Iskra"})
    dealer = SeededDealer(driver, Chance(table_seed))
    bot = for_game("race", "bot")
    out: list[tuple[list[str], str]] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        if seat or not isinstance(legal.listed[0], Pick):
            return legal.listed[0]
        made = bot.choose(view, legal, Chance(2))
        assert isinstance(made, Pick)
        hand = [str(view.known[card]) for card in view.board.hands[0]]
        out.append((hand, hand[made.index]))
        return made

    while driver.asked and driver.board.turn < 3:
        dealer.deal(decide)
    return out


def test_the_bot_drafts_what_its_team_needs() -> None:
    for seed in range(3):
        driver = Driver(RACE, 3, {})
        dealer = SeededDealer(driver, Chance(seed))
        while not (driver.asked and isinstance(driver.asked.question, KeepAndPass)):
            dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        needs = total_demand(driver.board.team(0))
        view = dealer.view(0)
        flown = Mind(view, Chance(1)).draft._flown()
        wanted = [colour for colour in flown if needs[colour]]
        idle = [colour for colour in flown if not needs[colour]]
        if wanted and idle:
            assert max(flown[colour] for colour in wanted) >= max(flown[colour] for colour in idle)


def test_the_bot_keeps_one_of_its_hand() -> None:
    picks = picks_of(4, "Mona")
    assert [len(hand) for hand, _ in picks] == [3, 2, 1, 4, 3, 2, 1]
    assert all(card in hand for hand, card in picks)


def test_no_bot_looks_at_faces_that_its_seat_has_not_seen() -> None:
    """Its whole view is handed in; what it makes of it is the same whatever lies hidden."""

    def made(swap: bool) -> list[Any]:
        driver = Driver(RACE, 3, {"heroes": "Rowan,Rosella,Li"})
        dealer = SeededDealer(driver, Chance(8))
        bot, out = for_game("race", "bot"), []
        while driver.asked and driver.asked.number < 20:
            if isinstance(driver.asked.question, KeepAndPass) and swap:
                hidden = driver.board.deck
                faces = [dealer.face(card) for card in hidden]
                dealer._faces.update(zip(hidden, reversed(faces), strict=True))
            dealer.deal(lambda seat, view, legal: out.append(bot.choose(view, legal, Chance(3))) or out[-1])
        return out

    assert len(made(False)) > 5
    assert made(False) == made(True)


def test_small_reckonings_of_the_bot() -> None:
    assert [odds(margin) for margin in (-900, -200, 0, 100, 900)] == [0, 0, 50, 75, 100]
    stock = stock_of((), HEROES["Kafka"])
    offered = [COLOURS.index(colour) for colour in ("red", "blue", "red", "green")]
    grown = chosen(stock, offered, demand_of(CARDS[Face("D29")].needs))
    assert grown.by_colour == [1, 0, 1, 0]
    assert stock.by_colour == [0, 0, 0, 0]
    board = RACE.new_board(3, {"heroes": "random"})
    board.positions = [3, 9, 5]
    assert [rivalry(board, 0, 1), rivalry(board, 0, 2), rivalry(board, 1, 2), rivalry(board, 1, 0)] == [60, 15, 60, 15]


@pytest.mark.parametrize("seats", [3, 8])
def test_the_ghost_of_a_race_needs_no_faces_and_no_chance(seats: int) -> None:
    ghost = for_game("race", "ghost")

    def blind(policy: Policy) -> Policy:
        class Blind:
            def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
                return policy.choose(replace(view, known={}, seat=None), legal, Chance(99))

        return Blind()

    assert race([ghost] * seats, 2) == race([blind(ghost)] * seats, 2)
