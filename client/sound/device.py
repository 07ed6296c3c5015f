"""The loudspeaker of this computer. The one place that knows miniaudio."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Protocol

from resources.sounds import RATE

BUFFER_MS = 60
"""Shorter, and a busy computer stutters; longer, and a card is heard after it has been laid."""
CARDS = Path("/dev/snd")


class NoSoundError(Exception):
    """Nothing on this computer plays sound."""


class Device(Protocol):
    """What plays samples, until it is closed."""

    def close(self) -> None:
        """Stop, and let go of it."""
        ...


def open_device(read: Callable[[int], array[int]], *, deaf: bool = False) -> Device:
    """Play what `read` gives when it is asked for so many samples, in a thread of the device's own.

    `deaf`: on a device that nobody hears. Raises NoSoundError.
    """
    import miniaudio  # not before the first sound

    def stream() -> Generator[array[int], int, None]:
        count = yield array("h")
        while True:
            count = yield read(count)

    wanted = [miniaudio.Backend.NULL] if deaf else _backends(miniaudio.Backend)
    try:
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16, 1, RATE, BUFFER_MS, backends=wanted, app_name="Sennik"
        )
        samples = stream()
        next(samples)
        device.start(samples)
    except miniaudio.MiniaudioError as error:
        raise NoSoundError(str(error)) from error
    return device  # type: ignore[no-any-return]


def _backends(kinds: type) -> list[object]:
    """Which ways to try, in order. Without a card that plays, the library of ALSA would complain on the terminal."""
    if sys.platform != "linux":
        return []
    playing = any(CARDS.glob("pcmC*D*p"))
    return [kinds.PULSEAUDIO, *([kinds.ALSA] if playing else [])]  # type: ignore[attr-defined]
