"""The rulebook of the race. What an example comes to is counted by the rules themselves."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.game.book import BookCard, BookCase, BookPage, BookPart, BookRow
from client.viewmodels.race import names, plan, words
from engine.pieces import Face
from engine.race_board import HERO
from engine.race_cards import BAY, CARDS, HEROES, TALENTS, TURBO_TIED, TURNS, Hero, hand_cards, turbo_spaces
from engine.race_flight import are_met, award, colours_of, flight_spaces

translate = QCoreApplication.translate

FLIGHT_HERO = "Rosella"
FLIGHT = (("D27", (HERO, "D29")), ("D46", ("D09", "D13", "D16")), ("D21", ("D17",)))
"""A flight: each dragon, and what lies under it."""
CLAWS = "D47"
TURBO_TURN, TURBO_LAND = 5, BAY
TURBO_COUNTS = ((3, 2, 1), (2, 2, 1))
"""How many cards of a land each of three players has, who have no talent for the turbo: one ahead, and two tied."""
TURBO_PLAYERS = ("Jagna", "Ondřej", "Sofija")


def dragon(card: str, paid: tuple[bool, ...] = ()) -> BookCard:
    """A card of the race as a table draws it."""
    shown = CARDS[Face(card)]
    return BookCard(
        names.card_art(shown),
        figure="" if shown.attacks else str(shown.speed),
        title=names.dragon(shown.id),
        signs=(shown.colour,) if shown.attacks else shown.needs,
        paid=paid,
        strike=shown.attacks,
        name=words.card(shown.id),
    )


def hero(shown: Hero) -> BookCard:
    """A hero as a table draws it."""
    return BookCard(names.hero_art(shown), name=names.hero(shown.name))


def flown() -> tuple[tuple[str, bool], ...]:
    """Each dragon of the flight, and whether it has all it needs."""
    who = HEROES[FLIGHT_HERO]
    return tuple((card, are_met(CARDS[Face(card)].needs, colours_of(who, under))) for card, under in FLIGHT)


def spaces() -> int:
    """What the whole flight is worth."""
    team = [CARDS[Face(card)] for card, _under in FLIGHT]
    return flight_spaces(HEROES[FLIGHT_HERO], team, [CARDS[Face(card)] for card, flies in flown() if flies])


def pages(_language: str) -> tuple[BookPage, ...]:
    """All pages, in order."""
    return (_draft(), _card(), _heroes(), _turbo())


def _draft() -> BookPage:
    deals = ", ".join(str(hand_cards(turn)) for turn in range(1, TURNS + 1))
    return BookPage(
        "draft",
        translate("Book", "Seven turns"),
        (
            BookRow(
                translate(
                    "RaceRules",
                    "Seven turns: draft cards, fly your dragons, count the turbo. Whoever has flown farthest "
                    "after seven turns wins; in a tie, whoever flew farther in the last one.",
                )
            ),
            BookRow(translate("Book", "Draft"), heading=True),
            BookRow(
                translate(
                    "RaceRules",
                    "Draft: keep one card from your hand and pass the rest on, left in odd turns, right in even "
                    "ones. Nobody sees what you keep until you fly.",
                )
            ),
            BookRow(fill(translate("Book", "Hands grow turn by turn: %1 cards."), deals)),
            BookRow(translate("Book", "Exchange and attack"), heading=True),
            BookRow(translate("RaceRules", "Then you may exchange one dragon in your team for a card from this turn.")),
            BookRow(
                translate(
                    "RaceRules",
                    "A card with claws may attack a dragon of anyone who hasn’t flown yet, or one of your own: it "
                    "then needs one more card of that colour.",
                ),
                cards=(dragon(CLAWS),),
            ),
            _attacked(),
        ),
    )


def _attacked() -> BookRow:
    """The dragon that flew in the example of a flight, attacked: what lies under it is no longer enough."""
    card, under = FLIGHT[1]
    needs = (*CARDS[Face(card)].needs, CARDS[Face(CLAWS)].colour)
    colours = colours_of(HEROES[FLIGHT_HERO], under)
    flies = are_met(needs, colours)
    shown = replace(dragon(card, plan.paid(needs, colours)), signs=needs)
    return BookRow(
        translate("Book", "Attacked with green: a fourth green is missing."),
        cards=(shown,),
        under=tuple(map(dragon, under)),
        result=str(CARDS[Face(card)].speed) if flies else "0",
        good=flies,
    )


def anatomy(card: str) -> BookRow:
    """A dragon's card, taken apart."""
    return BookRow(
        cards=(dragon(card),),
        parts=(
            BookPart(0.13, 0.12, translate("Book", "Speed"), translate("Book", "so many spaces it flies")),
            BookPart(0.87, 0.07, translate("Book", "Colour"), translate("Book", "what it gives to another dragon")),
            BookPart(0.87, 0.19, translate("Book", "Land"), translate("Book", "counts for the turbo")),
            BookPart(0.87, 0.31, translate("Book", "Level"), translate("Book", "from 1 to 4")),
            BookPart(0.13, 0.93, translate("Book", "Needs"), translate("Book", "what has to lie under it to fly")),
        ),
    )


