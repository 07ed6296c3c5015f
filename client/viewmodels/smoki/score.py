"""Why a dream of Smoki counts as it does: column by column and mirror by mirror, for the words that explain it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import smoki
from engine.pieces import Face, Seat


@dataclass(frozen=True, slots=True)
class Mirror:
    """What one mirror counts as. `source` is None if it has nothing to copy and counts 0.

    `left`: the source lies on its left. `other` is the value on its other side that it did not take, if there is one.
    `struck_source`: the column of the source counts nothing itself.
    """

    position: int
    value: int
    source: int | None
    left: bool
    other: int | None
    struck_source: bool


@dataclass(frozen=True, slots=True)
class Column:
    """What the two cards of a column count as, and whether they strike each other out (then they add nothing).

    A value is None for a card that counts as nothing by itself: one that lies face down, a mirror without a source.
    """

    upper: int | None
    lower: int | None
    pair: bool

    @property
    def sum(self) -> int:
        """What the column adds to the dream."""
        return 0 if self.pair else (self.upper or 0) + (self.lower or 0)


@dataclass(frozen=True, slots=True)
class Scored:
    """One dream counted. `faces` by position, None face down."""

    faces: tuple[Face | None, ...]
    columns: tuple[Column, ...]
    mirrors: tuple[Mirror, ...]
    score: int

    @property
    def pairs(self) -> tuple[int, ...]:
        """The columns that count nothing, from the left."""
        return tuple(at for at, column in enumerate(self.columns) if column.pair)

    def mirror(self, position: int) -> Mirror | None:
        """The mirror that lies there, if one does."""
        return next((mirror for mirror in self.mirrors if mirror.position == position), None)


def explain(faces: Sequence[Face | None]) -> Scored:
    """Count the six cards of a dream; None lies face down."""
    counted = smoki.count(faces)
    mirrors = tuple(_mirror(faces, counted, at) for at, face in enumerate(faces) if face == smoki.MIRROR)
    taken = {mirror.position: mirror.value for mirror in mirrors if mirror.source is not None}
    values = [taken.get(at, smoki.VALUES.get(face) if face is not None else None) for at, face in enumerate(faces)]
    columns = tuple(
        Column(values[upper], values[lower], at in counted.struck) for at, (upper, lower) in enumerate(smoki.COLUMNS)
    )
    return Scored(tuple(faces), columns, mirrors, counted.total)


def of_board(board: smoki.Board, seat: Seat) -> Scored:
    """The dream of `seat` as far as all can see it."""
    return explain(smoki.seen(board, seat))


def after(board: smoki.Board, seat: Seat, position: int, face: Face) -> Scored:
    """The same dream if `face` lay at `position`."""
    faces = smoki.seen(board, seat)
    faces[position] = face
    return explain(faces)


def _mirror(faces: Sequence[Face | None], counted: smoki.Count, position: int) -> Mirror:
    source = counted.copied[position]
    if source is None:
        return Mirror(position, 0, None, left=False, other=None, struck_source=False)
    left = source < position
    row = position - position % smoki.ROW_CARDS
    beyond = range(position + 1, row + smoki.ROW_CARDS) if left else range(position - 1, row - 1, -1)
    other = next((faces[at] for at in beyond if faces[at] != smoki.MIRROR), None)
    return Mirror(
        position=position,
        value=_value(faces[source]) or 0,
        source=source,
        left=left,
        other=_value(other),
        struck_source=source % smoki.ROW_CARDS in counted.struck,
    )


def _value(face: Face | None) -> int | None:
    return smoki.VALUES.get(face) if face is not None else None
