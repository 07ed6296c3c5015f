"""Whole games of Sen, as `sennik simulate` prints them, before a referee that does not know the engine."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Legal, Move
from engine.policies import for_game
from engine.sen import Agreed, score
from netcore.verbs.cli import main
from tests.engine.altering import altered, exchanged, misplaced, read, with_notes, write
from tests.engine.judging import Refused
from tests.engine.printed import Printed
from tests.engine.sen_referee import CROWS, DEFAULTS, count_round, judge

ROOT = Path(__file__).parents[2]
PRINTED = Printed("sen", DEFAULTS)
play, play_kind, expect_start = PRINTED.play, PRINTED.play_kind, PRINTED.expect_start
VARIANTS = [dict(zip(("nines", "all_in", "know"), flags, strict=True)) for flags in product((False, True), repeat=3)]
LENGTHS = ({}, {"rounds": 2}, {"limit": 0, "rounds": 3}, {"limit": 70, "penalty": 15}, {"limit": 40, "rounds": 2})


# ── games that are right ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize(("kind", "games"), [("random", 40), ("bot", 16)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_game_is_played_by_the_printed_rules(seats: int, kind: str, games: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(games):
        # 8 variants and 5 lengths meet in all ways.
        options = {**VARIANTS[number % 8], **LENGTHS[number % 5]}
        if kind == "random" and options["know"]:
            # Dreams of random players grow without end where pairs may be named, and nobody calls.
            options |= {"limit": 0, "rounds": 1, "know": number < 8}
        seed = 1000 * seats + number
        (verdict,) = judge(play_kind(kind, seats, seed, **options))
        expect_start(verdict, seats, seed, **options)
        seen += verdict.seen
    for what in ("caller: penalty", "caller: zero", "nines: rewarded", "end: rounds", "end: limit", "pair: wrong"):
        assert seen[what] > 0 or (what, kind) == ("pair: wrong", "bot"), what
    if kind == "bot":
        for what in ("pair: right", "take2: 2 left", "swap: own", "peek: own"):
            assert seen[what] > 0, what


def test_a_random_player_takes_all_legal_moves_alike() -> None:
    moves: Counter[str] = Counter()
    for seed in range(60):
        (verdict,) = judge(play_kind("random", 3, seed))
        moves += verdict.moves
    turns = moves["wake"] + moves["draw"] + moves["take_open"]
    assert turns > 1000
    assert moves["wake"] / turns == pytest.approx(1 / 6, abs=0.03)
    assert moves["draw"] / turns == pytest.approx(1 / 6, abs=0.03)
    # One drawn card in six is special, and may be used too.
    assert moves["keep"] / (moves["keep"] + moves["discard"]) == pytest.approx(4 / 5, abs=0.06)


class Sleeper:
    """Never calls, mostly draws, and uses whatever can be used."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """A use before a draw before any other move but a call."""
        kinds = {move.kind for move in legal.listed} - {"wake"}
        for kind in ("use", "draw"):
            if kind in kinds and chance.below(8):
                kinds = {kind}
                break
        if "choose" in kinds:
            for move in legal.listed:
                if view.known[view.board.drawn[getattr(move, "index")]] == "take2":  # noqa: B009
                    return move
        kind = chance.choice(sorted(kinds))
        return chance.choice([move for move in legal.listed if move.kind == kind])


def test_the_closed_pile_runs_out_in_every_way() -> None:
    seen: Counter[str] = Counter()
    for seats, know in ((2, False), (3, False), (4, False), (5, False), (3, True)):
        (verdict,) = judge(play([Sleeper()] * seats, 10 + seats, limit=0, rounds=9, know=know))
        assert verdict.seen["round"] == verdict.seen["round: exhausted"] == 9
        assert not any(what.startswith("caller") for what in verdict.seen)
        seen += verdict.seen
    for what in (
        "take2: 2 left",
        "take2: 1 left",
        "take2: 0 left",
        "chain: take2 after take2",
        "chain: peek after take2",
        "chain: swap after take2",
        "take2: special not chosen",
        "swap: own",
        "swap: others'",
        "peek: own",
        "peek: another's",
        "first open card: special",
        "laid open: seen before",
    ):
        assert seen[what] > 0, what


class Hoarder:
    """Gives up pairs until few cards are left, gathers nines, and calls with a full hand of them late in the round."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """What brings it nearer to a dream of nines."""
        board, own = view.board, view.board.dreams[view.seat]
        faces: list[Face | None] = [view.known.get(card) for card in own]
        kinds = {move.kind for move in legal.listed}
        places = [p for p, face in enumerate(faces) if face is None] or [
            p for p, face in enumerate(faces) if face != "9"
        ]
        wanted: Callable[[Move], bool] = lambda move: move.kind == "discard"  # noqa: E731
        if "draw" in kinds:
            wanted = lambda move: move.kind == "draw"  # noqa: E731
            if places and view.known[board.open[-1]] == "9":
                wanted = lambda move: move.kind == "take_open" and move.position == places[0]  # type: ignore[attr-defined]  # noqa: E731
            pair = _find_pair(faces)
            if pair is not None and "pair" in kinds:
                wanted = lambda move: move.kind == "pair" and (*move.positions, move.value) == pair  # type: ignore[attr-defined]  # noqa: E731
            if not places and len(board.closed) < 12:
                wanted = lambda move: move.kind == "wake"  # noqa: E731
        elif "keep" in kinds:
            drawn = view.known[board.drawn[0]]
            if places and (drawn == "9" or drawn in faces):
                wanted = lambda move: move.kind == "keep" and move.position == places[0]  # type: ignore[attr-defined]  # noqa: E731
        return next(filter(wanted, legal.listed), None) or chance.choice(legal.listed)


def _find_pair(faces: list[Face | None]) -> tuple[int, int, int] | None:
    """The first two known cards, but nines, that are worth the same."""
    for a, b in product(range(len(faces)), repeat=2):
        one, other = faces[a], faces[b]
        if a < b and one is not None and other is not None and CROWS[one] == CROWS[other] < 9:
            return a, b, CROWS[one]
    return None


def test_dreams_of_nines_are_counted_in_every_variant() -> None:
    seen: Counter[str] = Counter()
    for variant in VARIANTS:
        for seats, seed in product((2, 3), range(2)):
            (verdict,) = judge(play([Hoarder()] * seats, seed, limit=0, rounds=3, **variant))
            seen += verdict.seen
    for what in (
        "all_in: won",
        "all_in: won by another",
        "all_in: several",
        "nines: rewarded",
        "nines: tied",
        "caller: zero",
        "caller: penalty",
        "pair: right",
        "pair: right, two kinds",
        "pair: dream of 2",
    ):
        assert seen[what] > 0, what


def test_two_readings_of_the_count_agree() -> None:
    """Far more rounds than can be played: small dreams full of nines, every caller, all variants."""
    whims = random.Random(54)
    seen: Counter[str] = Counter()
    for _ in range(6000):
        seats = whims.randint(2, 5)
        kinds = [*CROWS, *["9"] * whims.choice((0, 12, 60))]
        dreams = [whims.choices(kinds, k=whims.randint(1, 5)) for _ in range(seats)]
        caller = whims.choice([None, *range(seats)])
        options = {**DEFAULTS, "penalty": whims.choice((0, 5, 15)), **whims.choice(VARIANTS)}
        ender = whims.randrange(seats) if caller is None else caller
        theirs = score([[Face(face) for face in dream] for dream in dreams], caller, ender, Agreed(**options))
        counts, scores, why = count_round(dreams, options, caller)
        assert (theirs.caller, theirs.ender) == (caller, ender)
        assert (list(theirs.counts), list(theirs.scores)) == (counts, scores), (dreams, options, caller)
        seen.update(why)
    assert len(seen) == 8
    assert min(seen.values()) > 20


def test_the_printed_examples() -> None:
    """Koniec rundy, and Nie takie kruki straszne: 19 (or 10), 16, 10 and the caller's 11."""
    dreams = [["9", "8", "2", "0"], ["8", "8", "0", "0"], ["take2", "5", "0", "0"], ["peek", "5", "0", "0"]]
    assert count_round(dreams, DEFAULTS, 3)[:2] == ([19, 16, 10, 11], [19, 16, 10, 16])
    assert count_round(dreams, {**DEFAULTS, "nines": True}, 3)[:2] == ([10, 16, 10, 11], [10, 16, 10, 16])


