"""What a player has chosen for this computer: a small JSON file in the profile, written whole or not at all."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed
from netcore.files.aside import UNREADABLE, Aside, put_aside

Language = Literal["pl", "uk", "cs", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "uk", "cs", "en")
"""The languages of the window, in the order in which they are offered."""

Motion = Literal["calm", "usual", "fast", ""]
Time = Literal["usual", "long", "endless"]
TextSize = Literal["small", "usual", "large", "largest"]
MOTIONS: tuple[Motion, ...] = ("calm", "usual", "fast", "")
"""The last one is as the system is set."""
TIMES: tuple[Time, ...] = ("usual", "long", "endless")
Reveal = Literal["ask", "always", "never"]
REVEALS: tuple[Reveal, ...] = ("ask", "always", "never")
Talk = Literal["all", "reactions", "off"]
TALKS: tuple[Talk, ...] = ("all", "reactions", "off")
TEXT_SIZES: tuple[TextSize, ...] = ("small", "usual", "large", "largest")
Pace = Literal["calm", "usual", "quick"]
PACES: tuple[Pace, ...] = ("calm", "usual", "quick")
"""How fast others' turns go by."""
Volume = Literal["off", "quiet", "usual", "loud"]
Sound = Literal["turn", "card", "wings", "night", "start", "clock", "talk"]
Away = Literal["nothing", "light", "bell", "both"]
VOLUMES: tuple[Volume, ...] = ("off", "quiet", "usual", "loud")
SOUNDS: tuple[Sound, ...] = ("turn", "card", "wings", "night", "start", "clock", "talk")
"""What is heard, as it can be chosen: a kind may have more than one sound."""
AWAYS: tuple[Away, ...] = ("nothing", "light", "bell", "both")
"""How a turn is told while another window is in front: the window's entry in the task bar lights up, a bell rings."""

SPEED: dict[Motion, float] = {"calm": 0.0, "usual": 1.0, "fast": 0.5, "": 1.0}
"""Factor for every length of motion; as the system is set, unless that is to move little."""
TIME: dict[Time, int] = {"usual": 1, "long": 3, "endless": 0}
"""Factor for every time in which this window wants an answer; 0: it waits for as long as it takes."""
TEXT_SCALE: dict[TextSize, float] = {"small": 0.9, "usual": 1.0, "large": 1.2, "largest": 1.4}
"""Factor for every size of type."""

PACE: dict[Pace, float] = {"calm": 1.8, "usual": 1.0, "quick": 0.5}
"""Factor for how long what others do is shown, and for how long bots of this program think."""
VOLUME: dict[Volume, float] = {"off": 0.0, "quiet": 0.35, "usual": 0.7, "loud": 1.0}
"""Factor for every sample of a sound."""

FILE = "window.json"
FILE_BYTES = 64 * 1024
MOST_PIXELS = 16384
"""More than any screen has, on either side: beyond it nothing could be drawn."""


MOST_SPOTS = 16
"""More screens than anybody has are not remembered."""
Pixels = Annotated[int, msgspec.Meta(ge=1, le=MOST_PIXELS)]
At = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Offset = Annotated[int, msgspec.Meta(ge=-MOST_PIXELS, le=MOST_PIXELS)]


