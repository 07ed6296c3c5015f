"""Smoki: dream of the mildest dragons, in two rows of three lands. Two to five players, 52 cards.

The chapters named below are those of the printed rules, which exist in two printings; docs/rules/smoki.md goes through
both sentence by sentence and names the rulings where they differ or leave a question open. In a pile, the top card is
the last. Positions of a dream are 0 1 2 in the upper row and 3 4 5 in the lower one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, ClassVar, Final, cast

from engine.board import turn_up
from engine.contract import Rules, move, moves, roll, shuffle
from engine.dreams import Dreams, deal_dreams
from engine.encoding import Plain, plain
from engine.game import Game, Option, Options, Outcome
from engine.pieces import Face, Handle, Legal, Move, Seat

# ── cards (Elementy gry) ────────────────────────────────────────────────────────────────────────────────────────────
CIRCLE: Final = Face("circle")
NEST: Final = Face("nest")
MIRROR: Final = Face("mirror")

VALUES: Final[Mapping[Face, int]] = {Face(str(n)): n for n in (-2, *range(9))} | {CIRCLE: 10, NEST: 9}
"""How many points a card is worth; a mirror has no value of its own."""

COPIES: Final = 4
"""How many cards there are of each face."""

FACES: Final[tuple[Face, ...]] = (*VALUES, MIRROR)
DECK: Final[tuple[Face, ...]] = tuple(face for face in FACES for _ in range(COPIES))

DREAM_CARDS: Final = 6
ROW_CARDS: Final = 3
COLUMNS: Final[tuple[tuple[int, int], ...]] = tuple((top, top + ROW_CARDS) for top in range(ROW_CARDS))
"""The columns of a dream, each as the positions of its two cards."""

TOKENS, POINTS, ROUNDS = "tokens", "points", "rounds"
CORRECTED, FIRST = "corrected", "first"


# ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """Before the round: which card of one's own dream to turn up."""

    kind: ClassVar[str] = "reveal"
    position: int


@dataclass(frozen=True, slots=True)
class TakeOpen(Move):
    """Take the top card of an open pile; it has to go into one's dream."""

    kind: ClassVar[str] = "take_open"
    pile: int


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the top card of the closed pile and turn it up."""

    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay the card one has taken into one's dream; the card that lay there goes onto open pile `pile`."""

    kind: ClassVar[str] = "place"
    position: int
    pile: int


@dataclass(frozen=True, slots=True)
class PlaceCircle(Move):
    """Lay Kruczy krąg into one's dream; the card that lay there goes to the player on the left."""

    kind: ClassVar[str] = "place"
    position: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Lay the drawn card onto an open pile."""

    kind: ClassVar[str] = "discard"
    pile: int


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """After Krucze gniazdo: which two cards of one's own dream change places, the lower position first."""

    kind: ClassVar[str] = "swap"
    a: int
    b: int


@dataclass(frozen=True, slots=True)
class Stay(Move):
    """After Krucze gniazdo: all cards stay where they are."""

    kind: ClassVar[str] = "stay"


@dataclass(frozen=True, slots=True)
class Give(Move):
    """At the end of Kruczy krąg: to which open pile the last card goes."""

    kind: ClassVar[str] = "give"
    pile: int


# ── the board ───────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Agreed:
    """What the players agreed on. Of `tokens`, `limit` and `rounds` the one that `goal` names ends the game."""

    goal: str
    tokens: int
    limit: int
    rounds: int
    piles: int
    edition: str


@dataclass(frozen=True, slots=True)
class Circle:
    """Kruczy krąg on its way: the position that changes in every dream, and the seat that hands its card on."""

    position: int
    giver: Seat


@dataclass(frozen=True, slots=True)
class LastRound:
    """How a round ended: whose turn it was, and what each dream was worth."""

    ender: Seat
    scores: tuple[int, ...]


