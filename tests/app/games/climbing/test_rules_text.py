"""The written rules follow the options: every value of every option has its sentence."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from in_one_test import in_one_test

from arschloch_gui.app.by_game.written_rules import rules_parts, rules_text
from arschloch_gui.app.language import speak
from arschloch_gui.engine.climbing.game import CLIMBING
from arschloch_gui.engine.climbing.rules import Rules
from arschloch_gui.engine.games import family_of, presets
from arschloch_gui.languages import LANGUAGES
from deals import rules_of
from random_rules import differently_idle, presets_and_rules


def words_of(rules: Rules) -> str:
    return "\n".join(p for _, ps in rules_text("arschloch", rules) for p in ps)


# These options change the text only together with another one.
TOGETHER: dict[str, Any] = {
    "start_card": {"first_lead": "start_card"},
    "start_card_must_be_played": {"first_lead": "start_card"},
    "surplus": {"players": 5},
    "jester_revolution": {"joker": "jester", "jokers": 2},
    "lowest_office_may_equal": {"beat": "higher"},
    "inherit": {"clear_on_finish": False},
    "privileged": {"exchange": "best_for_any", "players": 6},
    "exchange_counts": {"exchange": "best_for_any", "players": 6, "privileged": "all"},
    "all_distinct": {"players": 8, "titles": "republic"},
    "joker": {"jokers": 2},
    "joker_exchangeable": {"jokers": 2},
    "spade3_beats_joker": {"jokers": 2},
    "tabula_rasa": {"players": 5},
    "ask_tries": {"exchange": "ask"},
    "ask_until": {"exchange": "ask"},
    "king_may_defer": {"exchange": "ask"},
    "pass_left_order": {"pass_left": 2},
    "redraw_seats": {"reseat": False},
    "revolution": {"decks": 2},
    "dealt_first": {"players": 5},
    "pass_lot": {"may_pass_lead": True},
    "runs_above": {"runs": "suited"},
    "eight_cuts_in_runs": {"runs": "suited", "eight_cuts": True},
    "revolution_by_runs": {"runs": "suited", "revolution": "four"},
    "spade3_sweeps": {"jokers": 2, "spade3_beats_joker": True},
}
OTHERS = {
    "players": (3, 4, 7),
    "rounds": (0, 1, 5),
    "decks": (1, 2),
    "missing": ((), ("7D",), ("7D", "AS")),
    "suit_order": ("none", ("D", "C", "H", "S")),
    "start_card": ("", "8C"),
    "max_set": (0, 1, 3),
    "privileged": (1, 2, "all"),
    "exchange_counts": ((2, 1), (3, 2), (1,), "by_players"),
    "deck": ("french32", "french52", "tarot78", "dalmuti80", "career"),
    "jokers": (0, 1, 3),
    "joker_exchangeable": (True, False),
    "low_beats_high": (0, 1, 3),
    "last_card_penalty": ((), ("A",), ("2", "A")),
    "ask_tries": (1, 3),
    "ask_until": (0, 2),
    "pass_left": (0, 1, 3),
    "redraw_seats": (0, 1, 3),
    "pass_lot": (0, 20),
    "forget_offices": (0, 1, 100),
    "tribute_suits": ("none", ("C", "D", "H", "S")),
}


@pytest.mark.sampled
@in_one_test("key", [spec.key for spec in Rules.specs()])
def test_every_value_of_an_option_changes_the_text(key: str):
    spec = Rules.spec(key)
    base = replace(Rules(deck="french52", rank_order="2-A"), **TOGETHER.get(key, {}))
    values: tuple[Any, ...] = OTHERS.get(key) or spec.choices or (False, True)
    if key == "rank_order":
        base, values = Rules(), ("7-A", "8-7")
    texts = [words_of(replace(base, **{key: value})) for value in values]
    assert len(set(texts)) == len(values)


@given(presets_and_rules())
def test_any_playable_rules_can_be_told(chosen):
    for heading, paragraphs in rules_text(*chosen):
        assert heading
        assert paragraphs
        assert all(paragraph.endswith((".", "!", "?")) for paragraph in paragraphs)


@given(presets_and_rules(), st.data())
def test_what_means_nothing_beside_the_others_is_not_mentioned(chosen, data):
    preset, rules = chosen
    other = data.draw(differently_idle(rules))
    assert rules_text(preset, other) == rules_text(preset, rules)


def test_a_lock_is_not_mentioned_where_cards_have_no_suits():
    plain = Rules(deck="career", rank_order="1-13")
    assert words_of(replace(plain, lock=True)) == words_of(plain)


@pytest.mark.sampled
@in_one_test("language", LANGUAGES)
@in_one_test("preset", presets())
def test_the_rules_have_no_holes_in_any_language(qapp, language, preset):
    with speak(language):
        fewest, most = family_of(preset).table_sizes[preset]
        for players in range(fewest, most + 1):
            rules = rules_of(preset, players=players)
            for _, paragraphs in rules_text(preset, rules):
                assert not [p for p in paragraphs if set(p) & set("{}%")]


def test_rules_that_are_off_are_not_mentioned():
    assert "exchange" not in words_of(Rules(exchange="none")).replace("No cards are exchanged", "")
    assert "suit" not in words_of(Rules()).replace("No suit is stronger than another", "")


def test_titles_in_the_text_are_those_of_the_table():
    mild = rules_parts("arschloch", Rules(), mild=True)
    assert "Donkey" in mild[0].paragraphs[0]
    sober = rules_parts("arschloch", Rules(), titles_wish="sober")
    assert "Tramp" in sober[0].paragraphs[0]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "♦ before ♣, ♥ and ♠"),
        ({"suit_order": ("S", "H", "C", "D")}, "♠ before ♥, ♣ and ♦"),
        ({"decks": 2}, "the first of them from the dealer’s left"),
        ({"start_card": "9C", "decks": 2}, "the first of them from the dealer’s left"),
        ({"deck": "career", "rank_order": "1-13"}, "the weakest card (a 1)"),
        ({"deck": "dalmuti80", "rank_order": "12-1"}, "the weakest card (a 12)"),
    ],
    ids=str,
)
def test_the_start_card_is_told_as_it_is_found(options: dict[str, Any], told: str):
    rules = Rules(**options)
    assert CLIMBING.problems(rules) == ()
    assert told in words_of(rules)


def test_only_one_can_hold_a_card_there_is_once():
    assert "several hold" not in words_of(Rules())
    assert "several hold" not in words_of(Rules(first_lead="left_of_dealer", decks=2))
