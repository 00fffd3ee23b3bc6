"""The editor of house rules: search, custom games, sharing, and notes on unavailable rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from begun_matches import Table
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QGuiApplication

from arschloch_gui.app.setup.option_rows import Filter, option_rows
from arschloch_gui.app.setup.own_games import OwnGames
from arschloch_gui.app.setup.rules_line import LONGEST, BadLine, read_line, rules_line
from arschloch_gui.app.setup.setup import MatchSetup
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.games import presets
from deals import rules_of
from random_rules import presets_and_rules


def rows_of(rules: Rules, **shown):
    rows = option_rows(rules, Rules(), CLIMBING.problems(rules), Filter(**shown))
    return {row.key: row for row in rows if row.found}


# -- the rows ---------------------------------------------------------------------------


@given(presets_and_rules())
def test_any_rules_can_be_shown_as_rows(chosen):
    preset, rules = chosen
    for row in option_rows(rules, presets()[preset], (), Filter()):
        assert row.label
        assert row.help.endswith((".", "…"))
        assert row.shown
        values = [choice["value"] for choice in row.choices]
        if row.editor_kind in ("choice", "order"):
            assert row.value in values


def test_a_search_finds_names_sentences_and_values():
    assert set(rows_of(Rules(), search="joker")) >= {"jokers", "joker", "joker_exchangeable"}
    assert "exchange" in rows_of(Rules(), search="negotiation")
    assert not rows_of(Rules(), search="xylophone")


def test_a_search_wants_every_word():
    assert "spade3_beats_joker" in rows_of(Rules(), search="joker beats 3")
    assert "jokers" not in rows_of(Rules(), search="joker beats 3")


def test_changed_filter_includes_conflicting_options():
    rules = Rules(deck="french52", rank_order="2-A", two="cuts", jokers=1)
    shown = set(rows_of(rules, only_changed=True))
    assert shown == {"deck", "rank_order", "two", "jokers"}


def test_the_first_shown_row_of_a_group_has_its_heading():
    rows = list(option_rows(Rules(), Rules(), (), Filter("revolution")))
    assert next(row for row in rows if row.found).heading == "Special cards"
    assert not any(row.heading for row in rows if not row.found)


def test_a_rule_out_of_reach_says_what_is_missing():
    rows = rows_of(Rules())
    assert rows["joker"].help == "Has no effect unless “Jokers” is 1 or more."
    assert rows["tabula_rasa"].help == "Has no effect unless “Players” is 5 or more."
    assert "the higher player asks for ranks" in rows["ask_tries"].help
    none = rows_of(Rules(exchange="none"))
    assert none["privileged"].help == "Applies only when “Exchange of cards” is not “no exchange”."
    assert not none["privileged"].active
    # Next to it is a switch, not a “no”.
    assert rows_of(Rules())["redraw_seats"].help == (
        "Applies only when “Change seats by position” is “off”."
    )


def test_a_rule_that_needs_a_rule_out_of_reach_is_out_of_reach_itself():
    rows = rows_of(Rules(joker="jester", jokers=0))
    assert not rows["joker"].active
    assert not rows["jester_revolution"].active
    assert rows["jester_revolution"].help == rows["joker"].help


def test_examples_use_cards_of_the_deck():
    low = rows_of(Rules())["low_beats_high"].example
    assert [part["cards"] for part in low] == [["7D"], ["AS"]]
    assert [part["text"] for part in low] == ["beats", ""]


def test_the_verb_of_an_example_agrees_with_the_number_of_cards():
    rows = rows_of(Rules(deck="french52", rank_order="3-2", two="cuts", eight_cuts=True))
    assert [rows[key].example[-1]["text"] for key in ("two", "eight_cuts")] == [
        "clears the trick",
        "clear the trick",
    ]


def test_an_example_is_of_the_value_it_stands_beside():
    shithead = presets()["shithead"]
    for joker in ("none", "reverse"):
        rules = rules_of("shithead", joker=joker)
        rows = {row.key: row for row in option_rows(rules, shithead, (), Filter())}
        assert rows["joker"].example == ()
    assert rows_of(Rules(jokers=2))["joker"].example[0]["text"] == "beats"


def test_ranks_an_order_leaves_out_can_be_put_into_it():
    rules = Rules(deck="french52", rank_order="7-A")
    assert CLIMBING.problems(rules)
    items = [item["value"] for item in rows_of(rules)["rank_order"].items]
    assert len(items) == 13
    assert not CLIMBING.problems(replace(rules, rank_order=tuple(items)))


# -- one line of text -------------------------------------------------------------------


@given(presets_and_rules())
def test_rules_come_back_from_their_line(chosen):
    assert read_line(rules_line(*chosen)) == chosen


def test_a_line_can_be_read_by_people():
    rules = replace(CLIMBING.presets["arschloch"], jokers=3, bomb="any", exchange_counts=(3, 2))
    assert rules_line("arschloch", rules) == "arschloch: jokers=3,bomb=any,exchange_counts=3+2"
    assert rules_line("trouduc", presets()["trouduc"]) == "trouduc"
    assert read_line("  arschloch : jokers = 3 , bomb=any,exchange_counts=3+2 ")[1] == rules


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hello",
        "arschloch: jokers",
        "arschloch: wigs=3",
        "arschloch: jokers=many",
        "x:y=z",
        "{}",
        "arschloch: jokers=3 and what not",
        "arschloch: jokers=3\njokers=4",
        "arschloch: jokers=3,jokers=2",
        "arschloch: jokers=1_0",
        "arschloch: jokers=\uff13",
        "arschloch: jokers=" + "9" * 3900,
        "arschloch: players=true",
        "arschloch: players=[4]",
        "arschloch: decks=1e0",
        "arschloch: missing=[[7D]]",
        "arschloch: missing=[7D",
        "arschloch: " + "[" * 3000,
        "arschloch: jokers=3\x00",
        "arschloch: jokers=NaN",
    ],
)
def test_a_bad_line_gets_one_sentence_and_changes_nothing(setup, line):
    before = setup.chosen
    with pytest.raises(BadLine):
        read_line(line)
    setup.read_line(line)
    assert setup.chosen == before
    assert setup.message.endswith(".")


def test_a_line_that_is_too_long_is_not_read_up_to_somewhere():
    line = "arschloch: jokers=3" + " " * LONGEST + ",bomb=any"
    with pytest.raises(BadLine, match="too long"):
        read_line(line)
    with pytest.raises(BadLine, match="too long"):
        read_line("arschloch: jokers=3," * 2_000_000)


@given(st.text("arschloch:,=[]+-_ \n\x00\u202e0123456789eNaN\"'<b>", max_size=60))
def test_any_text_is_rules_or_one_sentence(text):
    for line in (text, f"arschloch: {text}", f"tarot: jokers={text}", f"thirteen: missing={text}"):
        rules, said = read_or_said(line)
        assert rules is None or read_line(rules_line(*rules)) == rules
        assert len(said.splitlines()) <= 1
        assert len(said) < 500


def read_or_said(line: str) -> tuple[tuple[str, Any] | None, str]:
    """Return the content of a line, or the sentence about it."""
    try:
        return read_line(line), ""
    except BadLine as error:
        return None, str(error)


def test_rules_travel_through_the_clipboard(setup, settings):
    setup.set("max_set", 2)
    setup.copyLine()
    assert QGuiApplication.clipboard().text() == "arschloch: rounds=5,max_set=2"
    setup.choose("trouduc")
    setup.pasteLine()
    assert (setup.preset, setup.chosen[1].max_set) == ("arschloch", 2)


# -- custom games -----------------------------------------------------------------------


def test_rules_become_a_game_of_ones_own(setup, settings):
    setup.choose("trouduc")
    setup.set("revolution", "four")
    setup.saveAs("  Sunday   evening ")
    assert (setup.preset, setup.presetName) == ("own:Sunday evening", "Sunday evening")
    assert setup.changes == 0
    again = MatchSetup(settings, Table())
    again.choose("own:Sunday evening")
    assert [each["text"] for each in again.variants if each["own"]] == ["Sunday evening"]
    assert again.chosen == ("trouduc", setup.chosen[1])


def test_a_match_of_ones_own_game_names_its_preset(settings):
    table = Table()
    setup = MatchSetup(settings, table)
    setup.set("max_set", 2)
    setup.saveAs("Small")
    setup.start()
    assert table.begun == [("arschloch", {"rounds": 5, "max_set": 2}, ["club"] * 3)]
    assert MatchSetup(settings, table).presetName == "Small"


def test_changes_to_ones_own_game_can_be_undone(setup):
    setup.set("max_set", 2)
    setup.saveAs("Small")
    setup.set("max_set", 1)
    assert setup.changes == 1
    setup.reset()
    assert setup.chosen[1].max_set == 2


def test_a_game_of_ones_own_can_be_deleted(setup):
    setup.saveAs("Mine")
    setup.deleteOwn()
    assert setup.preset == "arschloch"
    assert not [each for each in setup.variants if each["own"]]
    setup.deleteOwn()  # a built-in one stays
    assert setup.preset == "arschloch"


def test_a_deleted_game_of_ones_own_comes_back_as_it_was(setup, settings):
    assert setup.deletedOwn == ""
    setup.set("max_set", 2)
    setup.saveAs("Mine")
    setup.set("jokers", 3)
    before, kept = setup.chosen, settings.now.ownGames
    setup.deleteOwn()
    assert setup.deletedOwn == "Mine"
    setup.restoreOwn()
    assert (setup.preset, setup.chosen, settings.now.ownGames) == ("own:Mine", before, kept)
    assert setup.deletedOwn == ""
    setup.restoreOwn()
    assert settings.now.ownGames == kept


def test_a_deleted_game_does_not_come_back_over_a_new_one_of_its_name(setup, settings):
    setup.saveAs("Mine")
    setup.deleteOwn()
    setup.choose("trouduc")
    setup.saveAs("Mine")
    assert setup.deletedOwn == ""
    setup.restoreOwn()
    assert settings.now.ownGames["Mine"]["preset"] == "trouduc"


def test_a_game_needs_a_name(setup):
    setup.saveAs("   ")
    assert setup.preset == "arschloch"
    assert setup.message


@pytest.mark.parametrize(
    "game", [{}, {"preset": "chess"}, {"preset": "arschloch"}, {"preset": "arschloch", "rules": 3}]
)
def test_a_strange_game_in_the_settings_does_no_harm(settings, game):
    settings.change("ownGames", {"Odd": game})
    own = OwnGames(settings)
    for key in own.own_keys():
        assert own.rules_of(key) == presets()["arschloch"]
    assert MatchSetup(settings, Table()).preset == "arschloch"


# -- number of players ------------------------------------------------------------------


def test_a_game_says_how_many_may_play(setup):
    assert (setup.fewest, setup.most) == (3, 8)
    setup.choose("double-deck")
    assert (setup.fewest, setup.most, setup.players) == (6, 12, 6)


def test_a_second_deck_makes_room_for_more(setup):
    setup.set("decks", 2)
    assert setup.most == 12


def test_a_number_of_players_that_does_not_fit_is_told_there(setup):
    assert setup.playersProblem == ""
    setup.set("players", 12)
    assert setup.playersProblem == setup.problems[0] != ""


def test_what_the_deck_does_not_have_can_be_taken_off_its_list():
    rules = Rules(missing=("8D", "2D"), last_card_penalty=("A", "2"))
    rows = rows_of(rules)
    assert "2D" in [choice["value"] for choice in rows["missing"].choices]
    assert "2" in [item["value"] for item in rows["last_card_penalty"].items]
    assert "2" not in [item["value"] for item in rows["rank_order"].items]
    assert "2 of diamonds" in rows["missing"].problem
    assert "twos" in rows["last_card_penalty"].problem


def test_games_with_a_number_of_players_of_their_own_are_not_offered_for_more(setup):
    setup.choose("daifugo")
    setup.set("decks", 2)
    assert (setup.fewest, setup.most) == (5, 5)
    setup.set("players", 6)
    assert "5" in setup.playersProblem
    setup.set("players", 5)
    assert setup.playersProblem == ""
