"""The notebook of an evening, with games of any kind in it."""

from __future__ import annotations

from client.viewmodels.evening.files import Night
from client.viewmodels.evening.notebook import book_of
from client.viewmodels.games import game_picture, game_title
from netcore.status import SavedGame

ME = b"m" * 32


def test_a_game_that_has_no_screen_here_has_a_line_with_its_name_and_the_back_of_a_card() -> None:
    """A newer Sennik of a friend may have played it."""
    games = tuple(
        SavedGame(f"/games/{name}-1.sennik", 0.0, 1, name, ("Ala",), ("star",), (), (ME,)) for name in ("sen", "go")
    )
    known, strange = book_of(Night(games=games), {}, ME, frozenset(), "en").lines
    assert (known.art, known.title) == (game_picture("sen").left, game_title("sen"))
    assert (strange.art, strange.title) == ("card_back", "go")
    assert (strange.kind, strange.heard.startswith("go, ")) == ("unknown", True)
