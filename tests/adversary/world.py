"""A table over the mesh with one peer at it that plays honestly but for a deed; what all others must then hold.

Everything is the program's own: tables, feeds, gossip, proofs. Only the liar's bodies pass through its deed on their
way into its feed. All that goes over the mesh is kept, to look for what must not be in it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from engine.contract import ALL, Show
from engine.game import Game
from engine.pieces import Seat
from netcore.cards.secrets import TableSecrets
from netcore.crypto.group import Point, encode_scalar
from netcore.crypto.sealed import SEALED_BYTES, SealedShare, open_sealed
from netcore.errors import Malformed
from netcore.feeds.bodies import (
    AnyBody,
    Backup,
    BackupKept,
    Clocked,
    Moved,
    MovedInTime,
    MovePromised,
    SealedShares,
    SeedShown,
    Shares,
    chop,
    read_body,
)
from netcore.feeds.entry import Entry
from netcore.table.table import Table
from tests.tables.mesh import Trouble
from tests.tables.ring import Decide, secrets_for
from tests.tables.weather import Disk, Peer, Weather


class NotYet(Exception):
    """A deed has to wait for what others say: the body is held back until something else has come."""


Deed = Callable[["Peer", AnyBody], "list[bytes] | None"]
"""What a liar says instead of a body of its own: None to let it pass, an empty list to swallow it."""

PLAYED_ON = Moved | MovedInTime | Clocked | MovePromised | Backup | BackupKept
"""Who lies in these goes on with what it said; after another lie it says no more, for its own table trusts itself."""
QUIET_TICKS = 6
"""So long nothing moves where nothing will."""


class Seated(Peer):
    """A program at such a table. Everybody's is honest but that at the liar's seat."""

    weather: World

    def __init__(self, weather: World, port: int, disk: Disk | None) -> None:
        self.silent = False
        self.held: list[tuple[Table, bytes]] = []
        """Bodies that wait for the deed."""
        super().__init__(weather, port, disk)

    @property
    def secrets(self) -> TableSecrets:
        """As the scenery of cheats asks for them."""
        assert self.seat is not None
        return secrets_for(self.seat, self.weather.seed)

    def receive(self, sender: int, data: bytes) -> None:
        try:
            super().receive(sender, data)
        except Malformed:
            # Only this link is to blame: it is closed, and opened again.
            self.weather.refused.append((self.port, sender))
            self.gossip.disconnect(sender)
            self._send(self.gossip.connect(sender))

    def work(self) -> None:
        held, self.held = self.held, []
        for table, body in held:
            self._speak(table, body)
        if not self.silent:
            super().work()

    def _decide(self, table: Table) -> bool:
        # A view costs more than to ask whether there is something to decide.
        return (table._legal() is not None or table.asks_to_open) and super()._decide(table)

    def _speak(self, table: Table, body: bytes) -> None:
        try:
            said = self._instead(body)
        except NotYet:
            self.held.append((table, body))
            return
        if said is None:
            if not self.silent:
                super()._speak(table, body)
            return
        self.weather.done = True
        for raw in said:
            self.sign(table.me, raw, goes_on=self.plays_on(raw))

    def _instead(self, body: bytes) -> list[bytes] | None:
        return None if self.port != self.weather.liar or self.silent else self.weather.deed(self, read_body(body))

    def sign(self, seat: Seat | None, raw: bytes, *, goes_on: bool = True) -> Entry:
        """Say anything as the next entry of a feed of one's own; who does not go on says nothing after that."""
        assert self.disk is not None
        assert seat is not None
        entry = self.feeds.append(self.weather.identities[seat], seat, raw)
        self.disk.own.append(entry)
        if goes_on:
            self._read(entry)
        else:
            self.silent = True
        self._send(self.gossip.spread([entry]))
        return entry

    def plays_on(self, raw: bytes) -> bool:
        try:
            return isinstance(read_body(raw), PLAYED_ON)
        except Malformed:
            return False


