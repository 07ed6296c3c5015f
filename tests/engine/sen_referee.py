"""A second, independent reading of Sen's printed rules: it judges the open transcripts of whole games from outside.

Where the rules leave the order of bookkeeping open, the referee holds the engine to one way:

- a round opens with shuffle, show of the first open card, in the first round the roll for the first seat, the peeks,
  and one private show for each seat;
- a card that a move lays open is shown to all in the next step, unless all have seen that very card in this round
  before; a turn that ends with a show passes on in that show, and a used special card takes effect when it has been
  shown, as a pair does;
- of a right pair, the first position named goes onto the open pile first, and the unseen card fills the lower place;
  after a wrong one the unseen card lies last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tests.engine.judging import Game, Verdict, is_whole, judge_all

CROWS = {**{str(crows): crows for crows in range(10)}, "take2": 5, "peek": 6, "swap": 7}
DECK = Counter({**{str(crows): 4 for crows in range(9)}, "9": 9, "take2": 3, "peek": 3, "swap": 3})
SPECIALS = ("take2", "peek", "swap")
DREAM = 4
FLAT = 50
OPTIONS = {"limit": int, "rounds": int, "penalty": int, "nines": bool, "all_in": bool, "know": bool}
DEFAULTS = {"limit": 100, "rounds": 0, "penalty": 5, "nines": False, "all_in": False, "know": False}
BOARD = ("round", "turn", "closed", "open", "dreams", "drawn", "totals", "last_round")


def judge(text: str) -> list[Verdict]:
    """Judge the whole output of one run, game after game; raise Refused at the first wrong line."""
    return judge_all(text, SenGame)


def count_round(
    dreams: list[list[str]], options: dict[str, Any], caller: int | None
) -> tuple[list[int], list[int], list[str]]:
    """The crows each seat counted, the crows each writes down, and what made them differ."""
    why = []
    counts = [sum(CROWS[face] for face in dream) for dream in dreams]
    if options["nines"]:
        nines = [dream.count("9") for dream in dreams]
        holders = [seat for seat, held in enumerate(nines) if held == max(nines) > 0]
        if len(holders) == 1:
            counts[holders[0]] -= 9 * nines[holders[0]]
            why.append("nines: rewarded")
        elif holders:
            why.append("nines: tied")
    if options["all_in"]:
        bold = [seat for seat, dream in enumerate(dreams) if dream and set(dream) == {"9"}]
        if len(bold) == 1:
            why.append("all_in: won" if bold[0] == caller else "all_in: won by another")
            return counts, [0 if seat == bold[0] else FLAT for seat in range(len(dreams))], why
        if bold:
            why.append("all_in: several")
    scores = list(counts)
    if caller is not None:
        fewer = [seat for seat in range(len(dreams)) if counts[seat] < counts[caller]]
        equal = [seat for seat in range(len(dreams)) if counts[seat] == counts[caller] and seat != caller]
        if fewer:
            scores[caller] += options["penalty"]
            why.append("caller: penalty")
        elif equal:
            why.append("caller: tied")
        else:
            scores[caller] = 0
            why.append("caller: zero")
    return counts, scores, why


def _are_faces(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(face, str) and face in CROWS for face in value)


class _Card:
    """One of the 54, the same object wherever it goes in a round."""

    __slots__ = ("face", "public")

    def __init__(self, face: str) -> None:
        self.face = face
        self.public = False


def _faces(cards: Iterable[_Card]) -> list[str]:
    return [card.face for card in cards]


@dataclass
class _Table:
    """The referee's own table, in the words of the transcript's board. Between two deals its cards only move about."""

    totals: list[int]
    round: int = 1
    turn: int = 0
    closed: list[_Card] = field(default_factory=list)
    open: list[_Card] = field(default_factory=list)
    dreams: list[list[_Card]] = field(default_factory=list)
    drawn: list[_Card] = field(default_factory=list)
    last_round: dict[str, Any] | None = None

    def board(self) -> dict[str, Any]:
        """What the transcript has to show."""
        return {
            "round": self.round,
            "turn": self.turn,
            "closed": _faces(self.closed),
            "open": _faces(self.open),
            "dreams": [_faces(dream) for dream in self.dreams],
            "drawn": _faces(self.drawn),
            "totals": self.totals,
            "last_round": self.last_round,
        }


class SenGame(Game):
    """One game of Sen."""

    NAME = "sen"
    OPTIONS = OPTIONS

    def check_options(self) -> None:
        self.demand(self.options["limit"] > 0 or self.options["rounds"] > 0, "the game would never end")

    def board(self) -> dict[str, Any]:
        return self.table.board()

    def play(self) -> tuple[list[int], list[int]]:
        self.table = _Table([0] * self.seats)
        starter: int | None = None
        while True:
            self._open_round(starter)
            caller = self._play_round()
            starter = self.left_of(self.table.turn)
            self._close_round(caller)
            if self._is_over():
                break
        totals = self.table.totals
        return totals, [seat for seat, total in enumerate(totals) if total == min(totals)]

    # ── a round ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def _open_round(self, starter: int | None) -> None:
        self.take_plain("shuffle")
        self._deal()
        if starter is not None:
            self.table.round += 1
            self.table.turn = starter
        self.check_board()
        if self.table.open[0].face in SPECIALS:
            self.seen["first open card: special"] += 1
        self.take_show(None)
        self.table.open[0].public = True
        self.check_board()
        if starter is None:
            self.table.turn = self.take_roll()
            self.check_board()
        self._peek_two()

    def _deal(self) -> None:
        """Take the shuffled cards over from the board: 4 to a seat, one open, all others closed."""
        board = self.step["board"]
        self.demand(isinstance(board, dict) and set(BOARD) <= set(board), "the board lacks a key")
        dreams = board["dreams"]
        self.demand(isinstance(dreams, list) and len(dreams) == self.seats, "no dream for each seat")
        for dream in dreams:
            self.demand(_are_faces(dream) and len(dream) == DREAM, "a dream is 4 cards")
        self.demand(_are_faces(board["open"]) and len(board["open"]) == 1, "one card is open")
        self.demand(_are_faces(board["closed"]), "no closed pile")
        self.demand(len(board["closed"]) == DECK.total() - 1 - DREAM * self.seats, "all others are closed")
        all_faces = sum(dreams, board["open"] + board["closed"])
        self.demand(Counter(all_faces) == DECK, "a card was lost or found")
        self.table.closed = [_Card(face) for face in board["closed"]]
        self.table.open = [_Card(face) for face in board["open"]]
        self.table.dreams = [[_Card(face) for face in dream] for dream in dreams]
        self.table.drawn = []

    def _peek_two(self) -> None:
        for move in self.take_moves("peek_two"):
            self.name_two(move.get("positions"), DREAM)
        self.check_board()
        for seat in range(self.seats):
            self.take_show(seat)
            self.check_board()

    def _play_round(self) -> int | None:
        """All turns of a round; the seat that called, or None if the closed pile ran out."""
        while self.table.closed:
            kinds = ("wake", "take_open", "draw", "pair") if self.options["know"] else ("wake", "take_open", "draw")
            move = self.take_move(self.table.turn, kinds)
            if move["kind"] == "wake":
                self.check_board()
                return self.table.turn
            if move["kind"] == "take_open":
                self._take_open(move)
            elif move["kind"] == "pair":
                self._pair(move)
            else:
                self._draw()
        self.seen["round: exhausted"] += 1
        return None

    def _close_round(self, caller: int | None) -> None:
        """All dreams are shown to all, counted and written down."""
        self.take_show(None)
        counts, scores, why = count_round([_faces(dream) for dream in self.table.dreams], self.options, caller)
        self.seen.update(why)
        self.seen["round"] += 1
        for seat, score in enumerate(scores):
            self.table.totals[seat] += score
        due = {"caller": caller, "ender": self.table.turn, "counts": counts, "scores": scores}
        self.table.last_round = self.take_last_round(due)
        self.check_board()

    def _is_over(self) -> bool:
        by_limit = 0 < self.options["limit"] <= max(self.table.totals)
        by_rounds = 0 < self.options["rounds"] <= self.table.round
        if by_limit and max(self.table.totals) == self.options["limit"]:
            self.seen["end: limit reached exactly"] += 1
        if by_limit or by_rounds:
            self.seen["end: both" if by_limit and by_rounds else "end: limit" if by_limit else "end: rounds"] += 1
        return by_limit or by_rounds

    # ── a turn ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def _pass_turn(self) -> None:
        """The turn passes on, unless the closed pile is gone: then the round ends with it."""
        if self.table.closed:
            self.table.turn = self.left_of(self.table.turn)

    def _show_all(self, cards: Iterable[_Card], then: Callable[[], None]) -> None:
        """The cards are shown to all, and then the move takes effect."""
        self.check_board()
        self.take_show(None)
        for card in cards:
            card.public = True
        then()
        self.check_board()

    def _lay_open(self, card: _Card, then: Callable[[], None]) -> None:
        """A card goes onto the open pile; nobody needs to be shown a card that all have seen."""
        self.table.open.append(card)
        if card.public:
            self.seen["laid open: seen before"] += 1
            then()
            self.check_board()
        else:
            self._show_all([card], then)

    def _own(self) -> list[_Card]:
        return self.table.dreams[self.table.turn]

    def _name_seat(self, seat: object) -> int:
        self.demand(is_whole(seat, self.seats), "no such seat")
        assert isinstance(seat, int)
        return seat

    def _replace(self, position: object, card: _Card) -> None:
        """A card comes into the acting player's dream, the one that lay there goes onto the open pile: a turn's end."""
        at = self.name_one(position, len(self._own()))
        removed, self._own()[at] = self._own()[at], card
        self._lay_open(removed, self._pass_turn)

    def _take_open(self, move: dict[str, Any]) -> None:
        taken = self.table.open.pop()
        if taken.face in SPECIALS:
            self.seen["taken from the open pile: special"] += 1
        self._replace(move.get("position"), taken)

    def _draw(self) -> None:
        self.table.drawn = [self.table.closed.pop()]
        self.check_board()
        self.take_show(self.table.turn)
        self.check_board()
        self._handle_drawn(chain=0)

    def _handle_drawn(self, chain: int) -> None:
        """One card is in the hand: keep, discard or use it."""
        (card,) = self.table.drawn
        special = card.face in SPECIALS
        move = self.take_move(self.table.turn, ("keep", "discard", "use") if special else ("keep", "discard"))
        self.table.drawn = []
        if move["kind"] == "keep":
            self._replace(move.get("position"), card)
        elif move["kind"] == "discard":
            if special:
                self.seen["special: not used"] += 1
            self._lay_open(card, self._pass_turn)
        else:
            if chain:
                self.seen[f"chain: {card.face} after take2"] += 1
            if card.face == "take2":
                self._use_take2(card, chain)
            elif card.face == "peek":
                self._use_peek(card)
            else:
                self._use_swap(card)

    def _use_take2(self, card: _Card, chain: int) -> None:
        count = min(2, len(self.table.closed))
        self.seen[f"take2: {count} left"] += 1
        if count == 0:
            self._lay_open(card, self._pass_turn)
            return
        self._lay_open(card, self._draw_two)
        self.take_show(self.table.turn)
        self.check_board()
        if count == 2:
            index = self.take_move(self.table.turn, ("choose",)).get("index")
            self.demand(is_whole(index, 2), "no such card was drawn")
            assert isinstance(index, int)
            other = self.table.drawn.pop(1 - index)
            if other.face in SPECIALS:
                self.seen["take2: special not chosen"] += 1
            self._lay_open(other, lambda: None)
        self._handle_drawn(chain + 1)

    def _draw_two(self) -> None:
        self.table.drawn = [self.table.closed.pop() for _ in range(min(2, len(self.table.closed)))]

    def _use_peek(self, card: _Card) -> None:
        self._lay_open(card, lambda: None)
        move = self.take_move(self.table.turn, ("peek",))
        seat = self._name_seat(move.get("seat"))
        self.name_one(move.get("position"), len(self.table.dreams[seat]))
        self.seen["peek: own" if seat == self.table.turn else "peek: another's"] += 1
        self.check_board()
        self.take_show(self.table.turn)
        self._pass_turn()
        self.check_board()

    def _use_swap(self, card: _Card) -> None:
        self._lay_open(card, lambda: None)
        move = self.take_move(self.table.turn, ("swap",))
        (seat_a, at_a), (seat_b, at_b) = self._name_place(move.get("a")), self._name_place(move.get("b"))
        self.demand(seat_a != seat_b, "the two belong to one player")
        dreams = self.table.dreams
        dreams[seat_a][at_a], dreams[seat_b][at_b] = dreams[seat_b][at_b], dreams[seat_a][at_a]
        self.seen["swap: own" if self.table.turn in (seat_a, seat_b) else "swap: others'"] += 1
        self._pass_turn()
        self.check_board()

    def _name_place(self, place: object) -> tuple[int, int]:
        self.demand(isinstance(place, list) and len(place) == 2, "a seat and a position are due")
        assert isinstance(place, list)
        seat = self._name_seat(place[0])
        return seat, self.name_one(place[1], len(self.table.dreams[seat]))

    def _pair(self, move: dict[str, Any]) -> None:
        first, second = self.name_two(move.get("positions"), len(self._own()))
        self.demand(is_whole(move.get("value"), 10), "no such number of crows")
        named = [self._own()[first], self._own()[second]]
        self._show_all(named, lambda: self._settle_pair(first, second, move["value"]))

    def _settle_pair(self, first: int, second: int, value: int) -> None:
        own, unseen = self._own(), self.table.closed.pop()
        pair = [own[first], own[second]]
        if all(CROWS[card.face] == value for card in pair):
            self.seen["pair: right, two kinds" if pair[0].face != pair[1].face else "pair: right"] += 1
            self.table.open += pair
            own[min(first, second)] = unseen
            del own[max(first, second)]
        else:
            self.seen["pair: wrong"] += 1
            own.append(unseen)
        self.seen[f"pair: dream of {len(own)}"] += 1
        self._pass_turn()
