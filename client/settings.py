"""What a player has chosen for this computer: a small JSON file in the profile, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Annotated, Literal

import msgspec

LANGUAGES = ("pl", "uk", "cs", "en")
"""The languages of the window, in the order in which they are offered."""

Motion = Literal["calm", "usual", "fast"]
TextSize = Literal["small", "usual", "large", "largest"]
MOTIONS: tuple[Motion, ...] = ("calm", "usual", "fast")
TEXT_SIZES: tuple[TextSize, ...] = ("small", "usual", "large", "largest")

SPEED: dict[Motion, float] = {"calm": 0.0, "usual": 1.0, "fast": 0.5}
"""Factor for every length of motion."""
TEXT_SCALE: dict[TextSize, float] = {"small": 0.9, "usual": 1.0, "large": 1.2, "largest": 1.4}
"""Factor for every size of type."""

FILE = "window.json"
FILE_BYTES = 64 * 1024
LEAST_WIDTH, LEAST_HEIGHT = 1024, 640
MOST_PIXELS = 16384
"""More than any screen has, on either side: beyond it nothing could be drawn."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every choice with its default. `language` is "" until chosen: the system's is taken then.

    `width` and `height` are the window's last size in logical pixels; `introduced` tells that the player has chosen a
    name and a lantern. `left_out` are the interfaces, by name, that the network is not used by.
    """

    language: Literal["", "pl", "uk", "cs", "en"] = ""
    motion: Motion = "usual"
    text_size: TextSize = "usual"
    memory_help: bool = False
    show_keys: bool = True
    introduced: bool = False
    width: Annotated[int, msgspec.Meta(ge=1, le=MOST_PIXELS)] = 1366
    height: Annotated[int, msgspec.Meta(ge=1, le=MOST_PIXELS)] = 768
    maximized: bool = False
    left_out: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=256)], ...], msgspec.Meta(max_length=64)] = ()


def load(folder: Path) -> Settings:
    """The settings kept in `folder`; the default for each that is not there, or is none that this version knows."""
    try:
        raw = (folder / FILE).read_bytes()
        kept = msgspec.json.decode(raw, type=dict[str, object]) if len(raw) <= FILE_BYTES else {}
    except (OSError, msgspec.DecodeError, RecursionError):
        return Settings()
    known: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        with contextlib.suppress(msgspec.ValidationError):
            known[field.name] = msgspec.convert(kept.get(field.name, field.default), field.type)
    return msgspec.convert(known, Settings)


def save(folder: Path, settings: Settings) -> None:
    """Keep `settings` in `folder`. Raises OSError when the disk refuses; the old file is whole then."""
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=FILE, dir=folder)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.format(msgspec.json.encode(settings), indent=2))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(folder / FILE)
    except OSError:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
