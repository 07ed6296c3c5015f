"""Discovery: announces our table, hears of others', and asks each whether it is there.

zeroconf finds, this module doubts: every advert is a hint until the peer behind it has answered a probe, and goes when
it does not answer any more. Nothing that a stranger announces can raise out of here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence

import zeroconf
from zeroconf import ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from netcore.errors import Malformed, Unreachable
from netcore.lan.addresses import Address, LocalAddress, choose_local, local_addresses, reachable_hosts
from netcore.lan.advert import MOST_KNOCKS, Advert, Muster, TrialMark, read_advert, write_txt
from netcore.lan.dialler import HURRY_S, CannotReach, probe
from netcore.lan.hello import About, Notice, OtherVersion
from netcore.lan.listener import Listener
from netcore.lan.overheard import Overheard, Properties
from netcore.lan.persona import Persona
from netcore.lan.quiet import Hushed, QuietLog
from netcore.lan.sightings import MAX_PROBES, Probe, Sighting, Sightings
from netcore.tasks import Tasks

log = logging.getLogger(__name__)
_chance = secrets.SystemRandom()
logging.getLogger("zeroconf").addFilter(Hushed())

SERVICE = "_sennik._tcp.local."

_TICK_S = 0.5
_LEAST_TICK_S = 0.02
"""Between two looks at what is to be done: a flood of packets would have us look at it for each."""
_INTERFACES_S = 3.0
_RECHECK_S = 8.0
_RESOLVE_MS = 2500
_RESOLVE_HURRIEDLY_MS = 1000
"""How long a name may take while others wait for their turn."""
_KNOCK_EVERY_S = 1.0
_MUSTER_EVERY_S = 1.0
_CALL_AGAIN_S = 30.0
"""Who calls all together says so again: one that was called off by somebody else's word comes back."""
_CLOSE_S = 1.5
_STOPPED_S = 5.0
_MAX_WAITING_NAMES = 256
_MAX_REJECTED_NAMES = 512
_MAX_RESOLVING = 16
_MAX_ANNOUNCED_ADDRESSES = 8
_MAX_NAME_CHARS = 63 + 1 + len(SERVICE)


