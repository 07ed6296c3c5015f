"""A game as a text that shows what every seat sees after each step, so that a leak is a line in a diff."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.chance import Chance
from engine.contract import ALL
from engine.dealer import Dealt, SeededDealer
from engine.dream import piles
from engine.dream_board import Board as DreamBoard
from engine.driver import Driver
from engine.encoding import canonical, move_to_plain
from engine.game import Options
from engine.games import find
from engine.pieces import Face, Handle
from engine.policies import for_game
from engine.race_board import Board as RaceBoard
from engine.sen import Board
from engine.smoki import Board as SmokiBoard

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Golden:
    """One game that is written down in a file of this folder."""

    game: str
    seats: int
    seed: int
    kind: str
    options: Options

    @property
    def path(self) -> Path:
        """Where it is written down."""
        return HERE / f"{self.game}_{self.seats}_{self.kind}_{self.seed}.txt"

    def text(self) -> str:
        """The whole game, played now."""
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        game = find(self.game)
        driver = Driver(game, self.seats, self.options)
        dealer = SeededDealer(driver, Chance(self.seed, "dealer"))
        policy, whims = for_game(self.game, self.kind), Chance(self.seed, "whims")
        yield f"{self.game}  {self.seats} seats  {self.kind}  seed {self.seed}"
        yield f"options  {canonical(driver.options).decode()}"
        yield f"rules    {game.rules_hash().hex()}"
        while driver.asked is not None:
            dealt = dealer.deal(lambda _seat, view, legal: policy.choose(view, legal, whims))
            yield f"{dealt.step.number:4} {said(dealt)}"
            yield f"     board  {driver.digest().hex()[:16]}"
            for seat in (None, *range(self.seats)):
                who = "all" if seat is None else f"  {seat}"
                yield f"     sees {who}: {SEEN[self.game](dealt.step.board, dealer.known(seat))}"
            yield "     asked  " + "  ".join(
                f"{seat}: {len(view.legal.listed)} moves" + "".join(f" or {kind.kind}" for kind in view.legal.worded)
                for seat in range(self.seats)
                if (view := dealer.view(seat)).legal is not None
            )
        yield f"end  {game.outcome(driver.board)}"


def said(dealt: Dealt) -> str:
    """What everybody hears of a step."""
    step = dealt.step
    if step.ask == "show":
        readers = "all" if step.to is ALL else " ".join(map(str, step.to or ()))
        cards = [str(card) for card in step.cards]
        shown = [f"{card}={face}" for card, face in zip(cards, step.faces, strict=True)] if step.faces else cards
        return f"show {' '.join(shown)} to {readers}"
    if step.ask == "roll":
        return f"roll {step.rolled}"
    made = {step.seat: step.move} if step.move is not None else step.moves
    took = [] if step.claimed_ms is None else [f"in {step.claimed_ms} ms"]
    return " ".join(
        [step.ask, *(f"{seat}: {canonical(move_to_plain(move)).decode()}" for seat, move in made.items()), *took]
    )


def sen_seen(board: Board, known: Mapping[Handle, Face]) -> str:
    """Sen through the eyes of one who has been shown `known`: "?" for what was not."""

    def faces(cards: Sequence[Handle]) -> str:
        return " ".join(known.get(card, "?") for card in cards)

    hidden = sum(card not in known for card in board.closed)
    dreams = " | ".join(faces(dream) for dream in board.dreams)
    top = faces(board.open[-1:])
    return f"dreams {dreams}  hand {faces(board.drawn) or '-'}  open {top} of {len(board.open)}  closed {hidden} hidden"


def smoki_seen(board: SmokiBoard, known: Mapping[Handle, Face]) -> str:
    """Smoki through the eyes of one who has been shown `known`: "?" for what was not."""

    def faces(cards: Sequence[Handle]) -> str:
        return " ".join(known.get(card, "?") for card in cards)

    hidden = sum(card not in known for card in board.closed)
    dreams = " | ".join(f"{faces(dream[:3])} / {faces(dream[3:])}" for dream in board.dreams)
    drawn = faces([] if board.drawn is None else [board.drawn])
    piles = "  ".join(f"open {faces(pile[-1:]) or '-'} of {len(pile)}" for pile in board.open)
    return f"dreams {dreams}  drawn {drawn or '-'}  {piles}  closed {hidden} hidden"


def dream_seen(board: DreamBoard, known: Mapping[Handle, Face]) -> str:
    """Když sním through the eyes of one who has been shown `known`: "?" for what was not."""

    def face(card: Handle | None) -> str:
        return "-" if card is None else known.get(card, "?")

    roles = " ".join(face(card) for card in board.roles)
    word = "-" if board.word is None else face(board.word.card)
    sides = ["".join(f" {face(card)}" for card in side) or " -" for side in piles(board, known)]
    return f"roles {roles} / {face(board.aside)}  word {word}  yellow{sides[0]}  blue{sides[1]}"


def race_seen(board: RaceBoard, known: Mapping[Handle, Face]) -> str:
    """Smoczy Wyścig through the eyes of one who has been shown `known`: "?" for what was not."""

    def faces(cards: Sequence[Handle]) -> str:
        return " ".join(known.get(card, "?") for card in cards) or "-"

    hands, drafted = (" | ".join(faces(cards) for cards in places) for places in (board.hands, board.drafted))
    teams = " | ".join(faces(team) for team in board.teams)
    hidden = sum(card not in known for card in board.deck)
    return f"teams {teams}  hands {hands}  drafted {drafted}  deck {hidden} hidden  at {board.positions}"


SEEN: Mapping[str, Callable[..., str]] = {
    "sen": sen_seen,
    "smoki": smoki_seen,
    "race": race_seen,
    "dream": dream_seen,
}
"""For each game, how a line says what a seat sees."""

GOLDEN = (
    Golden("sen", 2, 3, "bot", {"rounds": 2, "nines": True, "all_in": True, "know": True}),
    Golden("sen", 3, 2, "bot", {"rounds": 2}),
    Golden("sen", 4, 3, "random", {"rounds": 2, "penalty": 15}),
    Golden("sen", 3, 4, "ghost", {"rounds": 1}),
    Golden("smoki", 2, 1, "bot", {"tokens": 1}),
    Golden("smoki", 3, 2, "bot", {"goal": "points", "limit": 30, "edition": "first"}),
    Golden("smoki", 4, 3, "random", {"goal": "rounds", "rounds": 1, "piles": 1}),
    Golden("smoki", 3, 4, "ghost", {"tokens": 1}),
    Golden("race", 2, 1, "bot", {}),
    Golden("race", 3, 2, "random", {"heroes": "Salma,Kafka,Iskra"}),
    Golden("race", 2, 4, "ghost", {}),
    Golden("dream", 4, 1, "bot", {"night_s": 20, "language": "cs"}),
    Golden("dream", 4, 3, "random", {"night_s": 15}),
    Golden("dream", 5, 2, "random", {"night_s": 12, "mode": "spoken"}),
    Golden("dream", 4, 4, "ghost", {"night_s": 10}),
)
