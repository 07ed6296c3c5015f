"""Frozen values for QML: each field is a property with a signal of its own, so that no binding hears of another's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, get_args, get_origin, get_type_hints

from PySide6.QtCore import Property, QObject, Signal, SignalInstance

from client.viewmodels.rows import camel

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

P = TypeVar("P", bound="DataclassInstance")
Whole = TypeVar("Whole", bound=QObject)
Made = TypeVar("Made", bound=QObject)


class Model(QObject, Generic[P]):
    """`class LobbyModel(Model[LobbyProps])` has a property for every field of the frozen dataclass `LobbyProps`.

    The field `can_sit` is `canSit` in QML and tells of itself by `canSitChanged`; a tuple is a list there, another
    frozen dataclass a map. A name that the class itself gives to QML, as that of a list of rows, is left to it.
    """

    _told: ClassVar[dict[str, str]] = {}
    """The signal of each field."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = (get_args(base) for base in cls.__dict__.get("__orig_bases__", ()) if get_origin(base) is Model)
        for (kind,) in own:
            cls._told = {}
            hints = get_type_hints(kind)
            for name in (field.name for field in fields(kind) if camel(field.name) not in cls.__dict__):
                changed = Signal()
                cls._told[name] = f"{camel(name)}Changed"
                setattr(cls, cls._told[name], changed)
                setattr(cls, camel(name), Property(_qt_type(hints[name]), _getter(name), notify=changed))

    def __init__(self, props: P, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._props = props

    @property
    def props(self) -> P:
        """All values at once."""
        return self._props

    def become(self, props: P) -> None:
        """Have the values of `props` from now on: all of them at once, then each that is another tells of itself."""
        before, self._props = self._props, props
        for name in self._told:
            if getattr(before, name) != getattr(props, name):
                self.signal_of(name).emit()

    def signal_of(self, name: str) -> SignalInstance:
        """What tells that the field called `name` is another."""
        return getattr(self, self._told[name])


if TYPE_CHECKING:

    class part(Generic[Whole, Made]):
        """A model that another one has, under one name in Python and in QML: made when it is first looked at."""

        def __init__(self, make: Callable[[Whole], Made]) -> None: ...

        def __get__(self, whole: Whole, kind: type[Whole]) -> Made: ...

else:

    def part(make: Callable[[Whole], Made]) -> Property:
        """A model that another one has, under one name in Python and in QML: made when it is first looked at."""
        kept = f"_{make.__name__}"

        def get(whole: Whole) -> Made:
            found = whole.__dict__.get(kept)
            if found is None:
                found = whole.__dict__[kept] = make(whole)
            return found

        return Property(QObject, get, constant=True)


def for_qml(value: object) -> Any:
    """`value` as QML reads it, which knows neither tuples nor dataclasses."""
    if isinstance(value, tuple):
        return [for_qml(part) for part in value]
    if is_dataclass(value):
        return {camel(field.name): for_qml(getattr(value, field.name)) for field in fields(value)}
    return value


def _getter(name: str) -> Callable[[Model[Any]], Any]:
    return lambda model: for_qml(getattr(model.props, name))


def _qt_type(hint: Any) -> type:
    if hint in (str, bool, int, float):
        return hint
    if get_origin(hint) is tuple:
        return list
    if is_dataclass(hint):
        return dict
    raise TypeError(f"QML is given no {hint}")
