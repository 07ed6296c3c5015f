"""What a table plays by covers the code that decides what a board comes to, and nothing else."""

from __future__ import annotations

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
from engine import games
from netcore.errors import Malformed
from netcore.feeds import rules
from netcore.feeds.charter import check_terms
from netcore.feeds.rules import closure, rules_hash
from tests.tables.ring import terms_for


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of another copy of engine/, which a program would have read its rules from."""
    assert engine.__file__ is not None
    folder = tmp_path / "engine"
    shutil.copytree(Path(engine.__file__).parent, folder, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(engine, "__file__", str(folder / "__init__.py"))
    rules._code.cache_clear()
    yield folder
    rules._code.cache_clear()


def test_the_closure_is_the_rulebook_its_ghost_and_what_they_import() -> None:
    names = set(closure("engine.driver", "engine.race", "engine.policies.race_ghost"))
    needed = {"engine.race", "engine.race_board", "engine.race_cards", "engine.race_flight", "engine.contract"}
    assert needed | {"engine.driver", "engine.policies.race_ghost", "engine.encoding"} <= names
    assert not [name for name in names if "bot" in name or name.startswith(("engine.sen", "engine.smoki"))]


def test_what_is_imported_from_the_folder_itself_is_covered_and_the_folder_is_not(copied: Path) -> None:
    (copied / "race_cards.py").write_text("from engine import chance\n")
    names = closure("engine.race_cards")
    assert "engine.chance" in names
    assert "engine" not in names


@pytest.mark.parametrize("name", sorted(games.GAMES))
def test_a_copy_elsewhere_plays_the_same_however_its_lines_end(name: str, copied: Path) -> None:
    game = games.find(name)
    here = rules_hash(game)
    for path in copied.rglob("*.py"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    rules._code.cache_clear()
    assert rules_hash(game) == here


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        ("race.py", True),
        ("race_flight.py", True),
        ("encoding.py", True),
        ("driver.py", True),
        ("policies/race_ghost.py", True),
        ("policies/race_bot.py", False),
        ("sen.py", False),
        ("transcript.py", False),
    ],
)
def test_one_line_of_what_decides_a_board_makes_other_rules(path: str, changed: bool, copied: Path) -> None:
    game = games.find("race")
    terms = terms_for(game, 3, {})
    assert check_terms(terms, games.find) is game
    with (copied / path).open("a") as file:
        file.write("# one line more\n")
    rules._code.cache_clear()
    if not changed:
        assert check_terms(terms, games.find) is game
        return
    with pytest.raises(Malformed, match="other rules of race"):
        check_terms(terms, games.find)


def test_imports_are_found_as_python_finds_them() -> None:
    assert engine.__file__ is not None
    for path in sorted(Path(engine.__file__).parent.rglob("*.py")):
        source, expected = path.read_text(), set[str]()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Import):
                expected |= {alias.name for alias in node.names if alias.name.startswith("engine.")}
            if isinstance(node, ast.ImportFrom) and node.module and node.module.partition(".")[0] == "engine":
                expected |= {node.module} - {"engine"}
                names = (f"{node.module}.{alias.name}" for alias in node.names)
                expected |= {name for name in names if rules._file_of(name).is_file()}
        assert set(rules._imported(source)) == expected, path


def test_every_game_has_rules_of_its_own() -> None:
    assert len({rules_hash(games.find(name)) for name in games.GAMES}) == len(games.GAMES)
