"""What a card would be good for in a draft: said from the own cards and open teams alone, and sent to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import names, plan, words
from engine.pieces import Seat
from engine.policies.race_planner import Plan, Wanting
from engine.policies.race_planner import plan as planned
from engine.race_board import Board
from engine.race_cards import Card

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Use:
    """What a card is for, in a few words, with a drawing beside them. `sure`: it makes somebody fly farther."""

    text: str
    art: str
    sure: bool = False
    short: str = ""
    """The same where there is little room, "" for just so."""


def flight(board: Board, seat: Seat, cards: Sequence[Card]) -> Plan:
    """The best flight of the team of `seat` with `cards` and the hero, if nobody attacks."""
    wanting = [Wanting(dragon, dragon.needs) for dragon in board.team(seat)]
    return planned([wanting], cards, board.hero(seat), hero_is_free=True)


def use(board: Board, seat: Seat, kept: Sequence[Card], card: Card) -> Use:
    """What `card` is for beside those `kept`: a flight, a part of one, an attack, a place in the team, the turbo."""
    before, then = flight(board, seat, kept), flight(board, seat, (*kept, card))
    fresh = [dragon for dragon in then.flown if dragon not in before.flown]
    if then.spaces > before.spaces and fresh:
        name = names.dragon(fresh[0].id)
        return Use(fill(translate("Race", "for %1"), name), "icons/check", sure=True, short=name)
    nearer = _nearer(board, seat, kept, card, then)
    if nearer is not None:
        return nearer
    if card.attacks:
        return Use(translate("Race", "to attack"), "race/attack")
    slowest = min((dragon.speed for dragon in board.team(seat)), default=0)
    if card.speed > slowest:
        told = fill(translate("Race", "may join: %1 for %2"), card.speed, slowest)
        return Use(told, "icons/people", short=f"{slowest} → {card.speed}")
    return Use(translate("Race", "only turbo"), "icons/speed")


def _nearer(board: Board, seat: Seat, kept: Sequence[Card], card: Card, then: Plan) -> Use | None:
    """That a dragon which does not fly yet lacks one card less."""
    colours = [each.colour for each in kept]
    for dragon in board.team(seat):
        if dragon in then.flown:
            continue
        had, has = (sum(plan.paid(dragon.needs, given)) for given in (colours, [*colours, card.colour]))
        if has > had:
            pattern = translate("Race", "for %1, %2 of %3")
            name, needs = names.dragon(dragon.id), len(dragon.needs)
            return Use(fill(pattern, name, has, needs), "icons/plus", short=f"{name} {has}/{needs}")
    return None


def told(board: Board, seat: Seat, kept: Sequence[Card], chosen: Card | None) -> str:
    """How far the flight would go, with the card that is chosen or as it is."""
    now = flight(board, seat, kept).spaces
    if chosen is None:
        return fill(translate("Race", "so far: %1"), words.spaces(now))
    then = flight(board, seat, (*kept, chosen)).spaces
    more = f" (+{then - now})" if then > now else ""
    return f"{fill(translate('Race', 'with it: %1'), words.spaces(then))}{more}"
