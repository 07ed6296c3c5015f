"""Why a dream of Smoki counts as it does: the printed examples and the rarer cases, told as reasons."""

from __future__ import annotations

import pytest

from client.viewmodels.smoki import score as smoki_score
from client.viewmodels.smoki import words as smoki_words
from client.viewmodels.smoki.score import Mirror, explain
from engine import smoki
from engine.chance import Chance
from engine.pieces import Face


def dream(cards: str) -> list[Face | None]:
    """Six faces; "m" is a mirror, "n" a nest, "c" a circle, "." lies face down."""
    short = {"m": smoki.MIRROR, "n": smoki.NEST, "c": smoki.CIRCLE, ".": None}
    return [short[card] if card in short else Face(card) for card in cards.split()]


@pytest.mark.parametrize(
    ("cards", "score", "sums", "pairs"),
    [
        ("5 1 2 5 m -2", -1, (0, -1, 0), (0,)),
        ("3 7 0 6 -2 -2", 12, (9, 5, -2), ()),
        ("8 4 n m 4 3", 24, (12, 0, 12), (1,)),
        ("-2 1 1 -2 m m", -2, (0, -1, -1), (0,)),
        ("m m m 1 2 3", 6, (1, 2, 3), ()),
        ("c . . c . .", 0, (0, 0, 0), (0,)),
        (". m . . . 7", 7, (0, 0, 7), ()),
        ("m 2 3 m 4 8", 23, (6, 6, 11), ()),
    ],
)
def test_columns_add_up_to_the_score(cards: str, score: int, sums: tuple[int, ...], pairs: tuple[int, ...]) -> None:
    scored = explain(dream(cards))
    assert (scored.score, tuple(column.sum for column in scored.columns), scored.pairs) == (score, sums, pairs)


@pytest.mark.parametrize(
    ("cards", "mirror", "told"),
    [
        ("5 m -2 1 1 0", Mirror(1, -2, 2, False, 5, False), "right neighbour: −2 beats 5"),
        ("1 m 5 2 3 0", Mirror(1, 1, 0, True, 5, False), "left neighbour: 1 beats 5"),
        ("4 m 4 2 3 0", Mirror(1, 4, 0, True, 4, False), "4 on both sides"),
        ("m 8 1 2 3 0", Mirror(0, 8, 1, False, None, False), "only neighbour: 8"),
        ("m 8 1 2 8 0", Mirror(0, 8, 1, False, None, True), "8 from a column that itself counts for nothing"),
        ("m m 6 2 3 0", Mirror(0, 6, 2, False, None, False), "only neighbour: 6"),
        ("m m m 2 3 0", Mirror(0, 0, None, False, None, False), "nothing to copy: 0"),
    ],
)
def test_a_mirror_says_what_it_took_and_why(cards: str, mirror: Mirror, told: str) -> None:
    scored = explain(dream(cards))
    assert scored.mirrors[0] == mirror
    assert told in " ".join(smoki_words.reasons(scored))


def test_two_of_the_lowest_are_told_apart_by_their_columns() -> None:
    assert smoki_words.reasons(explain(dream("-2 1 2 -2 3 4"))) == ("Two −2s in one column count 0, not −4.",)
    assert smoki_words.reasons(explain(dream("-2 -2 2 1 3 4"))) == (
        "Each −2 counts, as they are in different columns.",
    )
    assert smoki_words.reasons(explain(dream("5 1 2 5 3 4"))) == ("5 and 5 in a column count for nothing.",)
    assert smoki_words.reasons(explain(dream("5 1 2 0 3 4"))) == ("Every card counts at face value.",)


def test_reasons_and_rules_agree_on_random_dreams() -> None:
    """The columns told to a player add up to what the rulebook counts, for dreams of all kinds, open or not."""
    chance = Chance(17, "dreams")
    for _ in range(400):
        faces: list[Face | None] = chance.shuffled(list(smoki.DECK))[: smoki.DREAM_CARDS]
        for at in range(chance.below(5)):
            faces[at] = None
        scored = explain(faces)
        counted = smoki.count(faces)
        assert sum(column.sum for column in scored.columns) == scored.score == counted.total
        assert scored.pairs == counted.struck
        assert {mirror.position: mirror.source for mirror in scored.mirrors} == {
            at: counted.copied[at] for at, face in enumerate(faces) if face == smoki.MIRROR
        }


def test_a_column_is_written_as_people_write() -> None:
    scored = explain(dream("1 -2 5 -2 m 5"))
    assert [smoki_words.column(column) for column in scored.columns] == ["1 − 2", "−2 − 2", "5, 5"]
    assert smoki_words.adds_up(7, -3, 4) == "7 − 3 = 4"
    assert "(−4)" in smoki_words.full_why(scored, "Anna")


def test_what_a_card_would_change_is_known_before_it_is_laid() -> None:
    board = smoki.new_board(2, smoki.SMOKI.read_options({}))
    board.dreams = [list(range(6)), list(range(6, 12))]  # type: ignore[arg-type]
    board.faces = {0: Face("5"), 4: Face("7")}  # type: ignore[dict-item]
    before = smoki_score.of_board(board, 0)
    after = smoki_score.after(board, 0, 3, Face("5"))
    assert (before.score, after.score, after.pairs) == (12, 7, (0,))