@dataclass(kw_only=True)
class Board(Dreams):
    """The table of Smoki."""

    agreed: Agreed
    tokens: list[int]
    open: list[list[Handle]] = field(default_factory=list)
    """The open piles; one that was emptied keeps its place."""
    drawn: Handle | None = None
    """The card that was taken, or that is being handed on."""
    circle: Circle | None = None
    faces: dict[Handle, Face] = field(default_factory=dict)
    """The face of every card that lies face up. What is not in it, nobody has seen."""
    last_round: LastRound | None = None

    def cards(self) -> list[Handle]:
        """Every card in play."""
        laid_open = [card for pile in self.open for card in pile]
        in_dreams = [card for dream in self.dreams for card in dream]
        drawn = [] if self.drawn is None else [self.drawn]
        return [*self.closed, *laid_open, *drawn, *in_dreams]


def new_board(seats: int, options: Options) -> Board:
    """The table before the first round."""
    return Board(
        agreed=Agreed(**cast("dict[str, Any]", dict(options))),
        dreams=[[] for _ in range(seats)],
        tokens=[0] * seats,
        totals=[0] * seats,
    )


# ── the course of the game (Przebieg rozgrywki) ─────────────────────────────────────────────────────────────────────
def play(board: Board) -> Rules[None]:
    """Dream round after round until the agreed goal is reached."""
    while not is_over(board):
        yield from prepare(board)
        yield from reveal_one(board)
        yield from take_turn(board)
        while not is_round_over(board):
            if not board.closed:
                yield from reshuffle(board)
            board.turn = board.left
            yield from take_turn(board)
        yield from end_round(board)


def prepare(board: Board) -> Rules[None]:
    """Przygotowanie gry: shuffle all cards, deal the dreams, open the piles; the first player of a game is rolled."""
    yield from deal_dreams(board, DECK, DREAM_CARDS)
    yield from open_piles(board)
    if board.round == 1:
        board.turn = yield from roll(len(board.seats))


def open_piles(board: Board) -> Rules[None]:
    """Turn up the top cards of the closed pile beside it: they begin the open piles."""
    board.open = [[board.closed.pop()] for _ in range(board.agreed.piles)]
    yield from turn_up(board, [top for (top,) in board.open])


def reveal_one(board: Board) -> Rules[None]:
    """Before the round everyone turns up one card of the own dream; all choose at once."""
    chosen = cast("Mapping[Seat, Reveal]", (yield from moves(dict.fromkeys(board.seats, REVEALS))))
    yield from turn_up(board, [board.dreams[seat][chosen[seat].position] for seat in board.seats])


def take_turn(board: Board) -> Rules[None]:
    """A turn: take a card from an open pile (A) or from the closed one (B), and lay it down."""
    match (yield from move(board.turn, turn_moves(*map(bool, board.open)))):
        case TakeOpen(pile):
            board.drawn = board.open[pile].pop()
            yield from lay_down(board, may_discard=False)
        case Draw():
            board.drawn = board.closed.pop()
            yield from turn_up(board, [board.drawn])
            yield from lay_down(board, may_discard=True)


def lay_down(board: Board, may_discard: bool) -> Rules[None]:
    """The card that was taken goes into the dream, or, if it may, onto an open pile."""
    card = taken(board)
    legal = PLACES_OF_CIRCLE if board.faces[card] == CIRCLE else places(board.agreed.piles, may_discard)
    match (yield from move(board.turn, legal)):
        case Discard(pile):
            board.drawn = None
            board.open[pile].append(card)
        case PlaceCircle(position):
            yield from go_round(board, position)
        case Place(position, pile):
            board.drawn = None
            removed, board.dream[position] = board.dream[position], card
            board.open[pile].append(removed)
            if removed not in board.faces:
                yield from turn_up(board, [removed])
            if board.faces[card] == NEST:
                yield from rearrange(board, position)


def taken(board: Board) -> Handle:
    """The card that was taken, or that is being handed on."""
    assert board.drawn is not None
    return board.drawn


def reshuffle(board: Board) -> Rules[None]:
    """The closed pile is used up: all open cards are shuffled and become a new one, and the piles are opened anew."""
    used = [card for pile in board.open for card in pile]
    fresh = yield from shuffle(used)
    for card in used:
        del board.faces[card]
    board.closed = list(fresh)
    yield from open_piles(board)


