"""A program that must not know a card, a role, a word or another's choice has the same whichever it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache

import pytest

from engine.chance import Chance
from engine.contract import Pick
from engine.dream_board import NIGHT
from engine.dream_moves import Verdict
from engine.games import find
from engine.knowledge import View
from engine.pieces import Handle, Legal, Move, Seat
from engine.policies import for_game
from netcore.feeds.bodies import AnyBody, KeptPassed, Moved
from tests.tables import weather
from tests.tables.ring import Decide
from tests.tables.weather import Peer
from tests.twins.twins import Differs, Kept, Made, Scouted, look_on, run, scout

pytestmark = pytest.mark.usefixtures("qapp")
Weather = weather.Weather
"""Named here so that what is computed for these tables is kept: tests/tables/conftest.py."""


def by(game: str, kind: str = "ghost") -> Callable[[], Decide]:
    """All decide by what everybody can see, and some chance from a seed."""

    def decide() -> Decide:
        policy = for_game(game, kind)
        return lambda seat, view, legal: policy.choose(view, legal, Chance(view.number, game, str(seat)))

    return decide


def dreaming() -> Decide:
    """Ghosts, but for a Dreamer that guesses every word after its first clue, so that there are verdicts."""
    ghost = by("dream")()

    def decide(seat: Seat, view: View, legal: Legal) -> Move:
        kinds = {kind.kind: kind for kind in legal.worded} | {move.kind: type(move) for move in legal.listed}
        if "guess" in kinds:
            return kinds["guess"].saying("zzga")  # type: ignore[attr-defined, no-any-return]
        if "verdict" in kinds:
            return Verdict(False)
        return ghost(seat, view, legal)

    return decide


def leaving(kind: type[AnyBody], seat: Seat) -> Callable[[Peer, AnyBody], bool]:
    return lambda peer, body: peer.seat == seat and isinstance(body, kind)


SEN = Made(find("sen"), 3, {"rounds": 1, "limit": 0}, by("sen"), until=16)
SEN_GHOST = Made(find("sen"), 3, {"rounds": 1, "limit": 0}, by("sen"), until=18, leaves=leaving(Moved, 2))
SMOKI = Made(find("smoki"), 3, {"goal": "rounds", "rounds": 1}, by("smoki"), until=20)
RACE = Made(find("race"), 3, {}, by("race"), until=40)
RACE_GHOST = Made(find("race"), 3, {}, by("race"), until=40, leaves=leaving(KeptPassed, 2))
DREAM = Made(find("dream"), 4, {"night_s": 10}, dreaming, until=30)

scouted = cache(scout)


def unlike(found: Scouted, observer: Seat | None, *piles: tuple[Handle, ...]) -> tuple[Handle, Handle, int]:
    """Two cards of one shuffle with different faces, one from each pile, that stay hidden longest; and till when."""
    one, two = piles
    pairs = [
        (min(found.exposed(a, observer), found.exposed(b, observer)), a, b)
        for a in one
        for b in two
        if a != b and found.faces[a] != found.faces[b] and found.dealt(a) == found.dealt(b)
    ]
    until, a, b = max(pairs)
    return a, b, until


@dataclass(frozen=True)
class Case:
    """Who is observed, and which two piles of cards, or whose choice, it must not know."""

    name: str
    made: Made
    observer: Callable[[Scouted], Seat | None]
    hidden: Callable[[Scouted, Seat | None], tuple[Differs, int]]


def cards(
    piles: Callable[[Scouted, Seat | None], tuple[tuple[Handle, ...], ...]],
) -> Callable[..., tuple[Differs, int]]:
    def hidden(found: Scouted, observer: Seat | None) -> tuple[Differs, int]:
        a, b, until = unlike(found, observer, *piles(found, observer))
        return Differs(found.dealt(a), (found.place(a), found.place(b))), until

    return hidden


def board_at(found: Scouted, ask: str, count: int = 0) -> tuple[int, object]:
    """The number of the count-th question of a kind, and the board after it."""
    step = [step for step in found.steps if step.ask == ask][count]
    return step.number, step.board


def peeked_and_closed(found: Scouted, observer: Seat | None) -> tuple[tuple[Handle, ...], ...]:
    """What another has looked at in its dream, and the cards that nobody has drawn."""
    last = found.steps[-1].board
    return found.looked_at(1 if observer != 1 else 2), tuple(last.closed)


def two_dreams(found: Scouted, _observer: Seat | None) -> tuple[tuple[Handle, ...], ...]:
    first = board_at(found, "shuffle")[1]
    return tuple(first.dreams[1]), tuple(first.dreams[2])  # type: ignore[attr-defined]


def own_and_anothers(found: Scouted, _observer: Seat | None) -> tuple[tuple[Handle, ...], ...]:
    """In Smoki nobody knows the own dream either."""
    first = board_at(found, "shuffle")[1]
    return tuple(first.dreams[1]), tuple(first.dreams[2])  # type: ignore[attr-defined]


def two_hands(found: Scouted, observer: Seat | None) -> tuple[Differs, int]:
    """Two cards of hands that others choose from; all have chosen, and nothing was shown anew."""
    picked, _ = board_at(found, "keep_and_pass")
    deal = next(step for step in reversed(found.steps) if step.ask == "shuffle" and step.number < picked)
    looked = {seat: [card for card in found.looked_at(seat) if card in deal.cards] for seat in range(3)}
    others = [seat for seat in range(3) if seat != observer]
    one, two = looked[others[0]], looked[others[1]]
    a, b = next((a, b) for a in one for b in two if found.faces[a] != found.faces[b])
    return Differs(deal.number, (found.place(a), found.place(b))), picked + 1


def anothers_pick(found: Scouted, observer: Seat | None) -> tuple[Differs, int]:
    """Another seat keeps another card."""
    picked, _ = board_at(found, "keep_and_pass")
    other = next(seat for seat in range(3) if seat != observer)
    return Differs(picked, seat=other, move=lambda legal: next(m for m in legal.listed if m == Pick(1))), picked + 1


def dreamer(found: Scouted) -> Seat:
    return next(step.board.dreamer for step in found.steps if step.board.phase == NIGHT)


def spirit(found: Scouted) -> Seat:
    return (dreamer(found) + 1) % 4


def words(found: Scouted, _observer: Seat | None) -> tuple[tuple[Handle, ...], ...]:
    """The words of the night, and those that nobody saw."""
    board = [step.board for step in found.steps if step.board.phase == NIGHT][-1]
    return tuple(word.card for word in board.dreamt), tuple(board.deck)


def roles(found: Scouted, observer: Seat | None) -> tuple[tuple[Handle, ...], ...]:
    """Those of others, and the one that lies aside."""
    board = next(step.board for step in found.steps if step.board.phase == NIGHT and step.board.aside is not None)
    others = tuple(card for seat, card in enumerate(board.roles) if card is not None and seat != observer)
    return others, (*others, board.aside)


def verdicts(found: Scouted, observer: Seat | None) -> tuple[Differs, int]:
    """Another spirit finds a guess right; the seals stay closed."""
    sealed, board = board_at(found, "seal")
    other = next(seat for seat in board.spirits if seat != observer)  # type: ignore[attr-defined]
    opened = next((step.number for step in found.steps if step.ask == "unseal"), found.steps[-1].number)
    return Differs(sealed, seat=other, move=lambda _legal: Verdict(True)), min(opened, sealed + 12)


def first(_found: Scouted) -> Seat | None:
    return 0


def onlooker(_found: Scouted) -> Seat | None:
    return None


CASES = (
    Case("sen-another's-peek", SEN, first, cards(peeked_and_closed)),
    Case("sen-onlooker", SEN, onlooker, cards(peeked_and_closed)),
    Case("sen-ghost's-dream", SEN_GHOST, first, cards(two_dreams)),
    Case("smoki-face-down", SMOKI, lambda _: 1, cards(own_and_anothers)),
    Case("smoki-onlooker", SMOKI, onlooker, cards(own_and_anothers)),
    Case("race-other-hands", RACE, first, two_hands),
    Case("race-another's-pick", RACE, first, anothers_pick),
    Case("race-onlooker", RACE, onlooker, two_hands),
    Case("race-ghost's-hand", RACE_GHOST, first, two_hands),
    Case("dream-dreamer-words", DREAM, dreamer, cards(words)),
    Case("dream-dreamer-roles", DREAM, dreamer, cards(roles)),
    Case("dream-dreamer-verdict", DREAM, dreamer, verdicts),
    Case("dream-spirit-roles", DREAM, spirit, cards(roles)),
    Case("dream-spirit-verdict", DREAM, spirit, verdicts),
    Case("dream-onlooker-words", DREAM, onlooker, cards(words)),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_program_has_the_same_whichever_it_is(case: Case) -> None:
    found = scouted(case.made)
    observer = case.observer(found)
    differs, until = case.hidden(found, observer)
    one, two = run(case.made, observer, until), run(case.made, observer, until, differs)
    assert_twins(one, two, differs)
    assert len(one.shown) > 20
    assert one.spoken
    assert bool(one.ghosts) == ("ghost" in case.name)


def assert_twins(one: Kept, two: Kept, differs: Differs) -> None:
    """Equal, though they are twins: some entries are others, and none from before the difference."""
    for part in fields(Kept):
        if part.name != "raw":
            assert getattr(one, part.name) == getattr(two, part.name), part.name
    assert one.raw.keys() == two.raw.keys()
    other = [place for place in one.raw if one.raw[place] != two.raw[place]]
    assert other, "both runs are the same"
    seat = differs.seat if differs.places is None else max(seat for seat, _ in one.raw)
    begins = min(number for where, number in other if where == seat)
    assert all(where == seat or number >= begins for where, number in other)


@pytest.mark.parametrize("case", [case for case in CASES if "onlooker" in case.name], ids=lambda case: case.name)
async def test_a_late_onlooker_is_given_and_shown_the_same_whichever_it_is(case: Case) -> None:
    found = scouted(case.made)
    differs, until = case.hidden(found, None)
    one, two = run(case.made, None, until), run(case.made, None, until, differs)
    assert one.terms is not None
    assert one.raw != two.raw
    first, second = [await look_on(one.terms, each.raw) for each in (one, two)]
    assert first == second
    assert first.plays, "it has caught up"
    assert sum(len(given[-1]) for given in first.given if given[0] == "entries") == len(one.raw)


def test_the_comparison_would_see_a_card_that_is_shown() -> None:
    """The same with a card that the observed player looks at itself: what is shown, and held, is another."""
    found = scouted(SEN)
    mine, theirs = found.looked_at(0), found.looked_at(1)
    a, b = next((a, b) for a in mine for b in theirs if found.faces[a] != found.faces[b])
    differs = Differs(found.dealt(a), (found.place(a), found.place(b)))
    until = board_at(found, "move")[0]
    one, two = run(SEN, 0, until), run(SEN, 0, until, differs)
    assert one.known != two.known
    assert one.shown != two.shown
    assert one.held != two.held
    assert one.received == two.received
