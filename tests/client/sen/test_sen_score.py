"""Why a round is written down so: every reason, from hands laid open."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from client.viewmodels.sen import finale
from client.viewmodels.sen.score import Why, explain
from client.viewmodels.sen.words import full_why, round_texts, round_title, why
from client.viewmodels.table.people import Person
from engine import sen
from engine.pieces import Face, Handle

PEOPLE = (Person("Jagna", "round"), Person("100% %1", "tall"), Person("Ondřej", "star"))


def ended(dreams: list[list[str]], caller: int | None, **options: int | bool) -> sen.Board:
    """The board after a round that ended with `dreams`."""
    board = sen.new_board(len(dreams), sen.SEN.read_options(options))
    faces = iter(face for dream in dreams for face in dream)
    handles = iter(range(100))
    board.dreams = [[Handle(next(handles)) for _ in dream] for dream in dreams]
    board.faces = {card: Face(next(faces)) for dream in board.dreams for card in dream}
    board.round, board.caller, board.turn = 1, caller, caller or 0
    shown = [[Face(face) for face in dream] for dream in dreams]
    board.last_round = sen.score(shown, caller, board.turn, board.agreed)
    board.totals = list(board.last_round.scores)
    return board


CALM, LOW, HIGH = ["0", "1", "0", "1"], ["1", "2", "3", "4"], ["8", "8", "7", "swap"]


@pytest.mark.parametrize(
    ("dreams", "caller", "options", "reasons", "scores"),
    [
        ([CALM, LOW, HIGH], 0, {}, [Why.CALLED_WELL, Why.PLAIN, Why.PLAIN], [0, 10, 30]),
        ([CALM, LOW, HIGH], 1, {"penalty": 15}, [Why.PLAIN, Why.CALLED_BADLY, Why.PLAIN], [2, 25, 30]),
        ([LOW, LOW, HIGH], 1, {}, [Why.PLAIN, Why.CALLED_TIE, Why.PLAIN], [10, 10, 30]),
        ([["0"] * 4, ["0"] * 4, HIGH], 0, {}, [Why.CALLED_TIE, Why.PLAIN, Why.PLAIN], [0, 0, 30]),
        ([LOW, CALM, HIGH], None, {}, [Why.PLAIN] * 3, [10, 2, 30]),
        ([["9", "9", "1", "0"], LOW, HIGH], None, {"nines": True}, [Why.NINES, Why.PLAIN, Why.PLAIN], [1, 10, 30]),
        (
            [["9"] * 4, LOW, HIGH],
            1,
            {"all_in": True},
            [Why.ALL_NINES, Why.OTHERS_ALL_NINES, Why.OTHERS_ALL_NINES],
            [0, 50, 50],
        ),
        ([CALM, LOW, HIGH], 1, {"penalty": 0}, [Why.PLAIN, Why.CALLED_BADLY, Why.PLAIN], [2, 10, 30]),
    ],
)
def test_every_reason(
    dreams: list[list[str]], caller: int | None, options: dict[str, int], reasons: list[Why], scores: list[int]
) -> None:
    board = ended(dreams, caller, **options)
    scored = explain(board)
    assert [one.why for one in scored] == reasons
    assert [one.score for one in scored] == scores
    assert all(one.score == one.count + one.penalty for one in scored if one.why is Why.CALLED_BADLY)
    texts = [round_title(board, scored), *round_texts(board, scored, PEOPLE), *map(why, scored)]
    assert all(texts)


def test_a_name_is_never_read_as_a_pattern() -> None:
    board = ended([CALM, LOW, HIGH], 1)
    scored = explain(board)
    assert full_why(scored[1], PEOPLE[1].name).startswith("100% %1: called with 10")
    assert "100% %1 called with 10" in round_texts(board, scored, PEOPLE)[0]


def test_special_cards_are_explained_where_one_lies_open() -> None:
    def texts(dreams: list[list[str]]) -> tuple[str, ...]:
        board = ended(dreams, None)
        return round_texts(board, explain(board), PEOPLE)

    assert any("Swap 2 as 7" in text for text in texts([CALM, LOW, HIGH]))
    assert not any("Swap 2 as 7" in text for text in texts([CALM, LOW, LOW]))


@pytest.mark.parametrize(("counts", "in_time"), [((4, 5, 9), 1), ((5, 5, 9), 0), ((6, 5, 9), 0)])
def test_who_calls_with_as_few_crows_as_another_was_not_in_time(counts: tuple[int, ...], in_time: int) -> None:
    board = SimpleNamespace(last_round=SimpleNamespace(caller=0, counts=counts))
    people = (Person("Jagna", "round"), Person("Sofija", "tall"), Person("Puchacz", "fish"))
    state: Any = SimpleNamespace(over=object(), people=people, rounds=(board,))
    assert finale.wakes(state) == (f"Jagna: 1 call(s), in time: {in_time}",)
