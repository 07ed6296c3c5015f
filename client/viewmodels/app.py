"""Which screen is shown, and who I am. News come in here and go to whom they concern."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

import msgspec
from PySide6.QtCore import Property, QObject, QTimer, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import __version__, words
from client.bridge import Calls, Failure
from client.obstacles import caller_sentence
from client.settings import TIME
from client.viewmodels.games import SCREENS
from client.viewmodels.place import ELSEWHERE, Place, answers, follow
from client.viewmodels.properties import Model, part
from client.viewmodels.rows import Rows, nothing_is_made
from client.viewmodels.saying import SayingModel
from client.viewmodels.settings.model import SettingsModel
from client.viewmodels.table import running_clock  # noqa: F401  a player's plate knows it by its type
from client.worker import Worker
from netcore.files.checked import GAMES
from netcore.names import LONGEST_NAME, clean_name
from netcore.status import (
    LANTERNS,
    AdviceNews,
    AsideNews,
    AstrayNews,
    BenchNews,
    BrokenOffNews,
    CallerNews,
    CatchingUpNews,
    CircleNews,
    ClosedNews,
    CompanyNews,
    EvictedNews,
    FetchedNews,
    FoulNews,
    GiftNews,
    LateNews,
    LinkNews,
    Me,
    NeighboursNews,
    News,
    NextNews,
    OverNews,
    PauseNews,
    PlayedOnNews,
    PlayNews,
    PollNews,
    RecallNews,
    ResumedNews,
    RoomNews,
    SaidNews,
    ShelfNews,
    TablesNews,
    TrialNews,
    WatchNews,
)

if TYPE_CHECKING:
    from client.viewmodels.evening.model import EveningModel
    from client.viewmodels.gift.model import GiftModel
    from client.viewmodels.gift.stick import StickModel
    from client.viewmodels.lesson.model import LessonModel
    from client.viewmodels.lobby.model import LobbyModel
    from client.viewmodels.network.model import NetworkModel
    from client.viewmodels.play.table import PlayTable
    from client.viewmodels.replay.model import ReplayModel
    from client.viewmodels.replay.tape import Bad, Tape
    from client.viewmodels.report.model import ReportModel
    from client.viewmodels.room.model import RoomModel
    from client.viewmodels.rulebook.model import RulebookModel
    from client.viewmodels.saved.model import SavedModel
    from client.viewmodels.start.model import StartModel
    from client.viewmodels.statistics.model import StatisticsModel
    from client.viewmodels.table.lost import LostModel
    from client.viewmodels.talk.model import TalkModel
    from client.viewmodels.trust.model import TrustModel
    from netcore.audit.replay import Report
    from netcore.files.checked import Checked
    from netcore.status import SavedGame

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

translate = words.translate
CALM_MS = 1000
"""So long after the start nobody waits for the window any more."""
PATIENCE_MS = 15_000
"""After this long without an answer the window lets the player ask again."""


class Speaks(Protocol):
    """A model that tells a player something."""

    def speak(self, language: str) -> None:
        """Put every text into `language`, which is that of the window."""
        ...


S = TypeVar("S", bound=Speaks)


@dataclass(frozen=True, slots=True)
class AppProps:
    """What every screen knows. `network_seen` is false until the node has looked; `playing`: a game is not over;
    `startled`: the page has come by itself, under whatever this player was about to press. `ended_badly`: the program
    ended unexpectedly the last time, and nobody has looked at the report.
    """

    page: str = "start"
    playing: bool = False
    startled: bool = False
    at_door: bool = False
    settings_open: bool = False
    settings_page: str = "general"
    book_open: bool = False
    evening_open: bool = False
    saved_open: bool = False
    gift_open: bool = False
    ended_badly: bool = False
    replay_open: bool = False
    name: str = ""
    lantern: str = "round"
    started: bool = False
    waiting: bool = False
    fresh: bool = False
    """Whether this player was here never before, and has neither learnt nor played anything yet."""
    newcomer: bool = False
    """Whether this player has not played the game of this room yet, and could learn it in a lesson."""
    table_count: int = 0
    network_seen: bool = False
    network_ok: bool = True
    network_line: str = ""


@QmlElement
@QmlUncreatable("the program makes it")
class AppModel(Model[AppProps]):  # type: ignore[operator]
    """The whole window, and the models of its parts."""

    spokenTo = Signal(str)
    quitAsked = Signal()
    ended = Signal()
    begun = Signal(object)
    fileForgotten = Signal(str)
    tableLaid = Signal(object)
    lessonLaid = Signal(object)
    sounded = Signal(str)

    def __init__(self, calls: Calls, settings: SettingsModel, parent: QObject | None = None) -> None:
        # Whoever is new here meets the page that asks for a name, and no other before it.
        self._place = Place("start" if settings.values.introduced else "hello")
        super().__init__(AppProps(page=self._place.page), parent)
        self.making: Callable[[], bool] = nothing_is_made
        """Whether the window is making a page; there may be no window yet."""
        self._calls = calls
        self._settings = settings
        self._parts: list[Speaks] = []
        """Those of the models below that were made."""
        self._busy: list[StickModel] = []
        """Those of them that have threads of their own."""
        self._me: Me | None = None
        self._worker = Worker(self)
        self._proofs = Worker(self)
        self._viewer = False
        """Whether one game is watched here, and nothing else done."""
        self._in_sight = self._place.page
        self._going_on = False
        """Whether the room for the next game was asked for on the page of the evening."""
        self._kept: list[News] = []
        """What the models of the room and the table have yet to hear."""
        self._network: str | None = None
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE_MS)
        self._patience.timeout.connect(self._give_up)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM_MS)
        self._calm.timeout.connect(self._look_ahead)
        settings.signal_of("pace").connect(self._pace_bots)
        settings.refused.connect(self._settings_refused)
        settings.setAside.connect(self.saying.put_aside)
        settings.look_for_damage()
        self._tell_network()

    # ── the models of its parts: each is imported, made and put to work when it is first looked at ──────────────────
    def _have(self, made: S) -> S:
        """`made`, speaking the language of the window."""
        self._parts.append(made)
        for rows in cast("QObject", made).findChildren(Rows):
            rows.making = self.is_making
        made.speak(self._settings.code)
        return made

    def is_making(self) -> bool:
        """Whether the window is making a page or a part of one."""
        return self.making()

    def _follow(self, take: Callable[[], object], *names: str) -> None:
        """Have `take` read the settings now, and whenever one of these changes."""
        take()
        for name in names:
            self._settings.signal_of(name).connect(take)

    def _introduce(self, meet: Callable[[Me], object]) -> None:
        """Have `meet` told who we are, once the node has started."""
        if self._me is not None:
            meet(self._me)
        self.begun.connect(meet)

    @Slot(str)
    def prepare(self, page: str) -> None:
        """Make what the screen called `page` shows: QML knows the types of these models from then on."""
        self._shown_on(page)

    def _shown_on(self, page: str) -> tuple[object, ...]:
        match page:
            case "hello" | "start":
                return (self.start,)
            case "lobby":
                return self.lobby, self.start
            case "door":
                return (self.lobby,)
            case "saved":
                return (self.saved,)
            case "room":
                return self.room, self.talk, self.evening
            case "play":
                return self.play, self.room, self.talk, self.evening, self.lost
            case "lesson":
                return self.lesson, self.talk
            case "evening":
                return (self.evening,)
            case "replay":
                return self.replay, self.talk
            case "settings":
                return self.neighbours, self.trust, self.statistics, self.report
            case "book":
                return (self.rulebook,)
            case "gift":
                return (self.gift,)
            case _:
                return ()

    @part
    def saying(self) -> SayingModel:
        """What is said for a moment."""
        saying = SayingModel(self)
        saying.announced.connect(self.spokenTo)
        return saying

    @part
    def start(self) -> StartModel:
        """What is chosen on the first page."""
        from client.viewmodels.start.model import StartModel

        start = StartModel(self._calls, self._settings, self)

        def be_ready() -> None:
            start.be_ready(self.props.started and not self.props.waiting)

        be_ready()
        self.signal_of("started").connect(be_ready)
        self.signal_of("waiting").connect(be_ready)
        start.opening.connect(self._expect)
        start.asked.connect(self._await)
        return self._have(start)

    @part
    def lobby(self) -> LobbyModel:
        """The tables of this network."""
        from client.viewmodels.lobby.model import LobbyModel

        lobby = LobbyModel(self._calls, self)
        lobby.asked.connect(self._await)
        lobby.signal_of("door").connect(lambda: self._set(at_door=bool(lobby.props.door)))
        self.signal_of("waiting").connect(lambda: lobby.wait(self.props.waiting))
        self.signal_of("page").connect(lambda: lobby.go() if self.props.page != "lobby" else None)
        lobby.wait(self.props.waiting)
        return self._have(lobby)

    @part
    def room(self) -> RoomModel:
        """The room of a table."""
        from client.viewmodels.room.model import RoomModel

        room = RoomModel(self._calls, self)
        room.said.connect(self.saying.say)
        room.doorChosen.connect(self.start.keep_door)
        room.announced.connect(self.spokenTo)
        return self._have(room)

    @part
    def lost(self) -> LostModel:
        """Who is not heard at the table."""
        from client.viewmodels.table.lost import LostModel

        return self._have(LostModel(self._calls, self))

    @part
    def talk(self) -> TalkModel:
        """What people say and how they react."""
        from client.viewmodels.talk.model import BUBBLE_MS, TalkModel

        talk, settings = TalkModel(self._calls, self), self._settings
        talk.announced.connect(self.spokenTo)
        talk.sounded.connect(self.sounded)
        talk.said.connect(self.saying.warn)

        def take_time() -> None:
            # A reaction goes by itself also where everything else waits: the next one would lie on it.
            talk.bubble_ms = BUBBLE_MS * (TIME[settings.values.time] or 5)

        self._follow(take_time, "time")
        self._follow(lambda: talk.limit(settings.values.talk), "talk_at")
        return self._have(talk)

    @part
    def play(self) -> PlayTable:
        """The table in play."""
        from client.viewmodels.play import table, wanted

        play, settings = table.PlayTable(self, game=self.start.props.game), self._settings
        wanted.ask_of_node(play, self._calls)
        play.ended.connect(self._count)
        play.watchWanted.connect(self.watchPlayed)
        play.announced.connect(self.spokenTo)
        play.hinted.connect(self.saying.hint)
        play.said.connect(self.saying.say)
        play.openRemembered.connect(settings.reveal)
        play.onlookers.cameIn.connect(self._come_in)
        play.onlookers.lookedOn.connect(self._look_on)

        def keep_pace() -> None:
            play.pace_ms = round(table.PACE_MS * self._pace())

        def take_time() -> None:
            factor = TIME[settings.values.time]
            play.peek_ms, play.armed_ms = table.PEEK_MS * factor, table.ARMED_MS * factor

        def reveal() -> None:
            play.reveals = settings.reveals

        self._follow(keep_pace, "speed", "pace")
        self._follow(take_time, "time")
        self._follow(reveal, "reveal_at")
        self._follow(lambda: play.remember(settings.values.memory_help), "memory_help")
        self._follow(lambda: setattr(play, "thinks_back", settings.values.afterthoughts), "afterthoughts")
        play.afterthoughts.wanted.connect(self._worker.do)
        self.tableLaid.emit(play)
        return self._have(play)

    @part
    def lesson(self) -> LessonModel:
        """The lesson that is played."""
        from client.viewmodels.lesson.model import LessonModel
        from client.viewmodels.play.table import PACE_MS

        lesson = LessonModel(self)
        lesson.reached.connect(self._reached)
        lesson.left.connect(self.goHome)

        def keep_pace() -> None:
            lesson.table.pace_ms = round(PACE_MS * self._pace())

        self._follow(keep_pace, "speed", "pace")
        self.lessonLaid.emit(lesson.table)
        return self._have(lesson)

    @part
    def rulebook(self) -> RulebookModel:
        """The rulebook."""
        from client.viewmodels.rulebook.model import RulebookModel

        book = RulebookModel(self)
        book.closed.connect(self.closeBook)
        book.learnWanted.connect(self._learn_from_book)
        return self._have(book)

    @part
    def saved(self) -> SavedModel:
        """The saved games."""
        from client.viewmodels.saved.model import SavedModel

        saved = SavedModel(self._settings.folder / GAMES, self._worker, self)
        saved.said.connect(self.saying.warn)
        saved.told.connect(self.saying.say)
        saved.watchWanted.connect(self.watch)
        saved.forgotten.connect(self.fileForgotten)
        return self._have(saved)

    @part
    def replay(self) -> ReplayModel:
        """The game that is watched again."""
        from client.viewmodels.replay.model import ReplayModel

        replay = ReplayModel(self._settings.folder / GAMES, self._proofs, self)
        replay.left.connect(self._watched)
        replay.keepWanted.connect(self.saved.bring)
        self.saved.brought.connect(replay.kept)
        replay.checked.connect(self._note_checked)
        replay.said.connect(self.saying.say)
        replay.screen.announced.connect(self.spokenTo)

        def keep_pace() -> None:
            replay.pace = self._pace()

        self._follow(keep_pace, "speed", "pace")
        self._introduce(lambda me: replay.be(frozenset((me.peer,))))
        return self._have(replay)

    @part
    def gift(self) -> GiftModel:
        """What is given to friends."""
        from client.viewmodels.gift.model import GiftModel

        gift = GiftModel(self._calls, self._settings.folder, self)
        gift.stick_model.announced.connect(self.spokenTo)
        self._busy.append(gift.stick_model)
        return self._have(gift)

    @part
    def report(self) -> ReportModel:
        """What went wrong, to be handed on."""
        from client.viewmodels.report.model import ReportModel

        report = ReportModel(self._settings.folder, self._worker, self)
        report.said.connect(lambda sentence, wrong: self.saying.say(sentence, "warn" if wrong else ""))
        return self._have(report)

    @part
    def neighbours(self) -> NetworkModel:
        """Who hears whom on this network."""
        from client.viewmodels.network.model import NetworkModel

        neighbours = NetworkModel(self._calls, self)
        neighbours.said.connect(self.saying.say)
        return self._have(neighbours)

    @part
    def trust(self) -> TrustModel:
        """Whom this player knows."""
        from client.viewmodels.trust.model import TrustModel

        trust = TrustModel(self._settings.folder, self._settings.folder / GAMES, self._worker, self)
        self._introduce(lambda me: trust.be(me.peer))
        return self._have(trust)

    @part
    def statistics(self) -> StatisticsModel:
        """What came of this player's games."""
        from client.viewmodels.statistics.model import StatisticsModel

        statistics = StatisticsModel(self._settings.folder, self._worker, self)
        statistics.refused.connect(self._settings_refused)
        statistics.known.connect(self._tell_newcomer)
        self._introduce(lambda _me: statistics.look())
        return self._have(statistics)

    @part
    def evening(self) -> EveningModel:
        """The evening's notebook, and what is played next."""
        from client.viewmodels.evening.model import EveningModel

        evening = EveningModel(self._calls, self._settings.folder / GAMES, self._worker, self._proofs, self)
        evening.said.connect(self.saying.say)
        self.fileForgotten.connect(evening.forget)
        evening.chosen.connect(self._go_on)
        evening.proved.connect(self._note_verified)
        evening.failed.connect(lambda detail: self._say_failure(Failure("system", detail)))
        self._introduce(lambda me: evening.introduce(me.peer))
        return self._have(evening)

    @Slot(bytes)
    def _come_in(self, opener: bytes) -> None:
        """From the bench into the room for the next game."""
        self._await()
        self._calls.do(lambda node: node.come_in(bytes(opener)))

    @Slot(bytes)
    def _look_on(self, opener: bytes) -> None:
        """From the bench of a game that is over to that of the next."""
        self._place = replace(self._place, over=False)
        self._await()
        self._calls.do(lambda node: node.watch_next(bytes(opener)))

    # ── what comes from the node ────────────────────────────────────────────────────────────────────────────────────
    @Slot(object)
    def begin(self, me: Me) -> None:
        """The node has started as `me`; a game that was not over when the program last stopped may go on already."""
        page = self._place.page if self._settings.values.introduced and me.name else "hello"
        self._me = me
        self.begun.emit(me)
        self._set(started=True, name=me.name, lantern=me.lantern)
        self._go_to(replace(self._place, page=page))
        self._calm.start()

    @Slot()
    def _look_ahead(self) -> None:
        """Load what a table of the chosen game needs while nobody waits for it."""
        self.prepare("play")

    @Slot(object)
    def rename(self, me: Me) -> None:
        """The node calls us otherwise now."""
        self._set(name=me.name, lantern=me.lantern)

    @Slot(object)
    def hear(self, news: News) -> None:
        """Take in one piece of news."""
        if not isinstance(news, ELSEWHERE):
            self.lost.hear(news)
            self.lobby.hear_door(news)
            self.talk.hear(news)
        closed = any(isinstance(kept, ClosedNews) for kept in self._kept)
        if closed or isinstance(news, ResumedNews | WatchNews | PlayNews):
            self.turned()
        match news:
            case TablesNews():
                self._hear_tables(news)
            case RoomNews():
                self.room.hear(news)
                self._tell_newcomer()
                self._kept.append(news)
            case CompanyNews() | GiftNews() | NeighboursNews() | TrialNews() | AdviceNews() | FetchedNews():
                self._hear_beside(news)
            case ResumedNews() | WatchNews() | BenchNews() | NextNews():
                self._hear_at_once(news)
            case PlayNews() | LinkNews() | FoulNews() | PlayedOnNews() | OverNews() | CatchingUpNews() | PauseNews():
                self._kept.append(news)
            case ClosedNews():
                self._kept.append(news)
                self._set(startled=news.why != "left")
                self.saying.warn(words.closed_sentence(news.why, news.detail))
            case ShelfNews():
                self.start.hear(news)
            case AsideNews() | CallerNews() | EvictedNews() | LateNews() | RecallNews():
                self._say_of(news)
            case PollNews() | BrokenOffNews() | AstrayNews() | CircleNews() | SaidNews():
                pass  # the question about those who are not heard shows them, and the chat
        if answers(self._place, news):
            self._answered()
        self._place = follow(self._place, news)
        if self._place.page == self._in_sight or self._place.page == "play":
            self.turned()
        self._go_to(self._place)
        self._turn_evening(news)

    def _turn_evening(self, news: News) -> None:
        """The page of the evening comes when a room for the next game has gone, and goes when there is one."""
        if isinstance(news, ClosedNews) and self.evening.props.together:
            self.openEvening()
        elif self.props.playing or isinstance(news, ClosedNews) or (self._going_on and isinstance(news, RoomNews)):
            self._going_on = False
            self.closeEvening()

    def _hear_beside(
        self, news: CompanyNews | GiftNews | NeighboursNews | TrialNews | AdviceNews | FetchedNews
    ) -> None:
        """Take in what one page alone is about."""
        match news:
            case CompanyNews():
                self.evening.hear(news)
            case GiftNews():
                self.gift.hear(news)
            case FetchedNews() if self.props.evening_open:
                self.evening.look()
            case FetchedNews():
                pass  # whoever opens the page reads all of them
            case _:
                self.neighbours.hear(news)

    def _hear_at_once(self, news: ResumedNews | WatchNews | BenchNews | NextNews) -> None:
        """What changes a table in sight, or begins one."""
        if isinstance(news, ResumedNews | WatchNews):
            self.room.hear(news.room)
        self.play.receive(news)
        if isinstance(news, ResumedNews):
            self._await()

    def _hear_tables(self, news: TablesNews) -> None:
        self.lobby.hear(news)
        walled = news.network in ("firewall", "walls") and news.network != self._network
        self._network = news.network
        self._set(network_seen=True, network_ok=not news.network, table_count=len(news.tables))
        self._tell_network()
        if walled:
            self.saying.warn(words.firewall_sentence(news.network))

    def _say_of(self, news: AsideNews | CallerNews | EvictedNews | LateNews | RecallNews) -> None:
        """Say what is news for the player and changes no screen."""
        match news:
            case AsideNews():
                self.saying.put_aside(news)
            case CallerNews(obstacle, release, name):
                self.saying.warn(caller_sentence(obstacle, release, name))
            case EvictedNews(seat):
                self.saying.say(self.lost.evicted(seat))
            case LateNews():
                self._kept.append(news)
                self.saying.say(self.lost.late(news))
            case RecallNews():
                self.saying.warn(words.recall_sentence(news))

    @Slot()
    def turned(self) -> None:
        """The page in sight is the one that is wanted: what was kept for the sake of the one before is told now.

        A page that is left stays in sight until the next is made, and must not fall empty under the player's eyes.
        """
        self._in_sight = self._place.page
        kept, self._kept = self._kept, []
        for news in kept:
            if isinstance(news, ClosedNews):
                self.room.hear(None)
            self.play.receive(news)

    @Slot(object)
    def fail(self, failure: Failure) -> None:
        """Something asked of the node did not happen: what it was may be asked again."""
        if failure.code.startswith("speech_") and self.talk.refuse(failure.code):
            return
        self._place = replace(self._place, practice=False)
        self._going_on = False
        self._answered()
        if self._place.page == "play":
            self.play.refused()
        self._say_failure(failure)

    # ── what a player asks for ──────────────────────────────────────────────────────────────────────────────────────
    def turn_to(self, page: str) -> None:
        """Show a page at once, whatever goes on: for pictures."""
        self.closeBook()
        self._go_to(Place(page))

    @Slot(str, str)
    def introduce(self, name: str, lantern: str) -> None:
        """Be called `name` and be known by `lantern` from now on."""
        shown = clean_name(name)
        if not shown or lantern not in LANTERNS or not self.props.started:
            return
        self._calls.do(lambda node: node.rename(shown, lantern))
        self._settings.change(msgspec.structs.replace(self._settings.values, introduced=True))
        self._set(name=shown, lantern=lantern)
        if self._place.page in ("room", "play"):
            self.saying.say(words.renamed_later(shown))
        if self._place.page == "hello":
            self._set(fresh=True)
            self._go_to(Place("start"))

    @Slot(str)
    def learn(self, game: str) -> None:
        """Play the lesson of a game, from where it was left; one that was finished begins anew."""
        if game not in SCREENS or SCREENS[game].lesson is None or self._place.page not in ("start", "lobby", "lesson"):
            return
        self.lesson.begin(game, self.lesson_at(game), self.props.name, self.props.lantern, self._settings.code)
        self._go_to(Place("lesson"))

    @Slot()
    def openBook(self) -> None:
        """Open the rulebook over whatever is shown: at the game, and at the page, that fit the moment."""
        match self._place.page:
            case "play":
                self.rulebook.open(self.play.rows_game, self.play.chapter, self.room.options_agreed)
            case "lesson":
                self.rulebook.open(self.lesson.table.rows_game, self.lesson.table.chapter, {})
            case "room":
                self.rulebook.open(self.room.props.game, "", self.room.options_agreed)
            case _:
                self.rulebook.open(self.start.props.game, "", {})
        self._set(book_open=True)

    @Slot()
    def closeBook(self) -> None:
        """Back to what was shown before."""
        self._set(book_open=False)

    @Slot()
    def openEvening(self) -> None:
        """Look at the evening: over whatever is shown, a game in play excepted."""
        if not self.props.playing:
            self.evening.look()
            self._set(evening_open=True)

    def show_evening(self) -> None:
        """Show the evening as it is known already: for pictures."""
        self._set(evening_open=True)

    @Slot()
    def _go_on(self) -> None:
        """The evening makes way for the room that was asked for, once it is there."""
        self._going_on = True
        self.room.agree_anew()
        self._await()

    @Slot()
    def closeEvening(self) -> None:
        """Back to what was shown before; a saved game that is watched from there goes with it."""
        if self.props.saved_open and self.props.replay_open:
            self.replay.close()
        self._set(evening_open=False, saved_open=False)

    @Slot(str, object)
    def _learn_from_book(self, game: str, pages: tuple[str, ...]) -> None:
        """Play the lesson of a game from where it comes to what `pages` of its chapter tell."""
        self.closeBook()
        make = SCREENS[game].lesson
        if make is not None and (at := make(self._settings.code).first_of(pages)):
            self._reached(game, at)
        self.learn(game)

    def lesson_at(self, game: str) -> int:
        """The thought from which the lesson of `game` goes on."""
        return self._settings.values.lessons.get(game, 0)

    @Slot()
    def goHome(self) -> None:
        """From a lesson back to the first page."""
        if self._place.page == "lesson" and self._place.behind:
            self._calls.do(lambda node: node.room.learn(False))
            self._go_to(Place("room"))
        elif self._place.page == "lesson":
            self._go_to(Place("start"))

    @Slot()
    def learnHere(self) -> None:
        """Play the lesson of this room's game, beside the room: the others see it, and nothing waits."""
        game = self.room.game_asked
        if self._place.page != "room" or game not in SCREENS or SCREENS[game].lesson is None:
            return
        self._calls.do(lambda node: node.room.learn(True))
        self.lesson.begin(game, self.lesson_at(game), self.props.name, self.props.lantern, self._settings.code)
        self._go_to(Place("lesson", behind="room"))

    @Slot()
    def _tell_newcomer(self) -> None:
        """Whether the game of this room has a lesson, and this player has not played it yet."""
        game = self.room.game_asked
        has_lesson = game in SCREENS and SCREENS[game].lesson is not None
        self._set(newcomer=has_lesson and not self.statistics.has_played(game))

    @Slot(str, int)
    def _reached(self, game: str, at: int) -> None:
        """Keep how far a lesson has come."""
        lessons = self._settings.values.lessons | {game: at}
        self._settings.change(msgspec.structs.replace(self._settings.values, lessons=lessons))

    @Slot()
    def goLobby(self) -> None:
        """Look for tables."""
        self._walk("lobby")

    @Slot()
    def goSaved(self) -> None:
        """Look at the saved games."""
        self.saved.look()
        self._walk("saved")

    @Slot()
    def openSaved(self) -> None:
        """Look at the saved games over the evening."""
        if self.props.evening_open:
            self.saved.look()
            self._set(saved_open=True)

    @Slot()
    def leaveSaved(self) -> None:
        """From the saved games back to what was shown before: the evening, or the first page."""
        if self.props.saved_open:
            self.evening.look()
            self._set(saved_open=False)
        else:
            self.goStart()

    @Slot(str, object)
    def watch(self, path: str, trusted: bool | Checked) -> None:
        """Watch the game in a file again, over whatever is shown. It is checked first unless it is `trusted`, or is
        still the file that was checked.
        """
        self.replay.open(Path(path), trusted=trusted)
        self.show_replay()

    def be_viewer(self) -> None:
        """Nothing is done in this window but to watch a game: when it is left, the window goes."""
        self._viewer = True

    def _watched(self) -> None:
        if self._viewer:
            self.quit()
        else:
            self._set(replay_open=False)

    @Slot(str)
    def dropped(self, url: str) -> None:
        """A file was let go of over the window: among the saved games it is put, elsewhere it is watched.

        Not while a game is played: it would lie over it.
        """
        path = QUrl(url).toLocalFile()
        if not path:
            return
        if (self.props.saved_open or self._place.page == "saved") and not self.props.replay_open:
            self.saved.bring(path)
        elif self.props.playing or self._place.page in ("room", "lesson"):
            self.saying.warn(translate("App", "A game file can be watched once this game is over."))
        else:
            self.watch(path, False)

    @Slot(object)
    def _note_checked(self, found: Tape | Bad) -> None:
        """What is said of a game that is watched is said of it among the saved games."""
        from client.viewmodels.saved.model import what_came_of

        if not self._viewer and found.path is not None:
            self.saved.note(found.path, what_came_of(found.report, found.size, found.saved_s))

    @Slot(object, object)
    def _note_verified(self, game: SavedGame, report: Report) -> None:
        """A game that was checked to be counted need not be checked again."""
        from client.viewmodels.saved.model import what_came_of

        self.saved.note(Path(game.path), what_came_of(report, game.size, game.saved_s))

    def show_replay(self) -> None:
        """Show the game that is watched again, over whatever is shown."""
        self._set(replay_open=True)

    @Slot()
    def watchPlayed(self) -> None:
        """Watch the game again that is over here: this program has checked every part of it as it was played. What
        lies in the place of its file since somebody deleted that is no such game.
        """
        over = self.play.state.over
        if over is not None and over.saved:
            self.watch(over.saved, not self.saved.replaced(Path(over.saved)))

    @Slot()
    def goStart(self) -> None:
        """Back to the first page."""
        self._walk("start")

    def _walk(self, page: str) -> None:
        if self._place.page in ("start", "lobby", "saved"):
            self._go_to(Place(page))

    @Slot()
    def openSettings(self) -> None:
        """Show the settings over whatever is shown."""
        self.openSettingsAt("general")

    @Slot(str)
    def openSettingsAt(self, page: str) -> None:
        """Show one page of the settings: "general", "sound", "network", "me", "statistics", "report" or "about"."""
        if page == "network":
            self._settings.lookAround()
        if page == "statistics":
            self.statistics.look()
        if page == "report":
            self.report.look()
            self._set(ended_badly=False)
        if page == "trust":
            self.trust.look()
        self.neighbours.show(page == "network")
        self._set(settings_open=True, settings_page=page)

    @Slot()
    def closeSettings(self) -> None:
        """Back to what was shown before."""
        self.neighbours.show(False)
        self._set(settings_open=False)

    @Slot()
    def openGift(self) -> None:
        """Give Sennik to a friend, for as long as that page is open."""
        if self.props.started and not self.props.gift_open:
            self.gift.begin()
            self._set(gift_open=True)

    @Slot()
    def closeGift(self) -> None:
        """Back to what was shown before; nothing is given any more."""
        self.gift.end()
        self._set(gift_open=False)

    @Slot()
    def missed_goodbye(self) -> None:
        """The program ended unexpectedly the last time: the first page offers the report."""
        self._set(ended_badly=True)
        self.spokenTo.emit(words.ended_badly())

    @Slot()
    def quit(self) -> None:
        """Ask the window to close; it may ask back."""
        self.quitAsked.emit()

    @Slot()
    def end(self) -> None:
        """The window has closed: end the program."""
        self.ended.emit()

    def rest(self) -> None:
        """The window goes: begin nothing more beside it."""
        if self.props.replay_open:
            self.replay.close()
        for busy in self._busy:
            busy.rest()
        self._worker.close()
        self._proofs.close()

    @Slot()
    def retranslate(self) -> None:
        """Put every text that Python makes into the language in use now."""
        for made in self._parts:
            made.speak(self._settings.code)
        self._tell_network()

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    @Slot(str)
    def _settings_refused(self, detail: str) -> None:
        self._say_failure(Failure("system", detail))

    @Slot(object)
    def _count(self, over: OverNews) -> None:
        """Keep what came of a game of one's own."""
        from client.viewmodels.statistics.model import finished

        state = self.play.state
        if state.me is not None:
            people = sum(not person.bot for person in state.people)
            game = finished(self.play.rows_game, state.me, people, over.scores, over.winners, over.saved)
            if game is not None:
                self.statistics.add(game)

    def _pace(self) -> float:
        """Calm motion keeps the usual pace: only the flying is left out."""
        values = self._settings.props
        return (values.speed or 1.0) * values.pace

    @Slot()
    def _pace_bots(self) -> None:
        pace = self._settings.props.pace
        self._calls.do(lambda node: node.keep_pace(pace))

    def _go_to(self, place: Place) -> None:
        self._place = place
        if place.page == "lobby":
            self.lobby.enter()
        startled = self.props.startled and place.page == "start"
        self._set(
            page=place.page,
            playing=place.page == "play" and not place.over,
            startled=startled,
            fresh=self.props.fresh and place.page == "start",
        )

    def _tell_network(self) -> None:
        self._set(network_line=words.network_sentence(self._network, self.props.table_count))

    def _say_failure(self, failure: Failure) -> None:
        """What came too late needs no words: the screen is right."""
        self.saying.say(words.failure_sentence(failure), "warn" if self.props.started else "stuck")

    @Slot(bool)
    def _expect(self, practice: bool) -> None:
        self._place = replace(self._place, practice=practice)

    @Slot()
    def _await(self) -> None:
        self._patience.start()
        self._set(waiting=True)

    def _answered(self) -> None:
        if self.props.waiting:
            self._patience.stop()
            self._set(waiting=False)

    @Slot()
    def _give_up(self) -> None:
        self._answered()
        self.saying.warn(translate("App", "No answer yet. Wait a little, or try again."))

    def _set(self, **changes: object) -> None:
        self.become(replace(self.props, **changes))  # type: ignore[arg-type]  # the fields' own names

    @Property(SettingsModel, constant=True)
    def settings(self) -> SettingsModel:
        return self._settings

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]
    def lanterns(self) -> list[object]:
        return list(LANTERNS)

    @Property(int, constant=True)
    def longestName(self) -> int:
        return LONGEST_NAME

    @Property(str, constant=True)
    def version(self) -> str:
        return __version__

    @Property("QVariantList", constant=True)  # type: ignore[arg-type]
    def notices(self) -> list[object]:
        from client.notices import NOTICES

        return [[n.what, n.licence, n.where] for n in NOTICES]
