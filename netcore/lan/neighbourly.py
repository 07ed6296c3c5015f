"""What two programs on one network say to each other beside any table: what each hears, and a trial of the way between.

Source: docs/protocol/lan.md, "Who hears whom".
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from netcore.lan.hello import MAX_NAME_CHARS
from netcore.wire.fields import Bytes32

MOST_EARS: Final = 16
"""Peers that one program tells of."""
MOST_STEPS: Final = 4
MOST_MS: Final = 60_000
LARGEST: Final = 4096
"""Bytes of one such word: sixteen names in any script, and room."""

HearFault: TypeAlias = Literal[
    "no-name", "not-sennik", "other-peer", "nobody", "no-way", "silent", "other-version", "unseen"
]
"""Why a peer is not heard: what a call to it met (`netcore.lan.dialler`), or nothing is known of it at all."""
Step: TypeAlias = Literal["firewall", "guest", "vpn", "same", "restart", "update", "proxy"]
"""Something to do about it, on the computer of whoever is told."""
Trial: TypeAlias = Annotated[bytes, msgspec.Meta(min_length=8, max_length=8)]
Port: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=65535)]
Ms: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_MS)]
Lantern: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A([a-z][a-z0-9-]{0,23})?\Z")]


class Ear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one program hears `peer`: after `ms` milliseconds, or not, for `fault`; exactly one of them is there.

    `multicast`: whether adverts of that peer are heard. `name` and `lantern` are as that peer gave them there, or "".
    """

    peer: Bytes32
    ms: Ms | None
    fault: HearFault | None
    multicast: bool
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_CHARS)] = ""
    lantern: Lantern = ""


class _Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Ask(_Word, frozen=True, tag="ask"):
    """Whom do you hear?"""


class Told(_Word, frozen=True, tag="told"):
    """Those whom the sender hears, and those whom it should and does not."""

    ears: Annotated[tuple[Ear, ...], msgspec.Meta(max_length=MOST_EARS)]


class Advise(_Word, frozen=True, tag="advise"):
    """What the receiver's player may do to be heard."""

    steps: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1, max_length=MOST_STEPS)]


class Invite(_Word, frozen=True, tag="invite"):
    """Will you try the way between us? The sender listens at `port`."""

    trial: Trial
    port: Port


class Reply(_Word, frozen=True, tag="reply"):
    """Yes or no. The sender listens at `port`."""

    trial: Trial
    agrees: bool
    port: Port


class Found(_Word, frozen=True, tag="found"):
    """What the sender found: whether it hears the receiver's adverts, and what came of calling the receiver."""

    trial: Trial
    multicast: bool
    ms: Ms | None
    fault: HearFault | None


class Stop(_Word, frozen=True, tag="stop"):
    """The sender leaves it at that."""

    trial: Trial


Word: TypeAlias = Ask | Told | Advise | Invite | Reply | Found | Stop
