"""Rolling: every seat's key share on a label that nobody chose gives one value, so the last to speak cannot steer it.

Source: docs/protocol/cards.md, "Roll".
"""

from __future__ import annotations

from typing import ClassVar

from engine.pieces import Seat
from netcore.cards.desk import Desk
from netcore.cards.hashing import hashed
from netcore.cards.phase import Check, Phase, Protocol, Work, expect
from netcore.cards.show import read_points
from netcore.crypto import joint
from netcore.crypto.group import Point
from netcore.feeds.bodies import AnyBody, RollShare

KIND = "roll"


class Rolling(Phase):
    """Everyone's share of the joint value."""

    kind = RollShare
    busy: ClassVar[str] = "roll"

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.everyone)
        self._desk = desk
        # Without the attempt: who sees the number coming and leaves must not get another one thrown.
        self.label = joint.label_point(desk.charter.hash, desk.number, 0)
        self._inputs = hashed(self.label.encode())
        self.shares: list[Point] = []

    def make(self, me: Seat) -> Work:
        """My share and its proof."""
        desk, label = self._desk, self.label
        secret, public = desk.my_share().secret, desk.key(me)
        context = desk.context(me, KIND, self._inputs)

        def work() -> AnyBody:
            share, proof = joint.contribute(secret, public, label, context)
            return RollShare(number=desk.number, share=share.encode(), proof=proof)

        return work

    def read(self, seat: Seat, body: AnyBody) -> Check | None:
        """Take the share of `seat`."""
        given = expect(body, RollShare)
        (share,) = read_points(given.share, 1, "roll.share")
        self.shares.append(share)
        desk, label, inputs = self._desk, self.label, self._inputs
        public, proof = desk.key(seat), given.proof
        context = desk.context(seat, KIND, inputs)
        statement = public.encode() + given.share

        def work() -> bool:
            return desk.cached(
                KIND,
                seat,
                inputs,
                statement,
                proof,
                lambda: joint.contribution_ok(public, label, share, context, proof),
            )

        return None if seat == desk.me else Check("roll.proof", work, proof_bytes=len(proof))


def roll_die(desk: Desk, sides: int) -> Protocol[int]:
    """A number 0 … sides-1."""
    rolling = Rolling(desk)
    yield rolling
    return joint.uniform(joint.value(rolling.label, rolling.shares), sides)
