"""Puts the window together: application, models, engine. Importable by tests; nothing runs before it is asked to."""

from __future__ import annotations

import codecs
import contextlib
import gc
import locale
import logging
import os
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QSize, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow, QSGRendererInterface

from client import __version__, again, words
from client import log as log_of_faults
from client.application import Application
from client.bridge import Bridge, Calls, NodeMaker, Work
from client.ending import Ending
from client.frame import Frame, first_size
from client.graphics import Graphics, time_frames
from client.language import BODY, TITLE, Language, first_family, system_language
from client.second_frame import SecondFrame
from client.sound.player import Player
from client.sound.sounds import Plays, Silence, Sounds
from client.viewmodels.app import AppModel
from client.viewmodels.settings.model import SettingsModel
from client.worker import Worker
from netcore.status import ClosedNews, News

log = logging.getLogger(__name__)

QML = Path(__file__).resolve().parent / "qml"
ART = Path(__file__).resolve().parent.parent / "resources" / "art" / "svg"
SWITCH_INTERVAL_S = 0.001
"""How long a thread that computes keeps the others waiting; the usual 5 ms would add up to stutter while proofs run."""


def application(arguments: Sequence[str], graphics: Graphics | None = None) -> QGuiApplication:
    """The one application object, made at the first call. `graphics`: how it draws; if None, that is found out."""
    running = QGuiApplication.instance()
    if isinstance(running, QGuiApplication):
        return running
    use_utf8()
    time_frames()
    app = Application(arguments)
    app.setApplicationName("sennik")
    app.setApplicationDisplayName("Sennik")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("sennik")
    app.setWindowIcon(QIcon(str(ART / "brand" / "icon.svg")))
    if (graphics or Graphics(None)).software:
        QQuickWindow.setGraphicsApi(QSGRendererInterface.GraphicsApi.Software)
    return app


def use_utf8() -> None:
    """Have text in UTF-8 where the system's setting says nothing of it, as LANG=C does: Qt would do so too, and
    complain in four lines. What the setting says of the language stays.
    """
    if sys.platform == "win32" or codecs.lookup(locale.getencoding()).name == "utf-8":
        return
    spoken = os.environ.pop("LC_ALL", "")
    if spoken:  # it would outdo the one kind of characters that is set here
        os.environ["LANG"] = spoken
    os.environ["LC_CTYPE"] = "C.UTF-8"
    with contextlib.suppress(locale.Error):
        locale.setlocale(locale.LC_CTYPE, "")


class Faults(QObject):
    """Tells the player, once, that something has gone wrong in the program which nobody has caught."""

    _caught = Signal()

    def __init__(self, model: AppModel) -> None:
        super().__init__()
        self._model = model
        self._caught.connect(self._tell)  # on the window's thread, whichever the fault was on
        log_of_faults.on_fault = self._caught.emit

    @Slot()
    def _tell(self) -> None:
        QTimer.singleShot(0, self._model.saying.faulty)  # not in the middle of what has failed

    def end(self) -> None:
        """The window goes."""
        log_of_faults.on_fault = log_of_faults.nobody


@dataclass
class Window:
    """The open window and what stands behind it. `close` takes it apart in the order that Qt needs."""

    app: AppModel
    settings: SettingsModel
    language: Language
    engine: QQmlApplicationEngine
    root: QQuickWindow
    frame: Frame

    def close(self) -> None:
        """Take the window away at once; QML goes before the models that it looks at."""
        self.root.hide()
        self.app.rest()
        self.settings.finish()
        self.language.drop()
        for part in (self.engine, self.app, self.settings):
            part.deleteLater()
            # No event loop may follow, and the engine's threads must not outlive it.
            QCoreApplication.sendPostedEvents(part, int(QEvent.Type.DeferredDelete))


def keep_turns_short() -> None:
    """Let threads that compute give way soon, and look no longer through what lives until the end for garbage: that
    takes a twentieth of a second each time, and stops every thread.
    """
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    gc.freeze()


