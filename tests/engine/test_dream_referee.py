"""Whole games of Když sním, as `sennik simulate` prints them, before a referee that does not know the engine."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.dream_score import SANDMAN, spirit_points
from engine.dream_words import fold
from netcore.verbs.cli import main
from tests.engine.altering import Path, altered, misplaced, read, with_notes, write
from tests.engine.dream_referee import DEFAULTS, folded, judge, sandman
from tests.engine.judging import Refused
from tests.engine.printed import Printed

PRINTED = Printed("dream", DEFAULTS)
play, play_kind, expect_start = PRINTED.play, PRINTED.play_kind, PRINTED.expect_start


# ── games that are right ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("kind", ["random", "bot"])
@pytest.mark.parametrize("seats", range(4, 11))
def test_every_game_of_the_dream_is_played_by_the_printed_rules(seats: int, kind: str) -> None:
    for number, mode in enumerate(("typed", "spoken")):
        seed = 1000 * seats + number
        options = {"mode": mode, "language": ("pl", "uk", "cs", "en")[seats % 4], "night_s": 50, "clue_s": 2 + seats}
        (verdict,) = judge(play_kind(kind, seats, seed, **options))
        expect_start(verdict, seats, seed, **options)


def test_everything_that_can_happen_in_the_dream_happens_before_the_referee() -> None:
    seen: Counter[str] = Counter()
    for seed in range(8):
        options: dict[str, int | str] = {"mode": ("typed", "spoken")[seed % 2], "night_s": 120 if seed < 4 else 35}
        (verdict,) = judge(play_kind(("random", "bot")[seed // 2 % 2], 4 + seed % 5, seed, **options))
        seen += verdict.seen
    for what in (
        "exact",
        "near",
        "wrong",
        "skipped",
        "last_guess",
        "no_guess",
        "fined: hear",
        "fined: guess",
        "fined: skip",
        "sandman: 0 apart",
        "sandman: 1 apart",
        "sandman: 2 apart",
        "recalled",
        "not recalled",
        "deck: turned",
        "aside: fairy",
        "aside: bogey",
        "aside: sandman",
    ):
        assert seen[what] > 0, what


def test_long_nights_turn_the_deck_in_the_middle_of_a_night() -> None:
    (verdict,) = judge(play_kind("random", 4, 2, night_s=450))
    assert verdict.seen["deck: turned"] > 2


def test_a_random_player_of_the_dream_takes_all_legal_moves_alike() -> None:
    moves: Counter[str] = Counter()
    for seed in range(4):
        (verdict,) = judge(play_kind("random", 5, seed))
        moves += verdict.moves
    answers = moves["hear"] + moves["guess"] + moves["skip"]
    assert answers > 300
    for kind in ("hear", "guess", "skip"):
        assert moves[kind] / answers == pytest.approx(1 / 3, abs=0.06)
    assert moves["clue"] / (moves["clue"] + moves["pass"]) == pytest.approx(1 / 2, abs=0.06)


def test_two_readings_of_the_sandmans_points_agree() -> None:
    for yellow in range(25):
        for blue in range(25):
            assert spirit_points(SANDMAN, yellow, blue) == sandman(yellow, blue)


@pytest.mark.parametrize(
    "text", ["The Lion", "ŁÓDŹ", "м’яч", "merry-go-round", "příšera", "ґудзик", "їжак", "a", "an owl"]
)
def test_two_readings_of_a_text_agree(text: str) -> None:
    assert fold(text) == folded(text)


# ── games that are not ──────────────────────────────────────────────────────────────────────────────────────────────
SAMPLES = {
    "random": lambda: play_kind("random", 4, 7, night_s=25),
    "bot": lambda: play_kind("bot", 5, 3, night_s=25),
    "spoken": lambda: play_kind("random", 4, 5, night_s=25, mode="spoken"),
}


@pytest.fixture(scope="module", params=sorted(SAMPLES))
def sample(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """A game that is right."""
    text = SAMPLES[request.param]()
    judge(text)
    return read(text)


def is_free(path: Path, _value: Any) -> bool:
    """One vote need not turn a majority, and another wrong guess is as wrong; a test below has those that must be."""
    return path[-1] in ("agree", "all", "text", "words", "claimed_ms") or "words" in path


def test_a_line_of_the_dream_lost_doubled_or_moved_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in misplaced(sample):
        with pytest.raises(Refused):
            judge(text)


def test_a_value_of_the_dream_altered_anywhere_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in altered(sample, random.Random(4), 40, is_free):
        with pytest.raises(Refused):
            judge(text)


def first(lines: list[dict[str, Any]], kind: str) -> int:
    """Where a move of that kind is made for the first time."""
    return next(
        at
        for at, line in enumerate(lines)
        if isinstance(line.get("move"), dict)
        and kind in (line["move"].get("kind"), next(iter(line["move"].values())) and _kind(line["move"]))
    )


def _kind(moves: dict[str, Any]) -> Any:
    vote = next(iter(moves.values()))
    return vote.get("kind") if isinstance(vote, dict) else None


def test_another_clue_another_time_and_another_guess_are_refused() -> None:
    sample = read(SAMPLES["random"]())
    for kind, key, value in (("clue", "text", "xxx"), ("clue", "text", "two words"), ("guess", "text", None)):
        lines = read(write(sample))
        lines[first(lines, kind)]["move"][key] = value
        with pytest.raises(Refused):
            judge(write(lines))
    for value in (0, 4000, 99_999, -1, None, True):
        lines = read(write(sample))
        lines[first(lines, "clue")]["claimed_ms"] = value
        with pytest.raises(Refused):
            judge(write(lines))


def test_a_right_guess_made_wrong_and_turned_votes_are_refused() -> None:
    lines = read(SAMPLES["bot"]())
    at = next(at for at, line in enumerate(lines) if line.get("ask") == "seal" and line["board"]["yellow"])
    before = max(i for i in range(at) if (lines[i].get("move") or {}).get("kind") in ("guess", "last_guess"))
    lines[before]["move"]["text"] = "zzz"
    for vote in lines[at]["move"].values():
        vote["right"] = False
    with pytest.raises(Refused):
        judge(write(lines))
    lines = read(SAMPLES["random"]())
    at = first(lines, "object")
    yes = sum(vote["agree"] for vote in lines[at]["move"].values())
    for vote in lines[at]["move"].values():
        vote["agree"] = 2 * yes <= len(lines[at]["move"])
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize(
    ("option", "value"), [("mode", "spoken"), ("night_s", 26), ("night_s", 24), ("clue_s", 1), ("mode", "sung")]
)
def test_a_game_of_the_dream_by_other_options_is_refused(option: str, value: int | str) -> None:
    lines = read(SAMPLES["random"]())
    lines[0]["options"][option] = value
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", "sen"), ("seats", 5), ("seats", "4"), ("seed", True), ("rules", ""), ("options", {}), ("type", "step")],
)
def test_a_wrong_first_line_of_the_dream_is_refused(key: str, value: object) -> None:
    lines = read(SAMPLES["random"]())
    lines[0][key] = value
    with pytest.raises(Refused):
        judge(write(lines))


def test_more_keys_are_no_fault_in_the_dream(sample: list[dict[str, Any]]) -> None:
    lines = read(with_notes(sample))
    for line in lines:
        if line.get("board") and line["board"]["last_day"] is not None:
            line["board"]["last_day"].pop("note", None)
    judge(write(lines))


def test_the_command_plays_the_dream(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    arguments = ["simulate", "dream", "--seats", "6", "--seed", "11", "--games", "2", "--policy", "bot"]
    options = ["-o", "mode=typed", "-o", "night_s=40", "-o", "clue_s=10", "-o", "language=uk"]
    assert main([*arguments, *options]) == 0
    said = capsysbinary.readouterr()
    assert said.err == b""
    assert said.out.isascii()
    verdicts = judge(said.out.decode())
    assert len(verdicts) == 2
    for number, verdict in enumerate(verdicts):
        expect_start(verdict, 6, 11 + number, night_s=40, clue_s=10, language="uk")
    assert main([*arguments, *options]) == 0
    assert capsysbinary.readouterr().out == said.out


@pytest.mark.parametrize(
    "arguments",
    [["--seats", "3"], ["--seats", "11"], ["--seats", "4", "-o", "mode=mimed"], ["--seats", "4", "-o", "x=1"]],
)
def test_the_command_refuses_a_dream_that_cannot_be(
    arguments: list[str], capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", "dream", "--seed", "1", *arguments])
    assert end.value.code == 2
    said = capsysbinary.readouterr()
    assert said.out == b""
    assert said.err.count(b"\n") == 1
