"""The moments of a table of Když sním: what is asked, what is refused, what is decided ahead and by itself."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from client.viewmodels.dream import night as dream_night
from client.viewmodels.dream import retelling, words
from client.viewmodels.dream import script as dream_script
from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.people import Person
from client.viewmodels.table.running_clock import Hours, RunningClock
from engine.chance import Chance
from engine.dream import rests
from engine.dream_board import is_exact
from engine.dream_list import SPELLINGS
from engine.dream_moves import Clue, Guess, Hear, Object, Recall, Verdict
from engine.knowledge import View
from engine.pieces import Legal, Move
from engine.policies.dream_bot import DreamBot
from netcore.status import ClosedNews
from resources import dream as drawn
from tests.scenery import dream as dream_scenes
from tests.scenery import sen as scenes
from tests.scenery.dream import asked, reach, whispered
from tests.scenery.local_table import LocalTable


@pytest.mark.parametrize("name", sorted(dream_scenes.SCENES))
def test_every_scene_is_what_it_says(table: PlayTable, name: str) -> None:
    dream_scenes.SCENES[name](table)
    assert table.opened == {"dream_notebook": "notebook", "dream_rules": "help"}.get(name, "")
    ended = name.startswith("dream_end")
    assert table.rows.table.page == ("over" if name.startswith("dream_over") else "round" if ended else "table")
    asks = {
        "dream_4": "Your turn: whisper one word",
        "dream_10": "Your turn: whisper one word",
        "dream_wait": "Sofija is listening",
        "dream_asleep": "Do you know the word? Guess, or keep listening",
        "dream_last": "The night is over: one last guess?",
        "dream_mask": "Do you know the word? Touch the mask, then say it aloud",
        "dream_spoken": "The Dreamer has guessed. Was it right?",
        "dream_spoken_clue": "Your turn: say one word aloud",
    }
    if name in asks:
        assert table.rows.table.ask == asks[name]


def acts(table: PlayTable) -> list[tuple[str, str, bool]]:
    return [(button.act, button.key, button.allowed) for button in table.rows.buttons]


@pytest.mark.parametrize("mode", ["typed", "spoken"])
def test_a_key_means_one_thing_to_one_player_all_night(table: PlayTable, mode: str) -> None:
    """Time runs: who is a moment late would press it for something else. Digits answer what is read first."""
    meant: dict[tuple[bool, str], set[str]] = {}
    for seed in (3, 4, 5):
        local = LocalTable("dream", 5, seed, {"night_s": 60, "mode": mode}, policy="bot")
        while not local.driver.over and local.view.board.round < 3:
            table.receive(local.news())
            table.hurry()
            if table.rows.table.page == "round":
                table.goOn()
            dreams = local.view.board.dreamer == local.me
            for button in table.rows.buttons:
                if button.key.startswith("F"):
                    meant.setdefault((dreams, button.key), set()).add(button.act)
            if not local.step():
                local.step(local.own_policy(local.view))
        table.receive(ClosedNews("left"))
    assert {key for _, key in meant} >= {"F2", "F3", "F6"}
    assert [acts for acts in meant.values() if len(acts) > 1] == []


def test_a_clue_is_tested_while_it_is_typed(table: PlayTable, made: list[Move]) -> None:
    local = dream_scenes.spirit(table, 6, 1)
    board = local.driver.board
    word = SPELLINGS[local.dealer.face(board.word.card)]
    reasons = {
        "": "type a word",
        "two words": "one word only",
        "a+b": "letters only, and not too many",
        "x" * 41: "letters only, and not too many",
        word["pl"][0].upper(): "that gives the word away",
        word["en"][0] + "s": "that gives the word away",
    }
    for text, reason in reasons.items():
        table.typeIn(text)
        assert (table.rows.buttons[0].allowed, table.rows.buttons[0].reason) == (False, reason), text
        table.confirm()
    assert made == []
    table.typeIn("  zzz ")
    assert acts(table) == [("confirm", "Return", True), ("act:pass", "F2", True)]
    table.confirm()
    assert made == [Clue("zzz")]
    table.typeIn("yyy")
    table.confirm()
    assert (made, acts(table)) == ([Clue("zzz")], [("confirm", "Return", False)])


def test_letters_are_kept_while_something_is_on_its_way(table: PlayTable, made: list[Move]) -> None:
    """The field never goes away under a Dreamer's hands, but a word that is being judged takes no second guess."""
    local = reach(table, 6, whispered(1, 1, Hear))
    table.confirm()
    table.typeIn("s")
    assert local.step(made[0])
    scenes.show(table, local)
    table.typeIn("street")
    assert (made, table.rows.own.values.typed) == ([Hear()], "street")
    local.run()
    scenes.show(table, local)
    table.confirm()
    assert made[1:] == [Guess("street")]
    assert local.step(made[1])
    while local.driver.board.word is not None and local.driver.board.word.guess is None:
        local.step()
    scenes.show(table, local)
    table.typeIn("again")
    table.confirm()
    assert (made[2:], table.hand.ahead, acts(table)) == ([], (), [("confirm", "", False)])


