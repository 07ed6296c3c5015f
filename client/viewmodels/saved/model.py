"""The page of saved games: what lies in the profile, found by game and by letters, checked, deleted."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Property, QObject, QStandardPaths, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.games import game_picture, game_title, offered
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.viewmodels.saved import words
from client.viewmodels.table.words import number, rank
from client.worker import Worker
from engine.game import Outcome
from engine.pieces import Seat
from netcore.errors import Malformed
from netcore.files import checked as checks
from netcore.files.checked import Checked
from netcore.names import skeleton
from netcore.status import SavedGame

if TYPE_CHECKING:
    from netcore.audit.replay import Report

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

BACK: Final = "card_back"


@dataclass(frozen=True, slots=True)
class SavedRow:
    """One game in the list. `kind` of its state is "good", "open", "foul" or "unknown".

    `lanterns` of who played, the first place first where that is known; `won`: who has won, "" where it is not.
    """

    key: str
    art: str
    title: str
    players: str
    day: str
    size: str
    state_: str
    kind: str
    lanterns: tuple[str, ...]
    won: str


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One player of a game that is over, the first place first: `rank` is the place in words."""

    key: str
    rank: str
    name: str
    lantern: str
    score: str
    winner: bool


@dataclass(frozen=True, slots=True)
class SavedProps:
    """The single values. `loading`: the list is being read. `filters` are the games to choose from, `filter` which is.

    The others are of the chosen game: `at` its place in the list, -1 for none; `checking`: it is being checked.
    """

    loading: bool = True
    total: str = ""
    filters: tuple[str, ...] = ()
    filter: int = 0
    letters: str = ""
    at: int = -1
    title: str = ""
    players: str = ""
    day: str = ""
    path: str = ""
    verdict: str = ""
    kind: str = "unknown"
    can_check: bool = False
    can_watch: bool = False
    checking: bool = False


