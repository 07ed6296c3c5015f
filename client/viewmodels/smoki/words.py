"""Every sentence of a Smoki table. English is the source; a name is put in as it is, its gender never matters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.smoki.score import Column, Mirror, Scored
from client.viewmodels.table import words as table_words
from client.viewmodels.table.people import People
from client.viewmodels.table.words import number
from engine import smoki
from engine.driver import Step
from engine.pieces import Face, Handle, Move, Seat

translate = QCoreApplication.translate

PILES = ("I", "II")


def face(shown: Face) -> str:
    """A card by its name."""
    match shown:
        case smoki.CIRCLE:
            return translate("Smoki", "Raven Circle")
        case smoki.NEST:
            return translate("Smoki", "Raven Nest")
        case smoki.MIRROR:
            return translate("Smoki", "Mirror in the Water")
        case _:
            return fill(translate("Smoki", "Dragon %1"), number(smoki.VALUES[shown]))


def face_help(shown: Face) -> str:
    """What a taken card is good for, in at most two lines."""
    match shown:
        case smoki.CIRCLE:
            return translate("Smoki", "10. The card it replaces moves left, and so on round the table.")
        case smoki.NEST:
            return translate("Smoki", "9. Once placed, it lets you swap two other cards.")
        case smoki.MIRROR:
            return translate("Smoki", "Counts as its left or right neighbour, whichever is lower.")
        case _:
            return translate("Smoki", "Two equal cards in a column count for nothing.")


def pile(at: int, piles: int) -> str:
    """An open pile by its name."""
    return fill(translate("Smoki", "Open pile %1"), PILES[at]) if piles > 1 else translate("Smoki", "Open pile")


def closed_label(cards: int) -> str:
    """Under the closed pile."""
    return fill(translate("Smoki", "closed · %1"), cards)


def open_label(at: int, piles: int, cards: int) -> str:
    """Under an open pile."""
    if piles == 1:
        return fill(translate("Smoki", "open · %1"), cards)
    return fill(translate("Smoki", "open %1 · %2"), PILES[at], cards)


# ── what players do ─────────────────────────────────────────────────────────────────────────────────────────────────
def line(step: Step, people: People) -> tuple[Seat | None, str]:
    """A line of the history and whose it is; empty for a step that the line before has already told."""
    board: smoki.Board = step.board
    if step.move is not None and step.seat is not None:
        return step.seat, says(people[step.seat].name, _deed(step.move, step.seat, board))
    match step.ask:
        case "shuffle" if board.faces:
            return None, translate("Smoki", "The closed pile ran out: the open piles were shuffled")
        case "shuffle":
            return None, table_words.dealt(board.round)
        case "roll":
            return board.turn, table_words.begins(people[board.turn].name)
        case "moves":
            return None, translate("Smoki", "Everyone has chosen a card to turn up")
        case "show":
            return _shown(step, board, people)
        case _:
            return None, ""


def _deed(move: Move, seat: Seat, board: smoki.Board) -> str:
    piles = len(board.open)
    match move:
        case smoki.TakeOpen(at) if board.drawn is not None:
            return fill(translate("Smoki", "takes %1 from pile %2"), face(board.faces[board.drawn]), PILES[at])
        case smoki.Draw():
            return translate("Smoki", "draws a card")
        case smoki.Place(position, at):
            laid = face(board.faces[board.dreams[seat][position]])
            if piles == 1:
                return fill(translate("Smoki", "places %1"), laid)
            return fill(translate("Smoki", "places %1; the old card goes to pile %2"), laid, PILES[at])
        case smoki.PlaceCircle():
            return translate("Smoki", "places Raven Circle: a card goes round the table")
        case smoki.Discard(at):
            return fill(translate("Smoki", "discards the drawn card to pile %1"), PILES[at])
        case smoki.Swap():
            return translate("Smoki", "swaps two cards with the nest")
        case smoki.Stay():
            return translate("Smoki", "leaves the cards where they are")
        case smoki.Give(at) if board.agreed.edition == smoki.CORRECTED:
            return fill(translate("Smoki", "puts the circle’s last card under pile %1"), PILES[at])
        case smoki.Give(at):
            return fill(translate("Smoki", "puts the circle’s last card onto pile %1"), PILES[at])
        case _:
            raise ValueError(f"Smoki has no move {move.kind}")


def _shown(step: Step, board: smoki.Board, people: People) -> tuple[Seat | None, str]:
    names = ", ".join(face(shown) for shown in step.faces)
    if board.circle is not None:
        giver = board.circle.giver
        if board.drawn in step.cards:
            return giver, fill(translate("Smoki", "%1 holds the circle’s last card: %2"), people[giver].name, names)
        return giver, fill(translate("Smoki", "%2 goes on to %1"), people[giver].name, names)
    if board.drawn in step.cards:
        return board.turn, fill(translate("Smoki", "%1 drew %2"), people[board.turn].name, names)
    if _on_piles(step.cards, board):
        return None, fill(translate("Smoki", "Turned up on the open pile: %1"), names)
    if len(step.cards) == len(board.dreams) and board.last_round is None and not _counted(board):
        return None, fill(translate("Smoki", "Turned up: %1"), names)
    if _counted(board):
        return None, translate("Smoki", "All dreams are turned up")
    return None, fill(translate("Smoki", "Turned up: %1"), names)


def _on_piles(cards: tuple[Handle, ...], board: smoki.Board) -> bool:
    return all(any(card in pile_ for pile_ in board.open) for card in cards)


def _counted(board: smoki.Board) -> bool:
    return all(card in board.faces for dream in board.dreams for card in dream)


# ── where we are ────────────────────────────────────────────────────────────────────────────────────────────────────
def awaited(seats: tuple[Seat, ...], board: smoki.Board, people: People) -> str:
    """Who is awaited, in one sentence."""
    if len(seats) == 1 and board.circle is not None:
        return fill(translate("Smoki", "%1 holds the circle’s last card"), people[seats[0]].name)
    if len(seats) == 1 and board.drawn is not None and board.drawn in board.faces:
        return fill(translate("Smoki", "%1 holds %2"), people[seats[0]].name, face(board.faces[board.drawn]))
    return table_words.awaited(seats, people)


def where(board: smoki.Board) -> str:
    """Where in the game we are, for the bar."""
    if not board.round:
        return goal(board)
    return fill(translate("Smoki", "Round %1 · %2"), board.round, goal(board))


def goal(board: smoki.Board) -> str:
    """What ends the game."""
    agreed = board.agreed
    match agreed.goal:
        case smoki.TOKENS:
            return translate("Smoki", "playing to %n token(s)", "", agreed.tokens)
        case smoki.POINTS:
            return translate("Smoki", "playing to %n point(s)", "", agreed.limit)
        case _:
            return translate("Smoki", "playing %n round(s)", "", agreed.rounds)


def face_down(cards: int) -> str:
    """The note under somebody's name."""
    return translate("Smoki", "%n face down", "", cards)


