"""The arrows between the parts, and what each part may touch. A failure names the arrow."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# All that a rulebook needs. Nothing here has a clock, a die, a file or a socket; `random` is for the type of a seeded
# generator that a caller hands in (test_every_generator_is_seeded).
ENGINE_MAY_IMPORT = frozenset(
    """
    __future__ abc bisect collections copy dataclasses enum fractions functools hashlib heapq itertools json math
    operator random re string struct types typing unicodedata engine
    """.split()
)

# Modules that wait, or know what time it is, or reach the world.
WORLD = frozenset(
    """
    asyncio concurrent http multiprocessing queue sched select selectors signal socket socketserver ssl subprocess
    threading time urllib zeroconf ifaddr
    """.split()
)
# The places of netcore that may: sockets, and the conductor with its parts; the commands run it. Everything else there
# is a plain object or a pure function that is told the time.
NETCORE_MAY_WAIT = ("lan/", "node/", "verbs/", "tasks.py")
# A cache of checked proofs that the threads of the pool share: it locks, but never waits for the world.
NETCORE_MAY_LOCK = ("netcore/crypto/cache.py",)
THREADS = frozenset({"threading", "asyncio", "concurrent", "queue", "multiprocessing"})
CLIENT_MAY_KNOW_THREADS = ("client/bridge.py", "client/bridge/", "client/__main__.py")


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


def test_imports_point_downwards() -> None:
    program = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


def test_engine_imports_only_what_is_pure() -> None:
    assert [arrow for arrow in arrows("engine") if arrow[2] not in ENGINE_MAY_IMPORT] == []


def test_only_the_node_and_the_network_wait() -> None:
    may_wait = tuple(f"netcore/{place}" for place in NETCORE_MAY_WAIT)
    wrong = [
        (file, line, module)
        for file, line, module in arrows("netcore")
        if module in WORLD and not file.startswith(may_wait)
        if not (file in NETCORE_MAY_LOCK and module in {"threading", "concurrent"})
    ]
    assert wrong == []


def test_only_the_bridge_knows_of_two_threads() -> None:
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
