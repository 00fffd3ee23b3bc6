"""Every game is presented once; its variants are found behind it."""

from __future__ import annotations

import pytest

from arschloch_gui.app import gallery
from arschloch_gui.app.settings import LiveSettings, SettingsStore
from arschloch_gui.app.setup import MatchSetup
from arschloch_gui.app.wording.by_game import variants
from arschloch_gui.engine.families import presets


class Table:
    def newMatch(self, preset, rule_values, level): ...


@pytest.fixture
def setup(qapp, tmp_path) -> MatchSetup:
    return MatchSetup(LiveSettings(SettingsStore(tmp_path)), Table())


def test_every_preset_is_behind_exactly_one_tile():
    behind = [key for tile in gallery.tiles() for key in tile["members"]]
    assert sorted(behind) == sorted(presets())
    assert all(tile["members"][0] == tile["value"] for tile in gallery.tiles())


def test_every_tile_has_a_name_and_a_sentence():
    assert all(tile["text"] and tile["help"] for tile in gallery.tiles())


def test_variants_are_of_games_that_are_none_themselves():
    assert set(variants()) <= set(presets())
    assert set(variants().values()) <= set(presets()) - set(variants())


def test_a_variant_keeps_its_game_chosen(setup):
    setup.choose("double-deck")
    assert setup.game == "president-sober"
    assert [each["value"] for each in setup.variants] == [
        "president-sober",
        "president-revolution",
        "double-deck",
    ]
    assert setup.blurb.startswith("For 6 to 12 players")


def test_a_game_of_ones_own_is_a_game_by_itself(setup):
    setup.choose("trouduc-joker")
    setup.set("players", 5)
    setup.saveAs("Sunday")
    assert setup.game == "own:Sunday"
    assert setup.variants == []
    assert [game["text"] for game in setup.games if game["own"]] == ["Sunday"]
