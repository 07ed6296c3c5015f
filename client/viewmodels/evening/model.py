"""The evening's page as QML reads it: the notebook, and what the company would play next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.viewmodels.evening import words
from client.viewmodels.evening.files import Night, night_of, verified
from client.viewmodels.evening.notebook import Column, Line, book_of
from client.viewmodels.games import SCREENS, game_picture, game_title, offered
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from client.worker import Worker
from engine import games
from netcore.status import CompanyNews, Proposed, SavedGame

if TYPE_CHECKING:
    from netcore.audit.evening import Verified

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """A game that somebody proposes. `lanterns` are those of all who are for it, `for_it` their names.

    `mine`: this player proposes it; `joined`: it has said yes to it. `why`: why it cannot, "" if it can.
    """

    key: str
    art: str
    title: str
    by: str
    terms: str
    lanterns: tuple[str, ...]
    for_it: str
    mine: bool
    joined: bool
    why: str


@dataclass(frozen=True, slots=True)
class OfferRow:
    """A game that this player could propose, by its name. `why`: why not, "" if it can."""

    game: str
    art: str
    title: str
    who: str
    why: str


@dataclass(frozen=True, slots=True)
class EveningProps:
    """`together`: there is a company that can play on; `others`: how many of it are here beside this player; `open`:
    how many proposals of others this player has not said yes to; `awaited`: who has not said yes where this player
    has. `eager`: the lanterns of the others who want to play the same again, `eager_names` who they are. `reopens` is
    what opens the table again whose host has left before the game, "" elsewhere, and `still_here` who of its guests are
    there. `rule` says what belongs to the evening, `counted` from what the score is computed; `kind` of that is "good",
    "open" while games are checked, "foul" where one is at fault.
    """

    title: str = ""
    day: str = ""
    loading: bool = True
    counted: str = ""
    kind: str = "open"
    rule: str = ""
    empty: bool = True
    together: bool = False
    alone: str = ""
    reopens: str = ""
    still_here: str = ""
    others: int = 0
    open: int = 0
    awaited: str = ""
    eager: tuple[str, ...] = ()
    eager_names: str = ""


@QmlElement
@QmlUncreatable("the program has one evening")
class EveningModel(Model[EveningProps]):  # type: ignore[operator]  # the stubs call QmlUncreatable a class
    """An evening at one table. `said` has a sentence for the player, `failed` the detail of what went wrong.

    `chosen`: this player has asked for a room for the next game, its own or another's.
    """

    said = Signal(str)
    failed = Signal(str)
    chosen = Signal()
    proved = Signal(object, object)
    """A saved game, and the report on it."""

    def __init__(
        self, calls: Calls, folder: Path, worker: Worker, proofs: Worker, parent: QObject | None = None
    ) -> None:
        """`worker` reads, `proofs` verifies, which takes long."""
        super().__init__(EveningProps(), parent)
        self._calls = calls
        self._folder = folder
        self._worker = worker
        self._proofs = proofs
        self._me = b""
        self._language = "en"
        self._company = CompanyNews()
        self._night = Night()
        self._checked: dict[SavedGame, Verified | None] = {}
        """What was verified, by the head of the file: another size or hour is another file. None: others can, by their
        rules.
        """
        self._awaited: set[SavedGame] = set()
        self._columns = Rows(Column, "key", self)
        self._lines = Rows(Line, "key", self, scrolled=True)
        self._proposals = Rows(ProposalRow, "key", self)
        self._offers = Rows(OfferRow, "game", self)

    # ── news ────────────────────────────────────────────────────────────────────────────────────────────────────────
    def hear(self, news: CompanyNews) -> None:
        """Who is still together, and what is proposed."""
        before, self._company = self._company, news
        known = {(each.opener, each.game) for each in before.proposals}
        fresh = [each for each in news.proposals if each.opener != self._me and (each.opener, each.game) not in known]
        for proposal in fresh:
            self.said.emit(words.proposes(self._name(proposal.opener), proposal.game))
        self._derive()

    def introduce(self, me: bytes) -> None:
        """Who this player is."""
        self._me = me

    def speak(self, language: str) -> None:
        """Use the words of `language` from now on."""
        self._language = language
        self._derive()

    # ── the notebook ────────────────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def look(self) -> None:
        """Read the evening's games anew, and check those that are new."""
        folder, table = self._folder, self._company.table
        self.become(replace(self.props, loading=True))
        self._worker.do(lambda: night_of(folder, table), self._looked)

    def _looked(self, came: object) -> None:
        if isinstance(came, Night):
            self.show(came)
        elif isinstance(came, Exception) and not isinstance(came, FileNotFoundError):
            self.failed.emit(str(came))
        else:
            self.show(Night())

    def show(self, night: Night, checked: Mapping[SavedGame, Verified] | None = None) -> None:
        """Show these games, and check those of which nothing is known."""
        self._night = night
        self._checked |= checked or {}
        for game in night.games:
            if game not in self._checked and game not in self._awaited:
                self._awaited.add(game)
                self._check(game)
        self._derive()

    def forget(self, path: str) -> None:
        """What was found in the file at `path` counts no more: it is gone, or another one by its name."""
        self._checked = {game: each for game, each in self._checked.items() if game.path != path}

    def _check(self, game: SavedGame) -> None:
        self._proofs.do(lambda: verified(game), lambda came: self._was_checked(game, came))

    def _was_checked(self, game: SavedGame, came: object) -> None:
        from netcore.audit.evening import Verified
        from netcore.feeds.charter import Foreign

        self._awaited.discard(game)
        if isinstance(came, Verified):
            self._checked[game] = came
            self.proved.emit(game, came.report)
        elif isinstance(came, Foreign):
            self._checked[game] = None
        else:
            self.failed.emit(str(came))
        self._derive()

    # ── what is next ────────────────────────────────────────────────────────────────────────────────────────────────
    @Slot(str)
    def agree(self, key: str) -> None:
        """Say yes to what somebody proposes: to all of it that is on the screen."""
        shown = self._proposal(key)
        if shown is not None and not shown.obstacle and shown.opener != self._me:
            self.chosen.emit()
            self._calls.do(lambda node: node.agree(shown.opener, shown))

    @Slot(str)
    def propose(self, name: str) -> None:
        """Propose a game, with its usual options; they can be changed in its room."""
        if name not in offered() or self._too_many(name):
            return
        game = games.find(name)
        spoken = {option.name: self._language for option in game.options if option.name == "language"}
        options = {**SCREENS[name].room.opened_with(), **spoken}
        self.chosen.emit()
        self._calls.do(lambda node: node.propose(name, options))

    @Slot()
    def reopen(self) -> None:
        """Open the table again whose host has left before the game, for all who are still there."""
        if self.props.reopens:
            self.chosen.emit()
            self._calls.do(lambda node: node.again())

    @Slot()
    def withdraw(self) -> None:
        """Take back one's own proposal, or one's yes."""
        self._calls.do(lambda node: node.withdraw())

    @Slot()
    def leave(self) -> None:
        """Leave these people for good."""
        self._calls.do(lambda node: node.leave())

    def _proposal(self, key: str) -> Proposed | None:
        return next((each for each in self._company.proposals if each.opener.hex() == key), None)

    def _name(self, peer: bytes) -> str:
        return next((each.name for each in self._company.members if each.peer == peer), "")

    def _people(self) -> int:
        return sum(each.here for each in self._company.members)

    def _too_many(self, game: str) -> bool:
        return self._people() > games.find(game).most_seats

    # ── inside ──────────────────────────────────────────────────────────────────────────────────────────────────────
    def _derive(self) -> None:
        company, night = self._company, self._night
        here = frozenset(each.peer for each in company.members if each.here)
        book = book_of(night, self._checked, self._me, here, self._language) if night.games else None
        self._columns.update(book.columns if book is not None else ())
        self._lines.update(book.lines if book is not None else ())
        self._proposals.update(tuple(map(self._row, company.proposals)))
        self._offers.update(tuple(map(self._offer, offered())) if company.members else ())
        kinds = {line.kind for line in book.lines} if book is not None else set()
        left = sum(game in self._awaited for game in night.games)
        mine = next((each.opener for each in company.members if each.peer == self._me), b"")
        eager = [
            each
            for each in company.members
            if company.again and each.here and each.opener == company.again and each.peer != self._me
        ]
        silent = [each.name for each in company.members if each.here and each.opener != mine and each.peer != self._me]
        self.become(
            EveningProps(
                title=words.title(),
                day=words.day(night.games[0].saved_s, self._language) if night.games else "",
                loading=False,
                counted=words.counted(sum(self._checked.get(game) is not None for game in night.games), left),
                kind="open" if left else "foul" if "foul" in kinds else "good",
                rule=words.rule(),
                empty=not night.games,
                together=bool(company.members),
                alone=words.nobody_else() if len(here) == 1 else "",
                reopens=words.reopens(company.waits_for)
                if company.waits_for in offered() and not company.proposals
                else "",
                still_here=words.still_here(
                    [each.name for each in company.members if each.here and each.peer != self._me]
                )
                if company.waits_for
                else "",
                others=max(0, len(here) - 1),
                open=sum(each.opener not in (self._me, mine) for each in company.proposals),
                awaited=words.awaited(silent) if mine and silent else "",
                eager=tuple(each.lantern for each in eager),
                eager_names=", ".join(each.name for each in eager),
            )
        )

    def _row(self, proposal: Proposed) -> ProposalRow:
        members = [each for each in self._company.members if each.here and each.opener == proposal.opener]
        known = proposal.game in offered()
        return ProposalRow(
            key=proposal.opener.hex(),
            art=game_picture(proposal.game).left if known else "card_back",
            title=game_title(proposal.game) if known else proposal.game[:24],
            by=words.proposed(self._name(proposal.opener), proposal.opener == self._me),
            terms=words.terms(proposal),
            lanterns=tuple(each.lantern for each in members),
            for_it=", ".join(each.name for each in members),
            mine=proposal.opener == self._me,
            joined=any(each.peer == self._me for each in members),
            why=words.obstacle(proposal),
        )

    def _offer(self, game: str) -> OfferRow:
        return OfferRow(
            game=game,
            art=game_picture(game).left,
            title=game_title(game),
            who=words.who_can(game),
            why=words.too_many(game, self._people()) if self._too_many(game) else "",
        )

    @Property(QObject, constant=True)
    def columns(self) -> Rows:
        return self._columns

    @Property(QObject, constant=True)
    def lines(self) -> Rows:
        return self._lines

    @Property(QObject, constant=True)
    def proposals(self) -> Rows:
        return self._proposals

    @Property(QObject, constant=True)
    def offers(self) -> Rows:
        return self._offers
