"""What is said aloud when a room changes, for whoever does not see it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from client.texts import fill, says
from client.viewmodels.room.props import RoomProps

translate = QCoreApplication.translate


def told(before: RoomProps, now: RoomProps) -> str:
    """What has changed in a room that goes on: who sits where, what guests are to agree to, whom it waits for."""
    if not before.places or not now.places:
        return ""
    return ". ".join(part.rstrip(".") for part in _changes(before, now))


def _changes(before: RoomProps, now: RoomProps) -> Iterator[str]:
    seats = {place.seat: place for place in before.places}
    for place in now.places:
        was = seats.get(place.seat)
        if was is None or (was.name, was.note) == (place.name, place.note):
            continue
        if place.kind == "free":
            yield fill(translate("Room", "%1 stands up"), was.name)
        else:
            yield says(place.name, place.note)
    if not now.host:
        options = {option.name: option for option in before.options}
        for option in now.options:
            if option.name in options and options[option.name].at != option.at:
                yield says(option.title, option.values[option.at])
    if now.waits and now.waits != before.waits:
        yield now.waits