def test_what_is_typed_lives_as_long_as_the_word(table: PlayTable) -> None:
    """A clue may be thought of while others whisper; another word begins with an empty field."""
    local = dream_scenes.spirit(table, 6, 1)
    local.step(local.own_policy(local.view))
    scenes.show(table, local)
    table.typeIn("later")
    assert acts(table)[0] == ("confirm", "Return", True)
    assert table.rows.buttons[0].text == "Whisper next"
    words = len(local.driver.board.dreamt)
    while len(local.driver.board.dreamt) == words and local.driver.board.word is not None:
        assert table.rows.own.values.typed == "later"
        if not local.step():
            local.step(local.own_policy(local.view))
        scenes.show(table, local)
    assert table.rows.own.values.typed == ""


class Listening:
    """A bot that only ever listens when it dreams, so that one word lasts all night."""

    def choose(self, view: View, legal: Legal, chance: Chance) -> Move:
        return Hear() if Hear() in legal.listed else DreamBot().choose(view, legal, chance)


def test_a_clue_may_be_whispered_before_its_turn(table: PlayTable, made: list[Move]) -> None:
    """It waits, through the votes on other clues too, can be taken back, and is sent when its turn comes."""
    local = LocalTable("dream", 4, scenes.SEED, {}, policy=Listening)
    table.pace_ms = 0
    table.receive(scenes.room(scenes.PEOPLE[:4], game="dream"))
    assert local.run_until(asked(Object), local.own_policy)
    scenes.show(table, local)
    assert [act for act, *_ in acts(table)] == ["confirm", "act:fair", "act:unfair"]
    table.typeIn("yyy")
    table.confirm()
    assert (made, table.rows.own.values.typed, table.rows.buttons[0].text) == ([], "", "Take back “yyy”")
    table.typeIn("zzz")
    table.confirm()
    assert table.hand.ahead == (Clue("zzz"),)
    table.press("back")
    assert (table.hand.ahead, table.rows.buttons[0].text) == ((), "Whisper next")
    table.typeIn("xxx")
    table.confirm()
    table.typeIn("www")
    table.tap("act:fair")
    assert [type(move) for move in made] == [Object]
    assert (table.rows.own.values.entry, table.rows.own.values.typed) != ("", "")
    local.step(made[0])
    while len(made) < 2:
        assert local.step() or local.step(local.own_policy(local.view))
        scenes.show(table, local)
    assert made[1:] == [Clue("xxx")]
    assert table.rows.own.values.typed == "www"


