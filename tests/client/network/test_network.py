"""The page about the network without a window: the likely cause, what is said of it, and what is asked of the node."""

from __future__ import annotations

import pytest

from client.viewmodels.network.causes import STEPS, Cause, cause_of, cause_of_pair
from client.viewmodels.network.model import NetworkModel, cell_rows, remedies
from client.viewmodels.network.words import step_sentence, trial_facts
from netcore.lan.neighbourly import HearFault, Step
from netcore.status import AdviceNews, NeighboursNews, TrialNews, TrialSide
from tests.client.fake_node import DirectCalls, FakeNode
from tests.scenery.scenes import neighbours

SOFIJA = bytes([2]) * 32
GOOD = TrialSide(True, 4)


class Page:
    """The model, its node, and what was said."""

    def __init__(self) -> None:
        self.node = FakeNode(lambda _news: None)
        self.model = NetworkModel(DirectCalls(self.node))
        self.said: list[str] = []
        self.model.said.connect(self.said.append)


@pytest.fixture
def page(qapp: object) -> Page:
    return Page()


@pytest.mark.parametrize(
    ("heard", "cause"),
    [
        (("0",), Cause("nobody")),
        (("0 2 3", "2 0 9", "3 9 0"), Cause("well")),
        (("0 2 3", "2 0 r", "3 x 0"), Cause("pair", (1, 2), "silent")),
        (("0 2 3 x", "2 0 9 x", "3 9 0 x", ". . . 0"), Cause("person", (3, 0, 1, 2), "silent")),
        (("0 x x", "x 0 4", "x 4 0"), Cause("person", (0, 1, 2), "silent")),
        (("0 x 3 4", "x 0 2 2", "3 2 0 x", "4 2 x 0"), Cause("several", (0, 1, 2, 3), "silent")),
        # One hears the other: calls go one way, and so do links.
        (("0 x", "4 0"), Cause("well")),
        (("0 2", ". 0"), Cause("well")),
    ],
)
def test_the_likely_cause(heard: tuple[str, ...], cause: Cause) -> None:
    assert cause_of(neighbours(heard)) == cause


def test_two_who_are_parted_may_have_a_third_to_thank_for_nothing() -> None:
    news = neighbours()
    assert cause_of_pair(news, 4, 3) == cause_of(news) == Cause("person", (3, 2, 4), "silent")
    assert cause_of_pair(news, 0, 1) == Cause("well")
    apart = neighbours(("0 x 3 4", "x 0 2 2", "3 2 0 x", "4 2 x 0"))
    assert cause_of_pair(apart, 1, 0) == Cause("pair", (0, 1), "silent")


def test_there_is_something_to_do_about_everything(qapp: object) -> None:
    assert set(STEPS) == set(HearFault.__args__)
    assert all(step_sentence(step) for step in Step.__args__)
    assert {step for steps in STEPS.values() for step in steps} == set(Step.__args__)


def test_a_cell_says_all_of_itself(qapp: object) -> None:
    rows = {(row.at_row, row.at_column): row for row in cell_rows(neighbours(), None)}
    assert len(rows) == 20
    assert rows[1, 2].label == "Sofija hears Ondřej: 41 ms"
    assert (rows[1, 2].text, rows[1, 2].slow) == ("41", True)
    assert rows[2, 3].label == "Ondřej hears Zdeňka only by way of Sofija"
    assert rows[2, 3].lantern == "tall"
    assert rows[4, 3].label == "Петро doesn’t hear Zdeňka"


def test_the_node_looks_while_the_page_is_open(page: Page) -> None:
    page.model.show(True)
    page.model.show(True)
    page.model.show(False)
    assert page.node.asked == [("look", True), ("look", False)]


