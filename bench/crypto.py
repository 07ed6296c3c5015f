"""How long the cryptography of the cards takes on this machine.

Run:  python -m bench.crypto            (about half a minute)
      python -m bench.crypto --quick    (54 cards only)

Times are medians of one thread's CPU time in milliseconds with the fastest and slowest run in brackets. "reference" is
what the first measurements on a two-core virtual machine gave (Python 3.11, PyNaCl 1.6.2); compare columns of one run,
not machines.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from netcore.crypto.context import Context
from netcore.crypto.elgamal import Ciphertext, deck_hash, joint_key, open_face
from netcore.crypto.equality import prove_shares, share, shares_ok
from netcore.crypto.faces import face_point
from netcore.crypto.group import Point, self_check
from netcore.crypto.keys import KeyShare, ReadingKey, ReceiveKey
from netcore.crypto.sealed import PROOF_BYTES, SEALED_BYTES, open_sealed, seal_shares, sealed_ok
from netcore.crypto.seed import GameSeed, Purpose, StepId
from netcore.crypto.sharing import backup_ok, deal, open_piece
from netcore.crypto.shuffle_proof import proof_len, prove, shuffle, shuffle_and_prove, verify

T = TypeVar("T")

CONTEXT = Context(1, bytes(32), 0, 0, 0, "bench", bytes(32))
REFERENCE = {  # by number of cards: shuffle, prove, decode, verify
    9: (1.4, 6.6, 0.8, 10.2),
    52: (7.7, 32.4, 4.6, 55.9),
    54: (7.8, 34.8, 4.7, 56.0),
    64: (9.2, 40.5, 5.6, 66.3),
    110: (16.0, 69.0, 9.8, 114.0),
    128: (18.6, 82.0, 11.4, 135.0),
}


def measured(runs: int, work: Callable[..., T], *arguments: Any) -> tuple[list[float], T]:
    times = []
    for _ in range(runs):
        before = time.thread_time()
        result = work(*arguments)
        times.append((time.thread_time() - before) * 1e3)
    return times, result


def line(name: str, times: list[float], reference: float | None = None, size: str = "") -> None:
    spread = f"[{min(times):.1f}..{max(times):.1f}]"
    beside = "" if reference is None else f"{reference:9.2f}"
    print(f"  {name:<34}{statistics.median(times):9.2f} {spread:<18}{beside:<10}{size}")


def header(title: str) -> None:
    print(f"\n{title:<36}{'median':>9} {'[min..max]':<18}{'reference':>9} size")


def seat_keys(seats: int) -> tuple[list[KeyShare], Point]:
    keys = [KeyShare.make() for _ in range(seats)]
    return keys, joint_key([key.public for key in keys])


def faces(n: int, pk: Point) -> tuple[Ciphertext, ...]:
    return tuple(open_face(face_point(f"bench-{number}"), pk) for number in range(n))


def secrets_of(seed: GameSeed, pk: Point, deck: tuple[Ciphertext, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    step = StepId(1, bytes(32), 0, 0, 0, Purpose.SHUFFLE, pk, deck_hash(deck))
    return seed.permutation(step, len(deck)), seed.factors(step, len(deck))


def one_shuffle(n: int, runs: int) -> None:
    _, pk = seat_keys(2)
    deck = shuffle(pk, faces(n, pk), range(n), range(1, n + 1))
    header(f"{n} cards")
    known = REFERENCE.get(n, (None,) * 4)
    times, hidden = measured(runs, secrets_of, GameSeed.fresh(), pk, deck)
    line("permutation and factors by seed", times)
    times, out = measured(runs, shuffle, pk, deck, *hidden)
    line("shuffle", times, known[0])
    times, proof = measured(runs, prove, pk, deck, out, *hidden, CONTEXT)
    line("prove (looks at outputs again)", times)
    times, _ = measured(runs, shuffle_and_prove, pk, deck, *hidden, CONTEXT)
    line("shuffle and prove", times, known[0] + known[1] if known[0] and known[1] else None)
    assert len(proof) == proof_len(n)
    times, received = measured(runs, decoded, [card.encode() for card in out])
    line("decode", times, known[2], f"deck {64 * n} B")
    times, held = measured(runs, verify, pk, deck, received, CONTEXT, proof)
    assert held
    line("verify", times, known[3], f"proof {len(proof)} B")


def decoded(sent: list[bytes]) -> list[Ciphertext]:
    return [Ciphertext.decode(raw) for raw in sent]


def shown(key: KeyShare, some: list[Point]) -> tuple[list[Point], bytes]:
    given = [share(key.secret, a) for a in some]
    return given, prove_shares(key.secret, key.public, some, given, CONTEXT)


def received(pk: Point, deck: Sequence[Ciphertext], sent: list[bytes], context: Context, proof: bytes) -> bool:
    return verify(pk, deck, decoded(sent), context, proof)


def small_proofs(runs: int) -> None:
    key, reader = KeyShare.make(), ReadingKey.make()
    bases = [face_point(f"bench-{number}") for number in range(13)]
    header("shares")
    for count, make, check in ((1, 0.21, 0.33), (13, None, None)):
        some = bases[:count]

        times, (given, proof) = measured(runs, shown, key, some)
        line(f"{count} in the clear: make", times, make, f"{32 * count + 64} B")
        times, held = measured(runs, shares_ok, key.public, some, given, CONTEXT, proof)
        assert held
        line(f"{count} in the clear: check", times, check)
    for count, make, check in ((1, 0.46, 0.57), (9, None, None)):
        some = bases[:count]
        times, (sealed, proof) = measured(runs, seal_shares, key.secret, key.public, some, reader.public, CONTEXT)
        line(f"{count} sealed: make", times, make, f"{SEALED_BYTES * count + PROOF_BYTES} B")
        times, held = measured(runs, sealed_ok, key.public, some, reader.public, CONTEXT, sealed, proof)
        assert held
        line(f"{count} sealed: check", times, check)
    times, _ = measured(runs, open_sealed, reader.secret, sealed[0])
    line("1 sealed: open", times)
    for seats in (3, 5):
        receivers = {seat: ReceiveKey.make() for seat in range(1, seats)}
        publics = {seat: one.public for seat, one in receivers.items()}
        times, backup = measured(max(2, runs // 4), deal, key, publics, CONTEXT)
        line(f"backup among {seats - 1}: deal", times, None, f"{(32 + 144) * (seats - 1)} B")
        times, held = measured(max(2, runs // 4), backup_ok, backup, key.public, publics, CONTEXT)
        assert held
        line(f"backup among {seats - 1}: check", times)
        times, piece = measured(max(2, runs // 4), open_piece, receivers[1], 1, backup, CONTEXT)
        assert piece is not None
        line(f"backup among {seats - 1}: open a piece", times)


def whole_deal(seats: int, n: int, hand: int) -> None:
    """Every seat shuffles once and verifies all others; every seat gets `hand` cards that only it can read."""
    keys, pk = seat_keys(seats)
    readers = [ReadingKey.make() for _ in range(seats)]
    deck = faces(n, pk)
    spent = dict.fromkeys(("shuffle and prove", "verify", "seal", "check sealed"), 0.0)

    def timed(what: str, work: Callable[..., T], *arguments: Any) -> T:
        before = time.thread_time()
        result = work(*arguments)
        spent[what] += time.thread_time() - before
        return result

    for seat in range(seats):
        context = Context(1, bytes(32), 0, 0, seat, "shuffle", deck_hash(deck))
        hidden = secrets_of(GameSeed.fresh(), pk, deck)
        out, proof = timed("shuffle and prove", shuffle_and_prove, pk, deck, *hidden, context)
        assert timed("verify", received, pk, deck, [card.encode() for card in out], context, proof)
        deck = out
    for owner, key in enumerate(keys[:2]):
        for seat, reader in enumerate(readers):
            if seat != owner:
                firsts = [card.a for card in deck[seat * hand : (seat + 1) * hand]]
                statement = (key.public, firsts, reader.public, CONTEXT)
                sealed, proof = timed("seal", seal_shares, key.secret, *statement)
                assert timed("check sealed", sealed_ok, *statement, sealed, proof)
    hands = 2 * (seats - 1)  # hands for which shares were sealed above
    sent_bytes = 64 * n + proof_len(n) + (seats - 1) * (hand * SEALED_BYTES + PROOF_BYTES)
    shuffling = spent["shuffle and prove"] / seats
    verifying = spent["verify"] / seats * (seats - 1)
    sealing = spent["seal"] / hands * (seats - 1)
    checking = spent["check sealed"] / hands * (seats - 1) * (seats - 1)
    total = shuffling + verifying + sealing + checking
    print(
        f"  {seats} seats, {n} cards, {hand} each: {total:6.2f} s of one core per peer "
        f"(shuffle {shuffling:.2f}, verify {verifying:.2f}, seal {sealing:.2f}, check {checking:.2f}); "
        f"chain one after the other {seats * (spent['shuffle and prove'] + spent['verify']) / seats:.2f} s; "
        f"each peer sends {sent_bytes / 1024:.1f} KiB"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description="Measure the cryptography of the cards.")
    arguments.add_argument("--quick", action="store_true", help="54 cards only")
    arguments.add_argument("--runs", type=int, default=5, help="runs of each measurement")
    chosen = arguments.parse_args()
    self_check()
    for n in (54,) if chosen.quick else sorted(REFERENCE):
        one_shuffle(n, chosen.runs)
    small_proofs(4 * chosen.runs)
    print("\nwhole deals (CPU; reference for 52 cards without dealing: 2 seats 0.12 s, 4 seats 0.24 s per peer)")
    for seats in (2, 4) if chosen.quick else (2, 3, 4, 5):
        whole_deal(seats, 54, 4)


if __name__ == "__main__":
    main()
