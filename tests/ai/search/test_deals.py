"""Rollouts of whole deals."""

from __future__ import annotations

from arschloch_gui.ai.climbing.search.deals import deals
from arschloch_gui.engine.climbing.presets import PRESETS
from arschloch_gui.engine.family import Carry, RoundSetup
from arschloch_gui.engine.rng import Rng


def test_a_played_deal_has_the_positions_before_it():
    known = deals(PRESETS["arschloch"])
    assert known
    for offices in ((2, 0, 3, 1), ()):
        setup = RoundSetup(7, 2, Carry((0, 1, 2, 3), offices, ()), None)
        found = known.played(setup, Rng(0), 2)
        assert found.offices == offices
        assert [sorted(each) for each in found.ends] == [[0, 1, 2, 3]] * 2
