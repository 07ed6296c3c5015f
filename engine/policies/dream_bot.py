"""The bot of Když sním: whispers as its role wants, and dreams by the clues it heard and nothing else.

It knows the same list as everybody's (`dream_clues`): as a spirit what can be said of a word, as a Dreamer which words
a clue fits. Who misleads speaks of another word that fits what was said already, where there is one. A bot has no
voice: at a spoken table it only goes through the motions.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, cast

from engine.chance import Chance
from engine.dream import piles
from engine.dream_board import Board, Dreamt, is_exact
from engine.dream_list import SPELLINGS, spellings
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
    Spoken,
    Verdict,
    recap,
)
from engine.dream_score import BOGEY, FAIRY
from engine.dream_words import fold, is_form, is_slip
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.policies.dream_clues import HINTS, words_for

PLAIN: Final = 3
"""It picks among so many of the clues that are still unsaid; the list begins with the plainest."""
FITS: Final = 60
"""What a clue speaks for the words that it fits, shared among them."""
SURE: Final = 2
"""So many clues have to fit a word before the bot guesses it early."""
FORGETS: Final = 8
"""One guess in so many is forgotten by day."""
ENDING: Final = 2
"""A guess is near enough if it is a form of the word and at most so many letters longer or shorter: another number."""


@dataclass(frozen=True, slots=True)
class DreamBot:
    """Plays every role from what its seat may see. One guess in `forgets` is forgotten by day, none with 0."""

    forgets: int = FORGETS

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """One of `legal`."""
        board = cast("Board", view.board)
        kinds = {move.kind for move in legal.listed} | {kind.kind for kind in legal.worded}
        if Clue.kind in kinds:
            return self.whisper(view, board, legal, chance)
        if Hear.kind in kinds:
            return self.listen(board, chance)
        if LastGuess.kind in kinds:
            return self.guess_last(board)
        if Object.kind in kinds:
            return self._vote_on_form(view, board, legal)
        if Verdict.kind in kinds:
            return legal.listed[0] if len(legal.listed) == 1 else Verdict(self._sees_right(view, board, chance))
        if Recall in legal.worded:
            guesses = [word.guess for word in board.dreamt if word.guess is not None]
            return recap(guess for guess in guesses if not self.forgets or chance.below(self.forgets))
        return RecallHeard(chance.below(2) == 0)

    # ── as a spirit ─────────────────────────────────────────────────────────────────────────────────────────────────
    def whisper(self, view: View, board: Board, legal: Legal, chance: Chance) -> Move:
        word = word_of(board)
        if self.dreads_a_fine(view, board, chance):
            return Pass()
        if not board.is_typed:
            return Clue(None)
        face, said = view.known[word.card], said_of(word)
        hints = HINTS[board.agreed.language][face]
        fair, misleading = unsaid(hints.fair, said, legal), unsaid(hints.misleading, said, legal)
        if not self.helps(view, board):
            misleading += unsaid(_elsewhere(board, face), said, legal)
            if misleading:
                return Clue(chance.choice(_farthest(board, face, misleading)))
        left = fair or misleading
        return Clue(chance.choice(left[:PLAIN])) if left else Pass()

    def dreads_a_fine(self, view: View, board: Board, chance: Chance) -> bool:
        """A table that fines clues of good form teaches it to be silent, the more the more often it did."""
        fines = 0 if view.seat is None else board.penalties[view.seat]
        return fines > 0 and chance.below((1 + fines) ** 2) > 0

    def helps(self, view: View, board: Board) -> bool:
        """Fairies do, bogeys do not, and a sandman helps the smaller pile."""
        card = None if view.seat is None else board.roles[view.seat]
        role = None if card is None else view.known[card]
        if role in (FAIRY, BOGEY):
            return role == FAIRY
        yellow, blue = piles(board, view.known)
        near = [word for word in board.dreamt if word.card in blue and _judged_right(view, word)]
        return len(yellow) + len(near) <= len(blue) - len(near)

    def _vote_on_form(self, view: View, board: Board, legal: Legal) -> Move:
        """Objects to what everybody can see is the word; what rhymes it cannot hear."""
        word = word_of(board)
        text = next((said.text for said in reversed(word.clues) if said.text is not None), None)
        told = text is not None and any(is_form(text, spelled) for spelled in spellings(view.known[word.card]))
        return next(move for move in legal.listed if isinstance(move, Object) and move.agree == told)

    def _sees_right(self, view: View, board: Board, chance: Chance) -> bool:
        """Another number or ending of the word is right, too, and so is a slip of the pen that makes no other word.

        What was only said it takes as right half the time.
        """
        word = word_of(board)
        guess = word.guess
        if guess is None:
            return chance.below(2) == 0
        face = view.known[word.card]
        near = [text for text in spellings(face) if abs(len(fold(text)) - len(fold(guess))) <= ENDING]
        if is_exact(face, guess) or any(is_form(guess, text) for text in near):
            return True
        return any(is_slip(guess, text) for text in spellings(face)) and fold(guess) not in _spelled()

    # ── as the Dreamer ──────────────────────────────────────────────────────────────────────────────────────────────
    def listen(self, board: Board, chance: Chance) -> Move:
        word = word_of(board)
        spirits = board.seats - 1
        if not board.is_typed:
            return Guess(None) if len(word.clues) > chance.below(spirits) else Hear()
        fits = fitting(board, said_of(word))
        best = max(fits.values(), default=(0, 0))
        leaders = [face for face, fit in fits.items() if fit == best]
        if best[0] >= SURE and len(leaders) == 1:
            return say(Guess, board, leaders[0])
        if len(word.clues) < spirits:
            return Hear()
        if best[0] > 0:
            return say(Guess, board, leaders[0])
        return Skip() if len(word.clues) >= 2 * spirits else Hear()

    def guess_last(self, board: Board) -> Move:
        if not board.is_typed:
            return LastGuess(None)
        fits = fitting(board, said_of(word_of(board)))
        return say(LastGuess, board, max(fits, key=lambda face: fits[face])) if fits else NoGuess()


@cache
def _spelled() -> frozenset[str]:
    """All words of the game, as they are compared."""
    return frozenset(fold(text) for word in SPELLINGS for text in spellings(word))


def _judged_right(view: View, word: Dreamt) -> bool:
    """Whether this spirit's own verdict took a guess as right that is no exact spelling."""
    return word.sealed is not None and view.sealed.get(word.sealed) == Verdict(True)