# ── games that are not ──────────────────────────────────────────────────────────────────────────────────────────────
SAMPLES = {
    "random": lambda: play_kind("random", 3, 7, rounds=2),
    "bot": lambda: play_kind("bot", 2, 3, limit=0, rounds=1, know=True, nines=True),
    "sleeper": lambda: play([Sleeper()] * 4, 1, limit=0, rounds=1),
}


@pytest.fixture(scope="module", params=sorted(SAMPLES))
def sample(request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """A game that is right."""
    text = SAMPLES[request.param]()
    judge(text)
    return read(text)


def test_a_line_lost_doubled_or_moved_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in misplaced(sample):
        with pytest.raises(Refused):
            judge(text)


def is_free(path: tuple[str | int, ...], value: Any) -> bool:
    """Whether the rules leave it to the players, so that another value may be as right as this one."""
    return path[0] == "move" and isinstance(value, list) and path[-1] in ("positions", "a", "b")


def test_a_value_altered_anywhere_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in altered(sample, random.Random(4), 150, is_free):
        with pytest.raises(Refused):
            judge(text)


def test_two_cards_that_changed_places_are_refused(sample: list[dict[str, Any]]) -> None:
    """The cards are all there, but not where they have to be."""
    for text in exchanged(sample, random.Random(5), 40, lambda b: [b["closed"], b["open"], *b["dreams"]]):
        with pytest.raises(Refused):
            judge(text)


def test_a_private_show_to_others_is_refused(sample: list[dict[str, Any]]) -> None:
    private = [at for at, line in enumerate(sample) if line.get("ask") == "show" and line["move"]["to"] != "all"]
    assert len(private) > 3
    for at in private[:: 1 + len(private) // 12]:
        (seat,) = sample[at]["move"]["to"]
        for to in ("all", [], [seat, seat], [0, 1], [(seat + 1) % sample[0]["seats"]]):
            altered = {**sample[at], "move": {"to": to}}
            with pytest.raises(Refused, match="a show to"):
                judge(write([*sample[:at], altered, *sample[at + 1 :]]))


@pytest.mark.parametrize(
    ("option", "value", "needs"),
    [
        ("nines", False, "nines: rewarded"),
        ("know", False, "pair: right"),
        ("penalty", 6, "caller: penalty"),
        ("limit", 1, "end: rounds"),
        ("rounds", 5, "end: rounds"),
        ("all_in", False, "all_in: won"),
    ],
)
def test_a_game_by_other_options_is_refused(option: str, value: int, needs: str) -> None:
    options: dict[str, int | bool] = {"limit": 0, "rounds": 6, "nines": True, "know": True, "all_in": True}
    for seed in range(20):
        text = play([Hoarder(), for_game("sen", "bot")], seed, **options)
        (verdict,) = judge(text)
        if verdict.seen[needs]:
            break
    else:
        pytest.fail(f"no game with {needs}")
    lines = read(text)
    lines[0]["options"][option] = value
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", "smoki"), ("seats", 4), ("seats", "3"), ("seed", True), ("rules", ""), ("options", {}), ("type", "step")],
)
def test_a_wrong_first_line_is_refused(key: str, value: object) -> None:
    lines = read(SAMPLES["random"]())
    lines[0][key] = value
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize("text", ["", "\n", "{}\n", "[]\n", "null\n", '{"type": "start"}\n', "start\n"])
def test_what_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        judge(text)


def test_more_keys_are_no_fault(sample: list[dict[str, Any]]) -> None:
    judge(with_notes(sample))


# ── the command, from outside ───────────────────────────────────────────────────────────────────────────────────────
COMMAND = (sys.executable, "-W", "error", "-m", "netcore.verbs.cli", "simulate")
GAME = ("sen", "--seats", "3", "--seed", "11")


def start(*args: str, **variables: str) -> subprocess.Popen[bytes]:
    """The command, running in a process of its own."""
    return subprocess.Popen(
        [*COMMAND, *args], cwd=ROOT, env={**os.environ, **variables}, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def test_the_command_prints_the_same_bytes_everywhere(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    args = (*GAME, "--policy", "bot", "-o", "know=true", "-o", "nines=true", "-o", "rounds=2")
    running = [
        start(*args, PYTHONHASHSEED="0", LC_ALL="C", TZ="Asia/Kathmandu", PYTHONUTF8="0"),
        start(*args, PYTHONHASHSEED="4242", LC_ALL="C.UTF-8", PYTHONUTF8="1", PYTHONIOENCODING="utf-16"),
    ]
    assert main(["simulate", *args]) == 0
    here = capsysbinary.readouterr()
    assert here.err == b""
    for process in running:
        out, err = process.communicate(timeout=60)
        assert (process.returncode, err) == (0, b"")
        assert out == here.out
    assert here.out.isascii()
    assert b"\r" not in here.out
    (verdict,) = judge(here.out.decode())
    expect_start(verdict, 3, 11, know=True, nines=True, rounds=2)
    assert here.out.decode() == play_kind("bot", 3, 11, know=True, nines=True, rounds=2)


def test_several_games_have_the_seeds_that_follow(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["simulate", *GAME, "--games", "4"]) == 0
    together = capsysbinary.readouterr().out
    verdicts = judge(together.decode())
    assert [verdict.start["seed"] for verdict in verdicts] == [11, 12, 13, 14]
    apart = b""
    for seed in range(11, 15):
        assert main(["simulate", "sen", "--seats", "3", "--seed", str(seed), "--policy", "random"]) == 0
        apart += capsysbinary.readouterr().out
    assert together == apart


def test_a_reader_that_leaves_is_no_fault() -> None:
    process = start(*GAME, "--games", "1000")
    assert process.stdout is not None
    assert process.stderr is not None
    assert json.loads(process.stdout.readline())["type"] == "start"
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=60) == 0
    process.stderr.close()


@pytest.mark.parametrize(
    ("args", "blamed"),
    [
        ((), "GAME"),
        (("sen", "--seed", "1"), "--seats"),
        (("sen", "--seats", "3"), "--seed"),
        (("--seats", "3", "--seed", "1"), "GAME"),
        (("chess", "--seats", "3", "--seed", "1"), "chess"),
        (("SEN", "--seats", "3", "--seed", "1"), "SEN"),
        (("sen", "--seats", "1", "--seed", "1"), "2 to 5"),
        (("sen", "--seats", "6", "--seed", "1"), "2 to 5"),
        (("sen", "--seats", "three", "--seed", "1"), "--seats"),
        (("sen", "--seats", "3", "--seed", "1.5"), "--seed"),
        (("sen", "--seats", "3", "--seed", "-1"), "--seed"),
        (("sen", "--seats", "3", "--seed", "١"), "--seed"),
        ((*GAME, "--games", "0"), "--games"),
        ((*GAME, "--games", "-1"), "--games"),
        ((*GAME, "--policy", "clever"), "clever"),
        ((*GAME, "--frob"), "--frob"),
        ((*GAME, "more"), "more"),
        ((*GAME, "-o"), "-o"),
        ((*GAME, "-o", "limit"), "limit"),
        ((*GAME, "-o", "limit="), "limit"),
        ((*GAME, "-o", "limit=-1"), "limit"),
        ((*GAME, "-o", "limit=1e2"), "limit"),
        ((*GAME, "-o", "limit=1_0"), "limit"),
        ((*GAME, "-o", "penalty=x"), "penalty"),
        ((*GAME, "-o", "nines=2"), "nines"),
        ((*GAME, "-o", "know=perhaps"), "know"),
        ((*GAME, "-o", "tokens=3"), "tokens"),
        ((*GAME, "-o", "rounds=1", "-o", "rounds=2"), "rounds"),
        ((*GAME, "-o", "rounds=0", "-o", "limit=0"), "limit and rounds"),
        ((*GAME, "-o", "limit=0"), "limit and rounds"),
    ],
)
def test_a_wrong_call_is_one_clear_line(
    args: tuple[str, ...], blamed: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *args])
    out, err = capsysbinary.readouterr()
    assert end.value.code == 2
    assert out == b""
    text = err.decode()
    assert text.count("\n") == 1
    assert text.endswith("\n")
    assert blamed in text
    assert "Traceback" not in text
