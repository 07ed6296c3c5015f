"""The pictures of the words of Když sním: each is of the very thing."""

from __future__ import annotations

import unicodedata
from collections import Counter

from engine.dream_list import SPELLINGS, WORDS
from engine.pieces import Face
from resources.dream import VIGNETTES, pictures

UNNAMED = {0x200D, 0xFE0F, 0x1F9D1}
"""What joins signs to one picture, and the person in it."""
LOOKED_AT = {
    "beings": "squirrel goose donkey bull orca jellyfish crow bee ladybird phoenix devil",
    "people": "firefighter doctor teacher chef astronaut judge pilot ballerina juggler grandmother beard",
    "things": "wing glasses helmet backpack trousers fan knife cup pan bottle shovel van pyramid target",
    "food": "soup tea orange",
    "skies": "lightning storm avalanche galaxy",
    "music": "piano maracas flute harp",
    "feelings": "dance smile kiss hug love anger surprise",
}
"""Words whose picture has another name in Unicode (a tea is a "teacup without handle") or none in every Python."""


def codes(word: Face) -> list[int]:
    """The signs that the picture of a word is made of."""
    stem = pictures()[word].art.rpartition("/")[2]
    return [int(code, 16) for code in stem.split("-")]


def test_a_picture_is_named_as_its_word_or_has_been_looked_at() -> None:
    looked_at = {word for words in LOOKED_AT.values() for word in words.split()}
    for face, picture in pictures().items():
        if not picture.art:
            continue
        name = " ".join(unicodedata.name(chr(code), "") for code in codes(Face(face)) if code not in UNNAMED)
        english = {form for text in SPELLINGS[Face(face)]["en"] for form in (text, f"{text}s", text.removesuffix("s"))}
        assert english & set(name.lower().split()) or SPELLINGS[Face(face)]["en"][0] in looked_at, (face, name)


def test_no_two_words_have_one_picture() -> None:
    drawn = Counter(picture.art for picture in pictures().values() if picture.art)
    assert [file for file, words in drawn.items() if words > 1] == []


def test_every_kind_of_word_has_22_of_them() -> None:
    assert tuple(pictures()) == WORDS
    kinds = Counter(picture.vignette for picture in pictures().values())
    assert kinds == dict.fromkeys((f"vignettes/{kind}" for kind in VIGNETTES.values()), 22)
