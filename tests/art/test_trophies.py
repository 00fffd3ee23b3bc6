"""Every trophy is a drawing of its own, also as a shadow."""

from __future__ import annotations

import itertools

import pytest

from arschloch_gui import art
from arschloch_gui.coach.trophies import TROPHIES


def test_every_trophy_is_drawn_and_in_the_order_of_the_shelf():
    assert tuple(TROPHIES) == art.TROPHIES


@pytest.mark.sampled
def test_no_two_trophies_have_one_silhouette():
    shapes = {key: art.render_trophy(key, 40).getchannel("A").tobytes() for key in art.TROPHIES}
    for one, other in itertools.combinations(shapes, 2):
        differing = sum(abs(a - b) > 128 for a, b in zip(shapes[one], shapes[other], strict=True))
        assert differing > 40, (one, other)


def test_a_shadow_has_the_outline_of_the_trophy_and_none_of_its_colours():
    earned = art.render_trophy("first_crown", 64)
    shadow = art.render_trophy("first_crown", 64, earned=False)
    assert shadow.size == earned.size
    box = earned.getchannel("A").getbbox()
    assert shadow.getchannel("A").getbbox() == box
    red, _, blue, alpha = shadow.split()
    seen = [
        abs(r - b)
        for r, b, a in zip(red.tobytes(), blue.tobytes(), alpha.tobytes(), strict=True)
        if a
    ]
    assert max(seen) < 60
    assert max(alpha.tobytes()) < 255


def test_an_unknown_trophy_cannot_be_drawn():
    with pytest.raises(ValueError, match="no trophy"):
        art.render_trophy("wig", 40)
