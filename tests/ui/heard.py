"""The window as a screen reader hears it: what stands in its tree, and what is amiss there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtQuick import QQuickItem, QQuickWindow

from tests.ui.sight import kind, sight

Role = QAccessible.Role
PARTS = frozenset({Role.Window, Role.Dialog, Role.Grouping, Role.List, Role.ComboBox, Role.PageTabList, Role.Pane})
"""Roles of what only holds other things together: what is in them is heard too."""
TOLD_ELSEWHERE = frozenset({"Cord"})
"""What is written between cards and said by the cards themselves."""
FAINTEST = 0.05
"""What is fainter is not seen either."""


@dataclass(frozen=True)
class Heard:
    """One thing of the tree, with what is in it in the order in which it is read."""

    role: Role
    name: str
    description: str
    disabled: bool
    focusable: bool
    focused: bool
    checkable: bool
    checked: bool
    actions: tuple[str, ...]
    item: QQuickItem | None
    parts: tuple[Heard, ...]

    def all(self) -> Iterator[Heard]:
        """This and all that is in it, in reading order."""
        yield self
        for part in self.parts:
            yield from part.all()

    def __str__(self) -> str:
        return f"{self.role.name} “{self.name}”"


def hear(window: QQuickWindow) -> Heard:
    """All of a window that can be seen."""
    told = QAccessible.queryAccessibleInterface(window)
    assert told is not None
    return _hear(told)


def _hear(told: QAccessibleInterface) -> Heard:
    state = told.state()
    inner = (told.child(at) for at in range(told.childCount()))
    actions = told.actionInterface()
    item = told.object()
    return Heard(
        role=told.role(),
        name=told.text(QAccessible.Text.Name),
        description=told.text(QAccessible.Text.Description),
        disabled=bool(state.disabled),
        focusable=bool(state.focusable),
        focused=bool(state.focused),
        checkable=bool(state.checkable),
        checked=bool(state.checked),
        actions=tuple(actions.actionNames()) if actions is not None else (),
        item=item if isinstance(item, QQuickItem) else None,
        parts=tuple(_hear(part) for part in inner if part is not None and not part.state().invisible),
    )


def amiss(window: QQuickWindow) -> Iterator[str]:
    """Everything in the tree of a window that would leave somebody who only hears it in the dark."""
    tree = hear(window)
    yield from _nameless(tree)
    yield from _states(tree)
    yield from _focus(tree, window)
    yield from _order(tree)
    yield from _alike(tree)
    yield from _unsaid(tree, window)
    yield from _twice(tree)


def _nameless(tree: Heard) -> Iterator[str]:
    for each in tree.all():
        if each.role in {Role.NoRole, Role.Client, Role.Clock}:
            yield f"no role that a screen reader knows: {each} {_place(each)}"
        if not each.name and each.role is not Role.Pane:
            yield f"no name: {each} {_place(each)}"


def _states(tree: Heard) -> Iterator[str]:
    for each in tree.all():
        refused = each.item is not None and each.item.property("allowed") is False
        if refused and each.role is Role.Button and not each.disabled:
            yield f"reports that it can be pressed: {each}"
        if each.role is Role.Button and "Press" not in each.actions:
            yield f"cannot be pressed: {each}"


def _focus(tree: Heard, window: QQuickWindow) -> Iterator[str]:
    focused = [each for each in tree.all() if each.focused]
    if len(focused) != 1:
        yield f"the focus is on {window.activeFocusItem()} and claimed by {[str(each) for each in focused]}"
    elif focused[0].item is not window.activeFocusItem():
        yield f"the focus is not where it is said to be: {focused[0]}"


def _order(tree: Heard) -> Iterator[str]:
    """Cards are read as they lie: one row after the other, from its first place to its last."""
    before: dict[tuple[str, int], int] = {}
    last: tuple[str, int] | None = None
    for each in tree.all():
        if each.item is None or each.item.property("zone") is None:
            continue
        row = each.item.property("zone"), each.item.property("place")
        slot = each.item.property("slot")
        if row in before and slot < before[row]:
            yield f"read too late: {each} {row} {slot}"
        if row in before and last != row:
            yield f"read apart from its row: {each} {row} {slot}"
        before[row], last = slot, row


def _alike(tree: Heard) -> Iterator[str]:
    """Two cards that may be chosen are told apart."""
    buttons = (each for each in tree.all() if each.role is Role.Button and each.checkable and not each.disabled)
    cards = Counter((each.name, each.description) for each in buttons)
    yield from (f"not told apart: {count} times {name}" for (name, _), count in cards.items() if count > 1)


def _unsaid(tree: Heard, window: QQuickWindow) -> Iterator[str]:
    """Every text that is seen is heard, by itself or from what it is a part of."""
    names = {id(each.item): each for each in tree.all() if each.item is not None}
    for seen in sight(window.contentItem()):
        # What is scrolled out of a list is not seen, and Qt leaves it out.
        if not seen.text or not seen.within or seen.opacity < FAINTEST:
            continue
        speaker: QQuickItem | None = seen.item
        while speaker is not None and id(speaker) not in names and kind(speaker) not in TOLD_ELSEWHERE:
            speaker = speaker.parentItem()
        if speaker is not None and id(speaker) not in names:
            continue
        told = names[id(speaker)] if speaker is not None else tree
        if told.role in PARTS and seen.text != told.name:
            yield f"not said: {seen.text}"


def _twice(tree: Heard) -> Iterator[str]:
    def inside(whole: Heard, speaker: Heard | None) -> Iterator[str]:
        for part in whole.parts:
            # A button that cannot be pressed stands in the text that says why.
            refused = part.role is Role.Button and part.disabled
            said = speaker is not None and part.name and part.name in f"{speaker.name} {speaker.description}"
            if said and not refused:
                yield f"said twice: {part} in {speaker}"
            yield from inside(part, speaker if part.role in PARTS else part)

    yield from inside(tree, None)


def _place(each: Heard) -> str:
    """Where it is, for a message."""
    item, names = each.item, list[str]()
    while item is not None:
        names += [] if kind(item).startswith("QQuick") else [kind(item)]
        item = item.parentItem()
    return " < ".join(names[:3])