def word_of(board: Board) -> Dreamt:
    """The word that is being dreamt."""
    assert board.word is not None
    return board.word


def say(kind: type[Spoken], board: Board, face: Face) -> Move:
    """The move that says `face` in the language of the table's bots."""
    return kind.saying(SPELLINGS[face][board.agreed.language][0])


def said_of(word: Dreamt) -> list[str]:
    """The clues that can be read."""
    return [clue.text for clue in word.clues if clue.text is not None]


def unsaid(texts: Iterable[str], said: Iterable[str], legal: Legal) -> list[str]:
    """Those of `texts` that may be said and were not."""
    folded = [fold(text) for text in said]
    return [text for text in texts if fold(text) not in folded and legal.admits(Clue(text))]


def _elsewhere(board: Board, word: Face) -> list[str]:
    """What can be said of the other words that fit something said of `word`, and does not fit `word` itself."""
    hints = HINTS[board.agreed.language]
    others = [other for other in fitting(board, said_of(word_of(board))) if other != word]
    return [text for other in others for text in hints[other].fair if word not in words_for(text)]


def _farthest(board: Board, word: Face, texts: Sequence[str]) -> list[str]:
    """Those of `texts` that lead farthest from `word`: after them some other word fits what was said the better."""

    def leads_off(text: str) -> tuple[int, int]:
        fits = dict(fitting(board, [*said_of(word_of(board)), text]))
        count, weight = fits.pop(word, (0, 0))
        other_count, other_weight = max(fits.values(), default=(0, 0))
        return other_count - count, other_weight - weight

    led = {text: leads_off(text) for text in texts}
    return [text for text in texts if led[text] == max(led.values())]


def fitting(board: Board, texts: Iterable[str]) -> Mapping[Face, tuple[int, int]]:
    """For each word that some of `texts` fits, how many do and how much they speak for it; not those guessed before."""
    guessed = [fold(word.guess) for word in board.dreamt if word.guess is not None]
    fits: dict[Face, tuple[int, int]] = {}
    for text in texts:
        words = words_for(text)
        for face in words:
            if fold(SPELLINGS[face][board.agreed.language][0]) not in guessed:
                count, weight = fits.get(face, (0, 0))
                fits[face] = (count + 1, weight + FITS // len(words))
    return fits
