"""`sennik simulate` as a program: the same bytes everywhere, one clear line for a mistake."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from netcore.verbs import cli

ROOT = Path(__file__).resolve().parents[3]


def simulate(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", "simulate", *args],
        cwd=ROOT,
        env={**os.environ, **env},
        capture_output=True,
        timeout=60,
        check=False,
    )


SAME: list[Mapping[str, str]] = [
    {"PYTHONHASHSEED": "1", "LC_ALL": "C", "TZ": "UTC"},
    {"PYTHONHASHSEED": "31337", "LC_ALL": "pl_PL.ISO-8859-2", "TZ": "Pacific/Kiritimati", "PYTHONUTF8": "0"},
    {"PYTHONHASHSEED": "random", "LC_ALL": "C.UTF-8", "TZ": "America/Caracas", "PYTHONIOENCODING": "utf-16"},
]


@pytest.mark.parametrize("policy", ["random", "bot", "calm,sly,random,lively"])
@pytest.mark.parametrize(
    ("game", "options"), [("sen", ["nines=true"]), ("smoki", ["edition=first", "goal=rounds", "rounds=1"])]
)
def test_the_same_bytes_whatever_the_surroundings(game: str, options: list[str], policy: str) -> None:
    args = [game, "--seats", "4", "--seed", "3", "--games", "2", "--policy", policy]
    for option in options:
        args += ["-o", option]
    outputs = [simulate(*args, **env) for env in SAME]
    assert [done.returncode for done in outputs] == [0, 0, 0]
    assert {done.stderr for done in outputs} == {b""}
    assert len({done.stdout for done in outputs}) == 1
    assert outputs[0].stdout.isascii()
    assert b"\r" not in outputs[0].stdout


def test_one_name_is_that_of_all_seats_and_bot_is_another_name_of_lively() -> None:
    def played(policy: str) -> bytes:
        done = simulate("sen", "--seats", "2", "--seed", "5", "-o", "rounds=2", "--policy", policy)
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    assert played("bot") == played("lively") == played("lively,bot") == played("bot,lively")
    games = [played(policy) for policy in ("calm,sly", "sly,calm", "calm", "sly", "lively")]
    assert len(set(games)) == len(games)
    assert played("calm,calm") == played("calm")


def test_games_follow_each_other_seed_by_seed() -> None:
    both = simulate("sen", "--seats", "2", "--seed", "5", "--games", "2", "-o", "rounds=1")
    one = [simulate("sen", "--seats", "2", "--seed", seed, "-o", "rounds=1") for seed in ("5", "6")]
    assert both.stdout == one[0].stdout + one[1].stdout
    starts = [line for line in map(json.loads, both.stdout.splitlines()) if line["type"] == "start"]
    assert [line["seed"] for line in starts] == [5, 6]


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["chess", "--seats", "2", "--seed", "1"], "the games are: sen"),
        (["sen", "--seats", "6", "--seed", "1"], "2 to 5 players"),
        (["sen", "--seats", "two", "--seed", "1"], "--seats is a whole number"),
        (["sen", "--seats", "2", "--seed", "-1"], "--seed is a whole number"),
        (["sen", "--seats", "2", "--seed", "9" * 26], f"--seed is a whole number from 0 to {'9' * 18}"),
        (["sen", "--seats", "2", "--seed", "9" * 5000], "--seed is a whole number"),
        (["sen", "--seats", "2", "--seed", "1", "--games", "0"], "--games"),
        (["sen", "--seats", "2", "--seed", "1", "--policy", "ghost"], "random, calm, lively, sly or bot"),
        (["sen", "--seats", "2", "--seed", "1", "--policy", "calm,oracle"], "not 'oracle'"),
        (["sen", "--seats", "3", "--seed", "1", "--policy", "calm,sly"], "one for each of 3 seats, not 2"),
        (["sen", "--seats", "2", "--seed", "1", "--policy", "calm,"], "not ''"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "limit"], "OPTION=VALUE"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "limit=ten"], "limit is a whole number"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "limit=0"], "never end"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "nines=1", "-o", "nines=0"], "given twice"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "moon=1"], "no option 'moon'"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "=1"], "OPTION=VALUE"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "mo\non=1"], "no option 'mo\\non'"),
        (["sen", "--seats", "2", "--seed", "1", "-o", "a\nb=1", "-o", "a\nb=1"], "'a\\nb' is given twice"),
        (["sen", "--seats", "2", "--seed", "1", "one\nmore"], "one more"),
        (["s\nen", "--seats", "2", "--seed", "1"], "no game 's\\nen'"),
        (["smoki", "--seats", "6", "--seed", "1"], "2 to 5 players"),
        (["smoki", "--seats", "2", "--seed", "1", "-o", "piles=3"], "piles is a whole number from 1 to 2"),
        (["smoki", "--seats", "2", "--seed", "1", "-o", "goal=money"], "goal is one of tokens, points, rounds"),
        (["smoki", "--seats", "2", "--seed", "1", "-o", "tokens=0"], "tokens is a whole number from 1"),
        (["sen", "--seed", "1"], "--seats"),
        ([], "required"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(
    capfdbinary: pytest.CaptureFixture[bytes], args: list[str], told: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["simulate", *args])
    said = capfdbinary.readouterr()
    assert ended.value.code == 2
    assert said.out == b""
    assert said.err.count(b"\n") == 1
    assert len(said.err) < 300
    assert told in said.err.decode()


def test_a_mistake_in_a_program_of_its_own_is_one_line_and_exit_code_2() -> None:
    done = simulate("chess", "--seats", "2", "--seed", "1")
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)


def test_whoever_reads_may_stop_reading() -> None:
    with subprocess.Popen(
        [
            sys.executable,
            "-m",
            "netcore.verbs.cli",
            "simulate",
            "sen",
            "--seats",
            "5",
            "--seed",
            "1",
            "--games",
            "9999",
        ],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        assert json.loads(program.stdout.readline())["type"] == "start"
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=60) == 0


@pytest.mark.skipif(os.name == "nt", reason="the shell of another system")
@pytest.mark.parametrize("unwritten", [">&-", ">/dev/full"])
def test_what_cannot_be_written_is_one_line_and_exit_code_1(unwritten: str) -> None:
    if unwritten == ">/dev/full" and not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    command = f'"{sys.executable}" -m netcore.verbs.cli simulate sen --seats 2 --seed 1 -o rounds=1 {unwritten}'
    done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.count(b"\n") == 1
    assert done.stderr.startswith(b"sennik simulate: ")


@pytest.mark.parametrize(("args", "code"), [([], 2), (["fly"], 2), (["-h"], 0)])
def test_the_command_line_without_a_verb(args: list[str], code: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "netcore.verbs.cli", *args], cwd=ROOT, capture_output=True, timeout=60, check=False
    )
    assert done.returncode == code
    assert (done.stdout if code == 0 else done.stderr).count(b"simulate") or args == []
    assert code == 0 or done.stderr.count(b"\n") == 1


def test_no_window_is_needed() -> None:
    code = "import sys, netcore.verbs.cli; netcore.verbs.cli.main(['simulate', 'sen', '--seats', '2', '--seed', '1']); sys.exit(any(m.startswith(('PySide6', 'shiboken6')) for m in sys.modules))"  # noqa: E501
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.returncode == 0
