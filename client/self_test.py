"""`sennik self-test` where there is a window: what needs none (netcore.verbs.self_test), and then pictures,
translations, sounds, screens, and the whole program once, drawn.

What needs Qt is tried by a process of its own: a graphics driver that ends it leaves one cross, and no silence.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
import wave
from collections.abc import Callable
from pathlib import Path

from client import again, preflight
from client.settings import LANGUAGES, Settings, save
from netcore.verbs.self_test import CROSS, FAULTY, GOOD, HERE, Check, Missing, checks, load_modules, say, try_all

DRAWN = "--drawn"
"""The part that needs Qt, as this program asks it of itself."""
LIMIT_S = 300.0
WINDOW_S = 120.0
SMALL = 48
SAMPLE = 16
SPOKEN = ("Obstacle", "older: it needs an update")
"""A text of the window that every language but English has other words for."""


def main(arguments: list[str]) -> int:
    """Try everything; the exit code."""
    if arguments == [DRAWN]:
        return _drawn()
    if arguments:
        sys.stderr.write("sennik self-test: it takes no arguments\n")
        return 2
    good = try_all(checks(("engine", "netcore", "client", "resources")))
    return GOOD if with_qt() and good else FAULTY


def with_qt() -> bool:
    """Have another process try what needs Qt, and tell what it says. Whether all was good."""
    environment = dict(os.environ)
    if not preflight.screen():
        environment["QT_QPA_PLATFORM"] = "offscreen"
    lacking = preflight.lacking(environment)
    if lacking:
        say(CROSS, "system libraries", "; ".join(lacking))
        return False
    done = again.run("self-test", DRAWN, limit_s=LIMIT_S, environment=environment)
    for line in done.said.splitlines():
        mark, _, rest = line.partition(" ")
        name, _, found = rest.partition(": ")
        say(mark, name, found)
    if done.code not in (GOOD, FAULTY):
        how = "took too long" if done.code is None else f"ended with {done.code}"
        last = done.complained.strip().splitlines()[-1:]
        say(CROSS, "window", f"the program that draws it {how}{''.join(f' ({line})' for line in last)}")
    return done.code == GOOD


def _drawn() -> int:
    if sys.stdout is not None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # whoever asked reads it so
    from client import app

    app.application(["sennik"])
    wanted = [
        Check("pictures", read_pictures),
        Check("translations", read_translations),
        Check("sounds", read_sounds),
        Check("screens", read_screens),
        Check("window", draw_the_window),
    ]
    return GOOD if try_all(wanted) else FAULTY


def read_pictures() -> str:
    """Paint every drawing."""
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImageReader

    from client.app import ART

    ours = sorted(path for path in ART.rglob("*") if path.is_file() and path.suffix in (".svg", ".png", ".jpg"))
    missing = [] if ours else ["all of them"]
    for path in ours:
        reader = QImageReader(str(path))
        reader.setScaledSize(QSize(SMALL, SMALL))
        if reader.read().isNull():
            missing.append(f"{path.parent.name}/{path.name} ({reader.errorString()})")
    if missing:
        raise Missing(*missing)
    return f"{len(ours)} drawings"


def read_sounds() -> str:
    """Read every sound, and play on a device that nobody hears."""
    from array import array

    from client.sound.device import open_device
    from resources import sounds

    open_device(lambda count: array("h", bytes(2 * count)), deaf=True).close()
    missing = []
    for name in sounds.NAMES:
        try:
            sounds.samples(name)
        except (OSError, EOFError, wave.Error) as error:
            missing.append(f"{name}.wav ({error})")
    if missing:
        raise Missing(*missing)
    return f"{len(sounds.NAMES)} sounds"


def read_translations() -> str:
    """Let the window speak each of its languages."""
    from PySide6.QtCore import QCoreApplication

    from client.language import Language

    missing = []
    language = Language()
    for code in LANGUAGES:
        said = language.use(code) and QCoreApplication.translate(*SPOKEN)
        if not said or (code != "en" and said == SPOKEN[1]):
            missing.append(f"sennik_{code}.qm")
    language.drop()
    if missing:
        raise Missing(*missing)
    return " ".join(LANGUAGES)


def read_screens() -> str:
    """Load every QML file, with all that it imports."""
    from PySide6.QtCore import QUrl
    from PySide6.QtQml import QQmlComponent, QQmlEngine

    from client.app import QML

    load_modules(("client",), theirs=False)  # which tell Qt of their types
    engine = QQmlEngine()
    engine.addImportPath(str(QML))
    missing = []
    files = sorted(QML.rglob("*.qml"))
    for path in files:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(path)))
        missing += [error.toString().rpartition("/")[2] for error in component.errors()]
    engine.deleteLater()
    if missing or not files:
        raise Missing(*missing or ["all of them"])
    return f"{len(files)} files"


def draw_the_window() -> str:
    """Open the whole program on loopback, over a profile that nobody keeps, and look at what it draws."""
    from PySide6.QtCore import QCoreApplication, QEventLoop

    from client import app
    from client.bridge import Bridge, TableNode
    from client.second_frame import SecondFrame
    from netcore.files.profile import Profile
    from netcore.node.node import Node
    from netcore.status import News

    seen: list[str] = []
    with tempfile.TemporaryDirectory(prefix="sennik-self-test-", ignore_cleanup_errors=True) as folder:
        save(Path(folder), Settings(introduced=True))

        def make(news: Callable[[News], None]) -> TableNode:
            return Node(Profile(Path(folder)), news, interfaces=[HERE])

        bridge = Bridge(make)
        window = app.build(bridge, Path(folder), show=False)
        bridge.started.connect(window.app.begin)
        bridge.started.connect(lambda _me: seen.append("started"))
        bridge.failed.connect(lambda failure: seen.append(f"{failure.code}: {failure.detail}"))
        window.frame.drawn.connect(bridge.start)
        second = SecondFrame(window.root)
        second.came.connect(lambda: seen.append("drawn"))
        second.missing.connect(seen.append)
        window.frame.open()
        second.begin()
        try:
            until = time.monotonic() + WINDOW_S
            while not {"started", "drawn"} <= set(seen):
                failed = [each for each in seen if each not in ("started", "drawn")]
                if failed or time.monotonic() > until:
                    raise Missing(*(failed or {"started", "drawn"}.difference(seen)))
                QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
            image = window.root.grabWindow()
            api = window.root.rendererInterface().graphicsApi().name
        finally:
            clean = bridge.stop()
            window.close()
    step_x, step_y = max(1, image.width() // SAMPLE), max(1, image.height() // SAMPLE)
    colours = {image.pixel(x, y) for x in range(0, image.width(), step_x) for y in range(0, image.height(), step_y)}
    if len(colours) < SAMPLE:
        raise Missing(f"anything to be seen in the window: {len(colours)} colours in it")
    if not clean:
        raise Missing("an end in time")
    from PySide6.QtGui import QGuiApplication

    return f"{image.width()} x {image.height()}, drawn by {api} on {QGuiApplication.platformName()}"
