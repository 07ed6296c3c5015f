"""Which seats of a table are this program's: their identities, their secrets, and who decides for them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass

from engine import games
from engine.policies import Policy, polite
from netcore.cards.secrets import TableSecrets
from netcore.errors import Malformed
from netcore.feeds.chain import Feeds
from netcore.feeds.charter import OtherVersion, Terms, check_terms, phrase, read_terms
from netcore.feeds.rules import rules_hash
from netcore.files.acquaintances import Acquaintances
from netcore.files.aside import PutAside, put_aside
from netcore.files.store import Stored, TableStore
from netcore.identity import Identity
from netcore.lobby.customs import USUAL
from netcore.node.bots import policy_for
from netcore.node.chair import Chair
from netcore.node.kept import load_customs, load_identity, pack_secrets, save_bots, save_customs, unpack_secrets
from netcore.node.reception import Begin
from netcore.node.ways import Way, load_ways, save_ways
from netcore.status import Customs, RoomNews, RoomPlace, ShelvedGame
from netcore.wire.codec import decode, encode

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table found on disk: what was agreed, this program's chairs, where others were last reached, its entries.

    `checked` are keys of proofs that were found good (netcore/crypto/cache.py).
    """

    terms: Terms
    chairs: list[Chair]
    ways: Mapping[bytes, Way]
    feeds: Feeds
    checked: frozenset[bytes]
    customs: Customs


def feeds_of(terms: Terms, stored: Stored) -> Feeds:
    """What was stored of the feeds of a table, every signature checked. Takes its time for a long game."""
    feeds = Feeds(terms.hash(), terms.authors())
    for entry in (*stored.own, *stored.others):
        feeds.receive(entry.raw)
    return feeds


class Seating:
    """Sits this program down. `player`: a policy instead of its person. `aside`: what is done with damaged files that a
    table can do without.
    """

    def __init__(
        self,
        identity: Identity,
        known: Acquaintances,
        player: Callable[[str], Policy] | None,
        aside: PutAside = put_aside,
    ) -> None:
        self._identity = identity
        self._known = known
        self._player = player
        self._aside = aside

    def begin(self, begin: Begin) -> list[Chair]:
        """This program's chairs at a table that begins, with fresh secrets; the person's first."""
        bots = {bot.identity.public: bot.identity for bot in begin.bots}
        mine = {self._identity.public: self._identity, **bots}
        strength = begin.customs.strength
        return self._person_first(
            [
                Chair(seat, mine[card.peer], TableSecrets.make(), self._policy(begin.terms, seat, strength))
                for seat, card in enumerate(begin.terms.seats)
                if card.peer in mine
            ]
        )

    def create(
        self,
        store: TableStore,
        chairs: list[Chair],
        terms: Terms,
        ways: Mapping[bytes, Way],
        customs: Customs = USUAL,
    ) -> None:
        """Have a table that begins on disk, and where its peers may be reached. Blocking. Raises OSError."""
        store.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        save_bots(store.folder, chairs, self._identity)
        save_customs(store.folder, customs)
        save_ways(store.folder, ways)
        store.create(encode(terms), pack_secrets(chairs, terms))
        try:
            for seat in terms.seats:
                if seat.kind == "person" and seat.peer != self._identity.public:
                    self._known.remember(seat.name, seat.peer)
        except OSError as fault:  # no reason not to play
            log.warning("it is not kept whom this player has met: %s", fault)

    def resume(self, store: TableStore) -> Resumed:
        """The table in `store`. Blocking. Raises Malformed or OSError when it cannot be gone on with."""
        stored = store.load()
        terms = _terms_of(stored)
        customs = load_customs(store.folder, terms)
        chairs = [
            Chair(
                seat,
                load_identity(store.folder, terms, seat, self._identity),
                kept,
                self._policy(terms, seat, customs.strength),
            )
            for seat, kept in unpack_secrets(stored.secrets, terms).items()
        ]
        return Resumed(
            terms,
            self._person_first(chairs),
            load_ways(store.folder, self._aside),
            feeds_of(terms, stored),
            stored.checked,
            customs,
        )

    def shelf(self, stores: Iterable[TableStore]) -> tuple[ShelvedGame, ...]:
        """Those of the tables in `stores` that are put away and can be gone on with, the latest first. Blocking."""
        found = []
        for store in stores:
            since_s = store.shelved_s()
            try:
                terms = _checked(store.terms()) if since_s is not None else None
            except (Malformed, OSError) as fault:
                log.warning("a table that was put away cannot be gone on with: %s", fault)
                continue
            if terms is not None and since_s is not None:
                others = tuple(seat.name for seat in terms.seats if seat.peer != self._identity.public)
                found.append(ShelvedGame(terms.hash(), terms.game, others, since_s))
        return tuple(sorted(found, key=lambda game: game.since_s, reverse=True))

    def as_room(self, terms: Terms, mine: Collection[int], here: Callable[[bytes], bool], customs: Customs) -> RoomNews:
        """The room in which `terms` was agreed; `mine` are this program's seats, `here` tells who is heard."""
        places = tuple(
            RoomPlace(seat, card.kind, card.peer, card.name, card.lantern, True, seat in mine or here(card.peer))
            for seat, card in enumerate(terms.seats)
        )
        peers = terms.authors()
        me = peers.index(self._identity.public) if self._identity.public in peers else None
        return RoomNews(
            terms.table,
            terms.game,
            terms.chosen(),
            places,
            me,
            me == 0,
            phrase(terms),
            customs=customs,
        )

    def _policy(self, terms: Terms, seat: int, strength: str) -> Policy | None:
        if terms.seats[seat].kind == "bot":
            persons = {at for at, card in enumerate(terms.seats) if card.kind == "person"}
            return polite(terms.game, policy_for(terms.game, strength), persons)
        return self._player(terms.game) if self._player is not None else None

    def _person_first(self, chairs: list[Chair]) -> list[Chair]:
        return sorted(chairs, key=lambda chair: chair.identity.public != self._identity.public)


class OtherEdition(Malformed):
    """A table of another version of this program, or by other rules: that one can go on with it."""


def _checked(raw: bytes) -> Terms:
    """The terms of a table found on disk. Raises Malformed, or OtherEdition, if it cannot be gone on with here."""
    try:
        terms = read_terms(raw)
        check_terms(terms, games.find)
    except OtherVersion as refused:
        raise OtherEdition(str(refused)) from refused
    except Malformed as refused:
        ours = decode(raw, Terms)
        if ours.game in games.GAMES and ours.rules == rules_hash(games.find(ours.game)):
            raise
        raise OtherEdition(str(refused)) from refused
    return terms


def _terms_of(stored: Stored) -> Terms:
    """The terms of a table found on disk. Raises Malformed if this version of the program cannot go on with it."""
    terms = _checked(stored.terms)
    if not stored.own and not stored.secrets:
        raise Malformed("a table without secrets")
    return terms
