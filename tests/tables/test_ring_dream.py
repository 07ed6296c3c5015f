"""Whole games of Když sním around a ring of tables, and what the Dreamer's peer holds before day: nothing."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from engine.chance import Chance
from engine.contract import Clock
from engine.dream_board import LEFT, NIGHT, Board
from engine.dream_moves import Clue, Guess, Hear, LastGuess, Object, Pass, Recall, Skip, Verdict
from engine.encoding import canonical, digest
from engine.games import find
from engine.knowledge import View
from engine.pieces import Face, Legal, Move, Seat
from engine.policies import for_game
from netcore.audit.replay import verify
from netcore.cards.moves import DOMAIN, KIND
from netcore.crypto.cache import ProofCache
from netcore.crypto.commit import opens
from netcore.crypto.context import Context
from netcore.crypto.sealed import SEALED_BYTES
from netcore.feeds.bodies import MovedInTime, MovePromised, SealedShares, read_body
from netcore.files.gamefile import pack_game, unpack_game
from netcore.table.events import Evicted, FoundLate
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.scenery.shape import shape
from tests.tables import cheats
from tests.tables.cheats import Cheat
from tests.tables.ring import Decide, Member, Ring, Watched, assert_as_dealt, assert_one_game
from tests.tables.weather import Peer, Weather

DREAM = find("dream")
SHORT: dict[str, object] = {"night_s": 10}
LONGEST: dict[str, object] = {"night_s": 10, "clue_s": 10}


def bots(seed: int, kind: str = "bot") -> Decide:
    """All seats are played by bots."""
    policy = for_game("dream", kind)
    streams = [Chance(seed, str(seat)) for seat in range(10)]
    return lambda seat, view, legal: policy.choose(view, legal, streams[seat])


def lenient(seed: int) -> Decide:
    """Bots that object to no clue: who tells the word is then found out at day."""
    bot = bots(seed)

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        return next((m for m in legal.listed if isinstance(m, Object) and not m.agree), None) or bot(seat, view, legal)

    return decide


def whole_limit(clock: Clock) -> int:
    return clock.limit_ms


def usual(clock: Clock) -> int:
    return clock.usual_ms


@pytest.mark.light
@pytest.mark.parametrize(
    ("seats", "options"), [(4, SHORT), (6, SHORT | {"mode": "spoken"})], ids=["4-typed", "6-spoken"]
)
def test_a_game_is_one_game_on_every_board_and_every_view_is_as_dealt(seats: int, options: dict[str, object]) -> None:
    ring = Ring(DREAM, seats, options, seed=seats, decide=bots(seats), takes_ms=usual, mortal=True, checked=4).run()
    assert all(member.deaths for member in ring.members)
    assert_one_game(ring)
    assert len({step.board.dreamer for step in ring.members[0].steps()}) == seats


@pytest.mark.light
def test_ten_dream_as_one_and_every_view_is_as_dealt() -> None:
    """Two nights, after which the others are like them; `bench.rings` dreams all ten."""
    ring = Ring(DREAM, 10, LONGEST, seed=10, decide=bots(10), takes_ms=whole_limit, mortal=True, checked=4)
    while not all(views and views[max(views)].board.round == 3 for views in [m.table.views for m in ring.members]):
        moved = [ring.turn(member) for member in ring.members]
        assert any(moved), "the ring came to rest too early"
    assert all(member.deaths for member in ring.members)
    steps = [{step.number: digest(step.board) for step in member.steps()} for member in ring.members]
    common = min(max(each) for each in steps)
    assert all(each.get(number) == board for number, board in steps[0].items() if number <= common for each in steps)
    assert len({step.board.dreamer for step in ring.members[0].steps()}) >= 2
    assert assert_as_dealt(ring, common) == sum(number < common for number in steps[0]) * 10


@pytest.mark.light
def test_a_game_verifies_and_its_claims_are_counted() -> None:
    ring = Ring(DREAM, 4, LONGEST, seed=8, decide=bots(8, "random"), takes_ms=whole_limit).run()
    report = verify(unpack_game(pack_game(encode(ring.terms), ring.entries())))
    assert report.good, report
    claims = sum(step.claimed_ms is not None for step in ring.members[0].steps())
    assert claims > 4
    assert f"times: {claims} claimed, 0 found late" in report.lines


@pytest.mark.light
def test_a_spirit_that_was_restarted_knows_its_own_verdicts_of_the_night() -> None:
    ring = Ring(DREAM, 4, {"night_s": 30, "mode": "spoken"}, seed=3, decide=bots(3))
    while not any(len(member.table.view().sealed) > 1 for member in ring.members):
        moved = [ring.turn(member) for member in ring.members]
        assert any(moved), "no night with two verdicts"
    before = max(ring.members, key=lambda member: len(member.table.view().sealed))
    entries = before.feeds.all_entries()
    own = sum(entry.seat == before.seat for entry in entries)
    restarted = Watched(ring.terms, DREAM, before.seat, before.secrets, ProofCache(), own)
    restarted.read_all(entries)
    while orders := restarted.take_orders():
        for order in orders:
            restarted.done(order, order.run())
    assert restarted.view().board.phase == NIGHT
    assert dict(restarted.view().sealed) == {n: before.decided[n] for n in before.table.view().sealed}
    assert {type(verdict) for verdict in restarted.view().sealed.values()} == {Verdict}
    dreamer = restarted.view().board.dreamer
    assert not ring.members[dreamer].table.view().sealed


# ── those who cheat or leave ────────────────────────────────────────────────────────────────────────────────────────
@pytest.mark.light
def test_a_clue_that_comes_late_is_skipped_on_all_peers_alike() -> None:
    def over_limit(member: Member, body: MovedInTime) -> bytes | None:
        return cheats.replaced(body, claimed_ms=5001) if b'"clue"' in body.move else None

    unread = SHORT | {"read_s": 0}
    for culprit in range(4):
        ring = Ring(DREAM, 4, unread, seed=2, decide=bots(2), tamper=(cheat := Cheat(culprit, MovedInTime, over_limit)))
        ring.tamper = lambda member, raw, cheat=cheat: [raw] if cheat.done else cheat(member, raw)
        ring.run()
        if cheat.done:
            break
    assert [member.table.state for member in ring.members] == [State.FINISHED] * 4
    for member in ring.members:
        (late,) = [step for step in member.steps() if step.claimed_ms == 5001]
        assert late.seat == culprit
        assert late.board.dreamt[-1].clues[-1].text is None


@pytest.mark.light
@pytest.mark.parametrize("as_dreamer", [False, True])
def test_a_night_goes_on_without_one_who_is_gone(as_dreamer: bool) -> None:
    def leaves(peer: Peer, body: Any) -> bool:
        """At its first decision, as the Dreamer or as a spirit; nobody else after that."""
        if weather.vanished or not isinstance(body, MovedInTime):
            return False
        return (peer.table.view().board.dreamer == peer.seat) is as_dreamer

    weather = Weather(DREAM, 5, LONGEST, seed=5, decide=bots(5), leaves=leaves)
    weather.run()
    (gone,) = weather.vanished
    for peer in weather.here():
        assert peer.table.state is State.FINISHED
        assert [event.seat for event in peer.events if isinstance(event, Evicted)] == [gone]
        assert not [event for event in peer.events if isinstance(event, FoundLate)]
    assert len({digest(peer.table.view().board) for peer in weather.here()}) == 1


# ── what the Dreamer's peer holds ───────────────────────────────────────────────────────────────────────────────────
class DayComesError(Exception):
    """The night is over: the Dreamer is asked for the recap."""


@dataclass
class Night:
    """The first night of a game, up to the recap; what is public of it is the same for every seed."""

    ring: Ring
    verdict: bool
    """What every spirit thinks of every guess."""
    received: list[tuple[Any, ...]] = field(default_factory=list)
    """What came to the Dreamer, in order."""

    @property
    def board(self) -> Board:
        return cast("Board", self.ring.members[0].table._course.driver.board)

    @property
    def dreamer(self) -> Member:
        return self.ring.members[self.board.dreamer]

    def spirits(self) -> list[Member]:
        return [member for member in self.ring.members if member is not self.dreamer]


TEXTS = ("zzga", "zzgo", "zzgu", "zzgy")
"""Clues and guesses that have nothing to do with any word."""


def dream_one_night(seed: int, verdict: bool, mode: str) -> Night:
    """A night of four. All that is random comes from `seed`, but for the rolls, which are public, and the same."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("secrets.token_bytes", random.Random(seed).randbytes)
        patch.setattr("netcore.crypto.joint.uniform", lambda _rolled, sides: DREAMER if sides == 4 else 12345)
        night = begin_night(seed, verdict, mode)
        with pytest.raises(DayComesError):
            night.ring.run()
    night.received = [sketch(raw) for raw in received_by(night.dreamer)]
    return night


