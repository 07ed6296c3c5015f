"""A lesson as QML reads it: the table of its own, the raven's thought, what is lit, and what the learner does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.game.book import BookRow
from client.viewmodels.game.lesson import Lesson, Thought
from client.viewmodels.game.screen import GameScreen
from client.viewmodels.games import SCREENS
from client.viewmodels.lesson.table import LessonTable
from client.viewmodels.play.table import PlayTable
from client.viewmodels.properties import Model
from client.viewmodels.table.pointing import CONFIRM
from engine.pieces import Move, OpenMove

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


ASKING = ("move", "say", "plan")
"""Thoughts that are left by what the table asks for."""


@dataclass(frozen=True, slots=True)
class LessonProps:
    """The thought that is told: number `at` of `count`, from 0. `lit` are the things that can be seen through the veil.

    `way` says how it is left. `nudges` counts what was done beside it; `wrong` then says what is meant. `over`: it is
    the last one. `drawn` is a picture of the thought, as a row of the rulebook; `dress` is the address of what is laid
    on its cards.
    """

    game: str = ""
    title: str = ""
    text: str = ""
    todo: str = ""
    wrong: str = ""
    way: str = "read"
    at: int = 0
    count: int = 0
    lit: tuple[str, ...] = ()
    nudges: int = 0
    over: bool = False
    drawn: tuple[BookRow, ...] = ()
    dress: str = ""


@QmlElement
@QmlUncreatable("the program has one lesson at a time")
class LessonModel(Model[LessonProps]):  # type: ignore[operator]
    """The lesson that is played. `reached` tells how far it has come, `left` that the learner goes."""

    reached = Signal(str, int)
    left = Signal()

    def __init__(self, parent: QObject | None = None, *, screens: Mapping[str, GameScreen] = SCREENS) -> None:
        super().__init__(LessonProps(), parent)
        self._screens = screens
        self._play = PlayTable(self, screens=screens)
        self._play.peek_ms = 0
        self._play.waits = True
        self._lesson: Lesson | None = None
        self._table: LessonTable | None = None
        self._at = 0
        self._seen = False
        """Whether the peek, or the page, of the thought has been there."""
        self._nudges = 0
        self._play.submitted.connect(self._made)
        self._play.lookedAt.connect(lambda: self._left_by("begin"))
        # Not at once: the table is in the middle of showing what it tells of.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._look)
        self._play.retold.connect(self._soon.start)

    @property
    def table(self) -> PlayTable:
        """The lesson's own table."""
        return self._play

    @property
    def thought(self) -> Thought | None:
        """What is told now."""
        return self._lesson.thoughts[self._at] if self._lesson is not None else None

    def begin(self, game: str, at: int, name: str, lantern: str, language: str) -> None:
        """Play the lesson of `game` from thought `at` on; what comes before it is played at once."""
        make = self._screens[game].lesson
        if make is None:
            raise ValueError(f"{game} has no lesson")
        lesson = make(language)
        self._lesson, self._table = lesson, LessonTable(lesson)
        self._play.speak(language)
        self._play.receive(self._table.room(name, lantern))
        self._at, self._seen, self._nudges = 0, False, 0
        while self._at < min(at, len(lesson.thoughts) - 1):
            self._pass_by()
        if at:
            self._play.receive(self._table.news(asking=False))
            self._catch_up()
        self._tell()

    def _pass_by(self) -> None:
        """Do at once what the thought asks for, and go on to the next."""
        thought, table = self.thought, self._table
        assert thought is not None
        assert table is not None
        self._run()
        if thought.way in ("move", "say"):
            assert thought.move is not None
            table.step(thought.move(table.view))
        self._at += 1

    def _run(self) -> None:
        """Let the others play until the learner is asked, and decide what an `auto` thought decides."""
        thought, table = self.thought, self._table
        assert thought is not None
        assert table is not None
        while not table.is_over and thought.way != "end":
            if thought.until is not None and thought.until(table.view):
                return
            if not table.awaits:
                table.step()
            elif thought.way == "auto" and thought.move is not None:
                table.step(thought.move(table.view))
            else:
                return

    def _tell(self) -> None:
        """Show the table as it is for the thought that is told now."""
        thought, table, lesson = self.thought, self._table, self._lesson
        assert thought is not None
        assert table is not None
        assert lesson is not None
        self._seen, self._nudges = False, 0
        self._run()
        self._play.receive(table.news(asking=thought.way in ASKING))
        if table.is_over:
            self._play.receive(table.over())
        # What is finished begins anew.
        self.reached.emit(lesson.game, 0 if thought.way == "end" else self._at)
        if thought.way == "auto":
            self._catch_up()
            self._go_on()
        else:
            self._look()

    def _catch_up(self) -> None:
        """Show at once what has gone by, without its peeks and pages: but the page that comes next is waited for."""
        self._play.hurry()
        assert self._lesson is not None
        ahead = self._lesson.thoughts[self._at : self._at + 2]
        while self._play.state.hand.looking or self._play.state.page == "round":
            if self._play.state.page == "round" and any(thought.way == "round" for thought in ahead):
                break
            self._play.closePeek()
            self._play.goOn()
            self._play.open("")
            if not self._play.hurry():
                break

    def _go_on(self) -> None:
        """The next thought, if there is one."""
        assert self._lesson is not None
        self._play.open("")
        if self._at + 1 < len(self._lesson.thoughts):
            self._at += 1
            self._tell()

    @Slot(object)
    def _made(self, move: Move) -> None:
        thought, table = self.thought, self._table
        if thought is None or table is None or thought.way not in ASKING or not table.awaits:
            return
        wanted = thought.move(table.view) if thought.move is not None else None
        if thought.way == "say" and not isinstance(move, OpenMove):
            self._refuse()
        elif thought.way == "say" or move == wanted:
            table.step(move)
            self._go_on()
        elif self._play.hand.coming:
            # What was laid out goes first, card by card, and then what it was laid out for.
            table.step(move)
            self._play.receive(table.news(asking=True))
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Another move than the one that is meant: it can be chosen anew, and the raven says why."""
        self._play.refused()
        self.stray()

    def _left_by(self, way: str) -> None:
        if self.thought is not None and self.thought.way == way:
            self._go_on()

    @Slot()
    def _look(self) -> None:
        """See whether the thought has been left, and what can be pressed now."""
        thought = self.thought
        if thought is None or self._lesson is None:
            return
        open_now = self._is_open(thought)
        if self._seen and not open_now:
            self._go_on()
            return
        self._seen = open_now
        self.become(self._derive(thought, self._lesson))

    def _is_open(self, thought: Thought) -> bool:
        state = self._play.state
        match thought.way:
            case "look":
                return bool(state.hand.looking)
            case "round":
                return state.page == "round"
            case "plan" if thought.move is not None and self._table is not None:
                return thought.move(self._table.view) not in state.hand.plan
            case _:
                return False

    def _derive(self, thought: Thought, lesson: Lesson) -> LessonProps:
        def said(text: str) -> str:
            return translate(lesson.context, text) if text else ""

        usual = translate("Lesson", "Not this time. Look for what is lit: it is the only way on now.")
        return LessonProps(
            game=lesson.game,
            title=said(thought.title),
            text=said(thought.text),
            todo=said(thought.todo),
            wrong=(said(thought.wrong) or usual) if self._nudges else "",
            way=thought.way,
            at=self._at,
            count=len(lesson.thoughts),
            lit=self._lit(thought),
            nudges=self._nudges,
            over=thought.way == "end",
            drawn=(thought.drawn(),) if thought.drawn is not None else (),
            dress=self._screens[lesson.game].dress_url,
        )

    def _lit(self, thought: Thought) -> tuple[str, ...]:
        assert self._table is not None
        shown = thought.show(self._table.view)
        match thought.way:
            case "move" | "plan" if thought.move is not None:
                return (*shown, *self._meant(thought.move(self._table.view)))
            case "say":
                return (*shown, "entry", *(f"act:{row.act}" for row in self._play.rows.buttons if row.primary))
            case "look" | "begin":
                return (*shown, *(f"act:{row.act}" for row in self._play.rows.buttons))
            case _:
                return shown

    def _meant(self, move: Move) -> tuple[str, ...]:
        """What has to be pointed at, or pressed, for `move`."""
        rows, chosen = self._play.rows, self._play.hand.chosen
        choice = next((choice for choice in self._play.offered if choice.move == move), None)
        if choice is None:
            return ()
        whole = set(choice.targets) <= set(chosen)
        cards = (f"card:{row.key}" for row in rows.cards if row.target in choice.targets)
        acts = (row.act for row in rows.buttons if row.act in choice.targets or (whole and row.act == CONFIRM))
        return (*cards, *(f"act:{act}" for act in acts))

    # ── what the learner does ───────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def read(self) -> None:
        """The thought has been read."""
        self._left_by("read")

    @Slot()
    def know(self) -> None:
        """“I know this”: what the thought asks for is done, and the next one comes."""
        thought, table = self.thought, self._table
        if thought is None or table is None:
            return
        match thought.way:
            case "move" if thought.move is not None and self._play.hand.plan:
                self._lay(thought.move(table.view))
            case "move" | "say" if thought.move is not None and table.awaits:
                self._made(thought.move(table.view))
            case "plan" if thought.move is not None and table is not None:
                self._lay(thought.move(table.view))
            case "look":
                self._play.hurry()
                self._play.closePeek()
                self._left_by("look")
            case "round":
                self._play.hurry()
                self._play.goOn()
                self._play.open("")
                self._left_by("round")
            case _:
                self._left_by(thought.way)

    def _lay(self, move: Move) -> None:
        """Lay `move` out by pointing at what it names."""
        self._play.hurry()
        choice = next((choice for choice in self._play.offered if choice.move == move), None)
        for target in choice.targets if choice is not None else ():
            self._play.tap(target)
        if move in [choice.move for choice in self._play.offered] and move not in self._play.hand.plan:
            self._play.confirm()

    @Slot()
    def stray(self) -> None:
        """Something else was pressed: it is said once more what is meant."""
        thought, lesson = self.thought, self._lesson
        if thought is not None and lesson is not None and thought.way != "end":
            self._nudges += 1
            self.become(self._derive(thought, lesson))

    @Slot()
    def leave(self) -> None:
        """Go; how far it has come stays known."""
        self.left.emit()

    def speak(self, language: str) -> None:
        """Say everything anew, in the language that is chosen now."""
        self._play.speak(language)
        if self.thought is not None and self._lesson is not None:
            self.become(self._derive(self.thought, self._lesson))

    @Property(PlayTable, constant=True)
    def play(self) -> PlayTable:
        return self._play
