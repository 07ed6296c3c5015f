"""Every sentence of a table of the race. English is the source; a name is put in as it is, its gender never matters."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import fill, marked, says
from client.viewmodels.race import names
from client.viewmodels.table import words as table_words
from client.viewmodels.table.people import People
from engine.driver import Step
from engine.pieces import Face, Move, Seat
from engine.race_board import (
    DISCOVER,
    DRAFT,
    FLIGHT,
    HERO,
    Attack,
    Award,
    Board,
    Exchange,
    Fire,
    Stay,
    Support,
    cards_of,
)
from engine.race_cards import CARDS, TURBO_TIED, TURNS, Card, Tile, hand_cards, passes_left, turbo_spaces

translate = QCoreApplication.translate

_PICKS: Final = (
    marked("Race", "first"),
    marked("Race", "second"),
    marked("Race", "third"),
    marked("Race", "fourth"),
    marked("Race", "fifth"),
    marked("Race", "sixth"),
    marked("Race", "seventh"),
    marked("Race", "eighth"),
    marked("Race", "ninth"),
)


# ── cards and tiles ─────────────────────────────────────────────────────────────────────────────────────────────────
def card(face: Face) -> str:
    """A card in words: name, what it is worth, what it needs, where it comes from."""
    shown: Card = CARDS[face]
    where = f"{names.land(shown.land)}, {names.colour(shown.colour)}"
    if shown.attacks:
        return fill(translate("Race", "%1, can attack; %2"), names.dragon(face), where)
    needs = ", ".join(names.colour(need) for need in shown.needs)
    return fill(translate("Race", "%1, speed %2, needs %3; %4"), names.dragon(face), shown.speed, needs, where)


def tile(shown: Tile | None, number: int) -> str:
    """A tile of the track in words."""
    if shown is None:
        return fill(translate("Race", "Tile %1: face down"), number)
    return fill(translate("Race", "Tile %1: %2, %3"), number, names.land(shown.land), names.colour(shown.colour))


def spaces(count: int) -> str:
    """A number of spaces."""
    return translate("Race", "%n space(s)", "", count)


def flying(speed: int, lacking: int) -> tuple[str, str]:
    """Above a dragon before its flight: how far it flies, or how many cards it lacks; and the same in short."""
    if lacking:
        return translate("Race", "stays: %n missing", "", lacking), f"−{lacking}"
    return fill(translate("Race", "flies: %1"), spaces(speed)), spaces(speed)


def flown(supported: bool) -> str:
    """Above a dragon after its flight."""
    return translate("Race", "has flown") if supported else translate("Race", "stayed behind")


# ── what players do ─────────────────────────────────────────────────────────────────────────────────────────────────
def line(step: Step, people: People) -> tuple[Seat | None, str]:
    """A line of the history and whose it is; empty for a step that the line before has already told."""
    board: Board = step.board
    if step.move is not None and step.seat is not None:
        return step.seat, says(people[step.seat].name, _deed(step.move, step.seat, board, people))
    match step.ask:
        case "shuffle" if board.phase == DRAFT and any(board.hands):
            return None, fill(
                translate("Race", "Turn %1: everyone is dealt %2 cards"), board.turn, hand_cards(board.turn)
            )
        case "show" if board.phase == DISCOVER:
            return None, _discovered(board)
        case "show" if board.phase == FLIGHT and board.flying is not None and step.faces:
            pattern = translate("Race", "%1 flies and turns up the drafted cards")
            return board.flying, fill(pattern, people[board.flying].name)
        case "show" if step.faces:
            return None, translate("Race", "The first teams are face up")
        case "roll" if 1 not in board.trophies:
            return None, translate("Race", "Everyone has drawn a hero")
        case "roll":
            first = board.trophies.index(1)
            return first, fill(translate("Race", "%1 leads"), people[first].name)
        case "keep_and_pass":
            picked = len(board.drafted[0])
            return None, fill(translate("Race", "Everyone has kept card %1 of %2"), picked, hand_cards(board.turn))
        case _:
            return None, ""


def _discovered(board: Board) -> str:
    """Which tile was turned up, and the dragons that are in the deck from now on because of it."""
    newest = board.turned_up()[-1]
    brought = sorted({names.dragon(face) for face in cards_of(len(board.positions), newest)})
    pattern = translate("Race", "New land: %1, %2. Into the deck: %3")
    return fill(pattern, names.land(newest.land), names.colour(newest.colour), ", ".join(brought))


def _deed(move: Move, seat: Seat, board: Board, people: People) -> str:
    match move:
        case Support(card=laid, dragon=dragon) if laid == HERO:
            return fill(translate("Race", "supports %1 with the hero"), names.dragon(dragon))
        case Support(card=laid, dragon=dragon):
            return fill(translate("Race", "%1 supports %2"), names.dragon(laid), names.dragon(dragon))
        case Attack(card=laid, seat=victim, dragon=dragon):
            pattern = translate("Race", "attacks %3’s %2 with %1")
            return fill(pattern, names.dragon(laid), names.dragon(dragon), people[victim].name)
        case Fire():
            gone = board.positions[seat] - board.before_flight
            fired = ", ".join(names.dragon(each.dragon) for each in board.fired or ())
            if not fired:
                return translate("Race", "no dragon flies")
            return fill(translate("Race", "flies %2 with %1"), fired, spaces(gone))
        case Exchange(out=out, in_=into):
            return fill(translate("Race", "exchanges %2 for %1"), names.dragon(into), names.dragon(out))
        case Stay():
            return translate("Race", "keeps the team")
        case _:
            raise ValueError(f"the race has no move {move.kind}")


# ── where we are ────────────────────────────────────────────────────────────────────────────────────────────────────
def where(board: Board) -> str:
    """The turn and what is done in it."""
    phase = {
        DISCOVER: translate("Race", "discovery"),
        DRAFT: translate("Race", "draft"),
        FLIGHT: translate("Race", "flight"),
    }.get(board.phase, translate("Race", "turbo"))
    return fill(translate("Race", "Turn %1 of %2 · %3"), board.turn, TURNS, phase)


def awaited(seats: tuple[Seat, ...], board: Board, people: People) -> str:
    """Who is awaited, in one sentence."""
    if len(seats) == 1 and seats[0] == board.flying and board.fired is not None:
        return fill(translate("Race", "%1 may exchange a dragon"), people[board.flying].name)
    if len(seats) == 1 and board.flying is not None:
        return fill(translate("Race", "%1 is preparing to fly"), people[seats[0]].name)
    if board.phase == DRAFT:
        return table_words.still_choosing(seats, people)
    return table_words.awaited(seats, people)


def busy(what: str, board: Board, people: People) -> str:
    """What the table does while nobody has to decide."""
    if what == "roll" and board.turn == 1:
        return translate("Race", "Drawing lots for heroes and the flight order")
    if what == "roll":
        return translate("Race", "Tied on the track: drawing lots for the flight order")
    if board.flying is not None and not board.has_flown(board.flying):
        return fill(translate("Race", "%1’s drafted cards are being turned up"), people[board.flying].name)
    return table_words.busy(what)


def pick_note(board: Board, hand: int) -> str:
    """Which pick of how many."""
    slots = hand_cards(board.turn)
    return fill(translate("Race", "%1 pick of %2"), translate("Race", _PICKS[max(0, slots - hand)]), slots)


def pass_title(left: bool) -> str:
    """Over the list in a draft."""
    return translate("Race", "Cards go to the left") if left else translate("Race", "Cards go to the right")


def pass_note(left: bool, turn: int, giver: str) -> str:
    """Below the list in a draft; in the first turn it says why cards are passed at all."""
    if turn == 1:
        told = translate("Race", "Next you choose from what %1 passes on, and so on until no card is left.")
        return fill(told, giver)
    other = (
        translate("Race", "In even turns cards go to the right.")
        if left
        else translate("Race", "In odd turns cards go to the left.")
    )
    return f"{other} {translate('Race', 'The backs show how many cards each has kept.')}"


def racer_note(board: Board, seat: Seat, *, chosen: bool | None, hands: str) -> str:
    """What somebody does, under the name."""
    if board.phase == DRAFT:
        if chosen is None:
            return {
                "from": translate("Race", "passes to you"),
                "to": translate("Race", "gets yours"),
                "both": translate("Race", "passes to you, gets yours"),
            }.get(hands, "")
        return translate("Race", "has chosen") if chosen else translate("Race", "choosing")
    if board.has_flown(seat):
        return translate("Race", "has flown")
    if board.flying == seat:
        return translate("Race", "flying")
    return translate("Race", "waiting")


def attack(by: list[str], dragon: Face, colours: list[str], *, met: bool) -> str:
    """That a dragon is attacked, by whom, what it needs for that, and whether that is there."""
    more = ", ".join(names.colour(colour) for colour in colours)
    needed = translate("Race", "%3 is under attack by %1 and needs %n more card(s): %2.", "", len(colours))
    now = fill(needed, ", ".join(by), more, names.dragon(dragon))
    return f"{now} {translate('Race', 'It has all it needs.')}" if met else now


def will_attack(card: Face, dragon: Face, name: str) -> str:
    """What an attack that is laid out will do once its player flies."""
    pattern = translate("Race", "When you fly, %1 attacks %2 (%3). Tap it to take it back.")
    return fill(pattern, names.dragon(card), names.dragon(dragon), name)


def talent(hero: str, key: str) -> str:
    """What a hero's talent is."""
    return fill(translate("Race", "%1: %2"), names.hero(hero), names.talent_text(key))


