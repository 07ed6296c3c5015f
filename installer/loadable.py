"""Of the names of modules in a file, writes back those that load here: some are meant for another system."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def loads(name: str) -> bool:
    """Whether a module loads."""
    try:
        importlib.import_module(name)
    except Exception:  # noqa: BLE001  as many kinds as there are libraries
        return False
    return True


def main(file: Path) -> int:
    """See above; names that are left out are said."""
    names = file.read_text(encoding="ascii").split()
    good = [name for name in names if loads(name)]
    left_out = sorted(set(names) - set(good))
    if left_out:
        sys.stderr.write(f"not meant for this system: {' '.join(left_out)}\n")
    file.write_text("\n".join(good) + "\n", encoding="ascii")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
