"""Levels by name."""

from __future__ import annotations

import pytest

from arschloch_gui.ai.levels import LEVELS, REFERENCES, UnknownLevel, level_at, levels_of, player
from arschloch_gui.ai.player import FarSighted
from arschloch_gui.ai.thirteen import PLAYERS
from arschloch_gui.engine.families import FAMILIES


def test_the_levels_are_offered_from_weak_to_strong():
    assert LEVELS == ("random", "lowest", "regular", "king")


@pytest.mark.parametrize("game", [family.key for family in FAMILIES])
def test_every_game_has_the_levels_others_are_measured_against(game: str):
    assert set(REFERENCES) <= set(levels_of(game))


@pytest.mark.parametrize("game", [family.key for family in FAMILIES])
def test_every_game_has_a_player_that_looks_ahead(game: str):
    assert levels_of(game)[-1] == level_at("king", game) == "king"
    assert isinstance(player("king", game), FarSighted)


def test_a_game_without_a_level_is_played_by_the_best_below_it(monkeypatch: pytest.MonkeyPatch):
    without = {level: PLAYERS[level] for level in ("lowest", "regular")}
    monkeypatch.setattr("arschloch_gui.ai.thirteen.PLAYERS", without)
    assert levels_of("thirteen") == REFERENCES
    assert level_at("king", "thirteen") == "regular"
    assert type(player("king", "thirteen")) is type(player("regular", "thirteen"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_player(level: str):
    assert callable(player(level, "climbing").choose)


@pytest.mark.parametrize("level", ["", "Regular", "godlike", None, []])
def test_an_unknown_level_names_the_levels_there_are(level: object):
    with pytest.raises(UnknownLevel) as caught:
        player(level, "climbing")  # type: ignore[arg-type]
    assert caught.value.name == level
    assert all(known in str(caught.value) for known in LEVELS)
