"""The film of a table: every step is shown once, in order, and what is only fresher takes the place of the last."""

from __future__ import annotations

import pytest

from client.viewmodels.play.table import PlayTable
from client.viewmodels.table.frames import Film, Frame, frames_of, seen_first
from engine.driver import Step
from netcore.status import PlayNews
from tests.copies import replace
from tests.scenery.local_table import LocalTable, room
from tests.scenery.sen import PEOPLE


def news() -> PlayNews:
    """Several steps at once."""
    local = LocalTable("sen", 3, 1, {}, me=2)
    local.run()
    said = local.news()
    assert len(said.steps) > 2
    return said


NEWS = news()
FRAMES = frames_of(NEWS)


def still(number: int = 0) -> Frame:
    """A sight of the table after which nothing has happened; `number` tells one from another."""
    return replace(FRAMES[-1], step=None, busy=str(number))


def shown(film: Film) -> list[Frame]:
    frames = []
    while film.advance():
        assert film.shown is not None
        frames.append(film.shown)
        film.turn_over()
    return frames


def steps(frames: list[Frame]) -> list[Step | None]:
    return [frame.step for frame in frames]


def test_news_are_a_frame_a_step_and_the_last_is_the_table_as_it_stands() -> None:
    assert [frame.step for frame in FRAMES] == list(NEWS.steps)
    assert [frame.last for frame in FRAMES] == [False] * (len(FRAMES) - 1) + [True]
    assert [frame.board for frame in FRAMES[:-1]] == [step.board for step in NEWS.steps[:-1]]
    last = FRAMES[-1]
    assert (last.board, last.legal, last.asked) == (NEWS.view.board, NEWS.view.legal, NEWS.view.asked)
    assert all(frame.legal is None and not frame.asked and not frame.waiting for frame in FRAMES[:-1])


def test_news_without_a_step_are_one_still_frame() -> None:
    (frame,) = frames_of(replace(NEWS, steps=()))
    assert frame.step is None
    assert frame.last


def test_what_comes_is_added_to_what_waits() -> None:
    film = Film(lambda _frame: False)
    film.add(FRAMES[:2])
    film.add(FRAMES[2:])
    assert film.waiting == len(FRAMES)
    assert steps(shown(film)) == list(NEWS.steps)


def test_a_fresher_sight_takes_the_place_of_the_last_that_waits_and_keeps_its_step() -> None:
    film = Film(lambda _frame: False)
    film.add(FRAMES)
    film.add((still(1),))
    film.add((still(2),))
    assert film.waiting == len(FRAMES)
    frames = shown(film)
    assert steps(frames) == list(NEWS.steps)
    assert (frames[-1].busy, frames[-1].last) == ("2", True)


def test_a_sight_of_a_table_at_which_nothing_waits_is_shown_itself() -> None:
    film = Film(lambda _frame: False)
    film.add(FRAMES[:1])
    shown(film)
    film.add((still(1),))
    assert film.waiting == 1
    assert steps(shown(film)) == [None]


def test_a_frame_that_stops_is_held_until_it_is_turned_over() -> None:
    film = Film(lambda frame: frame.step is NEWS.steps[1])
    film.add(FRAMES)
    assert film.advance()
    assert not film.held
    assert film.advance()
    assert film.held
    assert not film.advance()
    assert film.shown is FRAMES[1]
    film.turn_over()
    assert film.advance()
    assert film.shown is FRAMES[2]


def test_a_still_frame_is_never_held_and_an_empty_film_shows_nothing() -> None:
    film = Film(lambda _frame: True)
    assert not film.advance()
    assert film.shown is None
    film.add((still(),))
    assert film.advance()
    assert not film.held


def test_what_lingers_is_shown_with_nothing_asked_before_the_table_as_it_stands(
    table: PlayTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    local = LocalTable("sen", 3, 1, {}, me=2)
    local.run()
    table.receive(room(PEOPLE[:3], me=2))
    table.pace_ms = 0
    table.receive(local.news())
    table.pace_ms = 60_000
    monkeypatch.setattr(type(table._script), "lingers", lambda *_: True)
    added: list[Frame] = []
    monkeypatch.setattr(table._film, "add", added.extend)
    local.step(local.own_policy(local.view))
    local.run()
    said = local.news()
    table.receive(said)
    before, newest = frames_of(said)[:-1], frames_of(said)[-1]
    assert added == [*before, seen_first(newest), newest]
    assert (added[-2].step, added[-2].asked, added[-2].legal) == (newest.step, (), None)
