"""Which worlds the test command goes through; `python -m bench.views` goes through them further."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tests.model.views.world import Table

THREE, FOUR, FIVE = (0, 1, 2), (0, 1, 2, 3), (0, 1, 2, 3, 4)


@dataclass(frozen=True)
class Walks:
    """A world that is walked through, and so many times for one unit of patience."""

    name: str
    table: Table
    walks: int


UNDO = Table(THREE, liars=1, calls=2, lies=6, undo=2, questions=3, begins="moved")

EXPLORED = {
    "three, one dies": (Table(THREE, crashes=1), 750),
    "three, one lies": (Table(THREE, liars=1), 500),
    "three, one lies, before the backups": (Table(THREE, liars=1, begins="fresh"), 500),
    "three, one lies, signing": (Table(THREE, liars=1, begins="over"), 500),
    "four, one dies": (Table(FOUR, crashes=1), 150),
    "four, one lies": (Table(FOUR, liars=1, rich=False), 150),
    "three, one dies, clocks": (Table(THREE, crashes=1, timed=True), 300),
    "three, one lies, clocks": (Table(THREE, liars=1, timed=True), 300),
    "three, one dies, moves taken back": (Table(THREE, crashes=1, undo=1, questions=2, begins="moved"), 300),
    "three, one lies, moves taken back": (Table(THREE, liars=1, undo=1, questions=2, begins="moved"), 300),
    "three, one lies, keys": (Table(THREE, liars=1, keys=True, begins="fresh"), 300),
    "four, two lie, keys": (Table(FOUR, liars=2, keys=True, begins="fresh", rich=False), 300),
}
"""Worlds of which every state is come to that lies near enough: so many of them."""

WALKED = (
    Walks("three, one lies", Table(THREE, liars=1, calls=2, lies=5, restarts=True), 75),
    Walks("three, one lies, in turn", Table(THREE, liars=1, calls=2, lies=5, in_turn=True, questions=2), 75),
    Walks("three, one lies, from the start", Table(THREE, liars=1, calls=2, lies=5, begins="fresh"), 50),
    Walks("three, one lies, signing", Table(THREE, liars=1, calls=2, lies=4, begins="over", restarts=True), 75),
    Walks("three, all honest, a disk that loses", Table(THREE, calls=2, restarts=True, lossy=True), 50),
    Walks("host with a bot, one lies", Table((0, 1, 2, 0), liars=1, calls=2, lies=5, restarts=True), 50),
    Walks("a liar's bot", Table((0, 1, 2, 2), liars=1, calls=2, lies=6), 75),
    Walks("a liar's bot, in turn, signing", Table((0, 1, 2, 2), liars=1, lies=5, in_turn=True, begins="over"), 40),
    Walks("four, one dies, one lies", Table(FOUR, liars=1, crashes=1, calls=2, lies=5, restarts=True), 50),
    Walks("four, two lie", Table(FOUR, liars=2, calls=2, lies=4), 50),
    Walks("four, two lie, signing", Table(FOUR, liars=2, calls=2, lies=4, begins="over"), 40),
    Walks("four, all hear each other", Table(FOUR, calls=2, crashes=1, careful=True), 30),
    Walks("two, clocks", Table((0, 1), calls=0, timed=True, questions=2, restarts=True), 30),
    Walks("three, one lies, clocks", Table(THREE, liars=1, calls=2, lies=6, timed=True, questions=2), 60),
    Walks("a liar's bot, clocks", Table((0, 1, 2, 2), liars=1, calls=2, lies=6, timed=True), 40),
    Walks("four, one dies, one lies, clocks", Table(FOUR, liars=1, crashes=1, lies=5, timed=True, restarts=True), 30),
    Walks("four, two lie, clocks", Table(FOUR, liars=2, lies=4, timed=True, questions=2), 30),
    Walks("two, moves taken back", replace(UNDO, homes=(0, 1), liars=0, calls=0, restarts=True), 30),
    Walks("three, one lies, moves taken back", replace(UNDO, restarts=True), 50),
    Walks("three, one lies, moves taken back, clocks", replace(UNDO, timed=True, calls=1), 50),
    Walks("host with a bot, one lies, moves taken back", replace(UNDO, homes=(0, 1, 2, 0), questions=4), 30),
    Walks("a liar's bot, moves taken back", replace(UNDO, homes=(0, 1, 2, 2), questions=4), 30),
    Walks("four, one dies, one lies, moves taken back", replace(UNDO, homes=FOUR, crashes=1, restarts=True), 20),
    Walks("four, one lies, moves taken back, clocks", replace(UNDO, homes=FOUR, timed=True), 20),
    Walks("three, one lies, keys", Table(THREE, liars=1, calls=2, lies=6, keys=True, begins="fresh"), 30),
    Walks("a liar's bot, keys", Table((0, 1, 2, 2), liars=1, calls=2, lies=6, keys=True, begins="fresh"), 30),
    Walks("host with a bot, one dies, keys", Table((0, 1, 2, 3, 0), calls=2, crashes=1, careful=True, keys=True), 30),
    Walks("four, one dies, one lies, keys", Table(FOUR, liars=1, crashes=1, calls=2, lies=6, keys=True), 30),
    Walks("four, two lie, keys", Table(FOUR, liars=2, calls=2, lies=6, keys=True, begins="fresh"), 30),
    Walks("five, two lie, one with a bot, keys", Table((*FIVE, 4), liars=2, calls=2, lies=5, keys=True), 10),
    Walks("five, one dies, one lies", Table(FIVE, liars=1, crashes=1, calls=2, lies=4), 15),
    Walks("five, two lie, clocks", Table(FIVE, liars=2, lies=4, timed=True), 10),
    Walks("five, two lie, one with a bot", Table((*FIVE, 4), liars=2, calls=2, lies=4), 20),
)
