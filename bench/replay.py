"""What it costs to watch game files again: `python -m bench.replay FILE…`, in seconds of a core."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from client.viewmodels.replay.load import load, prove
from client.viewmodels.replay.tape import Proof, Tape
from engine.pieces import Handle

T = TypeVar("T")
MOST_CARDS = 5


def timed(work: Callable[[], T]) -> tuple[T, float]:
    """What `work` gives, and what it took."""
    began_s = time.process_time()
    return work(), time.process_time() - began_s


def tell(path: Path) -> str:
    """One line about one file. Raises ValueError for one that cannot be watched."""

    def opened(*, trusted: bool) -> Tape:
        tape = load(path, path.parent, frozenset(), lambda _: True, trusted=trusted)
        if not isinstance(tape, Tape):
            raise ValueError(f"{path} cannot be watched")
        return tape

    def proved(tape: Tape, card: Handle) -> Proof | None:
        about = frozenset(sight.number for sight in tape.watched.befell(card))
        return prove(path, card, about, lambda _: True)

    checked, check_s = timed(lambda: opened(trusted=False))
    tape, open_s = timed(lambda: opened(trusted=True))
    cards = [card for step in tape.watched.steps for card in step.cards if step.ask in ("shuffle", "keep_and_pass")]
    some = cards[:: max(1, len(cards) // MOST_CARDS)]
    worst_s = max(timed(lambda card=card: proved(tape, card))[1] for card in some)  # type: ignore[misc]
    return (
        f"{path.name}: {path.stat().st_size} bytes, {len(checked.watched.steps)} steps; checked and opened in"
        f" {check_s:.2f} s, opened unchecked in {open_s:.2f} s, one card proved in {worst_s:.2f} s at most"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line for each file."""
    parser = argparse.ArgumentParser(prog="bench.replay", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    for path in parser.parse_args(arguments).files:
        sys.stdout.write(tell(path) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
