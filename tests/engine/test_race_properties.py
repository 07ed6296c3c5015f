"""What holds in every race: nothing lost, nobody sees more than at a table, the same on every peer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest

from engine.chance import Chance
from engine.contract import ALL, KeepAndPass, OneMove, Show
from engine.dealer import SeededDealer
from engine.driver import Driver, Step, WrongAnswer
from engine.encoding import move_from_plain, move_to_plain
from engine.pieces import Face, Handle, Move, Seat
from engine.policies import for_game
from engine.race import RACE
from engine.race_board import HERO, Attack, Board, Exchange, Fire, Stay, Support, cards_of, start_cards
from engine.race_cards import CARDS, HEROES, LOWERS, TILES, UPPERS
from engine.race_flight import legal_attacks, legal_supports
from tests.engine.watched import AnyKind
from tests.engine.watched import Watched as Game

ALL_HEROES = {
    2: "Rowan,Mona",
    3: "Kafka,Salma,Orlan",
    4: "Iskra,Wicher,Mingzu,Li",
    5: "Rosella,Amrita,Kafka,Mingzu,Katsuro",
}
"""Between them all twelve heroes; the larger tables draw theirs."""


class Watched(Game):
    """A race, with a book of who was shown what that also follows the draft."""

    game = RACE
    deck = tuple(CARDS)

    def _account(self, step: Step) -> None:
        live = self.dealer.driver.live
        self.shown = {seat: {c: f for c, f in book.items() if c in live} for seat, book in self.shown.items()}
        if step.ask == KeepAndPass.ask:
            for seat, kept in self._kept(step).items():
                assert seat is not None
                self.shown[seat][kept] = self.dealer.face(kept)
        super()._account(step)

    def _kept(self, step: Step) -> dict[Seat | None, Handle]:
        """The fresh cards are those of each hand in the order of seats, the kept one first."""
        board: Board = step.board
        size = len(step.cards) // len(board.seats)
        kept: dict[Seat | None, Handle] = {seat: step.cards[seat * size] for seat in board.seats}
        assert [cards[-1] for cards in board.drafted] == list(kept.values())
        return kept

    def _check(self, board: Board) -> None:
        cards = board.cards()
        if self.steps[-1].number > 2:
            assert len(set(cards)) == len(cards)
            assert set(cards) == self.dealer.driver.live
        in_game = [*start_cards(len(board.seats))]
        for tile in board.turned_up()[4:]:
            in_game += cards_of(len(board.seats), tile)
        lying = [self.dealer.face(card) for card in cards]
        dragons = [face for face in lying if face in CARDS]
        assert Counter([*dragons, *board.coming]) == Counter(in_game)
        if self.steps[-1].number > 2:
            assert Counter(face for face in lying if face in TILES) == Counter([*UPPERS, *LOWERS])
        assert board.faces == self.shown[None]
        for seat, book in self.shown.items():
            assert dict(self.dealer.known(seat)) == book
            self._check_sight(board, seat, book)

    def _check_sight(self, board: Board, seat: Seat | None, book: Mapping[Handle, Face]) -> None:
        """Exactly what a player at a table sees: open cards, the own hand, and what the own hand gave."""
        may = set(board.faces)
        if seat is not None:
            may |= {*board.hands[seat], *board.drafted[seat]}
        assert set(book) <= may
        assert not set(board.deck) & set(book) - set(board.faces)


@pytest.mark.parametrize("seats", range(2, 9))
def test_races_lose_no_card_show_nobody_too_much_and_come_to_an_end(seats: int) -> None:
    options: dict[str, Any] = {"heroes": ALL_HEROES[seats]} if seats in ALL_HEROES else {}
    game = Watched(seats, options, seats, AnyKind("fire") if seats % 2 else for_game("race", "random"))
    board = game.play()
    assert (board.turn, board.phase) == (7, "over")
    flown = [0] * seats
    for before, step in zip(game.steps, game.steps[1:], strict=False):
        for seat in range(seats):
            if step.board.flights[seat] is not None and before.board.flights[seat] is None:
                flown[seat] += step.board.flights[seat].spaces
        if step.board.turbo is not None and before.board.turbo is None:
            for each in step.board.turbo:
                flown = [spaces + more for spaces, more in zip(flown, each.spaces, strict=True)]
    assert flown == board.positions
    assert set(board.heroes) <= set(HEROES)
    sizes = [HEROES[name].team for name in board.heroes]
    assert [len(team) for team in board.teams] == sizes


def test_all_heroes_race() -> None:
    named = {name for names in ALL_HEROES.values() for name in names.split(",")}
    assert named == set(HEROES)


@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_answers_give_the_same_hash_of_a_race_at_every_step(seats: int) -> None:
    game = Watched(seats, {}, 40 + seats, AnyKind("fire"), hashed=True)
    game.play()
    again = Driver(RACE, seats, {})
    for step, digest in zip(game.steps, game.digests, strict=True):
        match step.ask:
            case "roll":
                again.answer(step.rolled)
            case "move":
                again.answer(step.move)
            case "show":
                again.answer(step.faces if step.to is ALL else None)
            case _:
                again.answer(None)
        assert again.digest() == digest


def every_move(board: Board) -> list[Move]:
    """Moves of all kinds, also of cards and seats that there are not."""
    cards = ["hero", "", "D99", "D01b", "D35", *(face for face in board.faces.values() if face in CARDS)]
    dragons = [face for team in board.teams for card in team if (face := board.faces.get(card))]
    return [
        Fire(),
        Stay(),
        *(Support(card, dragon) for card in cards for dragon in (*dragons, "D99")),
        *(Attack(card, seat, dragon) for card in cards for seat in (-1, 0, 1, 2, 9) for dragon in dragons),
        *(Exchange(out, into) for out in (*dragons, "D99") for into in cards),
    ]


def test_every_move_of_a_race_that_is_not_listed_is_refused_and_changes_nothing() -> None:
    dealer = SeededDealer(Driver(RACE, 3, {}), Chance(5))
    policy, whims = AnyKind("fire"), Chance(5, "whims")
    refused = asked = 0
    while dealer.driver.asked is not None:
        question = dealer.driver.asked.question
        if isinstance(question, OneMove):
            asked += 1
            if not asked % 9:
                before = dealer.driver.digest()
                for move in every_move(dealer.driver.board):
                    if move not in question.legal.listed:
                        with pytest.raises(WrongAnswer):
                            dealer.driver.answer(move)
                        refused += 1
                assert dealer.driver.digest() == before
        dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
    assert refused > 5000


def test_every_kind_of_move_of_a_race_is_made_and_survives_being_written_down() -> None:
    made: dict[type[Move], Move] = {}
    game = Watched(4, {}, 9, AnyKind("fire"))
    game.play()
    for step in game.steps:
        if step.move is not None:
            made[type(step.move)] = step.move
    assert set(made) == set(RACE.moves)
    for move in made.values():
        assert move_from_plain(move_to_plain(move), RACE.moves) == move


def test_a_board_of_a_race_copied_is_equal_and_its_own() -> None:
    game = Watched(3, {}, 3, AnyKind("fire"))
    game.play()
    step = next(step for step in game.steps if step.board.attacks and step.board.supports)
    whole = step.board
    copy = deepcopy(whole)
    assert copy == whole
    for name in ("teams", "hands", "drafted", "positions", "faces", "supports", "attacks", "deck", "flights", "coming"):
        assert getattr(copy, name) is not getattr(whole, name)
    copy.supports[next(iter(copy.supports))].append("hero")
    copy.teams[0].clear()
    assert copy != whole
    assert len(whole.teams[0]) >= 3


def drafts_seen_by_others(swap: bool) -> list[tuple[object, ...]]:
    """What all but seat 0 see until the first flight, with the cards that it keeps and passes exchanged or not."""
    driver = Driver(RACE, 3, {"heroes": "Rowan,Rosella,Li"})
    dealer = SeededDealer(driver, Chance(1))
    views: list[tuple[object, ...]] = []
    while driver.asked is not None and not isinstance(driver.asked.question, OneMove):
        if isinstance(driver.asked.question, KeepAndPass) and len(driver.board.hands[0]) == 3 and swap:
            one, other, _ = driver.board.hands[0]
            dealer._faces[one], dealer._faces[other] = dealer._faces[other], dealer._faces[one]
        dealer.deal(lambda _seat, _view, legal: legal.listed[0])
        if driver.board.phase == "draft":
            views += [(s, v.board, v.asked, driver.digest()) for s in (None, 1, 2) if (v := dealer.view(s))]
    return views


def test_which_card_of_a_hand_was_kept_cannot_be_seen_on_any_board() -> None:
    assert drafts_seen_by_others(False) == drafts_seen_by_others(True)


def test_a_passed_card_has_a_handle_that_nobody_knew_before() -> None:
    game = Watched(3, {}, 2, for_game("race", "random"))
    game.play()
    seen: set[Handle] = set()
    for step in game.steps:
        if step.ask == KeepAndPass.ask:
            assert not set(step.cards) & seen
        seen |= set(step.cards)


def test_all_that_a_flight_may_do_depends_on_open_cards_alone() -> None:
    """The rulebook itself is never told a face that was not shown to all."""
    game = Watched(4, {}, 6, AnyKind("fire"))
    game.play()
    shows = [step for step in game.steps if step.ask == Show.ask]
    assert any(step.to is not ALL for step in shows)
    for step in shows:
        assert bool(step.faces) == (step.to is ALL)


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_can_be_laid_is_kept_up_as_if_it_were_looked_for_anew(seats: int) -> None:
    policy, whims = for_game("race", "random"), [Chance(seats, str(seat)) for seat in range(seats)]
    driver = Driver(RACE, seats, {})
    dealer, asked, laid = SeededDealer(driver, Chance(seats)), 0, Counter[str]()
    while driver.asked is not None:
        question, board = driver.asked.question, driver.board
        if isinstance(question, OneMove) and Fire() in question.legal.listed:
            assert question.legal.listed == (Fire(), *legal_supports(board), *legal_attacks(board))
            asked += 1
            laid.update("own" if attack.seat == board.flying else "another's" for attack in board.attacks)
            laid.update("hero" for under in board.supports.values() if HERO in under)
        dealer.go_on(lambda seat, view, legal: policy.choose(view, legal, whims[seat]))
    assert asked > 7 * seats
    assert min(laid[what] for what in ("hero", "own", "another's")) > 0
