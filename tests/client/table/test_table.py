"""The table's model: pace, peeks, guards, panels, and what stops a game."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from client.viewmodels.games import SCREENS
from client.viewmodels.play.table import PlayTable
from engine import sen
from engine.pieces import Move
from netcore.status import CatchingUpNews, ClosedNews, FoulNews, LinkNews, OverNews, PlayedOnNews, ResumedNews
from tests.copies import replace
from tests.scenery import sen as scenes
from tests.scenery.local_table import LocalTable, room


def at_turn(table: PlayTable, seats: int = 3) -> LocalTable:
    return scenes.turn(table, seats)


def test_steps_are_shown_one_after_the_other_and_a_tap_hurries_them(table: PlayTable, qtbot: QtBot) -> None:
    local = LocalTable("sen", 4, 3, me=1)
    table.pace_ms = 30
    table.receive(room(scenes.PEOPLE[:4]))
    local.run()
    table.receive(local.news())
    assert table.rows.table.ask == "Round 1: shuffled and dealt"
    assert not table.rows.buttons
    qtbot.waitUntil(lambda: bool(table.rows.buttons), timeout=20_000)
    local.step(sen.PeekTwo((0, 1)))
    local.run()
    table.receive(local.news())
    table.closePeek()
    assert not [row for row in table.rows.cards if row.legal]
    table.tap("pile:closed")  # hurries only: nothing is drawn by a tap at a moving table
    assert not table.hand.sent
    table.closePeek()
    table.hurry()
    assert [row for row in table.rows.cards if row.legal]


def test_a_peek_closes_by_itself(table: PlayTable, qtbot: QtBot) -> None:
    table.peek_ms = 30
    scenes.peek(table)
    table.closePeek()
    local = LocalTable("sen", 2, 3)
    other = PlayTable()
    other.pace_ms, other.peek_ms = 0, 40
    local.run()
    other.receive(local.news())
    local.step(sen.PeekTwo((0, 1)))
    local.run()
    other.receive(local.news())
    assert len([row for row in other.rows.cards if row.face and row.zone == "front"]) == 2
    qtbot.waitUntil(lambda: not other.hand.looking, timeout=20_000)
    assert not [row for row in other.rows.cards if row.face and row.zone == "front"]


def test_a_held_key_keeps_the_peek_open_until_it_is_let_go(table: PlayTable, qtbot: QtBot) -> None:
    local = LocalTable("sen", 2, 3)
    table.pace_ms, table.peek_ms = 0, 30
    local.run()
    table.receive(local.news())
    local.step(sen.PeekTwo((0, 1)))
    local.run()
    table.receive(local.news())
    table.hold(True)
    qtbot.wait(80)
    assert table.hand.looking
    table.hold(False)
    assert not table.hand.looking


def test_a_call_is_pressed_twice_and_escape_takes_the_first_back(table: PlayTable) -> None:
    at_turn(table)
    made: list[Move] = []
    table.submitted.connect(made.append)
    table.press("act:wake")
    assert not made
    assert "Press again" in table.rows.table.ask
    table.escape()
    assert not table.hand.armed
    table.press("act:wake")
    table.press("act:wake")
    assert made == [sen.Wake()]
    assert not [row for row in table.rows.cards if row.legal]


def test_a_refused_move_can_be_chosen_again(table: PlayTable) -> None:
    at_turn(table)
    table.press("pile:closed")
    assert table.rows.table.ask == "Your move is on its way"
    table.refused()
    assert [button.act for button in table.rows.buttons] == ["pile:closed", "pile:open", "act:wake"]


def test_escape_goes_from_panel_to_choice_to_menu(table: PlayTable) -> None:
    at_turn(table)
    table.tap("pile:open")
    table.toggle("history")
    table.escape()
    assert (table.opened, table.hand.chosen) == ("", ("pile:open",))
    table.escape()
    assert table.hand.chosen == ()
    table.escape()
    assert table.opened == "menu"
    table.toggle("nonsense")
    assert table.opened == "menu"


def test_a_seat_that_is_not_heard_is_dimmed(table: PlayTable) -> None:
    at_turn(table)
    table.receive(LinkNews(2, False))
    assert [row.away for row in sorted(table.rows.seats, key=lambda row: row.seat)] == [False, False, True]
    table.receive(LinkNews(2, True))
    assert not any(row.away for row in table.rows.seats)


def test_who_has_closed_the_program_is_said_to_come_back(table: PlayTable) -> None:
    scenes.sen_wait(table)
    (awaited,) = (row for row in table.rows.seats if row.turn)
    table.receive(LinkNews(awaited.seat, False, closed=True))
    assert table.rows.table.ask == f"Closed Sennik and means to come back: {awaited.name}"
    assert next(row.note for row in table.rows.seats if row.seat == awaited.seat) == "closed Sennik, will be back"
    table.receive(LinkNews(awaited.seat, False))
    assert "No word from" in table.rows.table.ask


def test_an_awaited_player_who_is_not_heard_is_named_with_what_can_be_done(table: PlayTable) -> None:
    scenes.sen_wait(table)
    (awaited,) = (row for row in table.rows.seats if row.turn)
    assert "No word from" not in table.rows.table.ask
    table.receive(LinkNews(awaited.seat, False))
    assert table.rows.table.ask == f"No word from {awaited.name}: wait, or leave from the menu"
    table.receive(LinkNews(awaited.seat, True))
    assert "No word from" not in table.rows.table.ask


def test_a_foul_names_who_what_and_where_the_evidence_is(table: PlayTable) -> None:
    at_turn(table)
    table.receive(FoulNews(1, "shuffle.proof", 42, "evidence.sennik"))
    stop = table.stopped
    assert stop["kind"] == "foul"
    assert stop["name"] == "Sofija"
    assert any("42" in fact for fact in stop["facts"])
    assert any("evidence.sennik" in fact for fact in stop["facts"])


def ended(table: PlayTable, game: str, bots: tuple[int, ...] = ()) -> None:
    """A whole game of `game` for four, up to its end."""
    local = LocalTable(game, 4, 3)
    table.receive(room(scenes.PEOPLE[:4], bots=bots, game=game))
    local.run()
    table.receive(local.news())
    table.hurry()


@pytest.mark.parametrize("game", SCREENS)
def test_whoever_still_decides_about_the_seeds_is_named(table: PlayTable, game: str) -> None:
    ended(table, game)
    for undecided, opened, told in (
        ((0, 2), None, ("Jagna", "Ondřej")),
        ((2,), None, ("Ondřej",)),
        ((), False, ("Not every seed",)),
        ((), True, ("All seeds",)),
    ):
        table.receive(OverNews((0, 1, 2, 3), (3,), 0 in undecided, opened, "game.sennik", undecided))
        assert table.rows.table.ask_to_open == (0 in undecided)
        assert all(part in table.rows.table.opened_text for part in told)


def test_an_answer_about_the_seeds_holds_until_the_table_has_heard_it(table: PlayTable) -> None:
    """The news of another one's answer may come before mine is known to the table: I am not asked anew."""
    ended(table, "sen")
    answers: list[bool] = []
    table.openAnswered.connect(answers.append)
    asking = OverNews((0, 1, 2, 3), (3,), True, None, "game.sennik", (0, 2))
    table.receive(asking)
    table.answerOpen(False)
    table.receive(replace(asking, undecided=(0,)))
    assert answers == [False]
    assert not table.rows.table.ask_to_open


