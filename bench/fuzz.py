"""Millions of inputs that are almost right, into every place where bytes of strangers, disks or players come in.

Run:  python -m bench.fuzz [TARGET ...] [--inputs 1000000] [--seed 1]
      /tmp/fuzz/bin/python -m bench.fuzz --guided TARGET [--seconds 600]

For each target of tests/fuzz/targets.py it prints how many inputs were tried and taken, how many a second, the slowest
one, and how much memory the process has gained. An input that gets any answer but the named ones is kept in
tests/fuzz/corpus/, where the suite tries it ever after; then the exit code is 1.

`--guided` lets atheris choose the inputs by the lines that they reach. It needs an environment of its own:

      python3 -m venv /tmp/fuzz
      /tmp/fuzz/bin/pip install -r requirements-dev.txt
      /tmp/fuzz/bin/pip install atheris
"""

from __future__ import annotations

import argparse
import hashlib
import logging
import resource
import sys
import tempfile
import time
from pathlib import Path

CORPUS = Path(__file__).resolve().parents[1] / "tests" / "fuzz" / "corpus"


def keep(name: str, raw: bytes) -> Path:
    """Put an input that failed where the suite will try it again."""
    folder = CORPUS / name
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / hashlib.sha256(raw).hexdigest()[:16]
    path.write_bytes(raw)
    return path


def run(name: str, inputs: int, seed: int) -> int:
    """Try so many inputs; how many failed."""
    from tests.fuzz.mutate import Mutator
    from tests.fuzz.targets import TARGETS

    target = TARGETS[name]
    mutator = Mutator(target.seeds(), (name, seed))
    taken = failed = 0
    slowest_s = 0.0
    memory_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    began = time.process_time()
    for _ in range(inputs):
        raw = mutator.next()
        before = time.process_time()
        try:
            taken += target.try_one(raw)
        except Exception as fault:  # noqa: BLE001 - whatever it is, it is what we look for
            failed += 1
            sys.stdout.write(f"{name}: {type(fault).__name__}: {str(fault)[:100]}  {keep(name, raw)}\n")
        slowest_s = max(slowest_s, time.process_time() - before)
    took_s = time.process_time() - began
    gained_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - memory_kb
    sys.stdout.write(
        f"{name:10} {inputs:9} inputs, {taken:8} taken, {failed} failed, {inputs / took_s:8.0f} a second, "
        f"slowest {slowest_s * 1000:6.1f} ms, {gained_kb / 1024:5.1f} MiB gained\n"
    )
    sys.stdout.flush()
    return failed


def guided(name: str, seconds: int) -> None:
    """Let atheris look; it ends the process when it has found something, or when the time is up."""
    import atheris

    with atheris.instrument_imports(include=["netcore", "engine"]):
        from tests.fuzz.targets import TARGETS

    target = TARGETS[name]

    def take(raw: bytes) -> None:
        try:
            target.try_one(raw)
        except Exception:
            keep(name, raw)
            raise

    with tempfile.TemporaryDirectory(prefix="sennik-corpus-") as folder:
        for number, raw in enumerate(target.seeds()):
            (Path(folder) / str(number)).write_bytes(raw)
        atheris.Setup([sys.argv[0], folder, f"-max_total_time={seconds}", "-max_len=70000", "-timeout=10"], take)
        atheris.Fuzz()


def main() -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="bench.fuzz")
    parser.add_argument("targets", nargs="*", help="which targets (default: all)")
    parser.add_argument("--inputs", type=int, default=100_000, help="for each target")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--guided", action="store_true", help="by atheris, one target")
    parser.add_argument("--seconds", type=int, default=600, help="how long atheris looks")
    args = parser.parse_args()
    logging.disable()  # what is damaged is told of, a million times
    if args.guided:
        (name,) = args.targets
        guided(name, args.seconds)
        return 0
    from tests.fuzz.targets import TARGETS

    return int(sum(run(name, args.inputs, args.seed) for name in args.targets or TARGETS) > 0)


if __name__ == "__main__":
    sys.exit(main())
