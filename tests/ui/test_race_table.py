"""The table of the race by real clicks, drags and keys: whole turns, the focus never on nothing, nothing outside."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from client.viewmodels.play.table import DOUBLED_MS
from client.viewmodels.race import choices as race_choices
from engine.contract import Pick
from engine.race_board import Attack, Exchange, Fire, Stay, Support
from tests.scenery import race as race_scenes
from tests.scenery.local_table import LocalTable
from tests.scenery.race import Quick
from tests.ui.table_screen import Screen, box, everything_shown, open_table

Key = Qt.Key


@pytest.fixture
def screen(qapp: QObject, qtbot: QtBot) -> Iterator[Screen]:
    yield from open_table(qapp, qtbot, "Race/RaceTable.qml", "race")


def start(screen: Screen, seats: int = 4, seed: int = 6) -> None:
    screen.deal(LocalTable("race", seats, seed, policy=Quick))


def allowed(screen: Screen) -> list[str]:
    return [button.act for button in screen.table.rows.buttons if button.allowed]


def lit(screen: Screen, zone: str, place: int = 0) -> list[str]:
    rows = screen.table.rows.cards
    return [f"card-{row.key}" for row in rows if row.zone == zone and row.place == place and row.legal]


def turbo(screen: Screen, qtbot: QtBot) -> None:
    """Wait until the turbo is counted."""
    qtbot.waitUntil(lambda: screen.find("endNext").isVisible())
    screen.a_moment_later()


def test_a_turn_by_mouse(screen: Screen, qtbot: QtBot) -> None:
    start(screen)
    qtbot.waitUntil(lambda: screen.find(screen.card("hand", 1)).property("live"))
    kept = screen.card("hand", 1)
    screen.click(kept)
    screen.click("deed-confirm")
    assert screen.made == [Pick(1)]
    qtbot.waitUntil(lambda: len(lit(screen, "hand")) == 2)
    assert screen.find("card-mine-0").property("shown") != ""
    screen.click(screen.card("hand", 0))
    screen.click("deed-confirm")
    qtbot.waitUntil(lambda: len(lit(screen, "hand")) == 1)
    screen.click(screen.card("hand", 0))
    screen.click("deed-confirm")
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    assert screen.table.rows.own.values.phase == "flight"
    screen.click("deed-act:suggest")
    plan = screen.table.hand.plan
    if plan:
        # Take one back by a click, lay it again by two.
        under = next(row for row in screen.table.rows.cards if row.zone.startswith("under") and row.place == 0)
        screen.click(f"card-{under.key}")
        assert len(screen.table.hand.plan) == len(plan) - 1
        screen.click(f"card-{under.key}")
        screen.click(lit(screen, "team")[0])
        assert len(screen.table.hand.plan) == len(plan)
    screen.click("deed-act:fire")
    assert [type(move) for move in screen.made[3:]] == [*[Support] * len(plan), Fire]
    qtbot.waitUntil(lambda: race_choices.STAY in allowed(screen))
    screen.click(lit(screen, "team")[0])
    screen.click(lit(screen, "kept")[0])
    screen.click("deed-confirm")
    assert isinstance(screen.made[-1], Exchange)
    turbo(screen, qtbot)
    screen.focused()
    for _ in screen.table.rows.own.lands:
        screen.click("endNext")
    qtbot.waitUntil(lambda: "Keep one card" in screen.ask)
    assert screen.table.rows.table.where.startswith("Turn 2")
    screen.focused()


def test_two_turns_by_keys_alone(screen: Screen, qtbot: QtBot) -> None:
    start(screen, 3, seed=9)
    qtbot.waitUntil(lambda: screen.focused().objectName() == screen.card("hand", 0))
    screen.key(Key.Key_Right)
    assert screen.focused().objectName() == screen.card("hand", 1)
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Return)
    assert screen.made == [Pick(1)]
    for _ in range(80):
        if screen.table.rows.table.where.startswith("Turn 3"):
            break
        if screen.table.rows.table.page == "round":
            qtbot.waitUntil(lambda: screen.focused().objectName() == "endNext")
            screen.a_moment_later()
            screen.key(Key.Key_Return)
            continue
        acts, before = allowed(screen), len(screen.made)
        if race_choices.FIRE in acts:
            screen.key(Key.Key_S)
            assert len(screen.made) == before
            qtbot.waitUntil(lambda: screen.focused() is not None)
            # Return flies from a card that is laid out, and from wherever nothing can be pressed by it.
            if not screen.table.hand.plan:
                screen.find("ask").forceActiveFocus()
            screen.key(Key.Key_Return)
        elif race_choices.STAY in acts:
            screen.find("deed-act:stay").forceActiveFocus()
            screen.key(Key.Key_Return)
        else:
            qtbot.waitUntil(lambda: screen.focused().property("zone") == "hand")
            screen.key(Key.Key_Space)
            screen.key(Key.Key_Return)
        assert len(screen.made) > before, screen.ask
    assert screen.table.rows.table.where.startswith("Turn 3")
    assert {Pick, Fire, Stay} <= {type(move) for move in screen.made}


def middle(item: QQuickItem) -> QPointF:
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2))


def drag(screen: Screen, name: str, onto: str) -> None:
    """A real drag from the middle of one item to the middle of another."""
    drag_to(screen, middle(screen.find(name)), middle(screen.find(onto)))


def drag_to(screen: Screen, one: QPointF, two: QPointF) -> None:
    none, left = Qt.KeyboardModifier.NoModifier, Qt.MouseButton.LeftButton
    QTest.mousePress(screen.view, left, none, one.toPoint())
    for part in range(1, 9):
        QTest.mouseMove(screen.view, (one + (two - one) * part / 8).toPoint(), 5)
    QTest.mouseRelease(screen.view, left, none, two.toPoint())


def test_cards_are_dragged_onto_dragons(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.flight_4(screen.table)
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    screen.table.press(race_choices.SUGGEST)
    support = screen.table.hand.plan[0]
    assert isinstance(support, Support)
    under = [row for row in screen.table.rows.cards if row.zone.startswith("under") and row.place == 0]
    moved = next(row for row in under if row.target != race_choices.HERO_CARD)
    dragon = screen.card("team", int(moved.zone.removeprefix("under")))
    screen.table.tap(moved.target)
    plan = screen.table.hand.plan
    qtbot.waitUntil(lambda: screen.find(f"card-{moved.key}").property("live"))
    drag(screen, f"card-{moved.key}", dragon)
    qtbot.waitUntil(lambda: len(screen.table.hand.plan) == len(plan) + 1)
    assert not screen.made
    # Dropped where it means nothing, a card stays where it was.
    drag(screen, f"card-{moved.key}", "tile-3")
    assert len(screen.table.hand.plan) == len(plan) + 1


def test_a_dragged_newcomer_is_confirmed_by_enter(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.exchange(screen.table)
    screen.key(Key.Key_Escape)
    qtbot.waitUntil(lambda: race_choices.STAY in allowed(screen))
    newcomer, dragon = lit(screen, "kept")[1], lit(screen, "team")[2]
    drag(screen, newcomer, dragon)
    qtbot.waitUntil(lambda: screen.find(dragon).property("selected"))
    assert not screen.made
    assert not screen.find(dragon).property("disabled")
    assert screen.focused().objectName() == newcomer
    screen.key(Key.Key_Return)
    assert [type(move) for move in screen.made] == [Exchange]


def test_a_card_is_dropped_on_an_empty_place(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.flight_4(screen.table)
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    support = lit(screen, "kept")[0]
    screen.click(support)
    wanting = lit(screen, "team")[0]
    screen.click(support)
    drag_to(screen, middle(screen.find(support)), screen.box(wanting).bottomLeft() + QPointF(20, 60))
    qtbot.waitUntil(lambda: len(screen.table.hand.plan) == 1)


def test_an_attack_by_mouse(screen: Screen, qtbot: QtBot) -> None:
    local = race_scenes.reach(screen.table, 4, race_scenes.flying(4, claws=True))
    assert local.view.legal is not None
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    claws = next(row for row in screen.table.rows.cards if row.zone == "kept" and row.place == 0 and row.strike)
    screen.click(f"card-{claws.key}")
    screen.click("deed-act:attack")
    targets = [row for row in screen.table.rows.cards if row.zone == "team" and row.legal and row.place]
    qtbot.waitUntil(lambda: screen.find(f"card-{targets[0].key}").property("live"))
    screen.click(f"card-{targets[0].key}")
    screen.click("deed-confirm")
    assert not screen.made
    # It lies there until the flight begins: a click takes it back, and so does the button.
    assert len(screen.table.hand.plan) == 1
    screen.click(f"card-{claws.key}")
    assert screen.table.hand.plan == ()
    screen.click("deed-act:attack")
    if screen.table.rows.own.values.attacking and not lit(screen, "team", targets[0].place):
        screen.click(next(iter(lit(screen, "claws"))))
    screen.click(f"card-{targets[0].key}")
    screen.click("deed-confirm")
    assert [type(move) for move in screen.table.hand.plan] == [Attack]
    screen.click("deed-act:suggest")
    assert not screen.made
    screen.click("deed-act:fire")
    assert [type(move) for move in screen.made] == [Attack]


def test_staying_on_the_ground_is_no_slip(screen: Screen, qtbot: QtBot) -> None:
    """As long as a dragon could fly, no key decides that none does, and a click asks, even a double one."""
    race_scenes.flight_4(screen.table)
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    support = lit(screen, "kept")[0]
    for _ in range(2):
        screen.find("ask").forceActiveFocus()
        screen.key(Key.Key_Return)
        screen.key(Key.Key_Enter)
        assert not screen.made
        screen.click("deed-act:fire")
        assert not screen.made
        assert "0 spaces" in screen.ask
        screen.key(Key.Key_Escape)
        if not screen.table.hand.plan:
            screen.click(support)
            screen.click(lit(screen, "team")[0])
    assert len(screen.table.hand.plan) == 1
    screen.find(support).forceActiveFocus()
    screen.key(Key.Key_Return)
    assert not screen.made
    screen.table.pace_ms = 900
    screen.click("deed-act:fire")
    screen.click("deed-act:fire")
    assert not screen.made
    qtbot.wait(2 * DOUBLED_MS)
    screen.click("deed-act:fire")
    assert screen.made


def test_a_team_is_looked_at_in_the_list(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.draft_4(screen.table)
    qtbot.waitUntil(lambda: screen.find(screen.card("hand", 0)).property("live"))
    other = screen.card("team", 0, place=2)
    with pytest.raises(AssertionError, match="no item"):
        screen.find(other)
    screen.click("racer-2")
    qtbot.waitUntil(lambda: screen.find(other).isVisible())
    assert screen.box("racers").contains(screen.box(other))
    screen.find("racer-2").forceActiveFocus()
    screen.key(Key.Key_Space)
    with pytest.raises(AssertionError, match="no item"):
        screen.find(other)


def test_my_own_cards_while_another_flies(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.watch(screen.table, 4)
    qtbot.waitUntil(lambda: screen.find("ownCards").isVisible())
    mine = screen.card("team", 0)
    with pytest.raises(AssertionError, match="no item"):
        screen.find(mine)
    screen.key(Key.Key_O)
    qtbot.waitUntil(lambda: screen.find(mine).isVisible())
    screen.key(Key.Key_O)
    with pytest.raises(AssertionError, match="no item"):
        screen.find(mine)
    # A flight of mine shows what it is worth, whatever was looked at before.
    screen.key(Key.Key_O)
    race_scenes.flight_4(screen.table)
    qtbot.waitUntil(lambda: race_choices.FIRE in allowed(screen))
    assert screen.find("spaces").property("text") == screen.table.rows.own.values.spaces


def test_the_turbo_shows_land_after_land(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.turbo(screen.table, 8, 3)
    turbo(screen, qtbot)
    page = screen.find("raceTurbo")
    lands = screen.table.rows.own.lands
    assert page.property("at") == 0
    screen.key(Key.Key_Return)
    assert page.property("at") == 1
    screen.key(Key.Key_Left)
    assert page.property("at") == 0
    for _ in lands[1:]:
        screen.key(Key.Key_Return)
    assert page.property("at") == len(lands) - 1
    screen.key(Key.Key_Return)
    assert screen.table.rows.table.page == "table"


def resize(screen: Screen, qtbot: QtBot, width: int, height: int) -> None:
    screen.view.resize(width, height)
    root = screen.view.rootObject()
    qtbot.waitUntil(lambda: (root.property("width"), root.property("height")) == (width, height))


LOOKED_AT = [
    "race_draft",
    "race_draft_9",
    "race_attacked",
    "race_exchange",
]


@pytest.mark.parametrize("name", LOOKED_AT)
def test_nothing_lies_outside_the_window_and_no_text_is_cut(screen: Screen, qtbot: QtBot, name: str) -> None:
    race_scenes.SCENES[name](screen.table)
    # The smallest window is looked at scene by scene in test_scenes.py, which goes by what fits and not by place.
    wide = [(2560, 1080), (1366, 768)] if name == LOOKED_AT[1] else []
    for width, height in ((1024, 640), *wide):
        resize(screen, qtbot, width, height)
        window = QRectF(0, 0, width, height)
        names = [f"deed-{button.act}" for button in screen.table.rows.buttons] + ["ask", "menu", "racers"]
        names.append("draftTeam" if "draft" in name else "track")
        qtbot.waitUntil(lambda names=names, window=window: all(map(window.contains, screen.boxes(names).values())))
        shown = list(everything_shown(screen.view.contentItem()))
        cards = [item for item in shown if item.objectName().startswith("card-")]
        assert cards
        for item in cards:
            assert window.contains(box(item)), item.objectName()
        for item in shown:
            if item.inherits("QQuickText") and item.property("text"):
                assert not item.property("truncated"), f"{width}: {item.property('text')}"


def test_hands_and_kept_cards_do_not_lie_on_each_other(screen: Screen, qtbot: QtBot) -> None:
    race_scenes.draft(screen.table)
    qtbot.waitUntil(lambda: screen.find(screen.card("hand", 0)).isVisible())
    rows = screen.table.rows.cards
    hand = [screen.box(f"card-{row.key}") for row in rows if row.zone == "hand"]
    team = [screen.box(f"card-{row.key}") for row in rows if row.place == 0 and row.zone in ("team", "hero")]
    kept = sorted((screen.box(f"card-{row.key}") for row in rows if row.key.startswith("mine-")), key=QRectF.left)
    assert (len(hand), len(team), len(kept)) == (7, 5, 2)
    for own in hand + team + kept:
        assert sum(own.intersects(other) for other in hand + team + kept) == 1
    # Of a card that another one lies on, the speed can still be read.
    assert not any(own.intersects(screen.box("deed-confirm")) for own in team + kept)
