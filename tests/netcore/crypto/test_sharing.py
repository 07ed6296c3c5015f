"""Key backups: what stops the set-up, and how the game goes on when seats leave one after the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from netcore.crypto import joint
from netcore.crypto.elgamal import joint_key, remove
from netcore.crypto.equality import share
from netcore.crypto.faces import find_face
from netcore.crypto.group import G, Point, Q, Vanished, base, combine, total
from netcore.crypto.keys import KeyShare, ReceiveKey
from netcore.crypto.secret import SecretScalar
from netcore.crypto.sharing import (
    PIECE_BYTES,
    Backup,
    SealedPiece,
    _seal,
    backup_ok,
    deal,
    evaluation_point,
    fold,
    folded_public,
    open_piece,
    piece_ok,
    piece_point,
)
from netcore.errors import Malformed, Misuse
from tests.netcore.crypto.conftest import FACES
from tests.netcore.crypto.hostile import JUNK, NO_POINTS, NO_SCALARS


class Seats:
    """Seats with key shares and receive keys, and the contexts of their dealings."""

    def __init__(self, count, context):
        self.keys = {seat: KeyShare.make() for seat in range(count)}
        self.receive = {seat: ReceiveKey.make() for seat in range(count)}
        self.context = replace(context, kind="backup")

    def receivers(self, dealer):
        return {seat: self.receive[seat].public for seat in self.keys if seat != dealer}

    def place(self, dealer):
        return replace(self.context, seat=dealer)

    def deal(self, dealer):
        return deal(self.keys[dealer], self.receivers(dealer), self.place(dealer))

    def leave(self, dealer, backup):
        """The others fold in their pieces; nobody rebuilds the key."""
        holders = tuple(seat for seat in self.keys if seat != dealer)
        before = {seat: self.keys[seat].public for seat in holders}
        for seat in holders:
            piece = open_piece(self.receive[seat], seat, backup, self.place(dealer))
            self.keys[seat] = KeyShare.of(fold(self.keys[seat].secret, [piece], seat, holders))
            public = folded_public(before[seat], [backup.commitments], seat, holders)
            assert self.keys[seat].public == public
        del self.keys[dealer]


@pytest.fixture
def seats(small_table):
    return Seats(4, small_table.context)


def test_review_05_a_good_backup_is_accepted_by_all(seats):
    backup = seats.deal(0)
    assert backup_ok(backup, seats.keys[0].public, seats.receivers(0), seats.place(0))
    for seat in (1, 2, 3):
        piece = open_piece(seats.receive[seat], seat, backup, seats.place(0))
        assert piece_ok(backup.commitments, seat, piece)
        assert base(piece.expose()) == piece_point(backup.commitments, seat)


def test_review_05_no_seat_is_at_point_0(seats):
    points = [evaluation_point(seat) for seat in range(10)]
    assert points == list(range(1, 11))
    for seat in (-1, 2**16, True, None):
        with pytest.raises(Misuse):
            evaluation_point(seat)
    backup = seats.deal(1)
    piece = open_piece(seats.receive[0], 0, backup, seats.place(1))
    assert piece.expose() != seats.keys[1].secret.expose()


def test_all_holders_together_hold_the_key_and_all_but_one_do_not(seats):
    backup = seats.deal(0)
    pieces = {s: open_piece(seats.receive[s], s, backup, seats.place(0)).expose() for s in (1, 2, 3)}

    def interpolated(holders):
        value = 0
        for own in holders:
            weight = 1
            for other in holders:
                if other != own:
                    weight = weight * (other + 1) * pow(other - own, -1, Q) % Q
            value += weight * pieces[own]
        return value % Q

    assert interpolated((1, 2, 3)) == seats.keys[0].secret.expose()
    assert interpolated((1, 2)) != seats.keys[0].secret.expose()


def bent(backup, **changes):
    return replace(backup, **changes)


def test_review_05_wrong_degrees_and_commitments_stop_the_set_up(seats):
    backup, public = seats.deal(0), seats.keys[0].public
    arguments = (public, seats.receivers(0), seats.place(0))
    c = backup.commitments
    for commitments in (
        (*c, G),  # a degree too high: the key could never be recovered
        c[:-1],
        (G, *c[1:]),  # another key
        (c[0], c[2], c[1]),
        (c[0], c[1], c[2] + G),
        (),
        [],
        None,
        (c[0], c[1], None),
    ):
        assert not backup_ok(bent(backup, commitments=commitments), *arguments)
    pieces = backup.pieces
    for other in (
        {1: pieces[1], 2: pieces[2]},
        {**pieces, 0: pieces[1]},
        {1: pieces[2], 2: pieces[1], 3: pieces[3]},
        {**pieces, 1: None},
        {**pieces, 1: replace(pieces[1], box=bytes(48))},
        {**pieces, 1: replace(pieces[1], box=b"")},
        {**pieces, 1: replace(pieces[1], proof=b"")},
        {**pieces, 1: replace(pieces[1], ephemeral=pieces[1].ephemeral + G)},
        {},
        None,
    ):
        assert not backup_ok(bent(backup, pieces=other), *arguments)


def test_review_05_a_higher_degree_dealt_consistently_is_refused(seats):
    """Pieces and commitments agree with each other, and yet nobody could ever recover the key."""
    coefficients = [seats.keys[0].secret.expose(), 5, 6, 7]
    commitments = tuple(base(coefficient) for coefficient in coefficients)
    place, pieces = seats.place(0), {}
    for seat, receiver in seats.receivers(0).items():
        value = sum(c * pow(seat + 1, degree, Q) for degree, c in enumerate(coefficients)) % Q
        pieces[seat] = _seal(value, seat, receiver, commitments, place)
    backup = Backup(commitments, pieces)
    assert all(open_piece(seats.receive[s], s, backup, place) is not None for s in pieces)
    assert not backup_ok(backup, seats.keys[0].public, seats.receivers(0), place)


def test_review_05_a_copied_ephemeral_point_is_refused_before_opening(seats, monkeypatch):
    """Seat 1 passes on what seat 0 sealed to seat 2; opening it, or complaining with an opening, would disclose it."""
    honest, mine = seats.deal(0), seats.deal(1)
    for copied in (
        honest.pieces[2],
        replace(mine.pieces[2], ephemeral=honest.pieces[2].ephemeral),
        replace(honest.pieces[2], proof=mine.pieces[2].proof),
        replace(mine.pieces[2], box=honest.pieces[2].box),
    ):
        backup = replace(mine, pieces={**mine.pieces, 2: copied})
        assert not backup_ok(backup, seats.keys[1].public, seats.receivers(1), seats.place(1))
        with monkeypatch.context() as watched:
            watched.setattr(SecretScalar, "expose", lambda _self: pytest.fail("the receive key was used"))
            assert open_piece(seats.receive[2], 2, backup, seats.place(1)) is None


def test_a_dealing_belongs_to_its_charter_and_step(seats):
    backup = seats.deal(0)
    for change in ({"charter": bytes(32)}, {"question": 9}, {"attempt": 1}, {"seat": 1}, {"kind": "other"}):
        place = replace(seats.place(0), **change)
        assert not backup_ok(backup, seats.keys[0].public, seats.receivers(0), place)
        assert open_piece(seats.receive[2], 2, backup, place) is None


def test_a_piece_that_is_not_the_committed_one_is_complained_about(seats):
    backup, place = seats.deal(0), seats.place(0)
    right = open_piece(seats.receive[2], 2, backup, place).expose()
    for wrong in (right + 1, 0):
        sealed = _seal(wrong % Q, 2, seats.receive[2].public, backup.commitments, place)
        other = replace(backup, pieces={**backup.pieces, 2: sealed})
        assert backup_ok(other, seats.keys[0].public, seats.receivers(0), place)
        assert open_piece(seats.receive[2], 2, other, place) is None
    assert open_piece(seats.receive[3], 2, backup, place) is None
    assert open_piece(seats.receive[2], 3, backup, place) is None
    assert open_piece(seats.receive[0], 0, backup, place) is None
    assert not piece_ok(backup.commitments, 2, SecretScalar(right + 1))


def test_a_committed_piece_of_zero_is_complained_about(seats):
    x = seats.keys[0].secret.expose()
    slope = -x * pow(3, -1, Q) % Q  # f(3) = 0, the piece of seat 2
    commitments = (base(x), base(slope))
    sealed = _seal(0, 2, seats.receive[2].public, commitments, seats.place(0))
    backup = Backup(commitments, {2: sealed})
    assert open_piece(seats.receive[2], 2, backup, seats.place(0)) is None
    assert not piece_ok(commitments, 2, SecretScalar(1))


def test_review_05_refused_for_two_seats(seats):
    key, context = seats.keys[0], seats.place(0)
    for receivers in ({}, {1: G}, {0: G, 1: G}, {-1: G, 1: G}):
        with pytest.raises(Misuse):
            deal(key, receivers, context)
        assert not backup_ok(seats.deal(0), key.public, receivers, context)
    for seat, holders in ((1, (1,)), (1, (1, 1)), (3, (1, 2))):
        with pytest.raises(Misuse):
            fold(key.secret, [key.secret], seat, holders)
    with pytest.raises(Misuse):
        folded_public(G, [(G, G, G)], 1, (1, 2))


def test_all_seats_of_a_program_leave_at_once(seats):
    """Seats 2 and 3 are one program's: each has dealt to 0 and 1 alone."""
    holders = (0, 1)
    receivers = {seat: seats.receive[seat].public for seat in holders}
    backups = {dealer: deal(seats.keys[dealer], receivers, seats.place(dealer)) for dealer in (2, 3)}
    pk = joint_key([key.public for key in seats.keys.values()])
    dealings = [backup.commitments for backup in backups.values()]
    for seat in holders:
        before = seats.keys[seat]
        pieces = [open_piece(seats.receive[seat], seat, backups[d], seats.place(d)) for d in backups]
        seats.keys[seat] = KeyShare.of(fold(before.secret, pieces, seat, holders))
        assert folded_public(before.public, dealings, seat, holders) == seats.keys[seat].public
    assert joint_key([seats.keys[seat].public for seat in holders]) == pk


