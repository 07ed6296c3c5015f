"""Which seats of a table are this program's: their identities, their secrets, and who decides for them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from engine.policies import Policy
from netcore.acquaintances import Acquaintances
from netcore.bots import policy_for
from netcore.chair import Chair, load_identity, pack_secrets, save_bots, unpack_secrets
from netcore.charter import Draft, check_draft, phrase
from netcore.errors import Malformed
from netcore.identity import Identity
from netcore.reception import Begin, Terms
from netcore.secrets import TableSecrets
from netcore.status import RoomNews, Seated
from netcore.store import Stored, TableStore
from netcore.ways import load_ways, save_ways
from netcore.wire.codec import decode, encode


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table found on disk: what was agreed, this program's chairs, where others were last reached, its entries."""

    draft: Draft
    chairs: list[Chair]
    ways: Mapping[bytes, tuple[str, ...]]
    stored: Stored


class Seating:
    """Sits this program down. `player`: a policy instead of its person."""

    def __init__(self, identity: Identity, known: Acquaintances, player: Callable[[str], Policy] | None) -> None:
        self._identity = identity
        self._known = known
        self._player = player

    def begin(self, begin: Begin) -> list[Chair]:
        """This program's chairs at a table that begins, with fresh secrets; the person's first."""
        bots = {bot.identity.public: bot.identity for bot in begin.bots}
        mine = {self._identity.public: self._identity, **bots}
        return self._person_first(
            [
                Chair(seat, mine[card.peer], TableSecrets.make(), self._policy(begin.draft, seat))
                for seat, card in enumerate(begin.draft.seats)
                if card.peer in mine
            ]
        )

    def create(self, store: TableStore, chairs: list[Chair], begin: Begin) -> None:
        """Have a table that begins on disk. Blocking. Raises OSError."""
        store.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        save_bots(store.folder, chairs, self._identity)
        save_ways(store.folder, begin.ways)
        store.create(encode(begin.draft), pack_secrets(chairs, begin.draft))
        for seat in begin.draft.seats:
            if seat.kind == "person" and seat.peer != self._identity.public:
                self._known.remember(seat.name, seat.peer)

    def resume(self, store: TableStore) -> Resumed:
        """The table in `store`. Blocking. Raises Malformed or OSError when it cannot be gone on with."""
        stored = store.load()
        draft = _draft_of(stored)
        chairs = [
            Chair(seat, load_identity(store.folder, draft, seat, self._identity), kept, self._policy(draft, seat))
            for seat, kept in unpack_secrets(stored.secrets, draft).items()
        ]
        return Resumed(draft, self._person_first(chairs), load_ways(store.folder), stored)

    def as_room(self, draft: Draft, mine: Collection[int], here: Callable[[bytes], bool]) -> RoomNews:
        """The room in which `draft` was agreed; `mine` are this program's seats, `here` tells who is heard."""
        places = tuple(
            Seated(seat, card.kind, card.peer, card.name, card.lantern, True, seat in mine or here(card.peer))
            for seat, card in enumerate(draft.seats)
        )
        peers = draft.authors()
        me = peers.index(self._identity.public) if self._identity.public in peers else None
        return RoomNews(draft.table, draft.game, draft.chosen(), places, me, me == 0, phrase(draft))

    def _policy(self, draft: Draft, seat: int) -> Policy | None:
        if draft.seats[seat].kind == "bot":
            return policy_for(draft.game)
        return self._player(draft.game) if self._player is not None else None

    def _person_first(self, chairs: list[Chair]) -> list[Chair]:
        return sorted(chairs, key=lambda chair: chair.identity.public != self._identity.public)


def terms_of(draft: Draft) -> Terms:
    """What the room of `draft` was about."""
    bots = sum(seat.kind == "bot" for seat in draft.seats)
    return Terms(draft.table, draft.game, len(draft.seats), draft.chosen(), bots, draft.seats[0].peer)


def _draft_of(stored: Stored) -> Draft:
    """The draft of a table found on disk. Raises Malformed if this version of the program cannot go on with it."""
    draft = decode(stored.draft, Draft)
    check_draft(draft)
    if not stored.own and not stored.secrets:
        raise Malformed("a table without secrets")
    return draft
