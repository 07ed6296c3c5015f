"""Keys that cancel, shares that were folded wrongly, who holds the joint key, and how many steps seeds account for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine.game import Game
from netcore.cards.backup import Backing, Folding, back_up
from netcore.cards.keyring import Keyring
from netcore.cards.phase import Offence
from netcore.cards.secrets import TableSecrets
from netcore.cards.shuffle import read_deck, write_deck
from netcore.crypto import sharing
from netcore.crypto.cache import ProofCache
from netcore.crypto.context import Context
from netcore.crypto.elgamal import joint_key, open_face
from netcore.crypto.group import Point, Q, base
from netcore.crypto.keys import KeyShare
from netcore.crypto.secret import SecretScalar
from netcore.errors import Misuse
from netcore.feeds.bodies import BackupKept, Folded, KeptPassed, Mixed, MoveOpened, read_body
from netcore.feeds.charter import SeatKeys, make_charter
from netcore.table.events import NoCharter, Opened
from netcore.table.table import State
from netcore.version import PROTOCOL_VERSION
from tests.engine.contract_games import BOAST, DICE, DRAFT, RESHUFFLE, VERDICTS
from tests.tables import ring as rings
from tests.tables.ring import Ring, terms_for


def test_keys_that_cancel_make_no_charter_and_nobody_is_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can do this on purpose, for keys are promised before any is seen; all the same no card is dealt."""
    made = rings.secrets_for

    def cancelling(seat: int, seed: int) -> TableSecrets:
        secrets = made(seat, seed)
        if seat == 2:
            others = sum(made(other, seed).share.secret.expose() for other in (0, 1))
            secrets.share = KeyShare.of(SecretScalar(-others % Q))
        return secrets

    monkeypatch.setattr(rings, "secrets_for", cancelling)
    ring = Ring(DICE, 3, {"length": 1}).run()
    for member in ring.members:
        assert member.events[-1] == NoCharter((0, 1, 2))
        assert member.table.state is State.REFUSED


def test_one_program_holds_a_list_of_cards_once_however_many_of_its_seats_read_it() -> None:
    raw = write_deck(tuple(open_face(base(number + 2), base(5)) for number in range(3)))
    assert read_deck(raw, 3) is read_deck(bytes(bytearray(raw)), 3)
    assert write_deck(read_deck(raw, 3)) == raw
    for wrong, cards, rule in ((raw, 2, "shuffle.count"), (bytes(len(raw)), 3, "shuffle.cards")):
        for _ in range(2):
            with pytest.raises(Offence) as offence:
                read_deck(wrong, cards)
            assert offence.value.rule == rule


SHARE = KeyShare.of(SecretScalar(7))


def folding(me: int) -> Folding:
    def context(seat: int, kind: str) -> Context:
        return Context(PROTOCOL_VERSION, bytes(32), 0, 1, seat, kind, bytes(32))

    keyring: Any = SimpleNamespace(peers=(0, 1), me=me, mine=SHARE, public=lambda _seat: SHARE.public, context=context)
    return Folding(keyring, ProofCache())


@pytest.mark.parametrize("share", [bytes(32), b"\xff" * 32, KeyShare.of(SecretScalar(8)).public.encode()])
def test_a_folded_share_is_the_one_that_everybody_can_compute(share: bytes) -> None:
    with pytest.raises(Offence) as offence:
        folding(0).read(1, Folded(share=share, proof=bytes(64)))
    assert offence.value.rule == "folded.share"


def test_a_folded_share_is_proved_to_all_others() -> None:
    body: Any = folding(1).make(1)()  # type: ignore[operator]
    assert Point.decode(body.share) == SHARE.public
    check = folding(0).read(1, body)
    assert check is not None
    assert (check.rule, check.proof_bytes, check.work()) == ("folded.proof", 64, True)
    assert folding(1).read(1, body) is None
    forged = folding(0).read(1, Folded(share=body.share, proof=bytes(64)))
    assert forged is not None
    assert not forged.work()


# ── who holds the joint key ─────────────────────────────────────────────────────────────────────────────────────────
TERMS = terms_for(DICE, 4)
SECRETS = [rings.secrets_for(seat, 1) for seat in range(4)]
CHARTER = make_charter(
    TERMS,
    [
        SeatKeys(each.share.public, each.reading.public, each.receive.public, each.seed.commitment(TERMS.hash(), seat))
        for seat, each in enumerate(SECRETS)
    ],
    [b""] * 4,
)


def backed_up_keyrings() -> list[Keyring]:
    """One for each of four seats, and one for an onlooker."""
    keyrings = [Keyring(CHARTER, seat, rings.secrets_for(seat, 1)) for seat in range(4)]
    keyrings.append(Keyring(CHARTER, None, None))
    back_up_again(keyrings)
    return keyrings


