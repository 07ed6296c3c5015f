"""Sightings: which announced tables are really there. mDNS tells where to ask and never that somebody is gone.

Pure: it is told what was heard and what a probe brought, says whom to probe next, and gets the time, in monotonic
seconds, with every call.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal, TypeAlias

from netcore.lan.advert import Advert
from netcore.lan.dialler import Answer, ReachFault
from netcore.lan.hello import About

PROBE_S = 4.0
"""Seconds between two probes of a table."""
GREY_S = 9.5
"""A table that has not answered for so many seconds is grey."""
GONE_S = 25.0
"""A table that has not answered for so many seconds is not shown any more."""

_DORMANT_PROBE_S = 8.0
_DORMANT_LATER_PROBE_S = 60.0
_DORMANT_LATER_AFTER_S = 300.0
_LEAST_BETWEEN_PROBES_S = 1.0
UNREACHED = frozenset({"silent", "nobody", "no-way"})
"""What was wrong where a call was not answered at all: a firewall, perhaps, and then the other can call."""
# A flood of adverts costs this much memory and this many probes, no more.
MAX_SIGHTINGS = 64

Fault: TypeAlias = ReachFault | Literal["other-version", "closed"]


class State(Enum):
    """Whether a table can be joined: HERE has just answered, GREY has not."""

    HERE = "here"
    GREY = "grey"


@dataclass(frozen=True, slots=True)
class Sighting:
    """A table as it may be shown. `about` is its host as proved by a probe, None before the first answer.

    `fault` says what was wrong at the last probe, None if it was answered. `rtt_ms` is the time of the last answer.
    `release` is what a program of another version calls itself, as far as it is known.
    """

    advert: Advert
    state: State
    about: About | None
    fault: Fault | None
    rtt_ms: float | None
    release: str = ""


@dataclass(slots=True)
class _Entry:
    advert: Advert
    heard_at: float
    next_probe_at: float
    alive_at: float
    probed_at: float = float("-inf")
    probing: bool = False
    confirmed: bool = False
    leaving: bool = False
    dormant_since: float | None = None
    about: About | None = None
    fault: Fault | None = None
    answered: bool = False
    rtt_ms: float | None = None
    release: str = ""


class Sightings:
    """What was announced under which instance name, and how it answers. Own tables never appear."""

    def __init__(self, own: bytes) -> None:
        self._own = own
        self._linked: dict[bytes, About] = {}
        """Peers that we have a link to: they are there, though a call to them may not get through."""
        self._entries: dict[str, _Entry] = {}

    def __len__(self) -> int:
        return len(self._entries)

    def __contains__(self, name: object) -> bool:
        return name in self._entries

    def hear(self, name: str, advert: Advert, now: float) -> None:
        """An advert was resolved under an instance name, for the first time or again."""
        if advert.peer == self._own:
            self._entries.pop(name, None)
            return
        entry = self._entries.get(name)
        if entry is None or entry.advert.peer != advert.peer:
            if entry is None and not self._make_room():
                return
            self._entries[name] = _Entry(advert, heard_at=now, next_probe_at=now, alive_at=now)
            return
        entry.leaving = False
        if entry.advert != advert:
            entry.advert = advert
            entry.next_probe_at = max(now, entry.probed_at + _LEAST_BETWEEN_PROBES_S)

    def hear_goodbye(self, name: str, now: float) -> None:
        """The advert was taken back, or somebody says so: whoever answers a probe stays."""
        if (entry := self._entries.get(name)) is None:
            return
        if self._is_elsewhere(entry):
            del self._entries[name]
        else:
            entry.leaving = True
            entry.next_probe_at = max(now, entry.probed_at + _LEAST_BETWEEN_PROBES_S)

    def take_due(self, now: float, most: int) -> list[tuple[str, Advert]]:
        """Up to `most` adverts to probe now. Each has to be followed by `answer` or `fail`."""
        due = [
            (name, entry) for name, entry in self._entries.items() if not entry.probing and entry.next_probe_at <= now
        ]
        due.sort(key=lambda each: each[1].next_probe_at)
        for _, entry in due[:most]:
            entry.probing = True
            entry.probed_at = now
        return [(name, entry.advert) for name, entry in due[:most]]

    def answer(self, name: str, answer: Answer, now: float) -> None:
        """The peer proved that it is there. What it says itself is right, whatever was announced."""
        entry = self._entries.get(name)
        if entry is None or entry.advert.peer != answer.met.peer:
            return
        entry.probing = False
        notice = answer.met.notice
        if notice is None:
            self._close(name, entry, now)
            return
        host = answer.address[0]
        hosts = (host, *(each for each in entry.advert.addresses if each != host))
        entry.advert = replace(entry.advert, notice=notice, addresses=hosts)
        entry.about, entry.rtt_ms, entry.fault = answer.met.about, answer.rtt_ms, None
        entry.alive_at, entry.next_probe_at = now, now + PROBE_S
        entry.confirmed, entry.answered, entry.leaving, entry.dormant_since = True, True, False, None
        for rival, other in list(self._entries.items()):
            if other is not entry and other.advert.peer == entry.advert.peer and not other.answered:
                del self._entries[rival]  # where the same peer was before it restarted or moved

    def link(self, peer: bytes, about: About, now: float) -> None:
        """There is a link to `peer`. If it cannot be called, its table is as it announces it."""
        self._linked[peer] = about
        for entry in self._entries.values():
            if entry.advert.peer == peer and entry.fault in UNREACHED and not self._is_elsewhere(entry):
                self._take_word(entry, about, now)

    def unlink(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        self._linked.pop(peer, None)

    @staticmethod
    def _take_word(entry: _Entry, about: About, now: float) -> None:
        if entry.advert.notice is not None:
            entry.about, entry.fault, entry.confirmed = about, None, True
            entry.alive_at, entry.dormant_since = now, None

    def unreached(self) -> tuple[bytes, ...]:
        """Peers whose tables are announced and that do not answer at all, the latest heard of first."""
        entries = [entry for entry in self._entries.values() if entry.dormant_since is None]
        peers = [entry.advert.peer for entry in entries if entry.fault in UNREACHED and not self._is_elsewhere(entry)]
        return tuple(dict.fromkeys(reversed(peers)))

    def fail(self, name: str, fault: Fault, now: float, release: str = "") -> None:
        """A probe brought nothing. `release`: which program answered, where it is one of another version."""
        entry = self._entries.get(name)
        if entry is None:
            return
        entry.probing, entry.answered, entry.fault, entry.release = False, False, fault, release
        entry.next_probe_at = now + PROBE_S
        about = self._linked.get(entry.advert.peer)
        if about is not None and fault in UNREACHED and not entry.leaving and not self._is_elsewhere(entry):
            self._take_word(entry, about, now)
            return
        if fault == "other-version":
            entry.alive_at = now
        if entry.leaving or self._is_elsewhere(entry):
            del self._entries[name]
        elif entry.dormant_since is not None:
            slow = now - entry.dormant_since > _DORMANT_LATER_AFTER_S
            entry.next_probe_at = now + (_DORMANT_LATER_PROBE_S if slow else _DORMANT_PROBE_S)

    def sweep(self, now: float) -> None:
        """Put to sleep what has not answered for long. It is asked now and then: a cable may be plugged in again."""
        for entry in self._entries.values():
            if entry.dormant_since is None and now - entry.alive_at >= GONE_S:
                entry.dormant_since = now
                entry.confirmed = False

    def skip(self, seconds: float) -> None:
        """This program was stopped for so long: nobody else is to blame for that silence."""
        for entry in self._entries.values():
            entry.alive_at += seconds

    def probe_all(self, now: float) -> None:
        """Ask everybody now: the network has changed."""
        for entry in self._entries.values():
            entry.next_probe_at = min(entry.next_probe_at, max(now, entry.probed_at + _LEAST_BETWEEN_PROBES_S))

    def listing(self, now: float) -> tuple[Sighting, ...]:
        """The tables to show, one a peer, in the order in which they were first heard of."""
        shown: dict[bytes, _Entry] = {}
        first_heard_at: dict[bytes, float] = {}
        for entry in self._entries.values():
            if entry.dormant_since is not None or not (entry.confirmed or entry.fault is not None):
                continue
            peer = entry.advert.peer
            first_heard_at[peer] = min(entry.heard_at, first_heard_at.get(peer, entry.heard_at))
            before = shown.get(peer)
            # Of two that answer the later one tells the addresses that the peer has now.
            if before is None or (entry.answered, entry.heard_at) >= (before.answered, before.heard_at):
                shown[peer] = entry
        return tuple(
            Sighting(entry.advert, self._state(entry, now), entry.about, entry.fault, entry.rtt_ms, entry.release)
            for _, entry in sorted(shown.items(), key=lambda each: first_heard_at[each[0]])
        )

    def _is_elsewhere(self, entry: _Entry) -> bool:
        return any(
            other is not entry and other.answered and other.advert.peer == entry.advert.peer
            for other in self._entries.values()
        )

    @staticmethod
    def _state(entry: _Entry, now: float) -> State:
        # A refused connection is an answer too: the computer is there, and the program is not.
        silent = now - entry.alive_at >= GREY_S or entry.fault in {"nobody", "other-version", "other-peer"}
        return State.GREY if silent or not entry.confirmed else State.HERE

    def _close(self, name: str, entry: _Entry, now: float) -> None:
        """The peer is there and has no table open: nothing to show, until it says otherwise."""
        if entry.leaving:
            del self._entries[name]
            return
        entry.confirmed, entry.answered, entry.fault = False, False, "closed"
        if entry.dormant_since is None:
            entry.dormant_since = now
        entry.next_probe_at = now + _DORMANT_PROBE_S

    def _make_room(self) -> bool:
        """Whether one more fits; what is confirmed is never pushed out by what is not."""
        if len(self._entries) < MAX_SIGHTINGS:
            return True
        doubtful = [(entry.dormant_since is None, entry.heard_at, name) for name, entry in self._entries.items()]
        doubtful = [each for each in doubtful if not self._entries[each[2]].confirmed]
        if not doubtful:
            return False
        del self._entries[min(doubtful)[2]]
        return True