def test_the_dreamer_guesses_at_any_moment(table: PlayTable, made: list[Move]) -> None:
    """A guess that nobody has asked for yet waits, can be taken back, and is sent after the next whisper."""
    local = reach(table, 6, whispered(1, 1, Hear))
    local.step(Hear())
    local.step()
    scenes.show(table, local)
    table.typeIn("lantern")
    table.confirm()
    assert made == []
    assert table.rows.own.values.title == "You’ll guess “lantern” after this whisper"
    table.press("back")
    assert table.rows.own.values.title == ""
    table.typeIn("whale")
    table.confirm()
    table.escape()
    assert (table.hand.ahead, table.opened) == ((), "")
    table.typeIn("whale")
    table.confirm()
    local.run()
    scenes.show(table, local)
    assert made == [Guess("whale")]


def test_enter_goes_on_while_nothing_is_typed(table: PlayTable, made: list[Move]) -> None:
    reach(table, 6, whispered(1, 1, Hear))
    assert [act for act in acts(table) if act[1] == "Return"] == [("act:hear", "Return", True)]
    table.typeIn("street")
    assert [act for act in acts(table) if act[1] == "Return"] == [("confirm", "Return", True)]
    table.typeIn("")
    table.confirm()
    assert made == [Hear()]


def test_a_bad_clue_is_marked_while_the_dreamer_listens(table: PlayTable, made: list[Move]) -> None:
    local = reach(table, 6, lambda view: whispered(1, 1, Object)(view))
    seat = local.view.legal.listed[0].seat  # type: ignore[union-attr]
    table.press("act:unfair")
    assert made == [Object(seat, True)]


def test_what_was_said_at_night_lights_up_in_the_sentence_and_is_sent_before_it(
    table: PlayTable, made: list[Move]
) -> None:
    local = reach(table, 6, asked(Recall))
    first, *_, last = retelling.guesses(local.view.board)
    table.typeIn(f"There, a {last}s was; and a  {first}")
    assert acts(table) == [("confirm", "Ctrl+Return", True)]
    night = table.rows.own.values
    assert night.told == ("There,", "a", f"{last}s", "was;", "and", "a", first)
    assert night.lit == (0, 0, 1, 0, 0, 0, 1)
    assert night.figure_words == (last, first)
    table.press("confirm")
    assert made == [Recall((last, first, "There", "a", f"{last}s", "was", "and", "a", first))]


def test_the_others_see_the_sentence_and_which_of_the_guessed_words_are_in_it(table: PlayTable) -> None:
    dream_scenes.dream_told(table)
    night, board = table.rows.own.values, table.state.frame.board  # type: ignore[union-attr]
    assert night.told[:3] == ("I", "walked", "by")
    lit = [word for word, mark in zip(night.told, night.lit, strict=True) if mark]
    assert lit == list(retelling.guesses(board))
    right = [word for word, mark in zip(night.told, night.lit, strict=True) if mark == 2]
    assert len(right) == sum(night.remembered) == len(night.yellow) > 0
    assert night.tally == f"{len(right)} of {len(right)} guessed"


def test_a_dream_of_which_nothing_is_remembered_can_be_told_too(table: PlayTable, made: list[Move]) -> None:
    reach(table, 6, asked(Recall))
    table.press("confirm")
    assert made == [Recall(())]


def test_an_own_verdict_fills_the_side_of_the_plan(table: PlayTable) -> None:
    """Aloud nothing of a guess is on the board: a spirit sees what it judged itself, and of the others' nothing."""
    local = dream_scenes.spoken(table, 6, Verdict)
    before = table.rows.own.values
    table.submitted.connect(local.step)
    table.press("act:right")
    local.run()
    scenes.show(table, local)
    assert table.rows.own.values.yellow == (*before.yellow, f"{before.word}?")
    assert table.rows.own.values.blue == before.blue


def test_verdicts_are_not_forgotten_by_a_program_that_starts_anew(table: PlayTable) -> None:
    """It is told of the whole night at once; what this player has judged is under its own seal."""
    local = LocalTable("dream", 6, scenes.SEED, {"mode": "spoken"}, policy="bot")
    assert local.run_until(lambda view: len(view.sealed) > 2, lambda view: judging(local, view))
    table.receive(scenes.room(scenes.PEOPLE[:6], game="dream"))
    scenes.show(table, local)
    night, board = table.rows.own.values, local.driver.board
    judged = [word.card for word in board.dreamt if word.sealed is not None]
    words = [f"{SPELLINGS[local.dealer.face(card)]['en'][0]}?" for card in judged]
    assert (night.yellow, night.blue) == ((words[0], words[2]), (words[1],))


