"""Every question of the contract, asked by a game of a few lines and answered by the seeded dealer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from engine.chance import Chance
from engine.contract import ALL, KeepAndPass, Pick, Rules, Show, Shuffle, Unseal, seal, show, shuffle, unseal
from engine.dealer import Dealt, SeededDealer
from engine.driver import Driver, WrongAnswer
from engine.game import Game
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move, Seat
from engine.policies import for_game
from tests.engine.contract_games import (
    AUCTION,
    BOAST,
    CONTRACT_GAMES,
    DICE,
    DRAFT,
    LETTERS,
    RESHUFFLE,
    ROLES,
    VERDICTS,
    WORDS,
    Bid,
    Boast,
    Modest,
    Say,
    Table,
    small_game,
    value,
)

SEATS = (2, 3, 5)


def dealt(game: Game, seats: int, seed: int = 1, kind: str = "random") -> Iterator[tuple[SeededDealer, Dealt]]:
    """Play to the end, one answered question after the other."""
    dealer = SeededDealer(Driver(game, seats, {}), Chance(seed, "dealer"))
    policy, whims = for_game(game.name, kind), Chance(seed, "whims")

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        assert view.seat == seat
        return policy.choose(view, legal, whims)

    while dealer.driver.asked:
        yield dealer, dealer.deal(decide)


def last(game: Game, seats: int, seed: int = 1, kind: str = "random") -> Driver:
    *_, (dealer, _) = dealt(game, seats, seed, kind)
    return dealer.driver


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("game", CONTRACT_GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("kind", ["random", "ghost"])
def test_every_game_comes_to_its_end_and_the_same_one_again(game: Game, seats: int, kind: str) -> None:
    driver = last(game, seats, seed=5, kind=kind)
    assert driver.over
    assert driver.breach is None
    assert last(game, seats, seed=5, kind=kind).digest() == driver.digest()
    assert len(game.outcome(driver.board).scores) == seats


@pytest.mark.parametrize("game", [DICE, AUCTION, VERDICTS, ROLES, RESHUFFLE, DRAFT, WORDS], ids=lambda g: g.name)
def test_another_seed_gives_another_game(game: Game) -> None:
    assert len({last(game, 3, seed).digest() for seed in range(8)}) > 1


def test_every_question_is_asked_by_some_game() -> None:
    asked = {step.step.ask for game in CONTRACT_GAMES for _, step in dealt(game, 3)}
    assert asked == {"shuffle", "show", "move", "moves", "seal", "unseal", "keep_and_pass", "roll"}


def test_a_roll_is_a_side_and_nothing_else() -> None:
    driver = Driver(DICE, 2, {})
    for wrong in (None, -1, 6, True, (Face("a"),)):
        before = driver.digest()
        with pytest.raises(WrongAnswer):
            driver.answer(wrong)
        assert driver.digest() == before
    assert driver.answer(5).board.scores == [6, 0]


def test_all_moves_are_in_before_one_counts() -> None:
    driver = Driver(AUCTION, 3, {"length": 1})
    with pytest.raises(WrongAnswer):
        driver.answer({0: Bid(1), 1: Bid(2)})
    with pytest.raises(WrongAnswer) as wrong:
        driver.answer({0: Bid(1), 1: Bid(9), 2: Bid(1)})
    assert wrong.value.seat == 1
    step = driver.answer({2: Bid(1), 0: Bid(1), 1: Bid(3)})
    assert step.board.scores == [0, 3, 0]
    assert list(step.moves) == [0, 1, 2]


def test_what_is_sealed_is_read_only_when_it_is_unsealed() -> None:
    steps = [(dealer.driver, step) for dealer, step in dealt(VERDICTS, 3)]
    sealed = [step for _, step in steps if step.step.ask == "seal"]
    assert sealed
    assert all(step.decided and not step.step.moves for step in sealed)
    unsealed = [step for _, step in steps if step.step.ask == "unseal"]
    assert [step.decided for step in unsealed] == [step.decided for step in sealed]
    assert all(step.step.moves == step.decided for step in unsealed)


def test_a_sealed_move_that_was_not_legal_names_its_seat() -> None:
    driver = Driver(VERDICTS, 2, {"length": 1})
    driver.answer()
    driver.answer()
    driver.answer(Bid(2))
    assert driver.asked is not None
    assert isinstance(driver.asked.question, Unseal)
    with pytest.raises(WrongAnswer) as wrong:
        driver.answer({1: Bid(7)})
    assert wrong.value.seat == 1
    assert driver.answer({1: Bid(2)}).board.scores == [0, 0]
    assert driver.answer({0: Bid(2)}).board.scores == [1, 1]


def test_a_card_shown_to_all_but_one_stays_hidden_from_that_one() -> None:
    hidden = 0
    for dealer, step in dealt(ROLES, 3):
        if step.step.ask == "show" and step.step.to is not ALL:
            (card,) = step.step.cards
            owner = step.step.board.turn
            assert step.step.faces == ()
            assert card not in dealer.known(owner)
            assert card not in dealer.known(None)
            assert all(dealer.known(s)[card] == dealer.face(card) for s in range(3) if s != owner)
            hidden += 1
    assert hidden == 2


def test_a_shuffle_makes_old_handles_void_and_what_was_known_of_them() -> None:
    shuffles = [(dealer, step.step) for dealer, step in dealt(RESHUFFLE, 2) if step.step.ask == "shuffle"]
    assert len(shuffles) == 3
    seen: set[Handle] = set()
    for _, step in shuffles:
        assert seen.isdisjoint(step.cards)
        seen.update(step.cards)
    dealer, step = shuffles[-1]
    assert dealer.driver.live == set(step.cards)
    assert not dealer.known(0)
    assert sorted(dealer.face(card) for card in step.cards) == sorted(LETTERS)


def test_a_draft_keeps_the_kept_card_known_and_the_passed_ones_fresh() -> None:
    drafts = 0
    dealer = SeededDealer(Driver(DRAFT, 3, {}), Chance(4))
    while dealer.driver.asked:
        question = dealer.driver.asked.question
        hands = question.hands if isinstance(question, KeepAndPass) else {}
        before = {seat: sorted(dealer.face(card) for card in hand) for seat, hand in hands.items()}
        step = dealer.deal(lambda _seat, _view, legal: legal.listed[-1])
        if not hands:
            continue
        drafts += 1
        cards, start = step.step.cards, 0
        for seat, hand in hands.items():
            mine = cards[start : start + len(hand)]
            start += len(hand)
            assert step.decided[seat] == Pick(len(hand) - 1)
            assert sorted(dealer.face(card) for card in mine) == before[seat]
            assert dealer.known(seat)[mine[0]] == dealer.face(mine[0])
            assert all(card not in dealer.known(other) for card in mine[1:] for other in range(3))
            assert all(card not in dealer.driver.live for card in hand)
    assert drafts == 2


def test_the_passed_cards_are_handed_on_in_an_order_nobody_chose() -> None:
    orders = set()
    for seed in range(12):
        dealer = SeededDealer(Driver(DRAFT, 2, {}), Chance(seed))
        while not isinstance(dealer.driver.asked.question, KeepAndPass):  # type: ignore[union-attr]
            dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        hand = [dealer.face(card) for card in dealer.driver.asked.question.hands[0]]  # type: ignore[union-attr]
        step = dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        orders.add(tuple(hand[1:].index(dealer.face(card)) for card in step.step.cards[1:3]))
    assert len(orders) > 1


@pytest.mark.parametrize("text", ["", " moon", "moon ", "a\nb", "x" * 65, "zero\u200bwidth"])
def test_words_that_may_not_be_said(text: str) -> None:
    driver = Driver(WORDS, 2, {"length": 1})
    with pytest.raises(WrongAnswer):
        driver.answer(Say(text))


def test_words_are_any_in_any_language_and_count_once() -> None:
    driver = Driver(WORDS, 2, {"length": 1})
    assert driver.answer(Say("jeżyk їжак")).board.scores == [1, 0]
    assert driver.answer(Say("jeżyk їжак")).board.scores == [1, 0]
    assert driver.over


def test_a_breach_stops_the_game_and_names_the_seat() -> None:
    driver = Driver(BOAST, 2, {})
    driver.answer()
    driver.answer()
    driver.answer(Boast())
    step = driver.answer((Face("a"),))
    assert step.board.faces
    assert not driver.over
    assert driver.asked is None
    assert driver.breach is not None
    assert (driver.breach.seat, driver.breach.rule) == (0, "boast.not_high")
    with pytest.raises(WrongAnswer):
        driver.answer()


@pytest.mark.parametrize("seed", range(20))
def test_nobody_who_plays_by_the_view_commits_a_breach(seed: int) -> None:
    for dealer, step in dealt(BOAST, 4, seed):
        if isinstance(step.step.move, Boast | Modest):
            card = step.step.board.hands[step.step.seat][0]
            assert isinstance(step.step.move, Modest) or value(dealer.face(card)) >= 8
    assert dealer.driver.over


def play_with_a_void_card(board: Table) -> Rules[None]:
    old = yield from shuffle(LETTERS)
    yield from shuffle(old)
    yield from show(old[:1])


def play_with_a_card_twice(board: Table) -> Rules[None]:
    cards = yield from shuffle(LETTERS)
    yield from show([cards[0], cards[0]])


def play_unsealing_twice(board: Table) -> Rules[None]:
    sealed = yield from seal({0: Legal((Bid(0),))})
    yield from unseal(sealed)
    yield from unseal(sealed)


@pytest.mark.parametrize(
    ("rules", "answers"),
    [
        (play_with_a_void_card, [None, None]),
        (play_with_a_card_twice, [None]),
        (play_unsealing_twice, [None, {0: Bid(0)}]),
    ],
)
def test_a_rulebook_that_asks_nonsense_is_found_out(rules: object, answers: Sequence[object]) -> None:
    driver = Driver(small_game("nonsense", rules, (Bid,)), 2, {})  # type: ignore[arg-type]
    for answer in answers[:-1]:
        driver.answer(answer)  # type: ignore[arg-type]
    with pytest.raises(AssertionError):
        driver.answer(answers[-1])  # type: ignore[arg-type]


def test_faces_have_to_be_the_games_own_and_as_many_as_the_cards() -> None:
    driver = Driver(ROLES, 2, {})
    assert isinstance(driver.asked.question, Shuffle)  # type: ignore[union-attr]
    with pytest.raises(WrongAnswer):
        driver.answer((Face("a"),))
    driver.answer()
    driver.answer()
    driver.answer(Bid(0))
    assert isinstance(driver.asked.question, Show)  # type: ignore[union-attr]
    for wrong in (None, (), (Face("a"), Face("b")), (Face("?"),), [Face("a")]):
        with pytest.raises(WrongAnswer):
            driver.answer(wrong)  # type: ignore[arg-type]
    driver.answer((Face("a"),))
