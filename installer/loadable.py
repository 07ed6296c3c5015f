"""Of the names of modules in a file, writes back those that load here: some of libraries are meant for another system.

One of our own that does not load, or a library of which nothing does, ends the build.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Collection
from pathlib import Path

from installer import bundle


def loads(name: str) -> bool:
    """Whether a module loads."""
    try:
        importlib.import_module(name)
    except Exception:  # noqa: BLE001  as many kinds as there are libraries
        return False
    return True


def missing(good: Collection[str], left_out: Collection[str]) -> list[str]:
    """What has to load, and does not."""
    ours = [name for name in left_out if name.partition(".")[0] in bundle.OURS]
    tops = {name.partition(".")[0] for name in good}
    return ours + sorted({*bundle.OURS, *bundle.LIBRARIES.values()} - tops)


def main(file: Path) -> int:
    """See above; names that are left out are said."""
    names = file.read_text(encoding="ascii").split()
    good = [name for name in names if loads(name)]
    left_out = sorted(set(names) - set(good))
    broken = missing(good, left_out)
    if broken:
        raise SystemExit(f"these have to load, and do not: {' '.join(broken)}")
    if left_out:
        sys.stderr.write(f"not meant for this system: {' '.join(left_out)}\n")
    file.write_text("\n".join(good) + "\n", encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
