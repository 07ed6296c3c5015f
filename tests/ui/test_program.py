"""The program itself: a real node on its thread, a real table with bots, and an end that leaves nothing behind."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from pytestqt.qtbot import QtBot

from bench.shots import whole
from client import app as program
from client.bridge import Bridge, TableNode
from client.settings import Settings, save
from client.viewmodels.play.table import PlayTable
from netcore.files.profile import Profile
from netcore.node.node import Node
from netcore.status import News, PlayNews

LIMIT_MS = 60_000
END_S = 3.0


def maker(folder: Path) -> Callable[[Callable[[News], None]], TableNode]:
    return lambda news: Node(Profile(folder), news, lan=False, pause_s=lambda: 0.0)


def test_from_the_button_to_the_first_decision_and_back_to_the_first_page(tmp_path: Path, qtbot: QtBot) -> None:
    save(tmp_path, Settings(language="en", motion="calm", introduced=True))
    bridge = Bridge(maker(tmp_path))
    window = program.build(bridge, tmp_path)
    app = window.app
    asked: list[PlayNews] = []
    bridge.started.connect(app.begin)
    bridge.news.connect(app.hear)
    bridge.failed.connect(app.fail)
    bridge.news.connect(lambda news: asked.append(news) if isinstance(news, PlayNews) and news.view.legal else None)
    try:
        with qtbot.waitSignal(bridge.started, timeout=LIMIT_MS):
            bridge.start()
        app.introduce("Ewa", "star")
        app.start.practise()
        qtbot.waitUntil(lambda: bool(asked), timeout=LIMIT_MS)
        assert app.props.page == "play"
        assert app.saying.props.text == ""
        table = app.play
        assert isinstance(table, PlayTable)
        table.leave()
        qtbot.waitUntil(lambda: app.props.page == "start", timeout=LIMIT_MS)
        # Drawings that are given up halfway would never come in a later window of this process.
        qtbot.waitUntil(lambda: whole(window.root), timeout=LIMIT_MS)
    finally:
        begun = time.monotonic()
        assert bridge.stop()
        assert time.monotonic() - begun < END_S
        window.close()
        QCoreApplication.processEvents()


def test_the_window_closes_and_the_program_ends_with_its_settings_kept(tmp_path: Path, qtbot: QtBot) -> None:
    save(tmp_path, Settings(language="cs", introduced=True))
    others = program.application([]).topLevelWindows()

    def close() -> None:
        for window in program.application([]).topLevelWindows():
            if window not in others and window.isVisible() and window.title() == "Sennik":
                window.resize(1400, 800)
                window.close()

    QTimer.singleShot(300, close)
    begun = time.monotonic()
    assert program.run(["sennik"], maker(tmp_path), tmp_path) == 0
    assert time.monotonic() - begun < LIMIT_MS / 1000
    assert '"width": 1400' in (tmp_path / "window.json").read_text()
