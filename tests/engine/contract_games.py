"""One game of a few lines for every question of the contract, with the rulebooks that tables are tested by.

They are honest little games: what they ask depends on what they were told, and their scores tell every answer apart.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Self, cast

from engine.contract import (
    Breach,
    Rules,
    keep_and_pass,
    move,
    moves,
    roll,
    seal,
    show,
    show_only,
    shuffle,
    unseal,
)
from engine.encoding import Plain
from engine.game import Game, Option, Outcome
from engine.pieces import Face, Handle, Legal, Move, OpenMove, Seat

LETTERS = tuple(Face(letter) for letter in "abcdefghijkl")


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """A number."""

    kind: ClassVar[str] = "bid"
    number: int


@dataclass(frozen=True, slots=True)
class Play(Move):
    """Lay down the card at a place of one's own hand."""

    kind: ClassVar[str] = "play"
    place: int


@dataclass(frozen=True, slots=True)
class Boast(Move):
    """Lay down a card that is claimed to be the highest."""

    kind: ClassVar[str] = "boast"


@dataclass(frozen=True, slots=True)
class Modest(Move):
    """Lay down a card without a claim."""

    kind: ClassVar[str] = "modest"


@dataclass(frozen=True, slots=True)
class Say(OpenMove):
    """Say something: one short text."""

    kind: ClassVar[str] = "say"
    text: str

    @classmethod
    def saying(cls, *texts: str) -> Self:
        return cls(texts[0])

    def well_formed(self) -> bool:
        return 0 < len(self.text) <= 64 and self.text == self.text.strip() and self.text.isprintable()

    def tells(self, barred: str) -> bool:
        return self.text == barred


BIDS = Legal(tuple(Bid(number) for number in range(4)))


@dataclass
class Table:
    """The board of all these games."""

    seats: int
    length: int
    hands: list[list[Handle]]
    scores: list[int]
    pile: list[Handle] = field(default_factory=list)
    faces: dict[Handle, Face] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    turn: int = 0
    sealed: int = 0


def new_table(seats: int, options: Mapping[str, Any]) -> Table:
    return Table(seats=seats, length=int(options["length"]), hands=[[] for _ in range(seats)], scores=[0] * seats)


def outcome(board: Table) -> Outcome:
    best = max(board.scores)
    return Outcome(tuple(board.scores), tuple(seat for seat, score in enumerate(board.scores) if score == best))


def open_board(board: Table, face: Callable[[Handle], Face]) -> dict[str, Plain]:
    return {
        "turn": board.turn,
        "hands": [[face(card) for card in hand] for hand in board.hands],
        "pile": [face(card) for card in board.pile],
        "said": [*board.said],
        "scores": [*board.scores],
    }


def value(face: Face) -> int:
    return LETTERS.index(face)


def small_game(name: str, play: Callable[[Table], Rules[None]], kinds: tuple[type[Move], ...], **more: Any) -> Game:
    """A game of two to five whose length is its only option."""
    return Game(
        name=name,
        least_seats=2,
        most_seats=5,
        options=(Option("length", 2, usual=(1, 2), least=1, most=3),),
        faces=LETTERS,
        moves=kinds,
        edition=1,
        new_board=new_table,
        play=play,
        outcome=outcome,
        open_board=open_board,
        **more,
    )


def play_dice(board: Table) -> Rules[None]:
    """`roll`: each seat in turn throws a die of six."""
    for _ in range(board.length):
        for seat in range(board.seats):
            board.turn = seat
            board.scores[seat] += 1 + (yield from roll(6))


def play_auction(board: Table) -> Rules[None]:
    """`moves`: all bid at once; a bid that nobody else made counts."""
    for _ in range(board.length):
        bids = cast("Mapping[Seat, Bid]", (yield from moves(dict.fromkeys(range(board.seats), BIDS))))
        numbers = [bids[seat].number for seat in range(board.seats)]
        for seat, number in enumerate(numbers):
            board.scores[seat] += number if numbers.count(number) == 1 else 0


def play_verdicts(board: Table) -> Rules[None]:
    """`seal` and `unseal`: all but one guess under seal what that one will bid; two seals are open at once."""
    for _ in range(board.length):
        bidder = board.turn
        guessers = {seat: BIDS for seat in range(board.seats) if seat != bidder}
        board.sealed = yield from seal(guessers)
        second = yield from seal({bidder: BIDS})
        bid = cast("Bid", (yield from move(bidder, BIDS)))
        guesses = cast("Mapping[Seat, Bid]", (yield from unseal(board.sealed)))
        own = cast("Bid", (yield from unseal(second))[bidder])
        for seat, guess in guesses.items():
            board.scores[seat] += guess.number == bid.number
        board.scores[bidder] += own.number == bid.number
        board.turn = (bidder + 1) % board.seats