def judging(local: LocalTable, view: View) -> Move:
    """Right and wrong by turns, else as the bot plays."""
    assert view.legal is not None
    verdict = Verdict(len(view.sealed) % 2 == 0)
    return verdict if verdict in view.legal.listed else local.own_policy(view)


def somebody_was_heard(view: View) -> bool:
    """Aloud, and the Dreamer listens: all but who has just spoken may find the clue bad."""
    said = view.board.word.clues if view.board.word is not None else ()
    return view.asked == (view.board.dreamer,) and bool(said) and view.seat not in (view.board.dreamer, said[-1].seat)


def test_enter_is_never_a_judgement(table: PlayTable, made: list[Move]) -> None:
    for scene in (dream_scenes.dream_verdict, dream_scenes.dream_spoken, dream_scenes.dream_heard):
        scene(table)
        assert table.rows.own.values.judging
        table.confirm()
    reach(table, 6, somebody_was_heard, mode="spoken")
    assert [act for act, *_ in acts(table)] == ["act:unfair"]
    assert table.rows.own.values.judging
    table.confirm()
    dream_scenes.dream_spoken_clue(table)
    assert not table.rows.own.values.judging
    assert (made, table.hand.ahead) == ([], ())


def test_silence_means_fair_and_the_mask_listens_on(table: PlayTable, made: list[Move]) -> None:
    """With nobody at the keys a vote finds the clue fair, and a masked Dreamer goes on; a clue is never made up."""
    reach(table, 6, whispered(1, 1, Object))
    script = table._script
    assert table.state.frame is not None
    fair = script.by_itself(table.state.frame)
    assert fair is not None
    assert isinstance(fair.move, Object)
    assert (fair.move.agree, fair.after_ms > 0) == (False, True)
    dream_scenes.dream_mask(table)
    listens = script.by_itself(table.state.frame)
    assert listens is not None
    assert (listens.move, listens.patient) == (Hear(), False)
    dream_scenes.dream_asleep(table)
    reads = script.by_itself(table.state.frame)
    assert reads is not None
    assert (reads.move, reads.patient, reads.after_ms > listens.after_ms) == (Hear(), True, True)
    dream_scenes.dream_last(table)
    assert script.by_itself(table.state.frame) is None
    dream_scenes.dream_4(table)
    assert script.by_itself(table.state.frame) is None
    assert made == []


@pytest.mark.usefixtures("qapp")
def test_the_usual_is_decided_in_time(
    table: PlayTable, made: list[Move], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dream_script, "VOTE_MS", 20)
    local = LocalTable("dream", 6, 3, {"mode": "spoken"}, policy="bot")
    local.run_until(asked(Object), local.own_policy)
    table.pace_ms = 1
    table.receive(local.news())
    qtbot.waitUntil(lambda: len(made) == 1, timeout=4000)
    assert isinstance(made[0], Object)
    assert not made[0].agree


def test_a_dreamer_who_types_is_not_hurried(
    table: PlayTable, made: list[Move], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dream_script, "READ_MS", 20)
    local = LocalTable("dream", 6, 3, {}, policy="bot")
    local.run_until(asked(Hear), local.own_policy)
    table.pace_ms = 1
    table.receive(local.news())
    table.typeIn("st")
    qtbot.wait(100)
    assert made == []
    table.typeIn("")
    qtbot.waitUntil(lambda: made == [Hear()], timeout=4000)


