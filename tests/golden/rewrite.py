"""Write the golden games down anew: python -m tests.golden.rewrite. Read the diff before you commit it."""

from __future__ import annotations

from tests.golden.playthrough import GOLDEN

if __name__ == "__main__":
    for golden in GOLDEN:
        golden.path.write_bytes(golden.text().encode())
        print(golden.path.name)
