"""Every scene in every language, size of letters and size of window: what is cut off or overlaps.

`python -m bench.sizes` measures all, which takes long; each option draws fewer (`-h` tells them).
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, product
from pathlib import Path
from typing import TYPE_CHECKING

from client.settings import LANGUAGES, TEXT_SIZES, Language, Settings, TextSize

if TYPE_CHECKING:
    from tests.ui.driver import Driver

LEAST = (800, 480)
WINDOWS = (LEAST, (960, 540), (1024, 640), (1280, 1024), (1366, 768), (1920, 1080), (2560, 1080))
"""The least window, 200 % of Full HD, small laptops, a square screen, the usual one, Full HD, and a very wide one."""
ROOM_FOR: dict[TextSize, tuple[int, int]] = {
    "small": LEAST,
    "usual": LEAST,
    "large": (1024, 640),
    "largest": (1024, 640),
}
"""The least window for each size of letters."""


@dataclass(frozen=True)
class Case:
    """One page to be measured."""

    scene: str
    language: Language
    text_size: TextSize
    window: tuple[int, int]

    def __str__(self) -> str:
        return f"{self.scene} {self.language} {self.text_size} {self.window[0]}x{self.window[1]}"


def cases(scenes: Sequence[str]) -> list[Case]:
    """All that has to fit, those of one window and scene side by side."""
    return [
        Case(scene, language, text_size, window)
        for window, scene, text_size, language in product(WINDOWS, scenes, TEXT_SIZES, LANGUAGES)
        if all(side >= least for side, least in zip(window, ROOM_FOR[text_size], strict=True))
    ]


def drawn(all_cases: Sequence[Case], count: int, seed: int) -> list[Case]:
    """`count` of all cases, the same ones for the same seed, in their order."""
    chosen = random.Random(seed).sample(range(len(all_cases)), min(count, len(all_cases)))
    return [all_cases[at] for at in sorted(chosen)]


def measure(driver: Driver, all_cases: Sequence[Case]) -> Iterator[tuple[Case, list[str]]]:
    """Each case, with what does not fit there.

    Making a page is most of what it costs. It is made once for cases of one window and scene that are side by side, and
    is given the other languages and letters as by a player who tries the settings; where it does not fit, it is made
    anew, and what is said is what does not fit then either.
    """
    for _, some in groupby(all_cases, lambda case: (case.window, case.scene)):
        first, *others = some
        opened = [(first, _opened(driver, first))]
        opened += [(case, _turned(driver, case)) for case in others]
        _leave(driver)
        for number, (case, found) in enumerate(opened):
            if found and number:
                found = _opened(driver, case)
                _leave(driver)
            yield case, found


def _settings(case: Case) -> Settings:
    width, height = case.window
    return Settings(
        language=case.language, motion="calm", text_size=case.text_size, introduced=True, width=width, height=height
    )


def _opened(driver: Driver, case: Case) -> list[str]:
    """What does not fit on the page when it is opened there."""
    from tests.scenery.scenes import SCENES, TABLE_SCENES
    from tests.ui.fits import misfits

    driver.reset(_settings(case))
    {**SCENES, **TABLE_SCENES}[case.scene](driver.window.app)
    driver.settle()
    return list(misfits(driver.window.root))


def _turned(driver: Driver, case: Case) -> list[str]:
    """What does not fit on the page that is open, once its settings are those."""
    from tests.ui.fits import misfits

    driver.window.settings.change(_settings(case))
    driver.settle()
    return list(misfits(driver.window.root))


def _leave(driver: Driver) -> None:
    from netcore.status import ClosedNews

    driver.window.app.hear(ClosedNews("left"))
    driver.settle()


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="bench.sizes", description=__doc__)
    parser.add_argument("--window", action="append", help="only this one, as 800x480; may be given several times")
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    parser.add_argument("--text-size", action="append", choices=TEXT_SIZES)
    parser.add_argument("--scene", action="append")
    parser.add_argument("--draw", type=int, help="only so many, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; prints each case with what does not fit. Returns 1 if anything does not."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    from client import app as program
    from tests.scenery.scenes import SCENES, TABLE_SCENES
    from tests.ui.driver import Driver

    wanted = [
        case
        for case in cases([*SCENES, *TABLE_SCENES])
        if (not options.window or "{}x{}".format(*case.window) in options.window)
        and (not options.lang or case.language in options.lang)
        and (not options.text_size or case.text_size in options.text_size)
        and (not options.scene or case.scene in options.scene)
    ]
    if options.draw:
        wanted = drawn(wanted, options.draw, options.seed)
    program.application(["sennik"])
    bad = 0
    with tempfile.TemporaryDirectory(prefix="sennik-sizes-") as folder:
        driver = Driver.open(Path(folder), Settings(language="en", motion="calm", introduced=True))
        for case, found in measure(driver, wanted):
            bad += bool(found)
            for fault in found:
                sys.stdout.write(f"{case}: {fault}\n")
            sys.stdout.flush()
        driver.fall_silent()
        driver.close()
    sys.stdout.write(f"{bad} of {len(wanted)} do not fit\n")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
