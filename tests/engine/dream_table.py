"""A table of Když sním whose words and roles lie where a test wants them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.contract import ALL, AllMoves, OneMove, Roll, Seal, Show, Shuffle, Timed, Unseal
from engine.dream import DREAM
from engine.dream_board import Board, Dreamt
from engine.dream_list import CARDS, WORDS
from engine.dream_moves import (
    Clue,
    Guess,
    Hear,
    LastGuess,
    NoGuess,
    Object,
    Pass,
    Recall,
    RecallHeard,
    Skip,
    Verdict,
)
from engine.driver import Driver, Step
from engine.knowledge import Knowledge, View
from engine.pieces import Face, Handle, Legal, Move, Seat

USUAL_MS = 1000


class DreamTable:
    """Answers what chance and cards decide; the test makes the moves.

    `words` come from the deck in that order, `roles` are those of the spirits from the Dreamer's left and of the card
    left over, a text a night ("fairy bogey sandman / sandman"). After set-up it is the first spirit's turn. Words are
    read in no time, unless `read_s` is given.
    """

    def __init__(
        self,
        seats: int = 4,
        words: Sequence[str] = (),
        roles: Sequence[str] = (),
        dreamer: Seat = 0,
        **options: int | str,
    ) -> None:
        self.driver = Driver(DREAM, seats, {"read_s": 0, **options})
        self.face: dict[Handle, Face] = {}
        self.knowledge = [Knowledge(seat) for seat in range(seats)]
        self.onlooker = Knowledge(None)
        self.steps: list[Step] = []
        self._words = [Face(word) for word in words]
        self._roles = [role.replace("/", "").split() for role in roles]
        self._rolls = [dreamer, 0]
        self._sealed: dict[int, Mapping[Seat, Move]] = {}
        self._go_on()

    # ── what is there ───────────────────────────────────────────────────────────────────────────────────────────────
    @property
    def board(self) -> Board:
        board: Board = self.driver.board
        return board

    @property
    def question(self) -> Any:
        assert self.driver.asked is not None
        return self.driver.asked.question

    @property
    def ask(self) -> str:
        return str(self.question.ask)

    @property
    def asked(self) -> Seat:
        assert isinstance(self.question, OneMove)
        return self.question.seat

    @property
    def word(self) -> Dreamt:
        """The word that is being dreamt."""
        assert self.board.word is not None
        return self.board.word

    def view(self, seat: Seat | None) -> View:
        return (self.onlooker if seat is None else self.knowledge[seat]).view(self.driver)

    def legal(self, seat: Seat | None = None) -> Legal:
        """What the seat that is asked may do, by what it knows."""
        legal = self.view(self.asked if seat is None else seat).legal
        assert legal is not None
        return legal

    def kinds(self) -> list[str]:
        """The kinds of moves that the open question admits."""
        legal = self.question.legal
        legal = legal if isinstance(legal, Legal) else next(iter(legal.values()))
        return sorted({move.kind for move in legal.listed} | {kind.kind for kind in legal.worded})

    def piles(self) -> tuple[list[str], list[str]]:
        """The yellow and the blue words as the open transcript has them now."""
        piles = DREAM.open_sealed(self.board, self.face.__getitem__, self._sealed.__getitem__)
        return piles["yellow"], piles["blue"]  # type: ignore[return-value]

    def open_board(self) -> dict[str, Any]:
        return DREAM.open_board(self.board, self.face.__getitem__)

    # ── what is done ────────────────────────────────────────────────────────────────────────────────────────────────
    def play(self, move: Move, ms: int = USUAL_MS) -> None:
        """Make the move of whoever is asked."""
        self._answer(Timed(move, ms) if self.question.clock is not None else move)

    def all(self, made: Callable[[Seat], Move]) -> None:
        """Make the moves of all who are asked at once."""
        moves = {seat: made(seat) for seat in self.question.legal}
        if isinstance(self.question, Seal):
            assert self.driver.asked is not None
            self._sealed[self.driver.asked.number] = moves
            for seat, move in moves.items():
                self.knowledge[seat].seal(self.driver.asked.number, move)
            self._answer(None)
        else:
            assert isinstance(self.question, AllMoves)
            self._answer(moves)

    def clue(self, text: str | None = "zzz", ms: int = USUAL_MS) -> None:
        self.play(Clue(text), ms)

    def passes(self, ms: int = USUAL_MS) -> None:
        self.play(Pass(), ms)

    def hear(self, ms: int = USUAL_MS) -> None:
        self.play(Hear(), ms)

    def votes(self, agree: Iterable[Seat] = ()) -> None:
        """All spirits but the giver vote on the form of the last clue."""
        yes, giver = set(agree), self.word.clues[-1].seat
        self.all(lambda seat: Object(giver, seat in yes))

    def verdicts(self, right: Iterable[Seat] = ()) -> None:
        yes = set(right)
        self.all(lambda seat: Verdict(seat in yes))

    def whisper(self, text: str | None = "zzz") -> None:
        """A clue, heard, and found in form."""
        self.clue(text)
        self.hear()
        self.votes()

    def guess(self, text: str | None, right: Iterable[Seat] = ()) -> None:
        """A clue and the Dreamer's guess after it, with the verdicts of `right`."""
        self.clue(None if text is None else "zzz")
        self.play(Guess(text))
        self.votes()
        self.verdicts(right)

    def skip(self) -> None:
        """A clue, and the Dreamer gives the word up."""
        self.clue()
        self.play(Skip())
        self.votes()

    def end_night(self, last: str | None = None, right: Iterable[Seat] = ()) -> None:
        """Let the time run out; then the last guess."""
        while self.kinds() != ["last_guess", "no_guess"]:
            self.play(Pass() if "pass" in self.kinds() else Hear(), self.question.clock.limit_ms)
        self.play(NoGuess() if last is None else LastGuess(last))
        if last is not None:
            self.verdicts(right)

    def recall(self, *words: str) -> None:
        self.play(Recall(words))

    def heard(self, everything: Iterable[Seat]) -> None:
        """What each spirit heard of a recap told aloud."""
        yes = set(everything)
        self.all(lambda seat: RecallHeard(seat in yes))

    def asks_since(self, count: int) -> list[str]:
        """The questions answered since the first `count` steps, with the readers of a show."""
        return [
            step.ask if step.ask != "show" else "show all" if step.to is ALL else f"show {step.to}"
            for step in self.steps[count:]
        ]

    def _answer(self, answer: Any) -> None:
        self.steps.append(self.driver.answer(answer))
        self._go_on()

    def _go_on(self) -> None:
        while self.driver.asked is not None:
            answer: Any = None
            match self.driver.asked.question:
                case Shuffle(cards):
                    faces = self._role_cards(cards) if len(cards) == self.driver.seats else self._deck()
                    self.face.update(zip(self.driver.asked.fresh, faces, strict=True))
                case Show(cards, to):
                    faces = [self.face[card] for card in cards]
                    readers = [*self.knowledge, self.onlooker] if to is ALL else [self.knowledge[seat] for seat in to]
                    for knowledge in readers:
                        knowledge.learn(dict(zip(cards, faces, strict=True)))
                    answer = tuple(faces) if to is ALL else None
                case Roll():
                    answer = self._rolls.pop(0)
                case Unseal(sealed):
                    answer = self._sealed[sealed]
                case _:
                    return
            self.steps.append(self.driver.answer(answer))

    def _role_cards(self, cards: Sequence[Any]) -> list[Face]:
        if self._roles:
            return [Face(role) for role in self._roles.pop(0)]
        return [self.face.get(card, card) for card in cards]

    def _deck(self) -> list[Face]:
        left = [word for word in WORDS if word not in self._words][: len(CARDS) - len(self._words)]
        return [*reversed(left), *reversed(self._words)]
