"""Why a table has stopped for good, in words: who, what, who checked it, where the evidence is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table.people import People
from client.viewmodels.table.props import StoppedProps
from client.viewmodels.table.script import Script
from netcore.status import FoulNews, PlayedOnNews

translate = QCoreApplication.translate


def foul(news: FoulNews, people: People, script: Script) -> StoppedProps:
    """A peer broke the protocol or a rule; of its own rules the game's script tells."""
    person = people[news.seat] if news.seat < len(people) else None
    return StoppedProps(
        kind="foul",
        title=translate("Stopped", "The game has stopped: a proof doesn’t hold"),
        name=person.name if person else str(news.seat + 1),
        lantern=person.lantern if person else "round",
        what=rule(news.rule, script),
        facts=(
            fill(translate("Stopped", "When: at step %1 of this game"), news.number),
            translate("Stopped", "Checked by: this computer; the others check the same evidence themselves"),
            *_place(translate("Stopped", "Evidence: %1"), news.saved),
        ),
        saved=news.saved,
        advice=translate("Stopped", "This is either cheating or a bug. Anyone can check the saved file."),
    )


def played_on(news: PlayedOnNews, people: People) -> StoppedProps:
    """The others have gone on without this player, who comes back too late."""
    by = ", ".join(people[seat].name for seat in news.by if seat < len(people))
    return StoppedProps(
        kind="played-on",
        title=translate("Stopped", "The others have played on without you"),
        what=translate("Stopped", "A ghost has your seat, and there’s no way back into this game."),
        facts=(
            fill(translate("Stopped", "Agreed that you were gone: %1"), by),
            *_place(translate("Stopped", "The game as far as you saw it: %1"), news.saved),
        ),
        saved=news.saved,
        advice=translate("Stopped", "You can sit down with them again at their next table."),
    )


def _place(sentence: str, saved: str) -> tuple[str, ...]:
    """Where it was saved; nothing where the disk took nothing."""
    return (fill(sentence, saved),) if saved else ()


def rule(code: str, script: Script) -> str:
    """What somebody did, from the code of the rule that it breaks."""
    if code == "feed.fork":
        return translate("Stopped", "said two different things at the same point in the game.")
    if told := script.broken(code):
        return told
    match code.partition(".")[0]:
        case "shuffle":
            return translate("Stopped", "shuffled, but couldn’t prove that every card is still there exactly once.")
        case "show":
            return translate("Stopped", "opened an envelope with something that doesn’t match the sealed card.")
        case _:
            return translate("Stopped", "sent something that the table’s protocol forbids.")
