"""Several sounds at once, as one stream of samples. Knows no device and no clock."""

from __future__ import annotations

import threading
from array import array
from dataclasses import dataclass

LOUDEST = 32767
VOICES = 6
"""So many at once are still told apart; the oldest gives way."""


@dataclass(slots=True)
class _Voice:
    samples: array[int]
    at: int = 0


class Mixer:
    """Adds up what is played, in signed 16-bit samples of one channel. Two threads may use it: one adds, one reads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[_Voice] = []

    def add(self, samples: array[int]) -> None:
        """Have `samples` heard from the next that is read."""
        with self._lock:
            self._voices = [*self._voices[1 - VOICES :], _Voice(samples)]

    def read(self, count: int) -> array[int]:
        """The next `count` samples; silence where nothing is played."""
        mixed = array("h", bytes(2 * count))
        with self._lock:
            for voice in self._voices:
                part = voice.samples[voice.at : voice.at + count]
                voice.at += len(part)
                for place, value in enumerate(part):
                    mixed[place] = max(-LOUDEST, min(LOUDEST, mixed[place] + value))
            self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return mixed

    @property
    def silent(self) -> bool:
        """Whether nothing is left to be read."""
        with self._lock:
            return not self._voices
