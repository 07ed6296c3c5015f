"""The page of the evening: what it shows, and the next game by clicks in two windows, with real nodes and proofs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt

from client import app as program
from client.bridge import Bridge
from client.settings import Settings, save
from netcore.audit.evening import Verified, evening
from netcore.audit.replay import verify
from netcore.errors import Late
from netcore.files import gamefile
from netcore.files.checked import GAMES
from netcore.files.profile import Profile
from netcore.node.bots import policy_for
from netcore.node.node import Node
from netcore.status import ClosedNews, CompanyNews, FetchedNews, Me, News, RoomNews
from tests.copies import replace
from tests.scenery.scenes import SCENES, TABLE_SCENES, room_news
from tests.ui.driver import Driver, Hands
from tests.ui.test_keys import scan, strike

LIMIT_S = 90.0
N = TypeVar("N")
SHORT = {"sen": {"rounds": 1}, "smoki": {"goal": "rounds", "rounds": 1}}


def company(driver: Driver) -> CompanyNews:
    return driver.window.app.evening._company


@pytest.fixture
def after(driver: Driver) -> Iterator[Driver]:
    """After four games and one that was left, with two proposals."""
    SCENES["evening"](driver.window.app)
    driver.settle()
    yield driver
    driver.window.app.closeEvening()
    driver.window.app.hear(CompanyNews())
    driver.settle()


def test_a_game_that_has_come_from_others_is_counted_while_one_looks(
    after: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = after.window.app
    model = app.evening
    whole = model._night
    model.show(replace(whole, games=whole.games[1:]))
    before = len(model.lines.rows)
    app.openEvening()
    monkeypatch.setattr("client.viewmodels.evening.model.night_of", lambda _folder, _table: whole)
    app.hear(FetchedNews("sen-3f.sennik"))
    until = time.monotonic() + LIMIT_S
    while len(model.lines.rows) != before + 1:
        assert time.monotonic() < until
        QCoreApplication.processEvents()
    # Whoever does not look reads nothing.
    app.closeEvening()
    monkeypatch.setattr("client.viewmodels.evening.model.night_of", None)
    app.hear(FetchedNews("sen-4a.sennik"))
    assert not model.props.loading


def test_the_score_is_of_persons_by_wins_and_places(after: Driver) -> None:
    model = after.window.app.evening
    shown = [(each.name, each.wins, each.ahead) for each in model.columns.rows]
    assert shown == [
        ("Jagna", 2, 12), ("Sofija", 1, 10), ("Kazik", 1, 4), ("Ondřej", 0, 7), ("Петро", 0, 7), ("Zdeňka", 0, 0),
    ]  # fmt: skip
    assert [each.cells for each in model.lines.rows][:2] == [
        ("2", "1", "·", "4", "3", "5"),
        ("1", "3", "·", "2", "4", "5"),
    ]
    assert [each.kind for each in model.lines.rows] == ["good"] * 4 + ["open"]
    assert set(model.lines.rows[-1].cells) == {"·"}, "who leaves a game gives nobody a place"


def test_one_click_says_yes_to_what_is_shown(after: Driver) -> None:
    sen = company(after).proposals[0]
    after.click("agree-0")
    assert after.node.asked[-1] == ("agree", sen.opener, sen)
    after.window.app.hear(room_news(host=False))
    after.settle()
    assert after.window.app.props.page == "room"
    assert not after.window.app.props.evening_open, "the room that was asked for is there"


def test_a_proposal_is_taken_back_and_another_made(after: Driver) -> None:
    after.click("withdraw-1")
    assert after.node.asked[-1] == ("withdraw",)
    after.find("offer-race").forceActiveFocus()
    after.press(Qt.Key.Key_Space)
    asked = after.node.asked[-1]
    assert asked[:2] == ("propose", "race")


def test_a_game_is_proposed_by_its_number_wherever_that_lies(after: Driver) -> None:
    after.press(Qt.Key.Key_2)
    assert after.node.asked[-1][:2] == ("propose", "smoki")
    strike(after.window.root, "š", scan("3"))
    assert after.node.asked[-1][:2] == ("propose", "race"), "a Czech keyboard"
    before = len(after.node.asked)
    after.press(Qt.Key.Key_5)
    after.click("eveningLeave")
    after.press(Qt.Key.Key_4)
    assert len(after.node.asked) == before, "what is asked over the page has the keyboard"
    after.press(Qt.Key.Key_Escape)


def test_the_saved_games_lie_over_the_evening_and_lead_back_to_it(
    after: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, read = after.window.app, after.window.app.evening._night
    monkeypatch.setattr("client.viewmodels.evening.model.night_of", lambda _folder, _table: read)
    for leave in (lambda: after.press(Qt.Key.Key_Escape), lambda: after.click("back")):
        after.press(Qt.Key.Key_P)
        assert app.props.saved_open
        before = len(after.node.asked)
        after.press(Qt.Key.Key_1)
        assert len(after.node.asked) == before, "the evening lies below"
        leave()
        assert not app.props.saved_open
        assert app.props.evening_open
        assert after.find("offer-sen").isVisible()
    after.click("eveningSaved")
    assert app.props.saved_open
    app.watch("gone.sennik", True)
    assert app.props.replay_open
    app.evening.chosen.emit()
    app.hear(room_news(host=False))
    after.settle()
    assert app.props.page == "room"
    assert not app.props.saved_open, "all of it makes way for the room that was asked for"
    assert not app.props.replay_open


def test_what_moves_under_the_hand_is_not_pressed(after: Driver) -> None:
    """A proposal comes just as this player presses: whatever is in that place now was not meant."""
    theme = after.window.engine.singletonInstance("Sennik", "Theme")
    wake_ms = theme.property("wakeMs")
    theme.setProperty("wakeMs", 3_600_000)
    try:
        news, before = company(after), len(after.node.asked)
        third = replace(news.proposals[0], opener=news.members[4].peer, game="race")
        after.window.app.hear(replace(news, proposals=(third, *news.proposals)))
        after.settle()
        after.click("agree-0")
        after.find("offer-race").forceActiveFocus()
        after.press(Qt.Key.Key_Space)
        after.press(Qt.Key.Key_3)
        assert len(after.node.asked) == before
    finally:
        theme.setProperty("wakeMs", wake_ms)


def test_no_key_of_the_evening_counts_as_it_comes_by_itself(after: Driver) -> None:
    app, theme = after.window.app, after.window.engine.singletonInstance("Sennik", "Theme")
    app.closeEvening()
    app.hear(room_news(host=False))
    after.settle()
    wake_ms, before = theme.property("wakeMs"), len(after.node.asked)
    theme.setProperty("wakeMs", 3_600_000)
    try:
        app.hear(ClosedNews("host_left"))
        after.settle()
        assert app.props.evening_open
        after.press(Qt.Key.Key_P)
        after.press(Qt.Key.Key_1)
        assert not app.props.saved_open
        assert len(after.node.asked) == before
    finally:
        theme.setProperty("wakeMs", wake_ms)


def test_a_game_for_too_few_says_so(after: Driver) -> None:
    news = company(after)
    member = news.members[0]
    crowd = tuple(replace(member, peer=bytes([40 + at]) * 32, name=f"Gast {at}") for at in range(5))
    after.window.app.hear(replace(news, members=(*news.members, *crowd), proposals=()))
    after.settle()
    refused = after.find("offer-sen")
    assert "5" in str(refused.property("reason"))
    assert "9" in str(refused.property("reason"))
    before = len(after.node.asked)
    after.click("offer-sen")
    assert len(after.node.asked) == before
    assert after.find("offer-dream").property("allowed")


def test_a_yes_that_came_too_late_leaves_the_page_as_it_is(after: Driver) -> None:
    after.node.troubles["agree"] = Late("that is not proposed any more")
    try:
        after.click("agree-0")
        assert after.window.app.props.evening_open
    finally:
        after.node.troubles.clear()


def test_a_room_that_is_gone_leads_back_to_the_evening(after: Driver) -> None:
    app = after.window.app
    app.closeEvening()
    app.hear(room_news(host=False))
    after.settle()
    app.hear(ClosedNews("host_left"))
    after.settle()
    assert app.props.evening_open
    app.hear(CompanyNews())
    app.closeEvening()
    app.hear(room_news(host=False))
    app.hear(ClosedNews("host_left"))
    after.settle()
    assert not app.props.evening_open, "without a company there is nothing to go back to"


def test_the_end_shows_who_wants_the_same_again_and_nothing_moves(driver: Driver) -> None:
    TABLE_SCENES["again_race"](driver.window.app)
    driver.settle()
    news, mark, button = company(driver), driver.find("overEager"), driver.find("overAgain")
    place = button.mapToScene(QPointF(0, 0))
    assert driver.window.app.evening.props.eager_names == "Sofija, Ondřej, Puchacz, Їжак Петро, Oksana, Kazimierz"
    others = replace(news, again=b"")
    driver.window.app.hear(others)
    driver.settle()
    assert not mark.isVisible(), "other rules are another proposal"
    away = tuple(replace(each, here=each.name != "Ondřej") for each in news.members)
    driver.window.app.hear(replace(news, members=away))
    driver.settle()
    assert mark.isVisible()
    assert button.mapToScene(QPointF(0, 0)) == place
    assert len(driver.window.app.evening.props.eager) == 5
    driver.a_moment_later()
    driver.click("overAgain")
    assert driver.node.asked[-1] == ("again",)


def test_the_room_tells_of_other_proposals(after: Driver) -> None:
    app = after.window.app
    app.closeEvening()
    app.hear(room_news(host=False))
    after.settle()
    assert "1" in str(after.find("eveningChip").property("text"))
    after.click("eveningChip")
    assert app.props.evening_open
    after.press(Qt.Key.Key_Escape)
    assert app.props.page == "room"
    app.hear(ClosedNews("left"))
    after.settle()


@dataclass
class Guest:
    """Somebody without a window: what is decided is asked of the node, and at the table a policy plays."""

    bridge: Bridge
    heard: list[News] = field(default_factory=list)

    def latest(self, kind: type[N], good: Callable[[N], bool] = lambda _: True) -> N | None:
        """The last news of this kind, if it is good: an earlier room or company may have been as the next will be."""
        last = next((news for news in reversed(self.heard) if isinstance(news, kind)), None)
        return last if last and good(last) else None


def guest(folder: Path, name: str) -> Guest:
    folder.mkdir()
    bridge = Bridge(
        lambda news: Node(
            Profile(folder),
            news,
            interfaces=["127.0.0.1"],
            player=lambda game: policy_for(game, "random"),
            name=name,
            pause_s=lambda: 0.0,
        )
    )
    made = Guest(bridge)
    bridge.news.connect(made.heard.append)
    bridge.started.connect(made.heard.append)
    return made


# The window that all tests share stands beside this one, and Qt complains now and then when one of two goes.
@pytest.mark.qt_log_ignore("QUnifiedTimer::stopAnimationDriver")
@pytest.mark.xdist_group("lan")
@pytest.mark.timeout(240)
def test_another_game_is_proposed_agreed_to_and_played_by_clicks(tmp_path: Path, qapp: object) -> None:
    """Three games: the window proposes the second and is asked for the third; each yes is one click."""
    ala, ola = guest(tmp_path / "ala", "Ala"), guest(tmp_path / "ola", "Ola")
    save(tmp_path / "ala", Settings(language="en", motion="calm", introduced=True))
    hands = Hands(program.build(ala.bridge, tmp_path / "ala"))
    app = hands.window.app
    table, model = app.play, app.evening
    table.pace_ms, table.peek_ms = 0, 1
    hands.window.engine.singletonInstance("Sennik", "Theme").setProperty("wakeMs", 0)
    ala.bridge.started.connect(app.begin)
    ala.bridge.news.connect(app.hear)
    ala.bridge.failed.connect(app.fail)
    me = b""

    def wait(reached: Callable[[], object]) -> None:
        end = time.monotonic() + LIMIT_S
        while not reached():
            assert time.monotonic() < end, (app.props, table.rows.table.page)
            hands.settle()
            time.sleep(0.02)  # each look costs a drawing

    def end_of(game: str) -> None:
        """Come to the end of a game: the end of its last round is a page of its own."""

        def over() -> bool:
            if table.rows.table.page == "round" and any(item.objectName() == "endNext" for item in hands.shown()):
                hands.click("endNext")
            return (app.props.page, table.rows_game, table.rows.table.page) == ("play", game, "over")

        wait(over)
        wait(lambda: any(item.objectName() == "overAnother" for item in hands.shown()))

    try:
        for each in (ala, ola):
            each.bridge.start()
        wait(lambda: app.props.started and ola.latest(Me))
        told = ala.latest(Me)
        assert told is not None
        me = told.peer
        ala.bridge.do(lambda node: node.open_table("sen", 2, SHORT["sen"], listed=False))
        wait(lambda: ala.latest(RoomNews))
        room = ala.latest(RoomNews)
        assert room is not None
        ola.bridge.do(lambda node: node.join_address(room.addresses[0]))
        wait(lambda: app.room.props.can_ready)
        ola.bridge.do(lambda node: node.room.ready(True))
        hands.click("ready")
        end_of("sen")

        hands.click("overAnother")
        wait(lambda: model.props.others == 1)
        hands.click("offer-smoki")
        wait(lambda: app.props.page == "room" and not app.props.evening_open)
        ala.bridge.do(lambda node: node.room.set_options(SHORT["smoki"]))
        short = SHORT["smoki"].items()
        asked = lambda news: news.proposals and short <= news.proposals[0].options.items()  # noqa: E731
        wait(lambda: ola.latest(CompanyNews, asked))
        news = ola.latest(CompanyNews, asked)
        assert news is not None
        ola.bridge.do(lambda node: node.agree(me, news.proposals[0]))
        wait(lambda: [place.note for place in app.room.places.rows if not place.me] == ["ready"])
        hands.click("ready")
        end_of("smoki")

        ola.bridge.do(lambda node: node.propose("sen", SHORT["sen"]))
        wait(lambda: any(item.objectName() == "overProposals" for item in hands.shown()))
        hands.click("overAnother")
        wait(lambda: [each.title for each in model.proposals.rows] == ["Sen"])
        wait(lambda: [line.kind for line in model.lines.rows] == ["good", "good"])
        files = sorted((tmp_path / "ola" / GAMES).glob("*.sennik"))
        theirs = evening(Verified(file.name, verify(gamefile.read(file))) for file in files)
        assert [(each.key, each.name, each.wins, each.ahead) for each in model.columns.rows] == [
            (each.key.hex(), each.name, each.wins, each.ahead) for each in theirs.players
        ]
        hands.click("agree-0")
        wait(lambda: ola.latest(RoomNews, lambda room: [place.ready for place in room.places] == [False, True]))
        ola.bridge.do(lambda node: node.room.ready(True))
        end_of("sen")

        hands.click("overAnother")
        wait(lambda: [line.kind for line in model.lines.rows] == ["good"] * 3)
        hands.click("eveningLeave")
        hands.click("leave")
        wait(lambda: app.props.page == "start" and not app.props.evening_open)
        wait(lambda: ola.latest(CompanyNews, lambda news: len(news.members) == 1))
    finally:
        for each in (ala, ola):
            assert each.bridge.stop()
        hands.window.close()
        QCoreApplication.processEvents()
