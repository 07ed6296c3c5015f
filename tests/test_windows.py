"""What a checkout has to be like to work on Windows, and the door that it has there."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from installer import environment

ROOT = Path(__file__).resolve().parents[1]
RESERVED = {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
FORBIDDEN = set('<>:"|?*\\') | {chr(number) for number in range(32)}
LONGEST = 120
"""Characters of a path below the checkout: with a folder of a hundred before it, it stays below 260."""


def tracked() -> list[str]:
    """Every file of the project."""
    if shutil.which("git") is None:
        pytest.skip("no git")
    done = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if done.returncode != 0:
        pytest.skip("not a checkout")
    return done.stdout.decode().split("\0")[:-1]


def test_every_file_has_a_name_that_windows_takes() -> None:
    wrong = []
    for path in tracked():
        for part in path.split("/"):
            stem = part.split(".")[0].lower()
            if stem in RESERVED or FORBIDDEN & set(part) or part.endswith((".", " ")):
                wrong.append(path)
    assert wrong == []
    assert [path for path in tracked() if len(path) > LONGEST] == []


def test_no_two_files_differ_by_the_size_of_letters_alone() -> None:
    assert [path for path, count in Counter(path.lower() for path in tracked()).items() if count > 1] == []


def opened_blindly(path: Path) -> list[int]:
    """Lines at which text is read or written in whatever encoding the system prefers."""
    wrong = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        given = {word.arg for word in node.keywords}
        texts = [part.value for part in node.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        binary = any("b" in mode for mode in texts[-1:]) or any(word.arg == "buffering" for word in node.keywords)
        plain_open = name == "open" and isinstance(node.func, ast.Name)
        by_mode = name == "open" and bool(texts and texts[-1]) and set(texts[-1]) <= set("rwaxbt+")
        if name == "read_text" and not node.args and "encoding" not in given:
            wrong.append(node.lineno)
        if name == "write_text" and len(node.args) < 2 and "encoding" not in given:
            wrong.append(node.lineno)
        if (plain_open or by_mode) and not binary and "encoding" not in given:
            wrong.append(node.lineno)
    return wrong


@pytest.mark.parametrize("folder", ["engine", "netcore", "client", "installer"])
def test_the_program_says_in_which_encoding_it_reads_and_writes(folder: str) -> None:
    wrong = {str(path.relative_to(ROOT)): opened_blindly(path) for path in sorted((ROOT / folder).rglob("*.py"))}
    assert {path: lines for path, lines in wrong.items() if lines} == {}


def test_the_check_sees_what_is_opened_blindly(tmp_path: Path) -> None:
    source = (
        'p.read_text()\np.write_text("x")\nopen("f")\np.open("r")\nopen("f", "rb")\np.read_text(encoding="ascii")\n'
    )
    (tmp_path / "x.py").write_text(source, encoding="utf-8")
    assert opened_blindly(tmp_path / "x.py") == [1, 2, 3, 4]


def test_sources_have_the_same_bytes_on_every_system() -> None:
    rules = (ROOT / ".gitattributes").read_text(encoding="utf-8")
    assert "\n* text=auto eol=lf\n" in rules
    assert "\n*.cmd text eol=crlf\n" in rules


def test_the_door_of_windows_has_the_same_jobs_and_locks() -> None:
    door = (ROOT / "run.cmd").read_text(encoding="ascii")
    unix = (ROOT / "run.sh").read_text(encoding="utf-8")
    for lock in ("requirements.txt", "requirements-core.txt", "requirements-dev.txt"):
        assert lock in door
    for said in ("installer\\environment.py", "-m client", "-m netcore.verbs.cli", "-m pytest", "PYTHONSAFEPATH=1"):
        assert said in door
        assert said.replace("\\", "/") in unix
    assert "-n auto --maxprocesses 4 --dist loadgroup" in door
    assert "PYTHONUTF8=1" in door
    labels = {line[1:].strip() for line in door.splitlines() if line.startswith(":")}
    assert set(re.findall(r"(?:goto |call :)(\w+)", door)) == labels


def test_the_door_of_windows_says_what_to_do_without_a_python() -> None:
    """Tried by installer/try_run_cmd.sh; here, that each candidate is asked and no other sentence is in the way."""
    door = (ROOT / "run.cmd").read_text(encoding="ascii")
    asked = re.findall(r"call :try (.+)", door)
    assert asked == ['"%PYTHON%"', "py -3", "python"]
    (told,) = re.findall(r"if not defined BASE \((.+?)\n\)", door, re.DOTALL)
    assert told.count("1>&2") == told.count("echo ") == 3
    assert "python.org" in told
    assert "docs\\installing.md" in told
    assert (ROOT / "docs" / "installing.md").exists()


def test_an_environment_is_looked_for_where_each_system_puts_it(tmp_path: Path) -> None:
    assert environment.python_of(tmp_path, "nt") == tmp_path / "Scripts" / "python.exe"
    assert environment.python_of(tmp_path, "posix") == tmp_path / "bin" / "python"


def test_an_environment_may_be_asked_for_by_its_lock_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """As run.cmd does, which has no checksum at hand; the second time nothing is made or installed."""
    lock, place = tmp_path / "lock.txt", tmp_path / "venv"
    lock.write_text("# nothing\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["environment.py", str(place), str(lock), "sennik-core", "-"])
    done: list[str] = []
    monkeypatch.setattr(environment, "make", lambda _place: done.append("made") or place.mkdir())
    monkeypatch.setattr(environment, "install", lambda _place, _lock: done.append("installed"))
    monkeypatch.setattr(environment, "usable", lambda _place: bool(done))
    monkeypatch.setattr(environment, "asked", lambda _place, *_: "cpython-311")
    assert environment.main() == 0
    assert environment.main() == 0
    assert done == ["made", "installed"]
    lock.write_text("# something else\n", encoding="utf-8")
    assert environment.main() == 0
    assert done == ["made", "installed", "installed"]


def test_a_second_set_up_waits_for_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    answers = iter([False, False, True])
    monkeypatch.setattr(environment, "_holder", lambda _descriptor: lambda: next(answers))
    slept: list[float] = []
    monkeypatch.setattr(environment.time, "sleep", slept.append)
    with environment.alone(tmp_path / "venv"):
        assert slept == [environment.WAIT_S]
    assert "already being set up" in capfd.readouterr().err
