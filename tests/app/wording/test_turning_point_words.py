"""The effect of a turning point is named in whole places only if it is about as large."""

from __future__ import annotations

import pytest

from arschloch_gui.app.wording.turning_point import effect


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (1.6, 3.2, "Before it you were heading for second place, after it for third."),
        (2.5, 1.9, "Before it you were heading for third place, after it for second."),
        (2.49, 2.51, "Before it you could expect place 2.5, after it place 2.5."),
        (2.51, 3.49, "Before it you could expect place 2.5, after it place 3.5."),
    ],
)
def test_places_are_named_if_about_half_a_place_was_won_or_lost(
    before: float, after: float, told: str
):
    assert effect(before, after) == told
