"""The three levels of bots: whole games by the rules, from what a seat can know, each better than the last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from engine.chance import Chance
from engine.contract import Pick
from engine.dealer import SeededDealer
from engine.driver import Driver
from engine.games import GAMES, find
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import LEVELS, Policy, for_game, hurried
from engine.policies.race_bot import RaceBot
from engine.policies.worlds import FEWEST, counted, dealt
from engine.sen import Draw, Keep
from netcore.node import bots
from tests.engine.sen_table import SenTable, stacked

SHORT = {"sen": {"rounds": 1}, "smoki": {"goal": "rounds", "rounds": 1}, "race": {}, "dream": {"night_s": 30}}
"""One round of each game; the race has but one length, so it is played for so many questions."""
QUESTIONS = 90


def steps(name: str, seats: int, policies: list[Policy], seed: int) -> Iterator[tuple[SeededDealer, Seat, View, Move]]:
    """Each decision of a game, with the dealer as it was before it took effect."""
    dealer = SeededDealer(Driver(find(name), seats, SHORT[name]), Chance(seed, "dealer"))
    whims = [Chance(seed, f"seat {seat}") for seat in range(seats)]
    made: list[tuple[SeededDealer, Seat, View, Move]] = []

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        view = dealer.view(seat)
        move = policies[seat].choose(view, legal, whims[seat])
        assert legal.admits(move)
        made.append((dealer, seat, view, move))
        return move

    for _ in range(QUESTIONS):
        if dealer.driver.asked is None:
            return
        made.clear()
        dealer.deal(decide)
        yield from made


def game(name: str, seats: int, policies: list[Policy], seed: int) -> list[tuple[Seat, Move]]:
    return [(seat, move) for _, seat, _, move in steps(name, seats, policies, seed)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_keeps_to_the_rules_at_the_smallest_and_at_larger_tables(name: str, level: str) -> None:
    rules = find(name)
    for seats in sorted({rules.least_seats, 3, 5} & set(range(rules.least_seats, rules.most_seats + 1))):
        first = game(name, seats, [for_game(name, level)] * seats, seed=seats)
        assert len({seat for seat, _ in first}) == seats
        assert first == game(name, seats, [for_game(name, level)] * seats, seed=seats)


@pytest.mark.parametrize("options", [{"nines": True, "all_in": True, "know": True, "rounds": 2}])
def test_the_sly_one_keeps_to_the_rules_with_all_variants_of_sen(options: dict[str, bool]) -> None:
    dealer = SeededDealer(Driver(find("sen"), 3, options), Chance(4, "dealer"))
    policy, whims = for_game("sen", "sly"), Chance(4, "whims")
    while dealer.driver.asked is not None:
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert dealer.driver.over


class Peeker:
    """A player that looks at what it must not see, to show that the twins below would tell."""

    def __init__(self) -> None:
        self.dealer: SeededDealer | None = None

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        assert self.dealer is not None
        faces = [self.dealer.face(card) for card in view.board.cards() if card not in view.known]
        return legal.listed[sum(faces[0].encode()) % len(legal.listed)] if faces else legal.listed[0]


def twins_differ(name: str, policy: Policy, seed: int, told: Callable[[SeededDealer], None] = lambda _: None) -> bool:
    """Whether `policy` ever decides otherwise when the cards that its seat cannot see lie otherwise."""
    seats = find(name).least_seats
    dealer = SeededDealer(Driver(find(name), seats, SHORT[name]), Chance(seed, "dealer"))
    told(dealer)
    differs = False

    def decide(seat: Seat, _view: View, legal: Legal) -> Move:
        nonlocal differs
        view = dealer.view(seat)
        chosen = policy.choose(view, legal, Chance(seed, str(view.number)))
        hidden = [card for card in dealer._faces if card not in view.known]
        before = dict(dealer._faces)
        if any(before[a] != before[b] for a in hidden for b in hidden):
            dealer._faces.update(zip(hidden, [before[card] for card in (*hidden[1:], hidden[0])], strict=True))
        twin = policy.choose(dealer.view(seat), legal, Chance(seed, str(view.number)))
        differs |= chosen != twin
        dealer._faces.update(before)
        return chosen

    for _ in range(QUESTIONS):
        if dealer.driver.asked is not None:
            dealer.deal(decide)
    return differs


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_makes_no_difference(name: str, level: str) -> None:
    assert not twins_differ(name, for_game(name, level), seed=1)


def test_twins_tell_who_peeps() -> None:
    peeker = Peeker()
    assert twins_differ("sen", peeker, 1, lambda dealer: setattr(peeker, "dealer", dealer))


def test_the_sly_one_sees_the_same_in_two_deals_that_look_the_same_to_it() -> None:
    """Twins from the shuffle on: only what lies face down for both differs, among the dreams and in the pile."""
    for whim in range(5):
        made = set()
        for closed in ("0 1 2", "9 9 9", "8 swap 3"):
            t = SenTable([stacked(["4 2 5 5", "9 9 9 8"], "3", f"5 {closed}")], 2)
            t.play(Draw())
            view = t.view(t.asked)
            assert view.legal is not None
            made.add(for_game("sen", "sly").choose(view, view.legal, Chance(whim)))
        assert len(made) == 1


@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_time_makes_a_legal_move_all_the_same(name: str) -> None:
    seats = find(name).least_seats
    asked = 0

    def hurry() -> Callable[[], bool]:
        nonlocal asked
        asked += 1
        return lambda: True

    short = hurried(for_game(name, "sly"), hurry)
    moves = game(name, seats, [short] * seats, seed=2)
    assert moves
    assert asked or name in ("smoki", "dream"), "these two are done in no time"
    assert hurried(for_game(name, "lively"), hurry) is not None


def test_a_bot_at_a_table_thinks_only_so_long(monkeypatch: pytest.MonkeyPatch) -> None:
    now_s = 100.0
    monkeypatch.setattr(bots, "time", SimpleNamespace(monotonic=lambda: now_s))
    policy = bots.policy_for("race", "sly")
    time_is_up = policy.hurry()  # type: ignore[attr-defined]
    assert not time_is_up()
    now_s += bots.THINKS_S
    assert time_is_up()
    assert type(bots.policy_for("race")) is RaceBot
    with pytest.raises(ValueError, match="policies are"):
        bots.policy_for("race", "oracle")


def test_worlds_are_counted_and_time_cuts_them_short() -> None:
    assert list(counted(5, lambda: False)) == [0, 1, 2, 3, 4]
    assert list(counted(5, lambda: True)) == list(range(FEWEST))
    assert list(counted(1, lambda: True)) == [0]


def test_cards_are_dealt_from_the_end_of_the_pile_all_equally_likely() -> None:
    assert sorted(dealt("abcdef", 3, Chance(1))) == list("abcdef")
    assert dealt("", 3, Chance(1)) == []
    tops = [dealt(range(6), 2, Chance(seed))[-2:] for seed in range(3000)]
    for at in range(2):
        counts = [sum(top[at] == card for top in tops) for card in range(6)]
        assert all(400 < count < 600 for count in counts), counts


@pytest.mark.parametrize(("name", "games"), [("sen", 24), ("smoki", 16), ("race", 8), ("dream", 8)])
def test_a_calm_bot_loses_more_often_than_not_to_a_lively_one(name: str, games: int) -> None:
    from bench.levels import match

    assert match(find(name), "lively", "calm", games, 0).won > games / 2


@pytest.mark.parametrize(("name", "games"), [("sen", 20), ("smoki", 16), ("race", 6), ("dream", 8)])
def test_a_lively_bot_loses_more_often_than_not_to_a_sly_one(name: str, games: int) -> None:
    from bench.levels import match

    assert match(find(name), "sly", "lively", games, 0).won > games / 2


def test_picks_of_the_race_are_looked_ahead_for() -> None:
    sly = game("race", 2, [for_game("race", "sly")] * 2, seed=3)
    lively = game("race", 2, [for_game("race", "lively")] * 2, seed=3)
    assert [move for _, move in sly if isinstance(move, Pick)] != [m for _, m in lively if isinstance(m, Pick)]


def test_the_calm_one_of_sen_keeps_a_small_card_for_a_big_one() -> None:
    t = SenTable([stacked(["9 1 5 5", "9 9 9 8"], "8", "0")], 2)
    t.play(Draw())
    view = t.view(t.asked)
    assert view.legal is not None
    made = [for_game("sen", "calm").choose(view, view.legal, Chance(whim)) for whim in range(40)]
    assert made.count(Keep(0)) > 25
