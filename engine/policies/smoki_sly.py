"""The sly player of Smoki: goes by how such tables have ended, not by how the dreams look now.

It tries every move, and what it may do in the same turn with each card that it may draw, as the bot does. What comes
out is judged by odds that were fitted to rounds played to their end (`smoki_odds`); a round that has ended is counted
out in deals of the cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, cast

from engine.chance import Chance
from engine.knowledge import View
from engine.pieces import Face, Handle, Legal, Move
from engine.policies import smoki_odds as odds
from engine.policies.smoki_bot import CERTAIN, WORLDS, Mind, Scene, swapped
from engine.smoki import (
    CIRCLE,
    CORRECTED,
    DREAM_CARDS,
    FACES,
    NEST,
    ROW_CARDS,
    TOKENS,
    Discard,
    Draw,
    Place,
    PlaceCircle,
    Reveal,
    Stay,
    Swap,
    TakeOpen,
)

WHIM: Final = 40
"""One turn in so many begins with a draw whatever lies open, as the bot's does more often."""

Tops: TypeAlias = "Sequence[odds.Shown]"
"""The faces on top of the open piles, `NOTHING` for a pile without cards, None for a card that nobody has seen yet."""

NOTHING: Final = Face("")
_DRAWN: Final = Handle(-1)
"""Stands for a card that could be drawn."""
_OTHER: Final = tuple((at + ROW_CARDS) % DREAM_CARDS for at in range(DREAM_CARDS))


