"""Whether the tests would notice: changes the program in one small place at a time and runs the tests that concern it.

Run:  python3 -m venv /tmp/mutation
      /tmp/mutation/bin/pip install "cosmic-ray>=8.7,<9"
      /tmp/mutation/bin/python -m bench.mutation RESULTS.jsonl [FOLDER ...] [--sample 30] [--python .venv/bin/python]

The changes are cosmic-ray's: a comparison, an operator, a number or a truth value replaced, a condition negated, a
loop left out. Of those in a folder a sample is drawn by a seed: places first, each as likely as another, then one
change for each place. They are made in a copy of the working tree, never in the tree itself. The tests run with the
Python that has the project's requirements, niced, and stop at the first failure.

Each result is printed as it comes and added to RESULTS, so that a run that was stopped goes on where it was. Seconds
are of the processor, so that a busy machine changes no result: a change that makes the tests take much longer than they
do without it counts as noticed. `--tests REVISION` takes the tests of another revision, to compare. `--like OTHER`
draws nothing but makes the changes that another file of results holds, where the program still has their lines, to see
what newer tests say of them. `--report` only prints what RESULTS holds.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from fnmatch import fnmatch
from pathlib import Path
from shutil import copy2, rmtree

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).resolve().parents[1]

RING = "tests/tables/test_ring_contract.py"
CHEATS = ("tests/adversary/test_adversary.py", "tests/tables/test_ring_cheats.py", "tests/tables/test_ring_[el]*.py")
DEPARTURES = (
    "tests/tables/test_departures.py::test_every_kind_of_question_goes_on",
    "tests/tables/test_departures.py::test_who_cheats_while_a_seat_is_given_up_is_named",
    "tests/tables/test_departures.py::test_an_onlooker_and_the_file_see_the_same_end",
)

GAMES = ("sen", "smoki", "race", "dream")
SCREENS = ("tests/client/*/test_*_table.py", "tests/client/*/test_*_score.py")
PAGES = {
    "start": ("tests/client/test_app.py", "tests/ui/test_shelf.py"),
    "lobby": ("tests/client/lobby", "tests/client/test_app.py"),
    "room": ("tests/client/room", "tests/client/test_app.py"),
    "settings": ("tests/client/settings", "tests/client/test_app.py"),
    "gift": ("tests/client/gift", "tests/ui/test_gift.py"),
    "network": ("tests/client/network", "tests/ui/test_network.py"),
    "rulebook": ("tests/client/rulebook", "tests/ui/test_rulebook.py"),
    "statistics": ("tests/client/statistics", "tests/client/evening"),
    "talk": ("tests/client/talk", "tests/ui/test_talk.py"),
    "report": ("tests/client/test_report.py",),
    "evening": ("tests/client/evening", "tests/client/statistics", "tests/ui/test_evening_page.py"),
    "lesson": ("tests/ui/test_lessons.py",),
    "replay": ("tests/client/replay", "tests/ui/test_replay.py"),
    "saved": ("tests/ui/test_saved.py", "tests/ui/test_shelf.py"),
    "trust": ("tests/ui/test_told_apart.py", "tests/client/room"),
}

CONCERNS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "engine": (
        ("engine/sen.py", ("tests/engine/test_sen_[rpfe]*.py", "tests/golden")),
        ("engine/smoki.py", ("tests/engine/test_smoki_[rpfe]*.py", "tests/golden")),
        ("engine/race*.py", ("tests/engine/test_race_[rpfge]*.py", "tests/golden")),
        ("engine/dream*.py", ("tests/engine/test_dream_[rpfwe]*.py", "tests/golden")),
        ("engine/*.py", ("tests/engine/test_[!srd]*.py", "tests/engine/test_*_rules.py", "tests/golden", RING)),
    ),
    "netcore/cards": (
        (
            "netcore/cards/*.py",
            ("tests/netcore/cards", "tests/netcore/table/test_table*.py", RING, *CHEATS, *DEPARTURES),
        ),
    ),
    "netcore/feeds": (
        ("netcore/feeds/*.py", ("tests/netcore/feeds", "tests/netcore/files", "tests/netcore/wire", CHEATS[0])),
    ),
    "netcore/speech": (("netcore/speech/*.py", ("tests/netcore/speech", "tests/tables/test_node_speech.py")),),
    "netcore/lobby": (
        (
            "netcore/lobby/*.py",
            (
                "tests/netcore/lobby",
                "tests/netcore/node/test_next_game.py",
                "tests/tables/test_node_door.py",
                "tests/tables/test_node_again.py",
                "tests/tables/test_node.py",
            ),
        ),
    ),
    "netcore/node": (("netcore/node/*.py", ("tests/netcore/node", "tests/tables/test_node*.py")),),
    "netcore/table": (
        (
            "netcore/table/clock.py",
            (
                "tests/netcore/table/test_clock.py",
                "tests/netcore/node/test_chair.py",
                "tests/netcore/node/test_sitting.py",
                "tests/tables/test_time_attacks.py",
            ),
        ),
        (
            "netcore/table/views/*.py",
            (
                "tests/netcore/table/views",
                "tests/netcore/table/test_table*.py",
                "tests/model/views/test_explored.py::test_walks",
                "tests/tables/test_view_attacks.py",
                "tests/tables/test_ring_undo.py",
                *DEPARTURES,
            ),
        ),
        (
            "netcore/table/*.py",
            (
                "tests/netcore/table",
                "tests/tables/test_ring_anew.py",
                RING,
                *CHEATS,
                "tests/tables/test_ring_clock.py",
                "tests/tables/test_ring_table_clock.py",
                "tests/tables/test_ring_undo.py",
                "tests/tables/test_ring_weather.py",
                *DEPARTURES,
            ),
        ),
    ),
    "client/viewmodels": (
        ("client/viewmodels/*/room.py", ("tests/client/room", "tests/client/race/test_race_room.py")),
        *((f"client/viewmodels/{game}/*.py", (f"tests/client/{game}",)) for game in GAMES),
        ("client/viewmodels/table/*.py", ("tests/client/table/test_[!n]*.py", "tests/client/sen")),
        ("client/viewmodels/play/*.py", ("tests/client/table/test_[!n]*.py", "tests/client/test_app.py", *SCREENS)),
        *((f"client/viewmodels/{page}/*.py", tests) for page, tests in PAGES.items()),
        ("client/viewmodels/**.py", ("tests/client/test_[!qim]*.py", *SCREENS)),
    ),
}
"""For each folder: which tests concern which of its files, by the first pattern that fits. The nearest come first."""

LEFT_OUT = ("*/__init__.py", "engine/dream_list.py", "engine/race_cards.py", "engine/policies/*")
"""Words and printed cards are data, which their own tests compare with what is printed; how well a bot plays, its tests
measure.
"""

MUCH_LONGER = 3
GRACE_S = 20
SLOWEST_S = 3600


Span = tuple[tuple[int, int], tuple[int, int]]
"""From a line and column to another."""


@dataclass(frozen=True)
class Mutant:
    """One change: the `occurrence`-th place where an operator of cosmic-ray can act on `path`."""

    folder: str
    path: str
    line: int
    operator: str
    occurrence: int
    change: str
    """The lines before and after."""

    @property
    def key(self) -> str:
        """What it is known by as long as its file does not change."""
        text = f"{self.path} {self.operator} {self.occurrence} {(ROOT / self.path).read_text()}"
        return hashlib.sha256(text.encode()).hexdigest()[:16]


# ── which changes there are ─────────────────────────────────────────────────────────────────────────────────────────
def is_telling(operator: str) -> bool:
    """Whether a change by this operator can tell something: not what nearly always means the same, or never runs."""
    means_the_same = operator.endswith(("_Is", "_IsNot", "Is_Eq", "IsNot_NotEq"))
    return not means_the_same and "RemoveDecorator" not in operator and "Variable" not in operator


def silent_spans(source: str) -> list[Span]:
    """Places that say how the program is written rather than what it does: decorators, types, options of `zip`."""
    silent: list[ast.expr] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.FunctionDef(decorator_list=decorators, returns=returns):
                silent += [*decorators, *unions(returns)]
            case ast.ClassDef(decorator_list=decorators):
                silent += decorators
            case ast.arg(annotation=annotation):
                silent += unions(annotation)
            case ast.AnnAssign(annotation=annotation, value=value):
                silent += [*unions(annotation), *(unions(value) if "TypeAlias" in ast.unparse(annotation) else ())]
            case ast.keyword(arg="strict" | "frozen" | "repr" | "slots", value=value):
                silent.append(value)
    return [((node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)) for node in silent]


def unions(type_: ast.expr | None) -> list[ast.expr]:
    """The unions in a type. Its limits, as in `Annotated[bytes, Meta(max_length=9)]`, are what a schema does."""
    nodes = ast.walk(type_) if type_ is not None else ()
    return [node for node in nodes if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr)]


def places(folder: str, path: str) -> Iterator[list[Mutant]]:
    """The changes that can be made to a file, together those of one place."""
    source = (ROOT / path).read_text()
    tree, silent = get_ast(source), silent_spans(source)
    at: dict[tuple[object, object], list[Mutant]] = defaultdict(list)
    for operator in filter(is_telling, operator_names()):
        acting = get_operator(operator)()
        spots = (spot for node in ast_nodes(tree) for spot in acting.mutation_positions(node))
        for occurrence, (start, end) in enumerate(spots):
            # cosmic-ray counts columns in characters, ast in bytes: in these files, code before code is in ASCII.
            if not any(first <= start and end <= last for first, last in silent):
                at[start, end].append(Mutant(folder, path, start[0], operator, occurrence, ""))
    yield from at.values()


def draw(folder: str, count: int, seed: int, without: list[str]) -> list[Mutant]:
    """The sample of a folder."""
    chance = random.Random(f"{seed}/{folder}")
    patterns = [pattern for pattern, _ in CONCERNS[folder]]
    files = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / folder).rglob("*.py"))]
    files = [path for path in files if any(fnmatch(path, pattern) for pattern in patterns)]
    files = [path for path in files if not any(fnmatch(path, pattern) for pattern in (*LEFT_OUT, *without))]
    spots = [spot for path in files for spot in places(folder, path)]
    chance.shuffle(spots)
    drawn: list[Mutant] = []
    for spot in spots:
        if len(drawn) == count:
            break
        mutant = chance.choice(spot)
        change = told(mutant)
        if change:
            drawn.append(replace(mutant, change=change))
    return drawn


def draw_like(others: list[dict[str, object]], folders: list[str]) -> tuple[list[Mutant], list[dict[str, object]]]:
    """The changes of `others` as they can be made today, and those of them that no longer can."""
    drawn: list[Mutant] = []
    gone: list[dict[str, object]] = []
    of_file: dict[str, list[Mutant]] = {}
    for other in (other for other in others if other["folder"] in folders):
        path, line = str(other["path"]), int(str(other["line"]))
        if path not in of_file:
            spots = places(str(other["folder"]), path) if (ROOT / path).exists() else ()
            of_file[path] = [each for spot in spots for each in spot]
        near = sorted(of_file[path], key=lambda each: abs(each.line - line))
        same = (each for each in near if each.operator == other["operator"])
        named = (replace(each, change=told(each)) for each in same)
        found = next((each for each in named if each.change == other["change"] and each not in drawn), None)
        if found is None:
            gone.append(other)
        else:
            drawn.append(found)
    return drawn, gone


def mutated(mutant: Mutant) -> str | None:
    """The changed file."""
    return mutate_code((ROOT / mutant.path).read_text(), get_operator(mutant.operator)(), mutant.occurrence)


def told(mutant: Mutant) -> str:
    """The lines before and after; "" if there is no change, or none that Python can read."""
    before, after = (ROOT / mutant.path).read_text(), mutated(mutant)
    try:
        if after is None or ast.dump(ast.parse(after)) == ast.dump(ast.parse(before)):
            return ""
    except SyntaxError:
        return ""
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=0))[3:]
    return " ⟶ ".join(line[1:].strip() for line in lines)


# ── running tests ───────────────────────────────────────────────────────────────────────────────────────────────────
class Copy:
    """A copy of the working tree, in which files are changed and tests run."""

    def __init__(self, python: str, tests: str, nice: int) -> None:
        """`tests`: the revision whose tests are run; "" for those of the working tree."""
        self._nice = nice
        self._python = str(Path(python).absolute())
        self._kept = tempfile.TemporaryDirectory(prefix="sennik-mutation-")
        self.root = Path(self._kept.name)
        self._passing: dict[tuple[str, ...], float] = {}
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split("\0")
        for name in filter(None, names):
            if (ROOT / name).is_file():
                (self.root / name).parent.mkdir(parents=True, exist_ok=True)
                copy2(ROOT / name, self.root / name)
        if tests:
            rmtree(self.root / "tests")
            packed = subprocess.run(["git", "archive", tests, "tests"], cwd=ROOT, check=True, capture_output=True)
            subprocess.run(["tar", "-x", "-C", str(self.root)], input=packed.stdout, check=True)

    def close(self) -> None:
        """Remove the copy."""
        self._kept.cleanup()

    def concerned(self, mutant: Mutant) -> tuple[str, ...]:
        """The tests that concern the changed file, those that are there."""
        patterns = next(tests for pattern, tests in CONCERNS[mutant.folder] if fnmatch(mutant.path, pattern))
        found: dict[str, None] = {}
        for pattern in patterns:
            files, mark, name = pattern.partition("::")
            for file in sorted(self.root.glob(files)):
                found[file.relative_to(self.root).as_posix() + mark + name] = None
        return tuple(found)

    def limit_s(self, tests: tuple[str, ...]) -> float:
        """How many seconds of the processor these tests may take. Exits if they do not pass as they are."""
        if tests not in self._passing:
            outcome, said, took_s = self._run(tests, SLOWEST_S)
            if outcome != "survived":
                sys.exit(f"without any change, these tests fail: {' '.join(tests)}\n{said}")
            self._passing[tests] = took_s
            print(f"        {took_s:.0f} s for {' '.join(tests)}", flush=True)
        return GRACE_S + MUCH_LONGER * self._passing[tests]

    def test(self, mutant: Mutant) -> tuple[str, str, float]:
        """What comes of a change: "killed", "survived" or "timed out"; the test that failed; the seconds it took."""
        tests = self.concerned(mutant)
        limit_s, changed, file = self.limit_s(tests), mutated(mutant), self.root / mutant.path
        assert changed is not None
        kept = file.read_text()
        try:
            self._write(file, changed)
            return self._run(tests, limit_s)
        finally:
            self._write(file, kept)

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text)
        # Python tells a changed file by its second and its size, and neither need differ.
        for compiled in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            compiled.unlink()

    def _run(self, tests: tuple[str, ...], limit_s: float) -> tuple[str, str, float]:
        def prepare() -> None:
            os.nice(self._nice)
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit_s), int(limit_s) + 5))

        before, since = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
        running = subprocess.Popen(
            [self._python, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=0", "--tb=line", *tests],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root), "PYTHONSAFEPATH": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
            preexec_fn=prepare,  # noqa: PLW1509 - there are no threads
        )
        late = False
        try:
            said, _ = running.communicate(timeout=10 * limit_s + 60 - (time.monotonic() - since))
        except subprocess.TimeoutExpired:
            late = True
            os.killpg(running.pid, signal.SIGKILL)
            said, _ = running.communicate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        took_s = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        if late or running.returncode < 0:
            return "timed out", "", took_s
        if running.returncode == 0:
            return "survived", "", took_s
        if running.returncode not in (1, 2):
            sys.exit(f"pytest itself failed ({running.returncode}):\n{said}")
        by = next((line for line in said.splitlines() if line.startswith(("FAILED ", "ERROR "))), said[-300:])
        return "killed", by.partition(" - ")[0], took_s


# ── telling ─────────────────────────────────────────────────────────────────────────────────────────────────────────
def read_results(file: Path) -> dict[str, dict[str, object]]:
    """What is known already, by mutant."""
    lines = file.read_text().splitlines() if file.exists() else []
    return {result["key"]: result for result in map(json.loads, lines)}


def report(results: list[dict[str, object]]) -> None:
    """The score of each folder, then every survivor."""
    outcomes = ("killed", "timed out", "survived")
    by_folder: dict[object, Counter[object]] = defaultdict(Counter)
    for result in results:
        by_folder[result["folder"]][result["outcome"]] += 1
    print(f"\n{'':20}{'killed':>10}{'timed out':>12}{'survived':>10}{'noticed':>10}")
    for folder, counts in by_folder.items():
        noticed = (counts["killed"] + counts["timed out"]) / counts.total()
        print(f"{folder!s:20}{counts['killed']:10}{counts['timed out']:12}{counts['survived']:10}{noticed:10.0%}")
    for outcome in outcomes[1:]:
        for result in results:
            if result["outcome"] == outcome:
                print(f"\n{outcome}: {result['path']}:{result['line']}\n    {result['change']}")


def main() -> None:
    """Draw, run and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("results", type=Path)
    parser.add_argument("folders", nargs="*", default=list(CONCERNS), metavar="folder", help=", ".join(CONCERNS))
    parser.add_argument("--sample", type=int, default=30, help="changes a folder (30)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=".venv/bin/python", help="with the project's requirements")
    parser.add_argument("--tests", default="", metavar="REVISION")
    parser.add_argument(
        "--like", type=Path, metavar="OTHER", help="results whose changes are made, in place of a sample"
    )
    parser.add_argument("--without", action="append", default=[], metavar="PATTERN", help="files to leave out")
    parser.add_argument("--nice", type=int, default=10, help="how far the tests stand back (10)")
    parser.add_argument("--report", action="store_true")
    given = parser.parse_args()
    known = read_results(given.results)
    if given.report:
        report(list(known.values()))
        return
    if given.like:
        drawn, gone = draw_like(list(read_results(given.like).values()), given.folders)
        for other in gone:
            print(f"no longer there: {other['path']}:{other['line']}  {other['change']}")
    else:
        drawn = [m for folder in given.folders for m in draw(folder, given.sample, given.seed, given.without)]
    print(f"{len(drawn)} changes, {sum(mutant.key in known for mutant in drawn)} of them known", flush=True)
    copy = Copy(given.python, given.tests, given.nice)
    try:
        for mutant in drawn:
            if mutant.key in known:
                continue
            outcome, by, took_s = copy.test(mutant)
            result = {"key": mutant.key, **asdict(mutant), "outcome": outcome, "by": by, "took_s": round(took_s, 1)}
            known[mutant.key] = result
            with given.results.open("a") as file:
                file.write(json.dumps(result, ensure_ascii=False) + "\n")
            print(f"{outcome:10}{took_s:5.0f} s  {mutant.path}:{mutant.line}  {mutant.change}", flush=True)
    finally:
        copy.close()
    report([known[mutant.key] for mutant in drawn])


if __name__ == "__main__":
    main()
