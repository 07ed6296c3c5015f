"""The two facts about the group that everything else starts from."""

from __future__ import annotations

from typing import Final

NAME: Final = b"edwards25519"
"""How the group is called inside every hash; the name of no library."""
Q: Final = 2**252 + 27742317777372353535851937790883648493
"""The prime order of the group (RFC 8032, section 5.1: L)."""
