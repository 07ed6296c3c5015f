"""Who can learn what from the feeds: a listener only what is public, colluders only what the rules showed them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgpack
import pytest

from engine.contract import ALL, Rules, Show, keep_and_pass, show, show_only, shuffle
from engine.driver import Asked
from engine.game import Game
from engine.games import find
from engine.pieces import Handle, Seat
from netcore.cards.secrets import TableSecrets
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.group import Point
from netcore.crypto.sealed import SEALED_BYTES, SealedShare, open_sealed
from netcore.errors import Malformed, Misuse
from netcore.feeds.bodies import SealedShares, Shares, chop, read_body
from netcore.files.gamefile import pack_game
from netcore.wire.codec import encode
from tests.engine.contract_games import DRAFT, RESHUFFLE, ROLES, small_game
from tests.engine.contract_games import Table as Board
from tests.tables.ring import Ring, Watched


def play_peeks(board: Board) -> Rules[None]:
    """One card is looked at by one seat, then by another, then by all but one; nobody ever turns it up."""
    board.pile = list((yield from shuffle([*"abcdef"])))
    (top,) = board.pile[-1:]
    for seat in range(board.seats):
        yield from show_only([top], [seat])
    for seat in range(board.seats):
        yield from show_only(board.pile[:2], [other for other in range(board.seats) if other != seat])
    yield from show(board.pile[2:3])


def play_kept(board: Board) -> Rules[None]:
    """Two picks from hands of three; kept cards are shuffled, and shown to their owner, before one is played."""
    board.pile = list((yield from shuffle([*"abcdefghijkl"])))
    hands = [[board.pile.pop() for _ in range(3)] for _ in range(board.seats)]
    kept: list[list[Handle]] = [[] for _ in hands]
    for _ in range(2):
        for seat, hand in enumerate(hands):
            yield from show_only(hand, [seat])
        picks = yield from keep_and_pass(dict(enumerate(hands)))
        for seat in range(board.seats):
            kept[seat].append(picks[seat].kept)
        hands = [list(picks[(seat - 1) % board.seats].passed) for seat in range(board.seats)]
    for seat in range(board.seats):
        board.hands[seat] = list((yield from shuffle(kept[seat])))
        yield from show_only(board.hands[seat], [seat])
    yield from show([hand[0] for hand in board.hands])


PEEKS = small_game("peeks", play_peeks, ())
KEPT = small_game("kept", play_kept, ())


@dataclass
class Seen:
    """Which cards the rules showed to whom."""

    cards: dict[Handle, Ciphertext] = field(default_factory=dict)
    shown: dict[Handle, set[Seat]] = field(default_factory=dict)
    public: set[Handle] = field(default_factory=set)


class Spied(Watched):
    """Writes down every card that was ever in play, and to whom the rules showed it."""

    def __init__(self, *args: Any, **named: Any) -> None:
        self.learnt = Seen()
        super().__init__(*args, **named)

    def before(self, asked: Asked) -> None:
        match asked.question:
            case Show(cards, to) if to is ALL:
                self.learnt.public.update(cards)
            case Show(cards, to):
                for card in cards:
                    self.learnt.shown.setdefault(card, set()).update(to)  # type: ignore[arg-type]

    def after(self) -> None:
        live = sorted(self._course.driver.live)
        self.learnt.cards.update(zip(live, self._course.deck.of(live), strict=True))


def played(game: Game, options: dict[str, object]) -> tuple[Ring, list[TableSecrets], Seen]:
    """A game without laying open, and copies of everybody's secrets."""
    ring = Ring(game, 3, options, tables={0: Spied}, willing=lambda _seat: False)
    secrets = [TableSecrets.restore(member.secrets.store()) for member in ring.members]
    ring.run()
    assert all(member.table.ended for member in ring.members)
    spied = ring.members[0].table
    assert isinstance(spied, Spied)
    return ring, secrets, spied.learnt


GAMES = [
    (PEEKS, {"length": 1}),
    (KEPT, {"length": 1}),
    (ROLES, {"length": 2}),
    (RESHUFFLE, {"length": 1}),
    (DRAFT, {"length": 1}),
    (find("sen"), {"rounds": 1, "limit": 0}),
]
each_game = pytest.mark.parametrize(("game", "options"), GAMES, ids=lambda value: getattr(value, "name", ""))


