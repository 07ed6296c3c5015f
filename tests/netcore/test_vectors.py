"""The vectors of what is written and sent are what the code makes, and the page of bytes says what the code reads."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from netcore.feeds.bodies import AnyBody, HistoricBody
from netcore.feeds.charter import Signatory, Terms
from netcore.feeds.gossip import Entries, ForkSeen, Heads
from netcore.lan.neighbourly import Word
from netcore.lobby import bench, messages
from netcore.lobby.company import Said
from netcore.speech.messages import Heard, Lines
from tests.netcore import vectors
from tests.netcore.crypto import vectors as crypto_vectors

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/protocol/bytes.md").read_text("utf-8")
HEX = re.compile(r"^```hex (\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", vectors.MAKERS)
def test_the_code_makes_the_stored_bytes(name: str) -> None:
    assert vectors.text(name) == (vectors.FOLDER / f"{name}.json").read_text("utf-8")


def test_nothing_else_is_stored() -> None:
    stored = {path.stem for path in vectors.FOLDER.glob("*.json")}
    assert stored == {*vectors.MAKERS, *crypto_vectors.MAKERS}


def rows(title: str) -> dict[str, str]:
    """The tables below a heading of the page: first cells, each with the rest of the first row that it begins."""
    section = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    cells = [line.strip("| ").split(" | ", 1) for line in section.splitlines() if line.startswith("| `")]
    found: dict[str, str] = {}
    for first, *rest in cells:
        found.setdefault(first.strip("`| "), rest[0] if rest else "")
    return found


def named(text: str) -> list[str]:
    return re.findall(r"`([a-z_]+)`", text)


@pytest.mark.parametrize("kind", get_args(AnyBody), ids=lambda kind: kind.__struct_config__.tag)
def test_the_page_has_every_field_of_every_body_in_order(kind: type[AnyBody]) -> None:
    said = rows("6. Bodies")[str(kind.__struct_config__.tag)]
    fields = named(said) + (["history", "read"] if said.endswith(("H R", "H R |")) else [])
    assert fields == list(kind.__struct_fields__)
    assert issubclass(kind, HistoricBody) == ("history" in fields)


def test_the_page_has_no_body_that_there_is_not() -> None:
    section = PAGE.split("\n## 6. Bodies\n")[1].split("A number alone")[0]
    kinds = [line.split("`")[1] for line in section.splitlines() if line.startswith("| `") and "`is`" not in line]
    assert kinds == [kind.__struct_config__.tag for kind in get_args(AnyBody)]


def test_the_page_has_every_field_of_the_terms() -> None:
    table = rows("3. Terms")
    assert [key for key in table if key in Terms.__struct_fields__] == list(Terms.__struct_fields__)
    assert named(table["seats"])[: len(Signatory.__struct_fields__) + 2] == [
        *Signatory.__struct_fields__[:4],
        "person",
        "bot",
        *Signatory.__struct_fields__[4:],
    ]


BENCH = (bench.Watch, bench.Unwatch, bench.Welcome, bench.NoBench, bench.Seated, bench.SendAway, bench.Next)
GOSSIP, SPEECH = (Heads, Entries, ForkSeen), (Heard, Lines)
SAID: list[Any] = [
    *get_args(messages.FromGuest),
    *get_args(messages.FromHost),
    *get_args(Said),
    *GOSSIP,
    *SPEECH,
    *BENCH,
    *get_args(Word),
]


@pytest.mark.parametrize("kind", SAID, ids=lambda kind: f"{kind.__struct_config__.tag}-{kind.__name__}")
def test_the_page_has_every_field_of_what_is_said(kind: type[msgspec.Struct]) -> None:
    title = (
        "12. Links"
        if kind in (*GOSSIP, *BENCH, *get_args(Word))
        else "13. What is said"
        if kind in SPEECH
        else "11. Words of the lobby"
    )
    said = named(rows(title)[str(kind.__struct_config__.tag)])
    fields = [name for name in said if name in kind.__struct_encode_fields__]
    assert fields == list(kind.__struct_encode_fields__)


@pytest.mark.parametrize(("name", "shown"), HEX.findall(PAGE))
def test_the_examples_of_the_page_are_vectors(name: str, shown: str) -> None:
    assert "".join(shown.split()) in (vectors.FOLDER / f"{name}.json").read_text("utf-8")


def test_there_are_examples() -> None:
    assert len(HEX.findall(PAGE)) >= 3
