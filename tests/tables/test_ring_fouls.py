"""Fouls that are seen before a proof is looked at: bytes that are no point, too many or too few, and copied ones."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import msgspec
import pytest

from engine.game import Game
from netcore.audit.replay import verify
from netcore.cards.keep_and_pass import Keeping
from netcore.cards.setup import my_keys
from netcore.cards.setup_desk import SetupDesk
from netcore.cards.shuffle import Mixing
from netcore.crypto.elgamal import Ciphertext
from netcore.crypto.group import G, Point
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES
from netcore.crypto.sharing import PIECE_BYTES
from netcore.errors import Malformed
from netcore.feeds.bodies import Backup, Body, KeptPassed, Keys, Mixed, RollShare, SealedShares, Shares
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Fouled
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.engine.contract_games import BOAST, CONTRACT_GAMES, DICE, DRAFT, RESHUFFLE, ROLES
from tests.tables import cheats
from tests.tables.cheats import Change, Cheat
from tests.tables.ring import Member, Ring

GAMES = {game.name: game for game in CONTRACT_GAMES}
NO_POINT = bytes([2]) + bytes(31)
"""Thirty-two bytes that spell no element of the group."""


def in_place_of(field: str, size: int, start: int = 0) -> Change:
    """So many bytes of a field are no point."""
    assert size == len(NO_POINT)

    def change(_member: Member, body: Body) -> bytes:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw[:start] + NO_POINT + raw[start + size :]})

    return change


def longer(field: str, size: int) -> Change:
    """The last piece of a field once more."""

    def change(_member: Member, body: Body) -> bytes:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw + raw[-size:]})

    return change


def shorter(field: str, size: int) -> Change:
    """A field without its last bytes."""

    def change(_member: Member, body: Body) -> bytes | None:
        raw = getattr(body, field)
        return cheats.replaced(body, **{field: raw[:-size]}) if len(raw) > size else None

    return change


def half_of_another_hand(member: Member, body: KeptPassed) -> bytes | None:
    """A card of one's own hand that repeats the first half of one that another seat has just mixed."""
    assert member.table._collection is not None
    keeping = member.table._collection.phase
    assert isinstance(keeping, Keeping)
    if 0 not in keeping.mixed:
        return None
    deck = cheats.deck_of(body)
    deck[0] = Ciphertext(keeping.mixed[0][1].a, deck[0].b)
    return cheats.with_deck(body, deck)


def half_of_what_was_there(member: Member, body: Mixed | KeptPassed) -> bytes:
    """A card that was not re-encrypted: its first half is that of one that lay on the table."""
    deck = cheats.deck_of(body)
    live = member.table._course.deck._cards
    deck[0] = Ciphertext(live[min(live)].a, deck[0].b) if live else Ciphertext(deck[1].a, deck[0].b)
    return cheats.with_deck(body, deck)


def half_of_what_went_in(member: Member, body: Mixed) -> bytes:
    """A card that was not re-encrypted: its first half is that of one that the seat before had left, or of a face."""
    assert member.table._collection is not None
    mixing = member.table._collection.phase
    assert isinstance(mixing, Mixing)
    deck = cheats.deck_of(body)
    deck[0] = Ciphertext(mixing.chain[member.seat][0].a, deck[0].b)
    return cheats.with_deck(body, deck)


