"""Looking on in the window: from the lobby, at the tables of all games, on a wall; and being looked at."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from netcore.status import (
    BenchNews,
    CatchingUpNews,
    CircleNews,
    ClosedNews,
    Listener,
    NextNews,
    SaidNews,
    TableAd,
    TablesNews,
    WatchNews,
)
from tests.copies import replace
from tests.scenery import scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of
from tests.scenery.sen import PEOPLE
from tests.ui.driver import Driver, everything_shown
from tests.ui.test_ways import table

Key = Qt.Key
PEER = bytes([2]) * 32
GAMES = ("sen", "smoki", "race", "dream")


def seen(driver: Driver, name: str) -> bool:
    """Whether something of this name is on the screen."""
    driver.settle()
    return any(item.objectName() == name for item in everything_shown(driver.window.root.contentItem()))


def show(driver: Driver, scene: str) -> None:
    driver.window.app.play.pace_ms = 0
    scenes.TABLE_SCENES[scene](driver.window.app)
    driver.settle()


def test_a_running_table_can_be_watched_and_an_open_one_cannot(driver: Driver) -> None:
    driver.node.asked.clear()
    driver.window.app.hear(TablesNews((replace(table(1), phase="playing"), table(2), replace(table(3), phase="over"))))
    driver.settle()
    driver.click("lobby")
    rows = driver.window.app.lobby.tables.rows
    for row, can in ((row, row.note.endswith("playing") or "playing" in row.note) for row in rows):
        driver.click(f"table-{rows.index(row)}")
        assert seen(driver, "watch") is can
        assert driver.find("sit").property("allowed") is (not can and "game over" not in row.note)
    at = next(at for at, row in enumerate(rows) if "playing" in row.note)
    driver.click(f"table-{at}")
    driver.click("watch")
    assert driver.node.asked == [("watch", table(1).peer)]


def test_who_comes_late_is_told_how_far_the_reading_is(driver: Driver) -> None:
    app = driver.window.app
    app.hear(WatchNews(replace(room_of(PEOPLE[:3]), me=None, host=False)))
    driver.settle()
    assert app.props.page == "play"
    app.hear(CatchingUpNews(40))
    driver.settle()
    assert "40" in app.play.rows.table.ask
    local = LocalTable("sen", 3, 7, me=None, policy="bot")
    for _ in range(12):
        local.step()
    app.hear(local.news())
    driver.settle()
    assert "40" not in app.play.rows.table.ask
    app.hear(WatchNews(replace(room_of(PEOPLE[:3]), me=None, host=False), heard=False))
    assert not any(person.here for person in app.play.state.people)
    app.hear(ClosedNews("sent_away"))
    driver.settle()
    assert app.props.page == "start"
    assert app.saying.props.text == "Somebody at that table would rather not be watched."


@pytest.mark.parametrize("game", GAMES)
def test_whoever_looks_on_can_choose_nothing_and_leaves_without_a_question(driver: Driver, game: str) -> None:
    show(driver, f"watching_{game}")
    app = driver.window.app
    assert app.play.state.me is None
    assert app.play.offered == ()
    assert not [row for row in app.play.rows.cards if row.legal]
    assert app.play.rows.buttons == ()
    assert app.play.rows.table.ask
    shown = [row.name for row in app.play.rows.seats]
    if game in ("sen", "smoki"):  # the nearest has a plate as all others do
        plates = [
            item
            for item in everything_shown(driver.window.root.contentItem())
            if item.property("thing") in places(shown)
        ]
        assert sorted(str(item.property("name")) for item in plates) == sorted(shown)
    for key in (Key.Key_Space, Key.Key_Return, Key.Key_X, Key.Key_1):
        driver.press(key)
    assert driver.node.asked == []
    driver.press(Key.Key_Escape)
    driver.click("menuLeave")
    assert driver.node.asked == [("leave",)]


def places(shown: list[str]) -> set[str]:
    return {f"seat:{place}" for place in range(len(shown))}


@pytest.mark.parametrize("game", GAMES)
def test_a_wall_can_be_read_from_afar_and_has_nothing_to_press(driver: Driver, game: str) -> None:
    show(driver, f"watching_{game}")
    driver.press(Key.Key_Escape)
    driver.click("menuLarge")
    wall = driver.find("wall")
    least = 20 * driver.window.root.height() / 768
    for item in words_of(wall):
        assert item.property("font").pixelSize() >= least - 1, item.property("text")
    assert not [item for item in everything_shown(wall) if item.property("pressable") or item.property("allowed")]
    sentence = driver.find("wallSentence")
    assert sentence.property("text") == driver.window.app.play.rows.table.ask
    assert not sentence.property("truncated")
    assert "Hania" in str(driver.find("wallBench").property("text"))
    driver.press(Key.Key_L)
    assert not driver.window.app.play.onlookers.props.large


def words_of(root: QQuickItem) -> list[QQuickItem]:
    return [item for item in everything_shown(root) if item.inherits("QQuickText") and item.property("text")]


def test_who_plays_sees_who_looks_on_and_can_send_each_of_them_away(driver: Driver) -> None:
    show(driver, "sen_4")
    app = driver.window.app
    assert not seen(driver, "benchChip")
    app.hear(BenchNews(scenes.ONLOOKERS[:2]))
    driver.settle()
    driver.a_moment_later()
    driver.click("benchChip")
    assert seen(driver, "onlooker-Hania")
    driver.click("away-Bohdan")
    assert driver.node.asked == [("send_away", scenes.ONLOOKERS[1].peer)]
    app.hear(BenchNews(scenes.ONLOOKERS[:1]))
    driver.settle()
    assert driver.focus_name, "the keyboard is somewhere"
    app.hear(BenchNews())
    driver.settle()
    assert app.play.opened == ""
    assert not seen(driver, "benchChip")


def test_who_looks_on_sees_who_else_does_and_sends_nobody_away(driver: Driver) -> None:
    show(driver, "watching_sen")
    driver.click("benchChip")
    assert seen(driver, "onlooker-Hania")
    assert not seen(driver, "away-Hania")


def test_the_end_offers_no_next_game_to_those_who_looked_on(driver: Driver) -> None:
    show(driver, "watching_over")
    assert seen(driver, "gameOver")
    assert not seen(driver, "overAgain")
    driver.a_moment_later()
    driver.click("overLeave")
    assert driver.node.asked == [("leave",)]


def test_before_onlookers_a_page_turns_itself(driver: Driver) -> None:
    """Where nobody presses anything, as on a wall, the next round is seen all the same."""
    app = driver.window.app
    play = app.play
    app.hear(WatchNews(replace(room_of(PEOPLE[:3]), me=None, host=False)))
    local = LocalTable("sen", 3, 7, me=None, policy="bot")
    play.pace_ms = 1
    while play.state.page == "table" and local.step():
        app.hear(local.news())
        driver.settle()
        play.hurry()
    assert play.state.page == "round"
    assert play._onlooked.isActive()
    play._onlooked.timeout.emit()
    assert play.state.page == "table"
    assert play.opened == ""


NEXT = TableAd(PEER, b"t" * 16, "Sofija", "smoki", 4, 2, "open", fresh=True)


def test_a_table_without_a_bench_is_not_one_to_watch(driver: Driver) -> None:
    running = replace(table(1), phase="playing", bench=False)
    driver.window.app.hear(TablesNews((running,)))
    driver.settle()
    driver.click("lobby")
    driver.click("table-0")
    assert not seen(driver, "watch")
    assert driver.window.app.lobby.tables.rows[0].note.startswith("3 of 5 · playing, without onlookers")


def test_who_has_looked_on_may_come_in_to_the_next_game_by_a_click_of_its_own(awake: Driver) -> None:
    show(awake, "watching_over")
    app = awake.window.app
    assert not seen(awake, "overFollow")
    app.hear(NextNews((NEXT,)))
    awake.settle()
    assert awake.find("overNext").property("text") == "Next here: Smoki (Sofija). You can come in."
    assert "You can come in" in app.saying.props.text
    # Enter was on its way to what lay there.
    asked = list(awake.node.asked)
    awake.press(Key.Key_Space)
    assert ("come_in", PEER) not in awake.node.asked
    app.hear(NextNews((replace(NEXT, obstacle="rules"),)))
    awake.settle()
    assert not seen(awake, "overFollow")
    del awake.node.asked[len(asked) :]
    show(awake, "watching_over")
    app.hear(NextNews((NEXT,)))
    awake.settle()
    awake.window.root.grabWindow()
    awake.click("overFollow")
    assert awake.node.asked[-1] == ("come_in", PEER)


def test_who_has_looked_on_looks_on_at_the_next_game(awake: Driver) -> None:
    show(awake, "watching_over")
    app = awake.window.app
    app.hear(NextNews((NEXT, replace(NEXT, game="sen", phase="playing"))))
    awake.settle()
    awake.window.root.grabWindow()
    assert awake.find("overNext").property("text") == "The next game has begun: Sen."
    awake.click("overFollow")
    assert awake.node.asked == [("watch_next", PEER)]
    news = WatchNews(replace(room_of(PEOPLE[:3]), me=None, host=False, phrase=(9, 9, 9, 9)))
    app.hear(news)
    awake.settle()
    assert not seen(awake, "overFollow")
    assert [person.name for person in app.play.state.people] == [name for name, _ in PEOPLE[:3]]
    assert app.play.state.over is None
    assert app.props.playing


def test_a_wall_goes_on_to_the_next_game_by_itself(driver: Driver) -> None:
    show(driver, "watching_sen")
    driver.press(Key.Key_L)
    app = driver.window.app
    assert app.play.onlookers.props.large
    app.hear(NextNews((NEXT,)))
    assert driver.node.asked == []
    app.hear(NextNews((replace(NEXT, phase="playing"),)))
    assert driver.node.asked == [("watch_next", PEER)]
    app.hear(WatchNews(replace(room_of(PEOPLE[:3]), me=None, host=False, phrase=(9, 9, 9, 9))))
    assert app.play.onlookers.props.large


def test_who_looks_on_speaks_and_is_seen_to_speak_from_the_bench(driver: Driver) -> None:
    show(driver, "watching_sen")
    app = driver.window.app
    hania, sofija = scenes.ONLOOKERS[0], Listener(bytes([2]) * 32, "Sofija", "tall")
    looker = Listener(hania.peer, hania.name, hania.lantern, looks_on=True)
    room = room_of(PEOPLE[:4])
    app.hear(CircleNews(room.table, (sofija, looker)))
    driver.settle()
    driver.press(Key.Key_F6)
    driver.type("ssh")
    driver.press(Key.Key_Return)
    assert driver.node.asked[-1] == ("say", "ssh")
    app.hear(SaidNews(room.table, looker, "oho"))
    app.hear(SaidNews(room.table, sofija, "hm"))
    driver.settle()
    driver.window.root.grabWindow()
    rows = app.talk.lines.rows
    assert [(row.text, row.looks_on) for row in rows] == [("oho", True), ("hm", False)]
    names = [
        QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
        for item in driver.shown()
        if item.objectName() == "talkLine"
    ]
    assert "Hania, from the bench: oho" in names
    assert "Sofija: hm" in names
