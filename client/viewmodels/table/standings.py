"""How the players stand when a game is over: places and ties, and how far each is from the winner."""

from __future__ import annotations

from collections.abc import Sequence

from client.viewmodels.table import words
from client.viewmodels.table.props import StandingProps
from client.viewmodels.table.state import TableState
from engine.pieces import Seat

Merit = tuple[int, ...]
"""What decides a game, for one seat: the greater the better, the first number before the second."""


def places(merits: Sequence[Merit]) -> tuple[int, ...]:
    """The place of each seat, the first one 1; equal merits share one."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def in_order(state: TableState, merits: Sequence[Merit]) -> tuple[Seat, ...]:
    """All seats, the first place first; those who share one as they sit."""
    place = places(merits)
    return tuple(sorted(range(len(merits)), key=lambda seat: (place[seat], state.place(seat))))


def standings(state: TableState, merits: Sequence[Merit], notes: Sequence[str] = ()) -> tuple[StandingProps, ...]:
    """Everybody with place and score, the first place first. `notes`: a sentence for each seat; else how far it is
    behind the first place.
    """
    if state.over is None:
        return ()
    place, scores = places(merits), state.over.scores
    first = scores[place.index(1)]
    return tuple(
        StandingProps(
            key=str(seat),
            place=place[seat],
            rank=words.rank(place[seat]),
            name=words.you(state.people[seat], mine=seat == state.me),
            lantern=state.people[seat].lantern,
            score=words.number(scores[seat]),
            gap=words.number(scores[seat] - first, signed=True) if scores[seat] != first else "",
            note=notes[seat] if notes else "",
            mine=seat == state.me,
            winner=seat in state.over.winners,
            part=max(0.0, scores[seat] / max(1, *scores)),
        )
        for seat in in_order(state, merits)
    )


def my_place(state: TableState, merits: Sequence[Merit]) -> tuple[str, str]:
    """The place of this player in words, and the gaps before and behind; nothing for whoever only watches."""
    if state.over is None or state.me is None:
        return "", ""
    place, scores, me = places(merits), state.over.scores, state.me
    others = [seat for seat in range(len(scores)) if seat != me]
    level = [seat for seat in others if place[seat] == place[me]]
    gaps = [words.level([state.people[seat].name for seat in level])] if level else []
    first = [seat for seat in others if place[seat] == 1]
    below = [seat for seat in others if place[seat] > place[me]]
    if place[me] > 1 and scores[first[0]] != scores[me]:
        gaps.append(words.behind(abs(scores[first[0]] - scores[me]), state.people[first[0]].name))
    if below:
        following = min(below, key=lambda seat: (place[seat], state.place(seat)))
        if scores[following] != scores[me]:
            gaps.append(words.ahead(abs(scores[following] - scores[me]), state.people[following].name))
    return words.my_place(place[me], shared=bool(level)), ", ".join(gaps)
