"""Names from strangers: shown literally, bounded, told apart."""

import importlib.util
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from netcore.glyphs import LOOKS
from netcore.names import LONGEST_NAME, clean_name, lookalikes, name_at, skeleton


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna \t z   Łodzi ", "Anna z Łodzi"),
        ("An\u200bna", "Anna"),
        ("\u202eannA", "annA"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("Їжак", "Їжак"),
        ("Žofie Łęcka", "Žofie Łęcka"),
        ("\x00\x1b[31m", "[31m"),
        ("\u2028\u2029", ""),
    ],
)
def test_a_name_is_shown_literally_without_what_cannot_be_seen(sent: str, shown: str) -> None:
    assert clean_name(sent) == shown


def test_whoever_has_no_name_to_be_seen_is_called_by_the_number_of_the_seat() -> None:
    assert name_at(0, "\u200b ") == "1"
    assert name_at(9, "") == "10"
    assert name_at(0, " An\u200bna ") == "Anna"


def test_a_name_cannot_grow_without_bound() -> None:
    assert len(clean_name("x" * 5000)) == LONGEST_NAME
    assert len(clean_name("a" + "\u0301" * 200)) <= 3


@given(
    st.text(st.sampled_from("ae \u0301\u0316\u200b\t\x00\u1100\u1161\u0958\ufdfax"), max_size=80) | st.text(max_size=80)
)
@example("e\u200b\u0301")
@example("e\u0301\u0301\u200b\u0301")
@example("x" * 31 + " y")
def test_cleaning_twice_is_cleaning_once(name: str) -> None:
    """A host cleans what a guest calls itself, and every other guest refuses a name that is not clean."""
    assert clean_name(clean_name(name)) == clean_name(name)


def test_the_four_annas_are_told_apart() -> None:
    annas = ["Anna", "Anna ", "\u0410nna", "An\u200bna"]
    assert lookalikes(annas) == [True] * 4
    assert lookalikes(["Anna", "Hanna", "Žofie"]) == [False, False, False]


INVISIBLE = [
    "\u3164",
    "\uffa0",
    "\u115f",
    "\u1160",
    "\u2800",
    "\u00ad",
    "\u034f",
    "\u180e",
    "\ufe0f",
    "\U0001d159",
    "\u200d",
]


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_sign_that_nobody_sees_makes_no_other_name(sign: str) -> None:
    """Hangul fillers, a braille blank, joiners: a second Ada is shown as one, and so as looking like the first."""
    for forged in (f"Ada{sign}", f"A{sign}da", f"{sign}Ada"):
        assert clean_name(forged) == "Ada"
        assert skeleton(forged) == skeleton("Ada")
    assert clean_name(sign * 3) == ""
    assert clean_name(f" {sign} ") == ""


@pytest.mark.parametrize(
    "forged",
    ["Аda", "𝐀𝐝𝐚", "Ａｄａ", "Αda", "Ꭺda", "ᗅda", "𝒜𝒹𝒶", "ada", "Adа", "Ádà", "Ꭺԁɑ", "Aԁa", "Aⅾa"],
)
def test_letters_of_any_script_that_are_drawn_alike_look_the_same(forged: str) -> None:
    assert lookalikes(["Ada", forged]) == [True, True]


def test_other_look_alikes_of_the_tables() -> None:
    for one, two in [("Olga", "ΟⅠɡa"), ("Marek", "Мarеk"), ("Wit", "Ꮃit"), ("Ilona", "Ꙇlona"), ("bruno", "Bruno")]:
        assert skeleton(one) == skeleton(two), (one, two)
    assert skeleton("Ada") != skeleton("Adam")
    assert skeleton("Ola") != skeleton("Ela")


@pytest.mark.parametrize("name", ["👨\u200d👩\u200d👧", "Ola ❤\ufe0f", "🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀 Ela"])
def test_a_picture_made_of_several_stays_one(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("👨\u200d", "👨"),
        ("👨\u200dAda", "👨Ada"),
        ("\u200d👨", "👨"),
        ("👨\u200d\u200d👩", "👨\u200d👩"),
        ("\u0301\u0302", ""),
        ("❤\ufe0f\ufe0f", "❤\ufe0f"),
    ],
)
def test_what_joins_nothing_goes(sent: str, shown: str) -> None:
    assert clean_name(sent) == shown
    assert clean_name(shown) == shown


def test_no_name_has_a_skeleton_that_cannot_be_kept() -> None:
    assert len(skeleton("\ufdfa" * 32)) <= 128


def test_letters_of_real_languages_keep_names_apart() -> None:
    assert skeleton("Łucja") != skeleton("Lucyna")
    assert skeleton("Їжак") != skeleton("Жук")


@pytest.mark.parametrize("code", [0x1FA77, 0x1FAE8, 0x1FADF, 0x1FFFD, 0x0378])
def test_a_sign_newer_than_this_python_stays(code: int) -> None:
    """Else whoever plays with a newer one could open no table for those with an older one."""
    name = f"Ola{chr(code)}"
    assert clean_name(name) == name


@pytest.mark.parametrize("code", [0xFFFE, 0x1FFFF, 0xFDD0, 0x2065, 0xFFF0, 0xE0001, 0xE0FFF, 0x202E, 0x2066, 0x061C, 0])
def test_a_sign_that_takes_no_room_goes(code: int) -> None:
    assert clean_name(f"O{chr(code)}la") == "Ola"


@pytest.mark.parametrize("name", ["e\u200b\u0301va", "a\x07\u0328b", "\u0410\u034f\u0306", "ab" * 15 + "e\u200b\u0301"])
def test_a_clean_name_is_clean_for_everybody_else(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)


def test_the_tables_are_made_as_the_standard_says() -> None:
    """By the program that makes netcore/glyphs.py, from files in the form of the Unicode standard."""
    path = Path(__file__).resolve().parents[2] / "resources" / "unicode" / "update.py"
    spec = importlib.util.spec_from_file_location("update", path)
    assert spec is not None
    assert spec.loader is not None
    update = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(update)
    properties = (
        "00AD          ; Default_Ignorable_Code_Point # Cf\n00AE..00B0 ; Default_Ignorable_Code_Point\n0041 ; Math\n"
    )
    assert update.ignorable(properties) == "00AD-00B0"
    alike = {"a": [{"c": "а"}, {"c": "ａ"}], "а": [{"c": "a"}], "ａ": [{"c": "a"}], "m": [{"c": "rn"}]}
    assert update.classes(alike) == [("a", ["а", "ａ"]), ("rn", ["m"])]
    assert update.lines(update.classes(alike)) == ["0061 0430 FF41", "0072+006E 006D"]


def test_every_group_of_the_table_has_one_form() -> None:
    """Whatever stands for a group is mapped no further: else two letters of one group could come to look different."""
    for line in LOOKS.strip().split("\n"):
        best, *others = ("".join(chr(int(code, 16)) for code in part.split("+")) for part in line.split())
        assert {skeleton(f"x{other}") for other in others if other.isprintable()} <= {skeleton(f"x{best}")}, line
