"""Whether the system is set to move little. Qt 6.11 does not say so, so each system is asked in its own way."""

from __future__ import annotations

import configparser
import logging
import os
import sys
from pathlib import Path

from PySide6.QtCore import SLOT, QObject, QTimer, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

log = logging.getLogger(__name__)

PORTAL = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings")
"""Service, object and interface of https://flatpak.github.io/xdg-desktop-portal/, "Settings"."""
WISHES = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): False,
}
"""What a desktop may say, by namespace and key, and what it says where little is to move."""
CLIENT_AREA_ANIMATION = 0x1042
"""SPI_GETCLIENTAREAANIMATION of the Windows API."""
AGAIN_MS = 30_000
"""Systems that tell of no change are asked again after so long."""


class SystemMotion(QObject):
    """Asks the system whether little is to move, and goes on listening; nothing here waits for an answer."""

    told = Signal(bool)
    """Whether little is to move: at every change, and once when the answer is the first one and yes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said: dict[tuple[str, str], bool] = {}
        self._calm = False
        self._watchers: list[QDBusPendingCallWatcher] = []
        self._again = QTimer(self)
        self._again.setInterval(AGAIN_MS)
        self._again.timeout.connect(self._ask_here)

    def begin(self) -> None:
        """Ask for the first time."""
        self._ask_here()
        self._again.start()
        bus = QDBusConnection.sessionBus() if sys.platform.startswith("linux") else None
        if bus is None or not bus.isConnected():
            return
        # The stubs want bytes here, and PySide6 a string.
        bus.connect(*PORTAL, "SettingChanged", self, SLOT("changed(QDBusMessage)"))  # type: ignore[call-overload]
        for name in WISHES:
            call = QDBusMessage.createMethodCall(*PORTAL, "Read")
            call.setArguments(list(name))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(call), self)
            watcher.finished.connect(lambda watcher, name=name: self._answered(name, watcher))
            self._watchers.append(watcher)

    def _answered(self, name: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        reply = watcher.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage and reply.arguments():
            self._hear(name, reply.arguments()[0])
        self._watchers.remove(watcher)
        watcher.deleteLater()

    @Slot(QDBusMessage)
    def changed(self, message: QDBusMessage) -> None:
        """One setting of the desktop is another now."""
        namespace, key, *values = message.arguments() or ["", ""]
        if (namespace, key) in WISHES and values:
            self._hear((namespace, key), values[0])

    def _hear(self, name: tuple[str, str], value: object) -> None:
        while isinstance(value, QDBusVariant):
            value = value.variant()
        self._take(name, value == WISHES[name])

    @Slot()
    def _ask_here(self) -> None:
        self._take(("", ""), windows_is_calm() if sys.platform == "win32" else plasma_is_calm(_config()))

    def _take(self, name: tuple[str, str], calm: bool) -> None:
        self._said[name] = calm
        if any(self._said.values()) != self._calm:
            self._calm = not self._calm
            self.told.emit(self._calm)


def windows_is_calm() -> bool:
    """Whether "Animation effects" are off in the settings of Windows."""
    if sys.platform == "win32":
        import ctypes

        on = ctypes.c_int(1)
        known = ctypes.windll.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
        return bool(known) and not on.value
    return False


def plasma_is_calm(folder: Path) -> bool:
    """Whether Plasma's animations take no time, by the `kdeglobals` in `folder`."""
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    try:
        parser.read(folder / "kdeglobals", encoding="utf-8")
        return parser.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0
    except (configparser.Error, OSError, ValueError) as error:
        log.info("kdeglobals could not be read: %s", error)
        return False


def _config() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
