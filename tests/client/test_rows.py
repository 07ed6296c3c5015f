"""Lists change by exact signals, so that a row that stays is never made anew."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex
from pytestqt.qtbot import QtBot

from client.viewmodels.rows import Rows, camel


@dataclass(frozen=True, slots=True)
class Fruit:
    key: int
    tint: str
    kept_in: tuple[str, ...] = ()


class Mirror:
    """A view that only believes signals."""

    def __init__(self, model: Rows) -> None:
        self.model = model
        self.rows: list[object] = []
        self.signals: list[str] = []
        model.rowsInserted.connect(self.insert)
        model.rowsRemoved.connect(self.remove)
        model.rowsMoved.connect(self.move)
        model.dataChanged.connect(self.change)

    def insert(self, _parent: QModelIndex, first: int, last: int) -> None:
        assert first == last
        self.signals.append("insert")
        self.rows.insert(first, self.model.rows[first])

    def remove(self, _parent: QModelIndex, first: int, last: int) -> None:
        assert first == last
        self.signals.append("remove")
        del self.rows[first]

    def move(self, _parent: QModelIndex, first: int, _last: int, _to: QModelIndex, at: int) -> None:
        self.signals.append("move")
        self.rows.insert(at, self.rows.pop(first))

    def change(self, first: QModelIndex, _last: QModelIndex) -> None:
        self.signals.append("change")
        self.rows[first.row()] = self.model.rows[first.row()]


tints = st.sampled_from(["red", "green"])
repeated = st.lists(st.tuples(st.integers(0, 3), tints), max_size=6)
lists = st.dictionaries(st.integers(0, 8), tints, max_size=8).flatmap(lambda d: st.permutations(list(d.items())))


@given(before=lists, after=lists)
def test_a_view_that_follows_the_signals_sees_the_rows(
    before: list[tuple[int, str]], after: list[tuple[int, str]]
) -> None:
    model = Rows(Fruit, "key")
    mirror = Mirror(model)
    model.update([Fruit(*row) for row in before])
    model.update([Fruit(*row) for row in after])
    assert mirror.rows == [Fruit(*row) for row in after]
    assert model.rows == tuple(mirror.rows)


@given(before=repeated, after=repeated)
def test_rows_of_one_key_are_told_apart_by_their_order(
    before: list[tuple[int, str]], after: list[tuple[int, str]]
) -> None:
    """The phrase of one table in forty has a word twice."""
    model = Rows(Fruit, "key")
    mirror = Mirror(model)
    model.update([Fruit(*row) for row in before])
    model.update([Fruit(*row) for row in after])
    assert mirror.rows == [Fruit(*row) for row in after]
    assert model.rows == tuple(mirror.rows)
    assert model.count == len(after)


def test_a_row_that_differs_in_one_field_is_changed_and_no_other_touched() -> None:
    model = Rows(Fruit, "key")
    model.update([Fruit(1, "red"), Fruit(2, "red")])
    mirror = Mirror(model)
    mirror.rows = list(model.rows)
    model.update([Fruit(1, "red"), Fruit(2, "green")])
    assert mirror.signals == ["change"]


def test_qml_gets_camel_case_and_lists() -> None:
    model = Rows(Fruit, "key")
    model.update([Fruit(1, "red", ("box", "bag"))])
    roles = {bytes(name.data()).decode(): role for role, name in model.roleNames().items()}
    assert set(roles) == {"key", "tint", "keptIn"}
    assert model.data(model.index(0), roles["keptIn"]) == ["box", "bag"]
    assert model.data(model.index(0), 5) is None
    assert camel("switch_") == "switch_"


def test_a_changed_row_tells_only_what_is_different() -> None:
    model = Rows(Fruit, "key")
    model.update([Fruit(1, "red")])
    told: list[list[int]] = []
    model.dataChanged.connect(lambda _first, _last, roles: told.append(list(roles)))
    model.update([Fruit(1, "blue")])
    names = model.roleNames()
    assert [[bytes(names[role].data()).decode() for role in roles] for roles in told] == [["tint"]]


def test_rows_that_are_much_work_come_in_a_few_at_a_time(qtbot: QtBot) -> None:
    model = Rows(Fruit, "key")
    mirror = Mirror(model)
    model.update([Fruit(0, "red"), Fruit(9, "red")])
    model.at_once = 3
    wanted = tuple(Fruit(number, "green") for number in range(10))
    model.update(wanted)
    assert model.rows == (*wanted[:4], wanted[9])
    qtbot.waitUntil(lambda: model.rows == wanted)
    assert mirror.rows == list(wanted)
    assert mirror.signals.count("insert") == 10


def test_rows_that_are_not_wanted_any_more_do_not_come_in_late(qtbot: QtBot) -> None:
    model = Rows(Fruit, "key")
    model.at_once = 2
    model.update([Fruit(number, "green") for number in range(6)])
    model.update([Fruit(5, "red")])
    qtbot.wait(30)
    assert model.rows == (Fruit(5, "red"),)
