"""Sounds at once are added up, and nothing that is played wraps around."""

from __future__ import annotations

import random
from array import array

from hypothesis import given
from hypothesis import strategies as st

from client.sound.mixer import LOUDEST, VOICES, Mixer

samples = st.lists(st.integers(-32768, 32767), max_size=60).map(lambda values: array("h", values))


def read_all(mixer: Mixer, counts: random.Random) -> list[int]:
    out: list[int] = []
    while not mixer.silent:
        out += mixer.read(counts.randint(1, 20))
    return out


@given(st.lists(samples, max_size=VOICES), st.integers(0, 2**32))
def test_what_is_read_is_the_sum_of_what_is_played(clips: list[array[int]], seed: int) -> None:
    mixer = Mixer()
    for clip in clips:
        mixer.add(clip)
    length = max((len(clip) for clip in clips), default=0)
    heard = read_all(mixer, random.Random(seed))
    expected = []
    for at in range(length):
        total = 0
        for clip in clips:
            total = max(-LOUDEST, min(LOUDEST, total + (clip[at] if at < len(clip) else 0)))
        expected.append(total)
    assert heard[:length] == expected
    assert not any(heard[length:])


def test_the_oldest_of_too_many_gives_way() -> None:
    mixer = Mixer()
    for value in range(VOICES + 2):
        mixer.add(array("h", [10**value if value < 5 else 1]))
    assert list(mixer.read(1)) == [100 + 1000 + 10000 + 3]


def test_a_later_sound_begins_where_the_reading_is() -> None:
    mixer = Mixer()
    mixer.add(array("h", [1, 1, 1, 1]))
    assert list(mixer.read(2)) == [1, 1]
    mixer.add(array("h", [5]))
    assert list(mixer.read(4)) == [6, 1, 0, 0]
    assert mixer.silent
