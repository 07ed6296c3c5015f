"""`sennik self-test`: whether all that this program needs is there and works on this computer.

One line for each thing that was tried: a tick with what was found, or a cross with every missing piece by its name.
Exit 0: all ticks; 1: at least one cross. Nothing leaves this computer, and no profile is touched.
The window's own checks are added where there is a window (client/self_test.py).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import importlib
import pkgutil
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from netcore import manifest
from netcore.disk import Disk
from netcore.errors import SennikError
from netcore.verbs.verify import printable
from netcore.version import PROTOCOL_VERSION

GOOD, FAULTY = 0, 1
TICK, CROSS = "✓", "✗"
PLAIN_MARKS: Final = {TICK: "ok ", CROSS: "NO "}
"""For terminals that cannot show the others."""
HERE: Final = "127.0.0.1"
FOUND_WITHIN_S: Final = 10.0
CARDS: Final = 9
OURS: Final = ("engine", "netcore", "client", "resources")


class Missing(SennikError):
    """What a check did not find, piece by piece."""

    def __init__(self, *pieces: str) -> None:
        super().__init__(*pieces)
        self.pieces = pieces


@dataclass(frozen=True, slots=True)
class Check:
    """Something to be tried. `run` returns what was found, in a few words, or raises Missing."""

    name: str
    run: Callable[[], str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing is to be said."""


def run(_args: argparse.Namespace) -> int:
    """Try all that needs no window; the exit code."""
    return GOOD if try_all(checks(("engine", "netcore", "resources"))) else FAULTY


def try_all(wanted: Iterable[Check]) -> bool:
    """Try each and say how it went, as it goes. Whether all was good."""
    tried = [attempt(check) for check in wanted]  # each of them, also after one that has failed
    return all(tried)


def attempt(check: Check) -> bool:
    """Try one thing, and say in a line how it went."""
    try:
        found = check.run()
    except Missing as missing:
        say(CROSS, check.name, "; ".join(missing.pieces))
        return False
    except Exception as fault:  # noqa: BLE001  whatever goes wrong is what this looks for
        say(CROSS, check.name, f"{type(fault).__name__}: {fault}")
        return False
    say(TICK, check.name, found)
    return True


def say(mark: str, name: str, found: str) -> None:
    """Print one line at once: what is tried next may end the program."""
    if sys.stdout is None:  # a program without a console on Windows
        return
    try:
        mark.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        mark = PLAIN_MARKS[mark]
    sys.stdout.write(f"{mark} {printable(f'{name}: {found}')}\n")
    sys.stdout.flush()


def checks(packages: Sequence[str]) -> list[Check]:
    """Whatever needs no window. `packages`: those of ours that have to load."""
    return [
        Check("modules", lambda: load_modules(packages)),
        Check("files", check_files),
        Check("cards", prove_a_shuffle),
        Check("games", play_games),
        Check("disk", use_a_disk),
        Check("loopback", lambda: asyncio.run(find_itself())),
    ]


# ── what is there ───────────────────────────────────────────────────────────────────────────────────────────────────


def load_modules(packages: Sequence[str], *, theirs: bool = True) -> str:
    """Load every module of ours, and in a package every one that it was put together with; `theirs`: libraries' too."""
    packed = manifest.read() if theirs else None
    names = set(_found(packages))
    if packed is not None:
        left_out = {name for name in OURS if name not in packages}
        names |= {name for name in packed.modules if name.partition(".")[0] not in left_out}
    missing = []
    for name in sorted(names):
        try:
            importlib.import_module(name)
        except Exception as fault:  # noqa: BLE001  a library may fail in any way as it is loaded
            missing.append(f"{name} ({type(fault).__name__}: {fault})")
    if missing:
        raise Missing(*missing)
    return f"{len(names)} loaded"


def _found(packages: Sequence[str]) -> Iterable[str]:
    for package in packages:
        yield package
        path = importlib.import_module(package).__path__
        # An error while a folder is looked into comes up again as its module is loaded.
        yield from (found.name for found in pkgutil.walk_packages(path, f"{package}.", onerror=lambda _name: None))


def check_files() -> str:
    """Every file of the package as it was put together; a checkout has no list of them."""
    packed = manifest.read()
    if packed is None:
        return "no package: there is no list to compare with"
    wrong = packed.wrong_files(manifest.HERE.parent)
    if wrong:
        raise Missing(*wrong)
    return f"{len(packed.files)} as they were packed ({packed.kind})"


# ── what is done ────────────────────────────────────────────────────────────────────────────────────────────────────


