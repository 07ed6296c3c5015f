"""Races as they always were: the first turn of one as every seat sees it, and the bytes of whole ones.

When the rules change on purpose, `python -m tests.engine.test_race_golden` prints the first turn anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from engine.chance import Chance
from engine.dealer import Dealt, SeededDealer
from engine.driver import Driver
from engine.encoding import move_to_plain
from engine.pieces import Handle, Seat
from engine.policies import for_game
from engine.race import RACE
from engine.transcript import transcript
from tests.engine.watched import AnyKind

FIRST_TURN = Path(__file__).parent / "race_first_turn.txt"


def seen_by(dealer: SeededDealer, seat: Seat | None, cards: Iterable[Handle]) -> str:
    known = dealer.known(seat)
    return " ".join(known.get(card, "?") for card in cards) or "-"


def told(dealt: Dealt) -> str:
    """The step, as all at the table may know it."""
    step = dealt.step
    if step.ask == "show":
        return f"show to {'all' if not isinstance(step.to, tuple) else step.to[0]}"
    if step.move is not None:
        plain = move_to_plain(step.move)
        return f"seat {step.seat}: {' '.join(map(str, plain.values()))}"
    return step.ask if step.rolled is None else f"roll: {step.rolled}"


def first_turn() -> str:
    """What each seat, and an onlooker, sees of the hands and of what was drafted, step by step."""
    driver = Driver(RACE, 3, {"heroes": "Rowan,Kafka,Li"})
    dealer = SeededDealer(driver, Chance(3))
    policy, whims = AnyKind("fire"), Chance(3, "whims")
    lines = []
    while driver.board.turn == 1:
        dealt = dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
        board = driver.board
        lines.append(f"{dealt.step.number} {told(dealt)} | {board.phase} {board.positions}")
        if dealt.step.ask != "move" and any((*board.hands, *board.drafted)):
            for seat in (None, 0, 1, 2):
                hands = " / ".join(seen_by(dealer, seat, hand) for hand in board.hands)
                drafted = " / ".join(seen_by(dealer, seat, cards) for cards in board.drafted)
                lines.append(f"    {'onlooker' if seat is None else f'seat {seat}'}: {hands} | {drafted}")
    return "\n".join(lines) + "\n"


def test_the_first_turn_of_a_race_as_every_seat_sees_it() -> None:
    assert first_turn() == FIRST_TURN.read_text("utf-8")


@pytest.mark.parametrize(
    ("seats", "seed", "kind", "digest"),
    [
        (2, 1, "random", "ac59fe01932b1647f8be391d909ce6c3"),
        (5, 2, "random", "be87406f09a6196fd03b61d9a46db78a"),
        (8, 3, "ghost", "7a2155154ba5fbb7f62b8762679b72b5"),
        (2, 4, "bot", "3c822b54222be8f6d63a9ab98cd4c9dc"),
    ],
)
def test_a_race_of_a_seed_is_the_same_to_the_byte(seats: int, seed: int, kind: str, digest: str) -> None:
    lines = transcript(RACE, seats, seed, {}, [for_game("race", kind)] * seats)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    assert hashlib.sha256(text.encode()).hexdigest()[:32] == digest


if __name__ == "__main__":
    print(first_turn(), end="")