def test_a_night_waits_until_this_player_is_ready(table: PlayTable) -> None:
    """The others are told to go on when the player says so, once a night; the page of the day may lie open."""
    told: list[int] = []
    table.lookedAt.connect(lambda: told.append(table.state.frame.board.round))  # type: ignore[union-attr]
    local = LocalTable("dream", 4, scenes.SEED, {"night_s": 20}, policy="bot")
    table.pace_ms = 0
    table.receive(scenes.room(scenes.PEOPLE[:4], game="dream"))
    for night in (1, 2):
        assert local.run_until(
            lambda view, night=night: view.board.round == night and rests(view.board), local.own_policy
        )
        scenes.show(table, local)
        if night == 2:
            assert (table.rows.table.page, acts(table), told) == ("round", [], [1])
            table.goOn()
        role, board = table.rows.own.values.role_name, local.driver.board
        assert (role != "") == (board.dreamer != local.me)
        assert (acts(table), table.rows.table.mine) == ([("begin", "Return", True)], True)
        assert role == "" or role not in table.rows.table.ask
        assert told == [1][: night - 1]
        table.confirm()
        assert (acts(table), table.rows.table.mine) == ([], False)
        table.press("begin")
        table.receive(local.news(busy="show"))
        assert told == [1, 2][:night]
        assert local.run_until(dream_scenes.counted(night), local.own_policy)
        scenes.show(table, local)


def test_r_reads_the_word_to_a_spirit_alone(table: PlayTable) -> None:
    said: list[str] = []
    table.announced.connect(said.append)
    dream_scenes.dream_4(table)
    word = table.rows.own.values.word
    assert not any(word in sentence for sentence in said)
    table.readAloud()
    assert word in said[-1]
    dream_scenes.dream_asleep(table)
    table.readAloud()
    assert said[-1] == "You are dreaming: nobody may tell you anything"


def test_words_are_shown_in_the_windows_language(table: PlayTable) -> None:
    local = dream_scenes.spirit(table, 4, 1)
    spelled = SPELLINGS[local.dealer.face(local.driver.board.word.card)]
    for language in ("pl", "uk", "cs", "en"):
        table.speak(language)
        assert table.rows.own.values.word == spelled[language][0]


def test_every_word_has_a_picture_that_is_there() -> None:
    pictures = drawn.pictures()
    assert set(pictures) == set(SPELLINGS)
    art = Path(drawn.__file__).parent / "art" / "svg"
    assert sum(picture.art != "" for picture in pictures.values()) == 303
    for picture in pictures.values():
        for drawing in filter(None, (picture.art, picture.vignette, picture.behind)):
            assert (art / f"{drawing}.svg").is_file()
    cut = {path.stem for path in (art / "words").glob("*.svg")}
    assert cut == {picture.art.rpartition("/")[2] for picture in pictures.values() if picture.art}


@pytest.mark.usefixtures("qapp")
def test_time_to_read_runs_before_the_time_for_a_clue() -> None:
    now = [100.0]
    clock = RunningClock(now_s=lambda: now[0])
    clock.set(Hours(7, 15_000, 120_000, 80_000, counts=True, reading_ms=10_000))
    assert (clock.readMs, clock.readingMs) == (10_000, 10_000)
    now[0] += 4
    assert (clock.readingMs, clock.askedMs, clock.leftMs) == (6000, 11_000, 80_000)
    now[0] += 7
    assert (clock.readingMs, clock.askedMs, clock.leftMs) == (0, 4000, 79_000)
    clock.set(Hours(8, 0, 120_000, 78_000, counts=False))
    assert (clock.readMs, clock.readingMs) == (0, 0)


