"""What a card would be good for in a draft: said from the own cards and open teams alone, and sent to nobody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.race import names, plan, words
from client.viewmodels.race.props import TeamProps
from engine.pieces import Face, Seat
from engine.policies.race_planner import Plan, Wanting
from engine.policies.race_planner import plan as planned
from engine.race_board import HERO, Board
from engine.race_cards import ANY, CARDS, Card

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


@dataclass(frozen=True, slots=True)
class Places:
    """What a dragon of the team needs, and what would lie there: a card's id, the hero, or None for nothing yet."""

    dragon: Card
    fills: tuple[tuple[str, str | None], ...]
    flies: bool


def places(board: Board, seat: Seat, cards: Sequence[Card]) -> tuple[Places, ...]:
    """Where `cards` would lie in the best flight, and what is left over under the dragons that it would help next."""
    best = flight(board, seat, cards)
    under = {
        dragon.id: [each.card for each in best.supports if each.dragon == dragon.id] for dragon in board.team(seat)
    }
    laid = {each.card for each in best.supports}
    rest = [card for card in cards if card.id not in laid]
    rows = []
    for dragon in board.team(seat):
        flies = dragon in best.flown
        given = [(name, _colour(board, seat, name)) for name in under[dragon.id]]
        fills = _filled(dragon.needs, given)
        if not flies:
            fills, rest = _filled_from(dragon.needs, rest)
        rows.append(Places(dragon, fills, flies))
    return tuple(rows)


def _colour(board: Board, seat: Seat, name: str) -> str:
    return (board.hero(seat).support or ANY) if name == HERO else CARDS[Face(name)].colour


def _filled(needs: Sequence[str], given: Sequence[tuple[str, str]]) -> tuple[tuple[str, str | None], ...]:
    """Which of `given`, names and colours, meets which of `needs`: its own colour first."""
    left = list(given)
    found: list[tuple[str, str | None]] = []
    for need in sorted(needs, key=lambda need: need == ANY):
        at = next((each for each in left if need in (each[1], ANY)), None) or next(
            (each for each in left if each[1] == ANY), None
        )
        if at is not None:
            left.remove(at)
        found.append((need, at[0] if at is not None else None))
    return tuple(found)


def _filled_from(needs: Sequence[str], cards: list[Card]) -> tuple[tuple[tuple[str, str | None], ...], list[Card]]:
    """The same from what is left over, and what is left of that."""
    fills = _filled(needs, [(card.id, card.colour) for card in cards])
    used = {name for _need, name in fills}
    return fills, [card for card in cards if card.id not in used]


@dataclass(frozen=True, slots=True)
class Told:
    """How far the flight would go, in words: with the card that is chosen or as it is, and what it is without it."""

    now: str
    more: str = ""
    before: str = ""


def told(board: Board, seat: Seat, kept: Sequence[Card], chosen: Card | None) -> Told:
    """The forecast of a draft."""
    now = flight(board, seat, kept)
    if chosen is None:
        return Told(fill(translate("Race", "So far: %1"), _worth(now)))
    then = flight(board, seat, (*kept, chosen))
    more = f"+{then.spaces - now.spaces}" if then.spaces > now.spaces else ""
    without = fill(translate("Race", "without it: %1"), _worth(now))
    return Told(fill(translate("Race", "With this card: %1"), _worth(then)), more, without)


def _worth(flown: Plan) -> str:
    if not flown.flown:
        return translate("Race", "no dragon flies yet")
    return f"{translate('Race', '%n dragon(s) fly', '', len(flown.flown))}, {words.spaces(flown.spaces)}"


def team(board: Board, seat: Seat, kept: Sequence[Card], chosen: Card | None) -> tuple[TeamProps, ...]:
    """The own team in a draft: what each dragon still needs, and which the chosen card would help."""
    cards = (*kept, chosen) if chosen is not None else tuple(kept)
    before = {each.dragon.id: each.flies for each in places(board, seat, kept)}
    rows = places(board, seat, cards)
    slowest = min(rows, key=lambda row: row.dragon.speed).dragon if rows else None
    placed = chosen is not None and any(name == chosen.id for row in rows for _need, name in row.fills)
    return tuple(
        _column(board, row, before[row.dragon.id], chosen, replaced=not placed and row.dragon == slowest)
        for row in rows
    )


def _column(board: Board, row: Places, flew: bool, chosen: Card | None, *, replaced: bool) -> TeamProps:
    mine = [chosen is not None and name == chosen.id for _need, name in row.fills]
    lacking = sum(name is None for _need, name in row.fills)
    faster = replaced and chosen is not None and not chosen.attacks and chosen.speed > row.dragon.speed
    if faster and chosen is not None:
        becomes = fill(translate("Race", "may leave: %1 for %2"), chosen.speed, row.dragon.speed)
    elif row.flies:
        becomes = translate("Race", "will fly") if flew else translate("Race", "flies with it")
    else:
        becomes = translate("Race", "lacks %n card(s)", "", lacking)
    return TeamProps(
        key=row.dragon.id,
        name=names.dragon(row.dragon.id),
        speed=words.spaces(row.dragon.speed),
        becomes=becomes,
        flies=row.flies,
        lit=any(mine) or faster,
        signs=tuple(need for need, _name in row.fills),
        marks=tuple(
            3 if this else 0 if name is None else 2 if name == HERO else 1
            for (_need, name), this in zip(row.fills, mine, strict=True)
        ),
    )
