"""What peers say of each other, and what that comes to: two pure functions of the feeds.

The k-th word of a feed is its author's answer in poll k, so no word bears a number, and none can be early, late or
double. A word that is not good counts as `here`: there is nothing in a poll that would be a foul. Source:
docs/protocol/views.md, R1 and R2.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, NamedTuple

from engine.pieces import Seat
from netcore.errors import Malformed
from netcore.feeds.chain import Head
from netcore.feeds.entry import NO_HASH, SignedHeader
from netcore.feeds.roster import Peer, Roster

FEWEST_TO_CALL: Final = 3
"""Of two, the one who calls the other gone would be alone with its word."""
MOST_CALLS: Final = 16
"""How often what one peer says can find somebody gone. Each time people are asked and half a table waits."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word. `gone`: whom it finds gone, with the last entry held of each of that peer's feeds; None: nobody."""

    gone: Peer | None = None
    shown: Mapping[Seat, Head] = field(default_factory=dict)
    calls: bool = False
    """Whether it says that somebody is gone, be it that what it says is not good."""


HERE: Final = Word()


def read_gone(
    roster: Roster, table: bytes, keys: Sequence[bytes], author: Seat, peer: int, last: Sequence[bytes]
) -> Word:
    """What `author` says by finding `peer` gone and showing `last`: a signed header a feed, nothing for an empty feed.

    It is good by itself if there is such a peer, it is not the author's, and each header is of that feed at this
    `table` and signed with its seat's one of `keys`. Else it counts as `here`.
    """
    nobody = Word(calls=True)
    if peer not in roster.peers or roster.peer_of(author) == peer:
        return nobody
    seats = roster.seats_of(peer)
    if len(last) != len(seats):
        return nobody
    shown = {}
    for seat, raw in zip(seats, last, strict=True):
        head = _head(raw, table, seat, keys[seat])
        if head is None:
            return nobody
        shown[seat] = head
    return Word(peer, shown, calls=True)


def _head(raw: bytes, table: bytes, seat: Seat, key: bytes) -> Head | None:
    if not raw:
        return Head(0, NO_HASH)
    try:
        signed = SignedHeader.read(raw)
    except Malformed:
        return None
    header = signed.header
    if header.table != table or header.seat != seat or not signed.signed_by(key):
        return None
    return Head(header.number + 1, signed.hash)


class Outcome(StrEnum):
    """How far a poll is. Nothing that is said later changes `dead` or `decided`."""

    SILENT = "silent"
    """Nobody was called gone."""
    OPEN = "open"
    """It can still come to something."""
    DECIDED = "decided"
    """All of the view but one have called that one gone."""
    DEAD = "dead"
    """That is not possible any more for anyone."""


class Verdict(NamedTuple):
    """What a poll has come to; `gone` is who leaves by it."""

    outcome: Outcome
    gone: Peer | None = None


def verdict(peers: Collection[Peer], words: Mapping[Peer, Peer | None], whole: Collection[Peer]) -> Verdict:
    """What a poll among `peers` has come to.

    `words`: whom each of them that has spoken calls gone, None for nobody. `whole`: whose word stands in all of its
    feeds, so that it is known where each of them pauses.
    """
    called = {gone for gone in words.values() if gone is not None}
    if not called:
        return Verdict(Outcome.SILENT)
    is_open = False
    for peer in peers if len(peers) >= FEWEST_TO_CALL else ():
        others = [other for other in peers if other != peer]
        if all(words.get(other, peer) == peer for other in others):
            if all(other in whole for other in others):
                return Verdict(Outcome.DECIDED, peer)
            is_open = True
    return Verdict(Outcome.OPEN if is_open else Outcome.DEAD)
