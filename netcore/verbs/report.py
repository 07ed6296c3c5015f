"""`sennik report`: what somebody who is to find a fault needs to know of this program, this computer, and its network.

No secret is in it. Names, addresses and keys are replaced, each by the same word wherever it stands, unless the player
asks for them to be told.
"""

from __future__ import annotations

import argparse
import datetime
import getpass
import ipaddress
import os
import platform
import re
import socket
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Final

from netcore import manifest
from netcore.errors import SennikError
from netcore.files.folder import LOG, default_folder
from netcore.files.profile import peek_name
from netcore.verbs.verify import printable
from netcore.version import PROTOCOL_VERSION, RELEASE

LOG_LINES: Final = 200
LIBRARIES: Final = (
    *("PySide6_Essentials", "shiboken6", "cryptography", "PyNaCl", "zeroconf", "ifaddr", "msgpack", "msgspec"),
    *("spake2", "platformdirs", "h11", "segno", "miniaudio"),
)
VARIABLES: Final = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "XDG_SESSION_TYPE",
    "XDG_CURRENT_DESKTOP",
    "LANG",
    "LC_ALL",
    "WINEPREFIX",
)
"""Variables of the environment that decide what a window can do, and those of ours and of Qt."""
OWN_VARIABLES: Final = ("SENNIK_", "QT_", "QSG_", "QML_")
GAMES: Final = "games"
OURS: Final = "sennik"
SHORT_NAME: Final = 2
"""A name of one letter would be found in every word."""

