"""The only caller of a rulebook's `send`: keeps the board, the question that is open, and the handles in play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import chain
from typing import Any, Final, TypeAlias, cast

from engine.board import copied
from engine.contract import (
    ALL,
    AllMoves,
    Breach,
    Clock,
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
from engine.record import record

Answer: TypeAlias = "tuple[Face, ...] | Move | Timed | Mapping[Seat, Move] | int | None"
"""What a dealer finds out: faces shown to all, moves made or unsealed (one under a clock with its claim), the number
rolled; nothing for the rest."""


@record
class Asked:
    """An open question: its number from 1, the fresh handles that its answer brings into play, and those then void.

    For keep-and-pass the fresh handles are those of each hand in the order of seats, the kept card first.
    """

    number: int
    question: Question
    fresh: tuple[Handle, ...] = ()
    void: tuple[Handle, ...] = ()


@record
class Step:
    """One answered question as everybody at the table may know it, with the board right after it took effect."""

    number: int
    ask: str
    """What was asked, or UNDO: instead of an answer the move before was taken back."""
    seat: Seat | None
    """Who was asked, for a single move; who takes it back."""
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


UNDO: Final = "undo"
"""What a step is called that took the step before it back."""


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
        self._faces = frozenset(game.faces)
        self._sealed: dict[int, Mapping[Seat, Legal]] = {}
        self._next_handle = 0
        self._number = 0
        self._told: list[Told] = []
        """All that the rulebook was told, in order, but for what was taken back; kept where a move may be."""
        self._before: Question | None = None
        """The question to which the last of that was the answer."""
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
        asked = self.asked
        told = self.go_on(answer)
        assert asked is not None
        return step_of(asked, told, copied(self.board))

    def go_on(self, answer: Answer = None) -> Told:
        """What `answer` does, for who needs no step; what the rulebook was told."""
        asked = self.asked
        if asked is None:
            raise WrongAnswer("nothing is asked")
        told = self._read(asked, answer)
        if self.game.undoes:
            self._told.append(told)
            self._before = asked.question
        self._advance(told)
        return told

    @property
    def undoable(self) -> Seat | None:
        """Who may take back the move that led to the open question, if all agree; None where nobody may.

        Nobody can have learnt anything since: the question before was one seat's move in the open, in no words that
        were read, and in no hurry; the very next one is such a move again, so no card was shown, drawn or shuffled, and
        nothing sealed was opened, on account of it. And the rules let people speak.
        """
        before, asked = self._before, self.asked
        if not isinstance(before, OneMove) or asked is None or not isinstance(asked.question, OneMove):
            return None
        if before.clock is not None or asked.question.clock is not None or before.legal.worded:
            return None
        hushes = self.game.hushes
        if not self.game.undoes or (hushes is not None and hushes(self.board)):
            return None
        return before.seat

    def take_back(self) -> Step:
        """Undo the last move: in answer to the open question, the one before is asked again, under a new number.

        Raises WrongAnswer where it is not undoable.
        """
        seat, asked, before = self.undoable, self.asked, self._before
        if seat is None or asked is None or before is None:
            raise WrongAnswer("there is no move that could be taken back")
        self._told.pop()
        self.board = self.game.new_board(self.seats, self.options)
        self._rules = self.game.play(self.board)
        self._before, question = None, self._rules.send(None)
        for told in self._told:
            self._before, question = question, self._rules.send(told)
        self._number += 1
        self.asked = Asked(self._number, question)
        nothing = step_of(asked, None, copied(self.board))
        return replace(nothing, ask=UNDO, seat=seat)

    def _read(self, asked: Asked, answer: Answer) -> Told:
        question = asked.question
        if isinstance(question, OneMove):
            return _one_legal(answer, question)
        if isinstance(question, Show):
            if question.to is ALL:
                return self._known_faces(answer, len(question.cards))
            _nothing(answer)
            return None
        if isinstance(question, AllMoves):
            return _each_legal(answer, question.legal)
        if isinstance(question, Shuffle):
            _nothing(answer)
            self._renew(asked)
            return asked.fresh
        if isinstance(question, KeepAndPass):
            _nothing(answer)
            self._renew(asked)
            return _kept(question.hands, asked.fresh)
        if isinstance(question, Seal):
            _nothing(answer)
            return asked.number
        if isinstance(question, Unseal):
            made = _each_legal(answer, self._sealed[question.sealed])
            del self._sealed[question.sealed]
            return made
        if type(answer) is not int or not 0 <= answer < question.sides:
            raise WrongAnswer("not a side of that roll")
        return answer

    def _known_faces(self, answer: Answer, count: int) -> tuple[Face, ...]:
        if not isinstance(answer, tuple) or len(answer) != count or not self._faces.issuperset(answer):
            raise WrongAnswer("not the faces of those cards")
        return answer

    def _renew(self, asked: Asked) -> None:
        self.live.difference_update(asked.void)
        self.live.update(asked.fresh)

    def _advance(self, told: Told) -> None:
        try:
            question = self._rules.send(told)
        except StopIteration:
            self.asked = None
            return
        except Breach as breach:
            self.asked = None
            self.breach = breach
            return
        self._number += 1
        self.asked = self._ask(question)

    def _ask(self, question: Question) -> Asked:
        """The question with its handles. One for a void card or an unknown seal is a fault of ours."""
        match question:
            case OneMove() | AllMoves():
                pass
            case Show():
                self._check(question.cards)
            case Shuffle() | KeepAndPass():
                void = _handles(question)
                self._check(void)
                count = len(question.cards) if isinstance(question, Shuffle) else len(void)
                return Asked(self._number, question, self._new_handles(count), void)
            case Seal():
                self._sealed[self._number] = question.legal
            case Unseal():
                if question.sealed not in self._sealed:
                    raise AssertionError("the rulebook unseals what is not sealed")
        return Asked(self._number, question)

    def _new_handles(self, count: int) -> tuple[Handle, ...]:
        start = self._next_handle
        self._next_handle += count
        return cast("tuple[Handle, ...]", tuple(range(start, start + count)))

    def _check(self, handles: tuple[Handle, ...]) -> None:
        if len(self.live.intersection(handles)) != len(handles):
            void = [handle for handle in handles if handle not in self.live]
            raise AssertionError(f"the rulebook used {void}, not in play" if void else "it named a card twice")


def step_of(asked: Asked, told: Told, board: Any) -> Step:
    """The step that was made when the rulebook was told `told`; `board`: a copy as it was right afterwards."""
    parts: dict[str, Any] = {
        "seat": None, "move": None, "moves": {}, "cards": (), "to": None, "faces": (), "rolled": None,
        "claimed_ms": None,
    }  # fmt: skip
    match asked.question:
        case OneMove(seat):
            move, claimed_ms = (told.move, told.claimed_ms) if isinstance(told, Timed) else (told, None)
            parts |= {"seat": seat, "move": move, "claimed_ms": claimed_ms}
        case AllMoves() | Unseal():
            parts |= {"moves": told}
        case Show(cards, to):
            parts |= {"cards": cards, "to": to, "faces": told or ()}
        case Shuffle() | KeepAndPass():
            parts |= {"cards": asked.fresh}
        case Roll():
            parts |= {"rolled": told}
        case Seal():
            pass
    return Step(number=asked.number, ask=asked.question.ask, board=board, **parts)


def _handles(question: Shuffle | KeepAndPass) -> tuple[Handle, ...]:
    """The cards in play that the question is about."""
    if isinstance(question, Shuffle):
        return cast("tuple[Handle, ...]", tuple([card for card in question.cards if isinstance(card, int)]))
    return tuple(chain.from_iterable(question.hands.values()))


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


def _one_legal(answer: Answer, question: OneMove) -> Move | Timed:
    made = answer.move if isinstance(answer, Timed) else answer
    if not isinstance(made, Move) or not question.legal.admits(made):
        raise WrongAnswer("not a legal move", question.seat)
    clock = question.clock
    if clock is None and made is answer:
        return made
    if clock is not None and isinstance(answer, Timed) and clock.admits(answer.claimed_ms):
        return answer
    raise WrongAnswer("not a claim of time that may be made", question.seat)


def _each_legal(answer: Answer, legal: Mapping[Seat, Legal]) -> dict[Seat, Move]:
    if not isinstance(answer, Mapping) or answer.keys() != legal.keys():
        raise WrongAnswer("one move a seat is asked for")
    made: dict[Seat, Move] = {}
    for seat in sorted(legal):
        move: Any = answer[seat]
        if not isinstance(move, Move) or not legal[seat].admits(move):
            raise WrongAnswer("not a legal move", seat)
        made[seat] = move
    return made


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


def clock_of(question: Question) -> Clock | None:
    """The clock that runs for whoever is asked."""
    return question.clock if isinstance(question, OneMove | AllMoves | Seal) else None


def asked_by(question: Question) -> tuple[Seat, ...]:
    """All seats that are asked for a decision."""
    match question:
        case OneMove(seat):
            return (seat,)
        case AllMoves(legal) | Seal(legal):
            return tuple(sorted(legal))
        case KeepAndPass(hands):
            return tuple(sorted(hands))
        case _:
            return ()
