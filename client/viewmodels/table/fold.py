"""How what has happened changes what a table screen remembers."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from client.viewmodels.table.frames import Frame
from client.viewmodels.table.script import Script
from client.viewmodels.table.state import LINES_KEPT, Hand, TableState
from engine.driver import UNDO, Step
from engine.pieces import Seat


def fold_frame(script: Script, state: TableState, frame: Frame) -> TableState:
    """The state once `frame` is shown. What is typed and decided ahead lives as long as the same can be said."""
    folded = _folded(script, state, frame)
    if frame.last and script.entry(folded) != script.entry(state):
        return replace(folded, hand=replace(folded.hand, text="", ahead=()))
    return folded


def _folded(script: Script, state: TableState, frame: Frame) -> TableState:
    step = frame.step
    if step is None or (state.steps and state.steps[-1].number >= step.number):
        return replace(state, frame=frame, hand=_kept_hand(state, frame))
    deeds = {} if script.new_round(step) else dict(state.deeds)
    if step.move is not None and step.seat is not None:
        deeds[step.seat] = step.move
    elif step.ask == UNDO and step.seat is not None:
        deeds.pop(step.seat, None)
    deeds.update(step.moves)
    looking = script.looked_at(step, state.me) if state.me is not None else ()
    hand = Hand(
        memory_help=state.hand.memory_help,
        looking=looking or state.hand.looking,
        left_s=state.hand.left_s,
        coming=state.hand.coming,
        plan=state.hand.plan if step.seat is not None and step.seat == state.me else (),
        text=state.hand.text,
        ahead=state.hand.ahead,
    )
    rounds: tuple[Any, ...] = (*state.rounds, frame.board) if script.ends_round(frame) else state.rounds
    return replace(
        state,
        frame=frame,
        hand=hand,
        steps=(*state.steps, step)[-LINES_KEPT:],
        deeds=deeds,
        made={} if script.new_round(step) else state.made,
        rounds=rounds,
    )


def _kept_hand(state: TableState, frame: Frame) -> Hand:
    """What is chosen stays while the same is asked: such a frame only tells something new about the others."""
    same = state.frame is not None and frame.legal == state.frame.legal
    if same:
        return state.hand
    return replace(state.hand, chosen=(), armed="", sent=False)


def stay_s(script: Script, step: Step | None, me: Seat | None, pace_s: float) -> float:
    """How long a frame stays before the next one, in seconds."""
    return 0.0 if step is None else script.dwell(step, me) * pace_s
