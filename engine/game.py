"""What every game declares: its seats, options, cards, moves, rules and how its table is written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.contract import Rules
from engine.encoding import Plain, digest
from engine.pieces import Face, Handle, Legal, Move, Seat

Options: TypeAlias = "Mapping[str, int | bool | str]"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that a table may agree on before the game: its name, its default, and which values are allowed.

    `usual` are the values that a screen offers; `least` and `most` bound whole numbers, `one_of` lists the words.
    """

    name: str
    default: int | bool | str
    usual: tuple[int | bool | str, ...] = ()
    least: int = 0
    most: int = 0
    one_of: tuple[str, ...] = ()

    def read(self, value: object) -> int | bool | str:
        """The value that `value` means (itself, or a text from a command line). Raises ValueError with a sentence."""
        if isinstance(self.default, bool):
            return self._read_bool(value)
        if isinstance(self.default, int):
            return self._read_int(value)
        if isinstance(value, str) and (not self.one_of or value in self.one_of) and len(value) <= 256:
            return value
        raise ValueError(f"{self.name} is one of {', '.join(self.one_of)}")

    def _read_bool(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        named = {"true": True, "false": False, "1": True, "0": False, "yes": True, "no": False}
        if isinstance(value, str) and value.lower() in named:
            return named[value.lower()]
        raise ValueError(f"{self.name} is true or false")

    def _read_int(self, value: object) -> int:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= 9:
            value = int(value)
        if type(value) is int and self.least <= value <= self.most:
            return value
        raise ValueError(f"{self.name} is a whole number from {self.least} to {self.most}")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: one number a seat, and who won (several share a win)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, 1 for all winners; others by their scores, those with equal ones share a place."""
        scores, winners = self.scores, self.winners
        fewest_win = bool(winners) and scores[winners[0]] == min(scores)
        order = [(seat not in winners, score if fewest_win else -score) for seat, score in enumerate(scores)]
        return tuple(1 + sum(other < own for other in order) for own in order)


@dataclass(frozen=True)
class Game:
    """A game as the rest of the program sees it. The board is a plain dataclass of the game's own module."""

    name: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    faces: tuple[Face, ...]
    """Every face that a card of this game can show, each once."""
    moves: tuple[type[Move], ...]
    edition: int
    """Goes up with every change of the rules; two peers play together only under the same rules hash."""
    new_board: Callable[[int, Options], Any]
    play: Callable[[Any], Rules[None]]
    outcome: Callable[[Any], Outcome]
    open_board: Callable[[Any, Callable[[Handle], Face]], dict[str, Plain]]
    """The board as `sennik simulate` prints it, every face visible."""
    open_sealed: Callable[[Any, Callable[[Handle], Face], Callable[[int], Mapping[Seat, Move]]], dict[str, Plain]] = (
        field(default=lambda _board, _face, _sealed: {})
    )
    """Keys of that board which depend on moves that are still under seal, too."""
    narrow: Callable[[Any, Seat, Legal, Mapping[Handle, Face]], Legal] | None = None
    """Takes away what a seat may not do because of a card that it alone can see; None: there is nothing of the kind."""
    rests: Callable[[Any], bool] = field(default=lambda _board: False)
    """Whether there is something to be looked at in peace, so that a person's program waits before it goes on."""
    hushes: Callable[[Any], bool] | None = None
    """Whether nobody may say anything beside the game now, since it could tell what must not be told; None: never."""
    undoes: bool = True
    """Whether a move ever leads straight to another one in the open, so that it could be taken back."""
    lore: str = ""
    """A digest of further data that the rules go by (words that count), so that peers with other data do not meet."""
    check_options: Callable[[Options], None] = field(default=lambda _options: None)
    """Raises ValueError with a sentence for options that do not go together."""
    check_table: Callable[[int, Options], None] = field(default=lambda _seats, _options: None)
    """Raises ValueError with a sentence for options that do not go with that many seats."""

    def agree(self, seats: int, given: Mapping[str, object]) -> dict[str, int | bool | str]:
        """Every option with its value, for a table of so many. Raises ValueError with a sentence for a person."""
        self.check_seats(seats)
        chosen = self.read_options(given)
        self.check_table(seats, chosen)
        return chosen

    def read_options(self, given: Mapping[str, object]) -> dict[str, int | bool | str]:
        """Every option with its value, defaults filled in. Raises ValueError with a sentence for a person."""
        names = [option.name for option in self.options]
        unknown = [name for name in given if name not in names]
        if unknown:
            raise ValueError(f"{self.name} has no option {unknown[0][:40]!r}, only {', '.join(names)}")
        chosen = {o.name: o.read(given[o.name]) if o.name in given else o.default for o in self.options}
        self.check_options(chosen)
        return chosen

    def check_seats(self, seats: int) -> None:
        """Raises ValueError with a sentence unless that many can play."""
        if not self.least_seats <= seats <= self.most_seats:
            raise ValueError(f"{self.name} is for {self.least_seats} to {self.most_seats} players")

    def rules_hash(self) -> bytes:
        """32 bytes that stand for this version of the rules: name, edition, cards, kinds of moves, options."""
        return digest(
            [self.name, self.edition, list(self.faces), [kind.kind for kind in self.moves], list(self.options)]
            + ([self.lore] if self.lore else [])
        )
