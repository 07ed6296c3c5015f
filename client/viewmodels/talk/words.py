"""What reactions are called, how each looks, and why one cannot speak now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from netcore.speech.said import REACTIONS
from netcore.status import CircleNews

translate = QCoreApplication.translate

FACES: Final = {
    "nice": "moon_smile",
    "oh": "moon_wow",
    "thinking": "moon_sleep",
    "caw": "raven_laugh",
    "doubt": "raven_doubt",
    "no": "dragon_fire",
    "pity": "dragon_cry",
    "thanks": "dragon_thanks",
}
"""The drawing of each reaction, under `faces/`."""


def word(reaction: str) -> str:
    """What a reaction says: a face alone may be seen, and may not be heard."""
    return {
        "nice": translate("Talk", "Nice"),
        "oh": translate("Talk", "Oh my"),
        "thinking": translate("Talk", "Thinking"),
        "caw": translate("Talk", "Caw!"),
        "doubt": translate("Talk", "Hm, hm"),
        "no": translate("Talk", "Oh no"),
        "pity": translate("Talk", "Too bad"),
        "thanks": translate("Talk", "Thanks"),
    }[reaction]


def faces() -> tuple[tuple[str, str], ...]:
    """Drawing and word of each of the eight, in the order of their keys."""
    return tuple((f"faces/{FACES[reaction]}", word(reaction)) for reaction in REACTIONS)


def why_silent(circle: CircleNews, limit: str) -> str:
    """Why this player cannot write now; "" where nothing is in the way. `limit` is the player's own choice."""
    if circle.hushed:
        return translate("Talk", "It’s night: nobody speaks until day.")
    if circle.talk == "reactions":
        return translate("Talk", "This table has agreed on reactions only.")
    if limit == "reactions":
        return translate("Talk", "You have chosen reactions only, in the settings.")
    return ""


def two_tongued(name: str) -> str:
    """What is told of somebody who has said one thing to some and another to others."""
    return fill(translate("Talk", "%1 told some of you something else. You won’t see any more from this player."), name)


def refusal(code: str) -> str:
    """What to do about something that was not said."""
    if code == "speech_fast":
        return translate("Talk", "One thing after the other: wait a moment, then say it again.")
    if code == "speech_unseen":
        return translate("Talk", "Nothing of that can be shown. Say it in letters.")
    return translate("Talk", "Nobody speaks here just now.")
