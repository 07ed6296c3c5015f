"""What must be there before Qt is touched: its system libraries and a screen.

Qt calls `abort()` when a library or the screen is missing: no exception, no sentence, a core dump. So this module
looks first, with nothing but the standard library, and says in one sentence what is missing and what to type. The
program imports it, and `run.sh` runs it as a script before any package is installed.
"""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Callable, Mapping, MutableMapping
from pathlib import Path

# Library -> its Debian package (the names hold on Debian 12 and 13): all that PySide6_Essentials 6.11 needs beyond a
# minimal Debian, and what one of its two platform plugins needs besides.
ALWAYS: Mapping[str, str] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
ON_X11: Mapping[str, str] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
ON_WAYLAND: Mapping[str, str] = {
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}

# Platform plugins of Qt that draw into memory, and those that draw without a display server.
UNSEEN = ("offscreen", "minimal", "vnc")
WITHOUT_SERVER = (*UNSEEN, "eglfs", "linuxfb")
# Variables that lead Qt to plugins and QML of another Qt on this machine, which it loads and then dies of.
OTHER_QT = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH", "QML_IMPORT_PATH", "QML2_IMPORT_PATH")
ANSWER_TIMEOUT_S = 2.0

Environment = Mapping[str, str]


def loadable(library: str) -> bool:
    """Whether the system's loader finds `library`."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def answers(family: int, address: str | bytes | tuple[str, int]) -> bool:
    """Whether something listens at `address`; it is told nothing."""
    with socket.socket(family, socket.SOCK_STREAM) as knock:
        knock.settimeout(ANSWER_TIMEOUT_S)
        try:
            knock.connect(address)
        except (OSError, UnicodeError):
            return False
    return True


def wayland_answers(environment: Environment) -> bool:
    """Whether the Wayland compositor that the environment names is there."""
    name = environment.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    return answers(socket.AF_UNIX, str(Path(environment.get("XDG_RUNTIME_DIR", "/nowhere")) / name))


def x11_answers(environment: Environment) -> bool:
    """Whether the X server that the environment names is there: a stale DISPLAY is none."""
    display = environment.get("DISPLAY", "")
    host, colon, number = display.rpartition(":")
    number = number.partition(".")[0]
    if not colon or not number.isdecimal():
        return False
    if host in ("", "unix"):
        place = f"/tmp/.X11-unix/X{number}"  # noqa: S108  where every X server listens
        if sys.platform == "linux" and answers(socket.AF_UNIX, b"\0" + place.encode()):
            return True
        return answers(socket.AF_UNIX, place)
    if host.startswith("/"):  # macOS: the path of a socket
        return answers(socket.AF_UNIX, display) or answers(socket.AF_UNIX, host)
    try:
        return answers(socket.AF_INET, (host, 6000 + int(number)))
    except OverflowError:
        return False


def platform(environment: Environment) -> str:
    """The platform plugin that the environment asks for; empty when the choice is left to Qt."""
    return environment.get("QT_QPA_PLATFORM", "")


def screen(environment: Environment = os.environ) -> bool:
    """Whether a window can open here, seen or asked to be unseen."""
    wanted = platform(environment)
    if not sys.platform.startswith("linux") or wanted.startswith(WITHOUT_SERVER):
        return True
    wayland = not wanted.startswith("xcb") and wayland_answers(environment)
    return wayland or (not wanted.startswith("wayland") and x11_answers(environment))


def forget_other_qt(environment: MutableMapping[str, str] = os.environ) -> None:
    """Take the variables of another Qt out of the environment, before Qt is imported."""
    for name in OTHER_QT:
        environment.pop(name, None)


def lacking(environment: Environment = os.environ, loads: Callable[[str], bool] = loadable) -> tuple[str, ...]:
    """The Debian packages, in a fixed order, of the libraries that Qt needs here and that are not found."""
    if not sys.platform.startswith("linux"):
        return ()
    needed = dict(ALWAYS)
    if not platform(environment).startswith(WITHOUT_SERVER):
        if environment.get("DISPLAY"):
            needed |= ON_X11
        if environment.get("WAYLAND_DISPLAY"):
            needed |= ON_WAYLAND
    return tuple(package for library, package in needed.items() if not loads(library))


def problem(environment: Environment = os.environ, loads: Callable[[str], bool] = loadable) -> str | None:
    """The sentence that tells a person why no window can open here, or None when one can."""
    if packages := lacking(environment, loads):
        return (
            "The window needs a few more system libraries; on Debian or Ubuntu: "
            f"sudo apt-get install -y --no-install-recommends {' '.join(packages)}"
        )
    if not screen(environment):
        return "There is no screen here: neither DISPLAY nor WAYLAND_DISPLAY names a display that answers."
    return None


def main(arguments: list[str]) -> int:
    """For `run.sh`: `screen` exits 0 or 1; `lacking` prints the missing packages on one line."""
    match arguments:
        case ["screen"]:
            return 0 if screen() else 1
        case ["lacking"]:
            sys.stdout.write(" ".join(lacking()) + "\n")
            return 0
        case _:
            sys.stderr.write("usage: preflight.py screen|lacking\n")
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