@pytest.mark.usefixtures("qapp")
def test_the_clock_runs_from_when_a_question_is_seen() -> None:
    now = [100.0]
    clock = RunningClock(now_s=lambda: now[0])
    assert (clock.runs, clock.askedMs, clock.leftMs) == (False, 0, 0)
    clock.set(Hours(7, 5000, 120_000, 80_000, counts=True))
    now[0] += 2
    assert (clock.askedMs, clock.leftMs) == (3000, 78_000)
    clock.set(Hours(7, 5000, 120_000, 80_000, counts=True))
    assert clock.askedMs == 3000
    clock.set(Hours(8, 0, 120_000, 78_000, counts=False))
    now[0] += 60
    assert (clock.runs, clock.leftMs) == (False, 78_000)
    clock.set(Hours(9, 30_000, 120_000, 0, counts=False))
    now[0] += 31
    assert (clock.askedMs, clock.leftMs) == (0, 0)
    clock.set(Hours(10, 15_000, 120_000, 60_000, counts=True, reading_ms=10_000))
    now[0] += 9
    assert (clock.askedMs, clock.leftMs) == (6000, 60_000)  # a new word is read
    now[0] += 3
    assert (clock.askedMs, clock.leftMs) == (3000, 58_000)
    clock.set(Hours())


def test_what_broke_a_tie_is_said(table: PlayTable) -> None:
    people = tuple(Person(name, "round") for name, _ in scenes.PEOPLE[:4])
    board = dream_scenes.sit(table, 4, game="dream").driver.board
    board.points, board.penalties = [10, 11, 4, 5], [1, 2, 0, 0]
    told = words.over_text(board, 9, (0,), people)
    assert "Of those tied, fewer penalties win: Jagna (−1), Sofija (−2)." in told
    board.points, board.penalties = [10, 10, 4, 5], [1, 1, 0, 0]
    assert "as many penalties" in words.over_text(board, 9, (0, 1), people)
    board.points, board.penalties = [10, 8, 4, 5], [1, 1, 0, 0]
    assert "tied" not in words.over_text(board, 9, (0,), people)


@pytest.mark.parametrize(
    ("busy", "phase", "dealt", "said"),
    [
        ("roll", "night", False, "who dreams first"),
        ("show", "night", False, "shown their role"),
        ("show", "night", True, "shown a word"),
        ("show", "day", True, "turned up"),
        ("shuffle", "night", True, "Shuffling"),
    ],
)
def test_what_the_table_does_is_said_as_it_is(table: PlayTable, busy: str, phase: str, dealt: bool, said: str) -> None:
    board = dream_scenes.sit(table, 4, game="dream").driver.board
    board.phase, board.dealt = phase, dealt
    assert said in words.busy(busy, board)


def test_a_side_tells_apart_what_is_sure_and_what_is_ones_own_ballot(table: PlayTable) -> None:
    """Three spirits may have voted in three ways: a tally never shows a vote as if it were the result."""
    local = reach(table, 6, asked(Verdict), mode="spoken")
    assert local.step(Verdict(True))
    local.run_until(asked(Verdict), local.own_policy)
    assert local.step(Verdict(False))
    local.run_until(lambda view: view.board.phase != "night" or asked(Clue)(view), local.own_policy)
    scenes.show(table, local)
    night = table.rows.own.values
    assert night.yellow_ballots >= 1
    assert night.blue_ballots >= 1
    assert sum(word.endswith("?") for word in (*night.yellow, *night.blue)) == night.yellow_ballots + night.blue_ballots
    assert "by your own verdict" in night.yellow_label
    dream_scenes.dream_end(table)
    day = table.rows.own.values
    assert not [word for word in (*day.yellow, *day.blue) if word.endswith("?")]


def test_an_exact_guess_is_no_ballot(table: PlayTable) -> None:
    reach(table, 6, lambda view: whispered(0, 4, Clue)(view) and any(word.guess for word in view.board.dreamt))
    state = table.state
    assert state.frame is not None
    board, known = state.frame.board, state.frame.known
    exact = {word.card for word in board.dreamt if word.card in known and is_exact(known[word.card], word.guess)}
    assert exact
    assert not exact & dream_night.ballots(state)


def test_a_dreamer_who_wakes_at_a_spoken_table_is_asked_to_tell(table: PlayTable) -> None:
    local = reach(
        table, 6, lambda view: view.board.phase == "recall" and view.board.dreamer == view.seat, mode="spoken"
    )
    scenes.show(table, local)
    assert "tell your dream aloud" in table.rows.table.ask
    assert "Enter" not in table.rows.own.values.title
