"""A second, independent reading of Smoki's printed rules: it judges the open transcripts of whole games from outside.

Where the rules leave the order of bookkeeping open, the referee holds the engine to one way:

- a round opens with shuffle, one show of the first open cards, in the first round the roll for the first seat, the
  choice of a card to turn up, and one show of them all;
- a drawn card is shown to all; a card from a dream is shown when it lay face down, and while a circle goes round each
  card that is handed on is shown in a step of its own; a swap is asked for when all has been shown;
- when the closed pile is used up, that turn ends with the shuffle and the show of the cards opened anew, and the next
  seat's turn begins in that show; if the round ends in that turn, there is no such shuffle;
- a round ends with one show of the cards that still lie face down, or, if none do, in the step that turned up the last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.engine.judging import Game, Verdict, judge_all

KINDS = ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8", "circle", "nest", "mirror"]
DECK = Counter(KINDS * 4)
DREAM = 6
OPTIONS = {"goal": str, "tokens": int, "limit": int, "rounds": int, "piles": int, "edition": str}
DEFAULTS = {"goal": "tokens", "tokens": 3, "limit": 100, "rounds": 8, "piles": 2, "edition": "corrected"}
BOARD = ("round", "turn", "closed", "open", "dreams", "drawn", "tokens", "totals", "last_round")


def judge(text: str) -> list[Verdict]:
    """Judge the whole output of one run, game after game; raise Refused at the first wrong line."""
    return judge_all(text, SmokiGame)


def printed(face: str) -> int:
    """The figure on a card that has one."""
    return {"circle": 10, "nest": 9}[face] if face in ("circle", "nest") else int(face)


def count_row(left: str, middle: str, right: str) -> list[int]:
    """What the cards of a row are worth before columns are struck: all cases of mirrors spelled out."""
    match [face == "mirror" for face in (left, middle, right)]:
        case [True, True, True]:
            return [0, 0, 0]
        case [True, True, False]:
            return [printed(right)] * 3
        case [False, True, True]:
            return [printed(left)] * 3
        case [True, False, True]:
            return [printed(middle)] * 3
        case [True, False, False]:
            return [printed(middle), printed(middle), printed(right)]
        case [False, False, True]:
            return [printed(left), printed(middle), printed(middle)]
        case [False, True, False]:
            return [printed(left), min(printed(left), printed(right)), printed(right)]
        case _:
            return [printed(left), printed(middle), printed(right)]


def count_dream(dream: list[str]) -> tuple[int, list[str]]:
    """The points of six cards, and what was special about them."""
    why = []
    values = count_row(*dream[:3]) + count_row(*dream[3:])
    for row in (dream[:3], dream[3:]):
        if "mirror" in row:
            why.append(f"mirror: {row.count('mirror')} in a row")
            if row[1] == "mirror" and row.count("mirror") == 1:
                why.append("mirror: chooses")
    total = 0
    for upper, lower in ((0, 3), (1, 4), (2, 5)):
        if dream[upper] != dream[lower]:
            total += values[upper] + values[lower]
        elif dream[upper] == "mirror":
            total += values[upper] + values[lower]
            why.append("column: two mirrors")
        else:
            why.append("column: struck below zero" if dream[upper] == "-2" else "column: struck")
            if any("mirror" in (dream[p - p % 3 + 1], dream[p - 1] if p % 3 else "") for p in (upper, lower)):
                why.append("mirror: beside a struck column")
    return total, why


class _Card:
    """One of the 52, the same object wherever it goes between two shuffles."""

    __slots__ = ("face", "up")

    def __init__(self, face: str) -> None:
        self.face = face
        self.up = False


def _faces(cards: Iterable[_Card]) -> list[str]:
    return [card.face for card in cards]


@dataclass
class _Table:
    """The referee's own table, in the words of the transcript's board."""

    tokens: list[int]
    totals: list[int]
    round: int = 1
    turn: int = 0
    closed: list[_Card] = field(default_factory=list)
    open: list[list[_Card]] = field(default_factory=list)
    dreams: list[list[_Card]] = field(default_factory=list)
    drawn: _Card | None = None
    last_round: dict[str, Any] | None = None


class SmokiGame(Game):
    """One game of Smoki."""

    NAME = "smoki"
    OPTIONS = OPTIONS

    def check_options(self) -> None:
        options = self.options
        self.demand(options["goal"] in ("tokens", "points", "rounds"), "no such goal")
        self.demand(options["edition"] in ("corrected", "first"), "no such edition")
        self.demand(options["piles"] in (1, 2), "one or two open piles")
        self.demand(min(options["tokens"], options["limit"], options["rounds"]) > 0, "the game would be over at once")

    def board(self) -> dict[str, Any]:
        table = self.table
        return {
            "round": table.round,
            "turn": table.turn,
            "closed": _faces(table.closed),
            "open": [_faces(pile) for pile in table.open],
            "dreams": [[{"face": card.face, "up": card.up} for card in dream] for dream in table.dreams],
            "drawn": None if table.drawn is None else table.drawn.face,
            "tokens": table.tokens,
            "totals": table.totals,
            "last_round": table.last_round,
        }

    def play(self) -> tuple[list[int], list[int]]:
        self.table = table = _Table([0] * self.seats, [0] * self.seats)
        starter: int | None = None
        while not self._is_over(starter is None):
            self._open_round(starter)
            while not self._turn_ends_round():
                pass
            starter = self.left_of(table.turn)
        if self.options["goal"] == "tokens":
            return table.tokens, [seat for seat in range(self.seats) if table.tokens[seat] == max(table.tokens)]
        return table.totals, [seat for seat in range(self.seats) if table.totals[seat] == min(table.totals)]

    def _is_over(self, before_the_first: bool) -> bool:
        goal, table = self.options["goal"], self.table
        if before_the_first:
            return False
        if goal == "rounds":
            return table.round == self.options["rounds"]
        most, due = (max(table.tokens), "tokens") if goal == "tokens" else (max(table.totals), "limit")
        if most == self.options[due] and goal == "points":
            self.seen["end: limit reached exactly"] += 1
        return bool(most >= self.options[due])

    # ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────
    def _open_round(self, starter: int | None) -> None:
        table = self.table
        self.take_plain("shuffle")
        self._deal()
        if starter is not None:
            table.round += 1
            table.turn = starter
        self.check_board()
        self._show_open()
        self.check_board()
        if starter is None:
            table.turn = self.take_roll()
            self.check_board()
        chosen = [self.name_one(move.get("position"), DREAM) for move in self.take_moves("reveal")]
        self.check_board()
        self.take_show(None)
        for dream, position in zip(table.dreams, chosen, strict=True):
            dream[position].up = True
            if dream[position].face in ("circle", "nest", "mirror"):
                self.seen["turned up at the start: raven"] += 1
        self.check_board()

    def _read_board(self) -> dict[str, Any]:
        board = self.step["board"]
        self.demand(isinstance(board, dict) and set(BOARD) <= set(board), "the board lacks a key")
        return dict(board)

    def _read_piles(self, due: Counter[str]) -> tuple[list[_Card], list[list[_Card]]]:
        """The closed cards and the first open ones after a shuffle, which must be all those that are due."""
        board = self._read_board()
        closed, piles = board["closed"], board["open"]
        self.demand(isinstance(piles, list) and len(piles) == self.options["piles"], "no open pile")
        self.demand(all(isinstance(pile, list) and len(pile) == 1 for pile in piles), "one card is on each open pile")
        self.demand(isinstance(closed, list), "no closed pile")
        faces = [*closed, *(pile[0] for pile in piles)]
        self.demand(all(isinstance(face, str) for face in faces), "a card without a face")
        self.demand(Counter(faces) == due, "a card was lost or found")
        return [_Card(face) for face in closed], [[_Card(pile[0])] for pile in piles]

    def _deal(self) -> None:
        dreams = self._read_board()["dreams"]
        self.demand(isinstance(dreams, list) and len(dreams) == self.seats, "no dream for each seat")
        dealt = []
        for dream in dreams:
            self.demand(isinstance(dream, list) and len(dream) == DREAM, "a dream is 6 cards")
            for card in dream:
                self.demand(isinstance(card, dict) and card.get("face") in KINDS, "no card")
            dealt.append([_Card(card["face"]) for card in dream])
        left = DECK - Counter(card.face for dream in dealt for card in dream)
        self.demand(left.total() == DECK.total() - DREAM * self.seats, "a card came twice")
        self.table.dreams = dealt
        self.table.closed, self.table.open = self._read_piles(left)

    def _show_open(self) -> None:
        self.take_show(None)
        for (card,) in self.table.open:
            card.up = True
            if card.face in ("circle", "nest", "mirror"):
                self.seen["first open card: raven"] += 1

    def _turn_ends_round(self) -> bool:
        """Follow a turn to its end; whether the round ends with it.

        What the last step of a turn brings about is on the board of that very step, so each step is checked when it is
        known whether it is the last one.
        """
        table = self.table
        takes = ["draw", *(["take_open"] if any(table.open) else [])]
        move = self.take_move(table.turn, takes)
        if move["kind"] == "draw":
            table.drawn = table.closed.pop()
            self.check_board()
            self.take_show(None)
            table.drawn.up = True
            self.check_board()
        else:
            pile = table.open[self._name_pile(move.get("pile"))]
            self.demand(bool(pile), "that pile is empty")
            table.drawn = pile.pop()
            if not pile:
                self.seen["open pile: emptied"] += 1
            if table.drawn.face in ("circle", "nest", "mirror"):
                self.seen[f"taken from an open pile: {table.drawn.face}"] += 1
            self.check_board()
        return self._lay_down(from_open=move["kind"] == "take_open")

    def _name_pile(self, pile: object) -> int:
        return self.name_one(pile, self.options["piles"], "pile")

    def _lay_down(self, from_open: bool) -> bool:
        table = self.table
        card = table.drawn
        assert card is not None
        if card.face == "circle":
            return self._circle(card)
        kinds = ("place",) if from_open else ("place", "discard")
        move = self.take_move(table.turn, kinds)
        pile = table.open[self._name_pile(move.get("pile"))]
        if not pile:
            self.seen["open pile: begun again"] += 1
        table.drawn = None
        if move["kind"] == "discard":
            pile.append(card)
            return self._end_turn()
        position = self.name_one(move.get("position"), DREAM)
        dream = table.dreams[table.turn]
        removed, dream[position] = dream[position], card
        pile.append(removed)
        if not removed.up:
            self.check_board()
            self.take_show(None)
            removed.up = True
        if card.face == "nest":
            self.check_board()
            self._nest(dream, position)
        return self._end_turn()

    def _nest(self, dream: list[_Card], position: int) -> None:
        move = self.take_move(self.table.turn, ("swap", "stay"))
        if move["kind"] == "swap":
            a, b = self.name_two([move.get("a"), move.get("b")], DREAM)
            self.demand(position not in (a, b), "the nest itself stays")
            self.seen["nest: swap" if dream[a].up == dream[b].up else "nest: swap of a hidden and an open card"] += 1
            dream[a], dream[b] = dream[b], dream[a]

    def _circle(self, card: _Card) -> bool:
        """The circle goes round: card by card, the same position in every dream, all shown to all."""
        table = self.table
        move = self.take_move(table.turn, ("place",))
        self.demand("pile" not in move, "a circle names no pile")
        position = self.name_one(move.get("position"), DREAM)
        for step in range(self.seats):
            dream = table.dreams[(table.turn + step) % self.seats]
            card, dream[position] = dream[position], card
            table.drawn = card
            self.check_board()
            self.seen["circle: open card handed on" if card.up else "circle: hidden card handed on"] += 1
            self.take_show(None)
            card.up = True
        self.check_board()
        given = self.take_move((table.turn + self.seats - 1) % self.seats, ("give",))
        pile = table.open[self._name_pile(given.get("pile"))]
        table.drawn = None
        if self.options["edition"] == "corrected":
            pile.insert(0, card)
        else:
            pile.append(card)
        complete = [seat for seat in range(self.seats) if all(c.up for c in table.dreams[seat])]
        if complete and table.turn not in complete:
            self.seen["circle: completed another's dream"] += 1
        return self._end_turn()

    def _end_turn(self) -> bool:
        """The end of a turn, whose last step has been read but not checked; whether it ends the round, too."""
        table = self.table
        if any(all(card.up for card in dream) for dream in table.dreams):
            self._end_round()
            return True
        if not table.closed:
            self.check_board()
            self.seen["reshuffle"] += 1
            self.take_plain("shuffle")
            table.closed, table.open = self._read_piles(Counter(card.face for pile in table.open for card in pile))
            self.check_board()
            self._show_open()
        table.turn = self.left_of(table.turn)
        self.check_board()
        return False

    def _end_round(self) -> None:
        """All hidden cards are shown to all; the dreams are counted and tokens given or points written down."""
        table = self.table
        if any(not card.up for dream in table.dreams for card in dream):
            self.check_board()
            self.take_show(None)
            for dream in table.dreams:
                for card in dream:
                    card.up = True
        else:
            self.seen["round: all dreams complete"] += 1
        scores = []
        for dream in table.dreams:
            total, why = count_dream(_faces(dream))
            scores.append(total)
            self.seen.update(why)
        if not table.closed:
            self.seen["round: ended with the last closed card"] += 1
        self.seen["round"] += 1
        if scores.count(min(scores)) > 1:
            self.seen["round: tied"] += 1
        for seat, points in enumerate(scores):
            if self.options["goal"] != "tokens":
                table.totals[seat] += points
            elif points == min(scores):
                table.tokens[seat] += 1
        table.last_round = self.take_last_round({"ender": table.turn, "scores": scores})
        self.check_board()