def announce(root: QObject, sentence: str) -> None:
    """Have a screen reader say `sentence` when it has finished what it is saying."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    event = QAccessibleAnnouncementEvent(root, sentence)
    QAccessible.updateAccessibility(event)


def build(calls: Calls, folder: Path, *, show: bool = True, player: Plays | None = None, keeps: bool = True) -> Window:
    """The window over `calls`, with the settings in `folder`; its sounds go to `player`, if there is one.

    `keeps`: whether it remembers where it was when it is closed. Raises RuntimeError when its screens do not load.
    """
    writer = Worker()
    settings = SettingsModel(folder, system_language(), writer)
    writer.setParent(settings)
    language = Language()
    language.use(settings.code)
    app = AppModel(calls, settings)
    engine = QQmlApplicationEngine()
    engine.addImportPath(str(QML))
    # The size is where the window begins; from then on it is the window's own. All is laid out and painted for it.
    size = QSize(settings.values.width, settings.values.height) if show else first_size(settings.values)
    engine.setInitialProperties(
        {
            "app": app,
            "visible": show,
            "width": size.width(),
            "height": size.height(),
            "bodyFamily": first_family(BODY),
            "titleFamily": first_family(TITLE),
        }
    )
    # Not by engine.rootObjects(): what PySide knows to be a QObject and no more it looks for among all classes, and
    # makes the names in each of them: 15 ms that the first frame is without.
    others = QGuiApplication.topLevelWindows()
    engine.loadFromModule("Sennik.Screens", "Main")
    root = next((each for each in QGuiApplication.topLevelWindows() if each not in others), None)
    if not isinstance(root, QQuickWindow):
        raise RuntimeError("the screens did not load")

    def speak(code: str) -> None:
        language.use(code)
        QLocale.setDefault(QLocale(code))
        engine.setUiLanguage(code)
        engine.retranslate()
        app.retranslate()

    app.making = lambda: engine.incubationController().incubatingObjectCount() > 0
    settings.spoken.connect(speak)
    app.quitAsked.connect(root.close)
    app.spokenTo.connect(lambda sentence: announce(root, sentence))

    sounds = Sounds(settings, root, player or Silence())
    app.tableLaid.connect(sounds.sit_at)
    app.lessonLaid.connect(sounds.listen_to)
    app.sounded.connect(sounds.hear)
    frame = Frame(root, settings)
    if keeps:
        app.ended.connect(frame.keep)
    return Window(app, settings, language, engine, root, frame)


def run(arguments: Sequence[str], make: NodeMaker, folder: Path) -> int:
    """Open the window over the node that `make` makes, until the player closes it. Returns the program's exit code."""
    ending = Ending(folder)
    graphics = Graphics(folder)
    qt = application(arguments, graphics)
    bridge = Bridge(make)
    player = Player()
    window = build(bridge, folder, show=False, player=player)
    player.worked.connect(lambda works: window.settings.be_soundless(not works))
    bridge.renamed.connect(window.app.rename)
    bridge.started.connect(window.app.begin)
    bridge.news.connect(window.app.hear)
    bridge.failed.connect(window.app.fail)
    bridge.started.connect(lambda _me: window.app.saying.warn(words.software_sentence() if graphics.news() else ""))

    def avoid(names: tuple[str, ...]) -> None:
        if window.app.props.started:  # a node that has not started reads them when it does
            bridge.do(lambda node: node.avoid(names))

    window.settings.avoided.connect(avoid)
    bridge.started.connect(lambda _me: keep_turns_short())

    def open_files() -> None:
        if isinstance(qt, Application):
            qt.open_files_with(window.app.dropped)

    window.frame.drawn.connect(open_files)

    def clear_up(news: News) -> None:
        if isinstance(news, ClosedNews):
            from client import leftovers  # nothing is left over before the first frame

            QTimer.singleShot(leftovers.SETTLED_MS, leftovers.clear)

    bridge.news.connect(clear_up)
    bridge.started.connect(lambda _me: ending.own_profile() and window.app.missed_goodbye())
    faults = Faults(window.app)

    def stop() -> bool:
        faults.end()
        clean = bridge.stop()
        player.close()
        ending.good()
        return clean

    def session_ends() -> None:  # no page is in danger, and the system may end this process without another word
        window.frame.keep()
        window.settings.finish()
        ending.good()

    qt.commitDataRequest.connect(lambda _manager: session_ends())
    return show(qt, graphics, window, bridge.start, stop, ("--profile", str(folder)))