@pytest.mark.parametrize(
    ("bots", "reveals", "told"), [((1, 2, 3), None, [True]), ((1,), None, []), ((), False, [False])]
)
def test_the_seed_is_laid_open_among_bots_and_as_was_chosen_for_good(
    table: PlayTable, bots: tuple[int, ...], reveals: bool | None, told: list[bool]
) -> None:
    ended(table, "sen", bots)
    answers: list[bool] = []
    table.openAnswered.connect(answers.append)
    table.reveals = reveals
    for undecided in ((0, 2), (0,)):
        table.receive(OverNews((0, 1, 2, 3), (3,), True, None, "game.sennik", undecided))
    assert answers == told
    assert table.rows.table.ask_to_open == (not told)


def test_a_foul_says_in_words_what_was_done(table: PlayTable) -> None:
    at_turn(table)
    told = {}
    for rule in ("sen.use_not_special", "shuffle.proof", "show.share", "feed.fork", "body.undue"):
        table.receive(FoulNews(1, rule, 42, ""))
        told[rule] = table.stopped["what"]
        assert not [fact for fact in table.stopped["facts"] if rule in fact], "a code is for no player"
    assert len(set(told.values())) == len(told)
    assert "two different things" in told["feed.fork"]


@pytest.mark.parametrize("news", [FoulNews(1, "shuffle.proof", 42, "")])
def test_where_nothing_was_saved_no_place_is_named(table: PlayTable, news: FoulNews) -> None:
    at_turn(table)
    table.receive(news)
    facts = table.stopped["facts"]
    assert any("42" in fact for fact in facts)
    assert not any(fact.startswith(("Evidence", "The game so far")) for fact in facts)