def play_roles(board: Table) -> Rules[None]:
    """`show` to all but one: each card is known to everyone except its owner, who guesses whether it is a high one."""
    board.pile = list((yield from shuffle(LETTERS)))
    for _ in range(board.length):
        owner = board.turn
        card = board.pile.pop()
        board.hands[owner] = [card]
        yield from show_only([card], [seat for seat in range(board.seats) if seat != owner])
        guess = cast("Bid", (yield from move(owner, Legal((Bid(0), Bid(1))))))
        (board.faces[card],) = yield from show([card])
        board.scores[owner] += (value(board.faces[card]) >= len(LETTERS) // 2) == bool(guess.number)
        board.turn = (owner + 1) % board.seats


def play_reshuffle(board: Table) -> Rules[None]:
    """`shuffle` of secret handles: a hand that its owner has seen goes back, and another is dealt."""
    board.pile = list((yield from shuffle(LETTERS)))
    for _ in range(board.length):
        for seat in range(board.seats):
            board.hands[seat] = [board.pile.pop(), board.pile.pop()]
            yield from show_only(board.hands[seat], [seat])
        played = cast("Mapping[Seat, Play]", (yield from moves({s: two_cards() for s in range(board.seats)})))
        cards = [board.hands[seat][played[seat].place] for seat in range(board.seats)]
        faces = yield from show(cards)
        for seat, face in enumerate(faces):
            board.scores[seat] += value(face)
        back = [*board.pile, *(card for hand in board.hands for card in hand if card not in cards), *cards]
        board.pile = list((yield from shuffle(back)))
        board.hands = [[] for _ in range(board.seats)]


def two_cards() -> Legal:
    return Legal((Play(0), Play(1)))


def play_draft(board: Table) -> Rules[None]:
    """`keep_and_pass`: of three cards each keeps one and hands two to the left, twice; then all are laid open."""
    deck = [Face(letter) for letter in LETTERS] * 2
    board.pile = list((yield from shuffle(deck)))
    hands = [[board.pile.pop() for _ in range(3)] for _ in range(board.seats)]
    for _ in range(2):
        for seat, hand in enumerate(hands):
            yield from show_only(hand, [seat])
        board.hands = hands
        kept = yield from keep_and_pass(dict(enumerate(hands)))
        for seat in range(board.seats):
            board.pile.append(kept[seat].kept)
        hands = [list(kept[(seat - 1) % board.seats].passed) for seat in range(board.seats)]
        board.hands = hands
    picks = board.pile[-2 * board.seats :]
    faces = yield from show(picks)
    board.faces.update(zip(picks, faces, strict=True))
    for place, face in enumerate(faces):
        board.scores[place % board.seats] += value(face)


def play_words(board: Table) -> Rules[None]:
    """Moves in words of one's own: each says a word or passes; a word that was said before counts nothing."""
    legal = Legal((Bid(0),), (Say,))
    for _ in range(board.length):
        for seat in range(board.seats):
            board.turn = seat
            said = yield from move(seat, legal)
            if isinstance(said, Say):
                board.scores[seat] += said.text not in board.said
                board.said.append(said.text)


def play_boast(board: Table) -> Rules[None]:
    """A rule that can be checked only later: who boasts must turn up one of the four highest cards."""
    board.pile = list((yield from shuffle(LETTERS)))
    for seat in range(board.seats):
        board.turn = seat
        card = board.pile.pop()
        board.hands[seat] = [card]
        yield from show_only([card], [seat])
        claim = yield from move(seat, Legal((Modest(), Boast())))
        (board.faces[card],) = yield from show([card])
        if isinstance(claim, Boast):
            if not high(board.faces[card]):
                raise Breach(seat, "boast.not_high")
            board.scores[seat] += 1


def high(face: Face) -> bool:
    return value(face) >= len(LETTERS) - 4


def narrow_boast(board: Table, seat: Seat, legal: Legal, known: Mapping[Handle, Face]) -> Legal:
    card = board.hands[seat][0] if board.hands[seat] else None
    if card in known and high(known[card]):
        return legal
    return Legal(tuple(listed for listed in legal.listed if listed != Boast()))


DICE = small_game("dice", play_dice, ())
AUCTION = small_game("auction", play_auction, (Bid,))
VERDICTS = small_game("verdicts", play_verdicts, (Bid,))
ROLES = small_game("roles", play_roles, (Bid,))
RESHUFFLE = small_game("reshuffle", play_reshuffle, (Play,))
DRAFT = small_game("draft", play_draft, ())
WORDS = small_game("words", play_words, (Bid, Say))
BOAST = small_game("boast", play_boast, (Modest, Boast), narrow=narrow_boast)

CONTRACT_GAMES = (DICE, AUCTION, VERDICTS, ROLES, RESHUFFLE, DRAFT, WORDS, BOAST)
