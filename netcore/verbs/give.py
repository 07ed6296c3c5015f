"""`sennik give`: the installers that lie beside this program, for browsers on this network, as long as it runs.

Exit 0: ended by Ctrl+C, a signal, or after `--seconds`; 1: there is nothing to give, or no port to give it at.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

import segno

from netcore.files.beside import file_names
from netcore.files.folder import default_folder
from netcore.files.gifts import places
from netcore.node.giving import Giving
from netcore.status import Download, GiftNews
from netcore.version import RELEASE
from resources import gift as pages
from resources import phrase

GIVEN, NOTHING = 0, 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to give, where, and for how long."""
    parser.add_argument("folder", type=Path, nargs="*", help="where installers lie (default: beside this program)")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="this player's folder, which may hold installers")
    parser.add_argument("--interface", metavar="NAME", action="append", help="only on this interface, or address")
    parser.add_argument("--language", choices=pages.LANGUAGES, default="en", help="of the four words shown here")
    parser.add_argument("--seconds", metavar="S", type=float, help="end by itself")


def run(args: argparse.Namespace) -> int:
    """Give; the exit code."""
    folders = tuple(args.folder) or places(args.profile or default_folder())
    return asyncio.run(_give(folders, args.interface, args.language, args.seconds))


def _make_pages(news: GiftNews) -> dict[str, bytes]:
    return pages.pages(RELEASE, news.addresses, news.gifts)


async def _give(folders: Sequence[Path], interfaces: Sequence[str] | None, language: str, seconds: float | None) -> int:
    told = _Teller(folders, language)
    giving = asyncio.create_task(Giving(told.hear, _make_pages, folders).run(interfaces, tuple))
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, ValueError):  # Windows has none: there Ctrl+C is an exception
            loop.add_signal_handler(number, giving.cancel)
    if seconds is not None:
        loop.call_later(seconds, giving.cancel)
    try:
        await giving
    except asyncio.CancelledError:
        return GIVEN
    return NOTHING


class _Teller:
    """Says on standard output what happens."""

    def __init__(self, folders: Sequence[Path], language: str) -> None:
        self._folders = folders
        self._words = phrase.words(language)
        self._addresses: tuple[str, ...] | None = None
        self._known: dict[int, str] = {}

    def hear(self, news: GiftNews) -> None:
        match news.state:
            case "empty":
                self._say("There is nothing to give. Looked for, by their names:")
                for pattern in file_names().values():
                    self._say("  " + pattern.pattern.replace("\\", ""))
                for folder in self._folders:
                    self._say(f"in {folder}")
            case "fault":
                self._say("No port can be listened at: check this computer's firewall.")
            case "open":
                self._open(news)

    def _open(self, news: GiftNews) -> None:
        if news.addresses != self._addresses:
            self._addresses = news.addresses
            for gift in news.gifts:
                words = ", ".join(f"{self._words[number]} {number}" for number in gift.numbers)
                self._say(f"{gift.name}  {gift.size / 1e6:.0f} MB  {words}")
                self._say(f"  sha256 {gift.digest.hex()}")
            if news.addresses and sys.stdout.isatty():
                segno.make(f"http://{news.addresses[0]}", error="m", micro=False).terminal(sys.stdout, compact=True)
            for address in news.addresses or ("no network: nobody can come",):
                self._say(f"http://{address}" if news.addresses else address)
            self._say("Only as long as this runs. Ctrl+C ends it.")
        for each in news.downloads:
            self._tell(each)

    def _tell(self, download: Download) -> None:
        if self._known.get(download.number) != download.ended:
            self._known[download.number] = download.ended
            how = {"": "begins", "whole": "has all of it", "cut": f"was cut off at {download.sent} bytes"}
            self._say(f"{download.host} {download.gift}: {how[download.ended]}")

    def _say(self, line: str) -> None:
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
