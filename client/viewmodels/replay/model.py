"""A game that is watched again, as QML reads it: the way through it, where we are, through whose eyes, and one card."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import Property, QObject, QStandardPaths, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client.viewmodels.games import SCREENS, game_title
from client.viewmodels.play.table import PACE_MS
from client.viewmodels.properties import Model
from client.viewmodels.replay import words
from client.viewmodels.replay.proof import ProofView, proof_view
from client.viewmodels.replay.reel import Eyes, Moment, Reel
from client.viewmodels.replay.table import ReplayTable, card_of
from client.viewmodels.replay.tape import Bad, Proof, Tape
from client.viewmodels.rows import Rows
from client.viewmodels.table.people import People
from client.viewmodels.table.props import CardProps
from client.viewmodels.table.script import Script
from client.viewmodels.table.state import TableState
from client.worker import Patience, Worker
from engine.pieces import Handle
from netcore.files.checked import Checked

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1

Watch: TypeAlias = Callable[[float], bool]
"""Is told how far the work is, from 0 to 1; whether to go on."""
SPEEDS: Final = (2.0, 1.0, 0.5, 0.2)
LEAST_MS: Final = 350
TOLD_EVERY_S: Final = 0.1
"""How often the worker tells how far it is."""


@dataclass(frozen=True, slots=True)
class Block:
    """A round on the timeline: `start` and `end` from 0 to 1."""

    title: str
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Spot:
    """Something on the timeline: `at` is its moment, `part` where it lies from 0 to 1, `lane` the row of who moved, -1
    for none. `art` and `word` are of a mark.
    """

    at: int
    part: float
    lane: int = -1
    art: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True)
class Knew:
    """From when on somebody could know the chosen card. `now`: that has happened already."""

    when: str
    text: str
    now: bool


@dataclass(frozen=True, slots=True)
class MomentRow:
    """A line of what happened. `begins`: a round begins with it."""

    key: str
    text: str
    lantern: str
    begins: bool


@dataclass(frozen=True, slots=True)
class ReplayProps:
    """The single values. `phase` is "" (nothing is watched), "reading", "ready" or "bad"; `part`: how much was checked.

    `at`: the moment that is shown, of `count`. `text` and `lantern`: what happens at it. `card`: the chosen card's key
    on the table. `proving`: the chosen card is being proved; `proof` is what came of it.
    """

    phase: str = ""
    part: float = 0.0
    title: str = ""
    path: str = ""
    whose: str = ""
    verdict: str = ""
    kind: str = ""
    at: int = 0
    count: int = 0
    where: str = ""
    text: str = ""
    lantern: str = ""
    playing: bool = False
    speed: int = 1
    speeds: tuple[str, ...] = ()
    eyes: int = 0
    eyes_names: tuple[str, ...] = ()
    eyes_note: str = ""
    blocks: tuple[Block, ...] = ()
    lanes: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    marks: tuple[Spot, ...] = ()
    legend: tuple[Spot, ...] = ()
    card: str = ""
    card_title: str = ""
    over: bool = False
    knew: tuple[Knew, ...] = ()
    proving: bool = False
    proof: ProofView = field(default_factory=ProofView)
    foreign: bool = False
    """The file lies elsewhere than this player's saved games, which it can be put among."""


