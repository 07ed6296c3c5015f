"""What lies at which target, in which language, and how fast it goes out."""

from __future__ import annotations

import pytest

from netcore.lan.goods import Goods, Page, Ware, preferred
from netcore.lan.pace import Pace

WARE = Ware("sennik-1.2.3-setup.exe", 3, lambda offset, count: b"abc"[offset : offset + count])
GOODS = Goods({"en": b"hello", "pl": b"witaj", "uk": "привіт".encode()}, {WARE.name: WARE})


@pytest.mark.parametrize(
    ("header", "body"),
    [
        (b"", b"hello"),
        (b"de-DE,de", b"hello"),
        (b"pl", b"witaj"),
        (b"de,uk;q=0.5,pl;q=0.9", b"witaj"),
        (b"pl;q=0,uk-UA;q=0.1", "привіт".encode()),
        (b"pl;q=2,uk", "привіт".encode()),
        (b"\xff\xfe,;;;=,q=1,pl;q=nan,uk;q=1e9", b"hello"),
        (b"de," * 5000 + b"pl", b"hello"),
    ],
)
def test_a_browser_gets_the_page_that_it_reads(header: bytes, body: bytes) -> None:
    assert GOODS.find(b"/", header) == Page(body)
    assert GOODS.find(b"/sennik", header) == Page(body)


def test_a_language_can_be_chosen_and_a_file_taken() -> None:
    assert GOODS.find(b"/sennik/pl", b"en") == Page(b"witaj")
    assert GOODS.find(b"/sennik/sennik-1.2.3-setup.exe") is WARE


@pytest.mark.parametrize(
    "target",
    [
        b"",
        b"*",
        b"/sennik/",  # the page
        b"/sennik//pl",
        b"/sennik/../sennik/pl",
        b"/sennik/%70l",
        b"/sennik/pl?x",
        b"/sennik/PL",
        b"/etc/passwd",
        b"/sennik/../../etc/passwd",
        b"/sennik/sennik-1.2.3-setup.exe/",
        b"http://other/sennik/pl",
        b"/sennik/sennik-1.2.3-setup.exe\x00",
        b"/" + b"a" * 8000,
    ],
)
def test_any_other_target_has_nothing(target: bytes) -> None:
    assert GOODS.find(target) == (Page(b"hello") if target == b"/sennik/" else None)


def test_the_dearest_language_comes_first_and_equal_ones_keep_their_order() -> None:
    assert preferred(b"en;q=0.3, cs , pl;q=1.0,uk;q=0.35") == [b"cs", b"pl", b"uk", b"en"]


def test_all_together_go_no_faster_than_agreed_and_a_rest_saves_no_more_than_a_burst() -> None:
    pace = Pace(per_s=1000, burst=500)
    assert pace.wait_s(500, 100.0) == 0
    assert pace.wait_s(1000, 100.0) == pytest.approx(1.0)
    assert pace.wait_s(1000, 100.0) == pytest.approx(2.0), "a second taker waits for the first"
    assert pace.wait_s(500, 200.0) == 0
    assert pace.wait_s(1, 200.0) > 0
