"""Which release this program is, and which protocol it speaks: one number for all that two peers must agree on."""

from __future__ import annotations

from typing import Final

RELEASE: Final = "0.1.0"
"""What people call it, as packages are named: it is written here alone, and read from here by all that makes packages.
It decides nothing.
"""

PROTOCOL_VERSION: Final = 5
"""Goes up with every change of bytes or of their meaning, from the greeting of a link to the proofs of the cards.

Peers of two versions tell each other in the greeting and part; the terms, and so a game file, name the version it was
played by. What each version is: docs/protocol/versions.md.
"""
