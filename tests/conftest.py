"""What holds for every test: no screen, no warning, no thread left behind, no word of complaint from Qt or asyncio.

Warnings are errors and Qt's messages fail a test by the settings in pyproject.toml; tests/test_guards.py shows that all
of this bites.
"""

from __future__ import annotations

import gc
import os

# Before anything can import Qt: it reads these once.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ.setdefault("LC_ALL", "C.UTF-8")

import logging
import re
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# Machines differ in speed, and a failure must come back: no example is timed, and the examples are always the same.
settings.register_profile("sennik", deadline=None, derandomize=True)
settings.load_profile("sennik")

# Threads that Qt starts, as Python sees them: they end with the application.
LASTING_THREADS = ("Dummy-",)
THREAD_GRACE_S = 10.0

# Folders whose tests share something that the machine has only once, or measure its time: they run one after the other,
# whatever `-n` says. A file elsewhere that does so too says `pytestmark = pytest.mark.xdist_group(...)`.
SHARED = {"lan": "lan", "ui": "ui"}
# The group of files whose programs run in networks of their own. Where none can be made, they share the machine's.
APART = "apart"
# What is begun first where several processes share the work, so that nobody waits at the end for something long.
FIRST = (
    "ui",
    "lan",
    "tables",
    "adversary",
    "second",
    "twins",
    "model",
    "test_run_sh.py",
    "test_guards.py",
    "engine",
    "client",
)

SELDOM = (20_000, 20, 20)
"""How often Python looks for garbage: a window with all its items, or a table of ten, is soon 700 objects more."""

TESTS = Path(__file__).resolve().parent
# What `--quick` leaves out: whole tables with proofs, real sockets, the window, set-up, the tests of the tests,
# whole games and changed bytes by the hundred, and programs of their own.
LONG = (
    *("adversary", "twins", "tables", "second/test_agreement.py", "lan", "ui", "golden", "model", "fuzz"),
    *("test_run_sh.py", "test_guards.py", "test_groups.py", "test_packaging.py", "test_benches.py"),
    *("engine/test_sen_referee.py", "engine/test_smoki_referee.py", "engine/test_race_referee.py"),
    *("engine/test_smoki_bot.py", "engine/test_race_bot.py", "engine/test_dream_referee.py", "engine/test_levels.py"),
    *(f"engine/test_{game}_properties.py" for game in ("sen", "smoki", "race", "dream")),
    *(f"client/{game}/test_{game}_games.py" for game in ("sen", "smoki", "race", "dream")),
    *("netcore/verbs", "netcore/node/test_take_up.py", "client/test_qml.py", "client/test_bridge.py"),
    *("client/test_frame.py", "client/test_self_test.py"),
)


def lingering(before: set[threading.Thread]) -> list[threading.Thread]:
    """Threads started since `before` that still run and that the test must have started."""
    return [
        thread
        for thread in threading.enumerate()
        if thread not in before and thread.is_alive() and not thread.name.startswith(LASTING_THREADS)
    ]


@pytest.fixture(autouse=True)
def no_thread_left() -> Iterator[None]:
    """A test that leaves a thread running fails with the thread's name."""
    before = set(threading.enumerate())
    yield
    until = time.monotonic() + THREAD_GRACE_S
    while (left := lingering(before)) and time.monotonic() < until:
        time.sleep(0.01)
    if left:
        pytest.fail(f"threads left running: {sorted(thread.name for thread in left)}", pytrace=False)


COMPLAINTS = ("asyncio", "netcore.tasks")


