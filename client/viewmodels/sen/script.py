"""How a table of Sen is shown: derives everything on the screen from what a seat may see."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.sen import cards, finale, hand, score, swaps, tells, words
from client.viewmodels.sen import choices as sen_choices
from client.viewmodels.sen.props import LaidOpen, SenProps, SenRows
from client.viewmodels.sen.score import Scored
from client.viewmodels.table import seats
from client.viewmodels.table import words as table_words
from client.viewmodels.table.common import before_the_deal, common
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import Choice, Target, kinds, lit
from client.viewmodels.table.props import ButtonProps, CardProps, RoundProps, SeatProps, TableProps
from client.viewmodels.table.script import Mark, PlainScript, open_choices
from client.viewmodels.table.standings import my_place, standings
from client.viewmodels.table.state import TableRows, TableState
from client.viewmodels.telling import Telling
from engine import sen
from engine.contract import ALL
from engine.driver import Step
from engine.pieces import Face, Handle, Move, Seat

translate = QCoreApplication.translate

SHOWN_PAIR = 3.0
OTHERS_MOVE = 1.0
SWAPPED = 2.4
OTHERS_PEEK = 0.7
TURNED_UP = 0.7
DEALT = 1.4


class SenScript(PlainScript):
    """Sen, as the screens know it."""

    def ends_round(self, frame: Frame) -> bool:
        """The step that lays all dreams open ends a round."""
        step, board = frame.step, frame.board
        if step is None or step.ask != "show" or step.to is not ALL:
            return False
        return bool(cards.laid_open(board)) and len(step.cards) == sum(map(len, board.dreams))

    def new_round(self, step: Step) -> bool:
        """A shuffle begins a round."""
        return step.ask == "shuffle"

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        """Cards in dreams that are shown to this player alone; a drawn card is seen in the hand anyway."""
        if step.ask != "show" or step.to != (me,):
            return ()
        in_dreams = [handle for dream in step.board.dreams for handle in dream]
        return tuple(handle for handle in step.cards if handle in in_dreams)

    def dwell(self, step: Step, me: Seat | None) -> float:
        """Others' moves stay longest; what this player has done needs no time."""
        if step.ask == "shuffle":
            return DEALT
        if step.ask == "move" and isinstance(step.move, sen.Swap):
            return 0.0 if step.seat == me else SWAPPED
        if step.ask == "move":
            return 0.0 if step.seat == me else OTHERS_MOVE
        if step.ask != "show":
            return 0.0
        if step.to is not ALL:
            return 0.0 if step.to == (me,) else OTHERS_PEEK
        return TURNED_UP if len(step.cards) == 1 else SHOWN_PAIR

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        """What can be done now."""
        return sen_choices.choices(frame.board, me, frame.legal) if frame.legal is not None else ()

    def lingers(self, step: Step, me: Seat) -> bool:
        """Who has a card taken sees which before anything else is asked."""
        return swaps.is_by_others(step, me)

    def sound(self, step: Step) -> str:
        """Whoever wakes up is heard from afar."""
        return "wake" if isinstance(step.move, sen.Wake) else super().sound(step)

    def guarded(self, state: TableState, target: Target) -> bool:
        """A call ends the round for all: it is pressed twice."""
        return target == sen_choices.WAKE

    def broken(self, code: str) -> str:
        """A card was used that turned out to be none to use."""
        if not code.startswith("sen."):
            return ""
        return translate(
            "Stopped", "made a move that the rules of Sen forbid, as the card shows now that it is turned up."
        )

    def mark(self, step: Step) -> Mark | None:
        """Who wakes everybody, looks, or swaps."""
        if isinstance(step.move, sen.Wake):
            return Mark("icons/bell", translate("Sen", "Wake up!"))
        if isinstance(step.move, sen.Swap):
            return Mark("marks/swap2", translate("Sen", "a swap"))
        if isinstance(step.move, sen.Peek):
            return Mark("icons/eye", translate("Sen", "a peek"))
        return None

    def turn_up(self, row: CardProps, face: Face) -> CardProps:
        """A card in a dream, or in somebody's hand."""
        return replace(row, face=cards.art(face), eye=False) if row.zone in ("front", "drawn") else row

    def face(self, face: Face, language: str) -> str:
        """Its crows, or what it does."""
        return words.face(face)

    def derive(self, state: TableState) -> TableRows:
        """Everything on the screen."""
        if state.frame is None:
            return before_the_deal(state, SenRows())
        choices = open_choices(self, state)
        board: sen.Board = state.frame.board
        scored = score.explain(board) if state.page != "table" and cards.laid_open(board) else ()
        return TableRows(
            table=_table(state, choices, scored),
            cards=cards.Cards(state, lit(choices, state.hand.chosen)).rows(),
            seats=_seats(state),
            buttons=_buttons(state, choices),
            lines=seats.lines(state, lambda step: words.line(step, state.people)),
            bars=seats.bars(state, totals(state), board.agreed.limit),
            standings=standings(state, finale.merits(board)),
            rounds=_rounds(state),
            own=SenRows(
                _values(state, choices), _dreams(state, scored), finale.last_dreams(state), finale.notes(state)
            ),
        )

    def chapter(self, state: TableState) -> str:
        """The page that is about what goes on now."""
        if state.page != "table":
            return "end"
        return "turn" if state.frame is not None and state.frame.board.round else "aim"

    def tell_card(self, state: TableState, row: CardProps) -> Telling:
        """What a card means now."""
        return tells.card(state, row)

    def tell_seat(self, state: TableState, row: SeatProps) -> str:
        """What the number on a plate is."""
        return tells.seat()

    def tell_act(self, state: TableState, act: str) -> str:
        """What pressing a button leads to."""
        drawn = _drawn(state)
        return tells.act(state, act, drawn[0] if drawn else None)

    def tell_own(self, state: TableState, rows: TableRows, kind: str, key: str) -> Telling:
        """The numbers of crows."""
        return tells.values() if kind == "values" else Telling()

    def private_words(self, state: TableState) -> str:
        """The cards that only this player sees now, with their places."""
        if state.frame is None or state.me is None:
            return ""
        board: sen.Board = state.frame.board
        known, told = state.frame.known, []
        for seat, dream in enumerate(board.dreams):
            for slot, handle in enumerate(dream):
                if handle in known and (handle in state.hand.looking or state.hand.memory_help):
                    pattern = translate("Sen", "%2’s card %1: %3")
                    told.append(fill(pattern, slot + 1, state.people[seat].name, words.face(known[handle])))
        told += [fill(translate("Sen", "Drawn: %1"), words.face(face)) for face in _drawn(state)]
        return ". ".join(told) or translate("Sen", "You see no hidden cards now")


