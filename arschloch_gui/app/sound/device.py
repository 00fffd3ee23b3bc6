"""The sound device of the machine, in a thread of its own.

Nothing of it delays the window: the thread begins with the first sound, and everything that may
take its time (loading, finding a device, a sound server that does not answer) happens there. No
library, no device, one that goes away: silence, and another try later. While nothing is heard the
device rests, and the thread sleeps.
"""

from __future__ import annotations

import importlib
import logging
import sys
import time
from array import array
from collections.abc import Callable, Generator
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from types import ModuleType
from typing import Protocol, TypeAlias

from msgspec import Struct

from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.mixer import Mixer
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import RATE

PERIOD_MS = 25
PERIODS = 4
"""The device asks for so many milliseconds of samples at a time, and has so many such blocks: with
three of 20 ms there were gaps on two cores with eight programs on them."""
LATENCY_S = PERIODS * PERIOD_MS / 1000
BREATH_S = 0.05
"""Between two sounds that are made for later: the window has the processor first."""
REST_S = 2.0
"""After so long without a sound the device is stopped."""
STALLED_S = 1.0
"""A device that has not asked for samples for so long is dead."""
RETRY_S = 15.0
"""After so long another device is looked for."""
TOO_LATE_S = 0.5
"""What could not begin within so long is not worth hearing any more."""
PATIENCE_S = 1.0
"""How long the end of the program waits for the thread."""

_log = logging.getLogger(__name__)
_KEPT: list[object] = []
"""What C calls has to stay."""


Block: TypeAlias = "bytes | array[int]"
"""Samples for the device."""


class Stream(Protocol):
    """A device that plays: what is asked of `miniaudio.PlaybackDevice`."""

    def start(self, blocks: Generator[Block, int, None], /) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class _Asked(Struct, frozen=True):
    sound: Sound
    gain: float
    delays: tuple[float, ...]
    at: float


class SoundDevice:
    """An `Output` that is heard. `open_stream` finds a device, or raises whatever it likes."""

    def __init__(self, open_stream: Callable[[], Stream] | None = None) -> None:
        self._open_stream = open_stream or open_device
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._mixer = Mixer()
        self._thread: Thread | None = None
        self._stream: Stream | None = None
        self._plays = False
        self._taken = 0.0
        """When the device asked for samples the last time."""
        self._not_before = 0.0

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        if self._thread is None:
            # A daemon: a sound server that never answers does not keep the program alive.
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._asked.put(_Asked(sound, gain, delays, time.monotonic()))

    def hush(self) -> None:
        self._mixer.hush()

    def close(self) -> None:
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(PATIENCE_S)

    # -- in the thread ----------------------------------------------------------------------

    def _work(self) -> None:
        try:
            clips, missing = Clips(), True
            while True:
                try:
                    wait = BREATH_S if missing else REST_S
                    asked = self._asked.get(timeout=wait if self._plays else None)
                except Empty:
                    if missing:
                        missing = clips.prepare()
                    else:
                        self._rest()
                    continue
                if asked is None:
                    break
                self._begin(asked, clips)
            self._drop()
        except Exception:  # whatever a driver comes up with: the game goes on without sound
            _log.debug("No sound any more", exc_info=True)

    def _begin(self, asked: _Asked, clips: Clips) -> None:
        if not self._is_ready():
            return
        late = time.monotonic() - asked.at
        if late > TOO_LATE_S:
            return
        for delay in asked.delays:
            wait = max(0.0, delay - late - LATENCY_S)
            self._mixer.add(clips.next(asked.sound), asked.gain, round(wait * RATE))

    def _is_ready(self) -> bool:
        """Whether there is a device that plays; finds one, and wakes it."""
        now = time.monotonic()
        if self._plays and now - self._taken > STALLED_S:
            self._drop()
        if self._stream is None and now < self._not_before:
            return False
        try:
            if self._stream is None:
                self._stream = self._open_stream()
            if not self._plays:
                blocks = self._blocks()
                next(blocks)
                self._stream.start(blocks)
                self._plays, self._taken = True, time.monotonic()
        except Exception:  # no library, no device, no server: each has its own way to say so
            _log.debug("No sound device", exc_info=True)
            self._drop()
            return False
        return True

    def _blocks(self) -> Generator[Block, int, None]:
        """What the device's own thread takes its samples from."""
        frames = yield b""
        while True:
            self._taken = time.monotonic()
            frames = yield self._mixer.block(frames)

    def _rest(self) -> None:
        """Nobody has asked for anything for a while."""
        if time.monotonic() - self._taken > STALLED_S:
            self._drop()
        elif self._mixer.silent:
            self._plays = False
            with suppress(Exception):
                if self._stream is not None:
                    self._stream.stop()
                    return
            self._drop()

    def _drop(self) -> None:
        """The device is no good (any more), or no longer needed."""
        self._mixer.clear()
        stream, self._stream, self._plays = self._stream, None, False
        self._not_before = time.monotonic() + RETRY_S
        if stream is not None:
            with suppress(Exception):
                stream.close()


def open_device() -> Stream:
    """A playing device of this system, mono at `RATE`. Raises where there is none."""
    miniaudio = _library()
    kinds = miniaudio.Backend
    # One after the other, so that ALSA is not even loaded where there is a sound server. Without
    # such a list the library would at last play to nobody.
    tries = {
        "linux": ([kinds.PULSEAUDIO], [kinds.ALSA]),
        "darwin": ([kinds.COREAUDIO],),
        "win32": ([kinds.WASAPI, kinds.DSOUND, kinds.WINMM],),
    }.get(sys.platform, ())
    for backends in tries:
        if kinds.ALSA in backends:
            _hush_alsa()
        with suppress(miniaudio.MiniaudioError):
            device: Stream = miniaudio.PlaybackDevice(
                miniaudio.SampleFormat.SIGNED16, 1, RATE, PERIOD_MS,
                callback_periods=PERIODS, backends=backends, app_name="Arschloch",
            )  # fmt: skip
            return device
    raise OSError("there is no sound device")


def _library() -> ModuleType:
    """The module miniaudio. It imports `urllib.request` for radio from the network, which nobody
    listens to here; with it come 35 modules, 8 MB and 65 ms, so it gets an empty one."""
    name = "urllib.request"
    if name in sys.modules or "miniaudio" in sys.modules:
        return importlib.import_module("miniaudio")
    sys.modules[name] = ModuleType(name)
    try:
        return importlib.import_module("miniaudio")
    finally:
        del sys.modules[name]


def _hush_alsa() -> None:
    """Without a device ALSA writes forty lines to standard error; nobody has asked it."""
    import ctypes  # here: most never need it

    with suppress(OSError, AttributeError):
        alsa = ctypes.CDLL("libasound.so.2")
        silent = ctypes.CFUNCTYPE(None)(lambda: None)
        _KEPT.append(silent)
        alsa.snd_lib_error_set_handler(silent)