MOST_BOTS = 9
"""At the largest table, with one person."""


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """Where the window was on a screen, by the screen's name: logical pixels from its upper left corner."""

    screen: Annotated[str, msgspec.Meta(max_length=256)]
    x: Offset
    y: Offset
    width: Pixels
    height: Pixels


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every choice with its default. `language` is "" until chosen: the system's is taken then.

    `width` and `height` are the window's last size in logical pixels, `spots` its places on the screens that it was
    on, the last one first; `maximized` and `full` tell how it was closed. `introduced` tells that the player has chosen
    a name and a lantern. `explain`: the raven tells what is pointed at. `lessons`: how far each game's lesson has come,
    by thoughts. `pace`: how fast others' turns go by. `unheard` are the sounds that are left out; `away`: how a turn is
    told behind other windows. `left_out` are the interfaces, by name, that the network is not used by. `reveal`:
    whether the seed is laid open at the end of a game. `door`: who may sit down at a table that is opened. `strength`
    is how bots play, `bots` how many a game with bots has; 0 until chosen. `talk`: what others may say to this player.
    """

    language: Language | Literal[""] = ""
    motion: Motion = ""
    text_size: TextSize = "usual"
    time: Time = "usual"
    pace: Pace = "usual"
    volume: Volume = "usual"
    unheard: Annotated[tuple[Sound, ...], msgspec.Meta(max_length=len(SOUNDS))] = ("clock", "talk")
    away: Away = "both"
    memory_help: bool = False
    afterthoughts: bool = True
    show_keys: bool = True
    explain: bool = True
    reveal: Reveal = "ask"
    talk: Talk = "all"
    strength: Literal["calm", "lively", "sly"] = "lively"
    door: Literal["open", "nod", "word"] = "open"
    bots: Annotated[int, msgspec.Meta(ge=0, le=MOST_BOTS)] = 0
    introduced: bool = False
    width: Pixels = 1366
    height: Pixels = 768
    maximized: bool = False
    full: bool = False
    spots: Annotated[tuple[Spot, ...], msgspec.Meta(max_length=MOST_SPOTS)] = ()
    lessons: Annotated[dict[Annotated[str, msgspec.Meta(max_length=32)], At], msgspec.Meta(max_length=64)] = {}
    left_out: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=256)], ...], msgspec.Meta(max_length=64)] = ()


def load(folder: Path) -> Settings:
    """The settings kept in `folder`; the default for each that is not there, or is none that this version knows."""
    return _understood(_kept(folder))


def put_damaged_aside(folder: Path) -> Aside | None:
    """Put the file in `folder` aside, if it is damaged; where it is now.

    Raises OSError, also for one that the disk does not give: it may be whole, and is left as it is.
    """
    try:
        _read(folder / FILE)
    except UNREADABLE:
        return put_aside("settings", folder / FILE)
    return None


def save(folder: Path, settings: Settings, disk: Disk | None = None) -> Aside | None:
    """Keep `settings` in `folder`. Raises OSError when the disk refuses; the old file is whole then.

    What a newer version has written there and this one does not understand stays as it is. A file that is damaged is
    put aside, and told; one that the disk does not give may be whole, and is left as it is.
    """
    aside, kept = None, {}
    try:
        kept = _read(folder / FILE)
    except UNREADABLE:
        aside = put_aside("settings", folder / FILE)
    before, now = (msgspec.to_builtins(each) for each in (_understood(kept), settings))
    chosen = {name: value for name, value in now.items() if name not in kept or value != before[name]}
    data = _written({**kept, **chosen})
    if len(data) > FILE_BYTES:  # it would not be read again
        data = _written(now)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        (disk or Disk()).write_whole(folder / FILE, data, private=True)
    except OSError:
        if aside is not None:  # it is told when something else is in its place
            aside.path.rename(folder / FILE)
        raise
    return aside


def _kept(folder: Path) -> dict[str, msgspec.Raw]:
    """What the file in `folder` says, key by key; nothing if it cannot be read."""
    try:
        return _read(folder / FILE)
    except (OSError, Malformed):
        return {}


def _read(file: Path) -> dict[str, msgspec.Raw]:
    """What a file says, nothing where there is none. Raises OSError, Malformed."""
    try:
        raw = read_whole(file)
        if len(raw) > FILE_BYTES:
            raise Malformed("too long for settings")
        return msgspec.json.decode(raw.decode(), type=dict[str, msgspec.Raw])
    except FileNotFoundError:
        return {}
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as damaged:
        raise Malformed(str(damaged)) from None


def _understood(kept: Mapping[str, msgspec.Raw]) -> Settings:
    known: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        with contextlib.suppress(msgspec.DecodeError, KeyError):
            known[field.name] = msgspec.json.decode(kept[field.name], type=field.type)
    return Settings(**known)  # type: ignore[arg-type]  # each has been read by its field's type


def _written(values: Mapping[str, object]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(values), indent=2)
