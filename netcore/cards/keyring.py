"""Who holds the joint key: a share of it for each seat that plays, and the backups of these shares.

When a seat is evicted, each other seat folds its piece of that seat's backup into its own share. The shares still sum
to the joint key, so every card stays as it is, and nobody has seen the share of the seat that is gone.
Source: docs/protocol/recovery.md, "The keys".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.pieces import Seat
from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.crypto import sharing
from netcore.crypto.context import Context
from netcore.crypto.group import Point
from netcore.crypto.keys import KeyShare
from netcore.errors import Misuse
from netcore.feeds.charter import Charter
from netcore.version import PROTOCOL_VERSION

FEWEST_FOR_BACKUP: Final = 3
"""With two seats a backup would hand each key to the opponent."""


class Keyring:
    """The shares of the joint key. `me` and `secrets` are None for an onlooker."""

    def __init__(self, charter: Charter, me: Seat | None, secrets: TableSecrets | None) -> None:
        self.charter = charter
        self.me = me
        self.seats: tuple[Seat, ...] = tuple(range(charter.seats))
        """The seats that play, in order: those that were not evicted."""
        self.folds = 0
        """How many seats were evicted so far."""
        self._secrets = secrets
        self._mine = secrets.share if secrets is not None else None
        self._former: list[KeyShare] = []
        self._publics = {seat: keys.share for seat, keys in enumerate(charter.keys)}
        self._backups: dict[Seat, sharing.Backup] = {}

    @property
    def backed_up(self) -> bool:
        """Whether a seat could be evicted and the game go on: every share is backed up, every piece confirmed."""
        return bool(self._backups)

    @property
    def needs_backup(self) -> bool:
        """Whether there are seats enough for backups."""
        return len(self.seats) >= FEWEST_FOR_BACKUP

    def public(self, seat: Seat) -> Point:
        """The public half of the share that `seat` holds now."""
        return self._publics[seat]

    @property
    def mine(self) -> KeyShare:
        """My share as it is now. An onlooker has none: AssertionError."""
        if self._mine is None:
            raise AssertionError("an onlooker holds no share")
        return self._mine

    @property
    def secrets(self) -> TableSecrets:
        """My secrets of this game. An onlooker has none: AssertionError."""
        if self._secrets is None:
            raise AssertionError("an onlooker has no secrets")
        return self._secrets

    def receivers(self, dealer: Seat) -> dict[Seat, Point]:
        """Among whom `dealer` shares its share out: all others that play, with their receive keys."""
        return {seat: self.charter.keys[seat].receive for seat in self.seats if seat != dealer}

    def context(self, seat: Seat, kind: str) -> Context:
        """What a backup or a folded share of `seat` is tied to: this charter, after so many evictions."""
        peer = hashed(self.charter.terms.seats[seat].peer)
        return Context(PROTOCOL_VERSION, self.charter.hash, 0, self.folds, seat, kind, peer)

    def keep(self, backups: Mapping[Seat, sharing.Backup]) -> None:
        """These backups of all shares were confirmed by everyone."""
        if set(backups) != set(self.seats):
            raise Misuse("a backup for each seat that plays")
        self._backups = dict(backups)

    def fold(self, gone: Seat) -> None:
        """`gone` was evicted: everyone's share takes its piece up. Raises Misuse without confirmed backups."""
        if not self.backed_up or gone not in self.seats:
            raise Misuse("no backup to fold")
        backup, context = self._backups[gone], self.context(gone, "backup")
        holders = tuple(seat for seat in self.seats if seat != gone)
        if self._mine is not None and self.me in holders:
            piece = sharing.open_piece(self.secrets.receive, self.me, backup, context)
            if piece is None:
                raise AssertionError("a piece that was confirmed does not open")
            folded = KeyShare.of(sharing.fold(self._mine.secret, piece, self.me, holders, gone))
            piece.erase()
            # Not erased yet: work under way may still use it, though nothing will come of that.
            self._former.append(self._mine)
            self._mine = folded
        for seat in holders:
            self._publics[seat] = sharing.folded_public(self._publics[seat], backup.commitments, seat, holders, gone)
        del self._publics[gone]
        self.seats = holders
        self.folds += 1
        self._backups = {}

    def erase(self) -> None:
        """Forget my shares, the former ones too: the game is over."""
        for share in (*self._former, *((self._mine,) if self._mine is not None else ())):
            share.erase()
