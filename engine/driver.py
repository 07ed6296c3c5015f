"""The only caller of a rulebook's `send`: keeps the board, the question that is open, and the handles in play."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.contract import (
    ALL,
    AllMoves,
    Breach,
    KeepAndPass,
    Kept,
    OneMove,
    Question,
    Readers,
    Roll,
    Seal,
    Show,
    Shuffle,
    Timed,
    Told,
    Unseal,
)
from engine.encoding import digest
from engine.game import Game, Options
from engine.pieces import Face, Handle, Legal, Move, Seat

Answer: TypeAlias = "tuple[Face, ...] | Move | Timed | Mapping[Seat, Move] | int | None"
"""What a dealer finds out: faces shown to all, moves made or unsealed (one under a clock with its claim), the number
rolled; nothing for the rest."""


@dataclass(frozen=True, slots=True)
class Asked:
    """An open question: its number from 1, and the fresh handles that its answer will bring into play.

    For keep-and-pass the fresh handles are those of each hand in the order of seats, the kept card first.
    """

    number: int
    question: Question
    fresh: tuple[Handle, ...] = ()


@dataclass(frozen=True, slots=True)
class Step:
    """One answered question as everybody at the table may know it, with the board right after it took effect."""

    number: int
    ask: str
    seat: Seat | None
    """Who was asked, for a single move."""
    move: Move | None
    moves: Mapping[Seat, Move]
    """The moves made at once, or unsealed."""
    cards: tuple[Handle, ...]
    """The cards shown, or that a shuffle or draft brought into play."""
    to: Readers | None
    """Who was shown them."""
    faces: tuple[Face, ...]
    """Their faces, where all saw them."""
    rolled: int | None
    claimed_ms: int | None
    """How long a single move took by its author's claim, where a clock ran."""
    board: Any
    """A copy; nobody else changes it."""


class WrongAnswer(ValueError):
    """An answer that the open question does not admit. `seat` is whose answer it was, None if the table's."""

    def __init__(self, why: str, seat: Seat | None = None) -> None:
        super().__init__(why)
        self.seat = seat


