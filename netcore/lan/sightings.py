"""Sightings: which announced tables are really there. mDNS tells where to ask and never that somebody is gone.

A table that has answered is known; all others are leads in doubt (`netcore.lan.leads`), and no number of those
pushes out a table that is known, or keeps it waiting to be asked again.

Pure: it is told what was heard and what a probe brought, says whom to probe next, and gets the time, in monotonic
seconds, with every call.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum

from netcore.bucket import Bucket
from netcore.lan.addresses import Address
from netcore.lan.advert import Advert, Muster
from netcore.lan.dialler import Answer
from netcore.lan.hello import About
from netcore.lan.leads import MOST_DOUBTFUL, Fault, Key, Lead, Turns, key_of, shown_of

PROBE_S = 4.0
"""Seconds between two probes of a table."""
GREY_S = 9.5
"""A table that has not answered for so many seconds is grey."""
GONE_S = 25.0
"""A table that has not answered for so many seconds is not shown any more."""
MAX_KNOWN = 64
"""Tables that have answered."""
MAX_PROBES = 64
MAX_DOUBTFUL_PROBES = 56
"""Tables that are asked at a time, and how many of them may be in doubt."""
MAX_UNHURRIED_PROBES = 16
"""While no more are in doubt, each is called at all its hosts at once and has all its time."""
HURRIED_PER_S = 100.0
"""How many are asked a second while more are: a call that comes to nothing at once costs work all the same."""

_DORMANT_PROBE_S = 8.0
_DORMANT_LATER_PROBE_S = 60.0
_DORMANT_LATER_AFTER_S = 300.0
_LEAST_BETWEEN_PROBES_S = 1.0
MUSTER_S = 120.0
"""How long somebody who cannot be called is believed to want all together."""
UNREACHED = frozenset({"silent", "nobody", "no-way"})
"""What was wrong where a call was not answered at all: a firewall, perhaps, and then the other can call."""


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


@dataclass(frozen=True, slots=True)
class Probe:
    """Whom to ask whether its table is there, and where. `hurried`: at one of its hosts, since many others wait."""

    lead: Lead
    addresses: tuple[Address, ...]
    hurried: bool = False


class Sightings:
    """What was announced, and how it answers. Own tables never appear.

    `reach` tells which hosts of an advert can be called from here, the likeliest first.
    """

    def __init__(
        self, own: bytes, reach: Callable[[Advert], tuple[str, ...]] = lambda advert: advert.addresses
    ) -> None:
        self._own = own
        self._reach = reach
        self.mustering = False
        """Whether this program calls all together: then who answers is kept, with or without a table."""
        self._linked: dict[bytes, About] = {}
        """Peers that we have a link to: they are there, though a call to them may not get through."""
        self._leads: dict[Key, Lead] = {}
        self._answering: dict[bytes, set[Key]] = {}
        """The leads that were true when they were last asked, by their peers."""
        self._turns = Turns()
        self._pace = Bucket(MAX_DOUBTFUL_PROBES, HURRIED_PER_S, 0.0)
        self._doubted: dict[bytes, float] = {}
        """When peers that answer were last asked where somebody else says that they are."""

    def __len__(self) -> int:
        return len(self._leads)

    @property
    def names(self) -> frozenset[str]:
        """The instance names of what is kept here."""
        return frozenset(lead.name for lead in self._leads.values())

    def hear(self, name: str, advert: Advert, now: float) -> None:
        """An advert was resolved under an instance name, for the first time or again."""
        if advert.peer == self._own:
            return
        key = key_of(name, advert)
        held = self._leads.get(key)
        if held is None:
            self._leads[key] = Lead(key, advert, self._reach(advert), now, now, now, heard_again_at=now)
            if len(self._leads) > MAX_KNOWN + 2 * MOST_DOUBTFUL:
                self._keep_few(now)
            return
        held.leaving = False
        held.heard_again_at = now
        held.advert = replace(held.advert, muster=advert.muster or _still_here(held.advert))
        if held.advert.notice != advert.notice or held.advert.protocol != advert.protocol:
            if not self._answers(held):
                held.advert = replace(held.advert, notice=advert.notice, protocol=advert.protocol)
            self._ask_soon(held, now)

    def hear_goodbye(self, name: str, now: float) -> None:
        """The advert was taken back, or somebody says so: whoever answers a probe stays."""
        for lead in [lead for lead in self._leads.values() if lead.name == name]:
            lead.advert = replace(lead.advert, muster=_still_here(lead.advert))
            if self._is_elsewhere(lead):
                self._drop(lead)
            else:
                lead.leaving = True
                self._ask_soon(lead, now)

    @staticmethod
    def _ask_soon(lead: Lead, now: float) -> None:
        lead.next_probe_at = max(now, lead.probed_at + _LEAST_BETWEEN_PROBES_S)

    # ── whom to ask ─────────────────────────────────────────────────────────────────────────────────────────────────

    def take_due(self, now: float, most: int = MAX_PROBES) -> list[Probe]:
        """Up to `most` tables to ask now, those that are known first. Each has to be followed by `answer` or `fail`."""
        if most <= 0:
            return []
        leads = self._leads.values()
        due = [lead for lead in leads if not lead.probing and lead.next_probe_at <= now]
        known = sorted((lead for lead in due if lead.confirmed), key=lambda lead: lead.next_probe_at)[:most]
        probes = [self._ask(lead, lead.hosts, now) for lead in known]
        asked = sum(lead.probing and not lead.confirmed for lead in leads)
        room = min(most - len(known), MAX_DOUBTFUL_PROBES - asked)
        if room <= 0:
            return probes
        doubtful = self._in_doubt([lead for lead in due if not lead.confirmed], now)
        if len(doubtful) <= min(room, MAX_UNHURRIED_PROBES - asked):
            return probes + [self._ask(lead, lead.hosts, now) for lead in doubtful]
        calls = Counter(lead.calling for lead in leads if lead.calling is not None)
        for lead, host in self._turns.next(doubtful, calls, room, now):
            if not self._pace.take(now):
                break
            lead.calling = host
            lead.untried = tuple(each for each in lead.untried or lead.hosts if each != host)
            probes.append(self._ask(lead, (host,), now, hurried=True))
        return probes

    def _in_doubt(self, leads: list[Lead], now: float) -> list[Lead]:
        """Those that have to be asked: of a peer that answers elsewhere one a second, and none where it is known that
        somebody else is there.
        """
        self._doubted = {peer: at for peer, at in self._doubted.items() if now - at < _LEAST_BETWEEN_PROBES_S}
        doubtful: list[Lead] = []
        for lead in leads:
            if not lead.hosts:
                self._end(lead, "no-way", now)
            elif self._turns.is_refuted(lead, now):
                self._end(lead, "other-peer", now)
            elif lead.peer not in self._answering:
                doubtful.append(lead)
            elif lead.peer not in self._doubted:
                self._doubted[lead.peer] = now
                doubtful.append(lead)
        return doubtful

    @staticmethod
    def _ask(lead: Lead, hosts: tuple[str, ...], now: float, *, hurried: bool = False) -> Probe:
        lead.probing, lead.probed_at = True, now
        if not hurried:
            lead.untried = ()
        return Probe(lead, tuple((host, lead.advert.port) for host in hosts), hurried)

    # ── what came of it ─────────────────────────────────────────────────────────────────────────────────────────────

    def answer(self, probe: Probe, answer: Answer, now: float) -> None:
        """The peer proved that it is there. What it says itself is right, whatever was announced."""
        self._turns.note_answer(answer.address, answer.met.peer, now)
        lead = probe.lead
        if not self._holds(lead):
            return
        lead.probing, lead.calling, lead.untried = False, None, ()
        notice = answer.met.notice
        if notice is None and not (lead.advert.muster is not None and self.is_mustered(now)):
            self._close(lead, now)
            return
        host = answer.address[0]
        hosts = (host, *(each for each in lead.advert.addresses if each != host))
        lead.advert = replace(lead.advert, notice=notice, addresses=hosts)
        lead.about, lead.rtt_ms, lead.fault = answer.met.about, answer.rtt_ms, None
        lead.alive_at, lead.next_probe_at = now, now + PROBE_S
        lead.confirmed, lead.leaving, lead.dormant_since = True, False, None
        self._answering.setdefault(lead.peer, set()).add(lead.key)
        for other in [other for other in self._leads.values() if other.peer == lead.peer and other is not lead]:
            # Where the same peer was before it restarted or moved, or the same place with other addresses beside it.
            if not self._answers(other) or other.name == lead.name:
                self._drop(other)
        self._keep_the_known()

    def fail(
        self, probe: Probe, fault: Fault, now: float, *, release: str = "", other: tuple[Address, bytes] | None = None
    ) -> None:
        """A probe brought nothing. `release`: which program answered, where it is one of another version.

        `other`: where another peer has proved to be, and which.
        """
        if len(probe.addresses) == 1:
            self._turns.note(probe.addresses[0][0], fault, now)
        if other is not None:
            self._turns.note_answer(*other, now)
        lead = probe.lead
        lead.probing, lead.calling = False, None
        if self._holds(lead):
            if lead.untried and fault != "other-version":
                lead.next_probe_at = now
            else:
                lead.release = release
                self._end(lead, fault, now)

    def _end(self, lead: Lead, fault: Fault, now: float) -> None:
        """Nobody proves to be there, at any of its hosts."""
        lead.untried, lead.fault = (), fault
        self._note_no_answer(lead)
        lead.next_probe_at = now + PROBE_S
        about = self._linked.get(lead.peer)
        if about is not None and fault in UNREACHED and not lead.leaving and not self._is_elsewhere(lead):
            self._take_word(lead, about, now)
            return
        if fault == "other-version":
            lead.alive_at = now
        if lead.leaving or self._is_elsewhere(lead):
            self._drop(lead)
        elif lead.dormant_since is not None:
            slow = now - lead.dormant_since > _DORMANT_LATER_AFTER_S
            lead.next_probe_at = now + (_DORMANT_LATER_PROBE_S if slow else _DORMANT_PROBE_S)

    def _close(self, lead: Lead, now: float) -> None:
        """The peer is there and has no table open: nothing to show, until it says otherwise."""
        if lead.leaving:
            self._drop(lead)
            return
        lead.confirmed, lead.fault = False, "closed"
        self._note_no_answer(lead)
        if lead.dormant_since is None:
            lead.dormant_since = now
        lead.next_probe_at = now + _DORMANT_PROBE_S

    def link(self, peer: bytes, about: About, now: float) -> None:
        """There is a link to `peer`. If it cannot be called, its table is as it announces it."""
        self._linked[peer] = about
        for lead in self._leads.values():
            if lead.peer == peer and lead.fault in UNREACHED and not self._is_elsewhere(lead):
                self._take_word(lead, about, now)

    def unlink(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        self._linked.pop(peer, None)

    @staticmethod
    def _take_word(lead: Lead, about: About, now: float) -> None:
        if lead.advert.notice is not None or lead.advert.muster is not None:
            lead.about, lead.fault, lead.confirmed = about, None, True
            lead.alive_at, lead.dormant_since = now, None

    def unreached(self) -> tuple[bytes, ...]:
        """Peers whose tables are announced and that do not answer at all, the latest heard of first."""
        awake = (lead for lead in self._leads.values() if lead.dormant_since is None and lead.fault in UNREACHED)
        return tuple(dict.fromkeys(reversed([lead.peer for lead in awake if lead.peer not in self._answering])))

    # ── what comes with time ────────────────────────────────────────────────────────────────────────────────────────

    def sweep(self, now: float) -> None:
        """Put to sleep what has not answered for long. It is asked now and then: a cable may be plugged in again."""
        for lead in self._leads.values():
            if lead.dormant_since is None and now - lead.alive_at >= GONE_S:
                lead.dormant_since = now
                lead.confirmed = False

    def skip(self, seconds: float) -> None:
        """This program was stopped for so long: nobody else is to blame for that silence."""
        for lead in self._leads.values():
            lead.alive_at += seconds

    def probe_all(self, now: float) -> None:
        """Ask everybody now, where they can be called now: the network has changed."""
        for lead in self._leads.values():
            lead.hosts, lead.untried = self._reach(lead.advert), ()
            lead.next_probe_at = min(lead.next_probe_at, max(now, lead.probed_at + _LEAST_BETWEEN_PROBES_S))

    # ── what there is to see ────────────────────────────────────────────────────────────────────────────────────────

    def listing(self, now: float) -> tuple[Sighting, ...]:
        """The tables to show, one a peer: those that are known, in the order in which they were first heard of, and
        then a few of the others.
        """
        rows = self._first(lead for lead in self._leads.values() if not self._has_no_table(lead))
        return self._shown([*(row for row in rows if row.confirmed), *shown_of(_doubtful(rows))], now)

    def neighbours(self, now: float) -> tuple[Sighting, ...]:
        """All peers that announce themselves, with or without a table, one row each; of those that have never answered
        a few.
        """
        rows = self._first(self._leads.values())
        return self._shown([*(row for row in rows if row.confirmed), *shown_of(_doubtful(rows))], now)

    def is_mustered(self, now: float) -> bool:
        """Whether somebody calls all together: this program, or one that answers, or has said so lately."""
        return self.mustering or any(
            lead.advert.muster == "calls" and (lead.confirmed or now - lead.heard_again_at < MUSTER_S)
            for lead in self._leads.values()
        )

    def _first(self, leads: Iterable[Lead]) -> list[Lead]:
        """One lead of each peer that can be shown, in the order in which peers were first heard of."""
        shown: dict[bytes, Lead] = {}
        first_heard_at: dict[bytes, float] = {}
        for lead in leads:
            if lead.dormant_since is not None or not (lead.confirmed or lead.fault is not None):
                continue
            peer = lead.peer
            first_heard_at[peer] = min(lead.heard_at, first_heard_at.get(peer, lead.heard_at))
            before = shown.get(peer)
            # Of two that answer the later one tells the addresses that the peer has now.
            if before is None or self._weight(lead) >= self._weight(before):
                shown[peer] = lead
        return [lead for _, lead in sorted(shown.items(), key=lambda each: first_heard_at[each[0]])]

    def _shown(self, leads: Iterable[Lead], now: float) -> tuple[Sighting, ...]:
        return tuple(
            Sighting(lead.advert, self._state(lead, now), lead.about, lead.fault, lead.rtt_ms, lead.release)
            for lead in leads
        )

    @staticmethod
    def _has_no_table(lead: Lead) -> bool:
        return lead.advert.notice is None and lead.advert.muster is not None

    def _weight(self, lead: Lead) -> tuple[bool, bool, float]:
        return lead.confirmed, self._answers(lead), lead.heard_at

    @staticmethod
    def _state(lead: Lead, now: float) -> State:
        # A refused connection is an answer too: the computer is there, and the program is not.
        silent = now - lead.alive_at >= GREY_S or lead.fault in {"nobody", "other-version", "other-peer"}
        return State.GREY if silent or not lead.confirmed else State.HERE

    # ── how many ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _answers(self, lead: Lead) -> bool:
        return lead.key in self._answering.get(lead.peer, ())

    def _note_no_answer(self, lead: Lead) -> None:
        keys = self._answering.get(lead.peer, set())
        keys.discard(lead.key)
        if not keys:
            self._answering.pop(lead.peer, None)

    def _is_elsewhere(self, lead: Lead) -> bool:
        return not self._answering.get(lead.peer, set()) <= {lead.key}

    def _holds(self, lead: Lead) -> bool:
        return self._leads.get(lead.key) is lead

    def _drop(self, lead: Lead) -> None:
        del self._leads[lead.key]
        self._note_no_answer(lead)

    def _keep_few(self, now: float) -> None:
        """A flood of adverts costs so much memory, and no more."""
        doubtful = [lead for lead in self._leads.values() if not lead.confirmed]
        few = {id(lead) for lead in self._turns.few(doubtful, self._answering, now)}
        for lead in doubtful:
            if id(lead) not in few:
                self._drop(lead)

    def _keep_the_known(self) -> None:
        """Of more than can be kept one goes where most have answered: one computer may have any number of keys."""
        known = [lead for lead in self._leads.values() if lead.confirmed]
        if len(known) > MAX_KNOWN:
            answered = Counter(lead.advert.addresses[0] for lead in known)
            self._drop(max(known, key=lambda lead: (answered[lead.advert.addresses[0]], lead.heard_at)))


def _doubtful(leads: Iterable[Lead]) -> list[Lead]:
    return [lead for lead in leads if not lead.confirmed]


def _still_here(advert: Advert) -> Muster | None:
    """What is known of a peer that says no more why it announces itself: if it answers, it is here."""
    return None if advert.muster is None else "here"
