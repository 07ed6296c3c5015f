"""What comes of a game file (docs/protocol/verdicts.md): the whole way from bytes to a verdict."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine import games, policies
from engine.chance import Chance
from engine.contract import OneMove
from engine.driver import Driver
from engine.game import Outcome
from engine.knowledge import Knowledge
from engine.pieces import Face, Handle, Legal, Move
from tests.second.feeds import Feeds
from tests.second.gamefile import Damaged, ForkFile, GameFile, NoGame, read_fork, read_game
from tests.second.keys import Keyring, make_charter
from tests.second.packed import Unreadable
from tests.second.questions import Answers
from tests.second.reader import Foul, Left, Reader, Unfinished
from tests.second.seeds import is_committed
from tests.second.terms import Find, Foreign, Terms, read_terms
from tests.second.undoing import TakenBack

COMPLETE, UNFINISHED, AT_FAULT, NO_GAME = "complete", "unfinished", "at fault", "no game"
EXITS: Mapping[str, int] = {COMPLETE: 0, AT_FAULT: 1, NO_GAME: 2, UNFINISHED: 3}


@dataclass(frozen=True)
class Fault:
    """What is wrong, and where that is known."""

    rule: str
    seat: int | None = None
    entry: int | None = None
    question: int | None = None


@dataclass(frozen=True)
class Verdict:
    """What a file comes to."""

    verdict: str
    terms: Terms | None = None
    fault: Fault | None = None
    complete_for: tuple[int, ...] = ()
    outcome: Outcome | None = None
    waits: tuple[int, ...] = ()
    """Whose entries an unfinished game waits for."""
    astray: tuple[int, ...] = ()
    wrong_seeds: tuple[int, ...] = ()
    """Who showed another seed than it had committed to, after the end."""
    altered: tuple[tuple[int, int], ...] = ()
    """Seat and question of each step that does not follow from the seed that was shown."""

    def plain(self) -> dict[str, Any]:
        """What verdicts.md calls the form for programs, but for its sentences."""
        if self.terms is None and self.fault is None:
            return {"verdict": self.verdict}
        terms, fault, outcome = self.terms, self.fault, self.outcome
        seats = terms.seats if terms is not None else ()
        return {
            "verdict": self.verdict,
            "game": terms.game.name if terms is not None else None,
            "table": terms.hash.hex() if terms is not None else None,
            "players": [
                {"name": s.name, "kind": s.kind, "home": s.home, "key": s.peer.hex(), "key_words": s.key_words}
                for s in seats
            ],
            "complete_for": list(self.complete_for),
            "scores": list(outcome.scores) if outcome is not None else None,
            "winners": list(outcome.winners) if outcome is not None else None,
            "wrong_seeds": list(self.wrong_seeds),
            "altered": [list(step) for step in self.altered],
            "fault": None if fault is None else vars(fault),
        }


def verify(data: bytes, find: Find = games.find) -> Verdict:
    """Go over the bytes of a file, from nothing else; `find` knows games by their names."""
    try:
        return _of_fork(read_fork(data), find)
    except (Unreadable, Foreign):
        pass
    try:
        file = read_game(data)
    except NoGame:
        return Verdict(NO_GAME)
    except Damaged:
        return Verdict(AT_FAULT)
    try:
        terms = read_terms(file.terms, find)
    except Foreign:
        return Verdict(NO_GAME)
    except Unreadable:
        return Verdict(AT_FAULT, fault=Fault("draft"))
    return _of_forgery(file, terms) or Game(terms, Feeds(terms, file.entries)).verdict()


def _of_fork(file: ForkFile, find: Find) -> Verdict:
    """A file that convicts on its own. Raises Unreadable for one that does not."""
    terms, first, second = read_terms(file.terms, find), file.first, file.second
    twice = first.number == second.number and first.hash != second.hash
    astray = second.number == first.number + 1 and second.previous != first.hash
    if not first.table == second.table == terms.hash or first.seat != second.seat or not (twice or astray):
        raise Unreadable("two entries that convict nobody")
    if first.seat >= len(terms.seats) or not all(each.is_by(terms.seats[first.seat].peer) for each in (first, second)):
        raise Unreadable("signed by somebody else")
    return Verdict(AT_FAULT, terms, Fault("feed.fork", first.seat, first.number))


def _of_forgery(file: GameFile, terms: Terms) -> Verdict | None:
    """The first entry that is not of this table, or not signed by its author."""
    for entry in (each.signed for each in file.entries):
        if entry.table != terms.hash or entry.seat >= len(terms.seats):
            return Verdict(AT_FAULT, terms, Fault("entry.table", entry.seat, entry.number))
        if not entry.is_by(terms.seats[entry.seat].peer):
            return Verdict(AT_FAULT, terms, Fault("entry.signature", entry.seat, entry.number))
    return None


class Game:
    """One game, played out from its feeds."""

    def __init__(self, terms: Terms, feeds: Feeds) -> None:
        self.terms = terms
        self.reader = Reader(feeds)
        self.driver = Driver(terms.game, len(terms.seats), terms.options)
        self._ghosts = policies.for_game(terms.game.name, "ghost")

    def verdict(self) -> Verdict:
        """Play it out, as far as it goes."""
        try:
            answers = self._play()
            self.reader.sign()
        except Foul as foul:
            return Verdict(AT_FAULT, self.terms, Fault(foul.rule, foul.seat, foul.entry, foul.question))
        except (Unfinished, Left) as end:
            waits, astray = (end.waits, end.astray) if isinstance(end, Unfinished) else ((), ())
            return Verdict(UNFINISHED, self.terms, waits=waits, astray=astray)
        outcome = self.terms.game.outcome(self.driver.board)
        done = Verdict(COMPLETE, self.terms, complete_for=self.reader.view.seats, outcome=outcome)
        return self._opened(answers, done)

    def _play(self) -> Answers:
        """Set up, and answer question after question until the rules have ended."""
        reader, terms = self.reader, self.terms
        charter = make_charter(reader, terms)
        ring = Keyring(reader, terms, charter)
        if ring.back_up():
            raise Unfinished(())  # somebody refused a piece: the game never began, and waits for nobody
        answers = Answers(reader, terms, ring, self._ghost)
        while (asked := self.driver.asked) is not None:
            attempt = 0
            while True:
                self._ask(asked.number, attempt)
                try:
                    answer = answers.answer(asked, attempt, self.driver.digest())
                except Left as left:
                    ring.fold(left.peer)
                    attempt += 1
                except TakenBack as undone:
                    reader.history.undone(undone.words)
                    self.driver.take_back()
                    break
                else:
                    self.driver.answer(answer)
                    break
        if self.driver.breach is not None:
            raise reader.foul(self.driver.breach.rule, self.driver.breach.seat)
        self._ask(reader.question + 1, 0)
        return answers

    def _ask(self, question: int, attempt: int) -> None:
        self.reader.question = question
        reader, maker, asked = self.reader, self.driver.undoable, self.driver.asked
        reader.history.asked(question, attempt, self.driver.digest())
        reader.undoing.close()
        if self.terms.undo and maker is not None and asked is not None and isinstance(asked.question, OneMove):
            reader.undoing.open(reader.history.now().history, maker, asked.question.seat)

    def _ghost(self, seat: int, legal: Legal, public: Mapping[Handle, Face]) -> Move:
        """What the ghost of a seat does (views.md, "The ghosts")."""
        view = replace(Knowledge(None).view(self.driver), seat=seat, known=dict(public), legal=legal)
        return self._ghosts.choose(view, legal, Chance(self.reader.question, "ghost", str(seat)))

    def _opened(self, answers: Answers, done: Verdict) -> Verdict:
        """The second audit, where all have laid their seeds open."""
        willing = self.reader.last_words("will-open")
        if willing is None or not all(body["open"] for body in willing.values()):
            return done
        shown = self.reader.last_words("seed")
        if shown is None:
            return done
        wrong, altered = [], []
        for seat, body in shown.items():
            if is_committed(body["seed"], answers.charter.keys[seat].seed, self.terms.hash, seat):
                altered += [(seat, question) for question in answers.ledger.altered(seat, body["seed"])]
            else:
                wrong.append(seat)
        return replace(done, wrong_seeds=tuple(wrong), altered=tuple(altered))
