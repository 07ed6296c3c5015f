"""What the raven tells of each thing on a table of the race."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.race import choices as race_choices
from client.viewmodels.race import names, words
from client.viewmodels.race import plan as race_plan
from client.viewmodels.race.props import RaceCard, RaceProps, RaceRows
from client.viewmodels.table.pointing import CONFIRM
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine.pieces import Face, Handle, Seat
from engine.race_board import DRAFT, FLIGHT, Board
from engine.race_cards import CARDS, CORNERS, ROW_TILES, TILES, UPPERS, Card
from engine.race_flight import legal_supports

translate = QCoreApplication.translate


def card(state: TableState, row: CardProps) -> Telling:
    """A dragon, a card with claws or a hero, wherever it lies."""
    assert state.frame is not None
    board: Board = state.frame.board
    seat = (row.place + (state.me or 0)) % state.seats
    if row.key.startswith("hero"):
        told = hero(board, seat)
        given = board.hero(seat).support
        now = _gives(state, row, seat, given) if given else ""
        return replace(told, text=f"{now} {told.text}".strip())
    face = _face(state, board, row, seat)
    if face is None:
        return Telling(row.label, translate("Race", "Nobody else sees it before its owner flies."))
    shown = CARDS[face]
    title = fill(
        translate("Race", "%1 · %2, %3"), names.dragon(face), names.colour(shown.colour), names.land(shown.land)
    )
    # What was kept lies in the place that it would fill, while cards are drafted.
    kept = row.place == 0 and row.zone.startswith(("kept", "under"))
    private = row.zone == "hand" or (kept and not _is_open(board, seat, face))
    now = _gives(state, row, seat, shown.colour) or _could_go(state, row, seat, shown)
    if shown.attacks:
        return Telling(title, f"{now} {claws(shown)}".strip(), private=private)
    if now:
        turbo = fill(translate("Race", "In the turbo it counts for %1."), names.land(shown.land))
        return Telling(title, f"{now} {turbo}", private=private)
    now = _now(row) if isinstance(row, RaceCard) and row.zone == "team" else ""
    if isinstance(row, RaceCard) and row.zone == "hand" and row.purpose:
        now = fill(translate("Race", "Now: %1."), row.purpose)
        return Telling(title, f"{now} {in_short(shown)}", private=True)
    return Telling(title, f"{now} {dragon(shown)}".strip(), private=private)


def _gives(state: TableState, row: CardProps, seat: Seat, colour: str) -> str:
    """What a support does where it lies in a flight, and what becomes of the dragon over it."""
    assert state.frame is not None
    board = race_plan.with_plan(race_plan.begun(state.frame.board), race_plan.laid_by(state))
    if not row.zone.startswith("under") or board.phase != FLIGHT or board.flying != seat:
        return ""
    over = board.team(seat)[int(row.zone.removeprefix("under"))]
    needs = board.needs(seat, over)
    paid = race_plan.paid(needs, race_plan.given(board, seat, over.id))
    lacks = [names.colour(need) for need, met in zip(needs, paid, strict=True) if not met]
    given, dragon = names.colour(colour), names.dragon(over.id)
    if lacks:
        told = translate("Race", "Gives %1 to %2, which does not fly yet: %3 is missing.")
        return fill(told, given, dragon, ", ".join(lacks))
    return fill(translate("Race", "Gives %1 to %2, which has all it needs and flies."), given, dragon)


def _could_go(state: TableState, row: CardProps, seat: Seat, shown: Card) -> str:
    """In one's own flight: which dragons a card that is left over could support."""
    assert state.frame is not None
    if row.zone != "kept" or seat != state.me or state.frame.legal is None:
        return ""
    board = race_plan.with_plan(race_plan.begun(state.frame.board), race_plan.laid_by(state))
    if board.phase != FLIGHT or board.flying != seat or board.fired is not None:
        return ""
    under = [names.dragon(each.dragon) for each in legal_supports(board) if each.card == shown.id]
    if under:
        return fill(translate("Race", "Can go under: %1."), ", ".join(dict.fromkeys(under)))
    return fill(translate("Race", "No dragon of yours needs %1 now."), names.colour(shown.colour))


