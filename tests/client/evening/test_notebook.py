"""The notebook of an evening, with games of any kind in it."""

from __future__ import annotations

from msgspec.structs import replace

from client.viewmodels.evening import words
from client.viewmodels.evening.files import Night
from client.viewmodels.evening.notebook import book_of
from client.viewmodels.games import game_picture, game_title
from engine.game import Outcome
from engine.games import find
from netcore.audit.evening import Verified
from netcore.audit.replay import Report
from netcore.status import SavedGame
from tests.tables.ring import terms_for

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


def test_the_name_of_a_bot_that_has_won_is_shown_as_it_may_be() -> None:
    terms = terms_for(find("sen"), 2, {})
    bot, other = terms.seats
    terms = replace(terms, seats=(replace(bot, name="Bo\u202et\n"), replace(other, kind="person")))
    game = SavedGame("/games/sen-1.sennik", 0.0, 1, "sen", ("Bot", "Ala"), ("star", "bell"), (0,), terms.authors())
    report = Report((), terms=terms, complete_for=(0, 1), outcome=Outcome((1, 0), (0,)))
    (line,) = book_of(Night(games=(game,)), {game: Verified("sen-1.sennik", report)}, ME, frozenset(), "en").lines
    assert line.note.endswith(words.won_by_bots(["Bot"]))
