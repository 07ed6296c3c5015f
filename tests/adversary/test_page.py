"""The page about attacks is what the registry makes."""

from tests.adversary.page import PAGE, page


def test_the_page_is_what_the_registry_makes() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.adversary.page writes it anew"
