"""R3 to R8 and R10: what moves a view, every row of its table, and how far it reads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.chance import Chance
from netcore.errors import Late, Misuse
from netcore.feeds.roster import Roster
from netcore.table.undoing import Undoable
from netcore.table.views.membership import LIVING, TABLE, Change, Convicted, Input, LetGo, Say, Stance
from netcore.table.views.words import MOST_CALLS, Outcome
from tests.netcore.table.views.sat import NOW, Sat, Watched

FOUR = (0, 1, 2, 3)
WITH_BOT = (0, 1, 2, 0)
"""Seat 3 is a bot of peer 0."""
BRANCH = b"\7" * 32


def asked() -> Sat:
    sat = Sat()
    sat.gone(1, 2)
    assert sat.stance is Stance.ASKED
    return sat


def answered() -> Sat:
    sat = Sat(homes=FOUR)
    sat.gone(1, 3)
    sat.denies()
    assert (sat.stance, sat.said) == (Stance.QUIET, [Say.HERE])
    sat = Sat()
    sat.gone(1, 0)
    sat.denies()
    assert (sat.stance, sat.said) == (Stance.ANSWERED, [Say.HERE])
    return sat


def called() -> Sat:
    sat = Sat()
    sat.calls(2)
    assert (sat.stance, sat.said) == (Stance.CALLED, [Say.GONE])
    return sat


def moving() -> Sat:
    """Peer 1 has shown an entry of 2 that is not here."""
    sat = called()
    sat.gone(1, 2, 2)
    assert sat.stance is Stance.MOVING
    return sat


LIVE = {Stance.QUIET: Sat, Stance.ASKED: asked, Stance.ANSWERED: answered, Stance.CALLED: called, Stance.MOVING: moving}


def complete() -> Sat:
    sat = Sat()
    sat.signs(0, 1, 2)
    assert sat.stance is Stance.COMPLETE
    return sat


def stopped() -> Sat:
    sat = Sat()
    sat.view.fault(2)
    assert (sat.stance, sat.view.blamed) == (Stance.STOPPED, 2)
    return sat


# ── stories: together they take every row of the table ──────────────────────────────────────────────────────────────
def all_others_of_three_say_so() -> Sat:
    sat = called()
    sat.gone(1, 2)
    assert (sat.stance, sat.view.peers, sat.view.poll, sat.view.ends) == (Stance.QUIET, (0, 1), 1, {2: 1})
    (change,) = sat.done
    assert isinstance(change, Change)
    assert (change.poll, change.gone, change.ends[2].length, change.words) == (0, 2, 1, {0: 1, 1: 1})
    assert not sat.view.backed_up
    return sat


def one_who_was_asked_agrees() -> Sat:
    sat = asked()
    sat.calls(2)
    assert (sat.stance, sat.view.peers) == (Stance.QUIET, (0, 1))
    return sat


def one_no_undoes_it() -> Sat:
    sat = called()
    sat.here(1)
    assert (sat.stance, sat.view.poll, sat.view.peers) == (Stance.QUIET, 1, (0, 1, 2))
    return sat


def mine_undoes_it() -> Sat:
    sat = answered()
    sat.here(2)
    assert (sat.stance, sat.view.poll) == (Stance.QUIET, 1)
    return sat


def it_is_undone_before_anybody_asked_me() -> Sat:
    sat = Sat(homes=FOUR)
    sat.here(1)
    assert sat.stance is Stance.QUIET
    sat.gone(2, 3)
    assert (sat.stance, sat.said, sat.view.poll) == (Stance.QUIET, [Say.HERE], 1)
    return sat


def it_is_undone_while_i_am_asked() -> Sat:
    sat = Sat(homes=FOUR)
    sat.gone(1, 3)
    sat.here(2)
    assert (sat.stance, sat.said, sat.view.poll) == (Stance.QUIET, [Say.HERE], 1)
    return sat


def two_call_each_other_gone() -> Sat:
    sat = called()
    sat.gone(2, 0)
    assert sat.view.verdict().outcome is Outcome.OPEN
    sat.gone(1, 0)
    assert sat.stance is Stance.EVICTED
    assert isinstance(sat.done[-1], Change)
    assert sat.done[-1].gone == 0
    return sat


def i_am_called_gone_and_asked() -> Sat:
    sat = Sat()
    sat.gone(1, 0)
    sat.gone(2, 0)
    assert sat.stance is Stance.EVICTED
    return sat


def i_am_called_gone_and_have_said_that_i_am_here() -> Sat:
    sat = answered()
    sat.gone(2, 0)
    assert sat.stance is Stance.EVICTED
    return sat


def i_am_called_gone_and_learn_it_all_at_once() -> Sat:
    sat = Sat()
    sat.gone(1, 0, settle=False)
    sat.gone(2, 0)
    assert sat.stance is Stance.EVICTED
    return sat


def who_is_evicted_learns_of_a_fork() -> Sat:
    sat = i_am_called_gone_and_asked()
    sat.view.fork(1)
    assert sat.view.convict() == Convicted(1)
    assert sat.stance is Stance.STOPPED
    return sat


def the_end_is_fetched_first() -> Sat:
    sat = moving()
    assert sat.view.wanted(2) is not None
    sat.writes(2, hashed=bytes(32))
    sat.settle()
    assert (sat.stance, sat.view.peers, sat.view.ends) == (Stance.QUIET, (0, 1), {2: 2})
    return sat


def an_onlooker_waits_for_the_end() -> Sat:
    sat = Sat(None)
    sat.gone(0, 2, 2)
    assert sat.stance is Stance.QUIET
    sat.gone(1, 2)
    assert sat.stance is Stance.MOVING
    sat.writes(2, hashed=bytes(32))
    sat.settle()
    assert (sat.stance, sat.view.peers) == (Stance.QUIET, (0, 1))
    return sat


def started_again_i_had_called() -> Sat:
    sat = Sat()
    sat.gone(0, 2)
    assert (sat.stance, sat.said) == (Stance.CALLED, [])
    return sat


def started_again_i_had_said_no() -> Sat:
    sat = Sat()
    sat.here(0)
    sat.gone(1, 0)
    assert (sat.stance, sat.said) == (Stance.ANSWERED, [])
    return sat


def started_again_it_was_undone() -> Sat:
    sat = Sat()
    sat.here(0)
    sat.gone(1, 2)
    assert (sat.stance, sat.view.poll, sat.said) == (Stance.QUIET, 1, [])
    return sat


def a_bot_follows_a_call() -> Sat:
    sat = Sat(3, WITH_BOT)
    sat.gone(1, 2)
    assert (sat.stance, sat.said) == (Stance.ASKED, [])
    sat.gone(0, 2)
    assert (sat.stance, sat.view.peers, sat.said) == (Stance.QUIET, (0, 1), [Say.SAID])
    return sat


def a_bot_follows_a_no() -> Sat:
    sat = Sat(3, WITH_BOT)
    sat.gone(1, 0)
    sat.here(0)
    assert (sat.stance, sat.said) == (Stance.ANSWERED, [Say.SAID])
    return sat


def a_bot_follows_when_it_is_undone() -> Sat:
    sat = Sat(3, WITH_BOT)
    sat.gone(1, 2)
    sat.here(0)
    assert (sat.stance, sat.view.poll, sat.said) == (Stance.QUIET, 1, [Say.SAID])
    return sat


def who_is_done_still_answers() -> Sat:
    sat = complete()
    sat.gone(1, 2)
    assert (sat.stance, sat.said) == (Stance.COMPLETE, [Say.HERE])
    return sat


def who_has_stopped_still_answers() -> Sat:
    sat = stopped()
    sat.here(1)
    assert sat.said == []
    sat.gone(1, 2)
    assert (sat.stance, sat.said) == (Stance.STOPPED, [Say.HERE, Say.HERE])
    return sat


def what_is_signed_by_all_is_complete_whatever_was_found_meanwhile() -> Sat:
    sat = Sat()
    sat.signs(0, 1)
    sat.view.fork(2)
    assert sat.view.convict() == Convicted(2)
    assert sat.stance is Stance.STOPPED
    sat.signs(2)
    assert sat.stance is Stance.COMPLETE
    assert sat.view.convict() is None
    return sat


def from_anywhere(what: Input) -> list[Callable[[], Sat]]:
    def begin(stance: Stance) -> Callable[[], Sat]:
        def story() -> Sat:
            sat = LIVE[stance]()
            if what is Input.SIGNED:
                sat.signs(0, 1, 2)
            elif what is Input.FAULT:
                sat.view.fault(1)
            else:
                sat.view.break_off()
            assert sat.view.moved[-1] == (stance, what)
            return sat

        story.__name__ = f"{what}_while_{stance}"
        return story

    return [begin(stance) for stance in LIVING]


STORIES: list[Callable[[], Sat]] = [
    all_others_of_three_say_so,
    one_who_was_asked_agrees,
    one_no_undoes_it,
    mine_undoes_it,
    it_is_undone_before_anybody_asked_me,
    it_is_undone_while_i_am_asked,
    two_call_each_other_gone,
    i_am_called_gone_and_asked,
    i_am_called_gone_and_have_said_that_i_am_here,
    i_am_called_gone_and_learn_it_all_at_once,
    who_is_evicted_learns_of_a_fork,
    the_end_is_fetched_first,
    an_onlooker_waits_for_the_end,
    started_again_i_had_called,
    started_again_i_had_said_no,
    started_again_it_was_undone,
    a_bot_follows_a_call,
    a_bot_follows_a_no,
    a_bot_follows_when_it_is_undone,
    who_is_done_still_answers,
    who_has_stopped_still_answers,
    what_is_signed_by_all_is_complete_whatever_was_found_meanwhile,
    *from_anywhere(Input.SIGNED),
    *from_anywhere(Input.FAULT),
    *from_anywhere(Input.BREAK),
]


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.__name__)
def test_a_story(story: Callable[[], Sat]) -> None:
    story()


def test_the_stories_take_every_row_of_the_table() -> None:
    taken = {row for story in (*STORIES, answered) for row in story().view.moved}
    assert taken == TABLE.keys()


@pytest.mark.parametrize("stance", Stance)
@pytest.mark.parametrize("what", Input)
def test_what_is_not_in_the_table_is_a_fault_of_ours(stance: Stance, what: Input) -> None:
    view = Sat().view
    view.stance = stance
    if (stance, what) in TABLE:
        view._input(what)
        assert view.stance is TABLE[stance, what].stance
        return
    with pytest.raises(KeyError):
        view._input(what)


# ── what may be said ────────────────────────────────────────────────────────────────────────────────────────────────
def test_nobody_is_called_gone_while_another_is_not_heard() -> None:
    view = Sat(homes=FOUR).view
    assert view.may_call(3, [3])
    assert not view.may_call(3, [2, 3])
    with pytest.raises(Late):
        view.call(3, [2])


def test_nobody_is_called_gone_before_the_keys_are_safe_but_when_the_game_is_over() -> None:
    view = Sat().view
    view.backed_up = False
    assert not view.can_spare
    assert not view.may_call(2, [])
    view.rules_ended()
    assert view.may_call(2, [])


def test_of_two_none_is_called_gone_and_none_is_backed_up() -> None:
    view = Sat(homes=(0, 1)).view
    assert not view.backed_up
    view.rules_ended()
    assert not view.may_call(1, [])


def test_two_people_and_a_bot_are_two() -> None:
    view = Sat(homes=(0, 1, 0)).view
    assert view.peers == (0, 1)
    assert not view.backed_up


@pytest.mark.parametrize("peer", [0, 3, 5])
def test_neither_oneself_nor_a_bot_nor_nobody_is_called_gone(peer: int) -> None:
    assert not Sat(homes=WITH_BOT).view.may_call(peer, [])


def test_a_bot_calls_nobody_gone() -> None:
    sat = Sat(3, WITH_BOT)
    assert not sat.view.may_call(2, [])
    sat.gone(1, 2)
    sat.view.judge()
    assert sat.said == []


def test_nobody_is_called_gone_more_than_so_often() -> None:
    sat = Sat()
    for poll in range(MOST_CALLS):
        sat.calls(2)
        sat.here(1)
        assert sat.view.poll == poll + 1
    assert not sat.view.may_call(2, [])


def test_nothing_is_said_before_all_that_i_had_said_is_come_to_again() -> None:
    sat = Sat()
    sat.gone(0, 2, settle=False)
    sat.here(0)
    assert sat.stance is Stance.CALLED
    assert not sat.view.may_call(2, [])
    sat.here(1)
    assert (sat.view.poll, sat.stance) == (1, Stance.QUIET)
    assert not sat.view.may_call(2, [])


def test_only_who_is_asked_denies() -> None:
    with pytest.raises(Late):
        Sat().view.deny()


def test_who_has_called_writes_nothing_else() -> None:
    assert Sat().view.plays
    assert not called().view.plays
    assert one_no_undoes_it().view.plays


def test_a_bot_is_at_home_with_a_person() -> None:
    with pytest.raises(Misuse):
        Roster((0, 1, 3, 1))


# ── what may be read ────────────────────────────────────────────────────────────────────────────────────────────────
def test_an_entry_under_another_history_is_not_read() -> None:
    sat = Sat()
    sat.writes(1, b"another history!")
    sat.writes(1)
    assert sat.reads(1) == 1
    assert sat.view.convict() is None


def test_who_says_that_somebody_is_gone_is_read_up_to_there() -> None:
    sat = Sat()
    sat.writes(1)
    sat.gone(1, 2)
    sat.writes(1)
    assert sat.reads(1) == 2
    sat.denies()
    assert sat.reads(1) == 4


def test_who_says_that_nobody_is_gone_is_read_on() -> None:
    sat = Sat()
    sat.here(1)
    sat.writes(1)
    assert sat.reads(1) == 3


def test_a_word_about_nobody_of_this_view_does_not_stop_the_reading() -> None:
    sat = all_others_of_three_say_so()
    sat.gone(1, 2)
    sat.writes(1)
    assert sat.reads(1) == 4


def test_whom_i_called_gone_i_read_as_far_as_is_sure_to_count() -> None:
    sat = called()
    sat.writes(2)
    sat.writes(2)
    assert sat.reads(2) == 1
    sat.gone(1, 2, 2)
    assert sat.done
    assert sat.view.ends == {2: 2}


def test_whom_i_called_gone_i_read_on_once_that_is_undone() -> None:
    sat = called()
    sat.writes(2)
    sat.here(1)
    assert sat.reads(2) == 2


def test_who_has_said_nothing_reads_on() -> None:
    sat = asked()
    sat.writes(2)
    assert sat.reads(2) == 2


def test_started_again_i_read_nobody_beyond_what_i_showed_in_a_poll_to_come() -> None:
    sat = Sat()
    sat.here(0)
    sat.gone(0, 2)
    sat.writes(2)
    assert (sat.view.poll, sat.reads(2)) == (0, 1)


def test_a_bots_feed_is_read_up_to_its_programs_word() -> None:
    sat = Sat(homes=(0, 1, 2, 1))
    sat.writes(3)
    sat.here(3)
    sat.writes(3)
    assert sat.reads(3) == 2  # what seat 1 says in this poll is not here yet
    sat.gone(1, 2)
    assert sat.reads(3) == 2
    sat.denies()
    assert sat.reads(3) == 4


def test_a_word_counts_when_it_stands_in_all_feeds_of_its_program() -> None:
    sat = Sat(homes=(0, 1, 2, 1))
    sat.calls(2)
    sat.gone(1, 2)
    assert sat.stance is Stance.CALLED
    sat.writes(3)
    assert sat.reads(3) == 2
    sat.here(3)
    assert (sat.view.peers, sat.view.read(3)) == ((0, 1), 3)


def test_all_seats_of_a_peer_leave_with_it() -> None:
    sat = Sat(1, (0, 1, 2, 0))
    sat.calls(0)
    sat.writes(3)
    sat.gone(2, 0, 1, 2)
    assert sat.view.peers == (1, 2)
    assert sat.view.ends == {0: 1, 3: 2}


def test_who_writes_other_words_after_its_word_is_not_believed() -> None:
    sat = called()
    sat.gone(1, 2, 2)
    sat.here(1)
    assert sat.stance is Stance.MOVING


# ── ends and branches ───────────────────────────────────────────────────────────────────────────────────────────────
def test_another_branch_than_the_shown_one_is_let_go() -> None:
    sat = called()
    sat.writes(2)
    sat.writes(2)
    sat.gone(1, 2, 2, branch=BRANCH)
    assert (sat.stance, sat.done) == (Stance.MOVING, [])
    sat.view.fetched(2, 1)
    sat.settle()
    assert (sat.stance, sat.done) == (Stance.MOVING, [LetGo(2, 1)])
    sat.writes(2, hashed=BRANCH)
    sat.settle()
    assert sat.view.ends == {2: 2}
    assert sat.view.convict() is None


def test_a_fork_of_whom_i_called_gone_is_not_judged_and_not_once_it_has_left() -> None:
    sat = called()
    sat.view.fork(2)
    assert sat.view.convict() is None
    sat.gone(1, 2)
    assert sat.view.peers == (0, 1)
    assert sat.view.convict() is None


def test_who_parted_before_what_was_read_is_at_fault() -> None:
    sat = Sat()
    sat.writes(2)
    sat.calls(2)
    sat.gone(1, 2, 3, branch=BRANCH)
    assert sat.stance is Stance.MOVING
    sat.view.fetched(2, 1)
    sat.settle()
    assert sat.done == [Convicted(2)]
    assert (sat.stance, sat.view.blamed) == (Stance.STOPPED, 2)


def test_entries_shown_on_two_branches_convict() -> None:
    sat = Sat()
    sat.writes(2)
    sat.calls(2)
    sat.gone(1, 2, 1, branch=BRANCH)
    assert sat.done == [Convicted(2)]
    assert sat.view.blamed == 2


def test_a_known_fork_of_one_who_plays_stops_and_of_one_who_left_does_not() -> None:
    sat = Sat()
    sat.view.fork(1)
    assert sat.view.convict() == Convicted(1)
    sat = all_others_of_three_say_so()
    sat.view.fork(2)
    assert sat.view.convict() is None


# ── the result ──────────────────────────────────────────────────────────────────────────────────────────────────────
def test_a_signature_lasts_when_somebody_leaves() -> None:
    sat = Sat()
    sat.signs(0, 1)
    assert sat.stance is Stance.QUIET
    sat.calls(2)
    sat.gone(1, 2)
    assert sat.view.peers == (0, 1)
    assert sat.view.finish()
    assert sat.stance is Stance.COMPLETE


def test_who_is_called_gone_may_still_sign() -> None:
    sat = Sat()
    sat.signs(0, 1)
    sat.calls(2)
    sat.signs(2)
    assert sat.stance is Stance.COMPLETE


def test_whatever_else_is_written_when_the_game_is_over_is_passed_over() -> None:
    sat = Sat()
    sat.signs(0, 1)
    sat.writes(2, b"another history!")
    sat.gone(2, 0)
    assert not sat.view.judges
    sat.signs(2)
    assert sat.stance is Stance.COMPLETE


def test_a_signature_on_a_branch_that_is_let_go_does_not_count() -> None:
    sat = Sat()
    sat.signs(0)
    sat.calls(2)
    sat.signs(2)
    sat.gone(1, 2, 3, branch=BRANCH)
    sat.view.fetched(2, 1)
    sat.settle()
    assert LetGo(2, 1) in sat.done
    assert set(sat.view.signed) == {0}


def test_nothing_is_read_by_who_has_left_or_was_taken_out() -> None:
    for sat in (i_am_called_gone_and_asked(), Sat()):
        if sat.stance is Stance.QUIET:
            sat.view.break_off()
        sat.writes(1)
        assert sat.view.next(1, NOW) is None
        assert not sat.view.judge()


@pytest.mark.parametrize(("end", "overrun"), [(1, True), (2, False)])
def test_an_onlooker_has_overrun_an_end_that_leaves_out_what_undid_a_move(end: int, overrun: bool) -> None:
    sat, question = Sat(None), b"the next question"
    sat.view.undoable = Undoable(question, 0, 1, (0, 1, 2))
    for seat in (0, 1, 2):
        sat.undoes(seat, question)
    assert len(sat.view.take_back()) == 3
    sat.view.undoable = None
    sat.gone(0, 2, end)
    sat.gone(1, 2, end)
    assert sat.view.ends == {2: end}
    assert sat.view.overrun is overrun


def read_word_by_word(view: Watched, seat: int) -> int:
    """How far a feed may be read, as R3 has it: each word is looked at in turn."""
    horizon, words = view._horizon(seat), view._ledger.words(seat)
    for poll in range(view.poll, len(words)):
        if words[poll].number >= horizon:
            break
        if view._pauses(view.roster.peer_of(seat), poll):
            return words[poll].number
    return horizon


@pytest.mark.parametrize("seed", range(40))
def test_how_far_a_feed_is_read_is_the_same_whether_or_not_each_word_is_looked_at(seed: int) -> None:
    """Seat 0, a bot of 0, or an onlooker; all others say whatever they like, and some of it is let go again."""
    chance = Chance(seed, "words")
    sat = Sat((0, 3, None)[seed % 3], WITH_BOT)
    for _ in range(40):
        seat = chance.below(4)
        if chance.below(3) == 0:
            sat.writes(seat)
        elif chance.below(2):
            sat.gone(seat, chance.choice([peer for peer in (0, 1, 2) if peer != sat.view.roster.peer_of(seat)]))
        else:
            sat.here(seat)
        if chance.below(8) == 0 and sat.view.head(1).length > 2:
            sat.view._ledger.cut(1, 1 + chance.below(sat.view.head(1).length - 1))
        assert [sat.view.limit(each) for each in range(4)] == [read_word_by_word(sat.view, each) for each in range(4)]


def test_a_hundred_thousand_words_are_not_gone_through_for_each_entry_that_is_read() -> None:
    sat = Sat(homes=FOUR)
    looked_at: list[int] = []
    pauses = sat.view._pauses
    sat.view._pauses = lambda peer, poll: bool(looked_at.append(poll)) or pauses(peer, poll)  # type: ignore[func-returns-value,method-assign]
    sat.here(*[1] * 200)
    assert sat.view.limit(1) == 201
    assert len(looked_at) == 0
    sat.gone(1, 2)
    sat.here(*[1] * 200)
    looked_at.clear()
    assert sat.view.limit(1) == 201
    assert looked_at == [200]
