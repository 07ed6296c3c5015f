"""The host leaves a room before the game: those who are still there open the table again with one click each."""

from __future__ import annotations

from netcore.status import ClosedNews, CompanyMember, CompanyNews, Proposed
from tests.copies import replace
from tests.scenery.scenes import room_news
from tests.ui.driver import Driver
from tests.ui.test_room import AWAKE_MS, hear, shown
from tests.ui.test_ways import text_of


def left_behind(driver: Driver) -> CompanyNews:
    """A guest sits in a room with others; the host, at place 1, leaves."""
    news = room_news(host=False)
    people = [place for place in news.places if place.kind == "person" and place.seat != 1]
    together = CompanyNews(
        bytes(16), tuple(CompanyMember(p.peer, p.name, p.lantern, here=True) for p in people), waits_for="sen"
    )
    hear(driver, news)
    driver.window.app.hear(together)
    driver.window.app.hear(ClosedNews("host_left"))
    driver.settle()
    return together


def test_one_click_opens_the_same_table_for_all_who_are_still_there(driver: Driver) -> None:
    left_behind(driver)
    assert text_of(driver, "reopen") == "Open the table again: Sen"
    assert "Still here: " in text_of(driver, "eveningAwaited")
    driver.wait(AWAKE_MS)
    driver.click("reopen")
    assert driver.node.asked == [("again",)]


def test_a_click_that_was_meant_for_the_room_opens_nothing(asleep: Driver) -> None:
    left_behind(asleep)
    asleep.click("reopen")
    assert asleep.node.asked == []


def test_what_another_has_opened_is_agreed_to_with_one_click(driver: Driver) -> None:
    together = left_behind(driver)
    opener = together.members[-1].peer
    proposed = Proposed(opener, "sen", room_news().options, 3, 0)
    driver.window.app.hear(replace(together, proposals=(proposed,)))
    driver.settle()
    assert "reopen" not in shown(driver)
    assert "proposal-0" in shown(driver)
