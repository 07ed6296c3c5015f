"""What is said of files that could not be read and were put aside: what that means, and where they are now."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePath
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from client.texts import fill

if TYPE_CHECKING:
    from netcore.status import AsideNews

translate = QCoreApplication.translate


def aside_sentences(aside: Iterable[AsideNews]) -> str:
    """All of it in one go."""
    return " ".join(fill(_sentence(news.what), PurePath(news.path).name) for news in aside)


def _sentence(what: str) -> str:
    match what:
        case "identity":
            return translate(
                "Aside", "Your key couldn’t be read and was set aside (%1). Friends will see a new key: tell them."
            )
        case "player":
            return translate("Aside", "Your name couldn’t be read and was set aside (%1). Choose it again.")
        case "acquaintances":
            return translate(
                "Aside", "Your friends’ keys couldn’t be read and were set aside (%1). Compare the phrase again."
            )
        case "ways":
            return translate(
                "Aside",
                "The others’ addresses couldn’t be read (%1). Sennik is looking for them.",
            )
        case "table":
            return translate("Aside", "An unfinished game couldn’t be read and was set aside (%1).")
        case "settings":
            return translate("Aside", "Your settings couldn’t be read and were set aside (%1). Choose them again.")
        case _:
            return translate("Aside", "Something stood in the place of a folder and was set aside (%1).")
