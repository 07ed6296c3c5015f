"""Sen: dream with as few crows as you can, and wake in time. Two to five players, 54 cards.

The chapters named below are those of the printed rules; docs/rules/sen.md goes through them sentence by sentence and
names the rulings where they leave a question open. In a pile, the top card is the last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import permutations
from typing import Any, ClassVar, Final, cast

from engine.board import turn_up
from engine.contract import Breach, Rules, move, moves, roll, show_only
from engine.dreams import Dreams, deal_dreams
from engine.encoding import Plain, plain
from engine.game import Game, Option, Options, Outcome
from engine.pieces import Face, Handle, Legal, Move, Seat

# ── cards (Elementy gry) ────────────────────────────────────────────────────────────────────────────────────────────
TAKE_TWO: Final = Face("take2")
PEEK: Final = Face("peek")
SWAP: Final = Face("swap")
NINE: Final = Face("9")

CROWS: Final[Mapping[Face, int]] = {Face(str(n)): n for n in range(10)} | {TAKE_TWO: 5, PEEK: 6, SWAP: 7}
"""How many crows are on a card."""

COPIES: Final[Mapping[Face, int]] = dict.fromkeys(CROWS, 4) | {NINE: 9, TAKE_TWO: 3, PEEK: 3, SWAP: 3}
"""How many cards there are of a face."""

DECK: Final[tuple[Face, ...]] = tuple(face for face, copies in COPIES.items() for _ in range(copies))

DREAM_CARDS: Final = 4
PEEKED_CARDS: Final = 2
ALL_IN_OTHERS: Final = 50

DREAMS_CACHED: Final = 64
"""Tables with dreams of other lengths whose moves are cached; with "Wiem, co mam" dreams grow and shrink."""


# ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class PeekTwo(Move):
    """Before the round: which two cards of one's own dream to look at."""

    kind: ClassVar[str] = "peek_two"
    positions: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Wake(Move):
    """Call "Pobudka!": the round ends."""

    kind: ClassVar[str] = "wake"


