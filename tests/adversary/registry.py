"""All rows, in the order and under the headings of docs/protocol/attacks.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tests.adversary import rows_cards, rows_elsewhere, rows_games, rows_messages, rows_unstopped
from tests.adversary.row import Row

AREAS: Final[Mapping[str, list[Row]]] = {
    "Setting up": rows_cards.SETTING_UP,
    "Cards, rolls and seeds": [*rows_cards.CARDS, *rows_elsewhere.AT_THE_TABLE],
    "Moves": rows_cards.MOVES,
    "Sen": rows_games.SEN_ROWS,
    "Smoki": rows_games.SMOKI_ROWS,
    "Smoczy Wyścig": rows_games.RACE_ROWS,
    "Když sním": rows_games.DREAM_ROWS,
    "Time": [*rows_games.TIME_ROWS, *rows_elsewhere.TIME],
    "Taking a move back": rows_elsewhere.UNDO,
    "Feeds and disks": [*rows_messages.GOSSIP, *rows_elsewhere.FEEDS],
    "Leaving": rows_elsewhere.LEAVING,
    "The room": [*rows_messages.ROOM, *rows_elsewhere.ROOM],
    "The network": [*rows_messages.LINKS, *rows_elsewhere.NETWORK],
}
ROWS: Final[tuple[Row, ...]] = tuple(row for rows in AREAS.values() for row in rows)
UNSTOPPED: Final = rows_unstopped.UNSTOPPED
