"""The sounds themselves, checked by figures."""

from __future__ import annotations

import itertools
import math
from array import array
from collections.abc import Iterator

import pytest

from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.loudness import momentary
from arschloch_gui.app.sound.recipes import RECIPES, made
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import RATE, bent

LONG = {Sound.FANFARE: 1.2, Sound.WAH: 1.0, Sound.FLOURISH: 0.7}
"""The maximum length in seconds of the longer sounds."""
SPREAD = 2.0
"""The most by which a sound differs from the target of its class, in LU."""


@pytest.fixture(scope="module")
def variants() -> dict[tuple[Sound, int], list[float]]:
    every = [(sound, at) for sound, recipe in RECIPES.items() for at in range(recipe.variants)]
    return {each: [sample / 32768 for sample in made(*each)] for each in every}


@pytest.mark.sampled
def test_every_sound_is_short_and_as_loud_as_its_class(variants):
    assert {sound for sound, _ in variants} == set(Sound)
    for (sound, at), samples in variants.items():
        recipe = RECIPES[sound]
        assert 0.04 <= len(samples) / RATE <= LONG.get(sound, 0.45), (sound, at)
        assert max(map(abs, samples)) < 0.71, (sound, at)
        assert momentary(samples) == pytest.approx(recipe.alone, abs=0.1), (sound, at)
        assert abs(recipe.level - recipe.of.value) <= SPREAD, sound
        assert abs(sum(samples) / len(samples)) < 0.005, (sound, at)


@pytest.mark.parametrize("sound", [each for each in Sound if RECIPES[each].row < 0.4])
def test_a_sound_of_a_row_is_as_loud_in_its_row(sound: Sound, variants):
    step, one = round(RECIPES[sound].row * RATE), variants[sound, 0]
    row = [0.0] * (12 * step)
    for start in range(0, len(row), step):
        row[start : start + len(one)] = one
    assert momentary(row[: 12 * step]) == pytest.approx(RECIPES[sound].level, abs=0.7)


def clicks(samples: list[float]) -> Iterator[str]:
    """Yield what can be heard as a click at the start or the end.

    A sound may start suddenly, as struck wood does, but not within a few samples.
    """
    peak, rise = max(map(abs, samples)), round(0.0005 * RATE)
    for at in range(rise):
        if abs(samples[at]) > peak * at / rise + 1e-4:
            yield f"sample {at} of the start is {samples[at] / peak:.3f} of the peak"
    last = samples[-round(0.002 * RATE) :]
    if max(map(abs, last)) > 0.015 * peak + 1e-4:
        yield f"the last 2 ms reach {max(map(abs, last)) / peak:.3f} of the peak"
    if abs(samples[-1]) > 1e-4:
        yield f"the last sample is {samples[-1]}"


def test_no_sound_clicks_at_its_start_or_its_end(variants):
    for (sound, at), samples in variants.items():
        assert list(clicks(samples)) == [], (sound, at)


@pytest.mark.parametrize("way", [-1, 1])
def test_nor_does_one_at_another_pitch(variants, way: int):
    for sound in (Sound.TICK, Sound.BEAD, Sound.HEAVY_CARD, Sound.PING):
        whole = array("h", (round(32768 * each) for each in variants[sound, 0]))
        clip = bent(whole, 2 ** (way * RECIPES[sound].bend / 1200))
        assert list(clicks([each / 32768 for each in clip])) == [], sound


def test_a_sound_is_the_same_whenever_it_is_made_and_its_variants_differ():
    assert made(Sound.CARD, 1) == made(Sound.CARD, 1)
    assert made(Sound.CARD, 1) != made(Sound.CARD, 2)


def test_no_variant_is_heard_twice_in_a_row(monkeypatch):
    monkeypatch.setattr("arschloch_gui.app.sound.clips.bent", lambda samples, ratio: samples)
    clips = Clips()
    heard = [clips.next(Sound.CARD) for _ in range(20)]
    assert all(a is not b for a, b in itertools.pairwise(heard))


def test_no_sound_is_heard_twice_in_a_row_at_the_same_pitch(monkeypatch):
    ratios: list[float] = []
    monkeypatch.setattr(
        "arschloch_gui.app.sound.clips.bent", lambda samples, ratio: ratios.append(ratio)
    )
    monkeypatch.setattr("arschloch_gui.app.sound.clips.made", lambda sound, at: array("h"))
    for sound, recipe in RECIPES.items():
        clips = Clips()
        ratios.clear()
        for _ in range(300):
            clips.next(sound)
        cents = [1200 * math.log2(each) for each in ratios]
        assert all(abs(a - b) >= recipe.bend / 2 - 1e-6 for a, b in itertools.pairwise(cents))
        assert recipe.bend * 0.9 < max(cents) <= recipe.bend >= -min(cents) > recipe.bend * 0.9
        assert recipe.bend >= 10, "too little to be heard"


def test_cards_in_a_row_have_clips_of_different_pitch():
    """The variants of a card are equally long, so the length of a clip shows its pitch."""
    clips, length = Clips(), len(made(Sound.CARD, 0))
    cents = [1200 * math.log2(length / len(clips.next(Sound.CARD))) for _ in range(8)]
    assert all(abs(a - b) > 80 for a, b in itertools.pairwise(cents)), cents


def test_the_pitches_are_the_same_in_every_run():
    one, other = Clips(), Clips()
    assert [one.next(Sound.TICK) for _ in range(9)] == [other.next(Sound.TICK) for _ in range(9)]


@pytest.mark.parametrize("ratio", [0.9, 1.01, 1.13])
def test_a_bent_tone_is_higher_by_the_ratio_and_as_loud(ratio: float):
    tone = array("h", tone_of(600, 0.5))
    bended = list(bent(tone, ratio))
    ups = [at for at in range(1, len(bended)) if bended[at - 1] < 0 <= bended[at]]
    hertz = (len(ups) - 1) * RATE / (ups[-1] - ups[0])
    assert hertz == pytest.approx(600 * ratio, rel=0.002)
    assert max(bended) == pytest.approx(max(tone), rel=0.01)


def tone_of(hertz: float, loud: float) -> list[int]:
    return [round(32767 * loud * math.sin(2 * math.pi * hertz * at / RATE)) for at in range(RATE)]


@pytest.mark.parametrize(("hertz", "lufs"), [(997, -3.01), (100, -4.8), (4000, 0.3), (38.1, -9.6)])
def test_loudness_is_that_of_the_standard(hertz: float, lufs: float):
    """The first value is in BS.1770; the others follow from its filters (pyloudnorm 0.2.0)."""
    assert momentary([each / 32767 for each in tone_of(hertz, 1)]) == pytest.approx(lufs, abs=0.1)


def test_a_short_sound_is_measured_as_a_whole_and_silence_has_no_loudness():
    burst = [each / 32767 for each in tone_of(997, 1)[: round(0.04 * RATE)]]
    assert momentary(burst) == pytest.approx(-13.0, abs=0.2)
    assert momentary([0.0] * 100) == -math.inf
