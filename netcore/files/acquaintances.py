"""Players met before, by name and key: so that an old name with a new key is noticed before anyone sits down, and so
that a phrase that was compared once need not be compared again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

import msgspec

from netcore.disk import Disk, read_whole
from netcore.errors import Malformed
from netcore.files.aside import UNREADABLE, PutAside, put_aside
from netcore.names import skeleton
from netcore.wire.codec import LARGEST_FRAME, decode, encode
from netcore.wire.fields import Bytes32

FILE: Final = "acquaintances"
MOST_NAMES: Final = 256
"""Names kept; the one met longest ago goes first."""
MOST_KEYS: Final = 4
MOST_REMEMBERED: Final = 256
"""Keys that are remembered because a phrase has matched; the one remembered longest ago goes first."""


LONGEST_LOOK: Final = 256
"""Characters kept of what a name looks like; one of 32 signs may come to fifteen times as many."""
LARGEST: Final = 8 * LARGEST_FRAME
"""Bytes of a file that is read; what is written is smaller, whatever the players were called."""


class _Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    looks: Annotated[str, msgspec.Meta(max_length=LONGEST_LOOK)]
    keys: Annotated[tuple[bytes, ...], msgspec.Meta(max_length=MOST_KEYS)]


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    names: Annotated[tuple[_Name, ...], msgspec.Meta(max_length=MOST_NAMES)]
    remembered: Annotated[tuple[Bytes32, ...], msgspec.Meta(max_length=MOST_REMEMBERED)] = ()


@dataclass(frozen=True, slots=True)
class Acquaintance:
    """One key that was met. `looks`: what the name with it looks like; `remembered`: a phrase has matched.

    `newer`: the name came with another key before.
    """

    key: bytes
    looks: str
    remembered: bool
    newer: bool = False


def met(folder: Path) -> tuple[Acquaintance, ...]:
    """All that a profile knows of others, who was met last first, as it is on the disk; nothing if that cannot be read.

    It changes nothing there: a program that holds the profile goes on with it.
    """
    try:
        kept = decode(read_whole(folder / FILE), _Kept, largest=LARGEST)
    except (OSError, Malformed):
        return ()
    remembered = frozenset(kept.remembered)
    named = [
        Acquaintance(key, name.looks, key in remembered, newer=at > 0)
        for name in reversed(kept.names)
        for at, key in reversed([*enumerate(name.keys)])
    ]
    known = {each.key for each in named}
    return (*named, *(Acquaintance(key, "", True) for key in reversed(kept.remembered) if key not in known))


class Acquaintances:
    """Who was met, kept in a profile folder. A file that cannot be read is put aside: then nobody was met."""

    def __init__(self, folder: Path, aside: PutAside = put_aside) -> None:
        self._path = folder / FILE
        self._disk = Disk()
        kept = _Kept(())
        try:
            kept = decode(read_whole(self._path), _Kept, largest=LARGEST)
        except FileNotFoundError:
            pass
        except UNREADABLE:
            aside("acquaintances", self._path)
        self._keys = {name.looks: name.keys for name in kept.names}
        self._remembered = dict.fromkeys(kept.remembered)

    def is_new_key(self, name: str, peer: bytes) -> bool:
        """Whether somebody of this name was met, and always with other keys."""
        keys = self._keys.get(_looks(name))
        return keys is not None and peer not in keys

    def remembers(self, peer: bytes) -> bool:
        """Whether this very key was remembered, since the phrase of its table had matched."""
        return peer in self._remembered

    def remember_keys(self, peers: Iterable[bytes]) -> None:
        """The phrase of a table with these peers has matched: nobody sits between them and us. Raises OSError."""
        for peer in peers:
            self._remembered.pop(peer, None)
            self._remembered[peer] = None
        while len(self._remembered) > MOST_REMEMBERED:
            del self._remembered[next(iter(self._remembered))]
        self._save()

    def remember(self, name: str, peer: bytes) -> None:
        """This player sat at a table with us. Raises OSError."""
        looks = _looks(name)
        keys = [key for key in self._keys.pop(looks, ()) if key != peer]
        self._keys[looks] = (*keys, peer)[-MOST_KEYS:]
        while len(self._keys) > MOST_NAMES:
            del self._keys[next(iter(self._keys))]
        self._save()

    def _save(self) -> None:
        names = tuple(_Name(name, keys) for name, keys in self._keys.items())
        self._disk.write_whole(self._path, encode(_Kept(names, tuple(self._remembered))))


def _looks(name: str) -> str:
    return skeleton(name)[:LONGEST_LOOK]
