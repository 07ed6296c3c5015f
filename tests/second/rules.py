"""One hash for all that a table plays by (docs/protocol/versions.md, "Rules")."""

from __future__ import annotations

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import engine
from engine import policies
from engine.game import Game
from tests.second.hashing import h32

_FOLDER: Final = Path(str(engine.__file__)).parent
_DOMAIN: Final = "sennik/rules/v1"


def rules_hash(game: Game) -> bytes:
    """What stands for this game's rules in the terms."""
    ghost = type(policies.for_game(game.name, "ghost")).__module__
    return h32(_DOMAIN, game.rules_hash(), _code(("engine.driver", game.play.__module__, ghost)))


@cache
def _code(roots: tuple[str, ...]) -> bytes:
    sources: dict[str, bytes] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in sources:
            sources[name] = _file(name).read_bytes().replace(b"\r\n", b"\n")
            waiting += _imported(sources[name])
    pairs = ((name.encode(), hashlib.sha256(sources[name]).digest()) for name in sorted(sources))
    return h32(_DOMAIN, *(part for pair in pairs for part in pair))


def _file(name: str) -> Path:
    if name.split(".")[0] != "engine":  # a game of the tests
        return Path(str(sys.modules[name].__file__))
    path = _FOLDER.joinpath(*name.split(".")[1:])
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _imported(source: bytes) -> Iterator[str]:
    """The modules of engine/ that a source imports, wherever in it."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names):
                yield from (each.name for each in names if each.name.startswith("engine."))
            case ast.ImportFrom(module=str(module), names=names) if module.split(".")[0] == "engine":
                if module != "engine":
                    yield module
                yield from (f"{module}.{each.name}" for each in names if _file(f"{module}.{each.name}").is_file())
