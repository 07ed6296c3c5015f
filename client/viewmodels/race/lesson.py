"""The lesson of the race: anatomy of a card, keep and pass, lay and fly, exchange, turbo, attack."""

from __future__ import annotations

from client.texts import marked
from client.viewmodels.game.lesson import Lesson, Thought
from client.viewmodels.race.book import anatomy
from client.viewmodels.race.plan import with_plan
from engine.contract import Pick
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies.race_planner import plan_flight
from engine.race_board import FLIGHT, HERO, Exchange, Fire, Stay, Support
from engine.race_flight import legal_attacks

TEAMS = (("D09", "D25", "D18"), ("D02", "D01", "D10"), ("D27", "D26", "D19"))
HANDS = (("D13", "D05", "D21"), ("D07", "D06", "D23"), ("D31", "D29", "D14"))
TILES = ("T08", "T07", "T06", "T05")
"""The upper tiles from the left: the Star Trail is turned up first and brings a card with claws."""
CLAWS = "D47"
LAST_FLIES_FIRST = 4
"""The roll by which the learner has the last trophy, and so flies first."""
PASSES = 9


def lesson(_language: str) -> Lesson:
    """Two turns with Puchacz and Sowa, who fly as far as they can."""
    return Lesson(
        game="race",
        context="RaceLesson",
        names=(("Puchacz", "fish"), ("Sowa", "bell")),
        thoughts=THOUGHTS,
        others=_others,
        options={"heroes": "Rosella,Rowan,Li"},
        stacks=(
            _faces(reversed(TILES)),
            (),
            _faces(card for team in TEAMS for card in team),
            _faces(card for hand in HANDS for card in hand),
            *((),) * (PASSES + len(TEAMS)),
            _faces((CLAWS,)),
        ),
        rolls=(LAST_FLIES_FIRST,),
    )


def _faces(cards: object) -> tuple[Face, ...]:
    return tuple(map(Face, cards))  # type: ignore[call-overload]  # names of cards


def _others(seat: Seat, view: View, legal: Legal) -> Move:
    if isinstance(legal.listed[0], Pick):
        kept = {"D29", "D21"}
        hand = view.board.hands[seat]
        free = [at for at, card in enumerate(hand) if view.known.get(card) not in kept]
        return Pick(free[0] if free else 0)
    if Fire() in legal.listed:
        laid = (move for move in plan_flight(view.board).supports if move in legal.listed)
        return next(laid, Fire())
    return Stay()


def _keep(view: View) -> Move:
    """The card that is kept in this pick: what the team needs, else claws, else the first."""
    faces = [view.known.get(card) for card in view.board.hands[0]]
    wanted = next((face for face in ("D13", "D29", CLAWS) if face in faces), None)
    return Pick(faces.index(Face(wanted)) if wanted is not None else 0)


def _attack(view: View) -> Move:
    return next(move for move in legal_attacks(view.board) if move.seat != 0)


def _support(view: View) -> Move:
    """The first support that a planner would lay, once the attack lies."""
    return plan_flight(with_plan(view.board, (_attack(view),))).supports[0]


def _flies(view: View) -> bool:
    board = view.board
    return board.phase == FLIGHT and board.flying == 0 and view.legal is not None and board.turn > 1


