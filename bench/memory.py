"""What the window holds at a long game: python -m bench.memory [--game race] [--seats 8]

    xvfb-run -s "-screen 0 1920x1080x24" env QT_QPA_PLATFORM=xcb QT_QUICK_BACKEND=rhi LIBGL_ALWAYS_SOFTWARE=1 \\
        python -m bench.memory
    python -m bench.memory --python          # with the lines of Python that hold most, which makes all of it slower

The real program, with a node and bots of its own, plays one game to its end: a bot decides in this player's place, and
the window shows it all. Printed is the resident memory (Linux) on the way: all of it, what no other process shares,
what lies in no file, as the pages of C's allocator and Qt's pictures do, and the most that it ever was. The second
command draws as on a screen, with OpenGL, which on a machine without a graphics card is Mesa's software.
"""

from __future__ import annotations

import argparse
import gc
import re
import tempfile
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from bench.ui_stall import rest, until

PATIENCE_S = 1200.0
QUICK_S = 0.02
FRAMES = 10
SHOWN = 25


def held() -> tuple[float, float, float, float]:
    """This process in MiB: all that is resident, what it alone has, what lies in no file, and the most so far."""
    rollup = Path("/proc/self/smaps_rollup").read_text()
    figures = {name: int(kib) / 1024 for name, kib in re.findall(r"^(\w+): +(\d+) kB", rollup, re.MULTILINE)}
    most = int(re.findall(r"^VmHWM:\s+(\d+)", Path("/proc/self/status").read_text(), re.MULTILINE)[0]) / 1024
    return figures["Rss"], figures["Private_Clean"] + figures["Private_Dirty"], figures["Anonymous"], most


def tell(what: str) -> None:
    """A line of what is held now."""
    print(f"{what:26}" + "".join(f"{mib:8.0f}" for mib in held()), flush=True)


def measure(options: argparse.Namespace, folder: Path) -> None:
    """Open, play to the end, and print what is held on the way."""
    from client import opening

    opening.begin()
    from client import app as program
    from client import leftovers
    from client.bridge import Bridge
    from client.settings import Settings, save
    from engine.chance import Chance
    from netcore.files.profile import Profile
    from netcore.node.bots import policy_for
    from netcore.node.node import Node
    from netcore.status import Me, News, OverNews, PlayNews

    save(folder, Settings(language="en", motion="calm", introduced=True, width=1280, height=800))

    def make(news: Callable[[News], None]) -> Node:
        return Node(Profile(folder), news, lan=False, name="Ewa", pause_s=lambda: QUICK_S)

    qt = program.application(["sennik"])
    bridge = Bridge(make)
    window = program.build(bridge, folder)
    here: list[Me] = []
    window.frame.drawn.connect(gc.enable)
    window.frame.open()
    latest: list[PlayNews] = []
    over: list[OverNews] = []

    def hear(news: News) -> None:
        if isinstance(news, PlayNews):
            latest[:] = [news]
        elif isinstance(news, OverNews):
            over.append(news)

    bridge.started.connect(window.app.begin)
    bridge.started.connect(lambda _me: program.keep_turns_short())
    bridge.started.connect(here.append)
    bridge.news.connect(window.app.hear)
    bridge.news.connect(hear)
    bridge.failed.connect(window.app.fail)
    policy, chance = policy_for(options.game, "calm"), Chance(1, "bench")
    told: set[int] = set()

    def finished() -> bool:
        """Decide where something is asked, turn the page of a round, and say how it is from time to time."""
        table = window.app.play
        table.goOn()
        if latest and latest[0].view.legal is not None:
            news = latest.pop()
            move = policy.choose(news.view, news.view.legal, chance)
            bridge.do(lambda node: node.chair.submit(move))
        elif latest and (turn := getattr(latest[0].view.board, "turn", 0)) not in told and options.game == "race":
            told.add(turn)
            rest(1)
            tell(f"turn {turn}")
        return bool(over)

    print(f"{'MiB':26}" + "".join(f"{name:>8}" for name in ("all", "own", "no file", "most")))
    bridge.start()
    try:
        assert until(lambda: bool(here)), "the node did not start"
        rest(3)
        tell("start page")
        window.app.goLobby()
        rest(2)
        tell("lobby")
        window.app.goStart()
        bridge.do(lambda node: node.practise(options.game, options.seats, {}))
        assert until(lambda: window.app.props.page == "play"), window.app.saying.props.text
        rest(2)
        tell("table")
        if not until(finished, PATIENCE_S):
            print(f"the game did not end in {PATIENCE_S:.0f} s")
        rest(3)
        tell("over")
        bridge.do(lambda node: node.leave())
        until(lambda: window.app.props.page == "start")
        rest(3)
        tell("start page again")
        leftovers.clear()
        tell("and leftovers cleared")
        if options.python:
            for line in tracemalloc.take_snapshot().statistics("lineno")[:SHOWN]:
                print(line)
    finally:
        bridge.stop()
        window.close()
        qt.processEvents()


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="race")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--python", action="store_true", help="say which lines of Python hold most at the end")
    options = parser.parse_args()
    if options.python:
        tracemalloc.start(FRAMES)
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        measure(options, Path(folder))


if __name__ == "__main__":
    main()
