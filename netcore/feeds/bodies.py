"""What entries say: one frozen struct a kind, its limits in its type. Nothing a reader already knows is in them.

No body holds a key, a card's ciphertext to be shown, or the name of the question's kind: those come from the reader's
own state, so that a body cannot contradict it. `number` is the question answered, `history` what its author had read:
where boards differ, or two have read two versions of a feed, this is where it shows.
"""

from __future__ import annotations

import functools
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from netcore.crypto.elgamal import CIPHERTEXT_BYTES
from netcore.crypto.group import MAX_CARDS, POINT_BYTES
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES
from netcore.crypto.sharing import PIECE_BYTES
from netcore.errors import Malformed
from netcore.feeds.entry import MOST_SEATS, SeatNumber
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes16, Bytes32, Bytes64

HISTORY_BYTES: Final = 16
NO_HISTORY: Final = bytes(HISTORY_BYTES)
"""In a body that nobody has written yet: the table knows what was read, and says so when it writes."""
LONGEST_MOVE: Final = 4096
"""Bytes of a move's canonical spelling; twelve recalled words of 64 letters fit."""
MOST_SEALED: Final = 256
"""Sealed shares in one entry: as many cards as a proof may be about, in 16 KiB of the 48 that an entry may have."""
LONGEST_MS: Final = 1_000_000_000
"""Some eleven days: no claim is longer."""

Number: TypeAlias = Annotated[int, Meta(ge=0, le=10_000_000)]
Milliseconds: TypeAlias = Annotated[int, Meta(ge=0, le=LONGEST_MS)]
DeckBytes: TypeAlias = Annotated[bytes, Meta(min_length=CIPHERTEXT_BYTES, max_length=CIPHERTEXT_BYTES * MAX_CARDS)]
ShuffleProof: TypeAlias = Annotated[bytes, Meta(min_length=1, max_length=40_000)]
MoveBytes: TypeAlias = Annotated[bytes, Meta(min_length=2, max_length=LONGEST_MOVE)]


