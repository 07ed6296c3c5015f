"""The score of an evening: what several verified game files come to together, by players' keys.

It does not matter in which order files come, nor how often: a game is known by the hash of its terms and counts once,
as the best of its files has it. So everybody who holds the games of an evening has the same score of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.game import Outcome
from netcore.audit.replay import Fault, Report, names_of
from netcore.feeds.chain import Fork
from netcore.feeds.charter import Terms
from netcore.feeds.entry import SignedHeader
from netcore.files.gamefile import GameFile
from netcore.names import skeleton
from netcore.table.table import FORK

COMPLETE, UNFINISHED, FAULTY = "complete", "unfinished", "at fault"
_BEST_FIRST: Final = (COMPLETE, UNFINISHED, FAULTY)


@dataclass(frozen=True, slots=True)
class Verified:
    """One file: what it is called, what verifying it has said, and what is signed in it."""

    file: str
    report: Report
    signed: tuple[SignedHeader, ...] = field(default=(), repr=False)
    """Of each entry its header: enough to hold its author to it."""

    @staticmethod
    def of(file: str, report: Report, game: GameFile) -> Verified:
        """A game that was verified."""
        return Verified(file, report, tuple(entry.signed_header for entry in game.entries))

    @property
    def verdict(self) -> str:
        """Complete, unfinished or at fault."""
        return FAULTY if self.report.fault is not None else UNFINISHED if self.report.missing else COMPLETE


@dataclass(frozen=True, slots=True)
class Played:
    """One game of the evening, from one or more files.

    `places` are by seat: 1 for who won, None for who was not in the game to its end, and for everybody where it has no
    outcome or is not complete.
    """

    files: tuple[str, ...]
    verdict: str
    terms: Terms | None
    outcome: Outcome | None
    places: tuple[int | None, ...]
    missing: str = ""
    fault: Fault | None = None
    faulty: str = ""
    """The file in which the fault is; "" where it is between two of them."""


@dataclass(frozen=True, slots=True)
class Points:
    """What somebody has in all in `games` games that were alike: the same game under the same options."""

    game: str
    options: tuple[tuple[str, int | bool | str], ...]
    games: int
    points: int


@dataclass(frozen=True, slots=True)
class Player:
    """One key and what it has come to. `names` are all that it went by, `kind` is "bot" if it never was a person's.

    `games` are the complete ones in which it was to the end; `wins` counts shared wins too; `places`: how often it was
    first, second and so on; `ahead`: how many persons it has left behind, all games together: fair
    between games for few and for many.
    """

    key: bytes
    names: tuple[str, ...]
    kind: str
    games: int
    wins: int
    shared: int
    places: tuple[int, ...]
    ahead: int
    points: tuple[Points, ...]

    @property
    def name(self) -> str:
        """The first of its names."""
        return self.names[0]


@dataclass(frozen=True, slots=True)
class Namesakes:
    """Keys that go by one name, or by names that look alike."""

    names: tuple[str, ...]
    keys: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """The running score. Persons come before bots, the most wins first, then the better places, then names and keys."""

    games: tuple[Played, ...]
    players: tuple[Player, ...]
    renamed: tuple[Player, ...]
    """Those who went by more than one name."""
    namesakes: tuple[Namesakes, ...]

    @property
    def verdict(self) -> str:
        """The worst of the games' verdicts; complete for an evening without games."""
        return max((game.verdict for game in self.games), key=_BEST_FIRST.index, default=COMPLETE)


def evening(verified: Iterable[Verified]) -> Evening:
    """What these files come to together."""
    tables: dict[object, list[Verified]] = {}
    for each in verified:
        terms = each.report.terms
        tables.setdefault(("no terms", each.file) if terms is None else terms.hash(), []).append(each)
    games = tuple(_played(files) for files in tables.values())
    players = _players(games)
    renamed = tuple(player for player in players if len(player.names) > 1)
    return Evening(games, players, renamed, _namesakes(players))


def _played(files: Sequence[Verified]) -> Played:
    """One game as the best of its files has it. It is at fault if any of them is, for its author has to answer; that
    takes nothing from a good file. Nor is a game lost by two good ones that contradict each other: whoever has lost it
    could sign something else when all is over. There is no winner only where a winner has signed both, or where
    complete files differ in what the game came to.
    """
    best = min(files, key=_how_good)
    names = tuple(sorted({each.file for each in files}))
    report = best.report
    split = _contradiction([each for each in files if each.verdict != FAULTY])
    bad = next((each for each in sorted(files, key=lambda each: each.file) if each.verdict == FAULTY), None)
    fault = split if bad is None else bad.report.fault
    results = {each.report.outcome for each in files if each.verdict == COMPLETE}
    outcome = report.outcome if len(results) <= 1 and not _won_by_two_versions(report, split, files) else None
    places: tuple[int | None, ...] = ()
    if report.terms is not None:
        places = (None,) * len(report.terms.seats)
    if best.verdict == COMPLETE and outcome is not None:
        places = tuple(place if seat in report.complete_for else None for seat, place in enumerate(outcome.places))
    verdict = best.verdict if fault is None else FAULTY
    faulty = bad.file if bad is not None else ""
    return Played(names, verdict, report.terms, outcome, places, report.missing, fault, faulty)


