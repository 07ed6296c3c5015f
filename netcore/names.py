"""Names as strangers send them: shown literally, kept short, and told apart when they only look the same."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Final

from netcore.glyphs import IGNORABLE, LOOKS

LONGEST_NAME = 32
"""Characters of a player's name that are kept."""
LONGEST_SKELETON: Final = 128
MOST_MARKS = 2
"""Accents kept on one letter; more would climb over the neighbouring rows."""
MOST_JOINERS = 5
"""Joiners in one picture, two more than a family has; without a bound a whole line could be one sign."""

JOINER: Final = "\u200d"
AS_PICTURE: Final = "\ufe0f"
"""Between and after pictures these two make one picture of several, or a coloured one."""
_BLANK: Final = frozenset("\u2800\U0001d159")
"""Signs of their own that are drawn as nothing: a braille pattern without dots, a note without a head."""
_SKIN: Final = range(0x1F3FB, 0x1F400)
_UNASSIGNED_PICTURES: Final = range(0x1F000, 0x1FC00)

# What a forged name might also use: a letter that is drawn alike in capitals only, and strokes that are easily missed.
_ALSO_LOOKS_LIKE = str.maketrans(
    {
        "а": "a", "в": "b", "е": "e", "ё": "e", "з": "3", "і": "i", "ї": "i", "ј": "j", "к": "k", "м": "m", "н": "h",
        "о": "o", "р": "p", "с": "c", "т": "t", "у": "y", "х": "x", "ѕ": "s", "ԁ": "d", "һ": "h", "ԛ": "q", "ԝ": "w",
        "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u",
        "χ": "x", "ı": "i", "ł": "l", "đ": "d", "ø": "o", "0": "o", "1": "l", "|": "l",
    }
)  # fmt: skip


def clean_name(name: str) -> str:
    """`name` as it may be shown: nothing that takes no room, single blanks, few accents, at most 32 characters; ""
    where nothing would be seen.

    A clean name stays as it is, since every peer asks whether the names of the others are clean.
    """
    return clean_text(name, LONGEST_NAME)


def name_at(seat: int, name: str) -> str:
    """What whoever has that seat, from 0, and gave this name is called: its number where nothing would be seen."""
    return clean_name(name) or f"{seat + 1}"


def clean_text(text: str, longest: int) -> str:
    """The same as `clean_name` of any text in one row, with at most so many characters."""
    cleaned = _cleaned(text, longest)
    return cleaned if cleaned == text else clean_text(cleaned, longest)


def _cleaned(text: str, longest: int) -> str:
    """Once over: what is left out may bring together a letter and an accent that are one sign from then on."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category == "Zs" or letter in "\t\n":
            kept.append(" ")
        elif letter in (JOINER, AS_PICTURE):
            if kept and (_is_picture(kept[-1]) or (letter == JOINER and kept[-1] == AS_PICTURE)):
                kept.append(letter)
        elif _is_shown(letter, category) and marks <= MOST_MARKS:
            kept.append(letter)
    shown = " ".join("".join(_joined(kept)).split())[:longest].strip().rstrip(JOINER)
    return shown if any(unicodedata.category(letter)[0] not in "MZ" for letter in shown) else ""


def _joined(letters: list[str]) -> Iterator[str]:
    """`letters` without a joiner that joins nothing, or one more than a picture may have."""
    joiners, before = 0, ""
    for one, following in pairwise([*letters, ""]):
        if one != JOINER:
            joiners = joiners if before == JOINER or one == AS_PICTURE or ord(one) in _SKIN else 0
        elif not following or not _is_picture(following) or joiners == MOST_JOINERS:
            continue
        else:
            joiners += 1
        before = one
        yield one


def _is_picture(letter: str) -> bool:
    """Whether a sign is a picture, which others can be joined to."""
    code = ord(letter)
    return unicodedata.category(letter) == "So" or code in _SKIN or code in _UNASSIGNED_PICTURES


def _is_shown(letter: str, category: str) -> bool:
    """Whether a sign takes room of its own. One that this Python does not know yet may be a heart of the latest fashion
    to another, and all at a table have to find the same names fit.
    """
    code = ord(letter)
    if letter in _BLANK or code in _ignorable():
        return False
    if category == "Cn":
        return code & 0xFFFE != 0xFFFE and code not in range(0xFDD0, 0xFDF0)
    return category[0] != "C" and category not in ("Zl", "Zp")


def skeleton(name: str) -> str:
    """What `name` looks like at a glance: names with one skeleton are easily taken for each other."""
    drawn = _as_drawn(unicodedata.normalize("NFKD", _as_drawn(_visible(name))))
    folded = unicodedata.normalize("NFKD", _as_drawn(drawn.casefold()))
    bare = "".join(letter for letter in folded.casefold() if unicodedata.category(letter)[0] not in "MCZ")
    # A capital I and a small l are one stroke in most fonts.
    bare = bare.translate(_ALSO_LOOKS_LIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return bare[:LONGEST_SKELETON]


def _as_drawn(text: str) -> str:
    looks = _looks()
    return "".join(looks.get(letter, letter) for letter in text)


def _visible(name: str) -> str:
    return "".join(letter for letter in name if letter not in _BLANK and ord(letter) not in _ignorable())


def lookalikes(names: list[str]) -> list[bool]:
    """For each name, whether another in the list looks the same."""
    shapes = [skeleton(name) for name in names]
    return [bool(shape) and shapes.count(shape) > 1 for shape in shapes]


@cache
def _ignorable() -> frozenset[int]:
    """The code points that are drawn as nothing."""
    ends = [tuple(int(end, 16) for end in part.split("-")) for part in IGNORABLE.split()]
    return frozenset(code for first, last in ends for code in range(first, last + 1))


@cache
def _looks() -> Mapping[str, str]:
    """For a letter that is drawn like others, what stands for all of them."""
    found = {}
    for line in LOOKS.strip().split("\n"):
        best, *others = line.split()
        looks = "".join(chr(int(code, 16)) for code in best.split("+"))
        found.update({chr(int(other, 16)): looks for other in others})
    return found