def test_what_would_leave_a_holder_with_nothing_shows_at_the_dealing(seats):
    """A polynomial whose piece, weighed, takes a holder's share away; also if only two of them together do."""
    holders, x = (1, 2), {seat: seats.keys[seat].secret.expose() for seat in (0, 1)}
    weight = 3 * pow(3 - 2, -1, Q) % Q  # of seat 1, at 2, among 1 and 2
    piece = -x[1] * pow(weight, -1, Q) % Q
    slope = (piece - x[0]) * pow(2, -1, Q) % Q
    hollow = (base(x[0]), base(slope))
    with pytest.raises(Vanished):
        folded_public(seats.keys[1].public, [hollow], 1, holders)
    slopes = (-x[1] * pow(weight, -1, Q) - 2 * x[0]) * pow(2, -1, Q) % Q
    both = [(base(x[0]), base(5)), (base(x[0]), base(slopes - 5))]
    for one in both:
        assert folded_public(seats.keys[1].public, [one], 1, holders)
    with pytest.raises(Vanished):
        folded_public(seats.keys[1].public, both, 1, holders)


def test_review_05_two_leave_in_turn_and_every_card_still_opens(small_table, seats):
    pk = joint_key([key.public for key in seats.keys.values()])
    table = replace(small_table, pk=pk)
    deck = table.shuffled(5, table.deck(5)).out
    label = joint.label_point(b"c" * 32, 7, 0)
    ahead = joint.value(label, [share(key.secret, label) for key in seats.keys.values()])

    first = seats.deal(2)
    gone = seats.keys[2].public
    seats.leave(2, first)
    assert joint_key([key.public for key in seats.keys.values()]) == pk
    again = seats.deal(0)
    assert len(again.commitments) == 2
    assert backup_ok(again, seats.keys[0].public, seats.receivers(0), seats.place(0))
    seats.leave(0, again)
    assert sorted(seats.keys) == [1, 3]
    assert total([key.public for key in seats.keys.values()]) == pk
    assert gone not in [key.public for key in seats.keys.values()]

    opened = [remove(card, [share(key.secret, card.a) for key in seats.keys.values()]) for card in deck]
    assert sorted(find_face(point, FACES) for point in opened) == sorted(FACES[:5])
    # Review point 17: the others' shares give the roll that the leavers' would have given.
    assert joint.value(label, [share(key.secret, label) for key in seats.keys.values()]) == ahead


