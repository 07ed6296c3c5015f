"""The one door: what `run.sh` does on a machine that has everything, and what it says on one that does not.

The tests run a copy of it in a folder with spaces and letters outside ASCII, in an empty environment, with lock files
that name no package: nothing is downloaded, and every step but the download is the real one.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements-core.txt", "requirements.txt", "requirements-dev.txt")
TOOLS = ("sh", "dirname", "cksum", "cat", "sed", "id", "uname")

pytestmark = [
    pytest.mark.skipif(os.name != "posix", reason="a POSIX shell script"),
    pytest.mark.xdist_group("run_sh"),
]

# Stand in for the program: they say how they were called.
COMMAND_LINE = """
import json, os, sys
print(json.dumps({"arguments": sys.argv[1:], "folder": os.getcwd(), "prefix": sys.prefix}))
sys.exit(3 if sys.argv[1:2] == ["fail"] else 0)
"""
WINDOW = "import sys; print('window', *sys.argv[1:])"
TESTS = "import sys; print(*sys.argv[1:]); print('compiled anew' if sys.dont_write_bytecode else 'compiled once')"
# Stands in for the look at the machine: no screen unless asked for, and no library unless listed.
PREFLIGHT = """
import os, sys
if sys.argv[1] == "screen":
    sys.exit(0 if os.environ.get("SCREEN") else 1)
print(os.environ.get("LACKING", ""))
"""


def plant(place: Path) -> Path:
    """A small project at `place` behind the real run.sh."""
    (place / "installer").mkdir(parents=True)
    shutil.copy(ROOT / "run.sh", place)
    shutil.copy(ROOT / "installer" / "environment.py", place / "installer")
    for module, text in (("netcore/verbs/cli.py", COMMAND_LINE), ("client/__main__.py", WINDOW)):
        (place / module).parent.mkdir(parents=True)
        (place / module).write_text(text)
        for package in list((place / module).relative_to(place).parents)[:-1]:
            (place / package / "__init__.py").touch()
    (place / "client" / "preflight.py").write_text(PREFLIGHT)
    for lock in LOCKS:
        (place / lock).write_text(f"# {lock}: nothing\n")
    return place


def start(place: Path, *arguments: str, folder: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    """Start `sh run.sh` with nothing in its environment but a PATH and a home that cannot be written."""
    environment = {"PATH": os.environ["PATH"], "HOME": "/nowhere", "PYTHON": sys.executable, **environment}
    return subprocess.Popen(
        ["sh", str(place / "run.sh"), *arguments],
        cwd=folder or place,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


def finish(run: subprocess.Popen[str]) -> tuple[int, str, str]:
    """Exit code, standard output and standard error."""
    out, err = run.communicate(timeout=100)
    return run.returncode, out, err


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose first two runs were started at the same time."""
    place = plant(tmp_path_factory.mktemp("home") / "Žofie Łęcka" / "Gry i sny")
    both = [start(place, "simulate", "sen"), start(place, "verify", "a game.sennik")]
    results = [finish(run) for run in both]
    for code, out, err in results:
        assert code == 0, err
        assert Path(json.loads(out)["prefix"]) == place / ".venv"
    assert sum("Setting up Sennik (requirements-core.txt)" in err for _, _, err in results) == 1, results
    return place


def test_set_up_speaks_on_standard_error_only(project: Path) -> None:
    (project / "requirements-core.txt").write_text("# nothing, in other words\n")
    code, out, err = finish(start(project, "simulate", "sen", "--seats", "3"))
    assert code == 0
    assert "Setting up Sennik" in err
    assert [json.loads(line)["arguments"] for line in out.splitlines()] == [["simulate", "sen", "--seats", "3"]]


def test_the_second_run_sets_up_nothing(project: Path) -> None:
    finish(start(project, "demo"))
    code, out, err = finish(start(project, "simulate"))
    assert (code, err) == (0, "")
    assert json.loads(out)["arguments"] == ["simulate"]


def test_a_file_is_named_from_where_one_stands(project: Path, tmp_path: Path) -> None:
    (tmp_path / "netcore").mkdir()
    (tmp_path / "netcore" / "__init__.py").write_text("raise SystemExit('taken from the current folder')")
    code, out, err = finish(start(project, "verify", "my game.sennik", folder=tmp_path))
    assert code == 0, err
    assert json.loads(out) == {
        "arguments": ["verify", "my game.sennik"],
        "folder": str(tmp_path),
        "prefix": str(project / ".venv"),
    }


def test_the_exit_code_is_the_programs(project: Path) -> None:
    assert finish(start(project, "fail"))[0] == 3


