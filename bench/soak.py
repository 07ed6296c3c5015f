"""Never tired: game after game in one window, by clicks, and what the program holds after each of them.

    python -m bench.soak                          # twelve games, the four kinds in turn
    python -m bench.soak --games 100              # for hours
    python -m bench.soak --only race --seats 8    # one kind, at the largest table

Opens the real window without a screen or a graphics card, over a real node whose bots play at this computer,
and plays with short options: what a bot would do in this player's place is pointed at, confirmed and typed. A line
for each game says, once the first page is there again: memory (Linux), and the most of it so far; what malloc has given
out; how many objects Qt, QML's components, Python and the page's items are; open files and threads; how many moves were
made, the median time from a move's first click until the node has made it, and the time of the game; and the warnings
of Qt. From the third game of a kind on nothing should grow.
"""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import gc
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

import shiboken6
from PySide6.QtCore import QObject, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from client import app as program
from client import leftovers
from client.bridge import Bridge
from client.settings import Settings, save
from client.viewmodels.race.plan import Suggest
from engine.chance import Chance
from engine.race_board import Attack, Fire, Support
from netcore.files.profile import Profile
from netcore.node.bots import policy_for
from netcore.node.node import Node
from netcore.status import FoulNews, News, OverNews, PlayNews
from tests.ui.driver import Hands, everything

SHORT: dict[str, dict[str, object]] = {
    "sen": {"rounds": 1, "limit": 0},
    "smoki": {"goal": "rounds", "rounds": 1},
    "race": {},
    "dream": {"night_s": 10, "clue_s": 5, "read_s": 0},
}
SEATS = {"sen": 3, "smoki": 3, "race": 2, "dream": 4}
ON = ("endNext", "endSkip", "notebookClose", "openYes", "helpClose", "trackBack")
"""What leads on from a page on which nothing is decided."""
PATIENCE_S = 600.0
SHOWN_S = 10.0
"""How long the window may take until it offers what the node has asked for."""
PAUSE_S = 0.05


@dataclass(frozen=True)
class Held:
    """What the program holds. Memory in MiB, `given` of it by malloc.

    Among `python` are no handles of items that are gone: PySide keeps, for some 600 items a game, what this bench has
    looked at them by (0.3 MiB a game), and the program itself looks at none.
    """

    rss: float
    peak: float
    given: float
    objects: int
    components: int
    python: int
    items: int
    files: int
    threads: int

    HEAD = (
        f"{'RSS':>6} {'peak':>6} {'malloc':>7} {'QObjects':>8} {'components':>10} {'Python':>8} "
        f"{'items':>6} {'fds':>4} {'threads':>7}"
    )

    def __str__(self) -> str:
        return (
            f"{self.rss:6.1f} {self.peak:6.1f} {self.given:7.1f} {self.objects:8} {self.components:10} {self.python:8} "
            f"{self.items:6} {self.files:4} {self.threads:7}"
        )


class Mallinfo(ctypes.Structure):
    """glibc's `struct mallinfo2`."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()
    ]


def given_mib() -> float:
    """What malloc has given out and has not got back, where it is glibc's; else 0."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return 0.0
    ask.restype = Mallinfo
    told = ask()
    return float(told.uordblks + told.hblkhd) / 2**20


def status(name: str) -> float:
    """A number of /proc/self/status in MiB; 0 where there is none."""
    path = Path("/proc/self/status")
    lines = path.read_text().splitlines() if path.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith(name)), 0.0)


def objects_of(window: program.Window) -> list[QObject]:
    """All that Qt keeps below the window, its QML and its models."""
    roots: tuple[QObject, ...] = (window.engine, window.root, window.app, window.settings)
    return [each for root in roots for each in root.findChildren(QObject)]


def kinds_of(window: program.Window) -> Counter[str]:
    """How many of them there are of each kind: the class, and the name that it was given or whose child it is."""
    return Counter(
        f"{each.metaObject().className()} {each.objectName() or 'in ' + parent_of(each)}" for each in objects_of(window)
    )


def parent_of(each: QObject) -> str:
    """The class and name of an object's parent."""
    parent = each.parent()
    return f"{parent.metaObject().className()} {parent.objectName()}" if parent is not None else ""


