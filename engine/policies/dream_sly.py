"""The sly player of Když sním: weighs every word of the list by all that was said, lies included, and forgets nothing.

As the Dreamer it takes each clue for what it may be: one of a friend, or one of somebody who misleads and says of the
word what the list says of another. It guesses as soon as a further clue would cost more of the night than it can tell.
As a spirit it says the clue by which its word stands out most from all others that fit so far.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from engine.chance import Chance
from engine.dream_board import Board
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Guess, Hear, LastGuess, NoGuess, Skip
from engine.dream_score import BOGEY, ROLES, SANDMAN
from engine.dream_words import LANGUAGES, TEXTS_CACHED, fold
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.policies.dream_bot import DreamBot, fitting, said_of, say, unsaid, word_of
from engine.policies.dream_clues import HINTS, forms

PLAIN: Final = (28, 28, 28, 6, 4, 3, 2, 1)
"""How likely, in percent, a friend says each of the clues that the list has for a word, the plainest first."""
MISLEADS: Final = 20
"""The same of each misleading one, for who misleads."""
ELSE: Final = 1
"""The same of anything that the list does not connect with the word, for who misleads."""
ENOUGH: Final = 45
"""Percent: a word that is as likely as this is guessed at once."""
SCALE: Final = 1 << 20
"""So much the likeliest word weighs before a further clue is weighed: whole numbers, and no end of clues."""


@dataclass(frozen=True, slots=True)
class DreamSly(DreamBot):
    """Plays every role from what its seat may see."""

    forgets: int = 0

    def listen(self, board: Board, chance: Chance) -> Move:
        """Guess, or hear one clue more."""
        word = word_of(board)
        if not board.is_typed:
            return DreamBot.listen(self, board, chance)
        weights = weighed(board, said_of(word))
        best = max(weights, key=weights.__getitem__, default=None)
        spirits = board.seats - 1
        if best is not None and (100 * weights[best] >= ENOUGH * sum(weights.values()) or len(word.clues) >= spirits):
            return say(Guess, board, best)
        return Skip() if len(word.clues) >= 2 * spirits else Hear()

    def guess_last(self, board: Board) -> Move:
        """The likeliest word."""
        if not board.is_typed:
            return LastGuess(None)
        weights = weighed(board, said_of(word_of(board)))
        return say(LastGuess, board, max(weights, key=weights.__getitem__)) if weights else NoGuess()

    def whisper(self, view: View, board: Board, legal: Legal, chance: Chance) -> Move:
        """To help, the clue by which the word stands out; to mislead, what the bot would say."""
        if not board.is_typed or not self.helps(view, board) or self.dreads_a_fine(view, board, chance):
            return DreamBot.whisper(self, view, board, legal, chance)
        face, said = view.known[word_of(board).card], said_of(word_of(board))
        left = unsaid(HINTS[board.agreed.language][face].fair, said, legal)
        if not left:
            return DreamBot.whisper(self, view, board, legal, chance)
        leads = [_lead(board, face, [*said, text]) for text in left]
        return Clue(chance.choice([text for text, lead in zip(left, leads, strict=True) if lead == max(leads)]))


def weighed(board: Board, texts: Sequence[str]) -> Mapping[Face, int]:
    """How likely each word is by what was said, in proportion; words that nothing speaks for are left out."""
    roles = ROLES[board.seats]
    misleading = 100 * (2 * roles.count(BOGEY) + roles.count(SANDMAN)) // (2 * len(roles))
    guessed = {fold(word.guess) for word in board.dreamt if word.guess is not None}
    clues = [likely(fold(text)) for text in texts]
    weights: dict[Face, int] = {}
    for face in dict.fromkeys(face for clue in clues for face in clue):
        if fold(SPELLINGS[face][board.agreed.language][0]) in guessed:
            continue
        weight = SCALE
        for clue in clues:
            friend, foe = clue.get(face, (0, 0))
            weight = weight * ((100 - misleading) * friend + misleading * max(foe, ELSE)) // 100
        weights[face] = weight
    return weights


@lru_cache(TEXTS_CACHED)
def likely(clue: str) -> Mapping[Face, tuple[int, int]]:
    """For the words that the list connects with a folded text, or with a form of it, in any language: how likely, in
    percent, a friend says it of that word, and how likely who misleads does.
    """
    index = _index()
    if clue in index:
        return index[clue]
    found: dict[Face, tuple[int, int]] = {}
    for form in forms(clue):
        for face, (friend, foe) in index[form].items():
            before = found.get(face, (0, 0))
            found[face] = (max(friend, before[0]), max(foe, before[1]))
    return found


@cache
def _index() -> Mapping[str, Mapping[Face, tuple[int, int]]]:
    found: dict[str, dict[Face, tuple[int, int]]] = {}
    for language in LANGUAGES:
        for face, hints in HINTS[language].items():
            for at, text in enumerate(hints.fair):
                words = found.setdefault(fold(text), {})
                words[face] = (max(PLAIN[min(at, len(PLAIN) - 1)], words.get(face, (0, 0))[0]), 0)
    for language in LANGUAGES:
        for face, hints in HINTS[language].items():
            for text in hints.misleading:
                words = found.setdefault(fold(text), {})
                words[face] = (words.get(face, (0, 0))[0], MISLEADS)
    return found


def _lead(board: Board, word: Face, texts: Sequence[str]) -> tuple[int, int]:
    """How far `word` is ahead of all others that fit `texts`."""
    fits = dict(fitting(board, texts))
    count, weight = fits.pop(word, (0, 0))
    other_count, other_weight = max(fits.values(), default=(0, 0))
    return count - other_count, weight - other_weight