class Complaints(logging.Handler):
    """Collects what is logged from warning upwards of exceptions nobody read, slow callbacks, lost and failed tasks."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture(autouse=True)
def no_asyncio_complaint() -> Iterator[None]:
    """A test during which asyncio complains, or a task fails, fails with the complaint."""
    complaints = Complaints()
    for name in COMPLAINTS:
        logging.getLogger(name).addHandler(complaints)
    yield
    for name in COMPLAINTS:
        logging.getLogger(name).removeHandler(complaints)
    if complaints.lines:
        pytest.fail("asyncio complained:\n" + "\n".join(complaints.lines), pytrace=False)


@pytest.fixture(scope="session", autouse=True)
def nobodys_profile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test reads or writes the profile of the person who runs it."""
    home = tmp_path_factory.mktemp("profile")
    with pytest.MonkeyPatch.context() as patch:
        for name in ("CONFIG", "DATA", "CACHE", "STATE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        yield


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """Qt Quick needs no QtWidgets: the application of every window test is a QGuiApplication."""
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication


class Costs:
    """What the tests cost, file by file, on whatever process: seconds of a core, those of programs that they start and
    wait for among them. The clock would say what else the machine does. `--durations` prints it.
    """

    def __init__(self, shown: int) -> None:
        self._shown = shown
        """So many files; 0: all."""
        self._files: Counter[str] = Counter()
        self._since = spent_s()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logstart(self) -> None:
        """What was spent between two tests is neither's."""
        self._since = spent_s()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        """Each part of a test takes its cost along in its report, to whichever process counts."""
        report = yield
        before, self._since = self._since, spent_s()
        report.cost_s = self._since - before
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count it."""
        self._files[report.nodeid.partition("::")[0]] += getattr(report, "cost_s", 0.0)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """The costliest first."""
        whole = sum(self._files.values())
        terminalreporter.section(f"cost by file, of {whole:.1f} s of a core in all")
        for file, cost_s in self._files.most_common(self._shown or None):
            terminalreporter.write_line(f"{cost_s:7.1f}s {100 * cost_s / (whole or 1):5.1f}%  {file}")


def spent_s() -> float:
    """Seconds of a core that this process has used so far, and those that have ended that it has started."""
    return sum(os.times()[:4])


def pytest_configure(config: pytest.Config) -> None:
    """With `--durations`, say what each file cost."""
    if config.getoption("durations") is not None:
        config.pluginmanager.register(Costs(config.getoption("durations")), "costs")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--quick` for the everyday change."""
    parser.addoption("--quick", action="store_true", help=f"leave out what takes long: {', '.join(LONG)}")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With `--quick`, do not even look into what takes long."""
    here = collection_path.is_relative_to(TESTS) and collection_path.relative_to(TESTS).as_posix() in LONG
    return True if here and config.getoption("--quick") else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put first what is begun first. A process alone goes through the tests as they are written."""
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: rank(item.path))


def pytest_collection_finish() -> None:
    """All tests and modules live until the end: looking through them for garbage, again and again, finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def rank(module: Path) -> int:
    """The place of a file in `FIRST`."""
    part = module.relative_to(TESTS).parts[0] if module.is_relative_to(TESTS) else ""
    return FIRST.index(part) if part in FIRST else len(FIRST)


@cache
def unit_of(module: Path) -> str:
    """With what a file of tests shares its process, one test after the other: its group, or else nobody.

    A file is not spread over processes: each would make anew what its tests share.
    """
    marked = re.search(r"xdist_group\(\"(\w+)\"\)", module.read_text(encoding="utf-8"))
    group = marked[1] if marked else SHARED.get(module.parent.name)
    if group == APART:
        group = None if can_be_apart() else SHARED["lan"]
    return group or str(module)


@cache
def can_be_apart() -> bool:
    """Whether networks can be made here: network namespaces, with root and the program ip."""
    name = f"sennik-try-{os.getpid()}"
    try:
        made = subprocess.run(["ip", "netns", "add", name], capture_output=True, check=False).returncode == 0
    except OSError:
        return False
    if made:
        subprocess.run(["ip", "netns", "delete", name], check=True)
    return made


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """For `-n auto`: one more than there are cores, since the tests over real sockets mostly wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Hand out whole files and groups for `--dist loadgroup`, in the order in which the tests were collected. Its own
    way, a mark at the end of a test's name, is not heard of by the pytest that we use.
    """
    if config.getvalue("dist") != "loadgroup":
        return None
    from xdist.scheduler import LoadGroupScheduling

    class ByFile(LoadGroupScheduling):
        def _split_scope(self, nodeid: str) -> str:
            return unit_of(config.rootpath / nodeid.partition("::")[0])

    config.option.loadscopereorder = False
    return ByFile(config, log)
