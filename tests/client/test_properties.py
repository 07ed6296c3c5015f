"""A model tells of each value by itself, and only of what has changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import Property, QCoreApplication, QEvent, QObject, QUrl, Slot
from PySide6.QtQml import QQmlComponent, QQmlEngine

from client.viewmodels.properties import Model
from tests.client.signals import told


@dataclass(frozen=True, slots=True)
class Rim:
    dark_red: bool = False
    holes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BowlProps:
    name: str = "blue"
    is_full: bool = False
    parts: tuple[str, ...] = ()
    grid: tuple[tuple[int, ...], ...] = ((1,), (2, 3))
    size: float = 1.5
    rim: Rim = Rim()
    fruits: tuple[Rim, ...] = ()


class Bowl(Model[BowlProps]):
    def __init__(self) -> None:
        super().__init__(BowlProps())
        self._shelf = QObject(self)

    @Property(QObject, constant=True)
    def fruits(self) -> QObject:
        return self._shelf


class Heirloom(Bowl):
    @Slot(str)
    def call(self, name: str) -> None:
        self.become(replace(self.props, name=name))


@pytest.mark.parametrize(
    ("changes", "names"),
    [
        ({}, []),
        ({"name": "blue"}, []),
        ({"name": "green"}, ["name"]),
        ({"is_full": True, "size": 2.0}, ["isFull", "size"]),
        ({"parts": ("foot",)}, ["parts"]),
        ({"rim": Rim(dark_red=True)}, ["rim"]),
        ({"fruits": (Rim(),)}, []),
    ],
)
@pytest.mark.parametrize("kind", [Bowl, Heirloom])
def test_exactly_the_fields_that_changed_are_told(
    kind: type[Bowl], changes: dict[str, object], names: list[str]
) -> None:
    model = kind()
    heard = told(model)
    model.become(replace(model.props, **changes))
    assert heard == names
    assert model.props == replace(BowlProps(), **changes)


def test_one_field_can_be_listened_to_by_its_name() -> None:
    model, heard = Bowl(), list[bool]()
    model.signal_of("is_full").connect(lambda: heard.append(model.props.is_full))
    model.become(BowlProps(name="red"))
    model.become(BowlProps(is_full=True))
    assert heard == [True]


def test_whoever_is_told_of_one_value_sees_all_of_them_new() -> None:
    model, seen = Bowl(), list[tuple[object, object]]()
    model.nameChanged.connect(lambda: seen.append((model.name, model.size)))
    model.become(BowlProps(name="red", size=4.0))
    assert seen == [("red", 4.0)]


def test_a_value_that_changes_again_while_it_is_told_is_told_again() -> None:
    model, seen = Heirloom(), list[object]()
    model.isFullChanged.connect(lambda: model.call("last"))
    model.nameChanged.connect(lambda: seen.append(model.name))
    model.become(BowlProps(name="first", is_full=True))
    assert seen[0] == "first"
    assert seen[-1] == model.name == "last"


@pytest.fixture
def watched(qapp: object) -> Iterator[tuple[Heirloom, QObject]]:
    engine, model = QQmlEngine(), Heirloom()
    component = QQmlComponent(engine)
    component.setData(
        b"""import QtQml
            QtObject {
                required property QtObject bowl
                readonly property var count: ({ readings: 0 })
                function readings(): int { return count.readings }
                property string name: bowl.name
                property bool full: { count.readings += 1; return bowl.isFull }
                property string parts: bowl.parts.join('+')
                property int deep: bowl.grid[1][1]
                property bool red: bowl.rim.darkRed
                property int holes: bowl.rim.holes.length
            }""",
        QUrl(),
    )
    made = component.createWithInitialProperties({"bowl": model})
    assert not component.isError(), component.errorString()
    yield model, made
    for part in (made, component, engine):
        part.deleteLater()
        QCoreApplication.sendPostedEvents(part, int(QEvent.Type.DeferredDelete))


def test_a_binding_reads_again_what_it_reads_and_nothing_else(watched: tuple[Heirloom, QObject]) -> None:
    model, made = watched
    assert (made.property("name"), made.property("parts"), made.property("deep")) == ("blue", "", 3)
    readings = made.readings()
    model.become(replace(model.props, name="red", parts=("a", "b"), rim=Rim(True, (1, 2))))
    assert (made.property("name"), made.property("parts")) == ("red", "a+b")
    assert (made.property("red"), made.property("holes")) == (True, 2)
    assert made.readings() == readings
    model.become(replace(model.props, is_full=True))
    assert made.property("full")
    assert made.readings() == readings + 1


def test_what_qml_has_no_type_for_is_refused_at_once() -> None:
    @dataclass(frozen=True)
    class Odd:
        what: bytes = b""

    with pytest.raises(TypeError, match="bytes"):
        type("OddModel", (Model,), {"__orig_bases__": (Model[Odd],)})
