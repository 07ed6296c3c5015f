"""The lesson of Smoki: turn up, pairs, mirror, nest, circle."""

from __future__ import annotations

from client.texts import marked
from client.viewmodels.game.lesson import Lesson, Thought
from engine import smoki
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat

OWN = ("5", "8", "7", "6", "4", "3")
OTHER = ("8", "3", "6", "4", "2", "1")
PILES = ("5", smoki.MIRROR)
DRAWN = ("7", "0", "6", "2", smoki.NEST, "1", smoki.CIRCLE)
"""What lies in the closed pile, from above; Puchacz lays aside whatever is drawn."""


def lesson(_language: str) -> Lesson:
    """A round with Puchacz."""
    return Lesson(
        game="smoki",
        context="SmokiLesson",
        names=(("Puchacz", "fish"),),
        thoughts=THOUGHTS,
        others=_others,
        stacks=(tuple(map(Face, (*OWN, *OTHER, *PILES, *DRAWN))),),
        rolls=(0,),
    )


def _others(_seat: Seat, _view: View, legal: Legal) -> Move:
    for move in (smoki.Reveal(0), smoki.Draw(), smoki.Discard(0), smoki.Give(0)):
        if move in legal.listed:
            return move
    return legal.listed[0]


def _own(view: View) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in view.board.dreams[0])


def _column(view: View) -> tuple[str, ...]:
    dream = view.board.dreams[0]
    return (f"card:{dream[0]}", f"card:{dream[3]}", "pair:0:0")


def _around_the_mirror(view: View) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in view.board.dreams[0][:3])


