"""Byte strings of one length each, and names of games, as many messages hold them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Bytes16: TypeAlias = Annotated[bytes, Meta(min_length=16, max_length=16)]
Bytes32: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
Bytes64: TypeAlias = Annotated[bytes, Meta(min_length=64, max_length=64)]
GameName: TypeAlias = Annotated[str, Meta(pattern=r"\A[a-z0-9-]{1,32}\Z")]
"""Files are named by their games: what could lead to another folder is no name."""