def test_without_a_screen_it_says_so_and_plays(project: Path) -> None:
    code, out, err = finish(start(project))
    assert code == 0
    assert err.splitlines() == [
        "There is no screen for a window, so four bots will play a proved game of Sen here instead."
    ]
    assert json.loads(out)["arguments"] == ["demo"]


def test_with_a_screen_the_window_opens(project: Path) -> None:
    code, out, err = finish(start(project, "--language", "pl", SCREEN="1"))
    assert (code, out) == (0, "window --language pl\n"), err
    assert finish(start(project, "play", SCREEN="1"))[:2] == (0, "window\n")


def test_the_self_test_tries_the_window_whether_or_not_there_is_a_screen(project: Path) -> None:
    assert finish(start(project, "self-test"))[:2] == (0, "window self-test\n")


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ([], "-n auto --maxprocesses 4 --dist loadgroup"),
        (["--quick"], "-n auto --maxprocesses 4 --dist loadgroup --quick"),
        (["-n0", "tests/a b.py"], "-n0 tests/a b.py"),
        (["--pdb"], "--pdb"),
    ],
)
def test_the_tests_run_side_by_side_unless_told_otherwise(
    project: Path, tmp_path: Path, given: list[str], called: str
) -> None:
    (next((project / ".venv").glob("lib/python*/site-packages")) / "pytest.py").write_text(TESTS)
    code, out, err = finish(start(project, "test", *given, folder=tmp_path, PYTHONDONTWRITEBYTECODE="1"))
    assert (code, out.splitlines()) == (0, [called, "compiled once"]), err


def test_a_bigger_environment_serves_the_smaller_needs(project: Path, tmp_path: Path) -> None:
    place = tmp_path / "copy"
    shutil.copytree(project, place, symlinks=True)
    finish(start(place, SCREEN="1"))
    (place / ".venv" / "sennik-core").unlink()
    code, _, err = finish(start(place, "simulate"))
    assert (code, err) == (0, "")


def test_a_moved_project_runs_on(project: Path, tmp_path: Path) -> None:
    finish(start(project, "demo"))
    place = tmp_path / "moved away"
    shutil.copytree(project, place, symlinks=True)
    code, out, err = finish(start(place, "simulate"))
    assert (code, err) == (0, "")
    assert Path(json.loads(out)["prefix"]) == place / ".venv"


def test_an_environment_whose_python_is_gone_is_made_anew(project: Path, tmp_path: Path) -> None:
    place = tmp_path / "from another machine"
    shutil.copytree(project, place, symlinks=True)
    python = place / ".venv" / "bin" / "python"
    python.unlink()
    python.symlink_to("/nowhere/python3")
    code, out, err = finish(start(place, "simulate"))
    assert code == 0, err
    assert "making a new one" in err
    assert json.loads(out)["arguments"] == ["simulate"]


def test_a_set_up_that_fails_is_made_good_by_the_next(project: Path, tmp_path: Path) -> None:
    place = tmp_path / "cut off"
    shutil.copytree(project, place, symlinks=True, ignore=shutil.ignore_patterns("sennik-*"))
    (place / "requirements-core.txt").write_text("sennik-nobody-has-this==1 --hash=sha256:" + "0" * 64 + "\n")
    code, out, err = finish(start(place, "simulate", PIP_NO_INDEX="1"))
    assert (code, out) == (2, "")
    assert err.rstrip().endswith("is this computer online?")
    (place / "requirements-core.txt").write_text("# nothing again\n")
    assert finish(start(place, "simulate"))[0] == 0


def test_something_else_called_venv_is_left_alone(tmp_path: Path) -> None:
    place = plant(tmp_path / "taken")
    (place / ".venv").mkdir()
    (place / ".venv" / "diary.txt").write_text("mine")
    code, _, err = finish(start(place, "simulate"))
    assert code == 2
    assert "is in the way" in err.splitlines()[-1]
    assert (place / ".venv" / "diary.txt").read_text() == "mine"


def test_help_needs_no_set_up(tmp_path: Path) -> None:
    place = plant(tmp_path / "new")
    code, _, err = finish(start(place, "--help"))
    assert code == 0
    assert "sh run.sh test" in err
    assert not (place / ".venv").exists()


def test_a_colon_in_the_path_is_a_sentence(tmp_path: Path) -> None:
    code, _, err = finish(start(plant(tmp_path / "a:b"), "simulate"))
    assert code == 2
    assert err.count("\n") == 1
    assert "colon" in err