def team_title(name: str, *, mine: bool) -> str:
    """Over a team."""
    return translate("Race", "Your team") if mine else fill(translate("Race", "%1’s team"), name)


# ── turbo ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def turbo_text(turn: int) -> str:
    """What counts in the turbo and what it is worth."""
    counted = translate("Race", "All cards of this land count, in the team and in this turn’s draft.")
    if turbo_spaces(turn) == TURBO_TIED:
        return f"{counted} {translate('Race', 'The player with the most of them flies 1 space; so do tied players.')}"
    alone = translate("Race", "The player with the most of them flies %1 spaces; tied players fly 1.")
    return f"{counted} {fill(alone, turbo_spaces(turn))}"


def turbo_row(name: str, count: int, gain: int) -> str:
    """A row of the count for whoever hears it."""
    told = fill(translate("Race", "%1: %2"), name, translate("Race", "%n card(s)", "", count))
    return f"{told}, {fill(translate('Race', 'flies %1'), spaces(gain))}" if gain else told


def turn_title(best: tuple[Seat, ...], people: People) -> str:
    """Who flew the farthest in a turn."""
    return fill(translate("Race", "farthest this turn: %1"), ", ".join(people[seat].name for seat in best))


def turn_why(name: str, flight: int, awards: list[Award], seat: Seat) -> str:
    """How somebody's spaces of a turn came about."""
    won = [f"{names.land(award.land)} {award.spaces[seat]}" for award in awards if award.spaces[seat]]
    flew = fill(translate("Race", "%1: flight %2"), name, flight)
    return f"{flew}; {fill(translate('Race', 'turbo: %1'), ', '.join(won))}" if won else flew