def totals(state: TableState) -> list[int]:
    """Everybody's crows as far as they may be told: those of a round that ends now come with its page."""
    assert state.frame is not None
    board: sen.Board = state.frame.board
    untold = [ended.last_round.scores for ended in state.rounds[state.written :]]
    return [total - sum(scores[seat] for scores in untold) for seat, total in enumerate(board.totals)]


def _drawn(state: TableState) -> tuple[Face, ...]:
    """The faces in this player's hand."""
    frame = state.frame
    if frame is None or frame.board.turn != state.me:
        return ()
    return tuple(frame.known[handle] for handle in frame.board.drawn if handle in frame.known)


def _table(state: TableState, choices: tuple[Choice, ...], scored: tuple[Scored, ...]) -> TableProps:
    assert state.frame is not None
    board: sen.Board = state.frame.board
    title, text = hand.held(choices, state.hand, _drawn(state))
    over, agreed = state.over, board.agreed
    place, gaps = my_place(state, finale.merits(board))
    return replace(
        common(state),
        where=words.where(board),
        ask=_ask(state, choices),
        mine=bool(choices) or bool(state.hand.looking),
        question=state.question if choices else 0,
        closed_label=fill(translate("Sen", "closed · %1"), len(board.closed)),
        open_labels=(fill(translate("Sen", "open · %1"), len(board.open)),),
        held_title=title,
        held_text=text,
        held_cards=max(1, len(_drawn(state))),
        end_title=words.round_title(board, scored) if scored else "",
        end_texts=words.round_texts(board, scored, state.people) if scored else (),
        end_check=table_words.end_check(sum(len(one.faces) for one in scored)) if scored else "",
        end_next=table_words.end_next(last=sen.is_over(board)),
        book_goal=words.goal(board),
        book_limit=agreed.limit,
        book_totals=tuple(map(str, totals(state))),
        chart=tuple(tuple(ended.totals) for ended in state.counted),
        over_place=place,
        over_gaps=gaps,
        over_title=words.over_title(over.winners, state.people) if over else "",
        over_text=_over_text(state),
    )


