"""A race whose cards lie where a test wants them: teams, drafts, tiles and trophies as named, moves made one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.contract import ALL, KeepAndPass, OneMove, Pick, Roll, Show, Shuffle
from engine.driver import Driver, Step
from engine.knowledge import Knowledge
from engine.pieces import Face, Handle, Move, Seat
from engine.race import RACE
from engine.race_board import Attack, Board, Exchange, Fire, Stay, Support
from engine.race_cards import CARDS, LOWERS, ROW_TILES, UPPERS, passes_left


class RaceTable:
    """Answers what chance and cards decide, and the draft; the test makes the moves of the flights.

    `teams` and `drafts` name cards by seat, `drafts` those that each seat keeps, first to last, by turn; what is not
    named is filled up. Any dragon may be in a team from the start, which saves the turns it takes to draft it.
    `order` is who has the first trophy, the second and so on; `rolls` are the answers to later draws.
    """

    def __init__(
        self,
        heroes: str,
        teams: Sequence[str] = (),
        drafts: dict[int, Sequence[str]] | None = None,
        *,
        order: Sequence[Seat] | None = None,
        uppers: Sequence[str] = UPPERS,
        lowers: Sequence[str] = LOWERS,
        rolls: Iterable[int] = (),
    ) -> None:
        names = heroes.split()
        self.seats = len(names)
        self.driver = Driver(RACE, self.seats, {"heroes": ",".join(names)})
        self.order = list(order) if order is not None else list(range(self.seats))
        self.tiles = [list(uppers), list(lowers)]
        self.rolls = list(rolls)
        self.drafts = drafts or {}
        self.teams = [[Face(card) for card in (teams[s] if s < len(teams) else "").split()] for s in range(self.seats)]
        self.face: dict[Handle, Face] = {}
        self.knowledge = [Knowledge(seat) for seat in range(self.seats)]
        self.onlooker = Knowledge(None)
        self.steps: list[Step] = []
        self.asks: list[Any] = []
        self._shuffles = 0
        self._round = 0
        self._go_on()

    @property
    def board(self) -> Board:
        board: Board = self.driver.board
        return board

    @property
    def asked(self) -> Seat:
        """Whose move it is."""
        assert self.driver.asked is not None
        assert isinstance(self.driver.asked.question, OneMove)
        return self.driver.asked.question.seat

    def legal(self) -> tuple[Move, ...]:
        assert self.driver.asked is not None
        assert isinstance(self.driver.asked.question, OneMove)
        return self.driver.asked.question.legal.listed

    def play(self, *made: Move) -> RaceTable:
        """Make moves for whoever is asked, and answer all that is not a move in between."""
        for move in made:
            self._answer(move)
            self._go_on()
        return self

    def support(self, dragon: str, cards: str) -> RaceTable:
        """Lay cards under a dragon."""
        return self.play(*(Support(card, dragon) for card in cards.split()))

    def attack(self, card: str, seat: Seat, dragon: str) -> RaceTable:
        return self.play(Attack(card, seat, dragon))

    def fire(self) -> RaceTable:
        return self.play(Fire())

    def pass_by(self, count: int = 1) -> RaceTable:
        """So many flights in which nothing is done."""
        for _ in range(count):
            self.play(Fire(), Stay())
        return self

    def exchange(self, out: str, into: str) -> RaceTable:
        return self.play(Exchange(out, into))

    def until_turn(self, turn: int) -> RaceTable:
        """Nobody does anything before `turn`."""
        while self.board.turn < turn:
            self.pass_by()
        return self

    def ids(self, cards: Iterable[Handle]) -> str:
        return " ".join(self.face[card] for card in cards)

    def team(self, seat: Seat) -> str:
        return self.ids(self.board.teams[seat])

    def drafted(self, seat: Seat) -> str:
        return self.ids(self.board.drafted[seat])

    def spaces(self) -> list[int]:
        return list(self.board.positions)

    # ── chance and cards ────────────────────────────────────────────────────────────────────────────────────────────
    def _answer(self, answer: Any) -> None:
        assert self.driver.asked is not None
        self.asks.append(self.driver.asked.question)
        self.steps.append(self.driver.answer(answer))

    def _go_on(self) -> None:
        while (asked := self.driver.asked) is not None:
            answer: Any = None
            match asked.question:
                case Shuffle(cards):
                    faces = [self.face[Handle(card)] if isinstance(card, int) else card for card in cards]
                    own = self.board.drafted[self.board.flying] if self.board.flying is not None else None
                    faces = faces if list(cards) == own else self._shuffled(faces)
                    self.face.update(zip(asked.fresh, faces, strict=True))
                case Show(cards, to):
                    faces = [self.face[card] for card in cards]
                    readers = [*self.knowledge, self.onlooker] if to is ALL else [self.knowledge[seat] for seat in to]
                    for knowledge in readers:
                        knowledge.learn(dict(zip(cards, faces, strict=True)))
                    answer = tuple(faces) if to is ALL else None
                case KeepAndPass(hands):
                    self._keep(hands, asked.fresh)
                case Roll(sides):
                    answer = self._rolled(sides)
                case OneMove():
                    return
            self._answer(answer)
            for knowledge in (*self.knowledge, self.onlooker):
                knowledge.forget(asked.void)

    def _shuffled(self, faces: list[Face]) -> list[Face]:
        self._shuffles += 1
        if self._shuffles <= 2:
            row = [Face(tile) for tile in self.tiles[self._shuffles - 1][:ROW_TILES]]
            return [*row, *(face for face in faces if face not in row)]
        if self._shuffles == 3:
            # Teams are dealt off the top, the first seat's first.
            named = {*(card for team in self.teams for card in team), *self._named()}
            left = fillers(faces, named, most_level=1)
            size = [self.board.hero(seat).team for seat in range(self.seats)]
            teams = [team or [left.pop() for _ in range(size[seat])] for seat, team in enumerate(self.teams)]
            return on_top(faces, [card for team in teams for card in team])
        self._round = 0
        return on_top(faces, self._hands(faces))

    def _named(self) -> set[Face]:
        return {Face(card) for drafts in self.drafts.values() for draft in drafts for card in draft.split()}

    def _wanted(self, seat: Seat) -> list[Face]:
        named = self.drafts.get(self.board.turn, ())
        return [Face(card) for card in (named[seat] if seat < len(named) else "").split()]

    def _hands(self, faces: list[Face]) -> list[Face]:
        """The hands, first seat first, from which everyone can keep what it wants in the order in which it wants it."""
        size = self.board.turn + 2
        teams = {card.id for seat in range(self.seats) for card in self.board.team(seat)}
        left = fillers(faces, self._named() | teams, most_level=4)
        wanted = []
        for seat in range(self.seats):
            own = self._wanted(seat)
            assert len(own) <= size
            wanted.append([*own, *(left.pop() for _ in range(size - len(own)))])
        self._keeps = wanted
        step = 1 if passes_left(self.board.turn) else -1
        return [wanted[(hand + r * step) % self.seats][r] for hand in range(self.seats) for r in range(size)]

    def _keep(self, hands: Any, fresh: Sequence[Handle]) -> None:
        handles = iter(fresh)
        for seat in sorted(hands):
            faces = [self.face[card] for card in hands[seat]]
            kept = self._keeps[seat][self._round]
            assert Pick(faces.index(kept)) in self.driver.asked.question.legal(seat).listed  # type: ignore[union-attr]
            faces.remove(kept)
            handle = next(handles)
            self.face[handle] = kept
            self.knowledge[seat].learn({handle: kept})
            self.face.update((next(handles), face) for face in faces)
        self._round += 1

    def _rolled(self, sides: int) -> int:
        """Trophies are drawn: `rolls`, or so that those who share a place get them by `order`."""
        if self.rolls and self._shuffles > 2:
            return self.rolls.pop(0)
        places = self.board.positions
        number, weight = 0, 1
        for place in sorted(set(places), reverse=True):
            left = [seat for seat in range(self.seats) if places[seat] == place]
            for seat in [seat for seat in self.order if places[seat] == place]:
                number += left.index(seat) * weight
                weight *= len(left)
                left.remove(seat)
        assert weight == sides
        return number


def fillers(faces: Sequence[Face], named: set[Face], most_level: int) -> list[Face]:
    """Dragons for places that a test does not name; the last are taken first: those of `faces`, then any."""
    elsewhere = [face for face in reversed(CARDS) if face not in faces and CARDS[face].level <= most_level]
    return [face for face in (*elsewhere, *faces) if face not in named and not CARDS[face].attacks]


def on_top(faces: Sequence[Face], top_down: Sequence[Face]) -> list[Face]:
    """As many cards as `faces` with the named ones on top (the top is last); others make room for those not in it."""
    left = list(faces)
    for face in top_down:
        if face in left:
            left.remove(face)
        else:
            left.pop(0)
    return [*left, *reversed(top_down)]
