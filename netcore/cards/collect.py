"""Collects the bodies of one phase in the order of its seats, and judges them in that order.

Checks of proofs may come back in any order; still the first offender by the order of seats is the one that is named, so
that all peers that hold the same feeds name the same.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
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
        self._seats = phase.seats
        self.held = phase.clock is not None
        """Whether nothing is read yet: it is not settled what came in time."""
        self.late: frozenset[Seat] = frozenset()
        """Whose answers under a clock are late."""

    @property
    def waits(self) -> tuple[Seat, ...]:
        """Whose bodies have not been read, in order."""
        if not self.phase.in_any_order:
            return self._seats[len(self.slots) :]
        read = {slot.seat for slot in self.slots}
        return tuple(seat for seat in self._seats if seat not in read)

    @property
    def due(self) -> tuple[Seat, ...]:
        """Whose bodies may be read next, in order."""
        return self.waits if self.phase.in_any_order else self.waits[:1]

    @property
    def links(self) -> tuple[bytes, ...]:
        """The hashes of the entries that the next one builds on, within this phase: those of a chain."""
        return tuple(slot.entry.hash for slot in self.slots) if self.phase.in_turn else ()

    def read(self, entry: Entry, body: AnyBody) -> tuple[Slot, Check | None]:
        """Read the body of a seat that is due. The check that is left to do; its result goes into the slot's `good`."""
        try:
            check = self.phase.read(entry.seat, body)
        except Offence as offence:
            return self.refuse(entry, offence.rule), None
        slot = Slot(entry.seat, entry, check.rule if check else "", None if check else True)
        self.slots.append(slot)
        return slot, check

    def refuse(self, entry: Entry, rule: str) -> Slot:
        """Note that the entry of a seat that is due breaks `rule` as it stands."""
        slot = Slot(entry.seat, entry, rule, False)
        self.slots.append(slot)
        return slot

    def settle(self, late: AbstractSet[Seat]) -> None:
        """It is settled whose answers under a clock are late: they are not read."""
        self.late, self.held = frozenset(late), False
        self.phase.be_late(self.late)
        self.drop(self.late)

    def drop(self, seats: AbstractSet[Seat]) -> None:
        """Do without these seats from now on, where bodies are read in any order."""
        self._seats = tuple(seat for seat in self._seats if seat not in seats)
        self.slots = [slot for slot in self.slots if slot.seat not in seats]

    @property
    def refused(self) -> bool:
        """Whether something read here is known to be bad: then nothing is built upon it."""
        return any(slot.good is False for slot in self.slots)

    @property
    def checked(self) -> bool:
        """Whether nothing that was read is still being checked."""
        return all(slot.good is not None for slot in self.slots)

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