def _face(state: TableState, board: Board, row: CardProps, seat: Seat) -> Face | None:
    """The face of the card that a row stands for, as far as it is shown here."""
    assert state.frame is not None
    if not row.face:
        return None
    known = state.frame.known if seat == state.me else {}
    cards: list[Handle] = [*board.hands[seat], *board.teams[seat], *board.drafted[seat]]
    faces = [board.faces.get(each, known.get(each)) for each in (*cards, *(c for own in board.drafted for c in own))]
    return next((face for face in faces if face is not None and names.card_art(CARDS[face]) == row.face), None)


def _is_open(board: Board, seat: Seat, face: Face) -> bool:
    return any(board.faces.get(each) == face for each in board.drafted[seat])


def dragon(shown: Card) -> str:
    """What a dragon does: how far it flies and for what, what it gives another, and where it counts."""
    needs = " + ".join(names.colour(need) for need in shown.needs)
    pattern = translate(
        "Race", "Flies %1 with this under it: %2. Under another dragon it gives %3. In the turbo it counts for %4."
    )
    return fill(pattern, words.spaces(shown.speed), needs, names.colour(shown.colour), names.land(shown.land))


def in_short(shown: Card) -> str:
    """The same of a card that is chosen from a hand, beside what it is for now."""
    needs = " + ".join(names.colour(need) for need in shown.needs)
    pattern = translate("Race", "Flies %1 with this under it: %2. Gives %3.")
    return fill(pattern, words.spaces(shown.speed), needs, names.colour(shown.colour))


def claws(shown: Card) -> str:
    """What a card with claws does."""
    pattern = translate(
        "Race",
        "Laid on a dragon of somebody who has not flown yet, it makes it need %1 more. Or it supports yours with %1.",
    )
    return fill(pattern, names.colour(shown.colour))


def _now(row: RaceCard) -> str:
    """What becomes of a dragon in this turn."""
    if row.extra:
        return translate("Race", "Attacked: it needs %n more card(s).", "", row.extra)
    if row.wants:
        return fill(translate("Race", "It still needs %1."), ", ".join(names.colour(need) for need in row.wants))
    if row.paid:
        return translate("Race", "It has all it needs.") if row.sure else ""
    return ""


def hero(board: Board, seat: Seat) -> Telling:
    """A hero: the talent, and the support that it gives."""
    shown = board.hero(seat)
    title = fill(translate("Race", "%1 · hero, %2"), names.hero(shown.name), names.talent(shown.talent))
    given = (
        fill(translate("Race", "Once a turn it gives %1 to one dragon."), names.colour(shown.support))
        if shown.support
        else ""
    )
    return Telling(title, f"{names.talent_text(shown.talent)} {given}".strip())


