"""Levels by name."""

from __future__ import annotations

import pytest
from msgspec import structs

from arschloch_gui.ai.levels import (
    FORMER_NAMES,
    LEVELS,
    OFFERED,
    REFERENCES,
    STANDARD,
    USUAL,
    VERSIONS,
    UnknownLevel,
    current_name,
    level_at,
    levels_of,
    offered,
    player,
    split,
)
from arschloch_gui.ai.player import Explainable
from arschloch_gui.ai.thirteen import players as thirteen
from arschloch_gui.engine.games import GAMES


def test_five_levels_are_offered_from_weak_to_strong():
    assert OFFERED == ("novice", "casual", "club", "strong", "expert")
    assert (*REFERENCES, *OFFERED) == LEVELS
    assert USUAL == "club"


def test_references_and_offered_levels_are_complete():
    assert STANDARD in REFERENCES
    assert set(VERSIONS) == set(OFFERED)


def test_the_names_of_version_1_0_mean_the_levels_in_their_order():
    former = ("tramp", "worker", "citizen", "minister", "king")
    assert tuple(map(current_name, former)) == OFFERED
    assert not FORMER_NAMES.keys() & set(LEVELS)
    for old, new in zip(former, OFFERED, strict=True):
        assert split(old) == (new, "")
        assert split(f"{old}:bold") == (new, "bold")
        assert type(player(old, "climbing")) is type(player(new, "climbing"))


def test_whoever_chose_a_reference_once_is_offered_its_like():
    assert [offered(level) for level in REFERENCES] == ["novice", "casual", "club"]
    assert [offered(level) for level in OFFERED] == list(OFFERED)
    with pytest.raises(UnknownLevel):
        offered("godlike")


@pytest.mark.parametrize("game", [family.key for family in GAMES])
def test_every_game_has_the_levels_others_are_measured_against(game: str):
    assert {*REFERENCES, *OFFERED[:4]} <= set(levels_of(game))


@pytest.mark.parametrize("game", [family.key for family in GAMES])
def test_every_game_has_a_player_that_looks_ahead(game: str):
    assert levels_of(game)[-1] == level_at("expert", game) == "expert"
    assert isinstance(player("expert", game), Explainable)


def test_a_game_without_a_level_is_played_by_the_best_below_it(monkeypatch):
    players = {**thirteen.PLAYING.players}
    del players["expert"]
    monkeypatch.setattr(thirteen, "PLAYING", structs.replace(thirteen.PLAYING, players=players))
    assert levels_of("thirteen") == (*REFERENCES, *OFFERED[:4])
    assert level_at("expert", "thirteen") == "strong"
    assert type(player("expert", "thirteen")) is type(player("strong", "thirteen"))
    assert level_at("expert", "climbing") == "expert"
    assert type(player("expert", "climbing")) is not type(player("regular", "climbing"))


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_player(level: str):
    assert callable(player(level, "climbing").choose)


@pytest.mark.parametrize("level", ["", "Regular", "godlike", None, []])
def test_an_unknown_level_names_the_levels_there_are(level: object):
    with pytest.raises(UnknownLevel) as caught:
        player(level, "climbing")  # type: ignore[arg-type]
    assert caught.value.name == level
    assert all(known in str(caught.value) for known in LEVELS)