def _how_good(file: Verified) -> tuple[int, int, str]:
    """Of complete files the best is that of the most who have signed: one may have come back and done so after others
    had ended without it.
    """
    return _BEST_FIRST.index(file.verdict), -len(file.report.complete_for), file.file


def _won_by_two_versions(report: Report, split: Fault | None, files: Sequence[Verified]) -> bool:
    """Whether a winner has signed two versions of its feed, as two files show, or a proof of it."""
    shown = (each.report.fault for each in files if each.verdict == FAULTY and not each.signed)
    liars = {fault.seat for fault in (split, *shown) if fault is not None and fault.rule == FORK}
    return report.outcome is not None and not liars.isdisjoint(report.outcome.winners)


def _contradiction(files: Sequence[Verified]) -> Fault | None:
    """Two different entries with one number in two good files of a game: their author signed both."""
    if not files or files[0].report.terms is None:
        return None
    terms = files[0].report.terms
    table, authors = terms.hash(), terms.authors()
    held: dict[tuple[int, int], SignedHeader] = {}
    for signed in (signed for each in files for signed in each.signed):
        seat, number = signed.header.seat, signed.header.number
        before = held.setdefault((seat, number), signed)
        if before.hash != signed.hash and Fork(before, signed).proves(table, authors):
            text = f"{names_of(terms)[seat]}, seat {seat}, signed two different entries with the number {number}"
            return Fault(text, FORK, seat, number)
    return None


def _players(games: Sequence[Played]) -> tuple[Player, ...]:
    names: dict[bytes, set[str]] = {}
    persons: set[bytes] = set()
    results: dict[bytes, list[tuple[Played, int, int]]] = {}
    for game in games:
        if game.terms is None:
            continue
        for seat, (card, place) in enumerate(zip(game.terms.seats, game.places, strict=True)):
            if card.kind == "person":
                persons.add(card.peer)
            names.setdefault(card.peer, set()).add(names_of(game.terms)[seat])
            results.setdefault(card.peer, [])
            if place is not None:
                results[card.peer].append((game, seat, place))
    players = [_player(key, names[key], "person" if key in persons else "bot", results[key]) for key in names]
    return tuple(sorted(players, key=_rank))


def _player(key: bytes, names: set[str], kind: str, results: Sequence[tuple[Played, int, int]]) -> Player:
    last = max((place for _, _, place in results), default=0)
    won = [game.outcome for game, _, place in results if place == 1]
    return Player(
        key=key,
        names=tuple(sorted(names)),
        kind=kind,
        games=len(results),
        wins=len(won),
        shared=sum(outcome is not None and len(outcome.winners) > 1 for outcome in won),
        places=tuple(sum(place == each for _, _, place in results) for each in range(1, last + 1)),
        ahead=sum(_behind(game, place) for game, _, place in results),
        points=_points(results),
    )


def _behind(game: Played, place: int) -> int:
    """How many persons came after that place."""
    seats = game.terms.seats if game.terms is not None else ()
    return sum(
        card.kind == "person" and other is not None and other > place
        for card, other in zip(seats, game.places, strict=True)
    )


def _points(results: Sequence[tuple[Played, int, int]]) -> tuple[Points, ...]:
    sums: dict[tuple[str, tuple[tuple[str, int | bool | str], ...]], list[int]] = {}
    for game, seat, _ in results:
        if game.terms is not None and game.outcome is not None:
            sums.setdefault((game.terms.game, game.terms.options), []).append(game.outcome.scores[seat])
    alike = (Points(name, options, len(each), sum(each)) for (name, options), each in sums.items())
    return tuple(sorted(alike, key=lambda each: (each.game, repr(each.options))))


def _rank(player: Player) -> tuple[object, ...]:
    worse = tuple(-count for count in player.places)
    return (player.kind == "bot", -player.wins, worse, -player.games, player.name, player.key)


def _namesakes(players: Sequence[Player]) -> tuple[Namesakes, ...]:
    """Bots among themselves are left out: each has a key of its own for every game, and there are few names."""
    alike: dict[str, dict[bytes, set[str]]] = {}
    persons = {player.key for player in players if player.kind == "person"}
    for player in players:
        for name in player.names:
            alike.setdefault(skeleton(name) or name, {}).setdefault(player.key, set()).add(name)
    return tuple(
        Namesakes(tuple(sorted(set[str]().union(*keys.values()))), tuple(sorted(keys)))
        for _, keys in sorted(alike.items())
        if len(keys) > 1 and not persons.isdisjoint(keys)
    )


def differing_options(points: Iterable[Points]) -> Mapping[str, frozenset[str]]:
    """For each game that was played under several sets of options, the names of the options that differ."""
    sets: dict[str, list[dict[str, int | bool | str]]] = {}
    for each in points:
        sets.setdefault(each.game, []).append(dict(each.options))
    return {
        game: frozenset(name for name in kinds[0] if any(kind.get(name) != kinds[0][name] for kind in kinds))
        for game, kinds in sets.items()
    }
