"""The documents point at things that are there: links, files, modules, tests, commands, decisions."""

from __future__ import annotations

import argparse
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from netcore.verbs.cli import VERBS

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#\s]+)[^)]*\)")
CODE = re.compile(r"`([^`\n]+)`|^ {4}(\S.*)$", re.MULTILINE)
TEST = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
FOLDERS = "bench|client|docs|engine|installer|netcore|resources|tests"
SUFFIXES = "py|md|qml|toml|sh|spec|tsv"
PATH = re.compile(rf"(?<![\w./-])(?:(?:{FOLDERS})/[\w./*-]*|(?:[\w-]+/)*[\w-]+\.(?:{SUFFIXES}))(?![\w/])")
MODULE = re.compile(r"(?<![\w./])(?:bench|client|engine|netcore|resources|tests)(?:\.\w+)+")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "installer").rglob("*.md")])
DECISIONS = ROOT / "docs" / "adr"

each_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())


def code_of(page: Path) -> Iterator[str]:
    """What a page sets as code, piece by piece, without remarks behind a command."""
    for inline, block in CODE.findall(page.read_text(encoding="utf-8")):
        yield inline or block.partition(" #")[0].strip()


@each_page
def test_every_link_leads_somewhere(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in target]
    assert [target for target in targets if not (page.parent / target).exists()] == []


@each_page
def test_every_test_that_is_named_is_there(page: Path) -> None:
    for file, name in TEST.findall(page.read_text(encoding="utf-8")):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), f"{file}::{name}"


@each_page
def test_every_path_leads_somewhere(page: Path) -> None:
    """From the root of the project, or, for a name alone, anywhere in it."""
    named = {path.rstrip("/.") for code in code_of(page) for path in PATH.findall(code.partition("::")[0])}
    assert [path for path in sorted(named) if not is_there(path)] == []


def is_there(path: str) -> bool:
    """Whether a path, or a file of that name anywhere in our folders, is part of the project."""
    if next(ROOT.glob(path), None) is not None:
        return True
    return "/" not in path and any(next((ROOT / folder).rglob(path), None) for folder in FOLDERS.split("|"))


@each_page
def test_every_module_is_there(page: Path) -> None:
    named = {name for code in code_of(page) for name in MODULE.findall(code)}
    assert [name for name in sorted(named) if not is_name(name) and not is_there(name)] == []


def is_name(dotted: str) -> bool:
    """Whether a dotted name is a module of ours, or a name that stands in one."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:length])
        source = place.with_suffix(".py") if place.with_suffix(".py").is_file() else place / "__init__.py"
        if source.is_file():
            rest = parts[length:]
            return not rest or re.search(rf"\b{rest[0]}\b", source.read_text(encoding="utf-8")) is not None
    return False


@each_page
def test_every_command_is_one(page: Path) -> None:
    for code in code_of(page):
        for command in re.split(r"\s;\s|\s&&\s", code):
            match command.split():
                case ["sh", "run.sh", verb, *given] if verb in VERBS:
                    understands(verb.replace("-", "_"), given)
                case ["sh", "run.sh", *given]:
                    assert given[:1] in ([], ["play"], ["test"], ["self-test"]), command
                case [program, "-m", module, *given] if program.endswith("python") and module.startswith("bench."):
                    source = ROOT.joinpath(*module.split(".")).with_suffix(".py").read_text(encoding="utf-8")
                    assert all(f'"{flag}"' in source for flag in given if flag.startswith("-")), command
                case ["python", script, *_] if script.endswith(".py"):
                    assert (ROOT / script).is_file(), command
                case ["sh", script]:
                    assert (ROOT / script).is_file(), command


def understands(verb: str, given: list[str]) -> None:
    """Have a verb read its arguments; it ends the test if it does not know them."""
    parser = argparse.ArgumentParser(exit_on_error=False)
    importlib.import_module(f"netcore.verbs.{verb}").add_arguments(parser)
    parser.parse_args(given)


def test_decisions_are_numbered_without_a_hole_and_listed() -> None:
    pages = sorted(page for page in DECISIONS.glob("0*.md") if not page.name.startswith("0000"))
    assert [int(page.name[:4]) for page in pages] == list(range(1, len(pages) + 1))
    index = (DECISIONS / "README.md").read_text(encoding="utf-8")
    for page in pages:
        number, title = re.fullmatch(r"# (\d+)\. (.+)", page.read_text(encoding="utf-8").splitlines()[0]).groups()  # type: ignore[union-attr]
        assert int(number) == int(page.name[:4])
        assert f"| {number} | [{title}]({page.name}) |" in index


def test_a_decision_that_is_named_is_there() -> None:
    there = {int(page.name[:4]) for page in DECISIONS.glob("0*.md")}
    for page in PAGES:
        named = {int(number) for number in re.findall(r"\bADR (\d+)", page.read_text(encoding="utf-8"))}
        assert named <= there, page
