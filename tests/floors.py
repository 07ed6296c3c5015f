"""Which part may import which: the plan of the house, and what is found to break it. A finding names the arrow.

`PLAN` is the whole of it for netcore/ and client/: a part is a folder, or a module that lies beside the folders, and
whatever is not written down is not allowed. Imports inside functions and for types count like all others.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

GROUND: Final = "bucket cores disk errors glyphs manifest names oserrors tasks version identity status"

NETCORE: Final[Mapping[str, str]] = {
    # The ground: what every floor may stand on.
    "bucket": "",
    "cores": "",
    "disk": "oserrors",
    "errors": "",
    "glyphs": "",
    "manifest": "",
    "oserrors": "",
    "names": "glyphs",
    "tasks": "",
    "version": "",
    "identity": "disk errors",
    "status": "",
    # Bytes, numbers, signatures.
    "wire": "errors",
    "crypto": "errors",
    "feeds": "bucket errors identity version wire crypto",
    "files": f"{GROUND} wire feeds",
    # The network, and agreeing on a game.
    "lan": "bucket errors identity names oserrors tasks version wire",
    "speech": "bucket errors identity names wire",
    "lobby": "bucket errors names status version wire crypto feeds speech",
    # Cards, and the table where they meet the rules.
    "cards": "errors version wire crypto feeds",
    "table": "errors crypto feeds cards",
    # Whoever runs a table, or looks at one that is over.
    "audit": "cores errors names crypto feeds files table",
    "node": f"{GROUND} wire crypto feeds files lan speech lobby cards table",
    "verbs": f"{GROUND} wire crypto feeds files lan cards table audit node",
}
"""Each part of netcore/, from the ground up, and what it may import of the others."""

KNOWS_NO_GAME: Final = ("wire", "crypto", "feeds", "files", "lan", "speech", "cards", "table")
"""Parts of netcore/ that find no game by its name: whoever calls them hands it in."""

KNOWS_NO_ENGINE: Final = ("wire", "crypto", "files", "lan", "speech")
"""Parts of netcore/ that have nothing to do with rules."""

MAY_WAIT: Final = ("lan", "node", "verbs")
"""Parts of netcore/ that may wait, and know what time it is: sockets, the conductor, and the commands that run it.
Everything else there is a plain object or a pure function that is told the time.
"""

WORLD: Final = frozenset(
    """
    asyncio concurrent http multiprocessing queue sched select selectors signal socket socketserver ssl subprocess
    threading time urllib zeroconf ifaddr
    """.split()
)
"""Modules that wait, or know what time it is, or reach the world."""

EXCEPTIONS: Final = {
    # A file that a virus scanner holds is tried again: whoever calls is where waiting for a disk is allowed.
    "netcore/disk.py": ("time",),
    # A cache of checked proofs that the threads of the pool share: it locks, but never waits for the world.
    "netcore/crypto/cache.py": ("threading", "concurrent"),
    # Threads for whoever checks a file, until it is checked.
    "netcore/cores.py": ("concurrent",),
    # What lan/ and node/ keep the work in that waits.
    "netcore/tasks.py": ("asyncio",),
}
"""Files of netcore/ that may import a module of WORLD all the same."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An import: in which file, at which line, of what (`a.b` for `from a import b`, where b is a module)."""

    file: str
    line: int
    to: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} imports {self.to}"


