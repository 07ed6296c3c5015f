"""What this player saw in a game that is over, so that it can be watched again through the same eyes: a note of this
computer beside the game's file.

A game file holds nobody's secrets, and without all seeds nobody can read from it what a seat was shown. This note goes
to nobody: it is not in the file, it is not sent, and it goes with the game when that is deleted. Blocking.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed
from netcore.feeds.entry import MOST_SEATS
from netcore.wire.codec import LARGEST_FRAME, decode, encode
from netcore.wire.fields import Bytes32

SUFFIX: Final = ".seen"
MOST_CARDS: Final = 4000
"""Cards of which a note is kept: more than one seat is shown in the longest game."""
LONGEST_FACE: Final = 64
LARGEST: Final = 8 * LARGEST_FRAME


class _Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, array_like=True):
    card: Annotated[int, msgspec.Meta(ge=0)]
    face: Annotated[str, msgspec.Meta(max_length=LONGEST_FACE)]


class _Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: Bytes32
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    cards: Annotated[tuple[_Card, ...], msgspec.Meta(max_length=MOST_CARDS)]


@dataclass(frozen=True, slots=True)
class Seen:
    """What `seat` was shown: faces by the numbers of the cards."""

    seat: int
    faces: Mapping[int, str] = field(repr=False)


def beside(game_file: Path) -> Path:
    """Where the note about a game lies."""
    return game_file.with_suffix(SUFFIX)


def save(game_file: Path, table: bytes, seen: Seen, disk: Disk | None = None) -> None:
    """Keep what was seen at a table, whose terms hash to `table`. Raises OSError."""
    cards = tuple(_Card(card, face) for card, face in sorted(seen.faces.items()))[-MOST_CARDS:]
    note = encode(_Note(table=table, seat=seen.seat, cards=cards))
    (disk or Disk()).write_whole(beside(game_file), note, private=True)


def load(folder: Path, game: str, table: bytes) -> Seen | None:
    """What was seen at that table, whichever copy of its file is looked at; None where nothing that fits was kept."""
    path = folder / f"{game}-{table.hex()[:16]}{SUFFIX}"
    try:
        note = decode(read_whole(path), _Note, largest=LARGEST)
    except (OSError, Malformed):
        return None
    if note.table != table:
        return None
    return Seen(note.seat, {each.card: each.face for each in note.cards})
