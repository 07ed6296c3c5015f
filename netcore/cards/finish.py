"""The end of a game: all agree on the last board, and all say whether they lay their seeds open before anyone does it.

If one seat says no, no seed is shown: otherwise the last one to speak could read every hand without showing its own.
Source: docs/protocol/cards.md, "Laying open".
"""

from __future__ import annotations

from typing import ClassVar

from engine.pieces import Seat
from netcore.cards.desk import Desk
from netcore.cards.phase import Check, Phase, expect
from netcore.crypto.seed import GameSeed
from netcore.feeds.bodies import Agreed, AnyBody, SeedShown, WillOpen


class Agreeing(Phase):
    """Everyone signs the result: what all have read, the last board with it."""

    kind = Agreed
    busy: ClassVar[str] = "show"
    in_any_order: ClassVar[bool] = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.everyone)
        self._desk = desk

    def make(self, me: Seat) -> AnyBody:
        """My agreement."""
        return Agreed(number=self._desk.number)

    def read(self, seat: Seat, body: AnyBody) -> None:
        """The body's history is all that is said."""


class Asking(Phase):
    """Everyone says whether it would lay its seed open."""

    kind = WillOpen
    busy: ClassVar[str] = ""
    decides: ClassVar[bool] = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self.willing: dict[Seat, bool] = {}

    def answer(self, agree: bool) -> AnyBody:
        """My answer."""
        return WillOpen(number=self._desk.number, open=agree)

    def read(self, seat: Seat, body: AnyBody) -> None:
        """Take the answer of `seat`."""
        self.willing[seat] = expect(body, WillOpen).open


class SeedShowing(Phase):
    """Everyone shows its seed, and every step is done again from it. A wrong one is no foul, it is reported as such."""

    kind = SeedShown
    busy: ClassVar[str] = "show"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        self.seeds: dict[Seat, GameSeed] = {}
        self.altered: dict[Seat, tuple[int, ...]] = {}
        """The questions in which a seat did something else than its seed says."""
        self.wrong: list[Seat] = []
        """Seats that showed another seed than the one that they had committed to."""

    def make(self, me: Seat) -> AnyBody:
        """My seed."""
        return SeedShown(number=self._desk.number, seed=self._desk.mine().seed.expose())

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the seed of `seat`; the check is the audit, which fails nobody but fills `altered`."""
        charter, shown = self._desk.charter, expect(body, SeedShown).seed
        # A seed of zeros is what an erased one looks like: no seat can have committed to it.
        if any(shown) and (seed := GameSeed(shown)).opens(charter.keys[seat].seed, charter.terms.hash(), seat):
            self.seeds[seat] = seed
            return Check("seed.audit", lambda: self._audit(seat, seed))
        self.wrong.append(seat)
        return None

    def _audit(self, seat: Seat, seed: GameSeed) -> bool:
        self.altered[seat] = self._desk.seeded.audit(seat, seed, self._desk.charter.joint, self._desk.cache)
        return True
