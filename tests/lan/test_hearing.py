"""Who hears whom: the chart from what this program hears and from what others tell, and how much of that counts."""

from __future__ import annotations

import pytest

from netcore.errors import Malformed
from netcore.lan.hearing import ASK_EVERY_S, FORGOTTEN_S, MOST_PEOPLE, Hearing
from netcore.lan.neighbourly import LARGEST, MOST_EARS, Advise, Ask, Ear, Told, Word
from netcore.wire.codec import decode, encode

ME, ADA, BEN, EVE = (bytes([at]) * 32 for at in (9, 1, 2, 3))


def ear(peer: bytes, ms: int | None = 3, *, name: str = "", multicast: bool = True) -> Ear:
    return Ear(peer, ms, None if ms is not None else "silent", multicast, name, "star" if name else "")


def told(hearing: Hearing, peer: bytes, *ears: Ear, now: float = 0.0) -> None:
    hearing.due([peer], now)
    hearing.hear(peer, Told(ears), now)


@pytest.fixture
def hearing() -> Hearing:
    """I hear Ada and Ben, and Eve by her adverts alone; Ada hears all."""
    made = Hearing(ME)
    made.listen([ear(ADA, name="Ada"), ear(BEN, 8, name="Ben"), ear(EVE, None)])
    told(made, ADA, ear(ME), ear(BEN, 4), ear(EVE, 5, name="Eve"))
    return made


def test_a_row_for_each_with_what_it_told(hearing: Hearing) -> None:
    told(hearing, BEN, ear(ME, 7), ear(ADA, 4), ear(EVE, None))
    chart = hearing.chart("Jagna", "round")
    assert [(each.name, each.tells) for each in chart.people] == [
        ("Jagna", True),
        ("Ada", True),
        ("Ben", True),
        ("Eve", False),
    ]
    ways = [[cell.way for cell in row] for row in chart.cells]
    assert ways == [
        ["self", "heard", "heard", "through"],
        ["heard", "self", "heard", "heard"],
        ["heard", "heard", "self", "through"],
        ["unknown", "unknown", "unknown", "self"],
    ]
    assert [chart.people[chart.cells[row][3].through].name for row in (0, 2)] == ["Ada", "Ada"]
    assert chart.cells[2][0].ms == 7


def test_who_tells_and_leaves_somebody_out_does_not_hear_them(hearing: Hearing) -> None:
    told(hearing, BEN, ear(ME, 7))
    cell = hearing.chart("", "").cells[2][3]
    assert (cell.way, cell.fault, cell.multicast) == ("not", "unseen", False)


def test_what_was_told_counts_for_a_while_and_only_if_it_was_asked_for(hearing: Hearing) -> None:
    hearing.hear(BEN, Told((ear(ME, 1),)), 0.0)
    assert not hearing.chart("", "").people[2].tells
    hearing.forget(FORGOTTEN_S - 1)
    assert hearing.chart("", "").people[1].tells
    hearing.forget(FORGOTTEN_S)
    assert not hearing.chart("", "").people[1].tells


def test_a_stranger_who_tells_of_hundreds_has_no_row_and_pushes_nobody_out(hearing: Hearing) -> None:
    crowd = [bytes([100 + at]) * 32 for at in range(MOST_EARS)]
    told(hearing, EVE, *(ear(peer, name="A lot") for peer in crowd))
    told(hearing, crowd[0], ear(ME))  # nobody whom this program hears
    chart = hearing.chart("", "")
    assert [each.name for each in chart.people[:4]] == ["", "Ada", "Ben", "Eve"]
    assert len(chart.people) == MOST_PEOPLE
    assert chart.more == 4 + MOST_EARS - MOST_PEOPLE
    assert not any(each.tells for each in chart.people[4:])


def test_what_somebody_calls_itself_counts_before_what_others_call_it(hearing: Hearing) -> None:
    told(hearing, BEN, ear(ADA, name="Somebody else"), ear(EVE, name="Not Eve"))
    assert [each.name for each in hearing.chart("Jagna", "round").people] == ["Jagna", "Ada", "Ben", "Eve"]


def test_each_is_asked_every_now_and_then() -> None:
    hearing = Hearing(ME)
    assert hearing.due([ADA, BEN], 0.0) == [ADA, BEN]
    assert hearing.due([ADA, BEN, EVE], ASK_EVERY_S - 0.1) == [EVE]
    assert hearing.due([ADA, BEN], ASK_EVERY_S) == [ADA, BEN]


def test_who_asks_is_told_of_those_whom_all_can_see_and_seldom(hearing: Hearing) -> None:
    hearing.listen([ear(ADA), ear(BEN, multicast=False)])
    answer = hearing.answer(EVE, (), 0.0)
    assert answer is not None
    assert [each.peer for each in answer.ears] == [ADA]
    answer = hearing.answer(EVE, (BEN,), 0.0)
    assert answer is not None
    assert [each.peer for each in answer.ears] == [ADA, BEN]
    assert [hearing.answer(EVE, (), 0.0) is None for _ in range(4)] == [False, False, True, True]
    assert hearing.answer(ADA, (), 0.0) is not None


def test_an_answer_is_not_much_more_than_the_question() -> None:
    most = Told(tuple(Ear(bytes([at]) * 32, 60_000, None, True, "Ž" * 32, "crescent") for at in range(MOST_EARS)))
    assert len(encode(most)) < LARGEST
    assert len(encode(Ask())) > len(encode(most)) / 400


@pytest.mark.parametrize(
    "spoiled",
    [
        encode(Told(tuple(ear(bytes([at]) * 32) for at in range(MOST_EARS + 1)))),
        encode(Ear(ADA, 60_001, None, True)),
        encode(Ear(ADA, 1, None, True, "", "../lantern")),
        encode(Ear(ADA, 1, None, True, "x" * 65)),
        encode(Advise(())),
        encode(Advise(("firewall",))).replace(b"firewall", b"formatc:"),
    ],
)
def test_what_is_too_much_or_not_foreseen_is_no_word(spoiled: bytes) -> None:
    with pytest.raises(Malformed):
        decode(spoiled, Word)
