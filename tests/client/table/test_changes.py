"""A change of one value at a table is told of that value alone: what a view computes from others is left as it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlComponent, QQmlEngine

from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.lost import LostModel
from netcore.status import FoulNews, LinkNews, PlayNews
from tests.client.fake_node import DirectCalls
from tests.client.signals import told
from tests.scenery import dream as dream_scenes
from tests.scenery import race as race_scenes
from tests.scenery import sen as sen_scenes
from tests.scenery import smoki as smoki_scenes
from tests.scenery.local_table import LocalTable, room

GROUPED = {"gameChanged": 5, "limitMsChanged": 2, "ticked": 4}
"""Signals that stand for more than one property, since those cannot change but together."""


def own_properties(model: QObject) -> list[tuple[str, str]]:
    """Every property that a model adds to QObject's, with its signal, "" for one that never changes."""
    meta = model.metaObject()
    ours = range(QObject.staticMetaObject.propertyCount(), meta.propertyCount())
    found = [meta.property(at) for at in ours]
    assert all(each.isConstant() or each.hasNotifySignal() for each in found)
    return [(each.name(), each.notifySignal().name().data().decode()) for each in found]


def models(table: PlayTable, calls: DirectCalls) -> list[QObject]:
    """Everything that QML is given of a table, of every game."""
    parts = [screen.parts() for screen in SCREENS.values()]
    own = [each.model(table) for each in parts if each.model is not None]
    return [table, table.clock, LostModel(calls), *own]


def test_no_signal_stands_for_many_values(table: PlayTable, calls: DirectCalls) -> None:
    for model in models(table, calls):
        counted = Counter(signal for _, signal in own_properties(model) if signal)
        assert counted
        assert {signal: n for signal, n in counted.items() if n > 1}.items() <= GROUPED.items(), model


def pointed(table: PlayTable) -> None:
    """A card of the own hand is pointed at."""
    table.tap(next(row.target for row in table.rows.cards if row.zone == "hand" and row.legal))


@pytest.mark.parametrize(
    ("scene", "act", "changed"),
    [
        (sen_scenes.SCENES["sen_4"], lambda table: table.toggle("history"), ["panel"]),
        (sen_scenes.SCENES["sen_4"], lambda table: table.receive(LinkNews(2, False)), []),
        (sen_scenes.SCENES["sen_4"], lambda table: table.receive(FoulNews(1, "show.share", 7, "")), ["stopped"]),
        (sen_scenes.SCENES["sen_pair"], lambda table: table.tap("value:4"), ["ask", "crowsAt"]),
        (smoki_scenes.SCENES["smoki_4"], lambda table: table.toggle("menu"), ["panel"]),
        (race_scenes.SCENES["race_draft"], pointed, ["turboLit"]),
        (dream_scenes.SCENES["dream_4"], lambda table: table.typeIn("moon"), ["typed"]),
    ],
)
def test_one_thing_done_is_one_thing_told(
    table: PlayTable, scene: Callable[[PlayTable], object], act: Callable[[PlayTable], object], changed: list[str]
) -> None:
    scene(table)
    assert isinstance(table.own, QObject)
    heard, of_the_game = told(table), told(table.own)
    act(table)
    assert sorted([*heard, *of_the_game]) == changed


COUNTING = """
import QtQml
QtObject {
    id: watch
    required property QtObject table
    required property QtObject own
    property var counted: ({})
    function count(name, value) {
        watch.counted[name] = (watch.counted[name] ?? 0) + 1;
        return value;
    }
    property string where: count("where", table.where)
    property string ask: count("ask", table.ask)
    property string bookGoal: count("bookGoal", table.bookGoal)
    property var chart: count("chart", table.chart)
    property string panel: count("panel", table.panel)
    property var crows: count("crows", own.crows)
    property int crowsAt: count("crowsAt", own.crowsAt)
}
"""


def test_a_binding_is_evaluated_again_for_its_own_value_only(table: PlayTable) -> None:
    sen_scenes.SCENES["sen_pair"](table)
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(COUNTING.encode(), "")
    watch = component.createWithInitialProperties({"table": table, "own": table.own})
    assert watch is not None, component.errorString()

    def counted() -> dict[str, int]:
        found = watch.property("counted").toVariant()
        return {name: int(n) for name, n in found.items() if n != 1}

    assert counted() == {}
    table.tap("value:4")
    assert counted() == {"ask": 2, "crowsAt": 2}
    table.toggle("history")
    assert counted() == {"ask": 2, "crowsAt": 2, "panel": 2}
    watch.deleteLater()


def test_the_same_news_once_more_tell_nothing(table: PlayTable) -> None:
    for game in SCREENS:
        local = LocalTable(game, 4, 5, policy="random")
        table.pace_ms = table.peek_ms = 0
        table.receive(room(sen_scenes.PEOPLE[:4], game=game))
        local.run()
        news = local.news()
        table.receive(news)
        while table.hand.looking:
            table.closePeek()
        assert isinstance(table.own, QObject)
        heard, of_the_game = told(table), told(table.own)
        table.receive(PlayNews(news.view, (), news.waiting_for, news.busy, news.deal, news.checked))
        assert (heard, of_the_game) == ([], []), game
