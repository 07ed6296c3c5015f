"""The second verifier stays a stranger's: nothing of netcore or client is in it."""

from __future__ import annotations

import ast
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MAY_IMPORT = ("engine", "resources", "tests.second", "nacl")
"""Besides Python's own modules: the rules, the words for keys, itself, and libsodium's bindings."""


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.Import(names):
                found |= {each.name for each in names}
            case ast.ImportFrom(module=str(module)):
                found.add(module)
    return found


def strange(module: str) -> bool:
    return module.startswith(("netcore", "client", "tests")) and not module.startswith("tests.second")


def test_nothing_of_netcore_or_client_is_in_the_second_verifier() -> None:
    modules = [path for path in FOLDER.glob("*.py") if not path.name.startswith("test_")]
    assert len(modules) > 10
    assert {path.name: found for path in modules if (found := {m for m in imports(path) if strange(m)})} == {}


def test_what_would_be_found() -> None:
    assert [strange(m) for m in ("netcore.crypto.group", "client", "tests.tables.ring")] == [True] * 3
    assert not any(strange(m) for m in (*MAY_IMPORT, "hashlib"))
    assert strange("netcore.wire.codec") in {strange(m) for m in imports(FOLDER / "test_agreement.py")}
