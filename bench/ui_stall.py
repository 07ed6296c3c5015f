"""How long the window stands still: python bench/ui_stall.py [--game GAME] [--seats N] [--moves N] [--motion MOTION]

Opens the real program without a screen and practises against bots. A 10 ms timer of the window's thread tells the gaps
between its turns: the worst; the 99th percentile; the worst less the time that the thread waited for a core that other
programs had ("own", on Linux); and the most that the thread worked itself in one gap. Then the processor time that an
idle window takes in the lobby and in another's turn, in percent of a core. How long it takes to open: bench/start.py.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HOME))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_QUICK_BACKEND", "software")

TICK_MS = 10
DEAL_S = 4.0
IDLE_S = 5.0
PATIENCE_S = 90.0


def quick() -> float:
    """The pause of a bot in a hurry, in seconds."""
    return 0.3


def gone() -> float:
    """The pause of a bot that has gone to make tea, in seconds."""
    return 3600.0


def queued_s() -> float:
    """How long this thread has waited for a core so far; 0 where the system does not tell."""
    path = Path(f"/proc/self/task/{threading.get_native_id()}/schedstat")
    return int(path.read_text().split()[1]) / 1e9 if path.exists() else 0.0


class Gaps:
    """The gaps between the turns of a timer, a list for each phase: milliseconds by the clock, on a core, queued."""

    def __init__(self) -> None:
        from PySide6.QtCore import Qt, QTimer

        self.phases: dict[str, list[tuple[float, float, float]]] = {}
        self._now = self.phases.setdefault("", [])
        self._last = (time.perf_counter(), time.thread_time(), queued_s())
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def phase(self, name: str) -> None:
        """What comes now belongs to `name`."""
        self._now = self.phases.setdefault(name, [])

    def stop(self) -> None:
        """Tick no more: a timer that wakes up all the time would be counted as work of the window."""
        self._timer.stop()

    def _tick(self) -> None:
        now = (time.perf_counter(), time.thread_time(), queued_s())
        wall, busy, queued = ((new - old) * 1000 for new, old in zip(now, self._last, strict=True))
        self._now.append((wall, busy, queued))
        self._last = now

    def report(self) -> None:
        """A line for each phase."""
        print(f"{'milliseconds':<34} {'worst':>6} {'p99':>6} {'own':>9} {'at work':>9} {'turns':>6}", flush=True)
        for name, gaps in self.phases.items():
            if name and gaps:
                stalls = sorted(wall for wall, _, _ in gaps)
                p99 = stalls[min(len(stalls) - 1, len(stalls) * 99 // 100)]
                own = max(wall - queued for wall, _, queued in gaps)
                busy = max(busy for _, busy, _ in gaps)
                print(f"{name:<34} {stalls[-1]:6.0f} {p99:6.0f} {own:9.0f} {busy:9.0f} {len(gaps):6}", flush=True)


def rest(seconds: float) -> None:
    """Let Qt work for so long; it sleeps when there is nothing to do."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def until(done: Callable[[], bool], patience_s: float = PATIENCE_S) -> bool:
    """Let Qt work until `done`; whether it came to that."""
    end = time.monotonic() + patience_s
    while not done():
        if time.monotonic() > end:
            return False
        rest(0.02)
    return True


def idle(name: str) -> None:
    """Print the processor time of a window that nobody touches."""
    rest(2)
    wall, busy = time.perf_counter(), time.process_time()
    rest(IDLE_S)
    percent = (time.process_time() - busy) / (time.perf_counter() - wall) * 100
    print(f"{name:<34} {percent:6.1f} % of a core", flush=True)


def measure(options: argparse.Namespace, folder: Path) -> None:
    """Play, and print what the clock said."""
    from client import app as program
    from client.bridge import Bridge
    from client.settings import Settings, save
    from netcore.files.profile import Profile
    from netcore.node.bots import human_pause, policy_for
    from netcore.node.node import Node
    from netcore.status import Me, News, PlayNews

    save(folder, Settings(language="en", motion=options.motion, introduced=True, width=1366, height=768))
    pause = human_pause()

    def make(news: Callable[[News], None]) -> Node:
        return Node(Profile(folder), news, lan=False, name="Ewa", pause_s=lambda: pause())  # noqa: PLW0108 - it changes

    qt = program.application(["sennik"])
    bridge = Bridge(make)
    window = program.build(bridge, folder)
    me: list[Me] = []
    latest: list[PlayNews] = []

    def hear(news: News) -> None:
        if isinstance(news, PlayNews):
            latest[:] = [news]

    bridge.started.connect(window.app.begin)
    bridge.started.connect(lambda _me: program.keep_turns_short())
    bridge.started.connect(me.append)
    bridge.news.connect(window.app.hear)
    bridge.news.connect(hear)
    bridge.failed.connect(window.app.fail)
    policy = policy_for(options.game)
    from engine.chance import Chance

    chance = Chance(options.seed, "bench")
    made = 0

    def play() -> None:
        nonlocal made
        news = latest[0] if latest else None
        model = window.app.play
        if news is None or news.view.legal is None:
            return
        move = policy.choose(news.view, news.view.legal, chance)
        latest.clear()
        made += 1
        model.goOn()
        bridge.do(lambda node: node.chair.submit(move))

    def finished() -> bool:
        play()
        return made >= int(options.moves)

    gaps = Gaps()
    bridge.start()
    try:
        assert until(lambda: bool(me)), "the node did not start"
        gaps.phase("start page")
        rest(2)
        gaps.phase("lobby")
        window.app.goLobby()
        rest(1.5)
        window.app.goStart()
        gaps.phase("start page")
        rest(1)
        gaps.phase("table set, shuffled, proved")
        bridge.do(lambda node: node.practise(options.game, options.seats, {}))
        assert until(lambda: window.app.props.page == "play"), window.app.saying.props.text
        gaps.phase("page opens")
        rest(0.3)
        gaps.phase("dealt")
        rest(DEAL_S)
        gaps.phase("played")
        pause = quick
        until(finished)
        gaps.stop()
        gaps.report()
        if made < options.moves:
            print(f"only {made} moves in {PATIENCE_S:.0f} s")
        pause = gone
        until(lambda: bool(latest) and latest[0].view.legal is None and not latest[0].busy, 20)
        window.app.play.hurry()  # what others did is shown step by step for seconds yet, which is no rest
        idle("idle in another's turn")
        bridge.do(lambda node: node.leave())
        until(lambda: window.app.props.page == "start")
        window.app.goLobby()
        idle("idle in the lobby")
    finally:
        bridge.stop()
        window.close()
        qt.processEvents()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="sen")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--motion", default="usual", choices=["usual", "fast", "calm"])
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        measure(options, Path(folder))


if __name__ == "__main__":
    main()
