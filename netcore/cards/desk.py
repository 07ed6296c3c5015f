"""What lies before a protocol while it answers one question: the charter, the cards, who I am, and what I know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.knowledge import Knowledge
from engine.pieces import Face, Handle, Legal, Move, Seat
from netcore.cards.deck import Deck
from netcore.cards.keyring import Keyring
from netcore.cards.secrets import TableSecrets
from netcore.cards.seeded import SeededSteps
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext, remove
from netcore.crypto.faces import find_face
from netcore.crypto.group import Point
from netcore.crypto.keys import KeyShare
from netcore.crypto.seed import Purpose, StepId
from netcore.feeds.charter import Charter, MoveClock
from netcore.version import PROTOCOL_VERSION


@dataclass(frozen=True, slots=True)
class Desk:
    """One question's surroundings. `me` and `secrets` are None for an onlooker; `digest`: the board's, 32 bytes.

    `ghost` decides for a seat that was evicted, or that the table waits for no longer, the same on every peer.
    `attempt`: how often the question was asked before, and given up because a seat was evicted.
    """

    charter: Charter
    ring: Keyring
    me: Seat | None
    secrets: TableSecrets | None
    cache: ProofCache
    deck: Deck
    knowledge: Knowledge
    seeded: SeededSteps
    number: int
    digest: bytes
    ghost: Callable[[Seat, Legal], Move]
    fresh: tuple[Handle, ...] = ()
    attempt: int = 0

    @property
    def everyone(self) -> tuple[Seat, ...]:
        """All seats that play, in order: those whose peers have not left."""
        return self.ring.seats

    @property
    def clock(self) -> MoveClock | None:
        """The table's own clock, for decisions to which the rules give none."""
        return self.charter.terms.move_clock

    def plays(self, seat: Seat) -> bool:
        """Whether the peer of `seat` has not left."""
        return seat in self.ring.seats

    def key(self, seat: Seat) -> Point:
        """The public half of the share that `seat` holds of the joint key."""
        return self.ring.public(seat)

    def context(self, seat: Seat, kind: str, inputs: bytes) -> Context:
        """What a proof of `seat` about this question is tied to; `inputs`: a hash of what it works on, 32 bytes."""
        return Context(PROTOCOL_VERSION, self.charter.hash, self.number, self.attempt, seat, kind, inputs)

    def step(self, seat: Seat, purpose: Purpose, inputs: bytes, kept: int | None = None) -> StepId:
        """The name under which the seed of `seat` gives what it needs for this question, and for nothing else."""
        return StepId(
            version=PROTOCOL_VERSION,
            charter=self.charter.hash,
            question=self.number,
            attempt=self.attempt,
            seat=seat,
            purpose=purpose,
            pk=self.charter.joint,
            inputs=inputs,
            kept=kept,
        )

    def mine(self) -> TableSecrets:
        """My secrets; only a seat of this table has any."""
        if self.secrets is None:
            raise AssertionError("an onlooker owes nothing")
        return self.secrets

    def my_share(self) -> KeyShare:
        """My share of the joint key as it is now."""
        return self.ring.mine

    def face_of(self, card: Ciphertext, shares: Sequence[Point]) -> Face:
        """What `card` shows once all key shares are taken off.

        Every share and every shuffle was proved, so the card shows a face of the game, or a verifier is broken.
        """
        face = find_face(remove(card, shares), self.deck.faces)
        if face is None:
            raise AssertionError("a card with good proofs shows no face of this game")
        return Face(face)

    def cached(
        self, kind: str, seat: Seat, inputs: bytes, statement: bytes, proof: bytes, work: Callable[[], bool]
    ) -> bool:
        """The result of checking one proof, shared by the tables in this process.

        Named by everything that the result depends on, the proof's own bytes included.
        """
        return self.cache.check(kind, PROTOCOL_VERSION, self.context(seat, kind, inputs), statement, proof, work)
