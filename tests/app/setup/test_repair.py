"""Rules that contradict each other are adjusted to the last change, or fixed when asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from begun_matches import Table
from by_hand import Hands
from in_one_test import in_one_test
from window_states import show

from arschloch_gui.app.main import Program
from arschloch_gui.app.setup.repair import smallest_repair
from arschloch_gui.app.setup.setup import MatchSetup
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


def test_a_fix_is_named_made_and_taken_back(game: Program):
    setup = game.setup
    setup.choose("trouduc")
    setup.set("jokers", 2)
    setup.set("two", "cuts")
    setup.repair.undo()
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


@pytest.mark.sampled
@in_one_test("preset", presets())
def test_choosing_any_deck_brings_what_belongs_to_it(preset: str, settings):
    """Every deck of every game: nothing is wrong afterwards, and the deck stays."""
    setup = MatchSetup(settings, Table())
    setup.choose(preset)
    usual: Any = setup.chosen[1]
    if not hasattr(usual, "deck"):
        return
    for deck in usual.spec("deck").choices:
        setup.reset()
        setup.set("deck", deck)
        rules: Any = setup.chosen[1]
        assert (rules.deck, setup.problems) == (deck, []), (preset, deck)
        assert bool(setup.repair.adjusted) == (rules != replace(usual, deck=deck))
        setup.reset()


def test_what_was_adjusted_is_named_and_can_be_taken_back(game: Program, qtbot):
    hands = Hands(game, qtbot)
    show(hands, "newMatch").setProperty("rulesOpen", True)
    setup = game.setup
    wait_for(lambda: bool(hands.find("option:deck")), "the list of rules")
    before = setup.chosen
    setup.set("deck", "french52")
    words = hands.find("adjustedWords")
    assert words.isVisible()
    assert words.property("text") == ("Adjusted to fit – “Order of ranks”: 2 lowest, ace highest")
    game.settings.change("language", "de")
    wait_for(lambda: words.property("text").startswith("Angepasst"), "the other language")
    game.settings.change("language", "en")
    wait_for(lambda: words.property("text").startswith("Adjusted"), "the first language")
    assert not hands.find("fixButton").isVisible()
    hands.click(hands.spot("unfixButton"))
    assert setup.problems
    assert hands.find("fixButton").isVisible()
    setup.set("deck", "french32")
    assert setup.chosen == before


def test_a_conflict_that_is_known_is_not_adjusted_by_another_change(game: Program):
    setup = game.setup
    setup.set("deck", "french52")
    setup.repair.undo()
    setup.set("revolution", "four")
    rules: Any = setup.chosen[1]
    assert rules.rank_order == "7-A"
    assert setup.problems


def test_at_the_next_visit_there_is_no_fix_to_take_back(game: Program, qtbot):
    hands = Hands(game, qtbot)
    show(hands, "newMatch")
    game.setup.choose("trouduc")
    game.setup.set("jokers", 2)
    game.setup.set("two", "cuts")
    assert hands.find("unfixButton").isVisible()
    show(hands, "start")
    show(hands, "newMatch")
    assert not hands.find("unfixButton").isVisible()


def test_the_keys_that_deal_lead_to_the_fix_while_rules_do_not_fit(game: Program, qtbot):
    hands = Hands(game, qtbot)
    game.setup.choose("trouduc")
    screen = show(hands, "newMatch")
    game.setup.set("jokers", 2)
    game.setup.set("two", "cuts")
    game.setup.repair.undo()
    fix = hands.find("fixButton")
    wait_for(fix.isVisible, "the offer")
    hands.strike("Ctrl+Return")
    assert fix.hasActiveFocus()
    assert screen.isVisible()
    hands.strike("Return")
    assert not game.setup.problems


def test_players_and_rounds_stay_among_the_variants_of_a_game(game: Program):
    setup = game.setup
    setup.choose("president-sober")
    setup.set("players", 6)
    setup.setLength(20)
    setup.choose("president-revolution")
    assert (setup.players, setup.rounds) == (6, 20)
    setup.choose("thirteen")
    assert setup.players == 4


@pytest.mark.long
def test_the_keys_stay_with_the_fix_and_its_undoing(game: Program, qtbot):
    hands = Hands(game, qtbot)
    game.setup.choose("arschloch-hausregeln")
    show(hands, "newMatch").setProperty("rulesOpen", True)
    game.setup.set("deck", "tarot78")
    game.setup.repair.undo()
    fix = hands.find("fixButton")
    wait_for(lambda: fix.isVisible(), "the offer")
    fix.forceActiveFocus()
    hands.strike("Return")
    assert hands.find("unfixButton").hasActiveFocus()
    hands.strike("Return")
    assert fix.hasActiveFocus()