THOUGHTS = (
    Thought(
        marked("RaceLesson", "Once around, in seven turns"),
        marked(
            "RaceLesson",
            "Your lantern flies along the track. Whoever has come farthest after seven turns "
            "wins; most of the lands are still face down.",
        ),
        show=lambda _view: ("tile:0", "pawn:0", "tile:2"),
    ),
    Thought(
        marked("RaceLesson", "A dragon’s card"),
        marked(
            "RaceLesson",
            "Everything about a dragon stands on its card. What it needs itself is at the foot: this one wants one "
            "green, else it stays at home.",
        ),
        show=lambda _view: ("card:team-0-0",),
        drawn=lambda: anatomy(TEAMS[0][0]),
        page="flight",
    ),
    Thought(
        marked("RaceLesson", "Keep and pass"),
        marked(
            "RaceLesson",
            "You keep one card of your hand, and the rest goes to your neighbour. This one gives "
            "green at the top right: just what your first dragon needs.",
        ),
        marked("RaceLesson", "Keep the green card and pass the others"),
        way="move",
        move=_keep,
        show=lambda _view: ("dragon:0",),
        wrong=marked("RaceLesson", "No dragon of yours needs that colour. Look for the leaf at the top right."),
        page="draft",
    ),
    Thought(
        marked("RaceLesson", "What the others left"),
        marked(
            "RaceLesson",
            "Now you have what your other neighbour passed on. This card is a blue dragon of "
            "speed 4: faster than any in your team.",
        ),
        marked("RaceLesson", "Keep the blue card"),
        way="move",
        move=_keep,
        wrong=marked("RaceLesson", "The blue one is worth more: it can join your team after the flight."),
    ),
    Thought(
        marked("RaceLesson", "The last card"),
        marked(
            "RaceLesson",
            "A last card is yours without asking. Cards that lie under no dragon still count in the turbo.",
        ),
        marked("RaceLesson", "Keep it"),
        way="move",
        move=lambda _view: Pick(0),
    ),
    Thought(
        marked("RaceLesson", "Lay a card"),
        marked(
            "RaceLesson",
            "A dragon flies if everything at its foot lies under it. Take the green card to the "
            "dragon that wants green.",
        ),
        marked("RaceLesson", "Point at the green card, then at the green dragon"),
        way="plan",
        move=lambda _view: Support("D13", "D09"),
    ),
    Thought(
        marked("RaceLesson", "Your hero helps"),
        marked("RaceLesson", "Rosella gives blue to one dragon each turn, and she stays with you for the whole race."),
        marked("RaceLesson", "Point at Rosella, then at the blue dragon"),
        way="plan",
        move=lambda _view: Support(HERO, "D25"),
        page="heroes",
    ),
    Thought(
        marked("RaceLesson", "Fly!"),
        marked(
            "RaceLesson",
            "Two dragons have all they need: 2 and 2 make 4 spaces. The third one lacks red, and "
            "stays on the ground this time.",
        ),
        marked("RaceLesson", "Fly"),
        way="move",
        move=lambda _view: Fire(),
    ),
    Thought(
        marked("RaceLesson", "A newcomer"),
        marked(
            "RaceLesson",
            "After a flight one dragon may give way to a card you kept this turn. Rosella’s "
            "talent: for another colour you fly 2 spaces more.",
        ),
        marked("RaceLesson", "Exchange the red dragon for the blue one"),
        way="move",
        move=lambda _view: Exchange("D18", "D29"),
        wrong=marked("RaceLesson", "You may keep your team as it is, but then you would miss 2 spaces."),
    ),
    Thought(
        marked("RaceLesson", "Turbo"),
        marked(
            "RaceLesson",
            "When all have flown, each land is counted: whoever has the most cards of it flies "
            "on, in the team and among what was kept. The turbo grows turn by turn.",
        ),
        marked("RaceLesson", "Go on to the next turn"),
        way="round",
        until=lambda view: view.board.turbo is not None,
        page="turbo",
    ),
    Thought("", "", way="auto", move=_keep, until=_flies),
    Thought(
        marked("RaceLesson", "Claws"),
        marked(
            "RaceLesson",
            "A new land has been turned up, and its dragons brought claws. Laid on a dragon of "
            "somebody who has not flown yet, they make it need one card more.",
        ),
        marked("RaceLesson", "Attack the lit dragon"),
        way="plan",
        move=_attack,
    ),
    Thought(
        marked("RaceLesson", "And your own flight"),
        marked(
            "RaceLesson",
            "The attack waits until you fly, and can be taken back until then. Now a card for "
            "one of your dragons; “Suggest” would lay them all.",
        ),
        marked("RaceLesson", "Lay the lit card under the lit dragon"),
        way="plan",
        move=_support,
    ),
    Thought(
        marked("RaceLesson", "Off you go"),
        marked("RaceLesson", "Whoever is last flies first: it is a good place for attacking."),
        marked("RaceLesson", "Fly"),
        way="move",
        move=lambda _view: Fire(),
    ),
    Thought(
        marked("RaceLesson", "That is the race"),
        marked(
            "RaceLesson",
            "Keep what your dragons need, let faster ones join, and watch the lands that count in the turbo.",
        ),
        way="end",
        show=lambda _view: ("racer:0",),
    ),
)