def own(state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
    """What only this table has: tiles, pawns, the list, the turbo, and what a flight is worth."""
    if state.frame is None or not isinstance(rows.own, RaceRows):
        return Telling()
    board: Board = state.frame.board
    values = rows.own.values
    match kind:
        case "tile":
            return _tile(rows.own, int(key))
        case "dragon":
            column = rows.own.team[int(key)] if int(key) < len(rows.own.team) else None
            told = translate("Race", "Each place is for a card that it needs. What you keep fills them, when you fly.")
            return Telling(says(column.name, column.becomes), told) if column is not None else Telling()
        case "racer" | "pawn" | "victim":
            row = next((row for row in rows.own.racers if str(row.place) == key), None)
            if row is None:
                return Telling()
            title = ", ".join(part for part in (says(row.name, words.spaces(row.spaces)), row.note) if part)
            return Telling(title, f"{row.hero_text} {row.counts_text}.".strip(), art=f"lanterns/{row.lantern}")
        case _:
            return _shared(board, values, kind, state.me or 0)


def _shared(board: Board, values: RaceProps, kind: str, me: Seat) -> Telling:
    """What there is only one of."""
    match kind:
        case "forecast":
            told = translate(
                "Race", "So far would the flight go, if nobody attacks. Nothing is promised until you fly."
            )
            return Telling(values.forecast, told)
        case "track":
            return Telling(
                translate("Race", "The track"), translate("Race", "Where everybody is, and over which lands.")
            )
        case "pick":
            told = translate(
                "Race", "One card of each hand stays with you, and the rest goes on, until no card is left."
            )
            return Telling(values.note, told)
        case "pass":
            told = translate("Race", "Whoever is last flies first. Those who have not flown yet can be attacked.")
            return Telling(values.list_title, values.list_note or told)
        case "turbo":
            told = words.turbo_text(max(1, board.turn))
            return Telling(translate("Race", "Turbo, after the flights"), f"{told} {words.turbo_pairs(board)}".strip())
        case "worth":
            return Telling(
                values.spaces,
                translate("Race", "The speeds of all dragons that have what they need, and what the hero adds."),
            )
        case "cost":
            told = translate(
                "Race", "The farthest flight that your cards allow. Until you fly, an attack can be taken back."
            )
            title = translate("Race", "Your farthest flight: now %1, after the attack %2")
            return Telling(fill(title, values.own_now, values.own_then), told)
        case "talent":
            return hero(board, board.flying if board.flying is not None else me)
        case "threat":
            return Telling(translate("Race", "Claws over a team"), values.attack_text)
        case "team":
            return Telling(
                values.team_title,
                translate("Race", "It stays with you; each dragon flies once a turn if what it needs lies under it."),
            )
        case "cards":
            return Telling(
                values.support_title,
                translate("Race", "Each card supports one dragon. What is left over counts in the turbo all the same."),
            )
        case "undo":
            told = translate("Race", "Takes back what you laid last. Until you fly, nothing is final.")
            return Telling(translate("Race", "Undo"), told, ((translate("Race", "Undo"), "Z"),))
        case "look":
            return Telling(
                translate("Race", "Your own cards"),
                translate("Race", "Shows what you hold while somebody else flies."),
                ((translate("Told", "look"), "O"),),
            )
        case _:
            return Telling()


def _tile(rows: RaceRows, at: int) -> Telling:
    if at >= len(rows.tiles):
        return Telling()
    tile = rows.tiles[at]
    if not tile.land:
        return Telling(
            tile.label,
            translate("Race", "It is turned up in one of the next turns, and brings its dragons into the deck."),
        )
    who = [row.name for row in rows.racers if tile_of(row.at) == at]
    told = translate("Race", "Its dragons are in the deck, and its land counts in the turbo.")
    return Telling(tile.label, f"{told} {says(translate('Race', 'Here now'), ', '.join(who))}." if who else told)


def tile_of(space: int) -> int:
    """The tile of the track on which a space lies: from the start on, in the direction of flight."""
    at = 0
    while space >= TILE_SPACES[at]:
        space -= TILE_SPACES[at]
        at += 1
    return at


_ROW: Final = (TILES[UPPERS[0]].spaces,) * ROW_TILES
TILE_SPACES: Final = (*(tile.spaces for tile in CORNERS[:2]), *_ROW, *(tile.spaces for tile in CORNERS[2:]), *_ROW)
"""How many spaces each tile of the track has, from the start on."""


def act(state: TableState, key: str) -> str:
    """A button."""
    assert state.frame is not None
    board: Board = state.frame.board
    match key:
        case race_choices.FIRE:
            return translate("Race", "All dragons that have what they need fly, and your cards are turned up.")
        case race_choices.SUGGEST:
            return translate("Race", "Lays your cards so that you fly farthest. Nothing is sent yet.")
        case race_choices.ATTACK:
            return translate("Race", "A dragon of somebody who has not flown yet will need one card more.")
        case race_choices.SPARE:
            return translate("Race", "The last attack comes back to your cards.")
        case race_choices.STAY:
            return translate("Race", "All your dragons stay in the team.")
        case _ if key == CONFIRM and board.phase == DRAFT:
            return translate("Race", "This card stays with you, and the others go on to your neighbour.")
        case _:
            return translate("Race", "Makes the move that you have chosen.")
