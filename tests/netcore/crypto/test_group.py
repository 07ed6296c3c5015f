"""Points, scalars, generators; the second implementation agrees."""

from __future__ import annotations

import copy
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from netcore.crypto import group
from netcore.crypto.elgamal import are_independent, joint_key
from netcore.crypto.faces import face_point, find_face
from netcore.crypto.group import G, Point, Q, Vanished, base, combine, hash_to_group, total
from netcore.errors import Malformed, Misuse, Unreachable
from tests.netcore.crypto import second
from tests.netcore.crypto.hostile import JUNK, NO_POINTS, NO_SCALARS

scalars = st.integers(min_value=1, max_value=Q - 1)


@pytest.mark.parametrize("name", NO_POINTS)
def test_what_is_no_point_is_refused(name):
    with pytest.raises(Malformed):
        Point.decode(NO_POINTS[name])


@pytest.mark.parametrize("junk", [junk for junk in JUNK if type(junk) is not Point], ids=repr)
def test_what_is_not_even_bytes_is_no_point_and_no_scalar(junk):
    with pytest.raises(Malformed):
        Point.decode(junk)
    with pytest.raises(Malformed):
        group.decode_scalar(junk)
    with pytest.raises(Malformed):
        Point.decode(bytearray(G.encode()))


@pytest.mark.parametrize("name", NO_SCALARS)
def test_a_scalar_has_one_encoding(name):
    with pytest.raises(Malformed):
        group.decode_scalar(NO_SCALARS[name])
    with pytest.raises(Misuse):
        group.encode_scalar(Q)


@settings(max_examples=15)
@given(scalars, scalars)
def test_the_second_implementation_computes_the_same(left, right):
    a, b = second.times(left, second.BASE), second.times(right, second.BASE)
    assert base(left).encode() == second.encode(a)
    assert second.decode(base(left).encode()) == second.from_xy(*affine(a))
    if (left + right) % Q:
        assert (base(left) + base(right)).encode() == second.encode(second.plus(a, b))
    if (left - right) % Q:
        assert (base(left) - base(right)).encode() == second.encode(second.plus(a, second.minus(b)))
    assert (left * base(right)).encode() == second.encode(second.times(left, b))
    assert Point.decode(base(left).encode()) == base(left)


def affine(point):
    x, y, z, _ = point
    inverse = pow(z, -1, second.P)
    return x * inverse % second.P, y * inverse % second.P


def test_arithmetic_never_hands_out_the_identity():
    two = base(2)
    for vanishing in (
        lambda: two - two,
        lambda: two + -two,
        lambda: 0 * two,
        lambda: Q * two,
        lambda: base(0),
        lambda: base(Q),
        lambda: total([]),
        lambda: total([two, -two]),
        lambda: combine([Q - 2, 1], [G, two]),
        lambda: combine([0], [two]),
    ):
        with pytest.raises(Vanished):
            vanishing()
    assert total([two, -two, G]) == G
    assert combine([0, 1], [two, G]) == G


def test_a_point_cannot_be_made_up_or_changed():
    with pytest.raises(Misuse):
        Point()
    with pytest.raises(Misuse):
        G._raw = b""
    with pytest.raises(Misuse):
        del G._raw
    assert copy.deepcopy(G) == G
    assert hash(copy.copy(G)) == hash(G)
    assert G.encode() != G


def test_combine_wants_one_scalar_for_each_point():
    with pytest.raises(Misuse):
        combine([1], [G, G])


def test_review_06_generators_are_immutable_distinct_and_pinned():
    h, rows = group.generators(group.MAX_CARDS)
    assert type(rows) is tuple
    assert len({G, h, *rows}) == group.MAX_CARDS + 2
    assert group.generators(3) == (h, rows[:3])
    assert group.generators_hash() == group.KNOWN_GENERATORS
    for number in (0, 1, 2, group.MAX_CARDS):
        assert (h, *rows)[number].encode() == second.encode(second.generator(number))
    for count in (0, -1, group.MAX_CARDS + 1):
        with pytest.raises(Misuse):
            group.generators(count)


def test_review_06_eight_threads_from_a_cold_start_agree():
    program = """
import sys, threading
start, seen = threading.Barrier(8), []
def ask():
    start.wait()
    from netcore.crypto.group import generators
    seen.append(generators(110))
sys.setswitchinterval(1e-5)
threads = [threading.Thread(target=ask) for _ in range(8)]
[thread.start() for thread in threads]
[thread.join() for thread in threads]
assert len(seen) == 8 and len(set(seen)) == 1 and len(set(seen[0][1])) == 110
print("agreed")
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "agreed\n"


def test_review_12_hashing_to_the_group_agrees_with_the_second_implementation():
    for label in (b"", b"a", b"\0" * 70):
        assert hash_to_group(b"d", label).encode() == second.encode(second.hash_to_group(b"d", label))


def test_hash_domains_are_kept_apart():
    assert len({hash_to_group(b"a", b"bc"), hash_to_group(b"ab", b"c"), hash_to_group(b"", b"abc")}) == 3


def test_review_12_the_start_up_check_notices_another_library(monkeypatch):
    group.self_check()
    monkeypatch.setattr(group, "KNOWN_GENERATORS", bytes(64))
    with pytest.raises(Unreachable):
        group.self_check()
    monkeypatch.undo()
    monkeypatch.setattr(group.sodium, "has_crypto_core_ed25519", False)
    with pytest.raises(Unreachable):
        group.self_check()


def test_faces_are_fixed_points_and_found_again():
    assert face_point("moon-4").encode() == second.encode(second.hash_to_group(b"sennik/face/v1", b"moon-4"))
    assert find_face(face_point("moon-4"), ["moon-3", "moon-4"]) == "moon-4"
    assert find_face(G, ["moon-3", "moon-4"]) is None


def test_joint_keys_refuse_copied_opposite_and_cancelling_shares():
    a, b = base(3), base(5)
    assert joint_key([a, b]) == base(8)
    for shares in ([], [a, a], [a, -a], [a, b, -b], [a, b, base(Q - 8)]):
        with pytest.raises(Malformed):
            joint_key(shares)
    assert are_independent([a, b, base(7)])
    assert not are_independent([a, b, -a])


def test_random_scalars_are_in_range_and_differ():
    drawn = {group.random_scalar() for _ in range(50)}
    assert len(drawn) == 50
    assert all(0 < scalar < Q for scalar in drawn)
