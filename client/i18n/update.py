"""Collects every string of the window into sennik_*.ts, then makes the .qm files that the program loads.

    python client/i18n/update.py          collect, then make
    python client/i18n/update.py make     only make, after the .ts files were edited

Translators edit sennik_pl.ts, sennik_uk.ts and sennik_cs.ts; sennik_en.ts holds only the plural forms of English.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
CLIENT = HERE.parent
BIN = Path(sys.executable).parent
TERRITORIES = {"pl": "pl_PL", "uk": "uk_UA", "cs": "cs_CZ", "en": "en_US"}
COUNT_ARGUMENT = 3
HANGING = {"pl": "aiouwz", "uk": "аійозув", "cs": "aikosuvz"}
"""Words of one letter, for the languages in which none may end a line."""
BLANK = "\u00a0"
"""A space at which no line ends."""


def ts_file(language: str, folder: Path = HERE) -> Path:
    """Where the strings of `language` are translated."""
    return folder / f"sennik_{language}.ts"


def qm_file(language: str, folder: Path = HERE) -> Path:
    """What the program loads for `language`."""
    return folder / f"sennik_{language}.qm"


def calls(source: str) -> Iterator[str]:
    """Each call of `translate`, or mark for it, in a Python source, written so that pyside6-lupdate understands it.

    lupdate takes a string for a plural one only if the count is a number, and it skips calls with larger expressions.
    """
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name | ast.Attribute):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        words = [part.value for part in node.args[:3] if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        if name not in ("translate", "marked") or len(words) < 2:
            continue
        literals = [repr_of(word) for word in (*words, "")[:3]]
        yield f"translate({', '.join(literals)}{', 1' if len(node.args) > COUNT_ARGUMENT else ''})"


def repr_of(word: str) -> str:
    """`word` as a double-quoted literal."""
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def run(tool: str, *arguments: str | Path) -> None:
    """Run one of Qt's tools; its complaint ends the program."""
    subprocess.run([str(BIN / f"pyside6-{tool}"), *map(str, arguments)], check=True)  # noqa: S603  our own arguments


def collect(folder: Path = HERE) -> None:
    """Bring the .ts files in `folder` up to date with the sources: new strings come in, unused ones go."""
    with tempfile.TemporaryDirectory() as scratch:
        sources: list[Path] = sorted(CLIENT.rglob("*.qml"))
        for number, path in enumerate(sorted(CLIENT.rglob("*.py"))):
            lines = list(calls(path.read_text(encoding="utf-8")))
            if lines:
                plain = Path(scratch) / f"part_{number:03d}.py"
                plain.write_text("\n".join(lines) + "\n", encoding="utf-8")
                sources.append(plain)
        for language, territory in TERRITORIES.items():
            run(
                "lupdate",
                *sources,
                *("-ts", ts_file(language, folder), "-silent", "-no-obsolete", "-locations", "none"),
                *("-source-language", "en_US", "-target-language", territory),
                *(["-pluralonly"] if language == "en" else []),
            )


def bound(text: str, language: str) -> str:
    """`text` whose lines end after no word of one letter, number or sign, nor before a dash, where a language minds."""
    if language not in HANGING:
        return text
    text = re.sub(rf"(?<![\w%’])([{HANGING[language]}]) (?=\S)", rf"\1{BLANK}", text, flags=re.IGNORECASE)
    text = re.sub(r"(%n|(?<!\S)[0-9]+|(?<!\S)[−+]) (?=\w|%)", rf"\1{BLANK}", text)
    text = re.sub(r"(%[1-9]) (?=[sс](?!\w))", rf"\1{BLANK}", text)
    return re.sub(r" (?=[—–])", BLANK, text)


def make(folder: Path = HERE, source: Path = HERE) -> None:
    """Make the .qm files in `folder` from the .ts files in `source`, with the spaces that translators need not mind."""
    with tempfile.TemporaryDirectory() as scratch:
        for language in TERRITORIES:
            tree = ET.parse(ts_file(language, source))  # noqa: S314  our own file
            for message in tree.iter("translation"):
                for form in (message, *message):
                    form.text = bound(form.text or "", language)
            spaced = ts_file(language, Path(scratch))
            tree.write(spaced, encoding="utf-8", xml_declaration=True)
            run("lrelease", "-silent", spaced, "-qm", qm_file(language, folder))


if __name__ == "__main__":
    if sys.argv[1:] != ["make"]:
        collect()
    make()
