"""Backgrounds: loops without a seam, faded in and out, made only for a device that plays."""

from __future__ import annotations

import itertools
import math
from array import array
from collections.abc import Generator
from typing import Any

import pytest

from arschloch_gui.app.sound import backgrounds, device
from arschloch_gui.app.sound.background_voice import FADE_S, BackgroundVoice
from arschloch_gui.app.sound.backgrounds import Loops
from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.device import SoundDevice
from arschloch_gui.app.sound.mixer import Mixer
from arschloch_gui.app.sound.recipes import Class
from arschloch_gui.app.sound.synthesis import RATE
from arschloch_gui.background import Ambience
from processes import wait_until

BLOCK = 600
FADE = round(FADE_S * RATE)


def loops_of(background: Ambience) -> Loops:
    making = backgrounds.made(background)
    while True:
        try:
            next(making)
        except StopIteration as done:
            return done.value


@pytest.fixture(scope="module")
def loops() -> dict[Ambience, Loops]:
    """The backgrounds, shorter than in the program."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backgrounds, "_RAIN_S", 0.7)
        patch.setattr(backgrounds, "_TAVERN_S", (0.6, 0.7))
        return {each: loops_of(each) for each in Ambience}


def jumps(loop: array[int]) -> list[int]:
    """Return how far each sample is from the line through the two before it, around the loop."""
    return [abs(loop[at] - 2 * loop[at - 1] + loop[at - 2]) for at in range(len(loop))]


@pytest.mark.sampled
@pytest.mark.parametrize("background", [Ambience.TAVERN, Ambience.RAIN])
def test_a_loop_has_no_seam(background: Ambience, loops):
    for loop in loops[background]:
        found = jumps(loop)
        usual = sorted(found)[round(0.998 * len(found))]
        assert max(found[:3]) <= usual, (found[:3], usual)
        # Nor does it get louder or softer there than anywhere else.
        around = loop[-1200:] + loop[:1200]
        assert 0.1 < power(around) / power(loop) < 10


def test_what_rings_past_the_end_of_a_loop_is_added_to_its_start():
    loop = [1.0] * 5
    backgrounds._put(loop, [1.0] * 7, 18, 0.5)
    assert loop == [1.5, 1.5, 1.5, 2.0, 2.0]


def test_the_filters_of_the_rain_start_as_they_end(monkeypatch):
    """With a constant instead of noise, only a filter that is warming up would change it."""
    monkeypatch.setattr(backgrounds, "_RAIN_S", 0.2)
    monkeypatch.setattr(backgrounds, "hiss", lambda chance, lasts: [1.0] * round(lasts * RATE))
    monkeypatch.setattr(backgrounds, "struck", lambda lasts, partials: [0.0])
    (loop,) = loops_of(Ambience.RAIN)
    assert max(abs(b - a) for a, b in itertools.pairwise([loop[-1], *loop])) <= 2
    assert min(loop) > 100


def power(samples: array[int]) -> float:
    return sum(each * each for each in samples) / len(samples)


def test_backgrounds_have_their_loops_and_no_constant_part(loops):
    assert loops[Ambience.OFF] == ()
    assert [len(loops[each]) for each in (Ambience.TAVERN, Ambience.RAIN)] == [2, 1]
    for loop in (each for found in loops.values() for each in found):
        assert abs(sum(loop) / len(loop)) < 0.1 * math.sqrt(power(loop))
        assert max(map(abs, loop)) < 12_000


@pytest.mark.long
@pytest.mark.parametrize("background", [Ambience.TAVERN, Ambience.RAIN])
def test_a_background_is_as_loud_as_its_class(background: Ambience):
    """Powers of loops add up, for they have nothing to do with each other."""
    from arschloch_gui.app.sound import loudness

    total = 0.0
    for loop in loops_of(background):
        heard = loudness._weighted([each / 32768 for each in loop])
        total += sum(each * each for each in heard) / len(heard)
    assert -0.691 + 10 * math.log10(total) == pytest.approx(Class.BACKGROUND.value, abs=2)


ONES = (array("h", [1000] * 5_000),)


def heard(voice: BackgroundVoice, samples: int) -> list[int]:
    found: list[int] = []
    for _ in range(0, samples, BLOCK):
        total = [0] * BLOCK
        voice.put(total)
        found += total
    return found


def test_a_background_fades_in_and_out_and_changes_its_loudness_without_a_step():
    voice = BackgroundVoice()
    assert voice.silent
    voice.play(ONES, 1.0)
    assert not voice.silent
    whole = heard(voice, FADE)
    voice.play(ONES, 0.25)
    whole += heard(voice, FADE)
    assert whole[FADE - 1] == pytest.approx(1000, abs=1)
    assert whole[-1] == 250
    voice.play((), 0.0)
    whole += heard(voice, FADE)
    assert whole[-1] == 0
    assert voice.silent
    assert max(abs(b - a) for a, b in itertools.pairwise(whole)) <= 1


def test_another_background_starts_when_the_first_is_silent():
    voice, others = BackgroundVoice(), (array("h", [-1000] * 5_000),)
    voice.play(ONES, 0.5)
    heard(voice, FADE)
    voice.play(others, 0.5)
    whole = heard(voice, 2 * FADE)
    assert whole[0] > 490
    assert whole[-1] == -500
    turn = next(at for at, each in enumerate(whole) if each < 0)
    assert min(whole[:turn]) >= 0 >= max(whole[turn:])
    assert max(abs(b - a) for a, b in itertools.pairwise(whole)) <= 1


def test_a_loop_continues_at_its_start_and_several_are_added_up():
    voice = BackgroundVoice()
    short, long = array("h", range(700)), array("h", range(1_100))
    voice.play((short, long), 1.0)
    heard(voice, FADE)
    first = -(-FADE // BLOCK) * BLOCK
    assert heard(voice, 3 * BLOCK) == [
        at % 700 + at % 1_100 for at in range(first, first + 3 * BLOCK)
    ]


def test_a_mix_with_a_background_is_silent_only_without_it():
    mixer = Mixer()
    mixer.surround(ONES, 1.0)
    assert not mixer.silent
    for _ in range(0, FADE, BLOCK):
        mixer.block(BLOCK)
    mixer.add(array("h", [10] * 5), 1.0, 0)
    assert list(mixer.block(BLOCK))[:6] == [1010] * 5 + [1000]
    mixer.clear()  # the device was closed; later it fades in again
    assert mixer.block(BLOCK)[0] == 0
    mixer.surround((), 0.0)
    for _ in range(0, FADE, BLOCK):
        mixer.block(BLOCK)
    assert mixer.silent


class Stream:
    """A device that asks for samples on command."""

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


@pytest.fixture
def made(monkeypatch) -> list[Ambience]:
    """Backgrounds are made of ones in no time, and there is no waiting; lists what was made."""
    found: list[Ambience] = []

    def quickly(background: Ambience) -> backgrounds.Making:
        found.append(background)
        yield
        return ONES

    monkeypatch.setattr(backgrounds, "made", quickly)
    monkeypatch.setattr(Clips, "prepare", lambda clips: False)
    for name in ("BREATH_S", "REST_S", "RETRY_S"):
        monkeypatch.setattr(device, name, 0.002)
    return found


def loudest(stream: Stream) -> int:
    assert stream.blocks is not None
    return max(max(stream.blocks.send(BLOCK)) for _ in range(0, FADE, BLOCK))


def test_a_background_plays_until_it_is_switched_off_and_then_the_device_rests(made):
    stream = Stream()
    output = SoundDevice(lambda: stream)
    output.surround(Ambience.RAIN, 0.5)
    wait_until(lambda: not output._mixer.silent)
    assert loudest(stream) >= 499
    output.surround(Ambience.RAIN, 0.25)
    wait_until(lambda: output._mixer._background._aim == 0.25)
    assert stream.calls == ["start"]
    output.surround(Ambience.OFF, 0.0)
    wait_until(lambda: not output._mixer._background._aim)
    loudest(stream)
    assert max(stream.blocks.send(BLOCK)) == 0
    wait_until(lambda: stream.calls == ["start", "stop"])
    assert output._patience(missing=False) is None  # the thread sleeps
    output.surround(Ambience.RAIN, 0.5)
    wait_until(lambda: stream.calls == ["start", "stop", "start"])
    assert made == [Ambience.RAIN]  # kept
    output.close()


def test_without_a_device_no_background_is_made_and_another_device_is_looked_for(made):
    stream, tries = Stream(), []

    def third() -> Stream:
        tries.append(1)
        if len(tries) < 3:
            assert made == []
            raise OSError("there is no sound device")
        return stream

    output = SoundDevice(third)
    output.surround(Ambience.TAVERN, 1.0)
    wait_until(lambda: made == [Ambience.TAVERN])
    wait_until(lambda: not output._mixer.silent)
    assert loudest(stream) >= 999
    output.close()


def test_a_background_returns_after_its_device_has_failed(made, monkeypatch):
    monkeypatch.setattr(device, "STALLED_S", 0.02)
    streams = [Stream(), Stream()]
    waiting = list(streams)
    output = SoundDevice(lambda: waiting.pop(0))
    output.surround(Ambience.RAIN, 1.0)
    wait_until(lambda: streams[1].calls[:1] == ["start"])
    assert streams[0].calls == ["start", "close"]
    output.close()


def test_a_background_that_is_off_starts_no_thread():
    output = SoundDevice(Stream)
    output.surround(Ambience.OFF, 0.0)
    assert output._thread is None
    output.close()