@QmlElement
@QmlUncreatable("the program has one page of saved games")
class SavedModel(Model[SavedProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """All games of a profile. `said` has a sentence for the player where something went wrong, `told` where it went
    well. `watchWanted`: a game is to be watched, with what is known to be good of its file, or False; `brought`: one
    was put here; `forgotten`: what was known of the file at this path is known no more.
    """

    said = Signal(str)
    told = Signal(str)
    watchWanted = Signal(str, object)
    brought = Signal()
    forgotten = Signal(str)

    def __init__(
        self,
        folder: Path,
        worker: Worker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(SavedProps(), parent)
        self._folder = folder
        self._worker = worker
        self._rows = Rows(SavedRow, "key", self, scrolled=True)
        self._places = Rows(PlaceRow, "key", self)
        self._games: tuple[SavedGame, ...] = ()
        self._checked: dict[str, Checked] = {}
        self._forgotten: set[str] = set()
        """The files that what was known of is known no more: another may come by that name, as long and as old."""
        self._chosen = ""
        self._at_work = ""
        """The file that is being checked."""
        self._filter = ""
        self._language = "en"
        self._made: dict[str, SavedRow] = {}
        """The rows of all games, found or not: there may be thousands, and a letter typed changes none of them."""
        self._looks: dict[str, tuple[str, ...]] = {}
        """What the names in a game and its day look like, to be found by."""

    # ── what a player asks for ──────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def look(self) -> None:
        """Read the list anew."""
        self.become(replace(self.props, loading=not self._games))
        folder = self._folder
        self._worker.do(lambda: _look(folder), self._looked)

    @Slot(int)
    def only(self, at: int) -> None:
        """Show all games, or one kind alone: number `at` of the filters."""
        names = ["", *offered()]
        if 0 <= at < len(names):
            self._filter = names[at]
            self._derive()

    @Slot(str)
    def find(self, letters: str) -> None:
        """Show the games of players whose names have these letters, or those of a day."""
        self.become(replace(self.props, letters=letters))
        self._derive()

    @Slot(str)
    def choose(self, key: str) -> None:
        """Look at one game."""
        self._chosen = key
        self._derive()

    @Slot(int)
    def chooseAt(self, at: int) -> None:
        """Look at the game at this place in the list."""
        if 0 <= at < len(self._rows.rows):
            self.choose(self._rows.rows[at].key)

    @Slot()
    def check(self) -> None:
        """Check the chosen game from its first entry to its last."""
        game = self._game()
        if game is None or game.strange or self._at_work:
            return
        self._at_work = game.path
        self._derive()
        self._worker.do(lambda: _check(game), lambda came: self._was_checked(game, came))

    @Slot()
    def watch(self) -> None:
        """Watch the chosen game again; one that was checked as it is now need not be checked once more."""
        game = self._game()
        if game is not None and not game.strange:
            known = self._verdict(game)
            self.watchWanted.emit(game.path, known if known is not None and known.verdict != "at fault" else False)

    @Slot(str)
    def bring(self, path: str) -> None:
        """Put a copy of a game file among the saved games, if it is one, and look at it."""
        source, folder = Path(path), self._folder
        self._worker.do(lambda: _bring(source, folder), self._was_brought)

    def _was_brought(self, came: object) -> None:
        if not isinstance(came, SavedGame):
            self.said.emit(words.not_brought(str(came)))
            return
        others = tuple(game for game in self._games if game.path != came.path)
        if len(others) == len(self._games):
            self._forget(Path(came.path))
        self._games = tuple(sorted((came, *others), key=lambda game: (-game.saved_s, game.path)))
        self._made.pop(came.path, None)
        self._looks.pop(came.path, None)
        self._filter = ""
        self.become(replace(self.props, letters=""))
        self.choose(came.path)
        self.told.emit(words.brought(came))
        self.brought.emit()

    @Slot(str, str)
    def take(self, key: str, path: str) -> None:
        """Copy one game to `path`, or beside it where that is taken; nothing is ever overwritten."""
        game = self._game(key)
        if game is not None and path.strip():
            source, target = Path(game.path), Path(path.strip()).expanduser()
            self._worker.do(lambda: _take(source, target), self._was_taken)

    def _was_taken(self, came: object) -> None:
        if isinstance(came, Path):
            self.told.emit(words.taken(str(came)))
        else:
            self.said.emit(words.failed(str(came)))

    @Slot(result=str)
    def wayOut(self) -> str:
        """Where a copy of the chosen game would go."""
        game = self._game()
        return str(_takeaways() / Path(game.path).name) if game is not None else ""

    @Slot(str)
    def remove(self, key: str) -> None:
        """Delete one game's file for good."""
        game = self._game(key)
        if game is not None and game.path != self._at_work:
            self._worker.do(lambda: _remove(Path(game.path)), lambda came: self._was_removed(game, came))

    def speak(self, language: str) -> None:
        """Use the words of `language` from now on."""
        self._language = language
        self._made.clear()
        self._looks.clear()
        self._derive()

    # ── what came of it ─────────────────────────────────────────────────────────────────────────────────────────────
    def _looked(self, came: object) -> None:
        if isinstance(came, Exception):
            self.said.emit(words.failed(str(came)))
        elif isinstance(came, tuple):
            self.show(*came)

    def show(self, games: tuple[SavedGame, ...], checked: Mapping[str, Checked]) -> None:
        """Show these games, and what is known of some of them by the names of their files."""
        known = {name: each for name, each in checked.items() if name not in self._forgotten}
        self._games, self._checked = games, {**known, **self._checked}
        self._made.clear()
        self._looks.clear()
        self.become(replace(self.props, loading=False))
        self._derive()

    def _was_checked(self, game: SavedGame, came: object) -> None:
        self._at_work = ""
        if isinstance(came, Checked):
            self._note(Path(game.path), came)
        else:
            self.said.emit(words.failed(str(came)))
        self._derive()

    def replaced(self, path: Path) -> bool:
        """Whether a file of that name was deleted here, so that this is another one, or none."""
        return path.parent == self._folder and path.name in self._forgotten

    def note(self, path: Path, checked: Checked) -> None:
        """A game was checked elsewhere: if it lies here, that is kept as if it had been checked here."""
        if path.parent == self._folder:
            self._note(path, checked)
            self._derive()

    def _note(self, path: Path, checked: Checked) -> None:
        self._checked[path.name] = checked
        self._made.pop(str(path), None)
        self._keep()

    def _forget(self, path: Path) -> None:
        """There is another file of that name now, or none: what was found of the one before is nothing of this one."""
        self._checked.pop(path.name, None)
        self._forgotten.add(path.name)
        self._keep()
        self.forgotten.emit(str(path))

    def _keep(self) -> None:
        kept, forgotten, folder = dict(self._checked), frozenset(self._forgotten), self._folder
        self._worker.do(lambda: _keep(folder, kept, forgotten), self._was_kept)

    def _was_kept(self, came: object) -> None:
        if isinstance(came, Exception):
            self.said.emit(words.failed(str(came)))

    def _was_removed(self, game: SavedGame, came: object) -> None:
        if isinstance(came, Exception):
            self.said.emit(words.failed(str(came)))
            return
        self._games = tuple(each for each in self._games if each.path != game.path)
        self._forget(Path(game.path))
        self._chosen = "" if self._chosen == game.path else self._chosen
        self._derive()

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _game(self, key: str | None = None) -> SavedGame | None:
        """The game that `key` names; the chosen one without."""
        path = self._chosen if key is None else key
        return next((game for game in self._games if game.path == path), None)

    def _verdict(self, game: SavedGame) -> Checked | None:
        known = self._checked.get(Path(game.path).name)
        return known if known is not None and known.is_of(game) else None

    def _shown(self) -> Sequence[SavedGame]:
        letters = skeleton(self.props.letters.strip())
        return [
            game
            for game in self._games
            if (not self._filter or game.game == self._filter)
            and (not letters or any(letters in look for look in self._looks_of(game)))
        ]

    def _looks_of(self, game: SavedGame) -> tuple[str, ...]:
        if game.path not in self._looks:
            day = words.day(game.saved_s, self._language)
            self._looks[game.path] = tuple(map(skeleton, (*game.names, day)))
        return self._looks[game.path]

    def _row_of(self, game: SavedGame) -> SavedRow:
        if game.path not in self._made:
            self._made[game.path] = self._row(game)
        return self._made[game.path]

    def _derive(self) -> None:
        shown = self._shown()
        self._rows.update(tuple(map(self._row_of, shown)))
        game = self._game()
        known = self._verdict(game) if game is not None else None
        names = ["", *offered()]
        props = replace(
            self.props,
            total=words.total(len(self._games), sum(each.size for each in self._games), self._language),
            filters=(words.all_games(), *map(game_title, offered())),
            filter=names.index(self._filter),
            at=next((at for at, each in enumerate(shown) if each.path == self._chosen), -1),
            title=words.title(game) if game is not None else "",
            players=words.players(game) if game is not None else "",
            day=words.day(game.saved_s, self._language) if game is not None else "",
            path=game.path if game is not None else "",
            verdict=words.verdict(game, known) if game is not None else "",
            kind=_kind(game, known) if game is not None else "unknown",
            can_watch=game is not None and not game.strange,
            can_check=game is not None and not game.strange and not self._at_work,
            checking=game is not None and game.path == self._at_work,
        )
        self._places.update(_places(game, words.outcome(game, known)) if game is not None else ())
        self.become(props)

    def _row(self, game: SavedGame) -> SavedRow:
        known = self._verdict(game)
        return SavedRow(
            key=game.path,
            art=game_picture(game.game).left if game.game in offered() else BACK,
            title=words.title(game),
            players=words.players(game),
            day=words.day(game.saved_s, self._language),
            size=words.size(game.size, self._language),
            state_=words.state(game, known),
            kind=_kind(game, known),
            lanterns=tuple(
                game.lanterns[seat] for seat in _in_order(game, words.outcome(game, known)) if seat < len(game.lanterns)
            ),
            won=words.won(game, known),
        )

    @Property(QObject, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(QObject, constant=True)
    def places(self) -> Rows:
        return self._places


def _in_order(game: SavedGame, over: Outcome | None) -> Sequence[Seat]:
    """All seats, the first place first where the game is known to be over, those who share one as they sat."""
    seats = range(len(game.names))
    return seats if over is None else sorted(seats, key=lambda seat: (over.places[seat], seat))


def _places(game: SavedGame, over: Outcome | None) -> tuple[PlaceRow, ...]:
    """Who came in which place; nothing of a game that is not known to be over."""
    if over is None:
        return ()
    places = over.places
    return tuple(
        PlaceRow(
            key=str(seat),
            rank=rank(places[seat]),
            name=game.names[seat],
            lantern=game.lanterns[seat] if seat < len(game.lanterns) else "",
            score=number(over.scores[seat]),
            winner=seat in over.winners,
        )
        for seat in _in_order(game, over)
    )


def _kind(game: SavedGame, known: Checked | None) -> str:
    if known is None or game.strange:
        return "unknown"
    return {"complete": "good", "unfinished": "open"}.get(known.verdict, "foul")


def _look(folder: Path) -> tuple[tuple[SavedGame, ...], dict[str, Checked]]:
    """All games in `folder`, and what is known of them. Blocking. Raises OSError."""
    from netcore.files.saved import saved_games  # with what it reads feeds by, which the first frame does not need

    return saved_games(folder), checks.load(folder)


def _keep(folder: Path, known: Mapping[str, Checked], forgotten: Collection[str]) -> None:
    """Write down what is known of games, beside what was. Blocking. Raises OSError."""
    before = {name: each for name, each in checks.load(folder).items() if name not in forgotten}
    checks.save(folder, {**before, **known})


def _bring(source: Path, folder: Path) -> SavedGame:
    """Copy a game file to where saved games are. Blocking. Raises OSError, Malformed for what is none."""
    from netcore.files.copies import bring
    from netcore.files.saved import saved_game

    return saved_game(bring(source, folder))


def _take(source: Path, target: Path) -> Path:
    """Copy a game file to `target`, or beside it; where it is. Blocking. Raises OSError."""
    from netcore.files.copies import take_along

    return take_along(source, target)


def _remove(path: Path) -> None:
    """Delete a game file, and the note of what was seen in it. Blocking. Raises OSError."""
    from netcore.files.seen import beside

    path.unlink(missing_ok=True)
    beside(path).unlink(missing_ok=True)


def _takeaways() -> Path:
    """The folder for what a player takes along: that for downloads, or the home."""
    found = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation))
    return found if found.is_dir() else Path.home()


def _check(game: SavedGame) -> Checked:
    """Verify a game file. Blocking, for seconds. Raises OSError, Malformed for what only other programs can check."""
    from netcore.audit.replay import verify
    from netcore.cores import all_cores
    from netcore.feeds.charter import Foreign
    from netcore.files import gamefile

    path = Path(game.path)
    about = path.stat()
    try:
        with all_cores() as maps:
            report = verify(gamefile.read(path), maps=maps)
    except Foreign:
        raise
    except Malformed:
        return what_came_of(None, about.st_size, about.st_mtime)
    return what_came_of(report, about.st_size, about.st_mtime)


def what_came_of(report: Report | None, size: int, saved_s: float) -> Checked:
    """What is kept of the check of a file of that size and hour. `report`: None for what is no game file."""
    if report is None:
        return Checked(size=size, saved_s=saved_s, verdict="at fault")
    if report.fault is not None:
        by = report.fault.seat if report.fault.seat is not None else -1
        return Checked(size=size, saved_s=saved_s, verdict="at fault", by=by)
    if report.missing or report.outcome is None:
        return Checked(size=size, saved_s=saved_s, verdict="unfinished")
    return Checked(
        size=size, saved_s=saved_s, verdict="complete", scores=report.outcome.scores, winners=report.outcome.winners
    )