@each_game
def test_a_share_in_the_clear_is_of_a_card_turned_up_for_all(game: Game, options: dict[str, object]) -> None:
    """Review checklist 3: the true share of a card that is not public stands nowhere in the feeds."""
    ring, secrets, seen = played(game, options)
    feeds = b"".join(entry.body for entry in ring.entries())
    assert seen.public
    assert set(seen.cards) - seen.public
    for handle, card in seen.cards.items():
        for own in secrets:
            share = (own.share.secret.expose() * card.a).encode()
            assert (share in feeds) == (handle in seen.public)


@each_game
def test_colluders_learn_what_the_rules_showed_them(game: Game, options: dict[str, object]) -> None:
    """Review checklist 4: all seats but one open everything that they can, and the odd one's hand stays closed."""
    ring, secrets, seen = played(game, options)
    for odd in range(3):
        got = set(pool(ring, odd, [secrets[seat] for seat in range(3) if seat != odd]))
        for handle, card in seen.cards.items():
            missing = secrets[odd].share.secret.expose() * card.a
            allowed = handle in seen.public or bool(seen.shown.get(handle, set()) - {odd})
            assert (missing in got) == allowed, (handle, odd)


def pool(ring: Ring, odd: Seat, colluders: list[TableSecrets]) -> Iterable[Point]:
    """Every share of the odd seat that the colluders can read: those in the clear, and those sealed to one of them."""
    for entry in ring.members[odd].feeds.entries(odd):
        body = read_body(entry.body)
        if isinstance(body, Shares):
            yield from (Point.decode(body.shares[i : i + 32]) for i in range(0, len(body.shares), 32))
        if isinstance(body, SealedShares):
            for piece in chop(body.sealed, SEALED_BYTES):
                share = SealedShare.decode(piece)
                yield from (open_sealed(other.reading.secret, share) for other in colluders)


def test_a_played_card_does_not_tell_when_it_was_kept() -> None:
    """Review checklist 16: no handle and no ciphertext of a pick is the one that is played."""
    ring, _, seen = played(KEPT, {"length": 1})
    picks = [step for step in ring.members[0].steps() if step.ask == "keep_and_pass"]
    kept = {step.cards[i] for step in picks for i in range(0, len(step.cards), len(step.cards) // 3)}
    (last,) = ring.members[0].steps()[-1:]
    assert last.faces
    assert not kept & set(last.cards)
    assert not kept & seen.public
    halves = {seen.cards[card].a for card in kept}
    assert not halves & {seen.cards[card].a for card in last.cards}


def test_no_secret_is_in_a_file_or_in_what_is_printed() -> None:
    """Review checklist 19."""
    ring = Ring(PEEKS, 3, {"length": 1})
    raw = [member.secrets.store() for member in ring.members]
    seen: list[str] = []
    hidden = [
        secret
        for member in ring.members
        for secret in (
            member.secrets.share.secret.store(),
            member.secrets.reading.secret.store(),
            member.secrets.receive.secret.store(),
        )
    ]
    run = ring.work

    def noting(member: Any) -> bool:
        phase = member.table._collection and member.table._collection.phase
        seen.extend(repr(thing) for thing in (member.table, member.secrets, phase, vars(phase) if phase else None))
        seen.extend(repr(order) for order in member.table._out.orders)
        return run(member)

    ring.work = noting  # type: ignore[method-assign]
    ring.run()
    file = pack_game(encode(ring.terms), ring.entries())
    printed = "".join(seen) + "".join(repr(event) for member in ring.members for event in member.events)
    assert "Shares" in printed
    assert all(secret not in file for secret in hidden)
    assert all(secret.hex() not in printed and repr(secret)[2:-1] not in printed for secret in (*hidden, *raw))
    assert all(str(int.from_bytes(secret, "little")) not in printed for secret in hidden)


def test_secrets_are_erased_at_the_end() -> None:
    ring = Ring(PEEKS, 2, {"length": 1}).run()
    for member in ring.members:
        secrets = member.secrets
        for key in (secrets.share.secret, secrets.reading.secret, secrets.receive.secret, secrets.seed):
            with pytest.raises(Misuse):
                key.expose()
        assert secrets.nonce == b""


def test_secrets_are_read_back_from_a_disk_as_they_were_or_not_at_all() -> None:
    raw = TableSecrets.make().store()
    assert TableSecrets.restore(raw).store() == raw
    stored = msgpack.unpackb(raw)
    assert len({bytes(secret) for secret in stored.values()}) == len(stored) == 5
    for name, secret in stored.items():
        for other in (secret[:-1], secret + b"\0", b""):
            with pytest.raises(Malformed):
                TableSecrets.restore(msgpack.packb({**stored, name: other}))
    with pytest.raises(Malformed):
        TableSecrets.restore(msgpack.packb({**stored, "more": bytes(32)}))
