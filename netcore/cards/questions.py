"""Which protocol answers which question of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never, cast

from engine.contract import (
    ALL,
    AllMoves,
    KeepAndPass,
    OneMove,
    Question,
    Roll,
    Seal,
    Show,
    Shuffle,
    Unseal,
)
from engine.driver import Answer
from engine.pieces import Move, Seat
from netcore.cards.desk import Desk
from netcore.cards.keep_and_pass import keep_and_pass
from netcore.cards.moves import Promised, one_move, open_moves, promise_moves, timed_move
from netcore.cards.phase import Protocol
from netcore.cards.roll import roll_die
from netcore.cards.show import show_to_all, show_to_some
from netcore.cards.shuffle import shuffle_cards


class Answering:
    """Answers questions for one table; remembers what is promised or under seal, by the question's number."""

    def __init__(self, kinds: Sequence[type[Move]]) -> None:
        self._kinds = tuple(kinds)
        self._promised: dict[int, Promised] = {}

    def protocol(self, desk: Desk, question: Question) -> Protocol[Answer]:
        """The phases that answer `question`, and the answer as the driver takes it."""
        match question:
            case Shuffle(cards):
                yield from shuffle_cards(desk, cards)
            case Show(cards, to) if to is ALL:
                return (yield from show_to_all(desk, cards))
            case Show(cards, to):
                yield from show_to_some(desk, cards, cast("tuple[Seat, ...]", to))
            case OneMove(seat, legal, clock) if clock is not None:
                return (yield from timed_move(desk, self._kinds, seat, legal, clock))
            case OneMove(seat, legal):
                return (yield from one_move(desk, self._kinds, seat, legal))
            case AllMoves(by_seat, clock):
                # What all have promised stays promised when the question is asked again: some may have been read.
                if desk.number not in self._promised:
                    self._promised[desk.number] = yield from promise_moves(desk, by_seat, clock)
                made = yield from open_moves(desk, self._kinds, self._promised[desk.number])
                del self._promised[desk.number]
                return made
            case Seal(by_seat, clock):
                promised = yield from promise_moves(desk, by_seat, clock)
                self._promised[desk.number] = promised
                mine = promised.recall(desk.me) if desk.me is not None and desk.me in promised.commitments else None
                if desk.me is not None and desk.me in promised.late:
                    mine = promised.late[desk.me]
                if mine is not None:
                    desk.knowledge.seal(desk.number, mine)
            case Unseal(sealed):
                made = yield from open_moves(desk, self._kinds, self._promised[sealed])
                del self._promised[sealed]
                return made
            case KeepAndPass(hands):
                yield from keep_and_pass(desk, hands)
            case Roll(sides):
                return (yield from roll_die(desk, sides))
            case _:
                assert_never(question)
        return None
