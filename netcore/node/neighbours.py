"""Who hears whom on this network, as a program finds out: whom it asks, what it tells, and trials of the way."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from netcore.bucket import Bucket, Buckets
from netcore.errors import Malformed, Unreachable
from netcore.lan.addresses import Address, parse_address
from netcore.lan.advert import TrialMark
from netcore.lan.dialler import CannotReach, dial, probe, survey
from netcore.lan.hearing import MOST_PEOPLE, MOST_TELLERS, Cell, Chart, Hearing
from netcore.lan.hello import OtherVersion
from netcore.lan.neighbourly import LARGEST, MOST_EARS, MOST_MS, Advise, Ask, Ear, HearFault, Step, Told, Word
from netcore.lan.sightings import Sighting
from netcore.lan.trial import Side, Trial, Trials
from netcore.node.links import Links
from netcore.node.presence import Presence
from netcore.status import AdviceNews, Heard, Neighbour, NeighboursNews, News, TrialNews, TrialSide
from netcore.tasks import Tasks
from netcore.wire.codec import decode, encode
from netcore.wire.envelope import ToNeighbour, seal

log = logging.getLogger(__name__)

TICK_S: Final = 0.5
TELL_EVERY_S: Final = 1.0
CALLS_AT_ONCE: Final = 4
CALL_AGAIN_S: Final = 8.0
"""How long somebody who could not be called to be asked is left alone."""
PROBES: Final = 3
NUMBER_BYTES: Final = 8
ADVICE_PER_S: Final = 0.1
MOST_ADVICE: Final = 4
"""How much advice reaches the player at once, whoever gives it: an identity costs nothing."""
WORDS_AT_ONCE: Final = 40
WORDS_PER_S: Final = 4.0
"""How much of one neighbour is read: an honest one says two things a second at most. Beyond it the link is closed."""
TICK: Final = "node-neighbours"


class Neighbours:
    """All programs on this network. While its player looks, everybody is called together and asked whom they hear.

    `has_place` tells who sits in this program's room or at its table: they are told of each other.
    """

    def __init__(
        self,
        links: Links,
        presence: Presence,
        tell: Callable[[News], None],
        tasks: Tasks,
        has_place: Callable[[bytes], bool],
    ) -> None:
        self._links = links
        self._presence = presence
        self._tell = tell
        self._tasks = tasks
        self._has_place = has_place
        self._own = links.persona.identity.public
        self._hearing = Hearing(self._own)
        self._trials = Trials(time.monotonic())
        self._looks = False
        self._called: dict[bytes, float] = {}
        self._calling: set[bytes] = set()
        self._dialled: set[bytes] = set()
        self._words: Buckets[bytes] = Buckets(WORDS_AT_ONCE, WORDS_PER_S, MOST_TELLERS)
        self._advice: Buckets[bytes] = Buckets(1, ADVICE_PER_S, MOST_PEOPLE)
        self._all_advice = Bucket(MOST_ADVICE, ADVICE_PER_S, time.monotonic())
        self._names: dict[bytes, tuple[str, str]] = {}
        self._told: NeighboursNews | None = None
        self._told_at = float("-inf")
        self._told_trial = TrialNews()
        self._closed = False
        self._ticking: asyncio.Task[None] | None = None
        presence.on_trial = self._overheard

    # What the player decides.

    def look(self, on: bool) -> None:
        """Look who hears whom, or no more."""
        if on == self._looks:
            return
        self._looks = on
        self._presence.call_together(on)
        self._told = None
        if on:
            self._wake()
            return
        self._tell(NeighboursNews())
        for peer in self._dialled:
            if not self._trials.lively or self._trials.trial is None or self._trials.trial.peer != peer:
                self._links.release(peer)
        self._dialled.clear()

    def ask(self, peer: bytes) -> None:
        """Ask the player of `peer` for a trial of the way between."""
        self._trials.ask(peer, secrets.token_bytes(NUMBER_BYTES), time.monotonic())
        self._wake()

    async def ask_address(self, address: str) -> None:
        """The same of whoever listens at an address that the player has typed. Raises ValueError or Unreachable."""
        found = await survey(self._links.persona, parse_address(address))
        peer, at = found.answers[0].met.peer, found.answers[0].address
        if not self._links.here(peer):
            self._links.take(await dial(self._links.persona, (at,), peer))
            self._dialled.add(peer)
        self.ask(peer)

    def answer(self, agrees: bool) -> None:
        """Say yes or no to whoever asks for a trial."""
        trial = self._trials.trial
        self._post(trial.peer if trial is not None else b"", self._trials.answer(agrees, time.monotonic()))
        self._wake()

    def stop(self) -> None:
        """Leave a trial at that, or put its result away."""
        trial = self._trials.trial
        self._post(trial.peer if trial is not None else b"", self._trials.stop(time.monotonic()))
        self._wake()

    def advise(self, peer: bytes, steps: Sequence[Step]) -> None:
        """Tell the player of `peer` what to do to be heard."""
        self._post(peer, Advise(tuple(steps)))

    # What comes from the network.

    def receive(self, peer: bytes, content: bytes) -> None:
        """A word over a link. Raises Malformed."""
        now = time.monotonic()
        if not self._words.take(peer, now):
            raise Malformed("a flood of words between neighbours")
        word: Word = decode(content, Word, largest=LARGEST)
        match word:
            case Ask() if self._hearing.may_ask(peer, now):
                self._listen()
                placed = self._placed()
                self._post(peer, self._hearing.answer(placed if peer in placed else ()))
            case Ask():
                pass
            case Told():
                _check(word)
                self._hearing.hear(peer, word, now)
            case Advise(steps):
                if self._advice.take(peer, now) and self._all_advice.take(now):
                    self._tell(AdviceNews(self._name_of(peer)[0], steps))
            case _:
                self._post(peer, self._trials.receive(peer, word, now))
                self._wake()

    def _overheard(self, peer: bytes, mark: TrialMark) -> None:
        self._trials.overhear(peer, mark, time.monotonic())
        self._wake()

    def _post(self, peer: bytes, word: Word | None) -> None:
        if word is not None:
            self._links.post(peer, seal(ToNeighbour(encode(word))))

    # The round.

    def close(self) -> bool:
        """End; whether the player was looking."""
        looks, self._looks, self._trials.trial = self._looks, False, None
        self._closed = True
        self._tell_trial()
        return looks

    def _wake(self) -> None:
        self._trials.port = self._presence.port or 1
        if self._closed:
            return
        if self._ticking is None or self._ticking.done():
            self._ticking = self._tasks.keep(self._run(), TICK)
        self._tell_trial()

    async def _run(self) -> None:
        while self._looks or self._trials.trial is not None:
            now = time.monotonic()
            if self._looks:
                self._look_around(now)
            self._go_on_with_trial(now)
            await asyncio.sleep(TICK_S)
        self._presence.mark(None)

    def _look_around(self, now: float) -> None:
        self._listen()
        self._hearing.forget(now)
        for peer in self._hearing.due([peer for peer in self._names if self._links.here(peer)], now):
            self._post(peer, Ask())
        for seen in self._presence.neighbours[:MOST_EARS]:
            self._call(seen, now)
        if now - self._told_at >= TELL_EVERY_S:
            self._told_at = now
            self._tell_chart()

    def _call(self, seen: Sighting, now: float) -> None:
        """Make a link to somebody who answers, to ask."""
        peer = seen.advert.peer
        recent = now - self._called.get(peer, float("-inf")) < CALL_AGAIN_S
        if recent or self._links.here(peer) or seen.fault is not None or len(self._calling) >= CALLS_AT_ONCE:
            return
        self._called = {each: at for each, at in self._called.items() if now - at < CALL_AGAIN_S} | {peer: now}
        self._calling.add(peer)
        self._tasks.keep(self._dial(peer, self._presence.addresses_of(seen)), "node-neighbour-call")

    async def _dial(self, peer: bytes, addresses: Sequence[Address]) -> None:
        try:
            if addresses:
                self._links.take(await dial(self._links.persona, addresses, peer))
                self._dialled.add(peer)
        except Unreachable as why:
            log.debug("a neighbour cannot be asked: %s", why)
        finally:
            self._calling.discard(peer)

    def _placed(self) -> frozenset[bytes]:
        return frozenset(peer for peer in self._links.peers if self._has_place(peer))

    def _listen(self) -> None:
        """How this program hears everybody: by their announcements, and by the links that there are."""
        ears: dict[bytes, Ear] = {}
        placed = self._placed()
        for peer in sorted(self._links.peers, key=lambda peer: peer not in placed):
            link = self._links.get(peer)
            if link is not None:
                ms = _ms(link.rtt_ms if link.rtt_ms is not None else 0.0)
                ears[peer] = Ear(peer, ms, None, False, link.about.name, link.about.lantern)
        announced: dict[bytes, Ear] = {}
        for seen in self._presence.neighbours:
            ear = _ear(seen)
            linked = ears.get(ear.peer)
            announced[ear.peer] = ear if linked is None else msgspec.structs.replace(linked, multicast=True)
        ours = {peer: ear for peer, ear in ears.items() if peer in placed}
        self._hearing.listen([*(ours | announced | ears | announced).values()])
        self._names = {peer: (ear.name, ear.lantern) for peer, ear in (ears | announced).items()}

    def _name_of(self, peer: bytes) -> tuple[str, str]:
        link = self._links.get(peer)
        if link is not None:
            return link.about.name, link.about.lantern
        return self._names.get(peer, ("", ""))

    # Trials.

    def _go_on_with_trial(self, now: float) -> None:
        trial = self._trials.trial
        if trial is None:
            return
        self._post(trial.peer, self._trials.tick(now))
        self._presence.mark(self._trials.mark(now))
        wanted = self._trials.wants_call
        if wanted and wanted not in self._calling:
            self._calling.add(wanted)
            self._tasks.keep(self._try_the_way(trial), "node-trial")
        self._tell_trial()

    async def _try_the_way(self, trial: Trial) -> None:
        """Call the other where it says itself that it listens, a few times."""
        peer = trial.peer
        ms: int | None = None
        fault: HearFault | None = None
        try:
            addresses = self._ways_to(trial)
            if not addresses:
                fault = "unseen"
            for _ in range(PROBES if addresses else 0):
                try:
                    answer = await probe(self._links.persona, addresses, peer)
                except OtherVersion:
                    fault = "other-version"
                except CannotReach as why:
                    fault = why.fault
                except Unreachable:
                    fault = "nobody"
                else:
                    ms, fault = min(_ms(answer.rtt_ms), MOST_MS if ms is None else ms), None
                if ms is None:
                    break
        finally:
            self._calling.discard(peer)
            self._trials.called(peer, ms, fault if ms is None else None)

    def _ways_to(self, trial: Trial) -> tuple[Address, ...]:
        """Only addresses that the peer has given for itself: announced, or where its link comes from."""
        found: list[Address] = []
        for seen in self._presence.neighbours:
            if seen.advert.peer == trial.peer:
                found += self._presence.addresses_of(seen)
        link = self._links.get(trial.peer)
        if link is not None and link.dialled:
            found.append(link.address)
        elif link is not None and trial.port and self._presence.is_near(link.address[0]):
            found.append((link.address[0], trial.port))
        return tuple(dict.fromkeys(found))

    # What is told.

    def _tell_chart(self) -> None:
        about = self._links.persona.about
        chart = self._hearing.chart(about.name, about.lantern)
        announced = sum(seen.advert.peer != self._own for seen in self._presence.neighbours)
        news = news_of(chart, self._presence.told, announced)
        if news != self._told:
            self._told = news
            self._tell(news)

    def _tell_trial(self) -> None:
        trial = self._trials.trial
        news = TrialNews()
        if trial is not None:
            name, lantern = self._name_of(trial.peer)
            linked = self._links.here(trial.peer)
            mine, theirs = _side(trial.mine), _side(trial.theirs)
            news = TrialNews(trial.state, trial.peer, name, lantern, trial.ours, linked, mine, theirs)
        if news != self._told_trial:
            self._told_trial = news
            self._tell(news)


def news_of(chart: Chart, addresses: tuple[str, ...], announced: int) -> NeighboursNews:
    """A chart as a window may show it."""
    people = tuple(Neighbour(each.peer, each.name, each.lantern, each.tells) for each in chart.people)
    cells = tuple(tuple(map(_heard, row)) for row in chart.cells)
    return NeighboursNews(True, people, cells, chart.more, addresses, announced)


def _heard(cell: Cell) -> Heard:
    return Heard(cell.way, cell.ms, cell.through, cell.fault or "", cell.multicast)


def _side(side: Side | None) -> TrialSide | None:
    return None if side is None else TrialSide(side.multicast, side.ms, side.fault or "")


def _ear(seen: Sighting) -> Ear:
    """How a peer is heard that announces itself."""
    name, lantern = ("", "") if seen.about is None else (seen.about.name, seen.about.lantern)
    if seen.fault is None and seen.rtt_ms is not None:
        return Ear(seen.advert.peer, _ms(seen.rtt_ms), None, True, name, lantern)
    fault: HearFault = "nobody" if seen.fault is None or seen.fault == "closed" else seen.fault
    return Ear(seen.advert.peer, None, fault, True, name, lantern)


def _ms(rtt_ms: float) -> int:
    return min(max(1, math.ceil(rtt_ms)), MOST_MS)


def _check(told: Told) -> None:
    """What the schema cannot say. Raises Malformed."""
    if len({ear.peer for ear in told.ears}) < len(told.ears) or any(
        (e.ms is None) == (e.fault is None) for e in told.ears
    ):
        raise Malformed("the same neighbour twice, or heard and not heard")
