"""Names as strangers send them: shown literally, kept short, and told apart when they only look the same."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 32
"""Characters of a player's name that are kept."""
MOST_MARKS = 2
"""Accents kept on one letter; more would climb over the neighbouring rows."""

_INVISIBLE = (range(0x2065, 0x2066), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))
"""Reserved for signs that take no room."""

# Letters of other scripts that are drawn like a Latin one in common fonts. Only what a name would be forged with.
_LOOKS_LIKE = str.maketrans(
    {
        "а": "a", "в": "b", "е": "e", "ё": "e", "з": "3", "і": "i", "ї": "i", "ј": "j", "к": "k", "м": "m", "н": "h",
        "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ѕ": "s", "ԁ": "d", "һ": "h", "ԛ": "q", "ԝ": "w",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u",
        "χ": "x", "ı": "i", "ł": "l", "đ": "d", "ø": "o", "0": "o", "1": "l", "|": "l",
    }
)  # fmt: skip


def clean_name(name: str) -> str:
    """`name` as it may be shown: no control or format characters, single blanks, few accents, at most 32 characters.

    A clean name stays as it is, since every peer asks whether the names of the others are clean.
    """
    cleaned = _cleaned(name)
    return cleaned if cleaned == name else clean_name(cleaned)


def _cleaned(name: str) -> str:
    """Once over: what is left out may bring together a letter and an accent that are one sign from then on."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category == "Zs" or letter in "\t\n":
            kept.append(" ")
        elif _is_shown(letter, category) and marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())[:LONGEST_NAME].strip()


def _is_shown(letter: str, category: str) -> bool:
    """Whether a sign takes room of its own. One that this Python does not know yet may be a heart of the latest fashion
    to another, and all at a table have to find the same names fit.
    """
    if category == "Cn":
        code = ord(letter)
        return code & 0xFFFE != 0xFFFE and code not in range(0xFDD0, 0xFDF0) and not any(code in r for r in _INVISIBLE)
    return category[0] != "C" and category not in ("Zl", "Zp")


def skeleton(name: str) -> str:
    """What `name` looks like at a glance: names with one skeleton are easily taken for each other."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(letter for letter in folded if unicodedata.category(letter)[0] not in "MCZ")
    # A capital I and a small l are one stroke in most fonts.
    return bare.translate(_LOOKS_LIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")


def lookalikes(names: list[str]) -> list[bool]:
    """For each name, whether another in the list looks the same."""
    shapes = [skeleton(name) for name in names]
    return [bool(shape) and shapes.count(shape) > 1 for shape in shapes]
