"""Which screen is shown, and what is said."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from client import __version__
from client.bridge import Failure, failure_of
from client.settings import FILE, LANGUAGES, Motion, Settings, save
from client.statistics import Finished
from client.viewmodels.app import AppModel
from client.viewmodels.place import Place, follow
from client.viewmodels.play.table import PACE_MS
from client.viewmodels.settings.model import SettingsModel
from engine import games
from engine.pieces import Move
from netcore.errors import Late, Misuse
from netcore.lan.hello import OtherVersion
from netcore.node.finding import CannotPlay
from netcore.status import (
    AsideNews,
    BrokenOffNews,
    CallerNews,
    ClosedNews,
    FoulNews,
    LinkNews,
    News,
    OverNews,
    PlayedOnNews,
    ResumedNews,
    TableAd,
    TablesNews,
)
from tests.client.fake_node import ME, DirectCalls, FakeNode
from tests.client.signals import told
from tests.copies import replace
from tests.scenery.local_table import LocalTable
from tests.scenery.local_table import room as room_of
from tests.scenery.scenes import room_news
from tests.scenery.sen import PEOPLE

OVER = OverNews((1, 2), (0,), False, None, "")
FOUL = FoulNews(1, "shuffle.proof", 7, "")


@pytest.mark.parametrize(
    ("place", "news", "then"),
    [
        (Place("start"), TablesNews(), Place("start")),
        (Place("start"), room_news(), Place("room")),
        (Place("lobby"), room_news(), Place("room")),
        (Place("play"), room_news(), Place("play")),
        (Place("play", over=True), room_news(), Place("room")),
        (Place("play"), OVER, Place("play", over=True)),
        (Place("play"), FOUL, Place("play", over=True)),
        (Place("play"), BrokenOffNews((1,), True, ""), Place("play", over=True)),
        (Place("room"), ClosedNews("host_left"), Place("start")),
        (Place("play"), ClosedNews("left"), Place("start")),
        (Place("lobby"), ClosedNews("full"), Place("lobby")),
        (Place("start"), ResumedNews(room_news()), Place("start")),
        (Place("start", practice=True), room_news(), Place("start", practice=True)),
        (Place("start", practice=True), ClosedNews("disk"), Place("start")),
        (Place("play"), LinkNews(1, False), Place("play")),
        (Place("lesson", behind="room"), room_news(), Place("lesson", behind="room")),
        (Place("lesson", behind="room"), ClosedNews("host_left"), Place("lesson")),
    ],
)
def test_where_news_lead(place: Place, news: News, then: Place) -> None:
    assert follow(place, news) == then


@pytest.fixture
def settings(tmp_path: Path) -> SettingsModel:
    save(tmp_path, Settings(introduced=True, language="en"))
    return SettingsModel(tmp_path, "en")


@pytest.fixture
def app(calls: DirectCalls, node: FakeNode, settings: SettingsModel, qapp: object) -> AppModel:
    made = AppModel(calls, settings)
    made.begin(ME)
    node.asked.clear()
    return made


def test_a_newcomer_is_asked_for_a_name_once(calls: DirectCalls, node: FakeNode, tmp_path: Path, qapp: object) -> None:
    settings = SettingsModel(tmp_path, "en")
    app = AppModel(calls, settings)
    assert app.props.page == "hello", "no other page is seen before it"
    app.introduce("Ewa", "star")
    assert app.props.page == "hello", "there is no node yet that could be told"
    app.begin(ME)
    assert app.props.page == "hello"
    app.introduce("   ", "star")
    assert app.props.page == "hello"
    app.introduce("  Ewa\u202e ", "star")
    assert (app.props.page, app.props.name, app.props.lantern) == ("start", "Ewa", "star")
    assert node.asked == [("rename", "Ewa", "star")]
    again = AppModel(calls, SettingsModel(tmp_path, "en"))
    again.begin(ME)
    assert again.props.page == "start"


def test_a_player_whose_name_is_lost_is_asked_again(app: AppModel) -> None:
    app.begin(replace(ME, name=""))
    assert app.props.page == "hello"


def test_a_game_taken_up_again_brings_its_people_and_its_phrase(
    app: AppModel, node: FakeNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    monkeypatch.setattr(app.play, "receive", heard.append)
    news = ResumedNews(room_news(phrase=True))
    app.hear(news)
    assert heard == [news]
    assert app.props.page == "start", "the table opens with the first news of the game"
    assert app.room.props.phrase
    app.start.practise()
    assert app.props.waiting, "no other table is asked for meanwhile"
    assert not node.asked


def test_one_button_plays_against_bots(app: AppModel, node: FakeNode) -> None:
    app.start.practise()
    app.start.practise()
    assert node.asked == [("practise", "sen", 4, {})]
    assert app.props.waiting


def test_how_many_bots_and_how_strong_is_chosen_beside_the_game(app: AppModel, node: FakeNode) -> None:
    start = app.start
    assert (start.props.bots, start.props.fewest_bots, start.props.most_bots) == (3, 1, 4)
    assert start.props.strengths[start.props.strength] == "lively"
    start.chooseBots(1)
    start.chooseStrength(2)
    start.chooseStrength(3)
    assert (start.props.bots, start.props.strengths[start.props.strength]) == (1, "sly")
    start.practise()
    app.hear(ClosedNews("left"))
    start.chooseGame("dream")
    assert (start.props.bots, start.props.fewest_bots, start.props.most_bots) == (3, 3, 9), "as near as the game allows"
    start.setTable()
    assert node.asked[0] == ("practise", "sen", 2, {}, "sly")
    assert node.asked[1][-1] == "sly"


def test_the_room_of_a_practice_is_passed_by(app: AppModel) -> None:
    app.start.practise()
    app.hear(room_news())
    assert (app.props.page, app.props.waiting) == ("start", True)
    app.fail(Failure("internal", ""))
    app.hear(room_news())
    assert app.props.page == "room", "a later table's room is shown"


def test_a_table_is_set_and_its_room_opens(app: AppModel, node: FakeNode) -> None:
    app.start.setTable()
    assert node.asked == [("open_table", "sen", 4, {}, 0, True)]
    app.hear(room_news())
    assert app.props.page == "room"
    assert not app.props.waiting


def test_a_table_has_the_door_that_was_chosen_last_before_anybody_comes(app: AppModel, node: FakeNode) -> None:
    app.hear(room_news())
    app.room.setDoor(2)
    app.hear(ClosedNews("left"))
    node.asked.clear()
    app.start.setTable()
    opened, shut = node.asked
    assert opened[0] == "open_table"
    assert shut[:2] == ("set_door", "word")
    assert shut[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_bots_whisper_in_the_language_of_whoever_calls_them(
    app: AppModel, settings: SettingsModel, node: FakeNode, code: str
) -> None:
    settings.chooseLanguage(LANGUAGES.index(code))
    app.start.chooseGame("dream")
    app.start.practise()
    app.hear(ClosedNews("left"))
    app.start.setTable()
    assert node.asked == [
        ("practise", "dream", 4, {"clue_s": 10, "language": code}),
        ("open_table", "dream", 4, {"clue_s": 10, "language": code}, 0, True),
    ]
    games.find("dream").read_options({"clue_s": 10, "language": code})


def test_before_the_node_has_started_nothing_is_asked_of_it(
    calls: DirectCalls, node: FakeNode, settings: SettingsModel, qapp: object
) -> None:
    AppModel(calls, settings).start.practise()
    assert node.asked == []


def test_the_network_is_told_of_only_when_it_has_been_looked_at(app: AppModel) -> None:
    assert not app.networkSeen
    assert app.networkLine == app.lobby.props.where == "Checking the network…"
    app.hear(TablesNews())
    assert app.networkSeen
    assert app.networkLine == app.lobby.props.where == "Network OK · nobody in sight yet"


@pytest.mark.parametrize(
    ("number", "said"),
    [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "permission denied"), (errno.ENETUNREACH, "no network")],
)
def test_what_the_system_refused_is_said_in_words_of_the_window(app: AppModel, number: int, said: str) -> None:
    app.fail(failure_of(OSError(number, os.strerror(number), "a file")))
    assert said in app.saying.props.text
    assert "Errno" not in app.saying.props.text


def test_a_failure_is_said_and_one_can_ask_again(app: AppModel) -> None:
    app.start.practise()
    app.fail(Failure("unreachable", ""))
    assert not app.props.waiting
    assert "Check" in app.saying.props.text
    app.saying.hush()
    assert app.saying.props.text == ""


def test_a_firewall_of_ones_own_is_told_once_with_what_to_allow(app: AppModel) -> None:
    app.hear(TablesNews(network="firewall"))
    assert "28460" in app.saying.props.text
    assert not app.networkOk
    app.saying.hush()
    app.hear(TablesNews(network="firewall"))
    assert app.saying.props.text == ""
    app.hear(TablesNews())
    assert app.networkOk


def test_that_neither_can_reach_the_other_is_told_to_the_host_with_what_to_allow(app: AppModel) -> None:
    app.hear(TablesNews(network="walls"))
    assert "neither computer can reach the other" in app.saying.props.text
    assert "28460" in app.saying.props.text
    assert "Firewalls" in app.props.network_line
    app.saying.hush()
    app.hear(TablesNews(network="walls"))
    assert app.saying.props.text == ""


def test_a_click_that_came_too_late_needs_no_words(app: AppModel) -> None:
    app.fail(failure_of(Late("place 1 is not free")))
    assert app.saying.props.text == ""
    app.fail(failure_of(Misuse("a real fault")))
    assert "went wrong" in app.saying.props.text


WHYS = ("host_left", "removed", "playing", "unreachable", "full", "version", "copy", "disk", "no_charter")


@pytest.mark.parametrize("why", WHYS)
def test_a_table_that_is_gone_says_why_and_what_next(app: AppModel, why: str) -> None:
    app.hear(room_news())
    app.hear(ClosedNews(why))
    assert app.props.page == "start"
    assert app.saying.props.text.count(".") >= 1
    assert app.saying.props.kind == "warn"
    assert f"({why})" not in app.saying.props.text  # a code is no word for a person


def test_leaving_by_my_own_wish_needs_no_words(app: AppModel) -> None:
    app.hear(room_news())
    app.hear(ClosedNews("left"))
    assert (app.props.page, app.saying.props.text) == ("start", "")


def test_patience_has_an_end(app: AppModel) -> None:
    app.start.practise()
    app._patience.timeout.emit()
    assert not app.props.waiting
    assert app.saying.props.text


def test_settings_lie_over_whatever_is_shown(app: AppModel) -> None:
    app.hear(room_news())
    app.openSettings()
    assert (app.props.page, app.props.settings_open) == ("room", True)
    app.closeSettings()
    assert not app.props.settings_open


def test_pages_cannot_be_turned_at_a_table(app: AppModel) -> None:
    app.hear(room_news())
    app.goLobby()
    assert app.props.page == "room"


def test_what_concerns_a_game_goes_on_to_its_table(app: AppModel, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    monkeypatch.setattr(app.play, "receive", heard.append)
    for news in (TablesNews(), room_news(), LinkNews(1, True), OVER, FOUL, ClosedNews("left")):
        app.hear(news)
    app.turned()
    assert [type(news).__name__ for news in heard] == ["RoomNews", "LinkNews", "OverNews", "FoulNews", "ClosedNews"]


@pytest.mark.parametrize(("news", "page"), [(ClosedNews("left"), "start"), (room_news(), "room")])
def test_a_table_that_is_left_is_not_cleared_before_another_page_is_there(
    app: AppModel, monkeypatch: pytest.MonkeyPatch, news: News, page: str
) -> None:
    local = LocalTable("sen", 2, 4)
    local.run()
    app.hear(room_news())
    app.hear(local.news())
    app.hear(OVER)
    heard: list[object] = []
    monkeypatch.setattr(app.play, "receive", heard.append)
    app.hear(news)
    assert (app.props.page, heard) == (page, [])
    app.turned()
    assert heard == [news]


def test_a_room_that_is_left_is_not_cleared_before_another_page_is_there(app: AppModel) -> None:
    app.hear(room_news())
    app.turned()
    app.hear(ClosedNews("left"))
    assert app.room.props.places
    app.turned()
    assert not app.room.props.places


def test_whoever_sits_down_elsewhere_at_once_keeps_the_new_room(app: AppModel) -> None:
    app.hear(room_news())
    app.turned()
    app.hear(ClosedNews("left"))
    app.hear(room_news())
    app.turned()
    assert app.room.props.places


def test_the_settings_are_one_frozen_value(settings: SettingsModel) -> None:
    with pytest.raises(AttributeError):
        settings.values.motion = "calm"  # type: ignore[misc]
    assert msgspec.json.decode(msgspec.json.encode(settings.values), type=Settings) == settings.values


def test_each_change_is_told_by_what_it_changes(app: AppModel) -> None:
    heard = told(app)

    def changed(*names: str) -> None:
        assert heard == list(names)
        heard.clear()

    tables = (TableAd(bytes(32), bytes(16), "Ondřej", "sen", 5, 3, "open", True),)
    app.hear(TablesNews(tables))
    changed("tableCount", "networkSeen", "networkLine")
    app.hear(TablesNews((replace(tables[0], taken=4),)))
    changed()
    app.goLobby()
    changed("page")
    app.openSettings()
    changed("settingsOpen")
    app.openSettingsAt("me")
    changed("settingsPage")
    app.introduce("Ewa", ME.lantern)
    changed("name")
    app.start.setTable()
    changed("waiting")
    app.hear(room_news())
    changed("newcomer", "waiting", "page")
    app.retranslate()
    changed()


def test_what_is_said_is_told_by_itself(app: AppModel) -> None:
    heard = told(app.saying)

    def changed(*names: str) -> None:
        assert heard == list(names)
        heard.clear()

    app.saying.say("A sentence.")
    changed("text")
    app.fail(Failure("unreachable", ""))
    changed("text", "kind")
    app.saying.hush()
    changed("text", "kind")


def test_the_choice_of_a_game_is_told_by_itself(app: AppModel) -> None:
    heard = told(app.start)

    def changed(*names: str) -> None:
        assert heard == list(names)
        heard.clear()

    app.start.chooseGame("smoki")
    changed("game")
    app.start.chooseBots(2)
    changed("bots")
    app.start.practise()
    changed("ready")
    app.fail(Failure("unreachable", ""))
    changed("ready")
    app.retranslate()
    changed("games")


def test_whatever_was_made_speaks_the_language_of_the_window_from_then_on(
    app: AppModel, settings: SettingsModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    for made in (app.start, app.room):
        monkeypatch.setattr(made, "speak", heard.append)
    settings.chooseLanguage(LANGUAGES.index("uk"))
    app.retranslate()
    assert heard == ["uk", "uk"]


def test_a_setting_is_told_by_itself(settings: SettingsModel) -> None:
    heard = told(settings)

    def changed(*names: str) -> None:
        assert heard == list(names)
        heard.clear()

    settings.chooseMotion(2)
    changed("motionAt", "speed")
    settings.chooseTextSize(0)
    changed("textSizeAt", "textScale")
    settings.helpMemory(True)
    changed("memoryHelp")
    settings.showKeysOn(False)
    changed("showKeys")
    settings.chooseLanguage(0)
    changed("languageAt")
    settings.change(msgspec.structs.replace(settings.values, width=1500, height=900))
    changed()


@pytest.mark.parametrize(("motion", "pace_ms"), [("usual", PACE_MS), ("fast", PACE_MS // 2), ("calm", PACE_MS)])
def test_the_table_keeps_the_pace_that_the_settings_say(
    calls: DirectCalls, tmp_path: Path, qapp: object, motion: Motion, pace_ms: int
) -> None:
    """Calm motion keeps the usual one: only the flying is left out."""
    save(tmp_path, Settings(motion="fast", memory_help=True))
    settings = SettingsModel(tmp_path, "en")
    app = AppModel(calls, settings)
    assert (app.play.pace_ms, app.play.hand.memory_help) == (PACE_MS // 2, True)
    settings.change(Settings(motion=motion))
    assert (app.play.pace_ms, app.play.hand.memory_help) == (pace_ms, False)
    app.settings.choosePace(0)
    assert app.play.pace_ms == round(1.8 * pace_ms)
    assert ("keep_pace", 1.8) in [(call, *given) for call, *given in calls.node.asked]


def test_what_is_decided_at_the_table_is_asked_of_the_node_with_the_question_that_it_answers(
    app: AppModel, node: FakeNode, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int | None] = []
    submit = node.chair.submit

    def numbered(move: Move, number: int | None = None) -> None:
        numbers.append(number)
        submit(move, number)

    monkeypatch.setattr(node.chair, "submit", numbered)
    local = LocalTable("sen", 2, 4)
    local.run()
    app.play.pace_ms = 0
    app.hear(local.news())
    frame = app.play.state.frame
    assert frame is not None
    assert frame.legal is not None
    move = frame.legal.listed[0]
    app.play.submitted.emit(move)
    app.play.lookedAt.emit()
    app.play.openAnswered.emit(True)
    app.play.againWanted.emit()
    app.play.leaveWanted.emit()
    assert node.asked == [("submit", move), ("go_on",), ("lay_open", True), ("again",), ("leave",)]
    assert numbers == [frame.number]
    assert frame.number


def test_a_move_that_the_node_refuses_may_be_chosen_again_but_not_for_a_full_disk(
    app: AppModel, settings: SettingsModel, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[int] = []
    app.turn_to("play")
    monkeypatch.setattr(app.play, "refused", lambda: refused.append(1))
    settings.refused.emit("Errno 28")
    assert app.saying.props.text
    assert not refused, "the move is still under way"
    app.fail(Failure("internal", ""))
    assert refused


ASIDE = AsideNews("identity", "/home/jagna/sennik/identity.key.damaged-1")


def test_what_was_put_aside_stays_said_until_it_is_taken_away_and_hides_nothing_for_ever(app: AppModel) -> None:
    app.hear(ASIDE)
    app.hear(AsideNews("player", "/home/jagna/sennik/player.damaged-2"))
    said = app.saying.props.text
    assert "identity.key.damaged-1" in said
    assert "player.damaged-2" in said
    assert "/home" not in said
    assert app.saying.props.kind == "stuck"
    app.hear(ClosedNews("host_left"))
    app.fail(Failure("no_table", ""))
    assert app.saying.props.text == said
    app.saying.hush()
    assert app.saying.props.text.startswith("There’s no open table there any more")
    assert app.saying.props.kind == "warn"
    app.saying.hush()
    assert app.saying.props.text == ""


def test_what_is_said_waits_for_what_was_put_aside(app: AppModel) -> None:
    app.hear(ASIDE)
    said = app.saying.props.text
    app.hear(ClosedNews("closed"))
    assert app.saying.props.text == said
    app.saying.hush()
    assert (app.saying.props.kind, app.saying.props.text != said) == ("warn", True)


@pytest.mark.parametrize("what", ["identity", "player", "acquaintances", "ways", "table", "settings", "folder"])
def test_all_that_can_be_put_aside_has_its_words_and_its_place(app: AppModel, what: str) -> None:
    app.hear(AsideNews(what, "/a/folder/kept-2"))
    assert "(kept-2)" in app.saying.props.text


@pytest.mark.parametrize(
    ("news", "said"),
    [
        (CallerNews("older", "0.0.9"), f"Sennik 0.0.9, older than yours ({__version__}), and can’t join until they"),
        (CallerNews("newer", "9.0"), f"Sennik 9.0, newer than yours ({__version__}), and can’t join until you"),
        (CallerNews("older", ""), "an older Sennik than yours"),
        (CallerNews("newer", ""), "a newer Sennik than yours"),
        (
            CallerNews("rules", "0.0.9", "Ola"),
            f"Ola can’t join: their Sennik 0.0.9 has other rules than yours ({__version__}",
        ),
        (CallerNews("rules", __version__, "Ola"), "Ola can’t join: their Sennik has other rules than yours."),
        (CallerNews("rules", "", "<b>Ola</b>"), "<b>Ola</b> can’t join: their Sennik has other rules than yours."),
        (CallerNews("game", "0.0.9", "Ola"), "Ola can’t join: their Sennik doesn’t have this game."),
    ],
)
def test_a_host_reads_that_somebody_with_another_version_would_come(app: AppModel, news: CallerNews, said: str) -> None:
    app.lobby.joinAddress("10.0.0.12")
    app.hear(news)
    assert said in app.saying.props.text
    assert app.lobby.props.waiting, "it is no answer"


def test_settings_that_were_put_aside_are_told_like_all_else(app: AppModel) -> None:
    app.settings.setAside.emit(AsideNews("settings", "/a/folder/window.json.damaged-1"))
    assert "settings" in app.saying.props.text
    assert "(window.json.damaged-1)" in app.saying.props.text
    assert app.saying.props.kind == "stuck"


def test_damaged_settings_are_told_of_at_the_start(calls: DirectCalls, tmp_path: Path, qapp: object) -> None:
    (tmp_path / FILE).write_bytes(b"{")
    app = AppModel(calls, SettingsModel(tmp_path, "en"))
    assert f"({FILE}.damaged-1)" in app.saying.props.text
    assert not (tmp_path / FILE).exists()


def test_to_put_something_aside_is_no_answer(app: AppModel) -> None:
    app.lobby.joinAddress("10.0.0.12")
    assert app.lobby.props.waiting
    app.hear(ASIDE)
    assert app.lobby.props.waiting


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OtherVersion(2, 1, "0.0.9"), f"Sennik 0.0.9 is older than yours ({__version__})."),
        (OtherVersion(2, 1, ""), "That Sennik is older than yours."),
        (OtherVersion(2, 3, "9.0"), f"Sennik 9.0 is newer than yours ({__version__})."),
        (CannotPlay("rules", "sen"), "That table plays by different rules."),
        (CannotPlay("game", "chess"), "Your Sennik doesn’t have that game."),
    ],
)
def test_what_is_in_the_way_at_an_address_is_told(app: AppModel, error: Exception, said: str) -> None:
    app.fail(failure_of(error))
    assert app.saying.props.text.startswith(said)


@pytest.mark.parametrize("why", ["rules", "restless", "version", "full", "refused", "removed"])
def test_each_reason_for_which_a_table_is_closed_has_words_of_its_own(app: AppModel, why: str) -> None:
    app.hear(ClosedNews(why, "anything"))
    assert app.saying.props.text
    assert f"({why})" not in app.saying.props.text
    assert "anything" not in app.saying.props.text


def test_who_comes_back_too_late_can_read_it_for_as_long_as_it_takes(app: AppModel) -> None:
    app.hear(PlayedOnNews((0, 2), "sen.sennik"))
    assert (app.props.page, app.props.playing) == ("play", False)
    assert app.play.stopped["title"] == "The others have played on without you"
    app.hear(TablesNews((), "firewall"))
    assert app.play.stopped["kind"] == "played-on"


def test_a_lesson_is_offered_in_the_room_and_the_others_see_that_it_is_played(app: AppModel, node: FakeNode) -> None:
    app.hear(room_news())
    assert app.props.newcomer
    node.asked.clear()
    app.learnHere()
    assert (app.props.page, node.asked) == ("lesson", [("learn", True)])
    app.hear(room_news())
    assert app.props.page == "lesson", "what goes on in the room does not end it"
    app.lesson.leave()
    assert (app.props.page, node.asked[-1]) == ("room", ("learn", False))
    app.statistics.show((Finished(game="sen", key="a", won=True, score=1, fewest=True, seats=2, people=1),))
    assert not app.props.newcomer


def test_a_game_that_ends_is_counted_once(app: AppModel, qtbot: QtBot) -> None:
    local = LocalTable("sen", 2, 5, policy="bot")
    app.hear(room_of(PEOPLE[:2], bots=[1]))
    local.run()
    app.hear(local.news())
    over = replace(OVER, saved="games/sen-3f.sennik")
    for _ in range(2):
        app.hear(over)
    qtbot.waitUntil(lambda: app.statistics.props.games == 1)
    assert app.statistics.has_played("sen")
