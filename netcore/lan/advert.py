"""Adverts: what is announced of a table to the whole network. Hints from strangers, until a probe confirms them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast, get_args

import msgspec

from netcore.errors import Malformed
from netcore.identity import is_public_key
from netcore.lan.addresses import MAX_CANDIDATES, is_usable
from netcore.lan.hello import Notice
from netcore.version import PROTOCOL_VERSION

MOST_KNOCKS = 4
_KNOCK_BYTES = 8
Muster: TypeAlias = Literal["calls", "here"]
"""A peer announces itself, with or without a table: because its player looks who hears whom and calls the others
together, or because somebody does and it is here too.
"""
TrialStep: TypeAlias = Literal["asks", "agrees", "declines", "found"]
_STEPS: Final = get_args(TrialStep)
_CALL: Final = re.compile(r"\A(|[a-z-]{1,15}|[0-9]{1,5})\Z")
_MAX_VALUE_BYTES = 80
_MAX_ADDRESSES = MAX_CANDIDATES
_MAX_NUMBER = 65535


@dataclass(frozen=True, slots=True)
class TrialMark:
    """A word of a trial (`netcore.lan.trial`) to the peer whose key begins with `to`, for want of another way to it.

    `heard`: whether adverts of that peer are heard. `call`: what came of calling it, as a fault, or a number of
    milliseconds.
    """

    to: bytes
    step: TrialStep
    heard: bool = False
    call: str = ""

    @classmethod
    def at(cls, peer: bytes, step: TrialStep, *, heard: bool = False, call: str = "") -> TrialMark:
        """A word to `peer`."""
        return cls(peer[:_KNOCK_BYTES], step, heard, call)

    def is_to(self, peer: bytes) -> bool:
        """Whether `peer` is meant."""
        return peer[:_KNOCK_BYTES] == self.to

    def spell(self) -> str:
        """As it stands in an advert."""
        return ".".join((self.to.hex(), self.step, "10"[not self.heard], self.call))


@dataclass(frozen=True, slots=True)
class Advert:
    """A table that `peer` says it has open, and where to call. `addresses` are literal hosts.

    `notice` is None if the advert is of another protocol version, whose fields may mean something else, or if it is of
    no table. `knocks`: the beginnings of the keys of peers that `peer` cannot call and would be called by. `muster`:
    why it announces itself besides.
    """

    peer: bytes
    port: int
    addresses: tuple[str, ...]
    notice: Notice | None
    protocol: int = PROTOCOL_VERSION
    knocks: tuple[bytes, ...] = ()
    muster: Muster | None = None
    trial: TrialMark | None = None

    def knocks_at(self, peer: bytes) -> bool:
        """Whether whoever announced this would be called by `peer`."""
        return peer[:_KNOCK_BYTES] in self.knocks


def write_txt(
    peer: bytes,
    notice: Notice | None,
    knocks: Sequence[bytes] = (),
    muster: Muster | None = None,
    trial: TrialMark | None = None,
) -> dict[str, str]:
    """The TXT record of a table, of a knock at up to MOST_KNOCKS peers, of whoever is here besides, or of all that. No
    name of a person: that is for those who call. About 150 bytes, 200 in a trial.
    """
    plain = {"v": str(PROTOCOL_VERSION), "p": peer.hex()}
    if knocks:
        plain["k"] = ",".join(each[:_KNOCK_BYTES].hex() for each in knocks[:MOST_KNOCKS])
    if muster is not None:
        plain["w"] = muster
    if trial is not None:
        plain["c"] = trial.spell()
    if notice is None:
        return plain
    return plain | {
        "t": notice.table.hex(),
        "g": notice.game,
        "s": str(notice.seats),
        "n": str(notice.taken),
        "f": notice.phase,
        "r": notice.rules.hex(),
        **({} if notice.door is msgspec.UNSET else {"d": notice.door}),
        **({} if notice.bench is msgspec.UNSET else {"b": notice.bench}),
    }


def read_advert(txt: Mapping[bytes, bytes | None], addresses: Sequence[str], port: int | None) -> Advert:
    """The advert behind a TXT record, an SRV port and address records. Malformed if it is none.

    Unknown keys are skipped, and addresses that cannot be called; a link-local IPv6 address may lack its scope.
    """
    protocol = _number(txt, "v")
    peer = _hex(txt, "p")
    if not is_public_key(peer):
        raise Malformed("the peer is no public key")
    if port is None or not 0 < port <= _MAX_NUMBER:
        raise Malformed(f"the port is {port}")
    usable = tuple(host for host in addresses if is_usable(host) or is_usable(host.partition("%")[0]))[:_MAX_ADDRESSES]
    if not usable:
        raise Malformed("there is no address that could be called")
    if protocol != PROTOCOL_VERSION:
        return Advert(peer, port, usable, None, protocol)
    knocks = _read_knocks(txt) if b"k" in txt else ()
    muster, trial = _read_muster(txt), _read_trial(txt)
    alone = bool(knocks or muster or trial) and b"t" not in txt
    notice = None if alone else _read_notice(txt)
    return Advert(peer, port, usable, notice, protocol, knocks, muster, trial)


def _read_knocks(txt: Mapping[bytes, bytes | None]) -> tuple[bytes, ...]:
    try:
        knocks = tuple(bytes.fromhex(each) for each in _text(txt, "k").split(","))
    except ValueError:
        raise Malformed("the value of 'k' is not hexadecimal") from None
    if len(knocks) > MOST_KNOCKS or any(len(each) != _KNOCK_BYTES for each in knocks):
        raise Malformed("a knock at nobody")
    return knocks


def _read_muster(txt: Mapping[bytes, bytes | None]) -> Muster | None:
    if b"w" not in txt:
        return None
    muster = _text(txt, "w")
    if muster not in get_args(Muster):
        raise Malformed("here for no known reason")
    return cast("Muster", muster)


def _read_trial(txt: Mapping[bytes, bytes | None]) -> TrialMark | None:
    if b"c" not in txt:
        return None
    to, step, heard, call = [*_text(txt, "c").split("."), "", "", ""][:4]
    try:
        at = bytes.fromhex(to)
    except ValueError:
        raise Malformed("a trial with nobody") from None
    if len(at) != _KNOCK_BYTES or step not in _STEPS or heard not in ("0", "1") or not _CALL.match(call):
        raise Malformed("a trial with nobody")
    return TrialMark(at, cast("TrialStep", step), heard == "1", call)


def _read_notice(txt: Mapping[bytes, bytes | None]) -> Notice:
    plain = {
        "table": _hex(txt, "t"),
        "game": _text(txt, "g"),
        "seats": _number(txt, "s"),
        "taken": _number(txt, "n"),
        "phase": _text(txt, "f"),
        "rules": _hex(txt, "r"),
        **({"door": _text(txt, "d")} if b"d" in txt else {}),
        **({"bench": _text(txt, "b")} if b"b" in txt else {}),
    }
    try:
        return msgspec.convert(plain, Notice, builtin_types=(bytes,))
    except msgspec.ValidationError:
        raise Malformed("the table is described wrongly") from None


def _text(txt: Mapping[bytes, bytes | None], key: str) -> str:
    value = txt.get(key.encode("ascii"))
    if value is None or not 0 < len(value) <= _MAX_VALUE_BYTES or not value.isascii():
        raise Malformed(f"the value of {key!r} is missing or strange")
    return value.decode("ascii")


def _number(txt: Mapping[bytes, bytes | None], key: str) -> int:
    text = _text(txt, key)
    if not text.isdigit() or len(text) > 5 or int(text) > _MAX_NUMBER:
        raise Malformed(f"the value of {key!r} is no number")
    return int(text)


def _hex(txt: Mapping[bytes, bytes | None], key: str) -> bytes:
    try:
        return bytes.fromhex(_text(txt, key))
    except ValueError:
        raise Malformed(f"the value of {key!r} is not hexadecimal") from None
