"""How long the program takes to open, and what it holds then.

    python -m bench.start                    # this tree, best of seven starts
    python -m bench.start OTHER_TREE         # in turn with another one, say of yesterday
    python -m bench.start --beside           # in turn with Kajongg of Debian, a game in Python with Qt
    python -m bench.start --cold             # as after the computer was started: nothing is read already (root, Linux)
    python -m bench.start --imports          # the modules that take longest before the first frame

Starts the real program again and again over one profile, without a screen and without a graphics card, in turn for
every tree. Printed are, from the start of the process, the time by the clock and on a core, and the memory (Linux),
when the first frame is there, when the node behind it is, and when the window has then had nothing to do for a while.
Python's compiled modules are kept, as they are for a player, whatever the environment says. The first start of each
tree warms caches and does not count.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
SHOWN = 20
DROP = Path("/proc/sys/vm/drop_caches")
KAJONGG = Path("/usr/share/kajongg/kajongg.py")
DEBIAN_PYTHON = "/usr/bin/python3"

TELL = """
import os, sys, time
from pathlib import Path

def tell(what):
    if what not in told:
        told.append(what)
        status = Path("/proc/self/status")
        lines = status.read_text().splitlines() if status.exists() else ["VmRSS: 0 kB"]
        print(what, time.process_time(), *(line.split()[1] for line in lines if line.startswith("VmRSS")), flush=True)

told = []
"""

# What the other tree's program runs too: nothing of it may be newer than that. Ends the program when it has rested.
PROGRAM = f"""{TELL}
from client import __main__ as door
from PySide6 import QtQml
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from client import bridge

class Engine(QtQml.QQmlApplicationEngine):
    def loadFromModule(self, *named):
        super().loadFromModule(*named)
        QGuiApplication.topLevelWindows()[0].frameSwapped.connect(lambda: tell("frame"))

def rest():
    tell("node")
    QTimer.singleShot(2000, lambda: (tell("rest"), os._exit(0)))

class Told(bridge.Bridge):
    def __init__(self, make):
        super().__init__(make)
        self.started.connect(lambda _: rest())

QtQml.QQmlApplicationEngine, bridge.Bridge = Engine, Told
sys.exit(door.main(["--profile", sys.argv[1]]))
"""

# Kajongg, for the system's Python and its PyQt5.
OTHER_PROGRAM = f"""{TELL}
import runpy
from PyQt5.QtCore import QEvent, QObject, QTimer
from PyQt5.QtWidgets import QApplication, QMainWindow

class Painted(QObject):
    def eventFilter(self, receiver, event):
        if event.type() == QEvent.Paint and receiver.isWidgetType() and isinstance(receiver.window(), QMainWindow):
            QTimer.singleShot(0, lambda: (tell("frame"), os._exit(0)))
        return False

def exec_(*_):
    QApplication.instance().installEventFilter(painted)
    return run()

painted, run = Painted(), QApplication.exec_
QApplication.exec_ = exec_
os.environ["HOME"] = sys.argv[1]
sys.argv[:] = ["kajongg"]
sys.path.insert(0, {str(KAJONGG.parent)!r})
runpy.run_path({str(KAJONGG)!r}, run_name="__main__")
"""

SCREEN = {
    "name": "bench",
    "x": 0,
    "y": 0,
    "width": 1920,
    "height": 1080,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""Room for the window at its usual size, which Qt's usual offscreen screen has not."""