def arrows(root: Path, folder: str) -> Iterator[Arrow]:
    """Every import in the Python files of a folder of the project at `root`, in order."""
    for path in sorted((root / folder).rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for line, module, name in imported(path.read_bytes()):
            yield Arrow(file, line, module if name is None else target(root, module, name))


@cache
def imported(source: bytes) -> tuple[tuple[int, str, str | None], ...]:
    """What a source imports, in order: line, module, and the name that is taken from it, None for the whole module."""
    found: list[tuple[int, str, str | None]] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import():
                found += ((node.lineno, alias.name, None) for alias in node.names)
            case ast.ImportFrom(module=str() as module):
                found += ((node.lineno, module, alias.name) for alias in node.names)
    return tuple(found)


def target(root: Path, package: str, name: str) -> str:
    """What `from package import name` imports: a module of ours with that name, else the package itself."""
    place = root.joinpath(*package.split("."), name)
    return f"{package}.{name}" if place.is_dir() or place.with_suffix(".py").is_file() else package


def part_of(file: str) -> str:
    """The part that a file of netcore/ belongs to: its folder, or itself if it lies on the ground."""
    return file.split("/")[1].removesuffix(".py")


def wrong_floors(root: Path) -> list[str]:
    """Imports between parts of netcore/ that the plan does not have."""
    wrong = []
    for arrow in arrows(root, "netcore"):
        part = part_of(arrow.file)
        package, _, rest = arrow.to.partition(".")
        other = rest.partition(".")[0]
        if package == "netcore" and other and other != part and other not in NETCORE.get(part, "").split():
            wrong.append(f"{arrow}: {part} may import {NETCORE.get(part, 'nothing, for it is not in the plan')}")
    return wrong


def rulebook_of(module: str) -> str | None:
    """The game that a module of engine/ is part of, as `race` for engine.race_board; None for what all share."""
    name = module.removeprefix("engine.").removeprefix("policies.")
    return next((game for game in rulebooks() if name == game or name.startswith(f"{game}_")), None)


def rulebooks() -> tuple[str, ...]:
    """The names of all games."""
    from engine import games

    return tuple(games.GAMES)


def known_games(root: Path) -> list[str]:
    """Imports by which a part of netcore/ that must know no game would know one."""
    wrong = []
    for arrow in arrows(root, "netcore"):
        part = part_of(arrow.file)
        if not arrow.to.startswith("engine"):
            continue
        if (
            part in KNOWS_NO_ENGINE
            or rulebook_of(arrow.to) is not None
            or (part in KNOWS_NO_GAME and arrow.to == "engine.games")
        ):
            wrong.append(str(arrow))
    return wrong


def mixed_rulebooks(root: Path) -> list[str]:
    """Imports of one game's rulebook by another's, or by what all games share, but for the registries."""
    wrong = []
    for arrow in arrows(root, "engine"):
        module = arrow.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        game = rulebook_of(arrow.to) if arrow.to.startswith("engine.") else None
        if game is not None and module not in ("engine.games", "engine.policies") and rulebook_of(module) != game:
            wrong.append(str(arrow))
    return wrong


def waiting(root: Path) -> list[str]:
    """Imports by which a part of netcore/ could wait, or read a clock, that must not."""
    return [
        str(arrow)
        for arrow in arrows(root, "netcore")
        if (module := arrow.to.partition(".")[0]) in WORLD
        and part_of(arrow.file) not in MAY_WAIT
        and module not in EXCEPTIONS.get(arrow.file, ())
    ]


CLIENT: Final[Mapping[str, str]] = {
    # What everything may stand on.
    "settings": "",
    "texts": "",
    "notices": "",
    "again": "",
    "application": "",
    "graphics": "again preflight",
    "log": "",
    "ending": "",
    "preflight": "",
    "opening": "",
    "leftovers": "",
    "language": "settings",
    "motion": "",
    "statistics": "",
    "node_loop": "",
    "bridge": "node_loop",
    "worker": "",
    "obstacles": "texts",
    "doors": "texts",
    "put_aside": "texts",
    "words": "bridge obstacles texts",
    # View models: values for QML, the floor that all tables share, what the window asks of one game, the games.
    "viewmodels.rows": "",
    "viewmodels.properties": "viewmodels.rows",
    "viewmodels.telling": "",
    "viewmodels.table": "bridge texts viewmodels.rows viewmodels.properties viewmodels.telling",
    "viewmodels.game": "viewmodels.table viewmodels.telling",
    **dict.fromkeys(
        (f"viewmodels.{game}" for game in rulebooks()),
        "texts viewmodels.rows viewmodels.properties viewmodels.telling viewmodels.table viewmodels.game",
    ),
    # The one list of all games, and the pages, which ask it.
    "viewmodels.games": f"viewmodels.game {' '.join(f'viewmodels.{game}' for game in rulebooks())}",
    "viewmodels.play": "bridge texts viewmodels.properties viewmodels.rows viewmodels.table viewmodels.game"
    " viewmodels.games",
    "viewmodels.rulebook": "viewmodels.properties viewmodels.game viewmodels.games",
    "viewmodels.lesson": "viewmodels.properties viewmodels.table viewmodels.game viewmodels.games viewmodels.play",
    "viewmodels.lobby": "bridge doors obstacles texts words viewmodels.rows viewmodels.properties viewmodels.games",
    "viewmodels.room": "bridge doors texts words viewmodels.rows viewmodels.properties viewmodels.telling"
    " viewmodels.game viewmodels.games",
    "viewmodels.replay": "texts worker viewmodels.rows viewmodels.properties viewmodels.table viewmodels.games"
    " viewmodels.play",
    "viewmodels.statistics": "statistics viewmodels.rows viewmodels.properties viewmodels.games worker",
    "viewmodels.trust": "texts worker viewmodels.rows viewmodels.properties",
    "viewmodels.saved": "texts worker viewmodels.rows viewmodels.properties viewmodels.table viewmodels.games",
    "viewmodels.evening": "bridge texts words worker viewmodels.rows viewmodels.properties viewmodels.room"
    " viewmodels.games",
    "viewmodels.gift": "bridge texts worker viewmodels.rows viewmodels.properties",
    "viewmodels.report": "texts worker viewmodels.properties",
    "viewmodels.settings": "settings worker viewmodels.rows viewmodels.properties",
    "viewmodels.start": "bridge doors settings texts words viewmodels.rows viewmodels.properties viewmodels.games"
    " viewmodels.settings",
    "viewmodels.talk": "bridge texts viewmodels.rows viewmodels.properties",
    "viewmodels.network": "bridge texts viewmodels.rows viewmodels.properties",
    "viewmodels.place": "",
    "viewmodels.saying": "put_aside words viewmodels.properties",
    "viewmodels.app": "bridge notices obstacles settings words worker viewmodels.rows viewmodels.properties"
    " viewmodels.place viewmodels.saying viewmodels.table viewmodels.games viewmodels.start viewmodels.play"
    " viewmodels.lesson viewmodels.rulebook viewmodels.lobby viewmodels.room viewmodels.evening viewmodels.replay"
    " viewmodels.saved viewmodels.settings viewmodels.statistics viewmodels.talk viewmodels.trust viewmodels.gift"
    " viewmodels.report viewmodels.network",
    # What is heard of it.
    "sound": "settings viewmodels.table viewmodels.play viewmodels.settings",
    # The program.
    "frame": "settings viewmodels.settings",
    "second_frame": "",
    "app": "again application bridge ending frame graphics language leftovers log motion second_frame sound words"
    " worker viewmodels.app viewmodels.settings",
    "self_test": "again app bridge language preflight second_frame settings sound viewmodels.app viewmodels.games",
    "__main__": "app graphics log opening preflight self_test settings",
}
"""Each part of client/, from the ground up, and what it may import of the others. No game knows another."""


def client_part(module: str) -> str:
    """The part that a module of client/ belongs to: `viewmodels.race` for client.viewmodels.race.words."""
    first, *rest = module.removeprefix("client.").split(".")
    return ".".join((first, *rest[:1])) if first == "viewmodels" else first


def wrong_rooms(root: Path) -> list[str]:
    """Imports between parts of client/ that the plan does not have."""
    wrong = []
    for arrow in arrows(root, "client"):
        if not arrow.to.startswith("client.") or arrow.file.startswith("client/i18n/"):
            continue
        part = client_part(arrow.file.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        other = client_part(arrow.to)
        if other != part and other not in CLIENT.get(part, "").split():
            wrong.append(f"{arrow}: {part} may import {CLIENT.get(part, 'nothing, for it is not in the plan')}")
    return wrong
