"""`sennik peer`: a peer without a window, which opens or joins a table on this network and plays it by policy, or looks
on at one.

Exit 0: the games are over and in their files; 1: a game stopped or ended before its time, or no table could be
reached; 2: arguments that mean nothing; 130 or 143: interrupted (the table can be resumed with the same profile).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from engine import games, policies
from netcore.crypto.word import FEWEST_LETTERS, heard
from netcore.disk import Disk
from netcore.errors import Malformed, Misuse, SennikError, Unreachable
from netcore.files.folder import default_folder
from netcore.files.profile import Profile
from netcore.node.bots import human_pause, no_pause, policy_for
from netcore.node.node import Node
from netcore.status import (
    AsideNews,
    BenchNews,
    BrokenOffNews,
    ClosedNews,
    DoorNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PlayedOnNews,
    PlayNews,
    RoomNews,
    TablesNews,
)
from netcore.verbs.options import add_option, split_options

log = logging.getLogger(__name__)

DONE, STOPPED = 0, 1
LEVELS: Final = ("debug", "info", "warning", "error")
PACES: Final = {"quick": no_pause, "human": human_pause}
MOST_GAMES: Final = 10_000
REACH_S: Final = 20.0
"""How long an address that nobody answers at is tried: its owner may be about to open the table."""
RETRY_S: Final = 0.5
TRY_AGAIN_S: Final = 20.0
OPENING_S: Final = 120.0
"""How long a game that is over waits for all to say whether their seeds are laid open: who never says keeps nobody."""
IN_THE_WAY: Final = ("older", "newer", "rules", "game")
"""What keeps this program from a table however long it waits: the other is another program."""
ASIDE: Final = {
    "identity": "the identity could not be read and is put aside as {}; the others will see a new key",
    "player": "name and lantern could not be read and are put aside as {}",
    "acquaintances": "who was met could not be read and is put aside as {}; the keys of friends count as new",
    "ways": "where the others were could not be read and is put aside as {}; they are looked for",
    "table": "a table that was not over could not be read and is put aside as {}",
    "folder": "something else was in the place of a folder, or it could not be read; it is put aside as {}",
}
"""What is said of things that were put aside, by what they are."""
NO_PLACE: Final = ("full", "playing", "host_left", "closed", "removed", "unreachable", "declined", "tries", "impostor")
"""Why a table can be closed before its game, so that a peer that would join any looks for another."""


SLOWLY_S: Final = 10.0
"""How long it waits where too many words were tried."""


class Stopped(Exception):
    """The table stopped before its end; the text is a line for a person."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, with whom, as whom, and where to put it."""
    way = parser.add_mutually_exclusive_group(required=True)
    way.add_argument("--open", metavar="GAME", help=f"open a table for one of: {', '.join(games.GAMES)}")
    joining = "join the table at an address, or the first one found"
    way.add_argument("--join", metavar="ADDRESS", nargs="?", const="", help=joining)
    watching = "look on at the game at an address, or the first one found: it is checked, and nothing is written"
    way.add_argument("--watch", metavar="ADDRESS", nargs="?", const="", help=watching)
    parser.add_argument("--seats", metavar="N", type=int, help="how many players, with --open")
    parser.add_argument(
        "--bots", metavar="N", type=int, default=0, help="how many of them are bots run by this program"
    )
    add_option(parser)
    parser.add_argument(
        "--word", help="a word told across the room: with --open, only who knows it sits down; with --join, say it"
    )
    parser.add_argument("--name", required=True, help="the name the others see")
    parser.add_argument("--profile", metavar="DIR", type=Path, help="where the identity and running tables are kept")
    parser.add_argument("--out", metavar="FILE", type=Path, help="where to write the finished game")
    parser.add_argument(
        "--policy",
        default="bot",
        choices=("bot", "random", *policies.LEVELS),
        help="how to decide, and how its bots do if that is a level (default: bot, which is lively)",
    )
    parser.add_argument(
        "--pace", default="quick", choices=tuple(PACES), help="decide at once, or with human pauses (default: quick)"
    )
    parser.add_argument(
        "--games", metavar="K", type=int, default=1, help="how many games; FILE is numbered if there are several"
    )
    parser.add_argument(
        "--interface", metavar="NAME", action="append", help="use only this interface, by name or address (repeatable)"
    )
    parser.add_argument("--log-level", default="warning", choices=LEVELS, help="how much to log (default: warning)")


