"""Byte strings of one length each, as many messages hold them."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Bytes16: TypeAlias = Annotated[bytes, Meta(min_length=16, max_length=16)]
Bytes32: TypeAlias = Annotated[bytes, Meta(min_length=32, max_length=32)]
Bytes64: TypeAlias = Annotated[bytes, Meta(min_length=64, max_length=64)]
