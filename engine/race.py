"""Smoczy Wyścig: draft dragons that support a team, and fly the farthest in seven turns. Two to eight players.

The chapters named below are those of the printed rules; docs/rules/race.md goes through them sentence by sentence and
names the rulings where they leave a question open. What the tables say is in race_cards, what lies on the table in
race_board, and what a flight is worth in race_flight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import factorial, prod
from typing import Final

from engine.board import turn_up
from engine.contract import Rules, keep_and_pass, move, roll, show_only, shuffle
from engine.encoding import Plain
from engine.game import Game, Option, Options, Outcome
from engine.pieces import Face, Handle, Legal, Seat
from engine.race_board import (
    DISCOVER,
    DRAFT,
    FLIGHT,
    OVER,
    TURBO_COUNT,
    Attack,
    Board,
    Exchange,
    Fire,
    Fired,
    Flight,
    Laid,
    Stay,
    Support,
    cards_of,
    start_cards,
)
from engine.race_cards import (
    CARDS,
    COPIES,
    CORNERS,
    HEROES,
    LOWERS,
    ROW_TILES,
    TILES,
    TURNS,
    UPPERS,
    Hero,
    Tile,
    hand_cards,
    passes_left,
)
from engine.race_flight import (
    Choices,
    attack,
    count_turbo,
    exchange,
    fire,
    flown_by,
    legal_exchanges,
)

RANDOM: Final = "random"

FIRE, STAY = Fire(), Stay()


# ── heroes (Wybierz bohatera) ───────────────────────────────────────────────────────────────────────────────────────
def named_heroes(seats: int, options: Options) -> list[str] | None:
    """The heroes that were agreed on, by seat; None if they are drawn. Raises ValueError with a sentence."""
    agreed = str(options["heroes"])
    if agreed == RANDOM:
        return None
    names = [name.strip() for name in agreed.split(",")]
    unknown = next((name for name in names if name not in HEROES), None)
    if unknown is not None:
        raise ValueError(f"there is no hero {unknown[:40]!r}; the heroes are: {', '.join(HEROES)}")
    if len(names) != seats:
        raise ValueError(f"heroes is {RANDOM} or one name for each of {seats} players")
    for at, name in enumerate(names):
        if HEROES[name] not in open_heroes(seats, []):
            raise ValueError(f"{name} is no hero for {seats} players")
        if name in names[:at]:
            raise ValueError(f"{name} is named twice; no two players race with the same hero")
        if HEROES[name] not in open_heroes(seats, names[:at]):
            raise ValueError(f"{name} cannot race beside {', '.join(names[:at])}: a hero's card is there once")
    return names


def open_heroes(seats: int, taken: Sequence[str]) -> list[Hero]:
    """The heroes that a player may still have. With one copy of the game both sides of a card are never in play."""
    cards = [HEROES[name].card for name in taken]
    return [
        hero
        for hero in HEROES.values()
        if hero.name not in taken
        and cards.count(hero.card) < COPIES[seats]
        and (hero.basic or seats > 2)  # in a race of two only basic heroes take part
    ]


def check_table(seats: int, options: Options) -> None:
    """Named heroes have to be those that so many players can have together."""
    named_heroes(seats, options)


def draw_heroes(board: Board) -> Rules[None]:
    """Every seat draws one of the heroes that are left, all draws in one roll."""
    seats = len(board.positions)
    sides = prod(2 * (3 - at) if seats == 2 else 12 - at if COPIES[seats] > 1 else 12 - 2 * at for at in board.seats)
    number = yield from roll(sides)
    board.heroes = []
    for _ in range(seats):
        free = open_heroes(seats, board.heroes)
        number, at = divmod(number, len(free))
        board.heroes.append(free[at].name)


# ── the course of the game (Przygotowanie do gry, Przegląd rozgrywki) ───────────────────────────────────────────────
def new_board(seats: int, options: Options) -> Board:
    """The table before anything is laid out."""
    return Board(
        heroes=named_heroes(seats, options) or [""] * seats,
        trophies=[0] * seats,
        positions=[0] * seats,
        teams=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        drafted=[[] for _ in range(seats)],
        flights=[None] * seats,
        coming=start_cards(seats),
        before_turn=[0] * seats,
    )


def play(board: Board) -> Rules[None]:
    """Seven turns of draft, flight and turbo; all but the first begin with a discovery."""
    yield from prepare(board)
    while True:
        yield from draft(board)
        for seat in board.order_of_flight():
            yield from fly(board, seat)
        board.phase, board.flying = TURBO_COUNT, None
        board.turbo = count_turbo(board)
        for award in board.turbo:
            board.positions = [flown + more for flown, more in zip(board.positions, award.spaces, strict=True)]
        if board.turn == TURNS:
            break
        yield from discover(board)
    board.phase = OVER


def prepare(board: Board) -> Rules[None]:
    """Lay out the track, draw heroes and trophies, deal the first teams."""
    upper = yield from shuffle(UPPERS)
    board.upper, board.removed = list(upper[:ROW_TILES]), list(upper[ROW_TILES:])
    lower = yield from shuffle(LOWERS)
    board.lower, board.removed = list(lower[:ROW_TILES]), [*board.removed, *lower[ROW_TILES:]]
    if not all(board.heroes):
        yield from draw_heroes(board)
    yield from give_trophies(board)
    first = [card for card in board.coming if CARDS[card].level == 1]
    fresh = list((yield from shuffle(first)))
    board.coming = board.coming[len(first) :]
    board.teams = [[fresh.pop() for _ in range(board.hero(seat).team)] for seat in board.seats]
    board.deck = fresh
    yield from turn_up(board, [card for team in board.teams for card in team])


def give_trophies(board: Board) -> Rules[None]:
    """Trophies by place on the track; for equal places they are drawn, all in one roll."""
    places = sorted(set(board.positions), reverse=True)
    tied = [[seat for seat in board.seats if board.positions[seat] == place] for place in places]
    ways = prod(factorial(len(seats)) for seats in tied)
    number = (yield from roll(ways)) if ways > 1 else 0
    trophy = 1
    for left in tied:
        while left:
            number, at = divmod(number, len(left))
            board.trophies[left.pop(at)] = trophy
            trophy += 1


# ── discovery (Faza Odkrywania) ─────────────────────────────────────────────────────────────────────────────────────
def discover(board: Board) -> Rules[None]:
    """A new turn begins: turn the next tile up, add its dragons, give the trophies anew."""
    tile = (*board.upper, *board.lower)[board.turn - 1]
    yield from turn_up(board, [tile])
    board.turn += 1
    board.phase = DISCOVER
    board.deck += [card for drafted in board.drafted for card in drafted]
    board.drafted = [[] for _ in board.seats]
    board.flights = [None for _ in board.seats]
    board.turbo = None
    board.attacks = []
    board.supports = {}
    board.fired = None
    board.before_turn = list(board.positions)
    board.coming = list(cards_of(len(board.positions), TILES[board.faces[tile]]))
    yield from give_trophies(board)


# ── draft (Faza Dobierania) ─────────────────────────────────────────────────────────────────────────────────────────
def draft(board: Board) -> Rules[None]:
    """Shuffle the deck and deal; everyone keeps one card and passes the rest on, until all are kept."""
    deck = yield from shuffle((*board.deck, *board.coming))
    gone = set(board.deck)
    board.faces = {card: face for card, face in board.faces.items() if card not in gone}
    board.phase, board.coming, board.deck = DRAFT, [], list(deck)
    board.hands = [[board.deck.pop() for _ in range(hand_cards(board.turn))] for _ in board.seats]
    while any(board.hands):
        for seat in board.seats:
            yield from show_only(board.hands[seat], [seat])
        kept = yield from keep_and_pass(dict(enumerate(board.hands)))
        step = 1 if passes_left(board.turn) else -1
        for seat in board.seats:
            board.drafted[seat].append(kept[seat].kept)
            board.hands[(seat + step) % len(board.hands)] = list(kept[seat].passed)


# ── flight (Faza Lotu) ──────────────────────────────────────────────────────────────────────────────────────────────
def fly(board: Board, seat: Seat) -> Rules[None]:
    """One seat turns up what it drafted, supports its team or attacks, flies, and may exchange a dragon.

    A handle tells in which round of the draft its card was kept, which nobody could see on a table: so they are
    shuffled before they are turned up.
    """
    board.flying = seat
    board.before_flight = board.positions[seat]
    board.drafted[seat] = list((yield from shuffle(board.drafted[seat])))
    board.phase, board.supports, board.fired = FLIGHT, {}, None
    yield from turn_up(board, board.drafted[seat])
    fired = yield from support_and_attack(board)
    changed = yield from move(seat, Legal((STAY, *legal_exchanges(board))))
    out = into = None
    if isinstance(changed, Exchange):
        exchange(board, changed)
        out, into = Face(changed.out), Face(changed.in_)
    board.flights[seat] = Flight(fired, tuple(board.laid_by(seat)), out, into, flown_by(board, seat))


def support_and_attack(board: Board) -> Rules[tuple[Fired, ...]]:
    """Card by card into supports and attacks, until the flying seat fires all whose needs are met."""
    assert board.flying is not None
    choices = Choices(board)
    while True:
        match (yield from move(board.flying, Legal((FIRE, *choices.supports(), *choices.attacks())))):
            case Support(card, dragon):
                board.supports.setdefault(dragon, []).append(card)
                choices.laid(card, dragon)
            case Attack(card, _, dragon) as made:
                attack(board, made)
                choices.laid(card, dragon)
            case Fire():
                return fire(board)


# ── the end (Koniec gry) ────────────────────────────────────────────────────────────────────────────────────────────
def outcome(board: Board) -> Outcome:
    """Who has flown the farthest wins; in a tie who flew farther in the last turn; else the win is shared."""
    flown = [(now, now - then) for now, then in zip(board.positions, board.before_turn, strict=True)]
    return Outcome(tuple(board.positions), tuple(seat for seat in board.seats if flown[seat] == max(flown)))


# ── the game as the program sees it ─────────────────────────────────────────────────────────────────────────────────
def open_board(board: Board, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    """The table with every face visible, as the transcript promises it."""

    def tile(shown: Tile, up: bool) -> dict[str, Plain]:
        return {"land": shown.land, "colour": shown.colour, "group": shown.group, "up": up}

    def row(tiles: Iterable[Handle]) -> list[Plain]:
        return [tile(TILES[face(card)], board.is_up(card)) for card in tiles]

    corners = [tile(corner, True) for corner in CORNERS]
    return {
        "turn": board.turn,
        "phase": board.phase,
        "tiles": [*corners[:2], *row(board.upper), *corners[2:], *row(board.lower)],
        "removed": row(board.removed),
        "heroes": [*board.heroes],
        "trophies": [*board.trophies],
        "positions": [*board.positions],
        "teams": [[*map(face, team)] for team in board.teams],
        "deck": [*map(face, board.deck), *board.coming],
        "hands": [[*map(face, hand)] for hand in board.hands],
        "drafted": [[*map(face, cards)] for cards in board.drafted],
        "flights": [None if flight is None else _flight(flight) for flight in board.flights],
        "turbo": None
        if board.turbo is None
        else {award.land: {"counts": [*award.counts], "spaces": [*award.spaces]} for award in board.turbo},
    }


def _flight(flight: Flight) -> dict[str, Plain]:
    return {
        "fired": [{"dragon": fired.dragon, "support": [*fired.support], "hero": fired.hero} for fired in flight.fired],
        "attacks": [_attack(laid) for laid in flight.attacks],
        "out": flight.out,
        "in": flight.in_,
        "spaces": flight.spaces,
    }


def _attack(laid: Laid) -> dict[str, Plain]:
    return {"card": laid.card, "seat": laid.seat, "dragon": laid.dragon}


RACE: Final = Game(
    name="race",
    least_seats=2,
    most_seats=8,
    options=(Option("heroes", RANDOM, usual=(RANDOM,)),),
    faces=(*CARDS, *UPPERS, *LOWERS),
    moves=(Support, Attack, Fire, Exchange, Stay),
    edition=1,
    new_board=new_board,
    play=play,
    outcome=outcome,
    open_board=open_board,
    check_table=check_table,
)
