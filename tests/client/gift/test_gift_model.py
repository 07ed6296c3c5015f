"""What the page for giving Sennik shows, and when something is given."""

from __future__ import annotations

from pathlib import Path

import pytest

from client.viewmodels.gift.model import GiftModel, derive, drawn
from netcore.status import Download, Gift, GiftNews
from resources import phrase
from tests.client.fake_node import DirectCalls, FakeNode

SETUP = Gift("setup", "sennik-1.2.3-setup.exe", 31_400_000, bytes(range(32)))
DEB = Gift("deb", "sennik_1.2.3_amd64.deb", 40_000_000, bytes(range(100, 132)))
OPEN = GiftNews("open", ("192.168.1.12:28480/sennik", "10.0.0.7:28480/sennik"), (SETUP, DEB))


@pytest.fixture
def model(calls: DirectCalls, tmp_path: Path) -> GiftModel:
    return GiftModel(calls, tmp_path)


def test_nothing_is_given_unless_the_page_is_opened(model: GiftModel, node: FakeNode, tmp_path: Path) -> None:
    assert node.asked == []
    model.end()
    assert node.asked == [], "there is nothing to take back"
    model.begin()
    assert node.asked[0][0] == "give"
    assert node.asked[0][1][0] == tmp_path / "installers"  # type: ignore[index]
    model.end()
    assert node.asked[1:] == [("take_back",)]


def test_the_chosen_file_is_told_by_its_words_in_the_language_of_the_window(model: GiftModel) -> None:
    model.begin()
    model.hear(OPEN)
    model.speak("pl")
    assert model.props.words == phrase.words("pl")[:4]
    model.choose(1)
    assert model.props.numbers == (100, 101, 102, 103)
    assert model.props.file == DEB.name
    assert DEB.name in model.props.command
    assert model.props.digest == DEB.digest.hex()
    model.choose(7)
    assert model.props.at == 1
    model.hear(GiftNews("open", OPEN.addresses, (SETUP,)))
    assert model.props.file == SETUP.name, "the other one is gone"


def test_the_addresses_and_the_code_are_those_of_the_news(model: GiftModel) -> None:
    model.begin()
    model.hear(OPEN)
    assert (model.props.address, model.props.others) == (OPEN.addresses[0], OPEN.addresses[1:])
    assert model.props.code_size > 20
    model.hear(GiftNews("open", (), OPEN.gifts))
    assert (model.props.address, model.props.code) == ("", "")
    assert model.props.told == "This computer is on no network"


@pytest.mark.parametrize("state", ["looking", "empty", "fault", "closed"])
def test_each_state_without_an_address_has_a_sentence(state: str, tmp_path: Path) -> None:
    assert derive(GiftNews(state), 0, "en", tmp_path).told


def test_what_comes_after_the_page_was_closed_is_not_shown(model: GiftModel) -> None:
    model.begin()
    model.end()
    model.hear(OPEN)
    assert model.props.address == ""


def test_there_is_a_row_for_each_file_and_for_each_system_without_one(model: GiftModel) -> None:
    model.begin()
    model.hear(OPEN)
    rows = model.gifts.rows
    assert [(row.title, row.note, row.ready) for row in rows] == [
        ("Windows", "31 MB", True),
        ("Debian, Ubuntu", "40 MB", True),
        ("Windows, on a stick", "not here", False),
        ("Other Linux", "not here", False),
        ("macOS", "not here", False),
    ]


def test_who_takes_something_is_told_those_under_way_first(model: GiftModel) -> None:
    going = Download(3, "192.168.1.44", SETUP.name, 20_000_000, 31_400_000, 6.4)
    done = Download(2, "192.168.1.31", DEB.name, 40_000_000, 40_000_000, ended="whole")
    cut = Download(1, "192.168.1.32", DEB.name, 10_000_000, 40_000_000, ended="cut")
    model.begin()
    model.hear(GiftNews("open", OPEN.addresses, OPEN.gifts, (cut, done, going), 1))
    first, second = model.downloads.rows
    assert (first.text, first.note) == ("192.168.1.44 takes the file for Windows", "20 of 31 MB, 6 second(s) left")
    assert first.part == pytest.approx(0.637, abs=0.001)
    assert (second.text, second.note, second.ended) == (
        "192.168.1.31 has the file for Debian, Ubuntu",
        "40 MB",
        "whole",
    )


def test_a_code_is_drawn_by_a_rectangle_for_each_run() -> None:
    assert drawn(((True, True, False, True), (False,) * 4)) == "M0 0h2v1h-2zM3 0h1v1h-1z"