# ── raven lands (Krainy kruków) ─────────────────────────────────────────────────────────────────────────────────────
def go_round(board: Board, position: int) -> Rules[None]:
    """Kruczy krąg: in every dream the card at `position` is replaced by the one from there in the dream before.

    Each card is held up for all as it is handed on, whether it lay face up or not, so that a step is one card's way.
    The last player lays the last one under an open pile (edition "first": onto it).
    """
    for seat in (*range(board.turn, len(board.dreams)), *range(board.turn)):
        dream = board.dreams[seat]
        board.drawn, dream[position] = dream[position], taken(board)
        board.circle = Circle(position, seat)
        yield from turn_up(board, [board.drawn])
    last = (board.turn - 1) % len(board.dreams)
    given = cast("Give", (yield from move(last, gives(board.agreed.piles))))
    pile = board.open[given.pile]
    pile.insert(0 if board.agreed.edition == CORRECTED else len(pile), taken(board))
    board.drawn = board.circle = None


def rearrange(board: Board, nest: int) -> Rules[None]:
    """Krucze gniazdo: two other cards of the own dream may change places; they stay face up or face down."""
    chosen = yield from move(board.turn, swaps(nest))
    if isinstance(chosen, Swap):
        dream = board.dream
        dream[chosen.a], dream[chosen.b] = dream[chosen.b], dream[chosen.a]


# ── what may be done: listed once, for it is the same in every turn ─────────────────────────────────────────────────
REVEALS: Final = Legal(tuple(Reveal(position) for position in range(DREAM_CARDS)))
PLACES_OF_CIRCLE: Final = Legal(tuple(PlaceCircle(position) for position in range(DREAM_CARDS)))


@cache
def turn_moves(*piles: bool) -> Legal:
    """What a turn may begin with, by which of the open piles have cards."""
    return Legal((Draw(), *(TakeOpen(pile) for pile, has_cards in enumerate(piles) if has_cards)))


@cache
def places(piles: int, may_discard: bool) -> Legal:
    """Where a card may be laid and, if one has it there, to which of so many open piles the other goes."""
    laid = (Place(position, pile) for position in range(DREAM_CARDS) for pile in range(piles))
    return Legal((*laid, *(Discard(pile) for pile in range(piles if may_discard else 0))))


@cache
def gives(piles: int) -> Legal:
    """Where the last card of Kruczy krąg may go."""
    return Legal(tuple(Give(pile) for pile in range(piles)))


@cache
def swaps(nest: int) -> Legal:
    """Which cards may change places when Krucze gniazdo lies at `nest`, or none."""
    others = [position for position in range(DREAM_CARDS) if position != nest]
    return Legal((Stay(), *(Swap(a, b) for a in others for b in others if a < b)))


# ── the end of a round and of the game (Koniec rundy, Koniec gry) ───────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Count:
    """What a dream is worth and why, position by position."""

    points: tuple[int, ...]
    """What each card adds."""
    struck: tuple[int, ...]
    """The columns whose two cards have equal values and add nothing, from the left."""
    copied: tuple[int | None, ...]
    """For a mirror, the position of the card whose value it takes; None for other cards and if there is no card."""

    @property
    def total(self) -> int:
        """What the whole dream is worth."""
        return sum(self.points)


def count(dream: Sequence[Face | None]) -> Count:
    """Count the six cards of `dream`; None is a card that lies face down, it adds nothing and cannot be copied.

    Koniec rundy, Odbicie w wodzie: a mirror takes the printed value of the nearest other card on its left or right in
    its row, whichever is lower, also if that card's column is struck, and never strikes a column itself.
    """
    struck = tuple(
        column
        for column, (upper, lower) in enumerate(COLUMNS)
        if dream[upper] == dream[lower] and dream[upper] in VALUES
    )
    copied = tuple(copied_by(dream, position) if face == MIRROR else None for position, face in enumerate(dream))
    points = [0] * DREAM_CARDS
    for position, face in enumerate(dream):
        if position % ROW_CARDS not in struck:
            source = copied[position]
            points[position] = VALUES.get(cast("Face", face if source is None else dream[source]), 0)
    return Count(tuple(points), struck, copied)