def run(args: argparse.Namespace) -> int:
    """Play; the exit code. Raises ValueError with a sentence for arguments that mean nothing."""
    _check(args)
    logging.basicConfig(
        level=args.log_level.upper(), stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    try:
        return asyncio.run(_main(args))
    except (Stopped, SennikError, OSError) as fault:
        sys.stderr.write(f"sennik peer: {_line(str(fault))}\n")
        return STOPPED


def _check(args: argparse.Namespace) -> None:
    if args.open is not None:
        game = games.find(args.open)
        if args.seats is None:
            raise ValueError("--open needs --seats")
        game.agree(args.seats, split_options(args.option))
        if not 0 <= args.bots < args.seats:
            raise ValueError(f"--bots is a whole number from 0 to {args.seats - 1}")
    elif args.seats is not None or args.option or args.bots:
        raise ValueError("--seats, --bots and --option go with --open: whoever opens the table sets the game")
    if args.word is not None and len(heard(args.word)) < FEWEST_LETTERS:
        raise ValueError(f"--word has at least {FEWEST_LETTERS} letters")
    if not 1 <= args.games <= MOST_GAMES:
        raise ValueError(f"--games is a whole number from 1 to {MOST_GAMES}")
    if args.watch is not None:
        if args.out is not None or args.games != 1:
            raise ValueError("--out and --games do not go with --watch: an onlooker keeps nothing")
        return
    if args.out is None:
        raise ValueError("--open and --join need --out")
    if not args.out.parent.is_dir():
        raise ValueError(f"there is no folder {args.out.parent} for --out")
    if args.out.exists() and not args.out.is_file():
        raise ValueError(f"--out must be a file, and {args.out} is not")


async def _main(args: argparse.Namespace) -> int:
    player = asyncio.create_task(Player(args).play())
    loop = asyncio.get_running_loop()
    caught: list[int] = []

    def interrupt(number: int) -> None:
        caught.append(number)
        player.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl-C is an exception there
            loop.add_signal_handler(number, interrupt, number)
    try:
        await player
    except asyncio.CancelledError:
        if not caught:
            raise
        return 128 + caught[0]
    return DONE


class Player:
    """Plays the games that were asked for, one after the other."""

    def __init__(self, args: argparse.Namespace) -> None:
        self._args = args
        self._news: asyncio.Queue[News] = asyncio.Queue()
        self._told_addresses: tuple[str, ...] = ()
        self._agreed: tuple[int, ...] = ()
        self._tables = TablesNews()
        self._tried: dict[bytes, float] = {}
        self._node = Node(
            Profile(args.profile or default_folder()),
            self._news.put_nowait,
            interfaces=args.interface,
            player=lambda game: policy_for(game, args.policy),
            name=args.name,
            pause_s=PACES[args.pace](),
        )

    async def play(self) -> None:
        """All of it. Raises Stopped, Unreachable, Malformed or OSError."""
        await self._node.start()
        try:
            if self._args.watch is not None:
                await self._look_on()
                return
            resumed = await self._node.resume()
            await self._hear_of_lost()
            for number in range(self._args.games):
                if number == 0 and not resumed:
                    await self._sit_down()
                elif number > 0:
                    await self._node.again()
                saved, decided = await self._game()
                await self._finish(saved, number, decided=decided)
        finally:
            await self._node.stop()

    async def _hear_of_lost(self) -> None:
        """Pass over what was told of tables that cannot be resumed: it is not about the one to come."""
        while not self._news.empty():
            news = await self._next()
            if isinstance(news, ClosedNews):
                log.warning("%s", news.detail)

    async def _look_on(self) -> None:
        """Look on at a game to its end, and say how it ended. Raises Stopped for one that has not come to one."""
        if self._args.watch:
            await self._reach(self._node.watch_address, self._args.watch)
        else:
            await self._take_any("playing", self._node.watch)
        checked = 0
        while True:
            match await self._next():
                case PlayNews() as news:
                    checked = max(checked, news.checked)
                case OverNews(scores, winners):
                    won = ", ".join(map(str, winners))
                    sys.stdout.write(f"game over: scores {', '.join(map(str, scores))}, won by seat {won};")
                    sys.stdout.write(f" {checked} proofs checked\n")
                    sys.stdout.flush()
                    return
                case FoulNews() as news:
                    raise Stopped(_why_stopped(news))
                case ClosedNews(why, detail):
                    raise Stopped(f"there is nothing to be seen: {why}{f' ({detail})' if detail else ''}")
                case _:
                    pass

    async def _sit_down(self) -> None:
        args = self._args
        if args.open is not None:
            strength = args.policy if args.policy in policies.LEVELS else policies.LIVELY
            options = split_options(args.option)
            await self._node.open_table(args.open, args.seats, options, bots=args.bots, strength=strength)
            if args.word is not None:
                self._node.room.set_door("word", args.word)
        elif args.join:
            await self._reach(self._node.join_address, args.join)
        else:
            await self._join_any()

    @staticmethod
    async def _reach(go: Callable[[str], Awaitable[None]], address: str) -> None:
        """Go to the table at an address, which may be about to open."""
        until = time.monotonic() + REACH_S
        while True:
            try:
                await go(address)
            except Malformed as fault:
                raise Stopped(str(fault)) from None
            except Unreachable as fault:
                if time.monotonic() > until or getattr(fault, "code", "") in IN_THE_WAY:
                    raise
                log.info("%s", fault)
                await asyncio.sleep(RETRY_S)
            else:
                return

    async def _join_any(self) -> None:
        """Sit down at the first open table; one that had no place for us is tried again only later."""
        await self._take_any("open", self._node.join)

    async def _take_any(self, phase: str, go: Callable[[bytes], Awaitable[None]]) -> None:
        while True:
            now = time.monotonic()
            for ad in self._tables.tables:
                takes = ad.phase == phase and ad.fresh and not ad.obstacle
                if (
                    takes
                    and (phase == "playing" or ad.taken < ad.seats)
                    and now - self._tried.get(ad.peer, -TRY_AGAIN_S) >= TRY_AGAIN_S
                ):
                    self._tried[ad.peer] = now
                    try:
                        await go(ad.peer)
                    except Unreachable as fault:
                        log.info("%s", fault)
                        continue
                    return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RETRY_S):
                    await self._next()

    async def _next(self, until_s: float | None = None) -> News | None:
        """The next news; None if there is none until then, by the loop's time."""
        try:
            async with asyncio.timeout_at(until_s):
                news = await self._news.get()
        except TimeoutError:
            return None
        if isinstance(news, TablesNews):
            self._tables = news
        elif isinstance(news, BenchNews):
            log.info("on the bench: %s", ", ".join(each.name for each in news.onlookers))
        elif isinstance(news, AsideNews):
            sys.stderr.write(f"sennik peer: {_line(ASIDE[news.what].format(news.path))}\n")
        return news

    async def _game(self) -> tuple[Path, bool]:
        """Follow a table to its end; the file that it is in, and whether it is decided if seeds are laid open."""
        saved, until_s = "", None
        while True:
            news = await self._next(until_s)
            match news:
                case None:
                    log.info("not everybody has said whether seeds are laid open")
                    return Path(saved), False
                case RoomNews():
                    await self._agree(news)
                case DoorNews():
                    await self._stand_before(news)
                case PlayNews():
                    for step in news.steps:
                        log.debug("step %d: %s", step.number, step.ask)
                case LinkNews(seat, here):
                    log.info("seat %d is %s", seat, "here" if here else "not heard")
                case OverNews() if news.opened is not None:
                    return Path(news.saved), True
                case OverNews():
                    saved, until_s = news.saved, until_s or asyncio.get_running_loop().time() + OPENING_S
                case BrokenOffNews() | PlayedOnNews() | FoulNews():
                    raise Stopped(_why_stopped(news))
                case ClosedNews("left", _):
                    pass  # the table before, of which nothing was left to do
                case ClosedNews(why, _) if why in NO_PLACE and self._args.join == "":
                    log.info("that table is closed: %s", why)
                    await self._join_any()
                case ClosedNews(why, detail):
                    raise Stopped(f"the table is closed: {why}{f' ({detail})' if detail else ''}")
                case _:
                    pass

    async def _stand_before(self, door: DoorNews) -> None:
        """Say the word that a table's door asks for, or wait for its host's nod. Raises Stopped without the word."""
        word = self._args.word
        if door.kind == "nod":
            log.info("waiting for the host to let us in")
        elif word is not None and door.why != "wrong":
            if door.why == "slowly":
                await asyncio.sleep(SLOWLY_S)
            self._node.room.say_word(word)
        elif self._args.join == "":
            log.info("that table asks for a word that we do not know")
            await self._node.leave()
            await self._join_any()
        else:
            raise Stopped("the word is not that of this table" if word is not None else "that table asks for a --word")

    async def _agree(self, room: RoomNews) -> None:
        if room.addresses != self._told_addresses:
            self._told_addresses = room.addresses
            log.info("this table can be joined at %s", ", ".join(room.addresses))
        if room.phrase and room.phrase != self._agreed:
            self._agreed = room.phrase
            with contextlib.suppress(Misuse):  # the room has changed since; its next news comes
                self._node.room.ready(True)

    async def _finish(self, saved: Path, number: int, *, decided: bool) -> None:
        sitting = self._node.sitting
        if sitting is not None and decided:
            await sitting.over.wait()
        out = self._args.out
        if self._args.games > 1:
            out = out.with_name(f"{out.stem}.{number + 1}{out.suffix}")
        try:
            await asyncio.to_thread(lambda: Disk().write_whole(out, saved.read_bytes()))
        except OSError as fault:
            raise Stopped(
                f"the game is over and saved in {saved}, but could not be written to {out}: {fault}"
            ) from None
        sys.stdout.write(f"game over, saved in {out}\n")
        sys.stdout.flush()
        if not decided:
            await self._node.leave()  # what is still open there is not worth a resumption


def _why_stopped(news: BrokenOffNews | PlayedOnNews | FoulNews) -> str:
    match news:
        case BrokenOffNews(gone):
            why = f"the game is unfinished: gone for good are seats {', '.join(map(str, gone))}"
        case PlayedOnNews(by):
            why = f"seats {', '.join(map(str, by))} have called this player gone, and played on"
        case FoulNews(seat, rule, number):
            why = f"seat {seat} broke {rule} at question {number}"
    return why + _see(news.saved)


def _see(saved: str) -> str:
    return f"; see {saved}" if saved else ""


def _line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
