"""A sound is played on a device that is there only meanwhile; a computer without one plays on in silence."""

from __future__ import annotations

import logging
import sys
import threading
import time
from array import array
from collections.abc import Callable
from pathlib import Path

import miniaudio
import pytest
from pytestqt.qtbot import QtBot

from client.sound.device import NoSoundError, open_device
from client.sound.player import MOST_WAITING, Player
from resources import sounds
from resources.sounds import draw


class Deaf:
    """A device that is asked for samples by the test."""

    def __init__(self) -> None:
        self.read: Callable[[int], array[int]] | None = None
        self.closed = threading.Event()

    def open(self, read: Callable[[int], array[int]]) -> Deaf:
        self.read = read
        return self

    def close(self) -> None:
        self.closed.set()


def test_the_sound_that_is_wanted_is_played_as_loud_as_it_is_wanted(qtbot: QtBot) -> None:
    device = Deaf()
    player = Player(opened=device.open)
    with qtbot.waitSignal(player.worked) as told:
        player.play("tick", 0.5)
    assert told.args == [True]
    assert device.read is not None
    full = sounds.samples("tick")
    assert list(device.read(len(full))) == [round(0.5 * value) for value in full]
    player.close()
    assert device.closed.is_set()


def test_a_sound_that_cannot_be_read_silences_no_other(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    device, read = Deaf(), sounds.samples

    def broken(name: str) -> array[int]:
        if name == "card":
            raise OSError("a bad block")
        return read(name)

    monkeypatch.setattr(sounds, "samples", broken)
    player = Player(opened=device.open)
    with qtbot.waitSignal(player.worked) as told:
        player.play("tick", 1.0)
    assert told.args == [True]
    assert device.read is not None
    device.read(len(read("tick")))
    with qtbot.assertNotEmitted(player.worked, wait=20):
        player.play("card", 1.0)
        player.play("tick", 1.0)
    until = time.monotonic() + 30
    while not any(device.read(100)) and time.monotonic() < until:
        time.sleep(0.01)
    assert time.monotonic() < until, "it was silenced"
    player.close()


def test_a_device_is_given_back_when_it_has_been_quiet_and_another_is_opened(qtbot: QtBot) -> None:
    devices: list[Deaf] = []

    def opened(read: Callable[[int], array[int]]) -> Deaf:
        devices.append(Deaf())
        return devices[-1].open(read)

    player = Player(opened=opened, quiet_s=0.01)
    for number in range(2):
        with qtbot.waitSignal(player.worked):
            player.play("tick", 1.0)
        device = devices[number]
        assert not device.closed.wait(0.05), "it is still being heard"
        assert device.read is not None
        device.read(sounds.RATE)
        assert device.closed.wait(5)
    player.close()


def test_without_a_loudspeaker_that_is_told_and_nothing_else_happens(
    qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    def none(_read: Callable[[int], array[int]]) -> Deaf:
        raise NoSoundError("no card")

    player = Player(opened=none)
    for _ in range(2):
        with qtbot.waitSignal(player.worked) as told:
            player.play("card", 1.0)
        assert told.args == [False]
    player.close()
    assert [(each.levelname, each.message) for each in caplog.records] == [("INFO", "no sound: no card")], "once"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is one way only")
def test_alsa_is_asked_only_where_a_card_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its library complains on the terminal of a computer that has none; what only records is none."""
    asked: list[object] = []

    def device(*_: object, backends: list[object], **__: object) -> None:
        asked[:] = backends
        raise miniaudio.MiniaudioError("none")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", device)
    monkeypatch.setattr("client.sound.device.CARDS", tmp_path)
    for name, ways in (("seq", 1), ("pcmC0D0c", 1), ("pcmC0D0p", 2)):
        (tmp_path / name).touch()
        with pytest.raises(NoSoundError):
            open_device(lambda count: array("h", bytes(2 * count)))
        assert len(asked) == ways


def test_a_device_that_is_slow_to_open_keeps_nobody_waiting(qtbot: QtBot) -> None:
    slow = threading.Event()
    device = Deaf()

    def opened(read: Callable[[int], array[int]]) -> Deaf:
        slow.wait(10)
        return device.open(read)

    player = Player(opened=opened)
    begun = time.monotonic()
    for _ in range(5 * MOST_WAITING):
        player.play("card", 1.0)
    player.close(patience_s=0)
    assert time.monotonic() - begun < 5, "it waited for the device"
    slow.set()
    assert device.closed.wait(5)
    player.play("card", 1.0)


def test_the_library_plays_what_it_is_given() -> None:
    """On its own device that nobody hears; a thread of the library asks for the samples."""
    heard = threading.Event()

    def read(count: int) -> array[int]:
        heard.set()
        return array("h", bytes(2 * count))

    device = open_device(read, deaf=True)
    try:
        assert heard.wait(10)
    finally:
        device.close()


@pytest.mark.parametrize("name", sounds.NAMES)
def test_a_file_is_as_its_script_draws_it(name: str) -> None:
    kept = sounds.samples(name)
    drawn = array("h", draw.drawn(name))
    assert len(kept) == len(drawn)
    assert max(abs(one - other) for one, other in zip(kept, drawn, strict=True)) <= 1
    assert abs(kept[-1]) <= 2, "it would click at its end"


def test_there_is_a_file_for_every_sound_that_is_drawn() -> None:
    assert set(sounds.NAMES) == set(draw.SOUNDS) == {path.stem for path in sounds.FOLDER.glob("*.wav")}
