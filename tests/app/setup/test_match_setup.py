"""Match setup: the options come from the specs, and conflicts appear where they arise."""

from __future__ import annotations

from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.engine.games import presets


def row(setup: MatchSetup, key: str):
    return next(row for row in setup.options.rows if row.key == key)


def test_every_option_has_a_row_or_a_place_of_its_own(setup, qtmodeltester):
    keys = {row.key for row in setup.options.rows}
    assert keys | {"players", "rounds", "titles"} == {s.key for s in presets()["arschloch"].specs()}
    qtmodeltester.check(setup.options)


def test_a_match_has_an_end_until_the_user_chooses_an_endless_one(setup, table, settings):
    assert setup.rounds == 5
    setup.setLength(0)
    setup.choose("trouduc")
    assert setup.rounds == 5
    again = MatchSetup(settings, table)
    again.choose("arschloch")
    assert again.rounds == 0


def test_a_custom_game_keeps_its_length(setup, table, settings):
    setup.setLength(0)
    setup.saveAs("Endless")
    settings.change("houseRules", {})
    again = MatchSetup(settings, table)
    again.choose("trouduc")
    assert again.rounds == 5
    again.choose("own:Endless")
    assert again.rounds == 0


def test_a_game_that_points_or_its_own_rounds_end_keeps_its_length(setup):
    setup.choose("thirteen")
    assert (setup.rounds, setup.chosen[1].match_points) == (0, 100)
    setup.choose("grossundklein")
    assert setup.rounds == presets()["grossundklein"].length


def test_a_match_begins_with_what_was_chosen(setup, table, settings):
    setup.choose("trouduc")
    setup.set("players", 6)
    setup.set("rounds", 10.0)  # a JavaScript number
    setup.set("exchange", "best_for_any")
    setup.start()
    preset, values, levels = table.begun[0]
    assert (preset, levels) == ("trouduc", ["club"] * 5)
    assert values == {"players": 6, "rounds": 10, "exchange": "best_for_any"}
    assert settings.now.lastPreset == "trouduc"


def test_titles_are_chosen_only_where_they_can_be_had(setup, settings):
    settings.change("titles", "career")
    assert setup.takesTitles
    assert setup.ladder[-1] == "Dishwasher"
    assert not setup.crude
    setup.choose("shithead")
    assert not setup.takesTitles
    assert setup.ladder[-1] == "Shithead"
    assert setup.crude  # so that the mild titles can be chosen
    assert setup.signs(4)[-1] == "shithead"
    setup.choose("thirteen")
    assert not setup.takesTitles
    assert not setup.ladder


def test_house_rules_come_back_with_their_game(setup, settings, table):
    setup.set("max_set", 3)
    setup.choose("trouduc")
    assert row(setup, "max_set").value == 0
    again = MatchSetup(settings, table)
    again.choose("arschloch")
    assert row(again, "max_set").value == 3


def test_a_conflict_is_shown_at_both_options_and_nothing_begins(setup, table):
    setup.set("players", 8)
    setup.set("inherit", "lowest_office")
    setup.repair.undo()
    assert len(setup.problems) == 1
    assert row(setup, "inherit").problem == row(setup, "all_distinct").problem != ""
    setup.start()
    assert not table.begun
    setup.set("all_distinct", True)
    assert setup.problems == []


def test_a_value_the_option_cannot_have_changes_nothing(setup):
    before = setup.chosen
    setup.set("players", 99)
    setup.set("deck", "tarot")
    setup.set("wig", True)
    assert setup.chosen == before


def test_back_to_the_games_own_rules_keeps_players_and_length(setup):
    setup.set("players", 5)
    setup.set("decks", 2)
    assert setup.changes == 1
    setup.reset()
    assert (setup.players, setup.changes) == (5, 0)


def test_an_option_without_meaning_is_marked(setup):
    setup.set("exchange", "none")
    assert not row(setup, "privileged").active


def test_lists_of_cards_are_taken_from_qml(setup):
    setup.set("missing", ["7D", "AS"])
    assert row(setup, "missing").value == ["7D", "AS"]
    assert len(row(setup, "missing").choices) == 32


def test_mild_titles_are_one_click_away(setup, settings):
    assert setup.crude
    settings.change("mild", True)
    assert setup.ladder[-1] == "Donkey"
