"""One thing said: a few words or a reaction, signed by whoever said it. Source: docs/protocol/speech.md, "A line".

A line is no entry of a feed. It is signed in a context of its own and names no table's terms, so that nothing that
anybody says can be taken for a move, nor convict anybody in a game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from netcore.errors import Malformed, Misuse
from netcore.identity import Identity, verify
from netcore.names import clean_text
from netcore.speech.said import CALLS, LONGEST_TEXT, Call, Reaction
from netcore.wire.codec import decode, encode
from netcore.wire.fields import Bytes16, Bytes32, Bytes64

CONTEXT: Final = b"sennik/speech/1"
"""What a line's signature is bound to: no entry, and no part of a hello, is signed in it."""
LARGEST_LINE: Final = 1024
"""Bytes of one line before its signature: 160 characters take 640 at most."""
LONGEST_VOICE: Final = 10_000
"""Lines of one voice: more than a person says in an evening."""
LAST_VOICE: Final = 2**53
"""More than the milliseconds since 1970 will be for a long time."""

VoiceNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=LAST_VOICE)]


class _Line(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    circle: Bytes16
    author: Bytes32
    voice: VoiceNumber
    number: Annotated[int, msgspec.Meta(ge=0, lt=LONGEST_VOICE)]
    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
    reaction: Reaction | Call | Literal[""]


class _SignedLine(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    line: Annotated[bytes, msgspec.Meta(max_length=LARGEST_LINE)]
    signature: Bytes64


LARGEST_SIGNED: Final = LARGEST_LINE + 80
"""Bytes of a line as it travels, signature included."""


@dataclass(frozen=True, slots=True)
class Line:
    """Line `number` (from 0) of one voice: `text`, or one of REACTIONS or CALLS, and the other is "".

    `circle` (16 bytes) is the table at which it is said, `author` (32 bytes) who says it, `voice` which of the author's
    voices: a program begins another one with each start, a later one with a greater number. `text` is as it was sent;
    `shown` as it may be shown. `raw` are the bytes as made or received.
    """

    circle: bytes
    author: bytes
    voice: int
    number: int
    text: str = field(repr=False)
    reaction: str = field(repr=False)
    signed: bytes = field(repr=False)
    signature: bytes = field(repr=False)
    raw: bytes = field(repr=False)

    @staticmethod
    def sign(
        identity: Identity,
        circle: bytes,
        voice: int,
        number: int,
        *,
        text: str = "",
        reaction: Reaction | Call | None = None,
    ) -> Line:
        """Say something. Raises Misuse for what is no line."""
        if (text == "") == (reaction is None) or len(text) > LONGEST_TEXT or not 0 <= number < LONGEST_VOICE:
            raise Misuse("a line is a few words or a reaction")
        wire = _Line(circle, identity.public, voice, number, text, reaction or "")
        signed = encode(wire)
        return _made(wire, signed, identity.sign(CONTEXT, signed), None)

    @staticmethod
    def read(raw: bytes) -> Line:
        """The line that `raw` spells; says nothing about its signature. Raises Malformed."""
        outer = decode(raw, _SignedLine, largest=LARGEST_SIGNED)
        wire = decode(outer.line, _Line, largest=LARGEST_LINE)
        if (wire.text == "") == (wire.reaction == ""):
            raise Malformed("a line that says nothing, or two things")
        return _made(wire, outer.line, outer.signature, raw)

    @property
    def shown(self) -> str:
        """The text as it may be shown: what takes no room, turns the order of letters round or climbs over other rows
        is left out, and it is in one row. "" for a reaction, and where nothing would be seen.
        """
        return clean_text(self.text, LONGEST_TEXT)

    @property
    def call(self) -> str:
        """The call that it is, "" for none."""
        return self.reaction if self.reaction in CALLS else ""

    def is_signed(self) -> bool:
        """Whether its author has said it."""
        return verify(self.author, CONTEXT, self.signed, self.signature)


def _made(wire: _Line, signed: bytes, signature: bytes, raw: bytes | None) -> Line:
    raw = encode(_SignedLine(signed, signature)) if raw is None else raw
    return Line(wire.circle, wire.author, wire.voice, wire.number, wire.text, wire.reaction, signed, signature, raw)