FOULS: list[tuple[Game, type[Body], Change, str]] = [
    (DICE, RollShare, in_place_of("share", 32), "roll.share"),
    (RESHUFFLE, Shares, in_place_of("shares", 32), "show.share"),
    (RESHUFFLE, Shares, longer("shares", 32), "show.share"),
    (RESHUFFLE, Shares, shorter("shares", 1), "show.share"),
    (ROLES, SealedShares, in_place_of("sealed", 32), "show.share"),
    (ROLES, SealedShares, in_place_of("sealed", 32, start=32), "show.share"),
    (ROLES, SealedShares, longer("sealed", SEALED_BYTES), "show.share"),
    (ROLES, SealedShares, longer("proofs", PROOF_BYTES), "show.proof"),
    (DICE, Backup, in_place_of("commitments", 32, start=32), "backup.dealing"),
    (DICE, Backup, longer("commitments", 1), "backup.dealing"),
    (DICE, Backup, longer("pieces", PIECE_BYTES), "backup.dealing"),
    (BOAST, Mixed, longer("deck", 64), "shuffle.count"),
    (BOAST, Mixed, in_place_of("deck", 32, start=32), "shuffle.cards"),
    (RESHUFFLE, Mixed, half_of_what_was_there, "shuffle.untouched"),
    (BOAST, Mixed, half_of_what_went_in, "shuffle.untouched"),
    (DRAFT, KeptPassed, half_of_what_was_there, "shuffle.untouched"),
    (DRAFT, KeptPassed, half_of_another_hand, "shuffle.untouched"),
]


def assert_named(ring: Ring, culprit: int, rule: str) -> None:
    """All others and a stranger with the file name one seat, for one reason, at one entry."""
    honest = [member for member in ring.members if member.seat != culprit]
    named = set()
    for member in honest:
        fouled = member.events[-1]
        assert isinstance(fouled, Fouled), (fouled, member.table.waiting_for())
        assert member.table.state is State.FOULED
        named.add((fouled.foul.seat, fouled.foul.rule, fouled.number, fouled.entry))
    assert [(seat, broken) for seat, broken, _, _ in named] == [(culprit, rule)]
    report = verify(unpack_game(pack_game(encode(ring.terms), honest[0].feeds.all_entries())), GAMES.__getitem__)
    assert report.fault is not None
    assert (report.fault.seat, report.fault.rule) == (culprit, rule)


@pytest.mark.parametrize(
    ("game", "kind", "change", "rule"),
    FOULS,
    ids=[f"{kind.__name__}-{rule}-{i}" for i, (_, kind, _, rule) in enumerate(FOULS)],
)
def test_it_is_named_by_all(game: Game, kind: type[Body], change: Change, rule: str) -> None:
    for seed, culprit in product(range(3, 7), (2, 1)):
        cheat = Cheat(culprit, kind, change)
        ring = Ring(game, 3, {"length": 1}, seed=seed, tamper=cheat).run()
        if cheat.done:
            break
    assert cheat.done
    assert_named(ring, culprit, rule)


def repeat_own(keys: Keys, _others: list[Keys]) -> Keys:
    return msgspec.structs.replace(keys, reading=keys.share)


def copy_another(keys: Keys, others: list[Keys]) -> Keys:
    return msgspec.structs.replace(keys, receive=others[0].receive)


def no_key(field: str) -> Callable[[Keys, list[Keys]], Keys]:
    return lambda keys, _others: msgspec.structs.replace(keys, **{field: NO_POINT})


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (repeat_own, "keys.repeated"),
        (copy_another, "keys.repeated"),
        (no_key("share"), "keys.point"),
        (no_key("reading"), "keys.point"),
        (no_key("receive"), "keys.point"),
    ],
    ids=["repeat_own", "copy_another", "no_share", "no_reading", "no_receive"],
)
def test_keys_that_were_promised_and_are_none_name_their_owner(
    change: Callable[[Keys, list[Keys]], Keys], rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Promised as they are shown, so that only what they are can be wrong; seat 0, who was copied, is not named."""

    def keys_of(desk: SetupDesk, me: int) -> Keys:
        mine = my_keys(desk, me)
        return change(mine, [my_keys(ring.members[0].table._collection.phase._desk, 0)]) if me == 2 else mine

    monkeypatch.setattr("netcore.cards.setup.my_keys", keys_of)
    ring = Ring(DICE, 3, {"length": 1})
    ring.run()
    assert_named(ring, 2, rule)


def test_the_bytes_that_are_no_point_are_none() -> None:
    with pytest.raises(Malformed):
        Point.decode(NO_POINT)
    assert Point.decode(G.encode()) == G
