"""Who is in the race, how far, and what lies on the track: rows for the list and for the tiles."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import names as race_names
from client.viewmodels.race import words
from client.viewmodels.race.props import LandProps, RacerProps, TileProps
from client.viewmodels.table import seats
from client.viewmodels.table import words as table_words
from client.viewmodels.table.props import BarProps
from client.viewmodels.table.state import TableState
from engine.pieces import Handle, Seat
from engine.race_board import DISCOVER, DRAFT, Award, Board
from engine.race_cards import CARDS, CORNERS, LANDS, LAP, TALENTS, TILES, Card, Tile

translate = QCoreApplication.translate


# ── the track ───────────────────────────────────────────────────────────────────────────────────────────────────────
def tiles_before() -> tuple[TileProps, ...]:
    """The track before the first deal: the corners are the same in every race, all others lie face down."""
    unseen = [None] * 3
    return tuple(_tile(at, shown) for at, shown in enumerate([*CORNERS[:2], *unseen, *CORNERS[2:], *unseen]))


def tiles(board: Board) -> tuple[TileProps, ...]:
    """The ten tiles from the start on, in the direction of flight."""

    def row(cards: list[int]) -> list[Tile | None]:
        return [TILES[board.faces[card]] if board.is_up(card) else None for card in cards]  # type: ignore[arg-type,index]

    upper = row([*board.upper]) or [None] * 3
    lower = row([*board.lower]) or [None] * 3
    track = [*CORNERS[:2], *upper, *CORNERS[2:], *lower]
    return tuple(_tile(at, shown) for at, shown in enumerate(track))


def _tile(at: int, shown: Tile | None) -> TileProps:
    return TileProps(
        key=str(at),
        art=f"race/tile_{shown.land}_{shown.colour}" if shown else "race/tile_back",
        land_art=f"race/land_{shown.land}" if shown else "",
        land=race_names.land(shown.land) if shown else "",
        label=words.tile(shown, at + 1),
    )


def flown(state: TableState, board: Board) -> list[int]:
    """How far everybody's pawn has come: the turbo of a turn is flown once it has been counted on the screen."""
    if board.turbo is None or state.page == "over" or (state.frame is not None and state.frame.step is None):
        return list(board.positions)
    won = [sum(award.spaces[seat] for award in board.turbo) for seat in board.seats]
    return [position - more for position, more in zip(board.positions, won, strict=True)]


# ── the list ────────────────────────────────────────────────────────────────────────────────────────────────────────
def order(state: TableState, board: Board) -> list[Seat]:
    """In a draft the order of seats from my right-hand neighbour on; else the order of flight."""
    me = state.me or 0
    if board.phase in (DRAFT, DISCOVER) or not all(board.trophies):
        return [(me - 1 + at) % len(board.positions) for at in board.seats]
    return board.order_of_flight()


def racers(state: TableState, board: Board) -> tuple[RacerProps, ...]:
    """Everybody's row."""
    at = flown(state, board)
    farthest = max(at) if any(at) else None
    return tuple(_racer(state, board, seat, at[seat], leads=at[seat] == farthest) for seat in order(state, board))


def _racer(state: TableState, board: Board, seat: Seat, spaces: int, *, leads: bool) -> RacerProps:
    person, mine = state.people[seat], seat == state.me
    hands = _hands(state, board, seat)
    chosen = _chosen(state, seat)
    note = words.racer_note(board, seat, chosen=chosen, hands=hands) if person.here else ""
    flight = board.flights[seat]
    gain = flight.spaces if flight else 0
    if board.flying == seat and flight is None and board.fired is not None:
        gain = board.positions[seat] - board.before_flight
    hero = board.hero(seat) if board.heroes[seat] else None
    name = table_words.you(person, mine=mine)
    told = [name, note, words.spaces(spaces)]
    told += [words.talent(hero.name, hero.talent)] if hero else []
    team = _open(state, board, seat, board.teams[seat])
    counts = counted(state, board, seat)
    return RacerProps(
        key=str(seat),
        seat=seat,
        place=state.place(seat),
        name=name,
        lantern=person.lantern,
        note=table_words.noted(person, note),
        spaces=spaces,
        at=spaces % LAP,
        gain=f"+{gain}" if gain or flight else "",
        turn=_has_turn(state, board, seat),
        away=not person.here or person.away,
        mine=mine,
        leads=leads,
        lapped=spaces >= LAP,
        done=bool(chosen) if board.phase == DRAFT else flight is not None,
        kept=len(board.drafted[seat]),
        rank=board.trophies[seat],
        hands=hands if board.phase == DRAFT else "",
        claws=0 if board.has_flown(seat) else sum(laid.seat == seat for laid in board.attacks),
        hero=race_names.hero_art(hero) if hero else "",
        hero_name=race_names.hero(hero.name) if hero else "",
        hero_text=words.talent(hero.name, hero.talent) if hero else "",
        talent_art=f"race/talent_{hero.talent}" if hero else "",
        support_art=f"race/sign_{hero.support or 'none'}" if hero else "",
        cards=len(board.teams[seat]),
        speeds=tuple(str(dragon.speed) for dragon in team),
        colours=tuple(dragon.colour for dragon in team),
        counts=counts,
        counts_text=words.counted(turbo_lands(board), counts),
        label=", ".join(part for part in told if part),
    )


