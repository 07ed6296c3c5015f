"""What is in the way of those who do not hear each other, as far as a chart tells. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from netcore.lan.neighbourly import Step
from netcore.status import Heard, NeighboursNews

Kind: TypeAlias = Literal["nobody", "well", "pair", "person", "several"]
Pair: TypeAlias = tuple[int, int]

STEPS: Final[dict[str, tuple[Step, ...]]] = {
    "silent": ("firewall", "guest", "vpn"),
    "no-way": ("same", "guest", "vpn"),
    "unseen": ("same", "guest", "firewall"),
    "nobody": ("restart", "firewall"),
    "other-peer": ("restart",),
    "not-sennik": ("proxy", "restart"),
    "no-name": ("same",),
    "other-version": ("update",),
}
"""What to do about each fault, the likeliest first."""


@dataclass(frozen=True, slots=True)
class Cause:
    """What is wrong: `people` are the places in the chart of whoever it is about, the likely culprit first.

    `fault`: what most calls meet that fail there; "" for none.
    """

    kind: Kind
    people: tuple[int, ...] = ()
    fault: str = ""

    @property
    def steps(self) -> tuple[Step, ...]:
        """What to do, the likeliest first."""
        return STEPS["unseen"] if self.kind == "nobody" else STEPS.get(self.fault, ())


def parted(news: NeighboursNews) -> Iterator[Pair]:
    """The pairs of whom neither hears the other, as far as they tell."""
    for one in range(len(news.people)):
        for other in range(one + 1, len(news.people)):
            both = news.cells[one][other], news.cells[other][one]
            if all(cell.way != "heard" for cell in both) and any(cell.way != "unknown" for cell in both):
                yield one, other


def cause_of(news: NeighboursNews) -> Cause:
    """The likeliest: one person, if whoever is parted is parted from that one; else what there is."""
    if len(news.people) < 2:
        return Cause("nobody")
    pairs = list(parted(news))
    if not pairs:
        return Cause("well")
    fault = _fault(news, pairs)
    if len(pairs) == 1:
        return Cause("pair", pairs[0], fault)
    counted = Counter(person for pair in pairs for person in pair)
    person, times = counted.most_common(1)[0]
    if times == len(pairs):
        others = tuple(one if two == person else two for one, two in pairs)
        return Cause("person", (person, *others), fault)
    return Cause("several", tuple(sorted(counted)), fault)


def cause_of_pair(news: NeighboursNews, row: int, column: int) -> Cause:
    """The same of two alone; where one person is the likely cause of more, that one."""
    whole = cause_of(news)
    if whole.kind == "person" and whole.people[0] in (row, column):
        return whole
    pair = (min(row, column), max(row, column))
    return Cause("pair", pair, _fault(news, [pair])) if pair in parted(news) else Cause("well")


def _fault(news: NeighboursNews, pairs: list[Pair]) -> str:
    """What most of the calls between these meet; one that meets something tells more than one without an answer."""
    cells: list[Heard] = [news.cells[a][b] for one, other in pairs for a, b in ((one, other), (other, one))]
    faults = Counter(cell.fault for cell in cells if cell.fault)
    telling = {fault: count for fault, count in faults.items() if fault not in ("unseen", "silent")} or faults
    return max(telling, key=lambda fault: telling[fault]) if telling else ""
