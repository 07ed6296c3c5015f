"""What a table plays by, as one hash: a game's data, and the code of its rulebook with all that it imports.

Two programs whose code differs in one line may come to two boards in mid-game, and nobody would be at fault.
So they see beforehand that they do not play the same. Source: docs/protocol/versions.md, "Rules".
"""

from __future__ import annotations

import functools
import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import engine
from engine import policies
from engine.game import Game
from netcore.crypto.framing import framed_digest

_DOMAIN: Final = b"sennik/rules/v1"
_ENGINE: Final = "engine"
_DRIVER: Final = "engine.driver"
_IMPORTS: Final = re.compile(
    r"^[ \t]*(?:from|import)[ \t]+(?P<module>engine(?:\.\w+)*)(?:[ \t]+import[ \t]+(?P<names>\([^)]*\)|[^\n]*))?",
    re.MULTILINE,
)
_NAME: Final = re.compile(r"\w+")


def rules_hash(game: Game) -> bytes:
    """32 bytes that stand for all that decides what a board of `game` comes to, its ghost's moves with it."""
    ghost = type(policies.for_game(game.name, "ghost")).__module__
    return framed_digest(_DOMAIN, game.rules_hash(), _code(game.play.__module__, ghost))


@functools.cache
def _code(*roots: str) -> bytes:
    modules = closure(_DRIVER, *roots)
    return framed_digest(_DOMAIN, *(part for name in sorted(modules) for part in (name.encode(), modules[name])))


def closure(*roots: str) -> dict[str, bytes]:
    """These modules and those of engine/ that they import, those import, and so on: the SHA-256 of each one's source.

    Lines end in the same way whatever the system that the program was unpacked on.
    """
    found: dict[str, bytes] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        source = _file_of(name).read_bytes().replace(b"\r\n", b"\n")
        found[name] = hashlib.sha256(source).digest()
        waiting += _imported(source.decode())
    return found


def _file_of(name: str) -> Path:
    """Where the source of a module is: in a packaged program it lies beside the code (installer/sennik.spec)."""
    parts = name.split(".")
    if parts[0] != _ENGINE:
        return Path(str(sys.modules[name].__file__))
    at = Path(str(engine.__file__)).parent.joinpath(*parts[1:])
    return at / "__init__.py" if at.is_dir() else at.with_suffix(".py")


def _imported(source: str) -> Iterator[str]:
    """The modules of engine/ that a module imports, wherever in it.

    By the words alone: the parser of Python 3.11 may fail in a thread that is deep in calls.
    """
    for found in _IMPORTS.finditer(source):
        module, names = found["module"], found["names"] or ""
        if module != _ENGINE:
            yield module
        for name in _NAME.findall(names):
            within = f"{module}.{name}"
            if _file_of(within).is_file():
                yield within
