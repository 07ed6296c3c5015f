"""Every sentence of a Sen table. English is the source; a name is put in as it is, and no sentence knows its gender."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.sen.score import Scored, Why
from client.viewmodels.table import words as table_words
from client.viewmodels.table.people import People
from engine import sen
from engine.driver import Step
from engine.pieces import Face, Move, Seat

translate = QCoreApplication.translate


def crows(count: int) -> str:
    """A number of crows."""
    return translate("Sen", "%n crow(s)", "", count)


def face(shown: Face) -> str:
    """A card by its name."""
    match shown:
        case sen.TAKE_TWO:
            return translate("Sen", "Take 2")
        case sen.PEEK:
            return translate("Sen", "Peek 1")
        case sen.SWAP:
            return translate("Sen", "Swap 2")
        case _:
            return crows(sen.CROWS[shown])


def face_help(shown: Face) -> str:
    """What a drawn card is good for, in at most two lines."""
    match shown:
        case sen.TAKE_TWO:
            return translate("Sen", "Use it to draw two and play one, or keep it as 5.")
        case sen.PEEK:
            return translate("Sen", "Use it to peek at one card, or keep it as 6.")
        case sen.SWAP:
            return translate("Sen", "Use it to swap two cards unseen, or keep it as 7.")
        case _:
            return translate("Sen", "Replace a card in your dream with it, or discard it.")


# ── what players do ─────────────────────────────────────────────────────────────────────────────────────────────────
def deed(move: Move, actor: Seat, people: People) -> str:
    """What a move is, as said after the player's name."""
    match move:
        case sen.PeekTwo():
            return translate("Sen", "peeks at two of their cards")
        case sen.Wake():
            return translate("Sen", "calls “Wake up!”")
        case sen.TakeOpen(position):
            return fill(translate("Sen", "takes the open card as card %1"), position + 1)
        case sen.Draw():
            return translate("Sen", "draws a card")
        case sen.Keep(position):
            return fill(translate("Sen", "keeps it as card %1"), position + 1)
        case sen.Discard():
            return translate("Sen", "discards it")
        case sen.Use():
            return translate("Sen", "uses it")
        case sen.Choose():
            return translate("Sen", "plays one of two cards")
        case sen.Peek(seat, position) if seat == actor:
            return fill(translate("Sen", "peeks at their card %1"), position + 1)
        case sen.Peek(seat, position):
            return fill(translate("Sen", "peeks at %2’s card %1"), position + 1, people[seat].name)
        case sen.Swap((seat_a, a), (seat_b, b)):
            pattern = translate("Sen", "swaps %2’s card %1 with %4’s card %3")
            return fill(pattern, a + 1, people[seat_a].name, b + 1, people[seat_b].name)
        case sen.Pair(_, value):
            return fill(translate("Sen", "says of two of their cards: %1 each"), crows(value))
        case _:
            raise ValueError(f"Sen has no move {move.kind}")


def swapped(step: Step, people: People, me: Seat | None) -> str:
    """A swap by somebody else of a card of `me`, as it is told to that player; "" for any other step."""
    if not isinstance(step.move, sen.Swap) or step.seat in (None, me) or me not in (step.move.a[0], step.move.b[0]):
        return ""
    assert step.seat is not None
    (own, other) = (step.move.a, step.move.b) if step.move.a[0] == me else (step.move.b, step.move.a)
    pattern = translate("Sen", "%1 swaps your card %2 with %4’s card %3")
    return fill(pattern, people[step.seat].name, own[1] + 1, other[1] + 1, people[other[0]].name)


def swapped_by(name: str) -> str:
    """The note under one's own name as long as a card that was taken is marked."""
    return fill(translate("Sen", "%1 swapped your card"), name)


def note(move: Move, actor: Seat, people: People) -> str:
    """What a move is, as it stands under the player's name: no longer than fits there."""
    match move:
        case sen.Swap((seat_a, a), (seat_b, b)):
            return f"{people[seat_a].name} {a + 1} ↔ {people[seat_b].name} {b + 1}"
        case _:
            return deed(move, actor, people)


