"""A table of Smoki whose cards lie where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence

from engine.pieces import Face, Seat
from engine.smoki import DECK, SMOKI, Reveal, seen
from tests.engine.stacked_table import StackedTable, stack


def stacked(dreams: Sequence[str], opened: str, closed: str = "") -> list[Face]:
    """The whole deck in the order in which a shuffle has to bring it, bottom first.

    `dreams` are six faces each, upper row first; `opened` the first card of each open pile; `closed` the next cards to
    draw. Faces are separated by blanks, as may be "/" between rows; cards not named lie below those that are.
    """
    in_dreams = [face for dream in dreams for face in dream.replace("/", "").split()]
    return stack(DECK, [*in_dreams, *opened.split(), *closed.split()])


class SmokiTable(StackedTable):
    """Answers what chance and cards decide; the test makes the moves. Everyone turns up position 0 unless told."""

    game = SMOKI
    deck = DECK
    usual = Reveal(0)

    @property
    def opened(self) -> list[str]:
        """The open piles, each with its top last."""
        return [self.faces(pile) for pile in self.board.open]

    def up(self, seat: Seat) -> str:
        """The dream of `seat` as all see it, "?" for a card that lies face down."""
        return " ".join(face or "?" for face in seen(self.board, seat))

    def turned(self, *dreams: str) -> SmokiTable:
        """Turn up, as if turns had been spent on it, the positions that `dreams` name by seat ("01345")."""
        for dream, positions in zip(self.board.dreams, dreams, strict=True):
            cards = [dream[int(position)] for position in positions]
            faces = [self.face[card] for card in cards]
            self.board.faces.update(zip(cards, faces, strict=True))
            for knowledge in (*self.knowledge, self.onlooker):
                knowledge.learn(dict(zip(cards, faces, strict=True)))
        return self
