"""What QML reads of a match being set up, computed from the game, its rules and the settings."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from arschloch_gui.app.settings.values import Settings
from arschloch_gui.app.setup.facts import (
    FilterFacts,
    GameFacts,
    RulesFacts,
    TitleFacts,
)
from arschloch_gui.app.setup.option_rows import Filter, option_rows
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.setup.repair import RepairFacts
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.games import presets, problems_of
from arschloch_gui.engine.options import with_values

SUNDAY: dict[str, Any] = {
    "preset": "double-deck",
    "rules": {"max_set": 2},
    "sentence": "As at Grandma’s.",
}


def games(**saved: dict[str, Any]) -> OwnGames:
    settings: Any = SimpleNamespace(now=Settings(ownGames=saved))
    return OwnGames(settings)


def rules_facts(preset: str, **values: object) -> RulesFacts:
    usual = presets()[preset]
    rules, invalid = with_values(usual, values)
    assert not invalid
    return RulesFacts.of(preset, rules, usual, problems_of(preset, rules))


# -- the game -----------------------------------------------------------------------------


def test_a_variant_has_a_name_of_its_own_and_the_picture_of_its_game():
    facts = GameFacts.of(games(), "double-deck")
    assert (facts.presetName, facts.gameName) == ("The big round", "President")
    assert (facts.game, facts.picture) == ("president-sober", "president-sober")
    assert not facts.isOwn
    assert facts.sentence == ""


def test_a_custom_game_has_the_name_sentence_and_picture_of_its_own():
    facts = GameFacts.of(games(Sunday=SUNDAY), "own:Sunday")
    assert facts.isOwn
    assert facts.presetName == facts.gameName == "Sunday"
    assert facts.sentence == facts.blurb == "As at Grandma’s."
    assert facts.picture.startswith("own-")


def test_custom_games_follow_the_variants_that_they_are_based_on():
    shown = GameFacts.of(games(Sunday=SUNDAY), "president-sober").variants
    house = GameFacts.of(games(), "president-sober").variants
    assert shown[:-1] == house
    assert shown[-1]["value"] == "own:Sunday"
    assert GameFacts.of(games(Sunday=SUNDAY), "shithead").variants[-1]["value"] != "own:Sunday"


# -- the rules ----------------------------------------------------------------------------


def test_two_decks_seat_more_players():
    facts = rules_facts("arschloch", players=5)
    assert (facts.fewest, facts.players, facts.most) == (3, 5, 8)
    assert rules_facts("arschloch", decks=2).most == 12


def test_players_and_length_do_not_count_as_changes():
    facts = rules_facts("arschloch", players=5, rounds=7, max_set=2, joker="wild")
    assert facts.changes == 2
    assert facts.rounds == 7
    assert 7 in [each["value"] for each in facts.lengths]


def test_a_problem_with_the_players_is_also_shown_beside_them():
    crowded = rules_facts("arschloch", players=12)
    assert crowded.problems == [crowded.playersProblem] != [""]
    other = rules_facts("arschloch", players=8, inherit="lowest_office")
    assert (len(other.problems), other.playersProblem) == (1, "")
    assert rules_facts("arschloch").problems == []


# -- titles -------------------------------------------------------------------------------


def test_titles_are_the_chosen_ones_if_the_game_has_any():
    facts = TitleFacts.of(presets()["arschloch"].titles, 4, Settings(titles="career"))
    assert facts.takesTitles
    assert facts.ladder[-1] == "Dishwasher"
    assert not facts.crude
    assert TitleFacts.of("", 4, Settings()).ladder == []


def test_mild_titles_replace_crude_ones():
    crude, mild = (
        TitleFacts.of(presets()["arschloch"].titles, 4, Settings(mild=mild))
        for mild in (False, True)
    )
    assert crude.crude
    assert mild.crude
    assert crude.ladder != mild.ladder


# -- the filter ---------------------------------------------------------------------------


def test_a_filter_leaves_rules_and_their_headings():
    rows = [*option_rows(Rules(), Rules(), (), Filter("putsch"))]
    facts = FilterFacts.of(Filter("putsch", only_changed=False), rows)
    assert (facts.search, facts.onlyChanged, facts.rulesShown) == ("putsch", False, 1)
    assert len(facts.groups) == 1
    everything = FilterFacts.of(Filter(), [*option_rows(Rules(), Rules(), (), Filter())])
    assert everything.rulesShown == len(rows)


# -- sharing ------------------------------------------------------------------------------


def test_the_line_of_a_custom_game_begins_with_its_name():
    assert rules_facts("arschloch").line == "arschloch"
    rules = presets()["double-deck"]
    assert RulesFacts.of("double-deck", rules, rules, (), "Sunday").line == "Sunday = double-deck"


def test_rules_that_differ_in_anything_differ_here():
    assert rules_facts("arschloch", max_set=2) != rules_facts("arschloch", max_set=3)


# -- repair -------------------------------------------------------------------------------


def test_a_repair_names_options_and_values():
    offered = RepairFacts.of(Rules(), {"max_set": 2}, {}, undoable=False)
    assert offered.offer.startswith("Fix it – “")
    assert offered.offer.endswith("”: 2 card(s)")
    assert (offered.adjusted, offered.canUndo) == ("", False)


def test_an_adjustment_is_told_as_long_as_it_can_be_undone():
    assert RepairFacts.of(Rules(), {}, {"max_set": 2}, undoable=True).adjusted != ""
    assert RepairFacts.of(Rules(), {}, {"max_set": 2}, undoable=False).adjusted == ""


# -- notification -------------------------------------------------------------------------


def test_only_what_differs_is_announced(setup):
    heard: list[str] = []
    for name in type(setup).shows:
        getattr(setup, name).connect(lambda name=name: heard.append(name))
    setup.filter("joker", False)
    assert heard == ["filterChanged"]
    heard.clear()
    setup.set("players", 5)
    assert heard == ["rulesChanged", "titlesChanged"]
    heard.clear()
    setup.copyLine()
    assert heard == ["sharingChanged"]
