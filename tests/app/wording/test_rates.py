"""Rates in everyday words."""

from __future__ import annotations

from itertools import pairwise

import pytest

from arschloch_gui.app.language import speak
from arschloch_gui.app.wording.rates import often, place_rate
from arschloch_gui.languages import LANGUAGES


@pytest.mark.parametrize(
    ("places", "said"),
    [
        (300, "about two places every round"),
        (96, "about one place every round"),
        (24, "about one place in four rounds"),
        (12, "about one place in eight rounds"),
        (4.5, "about one place in twenty rounds"),
        (0.5, "about one place in a hundred rounds"),
    ],
)
def test_a_loss_is_told_as_the_closest_simple_ratio(places: float, said: str):
    with speak("en"):
        assert place_rate(places) == said


def test_a_larger_loss_is_never_told_as_a_smaller_one():
    with speak("en"):
        told = [place_rate(places / 2) for places in range(1, 500)]
    assert len(dict.fromkeys(told)) == sum(one != two for one, two in pairwise(told)) + 1


def test_frequencies_that_differ_by_fifteen_per_cent_differ_in_words():
    for language in LANGUAGES:
        with speak(language):
            for percent in range(86):
                assert often(percent) != often(percent + 15), percent
