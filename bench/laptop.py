"""A laptop of an evening: the whole program in a process of its own, its window drawn without a screen, driven by lines
on its standard input. `bench.evening` starts three of them.

Each line is a JSON list, a verb and what it needs; each answer one JSON object on one line. Whatever people do is done
by clicks and keys in the window; at the table a bot plays in this player's place, and turns pages that wait for a hand.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QInputMethodEvent

from client import app as program
from client.bridge import Bridge
from client.settings import Settings, save
from netcore.files.checked import GAMES
from netcore.files.profile import Profile
from netcore.node.bots import policy_for
from netcore.node.node import Node
from netcore.status import FoulNews, News, OverNews
from tests.ui.driver import Hands

SIZE = (1366, 768)
POLICY = "calm"
BEAT_S = 0.02


class Laptop:
    """One program with its window, and what it was told."""

    def __init__(self, folder: Path, name: str, lang: str, lantern: str) -> None:
        chosen: Any = {"language": lang}
        save(
            folder,
            Settings(motion="calm", introduced=True, reveal="always", width=SIZE[0], height=SIZE[1], **chosen),
        )
        self.folder = folder
        self.pause_s = 0.0
        self.heard: list[News] = []
        self.bridge = Bridge(
            lambda news: Node(
                Profile(folder),
                news,
                interfaces=["127.0.0.1"],
                player=lambda game: policy_for(game, POLICY),
                name=name,
                pause_s=lambda: self.pause_s,
            )
        )
        program.application(["sennik"])
        self.window = program.build(self.bridge, folder)
        self.app = self.window.app
        self.hands = Hands(self.window)
        self.app.play.pace_ms, self.app.play.peek_ms = 0, 1
        # Hands of a program press at once; those of a person are given a moment.
        self.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", 0)
        self.bridge.started.connect(self.app.begin)
        self.bridge.renamed.connect(self.app.rename)
        self.bridge.news.connect(self.app.hear)
        self.bridge.news.connect(self._hear)
        self.bridge.failed.connect(self.app.fail)
        self.bridge.started.connect(lambda _me: self.app.introduce(name, lantern))
        self.bridge.start()

    def _hear(self, news: News) -> None:
        """What a check may ask for later; the steps of games are not kept."""
        if isinstance(news, OverNews | FoulNews):
            self.heard.append(news)

    def turn(self) -> None:
        """Let the window do what it has to do, and turn the page of a round that has ended."""
        self.hands.turn()
        table = self.app.play
        if self.app.props.page == "play" and table.rows.table.page == "round":
            table.goOn()
        if table.opened == "notebook":  # it lies open after each round, for people
            table.escape()

    # What can be asked of it.

    def click(self, name: str) -> None:
        """A click on what is called so, once it is there."""
        self.hands.settle()
        self.hands.window.root.grabWindow()
        self.hands.click(name)

    def press(self, key: str) -> None:
        """A key by its name in Qt, as "Escape"."""
        self.hands.press(getattr(Qt.Key, f"Key_{key}"))

    def type(self, text: str) -> None:
        """Words, where the keyboard is, as a keyboard of any script has them come."""
        typed = QInputMethodEvent()
        typed.setCommitString(text)
        QCoreApplication.sendEvent(self.hands.focused, typed)
        self.hands.settle()

    def options(self, options: dict[str, Any]) -> None:
        """Agree on options for which a window offers only longer games."""
        self.bridge.do(lambda node: node.room.set_options(options))

    def seats(self, seats: int) -> None:
        """So many places at one's own table."""
        self.bridge.do(lambda node: node.room.set_seats(seats))

    def pace(self, seconds: float) -> None:
        """How long this player seems to think from now on."""
        self.pause_s = seconds

    def shot(self, path: str) -> None:
        """A picture of the window."""
        self.hands.settle()
        if not self.window.root.grabWindow().save(path):
            raise OSError(f"{path} could not be written")

    def names(self) -> list[str]:
        """What can be seen and has a name."""
        return sorted({item.objectName() for item in self.hands.shown() if item.objectName()})

    def files(self) -> dict[str, str]:
        """The saved games, by the hash of what is in them."""
        return {
            path.name: hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted((self.folder / GAMES).glob("*.sennik"))
        }

    def state(self) -> dict[str, Any]:
        """What the window shows, as far as an evening asks for it."""
        app, table = self.app, self.app.play
        evening, room = app.evening, app.room
        overs = [news for news in self.heard if isinstance(news, OverNews)]
        return {
            "started": app.props.started,
            "name": app.props.name,
            "page": app.props.page,
            "playing": app.props.playing,
            "evening": app.props.evening_open,
            "replay": app.props.replay_open,
            "said": app.saying.props.text,
            "lobby": [(row.host, row.note) for row in app.lobby.tables.rows],
            "places": [(row.name, row.note) for row in room.places.rows if row.name],
            "people": sum(bool(row.peer) for row in room.places.rows),
            "ready": room.props.can_ready,
            "line": room.props.line,
            "game": table.rows_game,
            "page_of_table": table.rows.table.page,
            "watching": table.onlookers.props.watching,
            "bench": [row.name for row in table.onlookers.onlookers.rows],
            "next": (table.onlookers.props.next_way, table.onlookers.props.next_line),
            "standings": sorted((row.place, row.lantern, row.score, row.winner) for row in table.standings.rows),
            "over": (list(overs[-1].scores), list(overs[-1].winners), overs[-1].opened) if overs else None,
            "ends": len({id(each) for each in overs}),
            "fouls": sum(isinstance(news, FoulNews) for news in self.heard),
            "speaks": app.talk.props.writes and app.talk.props.speaks,
            "circle": app.talk.ears.count,
            "talk": [(row.name, row.text, row.looks_on) for row in app.talk.lines.rows],
            "columns": [(row.name, row.wins, row.ahead, row.games) for row in evening.columns.rows],
            "lines": [(row.cells, row.kind) for row in evening.lines.rows],
            "proposals": [row.title for row in evening.proposals.rows],
            "others": evening.props.others,
            "saved": [(row.title, row.players, row.day) for row in app.saved.rows.rows],
            "people_here": [row.name for row in app.neighbours.people.rows],
            "hearing": [(row.label, row.way) for row in app.neighbours.cells.rows],
            "trial": app.neighbours.props.trial,
        }

    def close(self) -> bool:
        """Say goodbye; whether the program ended in time."""
        ended = self.bridge.stop()
        self.window.close()
        return ended


def listen(lines: queue.Queue[str | None]) -> None:
    """Read what is asked, line by line, in a thread of its own."""
    for line in sys.stdin:
        lines.put(line)
    lines.put(None)


def main(arguments: list[str]) -> int:
    """FOLDER NAME LANGUAGE LANTERN"""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    folder, name, lang, lantern = arguments
    laptop = Laptop(Path(folder), name, lang, lantern)
    lines: queue.Queue[str | None] = queue.Queue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    while True:
        laptop.turn()
        try:
            line = lines.get(timeout=BEAT_S)
        except queue.Empty:
            continue
        if line is None:
            return 0 if laptop.close() else 1
        verb, *given = json.loads(line)
        answer: dict[str, Any] = {}
        began = time.monotonic()
        try:
            answer["came"] = getattr(laptop, verb)(*given)
        except (AssertionError, OSError) as wrong:
            answer["wrong"] = f"{type(wrong).__name__}: {wrong}"
        answer["took_s"] = round(time.monotonic() - began, 3)
        sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
