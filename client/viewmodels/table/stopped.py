"""Why a table has stopped for good, in words: who, what, who checked it, where the evidence is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from client.viewmodels.table.people import People
from client.viewmodels.table.props import StoppedProps
from client.viewmodels.table.script import Script
from netcore.status import DivergedNews, FoulNews

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
            fill(translate("Stopped", "Rule broken: %1"), news.rule),
            translate("Stopped", "Checked by: this computer; the others check the same evidence themselves"),
            *_place(translate("Stopped", "Evidence: %1"), news.saved),
        ),
        saved=news.saved,
        advice=translate("Stopped", "This is either cheating or a bug. Anyone can check the saved file."),
    )


def diverged(news: DivergedNews, people: People) -> StoppedProps:
    """The peers do not see the same table any more."""
    names = ", ".join(people[seat].name for seat in news.seats if seat < len(people))
    return StoppedProps(
        kind="diverged",
        title=translate("Stopped", "The game has stopped: not everyone sees the same table"),
        what=translate("Stopped", "The computers disagree about what happened. Nobody is accused."),
        facts=(
            fill(translate("Stopped", "When: at step %1 of this game"), news.number),
            fill(translate("Stopped", "Seeing a different table: %1"), names),
            *_place(translate("Stopped", "The game so far: %1"), news.saved),
        ),
        saved=news.saved,
        advice=translate("Stopped", "This is a bug. Please keep the saved file and start a new game."),
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
