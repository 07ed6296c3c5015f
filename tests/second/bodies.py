"""What entries say: every kind of body with its fields, in order (docs/protocol/cards.md, "Bodies")."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tests.second.packed import Unreadable, unpack
from tests.second.shapes import Shape, listed, octets, record, truth, whole

SEAT: Final = whole(0, 9)
QUESTION: Final = whole(0, 10_000_000)
MILLISECONDS: Final = whole(0, 1_000_000_000)
MOVE: Final = octets(2, 4096)
DECK: Final = octets(64, 64 * 256)
MIX_PROOF: Final = octets(1, 40_000)

_PAST: Final[Mapping[str, Shape]] = {"history": octets(16), "read": octets(16)}
"""What a body ends with that builds on what its author had read."""

KINDS: Final[Mapping[str, Mapping[str, Shape]]] = {
    "sit": {},
    "promise": {"commitment": octets(32)},
    "keys": {
        "share": octets(32),
        "share_proof": octets(64),
        "reading": octets(32),
        "reading_proof": octets(64),
        "receive": octets(32),
        "receive_proof": octets(64),
        "seed": octets(32),
        "nonce": octets(32),
    },
    "backup": {"commitments": octets(2 * 32, 9 * 32), "pieces": octets(2 * 144, 9 * 144), **_PAST},
    "kept": {"good": truth, **_PAST},
    "folded": {"share": octets(32), "proof": octets(64), **_PAST},
    "gone": {"peer": SEAT, "last": listed(octets(0, 512), 1, 10)},
    "here": {},
    "said": {},
    "mixed": {"number": QUESTION, "deck": DECK, "proof": MIX_PROOF, **_PAST},
    "kept-passed": {"number": QUESTION, "deck": DECK, "proof": MIX_PROOF, **_PAST},
    "shares": {"number": QUESTION, "shares": octets(32, 32 * 256), "proof": octets(64), **_PAST},
    "sealed": {"number": QUESTION, "sealed": octets(64, 64 * 256), "proofs": octets(96, 96 * 10), **_PAST},
    "moved": {"number": QUESTION, "move": MOVE, **_PAST},
    "moved-in-time": {"number": QUESTION, "move": MOVE, "claimed_ms": MILLISECONDS, **_PAST},
    "clocked": {"late": listed(SEAT, 0, 10), **_PAST},
    "undo-wish": {"agree": truth, **_PAST},
    "undone": _PAST,
    "move-promised": {"number": QUESTION, "commitment": octets(32), **_PAST},
    "move-opened": {"number": QUESTION, "move": MOVE, "opening": octets(32), **_PAST},
    "roll": {"number": QUESTION, "share": octets(32), "proof": octets(64), **_PAST},
    "agreed": {"number": QUESTION, **_PAST},
    "will-open": {"number": QUESTION, "open": truth, **_PAST},
    "seed": {"number": QUESTION, "seed": octets(32), **_PAST},
}

WORDS: Final = ("gone", "here", "said")
"""The kinds that say who is gone."""
ASIDE: Final = ("clocked", "undo-wish", "undone")
"""The kinds that speak of the open question, and answer none."""


@dataclass(frozen=True)
class Body:
    """One body: its kind, and its fields by name."""

    kind: str
    fields: dict[str, Any]

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    @property
    def history(self) -> bytes | None:
        """What its author had read; None for a kind that does not say."""
        return self.fields.get("history")

    @property
    def read(self) -> bytes | None:
        """The same without the boards."""
        return self.fields.get("read")


def read_body(raw: bytes) -> Body | None:
    """What an entry says; None for what nobody can understand."""
    try:
        said = unpack(raw)
        if not isinstance(said, dict) or next(iter(said), None) != "is":
            return None
        kind = said.pop("is")
        if not isinstance(kind, str) or kind not in KINDS:
            return None
        return Body(kind, record(KINDS[kind])(said))
    except Unreadable:
        return None
