"""The race in the program's own window, whose pages are made piece by piece behind the one that is shown."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtQuick import QQuickItem

from client.settings import LANGUAGES, Settings
from client.viewmodels.play.table import PlayTable
from engine.race_cards import CARDS, LANDS
from netcore.status import ClosedNews
from tests.scenery.scenes import SCENES, TABLE_SCENES
from tests.ui.driver import Driver
from tests.ui.fits import misfits
from tests.ui.sight import box_of
from tests.ui.test_screens import SMALL, leave_room


def open_scene(driver: Driver, name: str) -> PlayTable:
    """The table at a moment of the race, its page made behind the one before."""
    driver.window.app.turn_to("start")
    driver.settle()
    TABLE_SCENES[name](driver.window.app)
    driver.settle()
    table = driver.window.app.play
    assert isinstance(table, PlayTable)
    return table


def box(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def common(one: QRectF, two: QRectF) -> float:
    """The part of the smaller box that lies in the other one."""
    both = one.intersected(two)
    return both.width() * both.height() / min(one.width() * one.height(), two.width() * two.height())


def test_the_turbo_shows_its_first_land(driver: Driver) -> None:
    table = open_scene(driver, "race_turbo")
    assert driver.find("landName").property("text") == table.rows.own.lands[0].name


def test_the_open_team_lies_below_its_row(driver: Driver) -> None:
    table = open_scene(driver, "race_draft_4")
    row = box(driver.find("racer-1"))
    cards = [
        box(driver.find(f"card-{each.key}")) for each in table.rows.cards if each.zone == "team" and each.place == 1
    ]
    assert len(cards) == 3
    for card in cards:
        assert row.bottom() < card.top() < row.bottom() + row.height()
    others = [box(driver.find(f"racer-{place}")) for place in (0, 2, 3)]
    assert not any(card.intersects(other) for card in cards for other in others)


@pytest.mark.parametrize("name", ["race_flight", "race_attacked", "race_watch", "race_turbo"])
def test_no_lantern_hides_another(driver: Driver, name: str) -> None:
    table = open_scene(driver, name)
    pawns = [box(driver.find(f"pawn-{racer.place}")) for racer in table.rows.own.racers]
    assert len(pawns) == len(table.rows.own.racers) > 2
    assert all(common(one, two) < 0.25 for one, two in combinations(pawns, 2))


@pytest.mark.parametrize("name", ["race_flight", "race_watch", "wall_race"])
def test_no_lantern_hangs_over_the_name_of_a_land(driver: Driver, name: str) -> None:
    open_scene(driver, name)
    shown = {item.objectName(): item for item in driver.shown()}
    pawns = [box(item) for called, item in shown.items() if called.startswith("pawn-")]
    names = [
        item.mapRectToScene(item.property("nameBox")) for called, item in shown.items() if called.startswith("tile-")
    ]
    assert len(pawns) > 2
    assert any(not each.isEmpty() for each in names)
    assert not any(common(pawn, each) > 0.05 for pawn in pawns for each in names if not each.isEmpty())


@pytest.mark.parametrize("name", ["race_draft", "race_flight"])
def test_a_race_goes_on_through_other_sizes_languages_letters_and_calm_motion(driver: Driver, name: str) -> None:
    """Whatever is changed, cards and buttons stay in the window, and Qt has nothing to say (a warning is a failure)."""
    table = open_scene(driver, name)
    settings = driver.window.settings
    changes = (
        ((1024, 640), Settings(introduced=True, language="uk", text_size="largest", motion="calm")),
        ((1366, 768), Settings(introduced=True, language="pl", text_size="small", motion="fast")),
        ((1280, 1024), Settings(introduced=True, language="cs", text_size="usual", motion="calm")),
    )
    for size, change in changes:
        settings.change(change)
        settings.spoken.emit(change.language)
        driver.resize(*size)
        window = QRectF(0, 0, *size)
        cards = [item for item in driver.shown() if item.objectName().startswith("card-")]
        buttons = [driver.find(f"deed-{button.act}") for button in table.rows.buttons]
        assert len(cards) > 8
        assert all(window.contains(box(item)) for item in (*cards, *buttons, driver.find("ask"), driver.find("racers")))
        assert driver.focused.isVisible()


def test_the_podium_rises_though_more_have_arrived_than_stand_on_it(driver: Driver) -> None:
    """Qt has nothing to say: no step rises before the end of the race, however late it is made."""
    driver.window.settings.change(Settings(introduced=True, motion="fast"))
    table = open_scene(driver, "race_over")
    assert len(table.rows.own.arrivals) > 3
    assert driver.find("overLeave").isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_heroes_are_told_whole_in_the_smallest_window_with_the_largest_letters(
    opened: Driver, language: str
) -> None:
    opened.reset(
        Settings(
            language=language,  # type: ignore[arg-type]  # one of the languages
            motion="calm",
            introduced=True,
            width=SMALL[0],
            height=SMALL[1],
            text_size="largest",
        )
    )
    SCENES["room_race"](opened.window.app)
    opened.settle()
    opened.click("part")
    assert [box(opened.find(name)).isEmpty() for name in ("hero-Rowan", "hero-Mingzu")] == [False, False]
    found = list(misfits(opened.window.root))
    opened.click("heroesClose")
    leave_room(opened)
    assert not found


def test_heroes_are_picked_by_clicks_and_the_keyboard_comes_back(driver: Driver) -> None:
    SCENES["room_race"](driver.window.app)
    driver.settle()
    driver.click("part")
    drawn = {item.property("text") for item in driver.shown() if item.inherits("QQuickText")}
    assert {"Rowan", "Mingzu", "Orlan"} <= drawn, "a hero's name is on its card"
    driver.click("hero-Orlan")
    assert driver.node.asked[-1] == ("set_options", {"heroes": "Orlan,Rosella,Li,Iskra,Kafka"})
    driver.press(Qt.Key.Key_Escape)
    assert not [item for item in driver.shown() if item.objectName() == "heroesClose"]
    assert driver.focused.isVisible()
    leave_room(driver)


def test_the_track_is_small_in_a_draft_and_the_card_that_attacks_is_seen(driver: Driver) -> None:
    TABLE_SCENES["race_draft"](driver.window.app)
    driver.settle()
    small = driver.find("map")
    assert box_of(small).width() <= box_of(driver.find("racers")).width() + 1
    assert box_of(small).bottom() <= box_of(driver.find("racers")).top()
    driver.window.app.hear(ClosedNews("left"))
    TABLE_SCENES["race_attack_waits"](driver.window.app)
    driver.settle()
    assert driver.window.app.play.rows.own.values.attack_art.startswith("race/attack_")
    driver.window.app.hear(ClosedNews("left"))
    driver.settle()


def test_a_draft_tells_what_others_have_for_the_turbo(driver: Driver) -> None:
    """Beside each own count the most that an open team of another has; the land of the chosen card is lit."""
    table = open_scene(driver, "race_draft")
    frame = table.state.frame
    assert frame is not None
    board, known = frame.board, frame.known
    lands = [land for land in LANDS if land in board.lands()]

    def most(land: str) -> int:
        teams = [[CARDS[board.faces[card]].land for card in board.teams[seat]] for seat in board.seats if seat != 0]
        return max(team.count(land) for team in teams)

    mine = [CARDS[known[card]].land for card in (*board.teams[0], *board.drafted[0])]
    (chosen,) = table.state.hand.chosen
    lit = driver.find("draftTurbo").property("lit")
    assert CARDS[known[int(chosen.removeprefix("card:"))]].land == lands[lit]
    pairs = [f"{mine.count(land)}/{most(land)}" for land in lands]
    told = [str(item.property("text")) for item in driver.shown() if "/" in str(item.property("text"))]
    assert [text for text in told if text in pairs] == pairs
    line = f"others at most {most(lands[0])}"
    assert line in str(driver.find("draftTurbo").property("label"))


def test_lines_of_the_chart_are_told_apart_by_their_marks_and_not_by_dashes_alone(driver: Driver) -> None:
    """Eight lines: whoever sees no colours sees eight shapes."""
    TABLE_SCENES["race_notebook"](driver.window.app)
    driver.settle()
    shapes = set()
    dots = [item for item in driver.shown() if item.objectName().startswith("marks-")]
    for each in dots:
        first = each.property("places")[0]
        middle_x = sum(point.x() for point in first[:-1]) / (len(first) - 1)
        middle_y = sum(point.y() for point in first[:-1]) / (len(first) - 1)
        assert max(point.x() for point in first) - min(point.x() for point in first) > 5, "large enough to be seen"
        shapes.add(tuple((round(point.x() - middle_x, 1), round(point.y() - middle_y, 1)) for point in first))
    assert len(dots) == len(shapes) == 8
