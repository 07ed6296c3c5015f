"""The names of dragons, heroes, lands, talents and colours of the race, in the language of the window."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import marked
from engine.race_cards import CARDS, Card, Hero

translate = QCoreApplication.translate

_DRAGONS: Final[Mapping[str, str]] = {
    "D01": marked("Dragons", "Voltirra"),
    "D02": marked("Dragons", "Ampelis"),
    "D03": marked("Dragons", "Lumbrick"),
    "D04": marked("Dragons", "Quantis"),
    "D05": marked("Dragons", "Fusewick"),
    "D06": marked("Dragons", "Sparkalon"),
    "D07": marked("Dragons", "Dynamira"),
    "D08": marked("Dragons", "Ohmling"),
    "D09": marked("Dragons", "Fernash"),
    "D10": marked("Dragons", "Mossarin"),
    "D11": marked("Dragons", "Greenwar"),
    "D12": marked("Dragons", "Rootelin"),
    "D13": marked("Dragons", "Conelack"),
    "D14": marked("Dragons", "Ivymir"),
    "D15": marked("Dragons", "Leafara"),
    "D16": marked("Dragons", "Borwin"),
    "D17": marked("Dragons", "Embernoch"),
    "D18": marked("Dragons", "Ashora"),
    "D19": marked("Dragons", "Lavarin"),
    "D20": marked("Dragons", "Flintmir"),
    "D21": marked("Dragons", "Vulcash"),
    "D22": marked("Dragons", "Brimcol"),
    "D23": marked("Dragons", "Smokrax"),
    "D24": marked("Dragons", "Pumexa"),
    "D25": marked("Dragons", "Frostella"),
    "D26": marked("Dragons", "Icewick"),
    "D27": marked("Dragons", "Wavemira"),
    "D28": marked("Dragons", "Iciclan"),
    "D29": marked("Dragons", "Floefin"),
    "D30": marked("Dragons", "Fjordan"),
    "D31": marked("Dragons", "Coldolin"),
    "D32": marked("Dragons", "Blizzara"),
    "D33": marked("Dragons", "Rustwin"),
    "D34": marked("Dragons", "Kalinor"),
    "D35": marked("Dragons", "Rowanbor"),
    "D36": marked("Dragons", "Beechan"),
    "D37": marked("Dragons", "Neonril"),
    "D38": marked("Dragons", "Turbinel"),
    "D39": marked("Dragons", "Indukar"),
    "D40": marked("Dragons", "Magnetis"),
    "D41": marked("Dragons", "Goldmar"),
    "D42": marked("Dragons", "Honeylin"),
    "D43": marked("Dragons", "Topazur"),
    "D44": marked("Dragons", "Quartzel"),
    "D45": marked("Dragons", "Cometris"),
    "D46": marked("Dragons", "Auroran"),
    "D47": marked("Dragons", "Nephrylla"),
    "D48": marked("Dragons", "Pulsaric"),
    "D49": marked("Dragons", "Kelporan"),
    "D50": marked("Dragons", "Algawid"),
    "D51": marked("Dragons", "Algorin"),
    "D52": marked("Dragons", "Morshack"),
    "D53": marked("Dragons", "Basalton"),
    "D54": marked("Dragons", "Craterra"),
    "D55": marked("Dragons", "Erupsa"),
    "D56": marked("Dragons", "Cindernar"),
    "D57": marked("Dragons", "Rubinel"),
    "D58": marked("Dragons", "Garnador"),
    "D59": marked("Dragons", "Carmash"),
    "D60": marked("Dragons", "Cinnabryn"),
    "D61": marked("Dragons", "Nebulia"),
    "D62": marked("Dragons", "Perseon"),
    "D63": marked("Dragons", "Lazurel"),
    "D64": marked("Dragons", "Orbitan"),
}
_HEROES: Final[Mapping[str, str]] = {
    "Rowan": marked("Heroes", "Rowan"),
    "Amrita": marked("Heroes", "Amrita"),
    "Rosella": marked("Heroes", "Rosella"),
    "Katsuro": marked("Heroes", "Katsuro"),
    "Li": marked("Heroes", "Li"),
    "Mona": marked("Heroes", "Mona"),
    "Iskra": marked("Heroes", "Iskra"),
    "Orlan": marked("Heroes", "Orlan"),
    "Wicher": marked("Heroes", "Wicher"),
    "Salma": marked("Heroes", "Salma"),
    "Kafka": marked("Heroes", "Kafka"),
    "Mingzu": marked("Heroes", "Mingzu"),
}
_LANDS: Final[Mapping[str, str]] = {
    "miasto_mocy": marked("Lands", "City of Power"),
    "dzika_knieja": marked("Lands", "Wild Wood"),
    "gory_ogniste": marked("Lands", "Fire Peaks"),
    "mrozna_zatoka": marked("Lands", "Frosty Bay"),
    "zlote_jaskinie": marked("Lands", "Golden Caves"),
    "gwiezdny_szlak": marked("Lands", "Star Trail"),
}
_TALENTS: Final[Mapping[str, str]] = {
    "lot_w_szyku": marked("Talents", "Formation Flight"),
    "zmiennicy": marked("Talents", "Substitutes"),
    "wysokie_loty": marked("Talents", "High Flyers"),
    "skok_zwyciestwa": marked("Talents", "Victory Leap"),
    "uderz_i_lec": marked("Talents", "Strike and Fly"),
    "gra_zespolowa": marked("Talents", "Team Play"),
}
_TALENT_TEXTS: Final[Mapping[str, str]] = {
    "lot_w_szyku": marked("Talents", "If the whole team flies: 3 more spaces."),
    "zmiennicy": marked("Talents", "Exchanging a dragon for one of another colour: 2 spaces."),
    "wysokie_loty": marked("Talents", "Each dragon of speed 6 or more that flies: 1 more space."),
    "skok_zwyciestwa": marked("Talents", "Each turbo won or tied: 1 more space."),
    "uderz_i_lec": marked("Talents", "Each card used to attack: 2 spaces."),
    "gra_zespolowa": marked("Talents", "Four dragons in the team, but no support."),
}
_COLOURS: Final[Mapping[str, str]] = {
    "red": marked("Colours", "red"),
    "green": marked("Colours", "green"),
    "blue": marked("Colours", "blue"),
    "yellow": marked("Colours", "yellow"),
    "any": marked("Colours", "any colour"),
}


def dragon(card: str) -> str:
    """The name of a dragon; both copies of a card have the same."""
    return translate("Dragons", _DRAGONS[card.removesuffix("b")])


def hero(name: str) -> str:
    """The name of a hero."""
    return translate("Heroes", _HEROES[name]) if name else ""


def land(key: str) -> str:
    """The name of a land."""
    return translate("Lands", _LANDS[key])


def talent(key: str) -> str:
    """The name of a talent."""
    return translate("Talents", _TALENTS[key])


def talent_text(key: str) -> str:
    """What a talent is worth, in one sentence."""
    return translate("Talents", _TALENT_TEXTS[key])


def colour(key: str) -> str:
    """A colour in words."""
    return translate("Colours", _COLOURS[key])


# ── drawings ────────────────────────────────────────────────────────────────────────────────────────────────────────
def _numbers() -> Mapping[str, int]:
    """Which of the drawings of its land, level and colour a dragon has, from 1 in the order of the cards."""
    seen: dict[tuple[str, int, str], int] = {}
    numbers: dict[str, int] = {}
    for card in CARDS.values():
        if not card.attacks and not card.id.endswith("b"):
            kind = (card.land, card.level, card.colour)
            numbers[card.id] = seen[kind] = seen.get(kind, 0) + 1
    return numbers


_NUMBERS: Final = _numbers()


def card_art(card: Card) -> str:
    """The drawing of a card."""
    kind = f"{card.land}_{card.level}_{card.colour}"
    if card.attacks:
        return f"race/attack_{kind}"
    return f"race/dragon_{kind}_{_NUMBERS[card.id.removesuffix('b')]}"


def hero_art(hero: Hero) -> str:
    """The drawing of a hero."""
    return f"race/hero_{hero.name.lower()}"
