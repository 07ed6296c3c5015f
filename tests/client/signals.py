"""What a model says: the signals of its properties, as QML hears them."""

from __future__ import annotations

from PySide6.QtCore import QObject


def told(model: QObject) -> list[str]:
    """A list to which the name of each property that `model` tells of from now on is added, as it is told."""
    heard: list[str] = []
    meta = model.metaObject()
    for at in range(QObject.staticMetaObject.propertyCount(), meta.propertyCount()):
        name, signal = meta.property(at).name(), meta.property(at).notifySignal()
        if signal.isValid():
            getattr(model, bytes(signal.name().data()).decode()).connect(lambda name=name: heard.append(name))
    return heard
