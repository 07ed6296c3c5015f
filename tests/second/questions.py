"""How each question of a rulebook is answered from the feeds (docs/protocol/cards.md, from "Shuffle" to "Roll")."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, cast

from engine.contract import (
    ALL,
    AllMoves,
    Clock,
    KeepAndPass,
    OneMove,
    Pick,
    Question,
    Roll,
    Seal,
    Show,
    Shuffle,
    Timed,
    Unseal,
)
from engine.driver import Answer, Asked
from engine.encoding import canonical, move_from_plain
from engine.pieces import Face, Handle, Legal, Move
from tests.second import group, proofs
from tests.second.bodies import Body
from tests.second.group import decoded
from tests.second.hashing import Place, face_point, h64, hash_to_group, u32
from tests.second.keys import Keyring, one_hash
from tests.second.proofs import Card, cut, deck_hash
from tests.second.reader import Offence, Reader, broken
from tests.second.seeds import Ledger
from tests.second.terms import Terms

MOST_SEALED: Final = 256

Ghost = Callable[[int, Legal, Mapping[Handle, Face]], Move]
"""What the ghost of a seat does, seeing the faces that all see."""


@dataclass(frozen=True)
class Promised:
    """Moves that were promised: what could be, in which contexts, and the commitments."""

    legal: Mapping[int, Legal]
    places: Mapping[int, Place]
    digest: bytes
    commitments: Mapping[int, bytes]
    late: Mapping[int, Move]
    """What those are taken to have promised who did not in time."""


class Answers:
    """Answers questions; knows where each card lies, and what is under seal."""

    def __init__(self, reader: Reader, terms: Terms, ring: Keyring, ghost: Ghost) -> None:
        self._reader = reader
        self._terms = terms
        self._ring = ring
        self._ghost = ghost
        self._faces = {face_point(face): face for face in terms.game.faces}
        self._cards: dict[Handle, Card] = {}
        self._public: dict[Handle, Face] = {}
        self._promised: dict[int, Promised] = {}
        self.charter = ring.charter
        self.ledger = Ledger(ring.charter.joint)
        self._attempt = 0
        self._digest = b""

    def answer(self, asked: Asked, attempt: int, digest: bytes) -> Answer:
        """The answer, from the feeds; `digest`: the board's."""
        self._attempt, self._digest = attempt, digest
        question: Question = asked.question
        match question:
            case Shuffle(cards):
                self._shuffle(cards, asked)
            case Show(cards, to) if to is ALL:
                return self._show_all(cards)
            case Show(cards, to):
                self._show_some(cards, cast("tuple[int, ...]", to))
            case OneMove(seat, legal, None):
                return self._move(seat, legal)
            case OneMove(seat, legal, clock):
                assert clock is not None
                return self._move_in_time(seat, legal, clock)
            case AllMoves(legal, clock):
                if asked.number not in self._promised:
                    self._promised[asked.number] = self._promises(legal, clock)
                return self._openings(asked.number)
            case Seal(legal, clock):
                self._promised[asked.number] = self._promises(legal, clock)
            case Unseal(sealed):
                return self._openings(sealed)
            case KeepAndPass(hands):
                self._keep_and_pass(hands, asked)
            case Roll(sides):
                return self._roll(sides)
        return None

    # ── where and who ───────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def _seats(self) -> tuple[int, ...]:
        return self._reader.view.seats

    def _place(self, seat: int) -> Place:
        return Place(self._ring.charter.hash, self._reader.question, self._attempt, seat)

    # ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _shuffle(self, cards: Sequence[Face | Handle], asked: Asked) -> None:
        joint = self._ring.charter.joint
        going_in: list[Card] = []
        for card in cards:
            if isinstance(card, int):
                going_in.append(self._cards[Handle(card)])
            else:
                going_in.append((group.BASE, group.plus(face_point(card), joint)))
        if going_in:
            coming_out = self._mixed_by_all(going_in)
            self._renew(asked.void, asked.fresh, coming_out)

    def _mixed_by_all(self, cards: Sequence[Card], besides: Sequence[Card] = ()) -> Sequence[Card]:
        """The chain of a shuffle. `besides`: cards that the same question brings into play."""
        links = [list(cards)]

        def take(seat: int, body: Body) -> None:
            links.append(self._mix(seat, "shuffle", links[-1], body, besides))

        self._reader.collect("mixed", self._seats, take, chain=True)
        return links[-1]

    def _mix(self, seat: int, kind: str, before: list[Card], body: Body, besides: Sequence[Card]) -> list[Card]:
        if len(body["deck"]) != 64 * len(before):
            raise Offence("shuffle.count")
        with broken("shuffle.cards"):
            after = [proofs.card(raw) for raw in cut(body["deck"], 64)]
        fresh = [first for first, _ in chain(after, besides)]
        old = {first for first, _ in chain(before, self._cards.values())}
        if len(set(fresh)) < len(fresh) or not old.isdisjoint(fresh):
            raise Offence("shuffle.untouched")
        inputs, joint = deck_hash(before), self._ring.charter.joint
        context = self._place(seat).context(kind, inputs)
        with broken("shuffle.proof"):
            proofs.shuffle(joint, before, after, context, body["proof"])
        self.ledger.mixing(self._place(seat), kind, inputs, before, after)
        return after

    def _renew(self, void: Sequence[Handle], fresh: Sequence[Handle], cards: Sequence[Card]) -> None:
        for handle in void:
            del self._cards[handle]
            self._public.pop(handle, None)
        self._cards.update(zip(fresh, cards, strict=True))

    def _closed(self, handles: Sequence[Handle]) -> list[Handle]:
        return [handle for handle in handles if handle not in self._public]

    def _show_all(self, handles: Sequence[Handle]) -> tuple[Face, ...]:
        closed = self._closed(handles)
        if closed:
            given: list[list[bytes]] = []

            def take(seat: int, body: Body) -> None:
                given.append(self._shares(seat, closed, body))

            self._reader.collect("shares", self._seats, take)
            for handle, shares in zip(closed, zip(*given, strict=True), strict=True):
                opened = group.minus(self._cards[handle][1], group.total(shares))
                self._public[handle] = self._faces[opened]
        return tuple(self._public[handle] for handle in handles)

    def _shares(self, seat: int, handles: Sequence[Handle], body: Body) -> list[bytes]:
        cards = [self._cards[handle] for handle in handles]
        shares = _points(body["shares"], len(cards), "show.share")
        context = self._place(seat).context("show", deck_hash(cards))
        bases, public = [first for first, _ in cards], self._ring.publics[seat]
        with broken("show.proof"):
            proofs.shares("sennik/shares/v1", public, bases, shares, context, body["proof"])
        return shares

    def _show_some(self, handles: Sequence[Handle], to: Sequence[int]) -> None:
        readers = [seat for seat in sorted(set(to)) if seat in self._seats]
        closed = self._closed(handles)
        if readers:
            at_once = MOST_SEALED // len(readers)
            for start in range(0, len(closed), at_once):
                self._sealed_shares(closed[start : start + at_once], readers)

    def _sealed_shares(self, handles: Sequence[Handle], readers: Sequence[int]) -> None:
        cards = [self._cards[handle] for handle in handles]
        bases = [first for first, _ in cards]

        def take(seat: int, body: Body) -> None:
            others = [reader for reader in readers if reader != seat]
            if len(body["sealed"]) != 64 * len(cards) * len(others):
                raise Offence("show.share")
            if len(body["proofs"]) != 96 * len(others):
                raise Offence("show.proof")
            with broken("show.share"):
                shares = [proofs.card(raw) for raw in cut(body["sealed"], 64)]
            context, public = self._place(seat).context("show-some", deck_hash(cards)), self._ring.publics[seat]
            for at, (reader, proof) in enumerate(zip(others, cut(body["proofs"], 96), strict=True)):
                key, given = self._ring.charter.keys[reader].reading, shares[at * len(cards) : (at + 1) * len(cards)]
                with broken("show.proof"):
                    proofs.sealed(public, key, bases, given, context, proof)

        giving = [seat for seat in self._seats if set(readers) - {seat}]
        self._reader.collect("sealed", giving, take)

    def _keep_and_pass(self, hands: Mapping[int, tuple[Handle, ...]], asked: Asked) -> None:
        left: dict[int, Sequence[Card]] = dict.fromkeys(sorted(hands), ())
        before = {seat: [self._cards[handle] for handle in hands[seat]] for seat in left}

        def keep_by_ghost(seat: int) -> None:
            besides = list(chain.from_iterable(left.values()))
            left[seat] = self._kept_by_ghost(seat, self._mixed_by_all(before[seat], besides))

        for seat in left:
            if before[seat] and seat not in self._seats:
                keep_by_ghost(seat)

        def take(seat: int, body: Body) -> None:
            besides = list(chain.from_iterable(left.values()))
            left[seat] = self._mix(seat, "keep-and-pass", before[seat], body, besides)

        keeping = [seat for seat in left if before[seat] and seat in self._seats]
        late = sorted(self._reader.collect_decisions("kept-passed", keeping, take)) if keeping else []
        for seat in late:
            keep_by_ghost(seat)
        self._renew(asked.void, asked.fresh, list(chain.from_iterable(left.values())))
        for seat in late:
            kept = sum(len(cards) for other, cards in left.items() if other < seat)
            self._show_some([asked.fresh[kept]], [seat])

    def _kept_by_ghost(self, seat: int, cards: Sequence[Card]) -> Sequence[Card]:
        pick = self._ghost(seat, Legal(tuple(Pick(place) for place in range(len(cards)))), self._public)
        assert isinstance(pick, Pick)
        return [cards[pick.index], *cards[: pick.index], *cards[pick.index + 1 :]]

    def _roll(self, sides: int) -> int:
        charter, question = self._ring.charter.hash, self._reader.question
        point = hash_to_group("sennik/roll/v1", h64("sennik/roll/v1", charter, u32(question), u32(0)))
        shares: list[bytes] = []

        def take(seat: int, body: Body) -> None:
            given = _points(body["share"], 1, "roll.share")
            context, public = self._place(seat).context("roll", one_hash(point)), self._ring.publics[seat]
            domain = "sennik/roll-share/v1"
            with broken("roll.proof"):
                proofs.shares(domain, public, [point], given, context, body["proof"])
            shares.extend(given)

        self._reader.collect("roll", self._seats, take)
        value = h64("sennik/roll-value/v1", point, group.total(shares))
        index, limit = 0, 2**64 - 2**64 % sides
        while True:
            drawn = int.from_bytes(h64("sennik/roll-draw/v1", value, u32(index))[:8], "big")
            if drawn < limit:
                return drawn % sides
            index += 1

    # ── moves ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def _move(self, seat: int, legal: Legal) -> Move:
        if seat not in self._seats:
            return self._ghost(seat, legal, self._public)
        made: list[Move] = []

        def take(_seat: int, body: Body) -> None:
            made.append(self._read_move(body["move"], legal))

        self._reader.view.settle()
        self._reader.undoing.check()
        late = self._reader.collect_decisions("moved", [seat], take)
        return self._ghost(seat, legal, self._public) if late else made[0]

    def _move_in_time(self, seat: int, legal: Legal, clock: Clock) -> Timed:
        if seat not in self._seats:
            return Timed(self._ghost(seat, legal, self._public), clock.usual_ms)
        made: list[Timed] = []

        def take(_seat: int, body: Body) -> None:
            if body["claimed_ms"] > clock.limit_ms + 1:
                raise Offence("move.claim")
            move, claimed_ms = self._read_move(body["move"], legal), body["claimed_ms"]
            made.append(Timed(clock.late if claimed_ms > clock.limit_ms else move, claimed_ms))

        late = self._reader.collect_in_time("moved-in-time", [seat], take)
        return Timed(clock.late, clock.limit_ms) if late else made[0]

    def _promises(self, legal: Mapping[int, Legal], clock: Clock | None) -> Promised:
        commitments: dict[int, bytes] = {}

        def take(seat: int, body: Body) -> None:
            commitments[seat] = body["commitment"]

        asked = [seat for seat in sorted(legal) if seat in self._seats]
        late: dict[int, Move] = {}
        if asked and clock is None:
            for seat in self._reader.collect_decisions("move-promised", asked, take):
                late[seat] = self._ghost(seat, legal[seat], self._public)
        elif asked and clock is not None:
            late = dict.fromkeys(self._reader.collect_in_time("move-promised", asked, take), clock.late)
        return Promised(legal, {seat: self._place(seat) for seat in asked}, self._digest, commitments, late)

    def _openings(self, number: int) -> Mapping[int, Move]:
        promised = self._promised[number]
        made = dict(promised.late)

        def take(seat: int, body: Body) -> None:
            place, digest = promised.places[seat], promised.digest
            context = place.context("move", digest)
            said = proofs.commitment("sennik/move/v1", context, seat, body["move"], body["opening"])
            if said != promised.commitments[seat]:
                raise Offence("move.opening")
            made[seat] = self._read_move(body["move"], promised.legal[seat])
            self.ledger.opening(place, digest, body["opening"])

        opening = [seat for seat in sorted(promised.commitments) if seat in self._seats]
        if opening:
            self._reader.collect("move-opened", opening, take)
        for seat in promised.legal:
            if seat not in made:
                made[seat] = self._ghost(seat, promised.legal[seat], self._public)
        del self._promised[number]
        return {seat: made[seat] for seat in sorted(made)}

    def _read_move(self, raw: bytes, legal: Legal) -> Move:
        """A move in its one spelling, if it is one of these."""
        for move in legal.listed:
            if canonical(move) == raw:
                return move
        try:
            made = move_from_plain(json.loads(raw.decode()), self._terms.game.moves)
            spelled = canonical(made) == raw
        except (ValueError, TypeError, RecursionError):
            spelled = False
        if not spelled:
            raise Offence("move.spelling")
        if not legal.admits(made):
            raise Offence("move.illegal")
        if made in legal.listed:
            raise Offence("move.spelling")
        return made


def _points(raw: bytes, count: int, rule: str) -> list[bytes]:
    if len(raw) != 32 * count:
        raise Offence(rule)
    with broken(rule):
        return [decoded(part) for part in cut(raw, 32)]
