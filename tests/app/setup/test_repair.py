"""Conflicting rules are repaired by the smallest changes, and only on request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from by_hand import Hands
from in_one_test import in_one_test
from window_states import show

from arschloch_gui.app.main import Game
from arschloch_gui.app.setup.repair import smallest_repair
from arschloch_gui.app.tour.demonstration import wait_for
from arschloch_gui.engine.games import presets, problems_of
from arschloch_gui.engine.options import with_values


def repair(preset: str, wanted: str = "", **values: Any) -> Mapping[str, object]:
    usual = presets()[preset]
    rules, wrong = with_values(usual, values)
    assert not wrong
    assert problems_of(preset, rules), "nothing to be fixed"
    return smallest_repair(
        rules, usual, lambda each: problems_of(preset, each), frozenset(filter(None, [wanted])),
        [each for each in presets().values() if type(each) is type(usual)],
    )  # fmt: skip


def test_one_change_is_enough_and_what_was_just_wanted_stays():
    conflict = {"two": "cuts", "jokers": 2}
    assert repair("trouduc", "two", **conflict) == {"jokers": 0}
    assert repair("trouduc", "jokers", **conflict) == {"two": "plain"}


def test_what_was_just_wanted_stays_even_where_that_takes_several_changes():
    changes = repair("arschloch", "deck", deck="dalmuti80")
    assert changes["rank_order"] == "12-1"
    assert "deck" not in changes


@pytest.mark.parametrize(
    ("deck", "order"),
    [("french52", "2-A"), ("dalmuti80", "12-1"), ("career", "1-13"), ("tarot78", "tarot")],
)
def test_another_deck_that_was_just_chosen_stays_and_gets_its_order_of_ranks(deck: str, order: str):
    assert repair("arschloch", "deck", deck=deck) == {"rank_order": order}


def test_a_figure_is_changed_as_little_as_possible():
    assert repair("dalmuti", players=3) == {"players": 4}


def test_nothing_is_made_up_where_nothing_is_wrong():
    usual = presets()["arschloch"]
    assert smallest_repair(usual, usual, lambda each: problems_of("arschloch", each)) == {}


@in_one_test("preset", presets())
def test_whatever_the_number_of_players_it_can_be_fixed(preset: str):
    usual = presets()[preset]
    for players in (2, 12):
        rules, wrong = with_values(usual, {"players": players})
        if wrong or not problems_of(preset, rules):
            continue
        changes = smallest_repair(rules, usual, lambda each: problems_of(preset, each))
        assert changes
        assert not problems_of(preset, with_values(rules, changes)[0])


def test_a_fix_is_named_made_and_taken_back(game: Game):
    setup = game.setup
    setup.choose("trouduc")
    setup.set("jokers", 2)
    setup.set("two", "cuts")
    assert setup.problems
    assert "oker" in setup.repair.offer
    setup.repair.fix()
    assert not setup.problems
    assert (setup.repair.offer, setup.repair.canUndo) == ("", True)
    setup.repair.undo()
    assert setup.problems
    setup.repair.fix()
    setup.set("players", 5)
    assert not setup.repair.canUndo, "the person has gone on"


def test_at_the_next_visit_there_is_no_fix_to_take_back(game: Game, qtbot):
    hands = Hands(game, qtbot)
    show(hands, "newMatch")
    game.setup.choose("trouduc")
    game.setup.set("jokers", 2)
    game.setup.set("two", "cuts")
    game.setup.repair.fix()
    assert hands.find("unfixButton").isVisible()
    show(hands, "start")
    show(hands, "newMatch")
    assert not hands.find("unfixButton").isVisible()


def test_the_keys_that_deal_lead_to_the_fix_while_rules_do_not_fit(game: Game, qtbot):
    hands = Hands(game, qtbot)
    game.setup.choose("trouduc")
    screen = show(hands, "newMatch")
    game.setup.set("jokers", 2)
    game.setup.set("two", "cuts")
    fix = hands.find("fixButton")
    wait_for(fix.isVisible, "the offer")
    hands.strike("Ctrl+Return")
    assert fix.hasActiveFocus()
    assert screen.isVisible()
    hands.strike("Return")
    assert not game.setup.problems


def test_players_and_rounds_stay_among_the_variants_of_a_game(game: Game):
    setup = game.setup
    setup.choose("president-sober")
    setup.set("players", 6)
    setup.setLength(20)
    setup.choose("president-revolution")
    assert (setup.players, setup.rounds) == (6, 20)
    setup.choose("thirteen")
    assert setup.players == 4


@pytest.mark.long
def test_the_keys_stay_with_the_fix_and_its_undoing(game: Game, qtbot):
    hands = Hands(game, qtbot)
    game.setup.choose("arschloch-hausregeln")
    show(hands, "newMatch").setProperty("rulesOpen", True)
    game.setup.set("deck", "tarot78")
    fix = hands.find("fixButton")
    wait_for(lambda: fix.isVisible(), "the offer")
    fix.forceActiveFocus()
    hands.strike("Return")
    assert hands.find("unfixButton").hasActiveFocus()
    hands.strike("Return")
    assert fix.hasActiveFocus()