class Body(Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """What an entry says."""


class HistoricBody(Body, frozen=True, kw_only=True):
    """What depends on what its author has read before: `history` stands for that, with all boards that came of it.

    `read` stands for the same without the boards.
    """

    history: Bytes16 = NO_HISTORY
    read: Bytes16 = NO_HISTORY


class SitDown(Body, frozen=True, tag="sit"):
    """I sit down under this terms: the entry that carries this names the terms's hash."""


class KeyPromise(Body, frozen=True, tag="promise"):
    """A commitment to my Keys, before anyone has seen another's."""

    commitment: Bytes32


class Keys(Body, frozen=True, tag="keys"):
    """My keys for this game, each with a proof that I know its secret; my seed's commitment; the promise's nonce."""

    share: Bytes32
    share_proof: Bytes64
    reading: Bytes32
    reading_proof: Bytes64
    receive: Bytes32
    receive_proof: Bytes64
    seed: Bytes32
    nonce: Bytes32


class Backup(HistoricBody, frozen=True, tag="backup"):
    """My key, shared out among the other peers: only all of them together could use it.

    Commitments to the polynomial (32 bytes each), and for each other peer in order its sealed piece (144 bytes).
    """

    commitments: Annotated[bytes, Meta(min_length=2 * POINT_BYTES, max_length=(MOST_SEATS - 1) * POINT_BYTES)]
    pieces: Annotated[bytes, Meta(min_length=2 * PIECE_BYTES, max_length=(MOST_SEATS - 1) * PIECE_BYTES)]


class BackupKept(HistoricBody, frozen=True, tag="kept"):
    """Whether every piece dealt to me is good. One no, and there is no charter, and nobody is blamed."""

    good: bool


class Folded(HistoricBody, frozen=True, tag="folded"):
    """My share of the joint key since a peer left: my own and my pieces of its seats' backups, with a proof."""

    share: Bytes32
    proof: Bytes64


class Gone(Body, frozen=True, tag="gone"):
    """A peer, by its person's seat, is gone. What it comes to when all others say the same: docs/protocol/views.md.

    `last`: of each of its feeds, in the order of seats, the last entry that I have: header and signature; empty for
    none.
    """

    peer: SeatNumber
    last: Annotated[tuple[Annotated[bytes, Meta(max_length=512)], ...], Meta(min_length=1, max_length=MOST_SEATS)]


class Here(Body, frozen=True, tag="here"):
    """Nobody is gone, for all I know."""


class Said(Body, frozen=True, tag="said"):
    """My program has said its word, in the feed of its person's seat."""


class AnsweringBody(HistoricBody, frozen=True):
    """What answers a question, or stands at the end of the game, which counts as one more."""

    number: Number


class Mixed(AnsweringBody, frozen=True, tag="mixed"):
    """My link of a shuffle: the cards as I leave them (64 bytes each), and the proof that they are those I found."""

    deck: DeckBytes
    proof: ShuffleProof


class KeptPassed(AnsweringBody, frozen=True, tag="kept-passed"):
    """My hand of a terms, mixed so that the card I keep comes first, with the same proof as a shuffle."""

    deck: DeckBytes
    proof: ShuffleProof


class Shares(AnsweringBody, frozen=True, tag="shares"):
    """My decryption shares (32 bytes each) of cards turned up for all, with one proof for all of them."""

    shares: Annotated[bytes, Meta(min_length=POINT_BYTES, max_length=POINT_BYTES * MAX_CARDS)]
    proof: Bytes64


class SealedShares(AnsweringBody, frozen=True, tag="sealed"):
    """My shares of cards shown to some: for each reader in order of seats, card by card, 64 bytes each.

    Then for each reader, in that order, one proof about all of them (96 bytes).
    """

    sealed: Annotated[bytes, Meta(min_length=SEALED_BYTES, max_length=SEALED_BYTES * MOST_SEALED)]
    proofs: Annotated[bytes, Meta(min_length=PROOF_BYTES, max_length=PROOF_BYTES * MOST_SEATS)]


class Moved(AnsweringBody, frozen=True, tag="moved"):
    """My move, in its canonical spelling."""

    move: MoveBytes


class MovedInTime(AnsweringBody, frozen=True, tag="moved-in-time"):
    """My move under a clock, and how many milliseconds I took for it; one more than the limit for all that is over."""

    move: MoveBytes
    claimed_ms: Milliseconds


class Clocked(HistoricBody, frozen=True, tag="clocked"):
    """What my clock says of the answers to the open question, under the history that they have to bear.

    `late`: the seats whose answer did not come in time, or cannot have taken the time that it claims; all others' came
    in time. It answers no question.
    """

    late: Annotated[tuple[SeatNumber, ...], Meta(max_length=MOST_SEATS)]


class UndoWish(HistoricBody, frozen=True, tag="undo-wish"):
    """Whether my player would have the move taken back that led to the open question, under its history.

    Nobody is bound by it. It answers no question.
    """

    agree: bool


class Undone(HistoricBody, frozen=True, tag="undone"):
    """All wish so: I do not go on from the move that led to the open question, under its history. It answers none."""


class MovePromised(AnsweringBody, frozen=True, tag="move-promised"):
    """A commitment to my move."""

    commitment: Bytes32


class MoveOpened(AnsweringBody, frozen=True, tag="move-opened"):
    """The move that I had committed to, and the opening."""

    move: MoveBytes
    opening: Bytes32


class RollShare(AnsweringBody, frozen=True, tag="roll"):
    """My share of a number that nobody can steer, proved to be the only one my key can give."""

    share: Bytes32
    proof: Bytes64


class Agreed(AnsweringBody, frozen=True, tag="agreed"):
    """The game is over, and this is how I see it: its `history` is the result."""


class WillOpen(AnsweringBody, frozen=True, tag="will-open"):
    """Whether I agree to lay my seed open, so that everyone can recompute every shuffle and read every card."""

    open: bool


class SeedShown(AnsweringBody, frozen=True, tag="seed"):
    """My seed."""

    seed: Bytes32


AnyBody: TypeAlias = (
    SitDown
    | KeyPromise
    | Keys
    | Backup
    | BackupKept
    | Folded
    | Gone
    | Here
    | Said
    | Mixed
    | KeptPassed
    | Shares
    | SealedShares
    | Moved
    | MovedInTime
    | Clocked
    | UndoWish
    | Undone
    | MovePromised
    | MoveOpened
    | RollShare
    | Agreed
    | WillOpen
    | SeedShown
)


def read_body(raw: bytes) -> AnyBody:
    """The body that `raw` spells. Raises Malformed for anything else."""
    return _read_body(raw)


@functools.lru_cache(maxsize=64)
def _read_body(raw: bytes) -> AnyBody:
    # The seats of one program all read the same entry at about the same time; what is refused is not remembered.
    body: AnyBody = decode(raw, AnyBody)
    return body


def write_body(body: AnyBody) -> bytes:
    """The canonical bytes of `body`."""
    return encode(body)


def chop(raw: bytes, size: int) -> tuple[bytes, ...]:
    """`raw` in pieces of `size` bytes. Raises Malformed if it does not come out even."""
    if len(raw) % size:
        raise Malformed(f"{len(raw)} bytes are no whole number of pieces of {size}")
    return tuple(raw[i : i + size] for i in range(0, len(raw), size))
