"""What a browser may fetch: a fixed table of targets. No text from the network ever becomes the name of a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

ROOT: Final = "/sennik"
MOST_LANGUAGES: Final = 20
"""More of them in one request are not looked at."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page of HTML, whole."""

    body: bytes


@dataclass(frozen=True, slots=True, eq=False)
class Ware:
    """A file to be saved under `name`: ASCII, no quotes. `read(offset, count)` may block, and raises OSError."""

    name: str
    size: int
    read: Callable[[int, int], bytes]


class Goods:
    """Pages by language, of which the first is for whoever speaks none of them, and files by name."""

    def __init__(self, pages: Mapping[str, bytes], wares: Mapping[str, Ware]) -> None:
        self._pages = {language: Page(body) for language, body in pages.items()}
        self._table: dict[bytes, Page | Ware] = {}
        for language, page in self._pages.items():
            self._table[f"{ROOT}/{language}".encode()] = page
        for name, ware in wares.items():
            self._table[f"{ROOT}/{name}".encode()] = ware

    def find(self, target: bytes, languages: bytes = b"") -> Page | Ware | None:
        """What lies at `target`, letter by letter as it was asked for; None if nothing does.

        `languages`: the header Accept-Language as it came.
        """
        if target in (b"/", ROOT.encode(), ROOT.encode() + b"/"):
            return self._pages[self._spoken(languages)] if self._pages else None
        return self._table.get(target)

    def _spoken(self, languages: bytes) -> str:
        ours = {language.encode(): language for language in self._pages}
        return next((ours[each] for each in preferred(languages) if each in ours), next(iter(self._pages)))


def preferred(header: bytes) -> list[bytes]:
    """The languages of an Accept-Language header without their countries, the dearest first; others are left out."""
    wished: list[tuple[float, bytes]] = []
    for part in header.split(b",", MOST_LANGUAGES)[:MOST_LANGUAGES]:
        name, _, weight = part.partition(b";")
        language = name.strip().partition(b"-")[0].lower()
        key, _, value = weight.strip().partition(b"=")
        if not language.isalpha() or len(language) > 8:
            continue
        if not weight.strip():
            wished.append((1.0, language))
        elif key.strip().lower() == b"q" and (factor := _factor(value.strip())) > 0:
            wished.append((factor, language))
    return [language for _, language in sorted(wished, key=lambda each: -each[0])]


def _factor(text: bytes) -> float:
    """A weight from 0 to 1; 0 for what is none."""
    whole, _, part = text.partition(b".")
    if whole not in (b"0", b"1") or len(part) > 3 or (part and not part.isdigit()):
        return 0.0
    return min(1.0, float(text))