DREAMER = 2


def begin_night(seed: int, verdict: bool, mode: str) -> Night:
    def spelled(text: str) -> str | None:
        return text if mode == "typed" else None

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        board: Board = view.board
        said = len(board.word.clues) if board.word is not None else 0
        kinds = {move.kind for move in legal.listed} | {kind.kind for kind in legal.worded}
        if Recall.kind in kinds:
            raise DayComesError
        if Clue.kind in kinds:
            return Clue(spelled(TEXTS[said]))
        if Verdict.kind in kinds:
            return Verdict(verdict)
        if Object.kind in kinds:
            return next(move for move in legal.listed if isinstance(move, Object) and not move.agree)
        if LastGuess.kind in kinds:
            return LastGuess(spelled(TEXTS[0]))
        # The words of a night end in each way in turn: a guess after two clues, a skip after one.
        words = len(board.dreamt)
        if words % 3 == 0:
            return Skip()
        return Guess(spelled(TEXTS[1])) if said == 1 + words % 2 else Hear()

    ring = Ring(DREAM, 4, {"night_s": 30, "mode": mode}, seed=seed, decide=decide, at_once=True)
    ring.chance = Chance(0, "delivery")
    spirits = ProofCache()
    for member in ring.members:  # what the Dreamer's peer holds, it holds alone
        member.table._course._cache = ProofCache() if member.seat == DREAMER else spirits
    return Night(ring, verdict)


