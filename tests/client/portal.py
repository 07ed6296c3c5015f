"""A desktop's settings as the portal tells them, on a bus of its own: run by `dbus-run-session` from a test.

Prints what `SystemMotion` tells: at the start, and after each change that the desktop makes.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from client.motion import PORTAL, SystemMotion

SERVICE, PATH, INTERFACE = PORTAL


class Desktop(QDBusVirtualObject):
    """Answers `Read` with what is set."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[tuple[str, str], object] = {}

    def introspect(self, path: str) -> str:
        """Nobody needs to know."""
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        """One call."""
        namespace, key = message.arguments()
        if (namespace, key) not in self.values:
            connection.send(message.createErrorReply("org.freedesktop.portal.Error.NotFound", "not set"))
        else:
            connection.send(message.createReply(QDBusVariant(QDBusVariant(self.values[namespace, key]))))
        return True


def main() -> None:
    """Set animations off, then on, and print what is told."""
    app = QCoreApplication(sys.argv)
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "desktop")
    desktop = Desktop()
    name = ("org.gnome.desktop.interface", "enable-animations")
    desktop.values[name] = False
    assert bus.registerVirtualObject(PATH, desktop)
    assert bus.registerService(SERVICE)
    motion = SystemMotion()
    motion.told.connect(lambda calm: sys.stdout.write(f"{calm}\n"))
    motion.begin()

    def switch(on: bool) -> None:
        changed = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        changed.setArguments([*name, QDBusVariant(on)])
        bus.send(changed)

    QTimer.singleShot(1500, lambda: switch(True))
    QTimer.singleShot(2000, lambda: switch(False))
    QTimer.singleShot(2500, app.quit)
    app.exec()


if __name__ == "__main__":
    main()
