"""Collects the bodies of one phase in the order of its seats, and judges them in that order.

Checks of proofs may come back in any order; still the first offender by the order of seats is the one that is named, so
that all peers that hold the same feeds name the same.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.pieces import Seat
from netcore.cards.phase import Check, Offence, Phase
from netcore.feeds.bodies import AnyBody
from netcore.feeds.entry import Entry


@dataclass(slots=True)
class Slot:
    """One body that was read. `good` is None while its proof is being checked."""

    seat: Seat
    entry: Entry
    rule: str
    good: bool | None


class Collection:
    """A phase being collected."""

    def __init__(self, phase: Phase) -> None:
        self.phase = phase
        self.slots: list[Slot] = []

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Whose bodies have not been read, in order."""
        return self.phase.seats[len(self.slots) :]

    def read(self, entry: Entry, body: AnyBody) -> tuple[Slot, Check | None]:
        """Read the next seat's body. The check that is left to do; its result goes into the slot's `good`."""
        seat = self.waits[0]
        try:
            check = self.phase.read(seat, body)
        except Offence as offence:
            return self.refuse(entry, offence.rule), None
        slot = Slot(seat, entry, check.rule if check else "", None if check else True)
        self.slots.append(slot)
        return slot, check

    def refuse(self, entry: Entry, rule: str) -> Slot:
        """Note that the next seat's entry breaks `rule` as it stands."""
        slot = Slot(self.waits[0], entry, rule, False)
        self.slots.append(slot)
        return slot

    @property
    def refused(self) -> bool:
        """Whether something read here is known to be bad: then nothing is built upon it."""
        return any(slot.good is False for slot in self.slots)

    def offender(self) -> Slot | None:
        """The first bad slot, once all before it are known to be good."""
        for slot in self.slots:
            if slot.good is None:
                return None
            if not slot.good:
                return slot
        return None

    @property
    def complete(self) -> bool:
        """Whether every body is in and good."""
        return not self.waits and all(slot.good for slot in self.slots)