@dataclass
class Tree:
    """A tree of the program, or `program` beside it, and what its starts took: seconds by the clock and on a core, KiB;
    by what was there.
    """

    path: Path
    program: str = PROGRAM
    python: str = sys.executable
    took: dict[str, list[tuple[float, float, int]]] = field(default_factory=dict)

    def start(self, folder: Path, *, counts: bool, cold: bool) -> None:
        """Start the program once, with a profile in `folder`; it ends by itself. `cold`: nothing was read before."""
        if cold:
            os.sync()
            DROP.write_text("3")
        begun = time.perf_counter()
        with subprocess.Popen(
            [self.python, "-c", self.program, str(folder / "profile")],
            cwd=self.path, env=environment(self.path, folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True,
        ) as child:  # fmt: skip
            assert child.stdout is not None
            for line in child.stdout:
                what, on_core, rss = line.split()
                if counts:
                    took = (time.perf_counter() - begun, float(on_core), int(rss))
                    self.took.setdefault(what, []).append(took)

    def best(self, what: str) -> tuple[float, float, float]:
        """The least of all starts until `what` was there: seconds by the clock and on a core, MiB."""
        if what not in self.took:
            raise SystemExit(f"{self.path} did not come to its {what}")
        clock, core, rss = (min(each) for each in zip(*self.took[what], strict=True))
        return clock, core, rss / 1024


def environment(tree: Path, folder: Path) -> dict[str, str]:
    """That of a program without a screen and a graphics card, whose compiled modules are kept in `folder`."""
    screens = folder / "screens.json"
    screens.write_text(json.dumps({"screens": [SCREEN]}))
    own = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        "QT_QUICK_BACKEND": "software",
        "PYTHONPATH": str(tree),
    }
    kept = {"PYTHONPYCACHEPREFIX": str(folder / "compiled"), "XDG_CACHE_HOME": str(folder / "cache")}
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, **own, **kept}


def imports() -> None:
    """Print the modules whose own code took longest before the first frame, and the sum of all."""
    code = PROGRAM.replace('tell("frame")', "(sys.stderr.flush(), os._exit(0))")
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        for _ in "warm", "counts":
            done = subprocess.run(
                [sys.executable, "-X", "importtime", "-c", code, f"{folder}/profile"],
                env=environment(HOME, Path(folder)), capture_output=True, text=True, check=False,
            )  # fmt: skip
    rows = [(int(own), name) for own, name in re.findall(r"import time:\s+(\d+) \|\s+\d+ \| +(\S+)", done.stderr)]
    print(f"{sum(own for own, _ in rows) / 1000:7.1f} ms  all {len(rows)} modules")
    for own, name in sorted(rows, reverse=True)[:SHOWN]:
        print(f"{own / 1000:7.1f} ms  {name}")


def kajongg() -> Tree | None:
    """Kajongg, to be started in turn with ours; None where it is not installed."""
    return Tree(KAJONGG.parent, OTHER_PROGRAM, DEBIAN_PYTHON) if KAJONGG.is_file() else None


def in_turn(trees: Sequence[Tree], starts: int, *, cold: bool = False) -> None:
    """Start all trees in turn, each with a player who was here before."""
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        for number in range(starts + 1):
            for at, tree in enumerate(trees):
                own = Path(folder, str(at))
                (own / "profile").mkdir(parents=True, exist_ok=True)
                (own / "profile" / "window.json").write_text('{"introduced": true}')
                tree.start(own, counts=number > 0, cold=cold and number > 0)


def compare(trees: Sequence[Tree], starts: int, *, cold: bool) -> None:
    """Start all trees in turn, and print the best of each."""
    in_turn(trees, starts, cold=cold)
    for tree in trees:
        for what in tree.took:
            clock, core, rss = tree.best(what)
            print(
                f"{tree.path!s:30} {what:6} {1000 * clock:6.0f} ms by the clock {1000 * core:6.0f} ms on a core "
                f"{rss:5.0f} MiB"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="others to start in turn with this one")
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--beside", action="store_true", help=f"start Kajongg in turn, too ({KAJONGG})")
    parser.add_argument("--cold", action="store_true", help="forget before each start what was read from the disk")
    parser.add_argument("--imports", action="store_true", help="say what is imported instead")
    args = parser.parse_args()
    if args.imports:
        imports()
        return
    trees = [Tree(path.resolve()) for path in (HOME, *args.trees)]
    if args.beside:
        other = kajongg()
        if other is None:
            parser.error("there is no Kajongg: apt-get install --no-install-recommends kajongg")
        trees.append(other)
    if args.cold and not os.access(DROP, os.W_OK):
        parser.error(f"{DROP} cannot be written here")
    compare(trees, args.starts, cold=args.cold)


if __name__ == "__main__":
    main()
