"""Whether the graphics card can draw the window here. Where it cannot, Qt ends the program at the first window: with a
dialog on Windows, by abort() elsewhere; so can a driver that is broken, before Qt even notices.

So another process tries first, and what it found is remembered in the profile until something has changed, or a window
was not drawn after all.
"""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from client import __version__, again, preflight

log = logging.getLogger(__name__)

PROBE: Final = "--draw-once"
"""What this program is asked when it is to try."""
FILE: Final = "graphics.json"
LIMIT_S: Final = 20.0
SOFTWARE: Final = "SENNIK_SOFTWARE"
"""Set to 1, the environment variable of this name has the window drawn without the graphics card."""
OWN_WISHES: Final = ("QT_QUICK_BACKEND", "QSG_RHI_BACKEND")
"""Variables of Qt by which somebody has chosen how Qt Quick draws."""
TIMED_FRAMES: Final = "QT_D3D_NO_VBLANK_THREAD"
"""Set to 1, this variable of Qt has a timer ask for frames on Windows, as in all its versions before 6.9. Since then a
thread asks that waits for the screen's blank: where that wait fails or ends at once (some drivers, some virtual
machines, Wine) no frame follows the first. The picture still changes only when the screen does.
"""
_REMOTE_SESSION: Final = 0x1000
"""SM_REMOTESESSION: a Windows that is seen from another computer."""
_DRIVERS: Final = ("amdgpu", "i915", "nouveau", "nvidia", "radeon", "virtio_gpu", "vmwgfx", "xe")


@dataclass(frozen=True, slots=True)
class Memory:
    """What was found at the last start. `mark`: what it holds for; `drawing`: no second frame has been seen since;
    `told`: the player knows that the window is drawn without the graphics card.
    """

    mark: str = ""
    good: bool = True
    drawing: bool = False
    told: bool = False


class Graphics:
    """How the window is to be drawn, for a profile; without one nothing is remembered."""

    def __init__(
        self,
        folder: Path | None,
        environment: MutableMapping[str, str] = os.environ,
        attempt: Callable[[], bool] | None = None,
        mark: str | None = None,
    ) -> None:
        """`attempt`: whether a card draws here, found out at some cost. `mark`: changes when its answer may change."""
        self._file = None if folder is None else folder / FILE
        self._environment = environment
        self._attempt = attempt or draws_elsewhere
        self._mark = mark if mark is not None else machine_mark(environment)
        self._memory = Memory()
        self.software = self._choose()
        """Whether the window is drawn without the graphics card."""

    def _choose(self) -> bool:
        before = self._read()
        if self._environment.get(SOFTWARE) == "1":
            if before.mark == self._mark and not before.good:  # so it was started, since the card has failed
                self._memory = before
            return True
        if any(self._environment.get(name) for name in OWN_WISHES):
            return False
        if preflight.platform(self._environment).startswith(preflight.UNSEEN):
            return True
        if before.mark == self._mark and not before.drawing:
            self._memory = before
        else:
            self._memory = Memory(self._mark, self._attempt(), told=before.told and before.mark == self._mark)
        if not self._memory.good:
            log.warning("the graphics card cannot be used here: the window is drawn without it")
        self._write(replace(self._memory, drawing=self._memory.good))
        return not self._memory.good

    def drawn(self) -> None:
        """The window goes on being drawn: there has been a second frame."""
        if self._memory.mark:
            self._write(replace(self._memory, drawing=False))

    def failed(self) -> None:
        """The graphics card was tried, and has failed after all: from now on the window is drawn without it, in any
        case by the next process that inherits this one's environment.
        """
        self._environment[SOFTWARE] = "1"
        self._write(Memory(self._mark, good=False))

    def news(self) -> bool:
        """Whether the player is to be told that the window is drawn without the card: once."""
        if self._memory.good or self._memory.told:
            return False
        self._write(replace(self._memory, told=True))
        return True

    def _read(self) -> Memory:
        try:
            return Memory(**json.loads(self._file.read_bytes())) if self._file is not None else Memory()
        except (OSError, ValueError, TypeError):  # what is not there, or no memory of ours
            return Memory()

    def _write(self, memory: Memory) -> None:
        self._memory = memory
        if self._file is None:
            return
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file.write_bytes(json.dumps(asdict(memory)).encode())
        except OSError as fault:  # then it is tried anew each time
            log.info("what the graphics card can do is not remembered: %s", fault)


def time_frames(environment: MutableMapping[str, str] = os.environ) -> None:
    """Have Qt ask for frames in a way that no driver stops, unless somebody has chosen otherwise. Before Qt begins."""
    environment.setdefault(TIMED_FRAMES, "1")


def machine_mark(environment: Mapping[str, str], platform: str = sys.platform) -> str:
    """What the answer depends on, as far as it can be seen at no cost."""
    seen = [__version__, platform, preflight.platform(environment)]
    seen += [name for name in ("DISPLAY", "WAYLAND_DISPLAY") if environment.get(name)]
    if platform == "win32":
        seen.append(f"remote {_is_remote()}")
    elif platform == "linux":
        seen += sorted(path.name for path in Path("/dev/dri").glob("*"))
        modules = (Path("/sys/module") / name for name in _DRIVERS)
        seen += [f"{module.name} {_line(module / 'version')}" for module in modules if module.is_dir()]
    return " ".join(seen)


def _is_remote() -> bool:
    import ctypes

    windll = getattr(ctypes, "windll", None)
    return windll is not None and bool(windll.user32.GetSystemMetrics(_REMOTE_SESSION))


def _line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def draws_elsewhere() -> bool:
    """Whether another process of this program can draw with the graphics card. However it ends, this one goes on."""
    try:
        done = again.run(PROBE, limit_s=LIMIT_S)
    except OSError as fault:
        log.info("whether the graphics card draws cannot be tried: %s", fault)
        return True
    if done.code != 0:
        log.info("the graphics card was tried and has failed: %s %s", done.code, done.complained.strip()[-200:])
    return done.code == 0


def draw_once() -> int:
    """Make all that Qt Quick draws with, as for a window, but show none: 0 if that can be done."""
    from PySide6.QtGui import QGuiApplication
    from PySide6.QtQuick import QQuickRenderControl, QQuickWindow

    preflight.forget_other_qt()
    application = QGuiApplication(["sennik"])
    control = QQuickRenderControl()
    window = QQuickWindow(control)
    good = control.initialize()
    control.invalidate()
    window.deleteLater()
    del application
    return 0 if good else 1
