"""Every game appears once, with its variants behind it."""

from __future__ import annotations

from typing import Any

import pytest
from in_one_test import in_one_test

from arschloch_gui.app.by_game.words import variants
from arschloch_gui.app.games.games import table_of
from arschloch_gui.app.setup import gallery
from arschloch_gui.app.setup.option_rows import Filter, option_rows
from arschloch_gui.art.decks import is_face
from arschloch_gui.art.scenes import GAMES
from arschloch_gui.engine.games import family_of, presets


def test_every_preset_is_behind_exactly_one_tile():
    games = [str(tile["value"]) for tile in gallery.tiles()]
    behind = [key for game in games for key in gallery.variants_of(game)]
    assert sorted(behind) == sorted(presets())
    assert all(gallery.variants_of(game)[0] == game for game in games)


def test_every_tile_has_a_name_a_few_words_and_a_sentence():
    assert all(tile["text"] and tile["tagline"] and tile["help"] for tile in gallery.tiles())


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


def test_a_game_of_ones_own_stands_among_the_variants_of_the_game_it_was_made_from(setup):
    setup.choose("trouduc-joker")
    setup.saveAs("Sunday")
    assert (setup.game, setup.gameName) == ("trouduc", "Sunday")
    assert [each["text"] for each in setup.variants if each["own"]] == ["Sunday"]
    assert setup.blurb == "Your own game, based on Trou du cul with jokers."
    setup.choose("arschloch")
    assert not any(each["own"] for each in setup.variants)


def test_players_rounds_and_opponents_stay_from_variant_to_variant(setup):
    setup.set("players", 6)
    setup.setLength(20)
    setup.opponents.choose("expert")
    setup.choose("arschloch-hausregeln")
    assert (setup.players, setup.rounds, setup.opponents.level) == (6, 20, "expert")


def test_every_game_has_a_picture_of_its_own():
    assert set(presets()) <= set(GAMES)


@pytest.mark.sampled
@in_one_test("preset", presets())
def test_every_card_shown_beside_a_house_rule_has_a_face(preset):
    rules = presets()[preset]
    deck = table_of(family_of(preset).key).deck(rules)
    for row in option_rows(rules, rules, (), Filter()):
        example: tuple[dict[str, Any], ...] = row.example
        shown = [card for part in example for card in part["cards"]]
        offered = row.choices if row.editor_kind in ("card", "cards") else ()
        for card in (*shown, *(each["value"] for each in offered)):
            assert is_face(card, deck), (row.key, card)