def counted(lands: tuple[str, ...], counts: tuple[int, ...]) -> str:
    """How many cards of each land count for somebody."""
    told = [
        fill(translate("Race", "%1: %2"), names.land(land), translate("Race", "%n card(s)", "", count))
        for land, count in zip(lands, counts, strict=True)
    ]
    return fill(translate("Race", "For the turbo: %1"), ", ".join(told))


def turbo_pairs(board: Board) -> str:
    """What the two numbers of a land mean while cards are drafted."""
    if board.phase != DRAFT:
        return ""
    return translate("Race", "By each land: your cards / the most that another team has so far.")


def turbo_against(lands: tuple[str, ...], counts: tuple[int, ...], rivals: tuple[int, ...]) -> str:
    """How many cards of each land count for this player, and for whoever else has the most of it."""
    told = [
        fill(translate("Race", "%1: you %2, others at most %3"), names.land(land), mine, most)
        for land, mine, most in zip(lands, counts, rivals, strict=True)
    ]
    return fill(translate("Race", "For the turbo so far: %1"), "; ".join(told))


# ── the end ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def goal() -> str:
    """What decides the race."""
    return translate("Race", "farthest after seven turns wins")


def over_title(winners: tuple[Seat, ...], people: People) -> str:
    """Who has won."""
    who = ", ".join(people[seat].name for seat in winners)
    if len(winners) == 1:
        return fill(translate("Race", "%1 wins the race"), who)
    return fill(translate("Race", "Shared win: %1"), who)


def over_text(board: Board, winners: tuple[Seat, ...]) -> str:
    """Why."""
    most = max(board.positions)
    flown = fill(translate("Race", "%1 in seven turns."), spaces(most))
    tied = [seat for seat in board.seats if board.positions[seat] == most]
    if len(tied) == 1:
        second = sorted(board.positions)[-2]
        return f"{flown} {fill(translate('Race', 'That’s %1 ahead of the next.'), spaces(most - second))}"
    if len(winners) == len(tied):
        return f"{flown} {translate('Race', 'They tied in the last turn, too.')}"
    last = board.positions[winners[0]] - board.before_turn[winners[0]]
    pattern = translate("Race", "Of those tied, the winner flew farthest in the last turn: %1.")
    return f"{flown} {fill(pattern, spaces(last))}"


def private(board: Board, hand: list[Face], kept: list[Face]) -> str:
    """The cards that only this player sees, in words."""
    told = [card(face) for face in hand]
    parts = [fill(translate("Race", "In your hand: %1"), ". ".join(told))] if told and board.phase == DRAFT else []
    if kept:
        parts.append(fill(translate("Race", "Kept: %1"), ", ".join(names.dragon(face) for face in kept)))
    return ". ".join(parts) or translate("Race", "You see no hidden cards now")


def passing(left: bool, name: str) -> str:
    """What is asked in a draft, and to whom the rest goes."""
    if left:
        return fill(translate("Race", "Keep one card, pass the rest left, to %1"), name)
    return fill(translate("Race", "Keep one card, pass the rest right, to %1"), name)


def goes_left(board: Board) -> bool:
    """Whether hands go to the left in this turn."""
    return passes_left(board.turn)
