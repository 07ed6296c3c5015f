"""What the raven's strip tells of one thing: a frozen value that tables and rooms make."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate
LOOK_AROUND = "F8"
"""The key that leads from thing to thing, also to those that cannot be pressed."""


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of one thing: its name with the one fact about it, and a sentence on what it means now.

    `can` are pairs of what can be done with it and the key for that. `private`: it tells what this player alone may
    know, so that nothing of it is said aloud. `pictured`: a card stands beside the words, its `face` ("" is the back)
    with the `figure` that is laid on it; `art` is another drawing that does.
    """

    title: str = ""
    text: str = ""
    can: tuple[tuple[str, str], ...] = ()
    private: bool = False
    pictured: bool = False
    face: str = ""
    figure: str = ""
    art: str = ""


def talk_told() -> Telling:
    """What is told of the chat."""
    return Telling(
        translate("Told", "Chat"),
        translate("Told", "A few words for the others here, or one of eight reactions. No game keeps them."),
        ((translate("Told", "write"), "F6"), (translate("Told", "react"), "F7")),
    )
