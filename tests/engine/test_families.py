"""The registry of games and presets."""

from __future__ import annotations

from collections.abc import Iterator
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


def offered() -> Iterator[tuple[str, int]]:
    """Every preset with every number of players it is offered for."""
    for preset in sorted(presets()):
        fewest, most = family_of(preset).table_sizes[preset]
        yield from ((preset, players) for players in range(fewest, most + 1))


@pytest.mark.parametrize(("preset", "players"), list(offered()))
def test_every_preset_can_be_played_by_as_many_as_it_is_offered_for(preset: str, players: int):
    rules = replace(presets()[preset], players=players)
    assert family_of(preset).problems(rules) == ()


def test_families_have_keys_of_their_own():
    assert len({family.key for family in FAMILIES}) == len(FAMILIES)
