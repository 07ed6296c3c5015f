"""The sentences of the page on which Sennik is given to a friend."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from client.texts import fill
from netcore.files.sticks import Copied, Copying, NotCopied
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


# ── to a stick ──────────────────────────────────────────────────────────────────────────────────────────────────────
def what(gifts: Sequence[Gift], at: int) -> tuple[str, str]:
    """What may be saved: all, or the file that is looked at."""
    alone = gifts[at]
    return (
        fill(translate("Gift", "All files, %1 MB"), megabytes(sum(gift.size for gift in gifts))),
        fill(translate("Gift", "%1 alone, %2 MB"), title(alone.system), megabytes(alone.size)),
    )


def drive(free: int, needed: int, *, read_only: bool) -> str:
    """How much room there is on a stick."""
    if read_only:
        return translate("Gift", "read-only")
    if free < needed:
        return fill(translate("Gift", "%1 MB free, too little"), free // 1_000_000)
    if free < 2_000_000_000:
        return fill(translate("Gift", "%1 MB free"), free // 1_000_000)
    return fill(translate("Gift", "%1 GB free"), free // 1_000_000_000)


def beginning() -> str:
    """Before anything is known."""
    return translate("Gift", "Looking what lies there already…")


def copying(now: Copying) -> str:
    """What is done just now."""
    if now.reading:
        pattern = translate("Gift", "File %1 of %2 is read again and compared: %3")
    else:
        pattern = translate("Gift", "File %1 of %2 is written: %3")
    return fill(pattern, now.at, now.count, now.name)


def copied_part(now: Copying, left_s: float) -> str:
    """How far it is."""
    if now.done >= now.size or left_s < 1:
        return fill(translate("Gift", "%1%"), now.done * 100 // now.size)
    left = translate("Gift", "%n second(s) left", "", round(left_s))
    return fill(translate("Gift", "%1%, %2"), now.done * 100 // now.size, left)


def copied(done: Copied) -> str:
    """What lies on the stick now."""
    if not done.written:
        return translate("Gift", "All of it was there already: read again, and whole.")
    return translate("Gift", "%n file(s) written, read again from there, and whole.", "", len(done.written))


def not_copied(fault: NotCopied) -> str:
    """Why not, and what can be done."""
    match fault.why:
        case "no folder":
            return fill(translate("Gift", "There is no such folder: %1"), fault.name)
        case "refused":
            return translate("Gift", "Nothing may be written there: it is read-only, or somebody else’s.")
        case "full" if fault.needed:
            needed, free = megabytes(fault.needed), fault.free // 1_000_000
            return fill(translate("Gift", "Too little room: %1 MB are needed, %2 MB are free."), needed, free)
        case "full":
            return translate("Gift", "There is no more room. What was whole stays.")
        case "gone":
            return translate("Gift", "The stick is gone, or broken. Plug it in and save again: what was whole stays.")
        case "source":
            return fill(translate("Gift", "%1 is no longer the file that it was. Open this page anew."), fault.name)
        case "damaged":
            return fill(
                translate("Gift", "%1 was read back other than it was written: the stick is broken."), fault.name
            )
        case "stopped":
            return translate("Gift", "Stopped. What was whole stays, and nothing half.")
        case _:
            return fill(translate("Gift", "It cannot be saved there: %1"), fault.detail)
