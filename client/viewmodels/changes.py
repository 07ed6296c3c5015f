"""Telling a view which of many values have changed: each of them has a signal of its own."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from typing import Any

from PySide6.QtCore import QObject

from client.viewmodels.rows import camel


def tell(model: QObject, before: Any, after: Any, *, but: Collection[str] = ()) -> bool:
    """Emit the signal of every field in which two values of one frozen dataclass differ; whether there was any.

    The signal of `open_gaps` is `openGapsChanged`; fields in `but` are lists, which tell their changes themselves. All
    of `after` has to be in place before the first signal.
    """
    names = [each.name for each in fields(after) if each.name not in but]
    changed = [name for name in names if getattr(before, name) != getattr(after, name)]
    for name in changed:
        getattr(model, f"{camel(name)}Changed").emit()
    return bool(changed)