def back_up_again(keyrings: list[Keyring]) -> None:
    dealers = [keyring for keyring in keyrings if keyring.me in keyring.seats]
    dealt = {
        dealer.me: sharing.deal(dealer.mine, dealer.receivers(dealer.me), dealer.context(dealer.me, "backup"))
        for dealer in dealers
        if dealer.me is not None
    }
    for keyring in keyrings:
        keyring.keep({seat: backup for seat, backup in dealt.items() if seat is not None})


def test_those_who_stay_hold_the_joint_key_between_them_whoever_goes() -> None:
    keyrings = backed_up_keyrings()
    for gone in (2, 0):
        own = keyrings[gone].mine.public
        for keyring in keyrings:
            keyring.fold(gone)
            assert not keyring.backed_up
        staying = keyrings[0].seats
        assert gone not in staying
        for keyring in keyrings:
            assert keyring.seats == staying
            assert joint_key([keyring.public(seat) for seat in staying]) == CHARTER.joint
            with pytest.raises(KeyError):
                keyring.public(gone)
        assert [keyrings[seat].mine.public for seat in staying] == [keyrings[4].public(seat) for seat in staying]
        assert keyrings[gone].mine.public == own  # whoever is gone reads on, and takes up nothing
        if len(staying) > 2:
            back_up_again(keyrings)
    assert not keyrings[1].needs_backup


def test_nothing_is_folded_without_a_backup_of_every_seat_that_plays() -> None:
    keyring = Keyring(CHARTER, 0, rings.secrets_for(0, 1))
    assert not keyring.backed_up
    with pytest.raises(Misuse, match="no backup"):
        keyring.fold(2)
    (full, *_) = backed_up_keyrings()
    with pytest.raises(Misuse, match="no backup"):
        full.fold(4)
    with pytest.raises(Misuse, match="each seat"):
        keyring.keep({})
    assert full.seats == keyring.seats == (0, 1, 2, 3)


def test_who_leaves_when_no_card_is_to_be_opened_any_more_takes_the_backups_along() -> None:
    (keyring, *_) = backed_up_keyrings()
    keyring.part(2)
    assert (keyring.seats, keyring.backed_up) == ((0, 1, 3), False)
    with pytest.raises(Misuse, match="no backup"):
        keyring.fold(3)


@pytest.mark.parametrize("refusing", [(), (2,)])
def test_a_backup_that_somebody_refuses_is_kept_by_nobody(refusing: tuple[int, ...]) -> None:
    keyrings = [Keyring(CHARTER, seat, rings.secrets_for(seat, 1)) for seat in range(4)]
    course = back_up(keyrings[0], ProofCache())
    backing = next(course)
    for keyring in keyrings:
        made: Any = Backing(keyring, ProofCache()).make(keyring.me or 0)()
        backing.read(keyring.me or 0, made)
    confirming = next(course)
    for seat in range(4):
        confirming.read(seat, BackupKept(good=seat not in refusing))
    with pytest.raises(StopIteration) as end:
        next(course)
    assert (end.value.value, keyrings[0].backed_up) == (refusing, not refusing)


def test_what_is_proved_of_a_share_holds_until_somebody_leaves() -> None:
    (keyring, *_) = backed_up_keyrings()
    before = keyring.context(0, "backup")
    keyring.fold(2)
    assert keyring.context(0, "backup") != before


def test_an_onlooker_holds_nothing_and_a_game_that_is_over_leaves_nothing() -> None:
    keyrings = backed_up_keyrings()
    with pytest.raises(AssertionError, match="share"):
        _ = keyrings[4].mine
    with pytest.raises(AssertionError, match="secrets"):
        _ = keyrings[4].secrets
    former = keyrings[1].mine
    keyrings[1].fold(3)
    held = keyrings[1].mine
    for keyring in (keyrings[1], keyrings[4]):
        keyring.erase()
    for share in (former, held):
        with pytest.raises(Misuse):
            share.secret.expose()


@pytest.mark.parametrize("game", [BOAST, DRAFT, RESHUFFLE, VERDICTS], ids=lambda game: game.name)
def test_every_step_that_came_of_a_seed_is_counted_once(game: Game) -> None:
    ring = Ring(game, 3, {"length": 1}).run()
    opened = ring.members[0].events[-1]
    assert isinstance(opened, Opened)
    table = ring.members[0].table
    for seat in range(3):
        bodies = [read_body(entry.body) for entry in ring.members[0].feeds.entries(seat)]
        seeded = sum(isinstance(body, Mixed | KeptPassed | MoveOpened) for body in bodies)
        assert table.seeded.count(seat) == seeded > 0
    assert opened.steps == sum(table.seeded.count(seat) for seat in range(3))
