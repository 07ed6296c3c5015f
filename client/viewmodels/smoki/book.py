"""The rulebook of Smoki. What an example comes to is counted by the rules themselves."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.book import BookCard, BookPage, BookRow, agreed_on
from client.viewmodels.smoki import words
from client.viewmodels.smoki.cards import art
from client.viewmodels.smoki.room import SmokiRoom
from client.viewmodels.table.words import number
from engine import smoki
from engine.pieces import Face

translate = QCoreApplication.translate

PAIR = ("5", "8", "0", "5", "2", "7")
MIRROR = ("3", smoki.MIRROR, "1", "4", "6", "2")
NEGATIVE = ("-2", "1", "4", "-2", "0", "3")


def cards(*faces: str, dim: tuple[int, ...] = (), badges: dict[int, str] | None = None) -> tuple[BookCard, ...]:
    """Cards as a table draws them; those at `dim` count nothing, `badges` say what a mirror counts as."""
    return tuple(
        BookCard(art(Face(face)), name=words.face(Face(face)), dim=at in dim, badge=(badges or {}).get(at, ""))
        for at, face in enumerate(faces)
    )


def example(text: str, faces: tuple[str, ...]) -> BookRow:
    """A whole dream, with what it counts."""
    counted = smoki.count([Face(face) for face in faces])
    struck = tuple(at for column in counted.struck for at in smoki.COLUMNS[column])
    badges = {at: number(counted.points[at]) for at, source in enumerate(counted.copied) if source is not None}
    return BookRow(text, cards=cards(*faces, dim=struck, badges=badges), columns=3, result=number(counted.total))


def pages(_language: str) -> tuple[BookPage, ...]:
    """All pages, in order."""
    return (_aim(), _ravens(), _count(), agreed_on(SmokiRoom(), smoki.SMOKI.options))


def _aim() -> BookPage:
    told = translate("Book", "%1 of each card, %2 in all. The lowest is %3, the highest dragon %4.")
    dragons = [value for face, value in smoki.VALUES.items() if face not in (smoki.CIRCLE, smoki.NEST)]
    numbers = (smoki.COPIES, len(smoki.DECK), number(min(dragons)), max(dragons))
    return BookPage(
        "aim",
        translate("Book", "The mildest dream"),
        (
            BookRow(
                translate(
                    "Book",
                    "Six cards lie before you in two rows. Whoever has the smallest sum when the round ends wins "
                    "it, and a token.",
                )
            ),
            BookRow(cards=cards(*(str(value) for value in sorted(dragons))), columns=6),
            BookRow(fill(told, *numbers)),
            BookRow(translate("Book", "A turn"), heading=True),
            BookRow(
                translate(
                    "Book",
                    "Take an open card: it has to go into your dream. Or draw one: it may go there too, or onto "
                    "an open pile.",
                )
            ),
            BookRow(
                translate(
                    "Book",
                    "The card that it replaces goes onto an open pile. When one dream lies wholly face up, the "
                    "round ends at once.",
                )
            ),
        ),
    )


def _ravens() -> BookPage:
    rows = (
        BookRow(
            words.face_help(face),
            cards=cards(face),
            result=number(smoki.VALUES[face]) if face in smoki.VALUES else "",
        )
        for face in (smoki.MIRROR, smoki.NEST, smoki.CIRCLE)
    )
    return BookPage(
        "ravens",
        translate("Book", "Ravens among the dragons"),
        (
            *rows,
            BookRow(
                translate(
                    "Book",
                    "They work when they are taken from a pile and laid down, and not when the circle brings them.",
                )
            ),
        ),
    )


def _count() -> BookPage:
    return BookPage(
        "count",
        translate("Book", "Counting a dream"),
        (
            example(translate("Book", "Two equal cards in a column count nothing."), PAIR),
            example(translate("Book", "A mirror counts as the lower of its neighbours in the row."), MIRROR),
            example(translate("Book", "Two negative cards in a column count nothing either."), NEGATIVE),
        ),
    )
