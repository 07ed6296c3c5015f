"""Dragons have names that can be said in each language; what a feed calls them is no name."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator

from client.i18n.update import qm_file
from client.settings import LANGUAGES
from client.viewmodels.race import names
from engine.race_cards import CARDS

DRAGONS = sorted({card.id.removesuffix("b") for card in CARDS.values()})
STRANGE = {
    "en": r"sz|cz|rz|rdz|szl|[^aeiouy]{4}|^(zw|zl|mg|rd|kw|ml)|j(?![aeiou]|or)|[^a-z]",
    "pl": r"x[^aeiouy]|[qv]{2}|[^a-ząćęłńóśźżvqx]",
    "uk": r"[^абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]",
    "cs": r"sz|[ąęłśźżó]|w|[^a-záčďéěíňóřšťúůýž]",
}
"""What a reader of a language would stumble over."""


@pytest.fixture(params=LANGUAGES)
def spoken(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(str(qm_file(request.param)))
    qapp.installTranslator(translator)  # type: ignore[attr-defined]
    yield request.param
    qapp.removeTranslator(translator)  # type: ignore[attr-defined]


def test_every_dragon_can_be_called_by_name(spoken: str) -> None:
    called = [names.dragon(dragon) for dragon in DRAGONS]
    assert len(set(called)) == len(DRAGONS) == 64
    rest = re.compile(STRANGE[spoken])
    assert [name for name in called if rest.search(name.casefold())] == []
