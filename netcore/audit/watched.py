"""A saved game as it is watched again: what each seat knew after each of its steps, and where each card came from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from engine.contract import ALL, KeepAndPass, OneMove, Roll, Show, Shuffle, Timed
from engine.driver import UNDO, Answer, Asked, Driver, Step
from engine.game import Game
from engine.pieces import Face, Handle, Seat

if TYPE_CHECKING:
    from netcore.audit.replay import Replay
    from netcore.feeds.charter import Terms

How = Literal["dealt", "shown", "kept", "open"]
"""What befell a card: it came into play face down, was shown to some, was kept by one, was turned up for all."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What befell one card at step `number`, and the seats that could know it from then on; all of them at "open"."""

    number: int
    how: How
    seats: tuple[Seat, ...] = ()


class Known(Mapping[Handle, Face]):
    """The faces that somebody knew right after step `number`. `since` says when each came to be known, by card."""

    def __init__(self, faces: Mapping[Handle, Face], since: Mapping[Handle, int], number: int) -> None:
        self._faces = faces
        self._since = since
        self._number = number

    def __repr__(self) -> str:
        return f"Known(number={self._number})"  # faces are secrets: they stay out of logs

    def __getitem__(self, card: Handle) -> Face:
        if self._since.get(card, self._number + 1) > self._number:
            raise KeyError(card)
        return self._faces[card]

    def __iter__(self) -> Iterator[Handle]:
        return (card for card, number in self._since.items() if number <= self._number and card in self._faces)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class Watched:
    """The steps of one game, and what befell its cards."""

    def __init__(self, game: Game, terms: Terms, steps: Sequence[Step]) -> None:
        """Runs the rules once more, without any card: the answers are in the steps."""
        self.steps = tuple(steps)
        self._befell: dict[Handle, list[Sight]] = {}
        driver = Driver(game, len(terms.seats), terms.chosen())
        self.asked: list[Asked] = []
        """The question of each step; where the move before was taken back, the one that was then not answered."""
        for step in self.steps:
            asked = driver.asked
            if asked is None:
                raise AssertionError("more steps than questions")
            self.asked.append(asked)
            if step.ask == UNDO:
                driver.take_back()
                continue
            self._note(asked, step)
            driver.go_on(_answer(asked, step))

    def _note(self, asked: Asked, step: Step) -> None:
        match asked.question:
            case Shuffle():
                for card in asked.fresh:
                    self._befell[card] = [Sight(step.number, "dealt")]
            case KeepAndPass(hands):
                start = 0
                for seat in sorted(hands):
                    end = start + len(hands[seat])
                    for card in asked.fresh[start:end]:
                        self._befell[card] = [Sight(step.number, "dealt")]
                    self._befell[asked.fresh[start]] += [Sight(step.number, "kept", (seat,))]
                    start = end
            case Show(cards, to):
                sight = Sight(step.number, "open") if to is ALL else Sight(step.number, "shown", tuple(to))
                for card in cards:
                    self._befell[card].append(sight)
            case _:
                pass

    def befell(self, card: Handle) -> tuple[Sight, ...]:
        """What befell a card, in order; nothing for one that there is not."""
        return tuple(self._befell.get(card, ()))

    def since(self, seat: Seat | None) -> dict[Handle, int]:
        """From which step on a seat could know each card, None: whoever only looks on."""
        found = {}
        for card, sights in self._befell.items():
            for sight in sights:
                if sight.how == "open" or seat in sight.seats:
                    found[card] = sight.number
                    break
        return found

    def public(self) -> dict[Handle, Face]:
        """What all could see, by card."""
        return {
            card: face
            for step in self.steps
            if step.to is ALL
            for card, face in zip(step.cards, step.faces, strict=True)
        }


def _answer(asked: Asked, step: Step) -> Answer:
    match asked.question:
        case OneMove(clock=clock):
            if step.move is not None and clock is not None and step.claimed_ms is not None:
                return Timed(step.move, step.claimed_ms)
            return step.move
        case Show(to=to):
            return step.faces if to is ALL else None
        case Roll():
            return step.rolled
        case _:
            return step.moves or None


@dataclass(frozen=True, slots=True)
class Link:
    """One peer's part in the shuffle that a card came out of, with a proof of so many bytes. `checked`: it holds."""

    seat: Seat
    cards: int
    proof_bytes: int
    checked: bool


@dataclass(frozen=True, slots=True)
class Way:
    """How one card came to lie where it lay: the shuffle that it came out of, link by link.

    `places`: where it lay before the first link and after each, from 0; empty while seeds are closed; `others` so for a
    few other cards, from all over the deck. `shares`: how many proved shares have opened it, in how many entries.
    """

    question: int
    cards: int
    links: tuple[Link, ...]
    places: tuple[int, ...]
    shares: int
    entries: int
    others: tuple[tuple[int, ...], ...] = ()


OTHERS: Final = 8
"""How many other cards' ways are told beside one."""


def way_of(run: Replay, watched: Watched, card: Handle) -> Way | None:
    """The way of a card through the shuffle in which it got its handle; None for a card that there is not."""
    sights = watched.befell(card)
    if not sights:
        return None
    question = sights[0].number
    shown = {sight.number for sight in sights if sight.how in ("open", "shown")}
    from netcore.table.events import Checked, Linked  # the window knows this module before there is a table

    checked = {(e.question, e.seat) for e in run.events if isinstance(e, Checked) and e.what == "shuffle"}
    links = tuple(
        Link(event.seat, event.cards, event.proof_bytes, (question, event.seat) in checked)
        for event in run.events
        if isinstance(event, Linked) and event.question == question
    )
    shows = [e for e in run.events if isinstance(e, Checked) and e.what == "show" and e.question in shown]
    ways: tuple[tuple[int, ...], ...] = ()
    charter = run.table.charter
    if run.laid_open and charter is not None:
        ways = run.table.seeded.ways(card, run.table.seeds, charter.joint)
    places, others = (ways[0], sorted(ways[1:])) if ways else ((), [])
    few = tuple(others[at * len(others) // OTHERS] for at in range(min(OTHERS, len(others))))
    step = watched.steps[question - 1]
    return Way(question, len(step.cards), links, places, sum(e.cards for e in shows), len(shows), few)
