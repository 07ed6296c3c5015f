"""What the referees of all games have in common: how they read an open transcript and follow a game line by line.

A referee reads nothing but the JSON lines of `sennik simulate`, keeps a table of its own, and refuses the first line
that the rules, or the promised form of a transcript, do not allow. It shares no code with the engine, so a slip of one
of the two shows as a disagreement.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, NoReturn


class Refused(Exception):
    """A line that the rules, or the form of a transcript, do not allow."""


@dataclass(frozen=True)
class Verdict:
    """A game that was found right: its first line, how it ended, and what happened in it, counted."""

    start: dict[str, Any]
    scores: list[int]
    winners: list[int]
    seen: Counter[str]
    moves: Counter[str]
    steps: int


def judge_all(text: str, game: Callable[[Lines], Game]) -> list[Verdict]:
    """Judge the whole output of one run, game after game; raise Refused at the first wrong line."""
    if not text.endswith("\n"):
        raise Refused("the output does not end with a line break")
    lines = Lines(text.split("\n")[:-1])
    verdicts = []
    while lines.left():
        verdicts.append(game(lines).run())
    if not verdicts:
        raise Refused("no game at all")
    return verdicts


class Lines:
    """The lines of the output, one by one, as objects."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._at = 0

    def left(self) -> bool:
        """Whether there is another line."""
        return self._at < len(self._lines)

    def refuse(self, why: str) -> NoReturn:
        """Say what is wrong with the line read last."""
        raise Refused(f"line {self._at}: {why}")

    def take(self, kind: str, keys: Iterable[str]) -> dict[str, Any]:
        """The next line, which must be of that type and have those keys (and may have more)."""
        if not self.left():
            self.refuse(f"the output ends where a {kind} line is due")
        line = self._lines[self._at]
        self._at += 1
        try:
            read = json.loads(line, object_pairs_hook=_read_object, parse_constant=_refuse_number)
        except ValueError as fault:
            self.refuse(f"not a line of JSON: {fault}")
        if not isinstance(read, dict) or read.get("type") != kind:
            self.refuse(f"a {kind} line is due")
        for key in keys:
            if key not in read:
                self.refuse(f"{key} is missing")
        return read


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a key comes twice")
    return dict(pairs)


def _refuse_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


