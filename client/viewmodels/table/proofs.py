"""How a deal was proved, in words."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill, seconds
from client.viewmodels.table.people import People
from client.viewmodels.table.props import ProofProps
from netcore.status import DealProof, ProofLine

translate = QCoreApplication.translate


def chip(deal: DealProof | None) -> str:
    """The small line that opens; empty while nothing has been dealt."""
    if deal is None:
        return ""
    checked = sum(line.holds for line in deal.lines)
    if deal.done:
        return translate("Proof", "Deal proved: %n shuffle(s)", "", len(deal.lines))
    return fill(translate("Proof", "Shuffles checked: %1 of %2"), checked, len(deal.lines))


def title(deal: DealProof | None) -> str:
    """What the panel is about."""
    return (
        translate("Proof", "How this deal was proved") if deal is not None else translate("Proof", "Nothing dealt yet")
    )


def text(deal: DealProof | None, checked: int) -> str:
    """What has been checked here and how long it took, in plain words."""
    if deal is None:
        return ""
    cards = translate("Proof", "Everyone shuffles the %n card(s) in turn, in sealed envelopes.", "", deal.cards)
    honest = translate("Proof", "One honest shuffle is enough to keep the order secret from everyone.")
    proofs = translate("Proof", "This computer has checked %n proof(s) since the game began.", "", checked)
    took = fill(translate("Proof", "The whole shuffle took %1."), seconds(deal.took_ms))
    return " ".join((cards, honest, proofs, took) if deal.done else (cards, honest, proofs))


def rows(deal: DealProof | None, people: People) -> tuple[ProofProps, ...]:
    """Who shuffled, in order."""
    if deal is None:
        return ()
    return tuple(
        ProofProps(
            key=str(at),
            name=people[line.seat].name if line.seat < len(people) else "",
            lantern=people[line.seat].lantern if line.seat < len(people) else "round",
            time=_time(line),
            checked=line.holds,
        )
        for at, line in enumerate(deal.lines)
    )


def _time(line: ProofLine) -> str:
    if line.checked_ms is not None:
        return fill(translate("Proof", "checked in %1"), seconds(line.checked_ms))
    if line.proved_ms is not None:
        return fill(translate("Proof", "proved in %1"), seconds(line.proved_ms))
    if line.mine:
        return ""
    return translate("Proof", "being checked")
