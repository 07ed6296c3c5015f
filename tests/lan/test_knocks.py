"""Whom we call back, of those who announce that they cannot call us: without a network, with a clock of our own."""

from __future__ import annotations

import random

import pytest

from netcore.lan.advert import Advert
from netcore.lan.knocks import (
    ADDRESS_LATEST_S,
    FORGOTTEN_S,
    LATER_S,
    LATEST_S,
    MOST_CALLED_BACK,
    TRIES,
    CallBack,
    Knocks,
)
from netcore.lan.leads import MOST_DOUBTFUL

GUEST = b"g" * 32
HOME = "10.0.0.77"
KNOCK = Advert(GUEST, 28460, (HOME,), None, knocks=(b"k" * 8,))
NOWHERE = [f"10.0.0.{number}" for number in range(1, 255) if f"10.0.0.{number}" != HOME]


def lie(number: int, *hosts: str) -> Advert:
    return Advert(number.to_bytes(32, "big"), 28460, hosts, None, knocks=(b"k" * 8,))


class Evening:
    """Knocks are heard again every few seconds, as discovery hears them, and calls take their time."""

    STEP_S = 0.05

    def __init__(self) -> None:
        self.knocks = Knocks()
        self.now = 0.0
        self.heard: dict[str, Advert] = {}
        self.calls: list[tuple[float, CallBack]] = []
        self._under_way: list[tuple[float, CallBack]] = []
        self.reached_at: float | None = None

    def hear(self, name: str, advert: Advert) -> None:
        self.heard[name] = advert
        self.knocks.hear(name, advert, advert.addresses, self.now)

    def run(self, seconds: float, *, answers: bool = True) -> None:
        until = self.now + seconds
        while self.now < until:
            self.now += self.STEP_S
            if self.now % 8 < self.STEP_S:
                for name, advert in self.heard.items():
                    self.knocks.hear(name, advert, advert.addresses, self.now)
            over = [call for end, call in self._under_way if end <= self.now]
            self._under_way = [(end, call) for end, call in self._under_way if end > self.now]
            for call in over:
                if answers and call.lead.peer == GUEST and (HOME, 28460) in call.addresses:
                    self.knocks.reached(GUEST)
                    self.heard = {name: advert for name, advert in self.heard.items() if advert.peer != GUEST}
                    self.reached_at = self.now
                else:
                    at_home = all(host == HOME for host, _ in call.addresses)
                    self.knocks.fail(call, "other-peer" if at_home else "silent", self.now)
            for call in self.knocks.take_due(self.now):
                assert len(self._under_way) < MOST_CALLED_BACK
                takes_s = 0.1 if all(host == HOME for host, _ in call.addresses) else 0.7 if call.hurried else 2.8
                self._under_way.append((self.now + takes_s, call))
                self.calls.append((self.now, call))


def test_who_knocks_is_called_at_once_at_all_its_addresses() -> None:
    evening = Evening()
    evening.hear("guest", Advert(GUEST, 28460, ("192.168.0.7", HOME), None, knocks=KNOCK.knocks))
    evening.run(1.0)
    assert [call.addresses for _, call in evening.calls] == [(("192.168.0.7", 28460), (HOME, 28460))]


def test_a_guest_counts_as_called_in_vain_after_all_its_tries_and_no_more_once_it_is_reached() -> None:
    evening = Evening()
    evening.hear("guest", KNOCK)
    evening.run(60.0, answers=False)
    calls = [at for at, _ in evening.calls]
    assert len(calls) >= TRIES
    assert evening.knocks.in_vain(GUEST)
    assert not evening.knocks.in_vain(bytes(32))
    evening.knocks.reached(GUEST)
    assert not evening.knocks.in_vain(GUEST)
    early = Evening()
    early.hear("guest", KNOCK)
    early.run(calls[TRIES - 1] - 0.1, answers=False)
    assert not early.knocks.in_vain(GUEST)


def test_a_wrong_knock_is_answered_less_and_less_often() -> None:
    evening = Evening()
    evening.hear("lie", lie(1, "10.0.0.9"))
    evening.run(600.0)
    times = [at for at, _ in evening.calls]
    first = times[:TRIES]
    assert first[-1] - first[0] < 15.0, "a computer that has just come may be slow to answer"
    gaps = [later - sooner for sooner, later in zip(times[TRIES:], times[TRIES + 1 :], strict=False)]
    assert all(gap >= LATER_S for gap in gaps)
    assert gaps == sorted(gaps)
    assert len(times) < 12


def test_a_key_that_announces_ever_new_addresses_is_not_called_more_often() -> None:
    evening = Evening()
    for number, host in enumerate(NOWHERE[:60]):
        evening.hear(f"lie {number}", lie(1, host))
        evening.run(2.0)
    assert len(evening.calls) < 12


def test_an_address_that_does_not_answer_is_called_less_often_whatever_the_key() -> None:
    evening = Evening()
    for number in range(150):
        evening.hear(f"lie {number}", lie(number, "10.0.0.9"))
        evening.run(0.5)
    assert len(evening.calls) < 75 / 2.8 / 2


@pytest.mark.parametrize("seed", range(3))
def test_an_honest_guest_is_reached_within_seconds_while_hundreds_knock_wrongly(seed: int) -> None:
    rng, evening = random.Random(seed), Evening()
    for number in range(300):
        hosts = (rng.choice(NOWHERE),) if rng.random() < 0.6 else (HOME, rng.choice(NOWHERE))
        evening.hear(f"lie {number}", lie(number, *hosts))
        evening.run(0.1)
    evening.hear("guest", KNOCK)
    heard_at = evening.now
    for number in range(300, 500):
        evening.hear(f"lie {number}", lie(number, rng.choice([HOME, *NOWHERE])))
        evening.run(0.1)
    assert evening.reached_at is not None
    assert evening.reached_at - heard_at < 10.0


def test_whose_address_others_have_named_is_called_all_the_same() -> None:
    evening = Evening()
    for number in range(40):
        evening.hear(f"lie {number}", lie(number, HOME))
    evening.run(60.0, answers=False)
    evening.hear("guest", KNOCK)
    heard_at = evening.now
    evening.run(ADDRESS_LATEST_S + 1)
    assert evening.reached_at is not None
    assert evening.reached_at - heard_at < ADDRESS_LATEST_S


def test_who_came_in_vain_is_called_again_when_it_can_be_reached() -> None:
    evening = Evening()
    evening.hear("guest", KNOCK)
    evening.run(120.0, answers=False)
    evening.run(2 * LATEST_S)
    assert evening.reached_at is not None
    evening.hear("guest", KNOCK)
    before = len(evening.calls)
    evening.run(1.0)
    assert len(evening.calls) == before + 1, "once it was reached nothing is held against it"


def test_a_knock_that_is_heard_no_more_is_over_and_memory_stays_flat() -> None:
    evening = Evening()
    for number in range(5000):
        evening.hear(f"lie {number}", lie(number, NOWHERE[number % 200]))
    assert len(evening.knocks) <= 2 * MOST_DOUBTFUL
    evening.heard.clear()
    evening.run(FORGOTTEN_S + 10)
    assert len(evening.knocks) == 0
    assert evening.knocks.take_due(evening.now) == []
