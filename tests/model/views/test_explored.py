"""Going on without a peer that is gone, in all orders and among liars: the program's own code, not a copy of its rules.

Safety holds in every state: no two honest peers part without evidence, no honest one is blamed, an onlooker sees the
same, and where a program stands depends on what it holds and not on the order in which that came. From every state, or
the last one of a walk, all come to an end once it is calm, or to one of the named reasons to break off.
"""

from __future__ import annotations

from functools import cache

import pytest

from netcore.feeds.roster import Roster
from netcore.table.views.membership import TABLE, Input, Membership, Stance
from tests.model.views import scenarios
from tests.model.views.explore import Found, explore, wander
from tests.model.views.keys import GOOD, Keys
from tests.model.views.mutants import MUTANTS, Mutant
from tests.model.views.world import ALL_DONE, NO_KEYS
from tests.model.views.worlds import EXPLORED, WALKED, Walks


@pytest.mark.parametrize("name", EXPLORED)
def test_every_state_that_lies_near(name: str) -> None:
    table, most = EXPLORED[name]
    found = explore(table, most)
    assert found.states >= most
    assert found.ends[ALL_DONE] > most // 2


@cache
def walk(walked: Walks) -> tuple[Found, frozenset[tuple[Stance, Input]]]:
    """What the walks through a world come to, and which rows of the table of what may follow they take."""
    taken, moved = set(), Membership._input

    def noting(view: Membership, what: Input) -> None:
        taken.add((view.stance, what))
        moved(view, what)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Membership, "_input", noting)
        found = wander(walked.table, walked.walks, seed=1)
    return found, frozenset(taken)


@pytest.mark.parametrize("walked", WALKED, ids=lambda walked: walked.name)
def test_walks(walked: Walks) -> None:
    found, _ = walk(walked)
    assert found.states > 10 * walked.walks
    assert found.ends[ALL_DONE] > walked.walks // 2


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.what)
def test_a_rule_that_is_taken_out_is_missed(mutant: Mutant) -> None:
    assert mutant.found()


def test_the_walks_take_the_rows_of_the_table() -> None:
    """All but breaking off, which nobody else sees, and learning of everything at once that one is out."""
    taken = frozenset[tuple[Stance, Input]]().union(*(walk(walked)[1] for walked in WALKED))
    left = {row for row in TABLE if row[1] is not Input.BREAK} - taken
    assert left <= {(Stance.QUIET, Input.OUT)}


def test_a_foul_that_is_sure_to_count_is_everybodys_to_judge() -> None:
    story = scenarios.a_foul_behind_a_call()
    assert [program.view.blamed for program in story.programs] == [2, 2]


def test_a_bot_is_bound_by_what_may_not_be_let_go() -> None:
    story = scenarios.a_bot_bound_by_a_branch()
    assert [program.view.stance for program in story.programs] == [Stance.COMPLETE] * 2


def test_who_was_late_is_read_on_by_others_once_they_have_settled_it() -> None:
    zero, one = scenarios.late_and_further_on().programs
    assert zero.first.phase == one.first.phase == 2
    assert one.view.next(0, one.first.now()) is not None


def test_whoever_undoes_a_move_and_then_answers_has_undone_it() -> None:
    story = scenarios.an_answer_behind_an_undone()
    assert [program.first.phase for program in story.programs] == [2, 2]
    assert len({program.first.now() for program in story.programs}) == 1


def test_what_is_undone_behind_a_call_does_not_count_before_that_is_settled() -> None:
    story = scenarios.an_undone_behind_a_call()
    one, two, _dead = story.programs
    assert one.view.peers == two.view.peers == (0, 1, 3)
    assert one.first.now() == two.first.now()


@pytest.mark.parametrize("bots", [0, 1])
def test_a_backup_that_would_leave_another_without_a_share_is_its_dealers_fault(bots: int) -> None:
    story = scenarios.nothing_left_for_another(bots)
    assert [program.view.blamed for program in story.programs] == [2, 2]


def test_a_piece_that_does_not_open_is_nobodys_proven_fault_and_there_is_no_game() -> None:
    story = scenarios.a_piece_that_does_not_open()
    assert [program.view.blamed for program in story.programs] == [None, None]
    assert all(program.first.is_refused for program in story.programs)
    assert story.world._why_stuck(story.state) == NO_KEYS


def test_keys_backed_up_among_liars_alone_are_the_one_thing_that_they_know() -> None:
    """Three of four peers lie: each piece of the honest one's backup is theirs. With two of four no share is known."""
    for liars, told in (((1, 2, 3), True), ((2, 3), False)):
        keys = Keys(Roster((0, 1, 2, 3)), liars)
        dealt = tuple((seat, GOOD) for seat in range(4))
        keys.check_secret((), dealt)
        assert keys._pieces(keys.at(()), (), dealt)[1] is told
