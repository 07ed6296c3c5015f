"""Bytes to plain values: the part of msgpack that the protocol speaks, each value in its shortest form or not at all.

So nothing has two spellings, and what was read need not be written again to be compared. docs/protocol/feeds.md,
"Canonical bytes".
"""

from __future__ import annotations

from typing import Final, TypeAlias

Plain: TypeAlias = "bool | int | str | bytes | list[Plain] | dict[str, Plain] | None"

DEEPEST: Final = 8
MOST_ITEMS: Final = 4096


class Unreadable(ValueError):
    """Bytes that spell nothing, or spell it in another way than the one."""


def unpack(raw: bytes, *, nothing: bool = False) -> Plain:
    """The one value that all of `raw` spells. `nothing`: what programs say to each other may hold nothing in a field,
    as no body of a feed does.
    """
    reader = _Reader(raw, nothing)
    value = reader.value(DEEPEST)
    if reader.at != len(raw):
        raise Unreadable("bytes are left over")
    return value


class _Reader:
    def __init__(self, raw: bytes, nothing: bool) -> None:
        self.raw = raw
        self.nothing = nothing
        self.at = 0

    def take(self, count: int) -> bytes:
        end = self.at + count
        if end > len(self.raw):
            raise Unreadable("cut short")
        taken, self.at = self.raw[self.at : end], end
        return taken

    def number(self, width: int, least: int) -> int:
        """An unsigned number of `width` bytes that would not fit into fewer."""
        number = int.from_bytes(self.take(width), "big")
        if number < least:
            raise Unreadable("longer than it need be")
        return number

    def negative(self, width: int) -> int:
        number = int.from_bytes(self.take(width), "big", signed=True)
        if number >= (-32 if width == 1 else -(1 << (4 * width - 1))):
            raise Unreadable("longer than it need be")
        return number

    def value(self, deep: int) -> Plain:
        if deep == 0:
            raise Unreadable("nested too deeply")
        (first,) = self.take(1)
        match first:
            case _ if first < 0x80:
                return first
            case _ if first < 0x90:
                return self.map(first & 15, deep)
            case _ if first < 0xA0:
                return self.list(first & 15, deep)
            case _ if first < 0xC0:
                return self.text(first & 31)
            case 0xC0 if self.nothing:
                return None
            case 0xC2 | 0xC3:
                return first == 0xC3
            case 0xC4 | 0xC5 | 0xC6:
                return self.take(self.number(1 << (first - 0xC4), (0, 1 << 8, 1 << 16)[first - 0xC4]))
            case 0xCC | 0xCD | 0xCE | 0xCF:
                return self.number(1 << (first - 0xCC), (128, 1 << 8, 1 << 16, 1 << 32)[first - 0xCC])
            case 0xD0 | 0xD1 | 0xD2 | 0xD3:
                return self.negative(1 << (first - 0xD0))
            case 0xD9 | 0xDA | 0xDB:
                return self.text(self.number(1 << (first - 0xD9), (32, 1 << 8, 1 << 16)[first - 0xD9]))
            case 0xDC:
                return self.list(self.number(2, 16), deep)
            case 0xDE:
                return self.map(self.number(2, 16), deep)
            case _ if first >= 0xE0:
                return first - 256
        raise Unreadable(f"a value of the kind {first:#x}")

    def text(self, length: int) -> str:
        try:
            return self.take(length).decode()
        except UnicodeDecodeError:
            raise Unreadable("no UTF-8") from None

    def list(self, length: int, deep: int) -> list[Plain]:
        if length > MOST_ITEMS:
            raise Unreadable("a long list")
        return [self.value(deep - 1) for _ in range(length)]

    def map(self, length: int, deep: int) -> dict[str, Plain]:
        found: dict[str, Plain] = {}
        for _ in range(length):
            key = self.value(deep - 1)
            if not isinstance(key, str) or key in found:
                raise Unreadable("a key that is no text, or twice there")
            found[key] = self.value(deep - 1)
        return found