def received_by(member: Member) -> Iterable[bytes]:
    return (entry.raw for entry in member.feeds.all_entries())


def sketch(raw: bytes) -> tuple[Any, ...]:
    """An entry without its randomness: author, number, kind of body, which question, and how long it is."""
    from netcore.feeds.entry import Entry

    entry = Entry.read(raw)
    body = read_body(entry.body)
    return (entry.seat, entry.number, type(body).__name__, getattr(body, "number", None), len(raw))


@pytest.fixture(scope="module", params=["typed", "spoken"])
def nights(request: pytest.FixtureRequest) -> tuple[Night, Night]:
    """Two nights that differ in words, roles and verdicts, and in nothing that the Dreamer may know."""
    one = dream_one_night(1, verdict=True, mode=request.param)
    for seed in range(7, 17):
        other = dream_one_night(seed, verdict=False, mode=request.param)
        (words, roles), (others, other_roles) = hidden(one), hidden(other)
        if roles != other_roles and not set(words) & set(others):
            return one, other
    raise AssertionError("no two nights differ in all words")


def hidden(night: Night) -> tuple[list[Face], list[Face]]:
    """The words and the roles of a night, as the spirits know them."""
    (one, *others) = [member.table._course.knowledge.faces for member in night.spirits()]
    words = [one[word.card] for word in night.board.dreamt]
    assert all([known[word.card] for word in night.board.dreamt] == words for known in others)
    held = [(member.table._course.knowledge.faces, night.board.roles[member.seat]) for member in night.spirits()]
    roles = [faces[cast("Any", card)] for faces, card in held]
    return words, roles


def test_the_two_nights_differ_in_all_that_is_hidden(nights: tuple[Night, Night]) -> None:
    (words, roles), (others, other_roles) = hidden(nights[0]), hidden(nights[1])
    assert len(words) == len(others) >= 4
    assert not set(words) & set(others)
    assert roles != other_roles
    assert nights[0].verdict is not nights[1].verdict
    assert sum(word.sealed is not None for word in nights[0].board.dreamt) >= 2


def test_all_that_comes_to_the_dreamer_is_equal_but_for_randomness(nights: tuple[Night, Night]) -> None:
    first, second = nights
    assert first.received == second.received
    kinds = {kind for _, _, kind, _, _ in first.received}
    assert {"SealedShares", "MovePromised", "MovedInTime", "MoveOpened", "Mixed"} <= kinds