def in_sight(points: int) -> str:
    """The note under one's own name: what the open cards of the dream count."""
    return fill(translate("Smoki", "showing: %1"), number(points))


def would_be(before: int, then: int, *, pair: bool) -> str:
    """What putting the card there would change, as far as can be seen."""
    pattern = translate("Smoki", "Here: points showing go from %1 to %2.")
    if pair:
        pattern = translate("Smoki", "A pair, so the column counts 0: from %1 to %2.")
    return fill(pattern, number(before), number(then))


# ── the end of a round ──────────────────────────────────────────────────────────────────────────────────────────────
def column(counted: Column) -> str:
    """How a column adds up."""
    upper, lower = counted.upper or 0, counted.lower or 0
    if counted.pair:
        return f"{number(upper)}, {number(lower)}"
    return f"{number(upper)} {'−' if lower < 0 else '+'} {abs(lower)}"


def adds_up(before: int, points: int, total: int) -> str:
    """How a round's points came onto the total."""
    return f"{number(before)} {'−' if points < 0 else '+'} {abs(points)} = {number(total)}"


def reasons(scored: Scored) -> tuple[str, ...]:
    """What made a dream count other than its plain numbers, a sentence each; of a plain dream that it is one."""
    told = [_mirror(mirror) for mirror in scored.mirrors]
    twins = [scored.columns[at] for at in scored.pairs]
    told += [translate("Smoki", "Two −2s in one column count 0, not −4.") for twin in twins if twin.upper == -2]
    told += [
        fill(translate("Smoki", "%1 and %1 in a column count for nothing."), number(twin.upper or 0))
        for twin in twins
        if twin.upper != -2
    ]
    lows = [at for at, shown in enumerate(scored.faces) if shown == "-2" and at % smoki.ROW_CARDS not in scored.pairs]
    if len(lows) > 1:
        told.append(translate("Smoki", "Each −2 counts, as they are in different columns."))
    return tuple(dict.fromkeys(told)) or (translate("Smoki", "Every card counts at face value."),)


