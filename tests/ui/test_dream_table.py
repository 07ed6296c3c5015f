"""The table of Když sním by real clicks and keys: whole nights awake and asleep, and texts that fit every window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from client.viewmodels.dream import choices as dream_choices
from client.viewmodels.table.pointing import BACK
from engine.dream_moves import Clue, Hear, Object, Pass, Recall, Spoken, Verdict
from engine.pieces import Move
from netcore.status import ClosedNews
from tests.scenery import dream as dream_scenes
from tests.scenery.local_table import LocalTable
from tests.ui.driver import everything
from tests.ui.table_screen import Screen, open_table

Key = Qt.Key


@pytest.fixture
def screen(qapp: QObject, qtbot: QtBot) -> Iterator[Screen]:
    yield from open_table(qapp, qtbot, "Dream/DreamTable.qml", "dream")


class Evening:
    """A table that waits with the next night until the page of the day is turned over, as a node does."""

    def __init__(self, screen: Screen, seats: int, seed: int, **options: int | str) -> None:
        self.local = LocalTable("dream", seats, seed, {"night_s": 60} | options, policy="bot")
        self.screen = screen
        screen.table.submitted.connect(self._submit)
        self.go_on()

    def _submit(self, move: Move) -> None:
        assert self.local.step(move)
        self.go_on()

    def go_on(self) -> None:
        """Let the others do what they do."""
        self.screen.table.receive(self.local.news())
        while self.screen.table.rows.table.page == "table" and self.local.step():
            self.screen.table.receive(self.local.news())


def type_text(screen: Screen, text: str) -> None:
    """Type `text` with real keys; what no key has is put in as an input method would."""
    for sign in text:
        if sign.isascii():
            QTest.keyClick(screen.view, sign)
        else:
            field = screen.view.activeFocusItem()
            field.setProperty("text", f"{field.property('text')}{sign}")


def play(evening: Evening, qtbot: QtBot, *, by_mouse: bool) -> None:
    """One decision at the screen, the one that the bot would make."""
    screen, local = evening.screen, evening.local
    move, before = local.own_policy(local.view), len(screen.made)
    if isinstance(move, Recall):
        qtbot.waitUntil(lambda: in_field(screen))
        type_text(screen, ", ".join(move.words))
        if by_mouse:
            unhurried(screen)
            screen.click("deed-confirm")
        else:
            QTest.keyClick(screen.view, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    elif isinstance(move, Spoken) and move.text is not None:
        qtbot.waitUntil(lambda: in_field(screen))
        type_text(screen, move.text)
        if by_mouse:
            unhurried(screen)
            screen.click("deed-confirm")
        else:
            screen.key(Key.Key_Return)
    else:
        choices = dream_choices.choices(screen.table.state.frame, local.me)  # type: ignore[arg-type]
        act = next(choice.targets[0] for choice in choices if choice.move == move)
        key = next(button.key for button in screen.table.rows.buttons if button.act == act)
        qtbot.waitUntil(lambda: screen.find(f"deed-{act}").property("width") > 0)
        if by_mouse:
            unhurried(screen)
            screen.click(f"deed-{act}")
        else:
            press(screen, qtbot, key)
    assert len(screen.made) == before + 1, (move, screen.ask)
    if not isinstance(move, Recall):
        assert screen.made[-1] == move


KEYS = {
    "Return": Key.Key_Return,
    **{name: getattr(Key, f"Key_{name}") for name in ("F2", "F3", "F4", "F6", "F7", "1", "2", "3")},
}


def press(screen: Screen, qtbot: QtBot, key: str) -> None:
    """The key of a button; the focus has to rest on something that lets it through."""
    qtbot.waitUntil(lambda: screen.view.activeFocusItem() is not None)
    screen.key(KEYS[key])


def unhurried(screen: Screen) -> None:
    """The last click is long ago: a second one within a moment is none on what has come under the hand."""
    screen.view.engine().singletonInstance("Sennik", "Hands").setProperty("clickedMs", 0)


def in_field(screen: Screen) -> bool:
    item = screen.view.activeFocusItem()
    return item is not None and (item.inherits("QQuickTextInput") or item.inherits("QQuickTextEdit"))


@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keys"])
def test_nights_awake_and_asleep(screen: Screen, qtbot: QtBot, by_mouse: bool) -> None:
    """Two nights, as a spirit and as the Dreamer: typed and clicked, or by keys alone."""
    evening = Evening(screen, 4, 6 if by_mouse else 8)
    eyes: set[str] = set()
    days = 0
    for _ in range(160):
        if screen.table.rows.table.page == "round":
            qtbot.waitUntil(lambda: screen.find("endNext").isVisible() and screen.focused().objectName() == "endNext")
            screen.a_moment_later()
            days += 1
            assert screen.find("dayTitle").property("text") == screen.table.rows.own.values.day_title
            if days == 2 and len(eyes) == 2:
                break
            if by_mouse:
                screen.click("endNext")
            else:
                screen.key(Key.Key_Return)
            qtbot.waitUntil(lambda: screen.table.rows.table.page == "table")
            evening.go_on()
            continue
        eyes.add(screen.table.rows.own.values.eyes)
        play(evening, qtbot, by_mouse=by_mouse)
    assert eyes == {"spirit", "dreamer"}
    assert {Clue, Hear, Recall, Object} <= {type(move) for move in screen.made}


def test_a_spoken_table_by_keys(screen: Screen, qtbot: QtBot) -> None:
    evening = Evening(screen, 5, 5, mode="spoken", night_s=30)
    for _ in range(60):
        if screen.table.rows.table.page == "round":
            break
        play(evening, qtbot, by_mouse=False)
    assert screen.table.rows.table.page == "round"
    assert {type(move) for move in screen.made} & {Clue, Pass, Verdict}


def test_the_mask_is_a_key_that_eyes_do_not_need(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_mask(screen.table)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "mask")
    assert screen.box("mask").width() > 0.4 * 1366
    screen.key(Key.Key_Space)
    assert len(screen.made) == 1
    dream_scenes.dream_mask(screen.table)
    screen.made.clear()
    screen.click("mask")
    assert [move.kind for move in screen.made] == ["guess"]


def test_a_clue_that_is_refused_says_why_and_keeps_its_letters(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_4(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    word = screen.table.rows.own.values.word
    type_text(screen, word)
    screen.key(Key.Key_Return)
    assert screen.made == []
    assert screen.find("deed-confirm").property("side") == "that gives the word away"
    assert screen.view.activeFocusItem().property("text") == word
    screen.key(Key.Key_F2)
    assert screen.made == [Pass()]


def test_the_key_that_takes_a_guess_back_skips_no_word(screen: Screen, qtbot: QtBot) -> None:
    """The question may come between the wish to take back and the key."""
    dream_scenes.dream_asleep_wait(screen.table)
    assert screen.table.hand.ahead
    back = next(button for button in screen.table.rows.buttons if button.act == BACK)
    key = KEYS[back.key]
    screen.key(key)
    assert screen.table.hand.ahead == ()
    screen.table.receive(ClosedNews("left"))
    dream_scenes.dream_asleep(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    assert "act:skip" in [button.act for button in screen.table.rows.buttons]
    screen.key(key)
    assert screen.made == []


def test_letters_that_are_keys_elsewhere_are_typed(screen: Screen, qtbot: QtBot) -> None:
    """H, N, R and V open something at every table, but not out of a word."""
    dream_scenes.dream_4(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    type_text(screen, "hnrv")
    assert screen.view.activeFocusItem().property("text") == "hnrv"
    assert screen.table.opened == ""
    screen.key(Key.Key_Escape)
    assert screen.table.opened == "menu"


def test_a_key_that_comes_too_late_judges_nothing(screen: Screen, qtbot: QtBot) -> None:
    """A word is typed when the Dreamer guesses: Enter, letters and Space are no verdict and open nothing."""
    dream_scenes.dream_4(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    dream_scenes.dream_verdict(screen.table)
    qtbot.waitUntil(lambda: screen.focused().objectName() == "ask")
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_H, Key.Key_N, Key.Key_R):
        screen.key(key)
    assert (screen.made, screen.table.opened) == ([], "")
    screen.key(Key.Key_Right)
    assert screen.focused().objectName().startswith("deed-act:")
    screen.key(Key.Key_2)
    assert screen.made == [Verdict(False)]


def test_a_vote_does_not_take_the_field_away(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_wait(screen.table)
    qtbot.waitUntil(lambda: in_field(screen))
    type_text(screen, "al")
    dream_scenes.dream_object(screen.table)
    assert screen.table.rows.table.mine
    qtbot.wait(20)
    type_text(screen, "so 13")
    assert screen.view.activeFocusItem().property("text").endswith("so 13")
    screen.key(Key.Key_F7)
    assert [move.agree for move in screen.made if isinstance(move, Object)] == [True]
    assert in_field(screen)


def test_roles_turn_up_one_by_one(screen: Screen, qtbot: QtBot) -> None:
    """With motion on: the card turns with the words beside it."""
    theme = screen.view.engine().singletonInstance("Sennik", "Theme")
    theme.setProperty("speed", 0.05)
    dream_scenes.dream_end_4(screen.table)
    arts = [row.art for row in screen.table.rows.own.roles]

    def seen() -> list[str]:
        roles = [everything(screen.find(f"role-{at}")) for at in range(len(arts))]
        cards = [next(item for item in role if item.property("shown") is not None) for role in roles]
        return [str(card.property("shown")) for card in cards]

    qtbot.waitUntil(lambda: seen() == arts, timeout=10_000)


def test_a_word_of_the_night_lights_up_while_it_is_typed_and_goes_out_again(screen: Screen, qtbot: QtBot) -> None:
    local = dream_scenes.reach(screen.table, 6, dream_scenes.asked(Recall))
    guess = dream_scenes.guesses(local.view.board)[0]
    qtbot.waitUntil(lambda: in_field(screen))
    type_text(screen, f"a {guess}")
    lamp = screen.find("lamp-0")
    pen = screen.find("pen")
    assert pen.property("text") == f"a {guess}"
    assert lamp.width() > 0
    assert screen.find("theatre").property("shown") == 1
    screen.key(Key.Key_Return)
    assert pen.property("text") == f"a {guess}"
    for _ in guess:
        screen.key(Key.Key_Backspace)
    assert screen.table.rows.own.values.lit == (0,)
    assert screen.find("theatre").property("shown") == 0


def test_a_listener_marks_what_is_heard_aloud_for_nobody_else(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_heard(screen.table)
    qtbot.waitUntil(lambda: screen.find("guessed-1").x() > screen.find("guessed-0").x())
    screen.click("guessed-0")
    assert str(screen.find("tallyTitle").property("text")).startswith("1 of ")
    assert screen.made == []


def test_the_last_sheet_of_ten_has_room_for_all_of_it(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.over_10(screen.table)
    theme = screen.view.engine().singletonInstance("Sennik", "Theme")
    for size, scale in (((1366, 768), 1), ((1024, 640), 1), ((1024, 640), 1.4)):
        screen.view.resize(*size)
        theme.setProperty("textScale", scale)
        root = screen.view.rootObject()
        qtbot.waitUntil(lambda root=root, size=size: (root.width(), root.height()) == size)
        qtbot.waitUntil(lambda: screen.find("openYes").width() > 0)
        qtbot.wait(50)
        buttons = screen.boxes(["openYes", "openNo", "overLeave", "overNotebook", "overAgain"])
        boxes = [*buttons.values()]
        assert not [(a, b) for a in range(5) for b in range(a) if boxes[a].intersects(boxes[b])]
        sheet = screen.box("overSheet")
        for name, box in buttons.items():
            assert sheet.contains(box), name
        page = screen.find("overSheet")
        for item in shown(page):
            if item.inherits("QQuickText") and item.property("text") and not in_button(item):
                box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
                assert not [name for name, button in buttons.items() if button.intersects(box)], item.property("text")
    theme.setProperty("textScale", 1)


def in_button(item: QQuickItem) -> bool:
    """Whether an item is part of a button."""
    above: QQuickItem | None = item
    while above is not None and above.property("sided") is None:
        above = above.parentItem()
    return above is not None


def test_a_day_with_many_words_says_that_there_are_more(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_end_full(screen.table)
    side = screen.find("guessed")
    qtbot.waitUntil(lambda: bool(side.property("over")))
    view = next(item for item in everything(side) if item.inherits("QQuickFlickable"))
    subs = [item.property("text") for item in everything(side) if item.objectName() == "daySub"]
    assert subs == [f"all {len(screen.table.rows.own.values.yellow)} are here: scroll"]

    def cut() -> list[str]:
        """Words of which only a part is in sight."""
        frame = view.mapRectToScene(QRectF(0, 0, view.width(), view.height())).adjusted(-1, -1, 1, 1)
        found = []
        for item in everything(view):
            if item.inherits("QQuickText"):
                box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
                if box.intersects(frame.adjusted(2, 2, -2, -2)) and not frame.contains(box):
                    found.append(str(item.property("text")))
        return found

    qtbot.waitUntil(lambda: cut() == [])
    side.forceActiveFocus()
    screen.key(Key.Key_Down)
    assert view.property("contentY") > 0
    assert cut() == []
    for _ in range(12):
        screen.key(Key.Key_Down)
    assert view.property("contentY") + view.height() >= view.property("contentHeight") - 1


def test_a_dream_of_many_words_is_scrolled_by_keys_to_its_end(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_end_full(screen.table)
    told = screen.find("dayTold")
    qtbot.waitUntil(lambda: bool(told.property("over")))
    view = next(item for item in everything(told) if item.inherits("QQuickFlickable"))
    told.forceActiveFocus()
    screen.key(Key.Key_Down)
    assert view.property("contentY") > 0
    for _ in range(12):
        screen.key(Key.Key_Down)
    assert view.property("contentY") + view.height() >= view.property("contentHeight") - 1


def test_at_dawn_no_sheet_is_blank_and_nothing_is_said_to_be_shuffled(screen: Screen, qtbot: QtBot) -> None:
    dream_scenes.dream_dawn(screen.table)
    assert "turned up" in screen.ask
    names = [item.objectName() for item in shown(screen.view.contentItem())]
    assert "wordSheet" not in names
    assert "yellow" not in names


SCENES = sorted(set(dream_scenes.SCENES) - {"dream_rules"})


@pytest.mark.parametrize("size", [(1366, 768), (1024, 640), (2560, 1080), (1280, 1024)])
def test_nothing_is_cut_or_lies_outside(screen: Screen, qtbot: QtBot, size: tuple[int, int]) -> None:
    window = QRectF(0, 0, *size)
    screen.view.resize(*size)
    root = screen.view.rootObject()
    qtbot.waitUntil(lambda: (root.property("width"), root.property("height")) == size)
    for name in SCENES if size == (1024, 640) else ("dream_4", "dream_10", "dream_asleep", "dream_end_10"):
        dream_scenes.SCENES[name](screen.table)
        qtbot.wait(30)
        for item in shown(screen.view.contentItem()):
            box = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
            if item.activeFocusOnTab() or item.objectName().startswith(("spirit-", "role-", "word")):
                assert window.adjusted(-1, -1, 1, 1).contains(box), f"{name}: {item.objectName()} at {box}"
            if item.inherits("QQuickText") and item.property("text"):
                assert not item.property("truncated"), f"{name}: cut: {item.property('text')}"
        night = screen.table.rows.own.values
        if not night.many and screen.table.rows.table.page == "table" and (night.word or night.word_note):
            apart(screen, name)


def apart(screen: Screen, name: str) -> None:
    """No spirit stands on another, on the bed's words or in the way of the keys."""
    boxes = {row.seat: screen.box(f"spirit-{row.seat}") for row in screen.table.rows.own.spirits}
    seats = sorted(boxes)
    assert not [(a, b) for a in seats for b in seats if a < b and boxes[a].intersects(boxes[b])], name
    here = {item.objectName() for item in shown(screen.view.contentItem())}
    others = [screen.box(each) for each in ("ask", "wordSheet") if each in here]
    assert not [seat for seat in seats if any(boxes[seat].intersects(other) for other in others)], name


def shown(item: QQuickItem) -> Iterator[QQuickItem]:
    if not item.isVisible() or item.opacity() == 0:
        return
    yield item
    for child in item.childItems():
        yield from shown(child)
