"""What grows with what: a deal with its peers and cards, a whole game with its seats, lists with their rows.

    python -m bench.growth                      # all, some minutes
    python -m bench.growth --only shelf --only lobby
    python -m bench.growth --svg docs/pictures/growth.svg
    python -m bench.growth --quick              # the two smallest sizes of each, to see that it runs

Seconds are those of one thread's or process's own time, the least of several runs. `bend` compares what the
second half of the sizes adds for each unit with what the first half does: 1 is a straight line, and what is quadratic
has 2 and more. Peers are all in this process, each with a proof cache of its own, and check every proof themselves,
as programs on different machines do; "a peer" is the whole divided by them.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from bench.keep_and_pass import RACE, Drafting, Nothing, deal_most, picked, sit_down
from bench.plot import Plot, drawn, figure
from bench.start import HOME, Tree
from engine.chance import Chance
from engine.contract import Rules, keep_and_pass, show_only, shuffle
from engine.game import Game
from engine.games import find
from engine.policies import for_game
from netcore.audit.replay import verify
from netcore.crypto.group import self_check
from netcore.feeds.chain import Feeds
from netcore.feeds.entry import Entry
from netcore.feeds.gossip import Gossip
from netcore.files.checked import GAMES
from netcore.files.gamefile import pack_game, unpack_game
from netcore.files.saved import SUFFIX, saved_games
from netcore.lan.advert import Advert
from netcore.lan.dialler import Answer
from netcore.lan.hello import INSTANCE_BYTES, RULES_BYTES, TABLE_BYTES, About, Met, Notice
from netcore.lan.sightings import Sightings
from netcore.status import SavedGame, TableAd, TablesNews
from netcore.table.table import State
from netcore.wire.codec import encode
from tests.tables.ring import identity_of

if TYPE_CHECKING:
    from client.viewmodels.lobby.model import LobbyModel
    from client.viewmodels.saved.model import SavedModel

SEN: Final = find("sen")
DEALT: Final = 4
"""Questions of Sen until all have chosen what to look at: shuffle, open card, first player, choice. Then each looks."""
BODY: Final = bytes(200)
"""About what a move with its share of a proof has."""
HEAD: Final = 4096
"""Bytes of a game file in which its head is; a list reads no more."""
ROUNDS: Final = 2
"""Of a whole game whose seats differ."""
LOOKS_S, LOOK_EVERY_S = 30.0, 0.25
"""How long devices are looked for, and how often it is looked whom to ask."""
RUNS: Final = 3
OWN: Final = bytes(32)
MS: Final = 1000

Point = tuple[float, float]


@dataclass(frozen=True)
class Curve:
    """One thing that grows. `point` gives for a size where its point lies: mostly (size, what it took)."""

    name: str
    title: str
    x: str
    y: str
    sizes: tuple[int, ...]
    point: Callable[[int], Point]

    def points(self, sizes: Sequence[int]) -> list[Point]:
        """All points, smallest first."""
        return sorted(self.point(size) for size in sizes)


def bend(points: Sequence[Point]) -> float:
    """What a unit adds in the second half, compared with the first."""
    first, middle, last = points[0], points[len(points) // 2], points[-1]

    def slope(begin: Point, end: Point) -> float:
        return (end[1] - begin[1]) / (end[0] - begin[0])

    before = slope(first, middle)
    return slope(middle, last) / before if before else float("inf")


def best(work: Callable[[], float]) -> float:
    """The least of several runs."""
    return min(work() for _ in range(RUNS))


def timed(work: Callable[[], object]) -> float:
    """Seconds of this thread."""
    began_s = time.thread_time()
    work()
    return time.thread_time() - began_s


# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def deal_by_peers(peers: int) -> Point:
    def once() -> float:
        table = sit_down(SEN, peers, shared=False)
        table.run(lambda asked: len(asked) >= DEALT + peers)
        return sum(table.took_s) / peers

    return peers, best(once)


def deal_by_cards(cards: int) -> Point:
    def once() -> float:
        table = sit_down(deal_most(cards), 2, shared=False)
        table.run(bool)
        return sum(table.took_s) / 2

    return cards, best(once)


def draft_by_peers(peers: int) -> Point:
    def once() -> float:
        table = sit_down(RACE, peers, shared=False)
        table.run(picked)
        first = table.asked.index("keep_and_pass")
        return sum(table.took_s[first : table.asked.index("keep_and_pass", first + 1)]) / peers

    return peers, best(once)


def draft_by_cards(cards: int) -> Point:
    def once() -> float:
        table = sit_down(one_pick(cards), 2, shared=False)
        table.run(lambda asked: "keep_and_pass" in asked)
        return table.took_s[-1] / 2

    return cards, best(once)


def one_pick(cards: int) -> Game:
    """A game in which each looks at so many cards and keeps one."""
    game = deal_most(2 * cards)

    def play(board: Nothing) -> Rules[None]:
        left = list((yield from shuffle(game.faces)))
        hands = {seat: [left.pop() for _ in range(cards)] for seat in range(board.seats)}
        for seat, hand in hands.items():
            yield from show_only(hand, [seat])
        yield from keep_and_pass(hands)

    return replace(game, play=play)


# ── whole games ─────────────────────────────────────────────────────────────────────────────────────────────────────
@dataclass(frozen=True)
class Whole:
    """A game of Sen that was played to its end: seconds and bytes of one peer, and the file that it keeps."""

    peer_s: float
    peer_bytes: float
    entries: int
    file: bytes


@cache
def whole(seats: int, rounds: int) -> Whole:
    """Random play, without a limit of points."""
    policy, whim = for_game("sen", "random"), Chance(1, "growth")
    table = sit_down(SEN, seats, shared=False, options={"rounds": rounds, "limit": 0})
    table.decide = lambda view, legal: policy.choose(view, legal, whim)
    took_s = timed(lambda: play_out(table))
    entries = table.feeds.all_entries()
    file = pack_game(encode(table.tables[0].terms), entries)
    return Whole(took_s / seats, sum(len(entry.raw) for entry in entries) / seats, len(entries), file)


def play_out(table: Drafting) -> None:
    """Until the last move was made."""
    while any(each.state in (State.SETTING_UP, State.PLAYING) for each in table.tables):
        for seat, each in enumerate(table.tables):
            table.work(seat, each)
            each.take_events()


def game_seconds(seats: int) -> Point:
    return seats, whole(seats, ROUNDS).peer_s


def game_bytes(seats: int) -> Point:
    return seats, whole(seats, ROUNDS).peer_bytes / 1024


def verify_by_length(rounds: int) -> Point:
    played = whole(2, rounds)
    return played.entries, best(lambda: timed(lambda: verify(unpack_game(played.file))))


def feeds_by_length(length: int) -> Point:
    """To take so many entries that somebody sends, one after the other."""
    feeds, entries = written(length)

    def once() -> float:
        fresh = Feeds(feeds.table, feeds.authors)
        return timed(lambda: [fresh.receive(entry.raw) for entry in entries])

    return length, best(once)


def caught_up_by_length(length: int) -> Point:
    """To give all of so many entries to somebody who has none."""
    feeds, _ = written(length)

    def once() -> float:
        held, lacking = Gossip[str](feeds), Gossip[str](Feeds(feeds.table, feeds.authors))
        held.connect("other")
        ((_, heads),) = lacking.connect("other")
        return timed(lambda: held.receive("other", heads))

    return length, MS * best(once)


@cache
def written(length: int) -> tuple[Feeds, tuple[Entry, ...]]:
    """The feeds of two, with so many entries in all."""
    authors = [identity_of(seat) for seat in range(2)]
    feeds = Feeds(bytes(32), [author.public for author in authors])
    entries = tuple(feeds.append(authors[number % 2], number % 2, BODY) for number in range(length))
    return feeds, entries


# ── lists ───────────────────────────────────────────────────────────────────────────────────────────────────────────
def lobby_by_tables(tables: int) -> Point:
    """To show so many, and to hear that one of them has changed."""
    lobby, ads = empty_lobby(), tuple(ad(number) for number in range(tables))
    changed = (*ads[:-1], msgspec.structs.replace(ads[-1], taken=3))

    def once() -> float:
        lobby.hear(TablesNews((), ""))
        return timed(lambda: (lobby.hear(TablesNews(ads, "")), lobby.hear(TablesNews(changed, ""))))

    return tables, MS * best(once)


def ad(number: int) -> TableAd:
    """A table as the lobby hears of it; some hosts share a name."""
    key = number.to_bytes(32, "big")
    return TableAd(key, key[:16], f"host {number % 400}", "sen", 4, 2, "open", fresh=True)


@cache
def empty_lobby() -> LobbyModel:
    """A lobby that somebody looks at."""
    window()
    from client.viewmodels.lobby.model import LobbyModel

    lobby = LobbyModel(Unasked())
    lobby.enter()
    return lobby


class Unasked:
    """Calls that nobody makes."""

    def do(self, _work: object, *_: object) -> None:
        """Nothing."""


def lobby_by_devices(devices: int) -> Point:
    """To look for half a minute whose tables are there, of so many devices: every second one answers."""

    def once() -> float:
        sightings, about = Sightings(OWN), About("Ela", "person", "", bytes(INSTANCE_BYTES))
        adverts = [advert(number) for number in range(1, devices + 1)]

        def look() -> None:
            now_s = 0.0
            while now_s < LOOKS_S:
                for each in adverts if not now_s else ():
                    sightings.hear(each.peer.hex(), each, now_s)
                for probe in sightings.take_due(now_s):
                    of = probe.lead.advert
                    if of.peer[-1] % 2:
                        sightings.fail(probe, "nobody", now_s)
                    else:
                        sightings.answer(probe, Answer(Met(of.peer, about, of.notice), probe.addresses[0], 1.0), now_s)
                sightings.sweep(now_s)
                sightings.listing(now_s)
                now_s += LOOK_EVERY_S

        return timed(look)

    return devices, MS * best(once)


def advert(number: int) -> Advert:
    """What a device announces, at an address of its own."""
    notice = Notice(number.to_bytes(TABLE_BYTES, "big"), "sen", 4, 1, "open", bytes(RULES_BYTES))
    return Advert(number.to_bytes(32, "big"), 28460, (f"10.0.{number // 250}.{1 + number % 250}",), notice)


def shelf_read(games: int) -> Point:
    """To read the list of so many saved games, by the heads of their files."""
    with shelf(games) as folder:
        return games, best(lambda: timed(lambda: saved_games(folder / GAMES)))


def shelf_shown(games: int) -> Point:
    """To show that list."""
    page = saved_page()
    kept = some_games(games)

    def once() -> float:
        page.show((), {})
        return timed(lambda: page.show(kept, {}))

    return games, MS * best(once)


def shelf_found(games: int) -> Point:
    """To type a letter that every second of them has, and to take it back."""
    page = saved_page()
    page.show(some_games(games), {})
    return games, MS * best(lambda: timed(lambda: (page.find("el"), page.find(""))))


def some_games(games: int) -> tuple[SavedGame, ...]:
    """So many games as a list has them, the latest first; every second with Ela."""
    return tuple(
        SavedGame(f"/games/{number:05}", float(games - number), 50_000, "sen", ("Ela" if number % 2 else "Ala", "Bo"))
        for number in range(games)
    )


@cache
def saved_page() -> SavedModel:
    """The page of saved games."""
    window()
    from client.viewmodels.saved.model import SavedModel
    from client.worker import Worker

    return SavedModel(Path("/games"), Worker())


def window() -> None:
    """What rows and their words ask for; nothing is drawn."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from client.app import application

    application(["sennik"])


