"""A saved game that is watched again: what each seat knew when, where a card came from, and what need not be proved."""

from __future__ import annotations

import pytest

from engine.contract import ALL
from engine.games import find
from netcore.audit import replay as audit
from netcore.audit.replay import Abandoned, examine, replay, verify
from netcore.audit.watched import Known, Watched, way_of
from netcore.files.gamefile import GameFile, pack_game, unpack_game
from netcore.table.orders import Order
from netcore.wire.codec import encode
from tests.scenery.replay import tape
from tests.tables.ring import Ring

SEATS = 2


@pytest.fixture(scope="module")
def ring() -> Ring:
    return Ring(find("sen"), SEATS, {"rounds": 1}, seed=2).run()


@pytest.fixture(scope="module")
def file(ring: Ring) -> GameFile:
    return unpack_game(pack_game(encode(ring.terms), ring.entries()))


@pytest.mark.parametrize(("game", "seats"), [("sen", 3), ("smoki", 2), ("race", 3), ("dream", 4)])
def test_a_seat_knew_what_a_dealer_had_shown_it(game: str, seats: int) -> None:
    """The scenery writes down what its dealer shows seat 0; the same follows from the steps alone."""
    found = tape(game, seats)
    since = found.watched.since(0)
    assert found.seen
    assert set(found.seen) <= set(since)
    last = found.watched.steps[-1].number
    known = Known(found.faces, since, last)
    assert all(known[card] == face for card, face in found.seen.items())
    assert found.watched.since(None).keys() == set(found.watched.public())
    for step in found.watched.steps:
        before = Known(found.faces, since, step.number - 1)
        if step.ask == "show" and step.to is not ALL and 0 not in (step.to or ()):
            assert all((card in before) == (since.get(card, last + 1) < step.number) for card in step.cards)


def test_a_table_keeps_all_that_its_seat_was_shown(ring: Ring, file: GameFile) -> None:
    run = replay(file)
    watched, faces = Watched(run.game, run.terms, run.steps), run.faces()
    for seat, member in enumerate(ring.members):
        assert dict(member.table.seen) == {card: faces[card] for card in watched.since(seat)}


def test_the_way_of_a_card_leads_to_its_face(file: GameFile) -> None:
    run = replay(file)
    watched, faces = Watched(run.game, run.terms, run.steps), run.faces()
    shuffle = watched.steps[0] if watched.steps[0].ask == "shuffle" else watched.steps[1]
    deck = sorted(find("sen").faces)
    for card in shuffle.cards[::9]:
        way = way_of(run, watched, card)
        assert way is not None
        assert len(way.places) == len(way.links) + 1 == SEATS + 1
        assert all(link.checked for link in way.links)
        assert shuffle.cards.index(card) == way.places[-1]
        assert faces[card] in deck
    assert way_of(run, watched, max(faces) + 1) is None  # type: ignore[arg-type]


def test_what_was_proved_before_need_not_be_proved_again(file: GameFile) -> None:
    done: list[str] = []

    def none(order: Order) -> bool:
        done.append(order.what)
        return False

    report, run = examine(file, proves=none)
    assert run is not None
    assert {"shuffle", "show"} <= set(done)
    assert report.outcome == verify(file).outcome


def test_whoever_looks_on_is_told_how_far_it_is_and_may_leave(file: GameFile) -> None:
    parts: list[float] = []

    def watch(part: float) -> bool:
        parts.append(part)
        return True

    examine(file, watch=watch)
    assert parts == sorted(parts)
    assert 0 < parts[0] < parts[-1] <= 1
    with pytest.raises(Abandoned):
        examine(file, watch=lambda _: False)


def test_whoever_looks_on_may_leave_while_signatures_are_checked(
    file: GameFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that a stranger has made long keeps nobody for minutes before its first proof."""
    monkeypatch.setattr(audit, "SIGNATURES_AT_ONCE", 1)
    asked: list[float] = []

    def watch(part: float) -> bool:
        asked.append(part)
        return len(asked) < 3

    with pytest.raises(Abandoned):
        examine(file, watch=watch)
    assert asked == [0.0] * 3
