"""Makes netcore/glyphs.py from the tables of the Unicode standard:

    python resources/unicode/update.py confusables.json DerivedCoreProperties.txt

The first is part of the wheel confusable_homoglyphs 3.3.1 (MIT; the data of confusables.txt of UTS 39, Unicode 15.1),
the second of Unicode's character database (15.0, as in Debian's unicode-data); both are under the Unicode licence.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

TARGET = Path(__file__).resolve().parents[2] / "netcore" / "glyphs.py"
WIDTH = 116
HEAD = '''"""Tables of the Unicode standard, as resources/unicode/update.py makes them: do not edit.

IGNORABLE: the code points that are drawn as nothing (Default_Ignorable_Code_Point), as ranges in hexadecimal.
LOOKS: letters that are drawn alike (UTS 39), a line each: what stands for all of them, then the others.

Copyright (c) 1991-2023 Unicode, Inc. Distributed under the Unicode licence: https://www.unicode.org/license.txt
"""

from typing import Final
'''


def ignorable(properties: str) -> str:
    """The ranges of Default_Ignorable_Code_Point in DerivedCoreProperties.txt."""
    found = re.findall(r"^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*; Default_Ignorable_Code_Point\b", properties, re.MULTILINE)
    ranges: list[list[int]] = []
    for first, last in sorted((int(first, 16), int(last or first, 16)) for first, last in found):
        if ranges and ranges[-1][1] + 1 == first:
            ranges[-1][1] = last
        else:
            ranges.append([first, last])
    return " ".join(f"{first:04X}-{last:04X}" for first, last in ranges)


def classes(alike: Mapping[str, Iterable[Mapping[str, str]]]) -> list[tuple[str, list[str]]]:
    """Groups of strings that are drawn alike, each with the one that the table compares all others to."""
    near: dict[str, set[str]] = defaultdict(set)
    for one, others in alike.items():
        for other in others:
            near[one].add(other["c"])
            near[other["c"]].add(one)
    groups, seen = [], set()
    for start in sorted(near):
        if start in seen:
            continue
        group, todo = set(), [start]
        while todo:
            one = todo.pop()
            if one not in group:
                group.add(one)
                todo += near[one]
        seen |= group
        # All are compared to one, which so has the most neighbours; of two alone the longer, else the older one.
        best = max(group, key=lambda one: (len(near[one]), len(one), one.isascii(), [-ord(sign) for sign in one]))
        groups.append((best, sorted(one for one in group if one != best and len(one) == 1)))
    return [(best, others) for best, others in groups if others]


def spelled(text: str) -> str:
    """Code points in hexadecimal."""
    return "+".join(f"{ord(sign):04X}" for sign in text)


def lines(groups: Iterable[tuple[str, list[str]]]) -> list[str]:
    """A line for each group, or more where it is long."""
    made = []
    for best, others in groups:
        line = spelled(best)
        for other in others:
            if len(line) > WIDTH - 6:
                made.append(line)
                line = spelled(best)
            line += f" {spelled(other)}"
        made.append(line)
    return made


def main() -> None:
    """Write the module."""
    alike = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    properties = Path(sys.argv[2]).read_text(encoding="utf-8")
    # Marks alone are no letters, and names keep few of them.
    kept = [
        (best, [one for one in others if unicodedata.category(one)[0] not in "MZC"]) for best, others in classes(alike)
    ]
    body = "\n".join(lines((best, others) for best, others in kept if others and best.strip()))
    TARGET.write_text(
        f'{HEAD}\nIGNORABLE: Final = """\n{wrapped(ignorable(properties))}\n"""\n\nLOOKS: Final = """\n{body}\n"""\n'
    )


def wrapped(text: str) -> str:
    """`text` in lines."""
    out = [""]
    for word in text.split():
        if len(out[-1]) + len(word) + 1 > WIDTH:
            out.append("")
        out[-1] = f"{out[-1]} {word}".strip()
    return "\n".join(out)


if __name__ == "__main__":
    main()
