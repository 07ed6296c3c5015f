"""Where the window is: as the player left it, on the screen where it was left, and never beyond a screen."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QMargins, QObject, QPoint, QRect, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtQuick import QQuickWindow

from client.settings import MOST_SPOTS, Settings, Spot
from client.viewmodels.settings.model import SettingsModel

REST_MS = 400
"""A window that has not moved for so long is where it is meant to be: one that is being maximised has moved before."""
DRAWN_AFTER_MS = 2000
"""A window that nobody can see, as one that is opened on another desktop, may not be drawn for hours."""
USUAL_FRAME = QMargins(8, 40, 8, 8)
"""Room for a frame, before there is one to be measured."""


def fitted(wanted: QRect, room: QRect, frame: QMargins) -> QRect:
    """`wanted`, moved and made smaller until it lies in `room` with its `frame`."""
    inner = room.marginsRemoved(frame)
    size = wanted.size().boundedTo(inner.size())
    x = min(max(wanted.x(), inner.x()), inner.x() + inner.width() - size.width())
    y = min(max(wanted.y(), inner.y()), inner.y() + inner.height() - size.height())
    return QRect(QPoint(x, y), size)


def centred(size: QSize, room: QRect) -> QRect:
    """A place in the middle of `room`."""
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(room.center())
    return place


def with_spot(values: Settings, spot: Spot) -> Settings:
    """`values` that remember `spot`, as the last one and as that of its screen."""
    others = tuple(each for each in values.spots if each.screen != spot.screen)
    return msgspec.structs.replace(values, spots=(spot, *others)[:MOST_SPOTS], width=spot.width, height=spot.height)


def last_place(values: Settings) -> tuple[QScreen, QRect]:
    """Where the window was when it was last open; for the first time, in the middle of the first screen."""
    named = {screen.name(): screen for screen in reversed(QGuiApplication.screens())}
    for spot in values.spots:
        if spot.screen in named:
            screen = named[spot.screen]
            wanted = QRect(screen.geometry().topLeft() + QPoint(spot.x, spot.y), QSize(spot.width, spot.height))
            return screen, fitted(wanted, screen.availableGeometry(), QMargins())
    screen = QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    return screen, fitted(centred(QSize(values.width, values.height), room), room, USUAL_FRAME)


def first_size(values: Settings) -> QSize:
    """How large a window will be that opens where it was. One that fills the screen has a frame yet to be measured."""
    screen, place = last_place(values)
    if values.full:
        return screen.geometry().size()
    return screen.availableGeometry().size() if values.maximized else place.size()


class Frame(QObject):
    """Puts a window where it was, and remembers where it is; nothing moves it in between but the player."""

    drawn = Signal()
    """The window's first frame is on the screen, or nobody would see one: what it does not need can begin. Once."""
    undrawable = Signal(str)
    """Qt cannot draw in this window, and says why."""

    def __init__(self, root: QQuickWindow, settings: SettingsModel) -> None:
        super().__init__(root)
        self._root = root
        self._undrawn = QTimer(self)
        self._undrawn.setSingleShot(True)
        self._undrawn.setInterval(DRAWN_AFTER_MS)
        self._undrawn.timeout.connect(self._drawn)
        self._waits = False
        self._settings = settings
        self._place: tuple[str, QRect] | None = None
        self._measured = True
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rested)
        moves = (root.xChanged, root.yChanged, root.widthChanged, root.heightChanged, root.visibilityChanged)
        for moved in (*moves, root.screenChanged):
            moved.connect(self._moved)

    def open(self) -> None:
        """Show the window where it was when it was last open."""
        values, root = self._settings.values, self._root
        screen, place = last_place(values)
        root.setMinimumSize(root.minimumSize().boundedTo(place.size()))
        root.setScreen(screen)
        root.setGeometry(place)
        self._place = screen.name(), place
        self._measured = False
        self._waits = True
        # Both come to this thread, even if Qt draws in another.
        root.frameSwapped.connect(self._swapped)
        root.sceneGraphError.connect(self._failed)
        self._undrawn.start()
        if values.full:
            root.setProperty("filled", values.maximized)
            root.showFullScreen()
        elif values.maximized:
            root.showMaximized()
        else:
            root.show()

    @Slot()
    def _swapped(self) -> None:
        QTimer.singleShot(0, self._drawn)  # not in the middle of drawing

    @Slot()
    def _drawn(self) -> None:
        if self._waits:  # a second frame may have been on its way
            self._waits = False
            self._undrawn.stop()
            self._root.frameSwapped.disconnect(self._swapped)
            self.drawn.emit()

    @Slot(QQuickWindow.SceneGraphError, str)
    def _failed(self, _kind: QQuickWindow.SceneGraphError, why: str) -> None:
        QTimer.singleShot(0, lambda: self.undrawable.emit(why))

    @Slot()
    def keep(self) -> None:
        """Remember where the window is."""
        self._rest.stop()
        root = self._root
        filling, full = self._states()
        if not (filling or full):
            self._place = root.screen().name(), root.geometry()
        values = msgspec.structs.replace(self._settings.values, maximized=filling, full=full)
        if self._place is not None:
            name, place = self._place
            screen = next((each for each in QGuiApplication.screens() if each.name() == name), root.screen())
            corner = screen.geometry().topLeft()
            spot = Spot(
                screen=root.screen().name(),
                x=place.x() - corner.x(),
                y=place.y() - corner.y(),
                width=max(1, place.width()),
                height=max(1, place.height()),
            )
            values = with_spot(values, spot)
        self._settings.change(values)

    def _states(self) -> tuple[bool, bool]:
        """Whether the window fills the room there is, and whether it fills the screen."""
        from PySide6.QtCore import Qt  # the names in it take 15 ms to make, and the first frame is without

        states = self._root.windowStates()
        full = bool(states & Qt.WindowState.WindowFullScreen)
        filling = bool(states & Qt.WindowState.WindowMaximized) or (full and bool(self._root.property("filled")))
        return filling, full

    @Slot()
    def _moved(self) -> None:
        self._rest.start()

    @Slot()
    def _rested(self) -> None:
        from PySide6.QtCore import Qt

        root = self._root
        if not root.isVisible() or any(self._states()) or root.windowStates() & Qt.WindowState.WindowMinimized:
            return
        if not self._measured and root.isExposed():
            # Only now is there a frame to be measured; from here on the place is the player's.
            self._measured = True
            place = fitted(root.geometry(), root.screen().availableGeometry(), root.frameMargins())
            if place != root.geometry():
                root.setGeometry(place)
        self._place = root.screen().name(), root.geometry()
