"""What a window may show of the tables on the network: whose each is, and why one cannot sit down there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine import games
from netcore.feeds.rules import rules_hash
from netcore.lan.advert import Advert
from netcore.lan.hello import RULES_BYTES, About, Notice
from netcore.lan.sightings import Fault, Sighting, State
from netcore.node.presence import as_ad
from netcore.version import PROTOCOL_VERSION

PEER = b"p" * 32
NOTICE = Notice(b"t" * 16, "sen", 4, 1, "open", rules_hash(games.find("sen"))[:RULES_BYTES])
HOST = About("Ben", "person", "", bytes(8))
SEEN = Sighting(Advert(PEER, 28460, ("10.0.0.2",), NOTICE), State.HERE, HOST, None, 1.0)


def told(notice: Notice | None, *, protocol: int = PROTOCOL_VERSION) -> Sighting:
    return replace(SEEN, advert=replace(SEEN.advert, notice=notice, protocol=protocol))


def test_a_table_is_its_hosts() -> None:
    ad = as_ad(SEEN)
    assert ad is not None
    assert (ad.peer, ad.table, ad.host, ad.phase, ad.fresh, ad.obstacle) == (PEER, b"t" * 16, "Ben", "open", True, "")


def test_who_announces_anothers_table_takes_nobodys_row() -> None:
    squatter = replace(SEEN, advert=replace(SEEN.advert, peer=b"s" * 32))
    rows = {ad.peer: ad.table for seen in (squatter, SEEN) if (ad := as_ad(seen)) is not None}
    assert rows == {b"s" * 32: b"t" * 16, PEER: b"t" * 16}


@pytest.mark.parametrize(("protocol", "age"), [(PROTOCOL_VERSION - 1, "older"), (PROTOCOL_VERSION + 1, "newer")])
def test_a_table_of_another_version_is_listed_and_says_which_is_older(protocol: int, age: str) -> None:
    other = replace(told(None, protocol=protocol), about=None, state=State.GREY, fault="other-version", release="0.9")
    ad = as_ad(other)
    assert ad is not None
    assert (ad.obstacle, ad.release, ad.fresh) == (age, "0.9", False)


@pytest.mark.parametrize(
    ("notice", "obstacle"),
    [
        (Notice(b"t" * 16, "sen", 4, 1, "open", bytes(RULES_BYTES)), "rules"),
        (Notice(b"t" * 16, "chess", 4, 1, "open", bytes(RULES_BYTES)), "game"),
    ],
)
def test_other_rules_are_told_before_anybody_sits_down(notice: Notice, obstacle: str) -> None:
    ad = as_ad(told(notice))
    assert ad is not None
    assert ad.obstacle == obstacle


@pytest.mark.parametrize(
    ("fault", "obstacle"), [("silent", "unreached"), ("nobody", "unreached"), ("no-way", "unreached"), ("closed", "")]
)
def test_a_grey_row_says_that_calls_are_not_answered(fault: Fault, obstacle: str) -> None:
    ad = as_ad(replace(SEEN, about=None, state=State.GREY, fault=fault))
    assert ad is not None
    assert (ad.fresh, ad.obstacle) == (False, obstacle)


def test_a_peer_without_a_table_has_no_row() -> None:
    assert as_ad(told(None)) is None