class Nobody:
    """Calls that go nowhere: there is no node."""

    def do(self, work: Work) -> None:
        """Nothing."""


def watch(arguments: Sequence[str], folder: Path, file: Path) -> int:
    """Open a window in which the game in `file` is watched, and nothing else can be done. Returns the exit code.

    There is no node: nothing is heard or said on the network, and a program that plays with the same profile goes on
    undisturbed. Of the profile only the settings are read, and what was seen in that game.
    """
    graphics = Graphics(folder)
    qt = application(arguments, graphics)
    window = build(Nobody(), folder, show=False, keeps=False)
    window.app.be_viewer()

    def begin() -> None:
        keep_turns_short()
        window.app.watch(str(file), False)

    return show(qt, graphics, window, begin, lambda: True, ("--profile", str(folder), str(file)))


def show(
    qt: QGuiApplication,
    graphics: Graphics,
    window: Window,
    begin: Callable[[], None],
    stop: Callable[[], bool],
    arguments: Sequence[str],
) -> int:
    """Show a window until it is closed; the exit code. `begin` is called once it is drawn, `stop` when it goes, and
    says whether all has ended well. `arguments` are for a process that draws otherwise, should this one not draw.
    """
    undrawn: list[str] = []

    def draw_otherwise(why: str) -> None:
        """Qt cannot change how it draws once it has begun: another process of this program does."""
        if graphics.software:
            log.error("the window cannot be drawn: %s", why)
            return
        log.warning("the window cannot be drawn with the graphics card: %s", why)
        graphics.failed()
        undrawn.append(why)
        qt.exit(0)

    window.frame.undrawable.connect(draw_otherwise)
    second = SecondFrame(window.root)
    second.missing.connect(draw_otherwise)
    second.came.connect(graphics.drawn)
    # Else a window that is taken away asks the application to end once more, and no later event loop would run.
    qt.setQuitOnLastWindowClosed(False)
    # Not qt.quit: that asks every window first, and the window has answered already.
    window.app.ended.connect(lambda: qt.exit(0))
    turns = let_signals_through(qt)
    window.frame.drawn.connect(begin)

    def follow_motion() -> None:
        from client.motion import SystemMotion  # nobody sees anything move before the first frame

        motion = SystemMotion(window.settings)
        motion.told.connect(window.settings.calm_down)
        motion.begin()

    window.frame.drawn.connect(follow_motion)
    window.frame.drawn.connect(gc.enable)
    window.frame.open()
    second.begin()
    try:
        code = qt.exec()
    finally:
        turns.stop()
        clean = stop()
        window.close()
    if undrawn:
        again.start(*arguments)
    return code if clean else 1


def let_signals_through(qt: QGuiApplication) -> QTimer:
    """Close the window at SIGINT, SIGTERM and the end of its terminal. Python sees a signal only when it is given a
    turn now and then.
    """

    def end(*_: object) -> None:
        QTimer.singleShot(0, qt, lambda: qt.exit(0))  # in an event loop that has yet to begin too

    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
        if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) != signal.SIG_IGN:  # as nohup wants it
            signal.signal(getattr(signal, name), end)
    turn = QTimer(qt)
    turn.timeout.connect(lambda: None)
    turn.start(500)
    return turn
