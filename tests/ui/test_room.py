"""The table room: nobody agrees to what was not on the screen, and nobody is thrown out by a click meant for a seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from netcore.status import RoomNews
from tests.copies import replace
from tests.scenery.scenes import PEOPLE, PHRASE, room_news
from tests.ui.driver import Driver
from tests.ui.test_ways import text_of

Key = Qt.Key
AWAKE_MS = 1100
FREE = replace(PEOPLE[4], seat=4)


def hear(driver: Driver, news: RoomNews) -> None:
    driver.window.app.hear(news)
    driver.settle()


def guest(ready: bool = False, **options: object) -> RoomNews:
    """A full room as a guest sees it, all others ready."""
    news = room_news(host=False, phrase=True)
    me, *others = news.places
    return replace(news, places=(replace(me, ready=ready), *others), options={**news.options, **options})  # type: ignore[dict-item]


def shown(driver: Driver) -> set[str]:
    return {item.objectName() for item in driver.shown()}


def titles(driver: Driver) -> set[str]:
    return {str(item.property("text")) for item in driver.shown() if item.inherits("QQuickText")}


def test_a_change_behind_the_ready_is_lit_and_one_reflex_agrees_to_nothing(asleep: Driver) -> None:
    hear(asleep, guest())
    asleep.a_moment_later()
    assert text_of(asleep, "ready") == "The phrase matches, let’s play"
    asleep.press(Key.Key_Return)
    hear(asleep, guest(ready=True))
    hear(asleep, replace(guest(limit=150), phrase=(7, 8, 9, 10)))
    asleep.press(Key.Key_Return)
    asleep.click("ready")
    assert asleep.node.asked == [("ready", True)]
    assert not asleep.find("ready").property("lit")
    assert text_of(asleep, "ready") == "Agree to the change"
    assert text_of(asleep, "waits").startswith("Changed: ")
    assert "150" in text_of(asleep, "waits")
    assert any("(it was: " in title for title in titles(asleep))
    asleep.a_moment_later()
    asleep.settle()
    assert asleep.find("ready").property("lit")
    asleep.press(Key.Key_Return)
    assert asleep.node.asked == [("ready", True), ("ready", True)]
    assert asleep.node.room.shown == (7, 8, 9, 10), "what was on the screen"
    assert not any("it was" in title for title in titles(asleep))


def test_what_is_changed_back_is_no_change(driver: Driver) -> None:
    hear(driver, guest())
    hear(driver, guest(limit=150))
    assert "150" in text_of(driver, "waits")
    hear(driver, guest())
    assert "Changed" not in text_of(driver, "waits")


def test_what_is_agreed_to_is_the_phrase_that_was_on_the_screen(driver: Driver) -> None:
    hear(driver, guest())
    driver.a_moment_later()
    driver.click("ready")
    assert driver.node.room.shown == PHRASE


def test_two_clicks_on_ready_take_nothing_back(asleep: Driver) -> None:
    hear(asleep, guest())
    asleep.a_moment_later()
    ready = asleep.find("ready")
    QTest.qWait(50)
    point = ready.mapToScene(ready.boundingRect().center()).toPoint()
    for news in (guest(ready=True), guest(ready=True)):
        QTest.mouseClick(asleep.window.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        hear(asleep, news)
    assert asleep.node.asked == [("ready", True)]
    assert "leaveRoom" not in shown(asleep), "what has moved there does nothing either"


def test_a_double_click_seats_a_bot_and_leaves_it_there(driver: Driver) -> None:
    hear(driver, room_news())
    driver.click("seatBot-4")
    bot = replace(PEOPLE[3], seat=4, name="Sowa")
    hear(driver, replace(room_news(phrase=True), places=(*PEOPLE[:4], bot)))
    driver.click("free-4")
    assert driver.node.asked == [("seat_bot", 4)]
    driver.wait(AWAKE_MS)
    driver.click("free-4")
    assert driver.node.asked == [("seat_bot", 4), ("free_seat", 4)]


def test_a_guest_who_sits_down_under_the_click_stays(asleep: Driver) -> None:
    hear(asleep, room_news())
    hear(asleep, room_news(phrase=True))
    asleep.click("free-4")
    assert "removing" not in shown(asleep)
    assert asleep.node.asked == []


def test_throwing_out_a_person_asks(driver: Driver) -> None:
    hear(driver, room_news())
    driver.click("free-1")
    assert driver.focus_name == "keepGuest"
    driver.press(Key.Key_Escape)
    assert driver.node.asked == []
    driver.click("free-1")
    driver.press(Key.Key_Left)
    driver.press(Key.Key_Return)
    assert driver.node.asked == [("remove", room_news().places[1].peer, False)]


def test_a_question_about_somebody_who_has_gone_goes_too(driver: Driver) -> None:
    news = room_news()
    hear(driver, news)
    driver.click("free-1")
    assert "removing" in shown(driver)
    there = replace(news.places[1], name="Zdeňka", peer=bytes(32))
    hear(driver, replace(news, places=(news.places[0], there, *news.places[2:])))
    assert "removing" not in shown(driver)
    assert driver.node.asked == []


def test_ten_seats_are_filled_by_one_click(driver: Driver) -> None:
    news = room_news(game="dream")
    free = tuple(replace(FREE, seat=seat) for seat in range(1, 10))
    hear(driver, replace(news, places=(news.places[0], *free)))
    driver.click("seatBots")
    assert driver.node.asked == [("seat_bot", seat) for seat in range(1, 10)]


def test_fewer_seats_than_people_are_refused_in_words(driver: Driver) -> None:
    hear(driver, room_news())
    driver.click("option-seats-0")
    assert driver.node.asked == []
    assert driver.window.app.saying.props.text == "4 are seated: first somebody has to stand up."


def test_named_heroes_that_are_let_go_are_told(driver: Driver) -> None:
    news = replace(room_news(phrase=True, game="race"), options={"heroes": "Rowan,Rosella,Li,Iskra,Kafka"})
    hear(driver, news)
    driver.click("option-seats-4")
    assert "chosen anew" in driver.window.app.saying.props.text


@pytest.mark.parametrize("size", ["usual", "largest"])
def test_a_chosen_chip_moves_nothing(driver: Driver, size: str) -> None:
    driver.window.settings.chooseTextSize(3 if size == "largest" else 1)
    driver.click("settings")

    def places() -> list[tuple[float, float, float]]:
        found = [item for item in driver.shown() if item.objectName().startswith(("motion-", "language-"))]
        return [(item.x(), item.y(), item.width()) for item in found]

    before = places()
    for name in ("motion-0", "motion-1", "motion-2"):
        driver.click(name)
        assert places() == before, name


def test_whatever_the_button_says_the_one_beside_it_lies_where_it_lay(driver: Driver) -> None:
    """A click on "Stand up" agrees to nothing, and one on "Ready" asks whether to stand up of nobody."""
    full = guest(ready=False)
    first, second, *others = full.places
    waiting = replace(full, phrase=(), places=(first, replace(second, kind="free", name=""), *others))
    hear(driver, waiting)

    def lie() -> tuple[float, ...]:
        driver.window.root.grabWindow()
        found = [driver.find(name) for name in ("leave", "ready")]
        return tuple(round(side) for item in found for side in (item.mapToScene(QPointF()).x(), item.width()))

    where, said = lie(), {text_of(driver, "ready")}
    assert where[3] > 200, "it has room for its words"
    for news in (full, guest(ready=True), guest(limit=150), replace(guest(), phrase=()), waiting, room_news()):
        hear(driver, news)
        assert lie() == where, text_of(driver, "ready")
        said.add(text_of(driver, "ready"))
    assert said >= {"Agree to the change", "Wait, not yet", "The phrase matches, let’s play"}
