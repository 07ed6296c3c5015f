"""Knocks: who announces that it cannot call us and would be called, and when it is its turn.

Whoever announces a knock chooses whom we call, so a wrong one, where nobody proves to be that peer, costs: its key is
called back once a round instead of three times, and after twice as long each time; an address that let a call go
unanswered is called later, for whatever key, and after all others. Pure: times are monotonic seconds.
"""

from __future__ import annotations

from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from netcore.lan.addresses import Address
from netcore.lan.advert import Advert
from netcore.lan.leads import MOST_DOUBTFUL, Fault, Key, Lead, Turns, key_of

MOST_CALLED_BACK: Final = 4
"""Knocks that are answered at a time."""
TRIES: Final = 3
"""Calls to whoever knocks for the first time: a computer that has just joined a network is slow to answer."""
AGAIN_S: Final = 1.0
LATER_S: Final = 8.0
LATEST_S: Final = 600.0
"""After a wrong knock, how long until its key is called back again, at first and at most."""
ADDRESS_LATEST_S: Final = 30.0
"""How much later an address that lets calls go unanswered is called, at most: who names another's delays it so long."""
FORGOTTEN_S: Final = 30.0
"""A knock that is not heard any more for so long is over."""
_MOST_REMEMBERED: Final = 1024


@dataclass(frozen=True, slots=True)
class CallBack:
    """Whom to call, and where. `hurried`: at one of its hosts, since others wait."""

    lead: Lead
    addresses: tuple[Address, ...]
    hurried: bool = False


class Knocks:
    """The knocks at our door."""

    def __init__(self) -> None:
        self._leads: dict[Key, Lead] = {}
        self._turns = Turns()
        self._wrong: OrderedDict[bytes, tuple[int, float]] = OrderedDict()
        """How often each key was called in vain, and when it may be called again."""

    def __len__(self) -> int:
        return len(self._leads)

    def hear(self, name: str, advert: Advert, hosts: tuple[str, ...], now: float) -> None:
        """A knock at us was announced, for the first time or again. `hosts`: those that can be called from here."""
        if not hosts:
            return
        key = key_of(name, advert)
        held = self._leads.get(key)
        if held is not None:
            held.heard_at = now
            return
        self._leads[key] = Lead(key, advert, hosts, now, now, now)
        if len(self._leads) > 2 * MOST_DOUBTFUL:
            few = {lead.key for lead in self._turns.few(self._leads.values(), (), now)}
            self._leads = {key: lead for key, lead in self._leads.items() if key in few}

    def take_due(self, now: float) -> list[CallBack]:
        """Whom to call now. Each has to be followed by `reached` or `fail`."""
        self._leads = {
            key: lead for key, lead in self._leads.items() if lead.probing or now - lead.heard_at < FORGOTTEN_S
        }
        leads = self._leads.values()
        room = MOST_CALLED_BACK - sum(lead.probing for lead in leads)
        if room <= 0:
            return []
        called = {lead.peer for lead in leads if lead.probing}
        due = list({lead.peer: lead for lead in leads if self._is_due(lead, now)}.values())
        due = [lead for lead in due if lead.peer not in called]
        if len(due) <= room:
            return [self._call(lead, lead.hosts, now) for lead in due]
        calls = Counter(lead.calling for lead in leads if lead.calling is not None)
        turns = self._turns.next(due, calls, room, now)
        for lead, host in turns:
            lead.calling = host
            lead.untried = tuple(each for each in lead.untried or lead.hosts if each != host)
        return [self._call(lead, (host,), now, hurried=True) for lead, host in turns]

    def _is_due(self, lead: Lead, now: float) -> bool:
        _, not_before = self._wrong.get(lead.peer, (0, now))
        if lead.probing or max(lead.next_probe_at, not_before) > now:
            return False
        return not all(self._turns.rests(host, now, ADDRESS_LATEST_S) for host in lead.hosts)

    @staticmethod
    def _call(lead: Lead, hosts: tuple[str, ...], now: float, *, hurried: bool = False) -> CallBack:
        lead.probing, lead.probed_at = True, now
        return CallBack(lead, tuple((host, lead.advert.port) for host in hosts), hurried)

    def in_vain(self, peer: bytes) -> bool:
        """Whether `peer` was called as often as somebody who knocks for the first time is, and never answered."""
        return self._wrong.get(peer, (0, 0.0))[0] >= TRIES

    def reached(self, peer: bytes) -> None:
        """There is a link to `peer`."""
        self._wrong.pop(peer, None)
        self._leads = {key: lead for key, lead in self._leads.items() if lead.peer != peer}

    def fail(self, call: CallBack, fault: Fault, now: float) -> None:
        """Nobody there has proved to be that peer."""
        lead = call.lead
        if len(call.addresses) == 1:
            self._turns.note(call.addresses[0][0], fault, now)
        lead.probing, lead.calling, lead.fault = False, None, fault
        if lead.untried:
            lead.next_probe_at = now
            return
        wrong, _ = self._wrong.pop(lead.peer, (0, now))
        late_s = AGAIN_S if wrong + 1 < TRIES else min(LATER_S * 2.0 ** (wrong + 1 - TRIES), LATEST_S)
        lead.next_probe_at = now + late_s
        self._wrong[lead.peer] = (wrong + 1, now + late_s)
        if len(self._wrong) > _MOST_REMEMBERED:
            self._wrong.popitem(last=False)
