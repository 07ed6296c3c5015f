"""Draws the sounds: every .wav in this folder, from a few sines and a little noise. `python -m resources.sounds.draw`.

One channel of 16 bits, 22,050 samples a second. The same script makes the same sounds, to the last bit but one.
"""

from __future__ import annotations

import math
import random
import wave
from collections.abc import Callable, Sequence

from resources.sounds import FOLDER, RATE

A3, D4, F4, A4 = 220.0, 293.66, 349.23, 440.0
G3, D5 = 196.0, 587.33
FADE_S = 0.012
"""A sound that starts or stops at once clicks."""

Wave = list[float]


def silence(length_s: float) -> Wave:
    """Nothing, for so long."""
    return [0.0] * round(length_s * RATE)


def laid(under: Wave, over: Sequence[float], at_s: float, loudness: float = 1.0) -> None:
    """Lay one sound over another, from `at_s` seconds on; what is longer is cut."""
    first = round(at_s * RATE)
    for place, value in enumerate(over[: max(0, len(under) - first)], first):
        under[place] += loudness * value


def struck(hertz: float, length_s: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """A struck thing: `partials` are its tones, each by times the pitch, loudness, and seconds until half as loud."""
    out = silence(length_s)
    for times, loudness, half_s in partials:
        turn = 2 * math.pi * hertz * times / RATE
        fall = 0.5 ** (1 / (half_s * RATE))
        level = loudness
        for place in range(len(out)):
            out[place] += level * math.sin(turn * place)
            level *= fall
    return out


def bell(hertz: float, length_s: float) -> Wave:
    """A small bell of bronze, struck softly."""
    return struck(
        hertz, length_s, [(0.5, 0.35, 0.30), (1, 1.0, 0.22), (1.5, 0.25, 0.12), (2, 0.30, 0.10), (2.67, 0.12, 0.05)]
    )


def kalimba(hertz: float, length_s: float) -> Wave:
    """A tongue of metal over wood."""
    return struck(hertz, length_s, [(1, 1.0, 0.16), (2, 0.18, 0.08), (5.4, 0.10, 0.015)])


def rustle(length_s: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches, in hertz."""
    chance = random.Random(seed)
    soft, rough = (1 - math.exp(-2 * math.pi * hertz / RATE) for hertz in (low, high))
    slow = fast = 0.0
    out = []
    for _ in range(round(length_s * RATE)):
        fast += rough * (chance.uniform(-1, 1) - fast)
        slow += soft * (fast - slow)
        out.append(fast - slow)
    return out


def shaped(sound: Wave, loudness: Callable[[float], float]) -> Wave:
    """`sound` as loud as `loudness` says of each second."""
    return [value * loudness(place / RATE) for place, value in enumerate(sound)]


def fading(half_s: float) -> Callable[[float], float]:
    """Half as loud after each `half_s` seconds."""
    return lambda at: math.exp2(-at / half_s)


# ── the sounds ──────────────────────────────────────────────────────────────────────────────────────────────────────
def turn() -> Wave:
    """A low bell, twice: it is this player's turn."""
    out = silence(1.3)
    laid(out, bell(D4, 1.3), 0)
    laid(out, bell(A4, 1.1), 0.14, 0.6)
    return out


def card() -> Wave:
    """Paper on a table of wood."""
    out = silence(0.22)
    laid(out, shaped(rustle(0.16, 900, 4200, 3), fading(0.022)), 0, 1.6)
    laid(out, struck(118, 0.2, [(1, 1.0, 0.025), (1.9, 0.4, 0.014)]), 0.012, 0.5)
    return out


def shuffle() -> Wave:
    """A deck that is riffled: the cards fall faster and faster, and are squared on the table."""
    out = silence(0.95)
    at_s, gap_s = 0.0, 0.058
    for number in range(22):
        laid(out, shaped(rustle(0.05, 1200, 5200, 20 + number), fading(0.009)), at_s, 0.9)
        at_s += gap_s
        gap_s = max(0.016, gap_s * 0.92)
    laid(out, card(), at_s + 0.05, 0.9)
    return out


def wake() -> Wave:
    """Wings far away that come nearer, and two tones that rise."""
    out = silence(1.5)

    def wings(at: float) -> float:
        beat = max(0.0, math.sin(2 * math.pi * 5.6 * at)) ** 1.5
        return float(beat) * min(1.0, at / 0.5) * min(1.0, max(0.0, 1.15 - at) / 0.4)

    laid(out, shaped(rustle(1.2, 160, 1100, 7), wings), 0, 2.2)
    laid(out, kalimba(A4, 0.9), 0.55, 0.6)
    laid(out, kalimba(D5, 0.8), 0.72, 0.7)
    return out


def four(tones: Sequence[float]) -> Wave:
    """Four tones one after the other."""
    out = silence(1.9)
    for number, hertz in enumerate(tones):
        laid(out, kalimba(hertz, 1.0), 0.24 * number)
        laid(out, bell(hertz / 2, 1.0), 0.24 * number, 0.35)
    return out


def night() -> Wave:
    """Four tones that fall: the night begins."""
    return four([A4, F4, D4, A3])


def dawn() -> Wave:
    """The same four, and they rise: it is day."""
    return four([A3, D4, F4, A4])


def start() -> Wave:
    """A horn over the hills, and the wind that the dragons make: the race begins."""
    out = silence(1.7)

    def breath(length_s: float) -> Callable[[float], float]:
        return lambda at: min(1.0, at / 0.06) * min(1.0, max(0.0, length_s - at) / 0.25)

    for hertz, at_s, length_s in ((G3, 0.0, 0.42), (D4, 0.36, 0.95)):
        horn = struck(hertz, length_s, [(1, 1.0, 9), (2, 0.5, 9), (3, 0.28, 9), (4, 0.1, 9)])
        laid(out, shaped(horn, breath(length_s)), at_s, 0.6)
    laid(out, shaped(rustle(1.6, 250, 1500, 11), lambda at: math.sin(math.pi * min(1.0, at / 1.6)) ** 2), 0.1, 0.8)
    return out


def tick() -> Wave:
    """A block of wood: a second less."""
    return struck(880, 0.09, [(1, 1.0, 0.012), (2.6, 0.3, 0.006)])


def talk() -> Wave:
    """Two drops on a hollow of wood: somebody says something."""
    out = silence(0.34)
    for hertz, at_s, loudness in ((F4, 0.0, 1.0), (A4, 0.09, 0.7)):
        laid(out, struck(hertz, 0.24, [(1, 1.0, 0.035), (2, 0.15, 0.02), (3.9, 0.08, 0.008)]), at_s, loudness)
    return out


SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "turn": (turn, 0.34),
    "card": (card, 0.24),
    "shuffle": (shuffle, 0.22),
    "wake": (wake, 0.30),
    "night": (night, 0.30),
    "dawn": (dawn, 0.30),
    "start": (start, 0.32),
    "tick": (tick, 0.16),
    "talk": (talk, 0.18),
}
"""What draws each, and how loud its loudest moment is, of 1.0: they are soft beside people who talk."""


def drawn(name: str) -> bytes:
    """The samples of one sound, little-endian, as its file has them."""
    draw, peak = SOUNDS[name]
    sound = draw()
    edge = round(FADE_S * RATE)
    for place in range(min(edge, len(sound))):
        sound[-1 - place] *= place / edge
    scale = 32767 * peak / max(abs(value) for value in sound)
    return b"".join(round(value * scale).to_bytes(2, "little", signed=True) for value in sound)


def main() -> None:
    """Draw all of them into this folder."""
    for name in SOUNDS:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(drawn(name))


if __name__ == "__main__":
    main()