def held(window: program.Window) -> Held:
    """What the program holds now, without what only waits to be thrown away."""
    window.engine.collectGarbage()
    leftovers.clear()
    objects = objects_of(window)
    components = [each for each in objects if isinstance(each, QQmlComponent)]
    proc = Path("/proc/self")
    return Held(
        rss=status("VmRSS"),
        peak=status("VmHWM"),
        given=given_mib(),
        objects=len(objects),
        components=len(components),
        python=sum(1 for each in gc.get_objects() if not isinstance(each, QObject) or shiboken6.isValid(each)),
        items=sum(1 for _ in everything(window.root.contentItem())),
        files=len(os.listdir(proc / "fd")) if proc.exists() else 0,
        threads=len(os.listdir(proc / "task")) if proc.exists() else 0,
    )


class Player:
    """Sits before the window, with a mouse and a keyboard, and asks a bot what to do."""

    def __init__(self, folder: Path, seed: int) -> None:
        save(folder, Settings(language="en", motion="fast", pace="quick", introduced=True, volume="off"))
        self.bridge = Bridge(lambda news: Node(Profile(folder), news, lan=False, name="Ewa", pause_s=lambda: PAUSE_S))
        self.window = program.build(self.bridge, folder)
        self.hands = Hands(self.window, keeping=False)
        # Nobody's hand is on its way to what has gone.
        self.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", 0)
        self.chance = Chance(seed, "soak")
        self.asked: PlayNews | None = None
        self.over: OverNews | None = None
        self.took_s: list[float] = []
        self.by_hand = self.otherwise = 0
        """Moves that were made by mouse and keyboard, and those that had to be handed to the node."""
        self._wanted: Any = None
        self._suggested = False
        self._begun_s = 0.0
        app = self.window.app
        self.bridge.started.connect(app.begin)
        self.bridge.started.connect(lambda _me: program.keep_turns_short())
        self.bridge.news.connect(app.hear)
        self.bridge.failed.connect(app.fail)
        self.bridge.news.connect(self._hear)
        self.bridge.start()
        self.until(lambda: app.props.started)

    def _hear(self, news: News) -> None:
        match news:
            case PlayNews():
                if self._wanted is not None and news.view.legal is None:
                    self.took_s.append(time.perf_counter() - self._begun_s)
                self.asked, self._wanted, self._suggested = news, None, False
            case OverNews():
                self.over = news
            case FoulNews():
                raise AssertionError(news)

    def until(self, reached: Callable[[], object]) -> None:
        """Let the window work until then."""
        end_s = time.monotonic() + PATIENCE_S
        while not reached():
            assert time.monotonic() < end_s, f"stuck at {self.window.app.props}"
            QTest.qWait(5)

    def play(self, game: str, seats: int) -> None:
        """One game, from the first page to the first page."""
        app, hands = self.window.app, self.hands
        self.asked = self.over = None
        hands.click(f"game-{game}")
        hands.click("setTable")
        self.until(lambda: app.props.page == "room" and app.room.props.places)
        options = {**SHORT[game], **({"language": "en"} if game == "dream" else {})}
        self.bridge.do(lambda node: node.room.set_options(options))
        self.bridge.do(lambda node: node.room.set_seats(seats))
        self.until(lambda: len(app.room.props.places) == seats)
        for seat in range(1, seats):
            hands.settle()
            hands.click(f"seatBot-{seat}")
            self.until(lambda seat=seat: app.room.props.places[seat].kind == "bot")
        self.until(lambda: app.room.props.can_ready)
        hands.click("ready")
        self.until(lambda: app.props.page == "play")
        end_s = time.monotonic() + PATIENCE_S
        while self.over is None or app.play.rows.table.page != "over":
            assert time.monotonic() < end_s, f"stuck at {app.play.rows.table}"
            self.go_on()
            QTest.qWait(5)
        hands.settle()
        hands.click("overLeave")
        self.until(lambda: app.props.page == "start")
        hands.settle()

    def go_on(self) -> None:
        """The next thing to click or to type, if there is one."""
        shown = {item.objectName(): item for item in self.hands.shown() if item.isEnabled() and item.objectName()}
        for name in ON:
            if name in shown:
                self.click(shown[name])
                return
        news, table = self.asked, self.window.app.play
        for act in ("done", "begin"):
            if f"deed-{act}" in shown:
                self.click(shown[f"deed-{act}"])
                return
        if news is None or news.view.legal is None or not table.rows.table.mine or table.hand.sent:
            return
        if self._wanted is None:
            self._wanted = policy_for(news.view.game).choose(news.view, news.view.legal, self.chance)
            self._begun_s = time.perf_counter()
        self.decide(self._laid_out(self._wanted), shown)

    def _laid_out(self, wanted: Any) -> Any:
        """`wanted`, as the window takes it: a flight of the race is laid out whole, and is sent when it begins."""
        table = self.window.app.play
        plan = table.state.hand.plan
        if not isinstance(wanted, Attack | Support) or (isinstance(wanted, Attack) and wanted not in plan):
            return wanted
        if not self._suggested and any(isinstance(choice.move, Suggest) for choice in table.offered):
            return Suggest()
        return Fire()

    def decide(self, move: Any, shown: dict[str, QQuickItem]) -> None:
        """Point at what `move` names, one thing a call, and then confirm it."""
        table = self.window.app.play
        if "deed-confirm" in shown and shown["deed-confirm"].property("allowed"):
            self.click(shown["deed-confirm"])
            self.by_hand += 1
            return
        choice = next((each for each in table.offered if each.move == move), None)
        text = getattr(move, "text", "")
        if choice is not None:
            self._suggested |= isinstance(move, Suggest)
            target = next((each for each in choice.targets if each not in table.hand.chosen), None)
            item = next((each for each in self.pointed_at(target or "", shown)), None)
            if item is not None:
                self.click(item)
                self.by_hand += 1
                return
        elif text and "words" in shown:
            shown["words"].forceActiveFocus()
            self.hands.type(text)
            self.hands.press(Qt.Key.Key_Return)
            self.by_hand += 1
            return
        if time.perf_counter() - self._begun_s < SHOWN_S:
            return
        self.otherwise += 1
        self.asked = None
        self.bridge.do(lambda node: node.chair.submit(move))

    def pointed_at(self, target: str, shown: dict[str, QQuickItem]) -> Iterator[QQuickItem]:
        """What lies on the screen for a target."""
        table = self.window.app.play
        names = [f"card-{row.key}" for row in table.rows.cards if row.target == target]
        names += [f"deed-{target}", target.replace("pile:open-", "gap-")]
        yield from (shown[name] for name in names if name in shown)
        yield from (item for item in self.hands.shown() if item.property("target") == target and item.isEnabled())

    def click(self, item: QQuickItem) -> None:
        """A tap on the middle of it, once that is in the window: what slides in is not yet."""
        point = item.mapToScene(item.boundingRect().center()).toPoint()
        if not self.window.root.contentItem().boundingRect().contains(point):
            return
        QTest.mouseClick(self.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def close(self) -> bool:
        """Go home; whether the node has ended well."""
        clean = self.bridge.stop()
        self.window.close()
        return clean


NOISE = "QUnifiedTimer::stopAnimationDriver: driver is not running"
"""Qt says so of itself when the last animation that runs is a pause, and it is stopped."""


class Warnings:
    """What Qt complains of."""

    def __init__(self) -> None:
        self.said: list[str] = []
        qInstallMessageHandler(self._hear)

    def _hear(self, kind: QtMsgType, _where: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and text != NOISE:
            self.said.append(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--only", default=",".join(SHORT), help="kinds, with commas between them")
    parser.add_argument("--seats", type=int, default=0, help="at every table; by default as few as make a game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--kinds", type=int, default=0, help="say which kinds of QObjects grew since that game")
    args = parser.parse_args()
    kinds = args.only.split(",")
    before: Counter[str] = Counter()
    faulthandler.enable()
    program.application(["sennik"])
    warnings = Warnings()
    with tempfile.TemporaryDirectory(prefix="sennik-soak-") as folder:
        player = Player(Path(folder), args.seed)
        player.hands.settle()
        print(f"{'':10} {Held.HEAD} {'moves':>6} {'ms':>5} {'s':>5}  warnings")
        print(f"{'start':10} {held(player.window)}", flush=True)
        for number in range(args.games):
            game = kinds[number % len(kinds)]
            begun_s = time.monotonic()
            player.took_s.clear()
            warnings.said.clear()
            player.by_hand = player.otherwise = 0
            player.play(game, args.seats or SEATS[game])
            median_ms = 1000 * statistics.median(player.took_s) if player.took_s else 0
            by_node = f"  ({player.otherwise} of {player.by_hand + player.otherwise} not by hand)"
            print(
                f"{number + 1:3} {game:6} {held(player.window)} {len(player.took_s):6} {median_ms:5.0f} "
                f"{time.monotonic() - begun_s:5.0f}  {len(warnings.said)}{by_node if player.otherwise else ''}",
                flush=True,
            )
            for said in warnings.said:
                print(f"    {said}", file=sys.stderr)
            if args.kinds and number + 1 == args.kinds:
                before = kinds_of(player.window)
        if args.kinds:
            for kind, more in (kinds_of(player.window) - before).most_common():
                print(f"{more:+6} {kind}")
        if not player.close():
            sys.exit("the node did not end in time")


if __name__ == "__main__":
    main()
