"""Players met before, by name and key: so that an old name with a new key is noticed before anyone sits down."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.disk import Disk
from netcore.files.aside import UNREADABLE, PutAside, put_aside
from netcore.names import skeleton
from netcore.wire.codec import LARGEST_FRAME, decode, encode

FILE: Final = "acquaintances"
MOST_NAMES: Final = 256
"""Names kept; the one met longest ago goes first."""
MOST_KEYS: Final = 4


class _Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    looks: Annotated[str, msgspec.Meta(max_length=256)]
    keys: Annotated[tuple[bytes, ...], msgspec.Meta(max_length=MOST_KEYS)]


class _Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    names: Annotated[tuple[_Name, ...], msgspec.Meta(max_length=MOST_NAMES)]


class Acquaintances:
    """Who was met, kept in a profile folder. A file that cannot be read is put aside: then nobody was met."""

    def __init__(self, folder: Path, aside: PutAside = put_aside) -> None:
        self._path = folder / FILE
        self._disk = Disk()
        kept = _Names(())
        try:
            kept = decode(self._path.read_bytes(), _Names, largest=LARGEST_FRAME)
        except FileNotFoundError:
            pass
        except UNREADABLE:
            aside("acquaintances", self._path)
        self._keys = {name.looks: name.keys for name in kept.names}

    def is_new_key(self, name: str, peer: bytes) -> bool:
        """Whether somebody of this name was met, and always with other keys."""
        keys = self._keys.get(skeleton(name))
        return keys is not None and peer not in keys

    def remember(self, name: str, peer: bytes) -> None:
        """This player sat at a table with us. Raises OSError."""
        looks = skeleton(name)
        keys = [key for key in self._keys.pop(looks, ()) if key != peer]
        self._keys[looks] = (*keys, peer)[-MOST_KEYS:]
        while len(self._keys) > MOST_NAMES:
            del self._keys[next(iter(self._keys))]
        kept = tuple(_Name(name, keys) for name, keys in self._keys.items())
        self._disk.write_whole(self._path, encode(_Names(kept)))
