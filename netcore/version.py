"""Which protocol this program speaks: one number for everything that two peers must agree on."""

from __future__ import annotations

from typing import Final

PROTOCOL_VERSION: Final = 3
"""Goes up with every change of bytes or of their meaning, from the greeting of a link to the proofs of the cards.

Peers of two versions tell each other in the greeting and part; the terms, and so a game file, name the version it was
played by. What each version is: docs/protocol/versions.md.
"""
