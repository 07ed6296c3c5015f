"""The arrows between the parts, and what each part may touch. A failure names the arrow."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests import floors

ROOT = Path(__file__).resolve().parents[1]

# All that a rulebook needs. Nothing here has a clock, a die, a file or a socket; `random` is for the type of a seeded
# generator that a caller hands in (test_every_generator_is_seeded), `weakref` for copies that nobody may ever ask for.
ENGINE_MAY_IMPORT = frozenset(
    """
    __future__ abc bisect collections copy dataclasses enum fractions functools hashlib heapq itertools json math
    operator random re string struct types typing unicodedata weakref engine
    """.split()
)

THREADS = frozenset({"threading", "asyncio", "concurrent", "queue", "multiprocessing"})
CONTRACTS = (floors.wrong_floors, floors.known_games, floors.mixed_rulebooks, floors.waiting, floors.wrong_rooms)
CLIENT_MAY_KNOW_THREADS = (
    "client/bridge.py",
    "client/node_loop.py",
    "client/sound/mixer.py",
    "client/sound/player.py",
    "client/worker.py",
    "client/__main__.py",
)


def sources(folder: str) -> list[Path]:
    """The Python files of a part, in order."""
    return sorted((ROOT / folder).rglob("*.py"))


def where(path: Path) -> str:
    """A file's place in the project, as errors and exceptions name it."""
    return path.relative_to(ROOT).as_posix()


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and full name of every module that a file imports, wherever in the file."""
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom(module=str() as module):
                yield node.lineno, module


def arrows(folder: str) -> list[tuple[str, int, str]]:
    """Every import of a part: file, line, top-level module."""
    return [
        (where(path), line, name.partition(".")[0])
        for path in sources(folder)
        for line, name in imported(ast.parse(path.read_bytes()))
    ]


@pytest.mark.parametrize("part", ["engine", "netcore", "client", "resources"])
def test_every_part_is_there(part: str) -> None:
    assert (ROOT / part / "__init__.py").is_file()


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """What import-linter says of the contracts in pyproject.toml, for the project at `root`."""
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    here = {**os.environ, "PYTHONPATH": str(root)}
    return subprocess.run(
        [sys.executable, "-c", program], cwd=root, env=here, capture_output=True, text=True, check=False
    )


def test_the_storeys_hold() -> None:
    done = lint_imports(ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


@pytest.mark.parametrize("contract", CONTRACTS, ids=lambda contract: contract.__name__)
def test_the_plan_of_the_house_holds(contract: Callable[[Path], list[str]]) -> None:
    assert contract(ROOT) == []


def test_the_plan_names_the_parts_that_there_are() -> None:
    there = {path.stem for path in (ROOT / "netcore").iterdir() if path.stem.strip("_") and path.stem != "__pycache__"}
    assert there - {"__init__"} == set(floors.NETCORE)
    modules = (floors.client_part(where(path).removesuffix(".py").replace("/", ".")) for path in sources("client"))
    packages = {"viewmodels.__init__", "__init__", "i18n"}
    assert set(modules) - packages == set(floors.CLIENT)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources once more, to be broken."""
    root = tmp_path_factory.mktemp("copy")
    for folder in ("engine", "netcore", "client", "resources"):
        shutil.copytree(
            ROOT / folder, root / folder, ignore=shutil.ignore_patterns("qml", "art", "i18n", "__pycache__")
        )
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


@contextmanager
def spoilt(root: Path, file: str, line: str) -> Iterator[None]:
    """A file with one more line at its end, for a while."""
    path = root / file
    before = path.read_text(encoding="utf-8")
    path.write_text(f"{before}\n\n{line}\n", encoding="utf-8")
    yield
    path.write_text(before, encoding="utf-8")


@pytest.mark.parametrize(
    ("contract", "file", "line"),
    [
        (floors.wrong_floors, "netcore/crypto/group.py", "from netcore.feeds.entry import Entry"),
        (floors.wrong_floors, "netcore/feeds/chain.py", "from netcore.cards import deck"),
        (floors.wrong_floors, "netcore/cards/show.py", "import netcore.table.table"),
        (floors.wrong_floors, "netcore/table/table.py", "from netcore.node.sitting import Sitting"),
        (floors.wrong_floors, "netcore/lobby/room.py", "from netcore.lan.hello import Notice"),
        (floors.wrong_floors, "netcore/lan/hello.py", "from netcore.lobby.room import Room"),
        (floors.wrong_floors, "netcore/files/store.py", "from netcore.table import events"),
        (floors.wrong_floors, "netcore/audit/replay.py", "def f():\n    from netcore.node import pool"),
        (floors.wrong_floors, "netcore/node/node.py", "from netcore import audit"),
        (floors.wrong_floors, "netcore/wire/codec.py", "import netcore.identity as me"),
        (floors.wrong_floors, "netcore/errors.py", "from netcore.version import PROTOCOL_VERSION"),
        (floors.known_games, "netcore/crypto/group.py", "import engine.pieces"),
        (floors.known_games, "netcore/feeds/charter.py", "from engine import games"),
        (floors.known_games, "netcore/table/table.py", "from engine.games import find"),
        (floors.known_games, "netcore/node/node.py", "from engine.sen import SEN"),
        (floors.known_games, "netcore/cards/deck.py", "from engine import race_cards"),
        (floors.mixed_rulebooks, "engine/smoki.py", "from engine.sen import SenBoard"),
        (floors.mixed_rulebooks, "engine/policies/dream_bot.py", "from engine import race_board"),
        (floors.mixed_rulebooks, "engine/driver.py", "from engine import dream_words"),
        (floors.waiting, "netcore/cards/show.py", "import time"),
        (floors.waiting, "netcore/feeds/gossip.py", "from asyncio import sleep"),
        (floors.waiting, "netcore/files/store.py", "import threading"),
        (floors.waiting, "netcore/lobby/host.py", "def f():\n    from socket import socket"),
        (floors.wrong_rooms, "client/viewmodels/table/model.py", "from client.viewmodels.race.props import RaceCard"),
        (floors.wrong_rooms, "client/viewmodels/sen/script.py", "from client.viewmodels.smoki import words"),
        (floors.wrong_rooms, "client/viewmodels/game/screen.py", "from client.viewmodels import games"),
        (floors.wrong_rooms, "client/words.py", "from client.viewmodels.games import SCREENS"),
        (floors.wrong_rooms, "client/viewmodels/room/model.py", "import client.viewmodels.dream.room"),
        (floors.wrong_rooms, "client/bridge.py", "from client.viewmodels.app import AppModel"),
    ],
)
def test_a_contract_names_what_breaks_it(
    copy: Path, contract: Callable[[Path], list[str]], file: str, line: str
) -> None:
    assert contract(copy) == []
    with spoilt(copy, file, line):
        (found,) = contract(copy)
    assert found.startswith(f"{file}:")


