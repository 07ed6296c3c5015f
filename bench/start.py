"""How long the program takes to open, and what it holds then.

    python -m bench.start                    # this tree, best of seven starts
    python -m bench.start OTHER_TREE         # in turn with another one, say of yesterday
    python -m bench.start --imports          # the modules that take longest before the first frame

Starts the real program again and again over one profile, without a screen and without a graphics card, in turn for
every tree. Printed are, from the start of the process, the time by the clock and on a core, and the memory (Linux),
when the first frame is there, and when the node behind it is. The first start of each tree
warms caches and does not count.
"""

from __future__ import annotations

import argparse
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

# What the other tree's program runs too: nothing of it may be newer than that. Ends the program once the node is there.
PROGRAM = """
import os, sys, time
from pathlib import Path
from PySide6.QtCore import Qt
from client import __main__ as door
from client import app, bridge

def tell(what):
    if what not in told:
        told.append(what)
        status = Path("/proc/self/status")
        lines = status.read_text().splitlines() if status.exists() else ["VmRSS: 0 kB"]
        print(what, time.process_time(), *(line.split()[1] for line in lines if line.startswith("VmRSS")), flush=True)

def built(*given, **named):
    window = build(*given, **named)
    window.root.frameSwapped.connect(lambda: tell("frame"), Qt.ConnectionType.DirectConnection)
    return window

class Told(bridge.Bridge):
    def __init__(self, make):
        super().__init__(make)
        self.started.connect(lambda _: (tell("node"), os._exit(0)))

told, build = [], app.build
app.build, app.Bridge = built, Told
sys.exit(door.main(["--profile", sys.argv[1]]))
"""

FRAME, NODE = "frame", "node"


@dataclass
class Started:
    """A program that tells when what is there, and what its starts took: seconds by the clock and on a core, KiB."""

    name: str
    command: list[str]
    """It is given a folder for what it keeps."""
    env: dict[str, str]
    took: dict[str, list[tuple[float, float, int]]] = field(default_factory=lambda: {FRAME: [], NODE: []})
    """By what was there."""

    def start(self, profile: Path, *, counts: bool) -> None:
        """Start the program once; it ends by itself."""
        begun = time.perf_counter()
        with subprocess.Popen(
            [*self.command, str(profile)], cwd=profile, env=self.env, stdout=subprocess.PIPE, text=True
        ) as child:
            assert child.stdout is not None
            for line in child.stdout:
                match line.split():
                    case [("frame" | "node") as what, on_core, rss] if counts:
                        self.took[what].append((time.perf_counter() - begun, float(on_core), int(rss)))

    def best(self, what: str) -> tuple[float, float, float]:
        """Of all starts until `what` is there the least seconds by the clock and on a core, and MiB."""
        if not self.took[what]:
            raise SystemExit(f"{self.name} did not come to its {what}")
        clock, core, rss = (min(each) for each in zip(*self.took[what], strict=True))
        return clock, core, rss / 1024


def ours(tree: Path) -> Started:
    """The program of a tree."""
    return Started(str(tree), [sys.executable, "-c", PROGRAM], environment(tree))


def in_turn(programs: Sequence[Started], starts: int) -> None:
    """Start all of them one after the other, again and again; the first round warms caches and does not count."""
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        for number in range(starts + 1):
            for program in programs:
                program.start(Path(folder), counts=number > 0)


def environment(tree: Path) -> dict[str, str]:
    """That of a program without a screen, drawn without a graphics card."""
    own = {"QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software", "PYTHONPATH": str(tree)}
    return {**os.environ, **own}


def imports() -> None:
    """Print the modules whose own code took longest before the first frame, and the sum of all."""
    code = PROGRAM.replace('(tell("node"), os._exit(0))', "sys.exit(0)").replace(
        'tell("frame"), Qt', "(sys.stderr.flush(), os._exit(0)), Qt"
    )
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as folder:
        done = subprocess.run(
            [sys.executable, "-X", "importtime", "-c", code, folder],
            env=environment(HOME), capture_output=True, text=True, check=False,
        )  # fmt: skip
    rows = [(int(own), name) for own, name in re.findall(r"import time:\s+(\d+) \|\s+\d+ \| +(\S+)", done.stderr)]
    print(f"{sum(own for own, _ in rows) / 1000:7.1f} ms  all {len(rows)} modules")
    for own, name in sorted(rows, reverse=True)[:SHOWN]:
        print(f"{own / 1000:7.1f} ms  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trees", nargs="*", type=Path, metavar="TREE", help="others to start in turn with this one")
    parser.add_argument("--starts", type=int, default=7)
    parser.add_argument("--imports", action="store_true", help="say what is imported instead")
    args = parser.parse_args()
    if args.imports:
        imports()
        return
    programs = [ours(path.resolve()) for path in (HOME, *args.trees)]
    in_turn(programs, args.starts)
    for program in programs:
        for what in (FRAME, NODE):
            clock, core, rss = program.best(what)
            print(
                f"{program.name:30} {what:6} {1000 * clock:6.0f} ms by the clock {1000 * core:6.0f} ms on a core "
                f"{rss:5.0f} MiB"
            )


if __name__ == "__main__":
    main()