def prove_a_shuffle() -> str:
    """Shuffle a few cards under a joint key, prove it, check the proof, and see a changed one refused."""
    from netcore.crypto.context import Context
    from netcore.crypto.elgamal import deck_hash, joint_key, open_face
    from netcore.crypto.faces import face_point
    from netcore.crypto.group import random_scalar, self_check
    from netcore.crypto.keys import KeyShare
    from netcore.crypto.shuffle_proof import shuffle_and_prove, verify

    self_check()
    began = time.perf_counter()
    key = joint_key([KeyShare.make().public for _ in range(2)])
    deck = tuple(open_face(face_point(f"card {number}"), key) for number in range(CARDS))
    order = list(range(CARDS))
    random.SystemRandom().shuffle(order)
    context = Context(PROTOCOL_VERSION, secrets.token_bytes(32), 0, 0, 0, "shuffle", deck_hash(deck))
    out, proof = shuffle_and_prove(key, deck, tuple(order), tuple(random_scalar() for _ in order), context)
    if not verify(key, deck, out, context, proof):
        raise Missing("a good proof that is taken for good")
    if verify(key, deck, (*out[1:], out[0]), context, proof):
        raise Missing("a proof that is refused for other cards")
    return f"{CARDS} shuffled, proved and checked in {(time.perf_counter() - began) * 1000:.0f} ms"


def play_games() -> str:
    """One game of each kind between bots, to its end."""
    from engine import games, policies
    from engine.transcript import transcript

    told, missing = [], []
    for name in games.GAMES:
        game = games.find(name)
        seats = game.least_seats
        players = [policies.for_game(name, "bot")] * seats
        try:
            lines = [line["type"] for line in transcript(game, seats, 1, game.agree(seats, {}), players)]
        except Exception as fault:  # noqa: BLE001  each game is tried, whatever becomes of the others
            missing.append(f"{name} ({type(fault).__name__}: {fault})")
            continue
        told.append(f"{name} in {len(lines) - 2} steps")
    if missing:
        raise Missing(*missing)
    return ", ".join(told)


def use_a_disk() -> str:
    """A profile of its own in a passing folder: held by one program, written whole, replaced, and read again."""
    from netcore.files.profile import Profile, ProfileInUse

    with tempfile.TemporaryDirectory(prefix="sennik-self-test-") as folder:
        place = Path(folder) / "Zażółć Їжак"
        profile = Profile(place)
        profile.open()
        try:
            key = profile.identity().public
            with contextlib.suppress(ProfileInUse):
                second = Profile(place)
                second.open()
                second.close()
                raise Missing("a lock that keeps a second program out")
            for data in (b"first", b"second"):
                Disk().write_whole(place / "whole", data)
            if (place / "whole").read_bytes() != b"second" or profile.identity().public != key:
                raise Missing("what was written, when it is read again")
        finally:
            profile.close()
    return "a profile is held, written whole and read again"


async def find_itself() -> str:
    """A table announced on loopback is found there, called, and answers."""
    from netcore.identity import Identity
    from netcore.lan.dialler import dial
    from netcore.lan.discovery import Discovery
    from netcore.lan.hello import Notice
    from netcore.lan.listener import Listener
    from netcore.lan.persona import Persona

    began = time.perf_counter()
    met = asyncio.Event()
    host, guest = (Persona.of(Identity.generate(), name) for name in ("host", "guest"))
    doors = [Listener(host, lambda _link: met.set()), Listener(guest, lambda _link: None)]
    eyes: list[Discovery] = []
    try:
        for door, persona in zip(doors, (host, guest), strict=True):
            await door.start([HERE], ports=())
            eyes.append(Discovery(persona, door, lambda _tables: None, interfaces=[HERE]))
            await eyes[-1].start()
        await eyes[0].announce(Notice(secrets.token_bytes(16), "sen", 2, 1, "open", bytes(8)))
        seen = None
        while seen is None:
            if time.perf_counter() - began > FOUND_WITHIN_S:
                raise Missing(f"multicast on {HERE}: a table that is announced there is not found")
            await asyncio.sleep(0.05)
            seen = next((each for each in eyes[1].tables if each.advert.peer == host.identity.public), None)
        link = await dial(guest, eyes[1].addresses_of(seen), host.identity.public)
        async with asyncio.timeout(FOUND_WITHIN_S):
            await met.wait()
        link.close()
        await link.wait_ended()
    finally:
        await asyncio.gather(*(eye.close() for eye in eyes), *(door.close() for door in doors))
    return f"found, called and answered in {time.perf_counter() - began:.1f} s"