@QmlElement
@QmlUncreatable("the program watches one game at a time")
class ReplayModel(Model[ReplayProps]):  # type: ignore[operator]
    """The game that is watched again. `left`: it is watched no longer; `said` has a sentence for the player; `checked`
    has the Tape, or Bad, that a file was found to be; `keepWanted`: a file is to be put among the saved games.
    """

    left = Signal()
    said = Signal(str)
    keepWanted = Signal(str)
    checked = Signal(object)

    def __init__(self, notes: Path, worker: Worker, parent: QObject | None = None) -> None:
        """`notes`: the folder of this player's saved games, and of what was seen in them."""
        super().__init__(ReplayProps(), parent)
        self._notes = notes
        self._worker = worker
        self._table = ReplayTable(self)
        self._rows = Rows(MomentRow, "key", self, scrolled=True)
        self._keys: frozenset[bytes] = frozenset()
        self._language = "en"
        self._patience = Patience()
        self._asked = 0
        """Counts what the worker was asked for: what it was asked for before is not listened to."""
        self._lines_of = (-1, "")
        """Of what, and in which language, the lines tell."""
        self._tape: Tape | None = None
        self._bad: Bad | BaseException | None = None
        self._eyes: tuple[Eyes, ...] = ()
        self._reels: dict[Eyes, tuple[Reel, tuple[Moment, ...]]] = {}
        self._card: Handle | None = None
        self._proof: Proof | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self.pace = 1.0
        """A factor for the time that a step stays."""

    # ── opening ─────────────────────────────────────────────────────────────────────────────────────────────────────
    def be(self, keys: frozenset[bytes]) -> None:
        """These keys are this player's own."""
        self._keys = keys

    def open(self, path: Path, *, trusted: bool | Checked) -> None:
        """Watch the game in a file. It is checked first, from its first entry to its last, unless it is `trusted`: this
        computer has checked it before, and then it was as that says, or has just written it.
        """
        self._drop()
        foreign = path.parent != self._notes
        self.become(ReplayProps(phase="reading", path=str(path), title=path.name, foreign=foreign))
        asked, notes, keys = self._asked, self._notes, self._keys
        watch = self._watcher(asked, self._patience)
        self._worker.do(
            lambda: _load(path, notes, keys, watch, trusted=trusted), lambda came: self._opened(asked, came)
        )

    def _watcher(self, asked: int, patience: Patience) -> Watch:
        told_s = 0.0

        def watch(part: float) -> bool:
            nonlocal told_s
            if time.monotonic() - told_s > TOLD_EVERY_S:
                told_s = time.monotonic()
                self._worker.tell(part, lambda part: self._come_far(asked, part))
            return not patience.over

        return watch

    def _come_far(self, asked: int, part: object) -> None:
        if asked == self._asked and isinstance(part, float):
            self.become(replace(self.props, part=part))

    def _opened(self, asked: int, came: object) -> None:
        if asked != self._asked:
            return
        if isinstance(came, Tape) and came.terms.game not in SCREENS:
            came = Bad(None, came.names, came.terms.game, foreign=True)
        if isinstance(came, Tape):
            self._tape = came
            self.checked.emit(came)
            self._begin(came)
        elif isinstance(came, Bad | BaseException):
            self._bad = came
            if isinstance(came, Bad) and came.path is not None:
                self.checked.emit(came)
            self._derive()
        else:
            self.close()

    def _begin(self, tape: Tape) -> None:
        front = tape.me if tape.me is not None else 0
        others = tuple(Eyes(seat) for seat in range(len(tape.names)) if seat != tape.me)
        self._eyes = (Eyes(tape.me), *((Eyes(front, bare=True), *others) if tape.faces else ()))
        self.become(replace(self.props, phase="ready", at=0, eyes=0))
        self._derive()

    def show(self, tape: Tape) -> None:
        """Watch a game that was read already."""
        self._drop()
        self.become(ReplayProps(path=str(tape.path), speed=self.props.speed))
        self._opened(self._asked, tape)

    def show_reading(self, path: Path, part: float) -> None:
        """As while a file is read: for pictures."""
        self._drop()
        self.become(ReplayProps(phase="reading", path=str(path), part=part, foreign=True))

    def show_bad(self, found: Bad | BaseException) -> None:
        """As when a file cannot be watched."""
        self._drop()
        self._opened(self._asked, found)

    def show_proof(self, proof: Proof) -> None:
        """Show what was proved of the chosen card."""
        self._proof = proof
        self._derive()

    @property
    def chosen(self) -> Handle | None:
        """The chosen card."""
        return self._card

    def _drop(self) -> None:
        """Let go of what was watched, and of what is on its way."""
        self._patience.over = True
        self._patience = Patience()
        self._asked += 1
        self._next.stop()
        self._tape = self._bad = self._card = self._proof = None
        self._reels.clear()

    @Slot()
    def close(self) -> None:
        """Watch no longer; what is being checked is given up."""
        if self.props.phase:
            self._drop()
            self.become(ReplayProps(speed=self.props.speed))
            self.left.emit()

    @Slot()
    def keep(self) -> None:
        """Put a copy of the file among this player's saved games."""
        if self.props.foreign and self.props.path:
            self.keepWanted.emit(self.props.path)

    def kept(self) -> None:
        """That has been done."""
        self.become(replace(self.props, foreign=False))

    # ── the way through it ──────────────────────────────────────────────────────────────────────────────────────────
    @Slot()
    def toggle(self) -> None:
        """Play, or pause; at the end it begins anew."""
        if self._next.isActive():
            self._next.stop()
            self.become(replace(self.props, playing=False))
        elif self.props.phase == "ready":
            if self.props.at + 1 >= self.props.count:
                self.go(0)
            self._wait()

    @Slot(int)
    def step(self, by: int) -> None:
        """Go on, or back, by so many steps."""
        self.go(self.props.at + by)

    @Slot(int)
    def go(self, at: int) -> None:
        """Show the moment number `at`, or the nearest there is."""
        if self.props.phase != "ready":
            return
        at = max(0, min(at, self.props.count - 1))
        if at != self.props.at:
            self._proof = None
            self.become(replace(self.props, at=at))
            self._derive()
        if self._next.isActive():
            self._wait()

    @Slot(int)
    def round(self, by: int) -> None:
        """Go to where the next round begins, or this one or the one before."""
        starts = [at for at, moment in enumerate(self._moments()) if moment.begins]
        at = self.props.at
        if by > 0:
            self.go(next((start for start in starts if start > at), self.props.count - 1))
        else:
            self.go(next((start for start in reversed(starts) if start < at), 0))

    @Slot()
    def mark(self) -> None:
        """Go to the next thing that is marked, from the end to the first."""
        marked = [at for at, moment in enumerate(self._moments()) if moment.mark is not None]
        if marked:
            self.go(next((at for at in marked if at > self.props.at), marked[0]))

    @Slot(int)
    def hurry(self, speed: int) -> None:
        """Watch it faster or slower: number `speed` of the speeds."""
        if 0 <= speed < len(SPEEDS):
            self.become(replace(self.props, speed=speed))
            if self._next.isActive():
                self._wait()

    def _wait(self) -> None:
        """Let the moment that is shown stay for its time."""
        tape, moments = self._tape, self._moments()
        if tape is None or self.props.at + 1 >= len(moments):
            self._next.stop()
            self.become(replace(self.props, playing=False))
            return
        script, moment = self._script(tape), moments[self.props.at]
        stay = max(1.0, script.dwell(tape.watched.steps[moment.at], None)) + (1.0 if moment.ends else 0.0)
        self._next.start(max(LEAST_MS, round(stay * PACE_MS * self.pace * SPEEDS[self.props.speed])))
        self.become(replace(self.props, playing=True))

    @Slot()
    def _go_on(self) -> None:
        if self.props.playing:
            self._proof = None
            self.become(replace(self.props, at=min(self.props.at + 1, self.props.count - 1)))
            self._derive()
            self._wait()

    # ── whose eyes, and which card ──────────────────────────────────────────────────────────────────────────────────
    @Slot(int)
    def see(self, eyes: int) -> None:
        """Watch through other eyes: number `eyes` of those there are."""
        if 0 <= eyes < len(self._eyes):
            self.become(replace(self.props, eyes=eyes))
            self._derive()

    @Slot()
    def seeOtherwise(self) -> None:
        """Watch through the next eyes."""
        if self._eyes:
            self.see((self.props.eyes + 1) % len(self._eyes))

    @Slot(str)
    def choose(self, key: str) -> None:
        """Choose the card that has this key on the table; "" for none."""
        row = next((row for row in self._table.rows.cards if row.key == key), None)
        self._choose(card_of(row) if row is not None else None)

    @Slot(int)
    def chooseNext(self, by: int) -> None:
        """Choose the next card, or the one before: of those on the table, else of those that this step is about."""
        cards = self._choosable()
        if not cards:
            return
        at = cards.index(self._card) + by if self._card in cards else 0 if by > 0 else -1
        self._choose(cards[at % len(cards)])

    def _choosable(self) -> list[Handle]:
        """The cards that lie there, and those that the step is about where no card lies open to be pointed at."""
        found = [card for row in self._table.rows.cards if row.label and (card := card_of(row)) is not None]
        tape, moments = self._tape, self._moments()
        if not found and tape is not None and moments:
            upto = moments[self.props.at].at
            recent = [step.cards for step in tape.watched.steps[: upto + 1] if step.ask == "show"]
            found = [*dict.fromkeys(card for cards in recent[-4:] for card in cards)]
        return list(dict.fromkeys(found))

    def _choose(self, card: Handle | None) -> None:
        self._card, self._proof = card, None
        self._derive()

    @Slot()
    def prove(self) -> None:
        """Prove the chosen card: its way through every shuffle, and every share that opened it."""
        tape, card = self._tape, self._card
        if tape is None or self.props.proving:
            return
        if card is None:
            self.chooseNext(1)
            card = self._card
        if card is None:
            return
        self._next.stop()
        asked, chosen = self._asked, card
        about = frozenset(sight.number for sight in tape.watched.befell(card))
        watch = self._watcher(asked, self._patience)
        self.become(replace(self.props, playing=False, proving=True, part=0.0))
        self._worker.do(lambda: _prove(tape.path, chosen, about, watch), lambda came: self._proved(asked, chosen, came))

    def _proved(self, asked: int, card: Handle, came: object) -> None:
        if asked != self._asked:
            return
        self.become(replace(self.props, proving=False))
        if isinstance(came, Proof) and card == self._card:
            # The next step would take it away again from under the hand.
            self._next.stop()
            self.become(replace(self.props, playing=False))
            self._proof = came
        elif not isinstance(came, Proof):
            self.said.emit(words.unreadable(came) if isinstance(came, BaseException) else words.unproved())
        self._derive()

    @Slot()
    def saveProof(self) -> None:
        """Write the proof that is shown into a file of its own, beside what this player has downloaded."""
        text, tape = self.props.proof.text, self._tape
        if text and tape is not None:
            path = takeaways() / f"{tape.path.stem}-{self._card}.txt"
            self._worker.do(lambda: write_new(path, text.encode()), self._was_saved)

    def _was_saved(self, came: object) -> None:
        self.said.emit(words.saved(str(came)) if isinstance(came, Path) else words.unsaved(str(came)))

    @Slot()
    def closeProof(self) -> None:
        """Back to the table."""
        self._proof = None
        self._derive()

    # ── out to QML ──────────────────────────────────────────────────────────────────────────────────────────────────
    def speak(self, language: str) -> None:
        """Use the words of `language` from now on."""
        self._language = language
        self._reels.clear()
        self._table.speak(language)
        self._derive()

    def _script(self, tape: Tape) -> Script:
        return SCREENS[tape.terms.game].parts().script

    def _reel(self) -> tuple[Reel, tuple[Moment, ...]]:
        tape, eyes = self._tape, self._eyes[self.props.eyes]
        assert tape is not None
        if eyes not in self._reels:
            reel = Reel(tape, self._script(tape), eyes, self._language)
            first = next(iter(self._reels.values()), None)
            self._reels[eyes] = (reel, first[1] if first is not None else reel.moments())
        return self._reels[eyes]

    def _moments(self) -> tuple[Moment, ...]:
        return self._reel()[1] if self._tape is not None else ()

    def _derive(self) -> None:
        if self._bad is not None:
            bad = self._bad
            text = words.bad(bad) if isinstance(bad, Bad) else words.unreadable(bad)
            self.become(replace(self.props, phase="bad", text=text, whose=", ".join(getattr(bad, "names", ()))))
            return
        tape = self._tape
        if tape is None:
            return
        reel, moments = self._reel()
        at = min(self.props.at, len(moments) - 1)
        moment = moments[at]
        state = reel.shown(moment)
        self._table.look(tape.terms.game, state, reel.faces)
        people = reel.people
        row = next(
            (row for row in self._table.rows.cards if self._card is not None and card_of(row) == self._card), None
        )
        verdict, kind = words.verdict(tape)
        lanes = tuple(person.lantern for person in people)
        text = words.told(tape, moment.text, over=moment.over)
        spots = tuple(
            Spot(number, _part(number, len(moments)), -1 if each.seat is None else each.seat)
            for number, each in enumerate(moments)
        )
        marks = tuple(
            Spot(number, _part(number, len(moments)), -1, each.mark.art, each.mark.word)
            for number, each in enumerate(moments)
            if each.mark is not None
        )
        if self._lines_of != (self._asked, self._language):
            self._lines_of = self._asked, self._language
            self._rows.update(
                tuple(
                    MomentRow(
                        str(number),
                        words.told(tape, each.text, over=each.over),
                        people[each.seat].lantern if each.seat is not None else "",
                        each.begins,
                    )
                    for number, each in enumerate(moments)
                )
            )
        names = tuple(words.eyes(tape.names, e.seat, mine=e.seat == tape.me, bare=e.bare) for e in self._eyes)
        card_title = self._card_title(tape, reel, state)
        self.become(
            replace(
                self.props,
                title=game_title(tape.terms.game),
                whose=words.whose(tape, self._language),
                verdict=verdict,
                kind=kind,
                at=at,
                count=len(moments),
                over=moment.over,
                where=words.step(at, len(moments)),
                text=text,
                lantern=people[moment.seat].lantern if moment.seat is not None else "",
                speeds=words.speeds(),
                eyes_names=names,
                eyes_note=words.eyes_note(tape),
                blocks=_blocks(moments),
                lanes=lanes,
                spots=spots,
                marks=marks,
                legend=tuple({mark.art: mark for mark in marks}.values()),
                card=row.key if row is not None else "",
                card_title=card_title,
                knew=self._knew(tape, reel, moment.at),
                proof=self._proof_view(tape, people, card_title, row),
            )
        )

    def _proof_view(self, tape: Tape, people: People, title: str, row: CardProps | None) -> ProofView:
        if self._proof is None or self._card is None:
            return ProofView()
        art, figure = (row.face, row.figure) if row is not None else ("", "")
        return proof_view(tape, people, self._card, self._proof, title, self._language, art, figure)

    def _card_title(self, tape: Tape, reel: Reel, state: TableState) -> str:
        if self._card is None:
            return ""
        face = reel.faces.get(self._card) or (state.frame.known.get(self._card) if state.frame is not None else None)
        return words.card(self._script(tape).face(face, self._language) if face is not None else "")

    def _knew(self, tape: Tape, reel: Reel, at: int) -> tuple[Knew, ...]:
        if self._card is None:
            return ()
        number = tape.watched.steps[at].number
        return tuple(
            Knew(words.when(sight.number), words.knew(sight, reel.people), sight.number <= number)
            for sight in tape.watched.befell(self._card)
        )

    @Property(QObject, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(ReplayTable, constant=True)
    def table(self) -> ReplayTable:
        return self._table

    @property
    def screen(self) -> ReplayTable:
        """The table that is shown."""
        return self._table


def takeaways() -> Path:
    """The folder for what a player takes along: that for downloads, or the home."""
    kind = QStandardPaths.StandardLocation.DownloadLocation
    found = Path(QStandardPaths.writableLocation(kind))
    return found if found.is_dir() else Path.home()


def _load(
    path: Path, notes: Path, keys: frozenset[bytes], watch: Watch, *, trusted: bool | Checked
) -> Tape | Bad | None:
    from client.viewmodels.replay.load import load  # with cryptography, which the first frame does not need

    return load(path, notes, keys, watch, trusted=trusted)


def write_new(path: Path, data: bytes) -> Path:
    """A file that was not there before; where it is. Blocking. Raises OSError."""
    from netcore.files.copies import write_new

    return write_new(path, data)


def _prove(path: Path, card: Handle, about: frozenset[int], watch: Watch) -> Proof | None:
    from client.viewmodels.replay.load import prove

    return prove(path, card, about, watch)


def _part(at: int, count: int) -> float:
    return (at + 0.5) / max(1, count)


def _blocks(moments: tuple[Moment, ...]) -> tuple[Block, ...]:
    starts = [at for at, moment in enumerate(moments) if moment.begins] or [0]
    starts[0] = 0
    ends = [*starts[1:], len(moments)]
    count = max(1, len(moments))
    return tuple(
        Block(str(number), start / count, end / count)
        for number, (start, end) in enumerate(zip(starts, ends, strict=True), 1)
    )
