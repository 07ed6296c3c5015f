"""Players whose names look like places in a sentence: every table says them as they are, at every moment shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.race.heroes import rows as hero_rows
from client.viewmodels.room.props import RoomInput, derive_room
from client.viewmodels.table.lost import LostModel
from netcore.status import BrokenOffNews, FoulNews, LateNews, LinkNews, PollNews
from tests.client.fake_node import DirectCalls
from tests.copies import replace
from tests.scenery import sen as sen_scenes
from tests.scenery.local_table import room
from tests.scenery.scenes import GAME_SCENES, room_news

PLAIN = ("Xenie", "Yvona", "Zbyňa", "Wanda", "Quido", "Viola", "Ulvida", "Tadeo", "Rozalia", "Patryk")
ODD = ("%1", "A%3", "%2 %1", "%n", "%%4", "%5", "%L1", "100%", "%9%", "%0")
SCENES = {name: moment for moments in GAME_SCENES.values() for name, moment in moments.items()}


def texts(value: object) -> Iterator[str]:
    """Every text in a value, in order."""
    match value:
        case str():
            yield value
        case dict():
            for part in value.values():
                yield from texts(part)
        case tuple() | list():
            for part in value:
                yield from texts(part)


def renamed(plain: list[str]) -> list[str]:
    """What was said of the plain names, said of the odd ones."""
    for number, name in enumerate(PLAIN):
        plain = [text.replace(name, f"\0{number}\0") for text in plain]
    for number, name in enumerate(ODD):
        plain = [text.replace(f"\0{number}\0", name) for text in plain]
    return plain


def people(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((name, lantern) for name, (_, lantern) in zip(names, sen_scenes.PEOPLE, strict=True))


@pytest.mark.parametrize("name", SCENES)
def test_a_table_says_names_as_they_are(qapp: object, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    heard: list[list[str]] = []
    for names in (PLAIN, ODD):
        monkeypatch.setattr(sen_scenes, "PEOPLE", people(names))
        table, aloud = PlayTable(), list[str]()
        table.announced.connect(aloud.append)
        SCENES[name](table)
        shown = list(texts(asdict(table.rows)))
        heard.append([*shown, *texts(table.stopped), *aloud])
    plain, odd = heard
    assert any(name in text for text in plain for name in PLAIN)
    assert odd == renamed(plain)


@pytest.mark.parametrize(
    "tell",
    [
        lambda model: model.hear(LinkNews(2, False, left=True, spared=True)),
        lambda model: model.hear(PollNews((2,), (1, 3), (0,), ask=True)),
        lambda model: model.hear(BrokenOffNews((1,), dealt=True, saved="games/%1.sennik")),
        lambda model: model.hear(BrokenOffNews((0, 1), dealt=True, saved="")),
    ],
)
def test_the_question_about_a_silent_player_does_too(
    calls: DirectCalls, monkeypatch: pytest.MonkeyPatch, tell: Callable[[LostModel], object]
) -> None:
    heard: list[list[str]] = []
    for names in (PLAIN, ODD):
        model = LostModel(calls, clock=lambda: 100.0)
        model.hear(room(people(names)[:4]))
        tell(model)
        late = LateNews(1, 2, (3, 4))
        heard.append([*texts(asdict(model.props)), model.evicted(1), model.late(late)])
    plain, odd = heard
    assert any(PLAIN[1] in text for text in plain)
    assert odd == renamed(plain)


@pytest.mark.parametrize("news", [FoulNews(1, "sen.use_not_special", 7, "games/%1")])
def test_a_game_that_stopped_does_too(qapp: object, news: FoulNews) -> None:
    heard: list[list[str]] = []
    for names in (PLAIN, ODD):
        table = PlayTable()
        table.receive(room(people(names)[:4]))
        table.receive(news)
        heard.append(list(texts(table.stopped)))
    plain, odd = heard
    assert any(PLAIN[1] in text for text in plain)
    assert odd == renamed(plain)


@pytest.mark.parametrize("game", ["sen", "race", "dream"])
def test_a_room_does_too(qapp: object, game: str) -> None:
    heard: list[list[str]] = []
    for names in (PLAIN, ODD):
        news = room_news(phrase=True, game=game)
        seated = (replace(place, name=name) for place, name in zip(news.places, names, strict=False))
        news = replace(news, places=tuple(seated))
        if game == "race":
            news = replace(news, options={"heroes": "Rowan,Rosella,Li,Iskra,Kafka"})
        props = asdict(derive_room(RoomInput(news)))
        picked = [asdict(row) for row in hero_rows(news.options, news.places)] if game == "race" else []
        heard.append([*texts(props), *texts(picked)])
    plain, odd = heard
    assert any(PLAIN[1] in text for text in plain)
    assert odd == renamed(plain)