def line(step: Step, people: People) -> tuple[Seat | None, str]:
    """A line of the history and whose it is; empty for a step that the line before has already told."""
    board: sen.Board = step.board
    if step.move is not None and step.seat is not None:
        told = says(people[step.seat].name, deed(step.move, step.seat, people))
        return step.seat, told
    match step.ask:
        case "shuffle":
            return None, table_words.dealt(board.round)
        case "roll":
            return board.turn, table_words.begins(people[board.turn].name)
        case "moves":
            return None, translate("Sen", "Everyone has chosen two cards to peek at")
        case "show" if step.faces:
            return None, _shown(step, board)
        case _:
            return None, ""


def _shown(step: Step, board: sen.Board) -> str:
    if step.cards[-1:] == tuple(board.open[-1:]) and len(step.cards) == 1:
        return fill(translate("Sen", "On the open pile: %1"), face(step.faces[0]))
    if len(step.cards) == sum(map(len, board.dreams)) and board.last_round is not None:
        return translate("Sen", "All dreams are turned up")
    both = fill(translate("Sen", "Shown: %1"), ", ".join(face(shown) for shown in step.faces))
    if len(step.cards) != sen.PEEKED_CARDS:
        return both
    if step.cards == tuple(board.open[-sen.PEEKED_CARDS :]):
        return fill(translate("Sen", "%1. Right: both go, and one new card comes"), both)
    return fill(translate("Sen", "%1. Wrong: both stay, and a new card comes"), both)


# ── what is asked ───────────────────────────────────────────────────────────────────────────────────────────────────
def awaited(seats: tuple[Seat, ...], board: sen.Board, people: People) -> str:
    """Who is awaited, in one sentence."""
    if len(seats) == 1 and board.drawn:
        return fill(translate("Sen", "%1 holds a drawn card"), people[seats[0]].name)
    return table_words.awaited(seats, people)


def where(board: sen.Board) -> str:
    """Where in the game we are, for the bar."""
    if not board.round:
        return goal(board)
    return fill(translate("Sen", "Round %1 · %2"), board.round, goal(board))


def goal(board: sen.Board) -> str:
    """What ends the game."""
    limit, rounds = board.agreed.limit, board.agreed.rounds
    if not limit:
        return translate("Sen", "playing %n round(s)", "", rounds)
    until = translate("Sen", "playing to %n crow(s)", "", limit)
    if not rounds:
        return until
    return fill(translate("Sen", "%1, at most %2"), until, translate("Sen", "%n round(s)", "", rounds))


# ── the end of a round ──────────────────────────────────────────────────────────────────────────────────────────────
def why(scored: Scored) -> str:
    """The second line under a sum: what changed it, or that nothing did."""
    match scored.why:
        case Why.CALLED_WELL:
            return translate("Sen", "0 for a call in time")
        case Why.CALLED_TIE:
            return translate("Sen", "a tie: no penalty")
        case Why.CALLED_BADLY:
            return fill(translate("Sen", "+ %1 for the call"), scored.penalty)
        case Why.ALL_NINES:
            return translate("Sen", "only nines: 0")
        case Why.OTHERS_ALL_NINES:
            return translate("Sen", "someone has only nines")
        case Why.NINES:
            return fill(translate("Sen", "− %1, the nines"), scored.nines)
        case Why.PLAIN:
            return translate("Sen", "in total")


