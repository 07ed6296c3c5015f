"""The chat without a window: what is shown of what was said, whom one hears, and what is sent."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from client.viewmodels.talk import words
from client.viewmodels.talk.model import KEPT, TalkModel
from netcore.speech.said import LONGEST_TEXT, REACTIONS
from netcore.speech.speech import Hushed, TooFast, Unseen
from netcore.status import CircleNews, ClosedNews, Listener, SaidNews
from tests.client.fake_node import DirectCalls, FakeNode
from tests.scenery.local_table import room

TABLE = b"t" * 16
PEOPLE = (("Jagna", "round"), ("Sofija", "tall"), ("Ondřej", "star"), ("Puchacz", "fish"))
JAGNA, SOFIJA, ONDREJ = (Listener(bytes([at]) * 32, *PEOPLE[at]) for at in range(3))


class Chat:
    """The model, its node, and what was said aloud."""

    def __init__(self, me: int = 0) -> None:
        self.node = FakeNode(lambda _news: None)
        self.calls = DirectCalls(self.node)
        self.model = TalkModel(self.calls)
        self.aloud: list[str] = []
        self.model.announced.connect(self.aloud.append)
        self.sounds: list[str] = []
        self.model.sounded.connect(self.sounds.append)
        self.model.hear(room(PEOPLE, me=me, bots=(3,)))
        self.gather()

    def gather(self, **changes: object) -> None:
        self.model.hear(CircleNews(TABLE, (SOFIJA, ONDREJ), **changes))  # type: ignore[arg-type]

    def hear(self, by: Listener, text: str = "", reaction: str = "", table: bytes = TABLE) -> None:
        self.model.hear(SaidNews(table, by, text, reaction, mine=by is JAGNA))

    def lines(self) -> list[tuple[str, str]]:
        return [(row.name, row.text) for row in self.model.lines.rows]

    def bubbles(self) -> list[str]:
        return [row.name for row in self.model.bubbles.rows]


@pytest.fixture
def chat(qapp: object) -> Chat:
    return Chat()


def test_what_is_said_is_listed_counted_and_said_aloud(chat: Chat) -> None:
    chat.hear(SOFIJA, "<i>evening</i> %1")
    chat.hear(ONDREJ, reaction="caw")
    chat.hear(JAGNA, "hello")
    assert chat.lines() == [("Sofija", "<i>evening</i> %1"), ("Ondřej", "Caw!"), ("Jagna", "hello")]
    assert chat.aloud == ["Sofija: <i>evening</i> %1", "Ondřej: Caw!"]
    assert chat.sounds == ["talk", "talk"], "nobody hears a sound of what they say themselves"
    assert chat.model.props.unread == 2
    chat.model.show(True)
    chat.hear(SOFIJA, "more")
    assert chat.model.props.unread == 0
    chat.model.show(False)
    assert chat.model.props.unread == 0


def test_only_so_many_lines_are_kept_and_those_of_another_table_go(chat: Chat) -> None:
    for number in range(KEPT + 5):
        chat.hear(SOFIJA, str(number))
    assert [text for _, text in chat.lines()] == [str(number) for number in range(5, KEPT + 5)]
    chat.hear(SOFIJA, "elsewhere", table=b"u" * 16)
    assert chat.lines()[-1][1] == str(KEPT + 4)
    chat.model.hear(CircleNews())
    assert not chat.model.props.there
    chat.gather()
    assert len(chat.lines()) == KEPT, "a room between two games is the same table"
    chat.model.hear(CircleNews(b"u" * 16, (SOFIJA,)))
    assert chat.lines() == []
    assert chat.model.props.unread == 0


@pytest.mark.parametrize(
    ("limit", "talk", "heard", "shown"),
    [
        ("all", "all", 2, (True, True, True)),
        ("reactions", "all", 1, (True, False, True)),
        ("off", "all", 0, (False, False, False)),
        ("all", "reactions", 2, (True, False, True)),
        ("all", "off", 2, (False, False, False)),
    ],
)
def test_the_table_and_this_player_say_what_is_wanted(
    chat: Chat, limit: str, talk: str, heard: int, shown: tuple[bool, bool, bool]
) -> None:
    """What the rule of a table forbids never comes this far."""
    chat.model.limit(limit)
    chat.gather(talk=talk)
    chat.hear(SOFIJA, "words")
    chat.hear(SOFIJA, reaction="oh")
    assert len(chat.lines()) == heard
    props = chat.model.props
    assert (props.there, props.writes, props.speaks) == shown
    assert chat.model.say("hello") is shown[1]
    assert bool(props.why) is (shown[0] and not shown[1])


def test_alone_with_bots_there_is_no_chat(chat: Chat) -> None:
    chat.model.hear(CircleNews(TABLE, ()))
    chat.model.show(True)
    assert not chat.model.props.there
    assert not chat.model.props.open


def test_at_night_nothing_is_sent(chat: Chat) -> None:
    chat.gather(hushed=True)
    assert not chat.model.say("moon")
    assert not chat.model.react(0)
    assert chat.node.asked == []
    assert chat.model.props.why == "It’s night: nobody speaks until day."
    chat.gather()
    assert chat.model.react(0)


def test_a_word_is_sent_once_and_the_next_when_it_was_heard(chat: Chat) -> None:
    assert chat.model.say("one")
    assert not chat.model.say("one")
    assert not chat.model.react(3)
    chat.hear(JAGNA, "one")
    assert chat.model.react(3)
    assert chat.node.asked == [("say", "one"), ("react", "caw")]
    assert not chat.model.say("   ")
    assert not chat.model.react(8)
    assert not chat.model.react(-1)


@pytest.mark.parametrize("refusal", [TooFast(""), Hushed(""), Unseen("")])
def test_what_was_refused_can_be_said_again_and_why_is_told(chat: Chat, refusal: Exception) -> None:
    told: list[str] = []
    chat.model.said.connect(told.append)
    chat.node.troubles["say"] = refusal
    chat.model.say("hello")
    code = str(refusal.code)  # type: ignore[attr-defined]
    assert chat.model.refuse(code)
    assert told == [words.refusal(code)]
    assert not chat.model.refuse("late")
    chat.node.troubles.clear()
    assert chat.model.say("hello")


def test_who_is_muted_is_not_heard_until_wanted_again(chat: Chat) -> None:
    key = SOFIJA.peer.hex()
    chat.hear(SOFIJA, reaction="oh")
    chat.model.mute(key, True)
    assert chat.bubbles() == []
    chat.hear(SOFIJA, "noise")
    chat.hear(SOFIJA, reaction="no")
    chat.hear(ONDREJ, "calm")
    assert [(row.name, row.muted) for row in chat.model.ears.rows] == [("Sofija", True), ("Ondřej", False)]
    assert chat.lines() == [("Sofija", "Oh my"), ("Ondřej", "calm")]
    assert chat.aloud == ["Sofija: Oh my", "Ondřej: calm"]
    assert chat.model.props.unread == 2
    chat.model.mute(key, False)
    chat.hear(SOFIJA, "sorry")
    assert chat.lines()[-1] == ("Sofija", "sorry")


def test_a_reaction_is_shown_for_a_moment_where_its_author_is(chat: Chat, qtbot: QtBot) -> None:
    chat.model.bubble_ms = 40
    chat.hear(ONDREJ, reaction="oh")
    chat.hear(ONDREJ, reaction="no")
    (row,) = chat.model.bubbles.rows
    assert (row.face, row.word) == ("faces/dragon_fire", "Oh no")
    assert row.things == ("place:2", "seat:2", "racer:2", "spirit:2")
    qtbot.waitUntil(lambda: chat.bubbles() == [])


def test_where_somebody_is_is_told_from_where_this_player_sits(qapp: object) -> None:
    chat = Chat(me=2)
    chat.hear(SOFIJA, reaction="oh")
    assert chat.model.bubbles.rows[0].things == ("place:1", "seat:3", "racer:3", "spirit:1")


def test_the_end_of_a_table_closes_the_chat(chat: Chat) -> None:
    chat.model.show(True)
    chat.model.hear(ClosedNews("left"))
    assert not chat.model.props.open


def test_a_liar_is_named_once_also_one_who_goes_and_comes_again(chat: Chat) -> None:
    for _ in range(2):
        chat.gather(two_tongued=(SOFIJA.peer,))
    chat.gather()
    chat.gather(two_tongued=(SOFIJA.peer,))
    assert [text for name, text in chat.lines() if name == ""] == [words.two_tongued("Sofija")]


def test_every_reaction_has_a_face_and_a_word_and_a_key(chat: Chat) -> None:
    assert len(words.faces()) == len(REACTIONS) == len({face for face, _ in words.faces()}) == 8
    assert set(words.FACES) == set(REACTIONS)
    assert chat.model.longest == LONGEST_TEXT


def test_in_another_circle_nothing_is_on_its_way_any_more(chat: Chat) -> None:
    """Else whoever had said something as a table closed could say nothing at the next."""
    assert chat.model.say("hello")
    assert not chat.model.say("hello again")
    chat.gather()
    assert chat.model.say("hello again")
