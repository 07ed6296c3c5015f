"""Tables that walks hardly ever come to, step by step; each ends as a walk does, with everything calm."""

from __future__ import annotations

from netcore.table.views.membership import LIVING
from tests.model.views.keys import GOOD, HOLLOW, UNSEALED
from tests.model.views.program import Entry, Program
from tests.model.views.world import Event, State, Table, World


class Story:
    """A world that is led."""

    def __init__(self, table: Table) -> None:
        self.world = World(table)
        self.state: State = self.world.start

    def then(self, *events: Event) -> None:
        for event in events:
            self.state = self.world.after(self.state, event)
            self.world.check(self.state)

    def hear(self, seat: int, entry: Entry, *peers: int) -> None:
        """These peers hear this next entry of a liar's seat."""
        self.then(*((peer, "hear", (seat, entry)) for peer in peers))

    def pass_on(self, seat: int, *peers: int) -> None:
        """These peers hear the next entry of an honest seat."""
        at = self.world.at(self.state)
        feed = at[self.world.roster.peer_of(seat)].feeds[seat]
        self.then(*((peer, "hear", (seat, feed[len(at[peer].feeds[seat])])) for peer in peers))

    @property
    def programs(self) -> list[Program]:
        return list(self.world.at(self.state).values())

    def now(self, peer: int) -> bytes:
        return self.world.at(self.state)[peer].first.now()

    def end(self) -> None:
        """Let everything come to rest."""
        self.world.check_calm(self.state)
        while (event := self.world.calmly(self.state)) is not None:
            self.then(event)


def a_foul_behind_a_call() -> Story:
    """Peer 0 holds a foul of 2 that is not due yet, calls it gone, and only then comes to it; 1 gets it from 0."""
    story = Story(Table((0, 1, 2), liars=1, questions=2))
    work = Entry("work", 0, story.now(0))
    story.then((0, "work", (0,)), (1, "work", (1,)))
    story.hear(2, work, 0, 1)
    story.pass_on(0, 1)
    story.hear(2, Entry("bad", 0, story.now(1)), 0)
    story.then((0, "call", (2,)))
    story.pass_on(1, 0)
    story.then((1, "call", (2,)))
    story.end()
    return story


def a_bot_bound_by_a_branch() -> Story:
    """The word that lets a bot's feed be read on stands, for peer 1, in a branch that it has to let go."""
    story = Story(Table((0, 1, 2, 2), liars=1))
    work = Entry("work", 0, story.now(0))
    story.then((0, "work", (0,)), (1, "work", (1,)))
    story.pass_on(0, 1)
    story.pass_on(1, 0)
    story.hear(2, work, 0, 1)
    story.hear(3, Entry("said"), 0, 1)
    story.hear(3, work, 0, 1)
    story.then((1, "call", (2,)))
    story.hear(2, Entry("here"), 1)
    story.hear(2, Entry("work", 1, story.now(0)), 0)
    story.then((0, "call", (2,)))
    story.end()
    return story


def late_and_further_on() -> Story:
    """Peer 0 has not answered a question and is found late; it answers the next one before peer 1 has settled that."""
    story = Story(Table((0, 1, 2, 3), liars=2, timed=True, questions=2))
    late = Entry("time", 0b1111, story.now(0))
    story.then((1, "time", ()))
    story.pass_on(1, 0)
    story.then((0, "time", ()))
    for liar in (2, 3):
        story.hear(liar, late, 0)
    story.then((0, "work", (0,)))
    story.pass_on(0, 1)
    story.pass_on(0, 1)
    story.then(*((1, "hear", (liar, late)) for liar in (2, 3)))
    return story


def nothing_left_for_another(bots: int = 0) -> Story:
    """Peer 2 backs its keys up so that peer 1 would be left without a share once 2 is gone; then it is gone.

    `bots`: of its seats only all together leave nothing.
    """
    story = Story(Table((0, 1, 2) + (2,) * bots, liars=1, keys=True, begins="fresh"))
    now = story.now(0)
    for peer in (0, 1):
        story.then((peer, "work", (peer,)))
        story.pass_on(peer, 1 - peer)
    for seat in range(2, 3 + bots):
        story.hear(seat, Entry("deal", HOLLOW if seat == 2 + bots else GOOD, now), 0, 1)
    if all(program.view.stance in LIVING for program in story.programs):
        story.hear(2, Entry("kept", 0, story.now(0)), 0, 1)
    story.end()
    return story


def a_piece_that_does_not_open() -> Story:
    """Peer 2 deals a piece that peer 0 cannot open: nobody is at fault, and there is no game."""
    story = Story(Table((0, 1, 2), liars=1, keys=True, begins="fresh"))
    for peer in (0, 1):
        story.then((peer, "work", (peer,)))
        story.pass_on(peer, 1 - peer)
    story.hear(2, Entry("deal", UNSEALED, story.now(0)), 0, 1)
    story.hear(2, Entry("kept", 0, story.now(0)), 0, 1)
    story.end()
    return story


def _all_wish(story: Story, liars_seat: int, mover: int) -> bytes:
    """Whoever made the last move asks to take it back, and all agree; the history at which the next one is open."""
    now, honest = story.now(mover), story.world.honest
    for peer in (mover, *(each for each in honest if each != mover)):
        story.then((peer, "wish", (True,)))
        story.pass_on(peer, *(other for other in honest if other != peer))
    story.hear(liars_seat, Entry("wish", 1, now), *honest)
    return now


def an_answer_behind_an_undone() -> Story:
    """Whoever is asked says first that the move before is undone, and then answers. 1 hears both before 0's word."""
    story = Story(Table((0, 1, 2), liars=1, undo=1, questions=3, begins="moved"))
    story.then((1, "work", (1,)))
    story.pass_on(1, 0)
    now = _all_wish(story, 2, 1)
    story.then((0, "undo", (0,)), (1, "undo", (1,)))
    for said in (Entry("undone", 0, now), Entry("work", 0, now)):
        story.hear(2, said, 1)
        story.hear(2, said, 0)
    story.pass_on(1, 0)
    story.pass_on(0, 1)
    return story


def an_undone_behind_a_call() -> Story:
    """Of four, 2 goes in the midst of it. The liar 3 calls it gone, and then undoes the move, which 1 alone hears."""
    story = Story(Table((0, 1, 2, 3), liars=1, calls=1, crashes=1, undo=1, questions=2, begins="moved"))
    now = _all_wish(story, 3, 0)
    story.then((0, "undo", (0,)), (2, "undo", (2,)))
    story.pass_on(0, 1, 2)
    story.pass_on(2, 0, 1)
    story.then((2, "crash", ()))
    shown = tuple(story.programs[1].view.heads(2).items())
    story.hear(3, Entry("gone", 2, shown), 0, 1)
    story.hear(3, Entry("undone", 0, now), 1)
    story.then(*((1, "undo", (seat,)) for seat in story.programs[1].undoing()))
    story.then((0, "call", (2,)), (1, "call", (2,)))
    story.end()
    return story