def test_all_that_the_dreamer_stores_is_equal_but_for_randomness(nights: tuple[Night, Night]) -> None:
    mine, other = (
        shape([night.dreamer.table, night.dreamer.feeds, night.dreamer.inbox, night.dreamer.events]) for night in nights
    )
    assert mine == other


def test_the_comparison_would_see_a_word_or_a_role(nights: tuple[Night, Night]) -> None:
    seat = (DREAMER + 1) % 4
    mine, other = (shape(night.ring.members[seat].table) for night in nights)
    assert mine != other


def test_the_dreamer_knows_no_card_at_night(nights: tuple[Night, Night]) -> None:
    for night in nights:
        table = night.dreamer.table
        assert dict(table._course.knowledge.faces) == {}
        assert dict(table._course.deck.public) == {}
        assert all(dict(view.known) == {} for view in table.views.values())
        assert night.board.faces == {}
        assert all(word.right is None for word in night.board.dreamt)


def test_a_spirit_knows_the_words_and_its_own_role_alone(nights: tuple[Night, Night]) -> None:
    night = nights[0]
    for member in night.spirits():
        cards = {word.card for word in night.board.dreamt} | {night.board.roles[member.seat]}
        assert set(member.table._course.knowledge.faces) == cards


def test_no_sealed_share_of_a_night_is_for_the_dreamer(nights: tuple[Night, Night]) -> None:
    """A word goes to all spirits but its author; a role to one seat: from the Dreamer as well, to it never."""
    night = nights[0]
    dreamer, sizes = night.board.dreamer, set()
    for entry in night.dreamer.feeds.all_entries():
        body = read_body(entry.body)
        if isinstance(body, SealedShares):
            shares = len(body.sealed) // SEALED_BYTES
            sizes.add((entry.seat == dreamer, shares))
    assert sizes == {(True, 3), (True, 1), (False, 2), (False, 1)}


def test_a_sealed_verdict_opens_with_nothing_that_the_dreamer_holds(nights: tuple[Night, Night]) -> None:
    night = nights[0]
    held = [*pieces(received_by(night.dreamer)), night.dreamer.secrets.seed.expose()]
    sealed = {word.sealed for word in night.board.dreamt} & set(night.dreamer.table._course.answering._promised)
    charter = night.dreamer.table.charter
    assert charter is not None
    tried = 0
    for entry in night.dreamer.feeds.all_entries():
        body = read_body(entry.body)
        if isinstance(body, MovePromised) and body.number in sealed:
            context = context_of(night, entry.seat, body)
            for verdict in (Verdict(True), Verdict(False)):
                for opening in held:
                    assert not opens(body.commitment, DOMAIN, context, entry.seat, canonical(verdict), opening)
                    tried += 1
    assert tried > 1000


def test_it_opens_for_who_made_it_and_binds(nights: tuple[Night, Night]) -> None:
    """With the seed of its author, to the verdict that it gave and to no other."""
    night = nights[0]
    for member in night.spirits():
        for number, promised in member.table._course.answering._promised.items():
            opening = promised.opening(member.seat)
            commitment = promised.commitments[member.seat]
            assert promised.commitment(member.seat, canonical(Verdict(True)), opening) == commitment
            assert promised.commitment(member.seat, canonical(Verdict(False)), opening) != commitment
            assert number in {word.sealed for word in member.table._course.driver.board.dreamt}


def context_of(night: Night, seat: Seat, body: MovePromised) -> bytes:
    """What the promise is tied to, as its readers have it."""
    promised = night.dreamer.table._course.answering._promised[body.number]
    context = promised.context(seat)
    assert KIND == "move"
    assert isinstance(promised.desk.context(seat, KIND, promised.desk.digest), Context)
    return context


def pieces(raws: Iterable[bytes]) -> Iterable[bytes]:
    """Every 32 bytes that stand at a multiple of 32 from either end of what a body holds."""
    for raw in raws:
        for start in (0, len(raw) % 32):
            for at in range(start, len(raw) - 31, 32):
                yield raw[at : at + 32]


def test_the_public_ends_of_words_are_all_tried(nights: tuple[Night, Night]) -> None:
    ends = {word.end for word in nights[0].board.dreamt}
    assert {"guessed", "skipped"} <= ends
    assert nights[0].board.phase != NIGHT or LEFT not in ends
    assert Pass not in {type(move) for move in nights[0].dreamer.decided.values()}
