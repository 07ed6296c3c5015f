"""The page about the network: the chart of who hears whom, what is said of it, and the trial that two run together."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.bridge import Calls
from client.viewmodels.network import words
from client.viewmodels.network.causes import STEPS, Cause, cause_of, cause_of_pair
from client.viewmodels.properties import Model
from client.viewmodels.rows import Rows
from netcore.lan.neighbourly import Step
from netcore.status import AdviceNews, Neighbour, NeighboursNews, TrialNews, known_lantern

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

SLOW_MS = 20
ADDRESS_CHARS = 80
Keys = tuple[bytes, bytes]


@dataclass(frozen=True, slots=True)
class PersonRow:
    """Somebody in the chart. `me`: this player."""

    key: str
    name: str
    lantern: str
    me: bool


@dataclass(frozen=True, slots=True)
class CellRow:
    """How one hears another. `text` is the time, `lantern` that of who carries it; `label` says all of it."""

    key: str
    at_row: int
    at_column: int
    way: str
    text: str
    lantern: str
    slow: bool
    chosen: bool
    label: str


@dataclass(frozen=True, slots=True)
class NetworkProps:
    """What the page shows. `title`, `line` and `steps` are about the chosen cell, else about all; `good`: nothing is
    wrong. `partner`: with whom a trial would be, "" for nobody. `advisable`: whether that player can be told the steps.

    `trial` is the state of a trial, "" for none; `facts` what it found, `fact_goods` whether each is good; `remedies`
    what to do about it. `address` is the likeliest one where others can call.
    """

    count: int = 0
    more: int = 0
    title: str = ""
    line: str = ""
    steps: tuple[str, ...] = ()
    good: bool = True
    looked: bool = False
    partner: str = ""
    advisable: bool = False
    advised: bool = False
    address: str = ""
    addresses: tuple[str, ...] = ()
    announced: str = ""
    trial: str = ""
    trial_title: str = ""
    trial_line: str = ""
    trial_good: bool = False
    facts: tuple[str, ...] = ()
    fact_goods: tuple[bool, ...] = ()
    remedies: tuple[str, ...] = ()


def lantern_of(person: Neighbour) -> str:
    """The picture of somebody in the chart."""
    return known_lantern(person.lantern)


def cell_rows(news: NeighboursNews, chosen: Keys | None) -> tuple[CellRow, ...]:
    """All cells but those of people and themselves, row by row."""
    rows = []
    for row, cells in enumerate(news.cells):
        for column, cell in enumerate(cells):
            if row == column:
                continue
            keys = news.people[row].peer, news.people[column].peer
            rows.append(
                CellRow(
                    key=(keys[0] + keys[1]).hex(),
                    at_row=row,
                    at_column=column,
                    way=cell.way,
                    text=str(cell.ms) if cell.way == "heard" else "",
                    lantern=lantern_of(news.people[cell.through]) if cell.way == "through" else "",
                    slow=cell.ms > SLOW_MS,
                    chosen=keys == chosen,
                    label=words.cell_sentence(news, row, column),
                )
            )
    return tuple(rows)


def remedies(trial: TrialNews) -> tuple[str, ...]:
    """What to do about what a trial found: where calls do not arrive there is something in their way."""
    lines: list[str] = []
    for here, side in ((True, trial.theirs), (False, trial.mine)):
        if side is not None and side.fault:
            steps = STEPS.get(side.fault, ())
            lines += [words.here_or_there(here, trial.name), *map(words.step_sentence, steps)]
    sides = [side for side in (trial.mine, trial.theirs) if side is not None]
    if not lines and any(not side.multicast for side in sides):
        lines.append(words.by_address())
    return tuple(lines)


@QmlElement
@QmlUncreatable("the program has one page about the network")
class NetworkModel(Model[NetworkProps]):  # type: ignore[operator]
    """Who hears whom. `said` is what has to be said wherever this player is."""

    said = Signal(str)

    def __init__(self, calls: Calls, parent: QObject | None = None) -> None:
        super().__init__(NetworkProps(), parent)
        self._calls = calls
        self._news = NeighboursNews()
        self._trial = TrialNews()
        self._chosen: Keys | None = None
        self._advised: tuple[bytes, tuple[Step, ...]] | None = None
        self._open = False
        self._people = Rows(PersonRow, "key", self)
        self._cells = Rows(CellRow, "key", self)

    def show(self, on: bool) -> None:
        """The page is opened, or left."""
        if on != self._open:
            self._open = on
            self._chosen = self._advised = None
            self._calls.do(lambda node: node.neighbours.look(on))

    def hear(self, news: NeighboursNews | TrialNews | AdviceNews) -> None:
        """Take in one piece of news."""
        match news:
            case NeighboursNews():
                self._news = news
            case TrialNews():
                new = news.state == "asked" and self._trial.state != "asked"
                self._trial = news
                if new and not self._open:
                    self.said.emit(words.invitation(news.name))
            case AdviceNews(name, steps):
                self.said.emit(words.advice(name, steps))
        self.retranslate()

    # ── what the player does ────────────────────────────────────────────────────────────────────────────────────────

    @Slot(int, int)
    def choose(self, row: int, column: int) -> None:
        """Look at one cell; at the same again: at the whole."""
        people = range(len(self._news.people))
        if row not in people or column not in people or row == column:
            return
        keys = self._news.people[row].peer, self._news.people[column].peer
        self._chosen = None if keys == self._chosen else keys
        self.retranslate()

    @Slot(int, int)
    def look(self, row: int, column: int) -> None:
        """The keyboard has come to one cell."""
        chosen = self._chosen_places()
        if chosen != (row, column):
            self.choose(row, column)

    @Slot()
    def test(self) -> None:
        """Ask the other of the chosen cell for a trial."""
        peer = self._partner()
        if peer is not None:
            self._calls.do(lambda node: node.neighbours.ask(peer.peer))

    @Slot(str)
    def testAddress(self, address: str) -> None:
        """Ask whoever listens at an address for a trial."""
        typed = address.strip()[:ADDRESS_CHARS]
        if typed:
            self._calls.do(lambda node: node.neighbours.ask_address(typed))

    @Slot(bool)
    def answer(self, agrees: bool) -> None:
        """Say yes or no to whoever asks for a trial."""
        self._calls.do(lambda node: node.neighbours.answer(agrees))

    @Slot()
    def stop(self) -> None:
        """Stop the trial, or put its result away."""
        self._calls.do(lambda node: node.neighbours.stop())

    @Slot()
    def again(self) -> None:
        """Once more with the same."""
        peer = self._trial.peer
        if peer:
            self._calls.do(lambda node: node.neighbours.stop())
            self._calls.do(lambda node: node.neighbours.ask(peer))

    @Slot()
    def advise(self) -> None:
        """Tell the other what to do, in the words of their own window."""
        peer, steps = self._partner(), self._cause().steps
        if peer is not None and steps:
            self._advised = (peer.peer, steps)
            self._calls.do(lambda node: node.neighbours.advise(peer.peer, steps))
            self.retranslate()

    # ── what is shown ───────────────────────────────────────────────────────────────────────────────────────────────

    def _place(self, peer: bytes) -> int:
        return next((at for at, each in enumerate(self._news.people) if each.peer == peer), -1)

    def _chosen_places(self) -> tuple[int, int] | None:
        if self._chosen is None:
            return None
        row, column = map(self._place, self._chosen)
        return None if min(row, column) < 0 else (row, column)

    def _cause(self) -> Cause:
        chosen = self._chosen_places()
        return cause_of(self._news) if chosen is None else cause_of_pair(self._news, *chosen)

    def _partner(self) -> Neighbour | None:
        """With whom a trial would be: the other of a cell that this player is in, the one whom something is wrong with,
        or the only other one.
        """
        people = self._news.people
        chosen, cause = self._chosen_places(), self._cause()
        at = 0
        if chosen is not None:
            at = chosen[1] if chosen[0] == 0 else chosen[0] if chosen[1] == 0 else 0
        if not at:
            at = next((person for person in cause.people if person), 0)
        if not at and len(people) == 2:
            at = 1
        return people[at] if at else None

    def speak(self, language: str) -> None:
        """Show it in `language`, which is that of the window."""
        self.retranslate()

    def retranslate(self) -> None:
        """Show it, in the language in use now."""
        news, trial = self._news, self._trial
        chosen, cause, partner = self._chosen_places(), self._cause(), self._partner()
        title, line = words.cause_title(news, cause), words.cause_line(news, cause)
        if chosen is not None:
            cell = news.cells[chosen[0]][chosen[1]]
            if cause.kind in ("well", "pair"):
                title = words.cell_sentence(news, *chosen)
            if cause.kind == "well":
                line = words.announced_sentence(cell)
        facts = words.trial_facts(trial)
        self._people.update(
            [
                PersonRow(each.peer.hex(), each.name or words.nameless(), lantern_of(each), at == 0)
                for at, each in enumerate(news.people)
            ]
        )
        self._cells.update(cell_rows(news, self._chosen))
        self.become(
            NetworkProps(
                count=len(news.people),
                more=news.more,
                title=title,
                line=line,
                steps=tuple(map(words.step_sentence, cause.steps)),
                good=cause.kind == "well",
                looked=news.looks,
                partner=(partner.name or words.nameless()) if partner is not None else "",
                advisable=partner is not None
                and bool(cause.steps)
                and news.cells[0][self._place(partner.peer)].way == "heard",
                advised=partner is not None and self._advised == (partner.peer, cause.steps),
                address=news.addresses[0] if news.addresses else "",
                addresses=news.addresses[1:],
                announced=words.tables_line(news.announced) if news.looks else "",
                trial=trial.state,
                trial_title=words.trial_title(trial),
                trial_line=words.trial_line(trial),
                trial_good=trial.state == "done" and words.trial_is_good(trial),
                facts=tuple(text for _, text in facts),
                fact_goods=tuple(good for good, _ in facts),
                remedies=remedies(trial) if trial.state == "done" else (),
            )
        )

    @Property(QObject, constant=True)
    def people(self) -> Rows:
        return self._people

    @Property(QObject, constant=True)
    def cells(self) -> Rows:
        return self._cells
