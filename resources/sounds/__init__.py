"""The sounds of the window, as samples: signed, 16 bits, one channel, RATE a second."""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent
NAMES = ("turn", "card", "shuffle", "wake", "night", "dawn", "start", "tick", "talk")


def samples(name: str) -> array[int]:
    """One sound. Raises OSError, EOFError or wave.Error if its file is not there, or not as it should be."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if form != (1, 2, RATE):
            raise wave.Error(f"{name}.wav has another form: {form}")
        out = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        out.byteswap()
    return out