def test_review_08_one_encoding(seats):
    raw = seats.deal(0).pieces[1].encode()
    assert len(raw) == PIECE_BYTES == 144
    assert SealedPiece.decode(raw).encode() == raw
    for bad in NO_POINTS.values():
        with pytest.raises(Malformed):
            SealedPiece.decode(bad + raw[32:])
    for at in (80, 112):
        for bad in NO_SCALARS.values():
            with pytest.raises(Malformed):
                SealedPiece.decode(raw[:at] + bad + raw[at + 32 :])
    for junk in (*JUNK, raw[1:], raw + b"\0", bytearray(raw)):
        with pytest.raises(Malformed):
            SealedPiece.decode(junk)


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_review_07_the_verifiers_are_total(junk, seats):
    backup, place = seats.deal(0), seats.place(0)
    right = [backup, seats.keys[0].public, seats.receivers(0), place]
    for at in range(4):
        assert not backup_ok(*right[:at], junk, *right[at + 1 :])
    assert not backup_ok(bent(backup, pieces=junk), *right[1:])
    assert not backup_ok(bent(backup, commitments=junk), *right[1:])
    assert not backup_ok(backup, right[1], {1: junk, 2: junk, 3: junk}, place)
    for name in ("ephemeral", "box", "proof"):
        broken = replace(backup.pieces[1], **{name: junk})
        assert not backup_ok(bent(backup, pieces={**backup.pieces, 1: broken}), *right[1:])


def test_piece_points_are_the_polynomial_in_the_exponent():
    assert piece_point((base(3), base(4), base(5)), 1) == base(3 + 4 * 2 + 5 * 4)
    assert piece_point((base(3),), 9) == combine([1], [Point.decode(base(3).encode())])
