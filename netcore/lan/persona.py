"""Who this program is to the others: identity, and what it says of itself."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from netcore.identity import Identity
from netcore.lan.hello import INSTANCE_BYTES, About
from netcore.names import clean_name
from netcore.version import PROTOCOL_VERSION, RELEASE


@dataclass(frozen=True, slots=True)
class Persona:
    """An identity with its hello. `protocol` differs from PROTOCOL_VERSION only in tests of version mismatches."""

    identity: Identity
    about: About
    program: str = RELEASE
    protocol: int = PROTOCOL_VERSION

    @classmethod
    def of(cls, identity: Identity, name: str, *, bot: bool = False, lantern: str = "") -> Persona:
        """A persona for this run of the program; `name` is cleaned, and may end up empty."""
        about = About(clean_name(name), "bot" if bot else "person", lantern, secrets.token_bytes(INSTANCE_BYTES))
        return cls(identity, about)