def same(one: object, other: object) -> bool:
    """Equal in JSON: true is not 1, 1 is not 1.0, and the order of keys says nothing."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return type(one) is type(other) and one == other


def is_whole(value: object, below: int | None = None) -> bool:
    """Whether it is a whole number from 0, and less than `below`."""
    return type(value) is int and value >= 0 and (below is None or value < below)


class Game:
    """One game, followed line by line. A game's own referee says what its table is and how it is played."""

    NAME: ClassVar[str]
    OPTIONS: ClassVar[Mapping[str, type]]
    SEATS: ClassVar[range] = range(2, 6)

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.steps = 0
        self.step: dict[str, Any] = {}
        self.seen: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()

    def run(self) -> Verdict:
        """Follow the game from its first line to its last."""
        start = self.lines.take("start", ("game", "seats", "seed", "options", "rules"))
        self._begin(start)
        scores, winners = self.play()
        end = self.lines.take("end", ("scores", "winners"))
        self.demand(same(end["scores"], scores), f"the scores are {scores}")
        self.demand(same(end["winners"], winners), f"the winners are {winners}")
        self.seen["win: shared" if len(winners) > 1 else "win: alone"] += 1
        return Verdict(start, scores, winners, self.seen, self.moves, self.steps)

    def play(self) -> tuple[list[int], list[int]]:
        """Follow all steps; the scores and the winners."""
        raise NotImplementedError

    def board(self) -> dict[str, Any]:
        """What the transcript has to show of the referee's own table now."""
        raise NotImplementedError

    def check_options(self) -> None:
        """Demand that the options mean something together."""

    # ── lines ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def _begin(self, start: dict[str, Any]) -> None:
        self.demand(start["game"] == self.NAME, "another game")
        self.demand(is_whole(start["seats"]) and start["seats"] in self.SEATS, f"it is for {self.SEATS}")
        self.demand(is_whole(start["seed"]), "the seed is no whole number")
        self.demand(isinstance(start["rules"], str) and start["rules"] != "", "no hash of the rules")
        options = start["options"]
        self.demand(isinstance(options, dict) and set(self.OPTIONS) <= set(options), "an option is missing")
        for name, kind in self.OPTIONS.items():
            self.demand(type(options[name]) is kind, f"{name} has another type")
            self.demand(kind is not int or options[name] >= 0, f"{name} is negative")
        self.seats, self.options = start["seats"], options
        self.check_options()

    def demand(self, holds: bool, why: str) -> None:
        """Refuse the line unless that holds."""
        if not holds:
            self.lines.refuse(why)

    def take_step(self, ask: str, seat: int | None = None) -> Any:
        """The next step's move. It must answer that question."""
        self.step = self.lines.take("step", ("n", "ask", "seat", "move", "board"))
        self.steps += 1
        self.demand(same(self.step["n"], self.steps), f"this is step {self.steps}")
        self.demand(self.step["ask"] == ask, f"{ask} is due")
        self.demand(same(self.step["seat"], seat), f"seat {seat} is due")
        return self.step["move"]

    def take_plain(self, ask: str) -> None:
        """A step without a move."""
        self.demand(self.take_step(ask) is None, f"{ask} carries no move")

    def take_show(self, to: int | None) -> None:
        """A show that is due: to one seat alone, or to all."""
        move = self.take_step("show")
        due = {"to": "all" if to is None else [to]}
        self.demand(isinstance(move, dict) and same(move.get("to"), due["to"]), f"a show to {due['to']} is due")

    def take_move(self, seat: int, kinds: Iterable[str]) -> dict[str, Any]:
        """The move of `seat`: one of those kinds."""
        move = self.take_step("move", seat)
        self.demand(isinstance(move, dict) and move.get("kind") in tuple(kinds), f"one of {tuple(kinds)} is due")
        self.moves[move["kind"]] += 1
        return dict(move)

    def take_moves(self, kind: str) -> list[dict[str, Any]]:
        """The moves that all make at once, by seat: all of that kind."""
        moves = self.take_step("moves")
        every = [str(seat) for seat in range(self.seats)]
        self.demand(isinstance(moves, dict) and sorted(moves) == every, f"every seat owes a {kind}")
        for move in moves.values():
            self.demand(isinstance(move, dict) and move.get("kind") == kind, f"{kind} is due")
        return [moves[seat] for seat in every]

    def take_roll(self) -> int:
        """A roll for a seat: the one whose turn it is on the board."""
        self.take_plain("roll")
        rolled = self.step["board"].get("turn") if isinstance(self.step["board"], dict) else None
        self.demand(is_whole(rolled, self.seats), "no seat was rolled")
        assert isinstance(rolled, int)
        self.seen[f"first seat: {rolled}"] += 1
        return rolled

    def take_last_round(self, due: Mapping[str, Any]) -> dict[str, Any]:
        """What the board says of the round that ends with this step: all that is due, and maybe more."""
        last = self.step["board"].get("last_round") if isinstance(self.step["board"], dict) else None
        self.demand(isinstance(last, dict) and set(due) <= set(last), "last_round is due")
        assert isinstance(last, dict)
        for key, value in due.items():
            self.demand(same(last[key], value), f"{key} of the round is {last[key]}, and should be {value}")
        return last

    def check_board(self) -> None:
        """The board of the step is the referee's table, which never loses or finds a card."""
        board = self.step["board"]
        self.demand(isinstance(board, dict), "no board")
        for key, own in self.board().items():
            self.demand(key in board, f"the board has no {key}")
            self.demand(same(board[key], own), f"{key} is {board[key]}, and should be {own}")

    # ── what moves name ─────────────────────────────────────────────────────────────────────────────────────────────
    def left_of(self, seat: int) -> int:
        """The seat on the left."""
        return (seat + 1) % self.seats

    def name_one(self, place: object, size: int, what: str = "position") -> int:
        """One of `size` places."""
        self.demand(is_whole(place, size), f"no such {what}")
        assert isinstance(place, int)
        return place

    def name_two(self, places: object, size: int) -> tuple[int, int]:
        """Two different ones of `size` positions."""
        self.demand(isinstance(places, list) and len(places) == 2, "two positions are due")
        assert isinstance(places, list)
        one, other = (self.name_one(place, size) for place in places)
        self.demand(one != other, "the same position twice")
        return one, other
