"""The registry of games and presets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from arschloch_gui.engine.families import FAMILIES, family_of, presets


def test_every_preset_belongs_to_exactly_one_family():
    for name, rules in presets().items():
        owners = [family for family in FAMILIES if name in family.presets]
        assert owners == [family_of(name)]
        assert owners[0].presets[name] == rules


def test_an_unknown_preset_has_no_family():
    with pytest.raises(KeyError):
        family_of("schafkopf")


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("preset", sorted(presets()))
def test_every_preset_can_be_played_by_three_to_eight(preset: str, players: int):
    rules = replace(presets()[preset], players=players)
    assert family_of(preset).problems(rules) == ()


def test_families_have_keys_of_their_own():
    assert len({family.key for family in FAMILIES}) == len(FAMILIES)