class Discovery:
    """Tables on this network. `on_change` is called, on the loop, with the whole list whenever it is another one.

    `interfaces` and `avoided` restrict it as `choose_local` says. `listener` is where our own table is called.
    `on_knock` is told of the name and advert of a peer that cannot call us and would be called, and at which hosts: a
    hint from a stranger like any advert. So is what `on_trial` is told of: a word of a trial to us, as somebody's.
    """

    def __init__(
        self,
        persona: Persona,
        listener: Listener,
        on_change: Callable[[tuple[Sighting, ...]], None],
        *,
        interfaces: Sequence[str] | None = None,
        avoided: Collection[str] = (),
        on_knock: Callable[[str, Advert, tuple[str, ...]], None] = lambda _name, _advert, _hosts: None,
        on_trial: Callable[[bytes, TrialMark], None] = lambda _peer, _mark: None,
    ) -> None:
        self._persona = persona
        self._listener = listener
        self._on_change = on_change
        self._on_knock = on_knock
        self._on_trial = on_trial
        self._muster: Muster | None = None
        """Why we announce ourselves, with or without a table."""
        self._trial: TrialMark | None = None
        self._knocks: tuple[bytes, ...] = ()
        """The peers that we would be called by."""
        self._allowed = None if interfaces is None else frozenset(interfaces)
        self._avoided = frozenset(avoided)
        self._sightings = Sightings(persona.identity.public, self._reach)
        self._shown: tuple[Sighting, ...] = ()
        self._local: tuple[LocalAddress, ...] = ()
        self._zeroconf: AsyncZeroconf | None = None
        self._browser: AsyncServiceBrowser | None = None
        self._label = secrets.token_hex(6)
        self._listed: Notice | None = None
        """Our table as the network is told of it; who asks here may be told of one that it is not told of."""
        self._registered: AsyncServiceInfo | None = None
        self._waiting: OrderedDict[str, None] = OrderedDict()
        """Names of which nothing else is known, in the order in which they are given up: the last is the next."""
        self._overheard: set[str] = set()
        """Names of which all was told by one packet, since the last look at what is to be done."""
        self._rejected: OrderedDict[str, None] = OrderedDict()
        self._resolving: set[str] = set()
        self._probing = 0
        self._wake = asyncio.Event()
        self._tasks = Tasks()
        self._network = asyncio.Lock()
        self._quiet = QuietLog(log)

    @property
    def tables(self) -> tuple[Sighting, ...]:
        """The tables to show now."""
        return self._shown

    @property
    def is_online(self) -> bool:
        """Whether there is any interface to meet other computers on; without one it goes on looking for one.

        Loopback is used where there is nothing else, for programs on this computer, and is no network unless it was
        asked for.
        """
        outward = self._allowed is not None or not all(each.is_loopback for each in self._local)
        return self._zeroconf is not None and outward

    @property
    def local(self) -> tuple[LocalAddress, ...]:
        """The addresses that it is on the network with now."""
        return self._local

    async def start(self) -> None:
        """Begin to browse, and to watch the interfaces."""
        await self._follow_interfaces()
        self._tasks.keep(self._run(), "discovery")

    def offer(self, notice: Notice | None, *, listed: bool = True) -> None:
        """Our table is this from now on: who asks here is told, and so is the network if it is `listed`."""
        self._listener.notice = notice
        self._listed = notice if listed else None
        self._tasks.keep(self._announce_anew(), "discovery-announce")

    def call_together(self, on: bool) -> None:
        """Have everybody on this network announce itself, this program too, for as long as this is `on`."""
        self._sightings.mustering = on
        self._wake.set()

    def mark(self, trial: TrialMark | None) -> None:
        """Announce a word of a trial, or none any more."""
        if trial != self._trial:
            self._trial = trial
            self._tasks.keep(self._announce_anew(), "discovery-trial")

    @property
    def neighbours(self) -> tuple[Sighting, ...]:
        """All that announce themselves, with or without a table."""
        return self._sightings.neighbours(time.monotonic())

    async def announce(self, notice: Notice) -> None:
        """Tell the network of our table, or that it has changed; probes are told the same. Returns when it is told."""
        self._listener.notice = self._listed = notice
        await self._announce_anew()

    async def withdraw(self) -> None:
        """Our table is closed: say goodbye for it. Returns when it is said."""
        self._listener.notice = self._listed = None
        await self._announce_anew()

    async def close(self) -> None:
        """Our table is closed, if one was open; say goodbye and stop, within two seconds."""
        self._listener.notice = self._listed = None
        async with self._network:  # nothing is half joined or half left
            await self._tasks.end()
            await self._leave_network()

    def avoid(self, interfaces: Collection[str]) -> None:
        """Leave these interfaces out from now on, and no others."""
        self._avoided = frozenset(interfaces)
        self._tasks.keep(self._follow_interfaces(), "discovery-interfaces")

    def addresses_of(self, sighting: Sighting) -> tuple[Address, ...]:
        """Where to dial a table, all to be tried at once."""
        return tuple((host, sighting.advert.port) for host in self._reach(sighting.advert))

    def link(self, peer: bytes, about: About) -> None:
        """There is a link to `peer`: its table is there even if a call to it does not get through."""
        self._sightings.link(peer, about, time.monotonic())
        self._wake.set()

    def unlink(self, peer: bytes) -> None:
        """There is no link to `peer` any more."""
        self._sightings.unlink(peer)

    def _reach(self, advert: Advert) -> tuple[str, ...]:
        return reachable_hosts(advert.addresses, self._local)

    # ── the round ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def _run(self) -> None:
        looked_at = checked_at = ticked_at = knocked_at = time.monotonic()
        mustered_at = float("-inf")
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_TICK_S):
                    await self._wake.wait()
            self._wake.clear()
            now = time.monotonic()
            if now - ticked_at > _STOPPED_S:
                self._sightings.skip(now - ticked_at)
                self._sightings.probe_all(now)
            ticked_at = now
            if now - looked_at >= _INTERFACES_S:
                looked_at = now
                self._tasks.keep(self._follow_interfaces(), "discovery-interfaces")
            if now - checked_at >= _RECHECK_S:
                checked_at = now
                self._recheck_names()
            self._resolve_some()
            self._probe_some(now)
            self._sightings.sweep(now)
            knocks = self._sightings.unreached()[:MOST_KNOCKS]
            if set(knocks) != set(self._knocks) and now - knocked_at >= _KNOCK_EVERY_S:
                knocked_at, self._knocks = now, knocks
                self._tasks.keep(self._announce_anew(), "discovery-knock")
            muster = self._why_here(now)
            changed = muster != self._muster and now - mustered_at >= _MUSTER_EVERY_S
            if changed or (muster == "calls" and now - mustered_at >= _CALL_AGAIN_S):
                mustered_at, self._muster = now, muster
                self._tasks.keep(self._announce_anew(), "discovery-muster")
            self._publish(now)
            await asyncio.sleep(_LEAST_TICK_S)

    def _why_here(self, now: float) -> Muster | None:
        if self._sightings.mustering:
            return "calls"
        return "here" if self._sightings.is_mustered(now) else None

    async def _announce_anew(self) -> None:
        async with self._network:
            await self._register()

    def _publish(self, now: float) -> None:
        shown = self._sightings.listing(now)
        if [_visible(sighting) for sighting in shown] != [_visible(sighting) for sighting in self._shown]:
            self._shown = shown
            self._on_change(shown)
        else:
            self._shown = shown

    # ── what others announce ────────────────────────────────────────────────────────────────────────────────────────

    def _on_state(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """Called by zeroconf with these very argument names, for every packet of every stranger: be quick."""
        if len(name) > _MAX_NAME_CHARS or not name.endswith(SERVICE):
            self._quiet.info(f"an advert with an impossible name of {len(name)} characters")
        elif state_change is ServiceStateChange.Removed:
            self._waiting.pop(name, None)
            self._rejected.pop(name, None)
            self._sightings.hear_goodbye(name, time.monotonic())
        else:
            self._rejected.pop(name, None)
            self._wait_for(name)
        self._wake.set()

    def _wait_for(self, name: str) -> None:
        """The latest name is resolved first: who floods the network has told its names before the next true one."""
        self._waiting[name] = None
        self._waiting.move_to_end(name)
        if len(self._waiting) > _MAX_WAITING_NAMES:
            self._waiting.popitem(last=False)

    def _overhear(self, name: str, properties: Properties, addresses: list[str], port: int) -> None:
        """Called for every packet of every stranger that tells all of a name: be quick."""
        if len(name) > _MAX_NAME_CHARS:
            return
        self._overheard.add(name)
        self._rejected.pop(name, None)
        try:
            self._take(name, read_advert(properties, addresses, port))
        except Malformed as refused:
            self._reject(name, refused)
        self._wake.set()

    def _recheck_names(self) -> None:
        """Names that zeroconf knows and we do not: pushed out by a flood, or not resolvable when they were new."""
        if self._zeroconf is None:
            return
        here = self._sightings.names
        known = self._zeroconf.zeroconf.cache.entries_with_name(SERVICE)
        for record in _chance.sample(known, min(len(known), _MAX_WAITING_NAMES)):
            name = getattr(record, "alias", None)
            if isinstance(name, str) and name not in here and name not in self._rejected:
                self._waiting.setdefault(name, None)
                self._waiting.move_to_end(name, last=False)
        while len(self._waiting) > _MAX_WAITING_NAMES:
            self._waiting.popitem(last=False)

    def _resolve_some(self) -> None:
        for name in self._overheard:
            self._waiting.pop(name, None)
        self._overheard.clear()
        while self._waiting and self._zeroconf is not None and len(self._resolving) < _MAX_RESOLVING:
            name, _ = self._waiting.popitem()
            if name not in self._resolving:
                self._resolving.add(name)
                self._tasks.keep(self._resolve(self._zeroconf.zeroconf, name), "discovery-resolve")

    async def _resolve(self, found_by: Zeroconf, name: str) -> None:
        patience_ms = _RESOLVE_HURRIEDLY_MS if self._waiting else _RESOLVE_MS
        try:
            info = AsyncServiceInfo(SERVICE, name)
            if not info.load_from_cache(found_by) and not await info.async_request(found_by, patience_ms):
                raise Malformed("nobody tells its address")
            self._take(name, read_advert(info.properties, info.parsed_scoped_addresses(), info.port))
        except (Malformed, ValueError, zeroconf.Error, OSError) as refused:
            self._reject(name, refused)
        finally:
            self._resolving.discard(name)
            self._wake.set()

    def _take(self, name: str, advert: Advert) -> None:
        own = self._persona.identity.public
        if advert.notice is None and advert.muster is None and (advert.knocks or advert.trial):
            self._sightings.hear_goodbye(name, time.monotonic())  # of a table that it may have had
        else:
            self._sightings.hear(name, advert, time.monotonic())
        is_called = self._listener.notice is not None or self._muster is not None
        if is_called and advert.knocks_at(own):
            self._on_knock(name, advert, self._reach(advert))
        if advert.trial is not None and advert.trial.is_to(own) and advert.peer != own:
            self._on_trial(advert.peer, advert.trial)

    def _reject(self, name: str, why: Exception) -> None:
        self._rejected[name] = None
        if len(self._rejected) > _MAX_REJECTED_NAMES:
            self._rejected.popitem(last=False)
        reason = str(why) if isinstance(why, Malformed) else type(why).__name__
        self._quiet.info(f"an advert was dropped: {reason}")  # its name is random, and would make each a new cause

    # ── who is there ────────────────────────────────────────────────────────────────────────────────────────────────

    def _probe_some(self, now: float) -> None:
        for due in self._sightings.take_due(now, MAX_PROBES - self._probing):
            self._probing += 1
            self._tasks.keep(self._probe(due), "discovery-probe")

    async def _probe(self, due: Probe) -> None:
        hurry_s = HURRY_S if due.hurried else None
        try:
            if not due.addresses:
                raise CannotReach("no-way", "where it is announced")
            answer = await probe(self._persona, due.addresses, due.lead.peer, connect_s=hurry_s)
        except OtherVersion as other:
            self._sightings.fail(due, "other-version", time.monotonic(), release=other.detail)
        except CannotReach as failed:
            there = None if failed.other is None else ((failed.host, due.lead.advert.port), failed.other)
            self._sightings.fail(due, failed.fault, time.monotonic(), other=there)
        except Unreachable:
            self._sightings.fail(due, "nobody", time.monotonic())
        else:
            self._sightings.answer(due, answer, time.monotonic())
        finally:
            self._probing -= 1
            self._wake.set()

    # ── the network under us ────────────────────────────────────────────────────────────────────────────────────────

    async def _follow_interfaces(self) -> None:
        """Look at the interfaces; if they are others than before, join multicast on them anew and announce anew."""
        if self._network.locked():
            return
        async with self._network:
            local = choose_local(await asyncio.to_thread(local_addresses), self._allowed, self._avoided)
            if local == self._local and (self._zeroconf is not None or not local):
                return
            await self._leave_network()
            # Under the old label others may remember the old addresses for minutes.
            self._label = secrets.token_hex(6)
            self._local = local
            if local:
                self._join_network()
                await self._register()
            self._sightings.probe_all(time.monotonic())

    def _join_network(self) -> None:
        four: list[str | int] = [each.announced for each in self._local if ":" not in each.host]
        six: list[str | int] = [*{each.index: 0 for each in self._local if ":" in each.host and not each.is_loopback}]
        for interfaces in (four + six, four):
            if not interfaces:
                continue
            try:
                self._zeroconf = AsyncZeroconf(interfaces=interfaces)
            except (OSError, RuntimeError, zeroconf.Error) as failed:
                self._quiet.info(f"no multicast on {len(interfaces)} interfaces: {failed}")
                continue
            self._zeroconf.zeroconf.async_add_listener(Overheard(SERVICE, self._overhear), None)
            self._browser = AsyncServiceBrowser(self._zeroconf.zeroconf, SERVICE, handlers=[self._on_state])
            return

    async def _leave_network(self) -> None:
        browser, leaving = self._browser, self._zeroconf
        self._browser = self._zeroconf = self._registered = None
        if leaving is None:
            return
        try:
            async with asyncio.timeout(_CLOSE_S):
                if browser is not None:
                    await browser.async_cancel()
                await leaving.async_close()
        except (OSError, TimeoutError, zeroconf.Error) as failed:
            self._quiet.info(f"zeroconf did not close in order: {type(failed).__name__}")

    async def _register(self) -> None:
        """Bring what zeroconf announces in line with our listed table, and with whom we would be called by."""
        if self._zeroconf is None:
            return
        notice, before = self._listed, self._registered
        try:
            if notice is None and not self._knocks and self._muster is None and self._trial is None:
                if before is not None:
                    self._registered = None
                    await (await self._zeroconf.async_unregister_service(before))
                return
            info = self._service_info(notice)
            self._registered = info
            # The label is random: there is no need to ask around for a second of that name.
            sending = (
                await self._zeroconf.async_update_service(info)
                if before is not None
                else await self._zeroconf.async_register_service(info, cooperating_responders=True)
            )
            self._tasks.keep(self._finish_sending(sending), "discovery-announce")
        except (OSError, zeroconf.Error) as failed:
            self._quiet.info(f"the table could not be announced: {type(failed).__name__}")

    async def _finish_sending(self, sending: Awaitable[object]) -> None:
        try:
            await sending
        except (OSError, zeroconf.Error) as failed:
            self._quiet.info(f"the table could not be announced: {type(failed).__name__}")

    def _service_info(self, notice: Notice | None) -> AsyncServiceInfo:
        announced = list(dict.fromkeys(each.announced for each in self._local))[:_MAX_ANNOUNCED_ADDRESSES]
        return AsyncServiceInfo(
            SERVICE,
            f"{self._label}.{SERVICE}",
            port=self._listener.port,
            addresses=[
                socket.inet_pton(socket.AF_INET6 if ":" in host else socket.AF_INET, host) for host in announced
            ],
            properties=write_txt(self._persona.identity.public, notice, self._knocks, self._muster, self._trial),
            server=f"sennik-{self._label}.local.",
        )


def _visible(sighting: Sighting) -> tuple[object, ...]:
    """What makes a list another one; the time of an answer does not."""
    return (sighting.advert, sighting.state, sighting.about, sighting.fault)
