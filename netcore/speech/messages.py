"""What programs tell each other about what is said. Source: docs/protocol/speech.md, "Messages"."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from netcore.speech.line import LARGEST_SIGNED, LONGEST_VOICE, VoiceNumber
from netcore.wire.fields import Bytes32

MOST_LINES: Final = 32
"""Lines in one message; 32 of the largest fit into a frame."""
MOST_VOICES: Final = 32
"""Voices that one program listens to; a table and its bench have fewer people."""

Raw: TypeAlias = Annotated[bytes, Meta(max_length=LARGEST_SIGNED)]


class Ear(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Which line of whose voice the sender waits for next."""

    author: Bytes32
    voice: VoiceNumber
    next: Annotated[int, Meta(ge=0, le=LONGEST_VOICE)]


class Heard(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="heard"):
    """All voices that the sender has heard: it is told what it lacks, and from then on what is new.

    `answer`: sent because the other has said the same; it calls for no answer.
    """

    voices: Annotated[tuple[Ear, ...], Meta(max_length=MOST_VOICES)]
    answer: bool = False


class Lines(Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", tag="lines"):
    """Signed lines, those of one voice in their order."""

    lines: Annotated[tuple[Raw, ...], Meta(min_length=1, max_length=MOST_LINES)]


Message: TypeAlias = Heard | Lines
