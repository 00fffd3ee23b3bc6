"""Without a library or a device, or if it disappears: silence, and no waiting."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from arschloch_gui.app.sound import device
from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.device import SoundDevice
from arschloch_gui.app.sound.sounds import Sound
from processes import wait_until


class Stream:
    """A device that requests samples on command."""

    def __init__(self) -> None:
        self.blocks: Generator[Any, int, None] | None = None
        self.calls: list[str] = []

    def start(self, blocks: Generator[Any, int, None]) -> None:
        self.calls.append("start")
        self.blocks = blocks

    def stop(self) -> None:
        self.calls.append("stop")

    def close(self) -> None:
        self.calls.append("close")


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    for name in ("BREATH_S", "REST_S"):
        monkeypatch.setattr(device, name, 0.002)
    monkeypatch.setattr(device, "RETRY_S", 0.0)
    monkeypatch.setattr(Clips, "prepare", lambda clips: False)  # nothing is prepared
    monkeypatch.setattr(device, "LATENCY_S", 0.0)


def test_a_sound_is_played_and_then_the_device_rests_until_the_next():
    stream = Stream()
    output = SoundDevice(lambda: stream)
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: not output._mixer.silent)
    heard = [stream.blocks.send(480) for _ in range(10)]
    assert max(map(max, heard)) > 1000
    wait_until(lambda: stream.calls == ["start", "stop"])
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: stream.calls == ["start", "stop", "start"])
    output.close()
    assert stream.calls[-1] == "close"


def test_without_a_device_it_is_silent_and_another_is_looked_for_later(capfd):
    tries: list[int] = []

    def nothing() -> None:
        tries.append(1)
        raise OSError("there is no sound device")

    output = SoundDevice(nothing)
    for count in (1, 2):
        output.play(Sound.CARD, 1.0, (0.0,))
        wait_until(lambda: len(tries) == count)  # noqa: B023
    output.close()
    assert capfd.readouterr() == ("", "")


def test_a_device_that_asks_for_nothing_any_more_is_left_and_another_taken(monkeypatch):
    monkeypatch.setattr(device, "STALLED_S", 0.02)
    streams = [Stream(), Stream()]
    waiting = list(streams)
    output = SoundDevice(lambda: waiting.pop(0))
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: streams[0].calls == ["start", "close"])
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: streams[1].calls[:1] == ["start"])
    output.close()


def test_nor_does_it_help_that_one_sound_follows_the_other(monkeypatch):
    monkeypatch.setattr(device, "STALLED_S", 0.02)
    monkeypatch.setattr(device, "REST_S", 1e6)
    stream = Stream()
    output = SoundDevice(lambda: stream)
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: output._taken > 0)
    output._taken = 0.0  # the device has asked for nothing for a long time
    output.play(Sound.TICK, 1.0, (0.0,))
    wait_until(lambda: stream.calls[:2] == ["start", "close"])
    output.close()


def test_silent_sound_device_starts_no_thread():
    output = SoundDevice(Stream)
    output.close()
    assert output._thread is None
