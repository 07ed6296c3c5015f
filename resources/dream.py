"""The pictures of the words of Když sním: of the very thing, cut out of paper, or else the vignette of its kind."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

VIGNETTES = {
    "wild animals": "wild_animals",
    "farm and house animals": "farm_animals",
    "sea and water creatures": "sea_creatures",
    "birds and insects": "birds_insects",
    "fairy-tale beings": "fairy_tales",
    "jobs and people": "people",
    "body parts": "body",
    "clothes and accessories": "clothes",
    "food": "food",
    "fruit and vegetables": "fruit",
    "kitchen things": "kitchen",
    "furniture and home": "home",
    "tools and machines": "tools",
    "vehicles": "vehicles",
    "buildings and places": "buildings",
    "nature and landscape": "nature",
    "weather, sky and space": "weather",
    "toys, games and sport": "toys",
    "music and instruments": "music",
    "festivals, fears and feelings that can be drawn": "feelings",
}
"""By category, the name of its drawing under art/svg/vignettes."""

BEHIND = {
    **dict.fromkeys(("wild_animals", "farm_animals", "birds_insects", "fairy_tales", "fruit", "nature"), "hills"),
    **dict.fromkeys(("sea_creatures", "weather"), "sea"),
    **dict.fromkeys(("vehicles", "buildings", "people", "feelings"), "town"),
    **dict.fromkeys(("body", "clothes", "food", "kitchen", "home", "tools", "toys", "music"), "room"),
}
"""By vignette, what lies behind a word of that kind: one of the four drawings art/svg/dream/behind_NAME."""


@dataclass(frozen=True, slots=True)
class Picture:
    """What stands on a word's card. `art` is a drawing of the very thing, "" without one; `vignette` that of its kind.

    `behind` is what lies behind either. All are paths under art/svg, without the ending.
    """

    art: str
    vignette: str
    behind: str


@cache
def pictures() -> dict[str, Picture]:
    """The picture of every word, by its id."""
    listed = files("resources").joinpath("words", "dream.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found = {}
    for line in listed:
        word, category, code = line.split("\t")
        kind = VIGNETTES[category]
        found[word] = Picture(f"words/{code}" if code else "", f"vignettes/{kind}", f"dream/behind_{BEHIND[kind]}")
    return found