def apart(face: str) -> tuple[BookRow, ...]:
    """The dragon whose drawing is `face`, taken apart; nothing for claws and heroes."""
    shown = next((each for each in CARDS.values() if not each.attacks and names.card_art(each) == face), None)
    return (anatomy(shown.id),) if shown is not None else ()


def _card() -> BookPage:
    who = HEROES[FLIGHT_HERO]
    why = (
        translate("Book", "The hero gives one sign, a card the other."),
        translate("Book", "Three greens, three cards."),
        translate("Book", "One red is missing: it stays."),
    )
    rows = []
    for (card, under), text in zip(FLIGHT, why, strict=True):
        shown = CARDS[Face(card)]
        colours = colours_of(who, under)
        flies = are_met(shown.needs, colours)
        laid = tuple(hero(who) if each == HERO else dragon(each) for each in under)
        rows.append(
            BookRow(
                cards=(dragon(card, plan.paid(shown.needs, colours)),),
                under=laid,
                result=str(shown.speed) if flies else "0",
                good=flies,
                text=text,
            )
        )
    return BookPage(
        "flight",
        translate("Book", "A card, and a flight"),
        (
            anatomy("D46"),
            BookRow(translate("Book", "An example"), heading=True),
            *rows,
            BookRow(translate("Book", "Together"), result=words.spaces(spaces())),
        ),
    )


def _heroes() -> BookPage:
    rows = []
    for talent in TALENTS:
        who = [each for each in HEROES.values() if each.talent == talent]
        support = who[0].support
        gives = fill(translate("Book", "Gives %1."), names.colour(support)) if support else ""
        rows.append(
            BookRow(
                names.talent_text(talent),
                title=names.talent(talent),
                note=f"{', '.join(names.hero(each.name) for each in who)}. {gives}".strip(),
                cards=tuple(map(hero, who)),
                art=f"race/talent_{talent}",
                sign=f"race/sign_{support or 'none'}",
            )
        )
    return BookPage("heroes", translate("Book", "Heroes and their talents"), tuple(rows))


def _turbo() -> BookPage:
    rows = [
        BookRow(
            fill(translate("Book", "Turn %1: the most cards of a land, alone"), turn),
            result=words.spaces(turbo_spaces(turn)),
        )
        for turn in range(1, TURNS + 1)
    ]
    return BookPage(
        "turbo",
        translate("Book", "The turbo"),
        (
            BookRow(
                translate(
                    "RaceRules",
                    "Turbo: for each land on the track, whoever has the most of its cards flies on; in a tie, "
                    "each flies 1.",
                )
            ),
            *rows,
            BookRow(translate("Book", "Tied, in every turn"), result=words.spaces(TURBO_TIED)),
            BookRow(
                fill(translate("Book", "An example: %2 in turn %1"), TURBO_TURN, names.land(TURBO_LAND)),
                heading=True,
            ),
            *map(_turbo_example, TURBO_COUNTS),
        ),
    )


def _turbo_example(counts: tuple[int, ...]) -> BookRow:
    """What three players fly for their cards of one land."""
    counted = award(TURBO_TURN, TURBO_LAND, counts, [HEROES[FLIGHT_HERO]] * len(counts))
    return BookRow(
        cases=tuple(
            BookCase(
                name,
                translate("Book", "%n card(s)", "", count),
                result=f"+{spaces}" if spaces else "0",
                tone="lit" if spaces else "",
            )
            for name, count, spaces in zip(TURBO_PLAYERS, counts, counted.spaces, strict=True)
        )
    )
