"""The system's sound device, in a separate thread.

It never delays the window. The thread is started by the first sound, and everything slow (loading
the library, finding a device, waiting for an unresponsive sound server) happens in it. If the
library or the device is missing or fails, nothing is audible, and another attempt is made later.
While nothing is playing, the device is stopped and the thread sleeps. A background is synthesised
only if a device is playing.
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

from arschloch_gui.app.sound import backgrounds
from arschloch_gui.app.sound.backgrounds import Loops, Making
from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.mixer import Mixer
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import RATE
from arschloch_gui.background import Ambience

PERIOD_MS = 25
PERIODS = 4
"""Block length in milliseconds, and number of blocks that the device buffers.

With three blocks of 20 ms, there were gaps on a machine with two cores and eight busy programs.
"""
LATENCY_S = PERIODS * PERIOD_MS / 1000
BREATH_S = 0.05
"""Pause in seconds between two sounds generated in advance, which leaves time for the window."""
PAUSE_S = 0.003
"""Pause in seconds between two steps of synthesising a background."""
REST_S = 2.0
"""Seconds without a sound after which the device is stopped."""
STALLED_S = 1.0
"""Seconds without a request for samples after which the device is considered dead."""
RETRY_S = 15.0
"""Seconds before the next attempt to find a device."""
TOO_LATE_S = 0.5
"""Delay in seconds after which a sound is dropped as too late."""
PATIENCE_S = 1.0
"""Seconds to wait for the thread when the program exits."""

_log = logging.getLogger(__name__)
_KEPT: list[object] = []
"""Callbacks passed to C code, which must not be garbage-collected."""


Block: TypeAlias = "bytes | array[int]"
"""Samples for the device."""


class Stream(Protocol):
    """A playback device, with the methods of `miniaudio.PlaybackDevice` that are used here."""

    def start(self, blocks: Generator[Block, int, None], /) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class _Asked(Struct, frozen=True):
    sound: Sound
    gain: float
    delays: tuple[float, ...]
    at: float


class _Surrounding(Struct, frozen=True):
    background: Ambience = Ambience.OFF
    gain: float = 0.0


class SoundDevice:
    """An `Output` that plays on a sound device.

    `open_stream` opens the device and may raise any exception.
    """

    def __init__(self, open_stream: Callable[[], Stream] | None = None) -> None:
        self._open_stream = open_stream or open_device
        self._asked: SimpleQueue[_Asked | _Surrounding | None] = SimpleQueue()
        self._mixer = Mixer()
        self._thread: Thread | None = None
        self._stream: Stream | None = None
        self._plays = False
        self._taken = 0.0
        """Time at which the device last asked for samples."""
        self._not_before = 0.0
        self._surrounding = _Surrounding()
        self._loops: dict[Ambience, Loops] = {Ambience.OFF: ()}
        self._making: Making | None = None
        """The background of `_surrounding`, while it is being synthesised."""

    def play(self, sound: Sound, gain: float, delays: tuple[float, ...]) -> None:
        self._ask(_Asked(sound, gain, delays, time.monotonic()))

    def surround(self, background: Ambience, gain: float) -> None:
        if self._thread is not None or background != Ambience.OFF:
            self._ask(_Surrounding(background, gain))

    def _ask(self, asked: _Asked | _Surrounding) -> None:
        if self._thread is None:
            # The thread is a daemon, so that an unresponsive sound server does not keep the program
            # alive.
            self._thread = Thread(target=self._work, name="sound", daemon=True)
            self._thread.start()
        if self._thread.is_alive():
            self._asked.put(asked)

    def hush(self) -> None:
        self._mixer.hush()

    def close(self) -> None:
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(PATIENCE_S)

    # -- sound thread -----------------------------------------------------------------------

    def _work(self) -> None:
        try:
            clips, missing = Clips(), True
            while True:
                try:
                    asked = self._asked.get(timeout=self._patience(missing=missing))
                except Empty:
                    if self._making is not None:
                        self._make(self._making)
                    elif not self._plays:
                        self._surround()
                    elif missing:
                        missing = clips.prepare()
                    else:
                        self._rest()
                    continue
                if asked is None:
                    break
                if isinstance(asked, _Surrounding):
                    before, self._surrounding = self._surrounding, asked
                    if self._making is None or asked.background != before.background:
                        self._surround()
                else:
                    self._begin(asked, clips)
            self._drop()
        except Exception:  # drivers can raise any exception; the game then continues without sound
            _log.debug("No sound any more", exc_info=True)

    def _patience(self, *, missing: bool) -> float | None:
        """Return the seconds to wait for a request before other work, or None for no limit."""
        if self._making is not None:
            return PAUSE_S
        if not self._plays:
            return RETRY_S if self._surrounding.background != Ambience.OFF else None
        return BREATH_S if missing else REST_S

    def _surround(self) -> None:
        """Fade to the requested background, or start to synthesise it."""
        wanted, self._making = self._surrounding, None
        if wanted.background != Ambience.OFF and not self._is_ready():
            return
        loops = self._loops.get(wanted.background)
        if loops is None:
            self._making = backgrounds.made(wanted.background)
        self._mixer.surround(loops or (), wanted.gain)

    def _make(self, making: Making) -> None:
        """Synthesise the next part of a background, and play the background when it is complete."""
        try:
            next(making)
        except StopIteration as done:
            self._loops[self._surrounding.background] = done.value
            self._surround()

    def _begin(self, asked: _Asked, clips: Clips) -> None:
        if not self._is_ready():
            return
        if time.monotonic() - asked.at > TOO_LATE_S:
            return
        for delay in asked.delays:
            samples = clips.next(asked.sound)
            wait = max(0.0, delay - (time.monotonic() - asked.at) - LATENCY_S)
            self._mixer.add(samples, asked.gain, round(wait * RATE))

    def _is_ready(self) -> bool:
        """Return whether a device is playing, after opening and starting one if necessary."""
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
        except Exception:  # a missing library, device or server each raises a different exception
            _log.debug("No sound device", exc_info=True)
            self._drop()
            return False
        return True

    def _blocks(self) -> Generator[Block, int, None]:
        """Yield samples for the device, which runs this generator in its own thread."""
        frames = yield b""
        while True:
            self._taken = time.monotonic()
            frames = yield self._mixer.block(frames)

    def _rest(self) -> None:
        """Stop the device, because no sound has been played for a while."""
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
        """Close the device, because it failed or is no longer used."""
        self._mixer.clear()
        stream, self._stream, self._plays = self._stream, None, False
        self._not_before = time.monotonic() + RETRY_S
        if stream is not None:
            with suppress(Exception):
                stream.close()


def open_device() -> Stream:
    """Return a playback device of this system, mono at `RATE`.

    Raises an exception if there is none.
    """
    miniaudio = _library()
    kinds = miniaudio.Backend
    # Try the backends in order, so that ALSA is not even loaded if there is a sound server. Without
    # an explicit list, the library would fall back to a null device.
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
    """Import miniaudio with an empty `urllib.request` module.

    The library imports that module for internet radio, which is not used here. The import would
    load 35 modules and take 8 MB and 65 ms.
    """
    name = "urllib.request"
    if name in sys.modules or "miniaudio" in sys.modules:
        return importlib.import_module("miniaudio")
    sys.modules[name] = ModuleType(name)
    try:
        return importlib.import_module("miniaudio")
    finally:
        del sys.modules[name]


def _hush_alsa() -> None:
    """Silence ALSA, which prints forty lines to standard error if there is no device."""
    import ctypes  # imported here because it is rarely needed

    with suppress(OSError, AttributeError):
        alsa = ctypes.CDLL("libasound.so.2")
        silent = ctypes.CFUNCTYPE(None)(lambda: None)
        _KEPT.append(silent)
        alsa.snd_lib_error_set_handler(silent)
