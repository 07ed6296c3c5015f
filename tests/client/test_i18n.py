"""Every string of the window exists in every language, and what the program loads is what the translators wrote."""

from __future__ import annotations

import re
import runpy
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from client.language import Language
from client.settings import LANGUAGES
from client.viewmodels.sen.room import SenRoom

I18N = Path(__file__).resolve().parents[2] / "client" / "i18n"
UPDATE = runpy.run_path(str(I18N / "update.py"))
FORMS = {"pl": 3, "uk": 3, "cs": 3, "en": 2}
PLACE = re.compile(r"%n|%[1-9]")


def messages(path: Path) -> dict[tuple[str, str, str], ET.Element]:
    found = {}
    for context in ET.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name", ""), message.findtext("source", ""), message.findtext("comment", ""))
            found[key] = message
    return found


def forms(message: ET.Element) -> list[str]:
    translation = message.find("translation")
    assert translation is not None
    if message.get("numerus") == "yes":
        return [form.text or "" for form in translation.iter("numerusform")]
    return [translation.text or ""]


@pytest.fixture(scope="module")
def collected(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The strings of the sources as they are now, untranslated."""
    folder = tmp_path_factory.mktemp("i18n")
    UPDATE["collect"](folder)
    return folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_of_the_sources_is_there(collected: Path, language: str) -> None:
    name = f"sennik_{language}.ts"
    assert set(messages(collected / name)) == set(messages(I18N / name)), "run: python client/i18n/update.py"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_string_is_translated(language: str) -> None:
    """The file to edit is client/i18n/sennik_LANGUAGE.ts; then run: python client/i18n/update.py make."""
    missing = []
    for (context, source, _comment), message in messages(I18N / f"sennik_{language}.ts").items():
        words = forms(message)
        translation = message.find("translation")
        assert translation is not None
        if message.get("numerus") == "yes":
            assert len(words) == FORMS[language], source
        if translation.get("type") or not all(words):
            missing.append(f"{context}: {source}")
    assert not missing, f"{len(missing)} strings in sennik_{language}.ts: {missing[:10]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_place_in_a_sentence_is_lost(language: str) -> None:
    for (_context, source, _comment), message in messages(I18N / f"sennik_{language}.ts").items():
        for words in forms(message):
            if words:
                kept = set(PLACE.findall(words))
                # A form for exactly one thing may do without the number.
                assert kept | {"%n"} == set(PLACE.findall(source)) | {"%n"}, (source, words)


def test_the_loaded_files_are_those_of_the_translators(tmp_path: Path) -> None:
    UPDATE["make"](tmp_path)
    for language in LANGUAGES:
        name = f"sennik_{language}.qm"
        assert (tmp_path / name).read_bytes() == (I18N / name).read_bytes(), "run: python client/i18n/update.py make"


@pytest.mark.parametrize(
    ("language", "text", "lines"),
    [
        ("pl", "Sprawdź sieć i spróbuj w domu", "Sprawdź sieć i~spróbuj w~domu"),
        ("pl", "I w lesie, z %1 (a to ona)", "I~w~lesie, z~%1 (a~to ona)"),
        ("pl", "%n kart · %1 s · + %2 za 3 karty", "%n~kart · %1~s · +~%2 za 3~karty"),
        ("uk", "Решта — духи, і %1 с", "Решта~— духи, і~%1~с"),
        ("uk", "її’ї ім’я й ніч", "її’ї ім’я й~ніч"),
        ("cs", "k vodě, s %1 a v kole", "k~vodě, s~%1 a~v~kole"),
        ("en", "a card of %n cards", "a card of %n cards"),
    ],
)
def test_no_line_ends_where_a_language_forbids_it(language: str, text: str, lines: str) -> None:
    assert UPDATE["bound"](text, language) == lines.replace("~", "\u00a0")


def test_a_language_is_switched_while_the_program_runs(qapp: object) -> None:
    language = Language()
    heard: list[int] = []
    language.changed.connect(lambda: heard.append(1))
    try:
        assert language.use("en")
        assert (SenRoom().option_value("limit", 1), SenRoom().option_value("limit", 100)) == ("1 crow", "100 crows")
        assert not language.use("de")
        assert language.code == "en"
        assert heard == [1]
    finally:
        language.drop()
    assert SenRoom().option_value("limit", 100) == "100 crow(s)"