def test_a_cell_is_looked_at_and_left(page: Page) -> None:
    page.model.hear(neighbours(("0 2 3", "2 0 41", "3 39 0")))
    assert page.model.props.title == "Everyone hears everyone"
    assert page.model.props.line == "The longest way there and back takes 41 ms."
    page.model.choose(1, 2)
    assert page.model.props.title == "Sofija hears Ondřej: 41 ms"
    assert [row.chosen for row in page.model.cells.rows] == [False, False, False, True, False, False]
    page.model.choose(1, 2)
    assert page.model.props.title == "Everyone hears everyone"
    page.model.choose(7, 9)
    assert page.model.props.title == "Everyone hears everyone"


def test_a_chosen_cell_stays_chosen_when_somebody_comes_in_between(page: Page) -> None:
    page.model.hear(neighbours(("0 2 3", "2 0 41", "3 39 0")))
    page.model.choose(0, 2)
    news = neighbours(("0 2 3", "2 0 41", "3 39 0"))
    moved = NeighboursNews(
        True, (news.people[0], news.people[2], news.people[1]), neighbours(("0 3 2", "3 0 39", "2 41 0")).cells
    )
    page.model.hear(moved)
    assert [row.at_column for row in page.model.cells.rows if row.chosen] == [1]


def test_a_trial_is_asked_of_whoever_it_is_about(page: Page) -> None:
    page.model.hear(neighbours())
    assert page.model.props.partner == "Zdeňka"
    page.model.choose(0, 1)
    assert page.model.props.partner == "Sofija"
    page.model.test()
    assert page.node.asked[-1] == ("ask", SOFIJA)
    page.model.hear(TrialNews("done", SOFIJA, "Sofija", "tall", True, True, GOOD, GOOD))
    assert page.model.props.trial_good
    assert page.model.props.trial_title == "All is well between you and Sofija"
    page.model.again()
    assert page.node.asked[-2:] == [("stop_trial",), ("ask", SOFIJA)]


def test_steps_are_sent_to_whom_they_concern_and_shown_to_them(page: Page) -> None:
    page.model.hear(neighbours())
    assert page.model.props.advisable
    page.model.advise()
    assert page.node.asked[-1] == ("advise", bytes([4]) * 32, ("firewall", "guest", "vpn"))
    assert page.model.props.advised
    page.model.hear(AdviceNews("Jagna", ("vpn",)))
    assert page.said == ["Jagna doesn’t hear you well. Try this: Is a VPN on? Turn it off for the evening."]


def test_a_question_is_said_once_where_the_page_is_not_open(page: Page) -> None:
    page.model.hear(TrialNews("asked", SOFIJA, "Sofija"))
    page.model.hear(TrialNews("asked", SOFIJA, "Sofija", linked=True))
    assert len(page.said) == 1
    page.model.show(True)
    page.model.hear(TrialNews())
    page.model.hear(TrialNews("asked", SOFIJA, "Sofija"))
    assert len(page.said) == 1
    page.model.answer(True)
    assert page.node.asked[-1] == ("answer", True)


@pytest.mark.parametrize(
    ("mine", "theirs", "good", "where"),
    [
        (GOOD, GOOD, [True] * 4, ()),
        (TrialSide(True, None, "silent"), GOOD, [True, False, True, True], ("At Sofija’s:",)),
        (GOOD, TrialSide(True, None, "nobody"), [True, True, True, False], ("On this computer:",)),
        (TrialSide(False, 4), TrialSide(True, 4), [False, True, True, True], ("Calls get through,",)),
        (TrialSide(True, None, "silent"), None, [True, False], ("At Sofija’s:",)),
    ],
)
def test_a_trial_says_what_was_found_and_what_to_do(
    qapp: object, mine: TrialSide, theirs: TrialSide | None, good: list[bool], where: tuple[str, ...]
) -> None:
    news = TrialNews("done", SOFIJA, "Sofija", "tall", True, True, mine, theirs)
    assert [each for each, _ in trial_facts(news)] == good
    assert all("Sofija" in text for _, text in trial_facts(news))
    lines = remedies(news)
    assert [any(line.startswith(each) for line in lines) for each in where] == [True] * len(where)
    assert bool(lines) == bool(where)