def copied_by(dream: Sequence[Face | None], mirror: int) -> int | None:
    """The position of the card that the mirror at `mirror` copies; None if it has none beside it."""
    start = mirror - mirror % ROW_CARDS
    sides = (range(mirror - 1, start - 1, -1), range(mirror + 1, start + ROW_CARDS))
    found = (next((position for position in side if dream[position] != MIRROR), None) for side in sides)
    lower = [position for position in found if position is not None and dream[position] is not None]
    return min(lower, key=lambda position: VALUES[cast("Face", dream[position])], default=None)


def seen(board: Board, seat: Seat) -> list[Face | None]:
    """The faces in the dream of `seat`, None for a card that lies face down."""
    return [board.faces.get(card) for card in board.dreams[seat]]


def is_round_over(board: Board) -> bool:
    """Whether some dream lies face up altogether; it need not be that of the seat whose turn it is."""
    face_up = set(board.faces)
    return any(face_up.issuperset(dream) for dream in board.dreams)


def end_round(board: Board) -> Rules[None]:
    """All cards are turned up and counted; the fewest points are worth a token, or all points are written down."""
    hidden = [card for dream in board.dreams for card in dream if card not in board.faces]
    if hidden:
        yield from turn_up(board, hidden)
    scores = tuple(count(seen(board, seat)).total for seat in board.seats)
    board.last_round = LastRound(board.turn, scores)
    if board.agreed.goal == TOKENS:
        board.tokens = [held + (points == min(scores)) for held, points in zip(board.tokens, scores, strict=True)]
    else:
        board.totals = [total + points for total, points in zip(board.totals, scores, strict=True)]


def is_over(board: Board) -> bool:
    """Whether the agreed goal is reached."""
    agreed = board.agreed
    match agreed.goal:
        case "tokens":
            return max(board.tokens) >= agreed.tokens
        case "points":
            return max(board.totals) >= agreed.limit
        case _:
            return board.round >= agreed.rounds


def outcome(board: Board) -> Outcome:
    """The most tokens win, or the fewest points; a tie is shared."""
    by_tokens = board.agreed.goal == TOKENS
    scores = board.tokens if by_tokens else board.totals
    best = max(scores) if by_tokens else min(scores)
    return Outcome(tuple(scores), tuple(seat for seat in board.seats if scores[seat] == best))


# ── the game as the program sees it ─────────────────────────────────────────────────────────────────────────────────
def open_board(board: Board, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    """The table with every face visible, as the transcript promises it."""
    return {
        "round": board.round,
        "turn": board.turn,
        "closed": [*map(face, board.closed)],
        "open": [[*map(face, pile)] for pile in board.open],
        "dreams": [[{"face": face(card), "up": card in board.faces} for card in dream] for dream in board.dreams],
        "drawn": None if board.drawn is None else face(board.drawn),
        "tokens": [*board.tokens],
        "totals": [*board.totals],
        "last_round": plain(board.last_round),
    }


SMOKI: Final = Game(
    name="smoki",
    least_seats=2,
    most_seats=5,
    options=(
        Option("goal", TOKENS, usual=(TOKENS, POINTS, ROUNDS), one_of=(TOKENS, POINTS, ROUNDS)),
        Option("tokens", 3, usual=(2, 3, 5), least=1, most=100),
        Option("limit", 100, usual=(70, 100, 150), least=1, most=10_000),
        Option("rounds", 8, usual=(6, 8, 10), least=1, most=1_000),
        Option("piles", 2, usual=(2, 1), least=1, most=2),
        Option("edition", CORRECTED, usual=(CORRECTED, FIRST), one_of=(CORRECTED, FIRST)),
    ),
    faces=FACES,
    moves=(Reveal, TakeOpen, Draw, Place, PlaceCircle, Discard, Swap, Stay, Give),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=outcome,
    open_board=open_board,
)
