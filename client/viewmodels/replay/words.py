"""The sentences of a game that is watched again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from client.texts import fill
from client.viewmodels.replay.tape import Bad, Proof, Tape
from client.viewmodels.table.people import People
from client.viewmodels.table.words import number
from engine.pieces import Seat
from netcore.audit.watched import Sight

translate = QCoreApplication.translate

FEWEST_WITH_BACKUPS: Final = 3
"""With fewer computers no key is backed up."""


def day(saved_s: float, language: str) -> str:
    """When a file was saved, as this language writes it."""
    return QLocale(language).toString(QDateTime.fromSecsSinceEpoch(int(saved_s)), QLocale.FormatType.ShortFormat)


def whose(tape: Tape, language: str) -> str:
    """By whom a game was played, and when its file was saved: the file itself holds no hour."""
    pattern = translate("Replay", "%1 · saved %2")
    return fill(pattern, ", ".join(tape.names), day(tape.saved_s, language))


def verdict(tape: Tape) -> tuple[str, str]:
    """What is known of the file, in a sentence, and its kind: "good", "open" or "foul"."""
    report = tape.report
    if report.fault is not None:
        by = report.fault.seat
        if by is not None and 0 <= by < len(tape.names):
            return fill(translate("Replay", "%1 broke the protocol after the last step here."), tape.names[by]), "foul"
        return translate("Replay", "Something doesn’t fit after the last step here."), "foul"
    if report.missing:
        return translate("Replay", "What is here is proved, but the game isn’t over."), "open"
    if tape.checked:
        return translate("Replay", "Checked just now: every shuffle, card and move."), "good"
    return translate("Replay", "Checked on this computer: every shuffle, card and move."), "good"


def bad(found: Bad) -> str:
    """Why a file cannot be watched."""
    report = found.report
    if found.foreign:
        pattern = translate("Replay", "It was played with another version of Sennik, or by other rules: %1")
        return fill(pattern, found.reason)
    if report is None:
        return fill(translate("Replay", "This file can’t be watched here: %1"), found.reason)
    fault = report.fault
    if fault is None:
        return translate("Replay", "No card was ever dealt in this game, so there is nothing to watch.")
    if fault.seat is not None and 0 <= fault.seat < len(found.names):
        pattern = translate("Replay", "The file is damaged, or was changed: what %1 wrote in it doesn’t fit.")
        return fill(pattern, found.names[fault.seat])
    return translate("Replay", "The file is damaged, or was changed.")


def unreadable(error: BaseException) -> str:
    """Why a file could not even be read."""
    return fill(translate("Replay", "This file can’t be watched here: %1"), str(error))


def step(at: int, count: int) -> str:
    """How far we are."""
    return fill(translate("Replay", "step %1 of %2"), at + 1, count)


def told(tape: Tape, text: str, *, over: bool) -> str:
    """What happens at a moment; a step that ends a round may have no words of its own."""
    if not over:
        return text or translate("Replay", "The round ends")
    names = ", ".join(tape.names[seat] for seat in tape.outcome.winners) if tape.outcome is not None else ""
    return fill(translate("Replay", "Won: %1"), names)


def speeds() -> tuple[str, ...]:
    """How fast a game is watched."""
    return (
        translate("Replay", "slowly"),
        translate("Replay", "at ease"),
        translate("Replay", "fast"),
        translate("Replay", "very fast"),
    )


def eyes(names: Sequence[str], seat: Seat | None, *, mine: bool, bare: bool) -> str:
    """Through whose eyes."""
    if bare:
        return translate("Replay", "all cards turned up")
    if seat is None:
        return translate("Replay", "as an onlooker saw it")
    if mine:
        return translate("Replay", "as you saw it")
    return fill(translate("Replay", "as %1 saw it"), names[seat])


def eyes_note(tape: Tape) -> str:
    """What is behind that choice."""
    if tape.faces:
        return translate("Replay", "Everyone revealed their cards when the game was over.")
    if tape.report.missing or tape.report.fault is not None:
        return translate("Replay", "Hidden cards stay hidden: the game isn’t over.")
    return translate("Replay", "Hidden cards stay hidden: not everyone revealed theirs.")


def when(number_: int) -> str:
    """At which step of the rules."""
    return fill(translate("Replay", "step %1"), number_)


def knew(sight: Sight, people: People) -> str:
    """Who could know a card from then on."""
    names = ", ".join(people[seat].name for seat in sight.seats)
    match sight.how:
        case "dealt":
            return translate("Replay", "nobody: it came out of the shuffle face down")
        case "kept":
            return fill(translate("Replay", "%1 kept it"), names)
        case "open":
            return translate("Replay", "everyone: it was turned up")
        case _:
            return fill(translate("Replay", "%1 alone looked at it"), names)


def card(name: str) -> str:
    """Which card is chosen."""
    return name or translate("Replay", "a card face down")


def saved(path: str) -> str:
    """Where a file was put."""
    return fill(translate("Replay", "Saved: %1"), path)


def unsaved(detail: str) -> str:
    """The disk did not take it."""
    return fill(translate("Replay", "That didn’t work: %1"), detail)


def unproved() -> str:
    """A card could not be proved."""
    return translate("Replay", "This card can’t be proved: the file has changed meanwhile.")


# ── the proof of one card ───────────────────────────────────────────────────────────────────────────────────────────
def way_title(proof: Proof) -> str:
    """What the picture shows."""
    return translate("Prove", "One card’s way through %n shuffle(s)", "", len(proof.way.links))


def way_note(proof: Proof) -> str:
    """How much of the way can be seen."""
    if proof.way.places:
        pattern = translate(
            "Prove", "one of %n card(s). Everyone revealed their shuffle, so the way can be seen", "", proof.way.cards
        )
    else:
        pattern = translate(
            "Prove",
            "one of %n card(s). The way stays hidden: only that nothing was added, lost or changed is proved",
            "",
            proof.way.cards,
        )
    return pattern


def checks(proof: Proof) -> tuple[str, ...]:
    """What was proved just now, a line each."""
    way = proof.way
    good = sum(link.checked for link in way.links)
    lines = [
        fill(translate("Prove", "%1 of %2 shuffles proved: no card was added, lost or changed"), good, len(way.links)),
        translate("Prove", "%n signed message(s), each following the one before", "", proof.signed),
    ]
    if way.entries:
        lines.insert(1, translate("Prove", "%n share(s) of keys to these cards, each with its proof", "", way.shares))
    return tuple(lines)


def honest(tape: Tape) -> str:
    """Why nobody could know the card before, and what it would have taken."""
    peers = len({seat.home for seat in tape.terms.seats})
    first = translate("Prove", "Before that nobody knew it: one honest shuffle is enough to keep the order secret.")
    if peers == 1:
        alone = translate("Prove", "But all seats were played on one computer, which holds every key.")
        return f"{first} {alone}"
    all_ = translate("Prove", "To look into its envelope takes the keys of all %n computer(s) at once.", "", peers)
    if not tape.terms.backups or peers < FEWEST_WITH_BACKUPS:
        return f"{first} {all_}"
    fewer = translate("Prove", "Since keys are backed up here, %n computer(s) together would do.", "", peers - 1)
    return f"{first} {all_} {fewer}"


def place(at: int, cards: int) -> str:
    """Where a card lay."""
    return fill(translate("Prove", "place %1 of %2"), number(at + 1), number(cards))
