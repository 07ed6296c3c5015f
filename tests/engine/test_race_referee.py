"""Whole races, as `sennik simulate` prints them, before a referee that does not know the engine."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from engine import race_cards
from engine.policies import Policy, for_game
from engine.race_flight import are_met, fits
from netcore.verbs.cli import main
from tests.engine.altering import altered, exchanged, misplaced, read, with_notes, write
from tests.engine.judging import Refused
from tests.engine.printed import Printed
from tests.engine.race_referee import CARDS, CORNERS, DEFAULTS, HERO_COLOUR, LOWER, UPPER, judge, serves, sides_of
from tests.engine.watched import AnyKind

PRINTED = Printed("race", DEFAULTS)
play, play_kind, expect_start = PRINTED.play, PRINTED.play_kind, PRINTED.expect_start


# ── the tables ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_both_readings_have_the_same_cards_tiles_and_heroes() -> None:
    ours = {
        str(card.id): (card.label, card.level, card.land, card.colour, card.speed, card.needs)
        for card in race_cards.CARDS.values()
        if not card.id.endswith("b")
    }
    theirs = {i: (c.label, c.level, c.land, c.colour, c.speed, c.needs) for i, c in CARDS.items()}
    assert ours == theirs
    tiles = [(tile.land, tile.colour) for tile in race_cards.TILES.values()]
    assert sorted(tiles) == sorted([*CORNERS, *UPPER, *LOWER])
    for hero in race_cards.HEROES.values():
        assert HERO_COLOUR[sides_of(hero.name)] == (hero.support or "")


def test_two_readings_of_support_agree() -> None:
    """Whether colours meet needs: by counting, and by trying all ways."""
    whims = random.Random(64)
    kinds = [*race_cards.COLOURS, race_cards.ANY]
    met = 0
    for _ in range(5000):
        needs = whims.choices(kinds, k=whims.randrange(1, 6))
        given = whims.choices(race_cards.COLOURS, k=whims.randrange(6))
        if whims.random() < 0.3 and given:
            given[0] = race_cards.ANY
        assert fits(needs, given) == serves(given, needs), (needs, given)
        assert are_met(needs, given) == (serves(given, needs) and len(given) == len(needs))
        met += are_met(needs, given)
    assert met > 100


# ── games that are right ────────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_race_is_played_by_the_printed_rules(seats: int) -> None:
    for seed in range(2):
        policies: list[Policy] = [AnyKind("fire"), for_game("race", "random")] * 4
        (verdict,) = judge(
            play(policies[seed : seed + seats] + policies[: max(0, seats + seed - 8)], 100 * seats + seed)
        )
        expect_start(verdict, seats, 100 * seats + seed)


@pytest.mark.parametrize(("seats", "kind"), [(2, "bot"), (4, "ghost")])
def test_every_race_of_bots_and_ghosts_is_played_by_the_printed_rules(seats: int, kind: str) -> None:
    (verdict,) = judge(play_kind(kind, seats, seats))
    expect_start(verdict, seats, seats)


NAMED = ["Rowan,Rosella,Li,Iskra,Wicher", "Kafka,Mingzu,Salma,Orlan,Mona"]


def test_everything_that_can_happen_in_a_race_happens_before_the_referee() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        # Who seldom fires lays all the support there is; ghosts (Rowan and Li among them) fly whole teams.
        whim, ghost = AnyKind("fire"), for_game("race", "ghost")
        (verdict,) = judge(play([ghost, whim, ghost, whim, whim], seed, heroes=NAMED[seed % 2]))
        seen += verdict.seen
    for what in (
        "support: hero",
        "support: card that could attack",
        "attack: oneself",
        "attack: another",
        "fired under attack",
        "fired: 0",
        "fired: 3",
        "talent: formation",
        "talent: exchange",
        "talent: high speed",
        "talent: turbo",
        "talent: attack",
        "turbo: won",
        "turbo: tied",
        "trophies: drawn for",
    ):
        assert seen[what] > 0, (what, seen)


# ── games that are not ──────────────────────────────────────────────────────────────────────────────────────────────
def any_race() -> str:
    """A race in which all kinds of moves are made."""
    return play([AnyKind("fire")] * 3, 5, heroes="Salma,Kafka,Rosella")


@pytest.fixture(scope="module")
def sample() -> list[dict[str, Any]]:
    """A race that is right."""
    text = any_race()
    (verdict,) = judge(text)
    assert set(verdict.moves) == {"pick", "support", "attack", "fire", "exchange", "stay"}
    return read(text)


def test_a_line_of_a_race_lost_doubled_or_moved_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in list(misplaced(sample))[::7]:
        with pytest.raises(Refused):
            judge(text)


def test_a_value_of_a_race_altered_anywhere_is_refused(sample: list[dict[str, Any]]) -> None:
    for text in altered(sample, random.Random(4), 20):
        with pytest.raises(Refused):
            judge(text)


def places(board: dict[str, Any]) -> list[list[Any]]:
    """All places that cards have."""
    return [board["deck"], *board["hands"], *board["teams"], *board["drafted"]]


def test_two_cards_of_a_race_that_changed_places_are_refused(sample: list[dict[str, Any]]) -> None:
    for text in exchanged(sample, random.Random(5), 12, places):
        with pytest.raises(Refused):
            judge(text)


def test_a_race_of_other_heroes_is_refused(sample: list[dict[str, Any]]) -> None:
    lines = deepcopy(sample)
    lines[0]["options"]["heroes"] = "Salma,Kafka,Katsuro"
    with pytest.raises(Refused):
        judge(write(lines))


@pytest.mark.parametrize(
    ("key", "value"),
    [("game", "sen"), ("seats", 4), ("seats", "3"), ("seats", 9), ("seed", True), ("rules", ""), ("options", {})],
)
def test_a_wrong_first_line_of_a_race_is_refused(sample: list[dict[str, Any]], key: str, value: object) -> None:
    lines = deepcopy(sample)
    lines[0][key] = value
    with pytest.raises(Refused):
        judge(write(lines))


def test_more_keys_are_no_fault_in_a_race(sample: list[dict[str, Any]]) -> None:
    judge(with_notes(sample))


def test_the_command_plays_the_race(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    arguments = ["simulate", "race", "--seats", "3", "--seed", "11", "--games", "2", "-o", "heroes=Rowan,Kafka,Mona"]
    assert main(arguments) == 0
    said = capsysbinary.readouterr()
    assert said.err == b""
    assert said.out.isascii()
    verdicts = judge(said.out.decode())
    assert len(verdicts) == 2
    for number, verdict in enumerate(verdicts):
        expect_start(verdict, 3, 11 + number, heroes="Rowan,Kafka,Mona")
    assert main(arguments) == 0
    assert capsysbinary.readouterr().out == said.out


def test_the_command_refuses_heroes_that_cannot_race_together(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    with pytest.raises(SystemExit) as gone:
        main(["simulate", "race", "--seats", "3", "--seed", "1", "-o", "heroes=Rowan,Amrita,Li"])
    assert gone.value.code == 2
    said = capsysbinary.readouterr()
    assert said.out == b""
    assert said.err.count(b"\n") == 1
    assert b"Amrita" in said.err
