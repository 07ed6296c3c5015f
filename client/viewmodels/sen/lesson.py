"""The lesson of Sen: peek, draw, keep or discard, take, specials, wake."""

from __future__ import annotations

from client.texts import marked
from client.viewmodels.game.lesson import Lesson, Thought
from engine import sen
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat

OWN = ("9", "2", "8", "1")
OTHER = ("4", "5", sen.TAKE_TWO, "6")
OPEN = ("7",)
DRAWN = ("1", "3", "9", sen.PEEK, "6")
"""What lies in the closed pile, from above: mine, Puchacz's, and so on in turn."""


def lesson(_language: str) -> Lesson:
    """A round with Puchacz, who lays aside whatever is drawn."""
    return Lesson(
        game="sen",
        context="SenLesson",
        names=(("Puchacz", "fish"),),
        thoughts=THOUGHTS,
        others=_others,
        stacks=(tuple(map(Face, (*OWN, *OTHER, *OPEN, *DRAWN))),),
        rolls=(0,),
    )


def _others(_seat: Seat, _view: View, legal: Legal) -> Move:
    for move in (sen.PeekTwo((0, 1)), sen.Draw(), sen.Discard()):
        if move in legal.listed:
            return move
    return legal.listed[0]


def _own(view: View) -> tuple[str, ...]:
    return tuple(f"card:{card}" for card in view.board.dreams[0])


def _ends(view: View) -> tuple[str, ...]:
    return ("seat:0", "seat:1")


THOUGHTS = (
    Thought(
        marked("SenLesson", "A dream of crows"),
        marked(
            "SenLesson",
            "These four cards are your dream. Each hides some crows, from 0 to 9. Whoever dreams of the fewest wins.",
        ),
        show=_own,
        page="aim",
    ),
    Thought(
        marked("SenLesson", "Two peeks"),
        marked(
            "SenLesson",
            "Before a round you may look at two of your four cards, once. After that only your memory knows them.",
        ),
        marked("SenLesson", "Choose the two lit cards, then peek at both"),
        way="move",
        move=lambda _view: sen.PeekTwo((0, 1)),
        wrong=marked("SenLesson", "Any two would do in a game. Here we look at the first two: they are lit."),
    ),
    Thought(
        marked("SenLesson", "Remember them"),
        marked("SenLesson", "A 9 and a 2. The 9 is the worst card there is: we want to get rid of it."),
        marked("SenLesson", "Close your eyes when you know them by heart"),
        way="look",
        show=lambda view: _own(view)[:2],
    ),
    Thought(
        marked("SenLesson", "Two piles"),
        marked(
            "SenLesson",
            "In your turn you take the open card or draw an unknown one. The 7 that lies open is no help against "
            "two cards that you don’t know.",
        ),
        marked("SenLesson", "Draw a card from the closed pile"),
        way="move",
        move=lambda _view: sen.Draw(),
        wrong=marked(
            "SenLesson", "You could take the 7, but a card from the open pile has to go into your dream. Let’s draw."
        ),
        page="turn",
    ),
    Thought(
        marked("SenLesson", "Keep or discard"),
        marked(
            "SenLesson",
            "A single crow: nobody sees it but you. Put it in place of the 9, which goes onto the open pile for "
            "all to see.",
        ),
        marked("SenLesson", "Choose your first card and replace it"),
        way="move",
        move=lambda _view: sen.Keep(0),
        wrong=marked("SenLesson", "One crow is far too good to lay aside. The 9 lies in your first place."),
    ),
    Thought(
        marked("SenLesson", "The open card"),
        marked(
            "SenLesson",
            "Puchacz has laid a 3 aside. An unknown card has about five crows, so 3 is better than a card you "
            "have never seen.",
        ),
        marked("SenLesson", "Take the open card in place of your third one"),
        way="move",
        move=lambda _view: sen.TakeOpen(2),
        wrong=marked("SenLesson", "Your first two cards are 1 and 2: keep those. The third one nobody knows."),
    ),
    Thought(
        marked("SenLesson", "One more"),
        marked("SenLesson", "The 8 you had there is gone, what luck. Nothing useful lies open now."),
        marked("SenLesson", "Draw a card"),
        way="move",
        move=lambda _view: sen.Draw(),
    ),
    Thought(
        marked("SenLesson", "A special card"),
        marked(
            "SenLesson",
            "Peek 1 lets you look at one card. Take 2 draws two and plays one, Swap 2 makes cards of two players "
            "change places. Kept in a dream they only count crows: 6, 5 and 7.",
        ),
        marked("SenLesson", "Use it"),
        way="move",
        move=lambda _view: sen.Use(),
        wrong=marked("SenLesson", "You could keep it as six crows, but it is worth more when it is used."),
    ),
    Thought(
        marked("SenLesson", "Look where you are blind"),
        marked("SenLesson", "You know three of your cards: 1, 2 and 3. One is still unknown."),
        marked("SenLesson", "Peek at your fourth card"),
        way="move",
        move=lambda _view: sen.Peek(0, 3),
    ),
    Thought(
        marked("SenLesson", "One crow!"),
        marked("SenLesson", "1, 2, 3 and 1: seven crows in all. A dream as light as that is rarely beaten."),
        marked("SenLesson", "Remember it"),
        way="look",
        show=lambda view: _own(view)[3:],
    ),
    Thought(
        marked("SenLesson", "Wake up!"),
        marked(
            "SenLesson",
            "At the start of your turn you may end the round. If nobody has fewer crows, you write down 0. If "
            "somebody has, five more than your own.",
        ),
        marked("SenLesson", "Call “Wake up!”, twice to be sure"),
        way="move",
        move=lambda _view: sen.Wake(),
        wrong=marked(
            "SenLesson",
            "With seven crows it is time to call. It has to be pressed twice, because it ends the round for all.",
        ),
        page="end",
    ),
    Thought(
        marked("SenLesson", "The dreams lie open"),
        marked(
            "SenLesson",
            "You write down 0, Puchacz twenty: 4, 5, 6, and a Take 2 that counts 5. Round follows round until "
            "somebody has 100.",
        ),
        marked("SenLesson", "Turn the page"),
        way="round",
        until=lambda view: view.board.last_round is not None,
    ),
    Thought(
        marked("SenLesson", "That is Sen"),
        marked(
            "SenLesson",
            "Peek, remember, swap high for low, and wake in time. Bots will gladly play a whole game with you.",
        ),
        way="end",
        show=_ends,
    ),
)