def test_a_card_of_ones_own_chosen_first_is_replaced_by_a_button_too(table: PlayTable) -> None:
    at_turn(table)
    moves: list[object] = []
    table.submitted.connect(moves.append)
    assert table.state.frame is not None
    table.tap(f"card:{table.state.frame.board.dreams[0][2]}")
    take = table.rows.buttons[0]
    assert (take.text, take.primary, take.allowed) == ("Take the open card", True, True)
    table.press(take.act)
    assert table.rows.buttons[0].text == "Replace the card"
    table.press(table.rows.buttons[0].act)
    assert moves == [sen.TakeOpen(2)]


def test_why_a_table_stopped_is_forgotten_once_it_is_left(table: PlayTable) -> None:
    at_turn(table)
    table.receive(FoulNews(1, "shuffle.proof", 42, "evidence.sennik"))
    assert table.stopped["kind"] == "foul"
    assert table.stopped["name"] == "Sofija"
    table.receive(ClosedNews("left"))
    assert table.stopped["kind"] == ""


def test_another_game_begins_on_an_empty_table(table: PlayTable) -> None:
    scenes.over(table)
    assert table.rows.table.page == "over"
    table.receive(room(scenes.PEOPLE[:2]))
    assert table.rows.table.page == "table"
    assert not table.rows.rounds
    local = LocalTable("sen", 2, 4)
    local.run()
    table.receive(local.news())
    assert [row.name for row in table.rows.seats] == ["Jagna · you", "Sofija"]
    assert "Choose two cards" in table.rows.table.ask


def test_the_end_of_a_round_waits_for_this_player(table: PlayTable) -> None:
    local = scenes.ended(table, 3)
    assert table.rows.table.page == "round"
    assert len(table.rows.own.dreams) == 3
    scores = [int(row.score) for row in table.rows.own.dreams]
    assert scores == sorted(scores)
    local.run()
    table.receive(local.news())
    assert table.rows.table.page == "round"  # the next deal waits behind the page
    table.goOn()
    assert (table.rows.table.page, table.opened) == ("table", "notebook")
    table.hurry()
    assert table.rows.table.where.startswith("Round 2")


@pytest.mark.parametrize(("game", "options"), [("sen", {}), ("smoki", {}), ("smoki", {"goal": "points"})])
def test_the_scores_of_a_round_come_with_its_page(table: PlayTable, game: str, options: dict[str, str]) -> None:
    """Nothing tells what the dreams count before they have turned over, and nothing forgets it afterwards."""

    def told() -> tuple[object, ...]:
        rows = table.rows
        plates = tuple(row.score for row in rows.seats)
        own = rows.own.values if rows.own is not None else None
        return plates, own, rows.table.book_totals, len(rows.rounds), tuple(bar.total for bar in rows.bars)

    local = scenes.sit(table, 3, game=game, **options)
    while local.view.board.last_round is None:
        before = told()
        assert local.step() or local.step(local.own_policy(local.view))
        table.pace_ms = 60_000 if local.view.board.last_round is not None else 0
        table.receive(local.news())
        table.closePeek()
    assert (table.rows.table.page, told()) == ("table", before), "the dreams are still turning over"
    table.hurry()
    after = told()
    assert table.rows.table.page == "round"
    assert after != before
    table.goOn()
    assert (table.rows.table.page, told()) == ("table", after)


def test_a_game_taken_up_again_is_shown_as_it_stands(table: PlayTable) -> None:
    """All that has happened comes at once: the notebook is full, and no old page or peek stands in the way."""
    local = LocalTable("sen", 3, 4, policy="bot")
    local.run_until(lambda view: view.board.round == 3 and scenes.asked(sen.Draw)(view), local.own_policy)
    table.receive(room(scenes.PEOPLE[:3]))
    table.receive(local.news())
    assert [row.number for row in table.rows.rounds] == [1, 2]
    assert (table.rows.table.page, table.hand.looking) == ("table", ())
    assert "Your turn" in table.rows.table.ask


