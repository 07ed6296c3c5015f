"""The page for a friend's browser: whole in each language, and with nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from netcore.status import Gift
from resources import gift, phrase

ADDRESS = "192.168.1.12:28480/sennik"
GIFTS = (
    Gift("setup", "sennik-1.2.3-setup.exe", 31_400_000, bytes(range(32))),
    Gift("deb", "sennik_1.2.3_amd64.deb", 40_000, bytes(range(100, 132))),
)
EMPTY = frozenset({"meta", "path", "rect"})


class Reader(HTMLParser):
    """Collects what a page says and refers to; a tag that is not closed fails."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "img", "iframe", "link", "form", "object")
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]
        assert not [name for name, _ in attrs if name.startswith("on")]
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


def read(language: str, addresses: tuple[str, ...] = (ADDRESS,)) -> Reader:
    reader = Reader()
    reader.feed(gift.page(language, "1.2.3", addresses, GIFTS).decode())
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", gift.LANGUAGES)
def test_a_page_has_all_that_a_friend_needs_and_nothing_from_elsewhere(language: str) -> None:
    page = read(language)
    said = "".join(page.said)
    assert all(link.startswith("/sennik/") for link in page.links)
    for each in GIFTS:
        assert f"/sennik/{each.name}" in page.links
        assert each.digest.hex() in said
        for number in each.numbers:
            for other in gift.LANGUAGES:
                assert phrase.words(other)[number] in said
    assert f"http://{ADDRESS}" in said
    assert "sha256sum sennik_1.2.3_amd64.deb" in said
    assert "%1" not in said
    assert {f"/sennik/{other}" for other in gift.LANGUAGES if other != language} <= set(page.links)


def test_every_text_is_there_in_every_language_and_none_is_another_s() -> None:
    told = {language: gift.texts(language) for language in gift.LANGUAGES}
    keys = set(told["en"])
    for language, texts in told.items():
        assert set(texts) == keys, language
        assert all(text.strip() == text != "" for text in texts.values())
    names = {"setup", "zip", "deb", "tarball", "macos", "take"}
    for key in keys - names:
        assert len({texts[key] for texts in told.values()}) == len(told), key
        assert len({tuple(re.findall(r"%\d", texts[key])) for texts in told.values()}) == 1, key


def test_without_a_network_there_is_no_code() -> None:
    assert "http://" not in "".join(read("en", ()).said)


def test_a_language_that_nobody_has_written_is_no_page() -> None:
    with pytest.raises(ValueError, match="de"):
        gift.texts("de")


def test_a_code_is_a_square_with_its_three_eyes() -> None:
    cells = gift.code(ADDRESS)
    assert {len(row) for row in cells} == {len(cells)}
    last = len(cells) - 7
    for x, y in ((0, 0), (last, 0), (0, last)):
        assert all(cells[y][x + at] and cells[y + 6][x + at] for at in range(7))
        assert cells[y + 3][x + 3]
        assert not cells[y + 1][x + 1]
    assert gift.code(ADDRESS) != gift.code("192.168.1.13:28480/sennik")