THOUGHTS = (
    Thought(
        marked("SmokiLesson", "Six dragons in the dark"),
        marked(
            "SmokiLesson",
            "Your dream has two rows of three cards. At the end their numbers are added up, and "
            "the smallest sum is the mildest dream: it wins the round.",
        ),
        show=_own,
        page="aim",
    ),
    Thought(
        marked("SmokiLesson", "One is turned up"),
        marked(
            "SmokiLesson",
            "Everyone begins by turning up one card. What lies face up is seen by all; there "
            "are no secrets in Smoki, only what nobody knows.",
        ),
        marked("SmokiLesson", "Turn up your first card"),
        way="move",
        move=lambda _view: smoki.Reveal(0),
    ),
    Thought(
        marked("SmokiLesson", "Pairs count nothing"),
        marked(
            "SmokiLesson",
            "A 5, and another 5 lies open. Two equal cards one above the other cancel out: 5 and 5 make 0.",
        ),
        marked("SmokiLesson", "Take the open 5"),
        way="move",
        move=lambda _view: smoki.TakeOpen(0),
        wrong=marked("SmokiLesson", "Drawing would be a gamble. The 5 that lies open is sure."),
        page="count",
    ),
    Thought(
        marked("SmokiLesson", "Under the first one"),
        marked(
            "SmokiLesson",
            "A taken card has to go into your dream, and the card that lay there goes onto an open pile, face up.",
        ),
        marked("SmokiLesson", "Lay it under your 5, the old card onto pile I"),
        way="move",
        move=lambda _view: smoki.Place(3, 0),
        wrong=marked("SmokiLesson", "It only makes a pair in the same column, right below the other 5."),
    ),
    Thought(
        marked("SmokiLesson", "A pair!"),
        marked("SmokiLesson", "The frame shows it: this column counts nothing now, whatever happens to the rest."),
        show=_column,
    ),
    Thought(
        marked("SmokiLesson", "Draw"),
        marked(
            "SmokiLesson",
            "Neither open card helps you just now. What you draw is turned up for all, and if "
            "you don’t like it, you may lay it aside.",
        ),
        marked("SmokiLesson", "Draw a card"),
        way="move",
        move=lambda _view: smoki.Draw(),
    ),
    Thought(
        marked("SmokiLesson", "A zero"),
        marked(
            "SmokiLesson",
            "Dragons go from −2 to 8, so 0 is a very mild one. It takes the place of a card that nobody has seen.",
        ),
        marked("SmokiLesson", "Lay it in the middle of the lower row, the old card onto pile I"),
        way="move",
        move=lambda _view: smoki.Place(4, 0),
        wrong=marked("SmokiLesson", "A zero is worth keeping. Its place is the middle of the lower row."),
    ),
    Thought(
        marked("SmokiLesson", "Mirror in the Water"),
        marked(
            "SmokiLesson",
            "A mirror has no number of its own: it counts as its left or right neighbour in the "
            "row, whichever is lower.",
        ),
        marked("SmokiLesson", "Take the mirror from pile II"),
        way="move",
        move=lambda _view: smoki.TakeOpen(1),
        page="ravens",
    ),
    Thought(
        marked("SmokiLesson", "Beside a low card"),
        marked(
            "SmokiLesson",
            "In the middle of the upper row it has two neighbours to choose from: your 5, and "
            "one that is still face down.",
        ),
        marked("SmokiLesson", "Lay it there, the old card onto pile II"),
        way="move",
        move=lambda _view: smoki.Place(1, 1),
    ),
    Thought(
        marked("SmokiLesson", "What it shows now"),
        marked(
            "SmokiLesson",
            "Small letters on the mirror say what it counts as: 5 for now. A lower neighbour on "
            "the right would make it better.",
        ),
        show=_around_the_mirror,
    ),
    Thought(
        marked("SmokiLesson", "Once more"),
        marked("SmokiLesson", "Ravens fly among the dragons too. Let’s see what the pile has."),
        marked("SmokiLesson", "Draw a card"),
        way="move",
        move=lambda _view: smoki.Draw(),
    ),
    Thought(
        marked("SmokiLesson", "Raven Nest"),
        marked(
            "SmokiLesson",
            "It counts 9, which is a lot. But whoever lays it down may swap two other cards of "
            "the dream, also face-down ones.",
        ),
        marked("SmokiLesson", "Lay it in the lower right corner, the old card onto pile I"),
        way="move",
        move=lambda _view: smoki.Place(5, 0),
        wrong=marked("SmokiLesson", "You could lay it aside, but then you would not learn what it does."),
    ),
    Thought(
        marked("SmokiLesson", "Swap two cards"),
        marked("SmokiLesson", "The 0 belongs beside the mirror: then the mirror counts 0 as well."),
        marked("SmokiLesson", "Swap the 0 with the upper right card"),
        way="move",
        move=lambda _view: smoki.Swap(2, 4),
        wrong=marked("SmokiLesson", "Point at the two lit cards, then swap them."),
    ),
    Thought(
        marked("SmokiLesson", "The last one"),
        marked(
            "SmokiLesson",
            "One of your cards is still face down. The round ends at once when a whole dream lies face up.",
        ),
        marked("SmokiLesson", "Draw a card"),
        way="move",
        move=lambda _view: smoki.Draw(),
    ),
    Thought(
        marked("SmokiLesson", "Raven Circle"),
        marked(
            "SmokiLesson",
            "It counts 10 and has to be laid down. The card that it replaces moves on to your "
            "neighbour, into the same place, and so on round the table.",
        ),
        marked("SmokiLesson", "Send it round from the card that is still face down"),
        way="move",
        move=lambda _view: smoki.PlaceCircle(4),
        wrong=marked("SmokiLesson", "Only the face-down card is worth giving away: everything else of yours is good."),
    ),
    Thought(
        marked("SmokiLesson", "Added up"),
        marked(
            "SmokiLesson",
            "The pair is struck out, mirror and zero count nothing: 19 in all, and Puchacz has "
            "more. The mildest dream wins a token, and three tokens win the game.",
        ),
        marked("SmokiLesson", "Turn the page"),
        way="round",
        until=lambda view: view.board.last_round is not None,
    ),
    Thought(
        marked("SmokiLesson", "That is Smoki"),
        marked(
            "SmokiLesson",
            "Look for pairs, feed the mirror, and mind what you leave on the open piles for the next player.",
        ),
        way="end",
        show=lambda _view: ("seat:0", "seat:1"),
    ),
)