# ── machines that lack something: a PATH of a few tools, and stand-ins for the rest ─────────────────────────────────


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """The only folder on the PATH of a bare machine; its user is nobody in particular."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(found)
    (folder / "id").unlink()
    give(folder, "id", "echo 1000")
    return folder


def give(machine: Path, tool: str, script: str) -> None:
    """Put a tool on the machine's PATH."""
    (machine / tool).write_text(f"#!/bin/sh\n{script}\n")
    (machine / tool).chmod(0o755)


def bare(machine: Path, place: Path, *arguments: str, **environment: str) -> tuple[int, list[str]]:
    """Exit code and what is said on a bare machine."""
    code, out, err = finish(start(place, *arguments, PATH=str(machine), **({"PYTHON": ""} | environment)))
    assert out == ""
    return code, err.splitlines()


def test_no_python_is_one_sentence_with_what_to_type(machine: Path, tmp_path: Path) -> None:
    give(machine, "apt-get", "exit 99")
    code, said = bare(machine, plant(tmp_path / "new"), "simulate")
    assert code == 2
    assert len(said) == 1
    assert said[0].endswith(
        "please run: sudo apt-get install -y --no-install-recommends python3 python3-venv ca-certificates"
    )


def test_no_python_and_no_debian_is_one_sentence(machine: Path, tmp_path: Path) -> None:
    code, said = bare(machine, plant(tmp_path / "new"), "test")
    assert code == 2
    assert len(said) == 1
    assert "python3" in said[0]


def test_an_old_python_is_one_sentence(machine: Path, tmp_path: Path) -> None:
    give(machine, "python3", 'case "$1" in --version) echo Python 3.9.2 ;; *) exit 1 ;; esac')
    code, said = bare(machine, plant(tmp_path / "new"), "simulate")
    assert code == 2
    assert len(said) == 1
    assert "Python 3.11 or newer, and this is Python 3.9.2" in said[0]


def test_a_newer_python_under_another_name_is_found(machine: Path, tmp_path: Path) -> None:
    give(machine, "python3", "exit 1")
    (machine / "python3.12").symlink_to(sys.executable)
    place = plant(tmp_path / "new")
    (place / "installer" / "environment.py").write_text("import sys; sys.exit('found ' + sys.argv[3])")
    code, said = bare(machine, place, "simulate")
    assert (code, said) == (2, ["found sennik-core"])


def test_no_venv_module_is_one_sentence(machine: Path, tmp_path: Path) -> None:
    give(machine, "apt-get", "exit 99")
    give(machine, "python3", 'case "$2" in *ensurepip*) exit 1 ;; esac')
    code, said = bare(machine, plant(tmp_path / "new"), "simulate")
    assert code == 2
    assert len(said) == 1
    assert said[0].endswith("apt-get install -y --no-install-recommends python3-venv")


def test_missing_libraries_are_one_sentence(machine: Path, tmp_path: Path) -> None:
    give(machine, "apt-get", "exit 99")
    code, said = bare(machine, plant(tmp_path / "new"), "test", PYTHON=sys.executable, LACKING="libgl1 libegl1")
    assert code == 2
    assert len(said) == 1
    assert said[0].endswith("apt-get install -y --no-install-recommends libgl1 libegl1")


def test_the_command_line_asks_for_no_library_of_the_window(project: Path) -> None:
    assert finish(start(project, "simulate", LACKING="libgl1"))[0] == 0


def test_root_installs_what_is_missing(machine: Path, tmp_path: Path, project: Path) -> None:
    (machine / "id").unlink()
    give(machine, "id", "echo 0")
    for tool in ("env", "ln"):
        (machine / tool).symlink_to(shutil.which(tool) or tool)
    arrives = f'ln -s "{sys.executable}" "{machine}/python3"'
    give(machine, "apt-get", f'echo apt-get "$@"; case "$*" in *python3*) {arrives} ;; esac')
    place = plant(tmp_path / "new")
    made_before = f"import os, sys; os.symlink({str(project / '.venv')!r}, sys.argv[1])"
    (place / "installer" / "environment.py").write_text(made_before)
    code, out, err = finish(start(place, "simulate", PATH=str(machine), PYTHON=""))
    assert code == 0, err
    assert json.loads(out)["arguments"] == ["simulate"]
    assert "apt-get install -y -q --no-install-recommends python3 python3-venv ca-certificates" in err


def test_root_whose_install_fails_is_told_what_to_type(machine: Path, tmp_path: Path) -> None:
    (machine / "id").unlink()
    give(machine, "id", "echo 0")
    give(machine, "apt-get", "echo no network; exit 100")
    code, said = bare(machine, plant(tmp_path / "new"), "simulate")
    assert code == 2
    assert said[-1].endswith("apt-get install -y --no-install-recommends python3 python3-venv ca-certificates")
