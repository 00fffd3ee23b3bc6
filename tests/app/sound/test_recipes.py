"""The sounds themselves, checked by figures."""

from __future__ import annotations

import itertools

import pytest

from arschloch_gui.app.sound.clips import Clips
from arschloch_gui.app.sound.recipes import RECIPES, made
from arschloch_gui.app.sound.sounds import Sound
from arschloch_gui.app.sound.synthesis import RATE, loudness

LONG = {Sound.FANFARE: 1.2, Sound.WAH: 1.0, Sound.FLOURISH: 0.7}
"""The maximum length in seconds of the longer sounds."""


@pytest.fixture(scope="module")
def variants() -> dict[tuple[Sound, int], list[float]]:
    every = [(sound, at) for sound, recipe in RECIPES.items() for at in range(recipe.variants)]
    return {each: [sample / 32768 for sample in made(*each)] for each in every}


def test_every_sound_is_short_as_loud_as_meant_and_ends_softly(variants):
    assert {sound for sound, _ in variants} == set(Sound)
    for (sound, at), samples in variants.items():
        assert 0.04 <= len(samples) / RATE <= LONG.get(sound, 0.45), (sound, at)
        assert max(map(abs, samples)) < 0.71, (sound, at)
        assert loudness(samples) == pytest.approx(10 ** (RECIPES[sound].level / 20), rel=0.02)
        assert max(map(abs, samples[-3:])) < 0.002, (sound, at)
        assert abs(sum(samples) / len(samples)) < 0.005, (sound, at)


def test_a_sound_is_the_same_whenever_it_is_made_and_its_variants_differ():
    assert made(Sound.CARD, 1) == made(Sound.CARD, 1)
    assert made(Sound.CARD, 1) != made(Sound.CARD, 2)


def test_no_variant_is_heard_twice_in_a_row():
    clips = Clips()
    heard = [clips.next(Sound.CARD) for _ in range(20)]
    assert all(a is not b for a, b in itertools.pairwise(heard))
    assert clips.next(Sound.THUD) is clips.next(Sound.THUD)
