"""A whole game written down with every face visible: for studying bots, for reports of faults, for checks from outside.

Lines are plain values, one a step. Their form is a promise: keys may be added, none changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from engine.chance import Chance
from engine.contract import ALL, Pick, Show
from engine.dealer import Dealt, SeededDealer
from engine.driver import Driver
from engine.encoding import Plain, move_to_plain, plain
from engine.game import Game, Options
from engine.knowledge import View
from engine.pieces import Legal, Move, Seat
from engine.policies import Policy

Line: TypeAlias = "dict[str, Plain]"


def transcript(game: Game, seats: int, seed: int, options: Options, policies: Sequence[Policy]) -> Iterator[Line]:
    """Play a game with the seeded dealer, one policy a seat, and yield its lines.

    Raises ValueError, before the first line, for seats or options that the game does not have.
    """
    driver = Driver(game, seats, options)
    return _lines(driver, seed, policies)


def _lines(driver: Driver, seed: int, policies: Sequence[Policy]) -> Iterator[Line]:
    game = driver.game
    chance = Chance(seed)
    dealer = SeededDealer(driver, chance.stream("dealer"))
    whims = [chance.stream(f"seat {seat}") for seat in range(driver.seats)]

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return policies[seat].choose(view, legal, whims[seat])

    yield {
        "type": "start",
        "game": game.name,
        "seats": driver.seats,
        "seed": seed,
        "options": plain(driver.options),
        "rules": game.rules_hash().hex(),
    }
    while driver.asked is not None:
        question = driver.asked.question
        hands = getattr(question, "hands", {})
        kept = {card: dealer.face(card) for hand in hands.values() for card in hand}
        dealt = dealer.deal(decide)
        picks: dict[Seat, Plain] = {
            seat: {"kind": made.kind, "card": kept[hands[seat][made.index]]}
            for seat, made in dealt.decided.items()
            if isinstance(made, Pick)
        }
        yield step_line(game, dealt, dealer, picks)
    if driver.breach is not None:
        raise AssertionError(f"a policy broke a rule: {driver.breach}")
    outcome = game.outcome(driver.board)
    yield {"type": "end", "scores": [*outcome.scores], "winners": [*outcome.winners]}


def step_line(game: Game, dealt: Dealt, dealer: SeededDealer, picks: Mapping[Seat, Plain]) -> Line:
    """One step. `picks` are a draft's choices, by the face of the card instead of its place in the hand."""
    step = dealt.step
    move: Plain = None
    if step.ask == Show.ask:
        move = {"to": "all" if step.to is ALL else plain(step.to)}
    elif step.move is not None:
        move = move_to_plain(step.move)
    elif dealt.decided:
        move = {str(seat): picks.get(seat) or move_to_plain(made) for seat, made in dealt.decided.items()}
    line: Line = {
        "type": "step",
        "n": step.number,
        "ask": step.ask,
        "seat": step.seat,
        "move": move,
        "board": game.open_board(step.board, dealer.face) | game.open_sealed(step.board, dealer.face, dealer.sealed),
    }
    return line if step.claimed_ms is None else line | {"claimed_ms": step.claimed_ms}
