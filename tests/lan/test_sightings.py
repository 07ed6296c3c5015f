"""Which announced tables are shown, and as what, without a network and with a clock of our own."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from netcore.identity import Identity
from netcore.lan.advert import Advert
from netcore.lan.dialler import Answer
from netcore.lan.hello import About, Met, Notice
from netcore.lan.leads import MOST_DOUBTFUL, MOST_ROWS, Fault
from netcore.lan.sightings import GONE_S, GREY_S, MAX_KNOWN, MAX_PROBES, PROBE_S, Probe, Sightings, State

OWN = Identity.generate().public
PEER = Identity.generate().public
NOTICE = Notice(b"t" * 16, "sen", 4, 1, "open", bytes(8))
ADVERT = Advert(PEER, 28460, ("10.0.0.2", "10.0.0.3"), NOTICE)
HOST = About("Ben", "person", "", bytes(8))


def ask(sightings: Sightings, now: float, name: str = "one") -> Probe:
    """The probe of what is announced under `name`, which is due."""
    (probe,) = [probe for probe in sightings.take_due(now, 5) if probe.lead.name == name]
    return probe


def answer(peer: bytes = PEER, notice: Notice | None = NOTICE, host: str = "10.0.0.2") -> Answer:
    return Answer(Met(peer, HOST, notice), (host, 28460), 1.0)


def seen(*, probed_at: float = 0.0) -> Sightings:
    """One table that was heard at 0 and has answered."""
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    sightings.answer(ask(sightings, probed_at), answer(), probed_at)
    return sightings


def states(sightings: Sightings, now: float) -> list[State]:
    sightings.sweep(now)
    return [sighting.state for sighting in sightings.listing(now)]


def test_an_advert_is_no_table_until_it_has_answered():
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    assert sightings.listing(0.0) == ()
    sightings.answer(ask(sightings, 0.0), answer(), 0.1)
    (shown,) = sightings.listing(0.1)
    assert (shown.state, shown.about, shown.advert.notice) == (State.HERE, HOST, NOTICE)


def test_a_dead_table_is_grey_within_ten_seconds_and_gone_within_thirty():
    sightings, now = seen(), 0.0
    history = {}
    while now < 40:
        now += 0.5
        for probe in sightings.take_due(now, 5):
            sightings.fail(probe, "silent", now)
        history[now] = states(sightings, now)
    assert history[GREY_S - 1] == [State.HERE]
    assert history[10.0] == [State.GREY]
    assert history[GONE_S - 1] == [State.GREY]
    assert history[30.0] == []


def test_a_refused_call_greys_at_once_and_an_answer_brings_back():
    sightings = seen()
    sightings.fail(ask(sightings, PROBE_S), "nobody", PROBE_S)
    assert states(sightings, PROBE_S) == [State.GREY]
    sightings.answer(ask(sightings, 2 * PROBE_S), answer(), 2 * PROBE_S)
    assert states(sightings, 2 * PROBE_S) == [State.HERE]


def test_a_table_that_comes_back_after_long_is_found_within_fifteen_seconds():
    sightings, now = seen(), 0.0
    while now < 100:
        now += 0.5
        for probe in sightings.take_due(now, 5):
            sightings.fail(probe, "silent", now)
        sightings.sweep(now)
    back_at = now
    while not states(sightings, now):
        now += 0.5
        for probe in sightings.take_due(now, 5):
            sightings.answer(probe, answer(), now)
    assert now - back_at < 10


def test_what_the_host_says_is_right_whatever_was_announced():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, notice=Notice(b"x" * 16, "lie", 9, 9, "over", bytes(8))), 0.0)
    sightings.answer(ask(sightings, 0.0), answer(host="10.0.0.3"), 0.0)
    (shown,) = sightings.listing(0.0)
    assert shown.advert.notice == NOTICE
    assert shown.advert.addresses == ("10.0.0.3", "10.0.0.2")


def test_a_goodbye_is_believed_only_if_nobody_answers():
    sightings = seen()
    sightings.hear_goodbye("one", 2.0)
    sightings.answer(ask(sightings, 2.0), answer(), 2.0)
    assert states(sightings, 2.0) == [State.HERE]
    sightings.hear_goodbye("one", 4.0)
    sightings.fail(ask(sightings, 4.0), "nobody", 4.0)
    assert "one" not in sightings.names


def failed(fault: Fault) -> Sightings:
    """One table that was heard at 0, and whose host was asked in vain."""
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    sightings.fail(ask(sightings, 0.0), fault, 0.0)
    return sightings


def test_a_host_that_cannot_be_called_is_knocked_at_and_is_here_while_it_is_linked():
    sightings = failed("silent")
    assert sightings.unreached() == (PEER,)
    assert states(sightings, 0.0) == [State.GREY]
    sightings.link(PEER, HOST, 3.0)
    assert sightings.unreached() == ()
    for now in (5.0, 15.0, 60.0):
        sightings.fail(ask(sightings, now), "silent", now)
        (shown,) = sightings.listing(now)
        assert (shown.state, shown.about, shown.fault) == (State.HERE, HOST, None)
    sightings.unlink(PEER)
    sightings.fail(ask(sightings, 70.0), "silent", 70.0)
    assert states(sightings, 71.0) == [State.GREY]
    assert sightings.unreached() == (PEER,)
    assert states(sightings, 90.0) == []
    assert sightings.unreached() == ()


@pytest.mark.parametrize("fault", ["other-version", "other-peer", "not-sennik"])
def test_nobody_is_knocked_at_who_answers(fault):
    assert failed(fault).unreached() == ()


def test_a_link_makes_no_second_place_true_for_a_peer_that_answers():
    sightings = seen()
    sightings.link(PEER, HOST, 0.5)
    sightings.hear("lie", replace(ADVERT, port=9, notice=Notice(b"x" * 16, "smoki", 5, 2, "open", bytes(8))), 1.0)
    sightings.fail(ask(sightings, 1.0, "lie"), "silent", 1.1)
    assert "lie" not in sightings.names
    assert [shown.advert for shown in sightings.listing(2.0)] == [ADVERT]


def test_a_link_says_nothing_of_a_table_that_goes():
    sightings = failed("silent")
    sightings.link(PEER, HOST, 1.0)
    sightings.hear_goodbye("one", 5.0)
    sightings.fail(ask(sightings, 6.0), "silent", 6.0)
    assert states(sightings, 6.0) == []


def test_a_host_whose_table_is_closed_is_not_shown():
    sightings = seen()
    sightings.answer(ask(sightings, PROBE_S), answer(notice=None), PROBE_S)
    assert states(sightings, PROBE_S) == []
    sightings.answer(ask(sightings, PROBE_S + 8), answer(), PROBE_S + 8)
    assert states(sightings, PROBE_S + 8) == [State.HERE]


def test_a_restarted_host_appears_once_with_its_new_port():
    sightings = seen()
    sightings.fail(ask(sightings, PROBE_S), "nobody", PROBE_S)
    sightings.hear("two", replace(ADVERT, port=28461), 6.0)
    sightings.answer(ask(sightings, 6.0, "two"), answer(), 6.0)
    (shown,) = sightings.listing(6.0)
    assert (shown.advert.port, shown.state) == (28461, State.HERE)
    assert "one" not in sightings.names


def test_a_host_that_moved_is_shown_where_it_is_now():
    sightings = seen()
    sightings.hear("two", replace(ADVERT, addresses=("10.0.0.77",)), 1.0)
    sightings.answer(ask(sightings, 1.0, "two"), answer(host="10.0.0.77"), 1.0)
    assert [shown.advert.addresses for shown in sightings.listing(1.0)] == [("10.0.0.77",)]
    sightings.hear_goodbye("one", 2.0)
    assert "one" not in sightings.names


def test_a_false_advert_for_a_peer_does_not_push_out_the_true_one():
    sightings = seen()
    sightings.hear("false", replace(ADVERT, port=9), 1.0)
    sightings.fail(ask(sightings, 1.0, "false"), "nobody", 1.0)
    (shown,) = sightings.listing(1.0)
    assert (shown.advert.port, shown.state) == (28460, State.HERE)
    assert "false" not in sightings.names


def test_another_version_stays_listed_and_says_so():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, notice=None, protocol=9), 0.0)
    for now in (0.0, 10.0, 20.0, 30.0, 40.0):
        sightings.fail(ask(sightings, now), "other-version", now)
        assert states(sightings, now) == [State.GREY]
    assert sightings.listing(40.0)[0].fault == "other-version"


def test_our_own_table_is_not_a_sighting():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, peer=OWN), 0.0)
    assert len(sightings) == 0


def test_a_flood_of_adverts_pushes_out_no_confirmed_table_and_memory_stays_flat():
    sightings, most = seen(), 0
    for number in range(10_000):
        sightings.hear(f"flood {number}", replace(ADVERT, peer=number.to_bytes(32, "big")), 1.0)
        most = max(most, len(sightings))
    assert MOST_DOUBTFUL < most <= MAX_KNOWN + 2 * MOST_DOUBTFUL
    assert states(sightings, 1.0) == [State.HERE]
    hurried = sightings.take_due(1.0, 16)
    assert {probe.addresses for probe in hurried} == {(("10.0.0.2", 28460),)}, "which has answered"
    for probe in hurried:
        sightings.fail(probe, "silent", 2.0)
    assert len(sightings.listing(2.0)) == 1
    assert len(sightings.take_due(2.0)) == 1, "a host that has never answered is called once at a time"


def test_a_flood_of_updates_does_not_make_us_probe_more_often_than_once_a_second():
    sightings, probes = seen(), 0
    for tick in range(1000):
        now = tick / 100
        sightings.hear("one", replace(ADVERT, port=1 + tick), now)
        sightings.hear_goodbye("one", now)
        for probe in sightings.take_due(now, 5):
            probes += 1
            sightings.answer(probe, answer(), now)
    assert probes <= 11


def test_a_program_that_was_stopped_does_not_forget_its_neighbours():
    sightings = seen()
    sightings.skip(90.0)
    assert states(sightings, 90.0) == [State.HERE]


# ── whoever floods the network ──────────────────────────────────────────────────────────────────────────────────────

HOME = "10.0.0.77"
TRUE = Advert(PEER, 28460, (HOME,), NOTICE)
REST = [f"10.0.0.{number}" for number in range(1, 255) if f"10.0.0.{number}" != HOME]
"""The rest of the network: nobody is at any of these addresses, and a call to one takes its time."""
Lies = Iterator[tuple[str, Advert]]


def lie(rng: random.Random, *hosts: str) -> Advert:
    return Advert(rng.randbytes(32), rng.randrange(1, 65536), hosts, NOTICE)


def anywhere(rng: random.Random) -> Lies:
    for number in itertools.count():
        yield f"lie {number}", lie(rng, rng.choice(REST))


def at_home(rng: random.Random) -> Lies:
    for number in itertools.count():
        yield f"lie {number}", lie(rng, HOME)


def at_its_door(rng: random.Random) -> Lies:
    for number in itertools.count():
        yield f"lie {number}", replace(lie(rng, HOME), port=TRUE.port)


def at_home_and_elsewhere(rng: random.Random) -> Lies:
    for number in itertools.count():
        yield f"lie {number}", lie(rng, HOME, rng.choice(REST))


def under_its_name(rng: random.Random) -> Lies:
    while True:
        yield "true", lie(rng, rng.choice(REST))


def of_itself(rng: random.Random) -> Lies:
    while True:
        yield "true", replace(lie(rng, rng.choice(REST)), peer=PEER)


LIES = [anywhere, at_home, at_its_door, at_home_and_elsewhere, under_its_name, of_itself]


class Network:
    """Calls take their time: none where somebody is, seconds where nobody is. `lies` come `per_s`, and one true advert
    at `true_at`, once.
    """

    STEP_S = 0.02

    def __init__(self, lies: Callable[[random.Random], Lies], per_s: float, true_at: float) -> None:
        self.sightings = Sightings(OWN)
        self.now = 0.0
        self._lies = lies(random.Random(1))
        self._per_step = per_s * self.STEP_S
        self._owed = 0.0
        self._true_at: float | None = true_at
        self._calls: list[tuple[float, Probe, Fault | None]] = []

    def _call(self, probe: Probe) -> tuple[float, Probe, Fault | None]:
        if (HOME, TRUE.port) in probe.addresses:
            return self.now + 0.03, probe, None if probe.lead.peer == PEER else "other-peer"
        if all(host == HOME for host, _ in probe.addresses):
            return self.now + 0.002, probe, "nobody"
        return self.now + (0.7 if probe.hurried else 2.8), probe, "silent"

    def step(self) -> None:
        self.now += self.STEP_S
        self._owed += self._per_step
        while self._owed >= 1:
            self._owed -= 1
            self.sightings.hear(*next(self._lies), self.now)
        if self._true_at is not None and self.now >= self._true_at:
            self._true_at = None
            self.sightings.hear("true", TRUE, self.now)
        over = [call for call in self._calls if call[0] <= self.now]
        self._calls = [call for call in self._calls if call[0] > self.now]
        for _, probe, fault in over:
            if fault is None:
                self.sightings.answer(probe, answer(host=HOME), self.now)
            else:
                other = ((HOME, TRUE.port), PEER) if fault == "other-peer" else None
                self.sightings.fail(probe, fault, self.now, other=other)
        self._calls += [self._call(probe) for probe in self.sightings.take_due(self.now, MAX_PROBES - len(self._calls))]
        self.sightings.sweep(self.now)

    def shows(self) -> bool:
        return any(each.advert.peer == PEER and each.state is State.HERE for each in self.sightings.listing(self.now))


@pytest.mark.parametrize("lies", LIES)
@pytest.mark.parametrize(("per_s", "true_at"), [(400, 5.0), (2000, 3.0), (2000, 0.1)])
def test_a_new_table_is_listed_within_five_seconds_while_thousands_are_announced(lies, per_s, true_at):
    network = Network(lies, per_s, true_at)
    while not network.shows():
        assert network.now < true_at + 5.0
        network.step()
    listed_at = network.now
    while network.now < listed_at + 5.0:
        network.step()
        assert network.shows()
    assert len(network.sightings.listing(network.now)) <= 1 + MOST_ROWS


def test_one_computer_with_any_number_of_keys_keeps_no_other_table_out():
    sightings = Sightings(OWN)
    keys = [number.to_bytes(32, "big") for number in range(1, 200)]
    for at, key in enumerate(keys):
        sightings.hear(f"{at}", Advert(key, 1000 + at, ("10.0.0.9",), NOTICE), at / 10)
        for probe in sightings.take_due(at / 10):
            port = probe.addresses[0][1]
            sightings.answer(probe, Answer(Met(probe.lead.peer, HOST, NOTICE), ("10.0.0.9", port), 1.0), at / 10)
    assert len(sightings.listing(20.0)) == MAX_KNOWN
    sightings.hear("one", ADVERT, 20.0)
    for probe in sightings.take_due(20.0):
        port = probe.addresses[0][1]
        where = "10.0.0.2" if probe.lead.peer == PEER else "10.0.0.9"
        sightings.answer(probe, Answer(Met(probe.lead.peer, HOST, NOTICE), (where, port), 1.0), 20.0)
    assert PEER in {shown.advert.peer for shown in sightings.listing(20.0)}
    assert len(sightings.listing(20.0)) == MAX_KNOWN


def test_what_is_said_of_a_table_that_answers_is_not_shown_before_it_says_so_itself():
    sightings = seen()
    sightings.hear("one", replace(ADVERT, notice=Notice(b"x" * 16, "lie", 9, 9, "over", bytes(8))), 1.0)
    assert [shown.advert.notice for shown in sightings.listing(1.0)] == [NOTICE]
    assert ask(sightings, 1.0), "but it is asked"


def test_who_takes_the_name_of_a_table_takes_nothing_else_of_it():
    sightings = seen()
    sightings.hear("one", replace(ADVERT, peer=b"e" * 32), 1.0)
    assert [shown.advert.peer for shown in sightings.listing(1.0)] == [PEER]


def test_a_table_that_is_said_to_be_elsewhere_is_asked_there_once_a_second_and_stays_where_it_answers():
    sightings, asked = seen(), 0
    for tick in range(100):
        now = 0.5 + tick / 100
        sightings.hear("one", replace(ADVERT, addresses=(f"10.0.1.{tick}",)), now)
        for probe in sightings.take_due(now):
            asked += 1
            sightings.fail(probe, "silent", now)
        assert [shown.advert.addresses[0] for shown in sightings.listing(now)] == ["10.0.0.2"]
    assert asked == 1


def test_a_table_that_has_moved_under_its_old_name_is_shown_where_it_is_now():
    sightings = seen()
    sightings.hear("one", replace(ADVERT, addresses=("10.0.0.8",), port=8), 2.0)
    (probe,) = sightings.take_due(2.0)
    sightings.answer(probe, Answer(Met(PEER, HOST, NOTICE), ("10.0.0.8", 8), 1.0), 2.0)
    (shown,) = sightings.listing(2.0)
    assert (shown.advert.addresses, shown.advert.port) == (("10.0.0.8",), 8)
    assert len(sightings) == 1


def test_where_another_has_just_answered_nobody_is_asked_again():
    """Whoever announces thousands of keys at the address of a table costs one call."""
    sightings = Sightings(OWN)
    for number in range(200):
        sightings.hear(f"{number}", Advert(number.to_bytes(32, "big"), 28460, (HOME,), NOTICE), 0.0)
    first = sightings.take_due(0.0)
    assert len(first) == 1
    for probe in first:
        sightings.fail(probe, "other-peer", 0.1, other=((HOME, 28460), PEER))
    assert sightings.take_due(0.1) == []
    sightings.hear("one", TRUE, 0.2)
    sightings.answer(ask(sightings, 0.2), answer(host=HOME), 0.2)
    assert states(sightings, 0.2)[0] is State.HERE