def test_the_deal_s_proof_is_told(table: PlayTable) -> None:
    at_turn(table, 4)
    assert table.rows.table.proof_chip == "Deal proved: 4 shuffle(s)"
    assert "54 card(s)" in table.rows.table.proof_text


@pytest.mark.parametrize("name", sorted(scenes.SCENES))
def test_every_scene_is_what_it_says(table: PlayTable, name: str) -> None:
    """A scene that cannot be reached any more would show an empty picture."""
    scenes.SCENES[name](table)
    panels = {
        "notebook": "notebook",
        "prove": "proof",
        "history": "history",
        "rules_keys": "help",
        "table_menu": "menu",
    }
    pages = {"sen_end": "round", "sen_end_3": "round", "sen_end_5": "round", "over": "over"}
    assert table.opened == panels.get(name, "")
    assert table.rows.table.page == pages.get(name, "table")
    asks = {
        "sen_deal": "Choose one more card to peek at",
        "sen_peek": "Only you see this. Remember it",
        "sen_2": "Put the drawn card there?",
        "sen_3": "Which card in your dream does the open card replace?",
        "sen_4": "Put the drawn card there?",
        "sen_5": "Your turn: take the open card or draw one",
        "sen_take2": "Which of the two will you play? The other is discarded",
        "sen_swap": "Which card does it swap with?",
        "sen_pair": "How many crows are on each of the two?",
        "sen_shuffle": "Shuffling the cards fairly",
    }
    if name in asks:
        assert table.rows.table.ask == asks[name]


def test_those_who_wait_for_the_deal_keep_their_plates_and_another_game_begins_anew(table: PlayTable) -> None:
    table.pace_ms = table.peek_ms = 0
    table.receive(room(scenes.PEOPLE[:4]))
    local = LocalTable("sen", 4, 3, me=1)
    table.receive(local.news())
    assert len(table.rows.seats) == 4
    gone: list[int] = []
    table.property("seats").rowsRemoved.connect(lambda _parent, first, _last: gone.append(first))
    local.run()
    table.receive(local.news())
    assert table.rows.cards
    assert not gone
    local.step(sen.PeekTwo((0, 1)))
    local.run()
    table.receive(local.news())
    told = len(table.state.steps)
    anew = LocalTable("sen", 4, 5, me=1)
    anew.run()
    table.receive(anew.news())
    assert 0 < len(table.state.steps) < told


def test_an_open_peek_says_how_long_it_stays(table: PlayTable, qtbot: QtBot) -> None:
    scenes.peek(table)
    assert [button.text for button in table.rows.buttons] == ["I’ll remember"]
    table.receive(ClosedNews("left"))
    local = scenes.sit(table, 4)
    table.receive(local.news())
    table.peek_ms = 2400
    local.step(sen.PeekTwo((1, 2)))
    local.step()
    table.receive(local.news())
    assert [button.text for button in table.rows.buttons] == ["I’ll remember · 3 s"]
    qtbot.waitUntil(lambda: table.rows.buttons[0].text == "I’ll remember · 2 s", timeout=2500)
    # Held by its key it stays, and nothing counts any more.
    table.hold(True)
    assert [button.text for button in table.rows.buttons] == ["I’ll remember"]
    qtbot.wait(1500)
    assert table.hand.looking
    table.hold(False)
    assert not table.hand.looking


def test_who_comes_back_too_late_is_told_who_has_played_on(table: PlayTable) -> None:
    at_turn(table)
    table.receive(PlayedOnNews((0, 2), "sen.sennik"))
    props = table.stopped
    assert props["kind"] == "played-on"
    assert props["title"] == "The others have played on without you"
    assert len(props["facts"]) == 2
    assert "sen.sennik" in props["facts"][1]


def test_a_game_that_is_taken_up_again_says_how_far_it_is(qtbot: QtBot) -> None:
    table = PlayTable()
    table.receive(ResumedNews(room(scenes.PEOPLE[:3])))
    assert "0%" in table.props.ask
    table.receive(CatchingUpNews(40))
    assert "40%" in table.props.ask
    local = LocalTable("sen", 3, 1)
    local.run()
    table.pace_ms = 0
    table.receive(local.news())
    before = table.props.ask
    table.receive(CatchingUpNews(90))
    assert table.props.ask == before
    assert "%" not in before