def _open(state: TableState, board: Board, seat: Seat, cards: list[Handle]) -> list[Card]:
    """Those of `cards` of `seat` whose face is known here: to all, or to this player as its owner."""
    known = state.frame.known if state.frame is not None and seat == state.me else {}
    faces = [board.faces.get(card, known.get(card)) for card in cards]
    return [CARDS[face] for face in faces if face is not None]


def turbo_lands(board: Board) -> tuple[str, ...]:
    """The lands that the turbo counts now, in its order."""
    open_lands = board.lands()
    return tuple(land for land in LANDS if land in open_lands)


def counted(state: TableState, board: Board, seat: Seat) -> tuple[int, ...]:
    """How many cards of each of these lands `seat` has, as far as they are known here."""
    cards = _open(state, board, seat, [*board.teams[seat], *board.drafted[seat]])
    have = Counter(card.land for card in cards)
    return tuple(have[land] for land in turbo_lands(board))


def rivals(state: TableState, board: Board, me: Seat) -> tuple[int, ...]:
    """The most cards of each of these lands that a single other one has, as far as all know it."""
    others = [counted(state, board, seat) for seat in board.seats if seat != me]
    return tuple(max(counts) for counts in zip(*others, strict=True))


def _hands(state: TableState, board: Board, seat: Seat) -> str:
    """Whether this neighbour's hand comes to me, mine goes there, or both."""
    count, place = len(board.positions), state.place(seat)
    step = 1 if words.goes_left(board) else -1
    to, whence = place == step % count, place == -step % count
    return "" if place == 0 else "both" if to and whence else "to" if to else "from" if whence else ""


def _chosen(state: TableState, seat: Seat) -> bool | None:
    """Whether somebody has made the pick that is asked for now; None if nobody is asked."""
    frame = state.frame
    if frame is None or not frame.last or seat not in frame.asked:
        return None
    if seat == state.me:
        return state.hand.sent
    return bool(frame.waiting) and seat not in frame.waiting


def _has_turn(state: TableState, board: Board, seat: Seat) -> bool:
    if board.flying is not None:
        return seat == board.flying
    return seats.has_turn(state, seat) and (board.phase != DRAFT or seat == state.me)


# ── the turbo, and how far everybody came ───────────────────────────────────────────────────────────────────────────
def lands(state: TableState, board: Board) -> tuple[LandProps, ...]:
    """The count of each land, in the order in which it is counted."""
    if state.page != "round" or board.turbo is None:
        return ()
    return tuple(_land(state, board, award) for award in board.turbo)


def _land(state: TableState, board: Board, award: Award) -> LandProps:
    by_count = sorted(board.seats, key=lambda seat: (-award.counts[seat], -award.spaces[seat], state.place(seat)))
    shown = next(tile for tile in board.turned_up() if tile.land == award.land)
    people = [state.people[seat] for seat in by_count]
    mine = [seat == state.me for seat in by_count]
    told = [table_words.you(person, mine=own) for person, own in zip(people, mine, strict=True)]
    return LandProps(
        key=award.land,
        name=race_names.land(award.land),
        sign=f"race/land_{award.land}",
        tile=f"race/tile_{shown.land}_{shown.colour}",
        text=words.turbo_text(board.turn),
        names=tuple(told),
        lanterns=tuple(person.lantern for person in people),
        counts=tuple(award.counts[seat] for seat in by_count),
        gains=tuple(f"+{award.spaces[seat]}" if award.spaces[seat] else "" for seat in by_count),
        wins=tuple(award.spaces[seat] > 0 for seat in by_count),
        mine=tuple(mine),
        texts=tuple(
            words.turbo_row(name, award.counts[seat], award.spaces[seat])
            for name, seat in zip(told, by_count, strict=True)
        ),
    )


def turbo_note(state: TableState, board: Board) -> tuple[str, str]:
    """Who flies farther in the turbo by talent, in a sentence, and the drawing of that talent."""
    if state.page != "round":
        return "", ""
    leap = TALENTS[3]
    who = [seat for seat in board.seats if board.hero(seat).talent == leap]
    if not who:
        return "", ""
    names = ", ".join(f"{state.people[seat].name} ({race_names.hero(board.heroes[seat])})" for seat in who)
    pattern = translate("Race", "%1: 1 more space for each turbo won or tied.")
    return fill(pattern, names), f"race/talent_{leap}"


def bars(state: TableState, board: Board) -> tuple[BarProps, ...]:
    """How far everybody has come, the farthest first."""
    return seats.bars(state, board.positions, 0, most_wins=True)
