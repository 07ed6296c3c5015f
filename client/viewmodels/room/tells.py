"""What the raven tells of each thing in a table room."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from client.texts import says
from client.viewmodels.game.room_script import RoomScript
from client.viewmodels.room.options import BACKUPS, BENCH, CLOCK, CLOCK_S, HINTS, SEATS, STRENGTH, TALK, UNDO, OptionRow
from client.viewmodels.room.props import PlaceRow, RoomProps
from client.viewmodels.telling import LOOK_AROUND, Telling, talk_told

translate = QCoreApplication.translate


def tell(props: RoomProps, told: RoomScript | None, thing: str) -> Telling:
    """What is told of `thing`; "" is the room itself. `told` are the words of its game, if it has any here."""
    kind, _, key = thing.partition(":")
    match kind:
        case "":
            text = translate("Told", "Point at anything here, and I’ll say what it is and what you can do with it.")
            return Telling(props.waits or props.where, text, ((translate("Told", "look around"), LOOK_AROUND),))
        case "place":
            place = next((row for row in props.places if str(row.seat) == key), None)
            return _place(place) if place is not None else Telling()
        case "free":
            place = next((row for row in props.places if str(row.seat) == key), None)
            name = place.name if place is not None else ""
            return Telling(name, translate("Told", "Asks this player to stand up, so that the seat is free again."))
        case "option":
            option = next((row for row in props.options if row.name == key), None)
            return _option(option, told, host=props.host) if option is not None else Telling()
        case "bar":
            return _bar(key, props)
        case _:
            return _thing(kind, props)


def _place(place: PlaceRow) -> Telling:
    title = ", ".join(part for part in (place.name, place.note) if part)
    match place.kind:
        case "free":
            text = translate("Told", "A free seat: for somebody on this network, or for a bot.")
        case "bot":
            text = translate(
                "Told", "A bot plays by itself, sees no more than a person would, and proves its shuffles too."
            )
        case _ if place.known:
            text = translate("Told", "A friend whose key this computer knows. Play begins when everyone is ready.")
        case _:
            text = translate("Told", "A person at another computer. Play begins when everyone is ready.")
    return Telling(title, text)


def _option(option: OptionRow, told: RoomScript | None, *, host: bool) -> Telling:
    title = says(option.title, option.values[option.at])
    match option.name:
        case name if name == SEATS:
            text = translate("Told", "How many play. Free seats can be filled with bots.")
        case name if name == BACKUPS:
            text = translate("Told", "If somebody never comes back, the others can go on when all of them agree.")
        case name if name == HINTS:
            text = translate(
                "Told", "Everyone may ask their own computer what a bot would do, from what they see themselves."
            )
        case name if name == STRENGTH:
            text = translate("Told", "Calm bots play as a child would, lively ones well, and sly ones look ahead.")
        case name if name == BENCH:
            text = translate("Told", "Whether latecomers may look on. They see what lies open, and everyone sees them.")
        case name if name == CLOCK:
            text = translate(
                "Told",
                "Gentle: after the time the others may go on without waiting. Strict: they do. A ghost then moves.",
            )
        case name if name == UNDO:
            text = translate(
                "Told", "If all agree, and while nobody has seen a new card since. Whoever is next can just play on."
            )
        case name if name == CLOCK_S:
            text = translate("Told", "How long a decision may take before a ghost may make it.")
        case name if name == TALK:
            text = translate("Told", "What people here may say to each other. At night nobody speaks anyway.")
        case name:
            text = told.option_help(name) if told is not None else ""
    decides = "" if host else translate("Told", "The host decides.")
    return Telling(title, " ".join(part for part in (text, decides) if part))


def _bar(key: str, props: RoomProps) -> Telling:
    match key:
        case "where":
            return Telling(props.where, translate("Told", "Here everyone agrees on the rules before the game."))
        case "learn":
            return Telling(
                translate("Told", "The lesson"),
                translate(
                    "Told", "About five minutes with the raven. The others see that you are learning, and can wait."
                ),
            )
        case "rules":
            return Telling(
                translate("Told", "The rules of this game"),
                translate("Told", "Pictures, examples, and what can be agreed on."),
                ((translate("Told", "open"), "F1"),),
            )
        case "gift":
            return Telling(
                translate("Told", "Give Sennik to a friend"),
                translate(
                    "Told", "For somebody without it: by a browser on this network, or on a stick. The room stays."
                ),
            )
        case "talk":
            return talk_told()
        case "menu":
            return Telling(
                translate("Told", "Settings"), translate("Told", "Language, letters, sounds and the network.")
            )
        case _:
            return Telling()


def _thing(kind: str, props: RoomProps) -> Telling:
    match kind:
        case "ready":
            if props.ready:
                return Telling(translate("Told", "You are ready"), translate("Told", "You can still take it back."))
            text = props.why_not or translate(
                "Told", "Says yes to the rules as they are. The game begins when everyone has."
            )
            return Telling(
                translate("Told", "Ready?"), text, ((translate("Told", "agree"), "Return"),) if props.can_ready else ()
            )
        case "house":
            text = translate("Told", "Each change is lit for everyone, and asks everyone to agree once more.")
            return Telling(translate("Told", "House rules"), text)
        case "waits":
            text = translate("Told", "The game begins when all seats are taken and everyone is ready.")
            return Telling(props.changes or props.waits, text)
        case "agreed":
            return Telling(props.agreed, translate("Told", "How often this table has been agreed on, and by whom."))
        case "leave":
            return Telling(
                translate("Told", "Stand up"), translate("Told", "Leaves this table; you are asked once more."), ()
            )
        case "bots":
            return Telling(
                translate("Told", "Fill with bots"), translate("Told", "A bot sits down on every free seat.")
            )
        case "part":
            return Telling(props.part_text, translate("Told", "What this game lets you choose beside its rules."))
        case "phrase":
            text = translate("Told", "Read it aloud: the same words on every screen mean that nobody sits in between.")
            return Telling(translate("Told", "The safety phrase"), text)
        case "lock":
            text = translate("Told", "Nobody can see a face-down card or choose what is dealt, not even the host.")
            return Telling(translate("Told", "A fair deal"), text)
        case "table":
            return Telling(props.line, translate("Told", "The rules that have been chosen, in short."))
        case "address":
            return Telling(
                props.address, translate("Told", "Somebody who does not see this table can type this address.")
            )
        case _:
            return Telling()