def _values(state: TableState, choices: tuple[Choice, ...]) -> SenProps:
    assert state.frame is not None
    board: sen.Board = state.frame.board
    naming = hand.naming_pair(state.hand, kinds(choices))
    named = [at for at, crows in enumerate(hand.VALUES) if sen_choices.value(crows) in state.hand.chosen]
    return SenProps(
        crows=tuple(str(crows) for crows in hand.VALUES) if naming else (),
        crows_at=named[0] if named else -1,
        bars_title=words.bars(board.agreed.limit),
        wakes=finale.wakes(state),
    )


def _over_text(state: TableState) -> str:
    if state.over is None:
        return ""
    rounds = translate("Sen", "%n round(s) dreamt", "", len(state.rounds))
    return fill(translate("Sen", "%1. The fewest crows win: %2."), rounds, min(state.over.scores))


def _ask(state: TableState, choices: tuple[Choice, ...]) -> str:
    assert state.frame is not None
    if state.hand.looking:
        return translate("Sen", "Only you see this. Remember it")
    if choices:
        return hand.ask(choices, state.hand)
    board = state.frame.board
    return seats.told(
        state,
        lambda owing: words.awaited(owing, board, state.people),
        lambda step: words.swapped(step, state.people, state.me) or words.line(step, state.people)[1],
    )


def _seats(state: TableState) -> tuple[SeatProps, ...]:
    assert state.frame is not None
    board: sen.Board = state.frame.board
    told = totals(state)
    rows = (seats.seat_row(state, seat, _note(state, seat), str(told[seat])) for seat in board.seats)
    return tuple(sorted(rows, key=lambda row: row.place))


def _note(state: TableState, seat: Seat) -> str:
    turn = seats.has_turn(state, seat)
    if seat == state.me and turn and _drawn(state):
        return translate("Sen", "holds a drawn card")
    if seat == state.me and (by := swaps.taker(state)) is not None:
        return words.swapped_by(state.people[by].name)
    if seat in state.deeds and not (turn and seat == state.me):
        return words.note(state.deeds[seat], seat, state.people)
    return table_words.choosing() if turn else table_words.waiting()


def _buttons(state: TableState, choices: tuple[Choice, ...]) -> tuple[ButtonProps, ...]:
    if state.hand.looking:
        return hand.done(state.hand.left_s)
    drawn = _drawn(state)
    return hand.buttons(choices, state.hand, drawn[0] if drawn else None)


def _dreams(state: TableState, scored: tuple[Scored, ...]) -> tuple[LaidOpen, ...]:
    if not scored:
        return ()
    assert state.frame is not None
    board: sen.Board = state.frame.board
    last = board.last_round
    assert last is not None
    fewest = min(one.score for one in scored)
    rows = []
    for one in sorted(scored, key=lambda one: (one.score, one.count, state.place(one.seat))):
        person, called = state.people[one.seat], one.seat == last.caller
        rows.append(
            LaidOpen(
                key=str(one.seat),
                name=table_words.you(person, mine=one.seat == state.me),
                lantern=person.lantern,
                tag=words.tag(called=called, best=one.score == fewest),
                faces=tuple(cards.art(face) for face in one.faces),
                sum=" + ".join(str(sen.CROWS[face]) for face in one.faces),
                why=words.why(one),
                score=str(one.score),
                total=f"{board.totals[one.seat] - one.score} + {one.score} = {board.totals[one.seat]}",
                caller=called,
                worse=one.score > one.count,
            )
        )
    return tuple(rows)


def _rounds(state: TableState) -> tuple[RoundProps, ...]:
    rows = []
    for board in state.counted:
        scored = score.explain(board)
        caller = board.last_round.caller
        why = tuple(words.full_why(one, state.people[one.seat].name) for one in scored)
        rows.append(
            RoundProps(
                key=str(board.round),
                number=board.round,
                scores=board.last_round.scores,
                totals=tuple(board.totals),
                marked=() if caller is None else (caller,),
                title=words.round_title(board, scored),
                why=why,
                told=table_words.scored(state.people, board.last_round.scores),
            )
        )
    return tuple(rows)
