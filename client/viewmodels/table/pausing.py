"""A pause at the table, in words: who has asked for it, and who can end it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table.people import People
from client.viewmodels.telling import Telling
from engine.pieces import Seat
from netcore.status import PauseNews

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class PauseProps:
    """What lies over the table in a pause; no `title`: there is none. `go_on` is that of the button that ends it.

    `can_ask`, `wished`, `away`: for the menu: whether a pause can be asked for, waits for the night to end, and whether
    this player is away.
    """

    title: str = ""
    text: str = ""
    go_on: str = ""
    lantern: str = ""
    can_ask: bool = False
    wished: bool = False
    away: bool = False


def derive(news: PauseNews, people: People, me: Seat | None, *, goes_on: bool) -> PauseProps:
    """What is shown to who sits at `me`, or looks on. `goes_on`: whether a game is under way."""
    plays, away = goes_on and me is not None, me in news.away
    if not news.by or not goes_on:
        return PauseProps(can_ask=plays and news.may_ask, wished=news.wished and plays, away=away and plays)
    names = ", ".join(people[seat].name for seat in news.by if seat < len(people))
    mine = me in news.by
    return PauseProps(
        title=translate("Pause", "Pause") if mine else fill(translate("Pause", "%1 asks for a pause"), names),
        text=_text(me, mine=mine, may_end=news.may_end, alone=len(people) == sum(p.bot for p in people) + 1),
        go_on=translate("Pause", "Go on") if news.may_end or mine else "",
        lantern=people[news.by[0]].lantern if news.by[0] < len(people) else "",
        away=away,
    )


def _text(me: Seat | None, *, mine: bool, may_end: bool, alone: bool) -> str:
    if alone or me is None:
        return translate("Pause", "Clocks stand still and bots wait.")
    if mine:
        return translate("Pause", "Clocks stand still for everyone. After a minute the others can go on, too.")
    if may_end:
        return translate("Pause", "Clocks stand still for everyone. You can go on whenever all are back.")
    return translate("Pause", "Clocks stand still for everyone. After a minute you can go on, too.")


def tell(props: PauseProps) -> Telling:
    """What the raven tells meanwhile."""
    return Telling(props.title, props.text)


def announced(before: PauseProps, now: PauseProps) -> str:
    """What is said aloud when it has changed."""
    if now.title and now.title != before.title:
        return f"{now.title}. {now.text}"
    return translate("Pause", "The game goes on.") if before.title and not now.title else ""