class World(Weather):
    """A table with a liar at it."""

    kind_of_peer = Seated
    quiet_ticks = QUIET_TICKS
    peers: list[Seated]  # type: ignore[assignment]

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        deed: Deed,
        *,
        liar: Seat = 1,
        seed: int = 1,
        decide: Decide | None = None,
        **named: Any,
    ) -> None:
        self.deed = deed
        self.liar = liar
        self.seed = seed
        self.done = False
        """Whether the deed was done."""
        self.refused: list[tuple[int, int]] = []
        """Whose message was refused by whom, each (who, whose)."""
        self.heard: list[bytes] = []
        """All that went over the mesh."""
        named.setdefault("trouble", Trouble(delay_ms=(1, 30)))
        super().__init__(game, seats, options, seed=seed, decide=decide, **named)
        send = self.mesh.send

        def overheard(sender: int, to: int, data: bytes) -> None:
            self.heard.append(data)
            send(sender, to, data)

        self.mesh.send = overheard  # type: ignore[method-assign]

    @property
    def honest(self) -> list[Seated]:
        return [peer for peer in self.here() if peer.port != self.liar]  # type: ignore[misc]

    def rest(self, most_ticks: int = 3000) -> World:
        """Until all honest tables have ended, or nothing moves any more."""
        quiet, before = 0, None
        for _ in range(most_ticks):
            if all(table.ended for peer in self.honest for table in peer.tables) and self._level():
                return self
            now = [peer.feeds.heads() for peer in self.here()]
            quiet = quiet + 1 if now == before else 0
            if quiet > self.quiet_ticks:
                return self
            before = now
            self.tick()
        raise AssertionError("the table does not come to rest")


# ── what must not be in what was said ───────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Leaks:
    """What is found of secrets that nobody may know: where, and what."""

    found: tuple[str, ...]


def leaks(world: World, log: str) -> Leaks:
    """Look for honest secrets, and shares of hidden cards, in messages, in logs and in what the liar can open."""
    found: list[str] = []
    wire = b"".join(world.heard)
    stored = b"".join(entry.raw for peer in world.peers if peer.disk for entry in (*peer.disk.own, *peer.disk.others))
    shown = {
        body.seed
        for peer in world.peers
        for entry in peer.feeds.all_entries()
        if isinstance(body := _body(entry), SeedShown)
    }
    for peer in world.honest:
        secrets = peer.secrets
        raws = {name: encode_scalar(getattr(secrets, name).secret.expose()) for name in ("share", "reading", "receive")}
        raws["seed"] = secrets.seed.expose()
        for name, raw in raws.items():
            told = name == "seed" and raw in shown
            if (raw in wire or raw in stored) and not told:
                found.append(f"{name} of seat {peer.seat} is in what was sent or stored")
            if raw.hex() in log or repr(raw)[2:-1] in log or str(int.from_bytes(raw, "little")) in log:
                found.append(f"{name} of seat {peer.seat} is in the log")
    return Leaks((*found, *_open_cards(world, wire)))


def _open_cards(world: World, wire: bytes) -> list[str]:
    """The hidden cards of which a true share is in the clear, or that the liar could open by now."""
    liar = world.peers[world.liar]
    if liar.table.charter is None:
        return []
    course = world.honest[0].table._course
    asked = course.driver.asked
    question = asked.question if asked is not None else None
    # What is being shown now is on its way to those whom the rules show it.
    now = set(question.cards) if isinstance(question, Show) else set()
    for_all = isinstance(question, Show) and question.to is ALL
    for_liar = for_all or (isinstance(question, Show) and world.liar in cast("tuple[Seat, ...]", question.to))
    hidden = [card for card in sorted(course.driver.live) if card not in course.deck.public]
    mine = secrets_for(world.liar, world.seed).reading.secret
    opened: set[Point] = set()
    for entry in (entry for peer in world.honest for entry in peer.feeds.entries(peer.port)):
        body = _body(entry)
        if isinstance(body, Shares):
            opened.update(Point.decode(raw) for raw in chop(body.shares, 32))
        if isinstance(body, SealedShares):
            opened.update(open_sealed(mine, SealedShare.decode(raw)) for raw in chop(body.sealed, SEALED_BYTES))
    found = []
    for card, cipher in zip(hidden, course.deck.of(hidden), strict=True):
        shares = [peer.secrets.share.secret.expose() * cipher.a for peer in world.honest]
        if any(share.encode() in wire for share in shares) and not (for_all and card in now):
            found.append(f"a share of hidden card {card} is in the clear")
        known = card in liar.table._course.knowledge.faces or (for_liar and card in now)
        if all(share in opened for share in shares) and not known:
            found.append(f"the liar can open card {card}, which the rules did not show it")
    return found


def _body(entry: Entry) -> AnyBody | None:
    try:
        return read_body(entry.body)
    except Malformed:
        return None
