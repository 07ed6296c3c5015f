"""`sennik demo`: without a screen, four bots with keys of their own play a whole proved game of Sen here.

The game is told in words as it goes, saved, and checked again from its file alone. Exit 0 when all is good.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from engine import games
from netcore.audit.replay import verify
from netcore.cards.secrets import TableSecrets
from netcore.cores import all_cores
from netcore.crypto.commit import NONCE_BYTES
from netcore.errors import SennikError
from netcore.feeds.charter import Signatory, Terms, phrase
from netcore.feeds.rules import rules_hash
from netcore.files import gamefile
from netcore.files.folder import default_folder
from netcore.files.store import TableStore
from netcore.node.bots import Bot, make_bot, policy_for
from netcore.node.chair import Chair
from netcore.node.kept import pack_secrets
from netcore.node.pool import Pool
from netcore.node.sitting import Sitting
from netcore.status import ClosedNews, FoulNews, News, OverNews, PlayNews
from netcore.table.telling import tell
from netcore.verbs.verify import printable
from netcore.version import PROTOCOL_VERSION
from netcore.wire.codec import encode

GAME: Final = "sen"
SEATS: Final = 4
OPTIONS: Final = {"rounds": 1}
"""One round is a whole game by the rules, and takes seconds."""
GOOD, FAULTY = 0, 1
_TABLE_BYTES: Final = 16


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to save."""
    parser.add_argument(
        "--out", metavar="FILE", type=Path, help="where to save the game (default: with the other games)"
    )


def run(args: argparse.Namespace) -> int:
    """Play, save, verify; the exit code."""
    out: Path = args.out or default_folder() / "games" / "demo.sennik"
    began = time.monotonic()
    try:
        out.parent.mkdir(parents=True, exist_ok=True)
        good = asyncio.run(_play(out))
    except (SennikError, OSError) as fault:
        sys.stderr.write(f"sennik demo: {printable(str(fault))}\n")
        return FAULTY
    if not good:
        return FAULTY
    played_s = time.monotonic() - began
    _say(f"played in {played_s:.1f} s, saved in {out} ({out.stat().st_size} bytes)")
    _say("now from the file alone, as someone who was not there would check it:")
    with all_cores() as maps:
        report = verify(gamefile.read(out), maps=maps)
    for line in report.lines:
        _say(f"  {line}")
    if not report.good:
        _say(f"FAULT: {report.fault.text if report.fault is not None else 'what is said above of seeds'}")
        return FAULTY
    _say("everything is good")
    return GOOD


def _say(line: str) -> None:
    sys.stdout.write(printable(line) + "\n")
    sys.stdout.flush()


class _Teller:
    """Prints the news of the table as the first seat has them."""

    def __init__(self, terms: Terms) -> None:
        self._names = [seat.name for seat in terms.seats]
        self._dealt = 0
        self.good = False

    def __call__(self, news: News) -> None:
        match news:
            case PlayNews():
                for step in news.steps:
                    _say(tell(step, self._names))
                self._tell_deal(news)
            case OverNews(scores, winners, _, opened, _):
                if opened is None:
                    told = ", ".join(f"{name} {score}" for name, score in zip(self._names, scores, strict=True))
                    _say(f"end: {told}; won by {', '.join(self._names[seat] for seat in winners)}")
                else:
                    self.good = opened
                    _say("all seeds were revealed, and every shuffle was redone from them: " + _yes(opened))
            case FoulNews(seat, rule, number, _):
                _say(f"the table has stopped: seat {seat} broke {rule} at question {number}")
            case ClosedNews(why, detail):
                _say(f"the table is closed: {why} {detail}")
            case _:
                pass

    def _tell_deal(self, news: PlayNews) -> None:
        deal = news.deal
        if deal is not None and deal.done and deal.question != self._dealt:
            self._dealt = deal.question
            size = sum(line.proof_bytes for line in deal.lines)
            who = ", ".join(self._names[line.seat] for line in deal.lines)
            _say(f"      {deal.cards} cards shuffled by {who}, each with a proof ({size} bytes in all)")


def _yes(good: bool) -> str:
    return "good" if good else "NOT good"


async def _play(out: Path) -> bool:
    game = games.find(GAME)
    bots: list[Bot] = []
    for _ in range(SEATS):
        bots.append(make_bot([bot.name for bot in bots], [bot.lantern for bot in bots]))
    options = tuple(sorted(game.read_options(OPTIONS).items()))
    cards = tuple(
        Signatory(bot.identity.public, bot.name, bot.lantern, "bot", secrets.token_bytes(NONCE_BYTES), home=seat)
        for seat, bot in enumerate(bots)
    )
    terms = Terms(PROTOCOL_VERSION, secrets.token_bytes(_TABLE_BYTES), GAME, options, rules_hash(game), cards)
    chairs = [Chair(seat, bot.identity, TableSecrets.make(), policy_for(GAME)) for seat, bot in enumerate(bots)]
    _say(f"{SEATS} bots sit down to {GAME}: {', '.join(bot.name for bot in bots)}; each has its own keys")
    _say(f"safety phrase: {' '.join(str(number) for number in phrase(terms))}")
    folder = out.parent / f".demo-{secrets.token_hex(8)}"
    store = TableStore(folder)
    teller = _Teller(terms)
    pool = Pool()
    try:
        await pool.store(lambda: store.create(encode(terms), pack_secrets(chairs, terms)))
        sitting = Sitting(terms, chairs, store, pool, send=lambda _peer, _content: None, tell=teller, game_file=out)
        sitting.start()
        try:
            await sitting.over.wait()
        finally:
            await sitting.close()
    finally:
        await asyncio.to_thread(pool.close)
        await asyncio.to_thread(shutil.rmtree, folder, ignore_errors=True)
    return teller.good