def start_by_games(games: int) -> Point:
    """The program from its start until its node is there, over a profile with so many saved games."""
    program = Tree(HOME)
    with shelf(games) as profile:
        for number in range(RUNS):
            program.start(profile.parent, counts=number > 0, cold=False)
    return games, program.best("node")[1]


@contextmanager
def shelf(games: int) -> Iterator[Path]:
    """A profile with so many saved games, each with the head of a game that was played."""
    with tempfile.TemporaryDirectory(prefix="sennik-bench-") as name:
        folder = Path(name, "profile")
        (folder / GAMES).mkdir(parents=True)
        head = whole(2, 1).file[:HEAD]
        for number in range(games):
            (folder / GAMES / f"sen-{number:016x}{SUFFIX}").write_bytes(head)
        yield folder


CURVES: Final = (
    Curve("deal", "a deal of 54 cards", "peers", "s a peer", (2, 3, 4, 5), deal_by_peers),
    Curve("cards", "a shuffle between two", "cards", "s a peer", (20, 32, 64, 96, 128), deal_by_cards),
    Curve("draft", "a pick of the draft", "peers", "s a peer", (2, 4, 6, 8), draft_by_peers),
    Curve("hand", "a pick of the draft, by two", "cards a hand", "s a peer", (2, 4, 8, 12, 16), draft_by_cards),
    Curve("game", "two rounds of Sen", "seats", "s a peer", (2, 3, 4, 5), game_seconds),
    Curve("bytes", "what a peer writes in them", "seats", "KiB", (2, 3, 4, 5), game_bytes),
    Curve("verify", "a file checked", "entries", "s", (1, 4, 8, 12), verify_by_length),
    Curve("feeds", "entries taken", "entries", "s", (500, 1000, 2000, 4000), feeds_by_length),
    Curve(
        "caught-up", "entries given to one who has none", "entries", "ms", (500, 1000, 2000, 4000), caught_up_by_length
    ),
    Curve("lobby", "tables shown in the lobby", "tables", "ms", (50, 100, 250, 500), lobby_by_tables),
    Curve("devices", "devices looked for, half a minute", "devices", "ms", (50, 100, 250, 500, 1000), lobby_by_devices),
    Curve("shelf", "the list of saved games read", "games", "s", (500, 1250, 2500, 5000), shelf_read),
    Curve("shown", "the list of saved games shown", "games", "ms", (500, 1250, 2500, 5000), shelf_shown),
    Curve("found", "a letter typed and taken back", "games", "ms", (500, 1250, 2500, 5000), shelf_found),
    Curve("start", "the program opened", "saved games", "s", (0, 1250, 2500, 5000), start_by_games),
)


def main(arguments: list[str] | None = None) -> None:
    """Measure, print, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=[curve.name for curve in CURVES])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="draw it, too")
    args = parser.parse_args(arguments)
    self_check()
    plots = []
    for curve in CURVES:
        if args.only and curve.name not in args.only:
            continue
        points = curve.points(curve.sizes[:2] if args.quick else curve.sizes)
        straight = "" if args.quick else f"bend {bend(points):.2f}"
        told = "   ".join(f"{figure(x)}: {figure(y)}" for x, y in points)
        sys.stdout.write(f"{curve.name:10} {curve.title}, {curve.y} by {curve.x}\n           {told}   {straight}\n")
        sys.stdout.flush()
        plots.append(Plot(curve.title, curve.x, curve.y, points))
    if args.svg is not None:
        args.svg.write_text(drawn(plots), encoding="utf-8")


if __name__ == "__main__":
    main()