def full_why(scored: Scored, name: str) -> str:
    """How a score came about, as a sentence for the notebook."""
    counted = crows(scored.count)
    match scored.why:
        case Why.CALLED_WELL:
            return fill(translate("Sen", "%1: called with %2, the fewest, so 0."), name, counted)
        case Why.CALLED_TIE:
            return fill(translate("Sen", "%1: called with %2, tied for the fewest, so no penalty."), name, counted)
        case Why.CALLED_BADLY:
            pattern = translate("Sen", "%1: called with %2, but someone had fewer: %3 more.")
            return fill(pattern, name, counted, scored.penalty)
        case Why.ALL_NINES:
            return fill(translate("Sen", "%1: only nines, so 0, and 50 for everyone else."), name)
        case Why.OTHERS_ALL_NINES:
            return fill(translate("Sen", "%1: 50, because someone had only nines."), name)
        case Why.NINES:
            return fill(translate("Sen", "%1: %2, not counting the nines, the most of all."), name, counted)
        case Why.PLAIN:
            return fill(translate("Sen", "%1: %2, at face value."), name, counted)


def tag(*, called: bool, best: bool) -> str:
    """The word under a name at the end of a round."""
    if called:
        return translate("Sen", "“Wake up!”")
    if best:
        return translate("Sen", "the calmest dream")
    return ""


def round_title(board: sen.Board, scored: tuple[Scored, ...]) -> str:
    """The headline of a round's end."""
    last = board.last_round
    assert last is not None
    reasons = {one.why for one in scored}
    if Why.ALL_NINES in reasons:
        return translate("Sen", "All or nothing")
    if last.caller is None:
        return translate("Sen", "The pile is empty")
    match scored[last.caller].why:
        case Why.CALLED_WELL:
            return translate("Sen", "Awake in time")
        case Why.CALLED_TIE:
            return translate("Sen", "As calm as another")
        case _:
            return translate("Sen", "Awake too soon")


def round_texts(board: sen.Board, scored: tuple[Scored, ...], people: People) -> tuple[str, ...]:
    """What happened and which rule it followed, a sentence or two each."""
    last = board.last_round
    assert last is not None
    texts = [_call_text(board, scored, people)]
    nines = [one for one in scored if one.nines]
    if nines:
        pattern = translate("Sen", "%1 has the most nines, so they don’t count.")
        texts.append(fill(pattern, people[nines[0].seat].name))
    if any(shown in sen.SPECIALS for one in scored for shown in one.faces):
        texts.append(translate("Sen", "Special cards count as crows: Take 2 as 5, Peek 1 as 6, Swap 2 as 7."))
    return tuple(texts)


def _call_text(board: sen.Board, scored: tuple[Scored, ...], people: People) -> str:
    last = board.last_round
    assert last is not None
    winner = next((one for one in scored if one.why is Why.ALL_NINES), None)
    if winner is not None:
        pattern = translate("Sen", "%1 has nothing but nines: 0 for that dream, 50 for all the others.")
        return fill(pattern, people[winner.seat].name)
    if last.caller is None:
        return translate("Sen", "Nobody called and the closed pile ran out: everyone writes down their own crows.")
    caller = scored[last.caller]
    name, counted = people[last.caller].name, crows(caller.count)
    match caller.why:
        case Why.CALLED_WELL:
            return fill(translate("Sen", "%1 called with %2, the fewest of all, and writes down 0."), name, counted)
        case Why.CALLED_TIE:
            pattern = translate(
                "Sen", "%1 called with %2, but another dream is just as calm: no penalty, and the crows count as usual."
            )
            return fill(pattern, name, counted)
        case _:
            best = min((one for one in scored if one.seat != last.caller), key=lambda one: one.count)
            pattern = translate(
                "Sen",
                "%1 called with %2, but %3 has only %4. A call without the fewest costs %5 more on top of your own.",
            )
            return fill(pattern, name, counted, people[best.seat].name, best.count, caller.penalty)


def bars(limit: int) -> str:
    """The headline of the totals."""
    return fill(translate("Sen", "On the way to %1"), limit) if limit else translate("Sen", "Crows so far")


def over_title(winners: tuple[Seat, ...], people: People) -> str:
    """Who has won."""
    if len(winners) == 1:
        return fill(translate("Sen", "The calmest night: %1"), people[winners[0]].name)
    return fill(translate("Sen", "The calmest nights: %1"), ", ".join(people[seat].name for seat in winners))
