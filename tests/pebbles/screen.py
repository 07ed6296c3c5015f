"""The screen of the fifth game, of parts that all tables share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from client.viewmodels.game.room_script import RoomScript, Value
from client.viewmodels.game.screen import GameScreen, Look, Mood
from client.viewmodels.game.table_parts import TableParts
from client.viewmodels.games import SCREENS
from client.viewmodels.table import seats
from client.viewmodels.table.cards import card_row
from client.viewmodels.table.common import before_the_deal, common
from client.viewmodels.table.frames import Frame
from client.viewmodels.table.pointing import CONFIRM, Choice, card, complete, lit
from client.viewmodels.table.props import ButtonProps, RoundProps, SeatProps, TableProps
from client.viewmodels.table.script import PlainScript, open_choices
from client.viewmodels.table.state import TableRows, TableState
from engine import games
from engine.driver import Step
from engine.pieces import Handle, Move, Seat
from tests.pebbles.rules import PEBBLES, Board, TurnUp

HERE = Path(__file__).parent


class PebblesRoom(RoomScript):
    def option_title(self, name: str) -> str:
        return "Rounds"

    def option_short(self, name: str, value: Value) -> str:
        return f"{value} rounds"


class PebblesScript(PlainScript):
    def ends_round(self, frame: Frame) -> bool:
        return frame.step is not None and frame.step.ask == "show" and len(frame.board.faces) == frame.board.seats

    def new_round(self, step: Step) -> bool:
        return step.ask == "shuffle"

    def looked_at(self, step: Step, me: Seat) -> tuple[Handle, ...]:
        return ()

    def dwell(self, step: Step, me: Seat | None) -> float:
        return 1.0 if step.ask == "show" else 0.0

    def choices(self, frame: Frame, me: Seat, plan: tuple[Move, ...] = ()) -> tuple[Choice, ...]:
        hand = frame.board.hands[me] if frame.legal is not None else []
        return tuple(Choice(TurnUp(place), (card(pebble),)) for place, pebble in enumerate(hand))

    def guarded(self, state: TableState, target: str) -> bool:
        return False

    def private_words(self, state: TableState) -> str:
        return ""

    def derive(self, state: TableState) -> TableRows:
        if state.frame is None:
            return before_the_deal(state)
        choices, board = open_choices(self, state), state.frame.board
        shown = lit(choices, state.hand.chosen)
        ready = complete(choices, state.hand.chosen) is not None
        return TableRows(
            table=_table(state, board, choices),
            cards=tuple(
                card_row(
                    state,
                    shown,
                    pebble,
                    "front",
                    state.place(seat),
                    slot,
                    f"sen/crows_{board.faces[pebble]}" if pebble in board.faces else "",
                    card(pebble),
                    f"Pebble {slot + 1}",
                    slots=2,
                )
                for seat, hand in enumerate(board.hands)
                for slot, pebble in enumerate(hand)
            ),
            seats=tuple(sorted((_seat(state, board, seat) for seat in range(board.seats)), key=lambda row: row.place)),
            buttons=(ButtonProps(CONFIRM, "Turn it up", "Return", "", True, ready, ""),) if choices else (),
            lines=seats.lines(state, lambda step: _line(state, step)),
            bars=seats.bars(state, board.totals, 0, most_wins=True),
            rounds=tuple(_round(state, ended) for ended in state.rounds),
        )


def _line(state: TableState, step: Step) -> tuple[Seat | None, str]:
    if step.move is None or step.seat is None:
        return None, ""
    return step.seat, f"{state.people[step.seat].name} turns one up"


def _table(state: TableState, board: Board, choices: tuple[Choice, ...]) -> TableProps:
    told = seats.told(state, lambda owing: "Somebody chooses", lambda step: _line(state, step)[1])
    winners = ", ".join(state.people[seat].name for seat in state.over.winners) if state.over else ""
    return replace(
        common(state),
        where=f"Round {board.round} of {board.rounds}",
        ask="Which of your pebbles do you turn up?" if choices else told,
        mine=bool(choices),
        question=state.question if choices else 0,
        end_title="All pebbles of this round are up" if state.page == "round" else "",
        end_next="On",
        book_goal="the most in all rounds wins",
        book_totals=tuple(map(str, board.totals)),
        chart=tuple(tuple(ended.totals) for ended in state.rounds),
        over_title=f"The heaviest pebbles: {winners}" if state.over else "",
    )


def _seat(state: TableState, board: Board, seat: Seat) -> SeatProps:
    return seats.seat_row(state, seat, "chooses" if seats.has_turn(state, seat) else "", str(board.totals[seat]))


def _round(state: TableState, ended: Board) -> RoundProps:
    scores = [sum(int(ended.faces.get(pebble, "0")) for pebble in hand) for hand in ended.hands]
    return RoundProps(
        key=str(ended.round),
        number=ended.round,
        scores=tuple(scores),
        totals=tuple(ended.totals),
        marked=(scores.index(max(scores)),),
        title="as they lie",
        why=tuple(f"{person.name}: {score}" for person, score in zip(state.people, scores, strict=True)),
    )


SCREEN = GameScreen(
    lambda: "Pebbles",
    (PEBBLES.least_seats, PEBBLES.most_seats),
    PebblesRoom,
    lambda: TableParts(PebblesScript()),
    HERE / "PebblesTable.qml",
    HERE / "PebblesRules.qml",
    look=Look(mood=Mood("#10281C", "#24503A", "#3C7A58", "#2C5E44", "#1E4030", "#5C9C78", "#D8EEDF")),
)


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The fifth game is one of those that there are."""
    games.GAMES[PEBBLES.name], SCREENS[PEBBLES.name] = lambda: PEBBLES, SCREEN
    try:
        yield
    finally:
        del games.GAMES[PEBBLES.name], SCREENS[PEBBLES.name]