def _mirror(mirror: Mirror) -> str:
    if mirror.source is None:
        return translate("Smoki", "Three mirrors in a row have nothing to copy: 0.")
    value = number(mirror.value)
    if mirror.struck_source:
        return fill(translate("Smoki", "The mirror copied %1 from a column that itself counts for nothing."), value)
    if mirror.other is None:
        return fill(translate("Smoki", "The mirror copied its only neighbour: %1."), value)
    if mirror.other == mirror.value:
        return fill(translate("Smoki", "The mirror has %1 on both sides."), value)
    pattern = translate("Smoki", "The mirror copied its right neighbour: %1 beats %2.")
    if mirror.left:
        pattern = translate("Smoki", "The mirror copied its left neighbour: %1 beats %2.")
    return fill(pattern, value, number(mirror.other))


def full_why(scored: Scored, name: str) -> str:
    """How a score came about, as a line for the notebook."""
    sums = " + ".join(f"({number(each.sum)})" if each.sum < 0 else number(each.sum) for each in scored.columns)
    pattern = translate("Smoki", "%1: %2 = %3. %4")
    return fill(pattern, name, sums, number(scored.score), " ".join(reasons(scored)))


def tag(*, best: bool, ended: bool, tokens: bool) -> str:
    """The word under a name at the end of a round."""
    if best:
        return translate("Smoki", "fewest points: a token") if tokens else translate("Smoki", "the mildest dream")
    return translate("Smoki", "turned up the last card") if ended else ""


def round_title(board: smoki.Board, best: tuple[Seat, ...], people: People) -> str:
    """The headline of a round's end."""
    names = ", ".join(people[seat].name for seat in best)
    if board.agreed.goal != smoki.TOKENS:
        return fill(translate("Smoki", "The mildest dream: %1"), names)
    if len(best) > 1:
        return fill(translate("Smoki", "A tie, so a token each: %1"), names)
    pattern = translate("Smoki", "A token for %1: %2 of %3")
    return fill(pattern, names, board.tokens[best[0]], board.agreed.tokens)


def round_text() -> str:
    """The two rules that explain most of a count."""
    return translate(
        "Smoki",
        "A mirror copies a neighbour in its row, even one in a pair. A pair in a column counts for nothing.",
    )


def over_title(winners: tuple[Seat, ...], people: People) -> str:
    """Who has won."""
    if len(winners) == 1:
        return fill(translate("Smoki", "The mildest dreams: %1"), people[winners[0]].name)
    return fill(translate("Smoki", "Equally mild dreams: %1"), ", ".join(people[seat].name for seat in winners))


def over_text(board: smoki.Board, rounds: int) -> str:
    """What decided the game."""
    dreamt = translate("Smoki", "%n round(s) dreamt", "", rounds)
    if board.agreed.goal == smoki.TOKENS:
        return fill(translate("Smoki", "%1. The most dragon tokens win: %2."), dreamt, max(board.tokens))
    return fill(translate("Smoki", "%1. The fewest points win: %2."), dreamt, number(min(board.totals)))
