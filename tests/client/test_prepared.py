"""What a page is prepared with is all that its QML names: a type that QML does not know yet leaves the page empty."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.viewmodels.app import AppModel
from client.viewmodels.settings.model import SettingsModel
from tests.client.fake_node import DirectCalls, FakeNode

ROOT = Path(__file__).parents[2]
DRAWN = {path.stem: path for path in (ROOT / "client" / "qml").rglob("*.qml")}
PAGES = {
    "hello": "HelloPage",
    "start": "StartPage",
    "lobby": "LobbyPage",
    "saved": "SavedPage",
    "room": "RoomPage",
    "play": "PlayPage",
    "lesson": "LessonPage",
    "evening": "EveningPage",
    "replay": "ReplayPage",
    "settings": "SettingsPage",
    "book": "RulebookPage",
    "gift": "GiftPage",
}
OF_GAMES = {"sen", "smoki", "race", "dream"}
"""What a game has of its own comes with its table or its part of a room."""
TABLES = {"PlayPage", "LessonPage", "ReplayPage"}
"""Pages in which a table is opened by the address of its file."""


def named_in(stem: str) -> set[str]:
    """All types that a page names, it and whatever it is made of; the window itself has asked for its own."""
    todo, seen = [stem, *(["TableStage"] if stem in TABLES else [])], set[str]()
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            code = re.sub(r'//.*|"[^"\n]*"', "", DRAWN[here].read_text(encoding="utf-8"))
            words = set(re.findall(r"\b[A-Z]\w+\b", code))
            todo += words & DRAWN.keys() - {"Main"}
            seen |= words - DRAWN.keys()
    return seen


def models() -> dict[str, str]:
    """The module of each type that Python gives to QML, those of single games apart."""
    found = {}
    for path in (ROOT / "client" / "viewmodels").rglob("*.py"):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for name in re.findall(r"@QmlElement\n(?:@.*\n)*class (\w+)", path.read_text(encoding="utf-8")):
            if module.split(".")[2] not in OF_GAMES:
                found[name] = module
    return found


def imported(module: str) -> Iterator[str]:
    """The modules of the window that are imported whenever this one is."""
    path = ROOT.joinpath(*module.split("."))
    path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module is not None and node.module.startswith("client"):
            yield node.module
            for name in node.names:
                if ROOT.joinpath(*node.module.split("."), f"{name.name}.py").exists():
                    yield f"{node.module}.{name.name}"


def loaded(modules: set[str]) -> set[str]:
    """These, and all that comes with them."""
    todo, seen = list(modules), set[str]()
    while todo:
        here = todo.pop()
        if here not in seen:
            seen.add(here)
            todo += imported(here)
    return seen


@pytest.mark.parametrize("page", PAGES)
def test_all_types_of_a_page_are_known_before_it_is_made(qapp: object, tmp_path: Path, page: str) -> None:
    node = FakeNode(lambda _news: None)
    app = AppModel(DirectCalls(node), SettingsModel(tmp_path, "en"))
    prepared = {type(made).__module__ for made in app._shown_on(page)} | {AppModel.__module__, SettingsModel.__module__}
    there = loaded(prepared)
    missing = {name for name, module in models().items() if name in named_in(PAGES[page]) and module not in there}
    assert missing == set()
