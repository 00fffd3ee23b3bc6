"""Levels by name."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.levels import LEVELS, UnknownLevel, player


def test_the_levels_are_offered_from_weak_to_strong():
    assert LEVELS == ("random", "lowest", "regular")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_player(level: str):
    assert callable(player(level, "climbing").choose)


@pytest.mark.parametrize("level", ["", "Regular", "godlike", None, []])
def test_an_unknown_level_names_the_levels_there_are(level: object):
    with pytest.raises(UnknownLevel) as caught:
        player(level, "climbing")  # type: ignore[arg-type]
    assert caught.value.name == level
    assert all(known in str(caught.value) for known in LEVELS)
