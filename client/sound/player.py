"""Plays sounds by name, in a thread of its own: opening a device may take a while, and the window waits for none."""

from __future__ import annotations

import logging
import queue
import threading
import wave
from array import array
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from client.sound.device import Device, NoSoundError, open_device
from client.sound.mixer import Mixer
from resources import sounds

log = logging.getLogger(__name__)

QUIET_S = 5.0
"""After so long without a sound the device is given back: it costs power, and other programs may want it."""
MOST_WAITING = 8
"""Sounds that wait for a device which is slow to open are of no use later."""


class Opens(Protocol):
    """What opens a device that plays what `read` gives; raises NoSoundError."""

    def __call__(self, read: Callable[[int], array[int]], /) -> Device:
        """The device, playing."""
        ...


class Player(QObject):
    """Has a device only while there is something to play. `worked` tells whether there was one when it was needed."""

    worked = Signal(bool)

    def __init__(self, *, opened: Opens = open_device, quiet_s: float = QUIET_S) -> None:
        super().__init__()
        self._opened = opened
        self._quiet_s = quiet_s
        self._wanted: queue.Queue[tuple[str, float] | None] = queue.Queue(MOST_WAITING)
        self._mixer = Mixer()
        self._clips: dict[tuple[str, float], array[int]] = {}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closed = False
        self._mute = False
        """Whether there was no device the last time one was needed."""

    def play(self, name: str, volume: float) -> None:
        """Have a sound heard soon; `volume` is a factor up to 1. Returns at once."""
        with self._lock:
            if self._closed or self._wanted.full():
                return
            self._wanted.put_nowait((name, volume))
            if self._thread is None:
                # A daemon: the end of the program waits for no loudspeaker.
                self._thread = threading.Thread(target=self._run, name="sennik-sound", daemon=True)
                self._thread.start()

    def close(self, patience_s: float = 1.0) -> None:
        """Play nothing more, and wait a moment for the device to be given back."""
        with self._lock:
            self._closed = True
            thread = self._thread
            while not self._wanted.empty():
                self._wanted.get_nowait()
            self._wanted.put_nowait(None)
        if thread is not None:
            thread.join(patience_s)

    def _run(self) -> None:
        device: Device | None = None
        try:
            while (wanted := self._next()) is not None:
                is_new = device is None
                try:
                    clip = self._clip(*wanted)
                    if device is None:
                        device = self._opened(self._mixer.read)
                except NoSoundError as error:
                    if not self._mute:  # nobody has to hear of it on the terminal, nor with each card
                        log.info("no sound: %s", error)
                    self._mute = True
                    self.worked.emit(False)
                except (OSError, EOFError, wave.Error) as error:
                    log.warning("a sound cannot be read: %s", error)
                else:
                    self._mixer.add(clip)
                    self._mute = False
                    if is_new:
                        self.worked.emit(True)
        finally:
            if device is not None:
                device.close()

    def _next(self) -> tuple[str, float] | None:
        """The next sound, as soon as it comes; None when it has been quiet for long, and the thread is to end."""
        while True:
            try:
                return self._wanted.get(timeout=self._quiet_s)
            except queue.Empty:
                with self._lock:
                    if self._mixer.silent and self._wanted.empty():
                        self._thread = None
                        return None

    def _clip(self, name: str, volume: float) -> array[int]:
        """One sound as loud as it is wanted: made once."""
        if (name, volume) not in self._clips:
            self._clips[name, volume] = array("h", (round(volume * value) for value in sounds.samples(name)))
        return self._clips[name, volume]