class Driver:
    """Runs one game from question to question. `asked` is None when it is over, `breach` set when a rule was broken."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        """Raises ValueError for a seat count or options that the game does not have."""
        self.options = game.agree(seats, options)
        self.game = game
        self.seats = seats
        self.board = game.new_board(seats, self.options)
        self.asked: Asked | None = None
        self.breach: Breach | None = None
        self.live: set[Handle] = set()
        """The handles that may be shown or shuffled; only asked for membership, never iterated."""
        self._sealed: dict[int, Mapping[Seat, Legal]] = {}
        self._next_handle = 0
        self._number = 0
        self._rules = game.play(self.board)
        self._advance(None)

    @property
    def over(self) -> bool:
        """Whether the game has come to its end by the rules."""
        return self.asked is None and self.breach is None

    def digest(self) -> bytes:
        """32 bytes that stand for the board and the open question; equal on all honest peers."""
        ask = self.asked.question.ask if self.asked else ("breach" if self.breach else "over")
        return digest([self._number, ask, self.board])

    def answer(self, answer: Answer = None) -> Step:
        """Give the open question its answer and go on to the next one.

        Raises WrongAnswer, with nothing changed, when the answer is not one that the question admits.
        """
        asked = self._open()
        told, parts = self._told(asked, answer)
        question = asked.question
        if isinstance(question, Shuffle | KeepAndPass):
            self._void(question)
            self.live.update(asked.fresh)
        self._advance(told)
        return Step(number=asked.number, ask=question.ask, board=deepcopy(self.board), **parts)

    def _open(self) -> Asked:
        if self.asked is None:
            raise WrongAnswer("nothing is asked")
        return self.asked

    def _told(self, asked: Asked, answer: Answer) -> tuple[Told, dict[str, Any]]:
        parts: dict[str, Any] = {
            "seat": None, "move": None, "moves": {}, "cards": (), "to": None, "faces": (), "rolled": None,
            "claimed_ms": None,
        }  # fmt: skip
        match asked.question:
            case Shuffle():
                _nothing(answer)
                return asked.fresh, parts | {"cards": asked.fresh}
            case Show(cards, to) if to is ALL:
                faces = self._faces(answer, len(cards))
                return faces, parts | {"cards": cards, "to": to, "faces": faces}
            case Show(cards, to):
                _nothing(answer)
                return None, parts | {"cards": cards, "to": to}
            case OneMove():
                return answer, parts | _one_legal(answer, asked.question)
            case AllMoves(legal):
                made = _each_legal(answer, legal)
                return made, parts | {"moves": made}
            case Seal():
                _nothing(answer)
                return asked.number, parts
            case Unseal(sealed):
                made = _each_legal(answer, self._sealed[sealed])
                del self._sealed[sealed]
                return made, parts | {"moves": made}
            case KeepAndPass(hands):
                _nothing(answer)
                return _kept(hands, asked.fresh), parts | {"cards": asked.fresh}
            case Roll(sides):
                if type(answer) is not int or not 0 <= answer < sides:
                    raise WrongAnswer("not a side of that roll")
                return answer, parts | {"rolled": answer}

    def _faces(self, answer: Answer, count: int) -> tuple[Face, ...]:
        if not isinstance(answer, tuple) or len(answer) != count or any(f not in self.game.faces for f in answer):
            raise WrongAnswer("not the faces of those cards")
        return answer

    def _advance(self, told: Told) -> None:
        try:
            question = next(self._rules) if self._number == 0 else self._rules.send(told)
        except StopIteration:
            self.asked = None
            return
        except Breach as breach:
            self.asked = None
            self.breach = breach
            return
        self._number += 1
        self._check(question)
        self.asked = Asked(self._number, question, self._fresh(question))

    def _check(self, question: Question) -> None:
        """A rulebook that asks for a void card or an unknown seal is a fault of ours."""
        for handle in _handles(question):
            if handle not in self.live:
                raise AssertionError(f"the rulebook used card {handle}, which is not in play")
        if isinstance(question, Seal):
            self._sealed[self._number] = question.legal
        if isinstance(question, Unseal) and question.sealed not in self._sealed:
            raise AssertionError("the rulebook unseals what is not sealed")

    def _fresh(self, question: Question) -> tuple[Handle, ...]:
        match question:
            case Shuffle(cards):
                count = len(cards)
            case KeepAndPass(hands):
                count = sum(len(hand) for hand in hands.values())
            case _:
                return ()
        start = self._next_handle
        self._next_handle += count
        return tuple(Handle(i) for i in range(start, start + count))

    def _void(self, question: Shuffle | KeepAndPass) -> None:
        self.live.difference_update(_handles(question))


def _handles(question: Question) -> tuple[Handle, ...]:
    match question:
        case Shuffle(cards):
            handles = tuple(Handle(card) for card in cards if isinstance(card, int))
        case Show(cards, _):
            handles = cards
        case KeepAndPass(hands):
            handles = tuple(handle for hand in hands.values() for handle in hand)
        case _:
            return ()
    if len(set(handles)) != len(handles):
        raise AssertionError("the rulebook named a card twice")
    return handles


def _kept(hands: Mapping[Seat, tuple[Handle, ...]], fresh: tuple[Handle, ...]) -> dict[Seat, Kept]:
    out: dict[Seat, Kept] = {}
    start = 0
    for seat in sorted(hands):
        end = start + len(hands[seat])
        out[seat] = Kept(fresh[start], fresh[start + 1 : end])
        start = end
    return out


def _nothing(answer: Answer) -> None:
    if answer is not None:
        raise WrongAnswer("that question is answered by nothing")


def _one_legal(answer: Answer, question: OneMove) -> dict[str, Any]:
    """The parts of a step that tell of one seat's decision."""
    seat, clock = question.seat, question.clock
    made, claimed_ms = (answer.move, answer.claimed_ms) if isinstance(answer, Timed) else (answer, None)
    if not isinstance(made, Move) or not question.legal.admits(made):
        raise WrongAnswer("not a legal move", seat)
    if (clock is None) != (claimed_ms is None) or (clock is not None and not clock.admits(claimed_ms)):
        raise WrongAnswer("not a claim of time that may be made", seat)
    return {"seat": seat, "move": made, "claimed_ms": claimed_ms}


def _each_legal(answer: Answer, legal: Mapping[Seat, Legal]) -> dict[Seat, Move]:
    if not isinstance(answer, Mapping) or set(answer) != set(legal):
        raise WrongAnswer("one move a seat is asked for")
    for seat in sorted(legal):
        if not isinstance(answer[seat], Move) or not legal[seat].admits(answer[seat]):
            raise WrongAnswer("not a legal move", seat)
    return {seat: answer[seat] for seat in sorted(legal)}


def legal_for(question: Question, seat: Seat) -> Legal | None:
    """What `seat` is asked to choose from, or None if it is not asked for a decision."""
    match question:
        case OneMove(asked, legal):
            return legal if asked == seat else None
        case AllMoves(legal) | Seal(legal):
            return legal.get(seat)
        case KeepAndPass(hands):
            return question.legal(seat) if seat in hands else None
        case _:
            return None
