"""The sentences of the page on which Sennik is given to a friend."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from netcore.status import Download, Gift, GiftNews
from netcore.version import RELEASE
from resources.gift import megabytes

translate = QCoreApplication.translate


def title(system: str) -> str:
    """For whom a file is."""
    match system:
        case "setup":
            return "Windows"
        case "zip":
            return translate("Gift", "Windows, on a stick")
        case "deb":
            return "Debian, Ubuntu"
        case "tarball":
            return translate("Gift", "Other Linux")
        case _:
            return "macOS"


def note(gift: Gift | None) -> str:
    """How large a file is, or that there is none."""
    if gift is None:
        return translate("Gift", "not here")
    return fill(translate("Gift", "%1 MB"), megabytes(gift.size))


def state(news: GiftNews) -> str:
    """How it stands, where there is no address to be shown."""
    match news.state:
        case "looking" | "closed":
            return translate("Gift", "Reading the files…")
        case "empty":
            return fill(translate("Gift", "No installer of Sennik %1 was found"), RELEASE)
        case "fault":
            return translate("Gift", "This computer takes no calls: its firewall may be in the way")
        case _ if not news.addresses:
            return translate("Gift", "This computer is on no network")
        case _:
            return ""


def where(folder: Path) -> str:
    """Where installers may be put."""
    return fill(
        translate("Gift", "Put the installers beside the program, as on a stick, or into this folder: %1"), folder
    )


def taking(download: Download, system: str) -> str:
    """Who takes what."""
    match download.ended:
        case "":
            pattern = translate("Gift", "%1 takes the file for %2")
        case "whole":
            pattern = translate("Gift", "%1 has the file for %2")
        case _:
            pattern = translate("Gift", "%1 broke off the file for %2")
    return fill(pattern, download.host, title(system))


def progress(download: Download) -> str:
    """How far it is."""
    size = max(1, round(download.size / 1e6))
    if download.ended == "whole":
        return fill(translate("Gift", "%1 MB"), size)
    far = fill(translate("Gift", "%1 of %2 MB"), round(download.sent / 1e6), size)
    if download.ended or not download.left_s:
        return far
    left = translate("Gift", "%n second(s) left", "", max(1, round(download.left_s)))
    return fill(translate("Gift", "%1, %2"), far, left)