def test_each_storey_that_is_broken_is_named(copy: Path) -> None:
    broken = [
        ("engine/pieces.py", "import netcore.errors", "The storeys"),
        ("netcore/node/node.py", "import PySide6.QtCore", "Below the client nobody knows Qt"),
        ("resources/dream.py", "import engine.games", "Resources are data"),
    ]
    with ExitStack() as stack:
        for file, line, _ in broken:
            stack.enter_context(spoilt(copy, file, line))
        done = lint_imports(copy)
    assert done.returncode != 0
    told = [line for line in done.stdout.splitlines() if " BROKEN" in line]
    assert all(any(line.startswith(name) for line in told) for *_, name in broken), done.stdout


def test_engine_imports_only_what_is_pure() -> None:
    assert [arrow for arrow in arrows("engine") if arrow[2] not in ENGINE_MAY_IMPORT] == []


def test_only_the_bridge_the_worker_and_the_loudspeaker_know_of_threads() -> None:
    wrong = [
        arrow for arrow in arrows("client") if arrow[2] in THREADS and not arrow[0].startswith(CLIENT_MAY_KNOW_THREADS)
    ]
    assert wrong == []


def calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Every call in a file."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def test_every_generator_is_seeded() -> None:
    """`random` is used for `Random(seed)` and as a type; a generator without a seed asks the machine for chance."""
    wrong = []
    for path in sources("engine"):
        tree = ast.parse(path.read_bytes())
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                wrong += [(where(path), node.lineno, alias.name) for alias in node.names if alias.name != "Random"]
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "random":
                wrong += [(where(path), node.lineno, node.attr)] if node.attr != "Random" else []
        wrong += [
            (where(path), call.lineno, "Random() without a seed")
            for call in calls(tree)
            if ast.unparse(call.func) in ("Random", "random.Random") and not call.args
        ]
    assert wrong == []


def test_engine_depends_on_neither_hashes_nor_addresses_nor_the_world() -> None:
    """`hash` and `id` differ from run to run, and the order of a set with them."""
    banned = {"hash", "id", "print", "open", "input", "eval", "exec", "globals", "__import__"}
    wrong = []
    for path in sources("engine"):
        tree = ast.parse(path.read_bytes())
        wrong += [
            (where(path), call.lineno, call.func.id)
            for call in calls(tree)
            if isinstance(call.func, ast.Name) and call.func.id in banned
        ]
        for node in ast.walk(tree):
            if isinstance(node, ast.For | ast.comprehension) and unordered(node.iter):
                wrong.append((where(path), node.iter.lineno, f"iterates over {ast.unparse(node.iter)}"))
    assert wrong == []


def unordered(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, right=right):
            return unordered(left) or unordered(right)
    return False


# The words of Když sním: what counts as right is a rule, and a bot has to say something.
ENGINE_MAY_SPEAK = ("engine/dream_list.py", "engine/policies/dream_clues.py")


def test_engine_holds_no_text_of_any_language() -> None:
    """Names and texts of the games are resources; the letters of Polish, Ukrainian and Czech give them away."""
    letters = frozenset("ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽіїєґІЇЄҐабвгдежзийклмнопрстуфхцчшщьюя")
    wrong = []
    for path in sources("engine"):
        tree = ast.parse(path.read_bytes())
        told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        wrong += [
            (where(path), node.lineno, node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
            if not letters.isdisjoint(node.value) and where(path) not in ENGINE_MAY_SPEAK
        ]
    assert wrong == []


@pytest.mark.parametrize(
    ("module", "absent"),
    [
        ("engine.games", ["PySide6", "shiboken6", "cryptography", "nacl", "msgpack", "msgspec", "zeroconf"]),
        ("netcore.verbs.cli", ["PySide6", "shiboken6"]),
        ("client.preflight", ["PySide6", "shiboken6", "cryptography", "nacl", "msgpack", "msgspec", "zeroconf"]),
    ],
)
def test_runs_where_it_is_not_installed(module: str, absent: list[str]) -> None:
    program = f"import sys; sys.modules.update(dict.fromkeys({absent!r})); import {module}"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
