"""The rulebook of Sen. What an example comes to is counted by the rules themselves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.book import BookCard, BookPage, BookRow, agreed_on
from client.viewmodels.sen import words
from client.viewmodels.sen.cards import art
from client.viewmodels.sen.room import SenRoom
from engine import sen
from engine.pieces import Face

translate = QCoreApplication.translate

EXAMPLES = (
    ((("1", "2", "3", "1"), ("4", "5", sen.TAKE_TWO, "6")), 0),
    ((("3", "3", "2", "3"), ("4", "0", sen.PEEK, "0")), 0),
    ((("4", "2", "1", "0"), ("3", "3", "1", "0")), 0),
)
"""Two dreams, and who has called: in time, too soon, and as light as the other."""


def cards(*faces: str) -> tuple[BookCard, ...]:
    """Cards as a table draws them."""
    return tuple(BookCard(art(Face(face)), name=words.face(Face(face))) for face in faces)


def scored(dreams: tuple[tuple[str, ...], ...], caller: int) -> tuple[int, ...]:
    """What each seat writes down, by the rules with their usual options."""
    usual = sen.SEN.read_options({})
    faces = [[Face(face) for face in dream] for dream in dreams]
    return sen.score(faces, caller, caller, sen.new_board(len(dreams), usual).agreed).scores


def pages(_language: str) -> tuple[BookPage, ...]:
    """All pages, in order."""
    return (_aim(), _turn(), _end(), agreed_on(SenRoom(), sen.SEN.options))


def _aim() -> BookPage:
    told = translate("Book", "%1 cards of each number from 0 to 8, %2 nines, and %3 of each special card: %4 in all.")
    numbers = (sen.COPIES[Face("0")], sen.COPIES[sen.NINE], sen.COPIES[sen.PEEK], len(sen.DECK))
    return BookPage(
        "aim",
        translate("Book", "The lightest dream"),
        (
            BookRow(
                translate(
                    "SenRules",
                    "Your dream is four face-down cards. Dream of as few crows as you can: the fewest at the end "
                    "of the game win.",
                )
            ),
            BookRow(cards=(BookCard(""),) * sen.DREAM_CARDS),
            BookRow(
                translate(
                    "SenRules",
                    "Before each round everyone peeks at two of their cards. After that, you have only your memory.",
                )
            ),
            BookRow(translate("Book", "The cards"), heading=True),
            BookRow(cards=cards(*(str(crows) for crows in range(10))), columns=5),
            BookRow(fill(told, *numbers)),
        ),
    )


def _turn() -> BookPage:
    specials = tuple(
        BookRow(words.face_help(face), cards=cards(face), result=str(sen.CROWS[face]))
        for face in (sen.TAKE_TWO, sen.PEEK, sen.SWAP)
    )
    return BookPage(
        "turn",
        translate("Book", "A turn"),
        (
            BookRow(
                translate(
                    "SenRules",
                    "On your turn, replace one of your cards with the open card, or draw a card, then either "
                    "replace one of yours with it or discard it.",
                )
            ),
            BookRow(translate("Book", "Special cards"), heading=True),
            *specials,
            BookRow(
                translate(
                    "Book",
                    "Only a drawn card works. From the open pile, or left in a dream, it counts its crows and no more.",
                )
            ),
        ),
    )


def _end() -> BookPage:
    said = (
        translate("Book", "Called with the fewest crows of all:"),
        translate("Book", "Called, but another dream is lighter:"),
        translate("Book", "Called, and another dream is just as light:"),
    )
    rows = []
    for text, (dreams, caller) in zip(said, EXAMPLES, strict=True):
        written = scored(dreams, caller)
        summed = " + ".join(str(sen.CROWS[Face(face)]) for face in dreams[caller])
        rows.append(
            BookRow(
                f"{text} {summed}", cards=cards(*dreams[caller]), result=str(written[caller]), good=written[caller] == 0
            )
        )
    return BookPage(
        "end",
        translate("Book", "The end of a round"),
        (
            BookRow(
                translate(
                    "SenRules",
                    "At the start of your turn you may call “Wake up!”: all dreams are turned up. If you alone "
                    "have the fewest crows, you write down 0; if someone has fewer, you add a penalty.",
                )
            ),
            BookRow(translate("SenRules", "A round also ends when the closed pile is empty.")),
            BookRow(translate("Book", "What the caller writes down"), heading=True),
            *rows,
        ),
    )
