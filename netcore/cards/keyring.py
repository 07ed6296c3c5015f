"""Who holds the joint key: a share of it for each seat that plays, and the backups of these shares.

When a peer is gone, each other peer folds its pieces of the backups of all its seats into the share of its own first
seat. The shares still sum to the joint key, so every card stays as it is, and nobody has seen a share of who is gone.
Source: docs/protocol/views.md, R11 and "The keys".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.pieces import Seat
from netcore.cards.hashing import hashed
from netcore.cards.secrets import TableSecrets
from netcore.crypto import sharing
from netcore.crypto.context import Context
from netcore.crypto.group import Point, Vanished
from netcore.crypto.keys import KeyShare
from netcore.crypto.secret import SecretScalar
from netcore.errors import Misuse
from netcore.feeds.charter import Charter
from netcore.feeds.roster import Peer
from netcore.version import PROTOCOL_VERSION

FEWEST_FOR_BACKUP: Final = 3
"""With two peers a backup would hand each key to the opponent."""


class Keyring:
    """The shares of the joint key. `me` and `secrets` are None for an onlooker."""

    def __init__(self, charter: Charter, me: Seat | None, secrets: TableSecrets | None) -> None:
        self.charter = charter
        self.me = me
        self.roster = charter.terms.roster()
        self.peers: tuple[Peer, ...] = self.roster.peers
        """Who plays, in order."""
        self.folds = 0
        """How many peers have left so far."""
        self._secrets = secrets
        self._mine = secrets.share if secrets is not None else None
        self._former: list[KeyShare] = []
        self._publics = {seat: keys.share for seat, keys in enumerate(charter.keys)}
        self._backups: dict[Seat, sharing.Backup] = {}

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that play, in order: those of the peers that have not left."""
        return tuple(seat for seat in self.roster.seats if self.roster.peer_of(seat) in self.peers)

    @property
    def backed_up(self) -> bool:
        """Whether a peer could leave and the game go on: every share is backed up, every piece confirmed."""
        return bool(self._backups)

    @property
    def needs_backup(self) -> bool:
        """Whether keys are to be backed up: it was agreed on, and there are peers enough."""
        return self.charter.terms.backups and len(self.peers) >= FEWEST_FOR_BACKUP

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
        """Among whom `dealer` shares its share out: the first seats of all other peers, with their receive keys."""
        home = self.roster.peer_of(dealer)
        return {peer: self.charter.keys[peer].receive for peer in self.peers if peer != home}

    def context(self, seat: Seat, kind: str) -> Context:
        """What a backup or a folded share of `seat` is tied to: this charter, after so many peers have left."""
        peer = hashed(self.charter.terms.seats[seat].peer)
        return Context(PROTOCOL_VERSION, self.charter.hash, 0, self.folds, seat, kind, peer)

    def keep(self, backups: Mapping[Seat, sharing.Backup]) -> None:
        """These backups of all shares were confirmed by everyone."""
        if set(backups) != set(self.seats):
            raise Misuse("a backup for each seat that plays")
        self._backups = dict(backups)

    def is_hollow(self, peer: Peer, backups: Mapping[Seat, sharing.Backup]) -> bool:
        """Whether what the seats of `peer` have dealt would leave another peer without a share once it is gone."""
        try:
            self._publics_without(peer, backups)
        except Vanished:
            return True
        return False

    def _publics_without(self, gone: Peer, backups: Mapping[Seat, sharing.Backup]) -> dict[Seat, Point]:
        """The public share of each other peer's first seat once `gone` has left. Raises Vanished if one is zero."""
        holders = tuple(peer for peer in self.peers if peer != gone)
        dealings = [backups[seat].commitments for seat in self.roster.seats_of(gone)]
        return {seat: sharing.folded_public(self._publics[seat], dealings, seat, holders) for seat in holders}

    def fold(self, gone: Peer) -> None:
        """`gone` has left: everyone's share takes its pieces up. Raises Misuse without confirmed backups."""
        if not self.backed_up or gone not in self.peers:
            raise Misuse("no backup to fold")
        leaving = self.roster.seats_of(gone)
        holders = tuple(peer for peer in self.peers if peer != gone)
        if self._mine is not None and self.me is not None and self.me in holders:
            pieces = [self._piece(self.me, seat) for seat in leaving]
            folded = KeyShare.of(sharing.fold(self._mine.secret, pieces, self.me, holders))
            for piece in pieces:
                piece.erase()
            # Not erased yet: work under way may still use it, though nothing will come of that.
            self._former.append(self._mine)
            self._mine = folded
        self._publics.update(self._publics_without(gone, self._backups))
        for seat in leaving:
            del self._publics[seat]
        self.peers = holders
        self.folds += 1
        self._backups = {}

    def part(self, gone: Peer) -> None:
        """`gone` has left when no card is to be opened any more: nobody needs its share."""
        self.peers = tuple(peer for peer in self.peers if peer != gone)
        self._backups = {}

    def _piece(self, me: Seat, dealer: Seat) -> SecretScalar:
        backup, context = self._backups[dealer], self.context(dealer, "backup")
        piece = sharing.open_piece(self.secrets.receive, me, backup, context)
        if piece is None:
            raise AssertionError("a piece that was confirmed does not open")
        return piece

    def erase(self) -> None:
        """Forget my shares, the former ones too: the game is over."""
        for share in (*self._former, *((self._mine,) if self._mine is not None else ())):
            share.erase()
