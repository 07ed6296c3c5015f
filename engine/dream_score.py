"""What a night is worth, by role (Den, 2 – Počítání bodů)."""

from __future__ import annotations

from typing import Final

from engine.pieces import Face

FAIRY: Final = Face("fairy")
BOGEY: Final = Face("bogey")
SANDMAN: Final = Face("sandman")

RECALL_BONUS: Final = 2
BALANCE_BONUS: Final = 2

ROLES: Final = {
    seats: (FAIRY,) * fairies + (BOGEY,) * bogeys + (SANDMAN,) * sandmen
    for seats, fairies, bogeys, sandmen in (
        (4, 1, 1, 2),
        (5, 2, 1, 2),
        (6, 3, 2, 1),
        (7, 3, 2, 2),
        (8, 4, 3, 1),
        (9, 4, 3, 2),
        (10, 5, 4, 1),
    )
}
"""The role cards by number of players: as many as players, so that one is left over."""


def spirit_points(role: Face, yellow: int, blue: int) -> int:
    """What one spirit wins: a fairy the yellow cards, a bogey the blue ones, a sandman by how near they are."""
    if role == FAIRY:
        return yellow
    if role == BOGEY:
        return blue
    if yellow == blue:
        return yellow + BALANCE_BONUS
    return max(yellow, blue) if abs(yellow - blue) == 1 else min(yellow, blue)


def dreamer_points(yellow: int, recalled: bool) -> int:
    """What the Dreamer wins: the yellow cards, and a bonus for having named them all, if there are any."""
    return yellow + (RECALL_BONUS if recalled and yellow > 0 else 0)
