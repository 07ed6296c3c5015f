"""Who may sit down at a table, in words: the chip and the sheet of the table room, and what waits before a door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QCoreApplication

from client.texts import fill

if TYPE_CHECKING:
    from netcore.status import DoorCaller, DoorNews, RoomDoor

translate = QCoreApplication.translate
KINDS: Final[tuple[Literal["open", "nod", "word"], ...]] = ("open", "nod", "word")


@dataclass(frozen=True, slots=True)
class CallerRow:
    """Somebody before the door, or kept out (`away`). `peer` is the key as hex digits."""

    peer: str
    name: str
    lantern: str
    note: str
    warned: bool
    away: bool


def kind_names() -> tuple[str, ...]:
    """The three ways to let people in, in the order of KINDS."""
    return (translate("Door", "anyone"), translate("Door", "by the host’s nod"), translate("Door", "by a word"))


def door_chip(door: RoomDoor) -> str:
    """How the door stands, in two or three words."""
    if door.callers:
        return translate("Door", "%n at the door", "", len(door.callers))
    match door.kind:
        case "nod":
            return translate("Door", "By nod")
        case "word":
            return translate("Door", "By word")
        case _:
            return translate("Door", "Open to all")


def door_line(door: RoomDoor, host: bool) -> str:
    """What that means, in a sentence or two."""
    match door.kind:
        case "nod" if host:
            return translate("Door", "Whoever would sit down waits until you let them in. Those who sit here stay.")
        case "nod":
            return translate("Door", "Whoever would sit down waits until the host lets them in.")
        case "word" if door.spent:
            return translate(
                "Door", "The word was tried too often and opens nothing any more. Choose another, or let people in."
            )
        case "word" if host:
            return translate(
                "Door", "Say the word across the room. It is never sent, and nobody can try out words by machine."
            )
        case "word":
            return translate("Door", "Only who knows the host’s word sits down, or whom the host lets in.")
        case _:
            return translate("Door", "Anyone on this network can sit down.")


def caller_rows(door: RoomDoor) -> tuple[CallerRow, ...]:
    """Who waits, then who is kept out."""
    return tuple(_row(each, away=False) for each in door.callers) + tuple(
        _row(each, away=True) for each in door.turned_away
    )


def _row(caller: DoorCaller, *, away: bool) -> CallerRow:
    if away:
        note = translate("Door", "kept out")
    elif caller.warning == "lookalike":
        note = translate("Room", "looks like another name")
    elif caller.warning == "new_key":
        note = translate("Room", "known name, new key")
    else:
        note = translate("Room", "known key") if caller.known else translate("Door", "would like to sit down")
    warned = bool(caller.warning) and not away
    return CallerRow(caller.peer.hex(), caller.name, caller.lantern, note, warned, away)


def newcomers(before: RoomDoor, now: RoomDoor) -> str:
    """Who has come to the door since, in a sentence for its host; "" for nobody."""
    waited = {caller.peer for caller in before.callers}
    names = [caller.name for caller in now.callers if caller.peer not in waited]
    return fill(translate("Door", "%1 would like to sit down: see the door above."), ", ".join(names)) if names else ""


def draw_word(language: str) -> str:
    """Two words to be told across the room: one of 65,536."""
    import secrets  # it brings OpenSSL along, and the first frame is without

    from resources import phrase

    table = phrase.words(language if language in phrase.LANGUAGES else "en")
    return " ".join(secrets.choice(table) for _ in range(2))


def waiting_line(news: DoorNews) -> str:
    """What this player waits for before a door, or has to do."""
    match news.kind, news.why:
        case "nod", _:
            return translate("Door", "The host has been asked to let you in.")
        case _, "wrong":
            return translate("Door", "That wasn’t the word. Ask again across the room.")
        case _, "slowly":
            return translate("Door", "Too many words have been tried just now. Wait ten seconds, then try again.")
        case _:
            return translate("Door", "Its host has told a word across the room. Type it as you heard it.")
