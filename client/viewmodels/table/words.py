"""The sentences that all tables share. English is the source; a name is put in as it is, its gender never matters."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.table.people import People, Person
from engine.pieces import Seat
from netcore.status import OverNews

translate = QCoreApplication.translate


def you(person: Person, *, mine: bool) -> str:
    """A player's name on a plate; one's own says so."""
    return fill(translate("Table", "%1 · you"), person.name) if mine else person.name


def scored(people: People, scores: Iterable[int]) -> str:
    """Who has how many, seat by seat."""
    return ", ".join(says(people[seat].name, str(score)) for seat, score in enumerate(scores))


def unheard(person: Person) -> str:
    """The note of somebody whose computer is silent, or whose program was closed."""
    return translate("Table", "closed Sennik, will be back") if person.closed else translate("Table", "offline")


def noted(person: Person, note: str) -> str:
    """What stands under a name: `note`, unless it is more to know that they are not there, for now or for good."""
    if person.ghost:
        return ghost()
    if not person.here:
        return unheard(person)
    if person.away:
        return translate("Table", "back in a moment")
    return translate("Table", "away: a ghost moves") if person.late else note


def ghost() -> str:
    """The note of a seat whose player is gone for good."""
    return translate("Table", "a ghost plays here")


def choosing() -> str:
    """The note of somebody who has to decide."""
    return translate("Table", "choosing")


def waiting() -> str:
    """The note of somebody who has not done anything yet."""
    return translate("Table", "waiting")


def sent() -> str:
    """What is said while a move of one's own is on its way."""
    return translate("Table", "Your move is on its way")


def busy(what: str) -> str:
    """What the table is doing while nobody has to decide."""
    match what:
        case "keys":
            return translate("Table", "Everyone is making keys for this game")
        case "roll":
            return translate("Table", "Drawing lots for who goes first")
        case "show":
            return translate("Table", "Opening cards together")
        case _:
            return translate("Table", "Shuffling the cards fairly")


def caught_up(percent: int) -> str:
    """How much of a game that is taken up again has been read."""
    return fill(translate("Table", "Reading what was played: %1%"), percent)


def begins(name: str) -> str:
    """Who begins."""
    return fill(translate("Table", "%1 goes first"), name)


def dealt(number: int) -> str:
    """A round begins."""
    return fill(translate("Table", "Round %1: shuffled and dealt"), number)


def awaited(seats: tuple[Seat, ...], people: People) -> str:
    """Who is awaited, in one sentence."""
    if len(seats) != 1:
        return still_choosing(seats, people)
    return fill(translate("Table", "%1’s turn"), people[seats[0]].name)


def still_choosing(seats: tuple[Seat, ...], people: People) -> str:
    """Who has not decided yet what all decide at once."""
    return fill(translate("Table", "Still choosing: %1"), ", ".join(people[seat].name for seat in seats))


def silent(seats: tuple[Seat, ...], people: People) -> str:
    """Who is awaited and not heard, and what can be done about it."""
    names = ", ".join(people[seat].name for seat in seats)
    if all(people[seat].closed for seat in seats):
        return fill(translate("Table", "Closed Sennik and means to come back: %1"), names)
    return fill(translate("Table", "No word from %1: wait, or leave from the menu"), names)


def number(value: int, *, signed: bool = False) -> str:
    """A number with a minus sign as long as the plus sign, which is written only if `signed`."""
    return f"{'−' if value < 0 else '+' if signed else ''}{abs(value)}"


def rank(place: int) -> str:
    """A place in a list."""
    return fill(translate("Table", "%1.", "place"), place)


def my_place(place: int, *, shared: bool) -> str:
    """How this player has done."""
    if place > 1:
        return fill(translate("Table", "Your place: %1"), place)
    return translate("Table", "You share the win") if shared else translate("Table", "You’ve won")


def behind(gap: int, name: str) -> str:
    """How much this player is behind another one."""
    return fill(translate("Table", "%1 behind %2"), gap, name)


def ahead(gap: int, name: str) -> str:
    """How much this player is ahead of another one."""
    return fill(translate("Table", "%1 ahead of %2"), gap, name)


def level(names: list[str]) -> str:
    """With whom this player shares a place."""
    return fill(translate("Table", "level with %1"), ", ".join(names))


def opened(over: OverNews | None, people: People) -> str:
    """Whether the seeds were laid open at the end; who still decides while that is not settled."""
    match over.opened if over else None:
        case True:
            return translate("Table", "All seeds are revealed: the game file proves every shuffle once more.")
        case False:
            return translate("Table", "Not every seed was revealed; the game’s proofs hold all the same.")
        case _:
            names = [people[seat].name for seat in over.undecided] if over else []
            return fill(translate("Table", "Still deciding whether to reveal: %1"), ", ".join(names)) if names else ""


def end_check(cards: int) -> str:
    """That the open cards were proved."""
    return translate("Table", "All %n card(s) were opened with a proof that this computer checked.", "", cards)


def book_check(checked: int) -> str:
    """What has been checked since the game began."""
    return translate(
        "Table", "%n proof(s) of shuffles and shown cards were checked here, and every one holds.", "", checked
    )


def end_next(*, last: bool) -> str:
    """What turns over the page of a round."""
    return translate("Table", "See how it ended") if last else translate("Table", "Write it down")
