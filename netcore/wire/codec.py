"""Messages to bytes and back: msgpack with every limit set, then a strict schema, then the one spelling or nothing.

Every message is a frozen `msgspec.Struct`. `decode` gives a message only if encoding it again gives the very same
bytes, so that what was signed, hashed or stored has exactly one spelling.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar, overload

import msgpack
import msgspec

from netcore.errors import Malformed

LARGEST_FRAME: Final = 65536
"""Bytes of one message on a link. Without a bound, one length prefix could make a peer reserve all its memory."""
LARGEST_LIST: Final = 4096
"""Items of one list or map. A byte of msgpack can announce 2**32 of them."""

T = TypeVar("T")


def encode(message: msgspec.Struct) -> bytes:
    """The canonical bytes of `message`."""
    packed: bytes = msgpack.packb(msgspec.to_builtins(message, builtin_types=(bytes,)), use_bin_type=True)
    return packed


@overload
def decode(raw: bytes, kind: type[T], *, largest: int = LARGEST_FRAME) -> T: ...
@overload
def decode(raw: bytes, kind: Any, *, largest: int = LARGEST_FRAME) -> Any: ...
def decode(raw: bytes, kind: Any, *, largest: int = LARGEST_FRAME) -> Any:
    """The message of type `kind` (a Struct, or a union of tagged ones) that `raw` spells.

    Raises Malformed for more than `largest` bytes, for what is not msgpack, for another shape or type than the
    schema's, for unknown fields, and for a second spelling of the same message.
    """
    message = _convert(raw, kind, largest)
    if encode(message) != raw:
        raise Malformed("not the canonical spelling of the message")
    return message


def decode_part(raw: bytes, kind: type[T], *, largest: int = LARGEST_FRAME) -> T:
    """The fields of `kind` that `raw` spells, whatever else it says: for what messages of all versions have in common.

    Raises Malformed.
    """
    part: T = _convert(raw, kind, largest)
    return part


def _convert(raw: bytes, kind: Any, largest: int) -> Any:
    if len(raw) > largest:
        raise Malformed(f"a message of {len(raw)} bytes, more than {largest}")
    try:
        loose = msgpack.unpackb(
            raw,
            raw=False,
            use_list=True,
            strict_map_key=True,
            timestamp=0,
            max_str_len=largest,
            max_bin_len=largest,
            max_array_len=LARGEST_LIST,
            max_map_len=LARGEST_LIST,
            max_ext_len=0,
        )
        return msgspec.convert(loose, kind, strict=True, builtin_types=(bytes,))
    except (ValueError, TypeError, RecursionError, msgpack.UnpackException, msgspec.MsgspecError) as fault:
        raise Malformed(f"not a message: {_brief(fault)}") from None


def _brief(fault: Exception) -> str:
    """What is wrong, short and printable: the bytes were a stranger's."""
    return "".join(c if c.isprintable() else "?" for c in str(fault))[:120] or type(fault).__name__