@dataclass(frozen=True, slots=True)
class TakeOpen(Move):
    """Take the open card into one's dream; the card that lay there goes onto the open pile."""

    kind: ClassVar[str] = "take_open"
    position: int


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the top card of the closed pile and look at it."""

    kind: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Lay the drawn card into one's dream; the card that lay there goes onto the open pile."""

    kind: ClassVar[str] = "keep"
    position: int


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Lay the drawn card onto the open pile."""

    kind: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Use(Move):
    """Lay the drawn special card onto the open pile and do what it says."""

    kind: ClassVar[str] = "use"


@dataclass(frozen=True, slots=True)
class Choose(Move):
    """After Take 2: which of the two drawn cards to go on with; the other goes onto the open pile."""

    kind: ClassVar[str] = "choose"
    index: int


@dataclass(frozen=True, slots=True)
class Peek(Move):
    """After Peek 1: whose card to look at."""

    kind: ClassVar[str] = "peek"
    seat: Seat
    position: int


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """After Swap 2: which cards of two dreams change places, each as (seat, position); the lower seat comes first."""

    kind: ClassVar[str] = "swap"
    a: tuple[Seat, int]
    b: tuple[Seat, int]


@dataclass(frozen=True, slots=True)
class Pair(Move):
    """Variant "Wiem, co mam": two cards of one's own dream that are said to have `value` crows each.

    They go onto the open pile in the order of `positions`.
    """

    kind: ClassVar[str] = "pair"
    positions: tuple[int, int]
    value: int


# ── the board ───────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True, slots=True)
class Agreed:
    """What the players agreed on. `limit` and `rounds` end the game, 0 means that they do not."""

    limit: int
    rounds: int
    penalty: int
    nines: bool
    all_in: bool
    know: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """How a round ended: who called (None: the closed pile ran out), whose turn it was, crows counted and scored."""

    caller: Seat | None
    ender: Seat
    counts: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(kw_only=True)
class Board(Dreams):
    """The table of Sen."""

    agreed: Agreed
    caller: Seat | None = None
    open: list[Handle] = field(default_factory=list)
    drawn: list[Handle] = field(default_factory=list)
    """What the seat whose turn it is has in hand."""
    faces: dict[Handle, Face] = field(default_factory=dict)
    """Every face that all have seen in this round, wherever its card lies now."""
    last_round: LastRound | None = None

    def cards(self) -> list[Handle]:
        """Every card in play."""
        in_dreams = [card for dream in self.dreams for card in dream]
        return [*self.closed, *self.open, *self.drawn, *in_dreams]


def new_board(seats: int, options: Options) -> Board:
    """The table before the first round."""
    return Board(
        agreed=Agreed(**cast("dict[str, Any]", dict(options))), dreams=[[] for _ in range(seats)], totals=[0] * seats
    )


# ── the course of the game (Przebieg rozgrywki) ─────────────────────────────────────────────────────────────────────
def play(board: Board) -> Rules[None]:
    """Dream round after round until someone has too many crows, or the agreed rounds are over."""
    while not is_over(board):
        yield from prepare(board)
        if board.round == 1:
            board.turn = yield from roll(len(board.seats))
        yield from peek_two(board)
        yield from take_turn(board)
        while board.closed and board.caller is None:
            board.turn = board.left
            yield from take_turn(board)
        yield from end_round(board)


def prepare(board: Board) -> Rules[None]:
    """Przygotowanie gry: shuffle all cards, deal the dreams, turn up the first open card."""
    yield from deal_dreams(board, DECK, DREAM_CARDS)
    board.caller = None
    board.open = [board.closed.pop()]
    yield from turn_up(board, board.open)


def peek_two(board: Board) -> Rules[None]:
    """Uwaga! Before the round everyone looks at two cards of the own dream."""
    chosen = cast("Mapping[Seat, PeekTwo]", (yield from moves(dict.fromkeys(board.seats, PEEKS_TWO))))
    for seat in board.seats:
        yield from show_only([board.dreams[seat][position] for position in chosen[seat].positions], [seat])


def take_turn(board: Board) -> Rules[None]:
    """A turn: take the open card (A), or draw (B), or call; with "Wiem, co mam" also give up a pair."""
    match (yield from move(board.turn, turn_moves(len(board.dream), board.agreed.know))):
        case Wake():
            board.caller = board.turn
        case TakeOpen(position):
            yield from place(board, board.open.pop(), position)
        case Draw():
            board.drawn = [board.closed.pop()]
            yield from show_only(board.drawn, [board.turn])
            yield from play_drawn(board)
        case Pair() as pair:
            yield from give_up_pair(board, pair)


def play_drawn(board: Board) -> Rules[None]:
    """The drawn card goes into the dream (B1), onto the open pile (B2), or is used (B3)."""
    chosen = yield from move(board.turn, drawn_moves(len(board.dream), may_use=True))
    card = board.drawn.pop()
    match chosen:
        case Keep(position):
            yield from place(board, card, position)
        case Discard():
            yield from lay_open(board, card)
        case Use():
            yield from lay_open(board, card)
            special = SPECIALS.get(board.faces[card])
            if special is None:
                raise Breach(board.turn, "sen.use_not_special")
            yield from special(board)


def place(board: Board, card: Handle, position: int) -> Rules[None]:
    """Lay `card` into the dream whose turn it is; the card from there goes onto the open pile."""
    removed, board.dream[position] = board.dream[position], card
    yield from lay_open(board, removed)


def lay_open(board: Board, card: Handle) -> Rules[None]:
    """Lay `card` onto the open pile, for all to see."""
    board.open.append(card)
    if card not in board.faces:
        yield from turn_up(board, [card])


# ── special cards (Krainy specjalne) ────────────────────────────────────────────────────────────────────────────────
def take_two(board: Board) -> Rules[None]:
    """Weź 2: draw up to two, choose one, play it like any drawn card."""
    board.drawn = [board.closed.pop() for _ in range(min(2, len(board.closed)))]
    if not board.drawn:
        return
    yield from show_only(board.drawn, [board.turn])
    if len(board.drawn) > 1:
        chosen = cast("Choose", (yield from move(board.turn, CHOOSES)))
        yield from lay_open(board, board.drawn.pop(1 - chosen.index))
    yield from play_drawn(board)


def peek_one(board: Board) -> Rules[None]:
    """Podejrzyj 1: look at one card of any dream."""
    chosen = cast("Peek", (yield from move(board.turn, peeks(*map(len, board.dreams)))))
    yield from show_only([board.dreams[chosen.seat][chosen.position]], [board.turn])


def swap_two(board: Board) -> Rules[None]:
    """Zamień 2: two cards of two players change places, unseen."""
    chosen = cast("Swap", (yield from move(board.turn, swaps(*map(len, board.dreams)))))
    (seat_a, a), (seat_b, b) = chosen.a, chosen.b
    dreams = board.dreams
    dreams[seat_a][a], dreams[seat_b][b] = dreams[seat_b][b], dreams[seat_a][a]


SPECIALS: Final[Mapping[Face, Callable[[Board], Rules[None]]]] = {TAKE_TWO: take_two, PEEK: peek_one, SWAP: swap_two}


# ── variant "Wiem, co mam" ──────────────────────────────────────────────────────────────────────────────────────────
def give_up_pair(board: Board, pair: Pair) -> Rules[None]:
    """Right: both go onto the open pile and a new card lies at the lower place. Wrong: a new card is added."""
    cards = [board.dream[position] for position in pair.positions]
    yield from turn_up(board, cards)
    new = board.closed.pop()
    if all(CROWS[board.faces[card]] == pair.value for card in cards):
        board.open.extend(cards)
        board.dream[min(pair.positions)] = new
        del board.dream[max(pair.positions)]
    else:
        board.dream.append(new)


# ── what may be done, by how long the dreams are: listed once, for it is the same in every turn ─────────────────────
PEEKS_TWO: Final = Legal(tuple(PeekTwo((a, b)) for a in range(DREAM_CARDS) for b in range(a + 1, DREAM_CARDS)))
CHOOSES: Final = Legal((Choose(0), Choose(1)))


@cache
def turn_moves(length: int, know: bool) -> Legal:
    """What a turn may begin with."""
    takes = (TakeOpen(position) for position in range(length))
    values = sorted(set(CROWS.values()))
    pairs = (Pair((a, b), value) for a, b in permutations(range(length), 2) for value in values) if know else ()
    return Legal((Draw(), *takes, Wake(), *pairs))


@cache
def drawn_moves(length: int, may_use: bool) -> Legal:
    """What may be done with a drawn card."""
    keeps = (Keep(position) for position in range(length))
    return Legal((*keeps, Discard(), Use()) if may_use else (*keeps, Discard()))


@lru_cache(DREAMS_CACHED)
def peeks(*lengths: int) -> Legal:
    """Every card that may be looked at."""
    return Legal(tuple(Peek(seat, position) for seat, position in _places(lengths)))


@lru_cache(DREAMS_CACHED)
def swaps(*lengths: int) -> Legal:
    """Every two cards of two dreams."""
    places = _places(lengths)
    return Legal(tuple(Swap(a, b) for a in places for b in places if a[0] < b[0]))


def _places(lengths: Sequence[int]) -> list[tuple[Seat, int]]:
    return [(seat, position) for seat, length in enumerate(lengths) for position in range(length)]


# ── the end of a round and of the game (Koniec rundy, Koniec gry) ───────────────────────────────────────────────────
def end_round(board: Board) -> Rules[None]:
    """All dreams are laid open and the crows written down."""
    yield from turn_up(board, [card for dream in board.dreams for card in dream])
    dreams = [[board.faces[card] for card in dream] for dream in board.dreams]
    board.last_round = score(dreams, board.caller, board.turn, board.agreed)
    board.totals = [total + crows for total, crows in zip(board.totals, board.last_round.scores, strict=True)]


def score(dreams: Sequence[Sequence[Face]], caller: Seat | None, ender: Seat, agreed: Agreed) -> LastRound:
    """What a round is worth to each seat."""
    counts = count(dreams, agreed.nines)
    scores = list(counts)
    all_nines = [seat for seat, dream in enumerate(dreams) if dream and set(dream) == {NINE}]
    if agreed.all_in and len(all_nines) == 1:
        scores = [0 if seat in all_nines else ALL_IN_OTHERS for seat in range(len(dreams))]
    elif caller is not None:
        scores[caller] = called(counts, caller, agreed.penalty)
    return LastRound(caller, ender, tuple(counts), tuple(scores))


def count(dreams: Sequence[Sequence[Face]], nines_reward: bool) -> list[int]:
    """The crows in each dream; with "Nie takie kruki straszne" not the nines of whoever alone has the most."""
    counts = [sum(CROWS[face] for face in dream) for dream in dreams]
    nines = [dream.count(NINE) for dream in dreams]
    most = max(nines)
    if nines_reward and most > 0 and nines.count(most) == 1:
        counts[nines.index(most)] -= most * CROWS[NINE]
    return counts


def called(counts: Sequence[int], caller: Seat, penalty: int) -> int:
    """What the caller writes down: nothing with the fewest crows alone, own crows in a tie, else a penalty on top."""
    fewest_of_others = min(crows for seat, crows in enumerate(counts) if seat != caller)
    if counts[caller] < fewest_of_others:
        return 0
    return counts[caller] + (penalty if counts[caller] > fewest_of_others else 0)


def is_over(board: Board) -> bool:
    """Whether the game ends after this round: a total at the limit, or the agreed number of rounds."""
    agreed = board.agreed
    at_limit = agreed.limit > 0 and max(board.totals) >= agreed.limit
    return at_limit or (agreed.rounds > 0 and board.round >= agreed.rounds)


def outcome(board: Board) -> Outcome:
    """The fewest crows win; a tie is shared."""
    fewest = min(board.totals)
    return Outcome(tuple(board.totals), tuple(seat for seat in board.seats if board.totals[seat] == fewest))


# ── the game as the program sees it ─────────────────────────────────────────────────────────────────────────────────
def narrow(board: Board, seat: Seat, legal: Legal, known: Mapping[Handle, Face]) -> Legal:
    """Only a special card can be used, and only its holder knows which card it is."""
    if not board.drawn or known.get(board.drawn[0]) in SPECIALS or Use() not in legal.listed:
        return legal
    return drawn_moves(len(board.dreams[seat]), may_use=False)


def open_board(board: Board, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    """The table with every face visible, as the transcript promises it."""
    return {
        "round": board.round,
        "turn": board.turn,
        "closed": [*map(face, board.closed)],
        "open": [*map(face, board.open)],
        "dreams": [[*map(face, dream)] for dream in board.dreams],
        "drawn": [*map(face, board.drawn)],
        "totals": [*board.totals],
        "last_round": plain(board.last_round),
    }


def check_options(options: Options) -> None:
    """Something has to end the game."""
    if not options["limit"] and not options["rounds"]:
        raise ValueError("limit and rounds cannot both be 0: the game would never end")


SEN: Final = Game(
    name="sen",
    least_seats=2,
    most_seats=5,
    options=(
        Option("limit", 100, usual=(70, 100, 150, 0), most=10_000),
        Option("rounds", 0, usual=(0, 5, 10), most=1_000),
        Option("penalty", 5, usual=(5, 15), most=100),
        Option("nines", False, usual=(False, True)),
        Option("all_in", False, usual=(False, True)),
        Option("know", False, usual=(False, True)),
    ),
    faces=tuple(CROWS),
    moves=(PeekTwo, Wake, TakeOpen, Draw, Keep, Discard, Use, Choose, Peek, Swap, Pair),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=outcome,
    open_board=open_board,
    narrow=narrow,
    check_options=check_options,
)