@dataclass(frozen=True, slots=True)
class SmokiSly:
    """Takes the move after which such rounds were won most often."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        """The best move it can find; equally good ones are chosen among by chance."""
        if isinstance(legal.listed[0], Reveal):
            return chance.choice(legal.listed)
        if Draw() in legal.listed and not chance.below(WHIM):
            return Draw()
        outlook = Outlook(view, chance)
        worths = [outlook.worth(move) for move in legal.listed]
        best = max(worths)
        return chance.choice([move for move, worth in zip(legal.listed, worths, strict=True) if worth == best])


class Outlook(Mind):
    """What one seat expects of a table."""

    def __init__(self, view: View, chance: Chance, worlds: int = WORLDS) -> None:
        super().__init__(view, chance, worlds)
        self._hopes: dict[tuple[odds.Shown, ...], int] = {}
        self._gains: dict[tuple[odds.Shown, ...], dict[odds.Shown, int]] = {}

    def hope(self, scene: Scene, tops: Tops) -> int:
        """How likely this seat wins a round that goes on from there, in millionths; or by how many hundredths of a
        point it comes off better, where points are written down.
        """
        dreams = [tuple(scene.seen(seat)) for seat in self.board.seats]
        hidden = [scene.hidden(seat) for seat in self.board.seats]
        own, steep = self._worth(dreams[self.me]), odds.STEEP[min(hidden)]
        harm = self._left_to_next(dreams[self.next], tops)
        worth, ahead = CERTAIN, 0
        for seat in self.others:
            lead = own - self._worth(dreams[seat]) - (harm if seat == self.next else 0)
            lead += odds.HEAVY * (self.guess[None] - odds.MEAN) * (hidden[seat] - hidden[self.me]) // 100
            tempo = odds.TEMPO[min(hidden[self.me], 5) - 1][min(hidden[seat], 5) - 1]
            worth = worth * odds.chance_of(steep * lead // 100 + tempo) // CERTAIN
            ahead += odds.POINTS * lead - odds.BEHIND
        return worth if self.board.agreed.goal == TOKENS else ahead // len(self.others)

    def _worth(self, dream: tuple[odds.Shown, ...]) -> int:
        if dream not in self._hopes:
            self._hopes[dream] = odds.worth(dream)
        return self._hopes[dream]

    def _left_to_next(self, dream: tuple[odds.Shown, ...], tops: Tops) -> int:
        """What the next player's finding these cards on top is expected to cost."""
        if dream not in self._gains:
            self._gains[dream] = self.gains_of(dream)
        gains = self._gains[dream]
        found = sorted((gains[top] for top in tops), reverse=True)
        first, second = (*found, 0, 0)[:2]
        return (odds.FIRST * first - odds.SECOND * second) // 100

    def gains_of(self, dream: tuple[odds.Shown, ...]) -> dict[odds.Shown, int]:
        """What each face would bring that dream at its best place; of None, the mean of those that nobody has seen."""
        column = odds.COLUMN
        now = [column[dream[at], dream[_OTHER[at]]] for at in range(DREAM_CARDS)]
        gains: dict[odds.Shown, int] = {
            face: max(0, *(column[face, dream[_OTHER[at]]] - now[at] for at in range(DREAM_CARDS))) for face in FACES
        }
        gains[CIRCLE] = gains[NOTHING] = 0
        left = sum(self.unseen.values())
        gains[None] = sum(copies * gains[face] for face, copies in self.unseen.items()) // left if left else 0
        return gains

    # ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────
    def worth(self, move: Move) -> int:
        """What can be hoped for after `move`, if all that follows it in this turn is done well."""
        faces, drawn = self.board.faces, self.board.drawn
        tops = [faces[pile[-1]] if pile else NOTHING for pile in self.board.open]
        match move:
            case Draw():
                return self._draw(tops)
            case TakeOpen(pile):
                *under, card = self.board.open[pile]
                return self._lay_anywhere(
                    card, self.scene, _covered(tops, pile, faces[under[-1]] if under else NOTHING)
                )
            case Place(position, pile):
                return self._lay(cast("Handle", drawn), self.scene, position, pile, tops)
            case PlaceCircle(position):
                return self._send_round(cast("Handle", drawn), self.scene, position, tops)
            case Discard(pile):
                return self._stand(self.scene, _covered(tops, pile, faces[cast("Handle", drawn)]))
            case Swap(a, b):
                return self._stand(swapped(self.scene, self.me, a, b), tops)
            case Stay():
                return self._stand(self.scene, tops)
            case _:
                return super().worth(move)

    def _stand(self, scene: Scene, tops: Tops) -> int:
        return self._counted(scene) if scene.ended() else self.hope(scene, tops)

    def _draw(self, tops: Tops) -> int:
        worth = 0
        for face, copies in self.unseen.items():
            if copies:
                scene = Scene(self.scene.dreams, {**self.scene.faces, _DRAWN: face}, self.scene.turned)
                worth += copies * self._play(face, scene, tops)
        return worth // max(1, sum(self.unseen.values()))

    def _play(self, face: Face, scene: Scene, tops: Tops) -> int:
        """What drawing that card comes to."""
        laid = self._lay_anywhere(_DRAWN, scene, tops)
        if face == CIRCLE:
            return laid
        return max(laid, *(self._stand(self.scene, _covered(tops, pile, face)) for pile in range(len(tops))))

    def _lay_anywhere(self, card: Handle, scene: Scene, tops: Tops) -> int:
        """What laying `card` where it does most good comes to."""
        if scene.faces[card] == CIRCLE:
            return max(self._send_round(card, scene, position, tops) for position in range(DREAM_CARDS))
        return max(
            self._lay(card, scene, position, pile, tops) for position in range(DREAM_CARDS) for pile in range(len(tops))
        )

    def _lay(self, card: Handle, scene: Scene, position: int, pile: int, tops: Tops) -> int:
        dream = list(scene.dreams[self.me])
        tops = _covered(tops, pile, scene.faces.get(dream[position]))
        dream[position] = card
        laid = scene.with_dream(self.me, dream)
        worth = self._stand(laid, tops)
        if scene.faces[card] != NEST:
            return worth
        rest = [at for at in range(DREAM_CARDS) if at != position]
        return max(worth, *(self._stand(swapped(laid, self.me, a, b), tops) for a in rest for b in rest if a < b))

    def _send_round(self, card: Handle, scene: Scene, position: int, tops: Tops) -> int:
        """What the table comes to after `card`, a Kruczy krąg laid at `position`, has gone round."""
        dreams = [list(dream) for dream in scene.dreams]
        turned = set(scene.turned)
        for step in range(len(dreams)):
            dream = dreams[(self.me + step) % len(dreams)]
            turned.add(card)
            dream[position], card = card, dream[position]
        if self.board.agreed.edition != CORRECTED:
            tops = _covered(tops, 0, scene.faces.get(card))
        elif NOTHING in tops:
            tops = _covered(tops, tops.index(NOTHING), scene.faces.get(card))
        return self._stand(Scene(dreams, scene.faces, frozenset(turned)), tops)


def _covered(tops: Tops, pile: int, face: odds.Shown) -> Tops:
    """What lies on top once `face` lies on that pile."""
    return [*tops[:pile], face, *tops[pile + 1 :]]
