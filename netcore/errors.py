"""Who is to blame: our own code, a peer, the world, or bytes that were refused.

`SennikError` is for whoever catches all four at the edge of the program; everybody else raises and catches one.
"""

from __future__ import annotations


class SennikError(Exception):
    """Something went wrong and it is known whose doing it was."""


class Misuse(SennikError):
    """This program contradicted itself. Please report it: no player and no network did this."""


class Late(Misuse):
    """What was asked for was possible a moment ago: somebody else was quicker, as in a room where a guest takes the
    place that a bot was just given. Nothing happened, and whoever asked sees by now what there is to choose.
    """

    code = "late"


class Malformed(SennikError, ValueError):
    """Bytes were refused before anything was done with them. They harm nobody but their sender."""


class Unreachable(SennikError):
    """The world did not play along: a network, a disk, a library or a peer that does not answer."""


class Foul(SennikError):
    """A player's program broke the protocol or the rules, and here is the evidence, which a stranger can check.

    `seat` is the one to blame, None where it cannot be told. `rule` is a stable code such as "shuffle.proof": the
    window finds the sentence for it. `evidence` is the entry or message as it was received, `detail` a short public
    remark.
    """

    def __init__(self, seat: int | None, rule: str, evidence: bytes = b"", detail: str = "") -> None:
        super().__init__(seat, rule, evidence, detail)
        self.seat = seat
        self.rule = rule
        self.evidence = evidence
        self.detail = detail

    def __str__(self) -> str:
        who = "somebody" if self.seat is None else f"seat {self.seat}"
        return f"{who} broke {self.rule}" + (f": {self.detail}" if self.detail else "")

    def __repr__(self) -> str:
        return f"Foul(seat={self.seat}, rule={self.rule!r}, evidence of {len(self.evidence)} bytes)"