_HEX: Final = re.compile(r"\b[0-9a-fA-F]{16,}\b")
_FINGERPRINT: Final = re.compile(r"\b(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}\b")
_FOUR: Final = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.]*\w)")
_SIX: Final = re.compile(r"(?<![\w:])(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F]{0,4}(?:%[\w.-]+)?(?![\w:])")
_MAC: Final = re.compile(r"(?<![\w:-])[0-9a-fA-F]{2}(?:[:-][0-9a-fA-F]{2}){5}(?![\w:-])")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be told, and where to."""
    parser.add_argument("--profile", type=Path, metavar="DIR", help="this player's folder")
    parser.add_argument("--names", action="store_true", help="leave names, addresses and keys as they are")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write it there instead of here")


def run(args: argparse.Namespace) -> int:
    """Tell it; the exit code."""
    text = report(args.profile, names=args.names)
    if args.out is not None:
        args.out.write_text(text, encoding="utf-8")
    else:
        sys.stdout.writelines(f"{printable(line)}\n" for line in text.splitlines())
    return 0


def report(profile: Path | None = None, *, names: bool = False, more: Mapping[str, Sequence[str]] | None = None) -> str:
    """The whole of it, as text. `names`: names, addresses and keys are told; `more`: lines of whoever asks, by title.
    It never raises: what cannot be found out is told as a line.
    """
    folder = profile if profile is not None else _asked(default_folder)
    parts: list[tuple[str, Callable[[], Iterable[str]]]] = [
        ("Sennik", _program),
        ("This computer", _computer),
        *((title, lambda told=told: told) for title, told in (more or {}).items()),
        ("The network", _network),
        ("The profile", lambda: _profile(folder)),
        (f"The last {LOG_LINES} lines of the log", lambda: _log(folder)),
    ]
    lines: list[str] = []
    for title, tell in parts:
        lines += [f"== {title}", *_told(tell), ""]
    text = "\n".join(lines)
    return text if names else Cover(_names(folder)).cover(text)


def _asked(find: Callable[[], Path]) -> Path | None:
    try:
        return find()
    except SennikError:
        return None


def _told(tell: Callable[[], Iterable[str]]) -> list[str]:
    told: list[str] = []
    try:
        told += tell()
    except Exception as fault:  # noqa: BLE001  a report is asked for because something does not work
        told.append(f"cannot be told: {type(fault).__name__}: {fault}")
    return told


def _program() -> Iterator[str]:
    packed = manifest.read()
    yield f"Sennik {RELEASE}, protocol {PROTOCOL_VERSION}"
    yield f"package: {'none, a checkout' if packed is None else packed.kind}"
    yield f"Python {platform.python_version()} {sys.executable}"
    held = dict(packed.libraries) if packed is not None else {name: _version(name) for name in LIBRARIES}
    for name, version in held.items():
        yield f"{name} {version}"


def _version(name: str) -> str:
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return "not installed"


def _computer() -> Iterator[str]:
    yield f"{platform.platform()} {platform.machine()}, {os.cpu_count()} processors"
    if sys.platform == "linux":
        yield from (line for line in _lines(Path("/etc/os-release")) if line.startswith("PRETTY_NAME="))
    yield f"texts: {sys.getfilesystemencoding()}, output {getattr(sys.stdout, 'encoding', None)}"
    zone = datetime.datetime.now().astimezone()
    yield f"now {zone:%Y-%m-%d %H:%M:%S %z}"
    for name, value in sorted(os.environ.items()):
        if name in VARIABLES or name.startswith(OWN_VARIABLES):
            yield f"{name}={value}"


def _network() -> Iterator[str]:
    from netcore.lan.addresses import local_addresses

    found = local_addresses()
    if not found:
        yield "no address at all"
    for each in found:
        yield f"{each.host}/{each.prefix} on {each.interface} (number {each.index})"


def _profile(folder: Path | None) -> Iterator[str]:
    if folder is None:
        yield "nowhere: this user has no home"
        return
    yield f"{folder}"
    if not folder.is_dir():
        yield "is not there yet"
        return
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            yield f"{path.name}/ with {sum(1 for _ in path.iterdir())} entries"
        else:
            yield f"{path.name} {path.stat().st_size} bytes"


def _log(folder: Path | None) -> Iterator[str]:
    lines = _lines(folder / LOG) if folder is not None else []
    yield from lines[-LOG_LINES:] or ["nothing is written down"]


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return []


def _names(folder: Path | None) -> dict[str, str]:
    """Names that are to be replaced, and by what: the player's, the user's, this computer's, and its user's home."""
    found: dict[str, str] = {}
    homes = {str(Path.home())} if os.environ.get("HOME") or sys.platform == "win32" else set()
    found |= dict.fromkeys(homes, "HOME")
    for word, find in (("user", getpass.getuser), ("computer", socket.gethostname)):
        try:
            found[find()] = word
        except (OSError, KeyError, ImportError):  # nobody that the system has heard of
            continue
    if folder is not None:
        found |= {name: "player" for name in (peek_name(folder),) if name}
    return found


class Cover:
    """Puts words in the place of names, addresses and keys: the same word for the same, in all that it is given."""

    def __init__(self, names: dict[str, str]) -> None:
        """`names`: each with the word that stands for it."""
        self._names = {name: word for name, word in names.items() if len(name) >= SHORT_NAME and name.lower() != OURS}
        self._known: dict[tuple[str, str], str] = {}

    def cover(self, text: str) -> str:
        """`text` without them. Addresses that every computer has, such as 127.0.0.1, stay."""
        for name in sorted(self._names, key=len, reverse=True):
            bounds = (r"(?<!\w)" if name[0].isalnum() else "", r"(?!\w)" if name[-1].isalnum() else "")
            text = re.sub(bounds[0] + re.escape(name) + bounds[1], f"<{self._names[name]}>", text, flags=re.IGNORECASE)
        text = _MAC.sub(lambda found: self._word("card", found[0].lower()), text)
        text = _FOUR.sub(lambda found: self._address(found[0]), text)
        text = _SIX.sub(lambda found: self._address(found[0]), text)
        for keys in (_HEX, _FINGERPRINT):
            text = keys.sub(lambda found: self._word("key", found[0].lower()), text)
        return text

    def _address(self, spelled: str) -> str:
        literal, percent, scope = spelled.partition("%")
        try:
            address = ipaddress.ip_address(literal)
        except ValueError:
            return spelled
        if address.is_loopback or address.is_unspecified or address.is_multicast:
            return spelled
        kind = "link-local" if address.is_link_local else "private" if address.is_private else "public"
        return self._word(f"{kind} IPv{address.version}", str(address)) + percent + scope

    def _word(self, kind: str, what: str) -> str:
        number = sum(1 for known, _ in self._known if known == kind) + 1
        return self._known.setdefault((kind, what), f"<{kind} {number}>")
