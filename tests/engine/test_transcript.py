"""The open transcript keeps its promise, checked from its lines alone."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from engine.encoding import plain
from engine.games import find
from engine.policies import for_game
from engine.sen import CROWS, DECK
from engine.transcript import transcript
from tests.engine.contract_games import DRAFT, LETTERS, ROLES, VERDICTS, WORDS

BOARD_KEYS = ["round", "turn", "closed", "open", "dreams", "drawn", "totals", "last_round"]


def played(game: Any, seats: int, seed: int, kind: str, **options: object) -> list[dict[str, Any]]:
    lines = transcript(game, seats, seed, options, [for_game(game.name, kind)] * seats)  # type: ignore[arg-type]
    return [json.loads(json.dumps(line)) for line in lines]


SEN_GAMES = [
    (seats, kind, options)
    for seats in (2, 3, 4, 5)
    for kind in ("random", "bot")
    for options in ({}, {"nines": True, "all_in": True, "penalty": 15}, {"know": True, "rounds": 3})
]


@pytest.mark.parametrize(("seats", "kind", "options"), SEN_GAMES)
def test_the_lines_of_sen(seats: int, kind: str, options: dict[str, object]) -> None:
    lines = played(find("sen"), seats, 7, kind, **options)
    start, steps, end = lines[0], lines[1:-1], lines[-1]
    assert start["type"] == "start"
    assert (start["game"], start["seats"], start["seed"]) == ("sen", seats, 7)
    base = {"limit": 100, "rounds": 0, "penalty": 5, "nines": False, "all_in": False, "know": False}
    assert start["options"] == {**base, **options}
    assert isinstance(start["rules"], str)
    assert [step["n"] for step in steps] == list(range(1, len(steps) + 1))
    for step in steps:
        assert list(step) == ["type", "n", "ask", "seat", "move", "board"]
        check_board(step["board"], seats)
    for before, step in pairwise(steps):
        check_step(before["board"], step, seats, start["options"])
    totals = steps[-1]["board"]["totals"]
    assert end == {
        "type": "end",
        "scores": totals,
        "winners": [seat for seat in range(seats) if totals[seat] == min(totals)],
    }


def check_board(board: dict[str, Any], seats: int) -> None:
    assert list(board) == BOARD_KEYS
    assert len(board["dreams"]) == len(board["totals"]) == seats
    cards = [*board["closed"], *board["open"], *board["drawn"], *(face for dream in board["dreams"] for face in dream)]
    assert Counter(cards) == Counter(DECK)


def check_step(before: dict[str, Any], step: dict[str, Any], seats: int, options: dict[str, Any]) -> None:
    board, made = step["board"], step["move"]
    match step["ask"]:
        case "shuffle":
            assert made is None
            assert board["round"] == before["round"] + 1
            assert board["turn"] == (before["last_round"]["ender"] + 1) % seats
            assert [len(dream) for dream in board["dreams"]] == [4] * seats
            assert board["last_round"] == before["last_round"]
        case "roll":
            assert made is None
            assert {**board, "turn": 0} == {**before, "turn": 0}
        case "moves":
            assert sorted(made) == [str(seat) for seat in range(seats)]
            assert all(len(set(peek["positions"])) == 2 and peek["kind"] == "peek_two" for peek in made.values())
            assert board == before
        case "show":
            assert step["seat"] is None
            assert made["to"] == "all" or len(made["to"]) == 1
            if board["last_round"] != before["last_round"]:
                check_end_of_round(before, board, options)
        case "move":
            assert step["seat"] == before["turn"]
            check_move(before, board, step["seat"], made)


def check_end_of_round(before: dict[str, Any], board: dict[str, Any], options: dict[str, Any]) -> None:
    last = board["last_round"]
    assert (board["round"], board["turn"], board["dreams"]) == (before["round"], before["turn"], before["dreams"])
    assert last["ender"] == board["turn"]
    assert last["caller"] in (None, last["ender"])
    assert (last["caller"] is None) == (board["closed"] == [])
    counts = [sum(CROWS[face] for face in dream) for dream in board["dreams"]]
    nines = [dream.count("9") for dream in board["dreams"]]
    if options["nines"] and max(nines) and nines.count(max(nines)) == 1:
        counts[nines.index(max(nines))] -= 9 * max(nines)
    assert last["counts"] == counts
    scores = list(counts)
    brave = [seat for seat, dream in enumerate(board["dreams"]) if set(dream) == {"9"}]
    if options["all_in"] and len(brave) == 1:
        scores = [0 if seat in brave else 50 for seat in range(len(counts))]
    elif last["caller"] is not None:
        own, best = counts[last["caller"]], min(c for seat, c in enumerate(counts) if seat != last["caller"])
        scores[last["caller"]] = 0 if own < best else own if own == best else own + options["penalty"]
    assert last["scores"] == scores
    assert board["totals"] == [total + score for total, score in zip(before["totals"], scores, strict=True)]


def check_move(before: dict[str, Any], board: dict[str, Any], seat: int, made: dict[str, Any]) -> None:
    dream = list(before["dreams"][seat])
    match made["kind"]:
        case "take_open":
            dream[made["position"]] = before["open"][-1]
            assert board["open"] == [*before["open"][:-1], before["dreams"][seat][made["position"]]]
            assert board["dreams"][seat] == dream
        case "draw":
            assert board["drawn"] == [before["closed"][-1]]
            assert board["closed"] == before["closed"][:-1]
        case "keep":
            (dream[made["position"]],) = before["drawn"]
            assert board["open"] == [*before["open"], before["dreams"][seat][made["position"]]]
            assert board["dreams"][seat] == dream
            assert board["drawn"] == []
        case "discard" | "use":
            assert board["open"] == [*before["open"], *before["drawn"]]
            assert board["drawn"] == []
            assert made["kind"] == "discard" or before["drawn"][0] in ("take2", "peek", "swap")
        case "choose":
            assert len(before["drawn"]) == 2
            assert board["drawn"] == [before["drawn"][made["index"]]]
            assert board["open"] == [*before["open"], before["drawn"][1 - made["index"]]]
        case "swap":
            (a, p), (b, q) = made["a"], made["b"]
            assert a != b
            assert board["dreams"][a][p] == before["dreams"][b][q]
            assert board["dreams"][b][q] == before["dreams"][a][p]
        case "wake" | "peek" | "pair":
            assert {**board, "turn": 0} == {**before, "turn": 0}
        case kind:
            raise AssertionError(kind)


def test_the_same_seed_gives_the_same_lines_and_another_seed_others() -> None:
    assert played(find("sen"), 3, 5, "bot") == played(find("sen"), 3, 5, "bot")
    assert played(find("sen"), 3, 5, "bot")[1:] != played(find("sen"), 3, 6, "bot")[1:]


def test_the_cards_of_a_seed_do_not_depend_on_who_plays() -> None:
    assert played(find("sen"), 3, 5, "bot")[1]["board"] == played(find("sen"), 3, 5, "random")[1]["board"]


def test_a_wrong_table_is_refused_before_the_first_line() -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        transcript(find("sen"), 6, 1, {}, [for_game("sen", "random")] * 6)


def test_a_draft_is_told_by_the_cards_that_were_kept() -> None:
    lines = [line for line in played(DRAFT, 3, 1, "random") if line.get("ask") == "keep_and_pass"]
    assert len(lines) == 2
    for line in lines:
        assert sorted(line["move"]) == ["0", "1", "2"]
        assert all(pick["kind"] == "pick" and pick["card"] in LETTERS for pick in line["move"].values())


def test_sealed_moves_are_told_when_they_are_made_and_when_they_are_read() -> None:
    lines = played(VERDICTS, 3, 1, "random")
    sealed = [line["move"] for line in lines if line.get("ask") == "seal"]
    read = [line["move"] for line in lines if line.get("ask") == "unseal"]
    assert sealed == read
    assert sealed[0].keys() == {"1", "2"}


def test_a_show_to_all_but_one_names_the_others() -> None:
    shows = [line["move"]["to"] for line in played(ROLES, 3, 1, "random") if line.get("ask") == "show"]
    assert shows == [[1, 2], "all", [0, 2], "all"]


def test_words_are_told_as_they_were_said() -> None:
    moves = [line["move"] for line in played(WORDS, 2, 1, "random") if line["type"] == "step"]
    assert any(move["kind"] == "say" and move["text"] for move in moves)


def test_what_has_no_one_spelling_is_refused() -> None:
    for value in ({1, 2}, 1.5, b"x", {"a": {3}}):
        with pytest.raises(TypeError):
            plain(value)
