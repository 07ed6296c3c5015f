"""The table room, derived from the last news of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from client.viewmodels.dream.room import DreamRoom
from client.viewmodels.room.model import RoomModel
from client.viewmodels.room.options import changed_options
from client.viewmodels.room.props import RoomInput, derive_room, phrase_words, place_note
from engine import games
from netcore.status import Customs, RoomNews, RoomPlace, TableClock
from tests.client.fake_node import DirectCalls, FakeNode
from tests.client.signals import told
from tests.copies import replace
from tests.scenery.scenes import room_news

SEN, SMOKI = games.find("sen"), games.find("smoki")


def person(**changes: object) -> RoomPlace:
    return replace(RoomPlace(1, "person", b"k" * 32, "Anna", "star", False, True), **changes)  # type: ignore[arg-type]


def test_my_place_is_the_first_and_the_others_follow_clockwise() -> None:
    props = derive_room(RoomInput(replace(room_news(), me=2)))
    assert [row.seat for row in props.places] == [2, 3, 4, 0, 1]
    assert [row.me for row in props.places] == [True, False, False, False, False]


def test_only_the_host_can_seat_bots_and_free_places() -> None:
    acts = {host: [row.act for row in derive_room(RoomInput(room_news(host=host))).places] for host in (True, False)}
    assert acts == {True: ["", "free", "free", "free", "seat"], False: [""] * 5}


def test_nobody_is_ready_before_every_place_is_taken() -> None:
    waiting = derive_room(RoomInput(room_news()))
    assert not waiting.can_ready
    assert waiting.why_not
    assert derive_room(RoomInput(room_news(phrase=True))).can_ready


@pytest.mark.parametrize("host", [True, False])
def test_no_bot_sits_where_all_is_said_aloud(host: bool) -> None:
    """It can neither speak nor hear; the room says so before anybody is ready, and when it stands up all is well."""
    people = [replace(person(), seat=seat, peer=bytes([seat]) * 32) for seat in range(4)]
    news = replace(room_news(host=host, phrase=True), game="dream", options={"mode": "spoken"}, places=tuple(people))
    bot = replace(news, places=(*people[:3], replace(people[3], kind="bot")))
    told = derive_room(RoomInput(bot))
    assert (told.can_ready, told.why_not) == (False, "a bot has no voice")
    assert "bots can’t speak or hear" in told.waits
    assert "language" not in [row.name for row in told.options]
    for fine in (news, replace(bot, options={"mode": "typed"})):
        assert (derive_room(RoomInput(fine)).can_ready, derive_room(RoomInput(fine)).why_not) == (True, "")


@pytest.mark.parametrize(
    ("place", "note"),
    [
        (person(), "not ready yet"),
        (person(ready=True), "ready"),
        (person(learning=True), "learning"),
        (person(here=False, ready=True), "offline"),
        (person(kind="bot"), "a bot"),
        (person(warning="lookalike"), "looks like another name"),
        (person(warning="new_key", ready=True), "known name, new key"),
    ],
)
def test_what_a_plate_says(place: RoomPlace, note: str) -> None:
    assert place_note(place, mine=False, host=False) == note


def test_a_warning_is_never_hidden_by_a_tick() -> None:
    news = room_news()
    news = replace(
        news, places=(news.places[0], replace(news.places[1], ready=True, warning="new_key"), *news.places[2:])
    )
    row = derive_room(RoomInput(news)).places[1]
    assert row.warned
    assert row.mark == "icons/warn"


def test_the_phrase_is_words_of_the_language_and_numbers_of_all() -> None:
    polish, czech = phrase_words((0, 255), "pl"), phrase_words((0, 255), "cs")
    assert polish[0].word != czech[0].word
    assert [word.number for word in polish] == [word.number for word in czech] == ["000", "255"]


@given(st.data())
def test_any_change_leads_to_options_that_go_together(data: st.DataObject) -> None:
    now = SEN.read_options({})
    for _ in range(4):
        option = data.draw(st.sampled_from(SEN.options))
        value = data.draw(st.sampled_from(option.usual))
        now = changed_options(SEN, now, option.name, value)
        assert now[option.name] == value
        SEN.check_options(now)


def test_without_a_limit_rounds_are_counted() -> None:
    assert changed_options(SEN, SEN.read_options({}), "limit", 0)["rounds"] == 5


def test_what_a_host_sets_is_asked_of_the_node(node: FakeNode, calls: DirectCalls) -> None:
    model = RoomModel(calls)
    model.hear(room_news())
    model.set("seats", 1)
    model.set("penalty", 1)
    model.set("know", 1)
    model.seatBot(4)
    model.freeSeat(1)
    model.removeGuest(b"k".hex() * 32, True)
    model.leave()
    assert [call[0] for call in node.asked] == [
        "set_seats",
        "set_options",
        "set_options",
        "seat_bot",
        "free_seat",
        "remove",
        "leave",
    ]
    assert node.asked[0] == ("set_seats", 3)
    assert node.asked[1][1]["penalty"] == 15  # type: ignore[index]
    assert node.asked[2][1]["know"] is True  # type: ignore[index]


def test_a_guest_sets_nothing(node: FakeNode, calls: DirectCalls) -> None:
    model = RoomModel(calls)
    model.hear(room_news(host=False, phrase=True))
    model.set("seats", 1)
    model.set("limit", 0)
    assert node.asked == []


def test_ready_only_when_it_may_be_said(node: FakeNode, calls: DirectCalls) -> None:
    model = RoomModel(calls)
    model.hear(room_news())
    model.setReady(True)
    assert node.asked == []
    model.hear(room_news(phrase=True))
    model.setReady(True)
    model.setReady(False)
    assert node.asked == [("ready", True), ("ready", False)]


@pytest.mark.parametrize(("goal", "number"), [("tokens", "tokens"), ("points", "limit"), ("rounds", "rounds")])
def test_only_the_number_that_ends_the_game_is_asked_for_and_told(goal: str, number: str) -> None:
    news = replace(room_news(game="smoki"), options=SMOKI.read_options({"goal": goal}))
    told = derive_room(RoomInput(news))
    others = ["piles", "edition", "backups", "hints", "strength", "clock", "undo", "talk", "bench"]
    assert [row.name for row in told.options] == ["seats", "goal", number, *others]
    ends = {"tokens": "to 3 token(s)", "points": "to 100 point(s)", "rounds": "8 round(s)"}
    assert [end for end in ends.values() if end in told.line] == [ends[goal]]


@pytest.mark.parametrize(("phrase", "waiting"), [(False, False), (False, True), (True, True), (True, False)])
def test_one_is_ready_once_there_is_a_phrase_and_nothing_is_awaited(phrase: bool, waiting: bool) -> None:
    told = derive_room(RoomInput(room_news(phrase=phrase), waiting=waiting))
    assert told.can_ready == (phrase and not waiting)


def test_a_game_that_this_edition_lacks_has_no_options_to_set() -> None:
    props = derive_room(RoomInput(replace(room_news(), game="chess")))
    assert props.options == ()
    assert props.line.startswith("chess")


@pytest.mark.parametrize(("seats", "told"), [(2, False), (3, True), (5, True)])
def test_the_price_of_the_backups_is_told_where_backups_are_dealt(seats: int, told: bool) -> None:
    news = room_news()
    props = derive_room(RoomInput(replace(news, places=news.places[:seats])))
    assert ("all the others collude" in props.price) is told
    assert ("backups" in [row.name for row in props.options]) is told


def test_bots_are_in_the_program_that_brought_them_and_hold_no_backups() -> None:
    news = room_news()
    bots = tuple(replace(place, kind="bot") for place in news.places[2:])
    props = derive_room(RoomInput(replace(news, places=(*news.places[:2], *bots))))
    assert props.price == ""
    assert "backups" not in [row.name for row in props.options]


@pytest.mark.parametrize(("strength", "at"), [("calm", 0), ("lively", 1), ("sly", 2)])
def test_how_bots_play_is_seen_by_all_and_chosen_by_the_host(strength: str, at: int) -> None:
    news = room_news()
    people = replace(news, places=tuple(replace(place, kind="person") for place in news.places))
    assert "strength" not in [row.name for row in derive_room(RoomInput(people)).options], "no bot sits"
    bots = tuple(replace(place, kind="bot") for place in news.places[2:])
    news = replace(news, places=(*news.places[:2], *bots), customs=Customs(strength=strength))
    (row,) = [row for row in derive_room(RoomInput(replace(news, host=False))).options if row.name == "strength"]
    assert (row.title, row.values, row.at) == ("Bots", ("calm", "lively", "sly"), at)
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    room.hear(replace(news, host=True))
    room.choose("strength", 2)
    assert node.asked == [("set_strength", "sly")]


def test_a_table_may_do_without_onlookers() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    news = room_news()
    room.hear(news)
    room.set("bench", 0)
    assert node.asked == [("set_bench", False)]
    declined = derive_room(RoomInput(replace(news, customs=Customs(bench=False))))
    assert [row.at for row in declined.options if row.name == "bench"] == [0]


@pytest.mark.parametrize(("talk", "at"), [("all", 0), ("reactions", 1), ("off", 2)])
def test_what_may_be_said_is_seen_by_all_and_chosen_by_the_host(talk: str, at: int) -> None:
    news = replace(room_news(), customs=Customs(talk=talk))
    (row,) = [row for row in derive_room(RoomInput(replace(news, host=False))).options if row.name == "talk"]
    assert (row.title, row.values, row.at) == ("Chat", ("words", "reactions only", "none"), at)
    me, *others = news.places
    bots = replace(news, places=(me, *(replace(place, kind="bot") for place in others)))
    assert "talk" not in [row.name for row in derive_room(RoomInput(bots)).options], "nobody would hear it"
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    room.hear(news)
    room.choose("talk", 1)
    assert node.asked == [("set_talk", "reactions")]


def test_a_table_may_let_moves_be_taken_back() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    room.hear(room_news())
    assert {row.name: row.at for row in room.props.options}["undo"] == 0
    room.choose("undo", 1)
    assert node.asked == [("set_undo", True)]
    room.hear(replace(room_news(), customs=Customs(undo=True)))
    assert room.props.line.endswith("Moves may be taken back")
    assert room.tell("option:undo")["title"] == "Moves may be taken back: yes"
    room.hear(replace(room_news(game="dream"), customs=Customs()))
    assert "undo" not in [row.name for row in room.props.options], "there nothing ever could be"


def test_a_table_may_have_a_clock() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    room.hear(room_news())
    assert [row.name for row in room.props.options if row.name.startswith("clock")] == ["clock"]
    room.choose("clock", 2)
    room.hear(replace(room_news(), customs=Customs(clock=TableClock("strict", 45))))
    rows = {row.name: (row.values, row.at) for row in room.props.options}
    assert rows["clock"] == (("none", "gentle", "strict"), 2)
    assert rows["clock_s"] == (("30 s", "45 s", "1 min", "2 min", "5 min"), 1)
    assert room.props.line.endswith("strict clock: 45 s")
    room.choose("clock_s", 3)
    room.choose("clock", 0)
    assert node.asked == [("set_clock", "strict", 60), ("set_clock", "strict", 120), ("set_clock", "", 45)]
    assert room.tell("option:clock")["title"] == "Clock for moves: strict"


def test_a_table_may_do_without_backups() -> None:
    node = FakeNode(lambda _news: None)
    room = RoomModel(DirectCalls(node))
    news = room_news()
    room.hear(news)
    room.set("backups", 0)
    assert node.asked == [("set_backups", False)]
    declined = derive_room(RoomInput(replace(news, customs=Customs(backups=False))))
    assert declined.price == "If someone leaves for good, the game ends there: nobody keeps anyone’s key."
    assert [row.at for row in declined.options if row.name == "backups"] == [0]


def test_each_change_is_told_by_what_it_changes(calls: DirectCalls) -> None:
    model = RoomModel(calls)
    news = room_news(phrase=True)
    model.hear(news)
    heard = told(model)

    def changed(*names: str) -> None:
        assert heard == list(names)
        heard.clear()

    model.hear(news)
    changed()
    one, two, *others = news.places
    model.hear(replace(news, places=(one, replace(two, ready=True), *others)))
    changed("waits")
    model.hear(replace(news, places=(replace(one, ready=False), two, *others)))
    changed("waits", "ready")
    model.hear(news)
    heard.clear()
    model.speak("uk")
    changed("keys", "phraseLine")
    model.hear(replace(news, options={**news.options, "limit": 150}))
    changed("line")
    model.hear(replace(news, options={**news.options, "limit": 150}, phrase=()))
    changed("hasPhrase", "keys", "phraseLine", "canRemember", "canReady")
    model.hear(room_news())
    assert "placeCount" not in heard
    model.hear(None)
    assert "placeCount" in heard


def known(news: RoomNews, *seats: int) -> RoomNews:
    """`news` in which the keys at `seats` are known."""
    return replace(news, places=tuple(replace(place, known=place.seat in seats) for place in news.places))


def test_who_is_known_by_the_key_is_told_and_only_when_all_are_the_phrase_is_not_needed() -> None:
    news = room_news(phrase=True)
    people = [place.seat for place in news.places if place.kind == "person" and place.seat != news.me]
    for count in range(len(people) + 1):
        props = derive_room(RoomInput(known(news, *people[:count])))
        assert [row.seat for row in props.places if row.known] == people[:count]
        assert props.friends == (count == len(people))
        assert props.can_remember == (count < len(people))


def test_among_bots_there_is_nobody_to_know_or_to_remember() -> None:
    news = room_news(phrase=True)
    bots = replace(
        news,
        places=tuple(replace(place, kind="person" if place.seat == news.me else "bot") for place in news.places),
        agreements=4,
    )
    props = derive_room(RoomInput(bots))
    assert (props.alone, props.friends, props.can_remember, props.agreed) == (True, False, False, "")


def test_nothing_can_be_remembered_by_a_phrase_that_is_not_there(node: FakeNode, calls: DirectCalls) -> None:
    model = RoomModel(calls)
    model.hear(room_news())
    model.rememberKeys()
    assert node.asked == []
    model.hear(room_news(phrase=True))
    model.rememberKeys()
    assert node.asked == [("remember_keys", room_news(phrase=True).phrase)]


@pytest.mark.parametrize(("count", "host", "told"), [(1, False, ""), (3, True, ""), (3, False, "Agreed on 3")])
def test_a_guest_is_told_how_often_the_table_was_agreed_on(count: int, host: bool, told: str) -> None:
    props = derive_room(RoomInput(replace(room_news(host=host, phrase=True), agreements=count)))
    assert props.agreed.startswith(told)
    assert bool(props.agreed) == bool(told)


@pytest.mark.parametrize(
    ("place", "host", "note"),
    [
        (person(known=True), False, "known key"),
        (person(known=True, ready=True), False, "known key"),
        (person(known=True, ready=True), True, "ready"),
        (person(known=True, here=False), False, "offline"),
        (person(known=True, warning="lookalike"), False, "looks like another name"),
    ],
)
def test_a_known_key_hides_nothing_that_matters_more(place: RoomPlace, host: bool, note: str) -> None:
    assert place_note(place, mine=False, host=host) == note


def test_the_usual_time_for_a_clue_comes_with_how_it_is_given() -> None:
    """Typed it takes reading, too; a time that was chosen stays as it is."""
    room = DreamRoom()
    assert room.opened_with() == {"clue_s": 10}
    assert room.follows("mode", "spoken", {"clue_s": 10}) == {"clue_s": 5}
    assert room.follows("mode", "typed", {"clue_s": 5}) == {"clue_s": 10}
    assert room.follows("mode", "spoken", {"clue_s": 15}) == {}
    assert room.follows("night_s", 90, {"clue_s": 10}) == {}
