"""Moves as strangers spell them: one spelling of one legal move, or an offence by name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import sen
from engine.contract import Clock, Timed
from engine.dream_moves import Clue, Pass, Recall
from engine.encoding import canonical
from engine.pieces import Legal
from netcore.cards.moves import read_move, timed_move
from netcore.cards.phase import Offence

PEEK = sen.PeekTwo((0, 1))
KINDS = (sen.PeekTwo, sen.TakeOpen, sen.Draw, Clue, Pass, Recall)
LEGAL = Legal((PEEK, sen.TakeOpen(1), sen.Draw(), Pass()), (Clue, Recall))


def test_a_legal_move_is_the_one_that_was_listed() -> None:
    assert read_move(canonical(PEEK), KINDS, LEGAL) is PEEK
    assert read_move(canonical(Clue("sen")), KINDS, LEGAL) == Clue("sen")


@pytest.mark.parametrize(
    "raw",
    [
        '{"kind":"peek_two","positions":[0,true]}',
        '{"kind":"peek_two","positions":[false,1]}',
        '{"kind":"peek_two","positions":[0,1.0]}',
        '{"kind":"peek_two","positions":[0, 1]}',
        '{"kind":"take_open","position":true}',
        '{"kind":"take_open","position":1e0}',
        '{"kind":"take_open","kind":"take_open","position":1}',
        '{"kind":"draw","position":NaN}',
        '{"kind":"clue","text":"\\ud800"}',
        '{"kind":"clue","text":"\\u0061"}',
        '{"kind":["draw"]}',
        "[" * 4000,
        '{"a":' * 800,
        "1" * 4096,
        "",
        "null",
    ],
)
def test_another_spelling_of_it_is_an_offence(raw: str) -> None:
    with pytest.raises(Offence) as offence:
        read_move(raw.encode(), KINDS, LEGAL)
    assert offence.value.rule == "move.spelling"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "dwa słowa",
        "a" * 41,
        "a\0b",
        "a\u202eb",
        "a\u200db",
        "a\ufeffb",
        "a\u2066b",
        "a\nb",
        "\u0301\u0301",
        "abc\U0001f600",
        "\u05e9\u05dc\u05d5\u05dd",
        "a\u20ddb",
        "\u0627\u0644",
        "\ufdfd",
        "a" + "\u0301" * 3,
    ],
)
def test_a_text_that_may_not_be_typed_is_an_offence(text: str) -> None:
    with pytest.raises(Offence) as offence:
        read_move(canonical(Clue(text)), KINDS, LEGAL)
    assert offence.value.rule == "move.illegal"


def test_a_recap_of_other_things_than_texts_is_an_offence() -> None:
    with pytest.raises(Offence):
        read_move(b'{"kind":"recall","words":[["a"]]}', KINDS, LEGAL)


def test_bytes_that_are_no_text_are_an_offence() -> None:
    for raw in (b"\xff\xfe", b'{"kind":"clue","text":"\xed\xa0\x80"}', b"\x00"):
        with pytest.raises(Offence) as offence:
            read_move(raw, KINDS, LEGAL)
        assert offence.value.rule == "move.spelling"


def test_a_ghost_takes_under_a_clock_what_is_usual() -> None:
    gone: Any = SimpleNamespace(plays=lambda _seat: False, ghost=lambda _seat, legal: legal.listed[1])
    clock = Clock(5000, sen.Draw(), 3000)
    with pytest.raises(StopIteration) as end:
        next(timed_move(gone, KINDS, 0, LEGAL, clock))
    assert end.value.value == Timed(sen.TakeOpen(1), 3000)
