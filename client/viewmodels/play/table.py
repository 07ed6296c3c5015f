"""The table on the screen: folds the node's news, films them, and turns what is pointed at into moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import ceil
from typing import Any

from msgspec import structs
from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.texts import says
from client.viewmodels.game.screen import GameScreen
from client.viewmodels.games import SCREENS, game_title
from client.viewmodels.play.afterthoughts import LOOK_ON, Afterthoughts
from client.viewmodels.properties import for_qml
from client.viewmodels.rows import Rows
from client.viewmodels.table import move_clock, pausing, proofs, stopped, telling, undoing
from client.viewmodels.table import people as seated
from client.viewmodels.table.bench import BenchModel
from client.viewmodels.table.fold import fold_frame, stay_s
from client.viewmodels.table.frames import Film, Frame, frames_of, seen_first
from client.viewmodels.table.game import GameModel
from client.viewmodels.table.model import TableModel
from client.viewmodels.table.pointing import BACK, BEGIN, CONFIRM, DONE, WITHOUT, Choice, Target, at_once, complete, tap
from client.viewmodels.table.props import StoppedProps
from client.viewmodels.table.script import Script, is_resting, open_choices
from client.viewmodels.table.state import Hand, TableRows, TableState
from client.viewmodels.table.undoing import UndoProps
from engine.driver import UNDO
from engine.knowledge import View
from netcore.speech.said import CALLS
from netcore.status import (
    BenchNews,
    CatchingUpNews,
    ClosedNews,
    FoulNews,
    LateNews,
    LinkNews,
    News,
    NextNews,
    OverNews,
    PauseNews,
    PlayedOnNews,
    PlayNews,
    ResumedNews,
    RoomNews,
    WatchNews,
)

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

PACE_MS = 900
PEEK_MS = 6000
ARMED_MS = 4000
DOUBLED_MS = 500
"""A second press within this time is the other half of a double click, and no answer to what it has made appear."""
TOGETHER_MS = 30
"""News that come within this time are shown together: while proofs are checked there are dozens in a second."""
TAKEN_UP_STEPS = 12
"""First news with more steps than a deal has are of a game that is taken up again."""
LOOK_AT_PAGE_MS = 15_000
"""How long the page of a round stays before those who look on: where nobody presses anything, as on a wall."""
PANELS = ("notebook", "history", "proof", "menu", "leave", "help", "bench", "people")


@QmlElement
@QmlUncreatable("the program makes it")
class PlayTable(TableModel):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """One game at one table, of whatever game the news are. Give it the news with `receive`.

    What this player decides comes out of the signals.

    Everything that QML shows is derived from the View of this seat alone. `pace_ms`, the time a step of others stays,
    `peek_ms`, the time a peeked card stays face up, and `armed_ms`, the time in which a second press has to follow, may
    be 0: nothing waits then, a peek stays until closed, and what is armed until something else is chosen. A table that
    `waits` decides nothing by itself, however long somebody thinks.
    """

    announced = Signal(str)
    retold = Signal()
    ended = Signal(object)
    submitted = Signal(object)
    leaveWanted = Signal()
    shelveWanted = Signal()
    againWanted = Signal()
    watchWanted = Signal()
    openAnswered = Signal(bool)
    openRemembered = Signal(bool)
    lookedAt = Signal()
    withoutWanted = Signal(int)
    called = Signal(str)
    undoWished = Signal(bool, int)
    hinted = Signal(str)
    said = Signal(str)
    sounded = Signal(str)
    canHintChanged = Signal()
    afterthoughtChanged = Signal()
    lookingBackChanged = Signal()
    savedChanged = Signal()

    def __init__(
        self, parent: QObject | None = None, *, screens: Mapping[str, GameScreen] = SCREENS, game: str = ""
    ) -> None:
        """`game`: the one that is likely to be played first."""
        game = game or next(iter(screens))
        super().__init__(game, parent)
        self._screens = screens
        self._parts: dict[str, tuple[Script, GameModel | None, Rows]] = {}
        """What is their own of the games that were played here: a screen that is about to go still looks at it."""
        self._hints: dict[str, Callable[[Any, Any, seated.People], str] | None] = {}
        """What puts a bot's reasons into words, of the same games."""
        self._can_hint = False
        self._advised = False
        """Whether the table has agreed that people may ask what a bot would do."""
        self._lay_out(game)
        self._state = TableState()
        self._after = Afterthoughts(self)
        self._after.changed.connect(self._look_after)
        self.thinks_back = True
        """Whether a round is thought over once it has ended."""
        self._film = Film(self._script.ends_round)
        self._stop_news: FoulNews | PlayedOnNews | None = None
        self._spoken = ("", "", "")
        self.pace_ms = PACE_MS
        self.peek_ms = PEEK_MS
        self.waits = False
        self.armed_ms = ARMED_MS
        self.reveals: bool | None = None
        """Whether this player lays the seed open at the end of a game; None to be asked."""
        self._stay = self._timer(self._pump)
        self._peek = self._timer(self.closePeek)
        self._second = QTimer(self)
        self._second.setInterval(1000)
        self._second.timeout.connect(self._count_down)
        self._page = self._timer(self._open_page)
        self._armed = self._timer(self._disarm)
        self._doubled = self._timer(lambda: None)
        self._itself = self._timer(self._decide_by_itself)
        self._onlooked = self._timer(self.goOn)
        self._together = self._timer(self._apply_new)
        self._shown: TableState | None = None
        """What the rows were derived from."""
        self._undecided = 0
        self._saved = ""
        self._bench = BenchModel(game_title, self)
        self._told_left = (0, 0)
        self._pause_news = PauseNews()
        self._moon.ticked.connect(self._mind_moon)
        self._watched: tuple[int, ...] = ()
        """The phrase of the game that is watched."""

    # ── news ────────────────────────────────────────────────────────────────────────────────────────────────────────
    @Slot(object)
    def receive(self, news: News) -> None:
        """Take in what the node says. News that are not about a game in play are ignored."""
        match news:
            case PlayNews():
                self._play(news)
            case RoomNews():
                self._bench.watch(watching=False)
                self._meet(news)
            case BenchNews(onlookers):
                self._bench.seat(onlookers)
                if not onlookers and self.opened == "bench":
                    self.open("")
            case WatchNews():
                self._look_on(news)
            case NextNews(tables):
                self.said.emit(self._bench.tell_next(tables))
            case ResumedNews(room):
                self._meet(room)
                self._set(caught_up=0)
            case CatchingUpNews(percent) if self._state.frame is None:
                self._set(caught_up=percent)
            case OverNews():
                if self._state.over is None:
                    self.ended.emit(news)
                self._set(over=self._revealed(news))
                self._pump()
            case LinkNews() | LateNews() | PauseNews():
                self._hear_of_people(news)
            case FoulNews() | PlayedOnNews():
                self._stop_news = news
                self._derive_stop()
            case ClosedNews():
                self._bench.watch(watching=False)
                self._bench.seat(())
                self._clear()
            case _:
                return

    def _hear_of_people(self, news: LinkNews | LateNews | PauseNews) -> None:
        """Somebody is heard or not, was late, has asked for a pause, or is away for a moment."""
        people = self._state.people
        match news:
            case LinkNews(seat, here, closed=closed):
                self._set(people=seated.heard(people, seat, here, closed=closed))
            case PauseNews(away=away):
                self._pause_news = news
                self._set(people=seated.stepped_out(people, away))
                self._settle_decision()
            case LateNews(number, seat, by_table=True):
                self._set(people=seated.waited_for(people, seat, number))

    def _look_on(self, news: WatchNews) -> None:
        """Look on at a table that others play; while nobody there is heard, nobody seems to be there."""
        if not self._bench.props.watching or news.room.phrase != self._watched:
            self._watched = news.room.phrase
            self._bench.tell_next(())
            self._meet(news.room)
            self._set(me=None, caught_up=0)
            self._bench.watch(watching=True)
        people = self._state.people
        for seat in range(len(people)):
            people = seated.heard(people, seat, news.heard)
        self._set(people=people)

    def _meet(self, room: RoomNews) -> None:
        self._advised = room.customs.hints
        self._play_by(room.game)
        self.let_undo(room.customs.undo)
        if self._state.over is not None or self._stop_news is not None:
            self._clear()
        self._set(people=self._everyone(seated.from_room(room)))

    def _clear(self) -> None:
        """Forget a game that is over: the next news are of another one."""
        for timer in (self._stay, self._peek, self._second, self._page, self._armed, self._itself, self._onlooked):
            timer.stop()
        self._film = Film(self._script.ends_round)
        self._stop_news = None
        self._pause_news = PauseNews()
        self._after.forget()
        hand = Hand(memory_help=self._state.hand.memory_help)
        self._state = TableState(people=self._state.people, hand=hand, language=self._state.language)
        self.open("")
        self.stop(StoppedProps())
        self._apply()

    def _play_by(self, game: str) -> None:
        """Sit at a table of another game; one without a screen changes nothing."""
        if game != self._game and game in self._screens:
            self._lay_out(game)
            self._clear()
            self.play_by(game)

    def _lay_out(self, game: str) -> None:
        """Have what belongs to a game; its own model and its cards are made when it is first played here."""
        screen = self._screens[game]
        if game not in self._parts:
            parts = screen.parts()
            own = parts.model(self) if parts.model is not None else None
            self._hints[game] = parts.hint
            self._parts[game] = parts.script, own, Rows(parts.cards, "key", self)
        self._script, self._own, self._cards = self._parts[game]
        self._screen = QUrl.fromLocalFile(str(screen.table)).toString()
        self._mood = for_qml(screen.look.mood)

    def _play(self, news: PlayNews) -> None:
        view = news.view
        self._play_by(view.game)
        # Another game begins. Those who have only waited for the deal of this one keep their plates.
        if news.steps and news.steps[0].number == 1 and (self._state.steps or self._film.waiting):
            self._clear()
        self._state = replace(
            self._state,
            me=view.seat,
            seats=view.seats,
            people=seated.moved(
                seated.haunted(seated.strangers(self._state.people, view.seats), news.ghosts), news.steps
            ),
            deal=news.deal or self._state.deal,
            checked=max(news.checked, self._state.checked),
        )
        self._unmake(news)
        frames = frames_of(news)
        if self._state.frame is None and len(news.steps) > TAKEN_UP_STEPS:
            frames = self._take_up(frames)
        newest = frames[-1]
        if self.pace_ms > 0 and newest.step and view.seat is not None and self._script.lingers(newest.step, view.seat):
            frames = (*frames[:-1], seen_first(newest), newest)
        self._film.add(frames)
        self._roll_film()
        if self.pace_ms <= 0:
            self._apply_new()
        elif not self._together.isActive():
            self._together.start(TOGETHER_MS)

    def _unmake(self, news: PlayNews) -> None:
        """Forget what this player decided and has taken back: it will not be weighed."""
        steps = (*self._state.steps, *news.steps)
        for step in news.steps:
            if step.ask == UNDO and step.seat == news.view.seat:
                before = undoing.undone(steps, step)
                if before is not None:
                    self._after.unmake(before.number)

    def _take_up(self, frames: tuple[Frame, ...]) -> tuple[Frame, ...]:
        """A game taken up again comes with all that has happened: it is remembered, and only its end is shown."""
        for frame in frames[:-1]:
            folded = fold_frame(self._script, self._state, frame)
            self._state = replace(folded, hand=replace(folded.hand, looking=()), written=len(folded.rounds))
        return frames[-1:]

    def _everyone(self, people: seated.People) -> seated.People:
        return seated.strangers(people, self._state.seats) if self._state.seats else people

    # ── the film ────────────────────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def _pump(self) -> None:
        """Show what may be shown by now."""
        self._roll_film()
        self._apply_new()

    def _roll_film(self) -> None:
        while not self._stay.isActive() and not self._state.hand.looking and self._film.advance():
            self._show_frame(patient=True)
        self._settle_page()
        self._go_on_sending()
        self._settle_decision()

    def _show_frame(self, *, patient: bool) -> None:
        frame = self._film.shown
        assert frame is not None
        self._state = fold_frame(self._script, self._state, frame)
        if patient and frame.step is not None and (sound := self._script.sound(frame.step)):
            self.sounded.emit(sound)
        if self._state.hand.looking and self.peek_ms > 0 and not self._peek.isActive():
            self._peek.start(self.peek_ms)
            self._second.start()
            self._state = replace(self._state, hand=replace(self._state.hand, left_s=ceil(self.peek_ms / 1000)))
        if self._film.held and patient and self.pace_ms > 0:
            self._page.start(2 * self.pace_ms)
        elif self._film.held:
            self._open_page()
        elif patient:
            stay_ms = round(1000 * stay_s(self._script, frame.step, self._state.me, self.pace_ms / 1000))
            if stay_ms > 0:
                self._stay.start(stay_ms)
        # What others alone were shown changes nothing here; the next frame comes at once.
        if self.pace_ms > 0 and patient and (self._stay.isActive() or not self._unseen(frame)):
            self._apply()

    def _unseen(self, frame: Frame) -> bool:
        """Whether the step of a frame showed cards to others alone."""
        step = frame.step
        return step is not None and isinstance(step.to, tuple) and self._state.me not in step.to

    def _settle_page(self) -> None:
        frame, page = self._state.frame, self._state.page
        if page == "table" and self._state.over and not self._film.held and not self._film.waiting and frame:
            self._state = replace(self._state, page="over")

    @Slot()
    def _open_page(self) -> None:
        if self._film.held:
            if self._bench.props.watching and self.pace_ms > 0:
                self._onlooked.start(LOOK_AT_PAGE_MS)
            hand = replace(self._state.hand, looking=())
            self._state = replace(self._state, page="round", written=len(self._state.rounds), hand=hand)
            self._apply()
            if self.thinks_back and self._may_advise():
                self._after.think()

    @Slot(result=bool)
    def hurry(self) -> bool:
        """Show at once all that waits to be shown, but nothing that this player has to see. Whether anything waited."""
        if self._state.hand.looking:
            return False
        waited = self._film.waiting > 0 or self._page.isActive()
        self._stay.stop()
        while not self._state.hand.looking and self._film.advance():
            self._show_frame(patient=False)
        if self._page.isActive():
            self._page.stop()
            self._open_page()
        self._settle_page()
        self._apply()
        return waited

    @Slot()
    def goOn(self) -> None:
        """Turn over the page of a round that has ended."""
        if self._state.page != "round":
            return
        last = self._film.waiting == 0 and self._state.over is not None
        self._after.forget()
        self._film.turn_over()
        self._state = replace(self._state, page="table")
        self._onlooked.stop()
        if not last and self._script.book_opens and not self._bench.props.watching:
            self.open("notebook")
        self._pump()

    # ── what this player does ───────────────────────────────────────────────────────────────────────────────────────
    @Slot(str)
    def tap(self, target: Target) -> None:
        """Point at a card, a pile or a number. While the film runs, it only hurries the film."""
        if self._film.waiting and self.hurry():
            return
        choices = self._choices()
        chosen = tap(choices, self._state.hand.chosen, target)
        move = at_once(choices, chosen, target)
        if move is not None:
            self._act(target, move)
        else:
            self._hand(chosen=chosen, armed="")

    @Slot(str, str)
    def drop(self, target: Target, onto: Target) -> None:
        """Let go of what was dragged over something else: the decision that names the two, if there is one.

        One that cannot be taken back waits to be confirmed, as if both had been pointed at.
        """
        if self._film.waiting and self.hurry():
            return
        choice = next((choice for choice in self._choices() if choice.targets == (target, onto)), None)
        if choice is not None and choice.light:
            self._act(onto, choice.move)
        elif choice is not None:
            self._hand(chosen=choice.targets, armed="")

    @Slot(str)
    def press(self, act: str) -> None:
        """Press a button: to confirm what is chosen, to close a peek, or one that stands for a target."""
        if act == DONE:
            self.closePeek()
        elif act == CONFIRM:
            self.confirm()
        elif act == BACK:
            self._hand(ahead=())
        elif act == BEGIN:
            self._begin()
        elif act == LOOK_ON:
            self.lookOn()
        elif act == WITHOUT:
            if self._state.frame is not None and move_clock.may_go_on(self._state):
                self.withoutWanted.emit(self._state.frame.number)
        else:
            self.tap(act)

    @Slot()
    def confirm(self) -> None:
        """Make the move that is chosen, if nothing is missing; else press the button that says it is meant by Enter."""
        move = complete(self._choices(), self._state.hand.chosen) or self._typed()
        if move is not None:
            self._send(move)
            return
        meant = [button.act for button in self.rows.buttons if button.key == "Return" and button.allowed]
        if meant and meant[0] != CONFIRM:
            self.press(meant[0])

    @Slot()
    def enter(self) -> None:
        """Do what Enter on a chosen card means: make the move, unless the table has left Enter to another button."""
        keys = {button.act: button.key for button in self.rows.buttons if button.allowed}
        meant = [act for act, key in keys.items() if key == "Return" and act != CONFIRM]
        if meant and CONFIRM in keys:
            self.press(meant[0])
        else:
            self.confirm()

    @Slot(str)
    def typeIn(self, text: str) -> None:
        """Take in what is typed so far; it is said with `confirm`."""
        if text != self._state.hand.text and self._script.entry(self._state):
            self._hand(text=text)

    @Slot()
    def escape(self) -> None:
        """Close what is open, else take back what is chosen, else open the menu."""
        if self.opened:
            self.open("")
        elif self._after.looking:
            self.lookOn()
        elif self._state.hand.chosen or self._state.hand.armed or self._state.hand.ahead:
            self._hand(chosen=(), armed="", ahead=())
        else:
            self.open("menu")

    @Slot(str)
    def toggle(self, panel: str) -> None:
        """Open a panel, or close it if it is open. Who looks on or has played to the end leaves without a question."""
        if panel == "leave" and (self._bench.props.watching or self._state.over is not None):
            self.leave()
        elif panel in PANELS:
            self.open("" if self.opened == panel else panel)

    @Slot()
    def closePeek(self) -> None:
        """Turn the cards just peeked at face down again."""
        self._stop_peek()
        if self._state.hand.looking:
            self._hand(looking=(), left_s=0)
            self._pump()

    @Slot(bool)
    def hold(self, down: bool) -> None:
        """While a key is held an open peek stays open; it closes when the key is let go."""
        if self._state.hand.looking:
            if down:
                self._stop_peek()
                self._hand(left_s=0)
            else:
                self.closePeek()

    def _stop_peek(self) -> None:
        self._peek.stop()
        self._second.stop()

    @Slot()
    def _count_down(self) -> None:
        """Say how long the cards that are looked at stay."""
        if self._peek.isActive() and self._state.hand.looking:
            self._hand(left_s=ceil(self._peek.remainingTime() / 1000))
        else:
            self._second.stop()

    @Slot()
    def readAloud(self) -> None:
        """Say the faces that only this player sees: because it was asked for, and never otherwise."""
        self.announced.emit(self._script.private_words(self._state))

    @Slot(str, result="QVariantMap")
    def tell(self, thing: str) -> dict[str, Any]:
        """What the raven tells of `thing`, as a `Telling`; "" is the table itself."""
        if self._pause.title and thing in ("", "ask"):
            return for_qml(pausing.tell(self._pause))
        kind, _, key = thing.partition(":")
        if kind == "back":
            return for_qml(undoing.tell(key, self._undo))
        return for_qml(telling.tell(self._script, self._seen, self.rows, thing, self._moon.left_s))

    @Slot(str, result="QVariantMap")
    def closeUp(self, thing: str) -> dict[str, Any]:
        """`thing` from close, as a `CloseUp`; one without a title for what cannot be explained."""
        from client.viewmodels.game.close_up import close_up

        told = telling.tell(self._script, self._seen, self.rows, thing, self._moon.left_s)
        return for_qml(close_up(self._screens[self._game], told)) if self._game else {}

    @Slot(result=bool)
    def isHeard(self) -> bool:
        """Whether a screen reader listens."""
        return QAccessible.isActive()

    @Slot()
    def askHint(self) -> None:
        """Say what a bot would do now in this player's place, and why: where nobody else plays, or all have agreed."""
        hint, state = self._hints.get(self._game), self._state
        frame = state.frame
        if not self._can_hint or hint is None or frame is None:
            return
        # What this player has laid out already is no advice.
        frame = self._script.laid_out(frame, state.hand.plan)
        if frame.legal is None:
            return
        # Loaded when it is asked for, not before the first frame.
        from engine.chance import Chance
        from engine.policies.advice import advise

        view = self._view(frame)
        # The same question has the same answer, however often it is asked.
        advice = advise(view, frame.legal, Chance(frame.number, "hint"))
        self.hinted.emit(hint(advice, view, state.people))

    def _view(self, frame: Frame) -> View:
        """What this player's seat knows at `frame`."""
        return View(
            seat=self._state.me,
            seats=self._state.seats,
            game=self._game,
            options={},
            number=frame.number,
            board=frame.board,
            known=frame.known,
            asked=frame.asked,
            legal=frame.legal,
            clock=frame.clock,
            sealed=frame.sealed,
        )

    def _note(self, move: Any) -> None:
        """Remember a move that is sent, to think it over when the round has ended."""
        if self._state.frame is not None:
            self._after.note(self._state, self._view(self._state.frame), move)

    @Slot()
    def lookBack(self) -> None:
        """On the page of a round: show the table where a choice cost most, and what would have been better."""
        if self._state.page == "round":
            self._after.look(looking=True)

    @Slot()
    def lookOn(self) -> None:
        """Go back to the page of the round."""
        self._after.look(looking=False)

    @Slot()
    def _look_after(self) -> None:
        self.afterthoughtChanged.emit()
        self.lookingBackChanged.emit()
        self._apply()

    @Slot(str)
    def callOut(self, call: str) -> None:
        """Call to the table: for a "pause" or to "go-on", to be "away" or "back"."""
        if call in CALLS:
            self.called.emit(call)

    @Slot(bool)
    def wishUndo(self, agree: bool) -> None:
        """Ask to take one's own move back, or say whether another's should be."""
        undo = self._undo
        if undo.asks or (agree and undo.can_ask):
            self.undoWished.emit(agree, undo.number)

    @Slot()
    def leave(self) -> None:
        """Leave the table for good."""
        self.leaveWanted.emit()

    @Slot()
    def shelve(self) -> None:
        """Put this game against bots away, to go on with it later."""
        if self._is_alone():
            self.shelveWanted.emit()

    @Slot()
    def again(self) -> None:
        """Ask for another game with the same people."""
        self.againWanted.emit()

    @Slot()
    def watch(self) -> None:
        """Ask to watch this game again, now that it is over."""
        self.watchWanted.emit()

    @Slot(bool)
    def answerOpen(self, agree: bool) -> None:
        """Whether to lay this player's seed open, at this table and at those to come."""
        if self._state.over is not None and self._state.over.ask_to_open:
            self._set(over=structs.replace(self._state.over, ask_to_open=False))
            self.openAnswered.emit(agree)
            self.openRemembered.emit(agree)

    def _revealed(self, over: OverNews) -> OverNews:
        """`over`, with its question answered where nobody need be asked: among bots, or after a choice for good."""
        before = self._state.over
        agree = True if self._is_alone() else self.reveals
        if not over.ask_to_open or (before is None and agree is None) or (before is not None and before.ask_to_open):
            return over
        if before is None and agree is not None:
            self.openAnswered.emit(agree)
        return structs.replace(over, ask_to_open=False)

    def refused(self) -> None:
        """The node did not take the move: it may be chosen again."""
        self._hand(sent=False, chosen=(), coming=())

    def remember(self, on: bool) -> None:
        """Whether cards that this player has seen stay face up."""
        self._hand(memory_help=on)

    def speak(self, language: str) -> None:
        """Say everything anew, in `language`, which is that of the window."""
        self._state = replace(self._state, language=language)
        self._bench.retell()
        self._derive_stop()
        self._apply()

    def _choices(self) -> tuple[Choice, ...]:
        return open_choices(self._script, self._state)

    def _typed(self) -> Any:
        """The move that what is typed makes, None if it makes none."""
        state, move = self._state, self._script.worded(self._state)
        legal = state.frame.legal if state.frame is not None else None
        under_way = move is not None and state.hand.sent and (legal is None or legal.admits(move))
        return None if under_way else move

    def _act(self, target: Target, move: Any) -> None:
        if self._script.guarded(self._state, target):
            if self._state.hand.armed != target:
                self._hand(armed=target, chosen=())
                if self.armed_ms > 0:
                    self._armed.start(self.armed_ms)
                if self.pace_ms > 0:
                    self._doubled.start(DOUBLED_MS)
                return
            if self._doubled.isActive():
                return
        self._send(move)

    @Slot()
    def _disarm(self) -> None:
        if self._state.hand.armed:
            self._hand(armed="")

    def _send(self, move: Any) -> None:
        """Make a move: lay it out, or send it with all that was laid out before it."""
        if self._stop_news is not None:
            return
        state, plan = self._state, self._state.hand.plan
        assert state.frame is not None
        assert state.me is not None
        typed = self._script.worded(state) == move
        if state.frame.legal is None or (typed and not state.frame.legal.admits(move)):
            # Not asked for yet: it waits, and the same once more takes it back.
            others = tuple(ahead for ahead in state.hand.ahead if type(ahead) is not type(move))
            self._hand(ahead=others if move in state.hand.ahead else (*others, move), text="")
            return
        text = "" if typed else state.hand.text
        laid_out = self._script.planned(state.frame, state.me, plan, move)
        if laid_out is not None:
            self._hand(chosen=(), armed="", plan=laid_out, text=text)
            return
        self._stay.stop()
        self._armed.stop()
        first, *coming = self._script.sent_by(plan, move)
        kept = tuple(laid for laid in plan if laid not in (first, *coming))
        self._itself.stop()
        if state.people[state.me].away:
            self.called.emit("back")
        self._note(first)
        self._state = replace(self._state, made={**self._state.made, self._state.question: first})
        self._hand(chosen=(), armed="", plan=kept, coming=tuple(coming), sent=True, text=text)
        self.submitted.emit(first)

    def _go_on_sending(self) -> None:
        """Send the next of the moves that were laid out, once it is asked for."""
        frame, hand = self._state.frame, self._state.hand
        if not hand.coming or hand.sent or frame is None or not frame.last or frame.legal is None:
            return
        following, *coming = hand.coming
        if frame.legal.admits(following):
            self._note(following)
            self._state = replace(self._state, made={**self._state.made, self._state.question: following})
            self._hand(coming=tuple(coming), sent=True)
            self.submitted.emit(following)
        else:
            self._hand(coming=())

    def _settle_decision(self) -> None:
        """Send what was decided ahead, once it is asked for; else begin to wait for what is decided by itself."""
        state = self._state
        frame = state.frame
        asked = frame is not None and frame.last and frame.legal is not None and not self._film.waiting
        if frame is None or not asked or state.hand.sent or state.page != "table" or self._pause_news.by:
            self._itself.stop()
            return
        for ahead in state.hand.ahead:
            move = self._script.due(ahead, frame)
            if move is not None:
                others = tuple(other for other in state.hand.ahead if other != ahead)
                self._state = replace(state, hand=replace(state.hand, ahead=others))
                self._send(move)
                return
        usual = self._script.by_itself(frame)
        if usual is None or self.pace_ms <= 0 or self.waits:
            self._itself.stop()
        elif not self._itself.isActive() or self._undecided != state.question:
            self._undecided = state.question
            self._itself.start(usual.after_ms)

    def _begin(self) -> None:
        """Where all others wait for this player to be ready, say so."""
        if is_resting(self._script, self._state):
            self._set(looked=self._state.question)
            self.lookedAt.emit()

    @Slot()
    def _decide_by_itself(self) -> None:
        state = self._state
        if state.frame is not None and not state.hand.sent and self._undecided == state.question:
            usual = self._script.by_itself(state.frame)
            if usual is not None and usual.patient and state.hand.text:
                self._itself.start(usual.after_ms)
            elif usual is not None:
                self._send(usual.move)

    # ── out to QML ──────────────────────────────────────────────────────────────────────────────────────────────────
    def _timer(self, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(then)
        return timer

    def _hand(self, **parts: Any) -> None:
        self._set(hand=replace(self._state.hand, **parts))

    def _set(self, **parts: Any) -> None:
        self._state = replace(self._state, **parts)
        self._apply()

    def _derive_stop(self) -> None:
        match self._stop_news:
            case FoulNews() as news:
                self.stop(stopped.foul(news, self._state.people, self._script))
            case PlayedOnNews() as news:
                self.stop(stopped.played_on(news, self._state.people))

    @Slot()
    def _apply_new(self) -> None:
        if self._state is not self._shown:
            self._apply()

    def _apply(self) -> None:
        """Derive everything anew, swap it whole, then tell what changed."""
        self._together.stop()
        self._shown = state = self._state
        rows, proved = self._rows_of(state), proofs.rows(state.deal, state.people)
        hint = self._hints.get(self._game)
        if self._after.looking and hint is not None:
            rows = self._after.told(self._rows_of(self._seen), rows, hint)
        patient = self.pace_ms > 0
        self.show(rows, proved, self._script.hours(state), move_clock.hours(state), patient=patient)
        self._derive_pause()
        self._derive_undo()
        self.be_alone(self._is_alone())
        self.be_over(state.over is not None)
        if state.over is not None and self.opened == "leave":
            self.open("")  # what it asks is about a game that goes on
        self._offer_hint()
        self.retold.emit()
        self._speak()
        saved = state.over.saved if state.over is not None else ""
        if saved != self._saved:
            self._saved = saved
            self.savedChanged.emit()

    def _derive_pause(self) -> None:
        state, before = self._state, self._pause
        goes_on = state.frame is not None and state.over is None and self._stop_news is None
        now = pausing.derive(self._pause_news, state.people, state.me, goes_on=goes_on)
        self.pause_by(now)
        if told := pausing.announced(before, now):
            self.announced.emit(told)

    def _derive_undo(self) -> None:
        now = UndoProps() if self._after.looking or self._stop_news is not None else undoing.derive(self._state)
        told = undoing.announced(self._undo, now)
        self.offer_undo(now)
        if told:
            self.announced.emit(told)

    def _rows_of(self, state: TableState) -> TableRows:
        """What is on the screen."""
        return move_clock.with_clock(state, self._script.derive(state))

    @Slot()
    def _mind_moon(self) -> None:
        """Time passes: at a few points it is told aloud, and when it is over the table says so."""
        state, moon = self._state, self._moon
        now = (moon.number, moon.left_s)
        if not moon.number or now == self._told_left:
            return
        self._told_left = now
        if moon.left_s == 0 and state.overdue != moon.number:
            self._set(overdue=moon.number)
        if told := move_clock.announced(state, moon.left_s):
            self.announced.emit(told)

    def _offer_hint(self) -> None:
        """Where bots play with one person, or all have agreed to it, one may ask what a bot would do."""
        can = self._may_advise() and self._hints.get(self._game) is not None and bool(self._choices() or self._typed())
        if can != self._can_hint:
            self._can_hint = can
            self.canHintChanged.emit()

    def _may_advise(self) -> bool:
        return self._advised or sum(not person.bot for person in self._state.people) == 1

    @property
    def _seen(self) -> TableState:
        """What the screen shows: the table as it is, or as it was."""
        return self._after.state if self._after.looking else self._state

    def _is_alone(self) -> bool:
        people = self._state.people
        going_on = self._state.frame is not None and self._state.over is None and self._stop_news is None
        return going_on and sum(not person.bot for person in people) == 1

    def _speak(self) -> None:
        """Own turns, others' moves and what came of them are said aloud once; faces that only this player knows are
        not among them.
        """
        told = self.rows.lines[0].text if self.rows.lines else ""
        ask = self.rows.table.ask if self.rows.table.mine else ""
        now = (told, self._result(), ask)
        if now != self._spoken:
            fresh = [part for part, old in zip(now, self._spoken, strict=True) if part and part != old]
            self._spoken = now
            if fresh:
                self.announced.emit(". ".join(fresh))

    def _result(self) -> str:
        """How a round or the game has ended, while its page is open."""
        table, rounds = self.rows.table, self.rows.rounds
        match self._state.page:
            case "round":
                return ". ".join(part for part in (table.end_title, rounds[-1].told if rounds else "") if part)
            case "over":
                bars = ", ".join(says(bar.name, str(bar.total)) for bar in self.rows.bars)
                return ". ".join(part for part in (table.over_title, table.over_text.rstrip("."), bars) if part)
            case _:
                return ""

    @Property(str, notify=savedChanged)
    def saved(self) -> str:
        """Where the file of the game that is over lies."""
        return self._saved

    bench = Property(BenchModel, lambda self: self._bench, constant=True)

    @property
    def onlookers(self) -> BenchModel:
        """Who looks on."""
        return self._bench

    canHint = Property(bool, lambda self: self._can_hint, notify=canHintChanged)
    afterthought = Property(bool, lambda self: self._after.found, notify=afterthoughtChanged)
    lookingBack = Property(bool, lambda self: self._after.looking, notify=lookingBackChanged)

    @property
    def afterthoughts(self) -> Afterthoughts:
        """What this player decided in the round, to be thought over beside the window."""
        return self._after

    @property
    def rows_game(self) -> str:
        """The game that is played."""
        return self._game

    @property
    def chapter(self) -> str:
        """The page of the rulebook that is about what goes on now."""
        return self._script.chapter(self._state)

    @property
    def offered(self) -> tuple[Choice, ...]:
        """What can be chosen on the screen as it is now."""
        return self._choices()

    @property
    def hand(self) -> Hand:
        """What this player is in the middle of."""
        return self._state.hand

    @property
    def state(self) -> TableState:
        """What the screen is derived from."""
        return self._state
