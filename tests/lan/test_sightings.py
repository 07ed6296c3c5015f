"""Which announced tables are shown, and as what, without a network and with a clock of our own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from netcore.identity import Identity
from netcore.lan.advert import Advert
from netcore.lan.dialler import Answer
from netcore.lan.hello import About, Met, Notice
from netcore.lan.sightings import GONE_S, GREY_S, MAX_SIGHTINGS, PROBE_S, Fault, Sightings, State

OWN = Identity.generate().public
PEER = Identity.generate().public
NOTICE = Notice(b"t" * 16, "sen", 4, 1, "open", bytes(8))
ADVERT = Advert(PEER, 28460, ("10.0.0.2", "10.0.0.3"), NOTICE)
HOST = About("Ben", "person", "", bytes(8))


def answer(peer: bytes = PEER, notice: Notice | None = NOTICE, host: str = "10.0.0.2") -> Answer:
    return Answer(Met(peer, HOST, notice), (host, 28460), 1.0)


def seen(*, probed_at: float = 0.0) -> Sightings:
    """One table that was heard at 0 and has answered."""
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    assert sightings.take_due(probed_at, 5) == [("one", ADVERT)]
    sightings.answer("one", answer(), probed_at)
    return sightings


def states(sightings: Sightings, now: float) -> list[State]:
    sightings.sweep(now)
    return [sighting.state for sighting in sightings.listing(now)]


def test_an_advert_is_no_table_until_it_has_answered():
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    assert sightings.listing(0.0) == ()
    sightings.take_due(0.0, 5)
    sightings.answer("one", answer(), 0.1)
    (shown,) = sightings.listing(0.1)
    assert (shown.state, shown.about, shown.advert.notice) == (State.HERE, HOST, NOTICE)


def test_a_dead_table_is_grey_within_ten_seconds_and_gone_within_thirty():
    sightings, now = seen(), 0.0
    history = {}
    while now < 40:
        now += 0.5
        for name, _ in sightings.take_due(now, 5):
            sightings.fail(name, "silent", now)
        history[now] = states(sightings, now)
    assert history[GREY_S - 1] == [State.HERE]
    assert history[10.0] == [State.GREY]
    assert history[GONE_S - 1] == [State.GREY]
    assert history[30.0] == []


def test_a_refused_call_greys_at_once_and_an_answer_brings_back():
    sightings = seen()
    sightings.take_due(PROBE_S, 5)
    sightings.fail("one", "nobody", PROBE_S)
    assert states(sightings, PROBE_S) == [State.GREY]
    sightings.take_due(2 * PROBE_S, 5)
    sightings.answer("one", answer(), 2 * PROBE_S)
    assert states(sightings, 2 * PROBE_S) == [State.HERE]


def test_a_table_that_comes_back_after_long_is_found_within_fifteen_seconds():
    sightings, now = seen(), 0.0
    while now < 100:
        now += 0.5
        for name, _ in sightings.take_due(now, 5):
            sightings.fail(name, "silent", now)
        sightings.sweep(now)
    back_at = now
    while not states(sightings, now):
        now += 0.5
        for name, _ in sightings.take_due(now, 5):
            sightings.answer(name, answer(), now)
    assert now - back_at < 10


def test_what_the_host_says_is_right_whatever_was_announced():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, notice=Notice(b"x" * 16, "lie", 9, 9, "over", bytes(8))), 0.0)
    sightings.take_due(0.0, 5)
    sightings.answer("one", answer(host="10.0.0.3"), 0.0)
    (shown,) = sightings.listing(0.0)
    assert shown.advert.notice == NOTICE
    assert shown.advert.addresses == ("10.0.0.3", "10.0.0.2")


def test_a_goodbye_is_believed_only_if_nobody_answers():
    sightings = seen()
    sightings.hear_goodbye("one", 2.0)
    assert sightings.take_due(2.0, 5) == [("one", ADVERT)]
    sightings.answer("one", answer(), 2.0)
    assert states(sightings, 2.0) == [State.HERE]
    sightings.hear_goodbye("one", 4.0)
    sightings.take_due(4.0, 5)
    sightings.fail("one", "nobody", 4.0)
    assert "one" not in sightings


def failed(fault: Fault) -> Sightings:
    """One table that was heard at 0, and whose host was asked in vain."""
    sightings = Sightings(OWN)
    sightings.hear("one", ADVERT, 0.0)
    sightings.take_due(0.0, 5)
    sightings.fail("one", fault, 0.0)
    return sightings


def test_a_host_that_cannot_be_called_is_knocked_at_and_is_here_while_it_is_linked():
    sightings = failed("silent")
    assert sightings.unreached() == (PEER,)
    assert states(sightings, 0.0) == [State.GREY]
    sightings.link(PEER, HOST, 3.0)
    assert sightings.unreached() == ()
    for now in (5.0, 15.0, 60.0):
        sightings.take_due(now, 5)
        sightings.fail("one", "silent", now)
        (shown,) = sightings.listing(now)
        assert (shown.state, shown.about, shown.fault) == (State.HERE, HOST, None)
    sightings.unlink(PEER)
    sightings.take_due(70.0, 5)
    sightings.fail("one", "silent", 70.0)
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
    sightings.take_due(1.0, 5)
    sightings.fail("lie", "silent", 1.1)
    assert "lie" not in sightings
    assert [shown.advert for shown in sightings.listing(2.0)] == [ADVERT]


def test_a_link_says_nothing_of_a_table_that_goes():
    sightings = failed("silent")
    sightings.link(PEER, HOST, 1.0)
    sightings.hear_goodbye("one", 5.0)
    sightings.take_due(6.0, 5)
    sightings.fail("one", "silent", 6.0)
    assert states(sightings, 6.0) == []


def test_a_host_whose_table_is_closed_is_not_shown():
    sightings = seen()
    sightings.take_due(PROBE_S, 5)
    sightings.answer("one", answer(notice=None), PROBE_S)
    assert states(sightings, PROBE_S) == []
    assert sightings.take_due(PROBE_S + 8, 5)
    sightings.answer("one", answer(), PROBE_S + 8)
    assert states(sightings, PROBE_S + 8) == [State.HERE]


def test_a_restarted_host_appears_once_with_its_new_port():
    sightings = seen()
    sightings.take_due(PROBE_S, 5)
    sightings.fail("one", "nobody", PROBE_S)
    sightings.hear("two", replace(ADVERT, port=28461), 6.0)
    sightings.take_due(6.0, 5)
    sightings.answer("two", answer(), 6.0)
    (shown,) = sightings.listing(6.0)
    assert (shown.advert.port, shown.state) == (28461, State.HERE)
    assert "one" not in sightings


def test_a_host_that_moved_is_shown_where_it_is_now():
    sightings = seen()
    sightings.hear("two", replace(ADVERT, addresses=("10.0.0.77",)), 1.0)
    sightings.take_due(1.0, 5)
    sightings.answer("two", answer(host="10.0.0.77"), 1.0)
    assert [shown.advert.addresses for shown in sightings.listing(1.0)] == [("10.0.0.77",)]
    sightings.hear_goodbye("one", 2.0)
    assert "one" not in sightings


def test_a_false_advert_for_a_peer_does_not_push_out_the_true_one():
    sightings = seen()
    sightings.hear("false", replace(ADVERT, port=9), 1.0)
    sightings.take_due(1.0, 5)
    sightings.fail("false", "nobody", 1.0)
    (shown,) = sightings.listing(1.0)
    assert (shown.advert.port, shown.state) == (28460, State.HERE)
    assert "false" not in sightings


def test_another_version_stays_listed_and_says_so():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, notice=None, protocol=9), 0.0)
    for now in (0.0, 10.0, 20.0, 30.0, 40.0):
        sightings.take_due(now, 5)
        sightings.fail("one", "other-version", now)
        assert states(sightings, now) == [State.GREY]
    assert sightings.listing(40.0)[0].fault == "other-version"


def test_our_own_table_is_not_a_sighting():
    sightings = Sightings(OWN)
    sightings.hear("one", replace(ADVERT, peer=OWN), 0.0)
    assert len(sightings) == 0


def test_a_flood_of_adverts_pushes_out_no_confirmed_table_and_memory_stays_flat():
    sightings = seen()
    for number in range(10_000):
        sightings.hear(f"flood {number}", replace(ADVERT, peer=number.to_bytes(32, "big")), 1.0)
    assert len(sightings) == MAX_SIGHTINGS
    assert states(sightings, 1.0) == [State.HERE]
    assert len(sightings.take_due(1.0, 16)) == 16


def test_a_flood_of_updates_does_not_make_us_probe_more_often_than_once_a_second():
    sightings, probes = seen(), 0
    for tick in range(1000):
        now = tick / 100
        sightings.hear("one", replace(ADVERT, port=1 + tick), now)
        sightings.hear_goodbye("one", now)
        for _ in sightings.take_due(now, 5):
            probes += 1
            sightings.answer("one", answer(), now)
    assert probes <= 11


def test_a_program_that_was_stopped_does_not_forget_its_neighbours():
    sightings = seen()
    sightings.skip(90.0)
    assert states(sightings, 90.0) == [State.HERE]
