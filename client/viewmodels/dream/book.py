"""The rulebook of Když sním. What an example comes to is counted by the rules themselves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.dream import words
from client.viewmodels.dream.room import DreamRoom
from client.viewmodels.dream.tells import wants
from client.viewmodels.game.book import BookCard, BookCase, BookPage, BookRow, agreed_on
from engine.dream import DREAM
from engine.dream_board import is_exact
from engine.dream_list import SPELLINGS
from engine.dream_score import BOGEY, FAIRY, ROLES, SANDMAN, dreamer_points, spirit_points
from engine.pieces import Face
from engine.policies.dream_clues import HINTS

translate = QCoreApplication.translate

YELLOW, BLUE = 3, 2
"""The night that is counted: words guessed, words not guessed."""
SANDMAN_CASES = ((4, 4), (3, 2), (6, 4))


EXAMPLE = Face("w354")
"""The word of the example: moon."""
OTHER = Face("w256")
"""Another word that may be guessed in its place: key."""


def spelled(word: Face, language: str) -> str:
    """A word as it is written in `language`."""
    return SPELLINGS[word][language][0]


def clues(word: Face, language: str) -> BookRow:
    """Clues that may be whispered for a word, and that may not."""
    other = "cs" if language == "en" else "en"
    return BookRow(
        cases=(
            BookCase(
                translate("DreamLesson", "May be said"),
                art="icons/check",
                tone="good",
                words=HINTS[language][word].fair[1:4],
            ),
            BookCase(
                translate("DreamLesson", "Is refused"),
                art="icons/cross",
                tone="bad",
                words=(spelled(word, language), spelled(word, other)),
            ),
        )
    )


def _guessed(word: Face, language: str) -> BookCase:
    """Whether `word` is the right guess for the example."""
    said = spelled(word, language)
    if is_exact(EXAMPLE, said):
        return BookCase(said, translate("Book", "Guessed"), art="dream/sun", tone="good")
    return BookCase(said, translate("Book", "Not guessed"), art="dream/cloud")


def role(face: Face) -> BookCard:
    """A role card as a table draws it."""
    return BookCard(f"dream/role_{face}", name=words.role(face))


def pages(language: str) -> tuple[BookPage, ...]:
    """All pages, in order."""
    return (_night(language), _roles(), _count(), agreed_on(DreamRoom(), DREAM.options, language))


def _night(language: str) -> BookPage:
    return BookPage(
        "night",
        translate("Book", "A night"),
        (
            BookRow(
                translate(
                    "Book",
                    "Everyone dreams once. The Dreamer sees no word; the spirits see it and whisper one word "
                    "each, in turn.",
                )
            ),
            BookRow(
                translate(
                    "Book",
                    "A clue is one word: not the hidden one, no form of it, no translation. Most of the spirits "
                    "can find one unfair: it costs a point.",
                )
            ),
            BookRow(fill(translate("Book", "Clues for “%1”"), spelled(EXAMPLE, language)), heading=True),
            clues(EXAMPLE, language),
            BookRow(translate("Book", "A guess"), heading=True),
            BookRow(
                translate(
                    "Book",
                    "The Dreamer may guess each word once, or skip it. Whether it was right, the spirits judge in "
                    "secret, and only day tells.",
                )
            ),
            BookRow(cases=tuple(_guessed(word, language) for word in (EXAMPLE, OTHER))),
            BookRow(translate("Book", "The telling"), heading=True),
            BookRow(
                translate(
                    "Book",
                    "Before taking off the mask the Dreamer tells the dream. If all guessed words are in it, that "
                    "is worth 2 points more.",
                )
            ),
        ),
    )


def _roles() -> BookPage:
    dreamer = BookRow(
        translate("Book", "Wears the mask and guesses the words: 1 point for each, and 2 more for a full telling."),
        title=translate("Book", "Dreamer"),
        art="dream/mask",
    )
    rows = tuple(BookRow(wants(face), title=words.role(face), cards=(role(face),)) for face in (FAIRY, BOGEY, SANDMAN))
    dealt = tuple(
        BookRow(
            fill(translate("Book", "%1 players"), seats),
            result=" · ".join(f"{words.role(face)} {cards.count(face)}" for face in (FAIRY, BOGEY, SANDMAN)),
        )
        for seats, cards in ROLES.items()
        if seats in (4, 6, 10)
    )
    return BookPage(
        "roles",
        translate("Book", "Who you are at night"),
        (
            dreamer,
            *rows,
            BookRow(translate("Book", "Cards that are dealt; one is left over, and nobody ever sees it"), heading=True),
            *dealt,
        ),
    )


def _count() -> BookPage:
    guessed, missed = translate("Book", "Guessed"), translate("Book", "Not guessed")
    piles = BookRow(
        cases=(
            BookCase(guessed, result=str(YELLOW), art="dream/sun", tone="good"),
            BookCase(missed, result=str(BLUE), art="dream/cloud"),
        )
    )
    each = tuple(
        BookRow(title=words.role(face), cards=(role(face),), columns=1, result=f"+{spirit_points(face, YELLOW, BLUE)}")
        for face in (FAIRY, BOGEY, SANDMAN)
    )
    cases = BookRow(
        cases=tuple(
            BookCase(
                f"{yellow} : {blue}",
                fill(translate("Book", "%1 guessed, %2 not"), yellow, blue),
                result=f"+{spirit_points(SANDMAN, yellow, blue)}",
                tone="lit" if (yellow, blue) == (YELLOW, BLUE) else "",
            )
            for yellow, blue in SANDMAN_CASES
        )
    )
    return BookPage(
        "count",
        translate("Book", "Counting a night"),
        (
            piles,
            BookRow(translate("Book", "Dreamer, with a full telling"), result=f"+{dreamer_points(YELLOW, True)}"),
            BookRow(translate("Book", "Dreamer, without it"), result=f"+{dreamer_points(YELLOW, False)}"),
            *each,
            BookRow(translate("Book", "What a sandman gets"), heading=True),
            cases,
        ),
    )
